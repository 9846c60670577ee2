#!/usr/bin/env python3
"""Looks at each screen of the page of `kif-scan serve` on a phone and on a desk, dark and light.

    page_screens.py KIF-SCAN PHOTO-FOLDER LANGUAGE

By axe no screen may have a fault; no script may fail, nothing may be asked of another host, and nothing be cut off. Prints a line
for each screen; ends with status 1 at the first fault. With SCREENSHOTS, pictures are written into that folder.
"""
import sys

from axe_playwright_python.sync_playwright import Axe
from page_client import DESK, PHONE, Phone, browser, image
from server_steps import Failure, attempt, equal, holds, serving

CUT_OFF = """() => [...document.querySelectorAll("button, label, select, h2, h3, p, .line, .row > *")]
    .filter((each) => each.offsetParent && !each.closest(".unseen") && getComputedStyle(each).display !== "inline"
        && each.scrollWidth > each.clientWidth + 1 && each.clientWidth > 0)
    .map((each) => `${each.tagName}.${each.className} ${each.textContent.slice(0, 60)}`)"""
SMALL = """() => [...document.querySelectorAll("button, select, input:not(.unseen):not([type=radio]), .photo label, .gallery label")]
    .filter((each) => each.offsetParent).map((each) => [each.getBoundingClientRect(), each.textContent || each.name])
    .filter(([box]) => box.height < 43.5 || box.width < 43.5).map(([box, text]) => `${text} ${box.width}×${box.height}`)"""


def examine(phone, name):
    """Checks the screen as it is now."""
    page = phone.page
    page.wait_for_timeout(300)
    phone.picture(name)
    faults = Axe().run(page).response["violations"]
    if faults:
        places = [f"{fault['id']}: {node['html'][:150]}" for fault in faults for node in fault["nodes"][:3]]
        raise Failure(f"{name}: axe finds {places}")
    width, room = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    if width > room:
        raise Failure(f"{name} is {width} pixels wide, the screen {room}")
    for what, script in (("cut off", CUT_OFF), ("smaller than a finger", SMALL)):
        found = page.evaluate(script)
        if found:
            raise Failure(f"{name}: {what}: {found[:5]}")
    phone.require_no_problems()


def visit(phone, screen, argument=None):
    phone.page.evaluate("(state) => { history.pushState(state, ''); dispatchEvent(new PopStateEvent('popstate', { state })); }",
                        {"name": screen, "argument": argument} if screen != "list" else None)
    phone.page.wait_for_timeout(700)


def fill(server, owner):
    for name, *more in (("Old Milk", "--expiry", "use by 2026-11-20", "--place", "Fridge"), ("Yoghurt", "--expiry", "+2d", "--packs", "3"),
                        ("A very long name of a product that says all that is in it, and how it was made " * 2, "--expiry", "+20d"),
                        ("Eggs", "--place", "Cellar behind the door on the left")):
        server.run("add", name, *more)
    server.run("eat", "Yoghurt")
    for photo in ("milk-carton.jpg", "oat-drink.jpg", "olives.jpg"):
        owner.scan(owner.photo(image(photo).read_bytes())[2]["id"], 60)
    owner.post(owner.inside("invitations"))


def screens(language):
    label = {"en": "Sign in", "de": "Anmelden"}[language]
    with serving("--registration", "open") as (server, owner), browser() as chromium:
        fill(server, owner)
        items = owner.items()
        milk = items["Whole Milk"]["id"]
        for size, where in ((PHONE, "phone"), (DESK, "desk")):
            for scheme in ("light", "dark"):
                phone = Phone(chromium, server.address, viewport=size, has_touch=size is PHONE, color_scheme=scheme, locale=language)
                kind = f"{where}-{scheme}-{language}"
                phone.page.goto(server.address)
                phone.page.locator("main input").first.wait_for()
                examine(phone, f"{kind}-signin")
                code = owner.post(owner.inside("invitations"))[2]["code"]
                phone.page.goto(f"{server.address}/#{code}")
                phone.page.locator("main input[name=name]").first.wait_for()
                examine(phone, f"{kind}-invited")
                phone.page.goto("about:blank")
                phone.page.goto(f"{server.address}/#{server.code()}")
                phone.tap(label)
                phone.row("Whole Milk").first.wait_for()
                equal(f"the language is {language}", phone.page.evaluate("document.documentElement.lang"), language)
                examine(phone, f"{kind}-list")
                phone.open_row("Yoghurt")
                examine(phone, f"{kind}-actions")
                for screen, argument in (("item", milk), ("edit", milk), ("review", None), ("add", None), ("people", None), ("you", None)):
                    visit(phone, screen, argument)
                    examine(phone, f"{kind}-{screen}")
                phone.page.locator("main button.main:visible").first.click()
                phone.page.locator("main .code").wait_for()
                examine(phone, f"{kind}-device")
                copied = [field.input_value() for field in phone.page.locator("main input[name=copied]").all()]
                holds("what to type on a computer is there", f"kif-scan login --server {server.address}" in copied)
                phone.context.close()
                holds(f"{kind}: eleven screens are fine", True)


if __name__ == "__main__":
    if len(sys.argv) != 4 or sys.argv[3] not in ("en", "de"):
        sys.exit(__doc__)
    attempt(screens, sys.argv[3])
