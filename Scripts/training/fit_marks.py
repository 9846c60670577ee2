"""Moves marked lines to the place where their known text is most likely, so that marks made by hand or by earlier networks fit.

A mark that is half a line off, too long or too low teaches the detector to be wrong in the same way. The recogniser reads a
line about equally well as long as all of it is in the picture. So the mean of the places where it reads the text, weighted by
the text's likelihood, gives the line's middle and height; the time steps of the first and last character give its ends.
"""
import argparse
import itertools
import json
import os
import pathlib

import cv2
import numpy as np
import torch
from torch.nn import functional

import alphabet
import pipeline
import recogniser

# Each pass tries these shifts across the line, heights (both in capital heights) and angles (radians); the last number is how
# many capital heights the line is longer than marked.
PASSES = [
    (np.arange(-1.5, 1.51, 0.25), (0.75, 1, 1.3, 1.65, 2.1), (0,), 1.2),
    (np.arange(-0.4, 0.41, 0.2), (0.75, 0.87, 1, 1.15, 1.3), (-0.03, 0, 0.03), 0),
]
# Limits of half a character's width, in capital heights.
MINIMUM_HALF_WIDTH, MAXIMUM_HALF_WIDTH = 0.3, 0.6


@torch.no_grad()
def scores_of(network, picture, places):
    """Log probabilities (places × time steps × classes) of a line cut at several places, and the number of steps of each."""
    cuts = [pipeline.cut(picture, place) for place in places]
    width = max(cut.shape[1] for cut in cuts)
    batch = np.zeros((len(cuts), 1, recogniser.HEIGHT, width + -width % 4), np.float32)
    for row, cut in enumerate(cuts):
        batch[row, 0, :, :cut.shape[1]] = recogniser.normalised(cut)
    return network(torch.from_numpy(batch)).float().log_softmax(2), [(cut.shape[1] + 3) // 4 for cut in cuts]


def losses_of(network, picture, places, text):
    """The CTC loss of the text at each place: minus the logarithm of its probability."""
    scores, steps = scores_of(network, picture, places)
    return functional.ctc_loss(
        scores.transpose(0, 1), torch.tensor(text).repeat(len(places)), torch.tensor(steps), torch.tensor([len(text)] * len(places)),
        blank=alphabet.BLANK, reduction="none").numpy()


def refined(network, picture, line, text, search):
    """The line at the weighted mean of the places of one pass."""
    x, y, length, capital, angle = line
    shifts, heights, turns, longer = search
    places = []
    for turn, shift, height in itertools.product(turns, shifts, heights):
        across = shift * capital * np.array([-np.sin(angle + turn), np.cos(angle + turn)])
        places.append((x + across[0], y + across[1], length + longer * capital, capital * height, angle + turn))
    losses = losses_of(network, picture, places, text)
    shares = np.exp(losses.min() - losses)
    shares /= shares.sum()
    places = np.array(places)
    mean = shares @ places
    mean[3] = np.exp(shares @ np.log(places[:, 3]))
    return tuple(mean)


def first_and_last(scores, text):
    """The time steps of the text's first and last character on its most likely path."""
    states = [alphabet.BLANK] + [one for character in text for one in (character, alphabet.BLANK)]
    best = np.full(len(states), -np.inf)
    best[:2] = scores[0, states[:2]]
    came_from = []
    for step in scores[1:]:
        ways = np.stack([best, np.roll(best, 1), np.roll(best, 2)])
        ways[1, :1], ways[2, :2] = -np.inf, -np.inf
        for index in range(2, len(states)):
            if states[index] in (alphabet.BLANK, states[index - 2]):
                ways[2, index] = -np.inf
        came_from.append(ways.argmax(axis=0))
        best = ways.max(axis=0) + step[states]
    state = len(states) - 1 if best[-1] > best[-2] else len(states) - 2
    path = [state]
    for back in reversed(came_from):
        state -= back[state]
        path.append(state)
    path.reverse()
    return np.mean([i for i, at in enumerate(path) if at == 1]), np.mean([i for i, at in enumerate(path) if at == len(states) - 2])


def fitted(network, picture, line, text):
    """The line where the text is most likely, from the first character's edge to the last one's."""
    for search in PASSES:
        line = refined(network, picture, line, text, search)
    x, y, length, capital, angle = line
    scores, steps = scores_of(network, picture, [(x, y, length + capital, capital, angle)])
    first, last = first_and_last(scores[0, :steps[0]].numpy(), text)
    step = 4 * capital * pipeline.WINDOW / recogniser.HEIGHT / pipeline.STRETCH
    half = np.clip(0.5 * (last - first) * step / max(len(text) - 1, 1), MINIMUM_HALF_WIDTH * capital, MAXIMUM_HALF_WIDTH * capital)
    middle = ((first + last + 1) / 2 - steps[0] / 2) * step
    return (x + np.cos(angle) * middle, y + np.sin(angle) * middle, (last - first) * step + 2 * half, capital, angle)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--marks", required=True)
    parser.add_argument("--recogniser", required=True, help="weights of an earlier recogniser")
    parser.add_argument("--output", required=True, help="all marks, the known ones moved; each with its `loss`: check the highest")
    arguments = parser.parse_args()
    cv2.setNumThreads(1)
    network, folder = recogniser.load(arguments.recogniser), os.path.dirname(arguments.marks)
    with open(arguments.output, "w") as output:
        for row in pathlib.Path(arguments.marks).read_text().splitlines():
            record = json.loads(row)
            picture = cv2.imread(os.path.join(folder, record["file"]), cv2.IMREAD_GRAYSCALE)
            texts = [record["text"], *record.get("others", [])] if record.get("text") and picture is not None else []
            for index, (line, text) in enumerate(zip(record["lines"], texts, strict=False)):
                line = fitted(network, picture, line, alphabet.label(text))
                record["lines"][index] = [float(value) for value in line]
                record["loss"] = max(record.get("loss", 0), float(losses_of(network, picture, [line], alphabet.label(text))[0]))
            output.write(json.dumps(record) + "\n")


if __name__ == "__main__":
    main()
