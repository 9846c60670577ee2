"""Real photos with known dates as scenes: where their dates are is taken from saved readings."""

import dataclasses
import datetime
import json
import pathlib
import re
import sys

import numpy as np
from PIL import Image, ImageFilter, ImageOps

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))

import texts  # noqa: E402

from .scene import Glyph, Line, Scene  # noqa: E402
from .wording import DATE_PARTS, PARTS, Printed, day_before  # noqa: E402

LONGEST, SMALLEST = 2000, 14
# How high capitals are in the box of a line, by whether the date-code reader has read it.
CAPITAL = {True: 1 / 1.2, False: 0.8}
NAMES = [[name.upper() for name in names] for names in texts.MONTHS.values()]
ORDERS = ["DMY", "YMD", "MDY"]
CORNERS = ("topLeft", "topRight", "bottomRight", "bottomLeft")


@dataclasses.dataclass
class Found:
    """A photo, its label, its lines as they were read, and the one with the date."""

    path: pathlib.Path
    label: dict
    read: list
    line: dict
    printed: Printed
    parts: dict
    width: int | None

    @property
    def lines(self):
        return [line["text"] for line in self.read]


def dated(labels, readings):
    """The photos of a labels.jsonl whose date was read at one place."""
    saved = {}
    for path in readings.glob("**/*.json"):
        reading = json.loads(path.read_text(encoding="utf-8"))
        saved[pathlib.Path(reading["file"]).name] = reading["label"]
    for row in labels.read_text(encoding="utf-8").splitlines():
        label = json.loads(row)
        path = labels.parent / label["file"]
        if path.name in saved and path.exists() and re.fullmatch(r"\d{4}-\d\d(-\d\d)?", label.get("expiryDate") or ""):
            found = placed(path, label, saved[path.name])
            if found:
                yield found


def placed(path, label, reading):
    """Where the known date is on a photo; None where it was not read, or is printed twice."""
    read = [line for line in reading["lines"] if line.get("box") and line["text"].strip()]
    hits = []
    for line in read:
        match = matched(text_of(line), label["expiryDate"])
        if match:
            cells = characters(line)
            start, end = min(match[1]), max(match[1])
            middle = np.mean([cells[start][1].mean(0), cells[end][1].mean(0)], 0)
            hits.append((bool(line.get("words")), line.get("confidence") or 0, middle, height_of(line), line, match))
    if not hits:
        return None
    best = max(hits, key=lambda hit: hit[:2])
    if any(np.linalg.norm(hit[2] - best[2]) > 2.5 * best[3] for hit in hits):
        return None
    return Found(path, label, read, best[4], *best[5], (reading.get("size") or {}).get("width"))


def text_of(line):
    return " ".join(word["text"] for word in line.get("words") or [line])


def corners_of(box):
    return np.array([[box[name]["x"], box[name]["y"]] for name in CORNERS], float)


def height_of(line):
    corners = corners_of(line["box"])
    tall = (np.linalg.norm(corners[3] - corners[0]) + np.linalg.norm(corners[2] - corners[1])) / 2
    return CAPITAL["dateCode" in line.get("readers", [])] * tall


def characters(line):
    """Each character of a line's text and its corners: the box of its word, or of the line, divided between characters' middles."""
    found, share = [], CAPITAL["dateCode" in line.get("readers", [])]
    for word in line.get("words") or [line]:
        a, b, c, d = corners_of(word.get("box") or line["box"])
        # Only the height of capitals.
        a, d = a + (d - a) * (1 - share) / 2, d - (d - a) * (1 - share) / 2
        b, c = b + (c - b) * (1 - share) / 2, c - (c - b) * (1 - share) / 2
        for character, (start, end) in zip(word["text"], spans(word), strict=True):
            found.append((character, np.array([a + (b - a) * start, a + (b - a) * end, d + (c - d) * end, d + (c - d) * start])))
        found.append((" ", np.array([b, b, c, c])))
    return found[:-1]


def spans(word):
    """Where each character of a word starts and ends, as shares of its box: by their middles where these are known, else evenly."""
    count = len(word["text"])
    middles = np.array(word.get("middles") or [], float) / 1000
    if len(middles) != count or count < 2 or np.diff(middles).min() <= 0:
        return [(number / count, (number + 1) / count) for number in range(count)]
    between = (middles[1:] + middles[:-1]) / 2
    half = np.median(np.diff(middles)) / 2
    ends = [middles[0] - half, *between, middles[-1] + half]
    return list(zip(ends[:-1], ends[1:], strict=True))


def matched(text, iso):
    """The date as it stands in a text: how it is printed, and the part of each of its characters by their place; or None."""
    date = datetime.date.fromisoformat(iso if len(iso) > 7 else f"{iso}-01")
    orders = [order if len(iso) > 7 else order.replace("D", "") for order in ORDERS]
    for order in dict.fromkeys(orders):
        for names in [None, *NAMES]:
            fields = {
                "D": [("D", f"{date.day:02d}"), ("d", str(date.day))],
                "M": [("N", names[date.month - 1])] if names else [("M", f"{date.month:02d}"), ("m", str(date.month))],
                "Y": [("Y", str(date.year)), ("y", f"{date.year % 100:02d}")],
            }
            for kinds in choices(order, fields):
                pattern = "[^0-9A-Z]{0,3}".join(f"({re.escape(spelling)})" for _, spelling in kinds)
                match = re.search(rf"(?<![0-9]){pattern}(?![0-9])", text.upper())
                if match and len(match.group()) >= 4:
                    form = "_".join(kind for kind, _ in kinds)
                    places = {}
                    for number, (kind, _) in enumerate(kinds):
                        places |= dict.fromkeys(range(*match.span(number + 1)), PARTS[kind])
                    return Printed([], date, form, names or NAMES[0]), places
    return None


