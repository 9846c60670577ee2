"""What is printed on a drawn pack: its name, small print, keyword, dates, lot; and which part of a date each character is."""

import calendar
import dataclasses
import datetime
import json
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))

import texts  # noqa: E402

WORDS = json.loads((pathlib.Path(__file__).parent / "words.json").read_text(encoding="utf-8"))
PRICES = WORDS.pop("prices").split("|")
LANGUAGES = [*WORDS]
# How often each form is printed; D and M have two digits, d and m no leading zero, N is a name, Y and y the year, _ the separator.
FORMS = {
    "D_N_Y": 16, "D_N_y": 4, "D_M_Y": 22, "D_M_y": 12, "d_m_Y": 3, "Y_M_D": 9, "M_Y": 9, "N_Y": 7, "DMy": 4, "DMY": 2, "YMD": 2,
    "D_N": 6, "D_M_": 2, "N_D_Y": 3, "M_y": 1, "d_N_Y": 3,
}
SEPARATORS = {
    "N": ([" ", "", "-", ".", "/"], [0.66, 0.12, 0.08, 0.08, 0.06]),
    "M": ([".", "/", "-", " ", " / ", ". ", " - "], [0.38, 0.28, 0.12, 0.1, 0.04, 0.05, 0.03]),
    "Y_M_D": (["-", "/", ".", " "], [0.5, 0.2, 0.15, 0.15]),
    "M_Y": (["/", ".", "-", " "], [0.5, 0.2, 0.15, 0.15]),
    "D_M_": (["."], [1.0]),
}
PARTS = {"D": "day", "d": "day", "M": "month", "m": "month", "N": "month", "Y": "year", "y": "year"}
DATE_PARTS = ("day", "month", "year")


@dataclasses.dataclass
class Printed:
    """A printed date: its runs, (text, part), and what is needed to tell which dates could be under lost characters."""

    runs: list
    date: datetime.date
    form: str
    names: list

    @property
    def iso(self):
        return self.date.isoformat() if "D" in self.form.upper() else self.date.isoformat()[:7]


def one(rng, options):
    return options[int(rng.integers(len(options)))]


def spelled(kind, date, names):
    """A field of a date as it is printed."""
    return {
        "D": f"{date.day:02d}", "d": str(date.day), "M": f"{date.month:02d}", "m": str(date.month), "N": names[date.month - 1],
        "Y": str(date.year), "y": f"{date.year % 100:02d}",
    }[kind]


def printed(date, form, language, rng, part=None):
    """A date in a form."""
    names = texts.MONTHS.get(language, texts.MONTHS["en"])
    if rng.random() < 0.15:
        names = [name.capitalize() for name in names]
    options, chances = SEPARATORS.get(form) or SEPARATORS["N" if "N" in form else "M"]
    separator = str(rng.choice(options, p=chances))
    runs = [
        (separator if kind == "_" else spelled(kind, date, names), part or PARTS.get(kind, "separator")) for kind in form]
    return Printed(runs, date, form, names)


def a_day(rng):
    return datetime.date(2024, 7, 1) + datetime.timedelta(int(rng.integers(2400)))


def day_before(date, rng, has_year=True):
    """The day of the photo: a few days to some 18 months before the date, most often weeks to months."""
    ahead = float(rng.lognormal(4.4, 1.0))
    return date - datetime.timedelta(int(min(max(ahead, 3), 550 if has_year else 150)))


def month_end(date):
    return date.replace(day=calendar.monthrange(date.year, date.month)[1])


@dataclasses.dataclass
class Wording:
    """The lines of a pack, each a list of runs (text, part), and its date."""

    name: list
    small: list
    block: list
    printed: Printed
    today: datetime.date

    @property
    def lines(self):
        return ["".join(text for text, _ in runs).strip() for runs in [*self.name, *self.small, *self.block]]


def wording(rng):
    """A pack."""
    language = one(rng, LANGUAGES) if rng.random() < 0.6 else "en"
    words = {role: listed.split("|") for role, listed in WORDS[language].items()}
    date = a_day(rng)
    form = str(rng.choice([*FORMS], p=[weight / sum(FORMS.values()) for weight in FORMS.values()]))
    if form == "N_D_Y" and language != "en":
        form = "D_M_Y"
    has_keyword = rng.random() < 0.88 or form in ("DMy", "DMY", "YMD", "M_y", "D_M_")
    best = printed(date, form, language, rng)
    today = day_before(date, rng, "Y" in form.upper())
    keyword = one(rng, words["expiry"]) if has_keyword else ""
    keyword = keyword.upper() if rng.random() < 0.4 else keyword
    dated = list(best.runs)
    layout = one(rng, ["line", "line", "line", "line", "above", "above", "far"])
    block = [dated]
    if keyword and layout == "above":
        block = [[(keyword, "keyword")], dated]
    elif keyword:
        gap = " " * int(rng.integers(5, 12)) if layout == "far" else one(rng, [" ", " ", " ", "  ", "   "])
        gap = "" if keyword.endswith(":") and rng.random() < 0.2 else gap
        block = [[(keyword, "keyword"), (gap, "separator"), *dated]]
    add_production(block, best, words, language, today, rng)
    add_codes(block, dated, rng)
    name = [[(one(rng, words["names"]), "name")]] if rng.random() < 0.85 else []
    small = [[(texts.ordinary_line(rng, 6), "text")] for _ in range(int(rng.integers(0, 4)))]
    return Wording(name, small, block, best, today)


def add_production(block, best, words, language, today, rng):
    """A production date, above or before the expiry, on a quarter of the packs."""
    if rng.random() > 0.25:
        return
    made = today - datetime.timedelta(int(rng.integers(1, 120)))
    form = best.form if "Y" in best.form.upper() and "D" in best.form.upper() else "D_M_Y"
    text = "".join(text for text, _ in printed(made, form, language, rng).runs)
    separator = "".join(text for text, part in best.runs if part == "separator")[:1]
    if form == best.form and separator:
        text = separator.join(spelled(kind, made, best.names) for kind in form if kind != "_")
    runs = [(one(rng, words["production"]) + " ", "text"), (text, "production")]
    if len(block) == 1 and rng.random() < 0.3 and sum(len(part) for part, _ in block[0]) < 16:
        block[0][:0] = [*runs, ("  ", "separator")]
    else:
        block.insert(0, runs)


def add_codes(block, dated, rng):
    """A lot or a time, beside or below."""
    draw = rng.random()
    code = texts.lot(rng) if rng.random() < 0.75 else texts.time(rng)
    code = code if len(code) > 2 else f"L{code}"
    if draw < 0.5:
        block.append([(code if rng.random() < 0.6 else f"{code} {texts.time(rng)}", "lot")])
    elif draw < 0.7:
        block[-1] += [(one(rng, [" ", "  ", "   "]), "separator"), (code, "lot")]
