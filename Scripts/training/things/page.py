"""Draws a list of text lines, marks and barcodes as a page."""

import pathlib
import sys

from PIL import Image, ImageDraw, ImageFont

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2]))

from testimages import barcodes  # noqa: E402

FONTS = {
    "sans": ["LiberationSans-Regular", "OpenSans-Regular", "Lato-Regular", "Roboto-Regular", "Carlito-Regular", "DejaVuSans"],
    "bold": ["LiberationSans-Bold", "OpenSans-Bold", "Lato-Black", "Roboto-Bold", "Carlito-Bold", "DejaVuSans-Bold"],
    "serif": ["LiberationSerif-Regular", "DejaVuSerif", "P052-Roman", "C059-Roman", "NimbusRoman-Regular"],
    "mono": ["LiberationMono-Regular", "DejaVuSansMono", "NimbusMonoPS-Regular"],
    "ocr": ["LiberationMono-Bold", "DejaVuSansMono-Bold"],
    "hand": ["Z003-MediumItalic", "Lobster-Regular", "DejaVuSerif-Italic"],
}


FILES = {path.stem: str(path) for path in pathlib.Path("/usr/share/fonts").glob("**/*.?tf")}


class Page:
    """A page with a cursor that goes down; sizes are in hundredths of the page's width."""

    def __init__(self, seed, size, ground="#fbfbf7", ink="#1a1a1a", style="sans"):
        self.seed, self.size, self.ink = seed, size, ink
        self.picture = Image.new("RGB", size, ground)
        self.pen = ImageDraw.Draw(self.picture)
        self.unit = size[0] / 100
        self.y = 5 * self.unit
        self.fonts, self.style = {}, style

    def font(self, style, size):
        # One family for each style on a page.
        if style not in self.fonts:
            self.fonts[style] = self.seed.choice([name for name in FONTS[style] if name in FILES])
        return ImageFont.truetype(FILES[self.fonts[style]], max(7, round(size * self.unit)))

    def line(self, text, size=3, style=None, x=6, align="left", ink=None, lead=1.35, right=None):
        """A line of text, with `right` at the right edge of the same line."""
        face = self.font(style or self.style, size)
        width = self.pen.textlength(text, face)
        left = x * self.unit
        if align == "centre":
            left = (self.size[0] - width) / 2
        elif align == "right":
            left = self.size[0] - width - x * self.unit
        self.pen.text((left, self.y), text, fill=ink or self.ink, font=face)
        if right:
            self.pen.text((self.size[0] - self.pen.textlength(right, face) - x * self.unit, self.y), right, fill=ink or self.ink, font=face)
        self.y += size * lead * self.unit

    def field(self, label, value, size=2.6, x=6, style="bold", ink=None):
        """A small label with its value below."""
        self.line(label, size * 0.7, "sans", x, ink=ink, lead=1.2)
        self.line(value, size, style, x, ink=ink, lead=1.5)

    def paragraph(self, text, size=2.4, width=88, x=6, style=None, lead=1.35):
        face = self.font(style or self.style, size)
        row = ""
        for word in text.split():
            longer = f"{row} {word}".strip()
            if self.pen.textlength(longer, face) > width * self.unit and row:
                self.line(row, size, style, x, lead=lead)
                row = word
            else:
                row = longer
        self.line(row, size, style, x, lead=lead)

    def gap(self, size=2):
        self.y += size * self.unit

    def rule(self, ink=None, x=5, weight=1):
        self.pen.line([(x * self.unit, self.y), (self.size[0] - x * self.unit, self.y)], fill=ink or self.ink, width=weight)
        self.gap(1.2)

    def band(self, colour, height, top=None):
        top = self.y if top is None else top * self.unit
        self.pen.rectangle([0, top, self.size[0], top + height * self.unit], fill=colour)

    def box(self, left, top, width, height, colour, outline=None):
        edges = [left * self.unit, top * self.unit, (left + width) * self.unit, (top + height) * self.unit]
        self.pen.rectangle(edges, fill=colour, outline=outline)

    def at(self, x, y, text, size=3, style=None, ink=None):
        self.pen.text((x * self.unit, y * self.unit), text, fill=ink or self.ink, font=self.font(style or self.style, size))

    def code(self, symbol, x, y, width):
        drawn = barcodes.draw(symbol).convert("RGB")
        scale = width * self.unit / drawn.size[0]
        drawn = drawn.resize((round(drawn.size[0] * scale), round(drawn.size[1] * scale)), Image.Resampling.BICUBIC)
        self.picture.paste(drawn, (round(x * self.unit), round(y * self.unit)))
