"""Walks through the page of a running server as people do: page.py ADDRESS CODE PHOTO [SCREENSHOT_FOLDER]

CODE signs in the first person; PHOTO shows a pack of food. The browser is $KIF_CHROMIUM, or /usr/bin/chromium. Prints a line for
each step, and ends with status 1 and a line that says why at the first that fails.
"""
import os
import sys
import time
import uuid
from datetime import date, timedelta

from playwright.sync_api import Error, sync_playwright

address, code, photo = sys.argv[1:4]
folder = sys.argv[4] if len(sys.argv) > 4 else None
marker = uuid.uuid4().hex[:6]
problems = []

ADD = """async ([id, name, expiry, day]) => {
    const { households } = await (await fetch("/v1/me")).json();
    const change = { method: "POST", headers: { "Content-Type": "application/json" } };
    change.body = JSON.stringify([{ id, do: "add", name, expiry, day }]);
    const response = await fetch(`/v1/households/${households[0].id}/changes`, change);
    const answer = await response.json();
    return response.ok ? answer[0].refusal?.message : answer.title;
}"""

NOTE_STAGES = """() => {
    window.stages = new Set();
    const lines = document.querySelector(".photos");
    const note = () => (lines.innerText.match(/[A-Z][a-z]+(?= …)/g) ?? []).forEach((stage) => window.stages.add(stage));
    new MutationObserver(note).observe(lines, { childList: true, subtree: true });
}"""

HAS_FOCUS = "element => element === document.activeElement"


def day(days):
    return (date.today() + timedelta(days=days)).isoformat()


def check(holds, words):
    if not holds:
        raise AssertionError(words)


def picture(page, name):
    if folder:
        page.screenshot(path=os.path.join(folder, name + ".png"))


def new_page(browser):
    page = browser.new_context(viewport={"width": 360, "height": 740}, has_touch=True).new_page()
    page.set_default_timeout(15_000)
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.on("console", lambda message: "Security Policy" in message.text and problems.append(message.text))
    return page


def tap(place, label):
    place.get_by_role("button", name=label, exact=True).tap()


def row(page, name):
    return page.locator("li", has_text=name).locator(".row")


def panel(page, name):
    return page.locator("li", has_text=name).locator(".panel")


def add(page, name, expiry):
    refusal = page.evaluate(ADD, [str(uuid.uuid4()), name, expiry, day(0)])
    check(not refusal, f"adding {name!r} was refused: {refusal}")


def open_row(page, name):
    row(page, name).tap()
    panel(page, name).wait_for()


def open_form(page, name, expiry):
    open_row(page, name)
    tap(panel(page, name), "Correct …")
    page.get_by_label("Date", exact=True).fill(expiry)


def tab_to(page, locator):
    for _ in range(50):
        if locator.evaluate(HAS_FOCUS):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {locator}")


def sign_in(page):
    page.goto(f"{address}/#{code}")
    tap(page, "Sign in")
    page.get_by_label("Search").wait_for()
    check("#" not in page.url and code not in page.url, f"the code is still in the address: {page.url}")
    return "a link signs in, and its code leaves the address"


def hostile_name(page):
    name = f'<img src=x onerror="document.title=1">{marker}'
    add(page, name + "\u202egnp\u0007", day(2))
    shown = row(page, marker).locator(".name").inner_text()
    check(shown == name + r"\u202egnp\u0007", f"the name is shown as {shown!r}")
    check(page.locator("main img").count() == 0 and page.title() == "KeepItFresh", "a name became an element")
    return "a hostile name is shown as text"


def photograph(page):
    page.evaluate(NOTE_STAGES)
    page.locator("#photos").set_input_files(photo)
    line = page.locator(".photos li.done")
    line.wait_for(timeout=60_000)
    words = line.locator("span").inner_text()
    row(page, words.rsplit(",", 1)[0]).first.wait_for()
    stages = page.evaluate("[...window.stages]")
    check("Sending" in stages, "no stage was shown")
    picture(page, "photo")
    line.get_by_role("button", name="Dismiss").tap()
    line.wait_for(state="detached")
    return f"a photo becomes an item: {', '.join(stages)}; {words}"


