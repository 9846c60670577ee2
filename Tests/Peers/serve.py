#!/usr/bin/env python3
"""Holds `kif-scan serve` to what it promises, from outside.

    serve.py KIF-SCAN PHOTO-FOLDER CHECK [ROUNDS]

Prints a line for each step; ends with status 1 at the first that fails. Each check starts servers of its own on this machine,
in a folder that goes afterwards. ROUNDS is for `kill` and `starts`.
"""
import contextlib
import os
import pathlib
import random
import resource
import socket
import threading
import time
import uuid

from server_attacks import limits, matrix, nonsense, origins
from server_client import BROKEN, CODE, Client, Listener, at_once, change
from server_faults import disk, faults
from server_households import starts_again
from server_steps import Failure, answered, done, equal, holds, photo, png, prepared, refused, run, serving


def start():
    with prepared() as server:
        print(f"the address is there after {server.start():.2f} s", flush=True)
        answered("/healthz", Client(server).get("/healthz"), 200)
        equal("SIGTERM: ends with status 0 within 20 s", server.stop(), 0)
        equal("one line was written, without a code", (len(server.lines), [line for line in server.lines if CODE.search(line)]), (1, []))
        server.start()
        listener = Listener(Client(server).sign_in(server.code()))
        holds("a stream says hello", listener.wait("hello", 5) is not None)
        equal("SIGTERM with an open stream: ends with status 0 within 20 s", server.stop(), 0)
        holds("the stream ended with bye", listener.ended.wait(30) and listener.events[-1][0] == "bye")


def walk():
    with prepared() as server:
        equal("add on the server's machine", server.run("add", "Oat Drink", "--expiry", "+30d")[0], 0)
        server.start()
        owner = Client(server).sign_in(server.code())
        holds("the set-up code shows what the machine has", "Oat Drink" in owner.items())
        invitation = answered("an invitation", owner.post(owner.inside("invitations")), 201)
        preview = answered("its preview", Client(server).post("invitations/preview", {"code": invitation["code"]}), 200)
        equal("the preview names the household", preview["household"], owner.me["households"][0]["name"])
        answered("without a name", Client(server).post("auth/code", {"code": invitation["code"]}), 422, "nameNeeded")
        ben = Client(server).sign_in(invitation["code"], "Ben")
        equal("Ben has joined", [household["id"] for household in ben.me["households"]], [owner.household])
        answered("the code works once", Client(server).post("auth/code", {"code": invitation["code"], "name": "Eve"}), 401, "codeInvalid")
        members = owner.get(owner.inside("members"))[2]["members"]
        equal("two members", sorted((member["role"], member["you"]) for member in members), [("member", False), ("owner", True)])
        sent = answered("a photo", ben.photo(photo()), 202)
        scan = ben.scan(sent["id"])
        equal("it is saved within 20 s", scan["stage"], "saved")
        item = scan["result"]["item"]
        for client, who in ((owner, "the owner"), (ben, "Ben")):
            holds(f"{who} sees {item['name']}", item["id"] in [one["id"] for one in client.items().values()])
        again = answered("the same photo again", owner.photo(photo()), 200)
        equal("it is the same scan", again["id"], sent["id"])
        equal("there is one pack of it", (owner.scan(sent["id"])["stage"], owner.items()[item["name"]]["packs"]), ("saved", 1))
        page = answered("the list", owner.get(owner.inside("items")), 200)
        tag = owner.get(owner.inside("items"))[1]["ETag"]
        equal("its ETag says copy and number", tag.strip('W/"').startswith(f"{page['copy']}.{page['number']}"), True)
        equal("nothing new: 304", owner.get(owner.inside("items"), {"If-None-Match": tag})[0], 304)
        details = answered("one item", owner.get(owner.inside("items/" + item["id"])), 200)
        holds("it has a history and origins", details["history"] and details["origins"])
        entries = answered("the journal", owner.get(owner.inside("journal")), 200)["entries"]
        equal("it has two entries", len(entries), 2)
        table = answered("the table", owner.get(owner.inside("export.csv")), 200).decode()
        holds("it has both items", item["name"] in table and "Oat Drink" in table)


