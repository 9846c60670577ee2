#!/usr/bin/env python3
"""Holds the copies that devices have of a server's households to what they promise, with the program itself on both sides.

    copies.py KIF-SCAN PHOTO-FOLDER CHECK

Prints a line for each step; ends with status 1 at the first that fails. Between the devices and the server is a proxy of the
test's own, which can be away, swallow what it gets, or lose answers.
"""
import contextlib
import http.server
import json
import os
import pathlib
import socket
import sqlite3
import stat
import subprocess
import sys
import tempfile
import threading
import time

from server_client import Client
from server_steps import Failure, answered, equal, holds, photo, prepared


class Proxy:
    """Passes connections on to a server; `mode` is pass, away, swallow or lose (its answers)."""

    def __init__(self, server):
        self.server, self.mode, self.requests = server, "pass", 0
        self.held = []  # for how many seconds clients waited for what was swallowed
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self.listener.getsockname()[1]}"
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self):
        while True:
            client, _ = self.listener.accept()
            self.requests += 1
            threading.Thread(target=self.serve, args=(client, self.mode), daemon=True).start()

    def serve(self, client, mode):
        if mode == "away":
            # A reset, as from a port where nothing listens.
            client.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\1\0\0\0\0\0\0\0")
            return client.close()
        if mode == "swallow":
            began = time.monotonic()
            with contextlib.suppress(OSError):
                while client.recv(65536):
                    pass
            self.held.append(time.monotonic() - began)
            return client.close()
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.server.port)) as server:
            back = threading.Thread(target=self.copy, args=(server, client, mode == "lose"), daemon=True)
            back.start()
            self.copy(client, server, False)
            back.join()
        client.close()

    @staticmethod
    def copy(source, target, loses):
        with contextlib.suppress(OSError):
            while data := source.recv(65536):
                if loses:
                    break
                target.sendall(data)
        for one in (source, target):
            with contextlib.suppress(OSError):
                one.shutdown(socket.SHUT_RDWR if loses else socket.SHUT_WR if one is target else socket.SHUT_RD)


class Device:
    """A machine with an inventory of its own."""

    def __init__(self, folder):
        self.folder = pathlib.Path(folder)
        self.folder.mkdir()
        homes = {f"XDG_{name}_HOME": str(self.folder / name.lower()) for name in ("CACHE", "CONFIG", "DATA", "STATE")}
        self.environment = {
            name: value for name, value in os.environ.items() if not name.startswith("KIF_") or name == "KIF_SCENE_TEXT"
        } | homes | {"LANG": "C.UTF-8", "HOME": str(self.folder)}
        self.copies = self.folder / "data/kif/servers"

    def run(self, *arguments, given=""):
        """Returns the status, the results and the messages of a command."""
        done = subprocess.run(
            [os.path.abspath(sys.argv[1]), *map(str, arguments)], env=self.environment, input=given, capture_output=True,
            text=True, errors="replace", timeout=120, check=False)
        if "\x1b" in done.stdout + done.stderr:
            raise Failure(f"{arguments}: an escape sequence: {done.stdout}{done.stderr}")
        return done.returncode, done.stdout, done.stderr

    def does(self, *arguments, given=""):
        status, output, messages = self.run(*arguments, given=given)
        if status:
            raise Failure(f"{arguments}: status {status}: {output}{messages}")
        return output + messages

    def object(self, *arguments, given=""):
        return json.loads(self.run(*arguments, "--json", given=given)[1])

    def items(self):
        """What the copy shows."""
        output = self.run("list", "--json", "--all")[1]
        items = [json.loads(line) for line in output.splitlines()]
        return sorted(items, key=lambda item: item["id"])

    def file(self):
        """The copy's file."""
        return next(path for path in self.copies.iterdir() if path.suffix == ".sqlite")


@contextlib.contextmanager
def copying(count=2):
    """A server with a few items, its owner's device, a proxy before it, and machines that have copies."""
    with prepared() as server, tempfile.TemporaryDirectory(prefix="kif-copies-") as folder:
        for name, days in (("Oat Drink", 30), ("Rice", 200), ("Butter", 9)):
            equal(f"the server has {name}", server.run("add", name, "--expiry", f"+{days}d", "--packs", "3")[0], 0)
        server.start()
        proxy = Proxy(server)
        owner = Client(server).sign_in(server.code())
        devices = [Device(pathlib.Path(folder, f"machine{number}")) for number in range(count)]
        for device in devices:
            device.does("login", "--server", proxy.address, given=server.code() + "\n")
        yield server, proxy, owner, devices


