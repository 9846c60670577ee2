"""A simple but fair date extractor for peers that only read text.

It finds numeric dates and dates with month names, and looks at the words before each. A date with an expiry word comes
first; with several dates and no word the latest counts; a date with a production word is never the answer.
"""
import calendar
import re
from dataclasses import dataclass

YEARS = range(2015, 2036)

MONTHS = {}
for number, names in enumerate(
    """jan ene gen janv enero januar january janvier gennaio
    feb fev fév febr février febrero februar february febbraio
    mar mär mrz mars märz march marzo maart
    apr abr avr avril abril april aprile
    may mai mag mayo maggio mei
    jun giu juin junio juni june giugno
    jul lug juil juillet julio juli july luglio
    aug ago aou aoû août agosto august augustus
    sep set sept septembre septiembre september settembre
    oct okt ott octobre octubre oktober october ottobre
    nov novembre noviembre november
    dec dez dic déc décembre diciembre dezember december dicembre""".split("\n"), start=1
):
    MONTHS.update((name, number) for name in names.split())

EXPIRY_WORDS = re.compile(
    r"exp|best|before|use\s*by|\bbb[de]?\b|sell|mhd|haltbar|verbrauch|consom|consum|avant|scad|entro|caduc|vence|venc|"
    r"\bval\b|\bvto\b|houdbaar|tht|spoż|до|годен|有效|到期|保质|賞味|消費|유통|소비|หมดอายุ|ควรบริโภค", re.IGNORECASE)
PRODUCTION_WORDS = re.compile(
    r"mfg|mfd|mfr|manuf|prod|\bpkd|pack|\bfab|elab|herst|abgef|生产|製造|제조|ผลิต|ngày sx|nsx|изгот", re.IGNORECASE)

NAMES = "|".join(sorted(MONTHS, key=len, reverse=True))
SEPARATOR = r"\s?[./\-–, ]\s?"
PATTERNS = [
    ("ymd", re.compile(rf"(?<!\d)(20\d\d){SEPARATOR}(\d\d?){SEPARATOR}(\d\d?)(?!\d)")),
    ("dmy", re.compile(rf"(?<!\d)(\d\d?){SEPARATOR}(\d\d?){SEPARATOR}(20\d\d|\d\d)(?!\d)")),
    ("dny", re.compile(rf"(?<!\d)(\d\d?)[\s./\-]*({NAMES})[a-z]*[\s./,\-]*(20\d\d|\d\d)(?!\d)", re.IGNORECASE)),
    ("ndy", re.compile(rf"\b({NAMES})[a-z]*[\s./\-]*(\d\d?)[\s.,/\-]+(20\d\d|\d\d)(?!\d)", re.IGNORECASE)),
    ("ndy", re.compile(rf"\b({NAMES})\s?(\d\d)(20\d\d)(?!\d)", re.IGNORECASE)),
    ("ymd", re.compile(r"(?<!\d)(20\d\d)(\d\d)(\d\d)(?!\d)")),
    ("dmy", re.compile(r"(?<!\d)(\d\d)(\d\d)(20\d\d|\d\d)(?!\d)")),
    ("my", re.compile(r"(?<![\d./,\-])(?<![\d./,\-]\s)(\d\d?)\s?[./\-]\s?(20\d\d|\d\d)(?!\s?[./\-]?\d|[./\-])")),
    ("ny", re.compile(rf"\b({NAMES})[a-z]*[\s./,'\-]*(20\d\d|\d\d)(?!\d)", re.IGNORECASE)),
]


@dataclass(frozen=True)
class Found:
    """A date in a text."""

    start: int
    end: int
    date: str
    role: str  # expiry, production or unknown


def expiry_date(text):
    """The expiry date in a text, as ISO 8601, or None."""
    found = dates(text)
    sure = [each for each in found if each.role == "expiry"]
    if sure:
        return max(each.date for each in sure)
    free = [each for each in found if each.role == "unknown"]
    return max((each.date for each in free), default=None)


def dates(text):
    """All dates of the text, except those that overlap an earlier pattern's."""
    found = []
    for order, pattern in PATTERNS:
        for match in pattern.finditer(text):
            overlaps = any(match.start() < each.end and each.start < match.end() for each in found)
            date = None if overlaps else civil_date(order, match.groups())
            if date:
                found.append(Found(match.start(), match.end(), date, role(text, match.start(), found)))
    return sorted(found, key=lambda each: each.start)


def civil_date(order, groups):
    """An ISO date from a pattern's groups; None for one that does not exist or is out of range."""
    values = {}
    for letter, group in zip(order, groups, strict=True):
        values["m" if letter == "n" else letter] = MONTHS[group.lower()] if letter == "n" else int(group)
    year = values["y"] + (2000 if values["y"] < 100 else 0)
    month, day = values["m"], values.get("d")
    if month > 12 and day is not None and day <= 12 and "n" not in order:
        month, day = day, month
    if year not in YEARS or not 1 <= month <= 12:
        return None
    if day is None:
        return f"{year}-{month:02}"
    return f"{year}-{month:02}-{day:02}" if 1 <= day <= calendar.monthrange(year, month)[1] else None


def role(text, start, found):
    """The role of a date, from the words before it: on its line and the line above, up to the previous date."""
    begin = max([start - 60] + [each.end for each in found if each.end <= start])
    before = text[max(0, begin):start]
    last = {
        kind: max((match.end() for match in words.finditer(before)), default=-1)
        for kind, words in (("expiry", EXPIRY_WORDS), ("production", PRODUCTION_WORDS))
    }
    best = max(last, key=last.get)
    return best if last[best] >= 0 else "unknown"