def children(process):
    """The processes that a process has started to read photos, with the options by which their kinds differ."""
    for number in filter(str.isdigit, os.listdir("/proc")):
        with contextlib.suppress(OSError):
            if int(pathlib.Path("/proc", number, "stat").read_text().rpartition(")")[2].split()[1]) == process:
                options = pathlib.Path("/proc", number, "cmdline").read_text().split("\0")
                # One that does not run its program yet has the server's options.
                if "scan-worker" in options:
                    yield number, next((kind for kind in ("--pictures", "--no-text") if kind in options), "all")


def descriptors():
    """The processes that decode photos have nothing of the server but the socket between them."""
    with prepared() as server:
        server.environment |= {"PGPASSWORD": "secret", "KIF_MAIL_USER": "ada"}
        server.start()
        owner = Client(server).sign_in(server.code())
        clients = [socket.create_connection((server.host, server.port)) for _ in range(50)]
        sent = [answered("a photo", owner.photo(photo(made_different=True)), 202, shown=False)["id"] for _ in range(20)]
        threading.Thread(target=owner.post, args=(owner.inside("barcodes"), photo("biscuits.jpg"),
                                                  {"Content-Type": "image/jpeg"}), daemon=True).start()
        opened, variables, sessions = {}, set(), set()
        while owner.scan(sent[-1], 0)["stage"] not in ("saved", "failed"):
            for number, kind in children(server.process.pid):
                with contextlib.suppress(OSError):
                    files = {name: os.readlink(f"/proc/{number}/fd/{name}") for name in os.listdir(f"/proc/{number}/fd")}
                    opened.setdefault(kind, []).append(files)
                    with open(f"/proc/{number}/environ", encoding="utf-8") as environment:
                        variables |= {line.partition("=")[0] for line in environment.read().split("\0")}
                    sessions.add(os.getsid(int(number)) == os.getsid(server.process.pid))
            time.sleep(0.02)
        equal("there were workers of all kinds", sorted(opened), ["--no-text", "--pictures", "all"])
        for kind, seen in sorted(opened.items()):
            holds(f"{kind}: at most 8 descriptors ({max(map(len, seen))})", max(map(len, seen)) <= 8)
            sockets = {name for files in seen for name, file in files.items() if file.startswith("socket:")}
            equal(f"{kind}: the only socket is that to the server", sockets, {"0"})
        equal("none has what the server alone needs", [name for name in variables if name.startswith(("PG", "KIF_MAIL"))], [])
        equal("none has the server's terminal", sessions, {False})
        began = time.monotonic()
        clients[0].sendall(b"NONSENSE\r\n\r\n")
        clients[0].settimeout(10)
        while clients[0].recv(4096):
            pass
        holds(f"a connection that the server ends is closed ({time.monotonic() - began:.2f} s)", any(children(server.process.pid)))


def full():
    """With more connections than it may have descriptors, and with none left, it waits; nothing that it has taken is lost."""
    with prepared() as server:
        own = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (120, own[1]))
        try:
            server.start()
        finally:
            resource.setrlimit(resource.RLIMIT_NOFILE, own)
        owner = Client(server).sign_in(server.code())
        clients = [socket.create_connection((server.host, server.port)) for _ in range(130)]
        opened = f"/proc/{server.process.pid}/fd"
        until = time.monotonic() + 20
        while len(os.listdir(opened)) < 100 and time.monotonic() < until:
            time.sleep(0.05)
        holds("some descriptors are left for its own work", 100 <= len(os.listdir(opened)) < 118)
        clients.pop(0).close()
        sent = [answered("a photo", owner.photo(photo(made_different=True)), 202, shown=False)["id"] for _ in range(3)]
        used = len(os.listdir(opened))
        resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE, (used, used))
        time.sleep(2)
        equal("without a descriptor it runs on", server.process.poll(), None)
        for client in clients:
            client.close()
        equal("then all photos are read", [owner.scan(each, 60)["stage"] for each in sent], ["saved"] * 3)
        answered("and it answers", Client(server).get("/healthz"), 200)


