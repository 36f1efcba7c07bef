// Runs one Python file in Pyodide under Node: node run_python.mjs PYODIDE_DIR FILE [PATH...]
// The machine's files are mounted at /host.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [pyodideFolder, file, ...args] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(resolve(pyodideFolder, "pyodide.mjs")));
const python = await loadPyodide();
python.mountNodeFS("/host", "/");
try {
  python.pyimport("sys").argv = python.toPy([file, ...args.map((path) => "/host" + resolve(path))]);
  python.runPython(readFileSync(file, "utf-8"), { filename: file });
} catch (error) {
  // An error that escapes would print Pyodide's whole source, a megabyte in one line.
  console.error(String(error.message).slice(0, 4000));
  process.exit(1);
}
