// Talks to the server: requests, problems, the stream of events.

import { text } from "./text.js";

const events = new EventTarget();

export const tell = (name, detail) => events.dispatchEvent(new CustomEvent(name, { detail }));
export const on = (name, handler) => events.addEventListener(name, (event) => handler(event.detail));

/// The answer to a request. `isPassing` of a thrown error says whether the same may succeed later.
export async function ask(method, path, body, headers = {}) {
    const isFile = body instanceof Blob;
    if (body !== undefined) headers["Content-Type"] = isFile ? body.type || "image/jpeg" : "application/json";
    let response, answer;
    try {
        response = await fetch("/v1" + path, {
            method, headers, body: isFile ? body : JSON.stringify(body), cache: "no-store",
            signal: AbortSignal.timeout(isFile ? 600000 : 20000),
        });
        answer = [204, 304].includes(response.status) ? null : await response.json();
    } catch {
        throw problem(0, { title: text.noConnection });
    }
    if (response.ok || response.status === 304) return answer;
    if (answer.code === "notSignedIn" && path !== "/me") {
        sessionStorage.setItem("line", text.signedOut);
        restart();
    }
    throw problem(response.status, answer, Number(response.headers.get("Retry-After")));
}

function problem(status, { title, code }, wait) {
    return Object.assign(new Error(title), { status, code, wait, isPassing: status === 0 || status === 429 || status >= 500 });
}

/// Starts the page again, with an invitation's code.
export function restart(code = "") {
    history.replaceState(null, "", code ? "/#" + code : "/");
    location.reload();
}

/// A random UUID, also without https.
export function uuid() {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
    return digits.replace(/(.{8})(.{4}).(.{3}).(.{3})/, "$1-$2-4$3-a$4-");
}

/// The civil day here; Swedes write it as 2027-03-12.
export const today = () => new Date().toLocaleDateString("sv-SE");

// "poll" is told each 20 s without the stream, and each minute with it: it may be dead without a sign, and midnight is no event.

let source = null;
let timer = 0;
let ticks = 0;

export const isLive = () => source?.readyState === EventSource.OPEN;

export function openStream() {
    closeStream();
    timer = setInterval(tick, 20000);
    connect();
}

export function closeStream() {
    clearInterval(timer);
    source?.close();
}

function connect() {
    source?.close();
    if (document.hidden) return;
    const stream = new EventSource("/v1/events");
    source = stream;
    stream.onerror = () => stream.readyState === EventSource.CLOSED && tell("poll");
    for (const name of ["household", "scan"]) stream.addEventListener(name, (event) => tell(name, JSON.parse(event.data)));
    stream.addEventListener("bye", () => {
        stream.close();
        setTimeout(connect, 2000);
    });
}

function tick() {
    ticks += 1;
    if (!isLive() || ticks % 3 === 0) tell("poll");
    if (source?.readyState === EventSource.CLOSED) connect();
}
