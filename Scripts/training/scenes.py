"""Synthetic scenes for the detector: pieces of packs with date codes, and where their lines are.

A scene is a square grey picture with a list of lines. Each line is (centre x, centre y, length, capital height, angle,
kind), in pixels and radians; the angle is that of the reading direction.
"""
import argparse
import time

import cv2
import numpy as np

import grounds
import ink
import texts

SIDE = 384
# The sixth value of a line: a date code, or an area that is left out of training.
LINE, UNKNOWN = 1, 0


def scene(rng, ground_source):
    """A picture of SIDE × SIDE bytes and its lines of date codes."""
    picture = _ground(rng, ground_source)
    if rng.random() < 0.55:
        for _ in range(rng.integers(1, 4)):
            _place(picture, rng, _ordinary_block(rng))
    lines, taken = [], np.zeros((SIDE, SIDE), np.uint8)
    for _ in range(rng.choice([0, 1, 2, 3], p=[0.12, 0.5, 0.26, 0.12])):
        block = _date_code_block(rng)
        lines += _place(picture, rng, block, taken)
    return _photographed(picture, rng), np.array(lines, np.float32).reshape(-1, 6)


def _ground(rng, ground_source):
    kind = rng.random()
    if kind < 0.62 and ground_source.photos:
        return ground_source.patch(rng, SIDE, SIDE)
    if kind < 0.75 and ground_source.photos:
        return _label_on(ground_source.patch(rng, SIDE, SIDE), rng, ground_source)
    ground = ground_source.make(rng, SIDE, SIDE, photos=0)
    if rng.random() < 0.25:
        # A close crop: a strip of print, the rest is padding.
        margin = int(rng.integers(20, 150))
        ground[:margin] = ground[margin]
        ground[SIDE - margin:] = ground[SIDE - margin - 1]
        if rng.random() < 0.5:
            ground[:margin] = ground[SIDE - margin:] = np.median(ground)
    return ground


def _label_on(picture, rng, ground_source):
    """A plain label stuck on a photo."""
    height, width = int(rng.integers(90, 300)), int(rng.integers(120, 340))
    top, left = rng.integers(SIDE - height), rng.integers(SIDE - width)
    picture[top:top + height, left:left + width] = ground_source.make(rng, height, width, photos=0)
    return picture


def _ordinary_block(rng):
    """A block of ordinary print: mask and no lines."""
    style = ink.Style(rng, dots=False)
    capital = int(np.exp(rng.uniform(np.log(5), np.log(34))))
    rows = [ink.render(texts.ordinary_line(rng, 7), style, rng) for _ in range(rng.integers(1, 7))]
    return _stack(rows, capital, rng.uniform(1.3, 1.8), rng)[0], []


def _date_code_block(rng):
    """A block of date codes: mask and (centre x, centre y, length, capital height) of its lines, in the mask's pixels."""
    dotted = rng.random() < 0.62
    style = ink.Style(rng, dots=dotted)
    capital = int(np.exp(rng.uniform(np.log(6), np.log(46)))) if rng.random() < 0.9 else int(rng.integers(40, 80))
    count = rng.choice([1, 2, 3, 4], p=[0.4, 0.34, 0.18, 0.08])
    printed = []
    while len(printed) < count:
        text, dated = texts.date_code_line(rng)
        if dated or dotted or printed:
            printed.append(text)
    rows = [ink.render(text, style, rng) for text in printed]
    # Printers set lines so close that they nearly touch.
    leading = rng.uniform(1.02, 1.2) if rng.random() < 0.45 else rng.uniform(1.15, 1.9)
    return _bowed(*_stack(rows, capital, leading, rng), rng)


def _stack(rows, capital, leading, rng):
    """Line masks one below the other, scaled to the capital height."""
    scale = capital / (rows[0][2] - rows[0][1])
    pitch = int(round(capital * leading)) + 1
    shifts = [int(rng.integers(0, 3 * capital)) if rng.random() < 0.2 else 0 for _ in rows]
    small = []
    for mask, _, _ in rows:
        if scale < 1:
            mask = cv2.GaussianBlur(mask, (0, 0), 0.4 / scale)
        small.append(cv2.resize(mask, (max(4, int(mask.shape[1] * scale)), max(4, int(mask.shape[0] * scale)))))
    height = pitch * (len(rows) - 1) + small[0].shape[0] + 2
    width = max(piece.shape[1] + shift for piece, shift in zip(small, shifts, strict=True))
    block, lines = np.zeros((height, width), np.float32), []
    for index, (piece, shift, (_, top, bottom)) in enumerate(zip(small, shifts, rows, strict=True)):
        y = index * pitch
        target = block[y:y + piece.shape[0], shift:shift + piece.shape[1]]
        np.maximum(target, piece[:target.shape[0]], out=target)
        columns = np.nonzero(piece.max(axis=0) > 0.2)[0]
        if len(columns):
            first, last = shift + columns[0], shift + columns[-1] + 1
            lines.append(((first + last) / 2, y + (top + bottom) / 2 * scale, last - first, capital))
    return block, lines


