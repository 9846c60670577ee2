"""Ink on a background, as printers of date codes leave it: worn, faint, in gaps, across artwork, or embossed without ink."""
import math

import numpy as np
import torch
from torch.nn import functional

from chance import Dice

# The share of prints that are as legible and as high in contrast as most on real packs; the others go to the limits.
LEGIBLE = 0.6


def worn(mask, unit=1.0):
    """Ink masks (0…1) whose ink runs or does not take, has gaps or streaks, or fades to one side."""
    count, rows, columns = mask.shape
    dice = Dice(count, mask.device)
    less = dice.uniform(0, 0.3) * dice.maybe(0.3)
    gain = torch.where(dice.maybe(0.35), dice.uniform(1, 2.3), torch.ones_like(less))
    mask = ((mask - less) / (1 - less) * gain).clamp(0, 1)
    cell = float(np.random.uniform(3, 14)) * unit
    mask = torch.where(dice.maybe(0.13), mask * (1.4 + dice.noise(rows, columns, cell, cell)).clamp(0, 1), mask)
    mask = torch.where(dice.maybe(0.07), mask * (0.9 + 0.8 * torch.randn(count, rows, 1, device=mask.device)).clamp(0, 1), mask)
    fading = (0.85 + 0.35 * dice.noise(rows, columns, rows / 2, columns / 6)).clamp(0.3, 1)
    return torch.where(dice.maybe(0.2), mask * fading, mask)


def printed(ground, mask, area, legible, capital, relief=0.06):
    """Ink on backgrounds (0…255): darker or lighter, faint to strong, but always to be told from what is under it.

    `area` (0 or 1) is where the print is, `capital` its height in pixels, `legible` whether it is easily read.
    """
    dice = Dice(len(ground), ground.device)
    total = area.sum((1, 2), keepdim=True).clamp_min(1)
    level = (ground * area).sum((1, 2), keepdim=True) / total
    noise = (((ground - level) ** 2 * area).sum((1, 2), keepdim=True) / total).sqrt()
    dark = (level > 60) & (dice.uniform() < torch.where(level > 100, 0.92, 0.4))
    room = torch.where(dark, level, 255 - level).clamp_min(45)
    least = torch.where(legible, (2.8 * noise).clamp_min(40), (1.45 * noise).clamp_min(14))
    # Small print needs more to be seen.
    least = torch.minimum(least * (11 / capital).clamp(1, 1.6), 0.9 * room)
    share = dice.uniform() ** 0.72
    share = torch.where(~legible & dice.maybe(0.4), 0.35 * share, share)
    contrast = least + (room - least) * share
    tone = torch.where(dark, level - contrast, level + contrast).clamp(0, 255)
    opacity = mask * dice.uniform(0.78, 1.0)
    ink = (tone + (ground - level) * dice.uniform(0, 0.4)).clamp(0, 255)
    inked = ground + (ink - ground) * opacity
    return torch.where(dice.maybe(relief), embossed(ground, mask, dice), inked) if relief else inked


def embossed(ground, mask, dice):
    """Print without ink, lit from one side."""
    flat = functional.avg_pool2d(mask[:, None], 3, 1, 1)[:, 0]
    slope_x = functional.pad(flat[:, :, 2:] - flat[:, :, :-2], (1, 1))
    slope_y = functional.pad(flat[:, 2:] - flat[:, :-2], (0, 0, 1, 1))
    light = dice.uniform(0, 2 * math.pi)
    lit = slope_x * torch.cos(light) + slope_y * torch.sin(light)
    return (ground + dice.uniform(30, 130) * lit + dice.normal(8) * flat).clamp(0, 255)
