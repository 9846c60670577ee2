// The form that corrects an item.

import { button, el, field, form, input, submit } from "./dom.js";
import { dateField, typedDate } from "./dates.js";
import { kinds, longest, longestNotes, t } from "./text.js";

/// A form with the values of an item. `save` gets the fields of the change "fix"; `cancel` is called without one.
export function editForm(item, save, cancel) {
    const before = {
        name: item.name ?? "", brand: item.brand ?? "", expiry: item.expiryDate ?? "", kind: item.expiryKind ?? "",
        packs: String(item.quantity ?? 1), notes: item.notes ?? "",
    };
    const options = Object.entries(before.kind ? kinds : { "": t("not given"), ...kinds });
    const read = (values) => {
        const fix = { clear: [] };
        for (const [key, value] of Object.entries(values)) {
            const text = value.trim();
            if (text === before[key]) continue;
            if (text && key === "expiry") Object.assign(fix, typedDate(text));
            else if (text) fix[key] = key === "packs" ? Number(text) : text;
            else if (key !== "packs") fix.clear.push(key);
        }
        return fix;
    };
    return form(
        (values) => save(read(values)),
        input("name", { value: before.name, maxlength: longest }, t("Name")), dateField(before.expiry),
        field(t("Kind of date"), el("select", { name: "kind", value: before.kind },
            options.map(([value, label]) => el("option", { value }, label)))),
        el("details", el("summary", t("More")),
            input("brand", { value: before.brand, maxlength: longest }, t("Brand")),
            input("packs", { value: before.packs, type: "number", min: 1, max: 9999, inputmode: "numeric" }, t("Packs")),
            input("notes", { value: before.notes, maxlength: longestNotes }, t("Notes"))),
        el("div.buttons", submit(t("Save")), button(t("Cancel"), cancel)));
}
