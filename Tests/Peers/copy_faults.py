#!/usr/bin/env python3
"""Machines with copies of a server's household, and everything that may go wrong between them and the server.

    copy_faults.py KIF-SCAN PHOTO-FOLDER CHECK [NUMBER [SEED]]

NUMBER is how often something is killed. Prints a line for each step; ends with status 1 at the first that fails.
"""
import contextlib
import itertools
import json
import os
import pathlib
import random
import shutil
import signal
import socket
import stat
import subprocess
import sys
import tempfile
import threading
import time
import uuid

from busy import BusyMachine, BusyPage, at_rest, nothing_lost
from copy_client import Machine, Network, away, cuts, delays, doubles, house, loses_answer, packed, problem, same, says, spoils, swallows
from nginx import Proxy
from server_client import at_once, free_port
from server_steps import Failure, equal, holds, run

FAKETIME = str(pathlib.Path(__file__).with_name("faketime.sh"))


def refused(report, code, **values):
    """The only change that an exchange reports as refused."""
    if [change["code"] for change in report["refused"]] != [code]:
        raise Failure(f"refused: {report} instead of {code}")
    other = {key: report["refused"][0].get(key) for key, value in values.items() if report["refused"][0].get(key) != value}
    equal(f"refused as {code}, with {sorted(values)}", other, {})
    return report["refused"][0]


# What is done on copies (the bars of the design, one by one).

def work():
    """Thirty commands of all kinds on each side, while one is offline."""
    with house() as home:
        laptop, tablet = home.machine("laptop", home.owner), home.machine("tablet", home.ben)
        same(home, "two copies and the server show the same at once")
        laptop.does("eat", "Rice", "1/3")
        equal("what one machine does is at the server at once", home.items(), laptop.items())
        network = Network(home.server)
        cellar = home.machine("cellar", home.ben, network)
        with network.offline():
            everything(cellar, "Cellar")
            everything(laptop, "Lap")
            status, _ = cellar.run("sync")
            equal("sync without the server: 75", status, 75)
            equal("one line says so", len([line for line in cellar.output.splitlines() if "cannot be reached" in line]), 1)
            status, _ = cellar.run("eat", "Tea", "1/4")
            lines = [line for line in cellar.output.splitlines() if "wait" in line]
            waiting = cellar.objects("whoami")[0]["server"]["waiting"]
            equal("and one what waits", (status, lines), (0, [f"{waiting} changes wait for 127.0.0.1."]))
        report = cellar.sync()
        equal(f"all {waiting} are sent", (report["sent"], report["waiting"], report["left"]), (waiting, 0, []))
        report = cellar.sync("--all")
        holds(f"refused were {len(report['refused'])}, each once",
              len({change["id"] for change in report["refused"]}) == len(report["refused"]))
        holds("who did what else is said", all(change["by"] == "Ann" for change in report["refused"] if change["aspect"]))
        same(home)
        tablet.run("logout", "--yes")
        equal("logout: this machine's own inventory again", tablet.objects("list"), [])


def everything(machine, word):
    """Thirty changes by commands."""
    table = machine.home / "items.csv"
    table.write_text("name,quantity,expiryDate\n" + "".join(f"{word} {number},2,2031-0{number + 1}-01\n" for number in range(5)))
    photo = machine.home / f"{word}.jpg"
    photo.write_bytes(pathlib.Path(sys.argv[2], "rice-cakes.jpg").read_bytes() + word.encode())
    for command in (
            ["add", f"{word} jam", "--packs", "3", "--expiry", "2030-05-01"], ["eat", f"{word} jam", "1/3"],
            ["eat", "Milk", "1/3"], ["waste", "Rice", "2"], ["open", "Tea", "--days", "9"], ["move", "Flour", f"{word} shelf"],
            ["fix", "Rice", "--expiry", "2030-06-0" + str(len(word))], ["fix", "Tea", "--brand", word], ["freeze", "Milk", "--packs", "1"],
            ["import-items", "items.csv"], ["eat", f"{word} 1", "all"], ["delete", f"{word} 2"], ["undo"], ["thaw", f"{word} 3"],
            ["freeze", f"{word} 3", "--days", "90"], ["thaw", f"{word} 3"], ["open", f"{word} 4", "--days", "3"],
            ["fix", f"{word} 4", "--notes", "x"], ["join", f"{word} 4", f"{word} 0"], ["undo"], ["scan", "--no-text", f"{word}.jpg"],
            ["move", f"{word} 0", f"{word} shelf"], ["place", f"{word} shelf", "--freezes"], ["move", f"{word} 3", f"{word} shelf"],
            ["life", f"{word} jam", "28d"], ["keep", f"{word} jam", "4"], ["add", f"{word} pie", "--packs", "2"],
            ["fix", f"{word} pie", "--ok"], ["waste", f"{word} pie"], ["fix", f"{word} jam", "--name", f"{word} honey"],
            ["eat", f"{word} honey", "1/3"]):
        status, _ = machine.run(*command)
        if status not in (0, 2, 64, 65):
            raise Failure(f"{command}: {status}: {machine.output}")


