"""A line of print as an ink mask, with the place of each character: outlines of fonts, or the dots of inkjet printers."""

import functools
import pathlib
import sys

import numpy as np
from PIL import Image, ImageDraw, ImageFilter, ImageFont

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))

import glyphs  # noqa: E402

_OUT = ("Thin", "ExtraLight", "MathTeX", "Black", "FreeSerifBoldItalic", "Symbol", "Hairline")
_KINDS = {
    "sans": ("DejaVuSans.", "DejaVuSans-Bold.", "LiberationSans-", "FreeSans", "RobotoTTF/Roboto-"),
    "condensed": ("DejaVuSansCondensed", "RobotoCondensed"),
    "mono": ("DejaVuSansMono", "LiberationMono", "FreeMonoBold", "TerminusTTF"),
    "ocr": ("OCRB.otf",),
    "serif": ("LiberationSerif-", "DejaVuSerif"),
}
FONTS = {
    kind: [path for path in glyphs.LATIN if any(part in path for part in parts) and not any(part in path for part in _OUT)]
    for kind, parts in _KINDS.items()}
GRIDS = [path for path in FONTS["sans"] + FONTS["mono"] + FONTS["condensed"] if "Oblique" not in path and "Italic" not in path]
# Rows above and below the capitals, in their height: for accents and for what hangs down.
ABOVE, BELOW = 0.36, 0.36
FINE = 3


@functools.cache
def size_for(path, height):
    """The size of a font whose capitals are so high."""
    box = ImageFont.truetype(path, 200).getbbox("H")
    return max(6, round(200 * height / (box[3] - box[1])))


class Lettering:
    """How one printer prints, with capitals of a height in pixels."""

    def __init__(self, rng, height, kinds=("sans", "sans", "condensed", "mono", "ocr", "dots", "dots", "dots")):
        self.rng, self.height = rng, height
        kind = kinds[int(rng.integers(len(kinds)))]
        self.dotted = kind == "dots"
        self.track = float(rng.choice([rng.uniform(0, 0.06), rng.uniform(0.06, 0.35)], p=[0.75, 0.25]))
        self.gap = float(rng.choice([1.0, rng.uniform(1.2, 2.6)], p=[0.7, 0.3]))
        self.stretch = float(rng.choice([1.0, rng.uniform(0.8, 1.25)], p=[0.6, 0.4]))
        self.weight = int(rng.choice([0, 1], p=[0.85, 0.15])) if height >= 36 else 0
        self.jitter = 0.0
        if self.dotted:
            self.font = glyphs.DotFont(rng)
            self.font.size = int(rng.choice([9, 10, 12, 14]))
            self.font.path = GRIDS[int(rng.integers(len(GRIDS)))]
            self.radius, self.jitter = float(rng.uniform(0.42, 0.62)), float(abs(rng.normal(0, 0.05)))
        else:
            fonts = FONTS[kind] or FONTS["sans"]
            self.path = fonts[int(rng.integers(len(fonts)))]
        self.cells = {}

    def with_height(self, height):
        """The same print in another size."""
        other = object.__new__(type(self))
        other.__dict__ = {**self.__dict__, "height": height, "cells": {}}
        return other

    def cell(self, character, jitter=0.0):
        """The ink of a character (0 to 1), as wide as its step."""
        if character not in self.cells or jitter:
            drawn = self._dots(character, jitter) if self.dotted else self._outline(character)
            if jitter:
                return drawn
            self.cells[character] = drawn
        return self.cells[character]

    def _rows(self):
        return round(self.height * (1 + ABOVE + BELOW))

    def _outline(self, character):
        font = glyphs.font(self.path, size_for(self.path, self.height))
        width = max(2, round(font.getlength(character)))
        image = Image.new("L", (width, self._rows()))
        bottom = round(self.height * (1 + ABOVE))
        ImageDraw.Draw(image).text((0, bottom), character, font=font, fill=255, anchor="ls")
        if self.weight:
            image = image.filter(ImageFilter.MaxFilter(3))
        if self.stretch != 1:
            image = image.resize((max(2, round(width * self.stretch)), image.height), Image.Resampling.BICUBIC)
        return np.asarray(image, np.float32) / 255

    def _dots(self, character, jitter):
        grid, tall = self.font.grid(character)
        pitch = self.height / tall * FINE
        across = pitch * self.stretch
        gap = 0 if self.font.sampled else 1
        width = round((grid.shape[1] + gap) * across)
        image = Image.new("L", (max(width, FINE), self._rows() * FINE))
        pen, top = ImageDraw.Draw(image), self.height * ABOVE * FINE
        radius = self.radius * pitch
        for row, column in zip(*np.nonzero(grid), strict=True):
            x = (column + 0.5 + gap / 2 + self.rng.normal(0, 1) * jitter) * across
            y = top + (row + 0.5 + self.rng.normal(0, 1) * jitter) * pitch
            pen.ellipse((x - radius, y - radius, x + radius, y + radius), fill=255)
        small = image.resize((max(2, image.width // FINE), self._rows()), Image.Resampling.BOX)
        return np.asarray(small, np.float32) / 255

    def line(self, runs):
        """The mask of a line, and its characters: (character, part, left, right) in columns of the mask."""
        placed, x = [], 2.0
        for text, part in runs:
            for character in text:
                cell = self.cell(character, self.jitter if self.dotted else 0)
                step = cell.shape[1]
                if character == " ":
                    step = max(step, round(0.3 * self.height)) * self.gap
                else:
                    placed.append((character, part, round(x), cell))
                x += step + self.track * self.height
        mask = np.zeros((self._rows(), round(x) + 4), np.float32)
        found = []
        for character, part, left, cell in placed:
            area = mask[:, left:left + cell.shape[1]]
            np.maximum(area, cell[:, :area.shape[1]], out=area)
            found.append((character, part, left, left + cell.shape[1]))
        return mask, found

    def lookalikes(self, character, width):
        """The clean cells of all digits, the first that of `character`, each as wide as the given width."""
        cells = []
        for other in character + "0123456789".replace(character, ""):
            cell, wide = self.cell(other), np.zeros((self._rows(), width), np.float32)
            used = min(width, cell.shape[1])
            # Digits that are narrower or wider stand in the middle.
            left, start = (width - used) // 2, (cell.shape[1] - used) // 2
            wide[:, left:left + used] = cell[:, start:start + used]
            cells.append(wide)
        return cells
