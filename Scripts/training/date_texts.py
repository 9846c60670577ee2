"""Label texts with known dates, made by chance: words of several languages, formats, layouts, and the damage that readers do.

The photos have few of each kind of print, and hardly any damage that leads to a wrong date, so that the weights would learn
too much trust in what looks like a date. `texts(count)` gives the same rows each time, in the form of own label texts.
"""
import datetime
import random

TODAY = datetime.date(2026, 11, 20)
# locale, order, words for the end, for production, for packing, for a lot
LANGUAGES = [
    ("en-GB", "dmy", ["Best before", "BBE", "BB", "Use by", "EXP", "Exp. date", "Best before end"],
     ["MFD", "Mfg date", "Produced", "PROD"], ["Packed on", "PKD"], ["LOT", "Batch", "L"]),
    ("en-US", "mdy", ["BEST BY", "USE BY", "SELL BY", "BEST IF USED BY", "EXP"], ["MFG", "PROD DATE"], ["PACKED ON"],
     ["LOT"]),
    ("en-IN", "dmy", ["EXP", "USE BY", "Best Before", "EXPIRY DATE"], ["MFD", "MFG. DATE", "PKD"], ["PKD", "Packed On"],
     ["B.No.", "Batch No.", "LOT"]),
    ("de", "dmy", ["MHD", "Mindestens haltbar bis", "Zu verbrauchen bis", "mind. haltbar bis"], ["Hergestellt am"],
     ["Abgepackt am", "Verpackt am"], ["Charge", "L", "Los"]),
    ("fr", "dmy", ["DDM", "DLC", "À consommer avant le", "A consommer de préférence avant"],
     ["Fabriqué le"], ["Emballé le", "Conditionné le"], ["Lot"]),
    ("es", "dmy", ["Consumir preferentemente antes del", "Cad.", "Caducidad", "F. cad"], ["Fab.", "Elab."], ["Envasado"], ["Lote"]),
    ("pt", "dmy", ["Val.", "VAL", "Validade", "V:"], ["FAB", "Fab.", "F:"], ["Embalado em"], ["Lote", "L:"]),
    ("it", "dmy", ["Da consumarsi preferibilmente entro il", "Scad.", "TMC"], ["Prodotto il"], ["Confezionato il"], ["Lotto"]),
    ("nl", "dmy", ["THT", "Ten minste houdbaar tot", "TGT"], ["Geproduceerd op"], ["Verpakt op"], ["Lot"]),
    ("pl", "dmy", ["Najlepiej spożyć przed", "Należy spożyć do"], ["Data produkcji"], ["Zapakowano"], ["Partia", "Nr partii"]),
    ("tr", "dmy", ["SKT", "TETT", "STT"], ["ÜT", "Üretim tarihi"], ["Paketleme"], ["Parti No", "Lot"]),
    ("ja", "ymd", ["賞味期限", "消費期限"], ["製造日", "製造年月日"], ["包装日"], ["LOT"]),
    ("ko", "ymd", ["소비기한", "유통기한"], ["제조일", "제조"], ["포장일"], ["LOT"]),
    ("zh", "ymd", ["保质期至", "有效期至", "此日期前最佳"], ["生产日期"], ["包装日期"], ["批号"]),
]
MONTHS = "JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC".split()
LIVES = [3, 6, 9, 12, 12, 18, 24, 24, 36]
# What is around a date on packs.
JUNK = [
    "Net weight 500 g", "Energy 1127 kJ / 268 kcal", "Fat 2.7 g  Salt 0.11 g", "Tel. 0800 12 11 27", "Keep refrigerated 0-5 °C",
    "www.example.com", "Ingredients: wheat flour, sugar, salt 1.2 %", "Product of Italy", "2.49", "3 x 125 g",
    "Unit 20, Leeds LS11 2AB", "4006381333931", "E 471, E 322", "D-20127 Hamburg", "Art.-Nr. 271126", "serves 2-3",
    "No. 041127", "1/2 cup (30g)", "Made in EU", "P21 3", "ISO 9001", "08:14", "e 250 ml",
]
# Letters and signs that readers give for digits, and digits that they confuse.
LETTERS = {"0": "OODQ", "1": "II|l", "2": "ZZ", "3": "B", "5": "SS", "6": "GbB", "7": "T", "8": "BBB", "9": "g"}
DIGITS = {"0": "8", "1": "7", "3": "8", "5": "6", "6": "8", "7": "1", "8": "3", "9": "0"}


