"""Cuts real line pictures out of a measuring set of photos (labels.jsonl), split in two by product group.

The set is not part of the repository: only weights come of it. Close crops of one line are taken as they are, boxed dates of whole packs
with a margin. `fold` keeps all photos of a product on one side.
"""
import argparse
import hashlib
import json
import os

import cv2
import numpy as np

import alphabet
import lines
import reader


def fold(group):
    """0 for products that may train, 1 for those kept for checking."""
    return int(hashlib.sha256(group.encode()).hexdigest(), 16) % 5 < 2


def line_of(record, folder):
    """The record's date line as a grey picture of its native size, or None when the record has no tight box for it."""
    path = os.path.join(folder, record["file"])
    picture = cv2.imread(path, cv2.IMREAD_GRAYSCALE)
    if picture is None or record["kind"] != "dated":
        return None
    height, width = picture.shape
    if record["cropKind"] == "line" and width > 2 * height:
        return picture
    return None


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--labels", required=True)
    parser.add_argument("--fold", type=int, required=True)
    parser.add_argument("--output", required=True)
    arguments = parser.parse_args()
    folder = os.path.dirname(arguments.labels)
    pictures, labels = [], []
    for row in open(arguments.labels):
        record = json.loads(row)
        picture = line_of(record, folder) if fold(record["group"]) == arguments.fold else None
        if picture is None:
            continue
        # As the reader sees them: the edge repeated a little, drawn out.
        edge = picture.shape[0] // 6
        picture = np.pad(picture, ((0, 0), (edge, edge)), mode="edge")
        width = int(picture.shape[1] * lines.HEIGHT / picture.shape[0] * reader.STRETCH)
        way = cv2.INTER_AREA if picture.shape[0] > lines.HEIGHT else cv2.INTER_LINEAR
        pictures.append(cv2.resize(picture, (width, lines.HEIGHT), interpolation=way))
        labels.append(alphabet.label(record["printed"]))
    lines.save(arguments.output, pictures, labels)
    print(len(pictures), "real lines")


if __name__ == "__main__":
    main()
