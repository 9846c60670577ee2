"""Backgrounds of print: plain, graded, textured, ruled and shining ones, or pieces of photos."""
import math

import cv2
import numpy as np
import torch

from chance import Dice, grid
from pictures import Pictures, Placement

MAXIMUM_PHOTOS, SIDE = 600, 900


def photos(folders):
    """Grey photos of folders, as items of `Pictures`; drawings, of which half is black or white, are left out."""
    paths = sorted(path for folder in folders for path in folder.glob("**/*") if path.suffix.lower() in (".jpg", ".jpeg", ".png", ".webp"))
    items = []
    for path in paths[::max(1, len(paths) // MAXIMUM_PHOTOS)]:
        picture = cv2.imread(str(path), cv2.IMREAD_GRAYSCALE)
        if picture is not None and min(picture.shape) >= 150 and np.isin(picture, (0, 255)).mean() < 0.5:
            items.append((reduced(picture, SIDE)[0], [], []))
    return items


def reduced(picture, side):
    """A picture with a long side of at most `side` pixels, and its scale."""
    scale = min(1, side / max(picture.shape))
    if scale == 1:
        return picture, 1
    return cv2.resize(picture, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA), scale


class Grounds:
    """Backgrounds as pictures of 0…255. `unit` is the size of what is a pixel in a line 26 pixels high."""

    def __init__(self, items, device):
        self.photos = Pictures.of(items, device) if items else None
        self.device = device

    def make(self, count, rows, columns, unit=1.0, photo_share=0.4):
        ground = made(Dice(count, self.device), rows, columns, unit)
        if self.photos:
            dice = Dice(count, self.device)
            piece = self.pieces(count, rows, columns, dice.log_uniform(0.45, 4) * unit)
            contrast = torch.where(dice.maybe(0.75), dice.uniform(0.1, 0.7), dice.uniform(0.7, 1.1))
            piece = contrasted(piece, contrast) + dice.normal(20)
            ground = torch.where(dice.maybe(photo_share), piece, ground)
        return ground.clamp(0, 255)

    def pieces(self, count, rows, columns, scale):
        """Pieces of random photos, most of them nearly upright."""
        dice = Dice(count, self.device)
        which = self.photos.choice(count)
        x, y = grid(rows, columns, device=self.device)
        return self.photos.shown(which, anywhere(self.photos, which, scale, dice, rows, columns), x, y)[0]


def anywhere(photos, which, scale, dice, rows, columns):
    """A random place of each photo in the middle of its tile."""
    width, height = (side[:, None, None] for side in photos.sizes[which, 0].T)
    # Not where hardly anything of the photo is on the tile.
    center_x = width / 2 + dice.uniform(-0.5, 0.5) * (width - columns / scale / 2).clamp_min(0)
    center_y = height / 2 + dice.uniform(-0.5, 0.5) * (height - rows / scale / 2).clamp_min(0)
    angle = torch.where(dice.maybe(0.75), dice.normal(0.1), dice.uniform(-math.pi, math.pi))
    none, ones = torch.zeros_like(angle), torch.ones_like(angle)
    return Placement(columns / 2 * ones, rows / 2 * ones, center_x, center_y, angle, scale, ones, columns / 2 / scale, none,
                     dice.maybe(0.3) * dice.normal(0.05), dice.maybe(0.4) * dice.normal(0.05))


def contrasted(picture, share):
    mean = picture.mean((1, 2), keepdim=True)
    return mean + (picture - mean) * share


def made(dice, rows, columns, unit):
    x, y = grid(rows, columns, device=dice.device)
    x, y = x - columns / 2, y - rows / 2
    level = torch.where(dice.maybe(0.72), dice.uniform(110, 248), dice.uniform(15, 130))
    angle, ramp = dice.uniform(0, 2 * math.pi), dice.uniform(5, 55) * dice.maybe(0.7)
    ground = level + ramp * (torch.cos(angle) * x / columns + torch.sin(angle) * y / max(rows, columns / 6))
    for cell in (1.3, 4, 14, 60):
        longer = float(np.random.uniform(0.6, 3))
        ground = ground + dice.uniform(1, 13) * dice.maybe(0.3) * dice.noise(rows, columns, cell * unit, cell * unit * longer)
    for _ in range(2):
        ground = ground + dice.uniform(25, 120) * dice.sign() * dice.maybe(0.2) * edge(dice, x, y, unit)
    # A rule or a frame, most often along the line.
    angle = torch.where(dice.maybe(0.7), dice.normal(0.03), dice.uniform(0, math.pi))
    away = dice.uniform(-0.5, 0.5) * (rows * torch.cos(angle).abs() + columns * torch.sin(angle).abs())
    distance = torch.cos(angle) * y - torch.sin(angle) * x - away
    ground = ground + dice.uniform(20, 130) * dice.sign() * dice.maybe(0.15) * torch.exp(-(distance / dice.uniform(0.3, 1.6) / unit) ** 2)
    # Stripes of a film or of a fluted tin.
    angle, period = dice.uniform(0, 2 * math.pi), dice.uniform(3, 25) * unit
    wave = torch.sin((x * torch.cos(angle) + y * torch.sin(angle)) * 2 * math.pi / period)
    return shine(ground + dice.uniform(1, 14) * dice.maybe(0.12) * wave, dice, unit)


def edge(dice, x, y, unit):
    """0 on one side of a straight edge, 1 on the other."""
    angle, away = dice.uniform(0, 2 * math.pi), dice.uniform(-0.4, 0.4)
    reach = torch.cos(angle).abs() * x.shape[2] + torch.sin(angle).abs() * y.shape[1]
    return torch.sigmoid((x * torch.cos(angle) + y * torch.sin(angle) - away * reach) / (dice.uniform(0.3, 4) * unit))


def shine(picture, dice, unit=1.0):
    """The picture with a bright spot on some."""
    rows, columns = picture.shape[1:]
    x, y = grid(rows, columns, device=dice.device)
    angle = dice.uniform(0, 2 * math.pi)
    dx, dy = x - dice.uniform(0, columns), y - dice.uniform(0, rows)
    along = (dx * torch.cos(angle) + dy * torch.sin(angle)) / (dice.log_uniform(8, 200) * unit)
    across = (dy * torch.cos(angle) - dx * torch.sin(angle)) / (dice.log_uniform(4, 50) * unit)
    return picture + dice.uniform(20, 165) * dice.maybe(0.16) * torch.exp(-along ** 2 - across ** 2)
