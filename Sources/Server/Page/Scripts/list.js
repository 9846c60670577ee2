// The list of a household's items.

import { actionsPanel } from "./actions.js";
import { isAbout, isList } from "./answers.js";
import { ask, on, tell } from "./api.js";
import { changeOf, changeWords, drop, names, send, sendAgain, waitingIn } from "./changes.js";
import { button, el, field, focusOn, pictureOf, put, refill } from "./dom.js";
import { keep, kept } from "./store.js";
import { amountWords, clockWords, dateWords, distanceWords, momentWords, nameOf, t, tn } from "./text.js";

let household = null;
let go = null;
let list = null;
let loading = null;
let isStale = false;
let opened = null;
let selected = null;

const step = 50;
const rows = new Map();
const searched = new Map();
const search = el("input", { type: "search", input: () => render() });
const placeChoice = el("select", { "aria-label": t("Place"), "data-key": "place", change: () => render() });
const selectButton = button(t("Select"), () => select(selected ? null : new Set()), { "aria-pressed": "false" });
const state = el("p.quiet", { role: "status" });
const offline = el("p.quiet", { role: "status" });
const waitingList = el("ul");
const waitingView = el("section.waiting", { hidden: true }, el("h2", t("Not on the server yet")), waitingList);
const selectionBar = el("div.buttons.selection", { hidden: true, role: "group", "aria-label": t("Selected items") });
const places = el("datalist", { id: "places" });
const titles = { expired: t("Expired"), expiringSoon: t("Expiring soon"), fresh: t("Fresh"), noDate: t("No date") };
const groups = Object.entries(titles).map(([status, title]) => {
    const group = { status, count: el("span.quiet"), entries: el("ul"), more: button("", () => showMore(group)) };
    group.section = el("section." + status, el("h2", title, " ", group.count), group.entries, group.more);
    return group;
});
const content = el("div", groups.map((group) => group.section));

export const listView = el(
    "div", offline, waitingView, el("div.tools", field(t("Search"), search), placeChoice, selectButton), selectionBar, state, content, places);

export const currentList = () => list;
export const itemOf = (id) => list?.items.find((item) => item.id === id);

/// Shows a household's list; `show` leads to another screen.
export async function showListOf(id, show) {
    go = show;
    if (id === household) return reload();
    [household, list, opened] = [id, null, null];
    rows.clear();
    select(null);
    search.value = placeChoice.value = "";
    for (const group of groups) Object.assign(group, { limit: step }).section.hidden = true;
    return reload();
}

/// Loads the list; when asked meanwhile, once more.
export function reload() {
    isStale = true;
    loading ??= load().finally(() => {
        loading = null;
    });
    return loading;
}

async function load() {
    while (isStale) {
        isStale = false;
        const id = household;
        try {
            const headers = list && !list.storedAt ? { "If-None-Match": `"${list.copy}.${list.number}.${list.today}"` } : {};
            const answer = await ask("GET", `/households/${id}/items?limit=100000`, undefined, headers);
            if (id !== household) continue;
            if (answer) keep("list " + id, { ...answer, storedAt: Date.now() });
            list = answer ?? list;
            if (answer) prepareSearch();
            put(offline);
        } catch (error) {
            if (isAbout(error, "household")) tell("householdGone", id);
            if (!list) {
                const last = await kept("list " + id);
                if (id !== household) continue;
                list = isList(last) ? last : null;
                prepareSearch();
            }
            if (id === household) put(offline, error.message, " ", list?.storedAt && asOf(list.storedAt), " ", onlyHere);
        }
        render();
        tell("listed", list);
    }
}

// The way to https for this machine is a page of the program's help.
const onlyHere = !window.isSecureContext && t(
    "Do not close this page: without the server it can only be opened again if its address begins with https (kif-scan help server).");

function asOf(moment) {
    const isToday = new Date(moment).toDateString() === new Date().toDateString();
    return t("The list is as of {1}.", isToday ? clockWords(moment) : momentWords(moment));
}

on("household", (event) => {
    if (event.household === household && event.number !== list?.number) reload();
});
on("poll", () => household && reload());
on("away", () => household && reload());
on("live", (isAgain) => household && (isAgain || list?.storedAt) && reload());
on("changed", async () => {
    await reload();
    if (document.activeElement === document.body) focusOn(opened?.button);
});
on("waiting", () => render());

function prepareSearch() {
    searched.clear();
    for (const item of list?.items ?? []) searched.set(item, plain([item.name, item.brand, item.place].join(" ")));
}

const plain = (words) => words.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
const buttons = () => [...content.querySelectorAll(".row")];

function render() {
    renderWaiting();
    if (!list) return;
    const focused = document.activeElement;
    const index = buttons().indexOf(focused.closest("li")?.querySelector(".row"));
    const words = plain(search.value).split(/\s+/).filter(Boolean);
    const place = placeChoice.value;
    const matching = list.items.filter((item) =>
        (!place || item.place === place) && words.every((word) => searched.get(item).includes(word)));
    const empty = t("Nothing here yet. Photograph a pack.");
    put(state, list.items.length === 0 ? empty : (words.length > 0 || place) && tn(matching.length, "{1} item found", "{1} items found"));
    renderPlaces([...new Set(list.items.map((item) => item.place).filter(Boolean))].sort());
    for (const group of groups) renderGroup(group, matching.filter((item) => item.status === group.status));
    if (index < 0 || document.activeElement === focused) return;
    // Rows were moved or removed: the focus goes back, or to what is there now.
    focusOn(focused.isConnected ? focused : buttons()[index] ?? buttons().at(-1) ?? search);
}

