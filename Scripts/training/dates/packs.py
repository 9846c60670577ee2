"""A pack with its print, drawn flat and photographed: a scene without damage."""

import random
import sys

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

from .lettering import ABOVE, BELOW, Lettering
from .scene import Glyph, Line, Scene
from .wording import DATE_PARTS, one, wording

sys.path.insert(0, __file__.rsplit("/", 3)[0])

from testimages import camera as lens  # noqa: E402
from testimages.models import Camera  # noqa: E402

INKS = [(18, 18, 20), (30, 30, 60), (60, 20, 25), (15, 50, 35), (45, 40, 40), (70, 70, 75)]
LIGHT_INKS = [(245, 245, 240), (255, 240, 190), (225, 235, 245), (255, 255, 255)]
TABLES = ["#a58a68", "#d8d4cc", "#5d5148", "#c9b79c", "#8b96a0", "#2f3338"]


def smooth(rng, size, cell, low=0.0, high=1.0):
    """A smooth random field."""
    cells = (max(2, int(size[0] / cell) + 2), max(2, int(size[1] / cell) + 2))
    field = Image.fromarray(rng.uniform(low, high, cells[::-1]).astype(np.float32))
    return np.asarray(field.resize(size, Image.Resampling.BICUBIC))


def tone(rng):
    """A colour of packs: mostly light, some strong or dark."""
    kind = rng.random()
    if kind < 0.45:
        return rng.uniform(205, 252) + rng.uniform(-18, 6, 3)
    if kind < 0.75:
        return rng.uniform(90, 245, 3)
    return rng.uniform(10, 110, 3)


def ground(rng, size):
    """What is under the print: plain, a gradient, film with artwork, or metal."""
    width, height = size
    base = np.clip(tone(rng), 0, 255).astype(np.float32)
    picture = np.broadcast_to(base, (height, width, 3)).copy()
    kind = rng.random()
    if kind < 0.25:
        other = np.clip(base + rng.uniform(-60, 60, 3), 0, 255)
        share = np.linspace(0, 1, width if rng.random() < 0.5 else height, dtype=np.float32)
        share = share[None, :, None] if len(share) == width else share[:, None, None]
        picture = picture * (1 - share) + other.astype(np.float32) * share
    elif kind < 0.55:
        art = Image.fromarray(picture.astype(np.uint8))
        pen, spread = ImageDraw.Draw(art), float(rng.choice([25, 60, 120]))
        for _ in range(int(rng.integers(3, 16))):
            x, y, side = rng.uniform(-0.1, 1) * width, rng.uniform(-0.1, 1) * height, rng.uniform(0.05, 0.5) * width
            fill = tuple(int(value) for value in np.clip(base + rng.normal(0, spread, 3), 0, 255))
            draw = one(rng, [pen.ellipse, pen.rectangle])
            draw((x, y, x + side, y + side * rng.uniform(0.2, 1.3)), fill=fill)
        picture = np.asarray(art.filter(ImageFilter.GaussianBlur(float(rng.choice([0.6, 3, 14])))), np.float32)
    elif kind < 0.7:
        brushed = rng.normal(0, 9, (height, 1, 1)) if rng.random() < 0.5 else rng.normal(0, 9, (1, width, 1))
        bands = smooth(rng, size, width / 4, -45, 45)[..., None]
        picture = rng.uniform(130, 200) + brushed + bands + np.zeros((height, width, 3))
    return np.clip(picture + smooth(rng, size, 3, -4, 4)[..., None], 0, 255).astype(np.float32)


class Sheet:
    """A pack seen from straight above: the ground, and lines of ink on it."""

    def __init__(self, rng, size):
        self.rng, self.size = rng, size
        self.ground = ground(rng, size)
        self.ink = np.zeros((size[1], size[0]), np.float32)
        self.picture = self.ground.copy()
        self.lines, self.contrast = [], 255.0

    def put(self, runs, lettering, left, top, colour):
        """Prints a line whose capitals start at `top`; what does not fit is not printed."""
        mask, found = lettering.line(runs)
        top = round(top - ABOVE * lettering.height)
        room = self.picture[max(0, top):top + mask.shape[0], left:left + mask.shape[1]]
        mask = mask[max(0, -top):][:room.shape[0], :room.shape[1], None]
        room += mask * (np.asarray(colour, np.float32) - room)
        if not found:
            return
        rows = round(lettering.height * (1 + ABOVE + BELOW))
        places = []
        for character, part, start, end in found:
            box = np.array([(start, 0), (end, 0), (end, rows), (start, rows)], float) + (left, top)
            cells = None
            if part in DATE_PARTS:
                cells = lettering.lookalikes(character, end - start)
                cells = cells if character.isdigit() else cells[:1]
            places.append(Glyph(character, part, box, cells))
        self.lines.append((places, lettering.height))


