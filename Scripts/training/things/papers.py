"""Papers that belong to a person: passports, identity cards, bank cards, tickets, letters, receipts."""

from .page import Page
from .words import CITIES, COUNTRIES, FIRST, LAST, address, amount, capitals, clock, day, digits, luhn, numeric, person, read, spoken

WORDS = read("papers")


def passport(seed):
    page = Page(
        seed, (1000, 1420 if seed.random() < 0.4 else 700), seed.choice(["#eadfd3", "#dfe8ec", "#e9e6da", "#f0e3e6"]), "#22252b", "sans"
    )
    country, last, first = seed.choice(COUNTRIES), seed.choice(LAST).upper(), seed.choice(FIRST).upper()
    number = seed.choice(["C", "X", "", "PA"]) + digits(seed, 7)
    born, issued, ends = day(seed, 1945, 2010), day(seed, 2017, 2025), day(seed, 2026, 2035)
    titles = seed.choice(WORDS["passports"])
    if page.size[1] > 1000:
        page.gap(seed.randrange(20, 60))
    page.line(titles[0], 4, "bold", right=number)
    left = 34
    page.box(5, page.y / page.unit, 25, 32, seed.choice(["#b7a99a", "#9fb0b8"]))
    values = [
        last,
        first,
        country,
        numeric(seed, born),
        seed.choice(CITIES).upper(),
        numeric(seed, issued),
        numeric(seed, ends),
        seed.choice(CITIES).upper(),
    ]
    for label, value in zip(titles[1:], values, strict=True):
        page.field(label, value, seed.choice([2.2, 2.5]), left)
    page.gap(1)
    names = f"{last.replace(' ', '<')}<<{first}"
    page.line(f"P<{country}{names}".ljust(44, "<")[:44], 3.3, "ocr", 4)
    page.line(
        f"{number.ljust(9, '<')}{digits(seed, 1)}{country}{born:%y%m%d}{digits(seed, 1)}{seed.choice('MF')}{ends:%y%m%d}"
        f"{digits(seed, 1)}".ljust(43, "<")
        + digits(seed, 1),
        3.3,
        "ocr",
        4,
    )
    return page.picture


def identity_card(seed):
    page = Page(seed, (1000, 630), seed.choice(["#dfe9e4", "#e6e0ee", "#f1ebdd", "#d9e4f2"]), "#20242c")
    born, ends = day(seed, 1945, 2008), day(seed, 2025, 2035)
    title, labels = seed.choice(WORDS["identity cards"])
    page.band(seed.choice(["#2b5d8c", "#7d2d3c", "#2f6b4f"]), 9, 0)
    page.y = 2 * page.unit
    page.line(title, 4.4, "bold", ink="#ffffff")
    page.gap(5)
    page.box(5, 16, 27, 34, "#a9b3ad")
    values = [
        seed.choice(LAST),
        seed.choice(FIRST),
        numeric(seed, born),
        seed.choice([seed.choice(COUNTRIES), digits(seed, 8)]),
        numeric(seed, ends),
    ]
    for label, value in zip(labels, values, strict=True):
        page.field(label, value, 2.8, 36)
    if seed.random() < 0.4:
        page.y = 51 * page.unit
        for row in (
            f"ID{seed.choice(COUNTRIES)}{capitals(seed, 1)}{digits(seed, 8)}".ljust(30, "<"),
            f"{born:%y%m%d}{digits(seed, 1)}<{ends:%y%m%d}{digits(seed, 1)}".ljust(29, "<") + digits(seed, 1),
        ):
            page.line(row, 3.6, "ocr", 5)
    return page.picture


def bank_card(seed):
    page = Page(seed, (1000, 630), seed.choice(["#20345c", "#1b1b1f", "#6d1f3c", "#e7e3d8", "#2f8060", "#d9dde3"]))
    page.ink = "#f4f4f4" if sum(page.picture.getpixel((5, 5))) < 380 else "#222222"
    bank = seed.choice(WORDS["banks"])
    ends, begins = day(seed, 2025, 2032), day(seed, 2020, 2024)
    page.line(bank, 6, "bold", right=seed.choice(["", "debit", "business", "GOLD", "contactless"]))
    page.box(8, 20, 13, 10, "#c9b26a")
    number = luhn(seed, seed.choice(["4", "51", "53", "37"]))
    if seed.random() < 0.7:
        page.y = 34 * page.unit
        page.line(number, seed.choice([5.6, 6.2]), seed.choice(["ocr", "mono"]), 7)
        label = seed.choice(WORDS["card validity"])
        when = f"{begins:%m/%y}  {ends:%m/%y}" if "FROM" in label else f"{ends:%m/%y}"
        page.at(35, 43.5, label, 1.7, "sans")
        page.at(50, 42.5, when, 4, "ocr")
        page.at(7, 51, person(seed).upper(), 3.8, "ocr")
    else:
        page.y = 26 * page.unit
        page.line(person(seed).upper(), 3.6, "sans", 7)
        page.line(
            f"IBAN {seed.choice(['DE', 'FR', 'NL'])}{digits(seed, 2)} {digits(seed, 4)} {digits(seed, 4)} {digits(seed, 4)} "
            f"{digits(seed, 4)} {digits(seed, 2)}",
            3,
            "sans",
            7,
        )
        page.line(number, 3.4, "sans", 7)
        page.line(seed.choice(["Valid thru", "Expires", "gültig bis", "EXP"]) + f" {ends:%m/%y}   CVC {digits(seed, 3)}", 3, "sans", 7)
    page.at(74, 51, seed.choice(WORDS["card schemes"]), 5.5, "bold")
    return page.picture