def packs():
    """Two eat of one pack, and the last one."""
    with house() as home:
        network = Network(home.server)
        laptop, cellar = home.machine("laptop", home.owner), home.machine("cellar", home.ben, network)
        with network.offline():
            laptop.does("eat", "Flour", "4/3")
            cellar.does("eat", "Flour", "1/3")
        same(home)
        left = laptop.named("Flour")
        equal("a third is left of the opened pack", (left["packs"], round(left["left"], 2)), (1, 0.33))
        with network.offline():
            laptop.does("eat", "Flour", "all")
            cellar.does("eat", "Flour", "all")
            cellar.does("eat", "Rice", "8")
        laptop.does("eat", "Rice", "3")
        report = cellar.sync()
        refused(report, "notEnough", by="Ann")
        equal("less was left than was eaten: six", [change["amount"] for change in report["partly"]], [6])
        same(home)
        with network.offline():
            laptop.does("undo", entry(home, laptop, "Flour", 1))
            cellar.does("undo", entry(home, cellar, "Rice", 6))
        same(home)
        equal("what each took back is there once", {name: laptop.named(name)["packs"] for name in ("Flour", "Rice")},
              {"Flour": 1, "Rice": 6})


def entry(home, machine, name, amount):
    """The id of the machine's change that took about this much of an item."""
    found = [one["id"] for one in machine.objects("history") if one["action"] == "eaten" and one["own"] and not one["undone"]
             and name in [item["name"] for item in one["items"]]]
    return found[0]


def values():
    """Two correct one item."""
    with house() as home:
        network = Network(home.server)
        laptop, cellar = home.machine("laptop", home.owner), home.machine("cellar", home.ben, network)
        with network.offline():
            cellar.does("fix", "Tea", "--name", "Green Tea")
            laptop.does("fix", "Tea", "--expiry", "2031-01-02")
        same(home)
        tea = laptop.named("Green Tea")
        equal("name and date both hold", tea and tea["expiryDate"], "2031-01-02")
        with network.offline():
            cellar.does("fix", "Green Tea", "--name", "Mint Tea")
            laptop.does("fix", "Green Tea", "--name", "Black Tea")
        change = refused(cellar.sync(), "changedSince", by="Ann", aspect="name", theirs="Black Tea", yours="Mint Tea")
        equal("the one who saw it last holds", [machine.named("Black Tea") is not None for machine in (laptop, cellar)], [True, True])
        same(home)
        holds("the command that asks again is said", change["command"].startswith("kif-scan fix"))
        cellar.does(*change["command"].replace('"', "").replace("'", "").removeprefix("kif-scan ").split(" --name ")[0].split(),
                    "--name", "Mint Tea")
        same(home)
        equal("now it is so", laptop.named("Mint Tea") is not None, True)
        equal("nothing is refused twice", cellar.sync()["refused"], [])
        equal("with --all it is shown again", len(cellar.sync("--all")["refused"]), 1)
        status, _ = cellar.run("list")
        holds("and nothing is said again", status == 0 and "Black Tea" not in cellar.output)


def gone():
    """An item is deleted while somebody eats of it, and one is scanned by both."""
    with house() as home:
        network = Network(home.server)
        laptop, cellar = home.machine("laptop", home.owner), home.machine("cellar", home.ben, network)
        milk = laptop.named("Milk")["id"]
        with network.offline():
            cellar.does("eat", "Milk", "1")
            home.owner.change("delete", item=milk)
        refused(cellar.sync(), "itemGone")
        same(home)
        equal("nothing is revived", laptop.named("Milk"), None)

        picture = pathlib.Path(sys.argv[2], "rice-cakes.jpg").read_bytes()
        for machine, more in ((laptop, b"1"), (cellar, b"2")):
            (machine.home / "own.jpg").write_bytes(picture + more)
            (machine.home / "same.jpg").write_bytes(picture + b"0")
        with network.offline():
            for machine in (laptop, cellar):
                holds("a photo is read", machine.run("scan", "--no-text", "own.jpg")[0] in (0, 2))
        same(home)
        scanned = [item["packs"] for item in laptop.items().values() if item["gtin"]]
        equal("one pack from two photos: one item, two packs", scanned, [2])
        with network.offline():
            for machine in (laptop, cellar):
                machine.run("scan", "--no-text", "same.jpg")
        same(home)
        equal("the same photo counts once", [item["packs"] for item in laptop.items().values() if item["gtin"]], [3])


