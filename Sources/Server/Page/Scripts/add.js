// The screen of adding by hand, or what the household had before.

import { ask, sendFile, today, uuid } from "./api.js";
import { send } from "./changes.js";
import { dateField, typedDate } from "./dates.js";
import { button, el, field, form, heading, put, submit } from "./dom.js";
import { currentList } from "./list.js";
import { kinds, longest, nameOf, t, tn } from "./text.js";

const spans = [1, 3, 7];
const shortest = 2;
const unknown = t("Nobody here knows this number yet: give it a name.");

export function addView({ household }) {
    const path = `/households/${household.id}/products`;
    const products = el("div.buttons", { role: "group", "aria-label": t("Had before") });
    const found = el("p.quiet", { role: "status" });
    const usual = el("p.quiet");
    const date = el("div");
    const controls = {
        name: el("input", { name: "name", required: true, maxlength: longest, autocomplete: "off", "data-key": "name", input: () => suggest() }),
        packs: el("input", { name: "packs", type: "number", min: 1, max: 9999, inputmode: "numeric", value: 1 }),
        place: el("input", { name: "place", maxlength: longest, autocomplete: "off", list: "known-places" }),
        kind: el("select", { name: "kind" }, el("option", { value: "" }, t("not given")),
            Object.entries(kinds).map(([value, label]) => el("option", { value }, label))),
        brand: el("input", { name: "brand", maxlength: longest, autocomplete: "off" }),
        unit: el("input", { name: "unit", maxlength: longest, autocomplete: "off", placeholder: "500 g" }),
        gtin: el("input", { name: "gtin", inputmode: "numeric", autocomplete: "off", maxlength: 14, change: () => lookUp() }),
    };
    const known = [...new Set((currentList()?.items ?? []).map((item) => item.place).filter(Boolean))].sort();
    let timer = 0;

    /// Shows what was had before and begins as the typed text does.
    function suggest() {
        clearTimeout(timer);
        const text = controls.name.value.trim();
        if (text.length < shortest) return put(products);
        timer = setTimeout(async () => {
            const answer = await ask("GET", `${path}?${new URLSearchParams({ q: text })}`).catch(() => ({ products: listed(text) }));
            if (text === controls.name.value.trim()) showProducts(answer.products);
        }, 150);
    }

    /// Without the server: what is on the list.
    function listed(text) {
        const items = (currentList()?.items ?? []).filter((item) => nameOf(item).toLowerCase().includes(text.toLowerCase()));
        return [...new Map(items.map((item) => [nameOf(item), { ...item, name: nameOf(item), packs: 1, days: null }])).values()].slice(0, 8);
    }

    function showProducts(list) {
        put(products, list.map((product) => button(
            [product.name, product.brand, product.place].filter(Boolean).join(" · "), () => choose(product))));
        put(found, list.length > 0 && tn(list.length, "{1} product had before", "{1} products had before"));
    }

    function choose(product) {
        const { name, brand, gtin, unit, place, packs, kind, days } = product;
        const values = { name, brand, gtin, unit, place, packs, kind: kind ?? "" };
        for (const [key, value] of Object.entries(values)) controls[key].value = value ?? "";
        put(products);
        put(found);
        showDate(days);
        date.querySelector("button, input").focus();
    }

    function showDate(days) {
        put(usual, days !== null && tn(days, "It usually keeps {1} day.", "It usually keeps {1} days."));
        put(date, dateField("", days === null ? spans : [days, ...spans]));
    }

    async function lookUp() {
        const number = controls.gtin.value.replace(/\s/g, "");
        if (!number) return put(found);
        try {
            choose(await ask("GET", `${path}/${encodeURIComponent(number)}`));
        } catch (error) {
            put(found, error.code === "notFound" ? unknown : error.message);
        }
    }

    /// Takes the number from a photo of the barcode.
    async function readBarcode() {
        const [file] = camera.files;
        camera.value = "";
        put(found, t("Reading"), " …");
        try {
            const { gtin, product } = await sendFile(`/households/${household.id}/barcodes`, file, {}, () => {}, "POST");
            controls.gtin.value = gtin;
            if (product) choose(product);
            else put(found, unknown);
        } catch (error) {
            put(found, error.message);
        }
    }

    async function add(values) {
        const body = { id: uuid(), do: "add", day: today(), item: uuid() };
        for (const [key, value] of Object.entries(values)) {
            const text = value.trim();
            if (!text) continue;
            if (key === "expiry") Object.assign(body, typedDate(text));
            else body[key] = key === "packs" ? Number(text) : key === "gtin" ? text.replace(/\s/g, "") : text;
        }
        if (!body.expiry) delete body.kind;
        const problem = await new Promise((resolve) => {
            send([{ household: household.id, item: body.item, name: body.name, body }], (change, refusal) => resolve(refusal) ?? true)
                .then(() => resolve(null));
        });
        if (problem) throw new Error(problem.message);
        clear();
    }

    function clear() {
        for (const control of Object.values(controls)) control.value = control === controls.packs ? 1 : "";
        showDate(null);
        controls.name.focus();
    }

    const camera = el("input.unseen", { type: "file", id: "barcode", accept: "image/*", capture: "environment", change: readBarcode });
    showDate(null);
    const view = el("div", heading(t("Add")),
        form(add,
            field(t("Name, or its first letters"), controls.name), products, found,
            usual, date, el("div.tools", field(t("Packs"), controls.packs), field(t("Place"), controls.place)),
            el("details", el("summary", t("More")),
                field(t("Kind of date"), controls.kind), field(t("Brand"), controls.brand), field(t("Content"), controls.unit)),
            field(t("Number below the bars"), controls.gtin),
            el("div.buttons", submit(t("Add")), el("div.gallery", camera, el("label", { for: "barcode" }, t("Photograph the barcode")))),
            el("datalist", { id: "known-places" }, known.map((value) => el("option", { value })))));
    return { view, load() {} };
}
