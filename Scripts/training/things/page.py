"""Draws pages of text lines, marks and barcodes, as the JSON files beside this one describe them.

A page has `sizes`, `grounds` and an `ink` to choose from, a `record` whose fields belong together, `known` texts that are the same
all over it, and `rows`, from top to bottom; sizes are in hundredths of the page's width. A row is a gap (a number), a `rule`, a line
([text, size, style, text at the right edge]), or an object; `Page.draw` has its kinds. All texts are templates (words.py).
"""

import calendar
import pathlib
import sys

from PIL import Image, ImageDraw, ImageFont

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2]))

from testimages import barcodes  # noqa: E402

from .words import COMMON, MONTHS, WEEKDAYS, fill, listed, read  # noqa: E402

FONTS = {
    "sans": ["LiberationSans-Regular", "OpenSans-Regular", "Lato-Regular", "Roboto-Regular", "Carlito-Regular", "DejaVuSans"],
    "bold": ["LiberationSans-Bold", "OpenSans-Bold", "Lato-Black", "Roboto-Bold", "Carlito-Bold", "DejaVuSans-Bold"],
    "serif": ["LiberationSerif-Regular", "DejaVuSerif", "P052-Roman", "C059-Roman", "NimbusRoman-Regular"],
    "mono": ["LiberationMono-Regular", "DejaVuSansMono", "NimbusMonoPS-Regular"],
    "ocr": ["LiberationMono-Bold", "DejaVuSansMono-Bold"],
    "hand": ["Z003-MediumItalic", "Lobster-Regular", "DejaVuSerif-Italic"],
}
FILES = {path.stem: str(path) for path in pathlib.Path("/usr/share/fonts").glob("**/*.?tf")}
COLOURS = ["#0b6fb3", "#c8102e", "#2e8b57", "#6a3d9a", "#e87722"]
LIGHT_INK = "#f3f3f2"


class Page:
    """A page with a cursor that goes down."""

    def __init__(self, seed, size, ground, ink, style="sans", words=(), known=()):
        self.seed, self.size, self.style, self.words, self.known = seed, size, style, words, known
        self.picture = Image.new("RGB", size, ground)
        # On dark grounds the ink is light.
        self.ink = LIGHT_INK if sum(self.picture.getpixel((0, 0))) < 380 else ink
        self.pen, self.unit, self.y, self.fonts, self.scale = ImageDraw.Draw(self.picture), size[0] / 100, 5 * size[0] / 100, {}, 1

    def font(self, style, size):
        # One family for each style on a page.
        if style not in self.fonts:
            self.fonts[style] = self.seed.choice([name for name in FONTS[style] if name in FILES])
        return ImageFont.truetype(FILES[self.fonts[style]], max(7, round(size * self.unit)))

    def draw(self, row):
        if isinstance(row, int | float):
            self.y += row * self.unit
        elif row == "rule":
            self.pen.line([(5 * self.unit, self.y), (95 * self.unit, self.y)], fill=self.ink)
            self.y += 1.2 * self.unit
        elif isinstance(row, list):
            self.line(*row)
        elif "paragraph" in row:
            self.paragraph(self.text(row["paragraph"]), row["size"], self.text(row.get("style", "")))
        elif "fields" in row:
            # Small labels with their values below.
            for label, value in row["fields"]:
                self.line(label, 0.7 * row["size"], f"sans x{row['x']}", lead=1.2)
                self.line(value, row["size"], f"bold x{row['x']}", lead=1.5)
        elif "at" in row and "text" in row:
            place = (row["at"][0] * self.unit, row["at"][1] * self.unit)
            self.pen.text(place, self.text(row["text"]), fill=self.ink, font=self.font(row.get("style", self.style), row["size"]))
        elif "box" in row:
            left, top, width, height = (value * self.unit for value in row["box"])
            self.pen.rectangle([left, top, left + width, top + height], fill=self.text(row["colour"]))
        elif "code" in row:
            self.code(self.text(row["code"]), *row["at"])
        elif "to" in row:
            self.y = row["to"] * self.unit
        elif "below" in row:
            self.y = max(self.y, row["below"] * self.unit)
        else:
            for inner in self.chosen(row):
                self.draw(inner)

    def chosen(self, row):
        """The rows of an object that are drawn this time."""
        if "share" in row:
            return row["rows"] if self.seed.random() < row["share"] else row.get("else", [])
        if "one of" in row:
            return self.seed.choice(row["one of"])
        if "some of" in row:
            return self.seed.sample(row["some of"], self.seed.randint(*row["count"]))
        return self.seed.randint(*row["times"]) * row["rows"]

    def text(self, template):
        return fill(self.seed, template, self.words, self.known)

    def line(self, text, size=3, style="", right="", lead=1.35):
        """A line of text, and another at the right edge. `style` has words: a font, `centre`, `right`, `white`, `coloured`, `x12`."""
        words, text, right, size = self.text(style).split(), self.text(text), self.text(right), size * self.scale
        face = self.font(next((word for word in words if word in FONTS), self.style), size)
        ink = "#ffffff" if "white" in words else self.seed.choice(COLOURS) if "coloured" in words else self.ink
        margin = self.unit * next((float(word[1:]) for word in words if word[0] == "x"), 6)
        room = self.size[0] - self.pen.textlength(text, face)
        left = room / 2 if "centre" in words else room - margin if "right" in words else margin
        self.pen.text((left, self.y), text, fill=ink, font=face)
        self.pen.text((self.size[0] - self.pen.textlength(right, face) - margin, self.y), right, fill=ink, font=face)
        self.y += size * lead * self.unit

    def paragraph(self, text, size, style=""):
        face, row = self.font(style or self.style, size), ""
        for word in [*text.split(), ""]:
            longer = f"{row} {word}".strip()
            if not word or self.pen.textlength(longer, face) > 88 * self.unit and row:
                self.line(row, size, style)
                row = word
            else:
                row = longer

    def code(self, text, x, from_bottom, width):
        """A barcode at the bottom of the page, of the kind that fits its text."""
        kinds = {12: barcodes.ean13, 11: barcodes.upc_a}
        symbol = kinds[len(text)](text) if len(text) in kinds and text.isdigit() else barcodes.Code("Code-128", "", None, "CODE128", text)
        drawn = barcodes.draw(symbol).convert("RGB")
        scale = width * self.unit / drawn.size[0]
        drawn = drawn.resize((round(drawn.size[0] * scale), round(drawn.size[1] * scale)), Image.Resampling.BICUBIC)
        self.picture.paste(drawn, (round(x * self.unit), round(max(self.y, self.size[1] - from_bottom * self.unit))))


