// The field for a date: it is typed as anywhere else in the program, or taken from a calendar.

import { button, el, field, put } from "./dom.js";
import { isAbout } from "./answers.js";
import { ask, today } from "./api.js";
import { dateWords, distanceWords, kinds, language, t, tn } from "./text.js";

/// The day so many days after today, as 2027-03-12.
function dayAfter(days) {
    const [year, month, day] = today().split("-").map(Number);
    return new Date(Date.UTC(year, month - 1, day + days)).toISOString().slice(0, 10);
}

/// What is sent for a typed date: the text and the language in which it is to be understood.
export const typedDate = (text) => ({ expiry: text, lang: language });

/// A field "expiry" for a date as a person types it, with what it means below, a calendar, and buttons for `spans` of days.
export function dateField(value, spans = [3, 7, 30]) {
    const meaning = el("p.quiet", { role: "status" });
    const typed = el("input", {
        name: "expiry", autocomplete: "off", value: value ?? "", placeholder: t("12.3., tomorrow, +10d"), "data-key": "expiry",
        input: () => explain(),
    });
    const calendar = el("input", {
        type: "date", "aria-label": t("Calendar"), value: /^\d{4}-\d\d-\d\d$/.test(value) ? value : "", min: "2000-01-01",
        change: () => calendar.value && set(calendar.value),
    });
    let timer = 0;

    function set(text) {
        typed.value = text;
        explain();
    }
    function explain() {
        clearTimeout(timer);
        const text = typed.value.trim();
        if (/^\d{4}-\d\d-\d\d$/.test(text)) return show({ date: text });
        put(meaning);
        if (text) timer = setTimeout(async () => show(await meaningOf(text)), 300);
    }
    function show({ date, kind, error }) {
        if (date?.length === 10) calendar.value = date;
        put(meaning, error ?? `${kind ? kinds[kind] + " " : ""}${dateWords(date)}, ${distanceWords(date, today())}`);
    }

    function span(days) {
        const inDays = days === 1 ? t("tomorrow") : tn(days, "in {1} day", "in {1} days");
        return button(days % 7 === 0 ? tn(days / 7, "in {1} week", "in {1} weeks") : inDays, () => set(dayAfter(days)));
    }
    return el("div.dates",
        field(t("Date"), typed), meaning,
        el("div.buttons", [...new Set(spans)].filter((days) => days > 0).map(span), calendar));
}

async function meaningOf(text) {
    try {
        return await ask("GET", `/date?${new URLSearchParams({ text, lang: language, day: today() })}`);
    } catch (error) {
        // Without the server nobody knows what it means until it is sent.
        return { error: isAbout(error, "change") ? error.message : "" };
    }
}
