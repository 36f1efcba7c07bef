// Before the app is ready a press does nothing, and nothing of it is kept for later.
import { isReady } from "./state.js";

const PRESSES = ["click", "dblclick", "pointerdown", "pointerup", "keydown", "keyup", "submit"];
const KEYS = ["Enter", " "];

function swallow(event) {
  if (isReady() || event.target.closest?.("#failure")) return;
  if (event.type.startsWith("key") && !KEYS.includes(event.key)) return;
  event.stopImmediatePropagation();
  // A pointer may still scroll the page.
  if (!event.type.startsWith("pointer")) event.preventDefault();
}

export function guardPresses() {
  for (const type of PRESSES) addEventListener(type, swallow, { capture: true });
}

export function openControls() {
  for (const control of document.querySelectorAll("[data-needs-app]")) {
    control.removeAttribute("aria-disabled");
    // A link leads nowhere until the app is there, not even before this file is.
    if (control.dataset.href) control.setAttribute("href", control.dataset.href);
  }
}
