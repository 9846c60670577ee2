"""Packs the networks into the files that the C target embeds: batch norms folded in, half-precision floats."""
import argparse
import base64
import os

import cv2
import numpy as np
import torch
from torch import nn

import detector
import keywords
import recogniser

LANES = 16


def folded(convolution, norm):
    """Weights and bias of a convolution with the batch norm after it."""
    weight, bias = convolution.weight.detach(), convolution.bias
    bias = torch.zeros(weight.shape[0]) if bias is None else bias.detach()
    if norm is not None:
        scale = norm.weight.detach() / torch.sqrt(norm.running_var + norm.eps)
        weight = weight * scale[:, None, None, None]
        bias = (bias - norm.running_mean) * scale + norm.bias.detach()
    return weight.numpy(), bias.numpy()


def packed(weight, bias):
    """[outputs/16][rows][columns][inputs][16], outputs padded with zeros, then the bias."""
    outputs, inputs, rows, columns = weight.shape
    full = -(-outputs // LANES) * LANES
    wide = np.zeros((full, inputs, rows, columns), np.float32)
    wide[:outputs] = weight
    wide_bias = np.zeros(full, np.float32)
    wide_bias[:outputs] = bias
    blocks = wide.reshape(full // LANES, LANES, inputs, rows, columns).transpose(0, 3, 4, 2, 1)
    return [blocks.ravel(), wide_bias]


def layers_of(module):
    """The convolutions of a module in order, each with its batch norm or None."""
    flat = [part for part in module.modules() if isinstance(part, (nn.Conv2d, nn.BatchNorm2d))]
    for index, part in enumerate(flat):
        if isinstance(part, nn.Conv2d):
            after = flat[index + 1] if index + 1 < len(flat) else None
            yield part, after if isinstance(after, nn.BatchNorm2d) else None


def pack(*networks):
    """All values in the order that the C target expects."""
    parts = []
    for module in networks:
        for convolution, norm in layers_of(module):
            weight, bias = folded(convolution, norm)
            if convolution.groups > 1:
                parts += [weight[:, 0, 0, :].T.ravel(), bias]
            else:
                parts += packed(weight, bias)
    return np.concatenate(parts).astype("<f2")


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
    parser.add_argument("--recogniser", required=True)
    parser.add_argument("--keywords", required=True, help="the keyword network")
    parser.add_argument("--output", required=True, help="the folder of the C target")
    parser.add_argument("--vectors", help="where to write the Swift parity tests' vectors")
    arguments = parser.parse_args()
    detector_network, codes = detector.load(arguments.detector), recogniser.load(arguments.recogniser)
    words = recogniser.load(arguments.keywords, recogniser.keyword_network())
    for name, values in ("weights.bin", pack(detector_network, codes)), ("keywords.bin", pack(words)):
        if not np.isfinite(values.astype(np.float32)).all():
            raise SystemExit("a weight does not fit into a half-precision float")
        values.tofile(os.path.join(arguments.output, name))
        print(f"{name}: {values.size} weights, {values.nbytes} bytes")
    if arguments.vectors:
        with open(arguments.vectors, "w") as file:
            file.write(vectors(detector_network, codes, words))


if __name__ == "__main__":
    main()
