#!/usr/bin/env python3
"""Several `kif-scan serve` that share one PostgreSQL, which runs here too, alone or with a synchronous standby.

    serve_postgres.py KIF-SCAN PHOTO-FOLDER CHECK [ROUNDS [SECONDS]]

Prints a line for each step; ends with status 1 at the first that fails. ROUNDS is how often something is killed, SECONDS how long a
round of `failover` and `freeze` lasts; for `rates` the first number is the seconds of each measurement.
"""
import base64
import collections
import contextlib
import itertools
import json
import os
import pathlib
import random
import sqlite3
import statistics
import sys
import tempfile
import threading
import time
import uuid

from busy import BusyMachine, BusyPage, at_rest, nothing_lost
from nginx import Proxy
from postgres_clusters import Load, clusters
from server_client import BROKEN, Client, Listener, Server, at_once, change, free_port
from server_households import starts_again
from server_steps import Failure, answered, done, equal, holds, photo, prepared, run

PHOTOS = ["milk-carton.jpg", "fresh-pasta.jpg", "turkey-steaks.jpg", "lasagne.jpg", "olives.jpg"]


class SharingServer(Server):
    """A server whose rows are in PostgreSQL, with a working copy of its own."""

    def __init__(self, program, folder, address, passwords, *options):
        super().__init__(program, folder, *options)
        self.place = []
        self.environment |= {"KIF_POSTGRES": address, "KIF_POSTGRES_PASSWORDS": str(passwords)}

    def copy(self):
        """The path of its working copy."""
        found = [path for path in self.folder.rglob("*.sqlite") if path.stat().st_size]
        if len(found) != 1:
            raise Failure(f"the working copy is not one file: {found}")
        return found[0]


@contextlib.contextmanager
def sharing(postgres, count=2, *options):
    """Servers that share these rows and are not started yet."""
    with tempfile.TemporaryDirectory(prefix="kif-serve-") as folder:
        passwords, servers = postgres.passwords(folder), []
        for number in range(count):
            home = pathlib.Path(folder, f"server{number}")
            home.mkdir()
            servers.append(SharingServer(sys.argv[1], home, postgres.address, passwords, *options))
            if options:  # One with a public address says that one, and not its port.
                servers[-1].inner = free_port()
                servers[-1].options += (f"--port={servers[-1].inner}",)
        try:
            yield servers
        except BaseException:
            for server in servers:
                print(f"The end of the log of {server.folder.name}:\n{server.log()}", file=sys.stderr)
            raise
        finally:
            for server in servers:
                server.kill()


@contextlib.contextmanager
def household(count=2, standby=False, **settings):
    """PostgreSQL, servers that run, and the owner's device at the first."""
    with clusters(standby, **settings) as postgres, sharing(postgres, count) as servers:
        servers[0].start()
        owner = Client(servers[0]).sign_in(servers[0].code())
        at_once([server.start for server in servers[1:]])
        yield postgres, servers, owner


def at(server, client):
    """The same device, which asks another server."""
    other = Client(server, client.token)
    other.me, other.household = client.me, client.household
    return other


