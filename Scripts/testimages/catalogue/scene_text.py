"""Prints for a reader of scene text: large type on film, display lettering, steep lines, faint bare digits."""
from dataclasses import replace

from ..barcodes import ean13
from ..models import Camera, Pack, Picture, Style
from .styles import BLUE, CREAM, PORTRAIT

CLOSE = Camera(size=(840, 640), border=-0.04, skew=1.5)
CHEESE = Style(ground="#f0dcae", accent="#c98f4a", ink="#1b1b1b", date_ground=None, date_ink="#1b1b1b", layout="lid",
               date_font="LiberationSans-Regular.ttf", text_font="LiberationSans-Regular.ttf")
SAUCE = replace(CHEESE, ground="#8c2f1c", accent="#4a1510", ink="#fdfdfd", date_ink="#fdfdfd",
                date_font="Lato-Bold.ttf")
PESTO = replace(CHEESE, ground="#b9c27a", accent="#67803a", date_font="DejaVuSans.ttf")
MEAT = replace(CHEESE, ground="#e9b9ae", accent="#b3564e", date_ground="#fbfbf8")


def lid(name, small_print, date_lines, expiry, style):
    """A film lid with a use-by date without a year."""
    return Pack("", name, "", [small_print], date_lines, expiry=expiry, precision="day", kind="useBy",
                year_inferred=True, style=style)


LIDS = [
    Picture("fish-pie.jpg", "Large print on a film lid, without a year: that follows from the day of the photo.", [
        lid("Fish Pie", "Keep refrigerated 0-5 C.", ["Use by", "17 NOV", "08:03"], "2026-11-17", CHEESE)],
        replace(CLOSE, taken="2026:11:12 18:21:40")),
    Picture("lasagne.jpg", "Photographed in December, read a year later: the date is in the January after the photo.", [
        lid("Lasagne", "Pierce film. Cook from chilled.", ["USE BY 02 JAN", "11:47"], "2027-01-02", SAUCE)],
        replace(CLOSE, taken="2026:12:28 12:05:09", skew=-2), today="2027-11-20"),
    Picture("fresh-pasta.jpg", "A date without a year in a photo without a day: the year follows from `today`.", [
        lid("Fresh Pasta", "Keep refrigerated.", ["Use by", "04 JAN", "22:56"], "2026-01-04", PESTO)],
        CLOSE, today="2025-12-20"),
    Picture("turkey-steaks.jpg", "No year printed; the camera's clock was never set, so `today` gives the year.", [
        lid("Turkey Steaks", "Keep refrigerated below 5 C.", ["USE BY", "26 NOV", "14:19"], "2026-11-26", MEAT)],
        replace(CLOSE, taken="2000:01:01 00:04:31")),
]

SCRIPT = Style(ground="#1f4d3a", accent="#e9d9a6", ink="#fbf3dc", date_ink="#20301f", layout="front",
               name_font="lobster.otf", arch=40, date_font="LiberationSans-Regular.ttf")
TIGHT = Style(ground="#7a1620", accent="#f2e3c9", ink="#ffe9a8", date_ink="#2a1512", layout="front",
              name_font="Lato-BlackItalic.ttf", outline="#1c0508", tracking=-0.07, date_font="LiberationSans-Bold.ttf")

FRONTS = [
    Picture("muesli.jpg", "A front: the name in an arched script, light on dark, larger than brand and claim.", [Pack(
        "Tilly Thorn", "Crunchy Muesli", "375 g", [], ["BEST BEFORE 14.08.2027"],
        expiry="2027-08-14", precision="day", kind="bestBefore", claim="BIO", style=SCRIPT)],
        PORTRAIT),
    Picture("ketchup.jpg", "A front: the name in outlined letters that touch, light on dark.", [Pack(
        "Vale & Vine", "Tomato Ketchup", "500 ml", [], ["BEST BEFORE 02 OCT 2027"],
        expiry="2027-10-02", precision="day", kind="bestBefore", claim="NEW", style=TIGHT)],
        replace(PORTRAIT, skew=-1.2)),
]

BOLD_DATE = replace(CREAM, date_font="LiberationSans-Bold.ttf")
PLAIN_DATE = replace(BLUE, date_font="LiberationSans-Regular.ttf")
CARTON = Style(ground="#2b211e", ink="#8f826f", accent="#8d6f3f", date_ground=None, date_ink="#6a5f52",
               name_font="LiberationSerif-Bold.ttf", text_font="LiberationSans-Regular.ttf",
               date_font="LiberationSans-Regular.ttf")

PRINTS = [
    Picture("couscous.jpg", "A pack that lies at 20 degrees, its date in ordinary type.", [Pack(
        "Atlas Row", "Couscous", "500 g", ["Durum wheat semolina. Contains gluten.", "Store in a cool dry place."],
        ["BEST BEFORE", "24 JUN 2027"], [ean13("952012340121")],
        expiry="2027-06-24", precision="day", kind="bestBefore", style=BOLD_DATE)],
        Camera(size=(1200, 1000), skew=20, border=0.16)),
    Picture("tortilla-wraps.jpg", "A pack that lies at 40 degrees, its date in ordinary type.", [Pack(
        "Casa Nueve", "Tortilla Wraps", "370 g", ["Wheat flour, water, rapeseed oil, salt."],
        ["BEST BEFORE 18.09.2027"],
        expiry="2027-09-18", precision="day", kind="bestBefore", style=PLAIN_DATE)],
        Camera(size=(1200, 1000), skew=-40, border=0.18)),
    Picture("truffles.jpg", "Small light print on a dark carton: six bare digits below the keyword.", [Pack(
        "Maison Lune", "Cocoa Truffles", "200 g", ["Cocoa mass, sugar, cream, butter, cocoa powder."],
        ["BEST BEFORE", "170827"], [ean13("952012340122")],
        expiry="2027-08-17", precision="day", kind="bestBefore", style=CARTON)], Camera(noise=5)),
]

PICTURES = LIDS + FRONTS + PRINTS
