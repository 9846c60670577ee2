// The account: its ways to sign in, tokens for programs, and its end.

import { ask, restart, tell } from "./api.js";
import { say } from "./changes.js";
import { copied, personLine, press } from "./codes.js";
import { askingButton, el, field, focusOn, form, input, put, refill, submit } from "./dom.js";
import { emailInput, passwordInput, providerButtons, sentCodeForm } from "./signin.js";
import { forgetAll } from "./store.js";
import { momentWords, t } from "./text.js";

const wayWords = () => ({
    password: t("Password"), email: t("Code by mail"), mobile: t("Code by SMS"), google: "Google", apple: "Apple",
});

/// Does what needs a sign-in of the last minutes. If there was none, one is asked for in `place`, and it is done after it.
async function sensitive(place, action) {
    try {
        await action();
    } catch (error) {
        if (error.code !== "requiresRecentLogin") throw error;
        const { ways } = await ask("GET", "/me/ways");
        const use = async (credential) => {
            await ask("POST", "/auth/again", credential);
            // This device has another session now.
            tell("poll");
            put(place);
            await action();
        };
        put(place, el("div.card", el("p", { role: "alert" }, error.message), ways.map((way) => againForm(way, use))));
        place.scrollIntoView({ block: "nearest" });
        focusOn(place.querySelector("input:not([readonly]), button"));
    }
}

function againForm({ way, email, phone }, use) {
    if (way === "password") return form(
        use, emailInput({ value: email, readonly: true }), passwordInput("current", t("Password")), submit(t("Sign in")));
    if (way === "email" || way === "mobile") return sentCodeForm(way, use, phone ?? email);
    return providerButtons([way], "again");
}

/// The ways to sign in to the account, and those that can be added.
export function waysSection(me) {
    const [list, more, place] = [el("ul"), el("div"), el("div")];
    const change = (action) => sensitive(place, () => action().then(() => (me.isGuest ? restart() : load())));
    const load = press(async () => {
        const [{ ways: own }, { ways: all }] = await Promise.all([ask("GET", "/me/ways"), ask("GET", "")]);
        const has = new Set(own.map(({ way }) => way));
        const remove = (way) => press(() => change(() => ask("DELETE", "/me/ways/" + way)));
        refill(list, own.map(({ way, email, phone }) => personLine(
            wayWords()[way], phone ?? email, own.length > 1 && askingButton(t("Remove"), remove(way)))));
        const add = (values) => change(() => ask("POST", "/me/ways", values));
        put(more, has.has("password") && passwordForm(place), all.filter((way) => !has.has(way)).map((way) => el("details",
            el("summary", t("Add: {1}", wayWords()[way])),
            way === "password" && form(add, emailInput(), passwordInput("new", t("New password")), submit(t("Add"))),
            ["email", "mobile"].includes(way) && sentCodeForm(way, add), providerButtons([way], "link"))));
    });
    load();
    const hint = t("Without one, only codes of another device or of an owner of the household let you in again.");
    return el("section", el("h3", t("Ways to sign in")), el("p.quiet", hint), list, place, more);
}

function passwordForm(place) {
    const save = (values) => sensitive(place, () => ask("POST", "/me/password", values).then(() =>
        say(t("The password is changed, and all other devices are signed out."))));
    const fields = [passwordInput("new", t("New password")), submit(t("Save"))];
    return el("details", el("summary", t("Change the password")), form(save, fields));
}

/// Tokens with which programs act for this person.
export function tokenSection() {
    const [list, made] = [el("ul"), el("div", { role: "status" })];
    const accessWords = { read: t("only reads"), full: t("changes the inventory") };
    const allWords = { ...accessWords, work: t("reads photos for the server") };
    const load = press(async () => {
        const { tokens } = await ask("GET", "/me/tokens");
        refill(list, tokens.map(({ id, name, access, usedAt }) => personLine(
            name, `${allWords[access]}, ${t("used {1}", momentWords(usedAt))}`,
            askingButton(t("Remove"), press(() => ask("DELETE", "/me/tokens/" + id).then(load))))));
    });
    const make = async (values) => {
        const { token } = await ask("POST", "/me/tokens", values);
        put(made, el("p", t("Copy the token now: it is shown once.")), copied(token, t("Token")));
        await load();
    };
    load();
    return el("details", el("summary", t("Tokens for programs")), list, made, form(
        make, input("name", { required: true }, t("Name")),
        field(t("What it may do"), el("select", { name: "access" }, Object.entries(accessWords).map(([value, words]) =>
            el("option", { value }, words)))),
        el("button", t("Make a token"))));
}

/// Ends the account.
export function endSection() {
    const place = el("div");
    const end = press(() => sensitive(place, () => ask("DELETE", "/me").then(forgetAll).then(() => restart())));
    return [
        el("p.quiet", t("Deleting the account also deletes the households that nobody else is a member of.")),
        askingButton(t("Delete the account"), end), place];
}
