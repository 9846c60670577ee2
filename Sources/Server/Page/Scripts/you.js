// The screen of who is signed in: name, language, devices, and what belongs to the account.

import { endSection, tokenSection, waysSection } from "./account.js";
import { ask, restart } from "./api.js";
import { hasWaiting } from "./changes.js";
import { askAndRestart, codeButton, personLine, press } from "./codes.js";
import { askingButton, button, el, field, focusOn, form, heading, input, put, refill, submit } from "./dom.js";
import { hasPhotosWaiting } from "./photos.js";
import { signInForms } from "./signin.js";
import { forgetAll } from "./store.js";
import { language, languages, momentWords, setLanguage, t } from "./text.js";

export function youView({ me }) {
    const [places, toAccount] = [el("ul"), el("div")];
    const load = press(async () => {
        // A name that is being typed stays.
        if (!places.querySelector("input")) refill(places, (await ask("GET", "/sessions")).sessions.map(sessionLine));
    });
    const sessionLine = ({ id, device, current, usedAt }) => {
        const save = async (values) => {
            await ask("PATCH", "/sessions/" + id, values);
            put(line);
            await load();
        };
        const rename = () => {
            put(line, form(save, input("device", { required: true, value: device }, t("Name")), submit(t("Save"))));
            focusOn(line.querySelector("input"));
        };
        const line = personLine(
            device ?? t("The server itself"), current ? t("this one") : t("used {1}", momentWords(usedAt)), el("div.buttons",
                device && button(t("Rename"), rename, { "data-key": "rename " + id }),
                !current && askingButton(t("Sign out"), press(() => ask("DELETE", "/sessions/" + id).then(load)))));
        return line;
    };
    const showSignIn = press(async () => put(toAccount, el("details",
        el("summary", t("Sign in to an account that you have")), signInForms((await ask("GET", "")).ways, ""))));

    /// The next person at this device finds nothing of this one.
    async function logOut() {
        await ask("POST", "/auth/logout");
        await forgetAll();
        restart();
    }

    load();
    if (me.isGuest) showSignIn();
    const view = el("div",
        heading(me.name ?? me.email ?? t("You")), el("p.quiet", me.isGuest ? t("Guest") : me.email), toAccount,
        el("details", el("summary", t("Change your name")), form(
            (values) => askAndRestart("PATCH", "/me", values),
            input("name", { required: true, autocomplete: "name", value: me.name }, t("Your name")), submit(t("Save")))),
        field(t("Language"), el("select", { value: language, change: (event) => setLanguage(event.target.value) },
            Object.entries(languages).map(([code, name]) => el("option", { value: code }, name)))),
        el("h3", t("Signed in")), places,
        codeButton(t("Sign in another device"), "/me/devices", load),
        waysSection(me), tokenSection(),
        (hasWaiting() || hasPhotosWaiting()) && el("p.warning", t("What waits for the server on this device is lost when you log out.")),
        askingButton(t("Log out"), press(logOut)), endSection());
    return { view, load };
}