def months_later(date, months):
    month = date.month - 1 + months
    year = date.year + month // 12
    last = [31, 29 if year % 4 == 0 else 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month % 12]
    return datetime.date(year, month % 12 + 1, min(date.day, last))


class Writer:
    """Writes dates of one label, all in the same format."""

    def __init__(self, chance, order):
        self.chance, self.order = chance, order
        self.form = chance.choices(["marks", "spaces", "named", "bare", "month", "named month"], [10, 2, 4, 5, 3, 2])[0]
        marks = {"dmy": "././--", "mdy": "///--", "ymd": "...-/"}
        self.mark = chance.choice(marks[order])
        self.is_full = chance.random() < 0.55
        self.is_capital = chance.random() < 0.8
        self.has_name_first = chance.random() < 0.3

    @property
    def has_day(self):
        return "month" not in self.form

    def text(self, date):
        year = f"{date.year}" if self.is_full else f"{date.year % 100:02d}"
        month, day = f"{date.month:02d}", f"{date.day:02d}"
        name = MONTHS[date.month - 1] if self.is_capital else MONTHS[date.month - 1].capitalize()
        if self.form == "named":
            gap = self.chance.choice([" ", " ", "", "-", "."])
            return gap.join([name, day, year] if self.has_name_first else [day, name, year])
        if self.form == "named month":
            return self.chance.choice([" ", "-", "/", ""]).join([name, year])
        if self.form == "month":
            mark = "/" if not self.is_full else self.mark
            return mark.join([month, year])
        fields = {"dmy": [day, month, year], "mdy": [month, day, year], "ymd": [year, month, day]}[self.order]
        return {"marks": self.mark, "spaces": " ", "bare": ""}[self.form].join(fields)

    def value(self, date):
        return date.isoformat() if self.has_day else date.isoformat()[:7]


def damaged(chance, text):
    """The text with one reading error: mostly in its digits and marks."""
    places = [index for index, letter in enumerate(text) if letter.isdigit() or letter in "./-"] or [0]
    index = chance.choice(places)
    letter = text[index]
    kind = chance.choices(["letter", "digit", "lost", "space", "stray"], [5, 2, 4, 3, 1])[0]
    if kind == "letter" and letter in LETTERS:
        return text[:index] + chance.choice(LETTERS[letter]) + text[index + 1:]
    if kind == "digit" and letter in DIGITS:
        return text[:index] + DIGITS[letter] + text[index + 1:]
    if kind == "space":
        return text[:index] + " " + text[index:]
    if kind == "stray":
        return text[:index] + chance.choice("1.|-") + text[index:]
    return text[:index] + text[index + 1:]


