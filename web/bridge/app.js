// All of this room that Python uses, under one name (`from pyscript.js_modules import bridge`).
export * as events from "./events.js";
export * as hook from "./hook.js";
export * as page from "./page.js";
export * as sound from "./sound.js";
export * as store from "./store.js";