def left():
    """A removed member, a session that has ended, and a household that is no more."""
    with house() as home:
        network = Network(home.server)
        cellar = home.machine("cellar", home.ben, network)
        home.ben.post("households", {"name": "Cabin"})
        cellar.sync()
        cellar.does("add", "Torch", "--household", "Cabin")
        cellar.sync()
        with network.offline():
            cellar.does("eat", "Milk", "1", "--household", "Home")
            cellar.does("add", "Secret Sauce", "--household", "Home")
        equal("Ben is removed", home.owner.delete(home.owner.inside("members/" + home.ben.me["userId"]))[0], 204)
        status, output = cellar.run("sync", "--json")
        report = json.loads(output.splitlines()[0])
        equal("sync says which household is gone, and what was not sent", (
            [one["name"] for one in report["left"]], [len(one["notSent"]) for one in report["left"]]), (["Home"], [2]))
        files = [pathlib.Path(str(cellar.copy) + ending) for ending in ("", "-wal", "-shm")]
        database = b"".join(path.read_bytes() for path in files if path.exists())
        for word in (b"Rice", b"Flour", b"Secret Sauce"):
            holds(f"no row of it is in the file: {word.decode()}", word not in database)
        kept = pathlib.Path(report["left"][0]["file"])
        equal("only its owner can read the file that is kept", stat.S_IMODE(kept.stat().st_mode), 0o600)
        listed = [item["name"] for item in cellar.objects("list", "--database", str(kept))]
        equal("all of it is there, also what was not sent", sorted(listed), ["Flour", "Milk", "Rice", "Secret Sauce", "Tea"])
        equal("the other household is untouched", [item["name"] for item in cellar.objects("list")], ["Torch"])

        cleo = home.owner.invited("Cleo")
        attic = home.machine("attic", cleo)
        equal("Cleo is removed, who has no other", home.owner.delete(home.owner.inside("members/" + cleo.me["userId"]))[0], 204)
        attic.run("sync")
        said = attic.ends(77, "list")
        for command in (["whoami"], ["household"], ["remind", "due"]):
            equal(f"{' '.join(command)} says the same", attic.ends(77, *command), said)

        cellar.does("add", "Matches")
        session = next(one for one in home.ben.get("sessions")[2]["sessions"] if not one["current"])
        equal("the session has the machine's name", session["device"], socket.gethostname())
        equal("it is ended on the page", home.ben.delete("sessions/" + session["id"])[0], 204)
        for command, status in ((["add", "Twine"], 0), (["sync"], 77)):
            equal(f"{' '.join(command)}: {status}", cellar.run(*command)[0], status)
            holds("the way back is said", f"kif-scan login --server {network.address}" in cellar.output)
        cellar.does("add", "Rope")
        cellar.login(home.ben)
        report = cellar.sync()
        equal("nothing waits after a new sign-in", report["waiting"], 0)
        home.ben.household = next(one["id"] for one in home.ben.get("me")[2]["households"] if one["name"] == "Cabin")
        names = [item["name"] for item in home.ben.get(home.ben.inside("items"))[2]["items"]]
        equal("what waited is there, once", sorted(names), ["Matches", "Rope", "Torch", "Twine"])


