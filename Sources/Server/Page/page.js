// Starts the page, and shows its screens.

import { ask, closeStream, on, openStream, tell } from "./api.js";
import { photoButton, photoView } from "./camera.js";
import { alertLine, button, el, heading, put, refill } from "./dom.js";
import { peopleView, youView } from "./household.js";
import { listView, showHousehold } from "./list.js";
import { codeForm, signInView } from "./signin.js";
import { text } from "./text.js";

const [top, main, bottom] = ["top", "main", "bottom"].map((id) => document.getElementById(id));
const invitation = el("div");
let me = null;
let household = null;
let screen = null;

async function start() {
    try {
        me = await ask("GET", "/me");
        choose(localStorage.getItem("household"));
        openStream();
        takeCode();
    } catch (error) {
        if (error.status === 401) takeCode();
        else put(main, heading("KeepItFresh"), alertLine(error.message), button(text.again, start));
    }
}

/// Takes the code out of the address at once, and shows what it is for.
function takeCode() {
    const code = location.hash.slice(1);
    if (code) history.replaceState(null, "", "/");
    if (!me) put(main, signInView(code));
    else if (code) put(invitation, codeForm(code, true));
}

function choose(id) {
    household = me.households.find((each) => each.id === id) ?? me.households[0];
    if (household) {
        localStorage.setItem("household", household.id);
        showHousehold(household.id);
    }
    show("list");
}

function show(wanted) {
    const name = wanted === "list" && !household ? "people" : wanted;
    const tab = (each) => button(text[each], () => go(each), { "aria-current": each === name && "page" });
    const choices = me.households.map((each) => el("option", { value: each.id }, each.name));
    const pick = { "aria-label": text.household, "data-key": "pick", value: household?.id, change: (event) => choose(event.target.value) };
    refill(
        top, el("h1.unseen", "KeepItFresh"), choices.length > 1 ? el("select", pick, choices) : el("bdi", household?.name),
        el("nav", household && tab("list"), tab("people"), tab("you")));
    photoButton.remove();
    screen = null;
    if (name === "list") {
        put(main, invitation, photoView, listView);
        bottom.append(photoButton);
        return;
    }
    screen = name === "people" ? peopleView(household) : youView(me);
    put(main, invitation, screen.view);
    screen.view.querySelector("h2").focus();
}

/// Shows a screen so that the browser's Back leads from it to the list.
function go(name) {
    if (name === "list" && history.state) return history.back();
    if (name !== "list") history[history.state ? "replaceState" : "pushState"](name, "");
    show(name);
}

window.addEventListener("popstate", () => me && show(history.state ?? "list"));
window.addEventListener("hashchange", takeCode);
document.addEventListener("visibilitychange", () => {
    closeStream();
    if (!me || document.hidden) return;
    openStream();
    tell("poll");
});

on("household", () => screen?.load());
on("poll", () => screen?.load());

start();
