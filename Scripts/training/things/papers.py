"""Papers that belong to a person: passports, identity cards, bank cards, tickets, letters, receipts."""

from .page import Page
from .words import CITIES, COUNTRIES, FIRST, LAST, address, amount, capitals, clock, day, digits, luhn, numeric, person, spoken


def passport(seed):
    page = Page(
        seed,
        (1000, 1420 if seed.random() < 0.4 else 700),
        seed.choice(["#eadfd3", "#dfe8ec", "#e9e6da", "#f0e3e6"]),
        "#22252b",
        "sans",
    )
    country, last, first = seed.choice(COUNTRIES), seed.choice(LAST).upper(), seed.choice(FIRST).upper()
    number = seed.choice(["C", "X", "", "PA"]) + digits(seed, 7)
    born, issued, ends = day(seed, 1945, 2010), day(seed, 2017, 2025), day(seed, 2026, 2035)
    titles = seed.choice(
        [
            [
                "PASSPORT",
                "Surname",
                "Given names",
                "Nationality",
                "Date of birth",
                "Place of birth",
                "Date of issue",
                "Date of expiry",
                "Authority",
            ],
            [
                "REISEPASS PASSPORT PASSEPORT",
                "Name/Surname/Nom",
                "Vornamen/Given names/Prénoms",
                "Staatsangehörigkeit/Nationality",
                "Geburtstag/Date of birth",
                "Geburtsort/Place of birth",
                "Ausstellungsdatum/Date of issue",
                "Gültig bis/Date of expiry",
                "Behörde/Authority",
            ],
            [
                "PASSEPORT",
                "Nom / Surname",
                "Prénoms / Given names",
                "Nationalité / Nationality",
                "Date de naissance",
                "Lieu de naissance",
                "Date de délivrance",
                "Date d'expiration",
                "Autorité",
            ],
            [
                "PASAPORTE",
                "Apellidos",
                "Nombre",
                "Nacionalidad",
                "Fecha de nacimiento",
                "Lugar de nacimiento",
                "Fecha de expedición",
                "Fecha de caducidad",
                "Autoridad",
            ],
            [
                "PASSAPORTO",
                "Cognome",
                "Nome",
                "Cittadinanza",
                "Data di nascita",
                "Luogo di nascita",
                "Data di rilascio",
                "Data di scadenza",
                "Autorità",
            ],
        ]
    )
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
    title, labels = seed.choice(
        [
            ("PERSONALAUSWEIS", ["Name", "Vornamen", "Geburtstag", "Staatsangehörigkeit", "Gültig bis"]),
            ("DRIVING LICENCE", ["1. Surname", "2. First names", "3. Date of birth", "4a. Issued", "4b. Valid until"]),
            ("FÜHRERSCHEIN", ["1.", "2.", "3.", "4a.", "4b."]),
            ("CARTE NATIONALE D'IDENTITÉ", ["Nom", "Prénom(s)", "Né(e) le", "Nationalité", "Date d'expir."]),
            ("DOCUMENTO NACIONAL DE IDENTIDAD", ["Apellidos", "Nombre", "Nacimiento", "Nacionalidad", "Validez"]),
            ("RESIDENCE PERMIT", ["Name", "Given names", "Date of birth", "Nationality", "Valid until"]),
            ("STUDENT ID", ["Name", "Faculty", "Born", "Matriculation no.", "Valid thru"]),
            (
                "European Health Insurance Card",
                ["3. Name", "4. Given names", "5. Date of birth", "6. Personal number", "9. Expiry date"],
            ),
        ]
    )
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
    bank = seed.choice(
        [
            "Sparkasse",
            "Crédit du Nord",
            "Northern Bank",
            "BANCO SUR",
            "First Union",
            "ING",
            "Volksbank",
            "N26",
            "Caixa Popular",
            "Monzo",
        ]
    )
    ends, begins = day(seed, 2025, 2032), day(seed, 2020, 2024)
    page.line(bank, 6, "bold", right=seed.choice(["", "debit", "business", "GOLD", "contactless"]))
    page.box(8, 20, 13, 10, "#c9b26a")
    number = luhn(seed, seed.choice(["4", "51", "53", "37"]))
    if seed.random() < 0.7:
        page.y = 34 * page.unit
        page.line(number, seed.choice([5.6, 6.2]), seed.choice(["ocr", "mono"]), 7)
        label = seed.choice(["VALID THRU", "VALID FROM / VALID THRU", "GÜLTIG BIS", "EXPIRES END", "EXPIRE FIN", "MONTH/YEAR"])
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
        page.line(
            seed.choice(["Valid thru", "Expires", "gültig bis", "EXP"]) + f" {ends:%m/%y}   CVC {digits(seed, 3)}", 3, "sans", 7
        )
    page.at(74, 51, seed.choice(["VISA", "mastercard", "Maestro", "girocard", "AMERICAN EXPRESS", "CB"]), 5.5, "bold")
    return page.picture


