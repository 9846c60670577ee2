"""Rounds of backups and restores that are killed while another process adds items, and backups under wrong clocks.

What `add` has acknowledged must be in the database or in a backup afterwards, and the next command must leave no draft.
"""
import os
import random
import shutil
import signal
import sqlite3
import subprocess
import threading
import time
from contextlib import closing

# Replaces the time of day that the program gets by one that is SHIFT seconds off.
CLOCK = r"""
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdlib.h>
#include <sys/time.h>
#include <time.h>

static long shift(void) {
    const char *text = getenv("SHIFT");
    return text ? atol(text) : 0;
}

int clock_gettime(clockid_t clock, struct timespec *time) {
    int (*original)(clockid_t, struct timespec *) = dlsym(RTLD_NEXT, "clock_gettime");
    int result = original(clock, time);
    if (result == 0 && clock == CLOCK_REALTIME) time->tv_sec += shift();
    return result;
}

int gettimeofday(struct timeval *time, void *zone) {
    int (*original)(struct timeval *, void *) = dlsym(RTLD_NEXT, "gettimeofday");
    int result = original(time, zone);
    if (result == 0) time->tv_sec += shift();
    return result;
}

time_t time(time_t *place) {
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    if (place) *place = now.tv_sec;
    return now.tv_sec;
}
"""
YEAR = 365 * 86_400
ITEMS = 4_000


class BackupRounds:
    """A household with many items, and what was added to it."""

    def __init__(self, kif, folder):
        self.kif, self.folder = kif, folder / "backup rounds"
        self.folder.mkdir()

    def measure(self, rounds, seed):
        """Returns the number of kills, the rounds in which nothing was lost, and those after which no draft was left."""
        kills, whole, clean = 0, 0, 0
        for number in range(rounds):
            place = Place(self.kif, self.folder / f"round {number}")
            killed, lost, drafts = place.round(random.Random(f"backups-{seed}-{number}"))
            kills, whole, clean = kills + killed, whole + (not lost), clean + (not drafts)
            shutil.rmtree(place.folder)
        return kills, whole, clean

    def clocks(self):
        """Restores under clocks that are behind and ahead; returns how many, and how many kept what they replaced."""
        library = self.folder / "clock.so"
        source = self.folder / "clock.c"
        source.write_text(CLOCK)
        subprocess.run(["cc", "-shared", "-fPIC", "-o", library, source, "-ldl"], check=True)
        place = Place(self.kif, self.folder / "clocks")
        place.run("backup", "saved.sqlite")
        tried, right = 0, 0
        for shift in (0, 0, 0, -50 * YEAR, -6 * YEAR, 70 * YEAR, 0, 0, -50 * YEAR, 0, 0):
            name = f"Clock {tried}"
            place.run("add", name)
            place.run("restore", "saved.sqlite", LD_PRELOAD=str(library), SHIFT=str(shift))
            tried += 1
            right += name in place.names()
        return tried, right, "the clock 50 and 6 years behind, 70 years ahead, and right again"


class Place:
    """A database with its backups in a folder of its own."""

    def __init__(self, kif, folder):
        self.kif, self.folder, self.added = kif, folder, set()
        folder.mkdir()
        self.database = folder / "kif.sqlite"
        rows = "".join(f"Item {number},2027-03-{number % 28 + 1:02}\n" for number in range(ITEMS))
        (folder / "items.csv").write_text("name,expiryDate\n" + rows)
        self.run("import-items", "items.csv")

    def start(self, *arguments, **environment):
        places = {f"XDG_{name}_HOME": str(self.folder) for name in ("DATA", "STATE", "CONFIG", "CACHE")}
        return subprocess.Popen([self.kif, *arguments, "--database", str(self.database)], cwd=self.folder,
                                stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                                env={**os.environ, **places, **environment})

    def run(self, *arguments, **environment):
        return self.start(*arguments, **environment).wait()

    def round(self, choice):
        """The number of kills, the items that were lost, and the drafts that the next command left."""
        self.run("backup", "saved.sqlite")
        ends = threading.Event()
        adding = threading.Thread(target=self.add, args=(ends,))
        adding.start()
        kills = 0
        for _ in range(6):
            process = self.start(*choice.choice((("backup", "copy.sqlite", "--force"), ("restore", "saved.sqlite"))))
            try:
                process.wait(choice.uniform(0.02, 0.6))
            except subprocess.TimeoutExpired:
                process.send_signal(choice.choice((signal.SIGKILL, signal.SIGKILL, signal.SIGINT, signal.SIGTERM)))
                kills += 1
            process.wait()
            # Only three of what restores replaced are kept: each is looked into before it goes.
            self.found()
        ends.set()
        adding.join()
        self.run("backup", "copy.sqlite", "--force")
        lost = self.added - self.found()
        drafts = [path for path in self.folder.rglob(".*") if path.is_file() and path.name != ".lock"]
        return kills, lost, drafts

    def add(self, ends):
        number = 0
        while not ends.is_set():
            name = f"Added {number}"
            number += 1
            if self.run("add", name) == 0:
                self.added.add(name)
            time.sleep(0.005)

    seen = frozenset()

    def found(self):
        """The names of all items that are, or were once, in the database or one of its backups."""
        self.seen = self.seen | self.names()
        return self.seen

    def names(self):
        names = set()
        for path in [self.database, *(self.folder / "kif-backups").glob("*.sqlite")]:
            with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as database:
                names |= {row[0] for row in database.execute("SELECT name FROM item")}
        return names
