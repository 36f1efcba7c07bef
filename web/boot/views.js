// Which view is shown: the lobby (#/), or a game (#/fire-gnomes, ?game=..., #r=...).
// Kept on <html data-view data-game>; the games that can be opened are the cards that have a link.
const root = document.documentElement;

const playable = () =>
  Array.from(document.querySelectorAll("a.card[data-href]"), (card) => card.dataset.href.slice(2));

function currentGame() {
  const { hash, search } = location;
  if (hash.startsWith("#/")) return hash.slice(2);
  return new URLSearchParams(search).get("game") ?? "";
}

function show() {
  const game = currentGame();
  const isGame = playable().includes(game);
  // A short link names its game inside the token; the app reads it.
  const isToken = location.hash.startsWith("#r=");
  root.dataset.view = isGame || isToken ? "game" : "lobby";
  root.dataset.game = isGame ? game : "";
  document.getElementById("lobby").hidden = root.dataset.view !== "lobby";
  document.getElementById("game").hidden = root.dataset.view !== "game";
  scrollTo(0, 0);
}

export function followAddress() {
  addEventListener("hashchange", show);
  show();
}
