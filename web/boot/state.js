// Starting, ready or failed: kept on <html data-app>, where style sheets and tests see it too.
// "failed" is final.
const root = document.documentElement;

export const isReady = () => root.dataset.app === "ready";
export const isFailed = () => root.dataset.app === "failed";

export function becomeReady() {
  if (isFailed()) return false;
  root.dataset.app = "ready";
  return true;
}

// True the first time only: the first failure is the one to tell.
export function becomeFailed() {
  if (isFailed()) return false;
  root.dataset.app = "failed";
  return true;
}
