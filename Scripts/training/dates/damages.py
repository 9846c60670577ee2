"""Damages of a print. Each takes a scene and a spot, and gives the pixels, and how much is still seen at each place of the print."""

import numpy as np
from PIL import Image, ImageFilter

from . import objects
from .fields import blend, blob, blurred, box_of, noisy, remapped, shift_mean, step
from .scene import CLEAR, FAINT


def still(scene, alpha, strength=None):
    """What is seen where a share of the contrast is lost."""
    contrast = scene.contrast if strength is None else strength
    return np.clip((contrast * (1 - alpha) - FAINT) / (CLEAR - FAINT), 0, 1)


def glare(scene, spot, strong, rng):
    """A soft white spot, some with a halo."""
    core = blob(scene, spot, rng, soft=rng.uniform(0.15, 0.5), wobble=0.04)
    alpha = core * (1.0 if strong else rng.uniform(0.25, 0.55))
    if rng.random() < 0.5:
        alpha = np.maximum(alpha, blob(scene, spot, rng, grow=rng.uniform(1, 4), soft=2.5) * rng.uniform(0.12, 0.35))
    colour = np.float32([255, 255, 255]) if rng.random() < 0.7 else rng.uniform(228, 255, 3).astype(np.float32)
    return blend(scene.picture, colour, alpha), still(scene, alpha)


def streak(scene, spot, strong, rng):
    """Bands of reflected light across the print, one of them over the spot."""
    u, v = scene.axes(spot.line)
    angle = np.radians(rng.uniform(45, 135))
    place = (u - spot.middle) * np.sin(angle) - v * np.cos(angle)
    half = spot.width / 2 + 0.1 * spot.height
    alpha = np.zeros_like(u)
    for number in range(int(rng.integers(1, 4))):
        off = 0 if number == 0 else rng.choice([-1, 1]) * rng.uniform(2, 9) * spot.height
        wide = half if number == 0 else rng.uniform(0.1, 0.8) * spot.height
        peak = (1.0 if strong else rng.uniform(0.25, 0.55)) if number == 0 else rng.uniform(0.15, 0.5)
        alpha = np.maximum(alpha, peak * step(wide + 0.15 * spot.height - np.abs(place - off), rng.uniform(0.1, 0.4) * spot.height))
    alpha *= np.clip(1.1 - 0.25 * noisy(rng, scene.size, 6 * spot.height), 0.8, 1) if not strong else 1
    return blend(scene.picture, np.float32([1, 1, 1]) * rng.uniform(205, 255), alpha), still(scene, alpha)


def hole(scene, spot, strong, rng):
    """A hole, round or torn, through which something else is seen."""
    spot = spot if strong else objects.nearby(spot, rng)
    alpha = blob(scene, spot, rng, grow=0.05, soft=0.03, wobble=float(rng.choice([0.0, 0.12])))
    rim = blob(scene, spot, rng, grow=rng.uniform(0.06, 0.2), soft=0.03)
    picture = blend(scene.picture, rng.uniform(200, 250, 3), rim) if rng.random() < 0.5 else scene.picture
    colour = float(rng.choice([rng.uniform(20, 100), rng.uniform(120, 200)], p=[0.8, 0.2])) + rng.uniform(-15, 15, 3)
    inside = colour + noisy(rng, scene.size, spot.height)[..., None] * 14
    rim = rim if picture is not scene.picture else alpha
    return picture * (1 - alpha[..., None]) + inside * alpha[..., None], 1 - np.maximum(alpha, rim)


def smear(scene, spot, strong, rng):
    """Ink that was wiped while wet: blurred, and a little of it beside."""
    sigma = (rng.uniform(0.38, 0.6) if strong else rng.uniform(0.03, 0.07)) * spot.height
    alpha = blob(scene, spot, rng, grow=0.2, soft=0.15, square=True)
    picture = scene.picture + (blurred(scene, spot, sigma) - scene.picture) * alpha[..., None]
    return picture, 1 - alpha * strong


