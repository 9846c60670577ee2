// Signing in by a code, a password or a new account, and joining a household by a code.

import { ask, restart } from "./api.js";
import { alertLine, attempt, button, el, form, heading, input, put, submit } from "./dom.js";
import { t } from "./text.js";

const required = (name, autocomplete, label, properties) => input(name, { required: true, autocomplete, ...properties }, label);
const email = () => required("email", "username", t("Mail address"), { type: "email" });
const password = (kind, label) => required("password", kind + "-password", label, { type: "password" });

const signIn = (way, code) => async (values) => {
    await ask("POST", "/auth/" + way, values);
    restart(code);
};

/// The screen of who is not signed in; `code` is from the link.
export function signInView(code) {
    const rest = el("div");
    const line = sessionStorage.getItem("line") ?? t("Know what is in the fridge, and until when.");
    attempt(async () => {
        const { registration } = await ask("GET", "");
        put(rest, registration === "open" && [registerForm(code), form(signIn("guest", code), el("button", t("Try without an account")))]);
    }, (words) => put(rest, alertLine(words)));
    sessionStorage.removeItem("line");
    return el("div",
        heading("KeepItFresh"), el("p", { role: "status" }, line), codeForm(code, false),
        el("details", el("summary", t("Sign in with a password")),
            form(signIn("password", code), email(), password("current", t("Password")), submit(t("Sign in")))),
        rest);
}

export function registerForm(code) {
    return el("details", el("summary", t("Create an account")), form(
        signIn("register", code), required("name", "name", t("Name")), email(), password("new", t("New password")), submit(t("Create an account"))));
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
        el("p", !household ? t("This code signs this device in.") : isSignedIn ? t("Join “{1}”?", household) : by ? t("{1} invites you to “{2}”.", by, household) : t("You are invited to “{1}”.", household)),
        household && !isSignedIn && required("name", "name", t("Your name")),
        el("div.buttons", submit(household ? t("Join") : t("Sign in")), button(t("Not now"), leave)));
    enter();
    if (code) attempt(() => preview(code), enter);
    return area;
}