def starts(rounds="10"):
    """It starts again whatever three people have done to their households."""
    with prepared() as server:
        starts_again(server, int(rounds))


def gone():
    """A household is deleted while its photos are read: the server goes on, and keeps nothing of them."""
    with serving() as (server, owner):
        made = answered("a household", owner.post("households", {"name": "Cabin"}), 201)
        ben, home = owner.invited("Ben"), owner.household
        owner.household = made["id"]
        sent = [answered("a photo", owner.photo(photo(made_different=True)), 202, shown=False)["id"] for _ in range(4)]
        answered("it is deleted", owner.delete(owner.inside()), 204)
        answered("a scan", owner.get(owner.inside("scans/" + sent[0])), 404, "householdDeleted")
        other = answered("a photo of Ben's", ben.photo(photo(made_different=True)), 202)["id"]
        equal("is read", ben.scan(other, 60)["stage"], "saved")
        until = time.monotonic() + 60
        while (left := [path.name for path in server.folder.glob("*uploads/*")]) and time.monotonic() < until:
            time.sleep(0.1)
        equal("no file of the others is left", left, [])
        owner.household = home
        holds("the owner's other household is there", owner.items() is not None)


def turns():
    with serving() as (server, owner):
        ben = owner.invited("Ben")
        many = [answered("a photo of the owner", owner.photo(photo(made_different=True)), 202)["id"] for _ in range(12)]
        one = answered("one of Ben", ben.photo(photo(made_different=True)), 202)["id"]
        equal("Ben's is saved", ben.scan(one, 60)["stage"], "saved")
        stages = [owner.scan(each, 0)["stage"] for each in many]
        holds(f"it did not wait for all of the owner's ({stages.count('saved')} of 12 were saved)", stages.count("saved") < 8)


def barcode():
    with serving() as (server, owner):
        def asked(data):
            return owner.post(owner.inside("barcodes"), data, {"Content-Type": "image/jpeg"})

        began = time.monotonic()
        found = answered("a photo of a barcode", asked(photo("biscuits.jpg")), 200)
        seconds = time.monotonic() - began
        holds(f"nobody knows its product ({found})", found["product"] is None)
        done("it gets a name", owner.change("add", name="Biscuits", gtin=found["gtin"], place="Shelf"))
        again = answered("the same pack again", asked(photo("biscuits.jpg", made_different=True)), 200)
        equal("its product is what the household had", [again["product"][key] for key in ("name", "place")], ["Biscuits", "Shelf"])
        holds(f"the answer came after {seconds:.2f} s", True)
        answered("no picture", asked(b"none"), 422, "unsupportedFormat")
        blank = owner.post(owner.inside("barcodes"), png(60, 40), {"Content-Type": "image/png"})
        answered("a picture without a barcode", blank, 422, "nothing")
        equal("nothing is kept", owner.get(owner.inside("scans"))[2]["scans"], [])


