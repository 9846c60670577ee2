// What can be done with an item, in the list and on its own screen.

import { changeOf, names, send } from "./changes.js";
import { alertLine, askingButton, button, el, form, input, put, refill, submit } from "./dom.js";
import { editForm } from "./edit.js";
import { amountWords, longest, reasons, t } from "./text.js";

/// The buttons of an item: `{ view, fill(item), form }`. `context` is `{ household, list(), reload(), go, places }`.
export function actionsPanel(context, after = () => {}) {
    const view = el("div.panel");
    const refusal = alertLine();
    const panel = { view, fill, openForm, isForm: false };
    let item = null;
    let seen = null;

    function fill(wanted) {
        item = wanted;
        if (panel.isForm) return;
        const { actions, needsReview, stock } = item;
        const amount = () => view.querySelector(":checked")?.value || undefined;
        const part = (verb) => button(names[verb], () => act({ do: verb, amount: amount() }));
        const now = (verb) => button(names[verb], () => act({ do: verb }));
        const inForm = (verb) => button(names[verb] + " …", () => openForm(verb));
        const asked = (verb) => askingButton(names[verb], () => act({ do: verb }));
        const ways = { eat: part, waste: part, move: inForm, fix: inForm, delete: asked, notFood: asked };
        const buttons = (isLast) =>
            actions.filter((verb) => (ways[verb] === asked) === isLast).map((verb) => (ways[verb] ?? now)(verb));
        const doubts = needsReview.map((reason) => reasons[reason]).join(", ");
        refill(
            view, doubts && el("p", `${t("please check")}: ${doubts}`), amountChoice(item),
            el("div.buttons",
                buttons(false), doubts && button(t("Check"), () => context.go("review", item.id)),
                doubts && button(t("It is right"), () => act({ do: "fix", ok: true })),
                buttons(true), !context.isScreen && button(t("Details"), () => context.go("item", item.id))),
            refusal);
    }

    /// Opens the form for "move" or "fix"; who fills it in sees the list of now.
    function openForm(verb) {
        panel.isForm = true;
        seen = context.list();
        put(refusal);
        const save = (values) => act({ do: verb, ...values });
        const place = input("place", { value: item.place, list: "places", maxlength: longest }, t("Place"));
        put(view, verb === "fix" ? editForm(item, save, closeForm) : form(
            (values) => save({ place: values.place.trim() || null }), place,
            el("div.buttons", submit(t("Save")), button(t("Cancel"), closeForm))), refusal);
        view.querySelector("input").focus();
    }

    function closeForm() {
        panel.isForm = false;
        fill(item);
        view.querySelector("button")?.focus();
        after();
    }

    async function act(action) {
        const list = panel.isForm ? seen : context.list();
        let isRefused = false;
        put(refusal);
        await send([changeOf(list, context.household, item, action)], (made, problem) => {
            isRefused = view.isConnected && !view.closest("[hidden]");
            if (isRefused) refuse(action, problem);
            return isRefused;
        });
        if (panel.isForm && !isRefused) closeForm();
    }

    async function refuse(action, problem) {
        await context.reload();
        // What changed meanwhile has been seen now.
        seen = context.list();
        const again = problem.code === "changedSince" && button(t("Set mine anyway"), () => act(action));
        put(refusal, problem.message, " ", again);
        refusal.scrollIntoView({ block: "nearest" });
    }

    return panel;
}

function amountChoice({ stock, left, leftExact }) {
    const rest = /\d [^p]/.test(leftExact) ? leftExact : amountWords(Math.round(left * 1000));
    const standard = left == null ? amountWords(Math.min(1000, stock)) : t("Rest ({1})", rest);
    const parts = [["1/4", "¼", 250], ["1/3", "⅓", 333], ["1/2", "½", 500]].filter(([, , amount]) => amount <= stock);
    const choice = ([value, label]) => {
        const radio = el("input", { type: "radio", name: "amount", value, checked: !value, "data-key": label });
        return el("label.choice", radio, el("span", label));
    };
    return el("fieldset", el("legend", t("How much")), [["", standard], ...parts, ["all", t("All")]].map(choice));
}
