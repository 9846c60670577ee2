"""Words beside dates: the classes of the keyword network, and lines with them as ink masks.

A line is labelled with the classes of its keywords, in reading order; all other print has no label.
"""
import functools
import json
import pathlib

import cv2
import numpy as np
from PIL import Image, ImageDraw, ImageFont, features

import glyphs
import texts

_DATA = json.loads(pathlib.Path(__file__).with_suffix(".json").read_text(encoding="utf-8"))
# The classes from 1 on: the language, the keyword, and its spellings.
CLASSES = _DATA["classes"]
# Print that is none of them, much of it alike: a maker is not a date of making, nor is a product.
_OTHERS = _DATA["others"]
_LEFT_OUT, _CAPTIONS = _DATA["fonts left out"].split("|"), _DATA["captions"].split("|")


@functools.cache
def _fonts(language):
    names = _DATA["fonts"][language].split("|")
    paths = [path for path in glyphs._OUTLINES
             if any(name in path.split("/")[-1] for name in names) and not any(part in path for part in _LEFT_OUT)]
    probe = CLASSES[next(i for i, c in enumerate(CLASSES) if c[0] == language)][1]
    return [path for path in paths if _draws(path, probe)]


def _draws(path, text):
    """Whether a font has the glyphs of a text: those it lacks all look alike."""
    try:
        face = ImageFont.truetype(path, 24)
        shapes = {bytes(face.getmask(c)) for c in set(text) - {" "}}
        return len(shapes) > len(set(text) - {" "}) // 2 and bytes(face.getmask("\uffff")) not in shapes
    except OSError:
        return False


def _language(rng):
    return ("ko", "th", "ru", "ar")[rng.choice(4, p=[0.3, 0.3, 0.2, 0.2])]


def other(rng, language):
    """One to three words of a language that are no keyword, or as many random syllables of Hangul or letters of Thai."""
    words = _OTHERS[language].split()
    count = int(rng.integers(1, 4))
    if rng.random() < 0.3 and language == "ko":
        return "".join(chr(int(rng.integers(0xAC00, 0xD7A4))) for _ in range(rng.integers(1, 7)))
    if rng.random() < 0.15 and language == "th":
        return "".join(chr(int(rng.integers(0x0E01, 0x0E2E))) for _ in range(rng.integers(3, 12)))
    return " ".join(words[rng.integers(len(words))] for _ in range(count))


def latin(rng):
    """A line of label text or of a date code in Latin letters."""
    while True:
        words = texts.ordinary_line(rng, 3) if rng.random() < 0.6 else texts.date_code_line(rng)[0]
        if not any(glyphs.script(character) for character in words):
            return words


def text(rng):
    """A text, its language, and the classes of its keywords."""
    language = _language(rng)
    kind = rng.random()
    if kind < 0.12:
        return latin(rng), None, []
    if kind < 0.42:
        return other(rng, language), language, []
    index = int(rng.choice([i for i, item in enumerate(CLASSES) if item[0] == language]))
    spellings = CLASSES[index][2].split("|")
    word = spellings[rng.integers(len(spellings))]
    place = rng.random()
    date = texts.date(rng)
    if place < 0.2:
        caption = _CAPTIONS[rng.integers(len(_CAPTIONS))]
        word = f"{caption} {word}" if rng.random() < 0.5 else f"{word}{' ' if rng.random() < 0.5 else ''}{caption}"
    elif place < 0.35:
        length = int(rng.integers(1, 9))
        follows = word in ("까지", "부터") or language == "ar"
        word = f"{date[-length:]} {word}" if follows else f"{word} {date[:length]}"
    elif place < 0.45:
        word += ":"
    elif place < 0.5 and language in ("th", "ko"):
        # Two captions in one line, as above two columns of dates.
        second = int(rng.choice([i for i, item in enumerate(CLASSES) if item[0] == language]))
        others = CLASSES[second][2].split("|")
        return f"{word}  {others[rng.integers(len(others))]}", language, [index + 1, second + 1]
    elif place < 0.55:
        word = f"{other(rng, language)} {word}"
    return word, language, [index + 1]


def render(words, language, rng, height=40):
    """A line as an ink mask with a margin, and the rows of its ink: the whole line at once, as scripts join letters."""
    if not features.check("raqm"):
        raise SystemExit("Pillow needs libraqm: without it Thai and Arabic letters are not joined")
    paths = _fonts(language) if language else glyphs.PLAIN
    path = paths[rng.integers(len(paths))]
    dotted = rng.random() < 0.22
    size = int(rng.integers(11, 25)) if dotted else int(height * 1.3)
    face = ImageFont.truetype(path, size, layout_engine=ImageFont.Layout.RAQM)
    box = face.getbbox(words)
    width, rows = max(4, box[2] - box[0]), max(size // 2, box[3] - box[1])
    image = Image.new("L", (width + 4, rows + 4), 0)
    draw = ImageDraw.Draw(image)
    draw.fontmode = "1" if dotted else "L"
    draw.text((2 - box[0], 2 - box[1]), words, font=face, fill=255)
    mask = np.asarray(image, np.float32) / 255
    scale = height / rows
    if dotted and scale > 1.6:
        y, x = np.nonzero(mask > 0.5)
        fine = np.zeros((int(mask.shape[0] * scale) + 2, int(mask.shape[1] * scale) + 2), np.float32)
        fine[(y * scale).astype(int), (x * scale).astype(int)] = 1
        kernel = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (max(1, round(scale * rng.uniform(0.8, 1.5))),) * 2)
        mask = cv2.dilate(fine, kernel)
    else:
        mask = cv2.resize(mask, None, fx=scale * float(np.exp(rng.normal(0, 0.2))), fy=scale, interpolation=cv2.INTER_LINEAR)
        weight = int(rng.choice([-1, 0, 1, 2], p=[0.1, 0.6, 0.2, 0.1]))
        if weight:
            mask = cv2.dilate(mask, np.ones((weight + 1,) * 2)) if weight > 0 else cv2.erode(mask, np.ones((2, 2)))
    margin = height // 2
    return np.pad(mask, margin), margin, margin + mask.shape[0]
