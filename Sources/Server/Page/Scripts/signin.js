// Signing in by a code, at Google or Apple, with a password or as a new account, and joining a household by a code.

import { wordsOf } from "./answers.js";
import { ask, restart } from "./api.js";
import { alertLine, attempt, button, el, focusOn, form, heading, input, put, submit } from "./dom.js";
import { t } from "./text.js";

const required = (name, autocomplete, label, properties) => input(name, { required: true, autocomplete, ...properties }, label);
export const emailInput = (properties) => required("email", "username", t("Mail address"), { type: "email", ...properties });
export const passwordInput = (kind, label) => required("password", kind + "-password", label, { type: "password" });

/// A button for each of Google and Apple that is among `ways`: it goes there, and the browser comes back to this page.
export const providerButtons = (ways, to, code) => Object.entries({ google: "Google", apple: "Apple" })
    .filter(([way]) => ways.includes(way)).map(([way, name]) => form(async () => {
        const { address } = await ask("POST", `/auth/oidc/${way}/start`, { to, code: code || null });
        location.assign(address);
    }, submit(t("Continue with {1}", name))));

/// Sends a code by mail or to a mobile phone, at the address `known` or one that is typed, and takes it: `use` gets what
/// signs in with it.
export function sentCodeForm(way, use, known) {
    const place = el("div");
    const isPhone = way === "mobile";
    const name = isPhone ? "phone" : "address";
    const kind = { type: isPhone ? "tel" : "email", value: known, readonly: Boolean(known) };
    const take = async (values) => {
        const { challenge } = await ask("POST", "/auth/otp", values);
        put(place, form(
            ({ code }) => use({ ...values, challenge, code: code.trim() }),
            el("p", { role: "status" }, t("A code is on its way to {1}. It is good for five minutes.", values[name])),
            required("code", "one-time-code", t("Code"), { inputmode: "numeric" }),
            el("div.buttons", submit(t("Continue")), button(t("Not now"), begin))));
        focusOn(place.querySelector("input"));
    };
    const begin = () => put(place, form(
        take, required(name, isPhone ? "tel" : "email", isPhone ? t("Mobile number, with +") : t("Mail address"), kind),
        submit(t("Send a code"))));
    begin();
    return place;
}

/// All ways to sign in to an account that is there. `code` is of an invitation.
export function signInForms(ways, code) {
    const outcome = el("div");
    const enter = (path, more) => async (values) => {
        try {
            const { isNew } = await ask("POST", "/auth/" + path, { ...values, ...more });
            // Who is new has joined with the invitation.
            restart(isNew ? "" : code);
        } catch (error) {
            if (!error.answer?.link) throw error;
            put(outcome, outcomeCard(error.code, error.answer.link));
            focusOn(outcome.querySelector("button"));
        }
    };
    const byCode = enter("otp/verify", { invitation: code || null });
    return [
        providerButtons(ways, "signIn", code), outcome,
        ways.includes("email") && el("details", el("summary", t("Sign in with a code by mail")), sentCodeForm("email", byCode)),
        ways.includes("mobile") && el("details", el("summary", t("Sign in with a code by SMS")), sentCodeForm("mobile", byCode)),
        el("details", el("summary", t("Sign in with a password")), form(
            enter("password"), emailInput(), passwordInput("current", t("Password")), submit(t("Sign in")))),
    ];
}

/// What is said when a sign-in was not the end, or a browser comes back with a problem.
export function outcomeCard(kind, value) {
    const card = el("div.card");
    const choose = (label, choice) => form(
        () => ask("POST", "/auth/choice", { link: value, choice }).then(() => restart()), el("button", label));
    if (kind === "accountChoice") put(
        card, el("p", { role: "status" }, t("There is an account for this already, and you have items here as a guest.")),
        choose(t("Take my items along"), "merge"), choose(t("Leave them with the guest"), "switch"),
        button(t("Not now"), () => card.remove()));
    else if (kind === "accountExists") {
        sessionStorage.setItem("link", value);
        put(card, alertLine(t("Your mail address belongs to an account. Sign in to that one: then this way leads there, too.")));
    } else put(card, alertLine(wordsOf(value, t("Signing in failed."))));
    return card;
}

/// Adds the way to sign in that waited until its owner signed in; whether there was one.
export async function claimWay() {
    const link = sessionStorage.getItem("link");
    sessionStorage.removeItem("link");
    if (link) await ask("POST", "/me/ways", { link });
    return Boolean(link);
}

/// The screen of who is not signed in; `code` is from the link, and `outcome` what a sign-in ended with.
export function signInView(code, outcome) {
    const rest = el("div");
    const line = sessionStorage.getItem("line") ?? t("Know what is in the fridge, and until when.");
    attempt(async () => {
        const { registration, ways } = await ask("GET", "");
        const guest = (values) => ask("POST", "/auth/guest", values).then(() => restart(code));
        put(rest, signInForms(ways, code), registration === "open" && [
            registerForm(code), form(guest, el("button", t("Try without an account")))]);
    }, (words) => put(rest, alertLine(words)));
    sessionStorage.removeItem("line");
    return el("div", heading("KeepItFresh"), el("p", { role: "status" }, line), outcome, codeForm(code, false), rest);
}

function registerForm(code) {
    const register = (values) => ask("POST", "/auth/register", values).then(() => restart(code));
    return el("details", el("summary", t("Create an account")), form(
        register, required("name", "name", t("Name")), emailInput(), passwordInput("new", t("New password")),
        submit(t("Create an account"))));
}

/// Takes a code, shows what it is for, and uses it.
export function codeForm(code, isSignedIn) {
    const area = el("div.card");
    const leave = () => {
        if (isSignedIn && code) area.remove();
        code = "";
        enter();
    };
    const enter = (problem) => put(area, form(
        (values) => preview(values.code.trim()),
        required("code", "off", t("Enter a code"), { value: code, autocapitalize: "characters" }),
        el("div.buttons", submit(t("Continue")), code && button(t("Not now"), leave)), problem && alertLine(problem)));
    const preview = async (typed) => {
        const { household, by } = await ask("POST", "/invitations/preview", { code: typed });
        if (isSignedIn && !household) throw new Error(t("Log out first to use this code."));
        put(area, useForm(typed, household, by));
        area.querySelector("input, button").focus();
    };
    const useForm = (typed, household, by) => form(
        async (values) => {
            const joined = await ask("POST", isSignedIn ? "/invitations/redeem" : "/auth/code", { code: typed, ...values });
            if (isSignedIn) localStorage.setItem("household", joined.id);
            restart();
        },
        el("p", !household ? t("This code signs this device in.")
            : isSignedIn ? t("Join “{1}”?", household)
            : by ? t("{1} invites you to “{2}”.", by, household) : t("You are invited to “{1}”.", household)),
        household && !isSignedIn && required("name", "name", t("Your name")),
        el("div.buttons", submit(household ? t("Join") : t("Sign in")), button(t("Not now"), leave)));
    enter();
    if (code) attempt(() => preview(code), enter);
    return area;
}