def ticket(seed):
    when = day(seed, 2022, 2027)
    layout = seed.randrange(5)
    page = Page(seed, (1000, seed.choice([420, 520, 1300])), seed.choice(["#fdfdf8", "#f4e9cf", "#e8f1f7", "#f7dfd4"]), "#222222")
    origin, target = seed.sample(CITIES, 2)
    if layout == 0:
        page.line(seed.choice(WORDS["boarding passes"]), 5, "bold", right=seed.choice(["ECONOMY", "Business", "Priority"]))
        page.line(f"{seed.choice(LAST).upper()}/{seed.choice(FIRST).upper()} {seed.choice(['MR', 'MRS', ''])}", 3.5, "mono")
        page.line(f"{origin.upper()} ({origin[:3].upper()}) → {target.upper()} ({target[:3].upper()})", 4, "bold")
        page.line(
            f"FLIGHT {capitals(seed, 2)} {digits(seed, 4)}   DATE {when:%d%b%y}".upper() + f"   SEAT {seed.randrange(1, 40)}"
            f"{seed.choice('ABCDEF')}",
            3.4,
            "mono",
        )
        page.line(f"GATE {capitals(seed, 1)}{seed.randrange(1, 60)}   BOARDING {clock(seed)}   SEQ {digits(seed, 3)}", 3.4, "mono")
        page.line("Gate closes 20 minutes before departure", 2.3)
    elif layout == 1:
        page.line(seed.choice(WORDS["train tickets"]), 5, "bold", right=seed.choice(WORDS["classes"]))
        page.line(f"{origin} – {target}", 4.4, "bold")
        page.line(f"{numeric(seed, when)}   {clock(seed)} → {clock(seed)}", 3.4)
        page.line(
            seed.choice(
                [
                    f"Wagen {seed.randrange(1, 30)} Sitzplatz {seed.randrange(1, 99)}",
                    f"Coach {seed.choice('ABCDE')} Seat {seed.randrange(1, 70)}",
                    f"Voiture {seed.randrange(1, 20)} Place {seed.randrange(1, 99)}",
                ]
            ),
            3.2,
        )
        page.line(seed.choice(WORDS["valid until"]) + numeric(seed, when), 2.8)
        page.line(seed.choice(WORDS["conditions of tickets"]), 2.4, right=f"{amount(seed)} €")
    elif layout == 2:
        act = seed.choice(WORDS["acts"])
        page.line(seed.choice(WORDS["shows"]), 3)
        page.line(act, 6.5, "bold")
        page.line(f"{spoken(seed, when, 'en')}, {seed.choice(['Doors', 'Einlass', 'Beginn', 'Start'])} {clock(seed)}", 3.3)
        page.line(
            seed.choice(
                [
                    f"Row {seed.randrange(1, 40)}  Seat {seed.randrange(1, 60)}  Block {capitals(seed, 1)}",
                    f"Reihe {seed.randrange(1, 40)}  Platz {seed.randrange(1, 60)}",
                    f"Fila {seed.randrange(1, 30)}  Asiento {seed.randrange(1, 50)}",
                ]
            ),
            3.6,
            "bold",
        )
        page.line(seed.choice(WORDS["no refunds"]), 2.2, right=seed.choice(["£", "€", "$"]) + amount(seed))
    elif layout == 3:
        page.line(seed.choice(WORDS["parking tickets"]), 5, "bold", align="centre")
        page.line(seed.choice(WORDS["parking until"]), 3.2, align="centre")
        page.line(clock(seed), 11, "bold", align="centre")
        page.line(numeric(seed, when), 6, "bold", align="centre")
        page.line(
            f"{seed.choice(['bezahlt', 'Paid', 'Montant'])} {amount(seed, 12)} EUR   Nr. {digits(seed, 6)}", 3, "mono", align="centre"
        )
    else:
        page.line(seed.choice(["Museum of Modern Art", "Botanischer Garten", "Musée d'histoire", "ZOO " + seed.choice(CITIES)]), 5, "bold")
        page.line(seed.choice(WORDS["admissions"]), 3.6)
        page.line(f"{seed.choice(['Valid on', 'Gültig am', 'Valable le', 'Date'])} {numeric(seed, when)}", 3.6)
        page.line(f"Order {digits(seed, 9)}", 2.6, "mono", right=f"{amount(seed, 40)} EUR")
    if page.size[1] > 1000:
        page.gap(4)
        page.paragraph(seed.choice(WORDS["conditions"]), 2.3)
    return page.picture


