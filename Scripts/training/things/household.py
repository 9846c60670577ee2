"""Other things that people photograph: calendars, books, discs, labels of devices, screens, parcels, signs."""

import calendar as months

from testimages import barcodes

from .page import Page
from .words import FIRST, MONTHS, WEEKDAYS, address, amount, capitals, clock, day, digits, numeric, person, read, spoken

WORDS = read("household")


def calendar(seed):
    language = seed.choice(list(MONTHS))
    page = Page(seed, seed.choice([(1000, 1000), (1000, 1300), (1000, 760)]), seed.choice(["#ffffff", "#fbf7ee", "#eef4fa"]), "#22262b")
    year, month = seed.randrange(2020, 2028), seed.randrange(1, 13)
    page.line(f"{MONTHS[language][month - 1]} {year if seed.random() < 0.8 else ''}", 8, "bold", align="centre")
    page.gap(2)
    for column, name in enumerate(WEEKDAYS[language]):
        page.at(4 + 13.3 * column, page.y / page.unit, name[: seed.choice([2, 3])] if seed.random() < 0.7 else name[:2], 3.2, "bold")
    page.gap(6)
    notes = seed.random() < 0.5
    step = min(16, (page.size[1] / page.unit - page.y / page.unit - 4) / 6)
    for week in months.monthcalendar(year, month):
        for column, number in enumerate(week):
            if number:
                top = page.y / page.unit
                page.box(3 + 13.3 * column, top, 13.3, step, None, "#888888")
                page.at(4 + 13.3 * column, top + 0.6, str(number), 3.4, "bold")
                if notes and seed.random() < 0.15:
                    page.at(4 + 13.3 * column, top + 5, seed.choice(WORDS["calendar notes"]), 1.9, "hand")
        page.gap(step)
    return page.picture


def book_page(seed):
    page = Page(seed, (1000, 1400), seed.choice(["#f6f1e4", "#fbfaf5", "#efe9da"]), "#26221d", "serif")
    page.line(seed.choice(WORDS["chapters"]), 3, align="centre", right=str(seed.randrange(9, 400)))
    page.gap(3)
    for _ in range(seed.randrange(2, 5)):
        page.paragraph(seed.choice(WORDS["prose"]), seed.choice([2.6, 3.0]))
        page.gap(1)
    return page.picture


def book_cover(seed):
    page = Page(seed, (900, 1300), seed.choice(["#203040", "#f0e8d8", "#a03028", "#2f5f4f", "#e9c46a"]))
    page.ink = "#f6f6f2" if sum(page.picture.getpixel((5, 5))) < 400 else "#202020"
    if seed.random() < 0.5:
        page.line(person(seed), 6, "serif", align="centre")
        page.gap(16)
        for row in seed.choice(WORDS["titles of books"]).split(" "):
            page.line(row, 11, seed.choice(["bold", "serif"]), align="centre")
        page.gap(10)
        page.line(seed.choice(WORDS["kinds of book"]), 5, align="centre")
        return page.picture
    page.paragraph("“" + " ".join(seed.choice(WORDS["prose"]).split()[:28]) + "…”", 4, style="serif")
    page.gap(3)
    page.paragraph(seed.choice(WORDS["praise"]), 3.6)
    page.gap(3)
    page.line(seed.choice(["www.verlag-meer.de", "Cover design: " + person(seed), "Éditions du Port", "Fiction / Literature"]), 3)
    page.line(f"ISBN 978-{digits(seed, 1)}-{digits(seed, 4)}-{digits(seed, 4)}-{digits(seed, 1)}", 3)
    page.line(seed.choice(WORDS["prices of books"]), 3)
    page.code(barcodes.ean13("978" + digits(seed, 9)), 48, page.size[1] / page.unit - 36, 46)
    return page.picture


