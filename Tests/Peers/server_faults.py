"""What `kif-scan serve` says and keeps when something around it fails: the checks `faults` and `disk` of serve.py."""
import os
import socket
import sqlite3
import subprocess
import sys

from server_client import BROKEN, Client, Listener, at_once, change
from server_steps import Failure, answered, done, equal, holds, photo, prepared, serving


def faults():
    with serving() as (server, owner):
        milk = done("milk", owner.change("add", name="Milk", packs=9))["items"][0]["id"]
        status, text = server.run("serve", "--port", "0")
        equal("a second server of the inventory: 75, with the address of the first", (status, server.address in text), (75, True))

        database = sqlite3.connect(server.database, timeout=0, isolation_level=None)
        database.execute("BEGIN IMMEDIATE")
        changes = owner.inside("changes")
        answered("a change while another program writes", owner.post(changes, [change("eat", item=milk)]), 503, "temporary")
        answered("the list meanwhile", owner.get(owner.inside("items")), 200)
        database.execute("ROLLBACK")
        done("it is well afterwards", owner.change("eat", item=milk))

        listener = Listener(owner)
        listener.wait("household", 5)
        equal("a backup", server.run("backup", str(server.folder / "backup.sqlite"))[0], 0)
        number = done("a change after it", owner.change("eat", item=milk))["number"]
        holds("is heard", listener.wait("household", 2, number=number) is not None)

        items = Client(server, owner.token).get(owner.inside("items"))[2]["items"]
        equal("seven are left", [item["packs"] for item in items], [7])

    with prepared() as server, socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        status, text = server.run("serve", "--port", str(taken.getsockname()[1]))
        equal("a port that is taken: 69, one line", (status, text.count("\n"), "taken" in text), (69, 1, True))
        database = sqlite3.connect(server.database)
        database.execute("INSERT INTO grdb_migrations VALUES ('99 of a later version')")
        database.commit()
        status, text = server.run("serve", "--port", "0")
        equal("a database of a newer version: 74, one line", (status, text.count("\n")), (74, 1))


def disk():
    """On a disk of 64 MB, which is mounted where no other program sees it."""
    if "SMALL_DISK" not in os.environ:
        os.environ["SMALL_DISK"] = "1"
        os.execvp("unshare", ["unshare", "-rm", sys.executable, *sys.argv])
    with prepared() as server:
        subprocess.run(["mount", "-t", "tmpfs", "-o", "size=64m,mode=700", "tmpfs", str(server.folder)], check=True)
        try:
            fill_disk_of(server)
        finally:
            server.kill()
            subprocess.run(["umount", "--lazy", str(server.folder)], check=True)


def fill_disk_of(server):
    server.start()
    owner = Client(server).sign_in(server.code())
    holds("a photo while there is room", owner.scan(answered("sent", owner.photo(photo()), 202)["id"])["stage"] == "saved")
    filler = server.folder / "filler"
    fill(filler, leaving=10 << 20)
    answered("a photo without room", owner.photo(photo("olives.jpg")), 507, "diskFull")
    done("a change, for which there is room", owner.change("add", name="Rice"))
    fill(filler, leaving=0)
    answered("a change without any", owner.post(owner.inside("changes"), [change("add", name="Salt")]), 507, "diskFull")
    answered("the list", owner.get(owner.inside("items")), 200)
    filler.unlink()
    done("a change afterwards", owner.change("add", name="Salt"))

    # The disk fills while a photo comes in: another process takes the room between two parts of the body.
    def body():
        yield photo("olives.jpg")[:20_000]
        fill(filler, leaving=0)
        for _ in range(200):
            yield b"\0" * 100_000
    try:
        answered("the disk fills while a photo comes in", owner.photo(body()), 507, "diskFull")
    except BROKEN as error:
        raise Failure(f"the server hung up: {error}") from error
    filler.unlink()
    equal("nothing of it is kept", os.listdir(f"{server.database}-uploads"), [])
    equal("no scan", len(owner.get(owner.inside("scans"))[2]["scans"]), 1)
    sent = at_once([lambda: owner.photo(photo("olives.jpg")), lambda: owner.photo(photo("hackfleisch.jpg"))])
    equal("others go on", [owner.scan(answer[2]["id"])["stage"] for answer in sent], ["saved", "saved"])


def fill(path, leaving):
    """Fills the disk with a file until so many bytes are left."""
    with open(path, "ab", buffering=0) as file:
        system = os.statvfs(path)
        room = system.f_bavail * system.f_frsize - leaving
        while room > 0:
            try:
                room -= file.write(b"\0" * min(room, 1 << 20))
            except OSError:
                return
