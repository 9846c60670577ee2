"""Many pictures of different sizes in one array of the device, and how they are placed on others.

Ink masks, marked photos and backgrounds are all kept this way: with their lines, the classes of their text, and three halvings, so
that each can be shown at any scale and angle without being computed anew.
"""
import dataclasses

import cv2
import numpy as np
import torch

LEVELS = 4
# The height of capitals in ink masks, in pixels.
CAPITAL = 40
MAXIMUM_LINES, MAXIMUM_CLASSES = 14, 44
# What the sixth value of a line says: a line of a date code, or an area that is left out of training.
LINE, UNKNOWN, NONE = 1, 0, -1


def packed(items):
    """Pictures as arrays that `Pictures.add` takes. An item is a picture of bytes, its lines and its classes.

    A line is (centre x, centre y, length, capital height, angle, kind), in pixels and radians.
    """
    count, at, strips = len(items), 0, []
    arrays = {
        "offsets": np.zeros((count, LEVELS), np.int64), "sizes": np.ones((count, LEVELS, 2), np.float32),
        "lines": np.full((count, MAXIMUM_LINES, 6), NONE, np.float32),
        "labels": np.zeros((count, MAXIMUM_CLASSES), np.int64), "lengths": np.zeros(count, np.int64),
    }
    for index, (picture, lines, classes) in enumerate(items):
        rows, columns = picture.shape
        picture = cv2.copyMakeBorder(picture, 0, -rows % 8, 0, -columns % 8, cv2.BORDER_REPLICATE)
        for level in range(LEVELS):
            strips.append(picture.ravel())
            arrays["offsets"][index, level], arrays["sizes"][index, level] = at, picture.shape[::-1]
            at += picture.size
            picture = cv2.resize(picture, (picture.shape[1] // 2, picture.shape[0] // 2), interpolation=cv2.INTER_AREA)
        lines = sorted(lines, key=lambda line: -line[5])[:MAXIMUM_LINES]
        arrays["lines"][index, :len(lines)] = np.reshape(lines, (-1, 6))
        arrays["labels"][index, :len(classes)], arrays["lengths"][index] = classes, len(classes)
    return {"pixels": np.concatenate(strips), **arrays}


class Pictures:
    """Pictures on the device. When it is full, the oldest ones give way to new ones."""

    def __init__(self, capacity, slots, device):
        self.device, self.pixels = device, torch.zeros(int(capacity), dtype=torch.uint8, device=device)
        self.starts, self.ends = np.zeros(slots, np.int64), np.zeros(slots, np.int64)
        self.is_used, self.at, self.total = np.zeros(slots, bool), 0, 0
        self.offsets = torch.zeros(slots, LEVELS, dtype=torch.int64, device=device)
        self.sizes = torch.ones(slots, LEVELS, 2, device=device)
        self.lines = torch.full((slots, MAXIMUM_LINES, 6), float(NONE), device=device)
        self.labels = torch.zeros(slots, MAXIMUM_CLASSES, dtype=torch.int64, device=device)
        self.lengths = torch.zeros(slots, dtype=torch.int64, device=device)

    @classmethod
    def of(cls, items, device):
        """Just these pictures."""
        arrays = packed(items)
        pictures = cls(len(arrays["pixels"]), len(items), device)
        pictures.add(arrays)
        return pictures

    @property
    def count(self):
        return int(self.is_used.sum())

    def add(self, arrays):
        size, number = len(arrays["pixels"]), len(arrays["offsets"])
        if self.at + size > len(self.pixels):
            self.at = 0
        self.is_used &= (self.ends <= self.at) | (self.starts >= self.at + size)
        slots = np.argsort(self.is_used, kind="stable")[:number]
        self.pixels[self.at:self.at + size] = torch.from_numpy(arrays["pixels"]).to(self.device)
        for name in ("offsets", "sizes", "lines", "labels", "lengths"):
            getattr(self, name)[slots] = torch.from_numpy(arrays[name]).to(self.device)
        self.offsets[slots] += self.at
        self.starts[slots] = self.at + arrays["offsets"][:, 0]
        self.ends[slots] = self.at + np.append(arrays["offsets"][1:, 0], size)
        self.is_used[slots] = True
        self.at, self.total = self.at + size, self.total + number

    def choice(self, count):
        """The places of random pictures."""
        used = np.nonzero(self.is_used)[0]
        return torch.from_numpy(used)[torch.randint(len(used), (count,))].to(self.device)

    def shown(self, which, placement, x, y):
        """The values (0…255) of pictures at places of the tiles that they are placed on, and where they cover the tile.

        `x` and `y` are from `grid`; beyond their edges pictures go on as they end.
        """
        u, v, _ = placement.source(x, y)
        step = float(y[0, 1, 0] - y[0, 0, 0])
        level = torch.log2(1 / (placement.scale[:, 0, 0] / step).clamp_max(4)).add(0.2).round().clamp(0, LEVELS - 1).long()
        width, rows = (side[:, None, None] for side in self.sizes[which, level].T)
        whole_width, whole_rows = (side[:, None, None] for side in self.sizes[which, 0].T)
        covered = (u > 0) & (v > 0) & (u < whole_width) & (v < whole_rows)
        u = torch.minimum((u * width / whole_width - 0.5).clamp_min(0), width - 1.001)
        v = torch.minimum((v * rows / whole_rows - 0.5).clamp_min(0), rows - 1.001)
        left, top = u.floor(), v.floor()
        right, down = u - left, v - top
        stride = width.long()
        index = self.offsets[which, level][:, None, None] + top.long() * stride + left.long()
        above = torch.lerp(self.pixels[index].float(), self.pixels[index + 1].float(), right)
        index = index + stride
        below = torch.lerp(self.pixels[index].float(), self.pixels[index + 1].float(), right)
        return torch.lerp(above, below, down), covered


@dataclasses.dataclass
class Placement:
    """How pictures lie on tiles, a number of each kind for each one (as `Dice` gives them)."""

    # The place on the tile, in its pixels, where a place of the picture, in the picture's pixels, is.
    x: torch.Tensor
    y: torch.Tensor
    center_x: torch.Tensor
    center_y: torch.Tensor
    # The angle of the reading direction, the size of a pixel of the picture on the tile, and how much longer it is drawn.
    angle: torch.Tensor
    scale: torch.Tensor
    stretch: torch.Tensor
    # Half of what bends, in the picture's pixels; how far its ends rise, in capital heights of ink masks; how much larger its end is
    # than its middle; how far it leans.
    half: torch.Tensor
    bow: torch.Tensor
    fall: torch.Tensor
    shear: torch.Tensor

    def source(self, x, y):
        """The places of a picture that tiles show at `x`, `y`, and how much smaller the picture is there."""
        dx, dy = x - self.x, y - self.y
        cos, sin = torch.cos(self.angle) / self.scale, torch.sin(self.angle) / self.scale
        along, across = cos * dx + sin * dy, cos * dy - sin * dx
        share = along / (self.half * self.stretch)
        smaller = (1 + self.fall * share).clamp(0.7, 1.4)
        across = (across + self.bow * CAPITAL * (share * share - 0.33)) * smaller
        return (along + self.shear * across) / self.stretch + self.center_x, across + self.center_y, smaller

    def __getitem__(self, index):
        """The placements of some of the pictures."""
        return Placement(**{name: value[index] for name, value in vars(self).items()})
