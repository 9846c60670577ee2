#!/usr/bin/env python3
"""How copies of a server's households begin and end, with the program itself on both sides; see copy_faults.py for what is between.

    copies.py KIF-SCAN PHOTO-FOLDER CHECK

Prints a line for each step; ends with status 1 at the first that fails.
"""
import json
import sqlite3
import stat
import sys

from copy_client import Machine, code, house, same, says
from server_steps import answered, equal, holds, photo, run

PROBLEM = "application/problem+json"


def login():
    with house() as home:
        machine = Machine(sys.argv[1], home.folder / "machine", home.network.address)
        machine.does("add", "Own Beans")
        arguments = ("login", "--server", machine.address)
        machine.ends(77, *arguments, typed="AAAAA-AAAAA\n")
        invitation = answered("an invitation", home.owner.post(home.owner.inside("invitations")), 201)["code"]
        machine.ends(77, *arguments, typed=invitation + "\n")
        servers = machine.home / "data/kif/servers"
        holds("nobody is signed in", not (servers / "current").exists())
        equal("no code", machine.run(*arguments)[0], 64)
        made = machine.objects("login", "--server", f"{machine.address}/#{code(home.owner)}".strip())[0]
        households = [(one["name"], one["items"]) for one in made["households"]]
        equal("a link is enough", (made["server"], households), (machine.address, [("Home", 4)]))
        equal("the copy is the server's", machine.items(), home.items())
        for path in (machine.copy, servers / "current", *(machine.home / "state/kif").iterdir()):
            equal(f"{path.name} is private", stat.S_IMODE(path.stat().st_mode), 0o600)
        who = machine.objects("whoami")[0]["server"]
        equal("whoami names the server", (who["address"], who["waiting"], who["signedOut"]), (machine.address, 0, False))
        holds("whoami says it to people", machine.address in machine.does("whoami"))
        holds("doctor names the server", "✓ server: copy of " + machine.address in machine.run("doctor")[1])
        own = str(machine.home / "data/kif/kif.sqlite")
        holds("--database names another inventory", "Own Beans" in machine.does("list", "--database", own))
        equal("login --server --database", machine.run(*arguments, "--database", own)[0], 64)
        for command in (("household", "invite"), ("household", "create", "X"), ("account",), ("register", "a@b.example"), ("login",),
                        ("remind", "send"), ("remind", "install"), ("remind", "thresholds", "--usual"), ("serve",)):
            holds("it names the page", machine.address in machine.ends(64, *command))
        equal("restore", machine.run("restore")[0], 64)
        for command in (("household",), ("household", "members"), ("remind", "due"), ("remind", "thresholds"), ("place",),
                        ("stats",), ("history",)):
            machine.does(*command)
        machine.does("backup", str(machine.home / "saved.sqlite"))
        machine.login(home.owner)
        equal("signing in again changes nothing", machine.items(), home.items())


def logout():
    with house() as home:
        machine = home.machine("machine", home.owner)
        machine.does("add", "Own", "--database", str(machine.home / "data/kif/kif.sqlite"))
        copy = machine.copy
        with home.network.offline():
            machine.does("eat", "Rice")
            status, _ = machine.run("logout")
            equal("without a terminal nothing is done", (status, "ate 1 pack of Rice" in machine.output), (64, True))
            equal("the copy is still in use", machine.objects("whoami")[0]["server"]["waiting"], 1)
            machine.does("logout", "--yes")
            holds("it says where what waits is", str(copy) in machine.output)
            holds("commands use the machine's own inventory", machine.named("Own"))
            equal("sync on no copy", machine.run("sync")[0], 64)
        machine.login(home.ben)
        equal("somebody else signs in: nothing of the other is sent", machine.sync()["waiting"], 0)
        holds("nor shown", machine.objects("whoami")[0]["server"]["waiting"] == 0 and copy.exists())
        machine.login(home.owner)
        same(home, "what waited is sent")
        equal("once", machine.named("Rice")["packs"], 8)
        machine.does("logout")
        equal("nothing waited: the copy is gone, that of the other stays", [
            path.name for path in copy.parent.iterdir() if "-of-" not in path.name], [])
        machine.login(home.owner)
        for path in copy.parent.glob("*.sqlite*"):
            path.unlink()
        machine.ends(74, "list")
        holds("a copy that somebody removed is not made anew", not copy.exists())
        machine.does("logout")
        holds("logout helps", machine.named("Own"))
        machine.login(home.owner)
        copy.write_bytes(b"nonsense " * 1000)
        equal("a damaged copy", machine.run("list")[0], 74)
        machine.does("logout")
        holds("logout helps there, too, and the file stays", machine.named("Own") and copy.exists())


def photos():
    with house() as home:
        machines = home.machine("laptop", home.owner), home.machine("desktop", home.owner)
        with home.network.offline():
            for machine in machines:
                (machine.home / "milk.jpg").write_bytes(photo())
                machine.does("--no-text", "milk.jpg")
        held = sqlite3.connect(machines[0].copy)
        print("pictures:", held.execute("SELECT kind, length FROM picture").fetchall(), flush=True)
        same(home, "the same photo from two machines counts once")
        equal("no picture stays", held.execute("SELECT count(*) FROM picture").fetchone(), (0,))


def strangers():
    """Servers that are none, or wrong."""
    with house() as home:
        machine, other = home.machine("machine", home.owner), Machine(sys.argv[1], home.folder / "other", home.network.address)
        red = json.dumps({"code": "x", "title": "\x1b[31mred\n"}).encode()
        for fault, expected in (
                (says(200, b"<html>Hello</html>"), 69), (says(404, b"<html>"), 69), (says(302, Location="http://127.0.0.1:1/"), 69),
                (says(500), 75), (says(200, b"{}"), 69), (says(401, red), 69),
                (says(401, red, PROBLEM), 77), (says(200, b"[" * 100_000), 69)):
            with home.network.failing(fault):
                other.ends(expected, "login", "--server", other.address, typed="AAAAA-AAAAA\n")
        other.ends(69, "login", "--server", "http://127.0.0.1:1", typed="AAAAA-AAAAA\n")
        before = machine.items()
        less = {"copy": "x", "number": 1, "households": {}, "device": "d", "outcomes": [], "columns": {}, "rows": [], "hasMore": True}
        for status, content, expected in (
                (426, b'{"code": "otherFormat", "format": 3}', 75), (426, b'{"format": 0}', 75), (404, b"<html>", 69), (503, b"", 75),
                (404, b'{"code": "removed"}', 69), (200, b"<html>", 69), (200, b'{"copy": 1}', 69), (200, json.dumps(less).encode(), 69)):
            with home.network.failing(says(status, content, PROBLEM if status == 426 else "application/json")):
                found, _ = machine.run("sync")
                equal(f"sync, {status} {content[:20]!r}: {machine.output.strip()}", found, expected)
                equal("everything stays", machine.items(), before)


if __name__ == "__main__":
    run(login, logout, photos, strangers)
