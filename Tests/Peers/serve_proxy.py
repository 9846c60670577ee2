#!/usr/bin/env python3
"""`kif-scan serve` behind nginx, and at other times, by faketime.

    serve_proxy.py KIF-SCAN PHOTO-FOLDER proxy|clock|reminders|eight|two

Prints a line for each step; ends with status 1 at the first that fails.
"""
import contextlib
import datetime
import email
import http.client
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import time

import listening
from nginx import Proxy
from server_client import Client, Listener, at_once, free_port
from server_steps import answered, done, equal, holds, photo, prepared, run


@contextlib.contextmanager
def behind_nginx():
    """A server that is not started yet, nginx before it, the proxy's address, and the server's own port."""
    with tempfile.TemporaryDirectory(prefix="kif-nginx-") as folder:
        outer, inner = Proxy(folder), free_port()
        address = f"http://127.0.0.1:{outer.port}"
        with prepared(f"--port={inner}", f"--public-url={address}", "--trusted-proxy=127.0.0.1") as server:
            outer.start(inner)
            try:
                yield server, address, inner
            finally:
                outer.stop()


def proxy():
    with behind_nginx() as (server, address, inner):
        server.start()
        equal("the server says the proxy's address", server.address, address)
        owner, phone = Client(server), Client(server)  # all of this goes through the proxy
        status, headers, me = owner.post("auth/code", {"code": server.code()}, {"Origin": address})
        equal("a sign-in from the page", status, 200)
        own = {"Cookie": headers["Set-Cookie"].partition(";")[0], "Origin": address}
        owner.household = me["households"][0]["id"]
        answered("a change from the page", owner.post("households", {"name": "Cabin"}, own), 201)
        for origin in ("http://evil.example", f"http://127.0.0.1:{inner}"):
            answered(f"one from {origin.replace(str(inner), 'the inner port')}", owner.post(
                "households", {"name": "Den"}, own | {"Origin": origin}), 403, "foreignOrigin")
        made = answered("a code for a phone", owner.post("me/devices", None, own), 201)
        equal("its link has the proxy's address", made["link"], f"{address}/#{made['code']}")
        phone.sign_in(made["code"]).household = owner.household
        answered("the list", owner.get(owner.inside("items"), own), 200)
        tag = owner.get(owner.inside("items"), own)[1]["ETag"]
        equal("the list again: 304", owner.get(owner.inside("items"), own | {"If-None-Match": tag})[0], 304)

        data = (photo() + os.urandom(12)).ljust(5_000_000, b"\0")
        sent = answered("a photo of 5 MB", owner.put(owner.inside("scans"), data, own | {"Content-Type": "image/jpeg"}), 202)
        equal("it is saved", phone.scan(sent["id"], 60)["stage"], "saved")
        listener = Listener(phone)
        holds("a stream says hello", listener.wait("hello", 2) is not None)
        before = listener.wait("household", 2)
        done("a change", phone.change("add", name="Oat Drink"))
        holds("the stream says so within 1 s", listener.wait("household", 1, number=before["number"] + 1))

        for index in range(5):
            equal(f"wrong code {index + 1}", wrong_code(server.port, "127.0.0.2"), 401)
        equal("the sixth", wrong_code(server.port, "127.0.0.2"), 429)
        equal("the seventh, that says it is another's", wrong_code(server.port, "127.0.0.2", {"X-Forwarded-For": "127.0.0.9"}), 429)
        equal("one of another client", wrong_code(server.port, "127.0.0.3"), 401)
        equal("SIGTERM: ends with status 0", server.stop(), 0)
        holds("the stream ended with bye", listener.ended.wait(30) and listener.events[-1][0] == "bye")


def wrong_code(port, source, headers=None):
    """The status of the answer to a wrong code from this address."""
    headers = {"Content-Type": "application/json"} | (headers or {})
    with contextlib.closing(http.client.HTTPConnection("127.0.0.1", port, timeout=10, source_address=(source, 0))) as connection:
        connection.request("POST", "/v1/auth/code", json.dumps({"code": "00000-00000"}), headers)
        return connection.getresponse().status


def clock():
    with prepared() as server:
        server.start()
        owner = Client(server).sign_in(server.code())
        done("a change", owner.change("add", name="Oat Drink"))
        codes = {
            "a device's code": answered("a device's code", owner.post("me/devices"), 201)["code"],
            "an invitation": answered("an invitation", owner.post(owner.inside("invitations")), 201)["code"],
        }
        server.stop()

        right = server.program
        server.program = faked(server, right, "-1y")
        server.start()
        answered("a year earlier, the session goes on", owner.get("me"), 200)
        done("a change is stored", owner.change("add", name="Rice"))
        done("also one of an item from before", owner.change("eat", item=owner.items()["Oat Drink"]["id"]))
        equal("the list has it", sorted(owner.items()), ["Rice"])
        done("it is taken back", owner.change("undo"))
        equal("the list has both", sorted(owner.items()), ["Oat Drink", "Rice"])
        sent = answered("a photo", owner.photo(photo(made_different=True)), 202)
        equal("it is saved", owner.scan(sent["id"], 60)["stage"], "saved")
        for what, code in codes.items():
            answer = Client(server).post("auth/code", {"code": code, "name": "Ben"})
            answered(f"{what} of the future counts as expired", answer, 401, "codeInvalid")
        holds("a new code signs in", owner.another_device().get("me")[0] == 200)
        ben = owner.invited("Ben")
        holds("a new invitation is taken", ben.get("me")[0] == 200)
        server.stop()

        server.program = right
        server.start()
        answered("with the right clock again, the session goes on", owner.get("me"), 200)
        server.stop()


