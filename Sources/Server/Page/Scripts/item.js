// The screen of one item.

import { heading, el } from "./dom.js";
import { nameOf } from "./text.js";

export function itemView({ argument }) {
    return { view: el("div", heading(nameOf({ name: argument }))), load() {} };
}
