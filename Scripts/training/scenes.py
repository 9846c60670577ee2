"""Composes scenes for the detector: photos with marked date codes, photos without any, and blocks of print on these and on made grounds.

    scenes.py [--marks marks.jsonl] [--grounds FOLDER ...] [--count 8] SHEET.png      draws a sheet to look at

Each scene comes with what the detector has to say about it: for each cell, the share of it that is on the core of a line of a
date code, the logarithm of the line's height, and a weight, 0 in areas of which it is not known whether they have date codes.
"""
import argparse
import dataclasses
import math
import pathlib

import cv2
import numpy as np
import torch
from torch.nn import functional

import detector
import grounds
import marks
import masks
import printing
from camera import photographed
from chance import Dice, grid
from pictures import CAPITAL, LINE, UNKNOWN, Pictures, Placement


@dataclasses.dataclass
class Kind:
    """A kind of scenes: their size, how many of a batch are marked photos, photos without date codes, and composed."""

    rows: int
    columns: int
    marked: int
    empty: int
    composed: int
    # Whether a line is seen from near, as in the passes after the first.
    is_near: bool


# Batches for a GPU; a CPU takes a fraction of each.
KINDS = [Kind(320, 320, 76, 52, 192, False), Kind(128, 320, 180, 100, 460, True)]
NEAR_SHARE = 0.33