def restored():
    """A backup of the server is put in place."""
    with house() as home:
        network = Network(home.server)
        laptop, cellar = home.machine("laptop", home.owner), home.machine("cellar", home.ben, network)
        backup = str(home.server.folder / "backup.sqlite")
        number = iter(range(1000))

        def ten(machine):
            for _ in range(5):
                machine.does("add", f"Jar {next(number)}")
                machine.does("eat", "Rice", "1/9")
            machine.sync()

        def go_back():
            home.server.stop()
            equal("the backup is put in place", home.server.run("restore", backup)[0], 0)
            home.server.start()

        def jars(count, what):
            same(home)
            names = [item["name"] for item in laptop.items().values() if item["name"].startswith("Jar")]
            equal(what, sorted(names), sorted(f"Jar {one}" for one in range(count)))

        equal("a backup", home.server.run("backup", backup)[0], 0)
        ten(laptop)
        ten(cellar)
        go_back()
        jars(10, "all that was done since is there again")
        ten(laptop)
        ten(cellar)
        go_back()
        laptop.sync()
        ten(laptop)
        go_back()
        jars(25, "also twice, with one machine asleep in between")
        eaten = [one for one in home.on_server("history", "--limit", "1000") if one["action"] == "eaten"]
        equal("each meal is in the history once", len(eaten), 25)
        equal("and off the stock once", laptop.named("Rice")["packs"] - 1 + (laptop.named("Rice")["left"] or 1) > 6.2, True)

        # What a phone did since is nowhere but in the copies.
        home.owner.change("add", name="Saffron", place="Drawer")
        home.ben.change("eat", item=laptop.named("Tea")["id"], amount="2")
        laptop.sync()
        phone = home.ben.change("add", name="Cumin")
        go_back()
        home.owner.change("move", item=laptop.named("Flour")["id"], place="Cellar")
        laptop.sync()
        same(home)
        equal("what the phone did is there again", (laptop.named("Saffron")["place"], laptop.named("Tea")["packs"]), ("Drawer", 3))
        equal("what no copy had is gone", (phone.get("refusal"), laptop.named("Cumin")), (None, None))

        # Somebody sets another value before the laptop comes.
        equal("a backup", home.server.run("backup", backup, "--force")[0], 0)
        home.ben.change("move", item=laptop.named("Flour")["id"], place="Attic")
        laptop.sync()
        go_back()
        home.owner.change("move", item=laptop.named("Flour")["id"], place="Fridge")
        report = laptop.sync()
        equal("the present value stays", laptop.named("Flour")["place"], "Fridge")
        equal("the other one is kept in a file", (len(report["kept"]), len(report["refused"])), (1, 1))
        laptop.does("import-items", "--update", report["kept"][0])
        equal("one command sets it again", laptop.named("Flour")["place"], "Attic")
        same(home)


def restoring(rounds="2"):
    """A backup is put in place under a server while three copies and two pages exchange all the time."""
    with house() as home:
        machines = [BusyMachine(home.folder / f"machine{number}", f"machine{number}", home.server.address, client)
                    for number, client in enumerate((home.owner, home.ben, home.owner))]
        pages = [BusyPage(home.ben, "page0"), BusyPage(home.owner, "page1")]
        for each in machines + pages:
            each.thread.start()
        for number in range(int(rounds)):
            time.sleep(2)
            backup = str(home.server.folder / f"backup{number}.sqlite")
            equal("a backup", home.server.run("backup", backup)[0], 0)
            time.sleep(3)
            held = set().union(*(each.names() for each in machines))
            equal("it is put in place", home.server.run("restore", backup)[0], 0)
            nothing_lost(f"round {number + 1}", held, home.owner, machines, pages)
        at_rest(home.owner, machines, pages)


def formats():
    """A server of another version."""
    with house() as home:
        laptop = home.machine("laptop", home.owner)
        for format in (2, 0):
            with home.network.failing(problem(426, "otherFormat", format=format)):
                status, _ = laptop.run("sync")
                equal(f"format {format}: 75", status, 75)
                holds("with the version that is needed", f"{format}" in laptop.output)
                laptop.does("add", f"Jar {format}")
                laptop.does("eat", f"Jar {format}", "1/2")
        same(home, "nothing is lost after the update")
        equal("the jars are there", [laptop.named(f"Jar {format}") is not None for format in (2, 0)], [True, True])


def swallowed():
    """No command waits for a server that does not answer."""
    with house() as home:
        laptop = home.machine("laptop", home.owner)
        with home.network.failing(swallows(home.network)):
            before, began = len(home.network.requests), time.monotonic()
            laptop.does("eat", "Rice", "1/9")
            equal(f"one request, which is never answered; it ends after {time.monotonic() - began:.2f} s",
                  len(home.network.requests) - before, 1)
            for _ in range(3):
                laptop.does("eat", "Rice", "1/9")
            equal("within a minute it is not asked again", len(home.network.requests) - before, 1)
        equal("but sync asks", laptop.sync()["waiting"], 0)
        same(home)


# What goes wrong on the way.

