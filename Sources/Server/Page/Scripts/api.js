// Talks to the server: requests, and the stream of events.

import { isAbout, judge, problem } from "./answers.js";

const events = new EventTarget();

export const tell = (name, detail) => events.dispatchEvent(new CustomEvent(name, { detail }));
export const on = (name, handler) => events.addEventListener(name, (event) => handler(event.detail));

/// How large an answer may be: a list is the largest.
const most = 64 << 20;

/// The server's answer to a request. A problem that is thrown has a `code` if it is the server's own.
export async function ask(method, path, body, headers = {}) {
    if (body !== undefined) headers["Content-Type"] = "application/json";
    let response, text;
    try {
        response = await fetch("/v1" + path, {
            method, headers, body: JSON.stringify(body), cache: "no-store", redirect: "manual", signal: AbortSignal.timeout(20000),
        });
        text = await textOf(response);
    } catch {
        throw problem(null);
    }
    return heard({ method, path, body, headers }, response.status, (name) => response.headers.get(name), text);
}

/// The text of JSON, or null: of anything else, and of what is too large.
async function textOf({ body, headers }) {
    if (!body) return null;
    const reader = body.getReader();
    const parts = [];
    let length = 0;
    while (/json/i.test(headers.get("Content-Type")) && length <= most) {
        const { done, value } = await reader.read();
        if (done) return new Blob(parts).text();
        parts.push(value);
        length += value.length;
    }
    reader.cancel().catch(() => {});
    return null;
}

/// Sends a photo, and says after each part how much of it has arrived, 0…1.
export function sendFile(path, file, headers, progress, method = "PUT") {
    return new Promise((resolve, reject) => {
        const request = new XMLHttpRequest();
        const began = performance.now();
        const end = (text) => {
            try {
                resolve(heard({ method, path, headers }, request.status, (name) => request.getResponseHeader(name), text));
            } catch (error) {
                reject(error);
            }
        };
        request.open(method, "/v1" + path);
        request.timeout = 600000;
        for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
        request.setRequestHeader("Content-Type", /^image\//.test(file.type) ? file.type : "image/jpeg");
        request.upload.onprogress = ({ loaded, total }) => progress(loaded / total);
        // What was sent may still be on its way to the server, but not for long.
        request.upload.onload = () => {
            request.timeout = performance.now() - began + 120000;
        };
        request.onprogress = ({ loaded }) => {
            if (loaded <= most / 16) return;
            end(null);
            request.abort();
        };
        request.onerror = request.ontimeout = () => reject(problem(null));
        request.onload = () => end(request.responseText);
        request.send(file);
    });
}

/// What was answered to a request; "signedOut" is told where the server says so.
function heard(request, status, header, text) {
    try {
        const answer = judge(request, status, header, text);
        if (answer) noteTime(header("Date"));
        return answer;
    } catch (error) {
        if (isAbout(error, "session") && request.path !== "/me") tell("signedOut");
        throw error;
    }
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

// How far the server's clock is ahead of this device's, which may be a year off, in milliseconds.
let ahead = Number(localStorage.getItem("ahead"));

function noteTime(date) {
    const difference = date ? Date.parse(date) - Date.now() : 0;
    if (!date || Math.abs(difference - ahead) < 60000) return;
    ahead = Math.abs(difference) < 60000 ? 0 : difference;
    localStorage.setItem("ahead", ahead);
}

/// The time by the server's clock, and the civil day here; Swedes write it as 2027-03-12.
export const now = () => new Date(Date.now() + ahead);
export const today = () => now().toLocaleDateString("sv-SE");

// "poll" is told each 20 s without the stream, and each minute with it: it may be dead without a sign, and midnight is no event.

let source = null;
let timer = 0;
let ticks = 0;
// Whether there was a stream before: what happened in between is not known.
let isAgain = false;

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
    stream.onopen = () => {
        tell("live", isAgain);
        isAgain = true;
    };
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