class Device:
    """A device that sends changes, and photos where it is asked to, each until it is answered, by whichever server answers."""

    def __init__(self, servers, client, stock, chance, sends_photos=False):
        self.clients = [at(server, client) for server in servers]
        self.stock, self.chance, self.sends_photos = stock, chance, sends_photos
        self.open, self.answered, self.times = [], {}, []
        self.open_photos, self.photos = [], {}
        self.count = 0

    def work(self, is_over):
        while not is_over():
            self.count += 1
            if self.count % 2:
                self.open.append(change("add", name=f"Jar {uuid.uuid4().hex[:12]}"))
            else:
                self.open.append(change("eat", item=self.stock, amount="1"))
            if self.sends_photos and self.count % 40 == 5 and len(self.photos) + len(self.open_photos) < 5:
                self.open_photos.append(photo(self.chance.choice(PHOTOS), made_different=True))
            self.send()
            time.sleep(self.chance.uniform(0, 0.02))

    def send(self):
        """Sends once what is open."""
        for one in list(self.open):
            with contextlib.suppress(*BROKEN):
                self.send_change(one, self.chance.choice(self.clients))
        for data in list(self.open_photos):
            with contextlib.suppress(*BROKEN):
                self.send_photo(data, self.chance.choice(self.clients))

    def send_change(self, one, client):
        status, _, content = client.request("POST", client.inside("changes"), [one], seconds=15)
        if status == 503:
            return
        if status != 200 or content[0].get("number") is None:
            raise Failure(f"{one}: {status} {content}")
        self.answered[one["id"]] = one
        self.times.append(time.monotonic())
        self.open.remove(one)

    def send_photo(self, data, client):
        status, _, content = client.photo(data)
        if status in (429, 503):
            return
        if status not in (200, 202):
            raise Failure(f"a photo: {status} {content}")
        self.photos[data] = content["id"]
        self.open_photos.remove(data)

    @property
    def is_waiting(self):
        return bool(self.open or self.open_photos)


def started(postgres, servers, owner, chance, sends_photos=False):
    """Eight devices of three people."""
    stock = done("rice", owner.change("add", name="Rice", packs=900_000))["items"][0]["id"]
    people = [owner, owner.invited("Ben"), owner.invited("Eve")]
    clients = people + [people[number % 3].another_device() for number in range(5)]
    return [Device(servers, client, stock, random.Random(chance.random()), sends_photos and number < 3)
            for number, client in enumerate(clients)]


def send_all(devices, seconds=120):
    """Everything is answered in the end."""
    until = time.monotonic() + seconds
    while any(device.is_waiting for device in devices) and time.monotonic() < until:
        for device in devices:
            device.send()
        time.sleep(0.2)
    equal("everything is answered in the end", [len(device.open) + len(device.open_photos) for device in devices if device.is_waiting], [])


def check_rows(postgres, servers, owner, devices):
    """Each answered change is there once, and nothing else, at each server and in PostgreSQL; and the copies are equal to it."""
    changes = {key: value for device in devices for key, value in device.answered.items()}
    meals = [key for key, one in changes.items() if one["do"] == "eat"]
    jars = [one["name"] for one in changes.values() if one["do"] == "add"]
    stock = devices[0].stock
    for server in servers:
        client = at(server, owner)
        items = client.items()
        wrong = [name for name in jars if name not in items or items[name]["packs"] != 1]
        equal(f"{server.folder.name}: every jar is there, once", wrong, [])
        history = collections.Counter(entry["id"] for entry in client.get(client.inside("items/" + stock))[2]["history"])
        equal("every meal is in the journal, once", [meal for meal in meals if history[meal] != 1], [])
        equal("there are no others", sum(history.values()), len(meals) + 1)
        equal("what was eaten is gone, and no more", items["Rice"]["stock"], 1000 * (900_000 - len(meals)))
    check_copies(postgres, servers, owner)


def check_photos(servers, owner, devices):
    ids = [scan for device in devices for scan in device.photos.values()]
    equal("each photo has a scan of its own", len(set(ids)), len(ids))
    until = time.monotonic() + 90 + 3 * len(ids)
    for server in servers:
        client = at(server, owner)
        scans = [client.scan(scan, until - time.monotonic()) for scan in ids]
        equal(f"{server.folder.name}: every answered photo is read", [scan for scan in scans if scan["stage"] != "saved"], [])


# MARK: The working copies


def plain(value):
    """A value of SQLite as the rows in PostgreSQL have it."""
    if isinstance(value, float) and value.is_integer():
        return int(value)
    if not isinstance(value, bytes):
        return value
    with contextlib.suppress(UnicodeDecodeError):
        if b"\0" not in value:
            return {"text": value.decode()}
    return {"base64": base64.b64encode(value).decode()}


