"""Composes line pictures for the recogniser and the keyword network out of ink masks, and out of marked lines of photos.

    lines.py [--network recogniser] [--marks marks.jsonl] [--grounds FOLDER ...] [--count 40] SHEET.png      draws a sheet to look at
"""
import argparse
import collections
import pathlib

import cv2
import numpy as np
import torch
from torch.nn import functional

import alphabet
import grounds
import marks
import masks
import printing
import recogniser
from camera import photographed
from chance import Dice, grid
from pictures import Pictures, Placement

HEIGHT = recogniser.HEIGHT
# The widths of batches, so that there are few different ones.
WIDTHS = [96, 128, 192, 256, 320, 384, 448, 512, 640, 768]
# The height of a line in the photo, in pixels, before it is resized: drawn at random for each part of a batch.
SIZES = np.array([10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 32, 36, 40, 48, 56, 64])
SIZE_SHARES = np.exp(-0.5 * ((np.log(SIZES) - 3.2) / 0.42) ** 2) / SIZES
SIZE_SHARES /= SIZE_SHARES.sum()
SMALLEST_REAL = 20
REAL_SHARE = 0.1
# Lines upside down have the text UNKNOWN, or no keyword: they must be long enough to be known as such.
UPSIDE_DOWN, UPSIDE_DOWN_WIDTH, BLANK = 1 / 16, 130, 0.02


