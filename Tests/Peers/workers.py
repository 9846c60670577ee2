#!/usr/bin/env python3
"""Workers on other machines that read photos for `kif-scan serve --jobs 0`, with the program itself on both sides, or broken ones.

    workers.py KIF-SCAN PHOTO-FOLDER CHECK

Prints a line for each step; ends with status 1 at the first that fails.
"""
import atexit
import contextlib
import json
import os
import signal
import sys
import tempfile
import threading
import time

import listening
from copy_client import Machine
from nginx import Proxy
from server_attacks import upload
from server_client import Client, free_port
from server_steps import Failure, answered, equal, holds, photo, run, serving

NAMES = ("milk-carton.jpg", "fresh-pasta.jpg", "turkey-steaks.jpg", "lasagne.jpg", "olives.jpg", "oat-drink.jpg")


class Worker:
    """`kif-scan worker` on a machine of its own."""

    def __init__(self, server, token, *options, address=None):
        self.folder = tempfile.TemporaryDirectory(prefix="kif-worker-")
        machine = Machine(sys.argv[1], self.folder.name + "/home", address or server.address)
        self.process = machine.start("worker", "--server", machine.address, *options)
        atexit.register(self.kill)
        with contextlib.suppress(BrokenPipeError):
            self.process.stdin.write(token + "\n")
            self.process.stdin.close()
        self.lines, self.home = [], machine.home
        self.reading = threading.Thread(target=self.read, daemon=True)
        self.reading.start()

    def read(self):
        for line in self.process.stderr:
            self.lines.append(line.rstrip("\n"))

    def says(self, text, seconds=30):
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            if any(text in line for line in self.lines):
                return True
            time.sleep(0.05)
        raise Failure(f"the worker does not say {text!r}: {self.lines}")

    def stop(self, number=signal.SIGTERM, seconds=20):
        """Sends a signal, and returns the exit status."""
        self.process.send_signal(number)
        return self.ended(seconds)

    def ended(self, seconds=60):
        status = self.process.wait(seconds)
        self.reading.join(10)
        return status

    def kill(self):
        """The machine is off: nothing is said to the server."""
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()


def token(server, name="Desktop"):
    status, text = server.run("serve", "--worker-token", name)
    if status:
        raise Failure(f"serve --worker-token: {status}: {text}")
    return text.strip().splitlines()[-1]


def send(owner, count, begin=0):
    """Sends photos that are all different. Returns the ids of their scans."""
    names = [NAMES[number % len(NAMES)] for number in range(begin, begin + count)]
    return [answered(f"a photo, {name}", owner.photo(photo(name, made_different=True)), 202, shown=False)["id"] for name in names]


def saved(owner, scans, seconds=120):
    until = time.monotonic() + seconds
    found = [owner.scan(scan, until - time.monotonic()) for scan in scans]
    equal(f"{len(scans)} photos are saved", [scan for scan in found if scan["stage"] != "saved"], [])
    return found


def packs(owner):
    """How many packs the household has."""
    return sum(item["packs"] for item in owner.get(owner.inside("items"))[2]["items"])


def take(client, seconds=25):
    """The head of a photo that a worker of this file takes, and its bytes."""
    status, _, content = client.send("POST", "work", {"format": 1}, seconds=seconds)
    if status != 200:
        raise Failure(f"POST work: {status} {content}")
    line, _, message = content.partition(b"\n")
    return json.loads(line), message