def cut(chance, word):
    """A word of which the beginning is covered by artwork or glare."""
    return word[chance.randint(2, max(2, len(word) // 2)):]


def label(chance):
    """The lines of a label, its expiry and its production date as text; None for those that it does not print."""
    locale, order, ends, starts, packed, lots = chance.choice(LANGUAGES)
    write = Writer(chance, order)
    made = TODAY - datetime.timedelta(chance.randint(-5, 300))
    expiry = months_later(made, chance.choice(LIVES)) if chance.random() < 0.75 else made + datetime.timedelta(chance.randint(7, 900))
    if not write.has_day and (made.year, made.month) == (expiry.year, expiry.month):
        expiry = months_later(expiry, 6)
    end, start = chance.choice(ends), chance.choice(starts if chance.random() < 0.7 else packed)
    lot = chance.choice(lots) + chance.choice([" ", ": ", " "]) + chance.choice(["A", "", "L"]) + f"{chance.randint(1000, 999999)}"
    first, second = write.text(made), write.text(expiry)
    time = chance.choice(["", "", "", f" {chance.randint(0, 23):02d}:{chance.randint(0, 59):02d}"])
    tail = chance.choice(["", "", "", "-01", " 2A", " M10", "A", f" {chance.randint(1, 40)}"]) if write.form == "bare" else ""
    colon = chance.choice(["", ":", " "])
    layout = chance.choices(
        ["word", "word above", "alone", "both", "pair", "joined words", "made alone", "lot", "cut", "columns", "signs", "neither"],
        [16, 8, 14, 14, 8, 5, 6, 6, 8, 5, 2, 8])[0]
    values = write.value(expiry), write.value(made)
    if locale == "zh" and layout in ("alone", "cut"):
        return [chance.choice(["配料：小麦粉、白砂糖", "净含量：500克", "贮存条件：阴凉干燥处"]), first], None, values[1], locale, [1]
    if layout == "word":
        return [f"{end}{colon} {second}{tail}{time}", *([lot] if chance.random() < 0.4 else [])], values[0], None, locale, [0]
    if layout == "word above":
        return [end, f"{second}{tail}{time}"], values[0], None, locale, [1]
    if layout == "alone":
        return [f"{second}{tail}{time}", *([lot] if chance.random() < 0.4 else [])], values[0], None, locale, [0]
    if layout == "both":
        lines = [f"{start}{colon} {first}", f"{end}{colon} {second}{tail}"]
        return lines if chance.random() < 0.7 else lines[::-1], values[0], values[1], locale, [0, 1]
    if layout == "pair":
        if chance.random() < 0.5:
            return [f"{first}{time}", f"{second}{tail}"], values[0], values[1], locale, [0, 1]
        return [first + chance.choice([" - ", " & ", " / ", "  "]) + second], values[0], values[1], locale, [0]
    if layout == "joined words":
        joint = chance.choice([" & ", "/", " and "])
        return [f"{start}{joint}{end}: {first}{chance.choice([' & ', ' - ', ' / '])}{second}"], values[0], values[1], locale, [0]
    if layout == "made alone":
        return [f"{start}{colon} {first}{time}"], None, values[1], locale, [0]
    if layout == "lot":
        value = expiry.strftime("%d%m%y") + chance.choice(["", "A", " 2"])
        return [f"{chance.choice(lots)} {chance.choice(['', ':'])}{value}"], None, None, locale, [0]
    if layout == "cut":
        return [f"{cut(chance, end)} {second}"], values[0], None, locale, [0]
    if layout == "columns":
        return [start, end, first, second], values[0], values[1], locale, [2, 3]
    if layout == "signs":
        return [f"# {first} {chance.choice(['K203', 'B1', '07'])} @ {second}"], values[0], values[1], locale, [0]
    return [], None, None, locale, []


def texts(count, seed=7):
    """`count` rows with `id`, `text`, `locale`, `today` and `expected`."""
    chance = random.Random(seed)
    rows = []
    for number in range(count):
        lines, expiry, made, locale, dated = label(chance)
        if chance.random() < 0.35:
            for _ in range(chance.choice([1, 1, 2])):
                if dated:
                    index = chance.choice(dated)
                    lines[index] = damaged(chance, lines[index])
        for _ in range(chance.choice([0, 0, 1, 2, 4])):
            place = chance.choice([0, len(lines)])
            lines.insert(place, chance.choice(JUNK))
        # Photos are parsed long after they were taken, too.
        today = TODAY + datetime.timedelta(chance.choice([0, chance.randint(0, 1200)]))
        rows.append({
            "id": f"t-{number}", "text": "\n".join(lines), "locale": chance.choice(["", "", locale]), "today": today.isoformat(),
            "expected": {"expiryDate": expiry, "productionDate": made}})
    return rows