def seen(server):
    """What commands on the server's machine show."""
    items = [json.loads(line) for line in server.run("list", "--json", "--all")[1].splitlines() if line.startswith("{")]
    return sorted(items, key=lambda item: item["id"])


def login():
    with prepared() as server, tempfile.TemporaryDirectory(prefix="kif-copies-") as folder:
        equal("the server has Rice", server.run("add", "Rice", "--expiry", "+30d")[0], 0)
        server.start()
        device = Device(pathlib.Path(folder, "machine"))
        device.does("add", "Own Beans")
        status, _, said = device.run("login", "--server", server.address, given="AAAAA-AAAAA\n")
        equal(f"a wrong code: {said.strip()}", (status, said.count("\n")), (77, 1))
        invitation = Client(server).sign_in(server.code())
        code = answered("an invitation", invitation.post(invitation.inside("invitations")), 201)["code"]
        status, _, said = device.run("login", "--server", server.address, given=code + "\n")
        equal(f"an invitation: {said.strip()}", (status, said.count("\n")), (77, 1))
        holds("nobody is signed in", not (device.copies / "current").exists())
        equal("no code", device.run("login", "--server", server.address)[0], 64)
        made = device.object("login", "--server", f"{server.address}/#{server.code()}")
        households = [(one["name"], one["items"]) for one in made["households"]]
        equal("a link is enough", (made["server"], households), (server.address, [("Home", 1)]))
        equal("the copy is the server's", device.items(), seen(server))
        for path in (device.file(), device.copies / "current", *(device.folder / "state/kif").iterdir()):
            equal(f"{path.name} is private", stat.S_IMODE(path.stat().st_mode), 0o600)
        who = device.object("whoami")["server"]
        equal("whoami names the server", (who["address"], who["waiting"], who["signedOut"]), (server.address, 0, False))
        holds("whoami says it to people", server.address in device.does("whoami"))
        holds("doctor names the server", "✓ server: copy of " + server.address in device.run("doctor")[1])
        own = device.folder / "data/kif/kif.sqlite"
        holds("--database names another inventory", "Own Beans" in device.does("list", "--database", own))
        equal("login --server --database", device.run("login", "--server", server.address, "--database", own)[0], 64)
        page = server.address
        for arguments in (("household", "invite"), ("household", "create", "X"), ("account",), ("register", "a@b.example"), ("login",),
                          ("remind", "send"), ("remind", "install"), ("remind", "thresholds", "--usual"), ("serve",)):
            status, _, said = device.run(*arguments)
            equal(f"{' '.join(arguments)}: {said.strip()}", (status, page in said, said.count("\n")), (64, True, 1))
        equal("restore", device.run("restore")[0], 64)
        for arguments in (("household",), ("household", "members"), ("remind", "due"), ("remind", "thresholds"), ("place",),
                          ("stats",), ("history",)):
            device.does(*arguments)
        device.does("backup", device.folder / "saved.sqlite")
        device.does("login", "--server", server.address, given=server.code() + "\n")
        equal("signing in again changes nothing", device.items(), seen(server))


def turns():
    with copying() as (server, proxy, owner, (one, two)):
        equal("both copies are the server's", (one.items(), two.items()), (seen(server), seen(server)))
        one.does("eat", "Rice", "1/3")
        equal("what one machine does is at the server at once", one.items(), seen(server))
        two.does("sync")
        equal("and on the other after sync", two.items(), seen(server))
        proxy.mode = "away"
        said = one.run("eat", "Rice", "1/3")[2]
        equal("it waits", [line for line in said.splitlines() if "wait" in line], ["1 change waits for 127.0.0.1."])
        for arguments in (("add", "Jam", "--expiry", "+90d"), ("fix", "Butter", "--expiry", "2027-03-12"), ("open", "Oat Drink"),
                          ("move", "Rice", "Cellar"), ("waste", "Butter"), ("delete", "Jam"), ("undo",), ("keep", "Rice", "2")):
            one.does(*arguments)
        for arguments in (("eat", "Rice"), ("fix", "Butter", "--expiry", "2027-03-27"), ("fix", "Butter", "--name", "Butter mild"),
                          ("add", "Tea")):
            equal(f"at the server: {' '.join(arguments)}", server.run(*arguments)[0], 0)
        waiting = one.object("whoami")["server"]["waiting"]
        equal("all of it waits", waiting, 9)
        status, _, said = one.run("sync")
        equal(f"sync without the server: {said.strip()}", status, 75)
        proxy.mode = "pass"
        report = one.object("sync")
        equal("all of it is sent", (report["sent"], report["waiting"], report["left"]), (9, 0, []))
        refused = report["refused"]
        equal("the date is refused", [(each["code"], each["aspect"]) for each in refused], [("changedSince", "expiry")])
        holds("its command asks again", refused[0]["command"].endswith("--expiry 2027-03-12"))
        equal("it is equal again", one.items(), seen(server))
        equal("it is not shown twice", one.object("sync")["refused"], [])
        equal("but with --all", len(one.object("sync", "--all")["refused"]), 1)
        one.does(*refused[0]["command"].split()[1:])
        equal("the command sets it", (one.items(), "2027-03-12" in str(seen(server))), (seen(server), True))
        two.does("sync")
        equal("the other is equal", two.items(), seen(server))