def races():
    with serving() as (server, owner):
        ben = owner.invited("Ben")
        added = done("an item", owner.change("add", name="Milk", packs=1, expiry="2027-03-01"))
        milk = added["items"][0]["id"]
        saw = owner.saw()
        done("Ben fixes its name", ben.change("fix", item=milk, name="Whole Milk", **saw))
        done("the owner, who saw the earlier list, its date", owner.change("fix", item=milk, expiry="2027-03-27", **saw))
        item = owner.items()["Whole Milk"]
        equal("both hold", (item["id"], item["expiryDate"]), (milk, "2027-03-27"))
        saw = ben.saw()
        done("Ben fixes the name again", ben.change("fix", item=milk, name="Hay Milk", **saw))
        refusal = refused("the owner's other name is refused", owner.change("fix", item=milk, name="Goat Milk", **saw), "changedSince")
        equal("by whom and how is said", [refusal.get(key) for key in ("aspect", "by", "theirs", "yours")],
              ["name", "Ben", "Hay Milk", "Goat Milk"])
        done("who has seen it may", owner.change("fix", item=milk, name="Goat Milk", **owner.saw()))

        eaten = at_once([lambda client=client: client.change("eat", item=milk, amount="2/3") for client in (owner, ben)])
        equal("both eat 2/3 of one pack: 2/3 and 1/3", sorted(outcome["amount"] for outcome in eaten), [333, 667])
        refused("then nothing is left", ben.change("eat", item=milk, amount="2/3"), "notEnough")

        eggs = done("eggs", owner.change("add", name="Eggs", packs=20))["items"][0]["id"]
        same = change("eat", item=eggs, amount="3")
        answers = at_once([lambda: owner.post(owner.inside("changes"), [same])] * 10)
        equal("the same change ten times at once: all answered", {answer[0] for answer in answers}, {200})
        equal("with one number", len({answer[2][0].get("number") for answer in answers}), 1)
        entries = owner.get(owner.inside("journal"), limit=100)[2]["entries"]
        equal("one entry", [entry["id"] for entry in entries].count(same["id"]), 1)
        equal("17 are left", owner.items()["Eggs"]["stock"], 17000)
        refused("another content with that id", owner.change("eat", item=eggs, amount="1", id=same["id"]), "anotherContent")

        devices = [owner.another_device() if index % 2 else ben.another_device() for index in range(10)]
        names = [f"{word} Jam" for word in "Apple Apricot Cherry Fig Lemon Orange Peach Plum Quince Raspberry".split()]
        outcomes = at_once([lambda pair=pair: pair[0].change("add", name=pair[1]) for pair in zip(devices, names, strict=True)])
        equal("ten devices add at once: ten numbers", len({outcome.get("number") for outcome in outcomes} - {None}), 10)
        equal("all are there", set(names) - set(owner.items()), set())

        meal = done("Ben eats two eggs", ben.change("eat", item=eggs, amount="2"))["id"]
        done("the owner eats one", owner.change("eat", item=eggs, amount="1"))
        refused("the owner cannot take back Ben's meal", owner.change("undo", change=meal), "notYours")
        done("Ben can, though the owner ate since", ben.change("undo", change=meal))
        equal("his two are there again", owner.items()["Eggs"]["stock"], 16000)
        refused("not twice", ben.change("undo", change=meal), "undoneAlready")
        done("the owner takes back the last change", owner.change("undo"))
        equal("that one is there again", owner.items()["Eggs"]["stock"], 17000)


def outside():
    with prepared() as server:
        equal("add on the server's machine", server.run("add", "Oat Drink", "--expiry", "+30d")[0], 0)
        server.start()
        owner = Client(server).sign_in(server.code())
        listener = Listener(owner)
        before = listener.wait("household", 5)
        holds("a stream begins with the household", before and before["household"] == owner.household)
        equal("eat on the server's machine", server.run("eat", "Oat Drink", "1/3")[0], 0)
        holds("the stream says so within 1 s", listener.wait("household", 1, number=before["number"] + 1))
        equal("the page would see it", owner.items()["Oat Drink"]["stock"], 667)


class Worker:
    """A person who sends changes and photos, and keeps in mind which of them were answered."""

    def __init__(self, client, stock, chance):
        self.client, self.stock, self.chance = client, stock, chance
        self.changes, self.photos = {}, {}  # what was answered: by their ids, and ids of scans by the bytes
        self.open_changes, self.open_photos = [], []  # what was sent without an answer, and is sent again

    def work(self):
        """Sends until the server is gone; in a round at most 5 photos, which keeps it below 60 a minute."""
        with contextlib.suppress(*BROKEN):
            for one in list(self.open_changes):
                self.send_change(one)
            for one in list(self.open_photos):
                self.send_photo(one)
            for number in range(2000):
                if number < 40 and number % 8 == 3:
                    name = self.chance.choice(["milk-carton.jpg", "fresh-pasta.jpg", "turkey-steaks.jpg", "lasagne.jpg", "olives.jpg"])
                    data = photo(name, made_different=True)
                    self.open_photos.append(data)
                    self.send_photo(data)
                one = change("eat", item=self.stock, amount="1") if number % 2 else change("add", name=f"Jar {uuid.uuid4().hex[:12]}")
                self.open_changes.append(one)
                self.send_change(one)
                time.sleep(self.chance.uniform(0, 0.02))

    def send_change(self, one):
        answer = self.client.post(self.client.inside("changes"), [one])
        if answer[0] == 503:
            return
        if answer[0] != 200 or answer[2][0].get("number") is None:
            raise Failure(f"{one}: {answer[0]} {answer[2]}")
        self.changes[one["id"]] = one
        self.open_changes.remove(one)

    def send_photo(self, data):
        status, _, content = self.client.photo(data)
        if status in (429, 503):
            return
        if status not in (200, 202):
            raise Failure(f"a photo: {status} {content}")
        self.photos[data] = content["id"]
        self.open_photos.remove(data)