def answers():
    """Every odd answer once, with a change that waits; then the network is well, and everything is there once."""
    with house() as home, trap() as elsewhere:
        laptop, desktop = home.machine("laptop", home.owner), home.machine("desktop", home.owner)
        huge = b'{"copy": "' + b"x" * 100_000_000
        faults = {
            "lost answer": loses_answer, "doubled request": doubles, "cut at once": cuts(0), "cut in the middle": cuts(0.5),
            "cut before the end": cuts(0.95), "a second late": delays(1.2), "500": says(500, b"x"), "502": says(502, b"<h1>"),
            "413": problem(413, "tooLarge"), "429": says(429, b"{}", "application/problem+json", Retry_After="5"),
            "429 for ages": says(429, b"{}", Retry_After="99999999999999999999"), "503": problem(503, "temporary"),
            "507": problem(507, "diskFull"), "400": problem(400, "badRequest"), "403": problem(403, "foreignOrigin"),
            "421": problem(421, "wrongHost"), "302": says(302, Location=elsewhere.address + "/v1"),
            "307": says(307, Location=elsewhere.address + "/v1"), "a page": says(200, b"<html>Log in to the hotel</html>"),
            "nothing": says(200), "204": says(204), "a list": says(200, b"[]", "application/json"),
            "null": says(200, b"null", "application/json"), "brackets": says(200, b"[" * 1_000_000, "application/json"),
            "no UTF-8": says(200, b'{"copy": "\xff\xfe"}', "application/json"), "100 MB": says(200, huge, "application/json"),
            "100 MB of zeros, packed": packed(says(200, b"\0" * 100_000_000, "application/json")),
            "no gzip": says(200, b"\x1f\x8bxxxx", "application/json", Content_Encoding="gzip"),
        }
        for number, (what, fault) in enumerate(faults.items()):
            with home.network.failing(fault):
                laptop.does("add", f"Jar {number}")
                status, _ = laptop.run("sync")
                if status not in (0, 69, 73, 74, 75, 77):
                    raise Failure(f"{what}: sync: {status}: {laptop.output}")
                laptop.does("eat", f"Jar {number}", "1/2")
            print(f"✓ {what}: {status} {(laptop.output.strip().splitlines() or [''])[0][:80]}", flush=True)
            if not laptop.copy.exists() or laptop.sync()["waiting"]:
                raise Failure(f"{what}: afterwards something waits: {laptop.output}")
        same(home)
        jars = sorted((item["name"], item["packs"], item["left"]) for item in desktop.items().values() if item["name"].startswith("Jar"))
        equal("all jars are there, once, and eaten of once", jars, sorted((f"Jar {number}", 1, 0.5) for number in range(len(faults))))
        equal("no request went elsewhere", elsewhere.requests, [])


@contextlib.contextmanager
def trap():
    """A server elsewhere, which must not be asked."""
    network = Network(None)
    network.fault = says(200, b"{}")
    try:
        yield network
    finally:
        network.stop()


HOSTILE = "Evil\x1b[31m\x1b]0;x\x07\u202e\r\nname\x00"


