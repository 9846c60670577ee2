"""Rounds of kills: the program, its workers or its whole process group are ended at random moments, and the command is
repeated each time. Every round must end in the inventory of an undisturbed import.

The photos are small and are read without scene text, so that a round costs seconds. They are grouped by time, by name and not
at all; some belong to a pack only because of the photo between them.
"""
import json
import os
import pathlib
import random
import signal
import sqlite3
import subprocess
import time
from contextlib import closing

from .exif import taken
from .tiny import picture

MAXIMUM_KILLS = 18
DAY = "2026-11-20"
# (name, picture of TestImages, seconds after midnight; None for a file without EXIF)
PHOTOS = [
    ("01", "rice-cakes", 0), ("02", "rice-cakes", 1),
    # The third is too late after the first, so it belongs to their pack only with the second between them.
    ("03", "sea-salt", 60), ("04", "fish-pie", 75), ("05", "sea-salt", 90),
    ("06", "two-products", 120),
    ("07", "fish-pie", 150), ("08", "camembert", 158), ("09", "lasagne", 160),
    # The same pack once more, and a copy of the file.
    ("10", "rice-cakes", 300), ("10 copy", "rice-cakes", 300),
    ("11 oats-1", "oat-drink", None), ("11 oats-2", "fresh-pasta", None),
    ("12", "truncated", None), ("13", "blank", None), ("14", "peas", None), ("15", "oat-drink", 400), ("16", "muesli", 409),
]


class Rounds:
    """The photos, and the inventory of their undisturbed import."""

    def __init__(self, kif, images, folder):
        self.kif, self.folder, self.photos = kif, folder, folder / "kill photos"
        self.photos.mkdir()
        for name, image, second in PHOTOS:
            content = picture(0) if image == "blank" else (images / f"{image}.jpg").read_bytes()
            path = self.photos / f"{name}.{'png' if image == 'blank' else 'jpg'}"
            # Without EXIF no two files may have the same content.
            path.write_bytes(content + path.name.encode() if second is None else taken(content, second))
            os.utime(path, (1_700_000_000, 1_700_000_000))
        begin = time.monotonic()
        undisturbed = Import(self, "undisturbed")
        undisturbed.run()
        self.pause = (time.monotonic() - begin) / len(PHOTOS)
        self.expected = undisturbed.inventory()

    def measure(self, rounds, seed):
        """The kills of all rounds, and (seed, difference) of each round that ended otherwise."""
        kills, others = 0, []
        for number in range(rounds):
            count, difference = self.round(f"{seed}-{number}")
            kills += count
            if difference:
                others.append((f"{seed}-{number}", difference))
        return kills, others

    def round(self, seed):
        """The number of kills, and the first difference from the undisturbed import; None when there is none.

        The same seed plans the same kills at the same moments; what the program does at a moment depends on the machine.
        """
        choice = random.Random(seed)
        planned, pause = choice.randint(1, MAXIMUM_KILLS), choice.choice((0.1, 0.5, 2)) * self.pause
        place = Import(self, f"round {seed}", choice.choice(("1", "2", "4")))
        kills = 0
        process = place.start()
        while kills < planned:
            time.sleep(choice.uniform(0, 2 * pause))
            kind = choice.choices(("worker", "parent", "group", "interrupt", "terminate"), (10, 2, 2, 1, 1))[0]
            if process.poll() is not None:
                break
            kills += end(process, kind, choice)
            if kind != "worker":
                process.wait()
                process = place.start()
        process.wait()
        place.run()
        difference = first_difference(self.expected, place.inventory())
        place.run()
        return kills, difference or first_difference(self.expected, place.inventory())


class Import:
    """An import into a database of its own."""

    def __init__(self, rounds, name, jobs="2"):
        self.folder = rounds.folder / name
        self.folder.mkdir()
        self.photos = rounds.photos
        self.database = self.folder / "kif.sqlite"
        self.command = [rounds.kif, "--quiet", "--jobs", jobs, "--today", DAY, "--database", str(self.database), str(self.photos)]

    def start(self):
        """Starts it in a process group of its own, without the user's data and settings."""
        places = {f"XDG_{name}_HOME": str(self.folder) for name in ("DATA", "STATE", "CONFIG")}
        return subprocess.Popen(self.command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                                env={**os.environ, **places}, start_new_session=True)

    def run(self):
        self.start().wait()

    def inventory(self):
        """The items in the order in which they were added, the photos and the journal; without ids and times."""
        with closing(sqlite3.connect(self.database)) as database:
            database.row_factory = sqlite3.Row
            names = {row["contentHash"]: pathlib.Path(row["name"]).name for row in database.execute("SELECT * FROM photo")}

            def rows(query, *values):
                return [dict(row) for row in database.execute(query, values)]

            def plain(row):
                row = {key: json.loads(value) if isinstance(value, bytes) else value for key, value in row.items()
                       if key not in ("id", "householdId", "itemId", "addedDate")}
                if "contentHash" in row:
                    row["photo"] = names.get(row.pop("contentHash"))
                return row

            found = []
            for item in rows("SELECT * FROM item ORDER BY addedDate"):
                found.append({
                    "item": plain(item),
                    "purchases": [plain(row) for row in rows(
                        "SELECT quantity, unit FROM purchase WHERE itemId = ? ORDER BY rowid", item["id"])],
                    "photos": [plain(row) for row in rows(
                        "SELECT contentHash FROM photoItem WHERE itemId = ? ORDER BY rowid", item["id"])],
                    "origins": [plain(row) for row in rows(
                        "SELECT * FROM itemField WHERE itemId = ? ORDER BY field", item["id"])]})
            labels = {names[row["contentHash"]]: json.loads(row["label"]) for row in rows("SELECT * FROM photo")}
            journal = [(row["action"], [names[photo] for photo in row["photos"].split(",")])
                       for row in rows("SELECT * FROM journal ORDER BY id")]
            households = [plain(row) for row in rows("SELECT name FROM household")]
            return {"households": households, "items": found, "labels": labels, "journal": journal}


def end(process, kind, choice):
    """Ends a process, one of its workers or the whole group; 0 when there is no worker."""
    try:
        if kind == "worker":
            workers = children(process.pid)
            if not workers:
                return 0
            os.kill(choice.choice(sorted(workers)), signal.SIGKILL)
        elif kind == "parent":
            process.kill()
        else:
            signals = {"group": signal.SIGKILL, "interrupt": signal.SIGINT, "terminate": signal.SIGTERM}
            os.killpg(process.pid, signals[kind])
    except ProcessLookupError:
        return 0
    return 1


def children(parent):
    """The process ids of a process's children."""
    found = []
    for path in pathlib.Path(f"/proc/{parent}/task").glob("*/children"):
        try:
            found += [int(word) for word in path.read_text().split()]
        except OSError:
            continue
    return found


def first_difference(expected, actual, path=""):
    """Where two values differ first, in words; None when they are equal."""
    if expected == actual:
        return None
    if isinstance(expected, dict) and isinstance(actual, dict) and expected.keys() == actual.keys():
        return next(first_difference(expected[key], actual[key], f"{path}/{key}")
                    for key in expected if expected[key] != actual[key])
    if isinstance(expected, (list, tuple)) and isinstance(actual, (list, tuple)) and len(expected) == len(actual):
        return next(first_difference(one, other, f"{path}/{place}")
                    for place, (one, other) in enumerate(zip(expected, actual, strict=True)) if one != other)
    return f"{path} should be {json.dumps(expected)[:400]}, is {json.dumps(actual)[:400]}"