def kill(rounds="10"):
    seed = random.randrange(1 << 32)
    print(f"seed {seed}", flush=True)
    chance = random.Random(seed)
    with serving() as (server, owner):
        stock, full = owner.change("add", name="Rice", packs=900_000)["items"][0]["id"], 900_000_000
        workers = [Worker(client, stock, random.Random(chance.random())) for client in (owner, owner.invited("Ben"), owner.invited("Eve"))]
        for number in range(int(rounds)):
            if number:
                server.start()
            blow = threading.Timer(chance.uniform(0.2, 3), server.kill)
            blow.start()
            try:
                at_once([worker.work for worker in workers])
                blow.join()
            finally:
                blow.cancel()
            print(f"✓ round {number + 1}: {sum(len(worker.changes) for worker in workers)} changes, "
                  f"{sum(len(worker.photos) for worker in workers)} photos answered", flush=True)
        server.start()
        # What was not answered is sent again, in the end all of it: a person sends at most a photo a second.
        until = time.monotonic() + 90 + 1.5 * max(len(worker.open_photos) for worker in workers)
        while any(worker.open_changes or worker.open_photos for worker in workers) and time.monotonic() < until:
            for worker in workers:
                for one in list(worker.open_changes):
                    worker.send_change(one)
                for one in list(worker.open_photos):
                    worker.send_photo(one)
            time.sleep(1)
        equal("everything is answered in the end", sum(len(worker.open_changes) + len(worker.open_photos) for worker in workers), 0)

        changes = {key: value for worker in workers for key, value in worker.changes.items()}
        items = owner.items()
        jars = [one["name"] for one in changes.values() if one["do"] == "add"]
        equal("every jar is there, once", [name for name in jars if name not in items or items[name]["packs"] != 1], [])
        meals = [key for key, one in changes.items() if one["do"] == "eat"]
        history = [entry["id"] for entry in owner.get(owner.inside("items/" + stock))[2]["history"]]
        equal("every meal is in the journal, once", [meal for meal in meals if history.count(meal) != 1], [])
        equal("there are no others", len(history), len(meals) + 1)
        equal("what was eaten is gone, and no more", items["Rice"]["stock"], full - 1000 * len(meals))

        ids = [scan for worker in workers for scan in worker.photos.values()]
        equal("each photo has a scan of its own", len(set(ids)), len(ids))
        until = time.monotonic() + 60 + 3 * len(ids)
        scans = [owner.scan(scan, until - time.monotonic()) for scan in ids]
        equal("every answered photo is read", [scan for scan in scans if scan["stage"] != "saved"], [])
        listed = {scan["id"] for scan in owner.get(owner.inside("scans"), limit=500)[2]["scans"]}
        equal("there are no other photos", listed - set(ids), set())
        shown = {scan["result"]["item"]["id"] for scan in scans if scan["result"].get("item")}
        packs = sum(item["packs"] for item in items.values() if item["id"] in shown)
        holds(f"none counts twice: {packs} packs of {len(ids)} photos", packs <= len(ids))
        status, text = server.run("doctor")
        equal("doctor finds nothing" if status == 0 else text, status, 0)


if __name__ == "__main__":
    run(start, starts, walk, descriptors, full, gone, turns, barcode, races, matrix, origins, nonsense, limits, outside, faults, disk, kill)