def hostile(only=None):
    """A server that gives wrong rows: the usual ones; or all whose names have a word, as ""."""
    with house() as home:
        home.owner.patch("me", {"name": "Ann"})
        home.machine("good", home.owner)
        outside = home.folder / "outside"
        outside.write_text("untouched")

        def rows(answer, table="item"):
            return [row for row in answer["rows"] if row["table"] == table and row.get("values")]

        def every_value(value):
            def change(answer):
                for row in answer["rows"]:
                    row["values"] = row.get("values") and [value for _ in row["values"]]
                return answer
            return change

        def texts(answer):
            for row in answer["rows"]:
                row["values"] = row.get("values") and [
                    HOSTILE[:-1] if isinstance(value, str) and len(value) < 30 and not value[:2].isdigit() else value
                    for value in row["values"]]
            return answer

        def whole(value):
            """All whole numbers but those of the journal's order."""
            def change(answer):
                for row in answer["rows"]:
                    row["values"] = row.get("values") and [
                        value if isinstance(old, int) and name != "id" else old
                        for name, old in zip(answer["columns"][row["table"]], row["values"], strict=True)]
                return answer
            return change

        def json_texts(value):
            """All texts that are JSON themselves."""
            def change(answer):
                for row in answer["rows"]:
                    row["values"] = row.get("values") and [
                        {"text": value} if isinstance(old, dict) else value if isinstance(old, str) and old[:1] in "{[" and old else old
                        for old in row["values"]]
                return answer
            return change

        def fields_of_items(**values):
            def change(answer):
                names = answer["columns"].get("item", [])
                for row in rows(answer):
                    row["values"] = [values.get(name, old) for name, old in zip(names, row["values"], strict=True)]
                return answer
            return change

        def added(*extra):
            return lambda answer: answer | {"rows": answer["rows"] + list(extra)}

        def renamed(answer):
            return answer | {"columns": {table: [column + "x" for column in names] for table, names in answer["columns"].items()}}

        other, ever = str(uuid.uuid4()), itertools.count(1)
        # Those that were once taken over, and one of each kind.
        wrong = {
            "whole numbers": whole(2**63 - 1), "JSON of brackets": json_texts("[" * 10_000),
            "JSON with escape sequences": json_texts('{"name": "' + "\\u001b[31m" + '"}'),
            "an item with escape sequences": fields_of_items(
                name="Rice " + HOSTILE[:-1], brand=HOSTILE[:-1], place="\x1b]0;x\x07", notes="\x1b[2J",
                lot="\u202e", unit="\r\x1b[1A"),
            "an item of the year 9999": fields_of_items(expiryDate="9999-12-31", expiryDay=2**62, openedDays=2**62, frozenDays=2**62),
            "an item with dates that are none": fields_of_items(expiryDate="x", addedDate="x", openedOn="9999-99-99", frozenOn=""),
            "an item with numbers that are none": fields_of_items(leftover=-5, nameConfidence=1e300, expiryConfidence=-1e300),
            "refusals with escape sequences": lambda answer: answer | {"outcomes": [
                {"id": one["id"], "refusal": {"changedSince": {"_0": "name"}}, "meanwhile": {
                    "by": HOSTILE[:-1], "at": 8e8, "action": "fixed", "value": HOSTILE[:-1]}} for one in answer["outcomes"]]},
            "nulls": every_value(None), "no bytes": every_value({"base64": "%%%"}),
            "the table of sessions": added({"table": "session", "key": ["x"], "values": ["x"]}),
            "a path as a key": added({"table": "photo", "key": ["../../outside"], "values": None}),
            "too many values": lambda answer: answer | {
                "rows": [row | {"values": row.get("values") and row["values"] + [1] * 100} for row in answer["rows"]]},
            "columns of SQL": lambda answer: answer | {"columns": {"item": ["id; DROP TABLE item"] * 30}},
            "a huge number": lambda answer: answer | {"number": 2**63 - 1, "position": 2**63 - 1},
            "another copy each time": lambda answer: answer | {"copy": str(uuid.uuid4())},
            "always further rows": lambda answer: answer | {
                "hasMore": True, "position": (answer.get("position") or 0) + next(ever), "rows": answer["rows"] * 20},
            "outcomes of others": lambda answer: answer | {"outcomes": [{"id": other, "number": 1}]},
        }
        more = {
            **{f"whole numbers: {value}": whole(value) for value in (-2**63, 0, 1_000_000_000_000)},
            **{f"JSON: {value!r}": json_texts(value) for value in ("{}", "[]", "null", "x", "\x1b[31m")},
            "texts with escape sequences": texts, "numbers": every_value(2**63 - 1),
            "least numbers": every_value(-2**63), "fractions": every_value(1e300), "texts": every_value("x"), "nothing": every_value(""),
            "bytes": every_value({"base64": "AAECAwQF"}), "objects": every_value({"a": 1}),
            "a table that is none": added({"table": "nonsense", "key": ["x"], "values": ["x"]}),
            "the table of schemas": added({"table": "sqlite_master", "key": ["x"], "values": ["x"]}),
            "a table with a quote": added({"table": 'item"; DROP TABLE item; --', "key": ["x"], "values": ["x"]}),
            "a key with NUL": added({"table": "item", "key": ["\0"], "values": None}),
            "a long key": added({"table": "item", "key": ["x" * 1_000_000], "values": None}),
            "no key": added({"table": "item", "key": [], "values": None}),
            "keys": added({"table": "item", "key": ["x"] * 50, "values": None}),
            "another household": added({"table": "household", "key": [other], "values": None}),
            "too few values": lambda answer: answer | {"rows": [row | {"values": row.get("values") and []} for row in answer["rows"]]},
            "columns that are none": renamed, "no columns": lambda answer: answer | {"columns": {}},
            "a negative number": lambda answer: answer | {"number": -1, "position": -1},
            "a number that is none": lambda answer: answer | {"number": 2**70}, "a copy with NUL": lambda answer: answer | {"copy": "\0"},
            "always more": lambda answer: answer | {"hasMore": True},
            "always further": lambda answer: answer | {"hasMore": True, "position": (answer.get("position") or 0) + next(ever)},
            "refusals": lambda answer: answer | {"outcomes": [
                one | {"refusal": {"changedSince": {"_0": "name"}},
                       "meanwhile": {"by": HOSTILE, "at": 1e300, "action": "fixed", "value": HOSTILE}} for one in answer["outcomes"]]},
            "amounts": lambda answer: answer | {"outcomes": [one | {"amount": -2**63} for one in answer["outcomes"]]},
        }
        if only is not None:
            wrong = {what: change for what, change in (wrong | more).items() if only in what}
        looks = [["sync", "--json", "--all"], ["list"], ["list", "--json"], ["show", "Rice"], ["history"], ["history", "--json"],
                 ["search", "Evil"], ["why", "Rice"], ["stats"], ["shopping"], ["place"], ["remind"], ["whoami"], ["household", "members"],
                 ["export", "table.csv"], ["doctor"]]
        victim = Machine(sys.argv[1], home.folder / "victim", home.network.address)
        victim.login(home.owner)
        shutil.copytree(victim.home, home.folder / "copied")
        for number, (what, change) in enumerate(wrong.items()):
            # What would be shown is looked at where rows were taken over, and a bit of it in turns elsewhere.
            for begins in (False, True)[:1 + (only is not None or number % 3 == 0)]:
                shutil.rmtree(victim.home)
                if not begins:
                    shutil.copytree(home.folder / "copied", victim.home)
                with home.network.failing(spoils(change)):
                    home.owner.change("add", name=f"Jar {number} {begins}")
                    if begins:
                        victim.home.mkdir()
                        code = home.owner.post("me/devices")[2]["code"]
                        taken = victim.run("login", "--server", victim.address, typed=code + "\n")[0] == 0
                    else:
                        taken = victim.run("eat", "Rice", "1/9")[0] == 0
                        taken = victim.run("sync")[0] == 0 and taken
                    for command in looks if taken else (looks[number % len(looks)],):
                        victim.run(*command)
                if not begins:
                    status, _ = victim.run("sync")
                    if status == 77:
                        raise Failure(f"{what}: it is signed out")
                    status = status or victim.run("list")[0]
                    if status:  # a copy that makes no sense can be made anew
                        equal(f"{what}: {status}: {victim.output.strip()}", victim.run("logout", "--yes")[0], 0)
                        victim.login(home.owner)
                        shutil.rmtree(home.folder / "copied")
                        shutil.copytree(victim.home, home.folder / "copied")
                    equal(f"{what}; {'taken' if taken else 'not taken'}", victim.run("list")[0], 0)
        equal("what is outside of the copies is as it was", outside.read_text(), "untouched")
        same(home, "the server and who was not lied to are well")


