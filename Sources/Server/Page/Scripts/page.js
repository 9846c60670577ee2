// Starts the page, and shows its screens.

import { addView } from "./add.js";
import { isAbout, isMe, wordsOf } from "./answers.js";
import { ask, closeStream, on, openStream, restart, tell } from "./api.js";
import { changeOf, continueFor, hasWaiting, say, send } from "./changes.js";
import { alertLine, attempt, button, el, heading, put, refill } from "./dom.js";
import { editForm } from "./edit.js";
import { itemView } from "./item.js";
import { currentList, itemOf, listView, showListOf } from "./list.js";
import { outsideView } from "./outside.js";
import { peopleView } from "./people.js";
import { cameraButton, galleryButton, hasPhotosWaiting, photoView, showPhotosOf } from "./photos.js";
import { reviewView } from "./review.js";
import { claimWay, codeForm, outcomeCard, signInView } from "./signin.js";
import { hasUnkept, keep, kept } from "./store.js";
import { t } from "./text.js";
import { youView } from "./you.js";

const [top, main, bottom] = ["top", "main", "bottom"].map((id) => document.getElementById(id));
const invitation = el("div");
const navigation = el("nav", { "aria-label": t("Screens") });
const newer = el("p", { role: "status" });
let me = null;
let household = null;
let screen = null;
let shown = "list";

async function start() {
    try {
        me = await ask("GET", "/me");
        keep("me", me);
    } catch (error) {
        if (isAbout(error, "session")) return takeCode();
        const last = await kept("me");
        if (!isMe(last)) return put(main, heading("KeepItFresh"), alertLine(error.message), button(t("Try again"), start));
        me = last;
    }
    // Photos that the phone's gallery shared are on the list.
    choose(localStorage.getItem("household"));
    openStream();
    takeCode();
    attempt(async () => (await claimWay()) && say(t("This way to sign in leads to your account now.")), say);
    await continueFor(me.userId, householdIds());
    if (window.isSecureContext) navigator.serviceWorker?.register("/worker.js").catch(() => {});
}

/// Takes a code, or what a sign-in elsewhere ended with, out of the address at once, and shows what it is for.
function takeCode() {
    const hash = location.hash.slice(1);
    if (hash) history.replaceState(null, "", "/");
    const [, kind, value] = hash.match(/^(choice|exists|error)=([\w-]+)$/) ?? [];
    const outcome = kind && outcomeCard({ choice: "accountChoice", exists: "accountExists" }[kind], value);
    const code = kind || hash === "you" ? "" : hash;
    if (!me) put(main, signInView(code, outcome));
    else if (hash === "you") go("you");
    else if (hash) put(invitation, outcome ?? codeForm(code, true));
}

const householdIds = () => new Set(me.households.map((each) => each.id));

function choose(id) {
    household = me.households.find((each) => each.id === id) ?? me.households[0];
    if (household) localStorage.setItem("household", household.id);
    show(history.state?.name ?? "list", history.state?.argument);
}

const screens = {
    review: reviewView, add: addView, item: itemView, edit: editView, people: peopleView, you: youView,
};

function show(wanted, argument) {
    shown = wanted === "list" && !household ? "people" : wanted;
    const choices = me.households.map((each) => el("option", { value: each.id }, each.name));
    const pick = { "aria-label": t("Household"), "data-key": "pick", value: household?.id, change: (event) => choose(event.target.value) };
    refill(top, choices.length > 1 ? el("select", pick, choices) : el("bdi", household?.name));
    showNavigation();
    screen = null;
    if (household) showListOf(household.id, go);
    showPhotosOf({ user: me.userId, household: household?.id, households: householdIds(), itemOf, go });
    bottom.classList.toggle("list", shown === "list");
    if (shown === "list") return put(main, newer, invitation, outsideView, photoView, listView);
    screen = screens[shown]({ me, household, go, argument });
    put(main, newer, invitation, outsideView, screen.view);
    screen.view.querySelector("h2")?.focus();
    window.scrollTo(0, 0);
}

function showNavigation() {
    const count = currentList()?.items.filter((item) => item.needsReview.length > 0).length;
    const tab = (name, label) => button(label, () => go(name), { "aria-current": name === shown && "page", "data-key": name });
    refill(
        navigation, household && [
            tab("list", t("List")), tab("review", count > 0 ? t("Check ({1})", count) : t("Check")), tab("add", t("Add"))],
        tab("people", t("People")), tab("you", t("You")));
}

/// Shows a screen so that the browser's Back leads from it to the list.
function go(name, argument) {
    if (name === "list" && history.state) return history.back();
    if (name !== "list") history[history.state ? "replaceState" : "pushState"]({ name, argument }, "");
    show(name, argument);
}

/// The screen that corrects an item.
function editView({ argument }) {
    const item = itemOf(argument);
    if (!item) return { view: el("div", heading(t("The item is no longer there."))), load() {} };
    const leave = () => history.back();
    const save = (fix) => send([changeOf(currentList(), household.id, item, { do: "fix", ...fix })]).then(leave);
    return { view: el("div", heading(t("Correct")), editForm(item, save, leave)), load() {} };
}

window.addEventListener("popstate", () => me && show(history.state?.name ?? "list", history.state?.argument));
window.addEventListener("hashchange", takeCode);
document.addEventListener("visibilitychange", () => {
    closeStream();
    if (!me || document.hidden) return;
    openStream();
    tell("poll");
});

const load = () => screen?.load();
on("household", load);
on("poll", load);
on("listed", showNavigation);
// The server says that a household is not there for this person: so it is if the person's own list has it no more.
on("householdGone", async (id) => {
    const fresh = await ask("GET", "/me").catch(() => null);
    if (!fresh || !householdIds().has(id)) return;
    if (fresh.userId !== me.userId) return restart();
    me = fresh;
    keep("me", me);
    if (householdIds().has(id)) return;
    say(wordsOf("removed"));
    choose(household.id);
    continueFor(me.userId, householdIds());
});

on("signedOut", () => {
    const words = t("You were signed out.");
    if (hasUnkept()) return say(words);
    sessionStorage.setItem("line", words);
    restart();
});

// The server may be a newer version than this page by now.
on("live", async () => {
    const { page } = await ask("GET", "").catch(() => ({}));
    if (!page || page === document.documentElement.dataset.version) return;
    const isBusy = hasWaiting() || hasPhotosWaiting() || document.querySelector("form :focus");
    if (!isBusy) return restart();
    put(newer, t("There is a new version of this page."), " ", button(t("Load it"), () => restart()));
});

bottom.append(el("div.camera", cameraButton, galleryButton), navigation);
start();
