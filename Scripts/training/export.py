"""Writes the networks into the files that the C target embeds, and samples of their outputs for the Swift parity tests."""
import argparse
import base64
import pathlib

import cv2
import numpy as np
import torch

import detector
import keywords
import recogniser
import weight_file


def parity_picture(width, height):
    """A fixed picture; the Swift tests draw the same."""
    y, x = np.mgrid[0:height, 0:width]
    return ((x * x // 7 + y * 11 + (x // 5 % 2) * (y // 4 % 2) * 120) % 256).astype(np.uint8)


def keyword_picture():
    """A keyword in plain type, dark on light, with a margin; the Swift tests look for it."""
    mask, top, bottom = keywords.render("หมดอายุ", "th", np.random.default_rng(5))
    small = cv2.resize(mask[top - 4:bottom + 4], None, fx=0.5, fy=0.5, interpolation=cv2.INTER_AREA)
    return np.clip(230 - 190 * small, 0, 255).astype(np.uint8)


def vectors(detector_network, *line_networks):
    """A Swift source with samples of the networks' outputs for the fixed pictures."""
    probability, height = detector.maps_of(detector_network, parity_picture(96, 64))
    codes, words = [torch.from_numpy(recogniser.logits_of(network, parity_picture(75, 32))).log_softmax(1).numpy().ravel()
                    for network in line_networks]
    samples = {
        "detectorProbability": probability.ravel()[::16], "detectorHeight": height.ravel()[::16] / detector.HEIGHT_UNIT,
        "recogniserLogProbability": codes[::38], "keywordLogProbability": words[::13],
    }
    rows = [
        "/// Written by Scripts/training/export.py: every n-th value of the networks' outputs for the parity pictures.",
        "enum ParityVectors {",
    ]
    keyword = keyword_picture()
    pixels = base64.b64encode(keyword.tobytes()).decode()
    rows += [
        "    /// A picture of the keyword หมดอายุ: its width, and the grey values of its pixels in Base64.",
        f"    static let keywordWidth = {keyword.shape[1]}",
        '    static let keywordPicture = """',
        *(f"        {pixels[i:i + 108]}" for i in range(0, len(pixels), 108)),
        '        """',
    ]
    for name, values in samples.items():
        rows.append(f"    static let {name}: [Float] = [")
        numbers = [f"{value:.4f}" for value in values]
        rows += ["        " + ", ".join(numbers[i:i + 11]) + "," for i in range(0, len(numbers), 11)]
        rows.append("    ]")
    return "\n".join(rows + ["}", ""])


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--detector", required=True)
    parser.add_argument("--score-bias", type=float, default=0, help="what the detector's score is raised by, to find more lines")
    parser.add_argument("--recogniser", required=True)
    parser.add_argument("--keywords", required=True, help="the keyword network")
    parser.add_argument("--output", type=pathlib.Path, required=True, help="the folder of the C target")
    parser.add_argument("--vectors", type=pathlib.Path, help="where to write the Swift parity tests' vectors")
    arguments = parser.parse_args()
    places, codes, words = detector.load(arguments.detector), recogniser.load(arguments.recogniser), recogniser.load(arguments.keywords)
    places.head.bias.data[0] += arguments.score_bias
    written = []
    for name, networks in ("weights.bin", [places, codes]), ("keywords.bin", [words]):
        print(f"{name}: {weight_file.write(arguments.output / name, networks)} weights")
        written += weight_file.read(arguments.output / name)
    if arguments.vectors:
        arguments.vectors.write_text(vectors(*written), encoding="utf-8")


if __name__ == "__main__":
    main()
