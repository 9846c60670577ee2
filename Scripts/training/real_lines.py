"""Crops real line pictures out of photos whose date codes were marked, split in two by product.

It reads the same marks as real_scenes.py. A photo whose first line is known (`text`), and maybe the next ones (`others`),
gives these lines several times, each crop a little different, as the detector's crops are. `fold` keeps all photos of a
product in one half.
"""
import argparse
import hashlib
import json
import os
import pathlib

import cv2
import numpy as np

import alphabet
import lines as line_files
import pipeline

CUTS = 6


def fold(group):
    """0 for products to train on, 1 for those kept for checking."""
    return int(hashlib.sha256(group.encode()).hexdigest(), 16) % 5 < 2


def shaken(line, rng):
    """The line as the detector may find it: a little off, rotated, longer, larger or smaller."""
    x, y, length, capital, angle = line
    return (x + rng.normal(0, 0.08) * capital, y + rng.normal(0, 0.08) * capital,
            length + rng.uniform(-0.1, 0.8) * capital, capital * np.exp(rng.normal(0, 0.13)), angle + rng.normal(0, 0.012))


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--marks", required=True)
    parser.add_argument("--folds", type=int, nargs="+", default=[0], help="the halves of the products to take")
    parser.add_argument("--output", required=True, help="for train_recogniser.py --real")
    arguments = parser.parse_args()
    cv2.setNumThreads(1)
    rng, folder = np.random.default_rng(4), os.path.dirname(arguments.marks)
    pictures, labels = [], []
    for row in pathlib.Path(arguments.marks).read_text().splitlines():
        record = json.loads(row)
        if not record.get("text") or fold(record["group"]) not in arguments.folds:
            continue
        picture = cv2.imread(os.path.join(folder, record["file"]), cv2.IMREAD_GRAYSCALE)
        if picture is None:
            continue
        for line, text in zip(record["lines"], [record["text"], *record.get("others", [])], strict=False):
            cuts = [pipeline.cut(picture, shaken(line, rng)) for _ in range(CUTS)]
            pictures += [cut for cut in cuts if cut is not None]
            labels += [alphabet.label(text) for cut in cuts if cut is not None]
    line_files.save(arguments.output, pictures, labels)
    print(len(pictures), "real lines")


if __name__ == "__main__":
    main()
