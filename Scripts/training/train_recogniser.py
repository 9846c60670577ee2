"""Trains the recogniser, or with --keywords the keyword network, on rendered lines (and real ones, if given)."""
import argparse
import glob
import time

import cv2
import numpy as np
import torch
from torch import nn

import alphabet
import lines
import recogniser

BATCH_COLUMNS = 32 * 416
REAL_REPEATS = 2
# One line in this many is shown upside down with UNKNOWN as its text, so that lines upside down give no text.
TURNED = 16
TURNED_WIDTH = 130
HARD, HARD_WEIGHT = 0.08, 0.2


def batches(pictures, labels, rng):
    """Batches of lines of similar width, in random order."""
    order = sorted(range(len(pictures)), key=lambda i: pictures[i].shape[1] + rng.uniform(0, 24))
    groups, group, widest = [], [], 0
    for index in order:
        widest = max(widest, pictures[index].shape[1])
        if group and widest * (len(group) + 1) > BATCH_COLUMNS:
            groups.append(group)
            group, widest = [], pictures[index].shape[1]
        group.append(index)
    groups.append(group)
    for position in rng.permutation(len(groups)):
        yield [pictures[i] for i in groups[position]], [labels[i] for i in groups[position]]


def reshaped(picture, rng):
    """A line slightly stretched, slanted, rotated and moved."""
    rows, columns = picture.shape
    wider, taller = np.exp(rng.normal(0, 0.08)), np.exp(rng.normal(0, 0.07))
    slant, turn = rng.normal(0, 0.08), rng.normal(0, 0.06) * rows / columns
    width = max(12, int(columns * wider))
    matrix = np.float32([[wider, slant, -slant * rows / 2],
                         [turn, taller, rows / 2 * (1 - taller) - turn * columns / 2 + rng.normal(0, 1)]])
    return cv2.warpAffine(picture, matrix, (width, rows), flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)


def augmented(picture, rng):
    """A cheap variation of a line, so that no epoch sees the same pixels twice."""
    values = picture.astype(np.float32)
    if rng.random() < 0.12:
        values = 255 - values
    if rng.random() < 0.2:
        values = cv2.GaussianBlur(values, (0, 0), rng.uniform(0.3, 1.0))
    if rng.random() < 0.3:
        values = 255 * (values / 255) ** np.exp(rng.normal(0, 0.3))
    if rng.random() < 0.5:
        values = values + rng.normal(0, rng.uniform(0, 6), values.shape)
    return recogniser.normalised(values)


def tensors(pictures, labels, upside_down, rng):
    """A batch in the form of the network and the CTC loss. Long lines are now and then shown with `upside_down` as their text."""
    pictures = [reshaped(picture, rng) if rng.random() < 0.6 else picture for picture in pictures]
    width = max(picture.shape[1] for picture in pictures)
    width += -width % 4
    labels = [list(item) for item in labels]
    batch = np.zeros((len(pictures), 1, recogniser.HEIGHT, width), np.float32)
    for row, picture in enumerate(pictures):
        values = augmented(picture, rng)
        if picture.shape[1] > TURNED_WIDTH and rng.integers(TURNED) == 0:
            values, labels[row] = values[::-1, ::-1], upside_down
        batch[row, 0, :, :picture.shape[1]] = values
    steps = torch.tensor([(picture.shape[1] + 3) // 4 for picture in pictures])
    targets = torch.tensor([c for item in labels for c in item], dtype=torch.long)
    return torch.from_numpy(batch), targets, steps, torch.tensor([len(item) for item in labels])


def legibility(losses, share):
    """The weight of each line: after the first tenth of training, the hardest lines of a batch count little."""
    if share < 0.1:
        return torch.ones_like(losses)
    return torch.where(losses > torch.quantile(losses, 1 - HARD), HARD_WEIGHT, 1.0)


@torch.no_grad()
def accuracy(network, pictures, labels, compared):
    """The share of lines whose classes are all right, as far as `compared` keeps them."""
    network.eval()
    right = 0
    for picture, truth in zip(pictures, labels, strict=True):
        read, _ = recogniser.greedy(recogniser.logits_of(network, picture))
        right += compared(read) == compared(truth)
    return right / max(len(pictures), 1)


def letters_and_digits(classes):
    return "".join(c for c in alphabet.text_of(classes) if c.isalnum())


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--lines", nargs="+", required=True, help="files or patterns that lines.py wrote")
    parser.add_argument("--real", nargs="*", default=[], help="real training lines, same format, mixed into each epoch")
    parser.add_argument("--check", nargs="*", default=[], help="line files to report on after each epoch")
    parser.add_argument("--keywords", action="store_true", help="train the keyword network on lines that keywords.py wrote")
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--rate", type=float, default=2.5e-3)
    parser.add_argument("--start", help="weights to start from")
    parser.add_argument("--output", required=True)
    arguments = parser.parse_args()
    torch.set_num_threads(1)
    cv2.setNumThreads(1)
    torch.manual_seed(7)
    rng = np.random.default_rng(7)
    network = recogniser.keyword_network() if arguments.keywords else recogniser.Recogniser()
    upside_down = [] if arguments.keywords else [alphabet.label(alphabet.UNKNOWN)[0]]
    compared = list if arguments.keywords else letters_and_digits
    if arguments.start:
        network.load_state_dict(torch.load(arguments.start))
    network = network.to(memory_format=torch.channels_last)
    checks = {path: lines.load(path) for path in arguments.check}
    optimiser = torch.optim.AdamW(network.parameters(), lr=arguments.rate, weight_decay=0.01)
    loss_of = nn.CTCLoss(blank=alphabet.BLANK, zero_infinity=True, reduction="none")
    begin, budget, epoch = time.process_time(), arguments.minutes * 60, 0
    while (used := time.process_time() - begin) < budget:
        # One file of rendered lines each epoch: more may arrive while training runs.
        files = sorted(path for pattern in arguments.lines for path in glob.glob(pattern))
        pictures, labels = lines.load(files[epoch % len(files)])
        for path in arguments.real:
            more = lines.load(path)
            pictures, labels = pictures + more[0] * REAL_REPEATS, labels + more[1] * REAL_REPEATS
        network.train()
        total, count = 0.0, 0
        for group, truths in batches(pictures, labels, rng):
            used = time.process_time() - begin
            if used > budget:
                break
            share = used / budget
            rate = arguments.rate * min(1.0, used / 20 + 0.05) * (0.5 + 0.5 * np.cos(np.pi * share)) + 1e-5
            for part in optimiser.param_groups:
                part["lr"] = rate
            x, targets, steps, lengths = tensors(group, truths, upside_down, rng)
            with torch.autocast("cpu", dtype=torch.bfloat16):
                logits = network(x.contiguous(memory_format=torch.channels_last))
            losses = loss_of(logits.float().log_softmax(2).transpose(0, 1), targets, steps, lengths) / lengths.clamp(min=1)
            loss = (losses * legibility(losses.detach(), share)).mean()
            optimiser.zero_grad(set_to_none=True)
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 3.0)
            optimiser.step()
            total, count = total + float(loss.detach()), count + 1
        epoch += 1
        torch.save(network.state_dict(), arguments.output)
        report = "  ".join(f"{path.split('/')[-1]} {accuracy(network, *pair, compared):.3f}" for path, pair in checks.items())
        print(f"{used / 60:5.1f} min  epoch {epoch}  {len(pictures)} lines  loss {total / max(count, 1):.3f}  {report}", flush=True)


if __name__ == "__main__":
    main()
