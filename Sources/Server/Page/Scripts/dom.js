// Makes elements. All text goes through `visible`, and none is parsed as HTML.

import { t, visible } from "./text.js";

/// An element "tag.class". An object after it has its properties: functions become listeners, true an empty attribute.
export function el(tag, ...children) {
    const [name, kind] = tag.split(".");
    const element = document.createElement(name);
    const properties = children[0]?.constructor === Object ? children.shift() : {};
    if (kind) element.className = kind;
    put(element, children);
    for (const [key, value] of Object.entries(properties)) {
        if (typeof value === "function") element.addEventListener(key, value);
        else if (key === "value") element.value = value ?? "";
        else if (value !== false && value != null) element.setAttribute(key, value === true ? "" : visible(value));
    }
    return element;
}

export function put(element, ...children) {
    const wanted = children.flat(3).filter((child) => child || child === 0);
    element.replaceChildren(...wanted.map((child) => (child instanceof Node ? child : visible(child))));
}

/// The picture of an item or a place in a photo; nothing where there is none.
export const pictureOf = (household, { photo, kind, at }, properties) => el("img", {
    src: `/v1/households/${household}/pictures/${photo}/${kind}${at ? "?at=" + at : ""}`, alt: "", loading: "lazy", decoding: "async", ...properties,
});

/// A photo with a place in it marked, if there is one: its corners are fractions of the photo's sides. Nothing where there is
/// no picture.
export function markedPhoto(household, photo, box, properties) {
    const picture = pictureOf(household, { photo, kind: "view" }, { ...properties, error: () => figure.remove() });
    const figure = el("figure", picture);
    if (!box) return figure;
    // A little outside, so that it hides nothing of the value.
    const middle = [0, 1].map((axis) => box.reduce((sum, corner) => sum + corner[axis] / box.length, 0));
    const outside = (corner) => corner.map((share, axis) => share + 0.012 * Math.sign(share - middle[axis]));
    const frame = drawing({ viewBox: "0 0 1 1", preserveAspectRatio: "none", "aria-hidden": "true" });
    frame.append(drawing({ points: box.map((corner) => outside(corner).join(",")).join(" ") }, "polygon"));
    figure.append(frame);
    return figure;
}

function drawing(properties, name = "svg") {
    const made = document.createElementNS("http://www.w3.org/2000/svg", name);
    for (const [key, value] of Object.entries(properties)) made.setAttribute(key, value);
    return made;
}

/// As `put`; the focus stays on the control with the same key.
export function refill(element, ...children) {
    const focused = document.activeElement;
    const key = element.contains(focused) && focused.dataset.key;
    put(element, children);
    if (key) focusOn(element.querySelector(`[data-key="${key}"]`));
}

export const focusOn = (element) => element?.focus({ preventScroll: true });

export function button(label, click, properties) {
    return el("button", { type: "button", "data-key": label, click, ...properties }, label);
}

/// A button that asks once, in place.
export function askingButton(label, action) {
    let isAsking = false;
    const show = (asks) => {
        isAsking = asks;
        made.classList.toggle("asks", asks);
        put(made, asks ? t("Really: {1}?", label) : label);
        if (asks) setTimeout(show, 6000, false);
    };
    const made = button(label, () => {
        show(!isAsking);
        if (!isAsking) action();
    }, { "aria-live": "polite" });
    return made;
}

export const field = (label, control) => el("label.field", el("span", label), control);
export function input(name, properties, label) {
    return field(label, el("input", { name, autocomplete: "off", ...properties }));
}

export const submit = (label) => el("button.main", label);
export const heading = (words) => el("h2", { tabindex: "-1" }, words);
export const alertLine = (words) => el("p.problem", { role: "alert" }, words);

/// A form that shows its problem at its end.
export function form(action, ...children) {
    const problem = alertLine();
    let isBusy = false;
    return el("form", { submit: async (event) => {
        event.preventDefault();
        if (isBusy) return;
        isBusy = true;
        put(problem);
        await attempt(() => action(Object.fromEntries(new FormData(event.target))), (words) => put(problem, words));
        isBusy = false;
    } }, children, problem);
}

export async function attempt(action, say) {
    try {
        await action();
    } catch (error) {
        say(error.message);
    }
}

/// A QR code with its quiet zone of 4.
export function qrCode(rows) {
    const runs = rows.flatMap((row, y) =>
        [...row.matchAll(/1+/g)].map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`));
    const picture = drawing({
        viewBox: `-4 -4 ${rows.length + 8} ${rows.length + 8}`, class: "qr", role: "img", "aria-label": t("QR code"),
    });
    picture.append(drawing({ d: runs.join("") }, "path"));
    return picture;
}
