#!/usr/bin/env python3
"""The page of `kif-scan serve` without a network, behind nginx with a certificate made for it, and over plain http.

    page_offline.py KIF-SCAN PHOTO-FOLDER secure|plain|away

Prints a line for each step; ends with status 1 at the first that fails.
"""
import contextlib
import os
import socket
import tempfile

from nginx import Proxy
from page_client import PHONE, Phone, image
from playwright.sync_api import expect, sync_playwright
from server_client import Client
from server_steps import equal, holds, prepared, run

HOST = "pantry.example"


class InstalledBrowser:
    """A browser with a profile, which outlives a restart, and what `Phone` needs of one."""

    def __init__(self, playwright, folder, address, *arguments):
        self.address = address
        self.context = playwright.chromium.launch_persistent_context(
            folder, executable_path=os.environ.get("CHROMIUM", "/usr/bin/chromium"), viewport=PHONE, has_touch=True,
            locale="en-GB", ignore_https_errors=True, args=[
                "--no-sandbox", "--ignore-certificate-errors", f"--host-resolver-rules=MAP {HOST} 127.0.0.1", *arguments])

    def new_context(self, **_):
        return self.context

    def phone(self):
        return Phone(self, self.address)


@contextlib.contextmanager
def secure_server():
    with tempfile.TemporaryDirectory(prefix="kif-page-") as folder:
        proxy = Proxy(folder, HOST)
        address = f"https://{HOST}:{proxy.port}"
        with prepared("--public-url", address, "--trusted-proxy", "127.0.0.1") as server:
            server.start()
            proxy.start(server.port)
            try:
                yield server, proxy, address, folder
            finally:
                proxy.stop()


def change_three(phone):
    """Eats, opens and moves: three changes, none of which reaches the server."""
    for name, label in (("Kefir", "Eat"), ("Cheese", "Open")):
        phone.tap(label, phone.open_row(name))
        expect(phone.row(name)).to_contain_text("waiting")
    phone.tap("Move …", phone.open_row("Bread"))
    phone.page.get_by_label("Place", exact=True).last.fill("Shelf")
    phone.tap("Save")
    expect(phone.row("Bread")).to_contain_text("waiting")


def wait_until_kept(phone):
    """Waits until the browser has what it needs to open the page without the server."""
    phone.row("Kefir").wait_for()
    phone.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    phone.page.reload()
    phone.row("Kefir").wait_for()


def fill(server):
    for name in ("Kefir", "Cheese", "Bread"):
        server.run("add", name, "--expiry", "+9d", "--packs", "3")


def check_all_arrived(phone, server, owner):
    expect(phone.row("Whole Milk")).to_have_count(1, timeout=60_000)
    items = owner.items()
    equal("the photo became one item", (items["Whole Milk"]["packs"], items["Whole Milk"]["expiryDate"]), (1, "2026-12-06"))
    equal("one pack was eaten, once", items["Kefir"]["stock"], 2000)
    equal("one was opened", items["Cheese"]["opened"] is not None, True)
    equal("the move was refused: Ben had moved it meanwhile", items["Bread"]["place"], "Cellar")
    phone.sees("set the place of Bread to Cellar")
    phone.sees("yours was Shelf.")
    phone.picture("refused")
    phone.tap("Set mine anyway")
    expect(phone.row("Bread")).to_contain_text("Shelf")
    holds("and asked for again, is done", owner.items()["Bread"]["place"] == "Shelf")


def secure():
    """https: the page opens without the server, and what was done meanwhile arrives once."""
    with secure_server() as (server, proxy, address, folder), sync_playwright() as playwright:
        fill(server)
        owner = Client(server).sign_in(server.code())
        first = InstalledBrowser(playwright, folder + "/profile", address)
        phone = first.phone().sign_in(server.code())
        wait_until_kept(phone)
        proxy.stop()
        phone.page.reload()
        phone.row("Kefir").wait_for(timeout=30_000)
        phone.sees("The list is as of")
        phone.picture("offline")
        holds("the page opens without the server, with the last list", True)
        change_three(phone)
        phone.page.locator("#photos").set_input_files(str(image()))
        phone.sees("Waiting")
        first.context.close()

        second = InstalledBrowser(playwright, folder + "/profile", address)
        phone = second.phone()
        phone.page.goto(address)
        phone.row("Kefir").wait_for(timeout=30_000)
        expect(phone.row("Kefir")).to_contain_text("waiting")
        holds("three changes and a photo outlive a restart of the browser", phone.page.locator(".photos li").count() == 1)
        bread = owner.items()["Bread"]
        ben = owner.invited("Ben")
        equal("Ben moves the bread", ben.change("move", item=bread["id"], place="Cellar").get("refusal"), None)
        proxy.start(server.port)
        phone.page.evaluate("dispatchEvent(new Event('online'))")
        check_all_arrived(phone, server, owner)
        second.context.close()


def plain():
    """Plain http under another name than this machine's own: the same, but the page cannot be opened anew."""
    with prepared("--lan") as server, sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        server.start()
        fill(server)
        owner = Client(server).sign_in(server.code())
        address = f"http://{socket.gethostname().lower()}:{server.port}"
        chromium = InstalledBrowser(playwright, folder, address, f"--host-resolver-rules=MAP {socket.gethostname().lower()} 127.0.0.1")
        phone = chromium.phone().sign_in(server.code())
        phone.row("Kefir").wait_for()
        equal("the address is not secure", phone.page.evaluate("window.isSecureContext"), False)
        chromium.context.set_offline(True)
        change_three(phone)
        phone.page.locator("#photos").set_input_files(str(image()))
        phone.page.evaluate("dispatchEvent(new CustomEvent('online'))")
        phone.sees("only be opened again if its address begins with https")
        holds("a line says why the page must stay open", True)
        bread = owner.items()["Bread"]
        equal("Ben moves the bread", owner.invited("Ben").change("move", item=bread["id"], place="Cellar").get("refusal"), None)
        chromium.context.set_offline(False)
        phone.page.evaluate("dispatchEvent(new Event('online'))")
        check_all_arrived(phone, server, owner)
        chromium.context.close()


def away():
    """The server goes away, comes back as a newer one, and the session ends while changes wait."""
    with secure_server() as (server, proxy, address, folder), sync_playwright() as playwright:
        fill(server)
        owner = Client(server).sign_in(server.code())
        chromium = InstalledBrowser(playwright, folder + "/profile", address)
        phone = chromium.phone().sign_in(server.code())
        wait_until_kept(phone)
        proxy.stop()
        phone.tap("Eat", phone.open_row("Kefir"))
        expect(phone.row("Kefir")).to_contain_text("waiting")
        other = chromium.phone()
        other.page.goto(address)
        expect(other.row("Kefir")).to_contain_text("waiting", timeout=30_000)
        holds("a second tab shows what waits", True)
        sessions = owner.get("sessions")[2]["sessions"]
        for session in sessions:
            if not session["current"]:
                owner.delete("sessions/" + session["id"])
        proxy.start(server.port)
        for each in (phone, other):
            each.page.evaluate("dispatchEvent(new Event('online'))")
        phone.page.get_by_label("Enter a code").wait_for()
        holds("who was signed out meanwhile is asked to sign in", True)
        other.page.close()
        phone.sign_in(server.code())
        phone.row("Kefir").wait_for()
        expect(phone.row("Kefir")).not_to_contain_text("waiting")
        equal("what waited was sent then, once, though two tabs had it", owner.items()["Kefir"]["stock"], 2000)
        chromium.context.close()


if __name__ == "__main__":
    run(secure, plain, away)
