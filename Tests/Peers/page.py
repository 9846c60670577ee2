#!/usr/bin/env python3
"""Walks through the page of `kif-scan serve` as people do.

    page.py KIF-SCAN PHOTO-FOLDER CHECK

Prints a line for each step; ends with status 1 at the first that fails. The browser is $CHROMIUM, or /usr/bin/chromium. With
SCREENSHOTS, pictures of the screens are written into that folder.
"""
import datetime
import pathlib
import re
import time
import urllib.request

from page_client import DESK, PHONE, Phone, browser, image
from playwright.sync_api import expect
from server_steps import Failure, equal, holds, run, serving
from workers import Worker, token

PAGE = pathlib.Path(__file__).resolve().parents[2] / "Sources/Server/Page"
HOSTILE = '<img src=x onerror="document.title=1">'


SHOW = """([name, argument]) => {
    history.pushState({ name, argument }, "");
    dispatchEvent(new PopStateEvent("popstate", { state: { name, argument } }));
}"""
FULL = """() => {
    IDBObjectStore.prototype.put = () => { throw new DOMException("full", "QuotaExceededError"); };
}"""
NOTE_TASKS = """new PerformanceObserver((list) => (window.long ??= []).push(...list.getEntries().map((entry) => entry.duration)))
    .observe({ type: "longtask", buffered: true })"""


def day(days):
    return (datetime.date.today() + datetime.timedelta(days=days)).isoformat()


def written(days):
    """The same day as the page's language writes it: 27 Dec 2026."""
    date = datetime.date.fromisoformat(day(days))
    return f"{date.day} {date:%b} {date.year}"


def walk():
    """From an invitation to a first dated item, and what a household does every day."""
    with serving() as (server, owner), browser() as chromium:
        code = owner.post(owner.inside("invitations"))[2]["code"]
        ben = Phone(chromium, server.address)
        ben.page.goto(f"{server.address}/#{code}")
        ben.page.get_by_label("Your name").fill("Ben")
        ben.picture("invited")
        taps = 1  # the link
        ben.tap("Join")
        ben.page.locator("#photos").wait_for(state="attached")
        taps += 2  # Join, and the button of the camera
        line = ben.photograph(image())
        expect(line).to_contain_text("6 Dec 2026")
        ben.row("Whole Milk").first.wait_for()
        equal("a link, Join, and one photo lead to a first dated item", taps, 3)
        ben.row("Whole Milk").locator("img").wait_for()
        width = ben.row("Whole Milk").locator("img").evaluate("image => image.decode().then(() => image.naturalWidth)")
        holds("the item has its picture on the list", width > 20)
        ben.picture("photo")
        holds("the stages come by a stream", any("/v1/events" in url for _, url in ben.requests))
        ben.tap("Dismiss")

        server.run("add", "Kefir", "--expiry", "+9d")
        panel = ben.open_row("Kefir")
        panel.get_by_role("radio", name="½", exact=True).check(force=True)
        ben.picture("actions")
        ben.tap("Eat", panel)
        ben.says("Ate ½ pack of Kefir")
        expect(ben.row("Kefir")).to_contain_text("½ pack")
        ben.tap("Undo")
        expect(ben.row("Kefir")).to_contain_text("1 pack")
        holds("half a pack is eaten and put back", True)
        ben.tap("Correct …", panel)
        ben.page.get_by_label("Name", exact=True).fill("Cheese")
        ben.page.get_by_label("Date", exact=True).fill("+30d")
        ben.sees("in 30 days")
        ben.picture("correct")
        ben.tap("Save")
        ben.says("Corrected")
        expect(ben.row("Cheese")).to_contain_text("in 30 days")
        holds("name and date are corrected in place, the date as people type it", True)
        ben.tap("Select")
        for name in ("Cheese", "Whole Milk"):
            ben.row(name).click()
        ben.tap("Eat")
        ben.says("2 items changed")
        expect(ben.row("Cheese")).to_have_count(0)
        ben.tap("Undo")
        expect(ben.row("Cheese")).to_have_count(1)
        expect(ben.row("Whole Milk")).to_have_count(1)
        holds("several are eaten at once, and put back at once", True)
        ben.require_no_problems()