def disc(seed):
    page = Page(seed, (1000, seed.choice([1000, 1400])), seed.choice(["#15151a", "#f3f3f3", "#33407a", "#b44a2f"]))
    page.ink = "#f2f2f2" if sum(page.picture.getpixel((5, 5))) < 400 else "#1c1c1c"
    kind = seed.choice(WORDS["kinds of disc"])
    page.line(seed.choice(WORDS["titles of discs"]), 8, "bold")
    page.gap(2)
    if "DISC" in kind or "LP" in kind:
        for number in range(1, seed.randrange(6, 13)):
            song = " ".join(seed.choice(WORDS["prose"]).split()[seed.randrange(0, 20) :][: seed.randrange(1, 4)]).strip(".,;")
            page.line(f"{number}. {song.capitalize()}", 3, right=f"{seed.randrange(2, 7)}:{seed.randrange(60):02d}")
    else:
        page.paragraph(" ".join(seed.choice(WORDS["prose"]).split()[:40]), 3)
        page.line(seed.choice(WORDS["about films"]), 2.8)
        page.line(seed.choice(WORDS["ratings of films"]), 2.8)
    page.gap(2)
    page.line(kind, 3, "bold")
    page.paragraph(f"℗ & © {seed.randrange(1985, 2023)} {seed.choice(WORDS['labels of discs'])}. " + seed.choice(WORDS["rights"]), 2)
    if seed.random() < 0.7:
        page.code(
            barcodes.upc_a(digits(seed, 11)) if seed.random() < 0.5 else barcodes.ean13(seed.choice(["50", "07", "40"]) + digits(seed, 10)),
            60,
            page.size[1] / page.unit - 27,
            34,
        )
    return page.picture


def device_label(seed):
    page = Page(seed, seed.choice([(1000, 500), (1000, 760)]), seed.choice(["#f0f0f0", "#d9d9d9", "#1e1e1e", "#ffffff"]))
    page.ink = "#ededed" if sum(page.picture.getpixel((5, 5))) < 200 else "#161616"
    device = seed.choice(WORDS["devices"])
    made = day(seed, 2008, 2025)
    rows = [
        f"Model: {capitals(seed, 2)}-{digits(seed, 4)}{seed.choice(['', 'EU', 'W'])}",
        f"S/N: {capitals(seed, 3)}{digits(seed, 9)}",
        seed.choice(WORDS["inputs"]),
        seed.choice(WORDS["outputs"]),
        "MAC: " + ":".join(digits(seed, 1) + seed.choice("ABCDEF") for _ in range(6)),
        seed.choice(WORDS["origins"]),
        seed.choice(["FCC ID: ", "IC: ", "P/N: ", "Part No. ", "EAN "]) + capitals(seed, 3) + digits(seed, 6),
        seed.choice(WORDS["made"]) + made.strftime(seed.choice(["%m/%Y", "%Y-%m-%d", "%B %Y", "%d.%m.%Y"])),
        seed.choice(WORDS["cautions"]),
    ]
    page.line(device, 6, "bold", right=seed.choice(["CE", "RoHS", "UL LISTED", "TÜV GS"]))
    seed.shuffle(rows)
    for row in rows[: seed.randrange(4, 9)]:
        page.line(row, seed.choice([2.6, 3.0]))
    if seed.random() < 0.6:
        page.code(
            barcodes.Code("Code-128", "", None, "CODE128", capitals(seed, 2) + digits(seed, 9)), 55, page.size[1] / page.unit - 17, 40
        )
    return page.picture


def screen(seed):
    kind = seed.randrange(4)
    dark = seed.random() < 0.4
    page = Page(seed, seed.choice([(720, 1400), (1400, 800)]), "#16181c" if dark else "#f7f8fa", "#e8eaed" if dark else "#202124")
    page.line(clock(seed), 3, right=seed.choice(["5G 82%", "LTE 47 %", "WiFi 100%", "Edit View Help"]))
    page.gap(2)
    if kind == 0:
        page.line(seed.choice(["Chats", "Messages", "Nachrichten"]), 6, "bold")
        for _ in range(6):
            page.line(
                seed.choice(FIRST),
                4,
                "bold",
                right=seed.choice([clock(seed), "Yesterday", "gestern", numeric(seed, day(seed, 2023, 2026))]),
            )
            page.line(seed.choice(WORDS["messages"]), 3.2)
    elif kind == 1:
        page.line(seed.choice(["Inbox", "Posteingang", "Boîte de réception"]), 5, "bold")
        for _ in range(6):
            page.line(person(seed), 3.6, "bold", right=spoken(seed, day(seed, 2023, 2026), "en"))
            page.line(seed.choice(WORDS["subjects of mail"]), 3.2)
    elif kind == 2:
        page.line(seed.choice(["Settings", "Einstellungen", "Réglages"]), 6, "bold")
        for row in seed.sample(WORDS["settings"], 8):
            page.line(row, 4, right=seed.choice(["On", "Off", ">", ""]))
            page.gap(2)
    else:
        page.line(seed.choice(WORDS["screens"]), 5, "bold")
        for _ in range(7):
            page.paragraph(seed.choice(WORDS["on screens"]), 3.4)
            page.gap(1)
    return page.picture


