// Nothing in a start is bound to end: a server may stall, and Pyodide may wait for ever without a
// word. The watchdog speaks up after a while without any sign of progress.
import { fail } from "./failure.js";
import { isFailed, isReady } from "./state.js";

const DEFAULT_SECONDS = 60;

// <html data-boot-timeout="SECONDS"> sets how long the silence may last.
const patience = () => Number(document.documentElement.dataset.bootTimeout) || DEFAULT_SECONDS;

export function watch(currentStep) {
  let silence = 0;
  // Counts ticks, not the clock: a busy or sleeping machine is no stalled start.
  const timer = setInterval(() => {
    if (isReady() || isFailed()) return clearInterval(timer);
    if (document.hidden) return;
    silence += 1;
    if (silence < patience()) return;
    fail(
      `Nothing has happened for ${silence} seconds. The start stopped at: ${currentStep()}.`,
      "",
      "Check the connection and reload the page. An up-to-date browser with WebAssembly is needed.",
    );
  }, 1000);
  return () => {
    silence = 0;
  };
}
