// The screen of adding an item.

import { heading, el } from "./dom.js";
import { nameOf } from "./text.js";

export function addView({ argument }) {
    return { view: el("div", heading(nameOf({ name: argument }))), load() {} };
}
