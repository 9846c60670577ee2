// What the screens of people and of one's account share: lines with buttons, and codes for other devices.

import { ask, restart } from "./api.js";
import { say } from "./changes.js";
import { attempt, button, el, focusOn, input, put, qrCode } from "./dom.js";
import { momentWords, t } from "./text.js";

export const askAndRestart = (...request) => ask(...request).then(() => restart());
export const press = (action) => () => attempt(action, say);
export const personLine = (name, more, buttons) => el("li.line", el("span", el("bdi", name), " ", el("span.quiet", more)), buttons);

/// A text that is copied elsewhere: it is selected as a whole.
export const copied = (value, label) =>
    input("copied", { readonly: true, value, focus: (event) => event.target.select() }, label);

/// A button that gets a code, and the place where it is shown.
export function codeButton(label, path, load, kind = "main") {
    const place = el("div", { role: "status" });
    const show = async () => {
        const { code, link, qr, expiresAt } = await ask("POST", path);
        put(
            place, el("p", t("Scan this with the other phone, or open the link there. It works once.")), qrCode(qr),
            el("p.code", code), el("p.quiet", t("until {1}", momentWords(expiresAt))), copied(link, t("Link")),
            path.endsWith("/devices") && copied("kif-scan login --server " + link.split("/#")[0], t("On a computer, in a terminal")));
        place.scrollIntoView({ block: "nearest" });
        await load();
        focusOn(place.querySelector("input"));
    };
    return [button(label, press(show), { class: kind || null }), place];
}