def read():
    with serving("--jobs", "0") as (server, owner):
        scan = send(owner, 1)[0]
        waiting = owner.scan(scan, 0)
        equal("it waits, and says that nobody reads", (waiting["stage"], waiting.get("noReader")), ("waiting", True))
        barcode = owner.post(owner.inside("barcodes"), photo("biscuits.jpg"), {"Content-Type": "image/jpeg"})
        answered("a photo of a barcode", barcode, 503, "noReader")
        worker = Worker(server, token(server), "--jobs", "1")
        worker.says("Reading photos for 127.0.0.1.")
        done = saved(owner, [scan])[0]
        holds("nobody waits any more", "noReader" not in done)
        holds(f"its picture is there: {done['result']['picture']}", done["result"]["picture"])
        picture = done["result"]["picture"]
        at = {"at": picture["at"]} if picture["at"] else {}
        shown = owner.get(owner.inside(f"pictures/{picture['photo']}/{picture['kind']}"), **at)
        holds("and can be shown", shown[0] == 200 and shown[2].startswith(b"\xff\xd8\xff"))
        found = answered("a photo of a barcode", owner.post(
            owner.inside("barcodes"), photo("biscuits.jpg"), {"Content-Type": "image/jpeg"}), 200)
        holds("has its number", found["gtin"])
        failed = answered("no picture inside", owner.photo(photo()[:5000], "image/jpeg"), 202)["id"]
        equal("it fails as elsewhere", owner.scan(failed)["result"]["error"]["code"], "unreadableImage")
        equal("the server has no process that decodes", workers_of(server.process.pid), [])
        equal("the worker stores nothing", [path for path in worker.home.rglob("*") if path.is_file()], [])
        equal("SIGTERM: status 0", worker.stop(), 0)
        equal("one line was written", len(worker.lines), 1)
        worker = Worker(server, token(server, "Laptop"), "--jobs", "2", "--quiet")
        saved(owner, send(owner, 4))
        equal("^C: status 130", worker.stop(signal.SIGINT), 130)
        equal("nothing was written", worker.lines, [])
        tokens = answered("the tokens", owner.get("me/tokens"), 200)["tokens"]
        equal("are listed", sorted((one["name"], one["access"]) for one in tokens), [("Desktop", "work"), ("Laptop", "work")])


def workers_of(process):
    """The processes that decode photos, of a process and below."""
    with open(f"/proc/{process}/task/{process}/children", encoding="ascii") as file:
        children = [int(child) for child in file.read().split()]
    return [child for each in children for child in [each, *workers_of(each)]]


def killed():
    """A worker is killed in the middle of a photo; another one reads it. What is read is read once."""
    with serving("--jobs", "0") as (server, owner):
        first = Worker(server, token(server), "--jobs", "1")
        first.says("Reading photos")
        scans = send(owner, 3)
        until = time.monotonic() + 30
        while not any(owner.scan(scan, 0)["stage"] == "scanning" for scan in scans) and time.monotonic() < until:
            time.sleep(0.02)
        first.kill()
        second = Worker(server, token(server, "Laptop"), "--jobs", "1")
        found = saved(owner, scans)
        equal("each is read once", len({scan["result"]["item"]["id"] for scan in found}), 3)
        equal("and is one pack", packs(owner), 3)
        again = send(owner, 4, begin=3)
        time.sleep(0.3)
        equal("^C in the middle of a photo: status 130", second.stop(signal.SIGINT), 130)
        third = Worker(server, token(server, "Cellar"), "--jobs", "2")
        saved(owner, again)
        equal("SIGTERM: status 0", third.stop(), 0)


def two():
    """The server's own processes and two workers together."""
    with serving("--jobs", "1") as (server, owner):
        made = token(server)
        workers = [Worker(server, made, "--jobs", "1"), Worker(server, token(server, "Laptop"), "--jobs", "1")]
        for worker in workers:
            worker.says("Reading photos")
        ben = owner.invited("Ben")
        scans = send(owner, 12)
        others = send(ben, 12)
        found = saved(owner, scans) + saved(ben, others)
        equal("none counts twice", packs(owner), len(found))
        workers[0].kill()
        more = send(owner, 6)
        revoked = [one["id"] for one in owner.get("me/tokens")[2]["tokens"] if one["name"] == "Laptop"][0]
        answered("a token is revoked", owner.delete("me/tokens/" + revoked), 204)
        saved(owner, more)
        equal("its worker ends with 77", workers[1].ended(), 77)
        holds(f"and says why: {workers[1].lines}", "does not know this token" in workers[1].lines[-1])


