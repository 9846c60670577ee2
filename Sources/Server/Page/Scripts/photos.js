// Photos on their way to the server, and what became of each.

import { ask, isLive, on, refusalWords, sendFile, tell, today, uuid } from "./api.js";
import { button, el, focusOn, pictureOf, put, refill } from "./dom.js";
import { forget, nextKey, note, noted } from "./store.js";
import { say } from "./changes.js";
import { dateWords, distanceWords, kinds, nameOf, t } from "./text.js";

const atOnce = 2;
const entries = new Map();
let here = { user: null, household: null };
let sending = 0;
let pause = 0;
let series = null;

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
    nothing: t("Nothing was found. Take the photo closer to the date or the name, without glare."),
    failed: t("It could not be read."),
    inbox: t("Put aside: it may not be food."),
    known: t("Seen before"),
};

/// Whose photos are shown and sent: `{ user, household, itemOf, go }`, with what finds an item of the list and shows a screen.
export async function showPhotosOf(context) {
    const isSame = here.household === context.household && here.user === context.user;
    here = context;
    if (isSame) return;
    entries.clear();
    put(lines);
    for (const entry of await noted("photos")) {
        // What the phone's gallery shared belongs to who is here now.
        entry.user ??= here.user;
        entry.household ??= here.household;
        if (entry.user === here.user && entry.household === here.household) add(entry);
    }
    photoView.hidden = entries.size === 0;
    sendNext();
}

export const hasPhotosWaiting = () => [...entries.values()].some((entry) => entry.state !== "done");

async function choose(event) {
    const files = [...event.target.files];
    event.target.value = "";
    // Several at once are several packs, or the server finds out which belong together.
    for (const file of files) {
        const entry = { key: nextKey(), user: here.user, household: here.household, file, series: series ?? uuid(), state: "waiting" };
        if (!(await note("photos", entry))) say(t("This device has no room for the photo. It is lost if you leave the page now."));
        add(entry);
    }
    series = null;
    lines.lastChild?.scrollIntoView({ block: "nearest" });
    sendNext();
}

function add(entry) {
    entries.set(entry.key, entry);
    entry.line = el("li.line");
    entry.heard = 0;
    lines.append(entry.line);
    photoView.hidden = false;
    show(entry, stages.waiting);
}

function sendNext() {
    if (!here.user || Date.now() < pause) return;
    for (const entry of entries.values()) {
        if (sending >= atOnce) return;
        if (entry.state === "waiting") sendPhoto(entry);
    }
}

async function sendPhoto(entry) {
    sending += 1;
    entry.state = "sending";
    show(entry, t("Sending"));
    try {
        const path = `/households/${entry.household}/scans`;
        const progress = (part) => show(entry, t("Sending {1} %", Math.round(100 * part)));
        const scan = await sendFile(path, entry.file, { Series: entry.series }, progress);
        entry.state = "sent";
        entry.scan = scan.id;
        follow(entry, scan);
    } catch (error) {
        if (error.isPassing) {
            entry.state = "waiting";
            pause = Date.now() + (error.wait || 10) * 1000;
            setTimeout(sendNext, pause - Date.now() + 100);
            show(entry, error.status === 429 ? stages.waiting : `${stages.waiting}: ${error.message}`);
        } else if (error.status !== 401) {
            end(entry, el("span", error.message));
        }
    }
    sending -= 1;
    sendNext();
}

const isOver = ({ stage }) => stage === "saved" || stage === "failed";

function follow(entry, scan) {
    if (!isOver(scan)) return show(entry, scan.noReader ? t("Waiting: no machine reads photos now") : stages[scan.stage]);
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
    if (!saved) return end(entry, el("span", error ? refusalWords(error) : helps[status] ?? helps.nothing));
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
    for (const entry of entries.values()) if (entry.state === "done" && entry.result?.item) showResult(entry);
});

on("scan", (event) => {
    const entry = [...entries.values()].find((each) => each.scan === event.scan && each.state === "sent");
    if (!entry) return;
    entry.heard = Date.now();
    if (isOver(event)) fetchScan(entry);
    else show(entry, stages[event.stage]);
});

// Asks for what no event came about.
setInterval(() => {
    for (const entry of entries.values()) {
        if (entry.state === "sent" && (!isLive() || Date.now() - entry.heard > 10000)) fetchScan(entry);
    }
}, 2000);

async function fetchScan(entry) {
    try {
        entry.heard = Date.now();
        follow(entry, await ask("GET", `/households/${entry.household}/scans/${entry.scan}`));
    } catch (error) {
        if (!error.isPassing && error.status !== 401) end(entry, el("span", error.message));
    }
}

function show(entry, words) {
    const number = [...entries.keys()].indexOf(entry.key) + 1;
    refill(entry.line, el("span", t("Photo {1}: {2} …", number, words)));
}

function dismiss(entry) {
    const next = entry.line.nextSibling ?? entry.line.previousSibling;
    entry.line.remove();
    entries.delete(entry.key);
    photoView.hidden = !next;
    focusOn(next?.querySelector("button") ?? input);
}

on("poll", sendNext);
on("live", () => {
    pause = 0;
    sendNext();
});
window.addEventListener("online", sendNext);
