"""The printed face of a pack, seen straight on."""
from PIL import Image, ImageColor, ImageDraw

from . import barcodes
from .front import draw_front
from .lettering import fitting, font, write
from .lid import draw_lid

MARGIN = 36


def draw_face(pack, size):
    """The pack's face in pixels."""
    if pack.style.layout == "lid":
        return draw_lid(pack, size)
    if pack.style.layout == "front":
        return draw_front(pack, size)
    image = Image.new("RGB", size, pack.style.ground)
    draw = ImageDraw.Draw(image)
    draw.rectangle([0, 0, size[0], 14], fill=pack.style.accent)
    draw.rectangle([0, size[1] - 14, size[0], size[1]], fill=pack.style.accent)
    if pack.style.layout == "stacked":
        draw_stacked(image, draw, pack)
    else:
        draw_columns(image, draw, pack)
    return image


def draw_columns(image, draw, pack):
    """Name and small print on the left; date and barcode on the right."""
    width, height = image.size
    symbols = [barcodes.draw(code) for code in pack.codes]
    right = max([symbol.width for symbol in symbols] + [date_width(pack), width * 30 // 100])
    left = width - right - 3 * MARGIN
    y = draw_name(draw, pack, (MARGIN, MARGIN), left, 84)
    y = draw_print(draw, pack, (MARGIN, y + 14), left)
    draw_emblem(draw, pack, (MARGIN, y + 24, left, height - 2 * MARGIN))

    x = width - right - MARGIN
    y = height - MARGIN - 8
    for symbol in symbols:
        y -= symbol.height
        image.paste(symbol, (x + (right - symbol.width) // 2, y))
        y -= 20
    draw_dates(draw, pack, (x, MARGIN + 20), right)


def draw_stacked(image, draw, pack):
    """Name on top, small print below it, then the date beside or above the barcode."""
    width, height = image.size
    symbols = [barcodes.draw(code) for code in pack.codes]
    y = draw_name(draw, pack, (MARGIN, MARGIN), width - 2 * MARGIN, 76)
    y = draw_print(draw, pack, (MARGIN, y + 6), width - 2 * MARGIN)
    bottom = height - MARGIN - 8
    tallest = max([symbol.height for symbol in symbols], default=0)
    total = sum(symbol.width for symbol in symbols)
    is_beside = total + date_width(pack) + 3 * MARGIN <= width
    x = width - MARGIN - total
    for symbol in symbols:
        image.paste(symbol, (x, bottom - symbol.height))
        x += symbol.width
    date_y = bottom - max(date_height(pack), tallest) if is_beside else y + 10
    draw_dates(draw, pack, (MARGIN, date_y), date_width(pack))


def draw_name(draw, pack, position, width, largest):
    style = pack.style
    x, y = position
    y = write(draw, (x, y), width, pack.brand, font("Lato-Bold.ttf", 38), style.accent)
    face = fitting(style.name_font, pack.name.split(), width, largest)
    y = write(draw, (x, y + 4), width, pack.name, face, style.ink, 1.15)
    return write(draw, (x, y + 14), width, pack.quantity, font("Lato-Bold.ttf", 40), style.ink)


def draw_print(draw, pack, position, width):
    x, y = position
    for paragraph in pack.print:
        y = write(draw, (x, y + 8), width, paragraph, font(pack.style.text_font, 23), pack.style.ink, 1.3)
    return y


def draw_emblem(draw, pack, rectangle):
    """Three leaves in pale ink, if there is room."""
    left, top, right, bottom = rectangle
    size = min(bottom - top, (right - left) // 2, 180)
    if size < 90:
        return
    ground, accent = ImageColor.getrgb(pack.style.ground), ImageColor.getrgb(pack.style.accent)
    for index, share in enumerate((0.25, 0.4, 0.55)):
        colour = tuple(round(g + (a - g) * share) for g, a in zip(ground, accent, strict=True))
        x = left + index * size // 2
        draw.ellipse([x, top + index * size // 8, x + size * 7 // 10, top + size * (6 + index) // 8], fill=colour)


def date_font(pack):
    return font(pack.style.date_font, 34)


def date_width(pack):
    return round(max([date_font(pack).getlength(line) for line in pack.dates], default=0)) + 48


def date_height(pack):
    return 50 * len(pack.dates) + 36


def draw_dates(draw, pack, position, width):
    if not pack.dates:
        return
    x, y = position
    across, down = pack.date_shift
    if pack.style.date_ground:
        draw.rectangle([x, y, x + width, y + date_height(pack)], fill=pack.style.date_ground)
    for index, line in enumerate(pack.dates):
        place = (x + 24 + across, y + 20 + 50 * index + down)
        draw.text(place, line, font=date_font(pack), fill=pack.style.date_ink)