def live():
    """Two people at the same list."""
    with serving() as (server, owner), browser() as chromium:
        server.run("add", "Kefir", "--expiry", "+9d")
        ann = Phone(chromium, server.address).sign_in(server.code())
        ben = Phone(chromium, server.address)
        ben.page.goto(f"{server.address}/#{owner.post(owner.inside('invitations'))[2]['code']}")
        ben.page.get_by_label("Your name").fill("Ben")
        ben.tap("Join")
        panel = ben.open_row("Kefir")
        ben.tap("Move …", panel)
        ben.page.get_by_label("Place", exact=True).last.fill("Shelf")
        ben.tap("Save")
        ben.says("Moved")
        began = time.monotonic()
        expect(ann.row("Kefir")).to_contain_text("Shelf")
        holds(f"a change is on the other's screen after {time.monotonic() - began:.2f} s", True)

        for phone, date in ((ann, day(12)), (ben, day(27))):
            panel = phone.page.locator("li", has_text="Kefir").locator(".panel")
            if not panel.is_visible():
                phone.open_row("Kefir")
            phone.tap("Correct …", panel)
            phone.page.get_by_label("Date", exact=True).fill(date)
        ben.tap("Save")
        ben.says("Corrected")
        ann.tap("Save")
        ann.sees(f"Ben set the date of Kefir to {written(27)}")
        ann.sees(f"; yours was {written(12)}.")
        ann.picture("conflict")
        ann.tap("Set mine anyway")
        expect(ben.row("Kefir")).to_contain_text("in 12 days")
        holds("a conflict says who changed what, and can be decided", True)

        # A phone in the pocket: its page is hidden.
        ann.page.evaluate("Object.defineProperty(document, 'hidden', { get: () => true })")
        ann.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
        count = len(ann.requests)
        server.run("add", "Bread")
        time.sleep(25)
        equal("a phone in the pocket makes no request", len(ann.requests) - count, 0)
        members = ann.page.evaluate("fetch('/v1/me').then((answer) => answer.json())")
        holds("Ann is the owner", members["households"][0]["role"] == "owner")
        others = owner.get(owner.inside("members"))[2]["members"]
        user = next(member["userId"] for member in others if not member["you"])
        owner.delete(owner.inside("members/" + user))
        ben.says("You are no longer a member of this household.")
        holds("a member who was removed is told", True)


def names():
    """Names that try to be more than text."""
    with serving() as (server, owner), browser() as chromium:
        for name in (HOSTILE, "Milk\u202egnp\u0007", "Zalgo" + "\u0301" * 400, "A" * 120, "Very long words " * 7):
            owner.change("add", name=name, expiry=day(2))
        phone = Phone(chromium, server.address).sign_in(server.code())
        phone.row("onerror").wait_for()
        equal("markup is shown as text", phone.row("onerror").locator(".name").inner_text(), HOSTILE)
        equal("control characters are shown", phone.row("gnp").locator(".name").inner_text(), r"Milk\u202egnp\u0007")
        holds("piled marks stay in their row", phone.row("Zalgo").bounding_box()["height"] < 120)
        items = [item["id"] for item in owner.items().values()]
        for screen in ["list", *((screen, item) for item in items for screen in ("item", "edit"))]:
            if screen != "list":
                phone.page.evaluate(SHOW, list(screen))
                phone.page.locator("main h2").first.wait_for()
            width = phone.page.evaluate("document.documentElement.scrollWidth")
            if width > PHONE["width"]:
                raise Failure(f"{screen} is {width} pixels wide")
        equal("no name became an element", (phone.page.locator("img[src=x]").count(), phone.page.title()), (0, "KeepItFresh"))
        phone.require_no_problems()
    sources = [path for path in PAGE.rglob("*") if path.suffix in (".js", ".html")]
    forbidden = re.compile(r"innerHTML|outerHTML|insertAdjacent|document\.write")
    equal("no script uses innerHTML", [path.name for path in sources if forbidden.search(path.read_text())], [])


def item():
    """Where the values of an item are from, and what was done with it."""
    with serving() as (server, owner), browser() as chromium:
        phone = Phone(chromium, server.address).sign_in(server.code())
        phone.photograph(image("muesli.jpg"))
        panel = phone.open_row("Crunchy Muesli")
        phone.tap("Details", panel)
        large = phone.page.locator("figure img")
        holds("the photo is there", large.evaluate("image => image.decode().then(() => image.naturalWidth)") > 300)
        equal("no place is marked", phone.page.locator("polygon").count(), 0)
        phone.page.get_by_role("button", name="Date").first.click()
        marked = phone.page.locator("polygon")
        box, photo = marked.bounding_box(), phone.page.locator("figure").bounding_box()
        inside = photo["x"] <= box["x"] and box["x"] + box["width"] <= photo["x"] + photo["width"] + 4
        holds("the date's place is marked on it", inside and 4 < box["height"] < photo["height"] / 2 and box["width"] > box["height"])
        equal("the focus stays on the value", phone.page.evaluate("document.activeElement.dataset.key"), "expiryDate")
        phone.picture("item")
        phone.tap("Open")
        phone.says("Opened")
        phone.sees("Opened on")
        phone.page.locator("section:last-child button").first.click()
        phone.says("Undone")
        expect(phone.page.get_by_text("Opened on")).to_have_count(0)
        holds("what was done is undone from the history", True)
        width = phone.page.evaluate("document.documentElement.scrollWidth")
        equal("nothing is wider than the phone", width, PHONE["width"])
        phone.page.go_back()
        phone.row("Crunchy Muesli").wait_for()
        phone.require_no_problems()


