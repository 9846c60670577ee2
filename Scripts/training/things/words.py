"""Words to fill the drawn things with: people, places, numbers, days."""

import datetime
import string

FIRST = (
    "Anna Lukas Marie John Sofia Piotr Emma Jean Ines Björn Katrin David Chiara Ahmed Mei Ravi Olga Tomas Laura Henk".split()
)
LAST = (
    "Müller Schmidt Dupont Rossi García Smith Kowalski Novák Jansen Andersson Silva Okafor Tanaka Brown Lefèvre Weber "
    "Moretti Nielsen Popescu Wright"
).split()
CITIES = "Berlin Lyon Madrid London Wien Milano Praha Utrecht Göteborg Porto Dublin Zürich Gent Kraków Toulouse Hamburg Leeds".split()
STREETS = "Hauptstraße|Rue de la Gare|Calle Mayor|Via Roma|High Street|Lindenweg|Station Road|Rue Victor Hugo|Kerkstraat|Mill Lane".split(
    "|"
)
COUNTRIES = "DEU FRA ESP ITA GBR POL CZE NLD SWE PRT IRL AUT BEL USA CAN".split()
MONTHS = {
    "en": "January February March April May June July August September October November December".split(),
    "de": "Januar Februar März April Mai Juni Juli August September Oktober November Dezember".split(),
    "fr": "janvier février mars avril mai juin juillet août septembre octobre novembre décembre".split(),
    "es": "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split(),
}
WEEKDAYS = {
    "en": "Monday Tuesday Wednesday Thursday Friday Saturday Sunday".split(),
    "de": "Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag".split(),
    "fr": "lundi mardi mercredi jeudi vendredi samedi dimanche".split(),
    "es": "lunes martes miércoles jueves viernes sábado domingo".split(),
}


def person(seed):
    return f"{seed.choice(FIRST)} {seed.choice(LAST)}"


def digits(seed, count):
    return "".join(seed.choice(string.digits) for _ in range(count))


def capitals(seed, count):
    return "".join(seed.choice(string.ascii_uppercase) for _ in range(count))


def amount(seed, most=90):
    return f"{seed.randrange(0, most)}{seed.choice('.,')}{seed.randrange(100):02d}"


def address(seed):
    return f"{seed.choice(STREETS)} {seed.randrange(1, 180)}", f"{digits(seed, 5)} {seed.choice(CITIES)}"


def day(seed, first=2019, last=2034):
    start = datetime.date(first, 1, 1)
    return start + datetime.timedelta(days=seed.randrange((datetime.date(last, 12, 31) - start).days))


def numeric(seed, date):
    return date.strftime(seed.choice(["%d.%m.%Y", "%d/%m/%Y", "%d-%m-%Y", "%d %m %Y", "%Y-%m-%d", "%d.%m.%y"]))


def spoken(seed, date, language):
    name = MONTHS[language][date.month - 1]
    return seed.choice([f"{date.day} {name} {date.year}", f"{date.day}. {name[:3]} {date.year}"])


def clock(seed):
    return f"{seed.randrange(6, 24):02d}:{seed.randrange(60):02d}"


def luhn(seed, start="4"):
    body = start + digits(seed, 15 - len(start))
    total = 0
    for index, digit in enumerate(reversed(body)):
        value = int(digit) * (2 if index % 2 == 0 else 1)
        total += value - 9 if value > 9 else value
    number = body + str(-total % 10)
    return " ".join(number[place : place + 4] for place in range(0, 16, 4))
