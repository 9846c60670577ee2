"""Barcodes: recall and misreads on photos, by kind of code.

The list has a line for each photo: path, pos or neg, the expected texts, and other texts that are in the photo (both as
JSON lists). A photo is *read* if the decoder outputs every expected text. Texts that are neither expected nor in the photo
are wrong: alone they are a *misread*, beside the right text an *extra*.
"""
import collections
import json
import pathlib

from . import decoders
from .payloads import is_add_on_of, keys
from .tables import share, table

KINDS = [
    ("retail EAN/UPC", ("ean", "upc", "food-fr")),
    ("DataBar", ("rss14",)),
    ("DataBar Limited", ("databarltd",)),
    ("DataBar Expanded", ("rssexpanded-",)),
    ("DataBar Expanded Stacked", ("rssexpandedstacked",)),
    ("QR", ("qrcode",)),
    ("Data Matrix", ("datamatrix",)),
    ("Code 128", ("code128", "code_128")),
    ("Code 39", ("code39", "code_39")),
    ("ITF", ("itf", "i2of5")),
    ("several codes", ("multi",)),
]
NEGATIVE = "no code (wrong ones given)"
PEERS = ["zbarimg", "ZXingReader", "zxing-cpp"]


def add_arguments(command, root):
    command.add_argument("--data", type=pathlib.Path, required=True, help="folder with barcodes.tsv and photos")
    command.add_argument("--peers", nargs="*", default=PEERS, choices=PEERS, help="peers to measure")
    command.add_argument("--show", action="store_true", help="list the misreads")


def measure(arguments):
    """Yields the tables."""
    photos = load(arguments.data)
    readers, missing = decoders.available(None if arguments.no_kif else arguments.kif, arguments.peers)
    readings = [read([path for path, *_ in photos]) for read in readers]
    counts = [count(photos, reading) for reading in readings]

    header = ["photos of", "n"]
    for reading in readings:
        header += [f"{reading.name}: read", "misread", "extra"]
    yield table(header, [row(kind, counts) for kind in rows_in(counts)])
    yield table(
        ["", "CPU ms a photo", "wall ms a photo", "largest process MB", "not opened or died"],
        [cost(reading, len(photos)) for reading in readings],
    )
    if any(reading.name == "ZXingReader" for reading in readings):
        webp = sum(path.endswith(".webp") for path, *_ in photos)
        yield f"ZXingReader opens no WebP: {webp} of the photos.\n"
    if missing:
        yield "Not installed, so not measured: " + ", ".join(missing) + ".\n"
    if arguments.show:
        yield from misreads(photos, readings)


def load(folder):
    """(path, is positive, expected, other texts in it, kind) of each photo."""
    photos = []
    for line in (folder / "barcodes.tsv").read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            path, sign, expected, further = line.split("\t")
            photos.append((str(folder / "photos" / path), sign == "pos", json.loads(expected), json.loads(further),
                           kind_of(path) if sign == "pos" else NEGATIVE))
    return photos


def kind_of(path):
    """The kind of code, from the name of its photo set."""
    name = path.split("/")[1]
    for kind, beginnings in KINDS:
        if name.startswith(beginnings):
            return kind
    return "other"


def judge(photo, texts):
    """(read, misread, extra) of one photo."""
    path, is_positive, expected, further, _ = photo
    is_upc_e = True if "upce" in path or "upc_e" in path else None
    given = [(text, keys(text)) for text in texts]
    wanted = [keys(text, is_upc_e) for text in expected]
    right = set().union(*wanted, *(keys(text) for text in further))
    found = bool(wanted) and all(any(forms & each for _, forms in given) for each in wanted)
    wrong = [text for text, forms in given if not forms & right and not is_add_on_of(text, expected)]
    return found, bool(wrong) and not found, bool(wrong) and found


def count(photos, reading):
    """Counts by kind."""
    counts = collections.defaultdict(collections.Counter)
    for photo in photos:
        found, misread, extra = judge(photo, reading.texts.get(photo[0], []))
        counts[photo[4]].update(n=1, read=int(found), misread=int(misread), extra=int(extra))
    return counts


def rows_in(counts):
    order = [kind for kind, _ in KINDS] + ["other", NEGATIVE]
    return [kind for kind in order if counts and counts[0][kind]["n"]]


def row(kind, counts):
    cells = [kind, counts[0][kind]["n"]]
    for each in (one[kind] for one in counts):
        read = "–" if kind == NEGATIVE else f"{each['read']} ({share(each['read'], each['n'])})"
        cells += [read, each["misread"], each["extra"]]
    return cells


def cost(reading, number):
    cpu = f"{1000 * reading.cpu / number:.1f}"
    if reading.stages:
        cpu += f" (barcodes alone {mean(reading.stages):.1f}"
        if reading.first_steps:
            cpu += f"; {mean(reading.first_steps):.1f} for the {len(reading.first_steps)} that the first step read"
        cpu += ")"
    return [reading.name, cpu, f"{1000 * reading.wall / number:.1f}", f"{reading.peak / 1024:.0f}", reading.unopened]


def mean(values):
    return sum(values) / len(values)


def misreads(photos, readings):
    for reading in readings:
        for photo in photos:
            texts = reading.texts.get(photo[0], [])
            if any(judge(photo, texts)[1:]):
                yield f"- {reading.name}: {pathlib.Path(photo[0]).parent.name}: {texts!r}, expected {photo[2]!r}"
