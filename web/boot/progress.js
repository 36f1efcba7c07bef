// The progress bar: bytes that have arrived, then the steps of the start, by name.
const bar = document.getElementById("boot-progress");
const stepLine = document.getElementById("boot-step");
const bytesLine = document.getElementById("boot-bytes");

// Downloads are the first part of the bar; each step of PyScript then has its place on it.
const DOWNLOADED = 0.6;
const STEPS = [
  ["Loaded interpreter", "Unpacking the house", 0.8],
  ["Loaded files", "Installing the engine", 0.85],
  ["Loaded Pyodide", "The engine is in place", 0.92],
];
const APP = 0.95;

let place = 0;

function advance(to) {
  place = Math.max(place, to);
  bar.value = place;
}

export function step(text, to = APP) {
  stepLine.textContent = text;
  advance(to);
}

const megabytes = (bytes) => (bytes / 1e6).toFixed(1);

export function showBytes(received, total) {
  advance((DOWNLOADED * received) / total);
  bytesLine.textContent = `${megabytes(received)} of ${megabytes(total)} MB`;
  if (received === total) step("Starting Python", DOWNLOADED);
}

export const currentStep = () => stepLine.textContent;

// PyScript announces its steps; `alive` hears of each, named here or not.
export function followPyScript(alive) {
  addEventListener("py:progress", ({ detail }) => {
    alive();
    const known = STEPS.find(([name]) => detail === name);
    if (known) step(known[1], known[2]);
  });
}