def motion(scene, spot, strong, rng):
    """A smear along the line."""
    reach = (rng.uniform(1.4, 2.6) if strong else rng.uniform(0.05, 0.12)) * spot.height
    alpha = blob(scene, spot, rng, grow=0.15, soft=0.12, square=True)
    lean = spot.line.along + spot.line.across * rng.uniform(-0.25, 0.25)
    picture = scene.picture + (shift_mean(scene, spot, lean * reach) - scene.picture) * alpha[..., None]
    return picture, 1 - alpha * strong


def fold(scene, spot, strong, rng):
    """A crease across the line that hides a stretch of it, or, where it is light, none; the two halves are off each other."""
    u, v = scene.axes(spot.line)
    lean = rng.uniform(-0.25, 0.25)
    place = u - (spot.left if strong else spot.middle) - lean * v
    hides = spot.width + 0.1 * spot.height if strong else 0.0
    room = max(4.0 * spot.height, float(place.max()))
    after = place >= 0
    along = np.where(after, hides * (1 - place / room), 0)
    down = np.where(after, rng.uniform(-0.3, 0.3) * spot.height, 0) * np.clip(1 - place / room, 0, 1)
    picture = remapped(scene.picture, scene, spot, along, down)
    visible = 1 - ((place >= 0) & (place <= hides)).astype(np.float32)
    return creased(picture, place, spot.height, rng), visible


def crease(scene, spot, strong, rng):
    """A fold along the line that hides a band of it."""
    u, v = scene.axes(spot.line)
    height = spot.height
    top = rng.uniform(-0.35, -0.15) * height if strong else rng.choice([-1, 1]) * rng.uniform(1.0, 1.3) * height
    place = v - top - rng.uniform(-0.04, 0.04) * (u - spot.middle)
    hides = rng.uniform(0.4, 0.8) * height if strong else 0.15 * height
    room = max(4.0 * height, float(place.max()))
    down = np.where(place >= 0, hides * (1 - place / room), 0)
    along = np.where(place >= 0, rng.uniform(-0.25, 0.25) * height, 0) * np.clip(1 - place / room, 0, 1)
    picture = remapped(scene.picture, scene, spot, along, down)
    visible = 1 - ((place >= 0) & (place <= hides)).astype(np.float32)
    return creased(picture, place, height, rng), visible


def creased(picture, place, height, rng):
    """A dark and a light line beside each other, where `place` is zero."""
    wide = rng.uniform(0.04, 0.14) * height
    shade = np.exp(-((place + wide) / wide) ** 2) * rng.uniform(30, 90) - np.exp(-((place - wide) / wide) ** 2) * rng.uniform(20, 80)
    slope = np.exp(-np.abs(place) / (rng.uniform(1, 4) * height)) * np.sign(place) * rng.uniform(-25, 25)
    return picture - (shade + slope)[..., None]


def worn(scene, spot, strong, rng):
    """Print that is rubbed off: what is under it shows, with specks of ink left."""
    alpha = blob(scene, spot, rng, grow=0.25, soft=0.25, square=True, wobble=0.08)
    rubbed = np.clip(1.15 + 0.5 * noisy(rng, scene.size, 0.18 * spot.height), 0, 1)
    alpha = alpha * (np.maximum(rubbed, 0.95) if strong else rubbed * rng.uniform(0.2, 0.5))
    if not strong:
        alpha = alpha * (scene.contrast * (1 - alpha) > CLEAR)
    return scene.picture + (scene.ground - scene.picture) * alpha[..., None], still(scene, alpha)


def scratch(scene, spot, strong, rng):
    """Scratches: a few thin ones, or so many that little of the print is left."""
    count = int((rng.uniform(14, 24) * max(1, spot.width / spot.height)) if strong else rng.integers(1, 4))
    mask = objects.scratches(scene, spot, count, rng.uniform(0.08, 0.16) if strong else rng.uniform(0.02, 0.05), rng)
    bright = scene.ground.mean() > 110 or rng.random() < 0.5
    colour = rng.uniform(215, 250) if bright else rng.uniform(40, 100)
    # Between single scratches, the eye goes on.
    dense = Image.fromarray(np.uint8(255 * mask)).filter(ImageFilter.BoxBlur(max(1, 0.14 * spot.height)))
    visible = np.clip((0.8 - np.asarray(dense, np.float32) / 255) / 0.45, 0, 1)
    return blend(scene.picture, np.full(3, colour), mask), visible


