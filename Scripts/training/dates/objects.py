"""Things over a print: fingers, stickers, barcodes, other packs, the end of the pack or of the photo; drops and scratches."""

import dataclasses
import functools
import sys

import numpy as np
from PIL import Image, ImageDraw, ImageFilter, ImageFont

from .fields import across_edge, blend, noisy, sampled, step
from .lettering import FONTS
from .wording import PRICES, WORDS, one

sys.path.insert(0, __file__.rsplit("/", 3)[0])

from testimages import barcodes  # noqa: E402

SKINS = [(224, 176, 144), (198, 143, 106), (141, 90, 59), (240, 200, 173), (96, 62, 45), (214, 168, 140)]


def nearby(spot, rng):
    """A spot above or below another one, and off it."""
    line = dataclasses.replace(spot)
    shifted = object.__new__(type(spot.line))
    shifted.__dict__ = {**spot.line.__dict__}
    shifted.start = spot.line.start + spot.line.across * float(rng.choice([-1, 1])) * rng.uniform(1.4, 2.2) * spot.height
    line.line = shifted
    return line


def widened(spot):
    """All of the line."""
    return dataclasses.replace(spot, left=-0.5 * spot.height, right=spot.line.length + 0.5 * spot.height)


def forward_of(spot, rng):
    """Whether something over the spot comes from the line's end rather than from its start."""
    if spot.middle > spot.line.length:
        return True
    if spot.middle < 0:
        return False
    return rng.random() < (0.85 if spot.middle > 0.4 * spot.line.length else 0.3)


def finger(scene, spot, strong, rng):
    """A finger that comes from a side of the photo."""
    line, height = spot.line, spot.height
    way = line.across * rng.choice([1, 1, 1, -1]) if rng.random() < 0.6 else line.along * (1 if forward_of(spot, rng) else -1)
    turn = np.radians(rng.uniform(-35, 35))
    way = np.array([way[0] * np.cos(turn) - way[1] * np.sin(turn), way[0] * np.sin(turn) + way[1] * np.cos(turn)])
    is_across = abs(way @ line.across) > 0.7
    radius = max((spot.width / 2 if is_across else height / 2) + 0.35 * height, rng.uniform(0.035, 0.08) * min(scene.size) if strong else 0)
    tip = line.point(spot.middle, 0) + way * (0.2 * height if is_across else radius - spot.width / 2 - 0.1 * height)
    x, y = scene.pixels
    x, y = x - tip[0], y - tip[1]
    ahead, beside = x * way[0] + y * way[1], -x * way[1] + y * way[0]
    wider = 1 + 0.12 * np.clip(ahead / (4 * radius), 0, 1)
    distance = np.where(ahead > 0, np.abs(beside) / wider, np.hypot(beside, ahead * 0.85))
    inside = step(radius - distance, 3)
    round_off = np.clip(distance / radius, 0, 1) ** 3
    skin = np.float32(one(rng, SKINS)) * (1.08 - 0.4 * round_off)[..., None] + 5 * noisy(rng, scene.size, 5)[..., None]
    if rng.random() < 0.5:
        nail = step(0.62 - np.hypot(beside / radius, (ahead - 0.15 * radius) / (0.9 * radius)), 0.05)
        skin = skin + (np.float32([236, 196, 186]) - skin) * 0.6 * nail[..., None]
    shadow = step(1.15 * radius - distance, 0.5 * radius) * 0.3
    return blend(scene.picture * (1 - shadow[..., None]), skin, inside), 1 - inside


def sticker(scene, spot, strong, rng):
    """A sticker with a price on top of the print."""
    height = spot.height
    tall = max(height * rng.uniform(1.5, 3.5), 0.05 * min(scene.size))
    wide = max(spot.width + 0.3 * height, tall * rng.uniform(0.9, 2.4))
    size = (max(24, round(wide)), max(24, round(tall)))
    colours = [(255, 222, 0), (220, 30, 40), (255, 140, 0), (250, 250, 250), (60, 160, 70), (255, 90, 140)]
    colour = one(rng, colours)
    flat = Image.new("RGB", size, colour)
    pen, text = ImageDraw.Draw(flat), one(rng, PRICES)
    font = ImageFont.truetype(one(rng, FONTS["sans"]), max(10, int(min(0.6 * tall, 1.5 * wide / len(text)))))
    pen.text((size[0] / 2, size[1] / 2), text, font=font, anchor="mm", fill=(255, 255, 255) if sum(colour) < 400 else (20, 20, 20))
    room = max(0.0, wide - spot.width - 0.3 * height)
    middle = spot.middle + room / 2 * (1 if forward_of(spot, rng) else -1)
    return pasted(scene, spot, flat, middle, rng.uniform(-0.3, 0.3) * (tall - 1.3 * height), rng, round_corner=0.2)


