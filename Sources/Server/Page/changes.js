// Sends changes, and says at the bottom what was done, with Undo, or is not sent yet.

import { ask, tell } from "./api.js";
import { button, el, put, refill } from "./dom.js";
import { amountWords, text } from "./text.js";

const waitingLine = el("div.line");
const doneLine = el("div.line");
const waiting = new Set();
const busy = new Set();
let undoable = null;
let timer = 0;

put(document.getElementById("bar"), waitingLine, doneLine);

export function say(words, change = null) {
    undoable = change;
    put(doneLine, words && el("span", words), change && button(text.undo, undo, { "aria-keyshortcuts": "Control+Z" }));
    clearTimeout(timer);
    if (words) timer = setTimeout(fade, 30000);
}

function fade() {
    if (doneLine.matches(":focus-within")) timer = setTimeout(fade, 5000);
    else say("");
}

function undo() {
    const change = undoable;
    say("");
    change.undo();
}

/// Sends `{household, name, item, body, undo, done, refused}`. What does not reach the server is kept, with its id.
export async function send(change) {
    if (busy.has(change.item)) return;
    busy.add(change.item);
    let problem = null;
    try {
        const [outcome] = await ask("POST", `/households/${change.household}/changes`, [change.body]);
        problem = outcome.refusal;
        if (!problem) succeeded(change, outcome.amount);
    } catch (error) {
        problem = error;
    }
    busy.delete(change.item);
    waiting.delete(change);
    if (problem?.isPassing) waiting.add(change);
    else if (problem && problem.status !== 401) change.refused(problem);
    const names = [...waiting].map((each) => each.name).join(", ");
    refill(waitingLine, names && [el("span", text.notSent(names, problem?.message)), button(text.again, () => waiting.forEach(send))]);
}

function succeeded(change, amount) {
    say(text.did(text.verbs[change.body.do], amount && amountWords(amount), change.name), change.undo && change);
    change.done?.();
    tell("changed", change);
}

document.addEventListener("keydown", (event) => {
    if (event.key === "z" && (event.ctrlKey || event.metaKey) && undoable && !event.target.matches("input, select")) undo();
});
