"""What a phone's camera makes of a scene: blur, motion, sharpening, noise, JPEG."""
import functools
import math

import numpy as np
import torch
from torch.nn import functional

from chance import Dice

# JPEG's table of steps for luminance.
_STEPS = np.array([
    16, 11, 10, 16, 24, 40, 51, 61, 12, 12, 14, 19, 26, 58, 60, 55, 14, 13, 16, 24, 40, 57, 69, 56, 14, 17, 22, 29, 51, 87, 80, 62,
    18, 22, 37, 56, 68, 109, 103, 77, 24, 35, 55, 64, 81, 104, 113, 92, 49, 64, 78, 87, 103, 121, 120, 101, 72, 92, 95, 98, 112, 100,
    103, 99], np.float32).reshape(8, 8)


def photographed(picture, unit=1.0, share=1.0):
    """Pictures (0…255) as a phone stores them; `unit` is as in `Grounds`, `share` how strong the blur is."""
    dice = Dice(len(picture), picture.device)
    sigma = torch.where(dice.maybe(0.07), dice.uniform(1.0, 1.6), dice.uniform(0.2, 1.1) * dice.maybe(0.6)) * unit * share
    motion, angle = dice.uniform(1, 5) * dice.maybe(0.12) * unit * share, dice.uniform(0, 2 * math.pi)
    sharpening = dice.uniform(0.2, 1.6) * dice.maybe(0.35) * share
    picture = filtered(picture, sigma, motion * torch.cos(angle), motion * torch.sin(angle), sharpening)
    # Noise, which the camera has smoothed in some.
    grain = torch.randn(picture.shape, device=picture.device)
    smooth = 3 * functional.avg_pool2d(functional.pad(grain, (1, 1, 1, 1))[:, None], 3, 1)[:, 0]
    picture = (picture + dice.uniform(0, 7) * dice.maybe(0.8) * torch.where(dice.maybe(0.35), smooth, grain)).clamp(0, 255)
    coded = jpeg(picture, dice.uniform(32, 96))
    return torch.where(dice.maybe(0.52), coded, picture).clamp(0, 255)


def filtered(picture, sigma, motion_x, motion_y, sharpening):
    """The picture blurred by Gaussians, along motions, and sharpened by unsharp masks of radius 1.2, of its own each."""
    rows, columns = picture.shape[1:]
    pad = 8
    # Sizes that suit the transform.
    more = (pad, pad + -(columns + 2 * pad) % 32, pad, pad + -(rows + 2 * pad) % 8)
    wide = functional.pad(picture[:, None], more, mode="replicate")[:, 0]
    y = torch.fft.fftfreq(wide.shape[1], device=picture.device)[None, :, None]
    x = torch.fft.rfftfreq(wide.shape[2], device=picture.device)[None, None]
    square = -2 * math.pi ** 2 * (x * x + y * y)
    gain = torch.exp(square * sigma * sigma) * torch.sinc(x * motion_x + y * motion_y)
    gain = gain * (1 + sharpening * (1 - torch.exp(square * 1.44)))
    return torch.fft.irfft2(torch.fft.rfft2(wide) * gain, s=wide.shape[1:])[:, pad:pad + rows, pad:pad + columns]


@functools.cache
def _transform(device):
    """The cosine transform of eight values, and the steps of its results."""
    k = np.arange(8)
    matrix = np.cos((2 * k[None] + 1) * k[:, None] * np.pi / 16) * np.where(k[:, None] == 0, math.sqrt(1 / 8), 0.5)
    return torch.from_numpy(matrix.astype(np.float32)).to(device), torch.from_numpy(_STEPS).to(device)


def jpeg(picture, quality):
    """The picture as JPEG of each one's quality stores it."""
    count, rows, columns = picture.shape
    cosines, steps = _transform(picture.device)
    wide = functional.pad(picture[:, None], (0, -columns % 8, 0, -rows % 8), mode="replicate")[:, 0]
    blocks = wide.reshape(count, wide.shape[1] // 8, 8, wide.shape[2] // 8, 8).transpose(2, 3) - 128
    factor = torch.where(quality < 50, 5000 / quality, 200 - 2 * quality) / 100
    steps = (steps * factor).clamp_min(1)[:, None, None]
    values = ((cosines @ blocks @ cosines.T) / steps).round() * steps
    return (cosines.T @ values @ cosines + 128).transpose(2, 3).reshape(wide.shape)[:, :rows, :columns]
