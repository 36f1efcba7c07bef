// The large files of the start: fetched side by side, counted byte by byte, checked before use.
// Whoever fetches one of them later (Pyodide, micropip, PyScript) gets the checked bytes.
import { fail } from "./failure.js";

const SITE = new URL("../../", import.meta.url).href;
const VENDOR = SITE + "static/vendor/";
// Small files that PyScript asks for, and says nothing about in the page when they are missing.
const PROGRAM = ["pyscript.toml", "web/main.py"];
const WASM_MAGIC = [0x00, 0x61, 0x73, 0x6d];
const TYPES = { wasm: "application/wasm", json: "application/json" };

class DownloadError extends Error {}

const browserFetch = globalThis.fetch.bind(globalThis);

async function get(name, base = VENDOR) {
  let response;
  try {
    // Always asks the server whether the file is still current: an old copy would not match.
    response = await browserFetch(base + name, { cache: "no-cache" });
  } catch {
    throw new DownloadError(`${name} could not be loaded: the server did not answer.`);
  }
  if (!response.ok) {
    throw new DownloadError(`${name} could not be loaded: the server answered ${response.status}.`);
  }
  return response;
}

async function receive(response, { file, bytes }, count) {
  const data = new Uint8Array(bytes);
  const reader = response.body.getReader();
  let filled = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    if (filled + value.length > bytes) throw new DownloadError(`${file} is longer than it should be.`);
    data.set(value, filled);
    filled += value.length;
    count(value.length);
  }
  if (filled < bytes) throw new DownloadError(`${file} arrived incomplete.`);
  return data;
}

async function check(data, { file, sha256 }) {
  if (file.endsWith(".wasm") && WASM_MAGIC.some((byte, index) => data[index] !== byte)) {
    throw new DownloadError(`${file} is not a WebAssembly file.`);
  }
  // Browsers offer hashing on secure pages only (https, or this machine).
  if (!globalThis.crypto?.subtle) return;
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", data));
  const hex = Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
  if (hex !== sha256) throw new DownloadError(`${file} arrived damaged.`);
}

async function download(entry, count) {
  const data = await receive(await get(entry.file), entry, count);
  await check(data, entry);
  return data;
}

const program = async (name) => new Uint8Array(await (await get(name, SITE)).arrayBuffer());

async function downloadAll(onBytes) {
  const manifest = await (await get("manifest.json")).json();
  const entries = manifest.files.filter(({ file }) => manifest.start.includes(file));
  const total = entries.reduce((sum, { bytes }) => sum + bytes, 0);
  let received = 0;
  const count = (length) => onBytes((received += length), total);
  return new Map([
    ...PROGRAM.map((name) => [SITE + name, program(name)]),
    ...entries.map((entry) => [VENDOR + entry.file, download(entry, count)]),
  ]);
}

function reportFailure(error) {
  fail(
    error instanceof DownloadError ? error.message : "A file of the site could not be loaded.",
    String(error.stack ?? error),
    "Check the connection and reload the page. If it happens again, the site was not copied completely.",
  );
}

// Starts all downloads and puts them behind `fetch`. Returns a function that ends this.
export function startDownloads(onBytes) {
  const downloads = downloadAll(onBytes);
  downloads.then((files) => Promise.all(files.values())).catch(reportFailure);

  globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, document.baseURI).href;
    const data = url.startsWith(SITE) && (await (await downloads).get(url));
    if (!data) return browserFetch(input, init);
    const type = TYPES[url.split(".").pop()] ?? "application/octet-stream";
    return new Response(data, { headers: { "content-type": type } });
  };
  return () => {
    globalThis.fetch = browserFetch;
  };
}
