"""Labels real photos for training by reading them: a found line counts when it reads as the date the photo is known to show.

Makes scenes for the finder and lines for the recogniser out of the training half of a measuring set (see real_lines.py). Photos known
to show no date give scenes without lines.
"""
import argparse
import json
import os

import cv2
import numpy as np

import alphabet
import finder
import lines as line_files
import reader
import real_lines
import recogniser
import scenes


def plain(text):
    return "".join(character for character in text.upper() if character.isalnum())


def date_core(printed):
    """The printed text from its first digit on, letters and digits alone; too short a one proves nothing."""
    text = plain(printed)
    first = next((i for i, character in enumerate(text) if character.isdigit()), len(text))
    return text[first:] if len(text) - first >= 6 else None


def tiles(picture, lines, count, rng):
    """Square pieces of a photo at several scales, with the verified lines that lie wholly in them."""
    for _ in range(count):
        if len(lines):
            x, y, length, capital = lines[rng.integers(len(lines))][:4]
            scale = np.exp(rng.uniform(np.log(6), np.log(32))) / capital
            scale = min(scale, 0.9 * scenes.SIDE / length)
        else:
            x, y = rng.uniform(0, picture.shape[1]), rng.uniform(0, picture.shape[0])
            scale = np.exp(rng.uniform(np.log(600), np.log(1600))) / max(picture.shape)
        reach = scenes.SIDE / scale / 2
        corner = np.array([x, y]) - reach + rng.uniform(-0.25, 0.25, 2) * reach
        matrix = np.float32([[scale, 0, -corner[0] * scale], [0, scale, -corner[1] * scale]])
        source = cv2.GaussianBlur(picture, (0, 0), 0.4 / scale) if scale < 0.8 else picture
        tile = cv2.warpAffine(source, matrix, (scenes.SIDE, scenes.SIDE), borderMode=cv2.BORDER_REPLICATE)
        inside = [((a - corner[0]) * scale, (b - corner[1]) * scale, c * scale, d * scale, e) for a, b, c, d, e in
                  (line[:5] for line in lines)]
        yield tile, np.array(inside, np.float32).reshape(-1, 5)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--labels", required=True)
    parser.add_argument("--finder", required=True)
    parser.add_argument("--recogniser", required=True)
    parser.add_argument("--scenes", required=True, help="output for train_finder.py --real")
    parser.add_argument("--lines", required=True, help="output for train_recogniser.py --real")
    arguments = parser.parse_args()
    cv2.setNumThreads(1)
    networks = finder.load(arguments.finder), recogniser.load(arguments.recogniser)
    rng, folder = np.random.default_rng(3), os.path.dirname(arguments.labels)
    pictures, scene_lines, crops, labels = [], [], [], []
    for row in open(arguments.labels):
        record = json.loads(row)
        if record["scope"] != "whole" or real_lines.fold(record["group"]) != 0:
            continue
        picture = cv2.imread(os.path.join(folder, record["file"]), cv2.IMREAD_GRAYSCALE)
        core, verified = date_core(record["printed"]), []
        if picture is None or (record["kind"] == "dated") != (core is not None):
            continue
        reads = [reader.read(networks[1], picture, line) for line in reader.found(networks[0], picture)]
        for text, score, line in (item for item in reads if item):
            if core and core in plain(text):
                verified.append(line)
                crops.append(reader.cut(picture, line))
                labels.append(alphabet.label(text))
            elif core and score > -0.12 and sum(character.isdigit() for character in text) >= 4:
                # The block's other lines, read with great confidence.
                verified.append(line)
        if core and not verified:
            continue
        for tile, inside in tiles(picture, verified, 6 if core else 4, rng):
            pictures.append(tile)
            scene_lines.append(inside)
        print(record["file"], len(verified), flush=True)
    scenes.save(arguments.scenes, pictures, scene_lines)
    if crops:
        line_files.save(arguments.lines, crops, labels)


if __name__ == "__main__":
    main()
