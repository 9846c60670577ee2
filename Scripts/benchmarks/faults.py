"""Faults: kills at random moments, full disks, locked databases, photos that vanish, and many files.

The photos are JPEGs of TestImages, each as two shots one second apart, so that groups are formed and interrupted too.
After a fault, the same command must lead to the inventory of an undisturbed import. The rounds of kills (`kills.py`) have
photos of their own.
"""
import json
import os
import pathlib
import random
import shutil
import signal
import sqlite3
import subprocess
import tempfile
import threading
import time

from .backups import BackupRounds
from .exif import taken
from .kills import PHOTOS, Rounds, children
from .tables import table
from .tiny import picture

DAY = "2026-11-20"


def add_arguments(command, root):
    command.add_argument("--photos", type=pathlib.Path, default=root / "TestImages", help="folder of photos with JSON")
    command.add_argument("--kills", type=int, default=20, help="the number of kills of an import, and of a worker")
    command.add_argument("--packs", type=int, default=6, help="packs to import, two photos each")
    command.add_argument("--files", type=int, default=1_000, help="files of the large folder")
    command.add_argument("--rounds", type=int, default=20, help="rounds of up to 18 kills, mixed with repeats")
    command.add_argument("--round", metavar="SEED", help="repeat one of these rounds, and nothing else")
    command.add_argument("--seed", type=int, default=1, help="seed of the random moments")


def measure(arguments):
    """Yields the table."""
    if arguments.no_kif:
        return
    random.seed(arguments.seed)
    with tempfile.TemporaryDirectory() as name:
        rounds = Rounds(arguments.kif, arguments.photos, pathlib.Path(name))
        if arguments.round:
            kills, difference = rounds.round(arguments.round)
            yield f"Round {arguments.round}, {kills} kills: {difference or 'as undisturbed'}\n"
            return
        bench = Bench(arguments, pathlib.Path(name))
        yield f"{bench.count} photos of {arguments.packs} packs, {bench.seconds:.1f} s undisturbed, {arguments.kills} kills.\n"
        rows = []
        kills, others = rounds.measure(arguments.rounds, arguments.seed)
        rows.append(["rounds of up to 18 kills of program, workers or all, with repeats", arguments.rounds,
                     arguments.rounds - len(others), f"{kills} kills, {len(PHOTOS)} photos"])
        backups = BackupRounds(arguments.kif, pathlib.Path(name))
        kills, whole, clean = backups.measure(arguments.rounds, arguments.seed)
        rows.append(["backups and restores killed while items are added", arguments.rounds, whole,
                     f"{kills} kills; no draft left after {clean} of {arguments.rounds} rounds"])
        for title, check in (
            ("backups before a restore, under wrong clocks", backups.clocks),
            ("import killed (SIGKILL) and run again", bench.killed_imports),
            ("worker killed (SIGKILL) in the import", bench.killed_workers),
            ("interrupted (SIGINT), exit 130 within a second", bench.interrupts),
            ("disk full, then with room", bench.full_disk),
            ("database locked, then free", bench.locked_database),
            ("photos vanish or change in the import", bench.vanishing),
            (f"{arguments.files} files, names in any bytes, a link to the folder", bench.many_files),
        ):
            tried, right, note = check()
            rows.append([title, tried, right, note])
        yield table(["fault", "tried", "nothing lost or stored twice", "note"], rows)
        yield "\n".join(f"- Round {seed}: {difference}" for seed, difference in others)