def lies():
    """A worker that answers whatever it likes spoils the photos that it has, and nothing else."""
    with serving("--jobs", "0") as (server, owner):
        liar, other = (Client(server, token(server, name)) for name in ("Liar", "Other"))
        for path in ("me", "households", owner.inside("items"), owner.inside("scans"), "events", "me/tokens"):
            answered(f"a worker asks for {path}", liar.get(path), 403, "workersOnly")
        posts = {"me/tokens": {"name": "X", "access": "full"}, owner.inside("changes"): [], "auth/logout": {}, "me/devices": {}}
        for path, body in posts.items():
            answered(f"a worker posts to {path}", liar.post(path, body), 403, "workersOnly")
        answered("a person asks for work", owner.post("work", {"format": 1}), 403, "workersOnly")
        answered("nobody asks for work", Client(server).post("work", {"format": 1}), 401, "notSignedIn")

        def first():
            scan = send(owner, 1)[0]
            head, message = take(liar)
            return scan, head, message

        scan, head, message = first()
        holds("it gets the photo without a name", b"phone" not in message and owner.household.encode() not in message)
        answered("another worker answers for it", other.post("work/" + head["id"], {"refused": {"_0": "timeout"}}), 404, "notFound")
        answered("or gives it back", other.post(f"work/{head['id']}/state", {"isReturned": True}), 404, "notFound")
        answered("an unknown id", liar.post("work/" + scan, {}), 404, "notFound")
        for size, chunked in ((100_000_000, False), (100_000_000, True)):
            status = upload(liar, "work/" + head["id"], "POST", "application/json", size, b'{"label":', chunked)
            equal(f"an answer of 100 MB{' in chunks' * chunked}", status, 413, None)
        status = upload(other, "work/" + head["id"], "POST", "application/json", 100_000_000, b'{"label":')
        equal("an answer of 100 MB for another's photo", status, 404, 413, None)
        answered("another kind of body", liar.post("work/" + head["id"], {}, {"Content-Type": "text/plain"}), 415)
        answered("pictures for a reading", liar.post("work/" + head["id"], {"files": {"_0": []}}), 204)
        answered("once more", liar.post("work/" + head["id"], {"files": {"_0": []}}), 404, "notFound")
        again, same = take(other)
        equal("another worker gets the same photo", (again["id"], same == message), (head["id"], True))
        answered("which it cannot read either", other.post("work/" + again["id"], b"[" * 100_000), 204)
        equal("it fails", owner.scan(scan)["result"]["error"]["code"], "decoderCrashed")

        scan, head, _ = first()
        red = {"label": {"_0": {"barcodes": [], "lines": [{"text": "\x1b[31mred\u202e\0" * 5000}], "readers": []}}}
        answered("a reading that is none", liar.post("work/" + head["id"], red), 204)
        head, _ = take(other)
        answered("another worker gives it back", other.post(f"work/{head['id']}/state", {"isReturned": True}), 204)
        answered("and reads it after all", other.post("work/" + take(other)[0]["id"], {"refused": {"_0": "unreadableImage"}}), 204)
        equal("it fails as it says", owner.scan(scan)["result"]["error"]["code"], "unreadableImage")
        scan = send(owner, 1)[0]
        head, _ = take(other)
        answered("a token is revoked in the middle", owner.delete("me/tokens/" + [
            one["id"] for one in owner.get("me/tokens")[2]["tokens"] if one["name"] == "Other"][0]), 204)
        answered("its answer counts no more", other.post("work/" + head["id"], {"refused": {"_0": "timeout"}}), 401, "notSignedIn")
        answered("nor gets it another", other.post("work", {"format": 1}), 401, "notSignedIn")
        worker = Worker(server, token(server), "--jobs", "1")
        saved(owner, [scan])
        equal("SIGTERM: status 0", worker.stop(), 0)
        equal("what was added", packs(owner), 1)