def ticket(seed):
    when = day(seed, 2022, 2027)
    layout = seed.randrange(5)
    page = Page(
        seed, (1000, seed.choice([420, 520, 1300])), seed.choice(["#fdfdf8", "#f4e9cf", "#e8f1f7", "#f7dfd4"]), "#222222"
    )
    origin, target = seed.sample(CITIES, 2)
    if layout == 0:
        page.line(
            seed.choice(["BOARDING PASS", "Bordkarte / Boarding Pass", "CARTE D'EMBARQUEMENT"]),
            5,
            "bold",
            right=seed.choice(["ECONOMY", "Business", "Priority"]),
        )
        page.line(f"{seed.choice(LAST).upper()}/{seed.choice(FIRST).upper()} {seed.choice(['MR', 'MRS', ''])}", 3.5, "mono")
        page.line(f"{origin.upper()} ({origin[:3].upper()}) → {target.upper()} ({target[:3].upper()})", 4, "bold")
        page.line(
            f"FLIGHT {capitals(seed, 2)} {digits(seed, 4)}   DATE {when:%d%b%y}".upper() + f"   SEAT {seed.randrange(1, 40)}"
            f"{seed.choice('ABCDEF')}",
            3.4,
            "mono",
        )
        page.line(
            f"GATE {capitals(seed, 1)}{seed.randrange(1, 60)}   BOARDING {clock(seed)}   SEQ {digits(seed, 3)}", 3.4, "mono"
        )
        page.line("Gate closes 20 minutes before departure", 2.3)
    elif layout == 1:
        page.line(
            seed.choice(["Fahrkarte", "Online-Ticket", "Billet", "TRAIN TICKET", "Billete de tren", "BIGLIETTO"]),
            5,
            "bold",
            right=seed.choice(["2. Klasse", "2nd class", "2e classe", "Clase turista", "ADULT"]),
        )
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
        page.line(seed.choice(["Gültig bis ", "Valid until ", "Valable jusqu'au ", "Válido hasta "]) + numeric(seed, when), 2.8)
        page.line(
            seed.choice(["nicht übertragbar", "Non-refundable", "à composter avant l'accès au train", "Single journey"]),
            2.4,
            right=f"{amount(seed)} €",
        )
    elif layout == 2:
        act = seed.choice(
            ["THE NIGHT OWLS", "Die Zauberflöte", "LOS LOBOS TOUR", "Jazz at the Harbour", "Symphony No. 5", "CITY FC – UNITED"]
        )
        page.line(seed.choice(["LIVE IN CONCERT", "Eintrittskarte", "ADMIT ONE", "ENTRADA", "Kino am Markt", "STADIUM"]), 3)
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
        page.line(
            seed.choice(["No refunds, no exchange", "Keine Rückgabe", "inkl. VVK-Gebühr"]),
            2.2,
            right=seed.choice(["£", "€", "$"]) + amount(seed),
        )
    elif layout == 3:
        page.line(
            seed.choice(["PARKING TICKET", "Parkschein", "PAY & DISPLAY", "Ticket de stationnement"]), 5, "bold", align="centre"
        )
        page.line(seed.choice(["Parken bis", "Parking expires", "Valid until", "Fin de stationnement"]), 3.2, align="centre")
        page.line(clock(seed), 11, "bold", align="centre")
        page.line(numeric(seed, when), 6, "bold", align="centre")
        page.line(
            f"{seed.choice(['bezahlt', 'Paid', 'Montant'])} {amount(seed, 12)} EUR   Nr. {digits(seed, 6)}",
            3,
            "mono",
            align="centre",
        )
    else:
        page.line(
            seed.choice(["Museum of Modern Art", "Botanischer Garten", "Musée d'histoire", "ZOO " + seed.choice(CITIES)]),
            5,
            "bold",
        )
        page.line(seed.choice(["Admission: 1 adult", "1 Erwachsener", "1 plein tarif", "Day pass"]), 3.6)
        page.line(f"{seed.choice(['Valid on', 'Gültig am', 'Valable le', 'Date'])} {numeric(seed, when)}", 3.6)
        page.line(f"Order {digits(seed, 9)}", 2.6, "mono", right=f"{amount(seed, 40)} EUR")
    if page.size[1] > 1000:
        page.gap(4)
        page.paragraph(
            seed.choice(
                [
                    "Please print this ticket and bring it with you. The holder must carry a valid photo ID. Subject to the conditions of "
                    "carriage.",
                    "Bitte halten Sie zur Kontrolle einen Lichtbildausweis bereit. Es gelten die Beförderungsbedingungen.",
                    "Ce billet est nominatif. Présentez-le avec une pièce d'identité lors du contrôle.",
                ]
            ),
            2.3,
        )
    return page.picture


