// `window.gemworks`: what automation may read; docs/automation.md describes it. Nothing here changes
// anything: every value is a copy.
const root = document.documentElement;

let status = { busy: false, balance: null };
let quietUntil = 0;
let lastRound = "null";
let readDisplayList = () => "[]";

// `python` gives the display list as JSON when somebody asks for it.
export function open(python) {
  readDisplayList = python;
  Object.defineProperty(window, "gemworks", {
    enumerable: true,
    value: Object.freeze({
      get ready() {
        return root.dataset.app === "ready";
      },
      get busy() {
        // As long as a press would still be taken for a stop, the round is not over.
        return status.busy || performance.now() < quietUntil;
      },
      get balance() {
        return status.balance;
      },
      get lastRound() {
        return JSON.parse(lastRound);
      },
      get displayList() {
        return JSON.parse(readDisplayList());
      },
    }),
  });
}

export function setStatus(busy, balance, grace) {
  if (status.busy && !busy) quietUntil = performance.now() + grace;
  status = { busy, balance: balance ?? null };
}

export function setLastRound(json) {
  lastRound = json;
}
