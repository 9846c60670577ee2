"""Glyphs as dots: a 5×7 font drawn here, and coarser or finer matrices sampled from outline fonts."""
import functools
import glob

import numpy as np
from PIL import Image, ImageDraw, ImageFont

# Seven rows of five bits each, top row first; several forms where printers differ.
_ROWS = {
    "0": ["0E11111111110E", "0E11131519110E", "0E1B1111111B0E", "06090909090906"],
    "1": ["040C040404040E", "02060202020202", "040C1404040404"],
    "2": ["0E11010204081F", "0E11010608101F", "1E01010E10101F"], "3": ["0E11010601110E", "1F02040201110E", "1E01010E01011E"],
    "4": ["02060A121F0202", "1111111F010101", "1012121F020202"], "5": ["1F101E0101110E", "1F10101E01011E"],
    "6": ["0608101E11110E", "0E11101E11110E", "0E10101E11110E"], "7": ["1F010204080808", "1F010202040404", "1F010101010101"],
    "8": ["0E11110E11110E"], "9": ["0E11110F01020C", "0E11110F01110E", "0E11110F01010E"],
    "A": ["0E11111F111111", "040A11111F1111"], "B": ["1E11111E11111E"], "C": ["0E11101010110E"], "D": ["1E11111111111E"],
    "E": ["1F10101E10101F"], "F": ["1F10101E101010"], "G": ["0E11101711110F", "0E11101013110E"], "H": ["1111111F111111"],
    "I": ["0E04040404040E"], "J": ["0702020202120C", "0101010101110E"], "K": ["11121418141211"], "L": ["1010101010101F"],
    "M": ["111B1515111111"], "N": ["11191513111111", "11111915131111"], "O": ["0E11111111110E"], "P": ["1E11111E101010"],
    "Q": ["0E11111115120D"], "R": ["1E11111E141211"], "S": ["0F10100E01011E", "0E11100E01110E"], "T": ["1F040404040404"],
    "U": ["1111111111110E"], "V": ["11111111110A04"], "W": ["1111111515150A"], "X": ["11110A040A1111"],
    "Y": ["11110A04040404"], "Z": ["1F01020408101F"], ".": ["00000000000C0C", "00000000000004", "00000000000400"],
    "/": ["00010204081000", "01020204080810", "01010204081010"], "-": ["0000000E000000", "0000001F000000"],
    ":": ["000C0C000C0C00", "00040000000400", "00000400040000"], ",": ["000000000C0408", "00000000000408"],
    "(": ["02040808080402"], ")": ["08040202020408"], "+": ["0004041F040400"], "&": ["0C12140815120D"], " ": ["00000000000000"],
}
_OUTLINES = sorted(glob.glob("/usr/share/fonts/**/*.[to]tf", recursive=True))
# Others may be installed that have no Latin letters, such as those of `keywords.py`.
_FAMILIES = ("dejavu", "liberation", "lato", "freefont", "ocr", "terminus", "3270", "inconsolata", "roboto", "open-sans", "nanum",
             "proggy")
_LATIN_OUT = ("Math", "Symbol", "Dingbat", "Hairline", "Thin", "Brush", "Pen", "YetHangul")
LATIN = [path for path in _OUTLINES if any(family in path.lower() for family in _FAMILIES)
         and not any(part in path for part in _LATIN_OUT)]
# The fonts most thermal-transfer printers use: plain sans serif and machine fonts.
PLAIN = [path for path in LATIN if any(part in path for part in ("Sans", "Mono", "OCR", "Roboto", "Lato", "Inconsolata"))]
_GRIDS = [path for path in LATIN if any(part in path for part in ("Mono", "Sans", "terminus", "3270", "OCR", "Condensed"))]
_FALLBACKS = {"hangul": "Nanum", "thai": "FreeSerif", "other": "DejaVuSans"}


@functools.cache
def font(path, size):
    """The outline font at `path`, `size` pixels to the em."""
    return ImageFont.truetype(path, size)


def script(character):
    """Which fallback font a character needs, or None when any Latin font has it."""
    code = ord(character)
    if code < 0x180:
        return None
    if 0x0E00 <= code < 0x0E80:
        return "thai"
    return "hangul" if code >= 0x1100 else "other"


@functools.cache
def _fallback_paths(kind):
    return [path for path in _OUTLINES if _FALLBACKS[kind] in path and "Math" not in path]


def outline_for(character, path, rng):
    """`path`, or a font that has the character's script."""
    kind = script(character)
    if kind is None:
        return path
    paths = _fallback_paths(kind) or [path]
    return paths[rng.integers(len(paths))]


@functools.cache
def _five_by_seven(rows):
    bits = np.frombuffer(bytes.fromhex(rows), np.uint8)
    return np.stack([(bits >> shift) & 1 for shift in (4, 3, 2, 1, 0)], axis=1).astype(bool)


@functools.cache
def _sampled(character, path, size):
    """A glyph's dots on a grid: the outline font drawn `size` dots high without smoothing."""
    face = font(path, size)
    image = Image.new("1", (size * 2, size * 2), 0)
    draw = ImageDraw.Draw(image)
    draw.fontmode = "1"
    draw.text((1, 1), character, font=face, fill=1)
    width = max(2, int(round(face.getlength(character))))
    top = face.getbbox("H")[1] + 1
    height = face.getbbox("H")[3] - face.getbbox("H")[1]
    dots = np.array(image, bool)
    return dots[max(0, top - 1):top + height + size // 4, :width + 1], height


class DotFont:
    """One dot font for a whole line: each character always has the same form, as on a real printer."""

    def __init__(self, rng):
        self.rng = rng
        self.sampled = rng.random() < 0.4
        self.path = _GRIDS[rng.integers(len(_GRIDS))]
        self.size = int(rng.integers(9, 21))
        self.forms = {character: rows[rng.integers(len(rows))] for character, rows in _ROWS.items()}
        self.bold = rng.random() < 0.15
        self.lower = rng.random() < 0.3

    def grid(self, character):
        """The character's dots as a boolean grid, and how many of its rows the capital height takes."""
        if not self.sampled and character.upper() in self.forms and not (character.islower() and self.lower):
            grid, height = _five_by_seven(self.forms[character.upper()]), 7
            return (np.repeat(grid, 2, axis=1), height) if self.bold else (grid, height)
        size = self.size if self.sampled else 10
        return _sampled(character, outline_for(character, self.path, self.rng), size)
