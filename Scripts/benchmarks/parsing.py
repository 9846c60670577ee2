"""Parsing: label texts and barcode payloads without photos, scored by the data's own scorer, with peers, and the rate.

Peers run in the Python that runs this script, if they are installed: dateparser for texts, biip for payloads. Of payloads
only the fields that both know are compared: number, dates, lot and serial.
"""
import importlib.util
import json
import pathlib
import re
import subprocess
import sys
import tempfile

from .running import run
from .tables import table

FILES = {"dev_dates": [], "dev_stress": [], "dev_labels": [], "dev_gs1": ["--barcode"]}


PEERS = {"dateparser": ["dev_dates", "dev_labels"], "biip": ["dev_gs1"]}
SHARED_FIELDS = ["gtin", "bestBefore", "expiry", "production", "packed", "sellBy", "lot", "serial"]
HERE = pathlib.Path(__file__).resolve().parent


def add_arguments(command, root):
    command.add_argument("--data", type=pathlib.Path, required=True, help="folder with dev_*.jsonl and score.py")
    command.add_argument("--show", action="store_true", help="print the scorer's whole output")


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
    header = ["beside peers", "texts", "right", "wrong or invented", "texts a CPU second"]
    yield table(header, list(beside_peers(arguments)))
    if not arguments.no_kif:
        yield rate(arguments)


def beside_peers(arguments):
    """A row for each installed peer and one of kif-scan on the same texts, counted in the same way.

    A day inside the right month is right, because peers only give full dates.
    """
    for peer, names in PEERS.items():
        if importlib.util.find_spec(peer) is None:
            continue
        for name in names:
            data = (arguments.data / f"{name}.jsonl").read_bytes()
            commands = {peer: [sys.executable, str(HERE / f"parse_with_{peer}.py")]}
            if not arguments.no_kif:
                commands["kif-scan"] = [arguments.kif, "parse", *FILES[name], "--json-lines"]
            for who, command in commands.items():
                result = run(command, data)
                right, wrong = compare(data, result.output)
                texts = data.count(b"\n")
                yield [who, name, f"{right} of {texts}", wrong, f"{texts / max(result.cpu, 0.001):.0f}"]


def compare(data, output):
    """The number of right answers, and of answers with a wrong value."""
    answers = {answer["id"]: answer for answer in map(json.loads, output.splitlines())}
    right = wrong = 0
    for truth in map(json.loads, data.splitlines()):
        answer, expected = answers.get(truth["id"], {}), truth["expected"]
        if "input" in truth:
            pairs = [(answer.get(field), expected.get(field)) for field in SHARED_FIELDS]
        else:
            date, wanted = answer.get("expiryDate"), expected["expiryDate"]
            pairs = [(date[:len(wanted)] if date and wanted else date, wanted)]
        right += all(given == wanted for given, wanted in pairs)
        wrong += any(given not in (None, wanted) for given, wanted in pairs)
    return right, wrong


def rate(arguments):
    """Short label texts a CPU second of one kif-scan process, reading and writing JSON included."""
    data = (arguments.data / "dev_dates.jsonl").read_bytes()
    many = data * (20000 // max(1, data.count(b"\n")) + 1)
    texts = many.count(b"\n")
    cpu = min(run([arguments.kif, "parse", "--json-lines"], many).cpu for _ in range(3))
    return f"{texts} short texts in one process: {texts / cpu:.0f} a CPU second.\n"


def score(arguments, vectors, output):
    """The output of the data's scorer."""
    with tempfile.NamedTemporaryFile(suffix=".jsonl") as predictions:
        predictions.write(output)
        predictions.flush()
        command = [sys.executable, str(arguments.data / "score.py"), str(vectors), predictions.name]
        return subprocess.run(command + ["--show"] * arguments.show, capture_output=True, text=True).stdout


def beside(name, scored):
    """The scorer's figures other than the date: kind, lot and so on."""
    found = re.findall(r"^(\w[\w ]*): (\d+)/(\d+)$", scored, re.MULTILINE)
    figures = ", ".join(f"{what} {right} of {number}" for what, right, number in found)
    return f"{name}: {figures}\n" if found else ""