def lost():
    with copying(1) as (server, proxy, _, (device,)):
        proxy.mode = "lose"
        device.run("eat", "Rice")
        proxy.mode = "pass"
        device.does("sync")
        equal("an answer that is lost: done once", [item["packs"] for item in seen(server) if item["name"] == "Rice"], [2])
        equal("equal", device.items(), seen(server))


def slow():
    with copying(1) as (server, proxy, _, (device,)):
        proxy.mode = "swallow"
        device.does("eat", "Rice")
        holds(f"a server that swallows everything is waited for {proxy.held} s", len(proxy.held) == 1 and proxy.held[0] < 1.2)
        count = proxy.requests
        device.does("eat", "Butter")
        equal("within a minute it is not asked again", proxy.requests, count)
        proxy.mode = "pass"
        equal("but sync asks", device.object("sync")["waiting"], 0)


def removed():
    with copying(1) as (server, proxy, owner, (device,)):
        ben = owner.invited("Ben")
        code = answered("Ben's code", ben.post("me/devices"), 201)["code"]
        other = Device(device.folder.parent / "bens")
        other.does("login", "--server", proxy.address, given=code + "\n")
        proxy.mode = "away"
        other.does("eat", "Rice")
        answered("Ben is removed", owner.delete(owner.inside(f"members/{ben.me['userId']}")), 204)
        proxy.mode = "pass"
        report = other.object("sync")
        equal("what was not sent is listed", [len(each["notSent"]) for each in report["left"]], [1])
        kept = pathlib.Path(report["left"][0]["file"])
        equal("and kept", (kept.exists(), stat.S_IMODE(kept.stat().st_mode)), (True, 0o600))
        status, _, said = other.run("list")
        equal(f"no household: {said.strip()}", (status, said.count("\n")), (77, 1))
        for arguments in (("whoami",), ("household",), ("remind", "due")):
            equal(" ".join(arguments), other.run(*arguments)[::2], (77, said))
        raw = b"".join(path.read_bytes() for path in other.copies.iterdir() if "sqlite" in path.name and path.suffix != ".json")
        holds("no row of the household is in the files", b"Oat Drink" not in raw and b"Butter" not in raw)


def revoked():
    with copying(1) as (server, proxy, owner, (device,)):
        sessions = answered("sessions", owner.get("sessions"), 200)["sessions"]
        name = socket.gethostname()
        mine = [one["id"] for one in sessions if one["device"] == name]
        equal("the machine is in the list by its name", len(mine), 1)
        answered("it is ended", owner.delete(f"sessions/{mine[0]}"), 204)
        said = device.run("eat", "Rice")[2]
        holds(f"said with the command: {said.strip()}", f"kif-scan login --server {proxy.address}" in said)
        equal("sync", device.run("sync")[0], 77)
        device.does("eat", "Rice")
        device.does("login", "--server", proxy.address, given=server.code() + "\n")
        equal("what waited is sent once", [item["packs"] for item in seen(server) if item["name"] == "Rice"], [1])
        equal("equal", device.items(), seen(server))


def logout():
    with copying(1) as (server, proxy, owner, (device,)):
        device.run("add", "Own", "--database", device.folder / "data/kif/kif.sqlite")
        proxy.mode = "away"
        device.does("eat", "Rice")
        status, _, said = device.run("logout")
        equal("without a terminal nothing is done", (status, "ate 1 pack of Rice" in said), (64, True))
        equal("the copy is still in use", device.object("whoami")["server"]["waiting"], 1)
        said = device.does("logout", "--yes")
        holds("it says where what waits is", str(device.file()) in said)
        holds("commands use the machine's own inventory", "Own" in device.does("list"))
        equal("sync on no copy", device.run("sync")[0], 64)
        proxy.mode = "pass"
        ben = owner.invited("Ben")
        code = answered("Ben's code", ben.post("me/devices"), 201)["code"]
        status, _, said = device.run("login", "--server", proxy.address, given=code + "\n")
        equal(f"somebody else: {said.strip()}", status, 77)
        device.does("login", "--server", proxy.address, given=server.code() + "\n")
        equal("what waited is sent", [item["packs"] for item in seen(server) if item["name"] == "Rice"], [2])
        path = device.file()
        device.does("logout")
        equal("nothing waited: the copy is gone", [one.name for one in device.copies.iterdir()], [])
        device.does("login", "--server", proxy.address, given=server.code() + "\n")
        for one in device.copies.glob("*.sqlite*"):
            one.unlink()
        status, _, said = device.run("list")
        equal(f"a copy that somebody removed: {said.strip()}", (status, path.exists()), (74, False))
        device.does("logout")
        holds("logout helps", "Own" in device.does("list"))
        device.does("login", "--server", proxy.address, given=server.code() + "\n")
        path.write_bytes(b"nonsense " * 1000)
        equal("a damaged copy", device.run("list")[0], 74)
        device.does("logout")
        holds("logout helps there, too, and the file stays", "Own" in device.does("list") and path.exists())


