"""Fields over a photo: soft shapes, noise, blur and displacement."""

import numpy as np
from PIL import Image, ImageFilter


def step(field, soft):
    """0 where a field is below zero, 1 above, soft between."""
    return np.clip(field / max(soft, 1e-3) + 0.5, 0, 1).astype(np.float32)


def blend(picture, colour, alpha):
    return picture + (colour - picture) * alpha[..., None]


def noisy(rng, size, cell):
    """A smooth random field around zero."""
    cells = (min(size[0], int(size[0] / max(cell, 2)) + 2), min(size[1], int(size[1] / max(cell, 2)) + 2))
    field = Image.fromarray(rng.normal(0, 1, cells[::-1]).astype(np.float32))
    return np.asarray(field.resize(size, Image.Resampling.BICUBIC))


def blob(scene, spot, rng, grow=0.0, soft=0.2, wobble=0.0, square=False):
    """An oval, or a rectangle with round corners, over a spot: 1 on all of it, 0 beyond its soft edge; lengths in capitals."""
    u, v = scene.axes(spot.line)
    height = spot.height
    half_u, half_v = spot.width / 2 + grow * height, 0.5 * height + grow * height
    power = 6.0 if square else 2.5
    stretch = 1.0 if square else 1.12
    reach = ((np.abs(u - spot.middle) / (half_u * stretch)) ** power + (np.abs(v) / (half_v * stretch * 1.1)) ** power) ** (1 / power)
    smaller = min(half_u, half_v)
    distance = (reach - 1) * smaller / height
    if wobble:
        distance = distance + wobble * noisy(rng, scene.size, 0.5 * height)
    return step(soft / 2 - distance, soft)


def across_edge(scene, spot, rng, forward, tilt=12):
    """How far each place lies beyond a slanted edge at the spot's start (or, backward, its end), in pixels."""
    u, v = scene.axes(spot.line)
    lean = np.tan(np.radians(rng.uniform(-tilt, tilt)))
    return u - spot.left - lean * v if forward else spot.right - u + lean * v


def box_of(scene, spot, more):
    """The pixels around a spot: left, top, right, bottom."""
    corners = np.array([
        spot.line.point(u, v) for u in (spot.left - more * spot.height, spot.right + more * spot.height)
        for v in (-(0.5 + more) * spot.height, (0.5 + more) * spot.height)])
    low = np.clip(np.floor(corners.min(0)), 0, np.array(scene.size) - 2).astype(int)
    high = np.clip(np.ceil(corners.max(0)), low + 2, scene.size).astype(int)
    return low[0], low[1], high[0], high[1]


def blurred(scene, spot, sigma):
    """The photo, blurred around a spot."""
    left, top, right, bottom = box_of(scene, spot, 2.5)
    piece = Image.fromarray(np.clip(scene.picture[top:bottom, left:right], 0, 255).astype(np.uint8))
    picture = scene.picture.copy()
    picture[top:bottom, left:right] = np.asarray(piece.filter(ImageFilter.GaussianBlur(sigma)), np.float32)
    return picture


def shift_mean(scene, spot, reach):
    """The photo, smeared along a vector around a spot."""
    left, top, right, bottom = box_of(scene, spot, 1)
    y, x = np.mgrid[top:bottom, left:right]
    total = np.zeros((bottom - top, right - left, 3), np.float32)
    count = 25
    for share in np.linspace(-0.5, 0.5, count):
        columns = np.clip(np.rint(x + share * reach[0]).astype(int), 0, scene.size[0] - 1)
        rows = np.clip(np.rint(y + share * reach[1]).astype(int), 0, scene.size[1] - 1)
        total += scene.picture[rows, columns]
    picture = scene.picture.copy()
    picture[top:bottom, left:right] = total / count
    return picture


def remapped(picture, scene, spot, along, down):
    """The photo whose pixels come from places shifted along and across the line of a spot."""
    x, y = scene.pixels
    (a, b), (c, d) = spot.line.along, spot.line.across
    return sampled(picture, x + along * a + down * c, y + along * b + down * d)


def sampled(picture, x, y):
    """Pixels at fractions of places; beyond the sides, the photo is mirrored."""
    height, width = picture.shape[:2]
    x, y = mirrored(x, width - 1.001), mirrored(y, height - 1.001)
    left, top = x.astype(np.int32), y.astype(np.int32)
    fx, fy = (x - left)[..., None].astype(np.float32), (y - top)[..., None].astype(np.float32)
    upper = picture[top, left] * (1 - fx) + picture[top, left + 1] * fx
    lower = picture[top + 1, left] * (1 - fx) + picture[top + 1, left + 1] * fx
    return upper * (1 - fy) + lower * fy


def mirrored(places, end):
    return np.clip(end - np.abs(end - np.abs(places)), 0, end)
