"""The texts of a label of chilled food with their truth: most dates are a day and a month without a year."""
import datetime
from dataclasses import dataclass, field

from .languages import LANGUAGES

TODAY = datetime.date(2025, 6, 1)  # of Scripts/benchmark labels
SHARES = {
    "day and name of the month": 25, "day and month in numbers": 30, "weekday, day and month": 15, "with a year": 18,
    "without a date": 12,
}
PRINTERS = {"thermal transfer": 30, "dot matrix": 28, "inkjet": 20, "plain type": 22}
WITHOUT_ACCENTS = str.maketrans("ÀÂÄÅĄÇĆÉÈÊËĘÍÎÏŁÑŃÓÔÖØŚÚÛÜŻŹ", "AAAAACCEEEEEIIILNNOOOOSUUUZZ")


@dataclass
class Label:
    """A label: `rows` are what the packing line prints, each a list of texts beside each other."""

    language: str
    printer: str
    form: str
    is_film: bool
    rows: list[list[str]]
    product: str
    print: list[str]
    price: str
    expiry: str | None
    printed: str | None
    others: list[dict]
    taken: datetime.datetime | None
    traits: list[str] = field(default_factory=list)


class Writer:
    """Writes the dates of one label, all in one form."""

    def __init__(self, chance, language, form, printer):
        self.chance, self.language, self.form = chance, language, form
        self.is_capital = printer in ("dot matrix", "inkjet") or chance.random() < 0.3
        self.has_plain_letters = printer in ("dot matrix", "inkjet")
        self.number = chance.choice(language.numbers)
        self.is_named = form == "day and name of the month" or chance.random() < 0.5
        self.gap = chance.choice([" ", " ", " ", "", "-"])
        self.has_zero = chance.random() < 0.8
        self.has_full_year = chance.random() < 0.5

    def text(self, date):
        day = f"{date.day:02d}" if self.has_zero else str(date.day)
        if self.is_named and self.form != "day and month in numbers":
            text = day + self.gap + self.language.months.split()[date.month - 1]
            mark = " " if self.gap == "" else self.gap
        else:
            text = self.number.replace("d", day).replace("m", f"{date.month:02d}" if self.has_zero else str(date.month))
            mark = "" if text.endswith(".") else self.number[1]
        if self.form == "with a year":
            text += mark + str(date.year if self.has_full_year else date.year % 100)
        if self.form == "weekday, day and month":
            text = self.language.weekdays.split()[date.weekday()] + " " + text
        return self.cased(text)

    def cased(self, text):
        if not self.is_capital:
            return text
        text = text.upper()
        return text.translate(WITHOUT_ACCENTS).replace("€", "EUR") if self.has_plain_letters else text


def label(chance):
    """A label by chance."""
    language = chance.choice(LANGUAGES)
    form, printer = (chance.choices(list(shares), list(shares.values()))[0] for shares in (SHARES, PRINTERS))
    taken = None
    if chance.random() < 0.7:
        day = TODAY - datetime.timedelta(days=chance.randrange(1, 365))
        taken = datetime.datetime.combine(day, datetime.time(chance.randrange(8, 21), chance.randrange(60), chance.randrange(60)))
    day = taken.date() if taken else TODAY
    expiry = day + datetime.timedelta(days=chance.randrange(-2, 22))
    packed = min(expiry - datetime.timedelta(days=chance.randrange(4, 15)), day)
    writer = Writer(chance, language, form, printer)
    made = Label(
        language.code, printer, form, chance.random() < 0.4, [], chance.choice(language.products), small_print(chance, language),
        money(chance, language), None, None, [], taken)
    made.rows = undated_rows(chance, language, writer, packed) if form == "without a date" else dated_rows(
        chance, language, writer, made, expiry, packed)
    return made