class Lines:
    """Batches of lines, drawn ones and real ones, of similar width and `columns` columns in all."""

    def __init__(self, drawn, real, ground_source, columns, is_reading):
        self.drawn, self.real, self.grounds = drawn, real, ground_source
        self.columns, self.device = columns, drawn.device
        self.upside_down = torch.tensor(alphabet.label(alphabet.UNKNOWN) if is_reading else [], dtype=torch.int64, device=self.device)
        self.planned = collections.defaultdict(list)

    def batch(self):
        """Pictures [count, 1, 32, columns] as the network's input, their classes, the time steps of each, the number of its classes."""
        while True:
            for columns, parts in self.planned.items():
                if sum(len(part[1]) for part in parts) * columns >= self.columns:
                    self.planned[columns] = []
                    return self.composed(columns, parts)
            self.plan()

    def plan(self):
        """Chooses lines and how they are cropped, and sorts them by width."""
        count = max(64, 4 * self.columns // 352)
        for source in (self.drawn, self.real) if self.real else (self.drawn,):
            number = max(1, int(count * REAL_SHARE)) if source is self.real else count
            which = source.choice(number)
            placement, width = crops(source.lines[which, 0], source is self.real)
            narrower = 0
            for columns in WIDTHS:
                chosen = ((width > narrower) & (width <= columns))[:, 0, 0]
                narrower = columns
                if chosen.any():
                    self.planned[columns].append((source, which[chosen], placement[chosen], width[chosen]))

    def composed(self, columns, parts):
        pictures, labels, lengths = [], [], []
        for source, which, placement, width in parts:
            dice = Dice(len(which), self.device)
            label, length = source.labels[which].clone(), source.lengths[which].clone()
            turned = dice.maybe(UPSIDE_DOWN) & (width > UPSIDE_DOWN_WIDTH)
            placement.angle = torch.where(turned, placement.angle + np.pi, placement.angle)
            turned = turned[:, 0, 0]
            label[turned, :len(self.upside_down)], length[turned] = self.upside_down, len(self.upside_down)
            size = int(np.random.choice(SIZES, p=SIZE_SHARES))
            if source is self.real:
                picture = real(source, which, placement, max(size, SMALLEST_REAL), columns)
            else:
                blank = dice.maybe(BLANK)
                length[blank[:, 0, 0]] = 0
                picture = drawn(source, which, placement, size, columns, self.grounds, ~blank)
            pictures.append(recogniser.normalised_batch(picture, width))
            labels.append(label)
            lengths.append(length)
        steps = (torch.cat([part[3] for part in parts])[:, 0, 0] + 3).long() // 4
        return torch.cat(pictures)[:, None], torch.cat(labels), steps, torch.cat(lengths)


def crops(lines, is_real):
    """How lines are cropped, a little too wide or too tight, tilted and bent, as placements on 32 rows, and their widths there."""
    dice = Dice(len(lines), lines.device)
    x, y, length, capital, angle, _ = (value[:, None, None] for value in lines.T)
    window = capital / dice.uniform(0.53, 0.94)
    center_y = y + dice.uniform(-1, 1) * ((window - capital) / 2 + 0.02 * capital)
    before, after = ((torch.where(dice.maybe(0.12), dice.uniform(0.5, 1.5), dice.uniform(0.02, 0.5)) * capital) for _ in range(2))
    scale, stretch = HEIGHT / window, marks.STRETCH * torch.exp(dice.normal(0.15))
    exact = (length + before + after) * scale * stretch
    width = exact.clamp(16, WIDTHS[-1])
    stretch = stretch * width / exact
    share = 0.5 if is_real else 1
    tilt = share * torch.tan(dice.normal(0.03))
    tilt = torch.sign(tilt) * torch.minimum(tilt.abs(), 0.5 * capital / length.clamp_min(1))
    bends = dice.maybe(0.35)
    placement = Placement(
        width / 2, torch.full_like(width, HEIGHT / 2), x + (after - before) / 2, center_y, angle + torch.atan(tilt), scale, stretch,
        length / 2, share * bends * dice.normal(0.12), share * bends * dice.normal(0.12), dice.maybe(0.5) * dice.normal(0.1))
    return placement, width.round()


def drawn(source, which, placement, size, columns, ground_source, has_print):
    """Printed lines, photographed at `size` pixels height, as pictures of 32 rows."""
    count, unit = len(which), size / 26
    wide, step = max(8, round(columns * size / HEIGHT)), HEIGHT / size
    dice = Dice(count, source.device)
    x, y = grid(size, wide, step, source.device)
    mask, covered = source.shown(which, placement, x, y)
    mask = printing.worn(mask / 255 * covered * has_print, unit)
    legible = dice.maybe(printing.LEGIBLE)
    ground = ground_source.make(count, size, wide, unit)
    # Designers leave a calm area for the date code.
    calm = (dice.uniform(4, 20) / ground.std((1, 2), keepdim=True).clamp_min(1e-3)).clamp_max(1)
    ground = torch.where(legible, grounds.contrasted(ground, calm), ground)
    ground = torch.where(dice.maybe(0.22), other_print(source, ground, placement, x, y), ground)
    capital = placement.scale * source.lines[which, 0, 3][:, None, None] / step
    picture = printing.printed(ground, mask, torch.ones_like(mask), legible, capital)
    return resized(photographed(picture, unit), columns)


def other_print(source, ground, placement, x, y):
    """The background with other print weakly under the line, or strongly beside it."""
    dice = Dice(len(ground), source.device)
    which, size = source.choice(len(ground)), dice.log_uniform(0.5, 2.2)
    is_under = dice.maybe(0.3)
    away = torch.where(is_under, dice.uniform(-0.5, 0.5), dice.sign() * (dice.uniform(0.52, 0.9) + 0.5 * size)) * HEIGHT * 0.7
    line = source.lines[which, 0]
    other = Placement(
        placement.x, placement.y + away, line[:, 0, None, None] + dice.uniform(-0.5, 0.5) * line[:, 2, None, None], line[:, 1, None, None],
        dice.normal(0.03), placement.scale * size, placement.stretch, placement.half, *(torch.zeros_like(size) for _ in range(3)))
    mask, covered = source.shown(which, other, x, y)
    tone = torch.where(is_under, dice.uniform(6, 40), dice.uniform(15, 150)) * dice.sign()
    return (ground + tone * mask / 255 * covered).clamp(0, 255)


def real(source, which, placement, size, columns):
    """Marked lines of photos in other tones, photographed again."""
    dice, wide = Dice(len(which), source.device), max(8, round(columns * size / HEIGHT))
    picture, _ = source.shown(which, placement, *grid(size, wide, HEIGHT / size, source.device))
    picture = torch.where(dice.maybe(0.15), 255 - picture, picture)
    picture = 255 * (picture / 255).clamp(0, 1) ** torch.exp(dice.normal(0.35))
    picture = torch.where(dice.maybe(0.4), grounds.contrasted(picture, dice.uniform(0.25, 1)), picture)
    picture = picture + dice.normal(25) * dice.maybe(0.4) * torch.linspace(-1, 1, wide, device=source.device)
    return resized(photographed(picture.clamp(0, 255), size / 26, 0.7), columns)


def resized(picture, columns):
    larger = picture.shape[1] > HEIGHT
    return functional.interpolate(picture[:, None], (HEIGHT, columns), mode="bilinear", align_corners=False, antialias=larger)[:, 0]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--network", choices=["recogniser", "keywords"], default="recogniser")
    parser.add_argument("--marks", type=pathlib.Path)
    parser.add_argument("--grounds", type=pathlib.Path, nargs="*", default=[])
    parser.add_argument("--count", type=int, default=40)
    parser.add_argument("sheet")
    arguments = parser.parse_args()
    draw = masks.KINDS[arguments.network][0][0]
    source = Pictures.of(masks.chunk(draw, np.random.default_rng(1), max(50, arguments.count)), "cpu")
    marked = Pictures.of(marks.lines(arguments.marks), "cpu") if arguments.marks else None
    lines, rows = Lines(source, marked, grounds.Grounds(grounds.photos(arguments.grounds), "cpu"), 2000, draw is masks.code_line), []
    while len(rows) < arguments.count:
        pictures, labels, _, lengths = lines.batch()
        for picture, label, length in zip(pictures[:, 0].numpy(), labels.tolist(), lengths.tolist(), strict=True):
            print(len(rows), alphabet.text_of(label[:length]) if draw is masks.code_line else label[:length])
            rows.append(np.pad(picture, ((0, 4), (0, WIDTHS[-1] - picture.shape[1]))))
    cv2.imwrite(arguments.sheet, np.clip(np.vstack(rows[:arguments.count]) * 32 + 128, 0, 255))


if __name__ == "__main__":
    main()