class Targets:
    """What the detector has to say about scenes, collected line by line, on cells of half the size."""

    def __init__(self, count, rows, columns, device):
        shape = (count, rows // 2, columns // 2)
        self.core, self.rim, self.unknown, self.height = (torch.zeros(shape, device=device) for _ in range(4))
        self.x, self.y = grid(*shape[1:], 2, device)

    def add(self, where, placement, lines):
        """The lines [count, number, 6] of the pictures that are placed on some scenes."""
        u, v, smaller = placement.source(self.x, self.y)
        scale, cell = placement.scale, 2 / placement.scale
        for line in lines.unbind(1):
            x, y, length, capital, angle, kind = (value[:, None, None] for value in line.T)
            if not (kind >= 0).any():
                continue
            dx, dy = (u - x) * placement.stretch, v - y
            along = (torch.cos(angle) * dx + torch.sin(angle) * dy).abs()
            across = (torch.cos(angle) * dy - torch.sin(angle) * dx).abs()
            length = length * placement.stretch
            half_length = torch.maximum(length - 2 * detector.CORE_INSET * capital, 4 / scale) / 2
            half_height = torch.maximum(detector.CORE_HEIGHT * capital, 3 / scale) / 2
            core = covered_share(along, half_length, cell) * covered_share(across, half_height, cell) * (kind == LINE)
            rim = ((along < length / 2 + 0.3 * capital) & (across < 0.675 * capital)).float()
            self.core[where] = torch.maximum(self.core[where], core)
            self.rim[where] = torch.maximum(self.rim[where], rim * (kind == LINE))
            self.unknown[where] = torch.maximum(self.unknown[where], rim * (kind == UNKNOWN))
            height = torch.log2((capital * scale / smaller).clamp_min(1) / detector.HEIGHT_UNIT)
            self.height[where] = torch.where(core > 0, height, self.height[where])

    def result(self):
        """Core, logarithm of the height, and weight of each cell."""
        def pooled(values):
            return functional.avg_pool2d(values[:, None], 2)[:, 0]

        core, rim = pooled(self.core), pooled(self.rim)
        on_line = (self.core > 0).float()
        height = pooled(self.height * on_line) / pooled(on_line).clamp_min(1e-3)
        weight = torch.where((rim > 0.3) & (core < 0.3), 0.5, 1.0)
        return core, height, weight * ~((pooled(self.unknown) > 0.25) & (rim == 0))


def covered_share(away, half, cell):
    """The share of a cell that lies within `half` of the middle of a stretch, `away` from it."""
    return ((torch.minimum(away + cell / 2, half) - torch.maximum(away - cell / 2, -half)) / cell).clamp(0, 1)


class Scenes:
    """Batches of scenes from marked photos, photos without date codes (both may be None), blocks of date codes and of other print."""

    def __init__(self, marked, empty, codes, ordinary, share=1.0):
        self.marked, self.empty, self.codes, self.ordinary, self.device = marked, empty, codes, ordinary, codes.device
        self.share = share

    def batch(self):
        """The detector's input [count, 1, rows, columns], and core, height and weight of its cells."""
        kind = KINDS[int(np.random.random() < NEAR_SHARE)]
        parts = [kind.marked, kind.empty, kind.composed]
        marked, empty, composed = (max(1, round(part * self.share)) for part in parts)
        picture, targets = self.composed(kind, marked if self.marked else 0, empty if self.empty else 0, composed)
        values = detector.normalised(picture)[:, None], *targets
        if kind.is_near and np.random.random() < 0.15:
            return [value.transpose(-1, -2).contiguous() for value in values]
        return values

    def composed(self, kind, marked, empty, composed):
        count, device = marked + empty + composed, self.device
        targets = Targets(count, kind.rows, kind.columns, device)
        pictures = [self.marked_tiles(kind, targets, marked)] if marked else []
        if empty:
            pictures.append(self.empty_tiles(kind, targets, slice(marked, marked + empty)))
        where = slice(marked + empty, count)
        made = grounds.made(Dice(composed, device), kind.rows, kind.columns, 1)
        if self.empty:
            made = self.labelled(self.empty_tiles(kind, targets, where), made)
        pictures.append(self.with_blocks(made.clamp(0, 255), kind, targets, where))
        picture = toned(torch.cat(pictures))
        # Photos have their blur already.
        share = torch.ones(count, 1, 1, device=device)
        share[:marked + empty] = 0.5
        if np.random.random() < 0.15:
            # At times the camera sees fewer pixels than the scene has.
            small = photographed(functional.avg_pool2d(picture[:, None], 2)[:, 0], share=0.6 * share)
            picture = functional.interpolate(small[:, None], picture.shape[1:], mode="bilinear", align_corners=False)[:, 0]
        else:
            picture = photographed(picture, share=share)
        return picture.round(), targets.result()

    def marked_tiles(self, kind, targets, count):
        """Pieces of marked photos, three in four with a line."""
        dice, which = Dice(count, self.device), self.marked.choice(count)
        size = self.marked.sizes[which, 0].max(1).values[:, None, None]
        placement = grounds.anywhere(self.marked, which, dice.log_uniform(480, 2000) / size, dice, kind.rows, kind.columns)
        lines = self.marked.lines[which]
        chosen = (torch.rand(lines.shape[:2], device=self.device) * (lines[:, :, 5] == LINE)).argmax(1)
        line = lines[torch.arange(count, device=self.device), chosen]
        x, y, length, capital, angle, mark = (value[:, None, None] for value in line.T)
        on_line = dice.maybe(0.75) & (mark == LINE)
        scale = torch.minimum(capitals(dice, kind) / capital.clamp_min(1), 1.6 * kind.columns / length.clamp_min(1))
        wanted = {
            "scale": scale, "center_x": x, "center_y": y, "x": kind.columns * dice.uniform(0.15, 0.85),
            "y": kind.rows * dice.uniform(0.15, 0.85), "half": kind.columns / 2 / scale}
        if kind.is_near:
            wanted["angle"] = angles(dice, kind) - angle
        for name, value in wanted.items():
            setattr(placement, name, torch.where(on_line, value, getattr(placement, name)))
        placement.scale = placement.scale.clamp(0.1, 2.2)
        targets.add(slice(0, count), placement, lines)
        return self.marked.shown(which, placement, *grid(kind.rows, kind.columns, device=self.device))[0]

    def empty_tiles(self, kind, targets, where):
        """Pieces of photos without date codes."""
        count = where.stop - where.start
        dice, which = Dice(count, self.device), self.empty.choice(count)
        scale = dice.log_uniform(480, 2000) / self.empty.sizes[which, 0].max(1).values[:, None, None]
        placement = grounds.anywhere(self.empty, which, scale.clamp(0.1, 2.2), dice, kind.rows, kind.columns)
        targets.add(where, placement, self.empty.lines[which])
        return self.empty.shown(which, placement, *grid(kind.rows, kind.columns, device=self.device))[0]

    def labelled(self, photo, made):
        """Photos, paler ones among them, made grounds, and such as labels on photos."""
        dice = Dice(len(photo), self.device)
        rows, columns = photo.shape[1:]
        x, y = grid(rows, columns, device=self.device)
        angle = dice.normal(0.2)
        dx, dy = x - dice.uniform(0.3, 0.7) * columns, y - dice.uniform(0.3, 0.7) * rows
        along, across = dx * torch.cos(angle) + dy * torch.sin(angle), dy * torch.cos(angle) - dx * torch.sin(angle)
        on_label = (along.abs() < dice.uniform(0.2, 0.5) * columns) & (across.abs() < dice.uniform(0.15, 0.5) * rows)
        is_whole = dice.maybe(0.65)
        pale = torch.where(dice.maybe(0.5), dice.uniform(0.15, 0.8), torch.ones_like(angle))
        return torch.where(dice.maybe(0.3) & (on_label | is_whole), made, grounds.contrasted(photo, pale))

    def with_blocks(self, picture, kind, targets, where):
        """Up to three blocks of date codes, none of them on another, and other print beside and behind them."""
        count = len(picture)
        dice = Dice(count, self.device)
        number = torch.multinomial(torch.tensor([0.14, 0.5, 0.26, 0.1], device=self.device), count, replacement=True)[:, None, None]
        plans = []
        for index in range(3):
            which, placement = self.placed(self.codes, dice, kind, capitals(dice, kind))
            if plans:
                # Half of the further ones are of the same printer.
                same, first = dice.maybe(0.5), plans[0][1]
                placement.angle = torch.where(same, first.angle, placement.angle)
                placement.scale = torch.where(same, first.scale * torch.exp(dice.normal(0.15)), placement.scale)
            elif kind.is_near:
                placement.x, placement.y = kind.columns * dice.uniform(0.35, 0.65), kind.rows * dice.uniform(0.3, 0.7)
            # Not so long that hardly any of the line is in the scene.
            longer = 2 * placement.half * placement.stretch * placement.scale / (1.5 * kind.columns)
            placement.scale = (placement.scale / longer.clamp_min(1)).clamp_min(0.1)
            present = number > index
            for other_which, other, is_there in plans:
                present = present & (apart(self.codes, which, placement, other_which, other) | ~is_there)
            plans.append((which, placement, present))
        for share in (0.4, 0.3, 0.2):
            which, placement = self.placed(self.ordinary, dice, kind, dice.log_uniform(5, 34))
            present = dice.maybe(share)
            if share == 0.4:
                caption = dice.maybe(0.5) & plans[0][2]
                self.put_beside(which, placement, plans[0], caption, dice)
                present = present | caption
            picture = self.printed(picture, self.ordinary, which, placement, present)
        for which, placement, present in plans:
            picture = self.printed(picture, self.codes, which, placement, present)
            lines = self.codes.lines[which].clone()
            lines[~present[:, 0, 0], :, 5] = -1
            targets.add(where, placement, lines)
        return grounds.shine(picture, dice).clamp(0, 255)

    def placed(self, source, dice, kind, capital):
        """Random blocks at random places."""
        which = source.choice(dice.count)
        width, rows = (side[:, None, None] for side in source.sizes[which, 0].T)
        bends = dice.maybe(0.3)
        return which, Placement(
            kind.columns * dice.uniform(0.08, 0.92), kind.rows * dice.uniform(0.08, 0.92), width / 2, rows / 2, angles(dice, kind),
            (capital / CAPITAL).clamp_min(0.1), torch.exp(dice.normal(0.1)), width / 2, bends * dice.normal(0.3), bends * dice.normal(0.08),
            dice.maybe(0.4) * dice.normal(0.1))

    def put_beside(self, which, placement, plan, caption, dice):
        """Moves some blocks of other print beside a date code, before it, above or below it, as captions are."""
        code_which, code, _ = plan
        scale = code.scale * dice.uniform(0.45, 1.2)
        both = ((self.ordinary, which, scale), (self.codes, code_which, code.scale))
        # Blocks have a margin of half a capital height.
        width, height = (sum(((source.sizes[index, 0, side][:, None, None] - CAPITAL) * size for source, index, size in both)) / 2
                         for side in (0, 1))
        is_before = dice.maybe(0.5)
        along = torch.where(is_before, -width - dice.uniform(0.1, 2) * CAPITAL * scale, dice.uniform(-0.5, 0.5) * width)
        across = torch.where(is_before, 0.0, dice.sign() * (height + dice.uniform(0.1, 1.2) * CAPITAL * code.scale))
        cos, sin = torch.cos(code.angle), torch.sin(code.angle)
        x, y = code.x + cos * along - sin * across, code.y + sin * along + cos * across
        for name, value in {"scale": scale.clamp_min(0.1), "angle": code.angle, "x": x, "y": y}.items():
            setattr(placement, name, torch.where(caption, value, getattr(placement, name)))

    def printed(self, picture, source, which, placement, present):
        mask, area = source.shown(which, placement, *grid(*picture.shape[1:], device=self.device))
        area = (area & present).float()
        is_code = source is self.codes
        legible = Dice(len(picture), self.device).maybe(printing.LEGIBLE)
        return printing.printed(
            calmed(picture, area) if is_code else picture, printing.worn(mask / 255 * area), area, legible, CAPITAL * placement.scale,
            relief=0.09 if is_code else 0)


def calmed(picture, area):
    """The picture with a calm area, or a label, where a date code comes: designers leave one for it."""
    dice = Dice(len(picture), picture.device)
    wider = (3 * functional.avg_pool2d(area[:, None], 13, 1, 6)[:, 0]).clamp_max(1)
    smooth = functional.avg_pool2d(picture[:, None], 16)
    smooth = functional.interpolate(smooth, picture.shape[1:], mode="bilinear", align_corners=False)[:, 0]
    label = dice.maybe(0.12)
    smooth = torch.where(label, 0.15 * smooth + 0.85 * dice.uniform(80, 250), smooth)
    return picture + (smooth - picture) * wider * torch.where(label, 1.0, dice.uniform(0.5, 1) * dice.maybe(0.55))


def capitals(dice, kind):
    """The capital heights of date codes, in pixels of the scene."""
    if kind.is_near:
        return (torch.where(dice.maybe(0.7), 18.0, 30.0) * torch.exp(dice.normal(0.28))).clamp(8, 60)
    return torch.where(dice.maybe(0.4), dice.log_uniform(5, 16), dice.log_uniform(4.5, 44))


def angles(dice, kind):
    """The reading directions of date codes: most of them nearly upright, the others sideways, upside down or any."""
    little, share = dice.normal(math.radians(5)), dice.uniform()
    upright, sideways, upside_down = (0.85, 0.85, 0.92) if kind.is_near else (0.62, 0.80, 0.87)
    angle = torch.where(share < upside_down, math.pi + little, dice.uniform(-math.pi, math.pi))
    angle = torch.where(share < sideways, dice.sign() * math.pi / 2 + little, angle)
    return torch.where(share < upright, little, angle)


def apart(source, which, placement, other_which, other):
    """Whether blocks have no place of the scene in common, by their upright boxes."""
    def box(index, place):
        width, rows = ((side[:, None, None] * place.scale) for side in source.sizes[index, 0].T)
        cos, sin = torch.cos(place.angle).abs(), torch.sin(place.angle).abs()
        return (width * place.stretch * cos + rows * sin) / 2, (width * place.stretch * sin + rows * cos) / 2

    width, height = (one + two for one, two in zip(box(which, placement), box(other_which, other), strict=True))
    return ((placement.x - other.x).abs() > width) | ((placement.y - other.y).abs() > height)


def toned(picture):
    """Pictures, some inverted, lighter, darker, paler or unevenly lit."""
    dice = Dice(len(picture), picture.device)
    rows, columns = picture.shape[1:]
    picture = torch.where(dice.maybe(0.08), 255 - picture, picture).clamp(0, 255)
    picture = 255 * (picture / 255) ** torch.exp(dice.normal(0.35) * dice.maybe(0.5))
    picture = torch.where(dice.maybe(0.25), grounds.contrasted(picture, dice.uniform(0.45, 1)), picture)
    x, y = grid(rows, columns, device=picture.device)
    slope_x, slope_y = (dice.maybe(0.3) * dice.uniform(-0.5, 0.5) for _ in range(2))
    return (picture * (1 + slope_x * (x / columns - 0.5) + slope_y * (y / rows - 0.5))).clamp(0, 255)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--marks", type=pathlib.Path)
    parser.add_argument("--grounds", type=pathlib.Path, nargs="*", default=[])
    parser.add_argument("--count", type=int, default=8)
    parser.add_argument("sheet")
    arguments = parser.parse_args()
    rng = np.random.default_rng(1)
    codes, ordinary = (Pictures.of(masks.chunk(draw, rng, 50), "cpu") for draw, _ in masks.KINDS["detector"])
    marked, empty = (Pictures.of(items, "cpu") if items else None for items in marks.photos(arguments.marks, arguments.grounds))
    scenes, rows = Scenes(marked, empty, codes, ordinary), []
    for kind in KINDS:
        share = [max(1, round(arguments.count / 2 * part)) for part in (0.25, 0.25, 0.5)]
        pictures, (core, _, weight) = scenes.composed(kind, share[0] * bool(marked), share[1] * bool(empty), share[2])
        for picture, on_line, counts in zip(pictures.numpy(), core.numpy(), weight.numpy(), strict=True):
            # Beside each scene: what is on a line is white, what is left out grey.
            truth = cv2.resize(255 * on_line + 80 * (counts == 0), picture.shape[::-1], interpolation=cv2.INTER_NEAREST)
            rows.append(np.hstack([picture, truth.clip(0, 255)]))
    cv2.imwrite(arguments.sheet, np.vstack(rows).astype(np.uint8))


if __name__ == "__main__":
    main()
