"""Medicine: boxes, strips and bottles."""

from testimages import barcodes

from .page import Page
from .words import capitals, day, digits, read

WORDS = read("medicine")


def _code_lines(seed, expiry_word, lot_word):
    ends = day(seed, 2021, 2030)
    when = ends.strftime(seed.choice(["%m/%Y", "%m %Y", "%m.%Y", "%b %Y", "%m/%y", "%b. %y", "%d/%m/%Y"]))
    lot = seed.choice([capitals(seed, 2) + digits(seed, 4), digits(seed, 6), capitals(seed, 1) + digits(seed, 5)])
    made = day(seed, 2019, 2025).strftime("%m/%Y")
    rows = [f"{lot_word}{seed.choice([':', '', ' '])} {lot}", f"{expiry_word}{seed.choice([':', '', '.'])} {when}"]
    if seed.random() < 0.3:
        rows.insert(1, seed.choice(["MFG ", "Mfg. Date: ", "Fab. "]) + made)
    return rows


def medicine_box(seed):
    form, leaflet, expiry_word, lot_word = seed.choice(WORDS["forms"])
    page = Page(
        seed, seed.choice([(1000, 600), (1000, 420), (1000, 1000)]), seed.choice(["#ffffff", "#f7fafc", "#eef6f0", "#fdf6ee"]), "#1b2733"
    )
    colour = seed.choice(["#0b6fb3", "#c8102e", "#2e8b57", "#6a3d9a", "#e87722"])
    if seed.random() < 0.6:
        page.band(colour, 3, 0)
    substance, brand = seed.choice(WORDS["substances"]), seed.choice(WORDS["brands"])
    page.line(f"{brand}{seed.choice(['®', '', ' forte', ' akut'])}" if seed.random() < 0.7 else substance.split()[0], 9, "bold", ink=colour)
    page.line(substance, 4.2, "bold")
    page.line(form, 3.4)
    page.line(f"{seed.choice([10, 14, 20, 28, 30, 50, 100])} {form.split(',')[0]}", 3, right=seed.choice(WORDS["makers"]))
    page.gap(1)
    page.paragraph(leaflet, 2.1)
    if seed.random() < 0.5:
        page.line(seed.choice(["PZN ", "CIP ", "NDC ", "C.N. ", "AIC n. ", "Reg. MS "]) + digits(seed, 8), 2.1)
    page.gap(1)
    for row in _code_lines(seed, expiry_word, lot_word):
        page.line(row, seed.choice([2.8, 3.4]), "mono")
    if seed.random() < 0.5 and page.size[1] > 500:
        code = barcodes.ean13(seed.choice(["40", "34", "84", "80", "789"]).ljust(3, "0") + digits(seed, 9))
        page.code(code, 62, page.size[1] / page.unit - 20, 33)
    return page.picture


def medicine_strip(seed):
    """The foil side of a strip of tablets: the same few words over and over."""
    page = Page(
        seed,
        (1000, seed.choice([420, 560])),
        seed.choice(["#c9ccd0", "#d8dadc", "#b9bdc2"]),
        seed.choice(["#2d3f63", "#3a3a3a", "#7c1d2b"]),
    )
    form, _, expiry_word, lot_word = seed.choice(WORDS["forms"])
    substance, maker = seed.choice(WORDS["substances"]), seed.choice(WORDS["makers"])
    rows = 3 if page.size[1] > 500 else 2
    for row in range(rows):
        for column in range(3):
            x, y = 4 + 32 * column, 4 + row * 16
            page.at(x, y, substance.rsplit(" ", 2)[0], 3.2, "bold")
            page.at(x, y + 4, " ".join(substance.split()[1:]) + " " + form.split()[0], 2.2)
            page.at(x, y + 7, maker, 2.0)
    page.y = page.size[1] - 9 * page.unit
    page.line("   ".join(_code_lines(seed, expiry_word, lot_word)), 2.6, "mono")
    return page.picture


def medicine_bottle(seed):
    form, leaflet, expiry_word, lot_word = seed.choice(WORDS["forms"])
    page = Page(seed, (760, 900), seed.choice(["#fdfdfd", "#f5ead8", "#e9f3fa"]), "#20262d")
    brand, substance = seed.choice(WORDS["brands"]), seed.choice(WORDS["substances"])
    page.line(seed.choice(WORDS["kinds of bottle"]), 4, align="centre")
    page.line(brand, 11, "bold", align="centre")
    page.line(substance, 5, align="centre")
    page.line(seed.choice(["100 ml", "150 ml", "20 ml", "60 tablets", "30 capsules"]), 4.4, align="centre")
    page.gap(2)
    page.paragraph(leaflet, 3)
    page.paragraph(seed.choice(WORDS["doses"]), 3)
    for row in _code_lines(seed, expiry_word, lot_word):
        page.line(row, 4, "mono")
    return page.picture
