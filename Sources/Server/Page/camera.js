// Sends photos, and shows what becomes of each.

import { ask, isLive, on, tell } from "./api.js";
import { button, el, focusOn, refill } from "./dom.js";
import { household } from "./list.js";
import { dateWords, nameOf, text } from "./text.js";

const atOnce = 2;
const queue = [];
const byScan = new Map();
let sending = 0;
let count = 0;

const input = el("input.unseen", {
    type: "file", id: "photos", accept: "image/*", capture: "environment", multiple: true, change: choose,
});
const lines = el("ul", { "aria-live": "polite" });

export const photoButton = el("div.photo", input, el("label", { for: "photos" }, text.photograph));
export const photoView = el("section.photos", { hidden: true }, el("h2", text.photos), lines);

function choose() {
    for (const file of input.files) {
        count += 1;
        const photo = { household, file, number: count, line: el("li.line"), heard: 0 };
        lines.append(photo.line);
        enqueue(photo);
    }
    input.value = "";
}

function enqueue(photo) {
    show(photo, text.stages.waiting);
    queue.push(photo);
    sendNext();
}

function sendNext() {
    if (sending === atOnce || queue.length === 0) return;
    sending += 1;
    sendPhoto(queue.shift()).finally(() => {
        sending -= 1;
        sendNext();
    });
}

async function sendPhoto(photo) {
    show(photo, text.stages.sending);
    try {
        follow(photo, await ask("PUT", `/households/${photo.household}/scans`, photo.file));
    } catch (error) {
        show(photo, error.message, true, error.isPassing && error.status !== 429 && button(text.again, () => enqueue(photo)));
        if (error.status === 429) setTimeout(enqueue, (error.wait || 10) * 1000, photo);
    }
}

const isOver = ({ stage }) => stage === "saved" || stage === "failed";

function follow(photo, scan) {
    if (isOver(scan)) {
        byScan.delete(scan.id);
        show(photo, wordsFor(scan.result), true);
        tell("poll");
    } else {
        byScan.set(scan.id, photo);
        show(photo, text.stages[scan.stage]);
    }
}

on("scan", (event) => {
    const photo = byScan.get(event.scan);
    if (!photo) return;
    photo.heard = Date.now();
    if (isOver(event)) fetchScan(photo, event.scan);
    else show(photo, text.stages[event.stage]);
});

// Asks for what no event came about.
setInterval(() => {
    for (const [id, photo] of byScan) if (!isLive() || Date.now() - photo.heard > 10000) fetchScan(photo, id);
}, 2000);

async function fetchScan(photo, id) {
    try {
        follow(photo, await ask("GET", `/households/${photo.household}/scans/${id}`));
        photo.heard = Date.now();
    } catch (error) {
        if (error.isPassing) return;
        byScan.delete(id);
        show(photo, error.message, true);
    }
}

function wordsFor(result) {
    if (!result) return text.results.failed;
    const { status, item, product, expiryDate, needsReview, error } = result;
    const name = nameOf({ name: item?.name ?? product?.name, brand: product?.brand });
    if (status === "saved") {
        const check = needsReview?.length > 0 ? ` (${text.check})` : "";
        return `${name}, ${expiryDate ? dateWords(expiryDate) : text.noDate}${check}`;
    }
    return error?.message ?? text.results[status];
}

function show(photo, words, isDone = false, again = null) {
    const { line } = photo;
    line.classList.toggle("done", isDone);
    refill(
        line, el("span", isDone ? words : text.photo(photo.number, words)), again,
        isDone && button("×", () => dismiss(line), { class: "dismiss", "aria-label": `${text.dismiss}: ${words}` }));
    photoView.hidden = false;
}

function dismiss(line) {
    const next = line.nextSibling ?? line.previousSibling;
    line.remove();
    photoView.hidden = !next;
    focusOn(next?.querySelector("button") ?? input);
}
