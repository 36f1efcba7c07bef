// What the Python side says to the page (`from pyscript.js_modules import boot`).
import { fail } from "./failure.js";
import { openControls } from "./guard.js";
import { step } from "./progress.js";
import { becomeReady } from "./state.js";

export { fail, step };

// Called once everything works: controls open, the progress bar goes.
export function ready() {
  if (!becomeReady()) return;
  step("Ready", 1);
  openControls();
  dispatchEvent(new CustomEvent("gemworks:ready"));
}