LETTERS = [
    (
        "Dear {title} {last},",
        "Thank you for your letter of {date}. We are pleased to confirm that your account {number} has been "
        "renewed until {ends}. Please find enclosed the terms and conditions. If you have any questions do not hesitate to contact "
        "our customer service.",
        "Yours sincerely,",
    ),
    (
        "Sehr geehrte Damen und Herren,",
        "vielen Dank für Ihr Schreiben vom {date}. Ihre Rechnung Nr. {number} ist am {ends} fällig. "
        "Bitte überweisen Sie den Betrag von {amount} EUR auf das unten angegebene Konto. Bei Fragen wenden Sie sich bitte an "
        "unseren Kundenservice.",
        "Mit freundlichen Grüßen",
    ),
    (
        "Madame, Monsieur,",
        "Nous accusons réception de votre courrier du {date}. Votre contrat n° {number} arrive à échéance le "
        "{ends}. Nous vous prions de bien vouloir nous retourner le formulaire ci-joint avant cette date.",
        "Veuillez agréer, Madame, Monsieur, l'expression de nos salutations distinguées.",
    ),
    (
        "Estimado cliente:",
        "Le informamos de que su póliza número {number} vence el {ends}. El importe de {amount} euros se cargará "
        "en su cuenta bancaria. Puede consultar sus recibos en nuestra página web.",
        "Reciba un cordial saludo,",
    ),
    (
        "Hi {first},",
        "just a short note to say that we arrived safely on {date}. The weather is lovely and the children are "
        "enjoying the beach. We will be home on {ends}. Give our love to everybody.",
        "Love, {first}",
    ),
    (
        "Dear {title} {last},",
        "Your appointment at the dental practice is on {ends} at {clock}. Please bring your insurance card. "
        "If you cannot attend, let us know at least 24 hours before.",
        "Kind regards",
    ),
    (
        "Guten Tag {first} {last},",
        "der Beitragsservice bittet Sie um Zahlung für den Zeitraum bis {ends}. Ihre Kundennummer lautet "
        "{number}. Dieses Schreiben wurde maschinell erstellt und ist ohne Unterschrift gültig.",
        "Freundliche Grüße",
    ),
]


def letter(seed):
    page = Page(
        seed, (1000, 1400), seed.choice(["#fefefe", "#fbfaf4", "#f3f3f3"]), "#1e1e22", seed.choice(["sans", "serif", "hand"])
    )
    greeting, body, end = seed.choice(LETTERS)
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
        page.line(
            seed.choice(
                [
                    "City Council",
                    "Stadtwerke",
                    "Assurances du Sud",
                    "Telco plc",
                    "Energie AG",
                    "Finanzamt",
                    "Health Centre",
                    "Banque Populaire",
                ]
            ),
            4.5,
            "bold",
            right=seed.choice(["", "INVOICE", "Rechnung"]),
        )
        page.gap(2)
    for row in (person(seed), street, city):
        page.line(row, 2.6)
    page.gap(3)
    page.line(
        f"{seed.choice(CITIES)}, {spoken(seed, day(seed, 2020, 2026), seed.choice(['en', 'de', 'fr', 'es']))}",
        2.6,
        align="right",
    )
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


GOODS = (
    "MILK 1L|BANANAS|WHOLEMEAL BREAD|CHEDDAR|Vollmilch 3,5%|Bio Eier 10er|Brötchen|Tomaten|Pain complet|Beurre doux|Jambon|"
    "Leche entera|Aceite oliva|USB CABLE|Zahnpasta|T-SHIRT|Kaffee gem.|Espresso|Pizza Margherita|Cola 0,5|Diesel|Batterien AA|"
    "2 x Cappuccino|Salad bowl|Shampoo|Carrier bag|Apfel rot|Joghurt|Yaourt nature x4|Toilet paper"
).split("|")


def receipt(seed):
    page = Page(seed, (seed.choice([520, 640, 760]), 1400), seed.choice(["#fcfcfa", "#f2f1ea", "#ffffff"]), "#2b2b2e", "mono")
    language = seed.randrange(4)
    shop = seed.choice(
        [
            "REWE Markt GmbH",
            "TESCO Express",
            "Carrefour City",
            "Mercadona S.A.",
            "Bäckerei Lang",
            "Café Central",
            "SHELL Station",
            "DM Drogerie",
            "La Trattoria",
            "CORNER STORE",
            "Boulangerie Paul",
            "ALDI SÜD",
        ]
    )
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
            seed.choice(GOODS), size, right=f"{price:.2f}".replace(".", seed.choice(",.")) + seed.choice([" A", " B", "", ""])
        )
    page.rule()
    words = [
        ("SUMME EUR", "Bar", "Rückgeld", "MwSt 7%", "Es bediente Sie", "Vielen Dank für Ihren Einkauf"),
        ("TOTAL", "CASH", "CHANGE", "VAT 20%", "Served by", "THANK YOU FOR SHOPPING WITH US"),
        ("TOTAL TTC", "CARTE BANCAIRE", "Rendu", "TVA 5,5%", "Caissier", "MERCI DE VOTRE VISITE"),
        ("TOTAL", "EFECTIVO", "Cambio", "IVA 10%", "Le atendió", "GRACIAS POR SU COMPRA"),
    ][language]
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
