"""Synthetic line pictures for the recogniser: date codes as the detector crops them, 32 pixels high."""
import argparse
import time

import cv2
import numpy as np

import alphabet
import grounds
import ink
import texts

HEIGHT = 32
MAXIMUM_WIDTH = 768
# The horizontal stretch of a line: the network outputs one class every four columns.
STRETCH = 1.3


def line(rng, ground_source):
    """A picture 32 pixels high and its class sequence; the sequence is empty for a picture without text."""
    if rng.random() < 0.02:
        return _blank(rng, ground_source), []
    plain = rng.random() < ink.PLAIN
    style = ink.Style(rng)
    text = texts.date_code_line(rng)[0] if rng.random() < 0.88 else texts.ordinary_line(rng, 3)
    mask, top, bottom = ink.render(text, style, rng)
    mask = _neighbours(mask, top, bottom, style, rng)
    native = int(np.clip(np.exp(rng.normal(3.25, 0.35)), 16 if plain else 11, 64))
    mask = _rectified(mask, top, bottom, native, rng)
    picture = _printed(mask, ground_source.make(rng, *mask.shape, photos=0.15 if plain else 0.3), rng, plain)
    if rng.random() < 0.15:
        _crease(picture, rng)
    picture = _photographed(picture, rng)
    width = int(np.clip(round(picture.shape[1] * HEIGHT / picture.shape[0]), 16, MAXIMUM_WIDTH))
    enlarged = cv2.INTER_LINEAR if native < HEIGHT else cv2.INTER_AREA
    return cv2.resize(picture, (width, HEIGHT), interpolation=enlarged), alphabet.label(text.strip())


def _blank(rng, ground_source):
    picture = ground_source.make(rng, HEIGHT, int(rng.integers(40, 300)), photos=0.7)
    return _photographed(picture, rng)


def _neighbours(mask, top, bottom, style, rng):
    """The mask with other lines of the block above and below it, as close as printers set them."""
    for below in (True, False):
        if rng.random() < 0.5:
            continue
        other, first, last = ink.render(texts.date_code_line(rng)[0], style, rng)
        gap = int((rng.uniform(0.02, 0.15) if rng.random() < 0.4 else rng.uniform(0.12, 0.7)) * (bottom - top))
        other = other[first:last]
        row = bottom + gap if below else top - gap - other.shape[0]
        shift = int(rng.normal(0, 8 if rng.random() < 0.8 else 60))
        low, high = max(row, 0), min(row + other.shape[0], mask.shape[0])
        if high <= low:
            continue
        piece = other[low - row:high - row]
        left, right = max(shift, 0), min(shift + piece.shape[1], mask.shape[1])
        if right > left:
            target = mask[low:high, left:right]
            np.maximum(target, piece[:, left - shift:right - shift], out=target)
    return mask


def _rectified(mask, top, bottom, native, rng):
    """The mask as the detector would crop it: a little too wide or too tight, rotated, bent; `native` pixels high."""
    rows, columns = mask.shape
    inked = np.nonzero(mask[top:bottom].max(axis=0) > 0.3)[0]
    left, right = (inked[0], inked[-1] + 1) if len(inked) else (0, columns)
    capital = bottom - top
    window = capital / rng.uniform(0.55, 0.97)
    slack = (window - capital) / 2
    center = (top + bottom) / 2 + rng.uniform(-1, 1) * (slack + 0.02 * capital)
    before, after = (rng.uniform(0.02, 0.5) * capital if rng.random() < 0.85 else rng.uniform(0.5, 1.5) * capital
                     for _ in range(2))
    scale = native / window
    stretch = STRETCH * float(np.exp(rng.normal(0, 0.12)))
    width = max(12, int((right - left + before + after) * scale * stretch))
    x = (np.arange(width, dtype=np.float32) + 0.5) / (scale * stretch) + left - before
    y = (np.arange(native, dtype=np.float32) + 0.5) / scale + center - window / 2
    grid_x, grid_y = np.meshgrid(x, y)
    length = max(right - left, 1)
    along = (grid_x - (left + right) / 2) / length
    tilt = np.tan(rng.normal(0, np.radians(1.6)))
    limit = min(abs(tilt) * length, 0.5 * capital)
    bow = rng.normal(0, 0.12) * capital if rng.random() < 0.35 else 0.0
    grid_y = grid_y + np.sign(tilt) * limit * along + bow * (4 * along * along - 0.33)
    if rng.random() < 0.35:
        # Perspective or a bent surface: one end is smaller than the other, or both than the middle.
        fall = rng.normal(0, 0.12)
        middle = (top + bottom) / 2
        grid_y = middle + (grid_y - middle) * np.clip(1 + fall * 2 * along, 0.75, 1.3)
        grid_x = grid_x + rng.normal(0, 0.06) * length * (along * along - 0.25)
    if scale < 1:
        mask = cv2.GaussianBlur(mask, (0, 0), 0.42 / scale)
    return cv2.remap(mask, grid_x.astype(np.float32), grid_y.astype(np.float32), cv2.INTER_LINEAR)


