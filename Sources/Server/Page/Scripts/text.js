// The texts of the page in the reader's language, and how dates and amounts are put into words.
//
// The English text is also what its translation is found by. It is always a literal in a call of `t` or `tn`: there
// Scripts/translations collects it. {1}, {2} … stand for the values.

const words = JSON.parse(document.getElementById("words").textContent);

/// What the texts of an item, kinds of dates and reasons to check are called.
export const valueNames = words.values;
export const kinds = words.kinds;
export const reasons = words.reasons;

/// The most characters of a value, and of notes.
export const longest = words.longest;
export const longestNotes = words.longestNotes;

/// The language of the page, and those that it can have.
export const language = document.documentElement.lang;
export const languages = { en: "English", de: "Deutsch", es: "Español", fr: "Français" };

/// Shows the page in another language from now on.
export function setLanguage(code) {
    document.cookie = `language=${code}; Path=/; Max-Age=31536000; SameSite=Lax`;
    location.reload();
}

const fill = (text, values) => text.replace(/\{(\d)\}/g, (all, number) => values[number - 1] ?? all);

/// A text with its values.
export const t = (text, ...values) => fill(words.texts[text] ?? text, values);

/// A text about a number of things, which is the first value unless there are others.
export function tn(count, one, other, ...values) {
    const isOne = new Intl.PluralRules(language).select(count) === "one";
    const forms = words.texts[one] ?? [one, other];
    return fill(forms[isOne ? 0 : forms.length - 1], values.length > 0 ? values : [count]);
}

/// Shows control characters, those that change the direction of writing, and of a pile of combining marks the first.
export function visible(value) {
    const escaped = (character) => "\\u" + character.charCodeAt(0).toString(16).padStart(4, "0");
    return String(value)
        .replace(/[\0-\x1f\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, escaped)
        .replace(/(\p{M}{4})\p{M}+/gu, "$1");
}

export const nameOf = (item) => item.name || item.brand || t("Without a name");

/// "2026-12-06", "2026-12" or "2026" as "Sun, 6 Dec 2026", "Dec 2026" or "2026".
export function dateWords(date) {
    const day = date[7] && "numeric";
    const units = { year: "numeric", month: date[4] && "short", day, weekday: day && "short" };
    return new Date(date).toLocaleDateString(locale, { timeZone: "UTC", ...units });
}

const locale = language === "en" ? "en-GB" : language;

export const momentWords = (moment) => new Date(moment).toLocaleString(locale, { dateStyle: "medium", timeStyle: "short" });
export const clockWords = (moment) => new Date(moment).toLocaleTimeString(locale, { timeStyle: "short" });

function lastDay(date) {
    const [year, month = 12, day] = date.split("-");
    return (day ? Date.UTC(year, month - 1, day) : Date.UTC(year, month, 0)) / 86400000;
}

/// How far a date is from the day `today`: "in 3 days".
export function distanceWords(date, today) {
    const days = lastDay(date) - lastDay(today);
    if (Math.abs(days) < 2) return [t("yesterday"), t("today"), t("tomorrow")][days + 1];
    const years = Math.floor(Math.abs(days) / 365);
    if (years > 1) return days > 0 ? tn(years, "in {1} year", "in {1} years") : tn(years, "{1} year ago", "{1} years ago");
    return days > 0 ? tn(days, "in {1} day", "in {1} days") : tn(-days, "{1} day ago", "{1} days ago");
}

/// An amount in thousandths of a pack: "1⅔ packs".
export function amountWords(thousandths) {
    const fraction = { 250: "¼", 333: "⅓", 500: "½", 666: "⅔", 667: "⅔", 750: "¾" }[thousandths % 1000];
    const count = fraction ? (Math.floor(thousandths / 1000) || "") + fraction : Math.round(thousandths / 10) / 100 || 0.01;
    return tn(thousandths > 1000 ? 2 : 1, "{1} pack", "{1} packs", count);
}