def row_text(row):
    return json.dumps({key: plain(value) for key, value in row.items()}, sort_keys=True)


def differences(postgres, copy, household):
    """What rows a working copy lacks or has beside those in PostgreSQL, by tables."""
    kinds = collections.defaultdict(list)
    of = "kind <> 'writer' AND body IS NOT NULL"
    for kind, body in postgres.primary.sql(f"SELECT kind, body FROM kif.record WHERE space = '{household}' AND {of}") \
            + postgres.primary.sql(f"SELECT kind, body FROM kif.directory WHERE {of}"):
        kinds[kind].append(json.loads(body))
    found = {}
    with contextlib.closing(sqlite3.connect(f"file:{copy}?mode=ro", uri=True)) as database:
        database.row_factory = sqlite3.Row
        for kind, bodies in kinds.items():
            columns = sorted({column for body in bodies for column in body})
            shared = collections.Counter(row_text(body) for body in bodies)
            rows = database.execute(f"SELECT {', '.join(columns)} FROM {kind}").fetchall()
            own = collections.Counter(row_text({column: row[column] for column in columns}) for row in rows)
            if own != shared:
                found[kind] = {"lacks": list((shared - own).elements())[:2], "has": list((own - shared).elements())[:2]}
    return found


def check_copies(postgres, servers, owner):
    for server in servers:
        client, until = at(server, owner), time.monotonic() + 10
        while True:
            answered("the list", client.get(client.inside("items")), 200, shown=False)
            different = differences(postgres, server.copy(), owner.household)
            # Between the answer and a look at it, sessions and limits may have changed.
            if not different or time.monotonic() > until:
                break
            time.sleep(0.5)
        equal(f"{server.folder.name}: the working copy is equal to the rows in PostgreSQL", different, {})


# MARK: The checks


def walk():
    """Two servers are one household's."""
    with household() as (postgres, servers, owner):
        other = at(servers[1], owner)
        number = done("milk at the first", owner.change("add", name="Milk", packs=9))["number"]
        listener = Listener(owner)
        holds("a stream says hello", listener.wait("hello", 10) is not None)
        equal("is in the list of the second", other.items()["Milk"]["packs"], 9)
        milk = other.items()["Milk"]["id"]
        eaten = done("eaten at the second", other.change("eat", item=milk))["number"]
        equal("it is the next change", eaten, number + 1)
        holds("is heard at the first", listener.wait("household", 5, number=eaten) is not None)
        one = change("eat", item=milk)
        first = answered("a change at the first", owner.post(owner.inside("changes"), [one]), 200)
        again = answered("once more at the second", other.post(other.inside("changes"), [one]), 200)
        equal("has the same number", again[0]["number"], first[0]["number"])
        equal("and was made once", owner.items()["Milk"]["packs"], 7)
        ben = at(servers[1], owner).invited("Ben")
        equal("who joined at the second is known at the first", at(servers[0], ben).get("me")[0], 200)
        sent = answered("a photo to the first", owner.photo(photo()), 202)
        equal("it is saved", other.scan(sent["id"], 60)["stage"], "saved")
        items = other.items()
        equal("at both the same list", owner.items(), items)
        check_copies(postgres, servers, owner)
        for server in servers:
            equal("SIGTERM: ends with status 0", server.stop(), 0)


