"""Texts as in date codes: dates, keywords, lots, times, several fields in a line; and ordinary label text without a date."""

MONTHS = {
    "en": "JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC".split(),
    "de": "JAN FEB MÄR APR MAI JUN JUL AUG SEP OKT NOV DEZ".split(),
    "fr": "JAN FEV MAR AVR MAI JUN JUL AOU SEP OCT NOV DEC".split(),
    "es": "ENE FEB MAR ABR MAY JUN JUL AGO SEP OCT NOV DIC".split(),
    "it": "GEN FEB MAR APR MAG GIU LUG AGO SET OTT NOV DIC".split(),
}
EXPIRY_WORDS = (
    "EXP|EXP.|EXP:|EXP DATE|EXPIRY|EXPIRY DATE|EXPIRES|E|E:|EX|BB|BB:|BBE|BBE:|BBF|BBF:|BBD|BEST BY|BEST BY:|Best By|"
    "BEST BEFORE|BEST BEFORE:|Best before:|BEST BEFORE END|BEST IF USED BY|Best if used by|USE BY|USE BY:|Use by|"
    "SELL BY|SELL BY:|FREEZE BY|ENJOY BY|PB|MHD|MHD:|MINDESTENS HALTBAR BIS|HALTBAR BIS|VERBRAUCHEN BIS|DLC|DLC:|DDM|"
    "A CONSOMMER AVANT|CAD|CONS. PREF.|CONSUMIR ANTES DE|FECHA CAD|F.VENC|FVENC.|VENCE|VENC|VTO|VAL|VAL:|VAL.:|VALIDADE|"
    "SCAD|SCAD.|DA CONSUMARSI ENTRO|TMC|TGT|THT|THT:|SKT|SKT:|STT|TETT|S.T.T.|EXP/|USE BEFORE|CONSUME BEFORE|"
    "ED|ED:|BAIK DIGUNAKAN SEBELUM|HSD|HSD:|NSX|有效期至|保质期至|유통기한|유통기한:|소비기한|ГОДЕН ДО|ГОДЕН ДО:|"
    "ΑΝΑΛΩΣΗ ΕΩΣ|หมดอายุ|หมดอายุ EXP.|ควรบริโภคก่อน|賞味期限|消費期限"
).split("|")
PRODUCTION_WORDS = (
    "MFG|MFG:|MFD|MFD:|MFG DATE|MFG.|PROD|PROD:|P|PD|PRO|PROD.|PKD|PACKED|PACKED ON|MAN|MAN:|FAB|ELAB|F.ELAB|H|HERGEST.|"
    "제조|제조일자|ผลิต|ผลิต MFG.|生产日期|ДАТА ИЗГ|P.DATE"
).split("|")
ORDINARY_WORDS = (
    "Ingredients water sugar milk wheat flour salt cocoa butter palm oil natural flavour Zutaten Zucker Salz Milch "
    "Weizenmehl Nutrition Facts Energy Protein Fat Carbohydrate Fibre Sodium Serving size per 100 g kcal kJ mg Store in "
    "a cool dry place Keep refrigerated Net weight Made in Product of Distributed by Manufactured for Importer Contains "
    "may contain traces of nuts soy Recycle organic fresh original family pack NEW taste the best quality guaranteed "
    "Eau farine sucre huile sel beurre Conservare luogo fresco agua harina aceite sal lait cream chocolate biscuit chips "
    "coffee tea juice noodles rice sauce shampoo 250 ml 500 g 1 L 12 % 3.5 g 0.8 g 1046 kJ www.example.com Tel 0800"
).split()
# Short words before the fields of a line that has several.
_LOT_FIELDS = "L:|L|L |LOT |LOTE:|LOT:|L. |Lote: ".split("|")
_MADE_FIELDS = "F:|F|F.|FAB:|FAB |FAB.: |MFG |MFG:|M:|P:|P |PD |PKD |PROD |PRO:|FAB/".split("|")
_END_FIELDS = "V:|V|V.|VAL:|VAL |VAL. |EXP |EXP:|EXP|E:|E |BB |BBE |BBF |BB:|CAD |VENC |VTO |Exp.: |USE BY |MHD |ED ".split("|")
_HEADS = "BB|EXP|E|BBF|EXP.|V|C|A".split("|")
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
        parts = [[lot(rng), time(rng)], [lot(rng)], [time(rng), lot(rng)], [_word(rng, EXPIRY_WORDS)]][rng.integers(4)]
        return " ".join(parts), False
    text = date(rng)
    glue = ["", " ", " ", " ", ":", " : ", "."][rng.integers(7)]
    if kind < 0.45:
        text = _word(rng, EXPIRY_WORDS) + glue + text
    elif kind < 0.57:
        text = _word(rng, PRODUCTION_WORDS) + glue + text
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
    words = [_word(rng, ORDINARY_WORDS) for _ in range(rng.integers(1, maximum_words + 1))]
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
    parts = [_one(rng, _END_FIELDS) + _any_date(rng)]
    if rng.random() < 0.6:
        parts.insert(0, _one(rng, _MADE_FIELDS) + _any_date(rng))
    if rng.random() < 0.75:
        parts.insert(0, _one(rng, _LOT_FIELDS) + _digits(rng, 2, 7))
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
        heads = [letter, _digits(rng, 1, 1), lot(rng), _one(rng, _HEADS), _digits(rng, 1, 1) + "BBF"]
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
