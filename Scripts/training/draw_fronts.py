"""Draws photos of the fronts of packs, to fit by which lines a name is chosen (fit_names.py).

    draw_fronts.py FRONTS.jsonl FOLDER [--each 1] [--seed 1] [--jobs 2]

A line of FRONTS.jsonl is a front: `brand`, `range`, `name`, `also`, `quantity`, and its `elements` in reading order, each with `role`,
`text` with line breaks, `size` (of capitals, in percent of the height), `place` (top, middle, bottom, side), and where it has them
`case`, `turned`, `cut`, `style`. A photo FOLDER/ID-NUMBER.jpg has its truth beside it: the front's fields, and `lines` with role,
text and corners in pixels; lines of a pack beside it have the role `neighbour`. FRONTS.jsonl is copied to FOLDER/fronts.jsonl.
"""

import argparse
import concurrent.futures
import json
import pathlib
import random

import cv2
import numpy as np
from PIL import Image, ImageDraw, ImageFilter

from fronts.layout import Front, colour

SHARE_OF_NEIGHBOURS = 0.3
SHARE_OF_CYLINDERS = 0.25
SHARE_OF_HANDS = 0.25


class Photo:
    """A photo under way: pixels, and the lines that it shows."""

    def __init__(self, seed):
        longer = seed.choice([900, 1200, 1280, 1600])
        wide = seed.random() < 0.2
        self.seed, self.size = seed, (longer, longer * 3 // 4) if wide else (longer * 3 // 4, longer)
        self.pixels = self.background()
        self.lines = []

    def background(self):
        """A table, a shelf or a kitchen, out of focus."""
        seed, (width, height) = self.seed, self.size
        picture = Image.new("RGB", self.size, colour(seed, seed.choice([0.75, 0.5, 0.25]), 0.5))
        pen = ImageDraw.Draw(picture)
        for _ in range(seed.choice([0, 2, 6, 12])):
            left, top = seed.uniform(-0.2, 1) * width, seed.uniform(-0.2, 1) * height
            box = [left, top, left + seed.uniform(0.1, 0.6) * width, top + seed.uniform(0.05, 0.6) * height]
            pen.rectangle(box, fill=colour(seed, seed.uniform(0.2, 0.85), 0.6))
        soft = picture.filter(ImageFilter.GaussianBlur(seed.choice([4, 12, 30])))
        grain = np.random.default_rng(seed.randrange(1 << 30)).normal(0, 5, (height // 3 + 1, width // 3 + 1, 1)).astype(np.float32)
        grain = cv2.resize(grain, self.size)[..., None]
        return np.clip(np.array(soft, np.float32) + grain, 0, 255).astype(np.uint8)

    def show(self, front, middle, height, role=None):
        """Lays a front on the photo, with its middle at a share of the sides and a height as a share of the photo's."""
        seed, (width, tall) = self.seed, front.size
        scale = height * self.size[1] / tall
        lean, off = np.radians(seed.gauss(0, 4)), 0.04 * height * self.size[1]
        corners = []
        for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
            x, y = x * width * scale / 2, y * tall * scale / 2
            corners.append((
                middle[0] * self.size[0] + x * np.cos(lean) - y * np.sin(lean) + seed.uniform(-off, off),
                middle[1] * self.size[1] + x * np.sin(lean) + y * np.cos(lean) + seed.uniform(-off, off)))
        bend = seed.uniform(0.5, 1.2) if seed.random() < SHARE_OF_CYLINDERS else 0
        sag = seed.uniform(-0.05, 0.05) * bend * width
        onto = cv2.getPerspectiveTransform(np.float32([(0, 0), (width, 0), (width, tall), (0, tall)]), np.float32(corners))
        columns, rows = np.meshgrid(np.arange(self.size[0], dtype=np.float32), np.arange(self.size[1], dtype=np.float32))
        flat = cv2.perspectiveTransform(np.stack([columns, rows], -1), np.linalg.inv(onto))
        across = np.clip(2 * flat[..., 0] / width - 1, -1.5, 1.5)
        source_x = flat[..., 0].copy()
        shade = np.ones_like(across)
        if bend:
            # A cylinder of which we see an angle of twice `bend`.
            turn = np.arcsin(np.clip(across * np.sin(bend), -1, 1))
            source_x = (turn / bend + 1) * width / 2
            shade = 0.35 + 0.65 * np.cos(turn)
        source_y = flat[..., 1] - sag * (1 - across**2)
        drawn = cv2.remap(np.array(front.picture), source_x.astype(np.float32), source_y.astype(np.float32), cv2.INTER_AREA)
        inside = (np.abs(across) <= 1) & (source_y >= 0) & (source_y < tall)
        mask = cv2.GaussianBlur(inside.astype(np.float32), (0, 0), 0.8)[..., None]
        dark = cv2.GaussianBlur(inside.astype(np.float32), (0, 0), 12)[..., None]
        self.pixels = self.pixels * (1 - 0.4 * np.roll(dark, (8, 6), (0, 1)))
        self.pixels = (self.pixels * (1 - mask) + drawn * shade[..., None] * mask).astype(np.uint8)
        if role:
            # What it covers is no longer to be read.
            for line in self.lines:
                x, y = np.clip(np.mean(line["corners"], 0), 0, np.array(self.size) - 1).astype(int)
                line["covered"] = line.get("covered", False) or bool(inside[y, x])
        for line in front.lines:
            points = []
            for x, y in line["corners"]:
                if bend:
                    x = (np.sin((2 * x / width - 1) * bend) / np.sin(bend) + 1) * width / 2
                y += sag * (1 - (2 * x / width - 1) ** 2)
                points.append((x, y))
            moved = cv2.perspectiveTransform(np.float32([points]), onto)[0]
            corners = [[round(float(value), 1) for value in point] for point in moved]
            self.lines.append({**line, "role": role or line["role"], "corners": corners})

    def hold(self):
        """A hand at the edge."""
        seed, (width, height) = self.seed, self.size
        layer = Image.new("RGBA", self.size, (0, 0, 0, 0))
        pen, skin = ImageDraw.Draw(layer), seed.choice(["#e0b090", "#c68f6a", "#8d5a3b", "#f0c8ad"])
        x, side = (-0.1 * width, 1) if seed.random() < 0.5 else (1.1 * width, -1)
        y = seed.uniform(0.4, 1) * height
        for _ in range(seed.choice([1, 1, 4])):
            length, thick = seed.uniform(0.18, 0.3) * width, seed.uniform(0.05, 0.08) * height
            pen.rounded_rectangle([min(x, x + side * length), y, max(x, x + side * length), y + thick], thick / 2, fill=skin)
            y += 1.1 * thick
        layer = layer.filter(ImageFilter.GaussianBlur(3))
        self.pixels = np.array(Image.alpha_composite(Image.fromarray(self.pixels).convert("RGBA"), layer).convert("RGB"))

    def lit(self):
        """The photo in uneven light, a little blurred and noisy."""
        seed, (width, height) = self.seed, self.size
        columns, rows = np.meshgrid(np.linspace(-1, 1, width), np.linspace(-1, 1, height))
        light = 1 + seed.uniform(-0.2, 0.2) * columns + seed.uniform(-0.2, 0.2) * rows
        pixels = self.pixels * light[..., None] * seed.uniform(0.75, 1.1)
        if seed.random() < 0.25:
            x, y, size = seed.uniform(-0.6, 0.6), seed.uniform(-0.6, 0.6), seed.uniform(0.01, 0.08)
            pixels = pixels + 150 * np.exp(-((columns - x) ** 2 + (rows - y) ** 2) / size)[..., None]
        pixels = cv2.GaussianBlur(pixels, (0, 0), seed.choice([0.3, 0.5, 0.8, 1.2]))
        pixels = pixels + np.random.default_rng(seed.randrange(1 << 30)).normal(0, seed.choice([1, 3, 5]), pixels.shape)
        return Image.fromarray(np.clip(pixels, 0, 255).astype(np.uint8))


def photographed(front, others, seed):
    """A photo of a front, and the lines that it shows."""
    photo = Photo(seed)
    drawn = Front(front, seed)
    height = seed.uniform(0.78, 1.15) * min(1, photo.size[0] / photo.size[1] / (drawn.size[0] / drawn.size[1]))
    if seed.random() < SHARE_OF_NEIGHBOURS:
        for side in seed.choice([(-1,), (1,), (-1, 1)]):
            beside = Front(seed.choice(others), seed)
            share = height * drawn.size[0] / drawn.size[1] * photo.size[1] / photo.size[0]
            width = height * beside.size[0] / beside.size[1] * photo.size[1] / photo.size[0]
            middle = (0.5 + side * (share + width) / 2 * seed.uniform(0.8, 1.05), seed.uniform(0.35, 0.6))
            photo.show(beside, middle, height * seed.uniform(0.7, 1), "neighbour")
    photo.show(drawn, (0.5 + seed.gauss(0, 0.04), 0.5 + seed.gauss(0, 0.03)), height)
    if seed.random() < SHARE_OF_HANDS:
        photo.hold()
    return photo.lit(), photo.lines


def draw(folder, fronts, front, number, first):
    seed = random.Random(f"{first} {front['id']} {number}")
    picture, lines = photographed(front, fronts, seed)
    path = folder / f"{front['id']}-{number}.jpg"
    picture.save(path, quality=seed.choice([70, 82, 90]))
    truth = {key: front[key] for key in ("id", "country", "language", "category", "brand", "range", "name", "also", "quantity")}
    path.with_suffix(".json").write_text(json.dumps({**truth, "lines": lines}, ensure_ascii=False), encoding="utf-8")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("fronts", type=pathlib.Path)
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--each", type=int, default=1, help="photos of each front")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    arguments = parser.parse_args()
    arguments.folder.mkdir(parents=True, exist_ok=True)
    source = arguments.fronts.read_text(encoding="utf-8")
    (arguments.folder / "fronts.jsonl").write_text(source, encoding="utf-8")
    fronts = [json.loads(line) for line in source.splitlines()]
    with concurrent.futures.ProcessPoolExecutor(arguments.jobs) as pool:
        jobs = [
            pool.submit(draw, arguments.folder, fronts, front, number, arguments.seed)
            for front in fronts for number in range(arguments.each)]
        for job in jobs:
            job.result()


if __name__ == "__main__":
    main()