def failover(rounds="1", seconds="60", freezes=False):
    """For a minute eight devices change the same household through two servers. The primary's machine fails, and the standby goes on."""
    seed, seconds = random.randrange(1 << 32), int(seconds)
    print(f"seed {seed}", flush=True)
    chance = random.Random(seed)
    with household(standby=True) as (postgres, servers, owner):
        devices = started(postgres, servers, owner, chance)
        for number in range(int(rounds)):
            began = time.monotonic()
            blow = chance.uniform(seconds / 12, seconds / 2)
            failed = {}

            def fail(began=began, blow=blow, failed=failed):
                time.sleep(max(0, began + blow - time.monotonic()))
                failed["at"] = time.monotonic()
                failed["took"] = postgres.fail_over(freezes)

            def is_over(began=began):
                return time.monotonic() > began + seconds

            at_once([fail, *(lambda device=device, is_over=is_over: device.work(is_over) for device in devices)])
            send_all(devices)
            times = sorted(moment for device in devices for moment in device.times if moment > began)
            before = [moment for moment in times if moment <= failed["at"]]
            after = [moment for moment in times if moment > failed["at"] + failed["took"]]
            gap = (after[0] if after else float("inf")) - failed["at"]
            print(f"✓ round {number + 1}: {len(before)} changes before the failure and {len(after)} after it; after {blow:.1f} s; "
                  f"promoted within {failed['took']:.2f} s, the next answer after {gap:.2f} s", flush=True)
            holds("it goes on", gap < 60)
            check_rows(postgres, servers, owner, devices)
            if number + 1 < int(rounds):
                # The servers know the addresses that they were started with: the next standby has that of the one that failed.
                postgres.restore_standby()


def freeze(rounds="1", seconds="60"):
    """The same, but the primary's machine only hangs: its connections stay, without an answer."""
    failover(rounds, seconds, freezes=True)


def crashes(rounds="6"):
    """One of the servers, PostgreSQL, or all are killed while devices send; then they are started again."""
    seed = random.randrange(1 << 32)
    print(f"seed {seed}", flush=True)
    chance = random.Random(seed)
    with household() as (postgres, servers, owner):
        devices = started(postgres, servers, owner, chance, sends_photos=True)
        for number in range(int(rounds)):
            is_over = threading.Event()
            victims = chance.choice([[servers[0]], [servers[1]], [postgres.primary], [postgres.primary, *servers]])

            def strike(victims=victims, is_over=is_over):
                time.sleep(chance.uniform(0.5, 3))
                at_once([victim.kill for victim in victims])
                time.sleep(chance.uniform(0, 1))
                for victim in victims:
                    victim.start()
                time.sleep(chance.uniform(0.5, 2))
                is_over.set()

            at_once([strike, *(lambda device=device, over=is_over: device.work(over.is_set) for device in devices)])
            names = [getattr(victim, "name", None) or victim.folder.name for victim in victims]
            print(f"✓ round {number + 1}: {names} killed; {sum(len(device.answered) for device in devices)} changes, "
                  f"{sum(len(device.photos) for device in devices)} photos answered so far", flush=True)
        send_all(devices)
        check_rows(postgres, servers, owner, devices)
        check_photos(servers, owner, devices)


