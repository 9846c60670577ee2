"""Texts to fill drawn things with: templates whose braces are replaced by random words, numbers, days and people.

`{a|b}` becomes one of these, `{cities}` one of a list of words, `{digits 4}` what a function of that name here draws.
"""

import datetime
import json
import pathlib
import re
import string


def read(name):
    """A file of words or pages beside this one."""
    return json.loads(pathlib.Path(__file__).with_name(f"{name}.json").read_text(encoding="utf-8"))


def listed(words):
    """Lists of words, which are written with bars between them where they are short."""
    return {name: items.split("|") if isinstance(items, str) else items for name, items in words.items()}


COMMON = read("words")
MONTHS, WEEKDAYS = listed(COMMON.pop("months")), listed(COMMON.pop("weekdays"))
COMMON = listed(COMMON)


def fill(seed, template, words, known=()):
    """The template with all braces replaced, the innermost first; `known` are texts that are the same all over a page."""

    def replaced(found):
        name, _, rest = found[1].partition(" ")
        if "|" in found[1]:
            return seed.choice(found[1].split("|"))
        if found[1] in known:
            return fill(seed, known[found[1]], words, known)
        if found[1] in words:
            return seed.choice(words[found[1]])
        return FUNCTIONS[name](seed, rest)

    while "{" in template:
        template = re.sub(r"\{([^{}]*)\}", replaced, template)
    return template


def digits(seed, count):
    return "".join(seed.choice(string.digits) for _ in range(int(count)))


def capitals(seed, count):
    return "".join(seed.choice(string.ascii_uppercase) for _ in range(int(count)))


def number(seed, limits):
    return str(seed.randrange(*map(int, limits.split())))


def amount(seed, limit):
    return f"{seed.randrange(int(limit))}{seed.choice('.,')}{seed.randrange(100):02d}"


def clock(seed, _):
    return f"{seed.randrange(6, 24):02d}:{seed.randrange(60):02d}"


def day(seed, years_and_format):
    first, last, form = years_and_format.split(" ", 2)
    start = datetime.date(int(first), 1, 1)
    return (start + datetime.timedelta(days=seed.randrange((datetime.date(int(last), 12, 31) - start).days))).strftime(form)


def spoken(seed, language_and_years):
    language, years = language_and_years.split(" ", 1)
    date, month, year = day(seed, years + " %d %m %Y").split()
    name = MONTHS[language][int(month) - 1]
    return seed.choice([f"{int(date)} {name} {year}", f"{int(date)}. {name[:3]} {year}"])


def upper(_, text):
    return text.upper()


def padded(_, length_and_text):
    """A line of a passport: filled up, or cut, to a length."""
    length, text = length_and_text.split(" ", 1)
    return text.replace(" ", "<").ljust(int(length), "<")[:int(length)]


def excerpt(seed, count):
    """Words of a book that follow each other."""
    words = seed.choice(read("household")["words"]["prose"]).split()
    start = seed.randrange(max(1, len(words) - int(count)))
    return " ".join(words[start:start + int(count)]).strip(".,;")


def card_number(seed, _):
    """Sixteen digits with the right check digit."""
    body = seed.choice(["4", "51", "53", "37"])
    body += digits(seed, 15 - len(body))
    total = 0
    for index, digit in enumerate(reversed(body)):
        value = int(digit) * (2 if index % 2 == 0 else 1)
        total += value - 9 if value > 9 else value
    full = body + str(-total % 10)
    return " ".join(full[place:place + 4] for place in range(0, 16, 4))


FUNCTIONS = {
    "digits": digits, "capitals": capitals, "number": number, "amount": amount, "clock": clock, "day": day, "spoken": spoken,
    "upper": upper, "padded": padded, "excerpt": excerpt, "card": card_number,
}
