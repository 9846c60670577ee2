// Photos on their way to the server, and what became of each.

import { isAbout, wordsOf } from "./answers.js";
import { ask, isLive, on, sendFile, tell, today, uuid } from "./api.js";
import { askingButton, button, el, focusOn, pictureOf, put, refill } from "./dom.js";
import { forget, nextKey, note, noted } from "./store.js";
import { say } from "./changes.js";
import { dateWords, distanceWords, kinds, nameOf, t } from "./text.js";

const atOnce = 2;
const entries = new Map();
let here = { user: null, household: null, households: new Set() };
let sending = 0;
let series = null;
// Until when no photo is sent, since when, and how often in a row that was so.
let pause = 0;
let failedAt = 0;
let failures = 0;
let timer = 0;

const input = el("input.unseen", {
    type: "file", id: "photos", accept: "image/*", capture: "environment", multiple: true, change: choose,
});
const gallery = el("input.unseen", { type: "file", id: "gallery", accept: "image/*", multiple: true, change: choose });
const lines = el("ul", { "aria-live": "polite" });

/// The button of the camera, the one of the gallery, and the list of photos.
export const cameraButton = el("div.photo", input, el("label", { for: "photos" }, t("Photograph a pack")));
export const galleryButton = el("div.gallery", gallery, el("label", { for: "gallery" }, t("Choose photos")));
export const photoView = el("section.photos", { hidden: true }, el("h2", t("Photos")), lines);

const stages = {
    waiting: t("Waiting"), scanning: t("Reading"), parsing: t("Understanding"), upserting: t("Storing"),
};
const helps = {
    failed: t("It could not be read."),
    inbox: t("Put aside: it may not be food."),
    known: t("Seen before"),
};

/// Whose photos are shown and sent: `{ user, household, households, itemOf, go }`, with the ids of the households that the
/// person is in, what finds an item of the list and what shows a screen.
export async function showPhotosOf(context) {
    const isSame = here.user === context.user;
    here = context;
    if (!isSame) {
        entries.clear();
        for (const entry of await noted("photos")) {
            // What the phone's gallery shared belongs to who is here now.
            entry.user ??= here.user;
            entry.household ??= here.household;
            if (entry.user === here.user && !entries.has(entry.key)) add(entry);
        }
    }
    arrange();
    sendNext();
}

const all = () => [...entries.values()];
const isIn = (entry) => here.households.has(entry.household);

function arrange() {
    put(lines, all().filter((entry) => entry.household === here.household && isIn(entry)).map((entry) => entry.line));
    photoView.hidden = !lines.firstChild;
    tell("waiting");
}

export const hasPhotosWaiting = () => all().some((entry) => entry.state !== "done");

/// The photos that wait for households that the person is not in.
export const photosOutside = () => all().filter((entry) => entry.state !== "done" && !isIn(entry));

async function choose(event) {
    const files = [...event.target.files];
    event.target.value = "";
    // Several at once are several packs, or the server finds out which belong together.
    for (const file of files) {
        const entry = { key: nextKey(), user: here.user, household: here.household, file, series: series ?? uuid(), state: "waiting" };
        if (!(await note("photos", entry))) say(`${wordsOf("noRoom")} ${t("It is lost if you leave the page now.")}`);
        lines.append(add(entry));
    }
    series = null;
    photoView.hidden = false;
    lines.lastChild?.scrollIntoView({ block: "nearest" });
    sendNext();
}

function add(entry) {
    entries.set(entry.key, entry);
    Object.assign(entry, { line: el("li.line"), heard: 0, tries: 0, due: 0 });
    show(entry, stages.waiting);
    return entry.line;
}

/// Sends the photos whose time has come, those first that failed least: none waits behind one that is never taken.
function sendNext() {
    clearTimeout(timer);
    if (!here.user) return;
    const now = Date.now();
    const ready = all().filter((entry) => entry.state === "waiting" && isIn(entry)).sort((one, other) => one.tries - other.tries);
    for (const entry of ready) {
        if (sending >= atOnce) return;
        if (timeOf(entry) <= now) sendPhoto(entry);
    }
    const next = Math.min(...ready.filter((entry) => entry.state === "waiting").map(timeOf));
    if (next < Infinity) timer = setTimeout(sendNext, next - now + 100);
}

const timeOf = (entry) => Math.max(pause, entry.due);

async function sendPhoto(entry) {
    sending += 1;
    entry.state = "sending";
    show(entry, t("Sending"));
    const progress = (part) => show(entry, t("Sending {1} %", Math.round(100 * part)));
    const path = `/households/${entry.household}/scans`;
    const scan = await sendFile(path, entry.file, { Series: entry.series }, progress).catch((error) => fail(entry, error));
    sending -= 1;
    if (scan) {
        failures = pause = 0;
        Object.assign(entry, { state: "sent", scan: scan.id, heard: Date.now() });
        follow(entry, scan);
    }
    sendNext();
}

