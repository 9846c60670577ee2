"""What packing lines print: dot matrix, inkjet, thermal transfer and plain type, as masks."""
import functools
import gzip

from PIL import Image, ImageDraw, ImageFilter, PcfFontFile

from ..lettering import FONT_FOLDER, font

# Bitmap fonts of X: the dots of a matrix.
MATRICES = {
    "dot matrix": ["5x7-ISO8859-1.pcf.gz", "6x9-ISO8859-1.pcf.gz", "6x10-ISO8859-1.pcf.gz"],
    "inkjet": ["7x13B-ISO8859-1.pcf.gz", "6x13-ISO8859-1.pcf.gz"],
}
OUTLINES = {
    "thermal transfer": ["NimbusSansNarrow-Bold.otf", "NimbusSans-Regular.otf", "NimbusSans-Bold.otf", "Hack-Bold.ttf"],
    "plain type": ["NimbusMonoPS-Bold.otf", "NimbusSans-Regular.otf", "Cantarell-Bold.otf", "URWGothic-Demi.otf", "Hack-Regular.ttf"],
}
FINE = 3  # times the size at which dots are drawn


class Printer:
    """A printer with its type and its faults, the same for all lines of a label."""

    def __init__(self, kind, height, chance):
        self.kind, self.height, self.chance = kind, height, chance
        self.face = chance.choice(MATRICES.get(kind) or OUTLINES[kind])
        self.stretch = chance.uniform(0.8, 1.35)
        self.radius = chance.uniform(0.36, 0.6)
        self.jitter = chance.choice([0, 0.06, 0.12])
        self.missing = chance.choice([0, 0, 0.01, 0.04])
        self.streaks = chance.choice([0, 0, 1, 2])

    def line(self, text):
        """The mask of a line: 255 where ink is."""
        if self.kind in MATRICES:
            return self.dots(text)
        face = font(self.face, round(self.height * 1.4))
        top = face.getbbox("H")[1]
        image = Image.new("L", (round(face.getlength(text)) + 8, round(self.height * 1.6)), 0)
        ImageDraw.Draw(image).text((4, round(self.height * 0.25) - top), text, font=face, fill=255)
        if self.kind == "thermal transfer":
            self.tear(image)
        return image

    def tear(self, image):
        """Thin rows without ink, where the print head is dirty."""
        draw = ImageDraw.Draw(image)
        for _ in range(self.streaks):
            y = self.chance.randrange(image.height)
            draw.line([(0, y), (image.width, y)], fill=0, width=max(1, self.height // 25))

    def dots(self, text):
        grid = bitmap(self.face, text)
        _, top, _, bottom = bitmap(self.face, "H").getbbox()
        pitch = FINE * self.height / (bottom - top)
        across = pitch * self.stretch
        image = Image.new("L", (round((grid.width + 2) * across), round((grid.height + 1) * pitch)), 0)
        draw, radius, chance = ImageDraw.Draw(image), pitch * self.radius, self.chance
        for y in range(grid.height):
            for x in range(grid.width):
                if grid.getpixel((x, y)) and chance.random() >= self.missing:
                    centre = ((x + 1 + chance.gauss(0, self.jitter)) * across, (y + 0.7 + chance.gauss(0, self.jitter)) * pitch)
                    box = [centre[0] - radius, centre[1] - radius, centre[0] + radius, centre[1] + radius]
                    draw.ellipse(box, fill=round(chance.uniform(190, 255)))
        image = image.filter(ImageFilter.GaussianBlur(FINE * 0.4))
        return image.resize((image.width // FINE, image.height // FINE), Image.Resampling.BOX)


@functools.cache
def glyphs(name):
    """The glyphs of a bitmap font by their codes; the last part of each is its bitmap."""
    found = sorted(FONT_FOLDER.rglob(name))
    if not found:
        raise SystemExit(f"font {name} is missing: see the head of Scripts/render-chilled-labels")
    with gzip.open(found[0]) as file:
        return PcfFontFile.PcfFontFile(file).glyph


def bitmap(name, text):
    """A line in a bitmap font, a pixel a dot; all glyphs are of one size."""
    pictures = [glyphs(name)[code][3] for code in text.encode("latin-1", "replace")]
    width, height = pictures[0].size
    image = Image.new("1", (width * len(pictures), height), 0)
    for index, picture in enumerate(pictures):
        image.paste(picture, (index * width, 0))
    return image


def stamp(image, mask, position, ink, strength):
    """Prints a mask onto the image."""
    mask = mask.point(lambda value: round(value * strength))
    image.paste(Image.new("RGB", mask.size, ink), position, mask)


def beside(masks, gap):
    """Masks beside each other, on one line."""
    width, height = sum(mask.width for mask in masks) + gap * (len(masks) - 1), max(mask.height for mask in masks)
    image, x = Image.new("L", (width, height), 0), 0
    for mask in masks:
        image.paste(mask, (x, 0))
        x += mask.width + gap
    return image
