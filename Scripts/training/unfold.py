"""Makes networks to train on out of a file of weights, such as the shipped ones.

    unfold.py weights.bin detector.pt recogniser.pt      or      unfold.py keywords.bin keywords.pt

In the file the batch norms are folded into the layers. Each gets the mean and the deviation of what reaches it on composed pictures,
and the weight and the bias that undo both: the network answers as before, and the first batch of training does not spoil it.
"""
import argparse
import pathlib

import cv2
import numpy as np
import torch
from torch import nn

import alphabet
import detector
import grounds
import masks
import weight_file
from lines import Lines
from pictures import Pictures
from scenes import Scenes

MASKS, BATCHES = 100, 6


def batches(network):
    """Batches of composed pictures for a network."""
    rng = np.random.default_rng(1)
    is_reading = not isinstance(network, detector.Detector) and network.head.out_channels == len(alphabet.CHARACTERS) + 1
    name = "detector" if isinstance(network, detector.Detector) else "recogniser" if is_reading else "keywords"
    pools = [Pictures.of(masks.chunk(draw, rng, MASKS), "cpu") for draw, _ in masks.KINDS[name]]
    if name == "detector":
        source = Scenes(None, None, *pools, share=0.05)
    else:
        source = Lines(pools[0], None, grounds.Grounds([], "cpu"), 20_000, is_reading)
    return [source.batch()[0] for _ in range(BATCHES)]


@torch.no_grad()
def refit(network, batches):
    """Fits the batch norms of a network to what reaches them, without changing its answers."""
    sums = {norm: [0, 0, 0] for norm in network.modules() if isinstance(norm, nn.BatchNorm2d)}

    def count(norm, inputs):
        values = inputs[0].double()
        parts = values.sum((0, 2, 3)), (values * values).sum((0, 2, 3)), values.numel() / values.shape[1]
        sums[norm] = [total + part for total, part in zip(sums[norm], parts, strict=True)]

    hooks = [norm.register_forward_pre_hook(count) for norm in sums]
    for batch in batches:
        network(batch)
    for hook in hooks:
        hook.remove()
    for norm, (total, squares, number) in sums.items():
        mean = total / number
        variance = (squares / number - mean ** 2).clamp_min(1e-6)
        scale = norm.weight.double() / torch.sqrt(norm.running_var.double() + norm.eps)
        shift = norm.bias.double() - norm.running_mean.double() * scale
        norm.running_mean.copy_(mean)
        norm.running_var.copy_(variance)
        norm.weight.data = (torch.sqrt(variance + norm.eps) * scale).float()
        norm.bias.data = (shift + mean * scale).float()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("weights", type=pathlib.Path)
    parser.add_argument("networks", nargs="+", help="where to write the networks, in the order of the file")
    arguments = parser.parse_args()
    cv2.setNumThreads(1)
    torch.manual_seed(1)
    np.random.seed(1)
    for network, path in zip(weight_file.read(arguments.weights), arguments.networks, strict=True):
        pictures = batches(network)
        with torch.no_grad():
            before = network(pictures[0])
            refit(network, pictures)
            print(f"{path}: answers within {float((network(pictures[0]) - before).abs().max()):.1g} of those of the file")
        torch.save(network.state_dict(), path)


if __name__ == "__main__":
    main()
