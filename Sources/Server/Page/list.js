// The list of a household's items, and the actions on an item.

import { ask, on, restart, today, uuid } from "./api.js";
import { say, send } from "./changes.js";
import { alertLine, askingButton, button, el, field, focusOn, form, input, put, refill, submit } from "./dom.js";
import { amountWords, dateWords, distanceWords, nameOf, text } from "./text.js";

export let household = null;
let list = null;
let loading = null;
let isStale = false;
let opened = null;

const step = 100;
const rows = new Map();
const search = el("input", { type: "search", input: () => render() });
const state = el("p.quiet", { role: "status" });
const places = el("datalist", { id: "places" });
const groups = Object.entries(text.groups).map(([status, title]) => {
    const group = { status, count: el("span.quiet"), entries: el("ul"), more: button("", () => showMore(group)) };
    group.section = el("section." + status, el("h2", title, " ", group.count), group.entries, group.more);
    return group;
});
const content = el("div", groups.map((group) => group.section));

export const listView = el("div", field(text.search, search), state, content, places);

export function showHousehold(id) {
    household = id;
    list = opened = null;
    rows.clear();
    search.value = "";
    for (const group of groups) Object.assign(group, { limit: step }).section.hidden = true;
    reload();
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
        const headers = list && { "If-None-Match": `"${list.copy}.${list.number}.${list.today}"` };
        try {
            const answer = await ask("GET", `/households/${id}/items?limit=100000`, undefined, headers ?? {});
            if (id !== household) continue;
            list = answer ?? list;
            render();
        } catch (error) {
            if (error.status === 404) restart();
            put(state, error.message);
        }
    }
}

on("household", (event) => {
    if (event.household === household && event.number !== list?.number) reload();
});
on("poll", () => household && reload());
on("changed", async (change) => {
    await reload();
    if (document.activeElement === document.body) focusOn(rows.get(change.item)?.button);
});

const plain = (words) => words.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
const buttons = () => [...content.querySelectorAll(".row")];

function render() {
    if (!list) return;
    const focused = document.activeElement;
    const index = buttons().indexOf(focused.closest("li")?.firstChild);
    const words = plain(search.value).split(/\s+/).filter(Boolean);
    const matching = list.items.filter(({ name, brand, place }) => {
        const all = plain([name, brand, place].join(" "));
        return words.every((word) => all.includes(word));
    });
    put(state, list.items.length === 0 ? text.empty : words.length > 0 && text.found(matching.length));
    put(places, [...new Set(list.items.map((item) => item.place))].map((value) => value && el("option", { value })));
    for (const group of groups) renderGroup(group, matching.filter((item) => item.status === group.status));
    if (index < 0 || document.activeElement === focused) return;
    // Rows were moved or removed: the focus goes back, or to what is there now.
    focusOn(focused.isConnected ? focused : buttons()[index] ?? buttons().at(-1) ?? search);
}

function renderGroup(group, items) {
    group.section.hidden = items.length === 0;
    group.more.hidden = items.length <= group.limit;
    put(group.count, items.length);
    put(group.more, text.more(items.length - group.limit));
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
    group.entries.children[group.limit - step].firstChild.focus();
}

function rowOf(item) {
    const row = rows.get(item.id) ?? makeRow(item.id);
    const shown = JSON.stringify([list.today, item]);
    if (row.shown === shown) return row;
    Object.assign(row, { item, shown });
    put(row.button, summary(item));
    if (row === opened && !row.form) fillPanel(row);
    return row;
}

function makeRow(id) {
    const row = { panel: el("div.panel", { hidden: true }), refusal: alertLine() };
    row.button = button("", () => open(row === opened ? null : row), { class: "row", "aria-expanded": "false" });
    row.element = el("li", { keydown: (event) => event.key === "Escape" && leave(row) }, row.button, row.panel);
    rows.set(id, row);
    return row;
}

function summary(item) {
    const facts = [item.name && item.brand, amountWords(item.stock), item.place, item.opened && text.opened];
    return [
        el("bdi.name", nameOf(item)),
        el("span.when", item.deadline ? distanceWords(item.deadline, list.today) : item.frozen && text.frozen),
        el("span.facts", facts.filter(Boolean).map((fact) => el("bdi", fact))),
        el("span.date", item.deadline && dateWords(item.deadline)),
        item.needsReview.length > 0 && el("span.mark", text.check),
        item.status === "expired" && item.expiryKind === "useBy" && el("span.warning", text.doNotEat),
    ];
}

function open(row) {
    for (const each of [opened, row].filter(Boolean)) {
        each.panel.hidden = each !== row;
        each.button.setAttribute("aria-expanded", String(each === row));
    }
    opened = row;
    if (!row) return;
    fillPanel(row);
    row.element.scrollIntoView({ block: "nearest" });
}

