"""The detector: a small network that maps where the lines of date codes are in a grey picture.

It gives two maps at a quarter of the picture's size. The first has the score (logit) that a cell is on the core of a line,
the inner part of its height and length. The second has the logarithm of the line's capital height. Connected components of
the first become rotated rectangles.
"""
import cv2
import numpy as np
import torch
from torch import nn
from torch.nn import functional

CELL = 4
MULTIPLE = 32
CORE_HEIGHT = 0.6
CORE_INSET = 0.2
HEIGHT_UNIT = 16.0
# The radius of a pixel's surroundings, and the standard deviation of plain noise.
SURROUNDINGS = 48
NOISE = 8.0
# The kind of a scene's line (scenes.py) that is an area without marks: it is left out of the loss.
UNKNOWN = 0


def normalised(picture):
    """The network's input: each pixel minus the mean of its surroundings, divided by their deviation, so that faint print shows."""
    values = picture.astype(np.float32)
    count = _box_sums(np.ones_like(values))
    mean = _box_sums(values) / count
    variance = _box_sums(values * values) / count - mean * mean
    return (values - mean) / (np.sqrt(np.maximum(variance, 0)) + NOISE)


def _box_sums(values):
    """The sum over the square around each pixel, cut off at the picture's edges."""
    side = 2 * SURROUNDINGS + 1
    return cv2.boxFilter(values, cv2.CV_64F, (side, side), normalize=False, borderType=cv2.BORDER_CONSTANT).astype(np.float32)


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
    return functional.interpolate(x, scale_factor=2, mode="nearest")


def targets(lines, side):
    """The training targets of a square scene: core share of each cell, height logarithm, and weight (0 where unmarked)."""
    core = np.zeros((side, side), np.float32)
    height = np.zeros((side // CELL, side // CELL), np.float32)
    rim = np.zeros((side, side), np.uint8)
    unknown = np.zeros((side // CELL, side // CELL), np.uint8)
    for x, y, length, capital, angle, kind in lines:
        degrees = float(np.degrees(angle))
        if kind == UNKNOWN:
            _fill(unknown, (x / CELL, y / CELL), (length / CELL, capital / CELL), degrees, 1)
            continue
        inner = (max(length - 2 * CORE_INSET * capital, 4.0), max(CORE_HEIGHT * capital, 3.0))
        _fill(rim, (x, y), (length + 0.6 * capital, capital * 1.35), degrees, 1)
        _fill(core, (x, y), inner, degrees, 1.0)
        small = (x / CELL - 0.4, y / CELL - 0.4)
        _fill(height, small, (inner[0] / CELL + 2, inner[1] / CELL + 2), degrees, float(np.log2(capital / HEIGHT_UNIT)))
    cells = cv2.resize(core, None, fx=1 / CELL, fy=1 / CELL, interpolation=cv2.INTER_AREA)
    rims = cv2.resize(rim.astype(np.float32), None, fx=1 / CELL, fy=1 / CELL, interpolation=cv2.INTER_AREA)
    weight = np.where((rims > 0.3) & (cells < 0.3), 0.5, 1.0).astype(np.float32)
    weight[(unknown > 0) & (rims == 0)] = 0
    return cells, height, weight


def _fill(image, center, size, degrees, value):
    box = cv2.boxPoints(((float(center[0]), float(center[1])), (float(size[0]), float(size[1])), degrees))
    cv2.fillPoly(image, [np.round(box * 8).astype(np.int32)], value, shift=3)


def load(path):
    """The detector saved at `path`, in evaluation mode."""
    network = Detector()
    network.load_state_dict(torch.load(path, map_location="cpu"))
    return network.eval()


@torch.no_grad()
def maps_of(network, picture):
    """Core probability and capital height in pixels, for each cell of a picture whose sides are multiples of 32."""
    out = network(torch.from_numpy(normalised(picture))[None, None])[0].numpy()
    return 1 / (1 + np.exp(-out[0])), HEIGHT_UNIT * np.exp2(np.clip(out[1], -3, 4))