def restored(rounds="2"):
    """A dump is put back under two servers, rights last, while three copies and two pages exchange all the time."""
    with household() as (postgres, servers, owner), tempfile.TemporaryDirectory(prefix="kif-copies-") as folder:
        ben = owner.invited("Ben")
        machines = [BusyMachine(pathlib.Path(folder, f"machine{number}"), f"machine{number}", servers[number % 2].address, client)
                    for number, client in enumerate((owner, ben, owner))]
        pages = [BusyPage(at(servers[0], ben), "page0"), BusyPage(at(servers[1], owner), "page1")]
        dump, rights = (pathlib.Path(postgres.folder, name) for name in ("dump", "rights"))
        primary = postgres.primary
        place = ("--host", primary.folder, "--port", primary.port, "--username=postgres")
        for each in machines + pages:
            each.thread.start()
        for number in range(int(rounds)):
            time.sleep(2)
            primary.run("pg_dump", *place, "--format=custom", "--file", dump, "kif")
            time.sleep(3)
            late = BusyMachine(pathlib.Path(folder, f"late{number}"), f"late{number}", servers[0].address, owner)
            late.machine.does("add", f"late {number}")
            held = set().union(*(each.names() for each in [*machines, late]))
            primary.sql("DROP DATABASE kif WITH (FORCE)", "postgres")
            time.sleep(0.5)
            primary.sql("CREATE DATABASE kif", "postgres")
            primary.run("pg_restore", *place, "--dbname=kif", "--no-privileges", dump)
            time.sleep(1)
            lines = primary.run("pg_restore", "--list", dump).splitlines()
            rights.write_text("".join(f"{line}\n" for line in lines if " ACL " in line), encoding="utf-8")
            primary.run("pg_restore", *place, "--dbname=kif", "--use-list", rights, dump)
            time.sleep(1)
            equal("until somebody says that it was restored, nothing is believed", owner.get(owner.inside("items"))[0], 503)
            primary.sql("SELECT kif.restored()")
            time.sleep(1)
            status, _ = late.machine.run("sync")
            equal(f"who signed in since is told to sign in: {late.machine.output.strip()}", status, 77)
            equal("with the copy and what waits", f"late {number}" in late.names(), True)
            late.machine.login(owner)
            equal("then it is sent", late.machine.sync()["waiting"], 0)
            nothing_lost(f"round {number + 1}", held, owner, machines, pages)
        at_rest(owner, machines, pages)
        kept = [path for server in servers for path in server.folder.rglob("*-before-restore")]
        equal("each server has kept what it had", len(kept), 2)
        status, text = servers[0].run("list", "--database", str(kept[0]))
        equal("which can be read", (status, "machine0 1" in text), (0, True))


def starts(rounds="10"):
    """It starts again whatever three people have done to their households."""
    with clusters() as postgres, sharing(postgres, 1) as servers:
        starts_again(servers[0], int(rounds))


def removal():
    """A member who is removed at one server is out at once at the other."""
    with household() as (_, servers, owner):
        ben = owner.invited("Ben")
        elsewhere = at(servers[1], ben)
        answered("Ben's list at the other", elsewhere.get(elsewhere.inside("items")), 200)
        listener = Listener(elsewhere)
        holds("Ben listens there", listener.wait("household", 10) is not None)
        answered("Ben is removed", owner.delete(owner.inside("members/" + ben.me["userId"])), 204)
        began = time.monotonic()
        answered("the list at the other", elsewhere.get(elsewhere.inside("items")), 404)
        answered("a change at the other", elsewhere.post(elsewhere.inside("changes"), [change("add", name="Jar")]), 404)
        holds("the stream at the other ends", listener.ended.wait(30))
        equal(f"with bye, after {time.monotonic() - began:.2f} s", listener.events[-1][0], "bye")

        eve = owner.invited("Eve")
        elsewhere = at(servers[1], eve)
        answered("Eve's list at the other", elsewhere.get(elsewhere.inside("items")), 200)
        answered("her session is ended", eve.another_device().delete("sessions/" + eve.me["session"]), 204)
        answered("her list at the other", elsewhere.get(elsewhere.inside("items")), 401)


def nginx():
    """nginx before both servers, to which it gives requests in turn."""
    with clusters() as postgres, tempfile.TemporaryDirectory(prefix="kif-nginx-") as folder:
        outer = Proxy(folder)
        address = f"http://127.0.0.1:{outer.port}"
        with sharing(postgres, 2, f"--public-url={address}", "--trusted-proxy=127.0.0.1") as servers:
            at_once([server.start for server in servers])
            outer.start(*(server.inner for server in servers))
            try:
                owner = Client(servers[0]).sign_in(servers[0].code())
                for number in range(10):
                    done(f"jar {number}", owner.change("add", name=f"Jar {number}"))
                    holds("it is in the list", f"Jar {number}" in owner.items())
                jar = owner.items()["Jar 0"]["id"]
                numbers = [owner.change("add", name=f"Tin {count}").get("number") for count in range(10)]
                holds(f"each change has the next number: {numbers}", all(b == a + 1 for a, b in itertools.pairwise(numbers)))
                listener = Listener(owner)
                holds("a stream says hello", listener.wait("hello", 10) is not None)
                last = done("a change", owner.change("eat", item=jar))["number"]
                holds("is heard", listener.wait("household", 5, number=last) is not None)
                sent = answered("a photo", owner.photo(photo()), 202)
                equal("it is saved", owner.scan(sent["id"], 60)["stage"], "saved")
                tag = owner.get(owner.inside("items"))[1]["ETag"]
                equal("the list again: 304", {owner.get(owner.inside("items"), {"If-None-Match": tag})[0] for _ in range(4)}, {304})
                servers[0].kill()
                until, gone = time.monotonic() + 15, 0
                while time.monotonic() < until and gone < 20:
                    gone = gone + 1 if owner.get(owner.inside("items"))[0] == 200 else 0
                equal("one server is enough", gone, 20)
            finally:
                outer.stop()


