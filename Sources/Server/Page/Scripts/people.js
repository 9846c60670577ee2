// The screen of a household: its members, and invitations.

import { ask, restart } from "./api.js";
import { say } from "./changes.js";
import { askingButton, attempt, button, el, form, heading, input, put, qrCode, refill } from "./dom.js";
import { codeForm } from "./signin.js";
import { momentWords, t } from "./text.js";

export const askAndRestart = (...request) => ask(...request).then(() => restart());
export const press = (action) => () => attempt(action, say);
export const personLine = (name, more, buttons) => el("li.line", el("span", el("bdi", name), " ", el("span.quiet", more)), buttons);

/// A button that gets a code, and the place where it is shown.
export function codeButton(label, path, load) {
    const place = el("div", { role: "status" });
    const show = async () => {
        const { code, link, qr, expiresAt } = await ask("POST", path);
        put(
            place, el("p", t("Scan this with the other phone, or open the link there. It works once.")), qrCode(qr), el("p.code", code), el("p.quiet", t("until {1}", momentWords(expiresAt))),
            input("link", { readonly: true, value: link, focus: (event) => event.target.select() }, t("Link")));
        place.scrollIntoView({ block: "nearest" });
        await load();
    };
    return [button(label, press(show), { class: "main" }), place];
}

export function peopleView({ household }) {
    if (!household) return { view: el("div", heading(t("People")), el("p", t("You are in no household. Join one with a code.")), codeForm("", true)), load() {} };
    const base = "/households/" + household.id;
    const isOwner = household.role === "owner";
    const [people, open] = [el("ul"), el("div")];

    const load = press(async () => {
        const { members } = await ask("GET", base + "/members");
        refill(people, members.map(memberLine));
        if (!isOwner) return;
        const { invitations } = await ask("GET", base + "/invitations");
        refill(open, invitations.length > 0 && [el("h3", t("Open invitations")), el("ul", invitations.map(invitationLine))]);
    });
    const change = (method, path, body) => press(() => ask(method, base + path, body).then(load));
    const memberLine = ({ userId, name, email, role, you }) => personLine(
        name ?? email ?? t("Someone"), (role === "owner" ? t("owner") : t("member")) + (you ? ", " + t("you") : ""), isOwner && !you && [
            role === "member" && button(t("Make owner"), change("PATCH", "/members/" + userId, { role: "owner" })),
            askingButton(t("Remove"), change("DELETE", "/members/" + userId)),
        ]);
    const invitationLine = ({ id, email, expiresAt }) =>
        personLine(email, t("until {1}", momentWords(expiresAt)), button(t("Withdraw"), change("DELETE", "/invitations/" + id)));

    load();
    const view = el("div",
        heading(household.name), people, isOwner && [
            codeButton(t("Invite someone"), base + "/invitations", load), open,
            form(
                (values) => askAndRestart("PATCH", base, values),
                input("name", { value: household.name, required: true }, t("Rename this household")), el("button", t("Save"))),
        ],
        askingButton(t("Leave this household"), press(() => askAndRestart("POST", base + "/leave"))));
    return { view, load };
}
