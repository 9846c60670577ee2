"""Letters a text of a front as packs do: in a typeface that has its letters, outlined, shadowed, curved or turned."""

import functools
import math
import pathlib

import numpy as np
from PIL import Image, ImageDraw, ImageFilter, ImageFont

FILES = {path.stem: str(path) for path in sorted(pathlib.Path("/usr/share/fonts").glob("**/*.?t[fc]"))}
# Parts of the names of files whose typefaces packs do not have.
UNUSED = (
    "Mono", "Emoji", "Symbol", "Math", "OCR", "Terminus", "3270", "Proggy", "Kacst", "awesome", "Oblique", "Thin", "Hairline", "Dingbats",
    "Unifont", "Courier", "Typewriter", "Nastaliq", "Kufi", "cabinsketch", "D05", "Tlwg", "Nushu", "Balker", "Wargames", "f500", "flatline",
    "progenisis", "Swift", "Marked", "Junkyard", "It_wasn", "Winks", "SolideMirage", "UnDinaru", "UnPilgi")
SCRIPT = ("Lobster", "Dancing", "Kaushan", "Leckerli", "Z003", "Kristi", "Lemonada", "Breip", "Rufscript", "dkg")
PLAIN = ("LiberationSans", "OpenSans", "Lato-", "Roboto-", "Carlito", "DejaVuSans", "NimbusSans", "Cabin-", "Karla", "manrope", "NotoSans-")
CAPITALS_OF = 200


@functools.cache
def face(name, size):
    return ImageFont.truetype(FILES[name], size)


@functools.cache
def glyph(name, letter):
    mask = face(name, 40).getmask(letter)
    return bytes(mask), mask.size


@functools.cache
def has(name, letter):
    """Whether a typeface has a letter."""
    return glyph(name, letter) != glyph(name, "\U0010fffe")


@functools.cache
def usable():
    """The typefaces that can be opened and have capitals and small letters of their own."""
    found = []
    for name in FILES:
        if any(part.lower() in name.lower() for part in UNUSED):
            continue
        try:
            if has(name, "R") and has(name, "g") and has(name, "e") and capital_height(name) > 0:
                found.append(name)
        except OSError:
            continue
    return found


@functools.cache
def capital_height(name):
    """The height of a capital as a share of the type size."""
    left, top, right, bottom = face(name, CAPITALS_OF).getbbox("H")
    return (bottom - top) / CAPITALS_OF


def typeface(seed, texts, style=""):
    """A typeface that has the letters of all texts: any, one that looks written, or a plain one."""
    letters = {letter for text in texts for letter in text if not letter.isspace()}
    names = usable()
    if style == "script":
        names = [name for name in names if any(part in name for part in SCRIPT)]
    elif style == "plain":
        names = [name for name in names if any(part in name for part in PLAIN)]
    names = [name for name in names if letters and all(has(name, letter) for letter in letters)]
    if names:
        # As families have different numbers of files, a family is chosen first.
        families = sorted({name.split("-")[0] for name in names})
        family = seed.choice(families)
        return seed.choice([name for name in names if name.split("-")[0] == family])
    return None if style == "" else typeface(seed, texts)


class Block:
    """A lettered text: a picture with opacity, and the corners of each of its lines, clockwise from where it begins."""

    def __init__(self, picture, lines):
        self.picture, self.lines = picture, lines

    @property
    def size(self):
        return self.picture.size

    def turned(self):
        """The text from below to above."""
        width, _ = self.size
        lines = [(text, [(y, width - x) for x, y in corners]) for text, corners in self.lines]
        return Block(self.picture.transpose(Image.Transpose.ROTATE_90), lines)

    def cut(self, share):
        """Without this share of it at the right."""
        width, height = self.size
        return Block(self.picture.crop((0, 0, round(width * (1 - share)), height)), self.lines)

    def curved(self, rise):
        """With its middle higher than its ends by this share of its width."""
        width, height = self.size
        most = abs(rise) * width
        pixels = np.array(self.picture)
        higher = np.zeros((height + math.ceil(most), width, 4), np.uint8)
        higher[..., :3] = pixels[..., :3].reshape(-1, 3).max(0)
        for column in range(width):
            down = round(self.drop(column, rise))
            higher[down:down + height, column] = pixels[:, column]
        lines = [(text, [(x, y + self.drop(x, rise)) for x, y in corners]) for text, corners in self.lines]
        return Block(Image.fromarray(higher), lines)

    def drop(self, column, rise):
        width = self.size[0]
        bend = (2 * column / width - 1) ** 2
        return rise * width * bend if rise > 0 else -rise * width * (1 - bend)


def lettered(text, name, capital, ink, *, align="centre", leading=1.5, outline=None, shadow=None, tracking=0):
    """The text in a typeface, with capitals of so many pixels."""
    font = face(name, max(6, round(capital / capital_height(name))))
    ascent, descent = font.getmetrics()
    edge = max(1, round(capital / 14)) if outline else 0
    margin = edge + (max(1, round(capital / 10)) if shadow else 0) + 2
    space = tracking * capital
    rows = text.split("\n")

    def length(row):
        return font.getlength(row) + space * max(0, len(row) - 1)

    width = math.ceil(max(length(row) for row in rows)) + 2 * margin
    step = leading * capital
    height = math.ceil(step * (len(rows) - 1) + ascent + descent) + 2 * margin
    layer = Image.new("RGBA", (width, height), ink + "00")
    lines = []
    pen = ImageDraw.Draw(layer)
    dark = Image.new("L", layer.size, 0) if shadow else None

    def write(pen, left, top, row, **how):
        if not tracking:
            pen.text((left, top), row, font=font, **how)
            return
        for letter in row:
            pen.text((left, top), letter, font=font, **how)
            left += font.getlength(letter) + space

    for place, row in enumerate(rows):
        if not row.strip():
            continue
        room = width - 2 * margin - length(row)
        left = margin + {"left": 0, "centre": room / 2, "right": room}[align]
        top = margin + place * step
        if shadow:
            off = max(1, round(capital / 12))
            write(ImageDraw.Draw(dark), left + off, top + off, row, fill=150)
        write(pen, left, top, row, fill=ink, stroke_width=edge, stroke_fill=outline)
        _, above, _, below = font.getbbox(row)
        corners = [(left, top + above), (left + length(row), top + above), (left + length(row), top + below), (left, top + below)]
        lines.append((row, corners))
    if shadow:
        under = Image.new("RGBA", layer.size, shadow + "00")
        under.putalpha(dark.filter(ImageFilter.GaussianBlur(capital / 20)))
        layer = Image.alpha_composite(under, layer)
    return Block(layer, lines)