def bars(scene, spot, strong, rng):
    """A barcode over the rest of the line."""
    forward, height = forward_of(spot, rng), spot.height
    code = barcode(int(rng.integers(12)))
    tall = height * rng.uniform(2.5, 8)
    wide = max(tall * rng.uniform(1.2, 1.8), spot.width + 0.5 * height)
    flat = code.resize((max(40, round(wide)), max(30, round(tall))), Image.Resampling.BOX)
    middle = spot.left - 0.05 * height + wide / 2 if forward else spot.right + 0.05 * height - wide / 2
    return pasted(scene, spot, flat, middle, rng.uniform(-0.35, 0.35) * (tall - 1.3 * height), rng, tilt=3)


@functools.cache
def barcode(number):
    digits = str(400000000000 + number * 7_654_321_987 % 99_999_999_999)[:12]
    picture = barcodes.draw(barcodes.ean13(digits))
    # Without its quiet zones half of the time, as bars of a neighbour that is cut.
    return picture.crop((20, 0, picture.width - 20, picture.height)) if number % 2 else picture


def pasted(scene, spot, flat, u, v, rng, round_corner=0.0, tilt=9):
    """A flat thing laid over the photo with its middle at a place of the line."""
    angle = float(rng.uniform(-tilt, tilt)) - np.degrees(np.arctan2(spot.line.along[1], spot.line.along[0]))
    mask = Image.new("L", flat.size, 0)
    radius = round_corner * flat.height * rng.integers(0, 2)
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, flat.width - 1, flat.height - 1), radius, fill=255)
    turned, mask = (layer.rotate(angle, Image.Resampling.BICUBIC, expand=True) for layer in (flat, mask))
    x, y = spot.line.point(u, v)
    corner = (round(x - turned.width / 2), round(y - turned.height / 2))
    photo = Image.fromarray(np.clip(scene.picture, 0, 255).astype(np.uint8))
    shade = Image.new("L", photo.size, 0)
    shade.paste(mask, corner)
    soft = np.asarray(shade.filter(ImageFilter.GaussianBlur(0.12 * spot.height + 1)), np.float32) / 255
    photo = Image.fromarray((np.asarray(photo, np.float32) * (1 - 0.3 * np.roll(soft, (2, 2), (0, 1))[..., None])).astype(np.uint8))
    photo.paste(turned, corner, mask)
    return np.asarray(photo, np.float32), 1 - np.asarray(shade, np.float32) / 255


def dark(scene, spot, strong, rng):
    """A dark edge over the rest of the line."""
    beyond = across_edge(scene, spot, rng, forward_of(spot, rng)) + 0.08 * spot.height
    alpha = step(beyond, rng.uniform(1, 0.2 * spot.height))
    return blend(scene.picture, rng.uniform(15, 65) + rng.uniform(-12, 12, 3), alpha), 1 - alpha


def backdrop(scene, rng):
    """What lies behind a pack: a table, a shelf, out of focus."""
    base = rng.uniform(30, 220) + rng.uniform(-25, 25, 3)
    grain = noisy(rng, scene.size, rng.uniform(3, 12)) * rng.uniform(0.5, 3.5) + noisy(rng, scene.size, 350) * 9
    return np.clip(base + grain[..., None], 0, 255).astype(np.float32)


def packend(scene, spot, strong, rng):
    """The end of the pack: the print goes on round its corner."""
    height = spot.height
    beyond = across_edge(scene, spot, rng, forward_of(spot, rng), 5) + 0.08 * height
    alpha = step(beyond, 2)
    bend = np.exp(np.minimum(beyond, 0) / (rng.uniform(0.4, 1.2) * height)) * rng.uniform(-0.3, 0.45)
    shadow = 1 - 0.5 * np.exp(-np.maximum(beyond, 0) / (0.8 * height))
    return blend(scene.picture * (1 - bend * (beyond < 0))[..., None], backdrop(scene, rng) * shadow[..., None], alpha), 1 - alpha


