"""Speed: start-up, and seconds a photo beside zbarimg and tesseract in a shell loop, on TestImages."""
import json
import pathlib
import shutil
import statistics

from .running import run
from .tables import table

LOOP = 'for photo; do zbarimg -q "$photo"; tesseract "$photo" - -l eng --psm 11; done'


def add_arguments(command, root):
    command.add_argument("--photos", type=pathlib.Path, default=root / "TestImages", help="folder of photos with JSON")
    command.add_argument("--rounds", type=int, default=3, help="how often each is run, in turn")
    command.add_argument("--starts", type=int, default=20, help="how often --help is called")


def measure(arguments):
    """Yields the tables."""
    photos = readable(arguments.photos)
    if not arguments.no_kif:
        starts = [run([arguments.kif, "--help"]) for _ in range(arguments.starts)]
        yield table(["start-up", "wall ms, median", "CPU ms, median", "MB"], [[
            "`kif-scan --help`", *(f"{1000 * statistics.median(values):.1f}" for values in (
                [start.wall for start in starts], [start.cpu for start in starts])),
            f"{max(start.peak for start in starts) / 1024:.0f}"]])

    commands = programs(arguments)
    runs = {name: [] for name in commands}
    for _ in range(arguments.rounds):
        for name, command in commands.items():
            runs[name].append(run([*command, *photos], environment={"OMP_THREAD_LIMIT": "1"}))
    base = statistics.median(each.cpu for each in next(reversed(runs.values())))
    yield table([f"{len(photos)} photos, median of {arguments.rounds}", "wall s a photo", "CPU s a photo",
                 "CPU, loop = 1", "largest process MB"], [row(name, runs[name], len(photos), base) for name in runs])


def readable(folder):
    """The photos that every program of the comparison can open: no HEIC, no broken files."""
    truths = [json.loads(path.read_text(encoding="utf-8")) for path in sorted(folder.glob("*.json"))]
    return [str(folder / truth["file"]) for truth in truths
            if not truth["error"] and not truth["file"].endswith(".heic")]


def programs(arguments):
    """Name and command of each; the photos follow. The loop comes last and is the measure."""
    dry = [arguments.kif, "--json", "--dry-run", "--today", "2026-11-20"]
    commands = {} if arguments.no_kif else {
        "kif-scan, one call": [*dry, "--"],
        "kif-scan, one call, --jobs 1": [*dry, "--jobs", "1", "--"],
        "kif-scan, a call for each photo": ["sh", "-c", 'for photo; do "$0" --json --dry-run "$photo"; done',
                                            arguments.kif],
    }
    if shutil.which("zbarimg") and shutil.which("tesseract"):
        commands["zbarimg and tesseract, shell loop"] = ["sh", "-c", LOOP, "loop"]
    return commands


def row(name, runs, number, base):
    wall, cpu = (statistics.median(values) for values in ([each.wall for each in runs], [each.cpu for each in runs]))
    return [name, f"{wall / number:.3f}", f"{cpu / number:.3f}", f"{cpu / base:.2f}",
            f"{max(each.peak for each in runs) / 1024:.0f}"]
