"""Texts as in date codes: dates, keywords, lots, times, several fields in a line; and ordinary label text without a date."""

import json
import pathlib

_DATA = json.loads(pathlib.Path(__file__).with_suffix(".json").read_text(encoding="utf-8"))
MONTHS = {language: names.split("|") for language, names in _DATA.pop("months").items()}
# Words beside dates, words of other print, and the short words before the fields of a line that has several.
_WORDS = {kind: words.split("|") for kind, words in _DATA.items()}
# Codes avoid the letters that look like digits: where such a glyph is seen, 0 or 1 is more likely.
_LETTERS = "ABCDEFGHJKLMNPRSTUVWXYZ"
_SEPARATORS = [".", ".", ".", "/", "/", "-", " ", " ", "", ". ", ",", " / ", ":"]


def _two(rng, low, high):
    return f"{rng.integers(low, high + 1):02d}"


def date(rng):
    """A date in one of the usual forms; one in five has digits that are not a calendar date."""
    free = rng.random() < 0.2
    day = _two(rng, 0, 99) if free else _two(rng, 1, 31)
    month = _two(rng, 0, 99) if free else _two(rng, 1, 12)
    century = "20" if not free or rng.random() < 0.7 else _two(rng, 0, 99)
    year = _two(rng, 0, 99) if rng.random() < 0.3 else _two(rng, 19, 31)
    if rng.random() < 0.55:
        year = century + year
    separator = _SEPARATORS[rng.integers(len(_SEPARATORS))]
    if separator and rng.random() < 0.08:
        day, month = day.lstrip("0") or "0", month.lstrip("0") or "0"
    form = rng.random()
    if form < 0.40:
        return separator.join([day, month, year])
    if form < 0.62:
        return separator.join([year if len(year) == 4 or rng.random() < 0.5 else "20" + year, month, day])
    if form < 0.68:
        return separator.join([month, day, year])
    if form < 0.76:
        return (separator or "/").join([month, year])
    names = MONTHS[list(MONTHS)[rng.integers(len(MONTHS))] if rng.random() < 0.4 else "en"]
    name = names[rng.integers(12)]
    if rng.random() < 0.15:
        name = name.capitalize()
    between = ["", " ", " ", "-", "/", "."][rng.integers(6)]
    order = rng.random()
    if order < 0.5:
        return between.join([day, name, year])
    if order < 0.85:
        return between.join([name, day, year])
    return between.join([name, year])


def time(rng):
    text = f"{rng.integers(0, 24):02d}:{rng.integers(0, 60):02d}"
    return text if rng.random() < 0.7 else f"{text}:{rng.integers(0, 60):02d}"


def lot(rng):
    """A lot or machine code."""
    kind = rng.random()
    if kind < 0.35:
        return ["L", "LOT ", "LOT:", "LOT", "Lot.", "B.NO.", "BN ", "L-", "L:"][rng.integers(9)] + _digits(rng, 3, 7)
    if kind < 0.6:
        return "".join((_LETTERS + "0123456789" * 2)[rng.integers(43)] for _ in range(rng.integers(2, 8)))
    if kind < 0.8:
        return _digits(rng, 1, 8)
    return _digits(rng, 1, 3) + _LETTERS[rng.integers(23)] + _digits(rng, 1, 3)


def _digits(rng, low, high):
    return "".join(str(rng.integers(10)) for _ in range(rng.integers(low, high + 1)))


def _word(rng, words):
    word = words[rng.integers(len(words))]
    return word.lower() if rng.random() < 0.04 else word


