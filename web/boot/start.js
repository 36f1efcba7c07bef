// The page's start: shows what is there, then brings Python.
import { startDownloads } from "./downloads.js";
import { fail, showUncaughtErrors } from "./failure.js";
import { guardPresses } from "./guard.js";
import { currentStep, followPyScript, showBytes } from "./progress.js";
import { isReady } from "./state.js";
import { hideStorageFromPyScript } from "./storage.js";
import { followAddress } from "./views.js";
import { watch } from "./watchdog.js";

async function startPyScript() {
  const { hooks } = await import("../../static/vendor/pyscript/core.js");
  // PyScript prepares code for workers with Function(), which the page's policy forbids; this page
  // runs Python on the main thread only.
  hooks.worker.onBeforeRunAsync.clear();
}

showUncaughtErrors();
guardPresses();
hideStorageFromPyScript();
followAddress();

const alive = watch(currentStep);
followPyScript(alive);
const endDownloads = startDownloads((received, total) => {
  alive();
  showBytes(received, total);
});
addEventListener("gemworks:ready", endDownloads, { once: true });
// PyScript says "done" even of a program that never ran.
addEventListener("py:all-done", () => {
  if (!isReady()) fail("The game's program ended before it was ready.");
});

startPyScript().catch((error) => {
  fail("The Python runtime could not be loaded.", String(error.stack ?? error));
});
