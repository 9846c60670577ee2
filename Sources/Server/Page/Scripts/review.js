// The screen of the questions.

import { heading, el } from "./dom.js";
import { nameOf } from "./text.js";

export function reviewView({ argument }) {
    return { view: el("div", heading(nameOf({ name: argument }))), load() {} };
}
