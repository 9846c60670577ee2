"""Detector and recogniser joined in Python, as in the Swift code: to look at errors and to label real photos.

Slower than the Swift code, but easier to change.
"""
import cv2
import numpy as np

import alphabet
import detector
import recogniser

FIRST_PASS_SIDE = 960
WINDOW = 1.4
MARGIN = 0.3
STRETCH = 1.3
MEMBER, PEAK, RAISE, LAST = 0.4, 0.6, 0.15, 0.9


def components(probability, capital, threshold=MEMBER):
    """The lines in the detector's maps: (x, y, length, capital height, angle, score) in the picture's pixels."""
    count, marks = cv2.connectedComponents((probability >= threshold).astype(np.uint8), connectivity=8)
    lines = []
    for mark in range(1, count):
        rows, columns = np.nonzero(marks == mark)
        weights = probability[rows, columns]
        if len(rows) < 3 or weights.max() < PEAK:
            continue
        xs, ys = (columns + 0.5) * detector.CELL, (rows + 0.5) * detector.CELL
        x, y = np.average(xs, weights=weights), np.average(ys, weights=weights)
        xx, yy, xy = (weights * (xs - x) ** 2).sum(), (weights * (ys - y) ** 2).sum(), (weights * (xs - x) * (ys - y)).sum()
        angle = 0.5 * np.arctan2(2 * xy, xx - yy)
        height = np.average(capital[rows, columns], weights=weights)
        along = (xs - x) * np.cos(angle) + (ys - y) * np.sin(angle)
        middle = (along.min() + along.max()) / 2
        core = along.max() - along.min() + detector.CELL
        # Thicker than one line of this capital height: two lines that touch, or a blot. Try a higher threshold.
        if len(rows) * detector.CELL ** 2 / core > 1.5 * detector.CORE_HEIGHT * height + detector.CELL and threshold < LAST:
            parts = components(np.where(marks == mark, probability, 0), capital, threshold + RAISE)
            if parts:
                lines += parts
                continue
        length = core + 2 * detector.CORE_INSET * height
        lines.append((x + np.cos(angle) * middle, y + np.sin(angle) * middle, length, height, angle, weights.mean()))
    return lines


def detected(network, picture):
    """The detector's lines in a grey picture of any size, by one pass at a long side of 960 pixels."""
    scale = max(picture.shape) / FIRST_PASS_SIDE
    small = picture if scale <= 1 else cv2.resize(picture, None, fx=1 / scale, fy=1 / scale, interpolation=cv2.INTER_AREA)
    scale = max(scale, 1)
    height, width = (-(-(side + 48) // 32) * 32 for side in small.shape)
    top, left = (height - small.shape[0]) // 2, (width - small.shape[1]) // 2
    framed = cv2.copyMakeBorder(small, top, height - small.shape[0] - top, left, width - small.shape[1] - left,
                                cv2.BORDER_REPLICATE)
    return [((x - left) * scale, (y - top) * scale, length * scale, capital * scale, angle, score)
            for x, y, length, capital, angle, score in components(*detector.maps_of(network, framed))]


def cut(picture, line):
    """The crop of a line for the recogniser, 32 pixels high."""
    x, y, length, capital, angle = line[:5]
    scale = capital * WINDOW / recogniser.HEIGHT
    width = int(min((length + 2 * MARGIN * capital) / scale * STRETCH, 900))
    if width < 12:
        return None
    more = max(1, int(np.ceil(scale)))
    turn = np.float32([[np.cos(angle) / STRETCH, -np.sin(angle)], [np.sin(angle) / STRETCH, np.cos(angle)]]) * scale / more
    size = (width * more, recogniser.HEIGHT * more)
    shift = np.float32([x, y]) - turn @ np.float32([size[0] / 2, size[1] / 2])
    big = cv2.warpAffine(picture, np.hstack([turn, shift[:, None]]), size, flags=cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP,
                         borderMode=cv2.BORDER_REPLICATE)
    return cv2.resize(big, (width, recogniser.HEIGHT), interpolation=cv2.INTER_AREA)


def read(network, picture, line):
    """A line's transcription, upright or upside down, whichever has more text.

    Returns text, mean log probability of a time step, and the line rotated that way; None where the line is too short.
    """
    best = None
    for turn in (0, np.pi):
        way = (*line[:4], line[4] + turn, *line[5:])
        piece = cut(picture, way)
        if piece is None:
            return None
        classes, score = recogniser.greedy(recogniser.logits_of(network, piece))
        text = alphabet.text_of(classes)
        if best is None or len(text) > len(best[0]):
            best = (text, score, way)
    return best
