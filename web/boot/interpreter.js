// What `interpreter` in pyscript.toml names: Pyodide, with its files where the build puts them.
import * as pyodide from "../../static/vendor/pyodide/pyodide.mjs";

const indexURL = new URL("../../static/vendor/pyodide/", import.meta.url).href;

export const version = pyodide.version;
export const loadPyodide = (options) => pyodide.loadPyodide({ ...options, indexURL });
