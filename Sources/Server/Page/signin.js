// Signing in by a code, a password or a new account, and joining a household by a code.

import { ask, restart } from "./api.js";
import { alertLine, attempt, button, el, form, heading, input, put, submit } from "./dom.js";
import { text } from "./text.js";

const required = (name, autocomplete, properties, label) => input(name, { required: true, autocomplete, ...properties }, label);
const email = () => required("email", "username", { type: "email" });
const password = (kind, label) => required("password", kind + "-password", { type: "password" }, label);

const signIn = (way, code) => async (values) => {
    await ask("POST", "/auth/" + way, values);
    restart(code);
};

/// The screen of who is not signed in; `code` is from the link.
export function signInView(code) {
    const rest = el("div");
    const line = sessionStorage.getItem("line") ?? text.welcome;
    attempt(async () => {
        const { registration } = await ask("GET", "");
        put(rest, registration === "open" && [registerForm(code), form(signIn("guest", code), el("button", text.tryIt))]);
    }, (words) => put(rest, alertLine(words)));
    sessionStorage.removeItem("line");
    return el("div",
        heading("KeepItFresh"), el("p", { role: "status" }, line), codeForm(code, false),
        el("details", el("summary", text.withPassword),
            form(signIn("password", code), email(), password("current"), submit(text.signIn))),
        rest);
}

export function registerForm(code) {
    return el("details", el("summary", text.createAccount), form(
        signIn("register", code), required("name", "name"), email(), password("new", text.newPassword), submit(text.createAccount)));
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
        required("code", "off", { value: code, autocapitalize: "characters" }),
        el("div.buttons", submit(text.next), code && button(text.notNow, leave)), problem && alertLine(problem)));
    const preview = async (typed) => {
        const { household, by } = await ask("POST", "/invitations/preview", { code: typed });
        if (isSignedIn && !household) throw new Error(text.useless);
        put(area, useForm(typed, household, by));
        area.querySelector("input, button").focus();
    };
    const useForm = (typed, household, by) => form(
        async (values) => {
            const joined = await ask("POST", isSignedIn ? "/invitations/redeem" : "/auth/code", { code: typed, ...values });
            if (isSignedIn) localStorage.setItem("household", joined.id);
            restart();
        },
        el("p", !household ? text.deviceCode : isSignedIn ? text.joinHousehold(household) : text.invited(by, household)),
        household && !isSignedIn && required("name", "name", {}, text.yourName),
        el("div.buttons", submit(household ? text.join : text.signIn), button(text.notNow, leave)));
    enter();
    if (code) attempt(() => preview(code), enter);
    return area;
}
