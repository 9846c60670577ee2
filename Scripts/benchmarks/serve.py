"""The server: requests a second, photos, streams, memory and starts, each beside what it may cost.

Where the machine matters, what is judged is a ratio within this run. `wrk` (Debian) asks for the pages. Memory is the resident set
of the server's process, without its workers.
"""
import contextlib
import http.client
import json
import os
import pathlib
import re
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
import threading
import time

from . import copies, workers
from .running import run
from .speed import filled
from .streams import Streams
from .tables import judged, quantile, table

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Tests/Peers"))
from server_client import Client, Server, at_once, change  # noqa: E402
from server_steps import png  # noqa: E402

ITEMS = 1_000
STREAMS_OF_ONE = 6
UPLOAD = 24_900_000
FINAL = ("saved", "failed")


def add_arguments(command, root):
    command.add_argument("--photo", type=pathlib.Path, default=root / "TestImages/milk-carton.jpg", help="the photo to send")
    command.add_argument("--seconds", type=int, default=5, help="how long each page is asked for, three times")
    command.add_argument("--streams", type=int, default=1_000, help="the number of streams that are open at once")
    command.add_argument("--uploads", type=int, default=1_000, help="the number of photos that are sent, and of changes")
    command.add_argument("--copies", action="store_true", help="only copies of a household on other machines")
    command.add_argument("--workers", action="store_true", help="only workers on other machines, and many who send photos at once")
    command.add_argument("--photos", type=int, default=100, help="with --workers: how many photos the workers read")
    command.add_argument("--importers", type=int, default=10, help="with --workers: how many people send photos")
    command.add_argument("--each", type=int, default=100, help="with --workers: how many photos each of them sends")
    command.add_argument("--before", help="another kif-scan, whose starts are measured in turns with this one's")


def measure(arguments):
    """Yields a table for each part."""
    if arguments.no_kif:
        return
    if arguments.copies:
        yield from copies.measure(arguments)
        return
    if arguments.workers:
        yield from workers.measure(arguments)
        return
    files = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))  # the servers inherit it
    for part in (pages, photos, streams, idle, large_upload, many_uploads):
        with tempfile.TemporaryDirectory() as folder:
            server = Server(arguments.kif, folder)
            try:
                server.start()
                owner = Client(server).sign_in(server.code())
                yield table([part.__doc__, "value", "ratio", "bar", "met"], part(arguments, server, owner))
            finally:
                server.kill()
    with tempfile.TemporaryDirectory() as folder:
        yield starts(arguments, pathlib.Path(folder))


# Pages and changes

def pages(arguments, server, owner):
    """answers a second"""
    stock, rows = fill(owner), []
    if shutil.which("wrk"):
        items = "/v1/" + owner.inside("items")
        asked = [("/healthz", ""), (items, f"If-None-Match: {owner.get(items)[1]['ETag']}"), (items, "")]
        rounds = [[answers(owner, path, header, arguments.seconds) for path, header in asked] for _ in range(3)]
        health, known, whole = (statistics.median(rates) for rates in zip(*rounds, strict=True))
        rows = [judged("`GET /healthz`, 8 connections", health, 1),
                judged(f"`GET` {ITEMS:,} items that are known: 304", known, known / health, 0.25, True),
                judged(f"`GET` {ITEMS:,} items", whole, whole / health, 1 / 60, True)]
    else:
        rows = [["`GET`: not measured, there is no wrk", "", "", "", ""]]
    return [*rows, judged("`eat`, one after another", eats(owner, stock, arguments.seconds))]


def answers(client, path, header, seconds):
    """Answers a second to 8 connections at once."""
    headers = ["-H", f"Authorization: Bearer {client.token}", *(["-H", header] if header else [])]
    command = ["wrk", "-t1", "-c8", f"-d{seconds}s", *headers, client.server.address + path]
    text = subprocess.run(command, capture_output=True, text=True).stdout
    if "Requests/sec" not in text or "Non-2xx" in text or "Socket errors" in text:
        raise AssertionError(f"wrk {path}: {text}")
    return float(re.search(r"Requests/sec:\s+([0-9.]+)", text)[1])


