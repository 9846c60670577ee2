// When a household is reminded, and its calendar for other programs.

import { ask } from "./api.js";
import { say } from "./changes.js";
import { copied, press } from "./codes.js";
import { askingButton, button, el, form, input, put } from "./dom.js";
import { language, momentWords, t } from "./text.js";

/// How many days before a date the members are reminded; owners change it.
export function reminderSection(base, isOwner) {
    const place = el("div");
    const days = (text) => text.split(/[^0-9]+/).filter(Boolean).map(Number);
    const save = async ({ useBy, bestBefore }) => {
        await ask("PUT", base + "/thresholds", { useBy: days(useBy), bestBefore: days(bestBefore) });
        say(t("Saved"));
        await load();
    };
    const load = press(async () => {
        const { useBy, bestBefore, channels } = await ask("GET", base + "/thresholds");
        const line = (name, label, list) => input(name, { inputmode: "numeric", required: true, readonly: !isOwner, value: list.join(", ") }, label);
        put(
            place, el("p.quiet", channels.length > 0
                ? t("Each day at 8, by: {1}", channels.join(", "))
                : t("No channel is set up on the server: kif-scan help remind")),
            form(
                save, line("useBy", t("Days before a use-by date"), useBy),
                line("bestBefore", t("Days before a best-before date"), bestBefore), isOwner && el("button", t("Save"))));
    });
    load();
    return el("details", el("summary", t("Reminders")), place);
}

/// The address of the household's calendar for this member. Whoever has it can read the calendar.
export function feedSection(base) {
    const place = el("div");
    const make = press(async () => {
        const { link } = await ask("POST", base + "/feed", { lang: language });
        await load();
        place.append(
            el("p", { role: "status" }, t("Add this address to a calendar program. It is shown once, and lets whoever has it read.")),
            copied(link, t("Link")));
    });
    const remove = press(() => ask("DELETE", base + "/feed").then(load));
    const load = press(async () => {
        const { isThere, createdAt } = await ask("GET", base + "/feed");
        put(place, isThere
            ? [
                el("p.quiet", t("There is an address since {1}.", momentWords(createdAt))),
                el("div.buttons", askingButton(t("New address"), make), askingButton(t("Remove"), remove))]
            : button(t("Make an address"), make));
    });
    load();
    return el("details", el("summary", t("Calendar")), place);
}