@contextlib.contextmanager
def webhook():
    """The address of a webhook, and the list of what it gets."""
    received = []

    class Webhook(listening.Handler):
        def do_POST(self):
            received.append(self.body().decode())
            self.answer(200)

    with listening.Listener(Webhook) as server:
        yield server.address + "/", received
        server.shutdown()


def reminders():
    """At nine o'clock the day's reminders are sent, once however often the server starts; before eight none are."""
    with prepared() as server, webhook() as (address, received):
        server.environment |= {"KIF_REMIND_TO": "webhook", "KIF_REMIND_WEBHOOK": address}
        equal("an item that expires today", server.run("add", "Oat Drink", "--expiry", "+0d", "--kind", "use-by")[0], 0)
        right = server.program
        for hour, count in ((7, 0), (9, 1), (10, 1)):
            server.program = faked(server, right, f"@{datetime.date.today()} {hour:02}:00:00")
            server.start()
            until = time.monotonic() + (5 if len(received) < count else 2)
            while time.monotonic() < until and (len(received) < count or count == len(received)):
                time.sleep(0.1)
            equal(f"{hour} o'clock: {count} sent", len(received), count)
            server.stop()
        holds("it names the item", "Oat Drink" in received[0])


def eight():
    """A server that runs over night sends at eight o'clock. The time zone makes it nearly eight: a set clock stops the waiting."""
    now = datetime.datetime.now(datetime.UTC)
    minutes = 7 * 60 + 59 - (now.hour * 60 + now.minute)
    with prepared() as server, webhook() as (address, received):
        server.environment |= {
            "KIF_REMIND_TO": "webhook", "KIF_REMIND_WEBHOOK": address,
            "TZ": f"GMT{'-' if minutes < 0 else '+'}{abs(minutes) // 60:02}:{abs(minutes) % 60:02}"}
        equal("an item that expires tomorrow", server.run("add", "Oat Drink", "--expiry", "+1d", "--kind", "use-by")[0], 0)
        server.start()
        equal("before eight o'clock nothing is sent", received, [])
        until = time.monotonic() + 150
        while time.monotonic() < until and not received:
            time.sleep(0.5)
        time.sleep(3)
        equal("at eight o'clock one message", len(received), 1)


def two():
    """Two servers of one database, which know nothing of each other, mail each of the day's reminders once."""
    with prepared() as first, prepared() as second:
        sink = subprocess.Popen(
            [sys.executable, pathlib.Path(__file__).parent / "smtp_sink.py", first.folder], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            text=True)
        first.environment |= {
            "KIF_REMIND_TO": "mail", "KIF_MAIL": sink.stdout.readline().strip(), "KIF_MAIL_FROM": "kif@peer.example",
            "KIF_REMIND_MAIL": "ada@peer.example"}
        second.database, second.place, second.environment = first.database, first.place, first.environment
        for number in range(5):
            equal(f"item {number}", first.run("add", f"Jar {number}", "--expiry", "+0d", "--kind", "use-by")[0], 0)
        program, mails = os.path.abspath(sys.argv[1]), first.folder / "mail/new"
        lock = pathlib.Path(f"{first.database}-serve")

        def follow():
            """Starts the second as soon as the first has the lock that keeps two on one machine apart, and without it."""
            while not lock.exists():
                time.sleep(0.001)
            lock.unlink()
            second.start()

        for hour in (9, 10):
            for server in (first, second):
                server.program = faked(server, program, f"@{datetime.date.today()} {hour:02}:00:00")
            at_once([first.start, follow])
            equal("both answer", [Client(server).get("/healthz")[0] for server in (first, second)], [200, 200])
            until = time.monotonic() + 10
            while time.monotonic() < until and not os.listdir(mails):
                time.sleep(0.1)
            time.sleep(3)
            equal(f"{hour} o'clock: one mail", len(os.listdir(mails)), 1)
            for server in (first, second):
                server.stop()
            lock.unlink(missing_ok=True)
        (path,) = mails.iterdir()
        text = email.message_from_bytes(path.read_bytes()).get_payload(decode=True).decode()
        equal("with each item once", [text.count(f"Jar {number}:") for number in range(5)], [1] * 5)
        sink.communicate()


def faked(server, program, time):
    """A program that starts this one with the clock at a time, which goes on."""
    path = server.folder / "at-another-time"
    faketime = pathlib.Path(__file__).resolve().with_name("faketime.sh")
    path.write_text(f'#!/bin/sh\nexec "{faketime}" "{time}" "{program}" "$@"\n')
    path.chmod(0o755)
    return str(path)


if __name__ == "__main__":
    run(proxy, clock, reminders, eight, two)
