"""Draws ink masks on many cores: single lines with their neighbours, and blocks of lines. What they look like in a photo is for the device.

    masks.py [--network recogniser] [--count 40] SHEET.png      draws a sheet of them to look at
"""
import argparse
import multiprocessing
import queue
import threading

import cv2
import numpy as np

import alphabet
import ink
import keywords
import texts
from pictures import CAPITAL, LINE, MAXIMUM_CLASSES, packed

ROWS = 90
MAXIMUM_WIDTH = {"line": 2400, "block": 1500}
CHUNK = 100


def code_line(rng):
    """A line of a date code with parts of the lines above and below it: mask, its line, its classes."""
    style, text = ink.Style(rng), texts.line(rng)

    def neighbour():
        # One in seven is from another printer and of another size.
        other_style = ink.Style(rng) if rng.random() < 0.15 else style
        mask, top, bottom = ink.render(texts.line(rng), other_style, rng)
        scale = 1 if other_style is style else rng.uniform(0.5, 1.3)
        return cv2.resize(mask[top:bottom], None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)

    return item(*ink.render(text, style, rng), neighbour, alphabet.label(text), rng)


def keyword_line(rng):
    """A line with or without keywords, likewise."""
    words, language, classes = keywords.text(rng)

    def neighbour():
        own = language and rng.random() < 0.4
        mask, top, bottom = keywords.render(*((keywords.other(rng, language), language) if own else (keywords.latin(rng), None)), rng)
        return mask[top:bottom]

    return item(*keywords.render(words, language, rng), neighbour, classes, rng)


def item(mask, top, bottom, neighbour, classes, rng):
    """A line's mask with neighbours, as close as printers set them, for `Pictures`."""
    inked = np.nonzero(mask[top:bottom].max(axis=0) > 0.3)[0]
    left, right = (inked[0], inked[-1] + 1) if len(inked) else (0, mask.shape[1])
    mask = np.array(mask[:ROWS])
    for is_below in (True, False):
        if rng.random() < 0.55:
            continue
        other = neighbour()
        gap = int((rng.uniform(0, 0.15) if rng.random() < 0.45 else rng.uniform(0.12, 0.7)) * (bottom - top))
        row = bottom + gap if is_below else top - gap - len(other)
        overlay(mask, other, row, int(rng.normal(0, 8 if rng.random() < 0.7 else 60)))
    line = ((left + right) / 2, (top + bottom) / 2, right - left, bottom - top, 0, LINE)
    return mask, [line], classes


def overlay(mask, other, row, column):
    """Adds a mask to another at a place; what is outside is cut off."""
    first, last = max(row, 0), min(row + other.shape[0], mask.shape[0])
    left, right = max(column, 0), min(column + other.shape[1], mask.shape[1])
    if first < last and left < right:
        target = mask[first:last, left:right]
        np.maximum(target, other[first - row:last - row, left - column:right - column], out=target)


def code_block(rng):
    """One to four lines of a date code."""
    style = ink.Style(rng, dots=rng.random() < 0.6)
    count, rows = rng.choice([1, 2, 3, 4], p=[0.4, 0.34, 0.18, 0.08]), []
    while len(rows) < count:
        text = texts.line(rng)
        digits = sum(character.isdigit() for character in text)
        # Words alone are no date code; dots are one with any digit.
        if digits >= 4 or digits and (rows or style.dotted):
            rows.append(ink.render(text, style, rng))
    return stacked(rows, rng.uniform(1.02, 1.2) if rng.random() < 0.45 else rng.uniform(1.15, 1.9), rng)


def ordinary_block(rng):
    """One to four lines of other print, which the detector has to leave alone."""
    style = ink.Style(rng, dots=False)
    rows = [ink.render(texts.ordinary_line(rng, 7), style, rng) for _ in range(rng.integers(1, 5))]
    mask, _, classes = stacked(rows, rng.uniform(1.3, 1.8), rng)
    return mask, [], classes


def stacked(rows, leading, rng):
    """Lines one below the other, for `Pictures`."""
    pitch = round(CAPITAL * leading)
    shifts = [int(rng.integers(0, 3 * CAPITAL)) if rng.random() < 0.2 else 0 for _ in rows]
    width = max(mask.shape[1] + shift for (mask, _, _), shift in zip(rows, shifts, strict=True))
    block, lines = np.zeros((pitch * (len(rows) - 1) + rows[0][0].shape[0], width), np.float32), []
    for index, ((mask, top, bottom), shift) in enumerate(zip(rows, shifts, strict=True)):
        overlay(block, mask, index * pitch, shift)
        columns = np.nonzero(mask[top:bottom].max(axis=0) > 0.2)[0]
        if len(columns):
            first, last = shift + columns[0], shift + columns[-1] + 1
            lines.append(((first + last) / 2, index * pitch + (top + bottom) / 2, last - first, bottom - top, 0, LINE))
    return block, lines, []


# For each network the kinds of masks it is trained with, and how many chunks of hundred are of each.
KINDS = {
    "recogniser": [(code_line, 1)],
    "keywords": [(keyword_line, 1)],
    "detector": [(code_block, 0.88), (ordinary_block, 0.12)],
}


def chunk(draw, rng, count=CHUNK):
    """Drawn masks for `Pictures`."""
    items, widest = [], MAXIMUM_WIDTH["block" if draw in (code_block, ordinary_block) else "line"]
    while len(items) < count:
        mask, lines, classes = draw(rng)
        if 24 <= mask.shape[1] <= widest and len(classes) <= MAXIMUM_CLASSES and (lines or draw is ordinary_block):
            items.append(((np.clip(mask, 0, 1) * 255).astype(np.uint8), lines, classes))
    return items


class Workers:
    """Processes that draw masks for a network as long as somebody takes them."""

    def __init__(self, network, count, seed):
        context = multiprocessing.get_context("spawn")
        self.waiting = context.Queue(maxsize=2 * count + 2)
        self.processes = [context.Process(target=_work, args=(network, seed + index, self.waiting), daemon=True) for index in range(count)]
        for process in self.processes:
            process.start()
        # Chunks are large: a thread reads them while the device computes.
        self.read = queue.Queue(maxsize=8)
        threading.Thread(target=self._fetch, daemon=True).start()

    def _fetch(self):
        while True:
            self.read.put(self.waiting.get())

    def take(self, seconds=0.0):
        """The kind of a chunk, as a number in `KINDS`, and the chunk; None where none is ready within some seconds."""
        try:
            return self.read.get(timeout=seconds) if seconds else self.read.get_nowait()
        except queue.Empty:
            return None

    def stop(self):
        for process in self.processes:
            process.terminate()


def _work(network, seed, waiting):
    cv2.setNumThreads(1)
    rng = np.random.default_rng(seed)
    draws, shares = zip(*KINDS[network], strict=True)
    while True:
        kind = int(rng.choice(len(draws), p=shares))
        waiting.put((kind, packed(chunk(draws[kind], rng))))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--network", choices=list(KINDS), default="recogniser")
    parser.add_argument("--count", type=int, default=40)
    parser.add_argument("sheet")
    arguments = parser.parse_args()
    rng = np.random.default_rng(1)
    masks = [mask for draw, _ in KINDS[arguments.network] for mask, _, _ in chunk(draw, rng, arguments.count)]
    width = max(mask.shape[1] for mask in masks)
    cv2.imwrite(arguments.sheet, np.vstack([np.pad(mask, ((0, 6), (0, width - mask.shape[1]))) for mask in masks]))


if __name__ == "__main__":
    main()
