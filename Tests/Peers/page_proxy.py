#!/usr/bin/env python3
"""The page of `kif-scan serve` while something else answers in the server's place: a proxy, a portal, a login page.

    page_proxy.py KIF-SCAN PHOTO-FOLDER answers|sizes|gone|page

Prints a line for each step; ends with status 1 at the first that fails.
"""
import base64
import contextlib
import http.client
import json
import time
import uuid

import listening
from page import FULL
from page_client import Phone, browser, image
from page_offline import fill, wait_until_kept
from playwright.sync_api import expect
from server_steps import Failure, equal, holds, run, serving

HTML, TEXT, JSON, PROBLEM = "text/html", "text/plain", "application/json", "application/problem+json"
LOGIN = "<!doctype html><html><h1>Who goes there?</h1></html>"
# The fewest rows that the list had since this was run.
WATCH = """() => {
    const count = () => { window.least = Math.min(window.least ?? Infinity, document.querySelectorAll(".row").length); };
    new MutationObserver(count).observe(document, { childList: true, subtree: true });
    count();
}"""
HIDE = """() => {
    Object.defineProperty(document, "hidden", { get: () => true });
    document.dispatchEvent(new Event("visibilitychange"));
}"""
SHARE = """async (photo) => {
    const form = new FormData();
    form.append("photos", new File([Uint8Array.from(atob(photo), (each) => each.charCodeAt(0))], "a.jpg", { type: "image/jpeg" }));
    await fetch("/share", { method: "POST", body: form });
}"""


class Answer:
    """What is answered in place of the server; with `is_late` after the server has done what was asked."""

    def __init__(self, status, body="", kind=HTML, is_late=False, **headers):
        self.status, self.body, self.kind, self.is_late, self.headers = status, body, kind, is_late, headers


def own(status, code):
    """A problem in the server's own form."""
    return Answer(status, {"type": "about:blank", "status": status, "code": code, "title": "It is so."}, PROBLEM)


def by_request(scan, outcomes, listed):
    """Another object for each request; `outcomes` gets the ids of the changes."""
    def made(method, path, body):
        if path.endswith("/scans"):
            return Answer(200, scan, JSON)
        return Answer(200, outcomes([each["id"] for each in json.loads(body)]) if method == "POST" else listed, JSON)
    return made


def endless():
    yield b"["
    while True:
        yield b" " * 65536


ITEM = {"id": 7, "status": "fresh", "addedDate": "2027-01-01T00:00:00Z", "needsReview": [], "actions": [], "stock": 1000}
ITEMS = {"copy": "a", "number": 1, "today": "2027-01-01", "items": []}
ANSWERS = {
    "413 with HTML": Answer(413, LOGIN),
    "404 as text": Answer(404, "404 page not found", TEXT),
    "403 with HTML": Answer(403, LOGIN),
    "401 with HTML": Answer(401, LOGIN),
    "500 without anything": Answer(500),
    "429 with a hostile pause": Answer(429, LOGIN, **{"Retry-After": "1e99"}),
    "a login page": Answer(200, LOGIN),
    "a login page after the server did it": Answer(200, LOGIN, is_late=True),
    "an object of nothing": Answer(200, {}, JSON),
    "an object of nothing after the server did it": Answer(200, {}, JSON, is_late=True),
    "a list of nothing": Answer(200, [], JSON),
    "null": Answer(200, "null", JSON),
    "fields of other types": by_request(
        {"id": 5, "stage": "saved", "photo": "a", "result": {"status": "saved"}},
        lambda ids: {str(index): each for index, each in enumerate(ids)}, ITEMS | {"items": {}}),
    "outcomes of other changes": by_request(
        {"id": "a", "stage": "saved", "photo": "a"}, lambda ids: [{"id": str(uuid.uuid4()), "number": 9} for _ in ids],
        ITEMS | {"items": [ITEM]}),
    "outcomes that say nothing": by_request(
        {"id": "a", "stage": "failed", "photo": "a", "result": 5}, lambda ids: [{"id": each} for each in ids],
        {"copy": "a", "today": "2027-01-01", "items": []}),
    "a refusal without a reason": by_request(
        {"stage": "saved", "result": None}, lambda ids: [{"id": each, "refusal": {}} for each in ids], {"items": []}),
    "more outcomes than changes": by_request(
        [], lambda ids: [{"id": each, "number": 9} for each in ids * 2], {"error": None}),
    "204": Answer(204),
    "304": Answer(304),
    "a redirect": Answer(302, Location="/login"),
    "an answer without end": Answer(200, endless, JSON),
    "half of an answer": Answer(200, '{"items": [], "id": "a", "stage": "sa', JSON, is_late=True),
    "a code of ours without our type": Answer(404, {"code": "notFound", "status": 404, "title": "a"}, JSON),
    "the end of the session without our type": Answer(401, {"code": "notSignedIn", "status": 401, "title": "a"}, JSON),
    "a photo that is too large without our type": Answer(413, own(413, "tooLarge").body, JSON),
    "a wrong request without our type": Answer(400, own(400, "badRequest").body, JSON),
    "an answer of ours without our type": Answer(200, ITEMS | {"id": "a", "stage": "saved", "photo": "a", "result": None}, TEXT),
    "our type without a code": Answer(404, {"status": 404, "title": "Not Found"}, PROBLEM),
    "our type with another status": Answer(403, own(413, "tooLarge").body, PROBLEM),
    "a code of a newer server": own(422, "tooSour"),
    "trouble with the database": own(503, "storage"),
    "a household that is not there, says only this": own(404, "notFound"),
    "a person who was removed, says only this": own(404, "removed"),
}