function renderPlaces(all) {
    if (all.join("\n") === placeChoice.dataset.all) return;
    placeChoice.dataset.all = all.join("\n");
    const chosen = all.includes(placeChoice.value) ? placeChoice.value : "";
    put(placeChoice, el("option", { value: "" }, t("All places")), all.map((value) => el("option", { value }, value)));
    placeChoice.value = chosen;
    placeChoice.hidden = all.length === 0;
    put(places, all.map((value) => el("option", { value })));
}

function renderGroup(group, items) {
    group.section.hidden = items.length === 0;
    group.more.hidden = items.length <= group.limit;
    put(group.count, items.length);
    put(group.more, t("Show more ({1})", items.length - group.limit));
    const wanted = items.slice(0, group.limit).map((item) => rowOf(item).element);
    const kept = new Set(wanted);
    for (const entry of [...group.entries.children]) if (!kept.has(entry)) entry.remove();
    let next = group.entries.firstChild;
    for (const entry of wanted) {
        if (entry === next) next = next.nextSibling;
        else group.entries.insertBefore(entry, next);
    }
}

function showMore(group) {
    group.limit += step;
    render();
    group.entries.children[group.limit - step].querySelector(".row").focus();
}

function rowOf(item) {
    const row = rows.get(item.id) ?? makeRow(item.id);
    const waits = waitingIn(household).filter((change) => change.item === item.id && !change.refusal);
    const shown = JSON.stringify([list.today, item, waits.length, selected?.has(item.id)]);
    if (row.shown === shown) return row;
    Object.assign(row, { item, shown });
    put(row.button, summary(item, waits));
    if (selected) row.button.setAttribute("aria-pressed", String(selected.has(item.id)));
    else row.button.removeAttribute("aria-pressed");
    if (row === opened) row.panel.fill(item);
    return row;
}

function makeRow(id) {
    const row = { panel: null, place: el("div", { hidden: true }) };
    row.button = button("", () => (selected ? toggle(row) : open(row === opened ? null : row)), { class: "row", "aria-expanded": "false" });
    row.element = el("li", { keydown: (event) => event.key === "Escape" && row === opened && close(row) }, row.button, row.place);
    rows.set(id, row);
    return row;
}

function summary(item, waits) {
    const facts = [item.name && item.brand, amountWords(item.stock), item.place, item.opened && t("opened")];
    return [
        item.picture ? pictureOf(household, item.picture) : el("span.letter", { "aria-hidden": "true" }, [...nameOf(item)][0]),
        el("bdi.name", nameOf(item)),
        el("span.when", item.deadline ? distanceWords(item.deadline, list.today) : item.frozen && t("frozen")),
        el("span.facts", facts.filter(Boolean).map((fact) => el("bdi", fact))),
        el("span.date", item.deadline && dateWords(item.deadline)),
        item.needsReview.length > 0 && el("span.mark", t("please check")),
        item.status === "expired" && item.expiryKind === "useBy" && el("span.warning", t("use-by date passed: do not eat it")),
        waits.map((change) => el("span.mark", t("waiting"), ": ", changeWords(change))),
    ];
}

function open(row) {
    for (const each of [opened, row].filter(Boolean)) {
        each.place.hidden = each !== row;
        each.button.setAttribute("aria-expanded", String(each === row));
    }
    opened = row;
    if (!row) return;
    row.panel ??= actionsPanel({ household, list: currentList, reload, go });
    put(row.place, row.panel.view);
    row.panel.fill(row.item);
    row.element.scrollIntoView({ block: "nearest" });
}

function close(row) {
    open(null);
    row.button.focus();
}

// Several at once

function select(ids) {
    selected = ids;
    selectButton.setAttribute("aria-pressed", String(ids !== null));
    put(selectButton, ids ? t("Done") : t("Select"));
    if (ids) open(null);
    renderSelection();
    render();
}

function toggle({ item }) {
    if (!selected.delete(item.id)) selected.add(item.id);
    renderSelection();
    render();
}

function renderSelection() {
    selectionBar.hidden = !selected?.size;
    if (!selected?.size) return;
    const items = [...selected].map(itemOf).filter(Boolean);
    const verbs = ["eat", "waste", "freeze", "thaw", "delete"].filter((verb) => items.every((item) => item.actions.includes(verb)));
    refill(
        selectionBar, el("span", tn(items.length, "{1} item selected", "{1} items selected")),
        verbs.map((verb) => button(names[verb], () => actOn(items, verb))));
}

function actOn(items, verb) {
    const action = { do: verb, ...(["eat", "waste"].includes(verb) && { amount: "all" }) };
    send(items.map((item) => changeOf(list, household, item, action)));
    select(null);
}

// What waits

function renderWaiting() {
    const changes = waitingIn(household);
    waitingView.hidden = changes.length === 0;
    refill(waitingList, changes.map((change) => el(
        "li.line", el("span", el("bdi", changeWords(change)), " ", el("span.quiet", change.refusal ? change.refusal.message : t("waiting"))),
        change.refusal?.code === "changedSince" && button(t("Set mine anyway"), () => sendAgain(change, list)),
        button(change.refusal ? t("Dismiss") : t("Take back"), () => drop(change), { "data-key": "drop " + change.key }))));
}