def droplets(scene, spot, strong, rng):
    """Drops of water, lenses that turn and blur what is under them, or a fogged place between small drops."""
    picture, visible = scene.picture.copy(), np.ones(scene.picture.shape[:2], np.float32)
    height, middle = spot.height, spot.left
    if strong and rng.random() < 0.4:
        haze = blob(scene, spot, rng, grow=0.3, soft=0.3, wobble=0.12)
        fog = blurred(scene, spot, rng.uniform(0.4, 0.6) * height)
        fog = fog + (rng.uniform(190, 240) - fog) * rng.uniform(0.2, 0.5)
        picture, visible = picture + (fog - picture) * haze[..., None], 1 - haze
    elif strong:
        while middle < spot.right + 0.2 * height:
            radius = height * rng.uniform(0.6, 1.05)
            off = rng.uniform(-0.2, 0.2) * height if spot.width > height else 0
            place = spot.line.point(min(middle + 0.4 * radius, max(spot.right, spot.middle)), off)
            objects.drop(picture, visible, scene, place, radius, rng)
            middle += radius * rng.uniform(0.9, 1.5)
    for _ in range(int(rng.integers(12, 70))):
        radius = height * rng.uniform(0.04, 0.13)
        place = spot.line.point(spot.middle + rng.normal(0, 6) * height, rng.normal(0, 3) * height)
        objects.drop(picture, visible, scene, place, radius, rng)
    return picture, visible


def curl(scene, spot, strong, rng):
    """Film that curls away: what is on it gets narrower and darker, and ends."""
    u, _ = scene.axes(spot.line)
    right = spot.middle > spot.line.length / 2 if strong else rng.random() < 0.5
    towards = 1 if right else -1
    edge = (spot.left if right else spot.right) if strong else (spot.line.length + 3 * spot.height if right else -3 * spot.height)
    place = (u - edge) * towards + 0.25 * spot.height
    wide = rng.uniform(0.5, 1.0) * spot.height
    # Up to `wide`, the film turns: its place grows faster and faster; from there on another thing is seen.
    turn = np.clip(place / wide, 0, 0.999)
    along = np.where(place > 0, towards * wide * (np.arctanh(turn) * 1.3 - turn), 0)
    picture = remapped(scene.picture, scene, spot, along, np.zeros_like(along))
    picture *= (1 - 0.55 * np.clip(place / wide, 0, 1) ** 2)[..., None]
    gone = step(place - wide, 1.0)
    behind = objects.backdrop(scene, rng)
    return picture * (1 - gone[..., None]) + behind * gone[..., None], (place < 0.35 * wide).astype(np.float32)