def copies():
    """The working copy of a running server is damaged, replaced and removed: the answers are right, or 503 and then right."""
    with household() as (postgres, servers, owner):
        other = at(servers[1], owner)
        for number in range(20):
            done(f"jar {number}", owner.change("add", name=f"Jar {number}"))
        expected = set(other.items())
        copy = servers[1].copy()
        early = copy.with_name("early")
        with contextlib.closing(sqlite3.connect(copy)) as database:
            database.execute("VACUUM INTO ?", [str(early)])
        foreign = copy.with_name("foreign")
        with contextlib.closing(sqlite3.connect(foreign)) as database:
            database.execute("CREATE TABLE something (x)")

        def replace(content):
            def harm():
                fresh = copy.with_name("fresh")
                fresh.write_bytes(content)
                os.replace(fresh, copy)
            return harm

        def truncate(length):
            return lambda: os.truncate(copy, length)

        def overwrite(start, length):
            def harm():
                with open(copy, "r+b") as file:
                    file.seek(start)
                    file.write(os.urandom(length))
            return harm

        def remove(*endings):
            return lambda: [pathlib.Path(f"{copy}{ending}").unlink(missing_ok=True) for ending in endings]

        harms = {
            "removed": remove("", "-wal", "-shm"), "removed without its log": remove(""), "log removed": remove("-wal", "-shm"),
            "emptied": truncate(0), "cut short": truncate(8192), "overwritten at the start": overwrite(0, 100),
            "overwritten in the middle": overwrite(4096, 65536), "an earlier copy": replace(early.read_bytes()),
            "another database": replace(foreign.read_bytes()), "no database": replace(b"nonsense" * 2000), "an empty file": replace(b""),
        }
        for what, harm in harms.items():
            name = f"Jar after it was {what}"
            harm()
            expected.add(name)
            one = change("add", name=name)
            statuses, until = [], time.monotonic() + 20
            while not statuses or statuses[-1] != 200 and time.monotonic() < until:
                status, _, content = other.post(other.inside("changes"), [one])
                statuses.append(status)
            if set(statuses) - {200, 503} or statuses[-1] != 200:
                raise Failure(f"{what}: a change: {statuses} {content}")
            statuses, until = [], time.monotonic() + 20
            while not statuses or statuses[-1] != 200 and time.monotonic() < until:
                status, _, content = other.get(other.inside("items"))
                statuses.append(status)
            if set(statuses) - {200, 503} or statuses[-1] != 200:
                raise Failure(f"{what}: the list: {statuses} {content}")
            names = {item["name"] for item in content["items"]}
            equal(f"{what}: the list is right ({statuses.count(503)} times 503)", (expected - names, names - expected), (set(), set()))
        equal("the same at the first", set(owner.items()), expected)
        servers[1].stop()
        remove("", "-wal", "-shm")()
        servers[1].start()
        equal("after a start without a copy", set(at(servers[1], owner).items()), expected)
        check_copies(postgres, servers, owner)