def letter(seed):
    page = Page(seed, (1000, 1400), seed.choice(["#fefefe", "#fbfaf4", "#f3f3f3"]), "#1e1e22", seed.choice(["sans", "serif", "hand"]))
    greeting, body, end = seed.choice(WORDS["letters"])
    values = {
        "title": seed.choice(["Mr", "Mrs", "Ms", "Dr"]),
        "last": seed.choice(LAST),
        "first": seed.choice(FIRST),
        "date": spoken(seed, day(seed, 2020, 2025), "en"),
        "ends": numeric(seed, day(seed, 2025, 2028)),
        "number": digits(seed, 8),
        "amount": amount(seed, 400),
        "clock": clock(seed),
    }
    street, city = address(seed)
    if seed.random() < 0.8:
        page.line(seed.choice(WORDS["senders"]), 4.5, "bold", right=seed.choice(["", "INVOICE", "Rechnung"]))
        page.gap(2)
    for row in (person(seed), street, city):
        page.line(row, 2.6)
    page.gap(3)
    page.line(f"{seed.choice(CITIES)}, {spoken(seed, day(seed, 2020, 2026), seed.choice(['en', 'de', 'fr', 'es']))}", 2.6, align="right")
    page.gap(3)
    page.line(seed.choice(["Ref: ", "Betreff: ", "Objet : ", "Subject: "]) + digits(seed, 6), 2.6, "bold")
    page.gap(2)
    page.line(greeting.format(**values), 2.7)
    page.gap(1)
    page.paragraph(body.format(**values), 2.7)
    page.gap(1)
    page.paragraph(body.format(**values) if seed.random() < 0.3 else "", 2.7)
    page.line(end.format(**values), 2.7)
    page.line(person(seed), 4, "hand")
    page.y = max(page.y, 125 * page.unit)
    page.line(
        f"Tel. +{digits(seed, 2)} {digits(seed, 3)} {digits(seed, 6)}   IBAN {seed.choice(['DE', 'FR', 'ES'])}{digits(seed, 2)} "
        f"{digits(seed, 4)} {digits(seed, 4)} {digits(seed, 4)}",
        1.9,
    )
    return page.picture


def receipt(seed):
    page = Page(seed, (seed.choice([520, 640, 760]), 1400), seed.choice(["#fcfcfa", "#f2f1ea", "#ffffff"]), "#2b2b2e", "mono")
    language = seed.randrange(4)
    shop = seed.choice(WORDS["shops"])
    street, city = address(seed)
    size = seed.choice([4.2, 4.8, 5.2])
    for row in (shop, street, city, "Tel. " + digits(seed, 9)):
        page.line(row, size, align="centre")
    if seed.random() < 0.6:
        page.line(["UID Nr. DE", "VAT No. GB", "SIRET ", "NIF B"][language] + digits(seed, 9), size * 0.9, align="centre")
    page.rule()
    total = 0.0
    for _ in range(seed.randrange(2, 11)):
        price = round(seed.uniform(0.4, 19), 2)
        total += price
        page.line(
            seed.choice(WORDS["goods"]), size, right=f"{price:.2f}".replace(".", seed.choice(",.")) + seed.choice([" A", " B", "", ""])
        )
    page.rule()
    words = WORDS["sums of receipts"][language]
    page.line(words[0], size * 1.2, "bold", right=f"{total:.2f}")
    page.line(words[1], size, right=f"{total + 5:.2f}")
    page.line(words[2], size, right="5.00")
    page.line(words[3], size, right=f"{total * 0.1:.2f}")
    page.gap(2)
    page.line(f"{numeric(seed, day(seed, 2021, 2026))} {clock(seed)}  Bon {digits(seed, 4)}", size)
    page.line(f"{words[4]} {seed.choice(FIRST)}", size)
    page.line(words[5], size, align="centre")
    page.picture = page.picture.crop((0, 0, page.size[0], min(page.size[1], int(page.y + 30))))
    return page.picture