def photos():
    with copying(2) as (server, proxy, owner, (one, two)):
        proxy.mode = "away"
        shown = one.folder / "milk.jpg"
        shown.write_bytes(photo())
        one.does("--no-text", shown)
        held = sqlite3.connect(one.file())
        print("pictures:", held.execute("SELECT kind, length FROM picture").fetchall(), flush=True)
        (two.folder / "same.jpg").write_bytes(photo())
        two.does("--no-text", two.folder / "same.jpg")
        proxy.mode = "pass"
        one.does("sync")
        two.does("sync")
        one.does("sync")
        equal("the same photo from two machines counts once", (one.items(), two.items()), (seen(server), seen(server)))
        equal("no picture stays", held.execute("SELECT count(*) FROM picture").fetchone(), (0,))


def strangers():
    """Servers that are none, or wrong."""
    class Handler(http.server.BaseHTTPRequestHandler):
        status, content, location = 200, b"<html>Hello</html>", None

        def do_POST(self):  # noqa: N802
            self.rfile.read(int(self.headers.get("Content-Length") or 0))
            self.send_response(self.status)
            if self.location:
                self.send_header("Location", self.location)
            self.send_header("Content-Length", str(len(self.content)))
            self.end_headers()
            self.wfile.write(self.content)

        do_GET = do_POST  # noqa: N815

        def log_message(self, *_):
            pass

    fake = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=fake.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{fake.server_port}"
    with copying(1) as (server, proxy, _, (device,)):
        other = Device(device.folder.parent / "other")
        for status, content, expected in (
                (200, b"<html>Hello</html>", 69), (404, b"<html>", 69), (302, b"", 69), (500, b"", 75), (200, b"{}", 69),
                (401, json.dumps({"code": "x", "title": "\x1b[31mred\n"}).encode(), 77), (200, b"[" * 100_000, 69)):
            Handler.status, Handler.content, Handler.location = status, content, "http://127.0.0.1:1/" if status == 302 else None
            ended, _, said = other.run("login", "--server", address, given="AAAAA-AAAAA\n")
            equal(f"login, {status} {content[:20]!r}: {said.strip()}", (ended, said.count("\n")), (expected, 1))
        ended, _, said = other.run("login", "--server", "http://127.0.0.1:1", given="AAAAA-AAAAA\n")
        equal(f"nothing there: {said.strip()}", (ended, said.count("\n")), (69, 1))
        database = sqlite3.connect(device.file())
        database.execute("UPDATE server SET address = ?", [address])
        database.commit()
        before = device.items()
        Handler.location = None
        for status, content, expected in (
                (426, b'{"code": "otherFormat", "format": 2}', 75), (426, b'{"format": 0}', 75), (404, b"<html>", 69), (503, b"", 75),
                (200, b"<html>", 69), (200, b'{"copy": 1}', 69),
                (200, b'{"copy":"x","number":1,"households":{},"device":"d","outcomes":[],"columns":{},"rows":[],"hasMore":true}', 69)):
            Handler.status, Handler.content = status, content
            ended, _, said = device.run("sync")
            equal(f"sync, {status} {content[:20]!r}: {said.strip()}", ended, expected)
            equal("everything stays", device.items(), before)


CHECKS = {check.__name__: check for check in (login, turns, lost, slow, removed, revoked, logout, photos, strangers)}

if __name__ == "__main__":
    if len(sys.argv) < 4 or sys.argv[3] not in CHECKS:
        sys.exit(__doc__ + f"\nChecks: {', '.join(CHECKS)}")
    try:
        CHECKS[sys.argv[3]](*sys.argv[4:])
    except (Failure, AssertionError) as failure:
        sys.exit(f"✗ {sys.argv[3]}: {failure}")