def rates(seconds="10"):
    """Changes a second beside what PostgreSQL does by itself, the list beside that of SQLite alone, and statements for a change."""
    seconds = int(seconds)
    for standby in (False, True):
        what = "with a synchronous standby" if standby else "alone"
        with household(standby=standby, fsync="on", shared_preload_libraries="pg_stat_statements") as (postgres, servers, owner):
            postgres.primary.sql("CREATE EXTENSION pg_stat_statements")
            count_statements(postgres, servers, owner)
            for hot in (False, True):
                plain_rate = Load(postgres.primary, hot).rate(seconds)
                rate, latencies = changes_a_second(servers, owner, seconds, hot)
                late = sorted(latencies)[int(len(latencies) * 0.99)]
                print(f"✓ {what}, {'one household' if hot else 'eight households'}: {rate:.0f} changes a second "
                      f"({statistics.median(latencies) * 1000:.1f} ms each, 99 % within {late * 1000:.1f} ms); "
                      f"pgbench updates {plain_rate:.0f} times a second: {rate / plain_rate:.0%}", flush=True)
            if not standby:
                shared = lists_a_second(servers[0], owner, seconds)
                with prepared() as single:
                    single.start()
                    lone = Client(single).sign_in(single.code())
                    stocked(lone)
                    alone = lists_a_second(single, lone, seconds)
                print(f"✓ lists a second from the working copy {shared:.0f}, from SQLite alone {alone:.0f}: {shared / alone:.0%}",
                      flush=True)


def stocked(client):
    for number in range(100):
        one = client.change("add", name=f"Jar {number}")
        if one.get("number") is None:
            raise Failure(str(one))


def count_statements(postgres, servers, owner):
    stock = owner.change("add", name="Rice", packs=900_000)["items"][0]["id"]
    for _ in range(5):
        owner.change("eat", item=stock)
    postgres.primary.sql("SELECT pg_stat_statements_reset()")
    number = 200
    for _ in range(number):
        owner.change("eat", item=stock)
    rows = postgres.primary.sql(
        "SELECT rolname, calls, regexp_replace(left(query, 90), '\\s+', ' ', 'g') FROM pg_stat_statements JOIN pg_roles ON oid = userid "
        "WHERE toplevel AND rolname LIKE 'kif%' ORDER BY calls DESC")
    for login, calls, query in rows:
        if int(calls) >= number // 20:
            print(f"  {int(calls) / number:.2f} a change by {login}: {query}")
    print(f"✓ {sum(int(calls) for _, calls, _ in rows) / number:.2f} statements a change, with those of the check for news", flush=True)


def changes_a_second(servers, owner, seconds, hot):
    """Eight devices eat, each from its own household or all from one; and how long each change took."""
    clients = []
    for number in range(8):
        client = owner.another_device() if number else owner
        client = at(servers[number % len(servers)], client)
        client.household = owner.household
        if not hot and number:
            made = answered("a household", client.post("households", {"name": f"Home {number} {uuid.uuid4().hex[:6]}"}), 201, shown=False)
            client.household = made.get("id") or made["household"]["id"]
        clients.append((client, client.change("add", name=f"Rice {number}", packs=900_000)["items"][0]["id"]))
    latencies, until = [], time.monotonic() + seconds

    def eat(client, stock):
        while time.monotonic() < until:
            began = time.monotonic()
            status, _, content = client.post(client.inside("changes"), [change("eat", item=stock)])
            if status not in (200, 503):
                raise Failure(f"{status} {content}")
            if status == 200:
                latencies.append(time.monotonic() - began)

    at_once([lambda pair=pair: eat(*pair) for pair in clients])
    return len(latencies) / seconds, latencies


def lists_a_second(server, client, seconds):
    count, until = [0] * 8, time.monotonic() + seconds

    def ask(index):
        while time.monotonic() < until:
            if client.send("GET", client.inside("items"))[0] == 200:
                count[index] += 1

    at_once([lambda index=index: ask(index) for index in range(8)])
    return sum(count) / seconds


if __name__ == "__main__":
    run(walk, starts, failover, freeze, crashes, restored, removal, nginx, copies, rates)