FOLDERS = [read(name) for name in ("papers", "cards", "household", "medicine", "goods")]
PAGES = {kind: folder for folder in FOLDERS for kind in folder["pages"]}


def described(seed, kind):
    """A page of a kind that a JSON file describes."""
    folder = PAGES[kind]
    plan, words = folder["pages"][kind], COMMON | listed(folder["words"])
    known = {name: fill(seed, text, words) for name, text in plan.get("known", {}).items()}
    if "record" in plan:
        record = folder["records"][plan["record"]]
        known |= dict(zip(record["fields"].split("|"), seed.choice(record["of"]).split("|"), strict=True))
    page = Page(seed, tuple(seed.choice(plan["sizes"])), seed.choice(plan["grounds"]), seed.choice(plan.get("inks", [plan.get("ink")])),
                seed.choice(plan.get("styles", ["sans"])), words, known)
    page.scale = seed.choice(plan.get("scales", [1]))
    for row in plan["rows"]:
        page.draw(row)
    end = min(page.size[1], int(page.y + 30)) if plan.get("cropped") else page.size[1]
    return page.picture.crop((0, 0, page.size[0], end))


def month(seed):
    """A sheet of a calendar."""
    language, year, number = seed.choice(list(MONTHS)), seed.randrange(2020, 2028), seed.randrange(1, 13)
    size, ground = seed.choice([(1000, 1000), (1000, 1300), (1000, 760)]), seed.choice(["#ffffff", "#fbf7ee", "#eef4fa"])
    page = Page(seed, size, ground, "#22262b", words=listed(PAGES["bookPage"]["words"]))
    page.line(f"{MONTHS[language][number - 1]} {seed.choice([year, year, year, ''])}", 8, "bold centre")
    letters, has_notes, top = seed.choice([2, 2, 3]), seed.random() < 0.5, page.y / page.unit + 2
    step = min(16, (page.size[1] / page.unit - top - 10) / 6)
    for column, name in enumerate(WEEKDAYS[language]):
        page.draw({"at": [4 + 13.3 * column, top], "text": name[:letters], "size": 3.2, "style": "bold"})
    for row, week in enumerate(calendar.monthcalendar(year, number)):
        for column, date in enumerate(week):
            if date:
                left, above = 3 + 13.3 * column, top + 6 + step * row
                corners = [value * page.unit for value in (left, above, left + 13.3, above + step)]
                page.pen.rectangle(corners, outline="#888888")
                page.draw({"at": [left + 1, above + 0.6], "text": str(date), "size": 3.4, "style": "bold"})
                if has_notes and seed.random() < 0.15:
                    page.draw({"at": [left + 1, above + 5], "text": "{calendar notes}", "size": 1.9, "style": "hand"})
    return page.picture
