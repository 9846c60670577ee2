"""Workers on other machines, and many who send photos at once: photos a second, and how long a list takes meanwhile.

Everything runs on this machine, so two workers can be twice as fast as one only where two processors are free.
"""
import os
import pathlib
import signal
import statistics
import subprocess
import sys
import tempfile
import threading
import time

from .running import json_lines, run
from .tables import judged, quantile, table

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Tests/Peers"))
from server_client import Client, Server, at_once  # noqa: E402

HEADER = ["value", "ratio", "bar", "met"]
FINAL = ("saved", "failed")


def measure(arguments):
    """Yields a table for each part."""
    yield table([workers.__doc__, *HEADER], list(workers(arguments)))
    yield table([importers.__doc__, *HEADER], list(importers(arguments)))


def mix(count):
    """Photos of TestImages in turn, all different."""
    files = [path.read_bytes() for path in sorted((ROOT / "TestImages").glob("*.jpg"))]
    files = [content for content in files if content.startswith(b"\xff\xd8\xff")]
    return [files[number % len(files)] + os.urandom(12) for number in range(count)]


def send(client, photos):
    """Sends photos, as fast as the server takes them of one person. Returns the ids of their scans."""
    scans = []
    for photo in photos:
        while (answer := client.photo(photo))[0] == 429:
            time.sleep(1)
        if answer[0] != 202:
            raise AssertionError(f"a photo: {answer[0]} {answer[2]}")
        scans.append(answer[2]["id"])
    return scans


def finished(client, scans):
    """Waits until photos are done. Returns how many were saved."""
    return [client.scan(scan, 3_600)["stage"] for scan in scans].count("saved")


def workers(arguments):
    """photos a second of `serve --jobs 0`"""
    rates = {}
    for count in (1, 2):
        with tempfile.TemporaryDirectory() as folder:
            server, started = Server(arguments.kif, folder, "--jobs", "0"), []
            server.start()
            try:
                owner = Client(server).sign_in(server.code())
                people = [owner.invited(f"Person {number}") for number in range(-(-arguments.photos // 50))]
                photos = mix(arguments.photos)
                sent = [(person, send(person, photos[number::len(people)])) for number, person in enumerate(people)]
                began = time.monotonic()
                for number in range(count):
                    token = server.run("serve", "--worker-token", f"Worker {number}")[1].strip()
                    started.append(subprocess.Popen(
                        [arguments.kif, "worker", "--server", server.address, "--jobs", "1", "--quiet"], stdin=subprocess.PIPE, text=True))
                    started[-1].stdin.write(token + "\n")
                    started[-1].stdin.close()
                saved = sum(finished(person, scans) for person, scans in sent)
                rates[count] = arguments.photos / (time.monotonic() - began)
                yield judged(f"{count} worker{'s' * (count > 1)}, `--jobs 1`: {saved} of {arguments.photos} saved", rates[count],
                             rates[count] / rates[1])
            finally:
                for process in started:
                    process.send_signal(signal.SIGTERM)
                    process.wait()
                server.kill()


def importers(arguments):
    """many who send photos at once"""
    count, each = arguments.importers, arguments.each
    photos, meanwhile, done = mix(count * each), [], threading.Event()

    def listen():
        while not done.wait(0.1):
            meanwhile.append(listing(owner))

    with tempfile.TemporaryDirectory() as folder:
        server = Server(arguments.kif, folder, "--jobs", "2")
        server.start()
        try:
            owner = Client(server).sign_in(server.code())
            people, before = [owner.invited(f"Person {number}") for number in range(count)], [listing(owner) for _ in range(200)]
            listener, began = threading.Thread(target=listen), time.monotonic()
            listener.start()
            sent = at_once([lambda number=number: send(people[number], photos[number::count]) for number in range(count)])
            uploaded = time.monotonic() - began
            saved = sum(finished(person, scans) for person, scans in zip(people, sent, strict=True))
            served = len(photos) / (time.monotonic() - began)
            done.set()
            listener.join()
        finally:
            done.set()
            server.kill()
        rate, read = imported(arguments, pathlib.Path(folder), photos, server.environment)
    lost = len(photos) - len({scan for scans in sent for scan in scans})
    waits = [1000 * quantile(times, 0.99) for times in (before, meanwhile)]
    yield judged(f"photos a second of `import -j 2`: {read} of {len(photos)} read", rate, 1)
    yield judged(f"of `serve --jobs 2`, {count} people with {each} photos each: {saved} read", served, served / rate)
    yield judged(f"photos without a scan of their own (the last was sent after {uploaded:.0f} s)", lost)
    yield judged(f"ms of `GET` items, p99 of {len(before)} before", waits[0], 1)
    yield judged(f"meanwhile, p99 of {len(meanwhile)} (median {1000 * statistics.median(meanwhile):.0f})", waits[1], waits[1] / waits[0])


def imported(arguments, folder, photos, environment):
    """Photos a second of an import without a server, and how many it read."""
    (folder / "photos").mkdir()
    for number, photo in enumerate(photos):
        (folder / f"photos/{number:05}.jpg").write_bytes(photo)
    command = [arguments.kif, "import", "-j", "2", "--group-by", "none", "--json", "--database", folder / "alone.sqlite", folder / "photos"]
    alone = run(command, environment=environment)
    return len(photos) / alone.wall, sum(result["status"] != "failed" for result in json_lines(alone.output))


def listing(client):
    """The seconds that a list takes."""
    began = time.monotonic()
    status = client.get(client.inside("items"))[0]
    if status != 200:
        raise AssertionError(f"GET items: {status}")
    return time.monotonic() - began