def laid_out(rng, content, size):
    """The content on a sheet."""
    width, height = size
    sheet = Sheet(rng, size)
    margin = int(rng.uniform(0.04, 0.12) * width)
    y = rng.uniform(0.05, 0.2) * height
    colour = ink_on(rng, sheet, (0, 0, width, height // 3))[0]
    for runs in content.name:
        letters = Lettering(rng, fitting(runs, rng.uniform(0.05, 0.09) * height, width - 2 * margin), ("sans", "serif", "condensed"))
        sheet.put(runs, letters, margin, y, colour)
        y += 1.9 * letters.height
    for runs in content.small:
        letters = Lettering(rng, fitting(runs, rng.uniform(0.014, 0.026) * height, width - 2 * margin), ("sans", "condensed"))
        sheet.put(runs, letters, margin, y, colour)
        y += 1.9 * letters.height
    longest = max(content.block, key=lambda runs: sum(len(text) for text, _ in runs))
    room = width - margin - int(rng.uniform(0.04, 0.1) * width)
    capital = int(min(90, 26 + rng.exponential(32)))
    letters = Lettering(rng, capital)
    step = letters.line(longest)[0].shape[1] / room
    if step > 1:
        capital = max(18, int(capital / step))
        letters = letters.with_height(capital)
    wide = max(letters.line(runs)[0].shape[1] for runs in content.block)
    free = width - margin - wide - 10
    left = margin + int(rng.uniform(0, max(1, free)) * rng.choice([0, 1], p=[0.6, 0.4]))
    leading = rng.uniform(1.45, 2.3)
    tall = leading * capital * len(content.block)
    y = min(max(y + capital, rng.uniform(0.25, 0.8) * height), height - tall - capital)
    box = (max(0, left - capital), max(0, int(y - capital)), min(width, left + wide + capital), min(height, int(y + tall + 0.5 * capital)))
    if rng.random() < 0.2:
        label(sheet, box, rng)
    colour, contrast = ink_on(rng, sheet, box)
    if contrast < 75:
        label(sheet, box, rng)
        colour, contrast = ink_on(rng, sheet, box)
    sheet.contrast = contrast
    # Some codes are set in a narrower or a smaller print than their keyword.
    for runs in content.block:
        is_alone = all(part in ("keyword", "text", "lot") for _, part in runs)
        other = letters.with_height(max(16, int(capital * rng.uniform(0.6, 1)))) if is_alone and rng.random() < 0.4 else letters
        indent = int(rng.choice([0, rng.uniform(0, 3) * capital], p=[0.75, 0.25]))
        indent = max(0, min(indent, width - left - other.line(runs)[0].shape[1] - 4))
        sheet.put(runs, other, left + indent, y, colour)
        y += leading * capital
    if y < 0.8 * height and rng.random() < 0.4:
        runs = [(" ".join(text for text, _ in content.small[0]) if content.small else "www.example.com", "text")]
        small = Lettering(rng, fitting(runs, 0.02 * height, width - 2 * margin), ("sans",))
        sheet.put(runs, small, margin, y + 2 * capital, ink_on(rng, sheet, (margin, int(y), width, height))[0])
    return sheet


def fitting(runs, height, room):
    """The height of capitals with which a line has room."""
    return max(9, int(min(height, room / max(1, 0.95 * sum(len(text) for text, _ in runs)))))


def label(sheet, box, rng):
    """A plain field under the date."""
    left, top, right, bottom = box
    colour = np.float32(one(rng, [(250, 250, 248), (255, 255, 255), (244, 240, 224), (255, 244, 150)]))
    for layer in (sheet.ground, sheet.picture):
        layer[top:bottom, left:right] = colour
        if rng.random() < 0.3:
            layer[top:top + 3, left:right] = layer[bottom - 3:bottom, left:right] = 60


def ink_on(rng, sheet, box):
    """A colour for print in a box, and by how many grey levels it is told from what is under it."""
    left, top, right, bottom = box
    grey = sheet.ground[top:bottom, left:right].mean(2)
    low, high = (float(value) for value in np.percentile(grey, [4, 96]))
    dark = low > 110 or low > 255 - high
    colour = np.float32(one(rng, INKS if dark else LIGHT_INKS))
    strength = float(rng.choice([1.0, rng.uniform(0.6, 1)], p=[0.6, 0.4]))
    colour = colour * strength + (1 - strength) * (low if dark else high)
    return colour, (low - colour.mean()) if dark else (colour.mean() - high)


class Shot:
    """How one pack is photographed; the same for all of its photos."""

    def __init__(self, rng):
        longer = int(rng.choice([1000, 1100, 1280, 1400, 1600, 2000, 2400], p=[0.2, 0.25, 0.25, 0.16, 0.1, 0.02, 0.02]))
        self.size = (longer, longer * 3 // 4) if rng.random() < 0.65 else (longer * 3 // 4, longer)
        self.border = float(rng.choice([-0.05, 0.0, 0.03, 0.08], p=[0.45, 0.2, 0.2, 0.15])) * min(self.size)
        self.skew, self.off = float(rng.normal(0, 2.2)), float(rng.choice([0, 10, 28]))
        self.table, self.seed = one(rng, TABLES), int(rng.integers(1 << 30))
        self.quality = int(rng.integers(60, 93))
        self.camera = Camera(
            size=self.size, noise=int(rng.choice([0, 1, 2, 4])), blur=float(rng.choice([0.3, 0.5, 0.7, 0.9, 1.2])),
            contrast=float(rng.choice([0.8, 0.9, 1.0, 1.0])), table=self.table)

    def scene(self, sheet):
        """The sheet as the camera sees it, not yet lit."""
        chance = random.Random(self.seed)
        width, height = self.size
        (left, top), (right, bottom) = (self.border,) * 2, (width - self.border, height - self.border)
        corners = [(left, top), (right, top), (right, bottom), (left, bottom)]
        corners = [lens.turned(corner, self.skew, (width / 2, height / 2)) for corner in corners]
        corners = [(x + chance.uniform(-self.off, self.off), y + chance.uniform(-self.off, self.off)) for x, y in corners]
        back = lens.perspective(corners, sheet.size)
        table = lens.draw_table(self.camera, chance)
        mask = Image.new("L", sheet.size, 255).transform(self.size, Image.Transform.PERSPECTIVE, back).filter(ImageFilter.GaussianBlur(0.6))
        layers = []
        for layer in (sheet.picture, sheet.ground):
            flat = Image.fromarray(np.clip(layer, 0, 255).astype(np.uint8))
            photo = table.copy()
            photo.paste(flat.transform(self.size, Image.Transform.PERSPECTIVE, back, Image.Resampling.BICUBIC), (0, 0), mask)
            layers.append(np.asarray(photo, np.float32))
        onto = np.linalg.inv(np.array([*back, 1.0]).reshape(3, 3))
        lines = []
        for glyphs, _ in sheet.lines:
            moved = [Glyph(glyph.text, glyph.part, projected(glyph.corners, onto), glyph.cells) for glyph in glyphs]
            first = moved[0].corners
            lines.append(Line(moved, float(np.linalg.norm(first[3] - first[0])) / (1 + ABOVE + BELOW)))
        return Scene(layers[0], layers[1], lines, 0.85 * self.camera.contrast * sheet.contrast)

    def lit(self, picture):
        """What the camera makes of the pixels."""
        image = Image.fromarray(np.clip(picture, 0, 255).astype(np.uint8))
        return lens.light(image, self.camera, random.Random(self.seed + 1))


def projected(points, matrix):
    moved = np.c_[points, np.ones(len(points))] @ matrix.T
    return moved[:, :2] / moved[:, 2:]


def pack(rng):
    """What is printed on a pack, its scene, and how it is photographed."""
    while True:
        content, shot = wording(rng), Shot(rng)
        size = tuple(round(side - 2 * min(0, shot.border)) for side in shot.size)
        scene = shot.scene(laid_out(rng, content, size))
        if complete(scene, content):
            return content, scene, shot


def complete(scene, content):
    """Whether all of the date is in the photo, large enough to be read."""
    wanted = sum(len(text) for text, part in content.printed.runs if part in DATE_PARTS)
    places = [(glyph.corners, line.height) for line in scene.lines for glyph in line.glyphs if glyph.part in DATE_PARTS]
    inside = [corners for corners, height in places if height >= 20 and corners.min() > 12 and (corners.max(0) + 12 < scene.size).all()]
    return len(inside) == wanted