class Between(listening.Listener):
    """Passes requests on to the server, or answers them itself: `choose(method, path, body)` gives an answer, or None."""

    def __init__(self, server):
        super().__init__(Handler)
        self.target, self.choose, self.asked = server.port, lambda *_: None, []

    def says(self, answer, *endings):
        """Gives this answer to all requests of the API, or to those of it whose paths end so."""
        def chosen(method, path, body):
            if path == "/login":
                return Answer(200, LOGIN)
            if not path.startswith("/v1") or path == "/v1/events" or endings and not path.partition("?")[0].endswith(endings):
                return None
            return answer(method, path, body) if callable(answer) else answer
        self.choose = chosen

    def passes_on(self):
        self.choose = lambda *_: None

    def count(self, method, ending):
        return sum(each[0] == method and each[1].partition("?")[0].endswith(ending) for each in self.asked)


class Handler(listening.Handler):
    protocol_version = "HTTP/1.1"

    def handle_request(self):
        body = self.body()
        answer = self.server.choose(self.command, self.path, body)
        if answer is None or answer.is_late:
            self.pass_on(body, answer is None)
        if answer is not None:
            self.give(answer)
        self.server.asked.append((self.command, self.path, body))
        self.close_connection = True

    do_GET = do_PUT = do_POST = do_PATCH = do_DELETE = handle_request

    def give(self, answer):
        body = answer.body if isinstance(answer.body, str) or callable(answer.body) else json.dumps(answer.body)
        self.send_response_only(answer.status)
        self.send_header("Date", "Sat, 01 Jan 2000 00:00:00 GMT")
        for name, value in answer.headers.items():
            self.send_header(name, value)
        self.send_header("Connection", "close")
        if answer.status not in (204, 304):
            self.send_header("Content-Type", answer.kind)
        self.end_headers()
        with contextlib.suppress(OSError):
            for part in body() if callable(body) else [body.encode()]:
                self.wfile.write(part)

    def pass_on(self, body, is_told):
        with contextlib.closing(http.client.HTTPConnection("127.0.0.1", self.server.target)) as connection:
            connection.request(self.command, self.path, body, dict(self.headers))
            answer = connection.getresponse()
            if not is_told:
                return answer.read()
            self.send_response_only(answer.status)
            for name, value in answer.headers.items():
                if name.lower() not in ("connection", "transfer-encoding"):
                    self.send_header(name, value)
            self.send_header("Connection", "close")
            self.end_headers()
            while part := answer.read1(65536):
                self.wfile.write(part)
                self.wfile.flush()


@contextlib.contextmanager
def between():
    """A server with some items, its owner, what is between it and a browser, and the browser."""
    with serving() as (server, owner), browser() as chromium, Between(server) as proxy:
        fill(server)
        try:
            yield server, owner, proxy, chromium
        finally:
            proxy.shutdown()


def wait_for(what, condition):
    until = time.monotonic() + 60
    while not condition():
        if time.monotonic() > until:
            raise Failure(f"{what} does not come")
        time.sleep(0.02)


def eat_and_photograph(phone):
    """Eats kefir and photographs milk, of which the server gets to know nothing."""
    phone.tap("Eat", phone.open_row("Kefir"))
    phone.page.locator("#photos").set_input_files(str(image()))
    expect(phone.row("Kefir")).to_contain_text("waiting")
    phone.sees("Photo 1: Waiting", ".photos")


def require_arrived(phone, owner):
    expect(phone.row("Whole Milk")).to_have_count(1, timeout=60_000)
    expect(phone.row("Kefir")).not_to_contain_text("waiting")
    items = owner.items()
    equal("the photo became one item", items["Whole Milk"]["packs"], 1)
    equal("one pack was eaten, once", items["Kefir"]["stock"], 2000)
    equal("the server has one photo", len(owner.get(owner.inside("scans"))[2]["scans"]), 1)


def try_again(phone, place):
    phone.tap("Try again", phone.page.locator(place))


