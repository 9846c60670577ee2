// The screen of one item: its photos with the places of its values, what can be done with it, and what was done.

import { actionsPanel } from "./actions.js";
import { ask, today, uuid } from "./api.js";
import { send } from "./changes.js";
import { alertLine, button, el, heading, markedPhoto, pictureOf, put, refill } from "./dom.js";
import { currentList, itemOf, reload } from "./list.js";
import { amountWords, dateWords, kinds, language, momentWords, nameOf, t, valueNames } from "./text.js";

const labels = {
    name: t("Name"), brand: t("Brand"), unit: t("Contents"), category: t("Category"), expiryDate: t("Date"), lot: t("Lot"),
    gtin: t("Barcode number"), packs: t("Packs"), place: t("Place"), opened: t("Opened on"), frozen: t("Frozen since"),
    thawed: t("Thawed on"), added: t("Added on"), notes: t("Notes"),
};
for (const [name, words] of Object.entries(valueNames)) labels[name] ??= words[0].toUpperCase() + words.slice(1);

/// The values of an item in words, by their fields.
const valuesOf = (item) => ({
    ...item, packs: amountWords(item.stock), added: dateWords(item.addedDate.slice(0, 10)),
    expiryDate: item.expiryDate && `${dateWords(item.expiryDate)} (${kinds[item.expiryKind] ?? kinds.unlabelled})`,
    ...Object.fromEntries(["opened", "frozen", "thawed"].map((field) => [field, item[field] && dateWords(item[field])])),
});

export function itemView({ household, go, argument }) {
    const title = heading(t("Item"));
    const problem = alertLine();
    const photos = el("section", { "aria-label": t("Photos") });
    const values = el("ul");
    const history = el("ul");
    const actions = actionsPanel({ household: household.id, list: currentList, reload, go, isScreen: true });
    const historyView = el("section", { hidden: true }, el("h2", t("What was done")), history);
    const view = el("div", title, problem, photos, el("section", values), actions.view, historyView);
    let item = null;
    // The photo that is shown large, and the field whose place is marked on it.
    let photo = null;
    let marked = null;

    async function load() {
        try {
            item = await ask("GET", `/households/${household.id}/items/${encodeURIComponent(argument)}?lang=${language}`);
            put(problem);
        } catch (error) {
            if (error.code === "notFound") return put(view, title, alertLine(t("The item is no longer there.")));
            item ??= itemOf(argument);
            put(problem, error.message);
        }
        if (item) show();
    }

    function show() {
        put(title, el("bdi", nameOf(item)));
        const there = (item.photos ?? []).filter((each) => each.there);
        photo = there.find((each) => each.photo === photo?.photo) ?? there.find((each) => each.photo === item.picture?.photo) ?? there[0];
        showPhotos(there);
        const shown = valuesOf(item);
        refill(values, Object.keys(labels).filter((field) => shown[field]).map((field) => lineOf(field, shown[field], there)));
        if (view.isConnected) actions.fill(item);
        refill(history, item.history?.toReversed().map(entryLine));
        historyView.hidden = !item.history;
    }

    function showPhotos(there) {
        photos.hidden = !photo;
        if (!photo) return;
        const box = boxOf(marked);
        const alt = box ? t("Photo, with {1} marked", labels[marked]) : t("Photo");
        const figure = markedPhoto(household.id, photo.photo, box, { alt, loading: "eager" });
        const choices = there.map((each, index) => button("", () => {
            [photo, marked] = [each, null];
            show();
        }, { class: "thumb", "aria-label": t("Photo {1}", index + 1), "aria-pressed": String(each === photo), "data-key": each.photo }));
        choices.forEach((choice, index) => put(choice, pictureOf(household.id, { photo: there[index].photo, kind: "view" })));
        refill(photos, figure, choices.length > 1 && el("div.buttons", choices));
    }

    const originOf = (field) => item.origins?.find((origin) => origin.field === field);
    const boxOf = (field) => photo?.photo === originOf(field)?.photo && originOf(field)?.box;

    function lineOf(field, value, there) {
        const origin = originOf(field);
        const words = [el("span.quiet", labels[field]), el("bdi", value)];
        const source = there.find((each) => origin?.box && each.photo === origin.photo);
        if (!source) return el("li.fact", words, origin && el("span.quiet", origin.source === "label" ? t("from a photo") : t("looked up")));
        const toggle = button("", () => {
            [photo, marked] = [source, marked === field ? null : field];
            show();
            photos.scrollIntoView({ block: "nearest" });
        }, { class: "value", "aria-pressed": String(marked === field), "data-key": field });
        put(toggle, words, el("span.quiet", t("show it")));
        return el("li", toggle);
    }

    function entryLine(entry) {
        const undo = () => send([{
            household: household.id, item: item.id, name: item.name, body: { id: uuid(), day: today(), do: "undo", change: entry.id },
        }]);
        return el(
            "li.line", el("span", el("bdi", entry.words), " ", el("span.quiet", `${entry.by}, ${momentWords(entry.date)}`)),
            entry.undone ? el("span.quiet", t("undone")) : entry.own && button(t("Undo"), undo, { "data-key": entry.id, "aria-label": `${t("Undo")}: ${entry.words}` }));
    }

    load();
    return { view, load };
}
