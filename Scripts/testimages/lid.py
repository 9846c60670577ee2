"""The film lid of a tray of chilled food: large print on the clear film, the food below it, gloss above."""
import random
import zlib

from PIL import Image, ImageColor, ImageDraw, ImageFilter

from .lettering import fitting, font, write

PIECES = 160  # of food
CREASES = 5
MARGIN = 90


def draw_lid(pack, size):
    """The lid in pixels; nothing but the small print and the date is printed on it."""
    seed = random.Random(zlib.crc32(pack.name.encode()))
    image = draw_food(pack.style, size, seed)
    draw_print(ImageDraw.Draw(image), pack, size)
    lay_gloss(image, seed)
    return image


def draw_food(style, size, seed):
    """Soft pieces between the style's ground and accent."""
    ground, accent = ImageColor.getrgb(style.ground), ImageColor.getrgb(style.accent)
    image = Image.new("RGB", size, style.ground)
    draw = ImageDraw.Draw(image)
    for _ in range(PIECES):
        share = seed.random()
        colour = tuple(round(g + (a - g) * share) for g, a in zip(ground, accent, strict=True))
        x, y = seed.randrange(-60, size[0]), seed.randrange(-60, size[1])
        draw.ellipse([x, y, x + seed.randrange(40, 170), y + seed.randrange(30, 90)], fill=colour)
    return image.filter(ImageFilter.GaussianBlur(2))


def draw_print(draw, pack, size):
    """The lines with the date, in large type, and the small print below them."""
    style, width = pack.style, size[0] - 2 * MARGIN
    face = fitting(style.date_font, pack.dates, width, size[1] // 7)
    pitch = face.size * 5 // 4
    y = (size[1] - pitch * len(pack.dates)) // 2 - 30
    if style.date_ground:
        right = MARGIN + 30 + round(max(face.getlength(line) for line in pack.dates))
        bottom = y + pitch * len(pack.dates) + 10
        draw.rectangle([MARGIN - 30, y - 15, right, bottom], fill=style.date_ground)
    for line in pack.dates:
        draw.text((MARGIN, y), line, font=face, fill=style.date_ink)
        y += pitch
    for paragraph in pack.print:
        y = write(draw, (MARGIN, y + 30), width, paragraph, font(style.text_font, 26), style.ink)


def lay_gloss(image, seed):
    """The light of a lamp on the film: a broad band, and creases."""
    width, height = image.size
    band, creases = Image.new("L", image.size), Image.new("L", image.size)
    x = seed.randrange(width // 2, width)
    ImageDraw.Draw(band).polygon([(x, 0), (x + 130, 0), (x - 70, height), (x - 200, height)], fill=70)
    draw = ImageDraw.Draw(creases)
    for _ in range(CREASES):
        x, y = seed.randrange(width), seed.randrange(height)
        end = (x + seed.randrange(-200, 200), y + seed.randrange(60, 240))
        draw.line([(x, y), end], fill=120, width=seed.randrange(2, 5))
    for mask, blur in ((band, 40), (creases, 1.5)):
        image.paste(Image.new("RGB", image.size, "#ffffff"), (0, 0), mask.filter(ImageFilter.GaussianBlur(blur)))