def questions():
    """One tap decides the order of day and month, also for the next pack."""
    with serving() as (server, owner), browser() as chromium:
        phone = Phone(chromium, server.address).sign_in(server.code())
        phone.photograph(image("olives.jpg"))
        phone.go("Check (1)")
        phone.sees("05/06/27")
        phone.picture("question")
        phone.page.locator(".card button").first.click()
        phone.says("Answered: Green Olives")
        phone.sees("Nothing to check.")
        first = owner.items()["Green Olives"]
        equal("one tap decides what 05/06/27 is", (first["expiryDate"], first["needsReview"]), ("2027-06-05", []))
        phone.tap("Undo")
        phone.sees("05/06/27")
        phone.page.locator(".card button").first.click()
        phone.sees("Nothing to check.")
        holds("it can be taken back and decided again", True)
        again = server.folder / "again.jpg"
        again.write_bytes(image("olives.jpg").read_bytes() + b"another photo")
        phone.go("List")
        line = phone.photograph(again)
        expect(line).to_contain_text("5 Jun 2027")
        equal("the next photo of the product is not asked about", owner.items()["Green Olives"]["needsReview"], [])
        expect(phone.page.locator("nav")).not_to_contain_text("Check (")
        phone.require_no_problems()


def faults():
    """A newer page, a phone without room, and a phone whose clock is a year off."""
    with serving() as (server, owner), browser() as chromium:
        server.run("add", "Kefir", "--expiry", "+9d")
        phone = Phone(chromium, server.address).sign_in(server.code())
        phone.row("Kefir").wait_for()
        phone.page.evaluate("document.documentElement.dataset.version = 'older'")
        phone.tap("Correct …", phone.open_row("Kefir"))
        phone.page.get_by_label("Name", exact=True).focus()
        server.stop()
        server.options = (*server.options, f"--port={server.port}")
        server.start()
        phone.sees("There is a new version of this page.")
        holds("who is typing is told of a newer page, and not interrupted", phone.page.get_by_label("Name", exact=True).is_visible())
        with phone.page.expect_navigation():
            phone.tap("Load it")
        phone.row("Kefir").wait_for()
        phone.page.evaluate("document.documentElement.dataset.version = 'older'")
        server.stop()
        with phone.page.expect_navigation(timeout=60_000):
            server.start()
        phone.row("Kefir").wait_for()
        holds("otherwise the newer page is loaded by itself", True)

        phone.page.evaluate(FULL)
        phone.page.locator("#photos").set_input_files(str(image()))
        phone.says("This device has no room for the photo.")
        phone.row("Whole Milk").first.wait_for()
        holds("on a phone without room a photo is sent all the same", True)

        ahead = Phone(chromium, server.address)
        ahead.page.clock.install(time=datetime.datetime.now() + datetime.timedelta(days=365))
        ahead.sign_in(server.code())
        ahead.row("Kefir").wait_for()
        ahead.tap("Eat", ahead.open_row("Kefir"))
        ahead.says("Ate 1 pack of Kefir")
        entry = owner.get(owner.inside("journal"), limit=1)[2]["entries"][0]
        equal("a phone whose clock is a year off eats today", entry["date"][:10], datetime.datetime.now(datetime.UTC).date().isoformat())
        phone.require_no_problems()