class Bench:
    """Photos, and the inventory of their undisturbed import."""

    def __init__(self, arguments, folder):
        self.kif, self.kills, self.files, self.folder = arguments.kif, arguments.kills, arguments.files, folder
        self.photos = folder / "photos"
        self.photos.mkdir()
        truths = [json.loads(path.read_text()) for path in sorted(arguments.photos.glob("*.json"))]
        names = [truth["file"] for truth in truths
                 if not truth["error"] and truth["expiryDate"] and truth["file"].endswith(".jpg")
                 and not truth["file"].startswith(("orientation", "lentils"))]
        for number, name in enumerate(names[:arguments.packs]):
            for shot in range(2):
                content = taken((arguments.photos / name).read_bytes(), 60 * number + shot)
                (self.photos / f"{number:03}-{shot}.jpg").write_bytes(content)
        self.count = len(list(self.photos.iterdir()))
        begin = time.monotonic()
        database = folder / "undisturbed.sqlite"
        subprocess.run(self.command(database), capture_output=True, check=False)
        self.seconds = time.monotonic() - begin
        self.expected = self.inventory(database)

    def command(self, database, photos=None):
        return [self.kif, "--json", "--today", DAY, "--database", str(database), str(photos or self.photos)]

    def start(self, database, photos=None):
        return subprocess.Popen(self.command(database, photos), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def inventory(self, database):
        """The household's items, without ids and times, which differ from run to run."""
        answer = subprocess.run([self.kif, "list", "--json", "--today", DAY, "--database", str(database)],
                                capture_output=True, check=False)
        items = [json.loads(line) for line in answer.stdout.splitlines()]
        return sorted(json.dumps({key: item[key] for key in item if key not in ("id", "addedDate")}, sort_keys=True)
                      for item in items)

    def killed_imports(self):
        """Kills imports at random moments and repeats the same command each time, until all kills are done."""
        done, right, rounds = 0, 0, 0
        while done < self.kills:
            database = self.folder / f"killed {rounds}.sqlite"
            rounds += 1
            here = 0
            while done < self.kills:
                process = self.start(database)
                try:
                    process.wait(random.uniform(0, self.seconds / 3))
                    break
                except subprocess.TimeoutExpired:
                    process.kill()
                    process.wait()
                    done, here = done + 1, here + 1
            subprocess.run(self.command(database), capture_output=True, check=False)
            right += here if self.inventory(database) == self.expected else 0
        return done, right, f"{rounds} imports; {len(orphans())} workers left"

    def killed_workers(self):
        done, right, rounds = 0, 0, 0
        while done < self.kills:
            database = self.folder / f"workers {rounds}.sqlite"
            rounds += 1
            here = 0
            process = self.start(database)
            while process.poll() is None:
                time.sleep(random.uniform(0.3, 1) * self.seconds / 4)
                workers = children(process.pid)
                if not workers or done >= self.kills:
                    continue
                os.kill(random.choice(workers), signal.SIGKILL)
                done, here = done + 1, here + 1
            # A photo whose worker was killed twice has failed; the next run of the command reads it.
            subprocess.run(self.command(database), capture_output=True, check=False)
            right += here if self.inventory(database) == self.expected else 0
            if not here and rounds > 10 + self.kills:
                break
        return done, right, f"{rounds} imports"

    def interrupts(self):
        tried, right, slowest = max(2, self.kills // 10), 0, 0
        for number in range(tried):
            database = self.folder / f"interrupted {number}.sqlite"
            process = self.start(database)
            time.sleep(random.uniform(0.2, 0.8) * self.seconds)
            begin = time.monotonic()
            process.send_signal(signal.SIGINT)
            status = process.wait()
            slowest = max(slowest, time.monotonic() - begin)
            subprocess.run(self.command(database), capture_output=True, check=False)
            right += status in (130, 0, 2) and self.inventory(database) == self.expected
        return tried, right, f"{slowest:.2f} s at most"

    def full_disk(self):
        small = self.folder / "small"
        small.mkdir()
        mount = ["mount", "-t", "tmpfs", "-o", "size=180k", "tmpfs", str(small)]
        if subprocess.run(mount, capture_output=True, check=False).returncode:
            return 0, 0, "needs the right to mount"
        try:
            database = small / "kif.sqlite"
            full = subprocess.run(self.command(database), capture_output=True, check=False)
            subprocess.run(["mount", "-o", "remount,size=64m", str(small)], check=True)
            subprocess.run(self.command(database), capture_output=True, check=False)
            same = self.inventory(database) == self.expected
            return 1, int(full.returncode == 74 and same), f"exit {full.returncode} when full"
        finally:
            subprocess.run(["umount", "-l", str(small)], check=False)

    def locked_database(self):
        database = self.folder / "locked.sqlite"
        subprocess.run([self.kif, "list", "--database", str(database)], capture_output=True, check=False)
        holder = sqlite3.connect(database, isolation_level=None)
        holder.execute("BEGIN EXCLUSIVE")
        locked = subprocess.run(self.command(database), capture_output=True, check=False)
        holder.execute("ROLLBACK")
        holder.close()
        subprocess.run(self.command(database), capture_output=True, check=False)
        same = self.inventory(database) == self.expected
        return 1, int(locked.returncode == 75 and same), f"exit {locked.returncode} when locked"

    def vanishing(self):
        """Photos are removed, truncated or overwritten while they are read; all others must be stored."""
        photos = self.folder / "vanishing"
        shutil.copytree(self.photos, photos)
        database = self.folder / "vanishing.sqlite"
        victims = sorted(photos.iterdir())[2:]

        def spoil():
            for number, path in enumerate(victims):
                time.sleep(self.seconds / len(victims) / 2)
                if number % 3 == 0:
                    path.unlink()
                elif number % 3 == 1:
                    os.truncate(path, path.stat().st_size // 2)
                else:
                    path.write_bytes(random.randbytes(5_000))

        thread = threading.Thread(target=spoil)
        thread.start()
        answer = subprocess.run(self.command(database, photos), capture_output=True, check=False)
        thread.join()
        results = [json.loads(line) for line in answer.stdout.splitlines()]
        shutil.rmtree(photos)
        shutil.copytree(self.photos, photos)
        subprocess.run(self.command(database, photos), capture_output=True, check=False)
        complete = len(results) == self.count and self.inventory(database) == self.expected
        failed = sum(result["status"] == "failed" for result in results)
        return len(victims), len(victims) if complete else 0, f"{failed} reported as unreadable, exit {answer.returncode}"

    def many_files(self):
        folder = self.folder / "many"
        folder.mkdir()
        (folder / "itself").symlink_to(folder)
        for number in range(self.files):
            name = os.fsencode(folder) + b"/" + (b"%05d \xff\x1b[31m.png" if number % 2 else b"%05d.png") % number
            with open(name, "wb") as file:
                file.write(picture(number))
        begin = time.monotonic()
        answer = subprocess.run(self.command(self.folder / "many.sqlite", folder), capture_output=True, check=False)
        seconds = time.monotonic() - begin
        lines = answer.stdout.splitlines()
        right = sum(json.loads(line)["status"] == "nothing" for line in lines)
        return self.files, right, f"{seconds:.0f} s, exit {answer.returncode}"


def orphans():
    """Workers whose parent is gone, after a second in which they may end."""
    time.sleep(1)
    found = []
    for path in pathlib.Path("/proc").glob("[0-9]*"):
        try:
            is_worker = b"\0scan-worker\0" in (path / "cmdline").read_bytes()
            if is_worker and (path / "stat").read_text().rsplit(")", 1)[1].split()[1] == "1":
                found.append(int(path.name))
        except OSError:
            continue
    return found
