// Texts under keys in IndexedDB. A save keeps all its entries or none.
import { openDB } from "../../static/vendor/idb/index.js";

const NAME = "gemworks";
const RECORDS = "records";
// Some browsers never answer when their storage is in trouble.
const OPEN_MS = 3000;
const ANSWER_MS = 10000;

let database = null;

const failure = (name, message = name) => new DOMException(message, name);

function inTime(promise, milliseconds) {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(failure("TimeoutError", "no answer in time")), milliseconds);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

// With `create` false a database that is not there stays so, and this gives null.
async function open(create) {
  if (database) return database;
  let absent = false;
  const opening = openDB(NAME, 1, {
    upgrade(fresh, _oldVersion, _newVersion, transaction) {
      absent = !create;
      transaction.done.catch(() => {});
      if (create) fresh.createObjectStore(RECORDS);
      else transaction.abort();
    },
    blocking: () => close(),
    terminated: () => close(),
  });
  try {
    const opened = await inTime(opening, OPEN_MS);
    database ??= opened;
  } catch (error) {
    // A database that opens after all must not stand in anyone's way.
    opening.then((late) => late.close()).catch(() => {});
    if (!absent) throw error;
  }
  return database;
}

function close() {
  database?.close();
  database = null;
}

export async function load(key, create) {
  const opened = await open(create);
  return opened ? ((await inTime(opened.get(RECORDS, key), ANSWER_MS)) ?? null) : null;
}

async function write(opened, entries, expected, durability) {
  const transaction = opened.transaction(RECORDS, "readwrite", { durability });
  const records = transaction.store;
  // Whoever waits for it below hears of a failure; nobody else has to.
  transaction.done.catch(() => {});
  for (const [key, text] of Object.entries(expected)) {
    if (((await records.get(key)) ?? null) === text) continue;
    transaction.abort();
    throw failure("StaleError", `another tab has written ${key}`);
  }
  const puts = Object.entries(entries).map(([key, text]) => records.put(text, key));
  await Promise.all([...puts, transaction.done]);
}

// `entries` and `expected` are JSON objects of texts; an expected null means that nothing is there.
export async function save(entries, expected, strict) {
  const opened = await open(true);
  const durability = strict ? "strict" : "relaxed";
  await inTime(write(opened, JSON.parse(entries), JSON.parse(expected), durability), ANSWER_MS);
}

// Throws where the browser has no chance to offer.
export const randomBytes = (count) => crypto.getRandomValues(new Uint8Array(count));
