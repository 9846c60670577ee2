"""Speed: photos a second and memory with 1 and N jobs, beside zbarimg and tesseract; how time grows with size.

The photos are those of TestImages, repeated; bytes after the end make each copy a different file. With pillow the comparison
is repeated at the size of a phone's camera, with `--real` on photographs. Memory is the sum over all processes of a program
(proportional set size), sampled ten times a second.
"""
import contextlib
import ctypes
import importlib.util
import json
import os
import pathlib
import re
import shutil
import sqlite3
import statistics
import subprocess
import tempfile
import threading
import time

from .running import run
from .tables import share, table

LOOP = 'for photo; do zbarimg -q "$photo"; tesseract "$photo" - -l eng --psm 11; done'
# Without it each tesseract starts a thread for every processor.
ONE_THREAD = "OMP_THREAD_LIMIT=1"
DAY = "2026-11-20"
PHONE_SIDE = 4032
PR_SET_CHILD_SUBREAPER = 36
GRAIN = 2  # grey levels, as from a phone's camera in daylight


def add_arguments(command, root):
    command.add_argument("--photos", type=pathlib.Path, default=root / "TestImages", help="folder of photos with JSON")
    command.add_argument("--count", type=int, default=12, help="photos for the comparison")
    command.add_argument("--real", type=pathlib.Path, nargs="*", default=[], help="folders of photographs to compare on as well")
    command.add_argument("--phone-count", type=int, default=6, help="photos for the comparison at a phone's size")
    command.add_argument("--growth", type=int, nargs="*", default=[5, 50], help="numbers of photos to compare")
    command.add_argument("--inventory", type=int, default=100_000, help="items of the large inventory")
    command.add_argument("--starts", type=int, default=20, help="the number of starts of each kind")
    command.add_argument("--writer", type=pathlib.Path, default=root / ".build/release/KIFStoreWriter",
                         help="program that measures storing alone (swift build -c release --product KIFStoreWriter)")


def measure(arguments):
    """Yields the tables."""
    truths = readable(arguments.photos)
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        if not arguments.no_kif:
            yield starts(arguments, folder)
        yield from comparisons(arguments, truths, folder)
        if not arguments.no_kif:
            yield growth(arguments, truths, folder)
            yield inventories(arguments, truths, folder)


def readable(folder):
    """The truths of photos that every compared program can open: no HEIC, no broken files."""
    truths = [json.loads(path.read_text(encoding="utf-8")) for path in sorted(folder.glob("*.json"))]
    return [truth | {"path": folder / truth["file"]} for truth in truths
            if not truth["error"] and not truth["file"].endswith(".heic")]


def copies(truths, count, folder):
    """A new folder with `count` photos, and the truth of each."""
    folder.mkdir()
    chosen = [truths[number % len(truths)] for number in range(count)]
    for number, truth in enumerate(chosen):
        path = folder / f"{number:05}{truth['path'].suffix}"
        path.write_bytes(truth["path"].read_bytes() + f"\n{number}".encode())
    return chosen


def starts(arguments, folder):
    """The cost of a start: of the program, of a command with a small database, and of all that comes before a photo is read, by
    a photo that its worker refuses at the first bytes."""
    database = folder / "start.sqlite"
    filled(arguments.kif, database, 10)
    refused = folder / "refused.jpg"
    refused.write_bytes(b"\xff\xd8\xff\xe0" + bytes(100))
    commands = {
        "`kif-scan --help`": ["--help"],
        "`list` of 10 items": ["list", "--database", database],
        "a photo, until it is read": ["--dry-run", "--quiet", refused],
    }
    rows = []
    for name, command in commands.items():
        runs = [run([arguments.kif, *map(str, command)]) for _ in range(arguments.starts)]
        rows.append([name, *(f"{1000 * statistics.median(values):.1f}" for values in (
            [each.wall for each in runs], [each.cpu for each in runs])), f"{max(each.peak for each in runs) / 1024:.0f}"])
    return table(["start-up", "wall ms, median", "CPU ms, median", "MB"], rows)


