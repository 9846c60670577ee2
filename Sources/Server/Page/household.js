// The screens "People", of a household, and "You".

import { ask, restart } from "./api.js";
import { say } from "./changes.js";
import { askingButton, attempt, button, el, form, heading, input, put, qrCode, refill } from "./dom.js";
import { codeForm, registerForm } from "./signin.js";
import { momentWords, text } from "./text.js";

const askAndRestart = (...request) => ask(...request).then(() => restart());
const press = (action) => () => attempt(action, say);
const line = (name, more, buttons) => el("li.line", el("span", el("bdi", name), " ", el("span.quiet", more)), buttons);

/// A button that gets a code, and the place where it is shown.
function codeButton(label, path, load) {
    const place = el("div", { role: "status" });
    const show = async () => {
        const { code, link, qr, expiresAt } = await ask("POST", path);
        put(
            place, el("p", text.scanIt), qrCode(qr), el("p.code", code), el("p.quiet", text.until(momentWords(expiresAt))),
            input("link", { readonly: true, value: link, focus: (event) => event.target.select() }));
        place.scrollIntoView({ block: "nearest" });
        await load();
    };
    return [button(label, press(show), { class: "main" }), place];
}

export function peopleView(household) {
    if (!household) return { view: el("div", heading(text.people), el("p", text.noHousehold), codeForm("", true)), load() {} };
    const base = "/households/" + household.id;
    const isOwner = household.role === "owner";
    const [people, open] = [el("ul"), el("div")];

    const load = press(async () => {
        const { members } = await ask("GET", base + "/members");
        refill(people, members.map(memberLine));
        if (!isOwner) return;
        const { invitations } = await ask("GET", base + "/invitations");
        refill(open, invitations.length > 0 && [el("h3", text.invitations), el("ul", invitations.map(invitationLine))]);
    });
    const change = (method, path, body) => press(() => ask(method, base + path, body).then(load));
    const memberLine = ({ userId, name, email, role, you }) => line(
        name ?? email ?? text.someone, text[role] + (you ? ", " + text.me : ""), isOwner && !you && [
            role === "member" && button(text.makeOwner, change("PATCH", "/members/" + userId, { role: "owner" })),
            askingButton(text.remove, change("DELETE", "/members/" + userId)),
        ]);
    const invitationLine = ({ id, email, expiresAt }) =>
        line(email, text.until(momentWords(expiresAt)), button(text.withdraw, change("DELETE", "/invitations/" + id)));

    load();
    const view = el("div",
        heading(household.name), people, isOwner && [
            codeButton(text.invite, base + "/invitations", load), open,
            form(
                (values) => askAndRestart("PATCH", base, values),
                input("name", { value: household.name, required: true }, text.rename), el("button", text.save)),
        ],
        askingButton(text.leave, press(() => askAndRestart("POST", base + "/leave"))));
    return { view, load };
}

export function youView(me) {
    const places = el("ul");
    const load = press(async () => refill(places, (await ask("GET", "/sessions")).sessions.map(sessionLine)));
    const sessionLine = ({ id, device, current, usedAt }) => line(
        device ?? text.commands, current ? text.thisOne : text.used(momentWords(usedAt)),
        !current && askingButton(text.signOut, press(() => ask("DELETE", "/sessions/" + id).then(load))));

    load();
    const view = el("div",
        heading(me.name ?? me.email ?? text.you), el("p.quiet", me.isGuest ? text.guest : me.email), me.isGuest && registerForm(),
        codeButton(text.anotherPhone, "/me/devices", load), el("h3", text.sessions), places,
        askingButton(text.logOut, press(() => askAndRestart("POST", "/auth/logout"))));
    return { view, load };
}