def fill(owner):
    """Adds the items, and one that lasts. Returns its id."""
    for begin in range(0, ITEMS, 100):
        expected(200, owner.post(owner.inside("changes"), [
            change("add", name=f"Product {number}", expiry="2027-03-12", place="Cellar") for number in range(begin, begin + 100)]))
    return owner.change("add", name="Rice", packs=900_000)["items"][0]["id"]


def eats(client, item, seconds, count=float("inf")):
    """Changes a second on one connection, for so many seconds or so many changes."""
    path, headers = "/v1/" + client.inside("changes"), {"Authorization": "Bearer " + client.token, "Content-Type": "application/json"}
    began, done = time.monotonic(), 0
    with contextlib.closing(http.client.HTTPConnection(client.server.host, client.server.port, timeout=30)) as connection:
        while done < count and time.monotonic() < began + seconds:
            connection.request("POST", path, json.dumps([change("eat", item=item, amount="1")]), headers)
            answer = connection.getresponse()
            outcomes = json.loads(answer.read())
            if answer.status != 200 or outcomes[0].get("number") is None:
                raise AssertionError(f"eat: {answer.status} {outcomes}")
            done += 1
    return done / (time.monotonic() - began)


def expected(status, answer):
    if answer[0] != status:
        raise AssertionError(f"{answer[0]} {answer[2]} instead of {status}")
    return answer[2]


def restart(server):
    server.stop()
    server.start()


# Photos

def photos(arguments, server, owner):
    """seconds from the end of a photo's upload until it is saved, median of 5"""
    data, path, other = arguments.photo.read_bytes(), server.folder / "photo.jpg", server.folder / "other.sqlite"
    run([arguments.kif, "list", "--database", other], environment=server.environment)
    rounds = []
    for _ in range(5):
        restart(server)
        times = [reading(owner, data + os.urandom(12)) for _ in range(2)]
        path.write_bytes(data + os.urandom(12))
        rounds.append([*times, run([arguments.kif, path, "--database", other], environment=server.environment).wall])
    cold, warm, alone = (statistics.median(times) for times in zip(*rounds, strict=True))
    return [judged("`kif-scan PHOTO`, from its start to its end", alone, 1), judged("the first after a restart", cold, cold / alone, 1.2),
            judged("the next one", warm, warm / alone, 1.2)]


def reading(client, data):
    """The seconds from the answer to a photo until it is saved."""
    scan = expected(202, client.photo(data))
    began, stage = time.monotonic(), None
    while stage not in FINAL and time.monotonic() < began + 120:
        time.sleep(0.01)
        stage = client.get(client.inside("scans/" + scan["id"]))[2]["stage"]
    if stage != "saved":
        raise AssertionError(f"a photo: {stage}")
    return time.monotonic() - began


# Streams

