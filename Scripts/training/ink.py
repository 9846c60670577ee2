"""A line of print as an ink mask: float32, 0 no ink … 1 full ink, capital height about `height` pixels."""
import cv2
import numpy as np

import glyphs


class Style:
    """How one printer prints: chosen once, then used for all lines of a block."""

    def __init__(self, rng, dots=None):
        self.dotted = rng.random() < 0.6 if dots is None else dots
        self.stretch = float(np.exp(rng.normal(0, 0.18)))
        self.spacing = float(rng.choice([rng.uniform(-0.06, 0.15), rng.uniform(0, 0.6)], p=[0.75, 0.25]))
        self.slant = float(rng.normal(0, 0.10)) if rng.random() < 0.5 else 0.0
        if self.dotted:
            self.font = glyphs.DotFont(rng)
            self.radius = float(rng.uniform(0.30, 0.72))
            self.jitter = float(abs(rng.normal(0, 0.09)))
            self.missing = float(rng.choice([0, rng.uniform(0, 0.03), rng.uniform(0, 0.12)], p=[0.5, 0.35, 0.15]))
            self.drift = float(rng.choice([0, rng.uniform(0, 0.8)], p=[0.7, 0.3]))
            self.gap = int(rng.choice([1, 2, 3], p=[0.6, 0.3, 0.1]))
        else:
            fonts = glyphs.PLAIN if rng.random() < 0.7 else glyphs.LATIN
            self.path = fonts[rng.integers(len(fonts))]
            self.weight = int(rng.choice([-1, 0, 1, 2], p=[0.15, 0.55, 0.2, 0.1]))
            self.streaks = int(rng.choice([0, rng.integers(1, 5)], p=[0.75, 0.25]))


def render(text, style, rng, height=40):
    """The line's mask with a margin of half its height, and the rows where capitals start and end."""
    mask, top, bottom = (_dots if style.dotted else _outline)(text, style, rng, height)
    if style.slant:
        rows, columns = mask.shape
        shear = np.float32([[1, -style.slant, style.slant * rows / 2], [0, 1, 0]])
        mask = cv2.warpAffine(mask, shear, (columns, rows))
    return mask, top, bottom


def _dots(text, style, rng, height):
    grids = [style.font.grid(character) for character in text]
    # The dots of a line share one pitch: that of the tallest glyphs' matrix.
    tall = max(rows for _, rows in grids)
    pitch = height / tall
    across = pitch * style.stretch
    margin = height // 2
    xs, ys, x = [], [], float(margin)
    for (grid, rows), character in zip(grids, text, strict=True):
        if character == " " and not style.font.sampled:
            x += across * (5 + style.gap) * rng.uniform(0.5, 1.0)
            continue
        row, column = np.nonzero(grid)
        xs.append(x + (column + 0.5) * across)
        ys.append(margin + (row + 0.5 + tall - rows) * pitch)
        used = grid.shape[1]
        if not style.font.sampled and character in ".:,-" and rng.random() < 0.5:
            used -= 2
        x += across * (used + style.gap + 5 * style.spacing)
    width = int(x) + margin
    mask = np.zeros((height * 2 + height // 4, max(width, 8)), np.float32)
    if xs:
        _scatter(mask, np.concatenate(xs), np.concatenate(ys), pitch, style, rng)
    return mask, margin, margin + height


def _scatter(mask, xs, ys, pitch, style, rng):
    count = len(xs)
    xs = xs + rng.normal(0, style.jitter * pitch, count)
    ys = ys + rng.normal(0, style.jitter * pitch, count)
    ys = ys + style.drift * pitch * np.sin(xs / (pitch * rng.uniform(15, 60)) + rng.uniform(0, 6))
    keep = rng.random(count) >= style.missing
    xs = np.clip(xs[keep], 0, mask.shape[1] - 1).astype(int)
    ys = np.clip(ys[keep], 0, mask.shape[0] - 1).astype(int)
    mask[ys, xs] = rng.uniform(0.75, 1.0, len(xs))
    size = max(1, int(round(style.radius * pitch * 2)))
    kernel = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (size, size))
    cv2.dilate(mask, kernel, dst=mask)


def _outline(text, style, rng, height):
    from PIL import Image, ImageDraw

    face = glyphs.font(style.path, int(height * 1.38))
    box = face.getbbox("H")
    margin = height // 2
    gap = style.spacing * height * 0.6
    faces = [glyphs.font(glyphs.outline_for(c, style.path, rng), int(height * 1.38)) if glyphs.script(c) else face
             for c in text]
    widths = [f.getlength(c) + gap for f, c in zip(faces, text, strict=True)]
    image = Image.new("L", (int(sum(widths)) + 2 * margin + 4, height * 2 + height // 4), 0)
    draw, x = ImageDraw.Draw(image), float(margin)
    for f, character, width in zip(faces, text, widths, strict=True):
        draw.text((x, margin + height - f.getbbox("H")[3]), character, font=f, fill=255)
        x += width
    mask = np.asarray(image, np.float32) / 255
    if style.weight:
        kernel = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (2 * abs(style.weight) + 1,) * 2)
        mask = cv2.dilate(mask, kernel) if style.weight > 0 else cv2.erode(mask, np.ones((2, 2), np.uint8))
    for _ in range(style.streaks):
        row = rng.integers(margin, margin + height)
        mask[row:row + rng.integers(1, 3)] *= rng.uniform(0, 0.6)
    if abs(style.stretch - 1) > 0.02:
        mask = cv2.resize(mask, (max(8, int(mask.shape[1] * style.stretch)), mask.shape[0]))
    return mask, margin + max(0, height - (box[3] - box[1])), margin + height
