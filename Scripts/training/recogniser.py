"""The recogniser: a convolutional network that gives one class distribution every four columns of a line picture."""
import numpy as np
import torch
from torch import nn

import alphabet
import keywords

HEIGHT = 32
CLASSES = len(alphabet.CHARACTERS) + 1


def normalised(picture):
    """The network's input: a line picture minus its median, divided by its mean deviation, clipped to ±4."""
    values = picture.astype(np.float32)
    values = values - np.median(values)
    return np.clip(values / (np.abs(values).mean() + 2.0) / 2.0, -4, 4)


def normalised_batch(pictures, widths):
    """The same of many pictures at once, of which `widths` columns each count; the others are zero."""
    counts = torch.arange(pictures.shape[2], device=pictures.device) < widths
    # The median of a quarter of the pixels is near enough.
    some = pictures[:, ::2, ::2].masked_fill(~counts[:, :, ::2], float("nan"))
    values = (pictures - some.flatten(1).nanmedian(1).values[:, None, None]) * counts
    deviation = values.abs().sum((1, 2), keepdim=True) / (pictures.shape[1] * widths)
    return (values / (deviation + 2) / 2).clamp(-4, 4)


def _conv(inputs, outputs, kernel=3):
    return nn.Sequential(nn.Conv2d(inputs, outputs, kernel, padding=kernel // 2, bias=False),
                         nn.BatchNorm2d(outputs), nn.ReLU(inplace=True))


class Residual(nn.Module):
    """A depthwise 1×7 convolution and a pointwise one, added to the input."""

    def __init__(self, channels):
        super().__init__()
        self.depthwise = nn.Sequential(nn.Conv2d(channels, channels, (1, 7), padding=(0, 3), groups=channels, bias=False),
                                       nn.BatchNorm2d(channels), nn.ReLU(inplace=True))
        self.pointwise = nn.Sequential(nn.Conv2d(channels, channels, 1, bias=False), nn.BatchNorm2d(channels))

    def forward(self, x):
        return torch.relu(x + self.pointwise(self.depthwise(x)))


class Recogniser(nn.Module):
    """1×32×W in, W/4 rows of logits out."""

    def __init__(self, widths=(32, 64, 128, 256), blocks=6, classes=CLASSES):
        super().__init__()
        one, two, three, four = widths
        self.stem = nn.Sequential(
            _conv(1, one), nn.MaxPool2d(2), _conv(one, two), nn.MaxPool2d(2),
            _conv(two, three), nn.MaxPool2d((2, 1)), _conv(three, four), nn.MaxPool2d((2, 1)))
        self.collapse = nn.Sequential(nn.Conv2d(four, four, (2, 1), bias=False), nn.BatchNorm2d(four), nn.ReLU(inplace=True))
        self.blocks = nn.Sequential(*[Residual(four) for _ in range(blocks)])
        self.drop = nn.Dropout(0.1)
        self.head = nn.Conv2d(four, classes, 1)

    def forward(self, x):
        return self.head(self.drop(self.blocks(self.collapse(self.stem(x))))).squeeze(2).transpose(1, 2)


def keyword_network():
    """A smaller one that finds keywords in lines of print: one class each (`keywords.CLASSES`)."""
    return Recogniser(widths=(16, 32, 48, 64), blocks=4, classes=len(keywords.CLASSES) + 1)


def greedy(logits):
    """The best path of one line's logits (numpy, time steps × classes): classes without blanks, mean log probability."""
    shifted = logits - logits.max(axis=1, keepdims=True)
    log_probabilities = shifted - np.log(np.exp(shifted).sum(axis=1, keepdims=True))
    best = log_probabilities.argmax(axis=1)
    classes = [int(c) for i, c in enumerate(best) if c != alphabet.BLANK and (i == 0 or c != best[i - 1])]
    return classes, float(log_probabilities.max(axis=1).mean())


def load(path):
    """The recogniser, or another network of its kind, saved at `path`, in evaluation mode; its shape is that of the weights."""
    state = torch.load(path, map_location="cpu")
    widths = [state[f"stem.{layer}.0.weight"].shape[0] for layer in (0, 2, 4, 6)]
    blocks = 1 + max(int(name.split(".")[1]) for name in state if name.startswith("blocks."))
    network = Recogniser(widths, blocks, classes=len(state["head.bias"]))
    network.load_state_dict(state)
    return network.eval()


@torch.no_grad()
def logits_of(network, picture):
    """The network's logits for one picture, 32 pixels high (numpy)."""
    padded = np.pad(normalised(picture), ((0, 0), (0, -picture.shape[1] % 4)))
    return network(torch.from_numpy(padded)[None, None])[0].float().numpy()