def dated_rows(chance, language, writer, made, expiry, packed):
    """Rows with the expiry, and by chance with a date of packing or display, a lot, a time, weight and price."""
    def truth(date):
        # Where neither the label has a year nor the photo a day, any year counts.
        return date.isoformat() if made.form == "with a year" or made.taken else "-" + date.isoformat()[4:]

    made.expiry = truth(expiry)
    end = writer.cased(chance.choice(language.end))
    made.printed = f"{end} {writer.text(expiry)}"
    entries = [(end, writer.text(expiry))]
    if chance.random() < 0.35:
        entries.insert(chance.choice([0, 0, 1]), (writer.cased(chance.choice(language.packed)), writer.text(packed)))
        made.others.append({"kind": "packed", "date": truth(packed)})
        made.traits.append("with a packing date")
    elif language.display and chance.random() < 0.4:
        shown = expiry - datetime.timedelta(days=2)
        entries.insert(0, (writer.cased(chance.choice(language.display)), writer.text(shown)))
        made.others.append({"kind": "display", "date": truth(shown)})
        made.traits.append("with a display date")
    layout = chance.choices(["row", "above", "table", "alone"], [50, 22, 18, 10])[0]
    if layout == "alone" and len(entries) == 1:
        # The word is somewhere else on the pack, or nowhere.
        made.traits.append("no word at the date")
        made.print += [f"{end}:"] if chance.random() < 0.5 else []
        rows = [[writer.text(expiry)]]
    elif layout == "table":
        made.traits.append("in a table")
        prices = list(zip(language.headings, scale(chance, language), strict=True))
        entries += [(writer.cased(word), writer.cased(value)) for word, value in chance.sample(prices, chance.choice([1, 2]))]
        rows = [[word for word, _ in entries], [value for _, value in entries]]
    elif layout == "above":
        made.traits.append("word above the date")
        rows = [[part] for entry in entries for part in entry]
    else:
        rows = [[f"{word} {value}"] for word, value in entries]
    return rows + extras(chance, language, writer, packed)


def undated_rows(chance, language, writer, packed):
    prices = zip(language.headings, scale(chance, language), strict=True)
    rows = [[writer.cased(f"{heading} {value}")] for heading, value in prices]
    return rows[:chance.randrange(0, 3)] + (extras(chance, language, writer, packed) or [[lot(chance, language, packed)]])


def extras(chance, language, writer, packed):
    """By chance a lot, a time, both in a row, and a temperature."""
    rows = []
    time = f"{chance.randrange(4, 23):02d}:{chance.randrange(60):02d}"
    kind = chance.random()
    if kind < 0.35:
        rows.append([lot(chance, language, packed) + " " + time])
    elif kind < 0.6:
        rows.append([lot(chance, language, packed)])
    elif kind < 0.75:
        rows.append([time])
    if chance.random() < 0.25:
        rows.append([chance.choice(["0-4 °C", "0/+4°C", "2/5 °C", "+2 °C / +7 °C", "max. 4°C"])])
    return [[writer.cased(text) for text in row] for row in rows]


def lot(chance, language, packed):
    number = chance.choice([f"{packed.timetuple().tm_yday:03d}", f"{packed.timetuple().tm_yday:03d}{chance.choice('ABC')}",
                            f"{chance.randrange(1000, 99999)}", f"{packed.year % 10}{packed.timetuple().tm_yday:03d}"])
    return chance.choice(language.lot) + chance.choice([" ", " ", ""]) + number


def money(chance, language):
    amount = f"{chance.randrange(1, 19)}{language.comma}{chance.choice([19, 29, 49, 79, 95, 99, 5, 10, 12]):02d}"
    return language.currency + amount if language.currency == "£" else f"{amount} {language.currency}"


def scale(chance, language):
    """Price a kilogram, weight and price, as a shop's scale prints them."""
    weight = f"0{language.comma}{chance.randrange(80, 999):03d} kg"
    return money(chance, language), weight, money(chance, language)


def small_print(chance, language):
    lines = chance.sample(language.small_print, chance.randrange(1, 4)) + [chance.choice(language.cold)]
    chance.shuffle(lines)
    return lines + [f"{chance.choice([150, 200, 250, 300, 400, 500])} g"]
