// Changes on their way to the server, in the order in which they were made, and the line that undoes the last one.

import { isAbout } from "./answers.js";
import { ask, on, tell, today, uuid } from "./api.js";
import { button, el, put } from "./dom.js";
import { forget, nextKey, note, noted } from "./store.js";
import { amountWords, language, t, tn } from "./text.js";

const atOnce = 100;
const doneLine = el("div.line");
const waitingLine = el("div.line");
let user = null;
// The ids of the households that the user is in.
let households = new Set();
let waiting = [];
let isSending = false;
let undoable = null;
let timer = 0;

put(document.getElementById("bar"), waitingLine, doneLine);

/// Says something in a line that stays for half a minute, and longer while it has the focus. `undo` is for its button.
export function say(words, undo = null) {
    undoable = undo;
    put(doneLine, words && el("span", words), undo && button(t("Undo"), useUndo, { "aria-keyshortcuts": "Control+Z" }));
    clearTimeout(timer);
    if (words) timer = setTimeout(fade, 30000);
}

function fade() {
    if (doneLine.matches(":focus-within")) timer = setTimeout(fade, 5000);
    else say("");
}

function useUndo() {
    const undo = undoable;
    say("");
    undo();
}

document.addEventListener("keydown", (event) => {
    if (event.key === "z" && (event.ctrlKey || event.metaKey) && undoable && !event.target.matches("input, select")) useUndo();
});

/// What can be done with an item, and what was done, in words.
export const names = {
    eat: t("Eat"), waste: t("Throw away"), open: t("Open"), freeze: t("Freeze"), thaw: t("Thaw"), move: t("Move"), fix: t("Correct"),
    delete: t("Delete"), notFood: t("Not food"),
};

const verbs = {
    add: (name) => t("Added {1}", name),
    eat: (name, amount) => (amount ? t("Ate {1} of {2}", amount, name) : t("Ate {1}", name)),
    waste: (name, amount) => (amount ? t("Threw away {1} of {2}", amount, name) : t("Threw away {1}", name)),
    open: (name) => t("Opened {1}", name), freeze: (name) => t("Froze {1}", name), thaw: (name) => t("Thawed {1}", name),
    move: (name) => t("Moved {1}", name), fix: (name) => t("Corrected {1}", name), delete: (name) => t("Deleted {1}", name),
    notFood: (name) => t("Removed {1}, which is not food", name), undo: (name) => t("Undone: {1}", name),
    join: (name) => t("Joined {1}", name), part: (name) => t("Took {1} apart", name),
};

/// A change in words, such as "Ate 1 pack of Oat Drink".
export const changeWords = ({ body, name }, amount) => verbs[body.do](name, amount && amountWords(amount));

/// A change for `send`: of an item, as it was in `list`.
export function changeOf(list, household, { id, name }, action) {
    const body = { id: uuid(), seen: list?.number, copy: list?.copy, day: today(), item: id, ...action };
    return { household, item: id, name, body };
}

/// What of a change can be kept on the device.
const plainOf = ({ refused, group, ...plain }) => plain;

const undoOf = ({ household, item, name, body }) =>
    ({ household, item, name, body: { id: uuid(), day: today(), do: "undo", change: body.id } });

/// Sends changes; what the server does not get stays on this device and is sent later, also after a restart. They are undone
/// together. `refused` gets a change that the server refused, and why; unless it returns true, that is shown among those
/// that wait.
export async function send(changes, refused) {
    for (const change of changes) {
        Object.assign(change, { key: nextKey(), user, refused, group: changes });
        waiting.push(change);
        await note("changes", plainOf(change));
    }
    tell("waiting");
    await sendWaiting();
}

/// The changes of a household that wait or were refused.
export const waitingIn = (household) => waiting.filter((change) => change.household === household && change.body.do !== "undo");
export const hasWaiting = () => waiting.some((change) => !change.refusal);

/// The changes of households that the user is not in.
export const changesOutside = () => waiting.filter((change) => !households.has(change.household));

/// Takes back a change that waits, or one that was refused.
export function drop(change) {
    waiting = waiting.filter((each) => each !== change);
    forget("changes", change.key);
    tell("waiting");
}

/// Asks for a refused change once more, by who has now seen what is there.
export function sendAgain(change, list) {
    drop(change);
    send([{ ...change, refusal: null, body: { ...change.body, id: uuid(), seen: list?.number, copy: list?.copy } }]);
}

/// Continues with what a user, who is in these households, left on this device.
export async function continueFor(userId, ids) {
    [user, households] = [userId, ids];
    const entries = await noted("changes");
    const here = new Set(waiting.map((change) => change.key));
    waiting = [...entries.filter((each) => each.user === user && !here.has(each.key)), ...waiting];
    tell("waiting");
    await sendWaiting();
}

/// Sends what waits: one household after the other, each in the order of its changes.
async function sendWaiting() {
    if (isSending || !user) return;
    isSending = true;
    const failed = new Set();
    const ready = () => waiting.filter((change) => !change.refusal && households.has(change.household));
    let problem = null;
    for (;;) {
        const [first] = ready().filter((change) => !failed.has(change.household));
        if (!first) break;
        try {
            await sendBatch(ready().filter((each) => each.household === first.household).slice(0, atOnce));
        } catch (error) {
            problem = error;
            failed.add(first.household);
            if (isAbout(error, "household")) tell("householdGone", first.household);
        }
    }
    isSending = false;
    put(waitingLine);
    if (!problem) return;
    const count = ready().length;
    const words = tn(count, "{1} change waits: {2}", "{1} changes wait: {2}", count, problem.message);
    put(waitingLine, el("span", words), button(t("Try again"), sendWaiting));
    tell("away");
}

async function sendBatch(batch) {
    let outcomes;
    try {
        outcomes = await ask("POST", `/households/${batch[0].household}/changes?lang=${language}`, batch.map((change) => change.body));
    } catch (error) {
        const isWrong = isAbout(error, "change");
        // Of a list with a wrong one nothing was done: the wrong one is found alone. A proxy may take only short lists.
        if (batch.length > 1 && (isWrong || error.status === 413)) {
            for (const change of batch) await sendBatch([change]);
            return;
        }
        if (!isWrong) throw error;
        outcomes = [{ refusal: { code: error.code, message: error.message } }];
    }
    batch.forEach((change, index) => finish(change, outcomes[index]));
    tell("waiting");
    tell("changed", batch);
}

function finish(change, { refusal, amount }) {
    if (refusal) return refuse(change, refusal);
    waiting = waiting.filter((each) => each !== change);
    forget("changes", change.key);
    // What was left by an earlier visit is no news to undo.
    if (!change.group) return;
    if (change.body.do === "undo") return say(changeWords(change));
    const { group } = change;
    if (group.some((each) => waiting.includes(each) && !each.refusal)) return;
    const done = group.filter((each) => !each.refusal);
    const words = group.length === 1 ? changeWords(change, amount) : tn(done.length, "{1} item changed", "{1} items changed");
    say(words, () => send(done.toReversed().map(undoOf)));
}

function refuse(change, refusal) {
    change.refusal = refusal;
    const isUndo = change.body.do === "undo";
    if (isUndo) say(refusal.message);
    if (isUndo || change.refused?.(change, refusal)) return drop(change);
    note("changes", plainOf(change));
}

on("poll", sendWaiting);
on("live", sendWaiting);
window.addEventListener("online", sendWaiting);