def parcel(seed):
    page = Page(seed, (1000, seed.choice([700, 1300])), seed.choice(["#fdfdfb", "#e7d9bd"]), "#1a1a1a")
    street, city = address(seed)
    page.line(seed.choice(WORDS["carriers"]), 7, "bold", right=seed.choice(["1/1", "2 kg", "4.5 KG"]))
    page.line(seed.choice(["Absender: ", "FROM: ", "Expéditeur : ", "Return to: "]) + person(seed), 2.8)
    page.gap(2)
    page.line(seed.choice(["An:", "SHIP TO:", "Destinataire", "TO:"]), 3, "bold")
    for row in (person(seed), street, city):
        page.line(row, 4.4, "bold", x=12)
    page.gap(2)
    page.line(seed.choice(["Tracking no. ", "Sendungsnr. ", "N° de suivi "]) + digits(seed, 12), 3, "mono")
    page.line(f"{numeric(seed, day(seed, 2020, 2026))}  {seed.choice(WORDS['services of carriers'])}", 3)
    page.code(barcodes.Code("Code-128", "", None, "CODE128", digits(seed, 14)), 12, page.y / page.unit, 74)
    return page.picture


def notice(seed):
    """A poster, a sign, a business card, a handwritten note, a label on clothes or tools."""
    page = Page(seed, seed.choice([(1000, 600), (900, 1200)]), seed.choice(["#fff8d0", "#ffffff", "#e6eef5", "#22303c"]))
    page.ink = "#f4f4f4" if sum(page.picture.getpixel((5, 5))) < 300 else "#24242a"
    style = seed.randrange(4)
    if style == 0:
        page.line(seed.choice(WORDS["events"]), 9, "bold", align="centre")
        page.line(f"{seed.choice(list(WEEKDAYS['en']))} {spoken(seed, day(seed, 2023, 2027), 'en')}", 5, align="centre")
        page.line(f"{clock(seed)} – {clock(seed)}", 5, align="centre")
        page.line(", ".join(address(seed)), 4, align="centre")
    elif style == 1:
        page.line(person(seed), 7, "bold")
        page.line(seed.choice(WORDS["professions"]), 4)
        page.gap(4)
        for row in (*address(seed), f"+{digits(seed, 2)} {digits(seed, 9)}", f"{seed.choice(FIRST).lower()}@example.com"):
            page.line(row, 3.6)
    elif style == 2:
        for row in seed.sample(
            [
                "call the plumber",
                "milk, eggs, bread",
                "Oma anrufen!",
                "rent: " + amount(seed, 900),
                "WiFi: " + digits(seed, 8),
                "pick up kids " + clock(seed),
                "Geschenk für " + seed.choice(FIRST),
                "passport photos",
            ],
            4,
        ):
            page.line(row, 6, "hand")
    else:
        for row in seed.sample(
            [
                "100% COTTON",
                "MADE IN BANGLADESH",
                "Machine wash warm",
                "Do not bleach",
                "SIZE M / EUR 40",
                "60 W E27 LED 806 lm",
                "Schlauch 28 x 1 3/8",
                "WARNING: keep away from fire",
                "M6 x 40 mm  20 pcs",
                "Interior wall paint 2.5 L",
                "RN 77388",
                "Style " + digits(seed, 5),
            ],
            5,
        ):
            page.line(row, 5)
        if seed.random() < 0.5:
            page.code(barcodes.ean13(digits(seed, 12)), 55, page.size[1] / page.unit - 22, 36)
    return page.picture