def _printed(mask, ground, rng, plain):
    """Ink on a background: darker or lighter, faint to strong, but always stronger than the background's texture."""
    if plain:
        # Pack designers leave a calm area for the date code.
        ground = ground.mean() + (ground - ground.mean()) * min(1.0, rng.uniform(4, 18) / (float(ground.std()) + 1e-3))
    level = float(np.median(ground))
    dark = level > 60 and rng.random() < (0.93 if level > 100 else 0.4)
    room = max(level if dark else 255 - level, 45)
    minimum = min(max(45.0 if plain else 22.0, (3.0 if plain else 1.8) * float(ground.std())), 0.9 * room)
    contrast = minimum + (room - minimum) * rng.beta(1.5, 1.1)
    tone = level - contrast if dark else level + contrast
    opacity = np.clip(mask * rng.uniform(0.75, 1.0), 0, 1)
    if rng.random() < 0.2:
        wear = cv2.resize(rng.random((3, 12)).astype(np.float32), mask.shape[::-1])
        opacity = opacity * np.clip(0.55 + wear, 0, 1)
    print_tone = np.clip(tone, 0, 255) + (ground - level) * rng.uniform(0, 0.35)
    return ground * (1 - opacity) + print_tone * opacity


def _crease(picture, rng):
    """Draws folds of film across the print: thin lines that shine or are in shadow."""
    rows, columns = picture.shape
    for _ in range(rng.integers(1, 4)):
        x = rng.uniform(0, columns)
        ends = [(int(x + rng.normal(0, 1.5) * rows), -2), (int(x + rng.normal(0, 1.5) * rows), rows + 2)]
        if rng.random() < 0.25:
            ends = [(-2, int(rng.uniform(0, rows))), (columns + 2, int(rng.uniform(0, rows)))]
        tone = float(np.clip(np.median(picture) + rng.choice([-1, 1], p=[0.35, 0.65]) * rng.uniform(25, 120), 0, 255))
        fold = np.zeros_like(picture)
        cv2.line(fold, ends[0], ends[1], 1.0, int(rng.integers(1, max(2, rows // 12))), cv2.LINE_AA)
        fold = cv2.GaussianBlur(fold, (0, 0), rng.uniform(0.3, 1.2)) * rng.uniform(0.5, 1)
        picture += (tone - picture) * fold


def _photographed(picture, rng):
    """The picture as a phone would store it: blur, noise, JPEG."""
    if rng.random() < 0.6:
        sigma = rng.uniform(0.2, 1.1) * picture.shape[0] / 32
        picture = cv2.GaussianBlur(picture, (0, 0), sigma)
    if rng.random() < 0.12:
        size = int(rng.integers(2, max(3, picture.shape[0] // 8)))
        kernel = np.ones((1, size) if rng.random() < 0.6 else (size, 1), np.float32) / size
        picture = cv2.filter2D(picture, -1, kernel)
    if rng.random() < 0.25:
        picture = picture + rng.normal(0, 1) * 20
    picture = picture + rng.normal(0, rng.uniform(0, 7), picture.shape)
    picture = np.clip(picture, 0, 255).astype(np.uint8)
    if rng.random() < 0.6:
        coded = cv2.imencode(".jpg", picture, [cv2.IMWRITE_JPEG_QUALITY, int(rng.integers(35, 96))])[1]
        picture = cv2.imdecode(coded, cv2.IMREAD_GRAYSCALE)
    return picture


def render_set(count, seed, ground_source, draw=line):
    """`count` lines, each drawn by `draw`, as (pictures, class sequences)."""
    rng = np.random.default_rng(seed)
    pairs = [draw(rng, ground_source) for _ in range(count)]
    return [pair[0] for pair in pairs], [pair[1] for pair in pairs]


def save(path, pictures, labels):
    """Writes lines as one compressed array file: pictures side by side, widths, labels as text."""
    np.savez(path, strip=np.concatenate(pictures, axis=1), widths=np.array([p.shape[1] for p in pictures]),
             labels=np.concatenate([np.array(item, np.int16) for item in labels]),
             lengths=np.array([len(item) for item in labels]))


def load(path):
    """The lines that `save` wrote."""
    data = np.load(path)
    pictures = np.split(data["strip"], np.cumsum(data["widths"])[:-1], axis=1)
    labels = np.split(data["labels"], np.cumsum(data["lengths"])[:-1])
    return [np.ascontiguousarray(picture) for picture in pictures], [list(item) for item in labels]


def run(description, draw):
    """The command that draws lines and writes them to a file."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--count", type=int, default=24000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--grounds", nargs="*", help="folder of photos whose patches serve as busy backgrounds")
    parser.add_argument("--output", required=True)
    arguments = parser.parse_args()
    cv2.setNumThreads(1)
    start = time.time()
    pictures, labels = render_set(arguments.count, arguments.seed, grounds.Grounds(arguments.grounds), draw)
    save(arguments.output, pictures, labels)
    print(f"{arguments.count} lines in {time.time() - start:.0f} s")


if __name__ == "__main__":
    run(__doc__, line)