def overinked(scene, spot, strong, rng):
    """Ink that ran until the characters are filled, or a little thicker."""
    size = (rng.uniform(0.55, 0.75) if strong else 0.07) * spot.height
    box = box_of(scene, spot, 1.2)
    piece = Image.fromarray(np.clip(scene.picture[box[1]:box[3], box[0]:box[2]], 0, 255).astype(np.uint8))
    is_dark = np.asarray(piece, np.float32).mean() < scene.ground[box[1]:box[3], box[0]:box[2]].mean()
    spread = ImageFilter.MinFilter if is_dark else ImageFilter.MaxFilter
    piece = piece.filter(spread(int(size) // 2 * 2 + 1)).filter(ImageFilter.GaussianBlur(0.12 * size + 0.5))
    spread_out = scene.picture.copy()
    spread_out[box[1]:box[3], box[0]:box[2]] = np.asarray(piece, np.float32)
    alpha = blob(scene, spot, rng, grow=0.12, soft=0.1, square=True)
    return scene.picture + (spread_out - scene.picture) * alpha[..., None], 1 - alpha * strong


def underinked(scene, spot, strong, rng):
    """Dots that are missing: here and there, in rows, or most of them."""
    u, v = scene.axes(spot.line)
    pitch = spot.height / float(rng.choice([7, 9]))
    cells = rng.random((256, 256))
    rows, columns = np.floor(v / pitch).astype(int) % 256, np.floor(u / pitch).astype(int) % 256
    missing = cells[rows, columns] < (rng.uniform(0.72, 0.9) if strong else rng.uniform(0.03, 0.12))
    if strong and rng.random() < 0.4:
        # Nozzles that do not print: rows without ink.
        missing = np.floor(v / spot.height * 7) % 7 < rng.integers(4, 6)
    alpha = blob(scene, spot, rng, grow=0.15, soft=0.02, square=True) if strong or rng.random() < 0.5 else np.ones_like(u)
    gone = alpha * missing
    return scene.picture + (scene.ground - scene.picture) * gone[..., None], 1 - gone


def seam(scene, spot, strong, rng):
    """Print across a seam: a strip of it is hidden in the seam, and what follows is shifted."""
    u, v = scene.axes(spot.line)
    lean = rng.uniform(-0.1, 0.1)
    hides = spot.width + 0.05 * spot.height if strong else 0.0
    place = u - (spot.left if strong else spot.line.length + 0.8 * spot.height) - lean * v
    after = place >= hides
    down = np.where(after, rng.choice([-1, 1]) * rng.uniform(0.15, 0.6) * spot.height, 0)
    picture = remapped(scene.picture, scene, spot, np.zeros_like(u), down)
    wide = max(hides, 0.1 * spot.height)
    inside = step(place, 1) * step(wide - place, 1)
    colour = blurred_ground(scene, spot) * rng.uniform(0.75, 1.1)
    ridge = rng.uniform(1, 8) * np.sin(v / (0.12 * spot.height))[..., None]
    picture = picture * (1 - inside[..., None]) + (colour + ridge) * inside[..., None]
    picture -= (np.exp(-(place / (0.1 * spot.height)) ** 2) * 50)[..., None]
    return picture, 1 - ((place >= 0) & (place <= hides)).astype(np.float32)


def blurred_ground(scene, spot):
    """The colour of the ground around a spot."""
    left, top, right, bottom = box_of(scene, spot, 0.3)
    return scene.ground[top:bottom, left:right].mean((0, 1))


def tape(scene, spot, strong, rng):
    """Tape over the print: one that cannot be seen through, or a clear one."""
    spot = spot if strong or rng.random() < 0.5 else objects.widened(spot)
    u, v = scene.axes(spot.line)
    lean = rng.uniform(-0.12, 0.12)
    jag = 0.06 * spot.height * np.sign(np.sin(v * 6.28 / (0.25 * spot.height)))
    inside = step(spot.width / 2 + 0.15 * spot.height - np.abs(u - spot.middle - lean * v + jag), 1.5)
    reach = rng.uniform(0.8, 3) * spot.height
    inside *= step(reach - np.abs(v - rng.uniform(-0.2, 0.2) * spot.height - lean * u * 0.1), 1.5)
    colour = rng.uniform(170, 235) * np.float32([1, rng.uniform(0.85, 1), rng.uniform(0.55, 1)])
    alpha = inside * (rng.uniform(0.985, 1) if strong else rng.uniform(0.15, 0.45))
    creases = 10 * noisy(rng, scene.size, 0.8 * spot.height)[..., None]
    return blend(scene.picture, colour + creases, alpha), still(scene, alpha)


KINDS = {
    **{damage.__name__: damage for damage in (
        glare, streak, hole, smear, motion, fold, crease, worn, scratch, droplets, curl, overinked, underinked, seam, tape)},
    **{damage.__name__: damage for damage in (
        objects.finger, objects.sticker, objects.bars, objects.dark, objects.packend, objects.neighbour, objects.edge)},
}
# Those that go on to the end of the photo: they may lie beyond the line's end.
LONG = {"curl", "dark", "packend", "neighbour", "edge", "bars", "fold", "seam"}
# Those that can lie on the date and leave it legible.
LIGHT = {
    "glare", "streak", "smear", "motion", "fold", "worn", "scratch", "droplets", "overinked", "underinked", "tape",
}

