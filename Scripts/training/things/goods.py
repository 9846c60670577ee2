"""Goods with a date that are no food, and food that looks like medicine: they belong in stock."""

from testimages import barcodes

from .page import Page
from .words import capitals, day, digits, read

WORDS = read("goods")


def _dated(seed, page, word, size=2.8):
    ends = day(seed, 2023, 2030)
    page.line(f"{word} {ends.strftime(seed.choice(['%m/%Y', '%d.%m.%Y', '%m.%Y', '%b %Y', '%m/%y', '%d/%m/%Y']))}", size, "mono")
    page.line(seed.choice(["L ", "LOT ", "Batch: ", "Lote "]) + capitals(seed, 1) + digits(seed, 5), size, "mono")


def supplement(seed):
    name, kind, form, notice, ingredients, word = seed.choice(WORDS["supplements"])
    page = Page(seed, seed.choice([(800, 1000), (1000, 620), (760, 1100)]), seed.choice(["#ffffff", "#f6faef", "#fff6e6", "#243b2f"]))
    page.ink = "#f4f4f0" if sum(page.picture.getpixel((5, 5))) < 300 else "#22302a"
    if seed.random() < 0.7:
        page.line(seed.choice(WORDS["brands"]), 6, "bold", align="centre")
        page.line(name, 9, "bold", align="centre")
        page.line(kind, 3.6, align="centre")
        page.line(f"{seed.choice([30, 60, 90, 120, 500])} {form}", 4, align="centre")
    if seed.random() < 0.75:
        page.gap(2)
        page.paragraph(ingredients, 2.6)
        page.paragraph(notice, 2.6)
    _dated(seed, page, word)
    if seed.random() < 0.5:
        page.code(
            barcodes.ean13(seed.choice(["40", "50", "33", "84", "789"]).ljust(3, "1") + digits(seed, 9)),
            58,
            max(page.y / page.unit, page.size[1] / page.unit - 24),
            36,
        )
    return page.picture


def cosmetic(seed):
    name, kind, notice, word = seed.choice(WORDS["cosmetics"])
    page = Page(seed, seed.choice([(700, 1100), (1000, 620)]), seed.choice(["#ffffff", "#eaf3fa", "#f8e8ee", "#2b3c52"]))
    page.ink = "#f2f4f6" if sum(page.picture.getpixel((5, 5))) < 300 else "#253040"
    page.line(seed.choice(WORDS["brands"]), 8, "bold", align="centre")
    page.line(name, 7, align="centre")
    page.line(kind, 3.4, align="centre")
    page.line(seed.choice(["50 ml", "200 ml", "75 ml ℮", "250 ml 8.4 fl oz", "100 g"]), 4, align="centre")
    if seed.random() < 0.7:
        page.paragraph(notice, 2.8)
        page.paragraph("Ingredients: " + WORDS["cosmetic ingredients"], 2.4)
    if seed.random() < 0.7:
        _dated(seed, page, word)
    if seed.random() < 0.5:
        page.code(
            barcodes.ean13(seed.choice(["400", "500", "337", "841"]) + digits(seed, 9)),
            58,
            max(page.y / page.unit, page.size[1] / page.unit - 24),
            36,
        )
    return page.picture