def comparisons(arguments, truths, folder):
    """The comparison on the photos as they are and at a phone's size, and on photographs in both sizes."""
    chosen = copies(truths, arguments.count, folder / "comparison")
    yield comparison(arguments, chosen, folder / "comparison", "photos")
    if importlib.util.find_spec("PIL"):
        enlarged(folder / "comparison", arguments.phone_count, folder / "phone")
        yield comparison(arguments, chosen[:arguments.phone_count], folder / "phone", "photos of 12 megapixels")
    for number, source in enumerate(arguments.real):
        real = folder / f"real {number}"
        real.mkdir()
        found = sorted(path for path in source.iterdir() if path.suffix.lower() in (".jpg", ".jpeg", ".png"))
        for path in found[::max(1, len(found) // arguments.count)][:arguments.count]:
            shutil.copy(path, real / path.name)
        name = "/".join(source.resolve().parts[-2:])
        yield comparison(arguments, [], real, f"photographs of {name}")
        if importlib.util.find_spec("PIL"):
            phone = folder / f"real phone {number}"
            enlarged(real, arguments.phone_count, phone)
            yield comparison(arguments, [], phone, f"photographs of {name}, enlarged to 12 megapixels")


def enlarged(source, count, folder):
    """The first `count` photos of a folder at a phone's size, with the grain of its camera."""
    from PIL import Image, ImageOps

    folder.mkdir()
    grain = Image.effect_noise((PHONE_SIDE, PHONE_SIDE), 20 * GRAIN)
    for path in sorted(source.iterdir())[:count]:
        photo = ImageOps.exif_transpose(Image.open(path)).convert("RGB")
        scale = PHONE_SIDE / max(photo.size)
        photo = photo.resize((round(photo.width * scale), round(photo.height * scale)), Image.LANCZOS)
        noise = grain.crop((0, 0, *photo.size)).convert("RGB")
        Image.blend(photo, noise, 0.05).save(folder / (path.stem + ".jpg"), quality=92)


def comparison(arguments, chosen, folder, what):
    """kif-scan with one job and with one job for each processor, beside the shell loop with as many processes."""
    photos = sorted(str(path) for path in folder.iterdir())
    rows = []
    for name, command in programs(arguments, photos).items():
        wall, cpu, peak, output = watched(command)
        rows.append([name, f"{len(photos) / wall:.2f}", f"{wall:.1f}", f"{cpu:.1f}", f"{peak / 1024:.0f}",
                     share(*found(output, chosen))])
    return table([f"{len(photos)} {what}", "photos/s", "wall s", "CPU s", "peak MB, all processes", "barcodes read"],
                 rows)


def programs(arguments, photos):
    """Name and command of each."""
    processors = str(os.cpu_count())
    commands = {}
    if not arguments.no_kif:
        for jobs in dict.fromkeys(["1", processors]):
            commands[f"kif-scan --jobs {jobs}"] = [
                arguments.kif, "--json", "--dry-run", "--today", DAY, "--jobs", jobs, "--", *photos]
    if shutil.which("zbarimg") and shutil.which("tesseract"):
        for jobs in dict.fromkeys(["1", processors]):
            loop = ["sh", "-c", f"printf '%s\\0' \"$@\" | xargs -0 -P {jobs} -n 1 sh -c '{LOOP}' loop", "loop", *photos]
            commands[f"zbarimg and tesseract, xargs -P {jobs}"] = loop
            commands[f"the same, {ONE_THREAD} xargs -P {jobs}"] = ["env", ONE_THREAD, *loop]
    return commands


def found(output, truths):
    """The number of the photos' barcodes in the output, and the number of all."""
    counted = [output.count(code["text"].encode()) for truth in truths for code in truth["barcodes"][:1]]
    expected = [code["text"] for truth in truths for code in truth["barcodes"][:1]]
    return sum(min(output.count(text.encode()), expected.count(text)) for text in set(expected)), len(counted)


def watched(command):
    """Wall and CPU seconds of a command with its workers, the peak of its processes' memory in KiB, and its output."""
    peak = [0]
    # A worker may end after the command that started it; then it is this process's to wait for, and its CPU time counts.
    ctypes.CDLL(None).prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)
    with tempfile.TemporaryFile() as output:
        begin = time.monotonic()
        process = subprocess.Popen(command, stdout=output, stderr=subprocess.DEVNULL, start_new_session=True)
        done = threading.Event()
        sampler = threading.Thread(target=sample, args=(process.pid, done, peak))
        sampler.start()
        before = os.times()
        process.wait()
        wall = time.monotonic() - begin
        with contextlib.suppress(ChildProcessError):
            while True:
                os.waitpid(-1, 0)
        after = os.times()
        done.set()
        sampler.join()
        output.seek(0)
        cpu = after.children_user + after.children_system - before.children_user - before.children_system
        return wall, cpu, peak[0], output.read()


def sample(session, done, peak):
    """Records the largest total memory of a session's processes until `done`."""
    while not done.wait(0.1):
        total = 0
        for process in pathlib.Path("/proc").glob("[0-9]*"):
            try:
                if os.getsid(int(process.name)) != session:
                    continue
                total += int(re.search(r"^Pss:\s+(\d+)", (process / "smaps_rollup").read_text(), re.M)[1])
            except (OSError, TypeError, ValueError):
                continue
        peak[0] = max(peak[0], total)


def growth(arguments, truths, folder):
    """CPU and memory of whole imports of growing numbers of photos."""
    rows = []
    first = None
    for count in arguments.growth:
        photos = folder / f"growth {count}"
        copies(truths, count, photos)
        wall, cpu, peak, _ = watched([arguments.kif, "--json", "--today", DAY, "--group-by", "none",
                                      "--database", str(folder / f"growth {count}.sqlite"), str(photos)])
        first = first or (count, cpu)
        rows.append([f"{count} photos", f"{count / wall:.2f}", f"{wall:.1f}", f"{cpu:.1f}",
                     f"{count / first[0]:.1f}", f"{cpu / first[1]:.1f}", f"{peak / 1024:.0f}"])
    return table(["import into a new inventory", "photos/s", "wall s", "CPU s", "photos, first = 1", "CPU, first = 1",
                  "peak MB, all processes"], rows)


def inventories(arguments, truths, folder):
    """The same photos into an empty inventory and a large one, and the time of storing alone."""
    rows = []
    copies(truths, 10, folder / "ten")
    for size in (0, arguments.inventory):
        database = folder / f"items {size}.sqlite"
        filled(arguments.kif, database, size)
        wall, cpu, *_ = watched([arguments.kif, "--json", "--today", DAY, "--database", str(database),
                                 str(folder / "ten")])
        rows.append([f"{size} items", f"{wall:.1f}", f"{cpu:.1f}", storing(arguments.writer, database)])
    return table(["10 photos into an inventory of", "wall s", "CPU s", "storing a photo, median ms"], rows)


def filled(kif, database, size):
    """Makes a database of the guest's household with `size` items."""
    subprocess.run([kif, "list", "--database", str(database)], check=True, capture_output=True)
    with sqlite3.connect(database) as connection:
        home = connection.execute("SELECT id FROM household").fetchone()[0]
        when = "2026-11-20 10:00:00.000"
        connection.executemany(
            "INSERT INTO item (householdId, id, productKey, name, expiryDate, expiryDay, addedDate, needsReview) "
            "VALUES (?, ?, ?, ?, '2027-03-12', 20889, ?, '')",
            ((home, f"item-{number}", f"name:product {number}", f"Product {number}", when) for number in range(size)))
        connection.executemany(
            "INSERT INTO purchase (id, householdId, itemId, quantity, purchasedAt) VALUES (?, ?, ?, 1, ?)",
            ((f"purchase-{number}", home, f"item-{number}", when) for number in range(size)))
    connection.close()


def storing(writer, database):
    """Milliseconds at the median to store a photo's item; half of them join an item, half are new."""
    if not writer.exists():
        return "–"
    answer = subprocess.run([str(writer), str(database), "benchmark", "400", "Product"], capture_output=True, text=True)
    return f"{float(answer.stdout):.1f}" if answer.returncode == 0 else "failed"
