"""Type: fonts, wrapped text, and the display lettering of product names."""
import functools
import pathlib

from PIL import Image, ImageDraw, ImageFont

FONT_FOLDER = pathlib.Path("/usr/share/fonts")
STRIP = 4  # pixels of an arched line that are moved together


@functools.lru_cache
def font(name, size):
    found = sorted(FONT_FOLDER.rglob(name))
    if not found:
        raise SystemExit(f"font {name} is missing: see the head of Scripts/render-test-images")
    return ImageFont.truetype(str(found[0]), size, layout_engine=ImageFont.Layout.BASIC)


def wrapped(text, face, width):
    """`text` broken into lines of this width."""
    lines = [""]
    for word in text.split():
        longer = (lines[-1] + " " + word).strip()
        if face.getlength(longer) <= width or not lines[-1]:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def write(draw, position, width, text, face, ink, spacing=1.25):
    """Writes `text`, wrapped, from the top left corner `position`; returns the y below it."""
    x, y = position
    ascent, descent = face.getmetrics()
    for line in wrapped(text, face, width):
        draw.text((x, y), line, font=face, fill=ink)
        y += round((ascent + descent) * spacing * 0.85)
    return y


def fitting(name, pieces, width, largest):
    """The largest font, up to `largest`, in which no piece of text is wider than `width`."""
    size = largest
    while size > 24 and max(font(name, size).getlength(piece) for piece in pieces) > width:
        size -= 2
    return font(name, size)


def lettered(text, face, style):
    """One line of display lettering in the style's ink, on a transparent ground."""
    margin = face.size // 6  # for the outline and for letters that reach beyond their width
    space = style.tracking * face.size
    starts = [margin]
    for letter in text:
        starts.append(starts[-1] + face.getlength(letter) + space)
    image = Image.new("RGBA", (round(starts[-1]) + margin, sum(face.getmetrics()) + 2 * margin))
    draw = ImageDraw.Draw(image)
    for colour, stroke in ((style.outline, face.size // 12), (style.ink, 0)):
        if colour:
            for letter, x in zip(text, starts, strict=False):
                draw.text((round(x), margin), letter, font=face, fill=colour, stroke_width=stroke)
    return arched(image, style.arch) if style.arch else image


def arched(image, rise):
    """The image with each column moved down, by `rise` pixels at both ends and not at all in the middle."""
    width, height = image.size[0], image.size[1] + rise
    mesh = []
    for left in range(0, width, STRIP):
        right = min(left + STRIP, width)
        first, last = (rise * (2 * x / width - 1) ** 2 for x in (left, right))
        corners = (left, -first, left, height - first, right, height - last, right, -last)
        mesh.append(((left, 0, right, height), corners))
    return image.transform((width, height), Image.Transform.MESH, mesh, Image.Resampling.BICUBIC)
