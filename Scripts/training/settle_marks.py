"""Moves marked lines to where their known text is likeliest read, so that marks made by hand or by an earlier reader fit the print.

A mark half a line off, too long or too low teaches the finder to be so. The recogniser reads a line about equally well as long as it is
whole in the picture: the mean of the places where it does, weighted by how well, is the line's middle and height; where the first and the
last character come out says where it ends.
"""
import argparse
import itertools
import json
import os

import cv2
import numpy as np
import torch
from torch.nn import functional

import alphabet
import reader
import recogniser

# Each look tries these shifts across the line, heights (both in capital heights) and turns (radians), on lines so many capital heights
# longer than marked.
LOOKS = [
    (np.arange(-1.5, 1.51, 0.25), (0.75, 1, 1.3, 1.65, 2.1), (0,), 1.2),
    (np.arange(-0.4, 0.41, 0.2), (0.75, 0.87, 1, 1.15, 1.3), (-0.03, 0, 0.03), 0),
]
# Half a character is about so many capital heights wide, at the least and at the most.
NARROWEST, WIDEST = 0.3, 0.6


@torch.no_grad()
def scores_of(network, picture, places):
    """Log probabilities (places × steps × classes) of pictures of a line at several places, and each one's steps."""
    cuts = [reader.cut(picture, place) for place in places]
    width = max(cut.shape[1] for cut in cuts)
    batch = np.zeros((len(cuts), 1, recogniser.HEIGHT, width + -width % 4), np.float32)
    for row, cut in enumerate(cuts):
        batch[row, 0, :, :cut.shape[1]] = recogniser.normalised(cut)
    return network(torch.from_numpy(batch)).float().log_softmax(2), [(cut.shape[1] + 3) // 4 for cut in cuts]


def losses_of(network, picture, places, text):
    """How unlikely the text is at each place: minus the logarithm of its probability."""
    scores, steps = scores_of(network, picture, places)
    return functional.ctc_loss(
        scores.transpose(0, 1), torch.tensor(text).repeat(len(places)), torch.tensor(steps), torch.tensor([len(text)] * len(places)),
        blank=alphabet.BLANK, reduction="none").numpy()


def looked_at(network, picture, line, text, look):
    """The line at the mean of the places of one look."""
    x, y, length, capital, angle = line
    shifts, heights, turns, longer = look
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
    """The steps at which the text's first and last character come out on its likeliest path."""
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


def settled(network, picture, line, text):
    """The line where the text is likeliest read, from its first character's edge to its last one's."""
    for look in LOOKS:
        line = looked_at(network, picture, line, text, look)
    x, y, length, capital, angle = line
    scores, steps = scores_of(network, picture, [(x, y, length + capital, capital, angle)])
    first, last = first_and_last(scores[0, :steps[0]].numpy(), text)
    step = 4 * capital * reader.WINDOW / recogniser.HEIGHT / reader.STRETCH
    half = np.clip(0.5 * (last - first) * step / max(len(text) - 1, 1), NARROWEST * capital, WIDEST * capital)
    middle = ((first + last + 1) / 2 - steps[0] / 2) * step
    return (x + np.cos(angle) * middle, y + np.sin(angle) * middle, (last - first) * step + 2 * half, capital, angle)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--marks", required=True)
    parser.add_argument("--recogniser", required=True, help="weights of an earlier recogniser")
    parser.add_argument("--output", required=True, help="the marks settled, beside the others; each with `loss`, to look at the highest")
    arguments = parser.parse_args()
    cv2.setNumThreads(1)
    network, folder = recogniser.load(arguments.recogniser), os.path.dirname(arguments.marks)
    with open(arguments.output, "w") as output:
        for row in open(arguments.marks):
            record = json.loads(row)
            picture = cv2.imread(os.path.join(folder, record["file"]), cv2.IMREAD_GRAYSCALE)
            texts = [record["text"], *record.get("others", [])] if record.get("text") and picture is not None else []
            for index, (line, text) in enumerate(zip(record["lines"], texts)):
                line = settled(network, picture, line, alphabet.label(text))
                record["lines"][index] = [float(value) for value in line]
                record["loss"] = max(record.get("loss", 0), float(losses_of(network, picture, [line], alphabet.label(text))[0]))
            output.write(json.dumps(record) + "\n")


if __name__ == "__main__":
    main()
