// Runs a WebAssembly file of `gemworks wasm` in Node: reads jobs as JSON from standard input, writes results.
//
//   node wasm_host.mjs FILE.wasm FILE.json < jobs.json > results.json
//
// A job sets fields of the block by name (whole lists of integers), then plays `rounds` rounds from
// `first` on, and gives back the fields it names under `read`. The block keeps what the job before left.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const ALIGNMENT = 64;

export function load(wasmFile, layoutFile) {
  const layout = JSON.parse(readFileSync(layoutFile, "utf8"));
  const instance = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(wasmFile)));
  const { memory, __heap_base, [layout.export]: simulate } = instance.exports;
  const address = Math.ceil(__heap_base.value / ALIGNMENT) * ALIGNMENT;
  const block = new BigInt64Array(memory.buffer, address, layout.words);
  const field = (name) => {
    const { offset, shape } = layout.fields[name];
    return block.subarray(offset, offset + shape.reduce((a, b) => a * b, 1));
  };
  for (const [name, { values }] of Object.entries(layout.fields)) {
    if (values) field(name).set(values.map(BigInt));
  }
  return { field, run: (first, rounds) => simulate(BigInt(address), BigInt(first), BigInt(rounds)) };
}

function play(machine, { set = {}, first, rounds, read = [] }) {
  for (const [name, values] of Object.entries(set)) machine.field(name).set(values.map(BigInt));
  const began = performance.now();
  machine.run(first, rounds);
  const seconds = (performance.now() - began) / 1000;
  const fields = Object.fromEntries(read.map((name) => [name, Array.from(machine.field(name), String)]));
  return { seconds, fields };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [wasmFile, layoutFile] = process.argv.slice(2);
  const machine = load(wasmFile, layoutFile);
  const jobs = JSON.parse(readFileSync(0, "utf8"));
  process.stdout.write(JSON.stringify(jobs.map((job) => play(machine, job))));
}