def eat_half(page, name):
    add(page, name, day(9))
    row(page, name).wait_for()
    picture(page, "list")
    open_row(page, name)
    panel(page, name).get_by_role("radio", name="½", exact=True).tap()
    picture(page, "actions")
    tap(panel(page, name), "Eat")
    page.locator("#bar", has_text=f"Ate ½ pack of {name}").wait_for()
    row(page, name).get_by_text("½ pack").wait_for()
    tap(page, "Undo")
    row(page, name).get_by_text("1 pack").wait_for()
    row(page, name).tap()
    return "half a pack is eaten and put back by touch"


def correct(page, name, new_name):
    open_form(page, name, day(30))
    page.get_by_label("Name", exact=True).fill(new_name)
    picture(page, "correct")
    tap(page, "Save")
    page.locator("#bar", has_text="Corrected").wait_for()
    row(page, new_name).get_by_text("in 30 days").wait_for()
    row(page, new_name).tap()
    return "name and date are corrected in place"


def keyboard_only(page, name):
    page.get_by_role("button", name="List", exact=True).focus()
    tab_to(page, page.get_by_label("Search"))
    page.keyboard.type(name)
    page.get_by_text("1 found").wait_for()
    tab_to(page, row(page, name))
    page.keyboard.press("Enter")
    tab_to(page, panel(page, name).get_by_role("button", name="Open", exact=True))
    page.keyboard.press("Enter")
    page.locator("#bar", has_text=f"Opened {name}").wait_for()
    panel(page, name).get_by_role("button", name="Open", exact=True).wait_for(state="detached")
    page.keyboard.press("Escape")
    panel(page, name).wait_for(state="hidden")
    check(row(page, name).evaluate(HAS_FOCUS), "Escape did not lead back to the row")
    page.get_by_label("Search").fill("")
    return "an item is found and opened by the keyboard alone"


def invite(page, other, name):
    tap(page, "People")
    tap(page, "Invite someone")
    page.get_by_role("img", name="QR code").wait_for()
    check(page.locator(".qr").bounding_box()["width"] > 150, "the QR code is too small to be scanned")
    picture(page, "invitation")
    other.goto(page.get_by_label("Link", exact=True).input_value())
    other.get_by_label("Your name").fill("Ben")
    picture(other, "invited")
    tap(other, "Join")
    row(other, name).wait_for()
    tap(page, "List")
    return "an invitation leads another person to the same list"


def live(page, other, name):
    open_row(other, name)
    tap(panel(other, name), "Move …")
    other.get_by_label("Place").fill("Shelf " + marker)
    tap(other, "Save")
    other.locator("#bar", has_text="Moved").wait_for()
    since = time.monotonic()
    row(page, name).get_by_text("Shelf " + marker).wait_for(timeout=2000)
    row(other, name).tap()
    return f"a change is seen by the other after {time.monotonic() - since:.2f} s"


def conflict(page, other, name):
    """Both have the form open; who saves later is told who was first."""
    open_form(page, name, day(12))
    open_form(other, name, day(27))
    tap(other, "Save")
    other.locator("#bar", has_text="Corrected").wait_for()
    tap(page, "Save")
    page.get_by_text(f"Ben set the expiry to {day(27)} meanwhile; yours was {day(12)}.").wait_for()
    picture(page, "conflict")
    tap(page, "Set mine anyway")
    row(other, name).get_by_text("in 12 days").wait_for()
    return "a conflict says who changed what, and can be decided"


def sign_out(page):
    tap(page, "You")
    page.get_by_role("heading", name="Signed in").wait_for()
    tap(page, "Log out")
    tap(page, "Really log out?")
    page.get_by_label("Enter a code").wait_for()
    check(page.evaluate("fetch('/v1/me').then(answer => answer.status)") == 401, "still signed in")
    return "signed out"


def steps(browser):
    page, other = new_page(browser), new_page(browser)
    first, second = f"Kefir {marker}a", f"Cheese {marker}b"
    yield sign_in(page)
    yield hostile_name(page)
    yield photograph(page)
    yield eat_half(page, first)
    yield correct(page, first, second)
    yield keyboard_only(page, second)
    yield invite(page, other, second)
    yield live(page, other, second)
    yield conflict(page, other, second)
    yield sign_out(page)
    check(not problems, "the browser reported a problem")


with sync_playwright() as playwright:
    program = os.environ.get("KIF_CHROMIUM", "/usr/bin/chromium")
    chromium = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
    try:
        for words in steps(chromium):
            print("ok:", words, flush=True)
    except (AssertionError, Error) as failure:
        sys.exit("\n".join([f"failed: {failure}", *problems]))
    finally:
        chromium.close()