def end_other_sessions(owner):
    for session in owner.get("sessions")[2]["sessions"]:
        if not session["current"]:
            owner.delete("sessions/" + session["id"])


def answers():
    """All kinds of answers to a photo, a change and the list, and the end of the session: all that waits arrives once."""
    with between() as (server, owner, proxy, chromium):
        phone = Phone(chromium, proxy.address).sign_in(server.code())
        phone.row("Kefir").wait_for()
        phone.page.evaluate(WATCH)
        proxy.says(Answer(502, LOGIN))
        eat_and_photograph(phone)
        asked = (("PUT", "/scans"), ("POST", "/changes"), ("GET", "/items"))
        for name, answer in ANSWERS.items():
            proxy.says(answer)
            before = [proxy.count(*each) for each in asked]
            for place in (".photos", "#bar"):
                try_again(phone, place)
            for each, count in zip(asked, before, strict=True):
                wait_for(f"{name}: {each}", lambda each=each, count=count: proxy.count(*each) > count)
            for place, words in ((".photos", "Photo 1: Waiting"), ("#bar", "1 change waits")):
                expect(phone.button("Try again", phone.page.locator(place))).to_be_visible()
                phone.sees(words, place)
            expect(phone.row("Kefir")).to_contain_text("waiting")
            holds(f"{name}: all waits", phone.page.locator(".photos li").count() == 1)
        equal("another's clock is not believed", phone.page.evaluate("localStorage.getItem('ahead')"), None)
        holds("the list was never empty", phone.page.evaluate("window.least") >= 3)
        proxy.says(Answer(404, LOGIN))
        try_again(phone, ".photos")
        phone.sees("Something else answered in the server's place (404).", ".photos")
        proxy.says(Answer(413, LOGIN))
        try_again(phone, ".photos")
        phone.sees("A proxy on the way takes nothing of this size.", ".photos")
        holds("the page says what answered", True)
        sent = [json.loads(body) for _, path, body in proxy.asked if "/changes" in path]
        equal("a change keeps its id", len({change["id"] for changes in sent for change in changes}), 1)

        proxy.says(Answer(200, {}, JSON))
        phone.page.reload()
        phone.row("Kefir").wait_for()
        phone.sees("The list is as of")
        expect(phone.row("Kefir")).to_contain_text("waiting")
        phone.sees("Photo 1: Waiting", ".photos")
        holds("a page that is opened then has the last list, and what waits", True)
        end_other_sessions(owner)
        proxy.passes_on()
        phone.page.evaluate("dispatchEvent(new Event('online'))")
        phone.page.get_by_label("Enter a code").wait_for()
        phone.sign_in(server.code())
        require_arrived(phone, owner)


def sizes():
    """A proxy that takes small photos only, a photo too large for the server, and a server that forgot one."""
    with between() as (server, owner, proxy, chromium):
        phone = Phone(chromium, proxy.address).sign_in(server.code())
        phone.row("Kefir").wait_for()
        large, huge = server.folder / "large.jpg", server.folder / "huge.jpg"
        large.write_bytes(image("olives.jpg").read_bytes().ljust(2_000_000, b"\0"))
        huge.write_bytes(image().read_bytes().ljust(26 << 20, b"\0"))
        proxy.choose = lambda method, path, body: Answer(413, LOGIN) if len(body) > 1_000_000 else None
        phone.page.locator("#photos").set_input_files([str(large), str(large), str(image())])
        expect(phone.row("Whole Milk")).to_have_count(1, timeout=60_000)
        phone.sees("Photo 1: Waiting: A proxy on the way takes nothing of this size.", ".photos")
        expect(phone.page.locator(".photos li.done")).to_have_count(1)
        holds("a small photo has its turn, and the large ones wait", True)
        holds("they are not sent again and again", sum(len(body) > 1_000_000 for _, _, body in proxy.asked) <= 4)
        phone.tap("Remove", phone.page.locator(".photos li").nth(1))
        phone.tap("Really: Remove?", phone.page.locator(".photos li").nth(1))
        expect(phone.page.locator(".photos li")).to_have_count(2)
        holds("one is removed, as the person wants it", True)

        scan = {"id": str(uuid.uuid4()), "stage": "waiting", "createdAt": "2027-01-01T00:00:00Z", "photo": "a", "result": None}
        phone.page.evaluate(HIDE)  # so there are no events
        proxy.says(lambda method, *_: Answer(202, scan, JSON) if method == "PUT" else Answer(404, "no route", TEXT), "/scans", scan["id"])
        try_again(phone, ".photos")
        wait_for("a question about the photo", lambda: proxy.count("GET", scan["id"]))
        equal("another's 404 does not end a photo that the server took", phone.page.locator(".photos li.done").count(), 1)
        proxy.passes_on()
        phone.sees("Photo 1: Waiting …", ".photos")
        try_again(phone, ".photos")
        expect(phone.row("Green Olives")).to_have_count(1, timeout=60_000)
        holds("a photo that the server took and forgot is sent again", True)

        phone.page.locator("#photos").set_input_files(str(huge))
        expect(phone.page.locator(".photos li.done").last).to_contain_text("at most 25 MB")
        holds("a photo that is too large for the server itself ends", True)

        phone.page.evaluate(FULL)
        proxy.says(Answer(404, LOGIN))
        phone.page.locator("#photos").set_input_files(str(image()))
        phone.sees("Waiting: Something else", ".photos")
        end_other_sessions(owner)
        proxy.passes_on()
        try_again(phone, ".photos")
        phone.says("You were signed out.")
        elsewhere = phone.context.new_page()
        elsewhere.goto(f"{proxy.address}/#{server.code()}")
        elsewhere.get_by_role("button", name="Sign in", exact=True).first.click()
        elsewhere.locator("nav").wait_for()
        try_again(phone, ".photos")
        expect(phone.page.locator(".photos li.done")).to_have_count(4, timeout=60_000)
        holds("a photo that a phone has no room for outlives the end of the session", True)
        phone.require_no_problems()


