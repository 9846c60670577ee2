"""The detector: a small network that maps where the lines of date codes are in a grey picture.

It gives two maps at a quarter of the picture's size. The first has the score (logit) that a cell is on the core of a line,
the inner part of its height and length. The second has the logarithm of the line's capital height. Connected components of
the first become rotated rectangles.
"""
import functools

import numpy as np
import torch
from torch import nn
from torch.nn.functional import interpolate

CELL = 4
MULTIPLE = 32
CORE_HEIGHT = 0.6
CORE_INSET = 0.2
HEIGHT_UNIT = 16.0
# The radius of a pixel's surroundings, and the standard deviation of plain noise.
SURROUNDINGS = 48
NOISE = 8.0


def normalised(pictures):
    """The network's input [count, rows, columns]: each pixel minus the mean of its surroundings, divided by their deviation.

    So faint print shows on dark packs, too.
    """
    rows, columns = (_means(side).to(pictures.device) for side in pictures.shape[1:])
    values = pictures - pictures.mean((1, 2), keepdim=True)
    mean = rows @ values @ columns.T
    variance = rows @ (values * values) @ columns.T - mean * mean
    return (values - mean) / (variance.clamp_min(0).sqrt() + NOISE)


@functools.cache
def _means(side):
    """The matrix of means over the surroundings of each of `side` pixels, cut off at the picture's edges."""
    places = torch.arange(side)
    near = ((places[:, None] - places[None]).abs() <= SURROUNDINGS).float()
    return near / near.sum(1, keepdim=True)


def _conv(inputs, outputs, stride=1, kernel=3):
    return nn.Sequential(nn.Conv2d(inputs, outputs, kernel, stride, kernel // 2, bias=False),
                         nn.BatchNorm2d(outputs), nn.ReLU(inplace=True))


class Detector(nn.Module):
    """1×H×W in, 2×H/4×W/4 out; H and W are multiples of 32."""

    def __init__(self):
        super().__init__()
        self.quarter = nn.Sequential(_conv(1, 16, 2), _conv(16, 32, 2), _conv(32, 32))
        self.eighth = nn.Sequential(_conv(32, 64, 2), _conv(64, 64))
        self.sixteenth = nn.Sequential(_conv(64, 96, 2), _conv(96, 96), _conv(96, 96))
        self.thirtysecond = nn.Sequential(_conv(96, 96, 2), _conv(96, 96))
        self.from_32 = _conv(96, 96, kernel=1)
        self.from_16 = _conv(96, 64, kernel=1)
        self.merge_8 = _conv(64, 64)
        self.from_8 = _conv(64, 32, kernel=1)
        self.merge_4 = _conv(32, 32)
        self.head = nn.Conv2d(32, 2, 1)

    def forward(self, x):
        quarter = self.quarter(x)
        eighth = self.eighth(quarter)
        sixteenth = self.sixteenth(eighth)
        sixteenth = sixteenth + _doubled(self.from_32(self.thirtysecond(sixteenth)))
        eighth = self.merge_8(eighth + _doubled(self.from_16(sixteenth)))
        return self.head(self.merge_4(quarter + _doubled(self.from_8(eighth))))


def _doubled(x):
    return interpolate(x, scale_factor=2, mode="nearest")


def load(path):
    """The detector saved at `path`, in evaluation mode."""
    network = Detector()
    network.load_state_dict(torch.load(path, map_location="cpu"))
    return network.eval()


@torch.no_grad()
def maps_of(network, picture):
    """Core probability and capital height in pixels, for each cell of a picture whose sides are multiples of 32."""
    out = network(normalised(torch.from_numpy(picture).float()[None])[:, None])[0].numpy()
    return 1 / (1 + np.exp(-out[0])), HEIGHT_UNIT * np.exp2(np.clip(out[1], -3, 4))
