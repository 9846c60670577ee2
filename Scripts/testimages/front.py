"""The front of a pack: brand, name in display lettering, a claim in a badge, quantity, and a line with the date."""
from PIL import Image, ImageDraw

from .lettering import font, lettered

MARGIN = 60
LARGEST = 230  # type of the name
BADGE = 170


def draw_front(pack, size):
    """The front in pixels."""
    width, height = size
    style = pack.style
    image = Image.new("RGB", size, style.ground)
    draw = ImageDraw.Draw(image)
    draw.ellipse([-width // 4, height * 2 // 3, width * 5 // 4, height * 3 // 2], fill=style.accent)
    draw.text((width // 2, MARGIN), pack.brand, font=font("Lato-Bold.ttf", 46), fill=style.ink, anchor="ma")
    y = draw_name(image, pack, MARGIN + 90)
    if pack.claim:
        draw_badge(image, pack, (width - MARGIN - BADGE, min(y + 10, height - 2 * MARGIN - 2 * BADGE)))
    draw.text((MARGIN, height - MARGIN - 44), pack.quantity, font=font("Lato-Bold.ttf", 44), fill=style.date_ink)
    if not pack.dates:
        return image
    face = font(style.date_font, 34)
    draw.text((width - MARGIN, height - MARGIN - 38), pack.dates[0], font=face, fill=style.date_ink, anchor="ra")
    return image


def draw_name(image, pack, y):
    """Writes a word of the name on each line, in one size; returns the y below them."""
    width = image.size[0] - 2 * MARGIN
    size = LARGEST
    while max(line.size[0] for line in lines(pack, size)) > width:
        size -= 4
    for line in lines(pack, size):
        image.paste(line, ((image.size[0] - line.size[0]) // 2, y), line)
        y += size
    return y + pack.style.arch + size // 4


def lines(pack, size):
    return [lettered(word, font(pack.style.name_font, size), pack.style) for word in pack.name.split()]


def draw_badge(image, pack, position):
    """The claim in a disc, tilted."""
    badge = Image.new("RGBA", (BADGE, BADGE))
    draw = ImageDraw.Draw(badge)
    draw.ellipse([0, 0, BADGE - 1, BADGE - 1], fill=pack.style.ink)
    middle = (BADGE // 2, BADGE // 2)
    draw.text(middle, pack.claim, font=font("Lato-Black.ttf", 58), fill=pack.style.ground, anchor="mm")
    badge = badge.rotate(12, Image.Resampling.BICUBIC)
    image.paste(badge, position, badge)
