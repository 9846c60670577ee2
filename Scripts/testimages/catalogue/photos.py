"""Unusual photos: turned, askew, light on dark, several packs, or nothing to read."""
from dataclasses import replace

from ..barcodes import ean8, ean13
from ..models import Camera, Pack, Picture
from .languages import OAT_DRINK
from .styles import BLUE, CREAM, DARK, GREEN_STACKED, PALE, PORTRAIT, SERIF, WHITE

LENTILS = Pack(
    "Dal House", "Red Lentils", "500 g",
    ["Split red lentils. Rinse well before cooking.", "Store in a cool dry place. May contain traces of wheat."],
    ["BEST BEFORE", "20 AUG 2028"], [ean13("952012340091")],
    expiry="2028-08-20", precision="day", kind="bestBefore", style=CREAM)

GREEN_TEA = Pack(
    "Leaf Lane", "Green Tea", "40 g", ["20 tea bags. Brew at 80 C."],
    ["BB 22.02.2028"], [ean13("952012340092")],
    expiry="2028-02-22", precision="day", kind="bestBefore", style=GREEN_STACKED)

SALTED_CRACKERS = Pack(
    "Crisp Corner", "Salted Crackers", "150 g", ["Wheat flour, oil, salt."],
    ["BB 17.05.2027"], [ean13("950110153000")],
    expiry="2027-05-17", precision="day", kind="bestBefore", style=BLUE)

ORIENTATION = replace(OAT_DRINK, name="Cocoa Powder", brand="Dark Bean", quantity="250 g",
                      print=["Ingredients: cocoa powder, 20 % cocoa butter.",
                      "Store in a cool and dry place. May contain milk."], date_lines=["EXP 14.05.2028"],
                      codes=[ean8("9520031")],
                      expiry="2028-05-14", kind="expiry", lot=None)

TURNED = [
    Picture(f"lentils-turned-{turn}.jpg", f"The pixels themselves are turned by {turn} degrees, without EXIF.",
            [LENTILS], Camera(turn=turn)) for turn in (90, 180, 270)
] + [
    Picture("lentils-askew.jpg", "Held askew by four degrees, with more perspective.",
            [LENTILS], Camera(skew=4, perspective=16)),
]

ORIENTATIONS = [
    Picture(f"orientation-{number}.jpg",
            f"EXIF orientation {number}: upright once it is obeyed, the same in all eight.", [ORIENTATION],
            Camera(size=(800, 600), perspective=4, orientation=number)) for number in range(1, 9)
]

PRINT = [
    Picture("dark-chocolate.jpg", "Light print on a dark pack.", [Pack(
        "Noir Nine", "Dark Chocolate", "100 g",
        ["Cocoa mass, cocoa butter, sugar. 72 % cocoa.", "May contain nuts and milk."],
        ["BEST BEFORE", "30.11.2027"], [ean13("952012340101")],
        expiry="2027-11-30", precision="day", kind="bestBefore", style=DARK)]),
    Picture("crispbread.jpg", "Grey print on a grey pack: low contrast.", [Pack(
        "North Rye", "Crispbread", "250 g",
        ["Whole grain rye flour, water, salt.", "Store in a dry place."],
        ["BEST BEFORE 16.10.2027"], [ean13("952012340102")],
        expiry="2027-10-16", precision="day", kind="bestBefore", style=PALE)], Camera(noise=5)),
    Picture("dim-kitchen.jpg", "Taken in dim light: little contrast and much noise.", [Pack(
        "Pantry Pride", "Plain Flour", "1 kg",
        ["Wheat flour. Bake before eating. Contains gluten."],
        ["BEST BEFORE 23 JUL 2027"], [ean13("952012340103")],
        expiry="2027-07-23", precision="day", kind="bestBefore", style=WHITE)], Camera(noise=12, contrast=0.6)),
]

DOUBT = [
    Picture("olives.jpg", "05/06/27 can be 5 June or 6 May: a person must be asked.", [Pack(
        "Grove", "Green Olives", "300 g",
        ["Green olives, water, salt, citric acid.", "Keep in the fridge once opened."],
        ["BEST BEFORE 05/06/27"], [ean13("952012340111")],
        expiry="2027-06-05", precision="day", kind="bestBefore", style=CREAM)],
        needs_review=["ambiguousDate"], alternatives=["2027-05-06"]),
    Picture("salad-dressing.jpg", "The same digits for a reader in the United States: the month comes first.", [Pack(
        "Fresh Fork", "Salad Dressing", "8 fl oz",
        ["Soybean oil, water, vinegar, egg yolk, spices.", "Refrigerate after opening."],
        ["BEST BY 05/06/27"], [ean13("952012340112")],
        expiry="2027-05-06", precision="day", kind="bestBefore", style=BLUE)], locale="en-US"),
    Picture("sea-salt.jpg", "A pack without a date: digits of other kinds must not become one.", [Pack(
        "Salt Yard", "Sea Salt", "500 g",
        ["Since 1911. Anti-caking agent: none.", "Customer care: 0800 11 12 27. Item 44.71.20-B."],
        [], [ean13("952012340113")], style=WHITE)], needs_review=["noDate"]),
    Picture("shopping-note.jpg", "Text, but no pack: a note without barcode or date.", [Pack(
        "Please buy", "Onions and bread", "", ["Back before seven. Thank you!"], [], [], style=SERIF)],
        PORTRAIT),
    Picture("two-products.jpg", "Two packs in one photo, each with its barcode and date.",
            [GREEN_TEA, SALTED_CRACKERS], Camera(skew=0.4, perspective=6)),
    Picture("blank-table.jpg", "A table with nothing on it."),
]

PICTURES = TURNED + ORIENTATIONS + PRINT + DOUBT