def clock():
    """Clocks that are a year off."""
    with house() as home:
        network = Network(home.server)
        machines = {"-365d": home.machine("past", home.owner), "+365d": home.machine("future", home.ben, network)}
        for offset, machine in machines.items():
            network.fault = away
            for command in (["add", f"Jar {offset}", "--expiry", "2031-01-01"], ["eat", "Rice", "1"],
                            ["fix", "Tea", "--notes=" + offset], ["sync"], ["list"]):
                status, _ = machine.run(*command, wrapper=[FAKETIME, offset])
                equal(f"{command[0]} with a clock at {offset}", status, 75 if command[0] == "sync" and offset[0] == "+" else 0)
        network.fault = None
        status, output = machines["+365d"].run("sync", "--json", wrapper=[FAKETIME, "+365d"])
        refused(json.loads(output), "changedSince", by="Ann", theirs="-365d", yours="+365d")
        same(home)
        equal("two packs were eaten", machines["-365d"].named("Rice")["packs"], 7)


def meanwhile():
    """Programs exchange at once, the person acts while an answer is on its way, and there are two addresses."""
    with house() as home:
        laptop = home.machine("laptop", home.owner)
        with home.network.offline():
            for number in range(10):
                laptop.does("add", f"Jar {number}")
        statuses = at_once([lambda: subprocess.run(
            [laptop.program, "sync"], env=laptop.environment, capture_output=True).returncode for _ in range(5)])
        holds(f"five at once: {statuses}", set(statuses) <= {0, 75} and 0 in statuses)
        asked, goes_on = threading.Event(), threading.Event()

        def holds_back(handler, body):
            answer = handler.forward(body)
            asked.set()
            goes_on.wait()
            handler.reply(*answer)

        with home.network.failing(holds_back):
            process = laptop.start("sync")
            asked.wait()
            laptop.does("eat", "Jar 1", "1/2")
            laptop.does("fix", "Jar 2", "--name", "Pot")
            goes_on.set()
            process.communicate(timeout=120)
        same(home)
        equal("what was done meanwhile holds", (laptop.named("Jar 1")["left"], laptop.named("Pot") is not None), (0.5, True))
        second = Network(home.server)
        desktop = home.machine("desktop", home.owner, second)
        at_once([lambda: laptop.does("eat", "Rice", "1"), lambda: desktop.does("eat", "Rice", "1")])
        same(home, "also behind two addresses")
        equal("both ate", desktop.named("Rice")["packs"], 7)
        second.stop()


def busy():
    """Changes of a week, against a household in which all go on."""
    with house() as home:
        network = Network(home.server)
        laptop, cellar = home.machine("laptop", home.owner), home.machine("cellar", home.ben, network)
        table = cellar.home / "week.csv"
        with network.offline():
            for week in range(2):
                table.write_text("name,quantity\n" + "".join(f"Week {week} {number},3\n" for number in range(150)))
                cellar.does("import-items", "week.csv")
                for number in range(8):
                    cellar.does("eat", f"Week {week} {number}", "1")
            for number in range(15):
                home.owner.change("add", name=f"Pot {number}")
                laptop.does("eat", "Rice", "1/9")
        before, size = len(network.requests), network.bytes[1]
        report = cellar.sync()
        holds(f"{report['sent']} changes and {report['received']} rows in {len(network.requests) - before} requests, "
              f"{(network.bytes[1] - size) >> 10} KB back", report["waiting"] == 0)
        same(home)
        equal("all items of the week are there", sum(item["name"].startswith("Week") for item in laptop.items().values()), 300)


