"""A browser on the page of `kif-scan serve`, as people use it: for the tests beside this file, which import it."""
import contextlib
import os
import pathlib
import sys

from playwright.sync_api import Error, expect, sync_playwright
from server_steps import FAILURES, Failure

PHONE = {"width": 360, "height": 740}
DESK = {"width": 1280, "height": 800}
FAILURES.append(Error)


class Phone:
    """A page in a browser of its own, with what went wrong on it, and its requests."""

    def __init__(self, browser, address, **options):
        options = {"viewport": PHONE, "has_touch": True, "locale": "en-GB"} | options
        self.context = browser.new_context(**options)
        self.address = address
        self.problems, self.requests = [], []
        self.open_page()

    def open_page(self):
        self.page = self.context.new_page()
        self.page.set_default_timeout(15_000)
        expect.set_options(timeout=15_000)
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        self.page.on("console", lambda message: "Security Policy" in message.text and self.problems.append(message.text))
        self.page.on("request", self.note)

    def note(self, request):
        self.requests.append((request.method, request.url))
        if not request.url.startswith((self.address, "blob:", "data:")):
            self.problems.append(f"a request to another host: {request.url}")

    def sign_in(self, code, language="en"):
        label = {"en": "Sign in", "de": "Anmelden"}[language]
        self.page.goto(f"{self.address}/#{code}")
        self.tap(label)
        self.page.locator("nav").wait_for()
        return self

    def button(self, label, place=None):
        return (place or self.page).get_by_role("button", name=label, exact=True).first

    def tap(self, label, place=None):
        self.button(label, place).click()

    def row(self, name):
        return self.page.locator("li", has_text=name).locator(".row")

    def open_row(self, name):
        self.row(name).click()
        panel = self.page.locator("li", has_text=name).locator(".panel")
        panel.wait_for()
        return panel

    def photograph(self, *paths):
        """Chooses photos, and returns the line of the last one when all are done."""
        lines = self.page.locator(".photos li.done")
        before = lines.count()
        self.page.locator("#photos").set_input_files([str(path) for path in paths])
        lines.nth(before + len(paths) - 1).wait_for(timeout=60_000)
        return lines.nth(before + len(paths) - 1)

    def says(self, words):
        """Waits until the line at the bottom says something."""
        expect(self.page.locator("#bar")).to_contain_text(words)

    def sees(self, words, place="main"):
        expect(self.page.locator(place)).to_contain_text(words)

    def go(self, label):
        self.tap(label, self.page.locator("nav"))

    def tab_to(self, locator):
        for _ in range(80):
            if locator.count() and locator.first.evaluate("element => element === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise Failure(f"Tab does not lead to {locator}")

    def picture(self, name):
        folder = os.environ.get("SCREENSHOTS")
        if folder:
            pathlib.Path(folder).mkdir(parents=True, exist_ok=True)
            self.page.screenshot(path=os.path.join(folder, name + ".png"))

    def require_no_problems(self):
        if self.problems:
            raise Failure(f"the browser reports: {self.problems}")


@contextlib.contextmanager
def browser(*arguments):
    with sync_playwright() as playwright:
        program = os.environ.get("CHROMIUM", "/usr/bin/chromium")
        chromium = playwright.chromium.launch(executable_path=program, args=["--no-sandbox", *arguments])
        try:
            yield chromium
        finally:
            chromium.close()


def image(name="milk-carton.jpg"):
    return pathlib.Path(sys.argv[2], name)
