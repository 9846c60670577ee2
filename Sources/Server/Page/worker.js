// The service worker, where the address allows one: it opens the page without the server, and takes photos that the phone's
// gallery shares.

const cacheName = "page";
const files = ["/", "/page.js", "/manifest.json", "/icon.svg"];
/// After this long without an answer the page is opened as it was last.
const patience = 4000;

self.addEventListener("install", (event) => event.waitUntil(fill().then(() => self.skipWaiting())));
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

const fill = async () => (await caches.open(cacheName)).addAll(files);

self.addEventListener("fetch", (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (origin !== self.location.origin) return;
    if (request.method === "POST" && pathname === "/share") return event.respondWith(take(request));
    if (request.method === "GET" && files.includes(pathname)) event.respondWith(answer(request, pathname));
});

/// What the server says, or what was kept when it does not answer in time.
async function answer(request, path) {
    const cache = await caches.open(cacheName);
    try {
        const response = await fetch(request, { signal: AbortSignal.timeout(patience) });
        if (response.ok) await cache.put(path, response.clone());
        return response;
    } catch {
        return (await cache.match(path)) ?? Response.error();
    }
}

/// Keeps shared photos where the page finds those that wait, and shows it.
async function take(request) {
    const photos = (await request.formData()).getAll("photos").filter((each) => each instanceof File);
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
    await new Promise((resolve) => {
        transaction.oncomplete = transaction.onabort = resolve;
    });
    database.close();
    return Response.redirect("/", 303);
}
