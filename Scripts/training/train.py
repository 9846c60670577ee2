"""Trains a network on what lines.py or scenes.py compose, on a GPU in minutes or on a CPU in hours.

    train.py recogniser|keywords|detector OUTPUT.pt [--minutes 8] [--start NETWORK.pt] [--marks FILE] [--grounds FOLDER...]

Every minute the network (the mean of the latest weights) is written to OUTPUT.pt, and all that training needs beside it, to
OUTPUT.checkpoint. Stopped in any way, the same command goes on from there; finished, it does nothing unless given more minutes. With
`--folds`, products are kept for checking: at the end the share of their lines that the recogniser reads exactly is printed.
"""
import argparse
import math
import os
import pathlib
import signal
import time

import cv2
import numpy as np
import torch
from torch import nn
from torch.nn import functional

import alphabet
import detector
import grounds
import lines
import marks
import masks
import recogniser
import scenes
from pictures import Pictures

MINUTES = {"cpu": 180, "cuda": 8}
# The memory for ink masks on a CPU in bytes, and the share of it on a GPU; masks before training starts; seconds between checkpoints.
CPU_MEMORY, GPU_SHARE, FIRST_MASKS, CHECKPOINT_SECONDS = 1.5e9, 0.3, {"cpu": 300, "cuda": 6000}, 60
# The columns of a batch of lines, and the share of a whole batch of scenes, on a GPU with so much memory.
LINE_COLUMNS, SCENE_SHARE, WHOLE_MEMORY = {"cpu": 32 * 416, "cuda": 1024 * 352}, {"cpu": 1 / 24, "cuda": 1}, 60e9
# The hardest lines of a batch, hardly legible ones, count little: they would teach guessing.
HARD, HARD_WEIGHT, HARD_FROM = 0.08, 0.2, 0.1
# Weights of the mean change by this much a step at least. The batch norms of the detector stay as they are in the last part.
MINIMUM_CHANGE, FROZEN_FROM = 0.002, 0.7


class LineTask:
    """Reading lines: characters (recogniser), or whole words (keyword network)."""

    def __init__(self, name, arguments, pools, device):
        self.is_reading = name == "recogniser"
        real = marks.lines(arguments.marks, arguments.folds) if self.is_reading else []
        self.lines = lines.Lines(
            pools[0], Pictures.of(real, device) if real else None, grounds.Grounds(grounds.photos(arguments.grounds), device),
            int(LINE_COLUMNS[device.type] * batch_share(device)), self.is_reading)
        print(f"{len(real)} real lines", flush=True)

    def network(self):
        return recogniser.Recogniser() if self.is_reading else recogniser.keyword_network()

    def batch(self):
        return self.lines.batch()

    def loss(self, output, batch, share):
        _, classes, steps, lengths = batch
        scores = output.log_softmax(2).transpose(0, 1)
        losses = functional.ctc_loss(scores, classes, steps, lengths, alphabet.BLANK, "none", zero_infinity=True) / lengths.clamp_min(1)
        if share > HARD_FROM:
            losses = losses * torch.where(losses > torch.quantile(losses.detach(), 1 - HARD), HARD_WEIGHT, 1.0)
        return losses.mean()


class SceneTask:
    """Finding lines (detector)."""

    def __init__(self, name, arguments, pools, device):
        marked, empty = marks.photos(arguments.marks, arguments.grounds, arguments.folds)
        real = [Pictures.of(items, device) if items else None for items in (marked, empty)]
        self.scenes = scenes.Scenes(*real, *pools, SCENE_SHARE[device.type] * batch_share(device))
        print(f"{len(marked)} marked photos, {len(empty)} without a date code", flush=True)

    def network(self):
        network = detector.Detector()
        for norm in norms(network):
            norm.momentum = 0.03
        return network

    def batch(self):
        return self.scenes.batch()

    def loss(self, output, batch, share):
        """Cross-entropy and dice loss for the core, of small print most, and the error of the height on lines."""
        _, core, height, weight = batch
        score = output[:, 0]
        heavier = weight * (1 + (3 * torch.exp2(-0.6 * height).clamp(1, 2.2) - 1) * core)
        entropy = (functional.binary_cross_entropy_with_logits(score, core, reduction="none") * heavier).mean()
        probability = torch.sigmoid(score)
        dice = 1 - (2 * (probability * core * weight).sum() + 20) / ((probability * weight).sum() + (core * weight).sum() + 20)
        on_line = (core > 0.4).float()
        size = ((output[:, 1] - height).abs() * on_line).sum() / (on_line.sum() + 1)
        return 3 * entropy + dice + 0.3 * size