def streams(arguments, server, owner):
    """open streams"""
    people = [owner.invited(f"Person {number}") for number in range(-(-arguments.streams // STREAMS_OF_ONE))]
    before, rows = rested(server, owner), []
    with contextlib.closing(Streams()) as opened:
        for number in range(arguments.streams):
            opened.add(people[number // STREAMS_OF_ONE])
        opened.hear(0)  # each begins with the household's number
        time.sleep(1)
        after, spent = memory(server), processor_time(server, 10)
        for _ in range(5):
            number, began = owner.saw()["seen"], time.monotonic()
            changing = threading.Thread(target=owner.change, args=("add",), kwargs={"name": f"Tea {number}"})
            changing.start()
            times = [1000 * (heard - began) for heard in opened.hear(number + 1)]
            changing.join()
            figures = f"median {statistics.median(times):.0f}, last {max(times):.0f}"
            rows.append(judged(f"ms until 99 of 100 have heard of a change ({figures})", quantile(times, 0.99), bar=500))
    return [judged(f"KB for each of {arguments.streams:,}", (after - before) / arguments.streams, bar=25), *rows,
            judged("CPU ms a second while nothing happens", spent)]


# Memory

def memory(server):
    """KB of the server."""
    return int(re.search(r"^VmRSS:\s+([0-9]+)", pathlib.Path(f"/proc/{server.process.pid}/status").read_text(), re.M)[1])


def rested(server, client):
    """KB of a server that has started and answered 10 requests."""
    restart(server)
    for _ in range(10):
        client.items()
    return memory(server)


def processor_time(server, seconds):
    """Milliseconds a second that the server runs."""
    def ticks():
        return sum(map(int, pathlib.Path(f"/proc/{server.process.pid}/stat").read_text().rpartition(")")[2].split()[11:13]))

    before = ticks()
    time.sleep(seconds)
    return 1000 * (ticks() - before) / os.sysconf("SC_CLK_TCK") / seconds


def idle(arguments, server, owner):
    """without photos and streams"""
    fill(owner)
    resident = rested(server, owner)
    peak = run([arguments.kif, "list", "--database", server.database], environment=server.environment).peak
    return [judged(f"MB of `list` of {ITEMS:,} items", peak / 1024, 1),
            judged("MB of the server after 10 requests", resident / 1024, resident / peak, 1.6),
            judged("CPU ms a second", processor_time(server, 10))]


def large_upload(arguments, server, owner):
    """a photo of 24.9 MB, until its last byte comes"""
    reading(owner, png(16, 16, os.urandom(12)))
    before = most = memory(server)
    body = (arguments.photo.read_bytes() + os.urandom(12)).ljust(UPLOAD, b"\0")

    def pieces():
        nonlocal most
        for begin in range(0, UPLOAD - 1, 65536):
            yield body[begin:min(begin + 65536, UPLOAD - 1)]
            time.sleep(0.002)
            most = max(most, memory(server))
        time.sleep(0.5)
        most = max(most, memory(server))
        yield body[-1:]

    headers = {"Content-Type": "image/jpeg", "Content-Length": str(UPLOAD)}
    expected(202, owner.request("PUT", owner.inside("scans"), pieces(), headers, seconds=60))
    return [judged("MB before", before / 1024), judged("MB more", (most - before) / 1024, bar=4)]


def many_uploads(arguments, server, owner):
    """many photos and changes"""
    people = [owner.invited(f"Person {number}") for number in range(20)]  # each may send 60 photos a minute
    stock, sizes, rows, sent = fill(owner), [], [], 0
    for total in (arguments.uploads // 10, arguments.uploads):
        at_once([lambda client=client, count=total - sent: eats(client, stock, 600, count // 3) for client in people[:3]])
        while sent < total:
            answer = people[sent % 20].photo(png(16, 16, os.urandom(12)), "image/png")
            if answer[0] == 429:
                time.sleep(1)
                continue
            scan, sent = expected(202, answer), sent + 1
        while owner.scan(scan["id"], 600)["stage"] not in FINAL:
            pass
        time.sleep(1)
        sizes.append(memory(server))
        bar = 1.2 if rows else None
        what = f"MB after {total:,} photos, and {total:,} changes by three at once"
        rows.append(judged(what, sizes[-1] / 1024, sizes[-1] / sizes[0], bar))
    return rows


# Starts

def starts(arguments, folder):
    """The wall time of starts, in turns with the other program."""
    programs = [arguments.kif] + ([os.path.abspath(arguments.before)] if arguments.before else [])
    for number, program in enumerate(programs):
        filled(program, folder / f"{number}.sqlite", 10)
    rows = []
    for name, words in (("`--version`", ["--version"]), ("`list` of 10 items", ["list", "--database"])):
        rounds = []
        for _ in range(22):
            rounds.append([])
            for number, program in enumerate(programs):
                command = [program, *words, *([folder / f"{number}.sqlite"] if "list" in words else [])]
                began = time.perf_counter()
                subprocess.run(command, stdout=subprocess.DEVNULL, check=True)
                rounds[-1].append(1000 * (time.perf_counter() - began))
        now, *before = (statistics.median(times) for times in zip(*rounds[1:], strict=True))  # the first may wait for the disk
        rows.append([name, f"{now:.1f}", *([f"{before[0]:.1f}", f"{now / before[0]:.2f}"] if before else ["–", "–"])])
    return table(["ms from start to end, median of 21", "now", "before", "ratio"], rows)
