// PyScript looks into a cache of packages in IndexedDB before anything else, and never starts where the
// browser denies its storage or does not answer. This page keeps nothing there: PyScript is shown an empty
// cache, and only our own database is the browser's. What its trouble means is the journal's to say.
const OURS = "gemworks";

function answered(result) {
  const request = {};
  queueMicrotask(() => request.onsuccess?.({ target: { result } }));
  return request;
}

const emptyStore = {
  count: () => answered(0),
  clear: () => answered(),
  delete: () => answered(),
  get: () => answered(),
  getKey: () => answered(),
  getAllKeys: () => answered([]),
  put: () => answered(),
};

const emptyDatabase = {
  objectStoreNames: ["entries"],
  transaction: () => ({ objectStore: () => emptyStore }),
  close: () => {},
};

export function hideStorageFromPyScript() {
  if (!globalThis.indexedDB) {
    globalThis.indexedDB = { open: openNone };
    return;
  }
  const open = IDBFactory.prototype.open;
  IDBFactory.prototype.open = function (name, ...version) {
    return name === OURS ? open.call(this, name, ...version) : answered(emptyDatabase);
  };
}

function openNone(name) {
  if (name === OURS) throw new DOMException("this browser has no IndexedDB", "SecurityError");
  return answered(emptyDatabase);
}