def neighbour(scene, spot, strong, rng):
    """Another pack over the rest of the line, with print of its own."""
    from .packs import ground  # packs draw scenes, which have damages

    height = spot.height
    other = Image.fromarray(ground(rng, scene.size).astype(np.uint8))
    pen = ImageDraw.Draw(other)
    light = np.asarray(other).mean() < 128
    for _ in range(int(rng.integers(2, 7))):
        words = WORDS[one(rng, [*WORDS])]["names"].split("|")
        font = ImageFont.truetype(one(rng, FONTS["sans"]), max(12, int(height * rng.uniform(0.5, 3))))
        place = (rng.uniform(0, 1) * scene.size[0], rng.uniform(0, 1) * scene.size[1])
        pen.text(place, one(rng, words), font=font, fill=(240, 240, 235) if light else (30, 30, 35))
    beyond = across_edge(scene, spot, rng, forward_of(spot, rng)) + 0.08 * height
    alpha = step(beyond, 2)
    shadow = 1 - 0.45 * np.exp(np.minimum(beyond, 0) / (0.3 * height))
    return blend(scene.picture * shadow[..., None], np.asarray(other, np.float32), alpha), 1 - alpha


def edge(scene, spot, strong, rng):
    """The side of the photo cuts the line."""
    x, y = scene.pixels
    forward = forward_of(spot, rng)
    # A line that goes down is cut by the lower side.
    axis = int(abs(spot.line.along[1]) > abs(spot.line.along[0]))
    upward = (spot.line.along[axis] > 0) == forward
    cut = spot.line.point(spot.left - 0.06 * spot.height if forward else spot.right + 0.06 * spot.height, 0)[axis]
    limit = int(np.clip(round(cut), 8, scene.size[axis] - 8))
    places = (x, y)[axis]
    kept = (places < limit) if upward else (places >= limit)
    part = slice(0, limit) if upward else slice(limit, None)
    picture = scene.picture[:, part] if axis == 0 else scene.picture[part]
    return picture, np.broadcast_to(kept, scene.picture.shape[:2]).astype(np.float32)


def scratches(scene, spot, count, wide, rng):
    """A mask of scratches through a spot."""
    mask = Image.new("L", scene.size, 0)
    pen = ImageDraw.Draw(mask)
    main = rng.uniform(0, np.pi)
    for _ in range(count):
        angle = main + rng.normal(0, 0.2) + (np.pi / 2 if rng.random() < 0.06 else 0)
        reach = spot.height * rng.uniform(0.6, 1.6 if count > 6 else 6)
        x, y = spot.line.point(rng.uniform(spot.left, spot.right), rng.uniform(-0.5, 0.5) * spot.height)
        dx, dy = reach * np.cos(angle), reach * np.sin(angle)
        bow = rng.normal(0, 0.05) * reach
        points = [(x - dx, y - dy), (x + bow, y - bow), (x + dx, y + dy)]
        pen.line(points, fill=255, width=max(1, round(wide * spot.height * rng.uniform(0.6, 1.4))))
    return np.asarray(mask.filter(ImageFilter.GaussianBlur(0.5)), np.float32) / 255


def drop(picture, visible, scene, place, radius, rng):
    """A drop of water on the photo: changes its pixels, and what can be seen."""
    reach = int(radius) + 2
    x0, y0 = int(place[0]), int(place[1])
    left, right, top, bottom = max(0, x0 - reach), min(scene.size[0], x0 + reach), max(0, y0 - reach), min(scene.size[1], y0 + reach)
    if right - left < 3 or bottom - top < 3:
        return
    y, x = np.mgrid[top:bottom, left:right].astype(np.float32)
    dx, dy = x - place[0], y - place[1]
    distance = np.hypot(dx, dy) / max(1, radius)
    # Drops turn what is under them upside down, smaller.
    grow = -rng.uniform(1.4, 2.4)
    inside = step(1 - distance, 2 / max(1, radius))[..., None]
    lens = sampled(scene.picture, place[0] + grow * dx, place[1] + grow * dy)
    lens = np.asarray(Image.fromarray(np.clip(lens, 0, 255).astype(np.uint8)).filter(ImageFilter.GaussianBlur(0.12 * radius)), np.float32)
    lens = lens * (1 - 0.35 * np.clip(distance, 0, 1)[..., None] ** 4)
    shine = np.exp(-(((dx + 0.35 * radius) ** 2 + (dy + 0.35 * radius) ** 2) / (0.2 * radius) ** 2))[..., None]
    lens = lens + (255 - lens) * np.clip(1.2 * shine, 0, 1)
    area = picture[top:bottom, left:right]
    area += (lens - area) * inside
    visible[top:bottom, left:right] *= 1 - inside[..., 0]
