// The screen of the questions: one a card, answered as in a terminal.

import { ask, tell, today, uuid } from "./api.js";
import { say, send } from "./changes.js";
import { dateField } from "./dates.js";
import { alertLine, askingButton, attempt, button, el, form, heading, input, markedPhoto, pictureOf, put, submit } from "./dom.js";
import { dateWords, language, longest, nameOf, t } from "./text.js";

export function reviewView({ household, go, argument }) {
    const path = `/households/${household.id}`;
    const progress = el("p.quiet", { role: "status" });
    const card = el("div");
    const view = el("div", heading(t("Check")), progress, card);
    const answered = [];
    const skipped = new Set();
    let questions = null;
    let shown = "";

    async function load() {
        const query = new URLSearchParams({ lang: language, ...(argument && { item: argument }) });
        try {
            ({ questions } = await ask("GET", `${path}/review?${query}`));
        } catch (error) {
            if (error.code === "notFound" && argument) questions = [];
            else return questions || put(card, alertLine(error.message), button(t("Try again"), load));
        }
        show();
    }

    const open = () => questions.filter(({ question }) => !skipped.has(question));

    function show(isNext = false) {
        const [question] = open();
        const done = answered.length;
        put(progress, question && t("{1} of {2}", done + 1, done + open().length));
        const state = question ? question.question + question.version : "none";
        if (state === shown) return;
        shown = state;
        put(card, question ? cardOf(question) : ending());
        if (isNext) card.querySelector("h3").focus();
    }

    function ending() {
        return [
            el("h3", { tabindex: "-1" }, skipped.size > 0 ? t("The rest is for another time.") : t("Nothing to check.")),
            el("div.buttons", answered.length > 0 && backButton(), button(t("List"), () => go("list")))];
    }

    /// Answers a question; what is refused is said on its card.
    async function answer(question, text) {
        const { item, inbox } = question;
        const outcome = await ask("POST", path + "/review", {
            id: uuid(), day: today(), question: question.question, version: question.version, answer: text, lang: language,
        });
        const { refusal, change } = outcome;
        if (refusal && !["changed", "deleted"].includes(refusal.code)) throw new Error(refusal.message);
        if (refusal) say(refusal.message);
        else {
            answered.push({ question, change });
            say(t("Answered: {1}", nameOf(item ?? inbox)), change && back);
        }
        questions = questions.filter((each) => each !== question);
        show(true);
        tell("changed");
        await load();
    }

    function skip(question) {
        skipped.add(question.question);
        answered.push({ question, isSkipped: true });
        show(true);
    }

    /// Takes back the last answer, and asks once more.
    async function back() {
        if (answered.length === 0) return;
        const { question, change, isSkipped } = answered.pop();
        skipped.delete(question.question);
        if (change) {
            const { item, inbox } = question;
            const body = { id: uuid(), day: today(), do: "undo", change };
            await send([{ household: household.id, item: item?.id, name: nameOf(item ?? inbox), body }]);
        }
        if (!isSkipped) await load();
        const again = questions.find((each) => each.question === question.question);
        questions = again ? [again, ...questions.filter((each) => each !== again)] : questions;
        show(true);
    }
    const backButton = () => button(t("Back"), back);

    function cardOf(question) {
        const { item, inbox, topic, photos } = question;
        const problem = alertLine();
        const further = el("div");
        const name = nameOf(item ?? { name: inbox.name });
        const reply = (text) => attempt(() => answer(question, text), (words) => put(problem, words));
        const typed = (make, ...controls) => form((values) => answer(question, make(values)), controls, submit(t("Save")));
        const choice = (candidate, index) => el("div",
            button([candidate.words, candidate.text && `“${candidate.text}”`].filter(Boolean).join(" "), () => reply(String(index + 1)),
                { class: index === 0 && topic !== "barcode" ? "main" : null }),
            candidate.why && el("p.quiet", candidate.why));
        const candidates = question.candidates ?? [];
        const choices = candidates.map(choice);
        const own = {
            date: () => [
                el("details", el("summary", t("Another date")), typed(({ expiry }) => expiry, dateField(""))),
                button(t("No date on the pack"), () => reply("w"))],
            name: () => typed((values) => "n " + values.name, input("name", { maxlength: longest, required: true }, t("Another name"))),
            barcode: () => [
                typed((values) => values.gtin, input("gtin", { inputmode: "numeric", required: true }, t("Number below the bars"))),
                button(t("Do not use the barcode"), () => reply("w"))],
            inbox: () => [
                button(t("To stock: photograph it again then"), () => reply("t")), askingButton(t("Forget this photo"), () => reply("x"))],
            oneThing: () => null,
        };
        return el("section.card",
            el("h3", { tabindex: "-1" }, el("bdi", name), ": ", question.asked),
            item && el("p.quiet", [item.place, item.quantity > 1 && `× ${item.quantity}`].filter(Boolean).join(" · ")),
            pictures(question, name), choices.slice(0, question.likely),
            choices.length > question.likely && el("details", el("summary", t("Less likely")), choices.slice(question.likely)),
            own[topic](), problem,
            item && el("details", el("summary", t("More")), el("div.buttons",
                button(t("It is right"), () => reply("o")), button(t("One pack more"), () => reply("p")),
                button(t("It is eaten"), () => reply("e")), askingButton(t("Not food"), () => reply("x")),
                button(t("The same as another item"), () => attempt(() => showPartners(further, item, reply), (words) => put(problem, words))),
                photos.length > 1 && button(t("A photo shows another thing"), () => showPhotos(further, question, reply))), further),
            el("div.buttons", button(t("Not now"), () => skip(question)), answered.length > 0 && backButton()));
    }

    function pictures({ topic, item, places, photos }, name) {
        const [first] = places ?? [];
        const crop = topic === "date" && item.picture?.kind === "date" && item.picture;
        const wanted = topic === "oneThing" ? places : [first ?? { contentHash: photos[0]?.photo }];
        return el("div.pictures",
            crop && pictureOf(household.id, crop, { alt: t("The printed date"), class: "large" }),
            wanted.filter(({ contentHash }) => contentHash)
                .map(({ contentHash, part }) => markedPhoto(household.id, contentHash, part, { alt: t("Photo of {1}", name) })));
    }

    /// The items with which an item may be joined; both photos are beside each other before they are.
    async function showPartners(place, item, reply) {
        const { items } = await ask("GET", `${path}/items/${encodeURIComponent(item.id)}/partners`);
        const picture = (each) => each.picture && markedPhoto(household.id, each.picture.photo, null, { alt: nameOf(each) });
        const words = (each) => [nameOf(each), each.expiryDate && dateWords(each.expiryDate), each.place].filter(Boolean).join(", ");
        const choose = (other) => {
            put(place, el("div.pictures", picture(item), picture(other)), el("p", t("Is {1} the same as {2}?", words(item), words(other))),
                el("div.buttons", button(t("Join them"), () => reply("j " + other.id), { class: "main" }), button(t("Cancel"), list)));
            place.querySelector("button").focus();
        };
        const list = () => put(place, items.length > 0 ? items.map((each) => button(words(each), () => choose(each))) : t("There is no other item."));
        list();
        place.querySelector("button")?.focus();
    }

    function showPhotos(place, { item, photos }, reply) {
        const packs = el("input", { type: "number", min: 1, max: item.quantity - 1, value: 1 });
        const count = () => (item.quantity > 1 ? " " + (packs.value || 1) : "");
        put(place, item.quantity > 1 && el("label.field", el("span", t("Packs of it")), packs),
            photos.map(({ photo }, index) => el("div",
                markedPhoto(household.id, photo, null, { alt: t("Photo {1}", index + 1) }),
                button(t("Photo {1} shows another thing", index + 1), () => reply(`t ${index + 1}${count()}`)))));
        place.querySelector("button").focus();
    }

    load();
    return { view, load };
}
