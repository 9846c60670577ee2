"""Words to fill the drawn things with: people, places, numbers, days."""

import datetime
import json
import pathlib
import string


def read(name):
    """The words of a file beside this one, by what they are for."""
    return json.loads(pathlib.Path(__file__).with_name(f"{name}.json").read_text(encoding="utf-8"))


WORDS = read("words")
FIRST, LAST, CITIES, COUNTRIES = (WORDS[kind] for kind in ("first names", "last names", "cities", "countries"))
MONTHS, WEEKDAYS = WORDS["months"], WORDS["weekdays"]


def person(seed):
    return f"{seed.choice(FIRST)} {seed.choice(LAST)}"


def digits(seed, count):
    return "".join(seed.choice(string.digits) for _ in range(count))


def capitals(seed, count):
    return "".join(seed.choice(string.ascii_uppercase) for _ in range(count))


def amount(seed, most=90):
    return f"{seed.randrange(0, most)}{seed.choice('.,')}{seed.randrange(100):02d}"


def address(seed):
    return f"{seed.choice(WORDS['streets'])} {seed.randrange(1, 180)}", f"{digits(seed, 5)} {seed.choice(CITIES)}"


def day(seed, first=2019, last=2034):
    start = datetime.date(first, 1, 1)
    return start + datetime.timedelta(days=seed.randrange((datetime.date(last, 12, 31) - start).days))


def numeric(seed, date):
    return date.strftime(seed.choice(["%d.%m.%Y", "%d/%m/%Y", "%d-%m-%Y", "%d %m %Y", "%Y-%m-%d", "%d.%m.%y"]))


def spoken(seed, date, language):
    name = MONTHS[language][date.month - 1]
    return seed.choice([f"{date.day} {name} {date.year}", f"{date.day}. {name[:3]} {date.year}"])


def clock(seed):
    return f"{seed.randrange(6, 24):02d}:{seed.randrange(60):02d}"


def luhn(seed, start="4"):
    body = start + digits(seed, 15 - len(start))
    total = 0
    for index, digit in enumerate(reversed(body)):
        value = int(digit) * (2 if index % 2 == 0 else 1)
        total += value - 9 if value > 9 else value
    number = body + str(-total % 10)
    return " ".join(number[place : place + 4] for place in range(0, 16, 4))
