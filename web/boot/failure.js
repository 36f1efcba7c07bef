// The one error panel. It says what failed and what to do, and nothing takes it away but a reload.
import { becomeFailed, isReady } from "./state.js";

const AGAIN = "Reload the page. If it happens again, the details below say what went wrong.";
const SAVED = "Your play credits are saved as they were. Reload the page to play on.";

export function fail(what, detail = "", advice = "") {
  const playing = isReady();
  if (!becomeFailed()) return;
  document.getElementById("failure-title").textContent = playing
    ? "The game stopped"
    : "Gemworks could not start";
  document.getElementById("failure-what").textContent = what;
  document.getElementById("failure-advice").textContent = advice || (playing ? SAVED : AGAIN);
  document.getElementById("failure-detail").textContent = detail || what;
  const panel = document.getElementById("failure");
  panel.hidden = false;
  panel.querySelector("button").focus();
}

// Errors that are not ours to stop for: a browser extension's, and a notice about resizing.
const isForeign = ({ filename = "", message = "" }) =>
  (filename && !filename.startsWith(location.origin)) || message.startsWith("ResizeObserver loop");

const unexpected = () =>
  isReady() ? "An unexpected error stopped the game." : "An unexpected error stopped the start.";
const asText = (error) => String(error?.stack || error?.message || error);

export function showUncaughtErrors() {
  document
    .getElementById("failure-reload")
    .addEventListener("click", () => location.reload());
  addEventListener("error", (event) => {
    if (isForeign(event)) return;
    fail(unexpected(), asText(event.error ?? event.message));
  });
  addEventListener("unhandledrejection", ({ reason }) => {
    fail(unexpected(), asText(reason));
  });
}
