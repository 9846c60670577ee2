"""The files of weights that the C target embeds: the shape of every layer in a header, then half-precision floats.

All numbers are little-endian, those of the header 16 bits: the magic `KIFW`, the version, and the number of networks; for each
network its kind and its number of layers, for each layer its inputs, outputs, rows, columns, stride and groups, and at the end the
number of classes, 0 for a detector. The weights of all networks follow, layer after layer: those of a layer as
[outputs/16][rows][columns][inputs][16], or of one with a group for each channel as [columns][channels], then its bias. Outputs are
padded with zeros to whole lanes of 16. Batch norms are folded into the layers before them.
"""
import numpy as np
import torch
from torch import nn

import detector
import recogniser

MAGIC, VERSION = b"KIFW", 1
DETECTOR, LINE_NETWORK = 0, 1
LANES = 16


def write(path, networks):
    header, values = [len(networks)], []
    for network in networks:
        layers = list(layers_of(network))
        is_detector = isinstance(network, detector.Detector)
        header += [DETECTOR if is_detector else LINE_NETWORK, len(layers)]
        header += [number for convolution, _ in layers for number in shape(convolution)]
        header.append(0 if is_detector else network.head.out_channels)
        values += [part for layer in layers for part in packed(layer[0].groups, *folded(*layer))]
    values = np.concatenate(values).astype("<f2")
    if not np.isfinite(values.astype(np.float32)).all():
        raise SystemExit("a weight does not fit into a half-precision float")
    path.write_bytes(MAGIC + np.array([VERSION, *header], "<u2").tobytes() + values.tobytes())
    return values.size


def read(path):
    """The networks of a file, in evaluation mode. Their batch norms do nothing but add the bias; `unfold.py` makes them fit to train on."""
    data = path.read_bytes()
    if data[:4] != MAGIC:
        raise SystemExit(f"{path} has no header of weights")
    numbers = iter(np.frombuffer(data[4:], "<u2", len(data) // 2 - 2))
    if next(numbers) != VERSION:
        raise SystemExit(f"{path} has another version")
    networks, shapes = [], []
    for _ in range(next(numbers)):
        kind, count = next(numbers), next(numbers)
        layers = [tuple(int(next(numbers)) for _ in range(6)) for _ in range(count)]
        classes = int(next(numbers))
        if kind == DETECTOR:
            networks.append(detector.Detector())
        else:
            widths = [outputs for _, outputs, *_ in layers[:4]]
            networks.append(recogniser.Recogniser(widths, (count - 6) // 2, classes))
        if [shape(convolution) for convolution, _ in layers_of(networks[-1])] != layers:
            raise SystemExit(f"{path} has a network of another structure")
        shapes += layers
    values = np.frombuffer(data, "<f2", offset=len(data) - 2 * sum(map(size, shapes))).astype(np.float32)
    for network in networks:
        for convolution, norm in layers_of(network):
            count = size(shape(convolution))
            unpack(values[:count], convolution, norm)
            values = values[count:]
    return [network.eval() for network in networks]


def layers_of(network):
    """The convolutions of a network in order, each with its batch norm or None."""
    parts = [part for part in network.modules() if isinstance(part, (nn.Conv2d, nn.BatchNorm2d))] + [None]
    for part, after in zip(parts, parts[1:], strict=False):
        if isinstance(part, nn.Conv2d):
            yield part, after if isinstance(after, nn.BatchNorm2d) else None


def shape(convolution):
    """A layer in the header: inputs, outputs, rows, columns, stride, groups."""
    outputs = -(-convolution.out_channels // LANES) * LANES
    return convolution.in_channels, outputs, *convolution.kernel_size, convolution.stride[0], convolution.groups


def size(layer):
    """How many values a layer has in the file."""
    inputs, outputs, rows, columns, _, groups = layer
    return outputs * (rows * columns * inputs // groups + 1)


def folded(convolution, norm):
    """Weights and bias of a convolution with the batch norm after it."""
    weight, bias = convolution.weight.detach(), convolution.bias
    bias = torch.zeros(weight.shape[0]) if bias is None else bias.detach()
    if norm is not None:
        scale = norm.weight.detach() / torch.sqrt(norm.running_var + norm.eps)
        weight = weight * scale[:, None, None, None]
        bias = (bias - norm.running_mean) * scale + norm.bias.detach()
    return weight.numpy(), bias.numpy()


def packed(groups, weight, bias):
    """Weights and bias in the order of the file."""
    outputs, inputs, rows, columns = weight.shape
    if groups > 1:
        return [weight[:, 0, 0, :].T.ravel(), bias]
    more = -outputs % LANES
    weight, bias = np.pad(weight, ((0, more), (0, 0), (0, 0), (0, 0))), np.pad(bias, (0, more))
    return [weight.reshape(-1, LANES, inputs, rows, columns).transpose(0, 3, 4, 2, 1).ravel(), bias]


def unpack(values, convolution, norm):
    """Sets a layer to the values of a file; its batch norm then adds the bias and nothing else."""
    inputs, outputs, rows, columns, _, groups = shape(convolution)
    weight, bias = values[:-outputs], values[-outputs:][:convolution.out_channels]
    if groups > 1:
        weight = weight.reshape(columns, outputs).T[:, None, None, :]
    else:
        weight = weight.reshape(-1, rows, columns, inputs, LANES).transpose(0, 4, 3, 1, 2).reshape(outputs, inputs, rows, columns)
    convolution.weight.data = torch.from_numpy(weight[:convolution.out_channels].copy())
    if norm is None:
        convolution.bias.data = torch.from_numpy(bias.copy())
    else:
        norm.running_mean.zero_()
        norm.running_var.fill_(1 - norm.eps)
        norm.weight.data.fill_(1)
        norm.bias.data = torch.from_numpy(bias.copy())
