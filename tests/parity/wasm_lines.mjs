// The digest of rounds played by a WebAssembly file of `gemworks wasm`, in the form of tests/parity/rounds.py.
//
//   node wasm_lines.mjs FILE.wasm FILE.json < {"ciphers": [[...]], "rounds": [[cipher, number, mode, state, script], ...]}
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { load } from "../../lab/wasm_host.mjs";

const [wasmFile, layoutFile] = process.argv.slice(2);
const { field, run } = load(wasmFile, layoutFile);
const { ciphers, rounds } = JSON.parse(readFileSync(0, "utf8"));
const [USED, CAPACITY, START] = [0, 1, 2]; // engine/tape.py
const [MODE, COINS] = [0, 2]; // engine/desk.py, engine/tally.py

const tape = field("desk.tape");
const state = field("desk.state");
tape[CAPACITY] = BigInt(tape.length);
const digest = createHash("sha256");
for (const [cipher, number, mode, before, script] of rounds) {
  field("desk.stream.cipher").set(ciphers[cipher].map(BigInt));
  field("desk.stream.script").set(script.map(BigInt));
  state.set(before.map(BigInt));
  field("desk.terms")[MODE] = BigInt(mode);
  field("tally.totals").fill(0n);
  run(number, 1);
  const events = tape.subarray(START, Number(tape[USED]));
  digest.update(`${field("tally.totals")[COINS]}|${state.join(",")}|${events.join(",")}\n`);
}
process.stdout.write(digest.digest("hex"));
