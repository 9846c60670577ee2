// What this device keeps: the last lists, and the changes and photos that the server does not have yet. It is in IndexedDB,
// which a page has on any origin; where there is none, it is kept as long as the page is open.

const opened = new Promise((resolve) => {
    const request = window.indexedDB?.open("kif", 1);
    if (!request) return resolve(null);
    request.onupgradeneeded = () => {
        request.result.createObjectStore("kept");
        for (const name of ["changes", "photos"]) request.result.createObjectStore(name, { keyPath: "key" });
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => resolve(null);
});
const memory = new Map();
// What this device has no room for.
const unkept = new Set();

async function run(name, mode, action) {
    const database = await opened;
    if (!database) return undefined;
    const transaction = database.transaction(name, mode);
    const request = action(transaction.objectStore(name));
    return new Promise((resolve, reject) => {
        transaction.oncomplete = () => resolve(request.result);
        transaction.onerror = transaction.onabort = () => reject(transaction.error);
    });
}

/// Keeps a value under a key, such as a list. A full storage loses nothing but this copy.
export function keep(key, value) {
    memory.set(key, value);
    return run("kept", "readwrite", (store) => store.put(value, key)).catch(() => {});
}

export const kept = async (key) => memory.get(key) ?? (await run("kept", "readonly", (store) => store.get(key)).catch(() => {}));

/// Notes a change or a photo that waits, by its `key`; false where this device has no room for it.
export async function note(name, entry) {
    try {
        await run(name, "readwrite", (store) => store.put(entry));
        if (await opened) return unkept.delete(entry.key) || true;
    } catch {
        // It is in this page alone.
    }
    unkept.add(entry.key);
    return false;
}

/// Whether something that waits is lost when the page is left.
export const hasUnkept = () => unkept.size > 0;

export function forget(name, key) {
    unkept.delete(key);
    return run(name, "readwrite", (store) => store.delete(key)).catch(() => {});
}

/// All that waits, the oldest first.
export const noted = async (name) => (await run(name, "readonly", (store) => store.getAll()).catch(() => [])) ?? [];

/// A key that is after all earlier ones, also of other tabs.
export const nextKey = () => `${Date.now().toString().padStart(14, "0")}-${(count += 1).toString().padStart(6, "0")}-${Math.random()}`;
let count = 0;

/// Forgets everything: for the next person at this device.
export async function forgetAll() {
    memory.clear();
    unkept.clear();
    for (const name of ["kept", "changes", "photos"]) await run(name, "readwrite", (store) => store.clear()).catch(() => {});
}
