// One set of listeners for the whole page. Each sends a small message to one function of Python:
//   act NAME VALUE      a control with data-act was pressed
//   set NAME VALUE      a control with data-set has another value
//   press key|stage ""  a spin key, or the stage
//   address "" ""       another place of the page is wanted
import * as sound from "./sound.js";

const SPIN_KEYS = new Set(["Space", "Enter", "NumpadEnter"]);
const OWN_KEYS = "a[href], button, input, select, textarea, summary, [contenteditable]";

let send = null;
const held = new Set();

const dialogIsOpen = () => document.querySelector("dialog[open]") !== null;
const gameIsShown = () => document.documentElement.dataset.view === "game";

function isSpinKey(event) {
  if (!SPIN_KEYS.has(event.code) || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (event.isComposing || !gameIsShown() || dialogIsOpen()) return false;
  // Another control that has the focus keeps its keys.
  const owner = event.target.closest?.(OWN_KEYS);
  return !owner || owner.id === "spin";
}

function onKeyDown(event) {
  sound.wake();
  if (!isSpinKey(event)) return;
  // The page must not scroll, and a focused spin button must not be pressed a second time.
  event.preventDefault();
  if (event.repeat || held.has(event.code)) return;
  held.add(event.code);
  send("press", "key", "");
}

function onKeyUp(event) {
  if (held.delete(event.code)) event.preventDefault();
}

function onClick(event) {
  const control = event.target.closest?.("[data-act]");
  if (control) {
    // A control pressed with a pointer does not keep Space and Enter from the reels.
    if (event.detail > 0 && control.closest("#bar")) control.blur();
    send("act", control.dataset.act, control.dataset.value ?? "");
  } else if (event.target.id === "stage") {
    send("press", "stage", "");
  } else if (event.target.tagName === "DIALOG") {
    // What is pressed there is the ground around the open dialog.
    event.target.close();
  }
}

function onInput(event) {
  const name = event.target.dataset?.set;
  if (name) send("set", name, event.target.value);
}

function onClose(event) {
  // The browser gives the focus back to the control that opened the dialog.
  const keyboard = document.activeElement?.matches(":focus-visible");
  if (event.target.tagName === "DIALOG" && !keyboard) document.activeElement?.blur();
}

export function connect(python) {
  send = python;
  addEventListener("keydown", onKeyDown);
  addEventListener("keyup", onKeyUp);
  addEventListener("blur", () => held.clear());
  addEventListener("pointerdown", () => sound.wake());
  addEventListener("click", onClick);
  addEventListener("input", onInput);
  addEventListener("close", onClose, { capture: true });
  addEventListener("hashchange", () => send("address", "", ""));
  document.addEventListener("visibilitychange", () => sound.sleep(document.hidden));
}