def choices(order, fields):
    """All ways to spell the fields of a date in an order."""
    if not order:
        return [[]]
    return [[first, *rest] for first in fields[order[0]] for rest in choices(order[1:], fields)]


class Shot:
    """A photo that was taken already."""

    def __init__(self, rng):
        self.quality = int(rng.integers(75, 93))

    def lit(self, picture):
        return Image.fromarray(np.clip(picture, 0, 255).astype(np.uint8))


def scene(found, rng):
    """The scene of a photo, how it is saved, its date, and a day before that; None where its print is not where the reading has it."""
    with Image.open(found.path) as file:
        photo = ImageOps.exif_transpose(file).convert("RGB")
    scale = photo.width / found.width if found.width else 1.0
    height = height_of(found.line) * scale
    # Smaller where it is large, as long as the print stays legible.
    less = min(1.0, max(LONGEST / max(photo.size), SMALLEST / height))
    if less < 1:
        photo = photo.resize((round(photo.width * less), round(photo.height * less)), Image.Resampling.LANCZOS)
    scale *= less
    lines = [line_of(found.line, scale, found.parts)]
    for read in found.read:
        other = line_of(read, scale, None)
        first = lines[0]
        is_same = read is found.line or (
            abs((other.point(other.length / 2, 0) - first.start) @ first.across) < first.height
            and -first.height < (other.point(other.length / 2, 0) - first.start) @ first.along < first.length + first.height)
        if not is_same and len(other.glyphs) > 1:
            lines.append(other)
    picture = np.asarray(photo, np.float32)
    under = ground_of(photo, lines[0])
    if not onto_print(lines[0], np.abs(picture - under).mean(2)):
        return None
    marks = [grey_at(picture, glyph) for glyph in lines[0].glyphs if glyph.part in DATE_PARTS]
    contrast = float(np.median([np.percentile(mark, 92) - np.percentile(mark, 8) for mark in marks]))
    return Scene(picture, under, lines, contrast), Shot(rng), found.printed, day_before(found.printed.date, rng)


def line_of(read, scale, parts):
    """A line that was read; `parts` are those of the characters of its date."""
    glyphs = []
    for place, (character, corners) in enumerate(characters(read)):
        if character != " ":
            part = "text" if parts is None else parts.get(place) or (
                "separator" if min(parts) < place < max(parts) else "keyword" if place < min(parts) else "lot")
            glyphs.append(Glyph(character.upper(), part, corners * scale))
    return Line(glyphs, height_of(read) * scale)


def onto_print(line, ink):
    """Moves the characters of a date line across it to where there is ink; False where that is too far, or some have none."""
    dated = [glyph for glyph in line.glyphs if glyph.part in DATE_PARTS]
    u, v = np.meshgrid(np.linspace(dated[0].left, dated[-1].right, 80), np.linspace(-1.2, 1.2, 49) * line.height)
    places = line.start + u[..., None] * line.along + v[..., None] * line.across
    x, y = (np.clip(np.rint(places[..., axis]).astype(int), 0, ink.shape[1 - axis] - 1) for axis in (0, 1))
    rows = ink[y, x].mean(1)
    shifts = range(-10, 11)
    scores = [rows[14 + shift:35 + shift].mean() - rows[[11 + shift, 12 + shift, 36 + shift, 37 + shift]].mean() for shift in shifts]
    best = shifts[int(np.argmax(scores))]
    for glyph in line.glyphs:
        glyph.corners = glyph.corners + best * 0.05 * line.height * line.across
    line.start = line.start + best * 0.05 * line.height * line.across
    marks = [np.percentile(grey_at(ink[..., None], glyph), 90) for glyph in dated]
    return abs(best) <= 7 and min(marks) > max(8, 0.4 * float(np.median(marks)))


def grey_at(picture, glyph):
    low, high = np.clip(glyph.corners.min(0), 0, None).astype(int), np.ceil(glyph.corners.max(0)).astype(int) + 1
    area = picture[low[1]:high[1], low[0]:high[0]]
    return area.mean(2) if area.size else np.zeros(1)


def ground_of(photo, line):
    """The photo without the print of a line and what is near it: the median of surroundings that are wider than strokes."""
    corners = np.array([glyph.corners for glyph in line.glyphs]).reshape(-1, 2)
    reach = 2.5 * line.height
    left, top = np.maximum(0, corners.min(0) - reach).astype(int)
    right, bottom = np.minimum(photo.size, corners.max(0) + reach).astype(int)
    piece = photo.crop((left, top, right, bottom))
    less = min(1.0, 13 / line.height)
    small = piece.resize((max(16, round(piece.width * less)), max(16, round(piece.height * less))), Image.Resampling.BOX)
    small = small.filter(ImageFilter.MedianFilter(15)).filter(ImageFilter.GaussianBlur(1))
    under = np.array(photo, np.float32)
    under[top:bottom, left:right] = np.asarray(small.resize(piece.size, Image.Resampling.BICUBIC), np.float32)
    return under