def proxied():
    """Behind nginx."""
    with tempfile.TemporaryDirectory(prefix="kif-nginx-") as folder:
        outer, inner = Proxy(folder), free_port()
        address = f"http://127.0.0.1:{outer.port}"
        outer.start(inner)
        with house(f"--port={inner}", f"--public-url={address}", "--trusted-proxy=127.0.0.1") as home:
            try:
                laptop = Machine(sys.argv[1], home.folder / "laptop", address)
                laptop.login(home.owner)
                home.machines["laptop"] = laptop
                laptop.does("eat", "Rice", "1")
                same(home, "a copy behind nginx")
                outer.stop()
                laptop.does("eat", "Rice", "1")
                equal("without nginx: 75", laptop.run("sync")[0], 75)
                outer.start(inner)
                same(home)
            finally:
                outer.stop()


def full():
    """The copy's disk is full; it is mounted where no other program sees it."""
    if "SMALL_DISK" not in os.environ:
        os.environ["SMALL_DISK"] = "1"
        os.execvp("unshare", ["unshare", "-rm", sys.executable, *sys.argv])
    with house() as home:
        place = home.folder / "small"
        place.mkdir()
        subprocess.run(["mount", "-t", "tmpfs", "-o", "size=40m,mode=700", "tmpfs", str(place)], check=True)
        try:
            laptop = Machine(sys.argv[1], place / "laptop", home.network.address)
            laptop.login(home.owner)
            laptop.does("eat", "Rice", "1")
            ballast = place / "ballast"
            free = os.statvfs(place)
            ballast.write_bytes(b"x" * (free.f_bavail * free.f_frsize - (200 << 10)))
            for number in range(25):
                home.owner.post(home.owner.inside("changes"), [
                    {"id": str(uuid.uuid4()), "do": "add", "day": "2026-11-26", "name": f"Jar {number} {one}", "notes": "x" * 900}
                    for one in range(50)])
            status, _ = laptop.run("sync")
            holds(f"no room for the rows: {status}, {laptop.output.strip()[:90]}", status in (73, 74, 75))
            laptop.run("list")
            laptop.run("eat", "Rice", "1")
            ballast.unlink()
            home.machines["laptop"] = laptop
            same(home, "there is room again")
        finally:
            subprocess.run(["umount", "--lazy", str(place)], check=True)


# What is killed.

def killed(victim, rounds, seed):
    seed = int(seed) if seed else random.randrange(1 << 32)
    print(f"seed {seed}", flush=True)
    chance = random.Random(seed)
    with house() as home:
        laptop, desktop = home.machine("laptop", home.owner), home.machine("desktop", home.ben)
        meals = jars = 0
        home.network.fault = delays(0.02)
        for _ in range(int(rounds)):
            machine = chance.choice((laptop, desktop))
            home.network.fault = away
            for _ in range(chance.randrange(1, 4)):
                machine.does("add", f"Jar {jars}")
                machine.does("eat", "Rice", "1/100")
                jars, meals = jars + 1, meals + 1
            home.network.fault = delays(0.02)
            process = machine.start("sync")
            time.sleep(chance.uniform(0, 0.5))
            if victim == "copy":
                with contextlib.suppress(ProcessLookupError):
                    os.killpg(process.pid, signal.SIGKILL)
                process.communicate()
            else:
                home.server.kill()
                process.communicate(timeout=120)
                home.server.start()
            if chance.random() < 0.3:
                machine.sync()
        home.network.fault = None
        same(home)
        names = sorted(item["name"] for item in laptop.items().values() if item["name"].startswith("Jar"))
        equal(f"{jars} jars are there, once", names, sorted(f"Jar {one}" for one in range(jars)))
        eaten = [one for one in home.on_server("history", "--limit", "100000") if one["action"] == "eaten"]
        equal(f"{meals} meals are in the history, once", len(eaten), meals)
        for name, machine in home.machines.items():
            equal(f"doctor finds nothing on the {name}", machine.run("doctor")[0], 0)


def kill_copy(rounds="8", seed=None):
    killed("copy", rounds, seed)


def kill_server(rounds="6", seed=None):
    killed("server", rounds, seed)


if __name__ == "__main__":
    run(
        work, packs, values, gone, left, restored, restoring, formats, swallowed, answers, hostile, clock, meanwhile, busy, proxied,
        full, kill_copy, kill_server)