def date_code_line(rng):
    """A line of a date code, nine in ten with a date, and whether it has one."""
    kind = rng.random()
    if kind < 0.10:
        parts = [[lot(rng), time(rng)], [lot(rng)], [time(rng), lot(rng)], [_word(rng, _WORDS["expiry words"])]][rng.integers(4)]
        return " ".join(parts), False
    text = date(rng)
    glue = ["", " ", " ", " ", ":", " : ", "."][rng.integers(7)]
    if kind < 0.45:
        text = _word(rng, _WORDS["expiry words"]) + glue + text
    elif kind < 0.57:
        text = _word(rng, _WORDS["production words"]) + glue + text
    elif kind < 0.60:
        text = text + [" - ", " ", "-", " & "][rng.integers(4)] + date(rng)
    tail = rng.random()
    if tail < 0.12:
        text += " " + time(rng)
    elif tail < 0.27:
        text += " " + lot(rng)
    elif tail < 0.33:
        text += "ABCDEFGH"[rng.integers(8)]
    elif tail < 0.37:
        text += " " + lot(rng) + " " + time(rng)
    elif tail < 0.42:
        text += ["까지", " 까지", "(B)", "B 까지", "(D/M/Y)"][rng.integers(5)]
    elif tail < 0.44 and len(text) < 14:
        text = lot(rng) + " " + text
    if rng.random() < 0.03:
        text = f"{2000 + rng.integers(19, 32)}년 {rng.integers(1, 13)}월 {rng.integers(1, 32)}일"
    if rng.random() < 0.015:
        text = f"{2000 + rng.integers(19, 32)}年{rng.integers(1, 13):02d}月{rng.integers(1, 32):02d}日"
    return text, True


def ordinary_line(rng, maximum_words=8):
    """A line of label text without a date."""
    words = [_word(rng, _WORDS["ordinary words"]) for _ in range(rng.integers(1, maximum_words + 1))]
    text = " ".join(words)
    return text.upper() if rng.random() < 0.2 else text


def line(rng):
    """A line to train on: of a date code in any of its forms, or of other print."""
    draw = (_usual, _fields, _glued, _any_date, _numbers, _ordinary)[rng.choice(6, p=[0.52, 0.14, 0.12, 0.06, 0.06, 0.1])]
    return draw(rng).strip()


def _usual(rng):
    return date_code_line(rng)[0]


def _ordinary(rng):
    return ordinary_line(rng, 3)


def _one(rng, words):
    return words[rng.integers(len(words))]


def _any_date(rng):
    """A date; one in three is a month without a day."""
    if rng.random() < 0.65:
        return date(rng)
    year = _one(rng, ["", "", "20"]) + _two(rng, 18, 31)
    month = _one(rng, MONTHS[_one(rng, list(MONTHS))]) if rng.random() < 0.3 else _two(rng, 1, 12)
    return _one(rng, ["/", "/", ".", " ", "-", ""]).join([month, year])


def _fields(rng):
    """Lot, production, expiry and time in one line, most often in this order."""
    parts = [_one(rng, _WORDS["expiry fields"]) + _any_date(rng)]
    if rng.random() < 0.6:
        parts.insert(0, _one(rng, _WORDS["production fields"]) + _any_date(rng))
    if rng.random() < 0.75:
        parts.insert(0, _one(rng, _WORDS["lot fields"]) + _digits(rng, 2, 7))
    if rng.random() < 0.3:
        parts.append(time(rng))
    if rng.random() < 0.35:
        parts = [parts[place] for place in rng.permutation(len(parts))]
    return _one(rng, ["", " ", " ", " ", " ", "."]).join(parts)


def _glued(rng):
    """A date with the head or the tail of a machine's code right beside it."""
    text = _any_date(rng)
    letter = _one(rng, _LETTERS)
    if rng.random() < 0.5:
        heads = [letter, _digits(rng, 1, 1), lot(rng), _one(rng, _WORDS["heads"]), _digits(rng, 1, 1) + "BBF"]
        text = _one(rng, heads) + _one(rng, ["", "", " ", ":"]) + text
    if rng.random() < 0.75:
        tails = [letter, letter * 2, f"({letter})", time(rng), lot(rng), _digits(rng, 1, 6), _digits(rng, 1, 1) + letter,
                 f"{_digits(rng, 2, 2)} {time(rng)}"]
        text += _one(rng, ["", "", " "]) + _one(rng, tails)
    return text


def _numbers(rng):
    """Digits with marks in any order, so that all pairs of digits are seen."""
    text = _digits(rng, 4, 14)
    for _ in range(rng.integers(0, 4)):
        place = rng.integers(1, len(text))
        text = text[:place] + _one(rng, "./-: ,") + text[place:]
    return text