def gone():
    """A person is removed from a household while something waits for it, and comes back."""
    with between() as (server, owner, proxy, chromium):
        def invited():
            return f"{proxy.address}/#{owner.post(owner.inside('invitations'))[2]['code']}"

        ben = Phone(chromium, proxy.address)
        ben.page.goto(invited())
        ben.page.get_by_label("Your name").fill("Ben")
        ben.tap("Join")
        ben.row("Kefir").wait_for()
        proxy.says(Answer(403, {"message": "no Route matched"}, JSON))
        ben.tap("Open", ben.open_row("Cheese"))
        eat_and_photograph(ben)
        expect(ben.page.get_by_text("no longer a member")).to_have_count(0)
        holds("another's 403 does not say that Ben is no member", True)
        members = owner.get(owner.inside("members"))[2]["members"]
        owner.delete(owner.inside("members/" + next(each["userId"] for each in members if not each["you"])))
        proxy.passes_on()
        try_again(ben, "#bar")
        ben.says("You are no longer a member of this household.")
        left = ben.page.locator("section", has_text="For a household that you are not in").locator("li")
        expect(left).to_have_count(3)
        ben.page.reload()
        expect(left).to_have_count(3)
        holds("what waits for the household stays, and is shown", True)
        ben.tap("Remove", left.filter(has_text="Opened Cheese"))
        ben.tap("Really: Remove?", left.filter(has_text="Opened Cheese"))
        expect(left).to_have_count(2)
        holds("Ben says what of it goes", True)
        ben.page.goto(invited())
        ben.tap("Join")
        require_arrived(ben, owner)
        equal("what was removed is not done", owner.items()["Cheese"]["opened"], None)
        expect(left).to_have_count(0)
        ben.require_no_problems()


def page():
    """The page itself, opened while something else answers, and a photo that the gallery shares then."""
    with between() as (server, owner, proxy, chromium):
        phone = Phone(chromium, proxy.address).sign_in(server.code())
        wait_until_kept(phone)

        def opens(what, answer, *paths):
            proxy.choose = lambda _, path, __: answer if not paths or path in paths else None
            phone.page.goto(proxy.address)
            phone.row("Kefir").wait_for()
            holds(what, True)

        proxy.choose = lambda *_: Answer(200, LOGIN)
        phone.page.goto(proxy.address)
        phone.page.get_by_text("Who goes there?").wait_for()
        holds("a login page is shown", True)
        opens("the page opens when a proxy knows no server", Answer(404, LOGIN))
        opens("the page opens when a proxy finds no server", Answer(502, LOGIN))
        opens("the page opens with another script in place of its own", Answer(200, "location = '/login'", "text/javascript"), "/page.js")
        opens("the page opens with HTML in place of its script", Answer(200, LOGIN), "/page.js")
        phone.sees("Kefir")
        opens("and with that script as it was last", Answer(502, LOGIN))
        phone.sees("The list is as of")
        phone.tap("Eat", phone.open_row("Kefir"))
        phone.page.evaluate(SHARE, base64.b64encode(image().read_bytes()).decode())
        phone.page.goto(proxy.address)
        expect(phone.row("Kefir")).to_contain_text("waiting")
        phone.sees("Photo 1: Waiting", ".photos")
        holds("a shared photo waits", True)
        proxy.passes_on()
        try_again(phone, ".photos")
        phone.page.evaluate("dispatchEvent(new Event('online'))")
        require_arrived(phone, owner)
        phone.require_no_problems()


if __name__ == "__main__":
    run(answers, sizes, gone, page)