class Training:
    """A network with its optimiser and the mean of its weights, as they are saved and loaded."""

    def __init__(self, task, arguments, device):
        self.output, self.checkpoint = arguments.output, arguments.output.with_suffix(".checkpoint")
        self.output.parent.mkdir(parents=True, exist_ok=True)
        self.network = task.network()
        if arguments.start:
            self.network.load_state_dict(torch.load(arguments.start, map_location="cpu"))
        self.network = self.network.to(device).to(memory_format=torch.channels_last).train()
        self.average = [weight.detach().clone() for weight in self.network.parameters()]
        groups = [{"params": [weight for weight in self.network.parameters() if (weight.ndim > 1) == is_matrix], "weight_decay": decay}
                  for is_matrix, decay in ((True, 0.02), (False, 0))]
        self.rate = arguments.rate or (5e-4 if arguments.start else 2e-3)
        self.optimiser = torch.optim.AdamW(groups, lr=self.rate, betas=(0.9, 0.98))
        self.step, self.seconds = 0, 0.0
        if self.checkpoint.exists():
            saved = torch.load(self.checkpoint, map_location=device)
            self.network.load_state_dict(saved["network"])
            self.optimiser.load_state_dict(saved["optimiser"])
            self.average, self.step, self.seconds = saved["average"], saved["step"], saved["seconds"]

    def learn(self, task, batch, share):
        """One step, at a rate that rises at first and falls to zero at the end; returns the loss."""
        rate = self.rate * (min(1, 0.02 + self.step / 200) * (0.5 + 0.5 * math.cos(math.pi * min(share, 1))) + 0.002)
        for group in self.optimiser.param_groups:
            group["lr"] = rate
        pictures = batch[0].contiguous(memory_format=torch.channels_last)
        with torch.autocast(pictures.device.type, dtype=torch.bfloat16):
            output = self.network(pictures)
        loss = task.loss(output.float(), batch, share)
        self.optimiser.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(self.network.parameters(), 3.0)
        self.optimiser.step()
        self.step += 1
        with torch.no_grad():
            torch._foreach_lerp_(self.average, list(self.network.parameters()), max(MINIMUM_CHANGE, 1 / self.step))
        return loss.detach()

    def save(self):
        state = {name: value.detach().float().cpu().contiguous() for name, value in self.network.state_dict().items()}
        for (name, _), value in zip(self.network.named_parameters(), self.average, strict=True):
            state[name] = value.cpu().contiguous()
        saved = {"network": self.network.state_dict(), "optimiser": self.optimiser.state_dict(), "average": self.average,
                 "step": self.step, "seconds": self.seconds}
        for path, value in ((self.output, state), (self.checkpoint, saved)):
            torch.save(value, path.with_suffix(".new"))
            os.replace(path.with_suffix(".new"), path)


def batch_share(device):
    """Smaller batches for smaller GPUs."""
    return min(1, torch.cuda.mem_get_info()[1] / WHOLE_MEMORY) if device.type == "cuda" else 1


def norms(network):
    return [module for module in network.modules() if isinstance(module, nn.BatchNorm2d)]


def read_arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("network", choices=list(masks.KINDS))
    parser.add_argument("output", type=pathlib.Path)
    parser.add_argument("--minutes", type=float, help="of training, all in all; by default 180 on a CPU, 8 on a GPU")
    parser.add_argument("--start", help="weights to start from, such as the shipped ones (unfold.py)")
    parser.add_argument("--rate", type=float, help="of learning; by default 2e-3, with --start 5e-4")
    parser.add_argument("--marks", type=pathlib.Path, help="marked photos (marks.py)")
    parser.add_argument("--grounds", type=pathlib.Path, nargs="*", default=[], help="folders of photos without date codes")
    parser.add_argument("--folds", type=int, nargs="*", default=list(range(marks.FOLDS)), help="the fifths of the marked products to use")
    parser.add_argument("--device", choices=["auto", "cpu", "cuda"], default="auto")
    parser.add_argument("--workers", type=int, help="processes that draw; by default one beside a CPU, all cores but two beside a GPU")
    return parser.parse_args()


def main():
    arguments = read_arguments()
    cv2.setNumThreads(1)
    is_cuda = arguments.device == "cuda" or arguments.device == "auto" and torch.cuda.is_available()
    device = torch.device("cuda" if is_cuda else "cpu")
    memory = GPU_SHARE * torch.cuda.mem_get_info()[0] if is_cuda else CPU_MEMORY
    kinds = masks.KINDS[arguments.network]
    pools = [Pictures(memory * share, int(memory * share / 20_000), device) for share in ((0.8, 0.2) if len(kinds) > 1 else (1,))]
    task = (SceneTask if arguments.network == "detector" else LineTask)(arguments.network, arguments, pools, device)
    training, budget = Training(task, arguments, device), 60 * (arguments.minutes or MINUTES[device.type])
    if training.seconds >= budget:
        print(f"{arguments.output} has been trained for {training.seconds / 60:.1f} minutes already")
        return
    torch.manual_seed(training.step)
    np.random.seed(training.step)
    count = arguments.workers or (max(1, (os.cpu_count() or 3) - 2) if is_cuda else 1)
    workers = masks.Workers(arguments.network, count, seed=1000 * (training.step + 1))
    stops = []
    for name in (signal.SIGINT, signal.SIGTERM):
        signal.signal(name, lambda *_: stops.append(True))
    while (not pools[0].total >= FIRST_MASKS[device.type] or not pools[-1].total) and not stops:
        if ready := workers.take(seconds=1):
            pools[ready[0]].add(ready[1])
    losses, reported = [], time.time()
    while training.seconds < budget and not stops:
        started = time.time()
        while ready := workers.take():
            pools[ready[0]].add(ready[1])
        share = training.seconds / budget
        if arguments.network == "detector" and share > FROZEN_FROM:
            for norm in norms(training.network):
                norm.eval()
        with torch.no_grad():
            batch = task.batch()
        losses.append(training.learn(task, batch, share))
        training.seconds += time.time() - started
        if time.time() - reported > CHECKPOINT_SECONDS:
            training.save()
            report(training, losses, pools)
            losses, reported = [], time.time()
    workers.stop()
    training.save()
    report(training, losses, pools)
    if stops:
        raise SystemExit("stopped; the same command goes on from here")
    unseen = set(range(marks.FOLDS)) - set(arguments.folds)
    if unseen and arguments.network == "recogniser":
        share = marks.share_read(recogniser.load(arguments.output), arguments.marks, unseen)
        print(f"of the marked lines of other products, {share} are read exactly")


def report(training, losses, pools):
    mean = float(torch.stack(losses).mean()) if losses else math.nan
    print(f"{training.seconds / 60:5.1f} min  step {training.step}  loss {mean:.3f}  {sum(pool.total for pool in pools)} masks", flush=True)


if __name__ == "__main__":
    main()