/// What a problem means for a photo: only one that is about the photo ends it.
function fail(entry, error) {
    if (isAbout(error, "photo")) return end(entry, el("span", error.message));
    const until = (count) => Date.now() + Math.max(Math.min(10 * 2 ** (count - 1), 300), error.wait) * 1000;
    entry.state = "waiting";
    entry.tries += 1;
    // Smaller photos may be taken.
    if (error.status === 413) entry.due = until(entry.tries);
    else [failures, failedAt, pause] = [failures + 1, Date.now(), until(failures + 1)];
    showWaiting(entry, error.status === 429 ? "" : ": " + error.message);
    if (isAbout(error, "household")) tell("householdGone", entry.household);
}

const showWaiting = (entry, why) => show(entry, stages.waiting + why, [
    button(t("Try again"), () => sendPhoto(entry)),
    askingButton(t("Remove"), () => removePhoto(entry))]);

const isOver = ({ stage }) => stage === "saved" || stage === "failed";

function follow(entry, scan) {
    if (!isOver(scan)) return show(entry, scan.noReader ? t("Waiting: no machine reads photos now") : stages[scan.stage] ?? stages.scanning);
    entry.result = scan.result;
    showResult(entry);
    tell("poll");
}

/// The photo's part is done: it waits no longer on this device.
function end(entry, words, actions = []) {
    entry.state = "done";
    forget("photos", entry.key);
    entry.file = null;
    const more = button(t("Another photo of this pack"), () => {
        ({ series } = entry);
        input.click();
    });
    const dismissed = button("×", () => dismiss(entry), { class: "dismiss", "aria-label": t("Dismiss") });
    entry.line.classList.add("done");
    refill(entry.line, words, dismissed, el("div.buttons", actions, more));
}

/// Shows what a photo gave: its item as the list has it, with one tap to what can be done.
function showResult(entry) {
    const { status, item: saved, error } = entry.result ?? { status: "failed" };
    const item = saved && here.itemOf(saved.id);
    if (!saved) return end(entry, el("span", error ? wordsOf(error.code, error.message) : helps[status] ?? wordsOf("nothing")));
    if (!item) return end(entry, el("span", el("bdi.name", nameOf(saved)), " ", status === "known" && helps.known));
    const asks = item.needsReview.length > 0;
    const date = item.deadline ?? item.expiryDate;
    end(entry, el("span.result",
        item.picture && pictureOf(entry.household, item.picture, { class: "crop" }),
        el("span", el("bdi.name", nameOf(item)), el("br"),
            date ? `${kinds[item.expiryKind] ?? ""} ${dateWords(date)}, ${distanceWords(date, today())}` : t("no date"),
            status === "known" && el("span.quiet", " · ", helps.known), asks && el("span.mark", " · ", t("please check")))), [
        button(t("Correct"), () => here.go("edit", item.id)),
        asks && button(t("Check"), () => here.go("review", item.id), { class: "main" }),
        button(t("Show"), () => here.go("item", item.id)),
    ]);
}

on("listed", () => {
    for (const entry of all()) if (entry.household === here.household && entry.state === "done" && entry.result?.item) showResult(entry);
});

on("scan", (event) => {
    const entry = all().find((each) => each.scan === event.scan && each.state === "sent");
    if (!entry) return;
    entry.heard = Date.now();
    if (isOver(event)) fetchScan(entry);
    else show(entry, stages[event.stage]);
});

// Asks for what no event came about.
setInterval(() => {
    for (const entry of entries.values()) {
        if (entry.state === "sent" && Date.now() - entry.heard > (isLive() ? 10000 : 0)) fetchScan(entry);
    }
}, 2000);

async function fetchScan(entry) {
    // Until there is an answer it is not asked for again.
    entry.heard = Infinity;
    try {
        const scan = await ask("GET", `/households/${entry.household}/scans/${entry.scan}`);
        if (entry.state === "sent") follow(entry, scan);
        entry.heard = Date.now();
    } catch (error) {
        entry.heard = Date.now() + 4000;
        if (entry.state !== "sent" || !isAbout(error, "household")) return;
        // A server that was restored from a backup does not know the photo: it is sent once more.
        Object.assign(entry, { state: "waiting", tries: entry.tries + 1, due: Date.now() + 10000 });
        showWaiting(entry, "");
        sendNext();
    }
}

function show(entry, words, buttons = []) {
    const number = all().filter((each) => each.household === entry.household).indexOf(entry) + 1;
    refill(entry.line, el("span", t("Photo {1}: {2} …", number, words)), buttons.length > 0 && el("div.buttons", buttons));
}

/// Forgets a photo that waits, as its owner wants.
export function removePhoto(entry) {
    forget("photos", entry.key);
    dismiss(entry);
}

function dismiss(entry) {
    const next = entry.line.nextSibling ?? entry.line.previousSibling;
    entries.delete(entry.key);
    arrange();
    focusOn(next?.querySelector("button") ?? input);
}

/// The server is there again, so photos do not wait for it much longer.
function wake() {
    failures = 0;
    pause = Math.min(pause, failedAt + 10000);
    sendNext();
}

on("poll", sendNext);
on("live", wake);
window.addEventListener("online", wake);
