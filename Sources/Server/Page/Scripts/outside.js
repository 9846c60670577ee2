// What waits for households that the person is not in: it stays until the person removes it, or is in the household again.

import { on } from "./api.js";
import { changesOutside, changeWords, drop } from "./changes.js";
import { askingButton, el, refill } from "./dom.js";
import { photosOutside, removePhoto } from "./photos.js";
import { t } from "./text.js";

export const outsideView = el("section.waiting", { hidden: true });

const lineOf = (words, remove) => el("li.line", el("span", el("bdi", words)), askingButton(t("Remove"), remove));

on("waiting", () => {
    const lines = [
        ...changesOutside().map((change) => lineOf(changeWords(change), () => drop(change))),
        ...photosOutside().map((entry, index) => lineOf(t("Photo {1}", index + 1), () => removePhoto(entry)))];
    outsideView.hidden = lines.length === 0;
    refill(outsideView, lines.length > 0 && [el("h2", t("For a household that you are not in")), el("ul", lines)]);
});
