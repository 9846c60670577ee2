// The service worker, where the address allows one: it opens the page without the server, and takes photos that the phone's
// gallery shares.

const cacheName = "page";
/// The files of the page, and by what each is known: a proxy or a portal may answer in the server's place.
const files = { "/": "data-version=", "/page.js": "const m = {};", "/manifest.json": "share_target", "/icon.svg": "<svg" };
/// After this long without an answer the page is opened as it was last, and what is larger is none of its files.
const patience = 4000;
const most = 1 << 20;

self.addEventListener("install", (event) => event.waitUntil(fill().then(() => self.skipWaiting())));
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

const fill = () => Promise.all(Object.keys(files).map(async (path) => {
    if (!(await keep(path, await fetch(path)))) throw new Error(path);
}));

self.addEventListener("fetch", (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (origin !== self.location.origin) return;
    if (request.method === "POST" && pathname === "/share") return event.respondWith(take(request));
    if (request.method === "GET" && pathname in files) event.respondWith(answer(request, pathname));
});

/// What the server says, or what was kept when it does not answer in time. Where something else answers, a person may have to
/// see that: to sign in to a proxy.
async function answer(request, path) {
    const last = async () => (await caches.open(cacheName)).match(path);
    try {
        const response = await fetch(request, { signal: AbortSignal.timeout(patience) });
        if (await keep(path, response)) return response;
        const isShown = response.ok || [0, 401, 403, 511].includes(response.status);
        return (path === "/" && isShown ? null : await last()) ?? response;
    } catch {
        return (await last()) ?? Response.error();
    }
}

/// Keeps an answer if it is the server's own and whole; whether it is.
async function keep(path, response) {
    const isOwn = response.ok && (await textOf(response.clone())).includes(files[path]);
    if (isOwn) await (await caches.open(cacheName)).put(path, response.clone());
    return isOwn;
}

async function textOf({ body }) {
    const parts = [];
    let length = 0;
    const reader = body.getReader();
    while (length <= most) {
        const { done, value } = await reader.read();
        if (done) return new Blob(parts).text();
        parts.push(value);
        length += value.length;
    }
    reader.cancel();
    return "";
}

/// Keeps shared photos where the page finds those that wait, and shows it.
async function take(request) {
    try {
        await note((await request.formData()).getAll("photos").filter((each) => each instanceof File));
        return Response.redirect("/", 303);
    } catch {
        return Response.redirect("/#error=noRoom", 303);
    }
}

async function note(photos) {
    const database = await new Promise((resolve, reject) => {
        const opening = indexedDB.open("kif", 1);
        opening.onupgradeneeded = () => {
            opening.result.createObjectStore("kept");
            for (const name of ["changes", "photos"]) opening.result.createObjectStore(name, { keyPath: "key" });
        };
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
    });
    const transaction = database.transaction("photos", "readwrite");
    photos.forEach((file, index) => transaction.objectStore("photos").put({
        key: `${Date.now().toString().padStart(14, "0")}-${index}-${Math.random()}`, file, series: crypto.randomUUID(), state: "waiting",
    }));
    await new Promise((resolve, reject) => {
        transaction.oncomplete = resolve;
        transaction.onabort = () => reject(transaction.error);
    });
    database.close();
}
