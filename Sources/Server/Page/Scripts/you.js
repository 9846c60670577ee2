// The screen of who is signed in: devices, language, and what belongs to the account.

import { ask } from "./api.js";
import { askingButton, el, field, heading, refill } from "./dom.js";
import { askAndRestart, codeButton, personLine, press } from "./people.js";
import { registerForm } from "./signin.js";
import { language, languages, momentWords, setLanguage, t } from "./text.js";

export function youView({ me }) {
    const places = el("ul");
    const load = press(async () => refill(places, (await ask("GET", "/sessions")).sessions.map(sessionLine)));
    const sessionLine = ({ id, device, current, usedAt }) => personLine(
        device ?? t("The server itself"), current ? t("this one") : t("used {1}", momentWords(usedAt)),
        !current && askingButton(t("Sign out"), press(() => ask("DELETE", "/sessions/" + id).then(load))));

    load();
    const view = el("div",
        heading(me.name ?? me.email ?? t("You")), el("p.quiet", me.isGuest ? t("Guest") : me.email), me.isGuest && registerForm(),
        codeButton(t("Sign in another phone"), "/me/devices", load), el("h3", t("Signed in")), places,
        field(t("Language"), el("select", { value: language, change: (event) => setLanguage(event.target.value) },
            Object.entries(languages).map(([code, name]) => el("option", { value: code }, name)))),
        askingButton(t("Log out"), press(() => askAndRestart("POST", "/auth/logout"))));
    return { view, load };
}
