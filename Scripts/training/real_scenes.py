"""Makes scenes for the detector out of real photos whose date codes were marked.

It reads a file of JSON Lines, one object a photo: `file` (beside it), `group` (the product) and `lines`, each
[centre x, centre y, length, capital height, angle] in pixels of the upright photo and radians, as in scenes.py; a photo
without a date code has no lines. Print close to a marked line may be an unmarked date code, so it is left out of training.
"""
import argparse
import json
import os
import pathlib

import cv2
import numpy as np

import real_lines
import scenes

# The area around a marked line that is left out of training, in capital heights: before and after it, above and below.
ALONG, ACROSS = 8, 4


def marked(lines):
    """The lines in the format of scenes.py, after the areas around them that are left out of training."""
    lines = np.array(lines, np.float32).reshape(-1, 5)
    around = lines.copy()
    around[:, 2] += 2 * ALONG * lines[:, 3]
    around[:, 3] *= 1 + 2 * ACROSS
    kinds = (np.full((len(lines), 1), kind, np.float32) for kind in (scenes.UNKNOWN, scenes.LINE))
    return np.concatenate([np.hstack([rows, kind]) for rows, kind in zip((around, lines), kinds, strict=True)])


def tiles(picture, lines, count, rng):
    """Square pieces of a photo at several scales, most of them with a marked line."""
    on = lines[lines[:, 5] == scenes.LINE]
    for _ in range(count):
        if len(on) and rng.random() < 0.6:
            x, y, length, capital = on[rng.integers(len(on))][:4]
            scale = min(np.exp(rng.uniform(np.log(6), np.log(40))) / capital, 1.2 * scenes.SIDE / length)
        else:
            x, y = rng.uniform(0, picture.shape[1]), rng.uniform(0, picture.shape[0])
            scale = np.exp(rng.uniform(np.log(600), np.log(1800))) / max(picture.shape)
        reach = scenes.SIDE / scale / 2
        corner = np.array([x, y]) - reach + rng.uniform(-0.4, 0.4, 2) * reach
        matrix = np.float32([[scale, 0, -corner[0] * scale], [0, scale, -corner[1] * scale]])
        source = cv2.GaussianBlur(picture, (0, 0), 0.4 / scale) if scale < 0.8 else picture
        tile = cv2.warpAffine(source, matrix, (scenes.SIDE, scenes.SIDE), borderMode=cv2.BORDER_REPLICATE)
        inside = lines.copy()
        inside[:, :2] = (inside[:, :2] - corner) * scale
        inside[:, 2:4] *= scale
        yield tile, inside


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--marks", required=True)
    parser.add_argument("--folds", type=int, nargs="+", default=[0], help="real_lines.fold of the products to take")
    parser.add_argument("--tiles", type=int, default=18, help="tiles of each photo")
    parser.add_argument("--output", required=True, help="for train_detector.py --real")
    arguments = parser.parse_args()
    cv2.setNumThreads(1)
    rng, folder = np.random.default_rng(3), os.path.dirname(arguments.marks)
    pictures, scene_lines = [], []
    for row in pathlib.Path(arguments.marks).read_text().splitlines():
        record = json.loads(row)
        picture = cv2.imread(os.path.join(folder, record["file"]), cv2.IMREAD_GRAYSCALE)
        if picture is None or real_lines.fold(record["group"]) not in arguments.folds:
            continue
        for tile, inside in tiles(picture, marked(record["lines"]), arguments.tiles, rng):
            pictures.append(tile)
            scene_lines.append(inside)
    scenes.save(arguments.output, pictures, scene_lines)
    print(len(pictures), "tiles")


if __name__ == "__main__":
    main()