def keyboard():
    """Everything by the keyboard alone."""
    with serving() as (server, owner), browser() as chromium:
        server.run("add", "Kefir", "--expiry", "+9d")
        phone = Phone(chromium, server.address, viewport=DESK, has_touch=False).sign_in(server.code())
        press = phone.page.keyboard.press
        with phone.page.expect_file_chooser() as chooser:
            phone.tab_to(phone.page.locator("#photos"))
            press("Enter")
        chooser.value.set_files([str(image("olives.jpg"))])
        phone.page.locator(".photos li.done").wait_for(timeout=60_000)
        phone.row("Green Olives").first.wait_for()
        holds("a photo is scanned", True)
        phone.tab_to(phone.page.get_by_label("Search"))
        phone.page.keyboard.type("kefir")
        phone.sees("1 item found")
        phone.tab_to(phone.row("Kefir"))
        press("Enter")
        phone.tab_to(phone.button("Eat"))
        press("Enter")
        phone.says("Ate 1 pack of Kefir")
        phone.tab_to(phone.button("Undo"))
        press("Enter")
        phone.says("Undone: Kefir")
        expect(phone.row("Kefir")).to_have_count(1)
        holds("an item is eaten and put back", True)
        phone.tab_to(phone.page.locator("nav button", has_text="Check"))
        press("Enter")
        phone.page.locator("main h2").first.wait_for()
        phone.tab_to(phone.page.locator(".card button").first)
        press("Enter")
        phone.says("Answered: Green Olives")
        holds("a question is answered", True)
        phone.tab_to(phone.button("People"))
        press("Enter")
        phone.tab_to(phone.button("Invite someone"))
        press("Enter")
        phone.page.get_by_role("img", name="QR code").wait_for()
        holds("an invitation is made", True)
        phone.require_no_problems()


def size():
    """How large the page is."""
    with serving() as (server, _):
        files = ["/", "/page.js", "/worker.js", "/manifest.json", "/icon.svg"]
        for language in ("en", "de"):
            size = packed = 0
            for path in files:
                for coding in ("identity", "gzip"):
                    asked = urllib.request.Request(server.address + path, headers={"Accept-Encoding": coding, "Accept-Language": language})
                    with urllib.request.urlopen(asked) as answer:
                        length = len(answer.read())
                    size, packed = (size + length, packed) if coding == "identity" else (size, packed + length)
            what = f"all files, with texts in {language}: {size / 1024:.0f} KB, compressed {packed / 1024:.0f} KB"
            # The texts of a language come on top of the files.
            holds(what, size <= 120 << 10 and packed <= (35 if language == "en" else 42) << 10)


def figures():
    """How quick the page is: for an idle machine."""
    with serving() as (server, _), browser() as chromium:
        times = {}
        for count in (100, 1000):
            lines = ["name,expiryDate"] + [f"Item {number},{day(number % 40)}" for number in range(count)]
            path = server.folder / f"{count}.csv"
            path.write_text("\n".join(lines))
            server.run("import-items", str(path))
            phone = Phone(chromium, server.address).sign_in(server.code())
            phone.page.locator(".row").first.wait_for()
            phone.page.context.add_init_script(NOTE_TASKS)
            phone.requests.clear()
            phone.page.reload()
            phone.page.locator(".row").first.wait_for()
            first = [url for _, url in phone.requests if "pictures" not in url and "icon" not in url]
            times[count] = phone.page.evaluate("""async () => {
                const search = document.querySelector("input[type=search]");
                const times = [];
                for (let turn = 0; turn < 20; turn++) {
                    const began = performance.now();
                    search.value = turn % 2 ? "" : "zzz";
                    search.dispatchEvent(new Event("input"));
                    document.body.offsetHeight;
                    if (turn % 2) times.push(performance.now() - began);
                }
                return Math.min(...times);
            }""")
            if count == 100:
                before = first[: next((n for n, url in enumerate(first) if "/items" in url), 99) + 1]
                equal("the first list needs four requests", len(before), 4)
            time.sleep(1)
            longest = max(phone.page.evaluate("window.long ?? []"), default=0)
            holds(f"{count} items: no task above 200 ms ({longest:.0f} ms)", longest <= 200)
        ratio = times[1000] / times[100]
        holds(
            "drawing 1,000 items takes at most 3 times as long as 100 "
            f"({times[1000]:.1f} and {times[100]:.1f} ms: {ratio:.1f})", ratio <= 3)


def waiting():
    """A photo that nobody reads, until another machine does."""
    with serving("--jobs", "0") as (server, owner), browser() as chromium:
        anna = Phone(chromium, server.address).sign_in(server.code())
        anna.page.locator("#photos").set_input_files(str(image()))
        anna.sees("no machine reads photos now")
        holds("the page says that nobody reads", True)
        anna.picture("waiting")
        worker = Worker(server, token(server), "--jobs", "1")
        expect(anna.page.locator(".photos li.done")).to_contain_text("6 Dec 2026", timeout=60_000)
        holds("then it is read", True)
        equal("SIGTERM: status 0", worker.stop(), 0)
        anna.go("You")
        anna.page.get_by_text("Tokens for programs").click()
        anna.sees("reads photos for the server")
        holds("the token is listed", True)
        anna.require_no_problems()


if __name__ == "__main__":
    run(walk, live, names, questions, item, faults, keyboard, size, figures, waiting)