function leave(row) {
    if (row.form) return closeForm(row);
    open(null);
    row.button.focus();
}

function fillPanel(row) {
    const { actions, needsReview, stock, left } = row.item;
    const reasons = needsReview.map((reason) => text.reasons[reason]).join(", ");
    const can = (make, ...names) => names.filter((name) => actions.includes(name)).map((name) => make(text[name], name));
    const now = (label, name) => button(label, () => act(row, { do: name }));
    const amount = () => row.panel.querySelector(":checked").value || undefined;
    const part = (label, name) => button(label, () => act(row, { do: name, amount: amount() }));
    const inForm = (label, name) => button(label + " …", () => openForm(row, name));
    const asked = (label, name) => askingButton(label, () => act(row, { do: name }));
    row.form = null;
    put(row.refusal);
    refill(
        row.panel,
        reasons && el("p", `${text.check}: ${reasons}`),
        amountChoice(stock, left),
        el("div.buttons",
            can(part, "eat", "waste"), can(now, "open", "freeze", "thaw"), can(inForm, "move", "fix"),
            reasons && button(text.right, () => act(row, { do: "fix", ok: true })), can(asked, "delete", "notFood")),
        row.refusal);
}

function amountChoice(stock, left) {
    const standard = left == null ? amountWords(Math.min(1000, stock)) : text.rest(amountWords(Math.round(left * 1000)));
    const parts = [["1/4", "¼", 250], ["1/3", "⅓", 333], ["1/2", "½", 500]].filter(([, , amount]) => amount <= stock);
    const choice = ([value, label]) => {
        const radio = el("input", { type: "radio", name: "amount", value, checked: !value, "data-key": label });
        return el("label.choice", radio, el("span", label));
    };
    return el("fieldset", el("legend", text.howMuch), [["", standard], ...parts, ["all", text.all]].map(choice));
}

/// Opens the form for "move" or "fix"; who fills it in sees the list of now.
function openForm(row, action) {
    const place = () => [input("place", { value: row.item.place, list: "places" }), (values) => ({ place: values.place.trim() || null })];
    const [fields, read] = action === "fix" ? fixForm(row.item) : place();
    const last = el("div.buttons", submit(text.save), button(text.cancel, () => closeForm(row)));
    Object.assign(row, { form: action, seen: list });
    put(row.refusal);
    put(row.panel, form((values) => act(row, { do: action, ...read(values) }), fields, last), row.refusal);
    row.panel.querySelector("input").focus();
}

function closeForm(row) {
    const label = text[row.form] + " …";
    fillPanel(row);
    row.panel.querySelector(`[data-key="${label}"]`)?.focus();
}

function fixForm(item) {
    const isDay = item.expiryPrecision === "day";
    const before = { name: item.name ?? "", expiry: isDay ? item.expiryDate : "", kind: item.expiryKind ?? "" };
    const kinds = Object.entries(before.kind ? text.kinds : { "": text.noKind, ...text.kinds });
    const options = kinds.map(([value, label]) => el("option", { value }, label));
    const label = text.day + (isDay || !item.expiryDate ? "" : ` (${dateWords(item.expiryDate)})`);
    const read = (values) => {
        const fix = { clear: [] };
        for (const [key, value] of Object.entries(values)) {
            if (value.trim() === before[key]) continue;
            if (value.trim()) fix[key] = value.trim();
            else fix.clear.push(key);
        }
        return fix;
    };
    return [[
        input("name", { value: before.name }),
        input("expiry", { value: before.expiry, type: "date" }, label),
        field(text.kind, el("select", { name: "kind", value: before.kind }, options)),
    ], read];
}

function act(row, action) {
    const common = { household, name: nameOf(row.item), item: row.item.id };
    const body = { ...basis(row.form ? row.seen : list), item: row.item.id, ...action };
    const undoing = () => ({ ...common, body: { ...basis(list), do: "undo", change: body.id }, refused: ({ message }) => say(message) });
    const done = () => row.form && closeForm(row);
    return send({ ...common, body, done, undo: () => send(undoing()), refused: (refusal) => refuse(row, action, refusal) });
}

const basis = (seen) => ({ id: uuid(), seen: seen.number, copy: seen.copy, day: today() });

async function refuse(row, action, { code, message, by, aspect, theirs, yours }) {
    await reload();
    const words = theirs === undefined ? message : text.changedSince(by, aspect, theirs, yours);
    const again = code === "changedSince" && button(text.setAnyway, () => act(row, action));
    // What changed meanwhile has been seen now.
    row.seen = list;
    if (row !== opened || !row.element.isConnected) return say(words);
    put(row.refusal, words, " ", again);
    row.refusal.scrollIntoView({ block: "nearest" });
}