def _bowed(block, lines, rng):
    """The block, at times on a bent surface: its lines bend by up to a third of a capital height towards their ends."""
    if not lines or rng.random() < 0.75:
        return block, lines
    rows, columns = block.shape
    x = np.arange(columns, dtype=np.float32)
    bow = rng.uniform(-0.35, 0.35) * lines[0][3] * ((2 * x / columns - 1) ** 2 - 0.33)
    grid_x, grid_y = np.meshgrid(x, np.arange(rows, dtype=np.float32))
    return cv2.remap(block, grid_x, grid_y + bow[None], cv2.INTER_LINEAR), lines


def _angle(rng):
    kind = rng.random()
    if kind < 0.62:
        return rng.normal(0, np.radians(5))
    if kind < 0.80:
        return rng.choice([np.pi / 2, -np.pi / 2]) + rng.normal(0, np.radians(5))
    if kind < 0.87:
        return np.pi + rng.normal(0, np.radians(5))
    return rng.uniform(-np.pi, np.pi)


def _place(picture, rng, block, taken=None):
    """Prints a block at a random place and angle; returns its lines that are wholly inside, in the picture's pixels."""
    mask, lines = block
    angle = _angle(rng)
    rows, columns = mask.shape
    for _ in range(6):
        x, y = rng.uniform(0.15, 0.85, 2) * SIDE
        turn = np.float32([[np.cos(angle), -np.sin(angle), 0], [np.sin(angle), np.cos(angle), 0]])
        turn[:, 2] = np.array([x, y]) - turn[:, :2] @ np.array([columns / 2, rows / 2])
        area = cv2.warpAffine(np.ones_like(mask), turn, (SIDE, SIDE))
        inside = area.sum() / mask.size
        if inside > 0.97 and (taken is None or not (taken[area > 0]).any()):
            break
    else:
        if taken is not None:
            return []
    printed = cv2.warpAffine(mask, turn, (SIDE, SIDE), flags=cv2.INTER_LINEAR)
    if taken is not None:
        if taken[area > 0].any():
            return []
        taken[area > 0] = 1
    _ink(picture, printed, area, rng, faint=taken is not None)
    found = []
    for center_x, center_y, length, capital in lines:
        center = turn[:, :2] @ np.array([center_x, center_y]) + turn[:, 2]
        found.append((center[0], center[1], length, capital, angle, LINE))
    return found


def _ink(picture, printed, area, rng, faint):
    under = picture[area > 0.5]
    if not len(under):
        return
    level, noise = float(np.median(under)), float(under.std())
    plain = faint and rng.random() < ink.PLAIN
    if faint and noise > (12 if plain else 30) and (plain or rng.random() < 0.7):
        # Pack designers leave a calm area for the date code: smooth the background under the block.
        calm = cv2.GaussianBlur(cv2.dilate(area, np.ones((9, 9))), (0, 0), 3)
        smooth = cv2.GaussianBlur(picture, (0, 0), 12)
        picture += (smooth - picture) * calm * rng.uniform(0.6, 1.0)
        noise *= 0.4
    dark = level > 60 and rng.random() < (0.93 if level > 100 else 0.4)
    room = max(level if dark else 255 - level, 45)
    minimum = min(max(45.0 if plain else 16.0, (2.5 if plain else 1.5) * noise), 0.9 * room)
    contrast = minimum + (room - minimum) * rng.beta(1.5, 1.2)
    tone = level - contrast if dark else level + contrast
    opacity = np.clip(printed * rng.uniform(0.8, 1.0), 0, 1)
    picture[:] = picture * (1 - opacity) + np.clip(tone, 0, 255) * opacity


def _photographed(picture, rng):
    if rng.random() < 0.6:
        picture = cv2.GaussianBlur(picture, (0, 0), rng.uniform(0.3, 1.0))
    picture = picture + rng.normal(0, rng.uniform(0, 6), picture.shape)
    if rng.random() < 0.3:
        y, x = np.mgrid[0:SIDE, 0:SIDE] / SIDE
        picture = picture * (1 + rng.uniform(-0.5, 0.5) * x + rng.uniform(-0.5, 0.5) * y)
    picture = np.clip(picture, 0, 255).astype(np.uint8)
    if rng.random() < 0.5:
        coded = cv2.imencode(".jpg", picture, [cv2.IMWRITE_JPEG_QUALITY, int(rng.integers(40, 96))])[1]
        picture = cv2.imdecode(coded, cv2.IMREAD_GRAYSCALE)
    return picture


def save(path, pictures, lines):
    """Writes scenes as one array file."""
    np.savez(path, pictures=np.stack(pictures), lines=np.concatenate(lines), counts=np.array([len(item) for item in lines]))


def load(path):
    """The scenes that `save` wrote: pictures and their lines."""
    data = np.load(path)
    return data["pictures"], np.split(data["lines"], np.cumsum(data["counts"])[:-1])


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--grounds", nargs="*", help="folder of photos that serve as backgrounds")
    parser.add_argument("--output", required=True)
    arguments = parser.parse_args()
    cv2.setNumThreads(1)
    start, rng = time.time(), np.random.default_rng(arguments.seed)
    source = grounds.Grounds(arguments.grounds)
    pairs = [scene(rng, source) for _ in range(arguments.count)]
    save(arguments.output, [pair[0] for pair in pairs], [pair[1] for pair in pairs])
    print(f"{arguments.count} scenes in {time.time() - start:.0f} s")


if __name__ == "__main__":
    main()
