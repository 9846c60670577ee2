// Talks to the server: requests, problems, the stream of events.

import { t } from "./text.js";

const events = new EventTarget();

export const tell = (name, detail) => events.dispatchEvent(new CustomEvent(name, { detail }));
export const on = (name, handler) => events.addEventListener(name, (event) => handler(event.detail));

/// The answer to a request. `isPassing` of a thrown error says whether the same may succeed later.
export async function ask(method, path, body, headers = {}) {
    if (body !== undefined) headers["Content-Type"] = "application/json";
    let response, answer;
    try {
        response = await fetch("/v1" + path, {
            method, headers, body: JSON.stringify(body), cache: "no-store", signal: AbortSignal.timeout(20000),
        });
        answer = [204, 304].includes(response.status) ? null : await response.json();
    } catch {
        throw problem(0);
    }
    noteTime(response.headers.get("Date"));
    if (response.ok || response.status === 304) return answer;
    throw problem(response.status, answer, response.headers.get("Retry-After"), path);
}

/// Sends a photo, and says after each part how much of it has arrived, 0…1.
export function sendFile(path, file, headers, progress, method = "PUT") {
    return new Promise((resolve, reject) => {
        const request = new XMLHttpRequest();
        request.open(method, "/v1" + path);
        request.timeout = 600000;
        request.responseType = "json";
        for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
        request.setRequestHeader("Content-Type", /^image\//.test(file.type) ? file.type : "image/jpeg");
        request.upload.onprogress = ({ loaded, total }) => progress(loaded / total);
        request.onerror = request.ontimeout = () => reject(problem(0));
        request.onload = () => {
            if (request.status < 300) return resolve(request.response);
            reject(problem(request.status, request.response, request.getResponseHeader("Retry-After"), path));
        };
        request.send(file);
    });
}

function problem(status, answer, wait, path) {
    const { title, code } = answer ?? { title: t("The server cannot be reached.") };
    const isPassing = status === 0 || status === 429 || status >= 500;
    if (code === "notSignedIn" && path !== "/me") {
        sessionStorage.setItem("line", t("You were signed out."));
        restart();
    }
    return Object.assign(new Error(problems[code] ?? title), { status, code, wait: Number(wait), isPassing, answer });
}

/// What is said to a person in place of a problem's title, which is English.
const problems = {
    codeInvalid: t("The code is wrong, used or too old."),
    invalidCredentials: t("The address or the password is wrong."),
    addressTaken: t("There is an account with this address already."),
    weakPassword: t("The password is too easy to guess."),
    tooMany: t("That was too often. Wait a little."),
    tooLarge: t("The photo is too large: at most 25 MB."),
    unsupportedFormat: t("This is not a picture in a supported format."),
    unreadableImage: t("The picture is damaged or cut off."),
    imageTooLarge: t("The picture has too many pixels."),
    timeout: t("Reading the photo took too long."),
    decoderCrashed: t("The photo could not be decoded: it is damaged, or made to do harm."),
    notAMember: t("You are no longer a member."),
    unknownDate: t("This is not a date."),
    ambiguousDate: t("This date can be read in two ways."),
    nothing: t("Nothing was found. Take the photo closer to the date or the name, without glare."),
    itemGone: t("The item is no longer there."),
    notEnough: t("There is not that much left."),
    soleOwner: t("A household needs an owner: make somebody else one first."),
    onlyMember: t("You are the only member. Delete the household instead."),
    lastMethod: t("This is the only way to sign in to the account."),
    wayTaken: t("That belongs to another account."),
    requiresRecentLogin: t("Sign in once more to change that."),
    registrationClosed: t("Here one needs an invitation to a household."),
    notSent: t("The code could not be sent."),
    unavailable: t("This is not set up here."),
    needsPublicURL: t("That works only at the public address of this page."),
    invalidAddress: t("This is not a mail address or an international phone number."),
    invalidName: t("A name needs 1 to 100 printable characters."),
    nameTaken: t("You have a household with this name already."),
    hasSignIn: t("This person can sign in alone."),
    cancelled: t("Signing in was cancelled."),
    wrongVisit: t("This took too long, or began in another browser. Try again."),
};

/// What became of a change that was refused, for a person.
export const refusalWords = ({ code, message }) => problems[code] ?? message;

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
