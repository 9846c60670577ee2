"""Trains the detector on composed scenes (and real ones, if given) and saves its weights."""
import argparse
import glob
import time

import cv2
import numpy as np
import torch
from torch.nn import functional

import detector
import scenes

BATCH = 12
# Training uses parts of a scene of this width, most of them with a line.
TILE = 256


def varied(picture, lines, rng):
    """A part of the scene, at times rotated by a quarter turn, with its tones changed."""
    values, lines = _part(picture.astype(np.float32), lines.copy(), rng)
    side = TILE
    for _ in range(rng.choice([0, 1, 2, 3], p=[0.7, 0.1, 0.1, 0.1])):
        values = np.rot90(values)
        x, y = lines[:, 0].copy(), lines[:, 1].copy()
        lines[:, 0], lines[:, 1], lines[:, 4] = y, side - x, lines[:, 4] - np.pi / 2
    if rng.random() < 0.1:
        values = 255 - values
    if rng.random() < 0.2:
        values = cv2.GaussianBlur(values, (0, 0), rng.uniform(0.3, 1.2))
    if rng.random() < 0.5:
        values = 255 * (values / 255) ** np.exp(rng.normal(0, 0.35))
    if rng.random() < 0.5:
        values = values + rng.normal(0, rng.uniform(0, 5), values.shape)
    return detector.normalised(np.ascontiguousarray(values)), lines


def _part(values, lines, rng):
    """A tile of a scene at another scale, slightly rotated."""
    scale, angle = float(np.exp(rng.uniform(-0.4, 0.4))), rng.normal(0, np.radians(5))
    reach = TILE / scale / 2
    center = rng.uniform(reach, values.shape[0] - reach, 2) if 2 * reach < values.shape[0] else np.full(2, values.shape[0] / 2)
    on = lines[lines[:, 5] == scenes.LINE]
    if len(on) and rng.random() < 0.8:
        center = on[rng.integers(len(on)), :2] + rng.uniform(-0.5, 0.5, 2) * reach
    turn = scale * np.array([[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]])
    shift = TILE / 2 - turn @ center
    matrix = np.hstack([turn, shift[:, None]]).astype(np.float32)
    tile = cv2.warpAffine(values, matrix, (TILE, TILE), flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    lines[:, :2] = lines[:, :2] @ turn.T + shift
    lines[:, 2:4] *= scale
    lines[:, 4] += angle
    return tile, lines


def loss_of(out, core, height, weight):
    """Weighted cross-entropy and dice loss for the core, absolute error for the height on lines."""
    score = out[:, 0]
    heavier = weight * (1 + 2 * core)
    entropy = (functional.binary_cross_entropy_with_logits(score, core, reduction="none") * heavier).mean()
    probability = torch.sigmoid(score)
    dice = 1 - (2 * (probability * core * weight).sum() + 20) / (
        (probability * weight).sum() + (core * weight).sum() + 20)
    on = (core > 0.4).float()
    size = ((out[:, 1] - height).abs() * on).sum() / (on.sum() + 1)
    return 3 * entropy + dice + 0.3 * size, dice


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--scenes", nargs="+", required=True, help="files or patterns that scenes.py wrote")
    parser.add_argument("--real", nargs="*", default=[], help="real scenes, same format, mixed into each epoch")
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--start", help="weights to start from")
    parser.add_argument("--output", required=True)
    arguments = parser.parse_args()
    torch.set_num_threads(1)
    cv2.setNumThreads(1)
    torch.manual_seed(7)
    rng = np.random.default_rng(7)
    network = detector.Detector()
    if arguments.start:
        network.load_state_dict(torch.load(arguments.start))
    network = network.to(memory_format=torch.channels_last)
    optimiser = torch.optim.AdamW(network.parameters(), lr=arguments.rate, weight_decay=0.01)
    begin, budget, epoch, used = time.process_time(), arguments.minutes * 60, 0, 0.0
    while used < budget:
        # One file of scenes each epoch: more may arrive while training runs.
        files = sorted(path for pattern in arguments.scenes for path in glob.glob(pattern))
        pictures, lines = scenes.load(files[epoch % len(files)])
        pool = list(zip(pictures, lines, strict=True))
        for path in arguments.real:
            pool += list(zip(*scenes.load(path), strict=True))
        order, total, steps = rng.permutation(len(pool)), 0.0, 0
        network.train()
        for first in range(0, len(order) - BATCH + 1, BATCH):
            used = time.process_time() - begin
            if used > budget:
                break
            rate = arguments.rate * min(1.0, used / 20 + 0.05) * (0.5 + 0.5 * np.cos(np.pi * used / budget)) + 1e-5
            for part in optimiser.param_groups:
                part["lr"] = rate
            batch = [varied(*pool[i], rng) for i in order[first:first + BATCH]]
            x = torch.from_numpy(np.stack([picture for picture, _ in batch]))[:, None]
            maps = [detector.targets(item, TILE) for _, item in batch]
            core, height, weight = (torch.from_numpy(np.stack(part)) for part in zip(*maps, strict=True))
            with torch.autocast("cpu", dtype=torch.bfloat16):
                out = network(x.contiguous(memory_format=torch.channels_last))
            loss, dice = loss_of(out.float(), core, height, weight)
            optimiser.zero_grad(set_to_none=True)
            loss.backward()
            torch.nn.utils.clip_grad_norm_(network.parameters(), 3.0)
            optimiser.step()
            total, steps = total + float(dice.detach()), steps + 1
        epoch += 1
        torch.save(network.state_dict(), arguments.output)
        print(f"{used / 60:5.1f} min  epoch {epoch}  {len(pool)} scenes  dice loss {total / max(steps, 1):.3f}", flush=True)


if __name__ == "__main__":
    main()