def away():
    """The server goes away and comes back, behind nginx."""
    with tempfile.TemporaryDirectory(prefix="kif-nginx-") as folder:
        outer, inner = Proxy(folder), free_port()
        outer.start(inner)
        address = f"http://127.0.0.1:{outer.port}"
        with serving("--jobs", "0", f"--port={inner}", f"--public-url={address}", "--trusted-proxy=127.0.0.1") as (server, owner):
            worker = None
            try:
                worker = Worker(server, token(server), "--jobs", "1", address=address)
                saved(owner, send(owner, 2))
                equal("the server ends with 0", server.stop(), 0)
                worker.says("cannot be reached")
                time.sleep(4)
                equal("it says so once", len(worker.lines), 2)
                server.start()
                saved(owner, send(owner, 2, begin=2))
                outer.stop()
                worker.says("cannot be reached")
                outer.start(inner)
                saved(owner, send(owner, 2, begin=4))
                equal("SIGTERM: status 0", worker.stop(), 0)
            finally:
                outer.stop()
                if worker:
                    worker.kill()


def strangers():
    """Servers that are none, or send what is none."""
    about = json.dumps({"version": "\x1b[31m9.9", "format": 1}).encode()

    class Handler(listening.Handler):
        protocol_version = "HTTP/1.1"
        answers = {}

        def handle_any(self):
            self.body()
            status, content = self.answers.get(self.path) or self.answers["*"]
            self.answer(status, content, "application/problem+json" if status >= 400 else "application/json")

        do_GET = do_POST = handle_any

    address = listening.Listener(Handler).address
    job = json.dumps({"id": "6f1c7a5e-0000-4000-8000-000000000001", "kind": "reading"}).encode() + b"\n"
    for what, status, answers in (
            ("no server of kif-scan", 69, {"*": (200, b"<html>Hello</html>")}), ("none at all", 69, {"*": (404, b"<html>")}),
            ("another format", 75, {"*": (426, b'{"code": "otherFormat", "format": 2}')}),
            ("an older server", 69, {"/v1": (200, about), "*": (404, b'{"code": "notFound"}')}),
            ("a wrong token", 77, {"/v1": (200, about), "*": (401, b'{"code": "notSignedIn"}')}),
            ("a person's token", 77, {"/v1": (200, about), "*": (403, b"{}")}),
            ("100 MB", 69, {"/v1": (200, about), "*": (200, bytes(100_000_000))}),
            ("a photo without a head", 69, {"/v1": (200, about), "*": (200, photo())}),
            ("an id that is a path", 69, {"/v1": (200, about), "*": (200, job.replace(b"6f1c7a5e", b"../../x") + photo())})):
        Handler.answers = answers
        worker = Worker(None, "some-token", "--jobs", "2", address=address)
        equal(f"{what}: {status}", worker.ended(), status)
        holds(f"  {worker.lines[-1]}", worker.lines[-1].startswith("kif-scan: ") and not any("\x1b" in line for line in worker.lines))
    for content in (b"", b"nonsense" * 100_000, b'{"today":"2026-11-28"}\n' + photo()[:1000], b"\n" * 1000):
        answers = {"/v1": (200, about), "/v1/work": (200, job + content), "*": (204, b"")}
        Handler.answers = answers
        worker = Worker(None, "some-token", "--jobs", "1", address=address)
        time.sleep(1.5)
        equal(f"a photo of {len(content)} bytes that is none does not end it", worker.process.poll(), None)
        equal("^C does", worker.stop(signal.SIGINT), 130)
    equal("no token: 64", Worker(None, "", address=address).ended(), 64)


if __name__ == "__main__":
    run(read, killed, two, lies, away, strangers)
