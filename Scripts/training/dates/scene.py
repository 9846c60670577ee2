"""A photo under way: its pixels, what is under the print, where each character is, and which of them are legible after a damage."""

import calendar
import dataclasses
import datetime
import functools
import itertools

import numpy as np
from PIL import Image

from .wording import DATE_PARTS, spelled

# Shares of a character's ink that is hidden: at most, where it is legible, and at least, where it is not.
SEEN, LOST = 0.12, 0.4
# How different the nearest other digit must be where the print can be seen.
ALIKE, DIFFERENT = 0.1, 0.2
# Grey levels between ink and ground: below, nothing is seen; above, all is.
FAINT, CLEAR = 7, 32
COLUMNS, ROWS = 18, 24


@dataclasses.dataclass
class Glyph:
    """A character of the photo: its corners in pixels, and how the digits it may be look in them (none for real photos)."""

    text: str
    part: str
    corners: np.ndarray
    cells: list | None = None


class Line:
    """A line of print with its axes: `u` runs along it, `v` across, from the middle of its capitals."""

    def __init__(self, glyphs, height):
        self.glyphs, self.height = glyphs, float(height)
        first, last = glyphs[0].corners, glyphs[-1].corners
        start, end = (first[0] + first[3]) / 2, (last[1] + last[2]) / 2
        self.start, self.along = start, (end - start) / max(1e-6, np.linalg.norm(end - start))
        self.across = np.array([-self.along[1], self.along[0]])
        for glyph in glyphs:
            places = (glyph.corners - start) @ self.along
            glyph.left, glyph.right = float(places[[0, 3]].mean()), float(places[[1, 2]].mean())
        self.length = glyphs[-1].right

    def point(self, u, v):
        return self.start + u * self.along + v * self.across


@dataclasses.dataclass
class Scene:
    picture: np.ndarray
    ground: np.ndarray
    lines: list
    contrast: float

    @property
    def size(self):
        return self.picture.shape[1], self.picture.shape[0]

    @functools.cached_property
    def pixels(self):
        width, height = self.size
        return np.arange(width, dtype=np.float32)[None], np.arange(height, dtype=np.float32)[:, None]

    def axes(self, line):
        """`u` and `v` of each pixel."""
        x, y = self.pixels
        x, y = x - np.float32(line.start[0]), y - np.float32(line.start[1])
        (a, b), (c, d) = line.along.astype(np.float32), line.across.astype(np.float32)
        return a * x + b * y, c * x + d * y

    def date_lines(self):
        return [line for line in self.lines if any(glyph.part in DATE_PARTS for glyph in line.glyphs)]


def seen(glyph, visible):
    """True where a character is legible, False where it is not, None where that is not clear."""
    u, v = np.meshgrid((np.arange(COLUMNS) + 0.5) / COLUMNS, (np.arange(ROWS) + 0.5) / ROWS)
    a, b, c, d = (corner[None, None] for corner in glyph.corners)
    places = (a * (1 - u[..., None]) + b * u[..., None]) * (1 - v[..., None]) + (d * (1 - u[..., None]) + c * u[..., None]) * v[..., None]
    x, y = np.rint(places[..., 0]).astype(int), np.rint(places[..., 1]).astype(int)
    inside = (x >= 0) & (y >= 0) & (x < visible.shape[1]) & (y < visible.shape[0])
    shown = np.where(inside, visible[np.clip(y, 0, visible.shape[0] - 1), np.clip(x, 0, visible.shape[1] - 1)], 0)
    if glyph.cells is None:
        ink, others = np.ones_like(shown), []
    else:
        ink, *others = (small(cell) for cell in glyph.cells)
    hidden = 1 - float((ink * shown).sum() / max(1e-6, ink.sum()))
    nearest = min((float((np.abs(ink - other) * shown).sum() / ink.sum()) for other in others), default=1.0)
    alone = min((float(np.abs(ink - other).sum() / ink.sum()) for other in others), default=1.0)
    if hidden >= LOST and (nearest < ALIKE or hidden > 0.65):
        return False
    if hidden > 0.15 and nearest < 0.4 * ALIKE:
        return False
    if hidden <= SEEN and nearest >= min(DIFFERENT, 0.7 * alone):
        return True
    return None


def small(cell):
    return np.asarray(Image.fromarray(cell).resize((COLUMNS, ROWS), Image.Resampling.BOX), np.float32)


def determined(printed, known, today=None):
    """Whether only one date fits the characters that are known: (part, [character or None]) in the order of the form."""
    date, form, names = printed.date, printed.form, printed.names
    years = range(today.year - 3, today.year + 7) if today else range(2000, 2100)
    kinds = {{"N": "month", "M": "month", "D": "day", "Y": "year"}[kind.upper()]: kind for kind in form if kind != "_"}
    fits = {"year": [], "month": [], "day": []}
    for part, choices in (("year", years), ("month", range(1, 13)), ("day", range(1, 32))):
        for choice in choices if part in kinds else [getattr(date, part) if part == "year" else 1]:
            other = datetime.date(choice if part == "year" else 2000, choice if part == "month" else 1, choice if part == "day" else 1)
            if part not in kinds or alike(spelled(kinds[part], other, names), known[part]):
                fits[part].append(choice)
    found = itertools.product(fits["year"], fits["month"], fits["day"])
    return sum(day <= calendar.monthrange(year, month)[1] for year, month, day in found) == 1


def alike(text, pattern):
    return len(text) == len(pattern) and all(right is None or letter == right for letter, right in zip(text, pattern, strict=True))


def judged(scene, printed, today, visible):
    """Whether the date can be read for certain (None: not clear), and which parts are hidden."""
    states = {part: [] for part in DATE_PARTS}
    others = {}
    for line in scene.lines:
        for glyph in line.glyphs:
            if glyph.part in DATE_PARTS:
                states[glyph.part].append((glyph.text, seen(glyph, visible)))
            elif glyph.part != "separator":
                others.setdefault(glyph.part, []).append(seen(glyph, visible))
    states = {part: found for part, found in states.items() if found}
    sure = {part: [text if state else None for text, state in found] for part, found in states.items()}
    maybe = {part: [None if state is False else text for text, state in found] for part, found in states.items()}
    hidden = [named(part, [state for _, state in found]) for part, found in states.items()]
    hidden = [name for name in hidden if name]
    if len(hidden) == len(states) and all(name in DATE_PARTS for name in hidden):
        hidden = ["all"]
    hidden += [part for part, found in others.items() if False in found and part != "text"]
    name = "+".join(hidden) or "none"
    if determined(printed, sure):
        return True, name
    return (None if determined(printed, maybe, today) else False), name


def named(part, states):
    """What of a part is lost, as labels call it."""
    lost = [index for index, state in enumerate(states) if state is False]
    if not lost:
        return ""
    if len(lost) == len(states):
        return part
    if part == "year" and lost == list(range(lost[0], len(states))):
        return "end of the year"
    if part == "month" and len(states) == 3:
        return "letter of the month"
    return f"digit of the {part}"
