"""Random numbers for pictures that are composed many at a time, on the CPU or the GPU."""
import math

import torch
from torch.nn import functional


class Dice:
    """Random numbers, one for each of `count` pictures, in the shape [count, 1, 1], which fits their pixels."""

    def __init__(self, count, device):
        self.count, self.device = count, device

    def uniform(self, low=0.0, high=1.0):
        return torch.rand(self.count, 1, 1, device=self.device) * (high - low) + low

    def log_uniform(self, low, high):
        return torch.exp(self.uniform(math.log(low), math.log(high)))

    def normal(self, scale=1.0):
        return torch.randn(self.count, 1, 1, device=self.device) * scale

    def sign(self):
        return torch.sign(self.normal())

    def maybe(self, share):
        """True for about this share of the pictures."""
        return self.uniform() < share

    def noise(self, rows, columns, cell_rows, cell_columns):
        """A smooth random field for each picture, with a new value every `cell_rows` × `cell_columns` pixels."""
        cells = [max(2, int(side / max(cell, 0.5)) + 2) for side, cell in ((rows, cell_rows), (columns, cell_columns))]
        small = torch.randn(self.count, 1, *cells, device=self.device)
        return functional.interpolate(small, (rows, columns), mode="bilinear", align_corners=False)[:, 0]


def grid(rows, columns, step=1.0, device="cpu"):
    """The places of pixels: x as [1, 1, columns], y as [1, rows, 1]; `step` is the size of a pixel."""
    x = (torch.arange(columns, device=device) + 0.5) * step
    y = (torch.arange(rows, device=device) + 0.5) * step
    return x[None, None], y[None, :, None]
