// Elements from data, and changes to them: one call from Python for many elements.
const SVG = "http://www.w3.org/2000/svg";
const SVG_TAGS = new Set(["svg", "path", "polyline", "circle"]);

function element([tag, attributes, ...children]) {
  const made = SVG_TAGS.has(tag) ? document.createElementNS(SVG, tag) : document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  for (const child of children) made.append(Array.isArray(child) ? element(child) : child);
  return made;
}

// `trees` is a JSON list of `[tag, attributes, child, ...]`; they take the place of what was there.
export function mount(id, trees) {
  const target = document.getElementById(id);
  const focused = target.contains(document.activeElement) && document.activeElement.dataset.testid;
  target.replaceChildren(...JSON.parse(trees).map(element));
  if (focused) target.querySelector(`[data-testid="${CSS.escape(focused)}"]`)?.focus();
}

function change(id, name, value) {
  const target = document.getElementById(id);
  if (name === "text") target.textContent = value;
  else if (name === "hidden" || name === "disabled") target[name] = value;
  else if (value === null) target.removeAttribute(name);
  else target.setAttribute(name, value);
}

// `changes` is a JSON list of `[id, what, value]`; `what` is text, hidden, disabled or an attribute.
export function update(changes) {
  for (const [id, name, value] of JSON.parse(changes)) change(id, name, value);
}

// A dialog with a title and a body that `mount` fills; made when it is first opened.
function dialog(id, title) {
  const made = element([
    "dialog",
    { id: `${id}-dialog`, class: `page page--${id}`, "aria-labelledby": `${id}-title`, "data-testid": `${id}-dialog` },
    [
      "header",
      { class: "page__head" },
      ["h2", { id: `${id}-title`, class: "page__title" }, title],
      [
        "button",
        { type: "button", class: "round-button", "data-act": "close", "data-testid": `${id}-close`, "aria-label": "Close" },
        ["svg", { viewBox: "0 0 24 24", class: "icon icon--line", "aria-hidden": "true" }, ["path", { d: "m6 6 12 12M18 6 6 18" }]],
      ],
    ],
    ["div", { id: `${id}-body`, class: "page__body", tabindex: "-1" }],
  ]);
  document.getElementById("dialogs").append(made);
  return made;
}

export function openDialog(id, title, trees) {
  const shown = document.getElementById(`${id}-dialog`) ?? dialog(id, title);
  const body = shown.querySelector(".page__body");
  const place = shown.open ? body.scrollTop : 0;
  mount(`${id}-body`, trees);
  if (!shown.open) shown.showModal();
  body.scrollTop = place;
}

export const isOpen = (id) => Boolean(document.getElementById(`${id}-dialog`)?.open);

export function closeDialogs() {
  for (const open of document.querySelectorAll("dialog[open]")) open.close();
}

// Another place of this page, without loading it again.
export function go(hash) {
  history.pushState(null, "", location.pathname + hash);
  dispatchEvent(new HashChangeEvent("hashchange"));
}

export const address = () => JSON.stringify([location.hash, location.search]);
