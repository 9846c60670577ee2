"""The face of a pack of chilled food: a white label on a tray, or print on the clear film."""
from PIL import Image, ImageColor, ImageDraw, ImageFilter

from .. import barcodes
from ..lettering import font, write
from ..lid import draw_food, lay_gloss
from ..models import Style
from .ink import Printer, beside, stamp

# The food below the film, and its lighter or darker pieces.
FOODS = [("#b5483a", "#e0988a"), ("#e9c9a8", "#f7e7cf"), ("#d9d3b0", "#8fa05a"), ("#f0efe6", "#d8d2c0"), ("#5b3a2c", "#8b5e45"),
         ("#e58d5a", "#f4c09a")]
NAMES = ["Cantarell-ExtraBold.otf", "URWGothic-Demi.otf", "NimbusSansNarrow-Bold.otf", "C059-Bold.otf"]
PRINTS = ["NimbusSans-Regular.otf", "Cantarell-Regular.otf", "NimbusSansNarrow-Regular.otf"]
MARGIN = 40
MINIMUM_HEIGHT = 12


class Face:
    """A pack's face: chosen once, drawn when its size is known."""

    def __init__(self, label, height, chance):
        self.label, self.height, self.chance = label, height, chance
        ground, accent = chance.choice(FOODS)
        self.style = Style(ground=ground, accent=accent)
        self.has_barcode = chance.random() < 0.5
        self.glare = chance.choice([0, 0, 0, 90, 150])

    def draw(self, size):
        image = draw_food(self.style, size, self.chance)
        if self.label.is_film:
            self.draw_film(image)
        else:
            self.draw_sticker(image)
        lay_gloss(image, self.chance)
        if self.glare:
            self.lay_glare(image)
        return image

    def draw_film(self, image):
        """A printed band with the name and the small print; the packing line prints on the clear film below."""
        width, height = image.size
        band = self.chance.randrange(height * 25 // 100, height * 40 // 100)
        colour = self.chance.choice(["#1f4d3a", "#7a1f2b", "#153a6b", "#f3efe4", "#ffffff"])
        ImageDraw.Draw(image).rectangle([0, 0, width, band], fill=colour)
        ink = "#202020" if brightness(colour) > 140 else "#ffffff"
        bottom = self.draw_product(image, (MARGIN, 24), width - 2 * MARGIN, ink, band)
        inks = ["#101010", "#ffffff"] if brightness(self.style.ground) < 120 else ["#101010", "#1a1f4a"]
        ink = inks[1] if brightness(self.style.ground) < 120 else self.chance.choice(inks)
        left = self.chance.randrange(MARGIN, width // 4)
        self.draw_rows(image, (left, max(band, bottom) + self.chance.randrange(30, 120)), width - left - MARGIN, ink)

    def draw_sticker(self, image):
        """A white label with the name, the small print, what the packing line prints, and by chance a barcode."""
        width, height = image.size
        left, top = width * self.chance.randrange(3, 12) // 100, height * self.chance.randrange(3, 12) // 100
        draw = ImageDraw.Draw(image)
        colour = self.chance.choice(["#ffffff", "#fdfdf8", "#fff6d8"])
        draw.rectangle([left, top, width - left, height - top], fill=colour)
        inner = width - 2 * left - 2 * MARGIN
        ink = "#202020"
        y = self.draw_product(image, (left + MARGIN, top + 24), inner, ink, height // 2)
        strength = self.chance.uniform(0.55, 1)
        y = self.draw_rows(image, (left + MARGIN, y + 24), inner, ink, strength)
        bottom = height - top - 20
        if self.has_barcode:
            code = barcodes.ean13(f"2{self.chance.randrange(10 ** 11):011d}", 2)
            symbol = barcodes.draw(code)
            if y + symbol.height + 10 < bottom:
                image.paste(symbol, (width - left - MARGIN - symbol.width, bottom - symbol.height))
        if y + 70 < bottom:
            draw.text((left + MARGIN, bottom - 60), self.label.price, font=font("NimbusSans-Bold.otf", 54), fill=ink)

    def draw_product(self, image, position, width, ink, limit):
        """The name and the small print; returns the y below them."""
        draw, (x, y) = ImageDraw.Draw(image), position
        y = write(draw, (x, y), width, self.label.product, font(self.chance.choice(NAMES), self.chance.randrange(44, 80)), ink)
        face = font(self.chance.choice(PRINTS), self.chance.randrange(18, 30))
        for line in self.label.print:
            if y + 2 * face.size < position[1] + limit:
                y = write(draw, (x, y + 6), width, line, face, ink)
        return y

    def draw_rows(self, image, position, width, ink, strength=0.95):
        """The rows of the packing line, their type smaller where a row is too wide; returns the y below them."""
        x, y = position
        while True:
            printer = Printer(self.label.printer, self.height, self.chance)
            gap = self.height * 2
            masks = [row_mask(printer, row, self.columns(printer), gap) for row in self.label.rows]
            widest = max(mask.width for mask in masks)
            if widest <= width or self.height <= MINIMUM_HEIGHT:
                break
            self.height = max(MINIMUM_HEIGHT, min(self.height - 1, self.height * width // widest))
        for mask in masks:
            stamp(image, mask, (x, y), ink, strength)
            y += round(self.height * 1.75)
        return y

    def columns(self, printer):
        """The widths of the columns of a table; empty where the rows are no table."""
        rows = [row for row in self.label.rows if len(row) > 1]
        return [max(printer.line(row[index]).width for row in rows) for index in range(len(rows[0]))] if rows else []

    def lay_glare(self, image):
        """A lamp's reflection, which leaves the print below it legible."""
        width, height = image.size
        mask = Image.new("L", image.size)
        x, y = self.chance.randrange(width), self.chance.randrange(height)
        radius = self.chance.randrange(60, 200)
        ImageDraw.Draw(mask).ellipse([x - 2 * radius, y - radius, x + 2 * radius, y + radius], fill=self.glare)
        image.paste(Image.new("RGB", image.size, "#ffffff"), (0, 0), mask.filter(ImageFilter.GaussianBlur(30)))


def row_mask(printer, row, columns, gap):
    masks = [printer.line(text) for text in row]
    if len(row) > 1:
        masks = [widened(mask, width) for mask, width in zip(masks, columns, strict=True)]
    return beside(masks, gap)


def widened(mask, width):
    wide = Image.new("L", (max(width, mask.width), mask.height), 0)
    wide.paste(mask, (0, 0))
    return wide


def brightness(colour):
    return sum(ImageColor.getrgb(colour)) / 3
