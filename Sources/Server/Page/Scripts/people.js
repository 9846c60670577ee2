// The screen of a household: its members and invitations, its reminders, calendar and table.

import { ask } from "./api.js";
import { say } from "./changes.js";
import { askAndRestart, codeButton, personLine, press } from "./codes.js";
import { askingButton, button, el, form, heading, input, put, refill } from "./dom.js";
import { feedSection, reminderSection } from "./reminders.js";
import { codeForm, emailInput } from "./signin.js";
import { momentWords, t } from "./text.js";

export function peopleView({ me, household }) {
    if (!household) return withoutHousehold();
    const base = "/households/" + household.id;
    const isOwner = household.role === "owner";
    const [people, open, byMail] = [el("ul"), el("div"), el("div")];

    const load = press(async () => {
        const { members } = await ask("GET", base + "/members");
        refill(people, members.map(memberLine));
        if (!isOwner) return;
        const { invitations } = await ask("GET", base + "/invitations");
        refill(open, invitations.length > 0 && [el("h3", t("Open invitations")), el("ul", invitations.map(invitationLine))]);
    });
    const change = (method, path, body) => press(() => ask(method, base + path, body).then(load));
    const setRole = (userId, role) => change("PATCH", "/members/" + userId, { role });
    const memberLine = ({ userId, name, email, role, you }) => {
        const [letIn, place] = codeButton(t("Let in again"), `${base}/members/${userId}/devices`, () => {}, "");
        const shown = name ?? email ?? t("Someone");
        const what = (role === "owner" ? t("owner") : t("member")) + (you ? ", " + t("you") : "");
        return personLine(shown, what, isOwner && !you && [
            el("div.buttons",
                role === "member"
                    ? button(t("Make owner"), setRole(userId, "owner")) : button(t("Make member"), setRole(userId, "member")),
                letIn, askingButton(t("Remove"), change("DELETE", "/members/" + userId))),
            place]);
    };
    const invitationLine = ({ id, email, expiresAt }) =>
        personLine(email, t("until {1}", momentWords(expiresAt)), button(t("Withdraw"), change("DELETE", "/invitations/" + id)));
    const invite = async (values) => {
        const { sent } = await ask("POST", base + "/invitations", values);
        say(sent ? t("The invitation is on its way.") : t("The invitation could not be sent."));
        await load();
    };
    const showInviteByMail = press(async () => {
        const { ways } = await ask("GET", "");
        put(byMail, ways.includes("email") && el("details",
            el("summary", t("Invite by mail")), form(invite, emailInput({ autocomplete: "off" }), el("button", t("Send")))));
    });

    load();
    if (isOwner) showInviteByMail();
    const view = el("div",
        heading(household.name), people, isOwner && [
            codeButton(t("Invite someone"), base + "/invitations", load), byMail, open,
            form(
                (values) => askAndRestart("PATCH", base, values),
                input("name", { value: household.name, required: true }, t("Rename this household")), el("button", t("Save"))),
        ],
        reminderSection(base, isOwner), feedSection(base),
        el("h3", t("Everything as a table")),
        el("p", el("a", { href: `/v1${base}/export.csv`, download: "inventory.csv" }, t("Save as a CSV file"))),
        household.members > 1
            ? askingButton(t("Leave this household"), press(() => askAndRestart("POST", base + "/leave")))
            : me.households.length > 1 && askingButton(t("Delete this household"), press(() => askAndRestart("DELETE", base))),
        el("details", el("summary", t("Join another household")), codeForm("", true)));
    return { view, load };
}

function withoutHousehold() {
    const create = form(
        (values) => askAndRestart("POST", "/households", values),
        input("name", { required: true }, t("Name of a new household")), el("button", t("Create")));
    const line = el("p", t("You are in no household. Join one with a code."));
    return { view: el("div", heading(t("People")), line, codeForm("", true), create), load() {} };
}
