"""Parsing: label texts and barcode payloads without photos, by the data's own scorer, and texts a CPU second."""
import pathlib
import re
import subprocess
import sys
import tempfile

from .running import run
from .tables import table

FILES = {"dev_dates": [], "dev_stress": [], "dev_labels": [], "dev_gs1": ["--barcode"]}


def add_arguments(command, root):
    command.add_argument("--data", type=pathlib.Path, required=True, help="folder with dev_*.jsonl and score.py")
    command.add_argument("--show", action="store_true", help="print the scorer's whole answer")


def measure(arguments):
    """Yields the tables."""
    rows, details = [], []
    for name, options in FILES.items():
        vectors = arguments.data / f"{name}.jsonl"
        if not vectors.exists() or arguments.no_kif:
            continue
        data = vectors.read_bytes()
        result = run([arguments.kif, "parse", *options, "--json-lines"], data)
        scored = score(arguments, vectors, result.output)
        total = re.search(r"^ALL\s+(.+)$", scored, re.MULTILINE)
        cells = total[1].split() if total else ["–"] * 6
        texts = data.count(b"\n")
        rows.append([name, *cells, f"{texts / max(result.cpu, 0.001):.0f}", f"{result.peak / 1024:.0f}"])
        details.append(f"{name}:\n\n```\n{scored.strip()}\n```\n" if arguments.show else beside(name, scored))
    yield table(["texts", "n", "right", "missed", "wrong", "invented", "right %", "texts a CPU second", "MB"], rows)
    yield from filter(None, details)


def score(arguments, vectors, output):
    """What the data's scorer prints."""
    with tempfile.NamedTemporaryFile(suffix=".jsonl") as predictions:
        predictions.write(output)
        predictions.flush()
        command = [sys.executable, str(arguments.data / "score.py"), str(vectors), predictions.name]
        return subprocess.run(command + ["--show"] * arguments.show, capture_output=True, text=True).stdout


def beside(name, scored):
    """The figures that the scorer gives beside the date: kind, lot and so on."""
    found = re.findall(r"^(\w[\w ]*): (\d+)/(\d+)$", scored, re.MULTILINE)
    figures = ", ".join(f"{what} {right} of {number}" for what, right, number in found)
    return f"{name}: {figures}\n" if found else ""
