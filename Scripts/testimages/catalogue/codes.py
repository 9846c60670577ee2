"""Packs for their barcodes: kinds other than EAN-13, and codes that contain dates."""
from ..barcodes import databar, ean13, gs1, qr, upc_a, upc_e
from ..models import Code, Pack, Picture
from .styles import BLUE, CREAM, GREEN, SERIF, WHITE, YELLOW

PICTURES = [
    Picture("peanut-butter.jpg", "UPC-A and a date in the order of the United States.", [Pack(
        "Jolly Nut", "Peanut Butter", "16 oz",
        ["Ingredients: roasted peanuts, salt. No need to stir.", "Contains peanuts. Store at room temperature."],
        ["BEST BY 06/25/2027"], [upc_a("61414100001")],
        expiry="2027-06-25", precision="day", kind="bestBefore", style=CREAM)], locale="en-US"),
    Picture("chewing-gum.jpg", "UPC-E and a date with the month's name first.", [Pack(
        "Bubble Bay", "Chewing Gum", "1.4 oz",
        ["Sugar free peppermint gum, 14 pieces.", "Sweeteners: xylitol, sorbitol."],
        ["BEST BY", "MAR 12 2028"], [upc_e("01234565", "012345000065", 4)],
        expiry="2028-03-12", precision="day", kind="bestBefore", style=BLUE)], locale="en-US"),
    Picture("maple-syrup.jpg", "UPC-A and a month and year for a reader in the United States.", [Pack(
        "Red Leaf", "Maple Syrup", "12 fl oz",
        ["Pure maple syrup. Product of Vermont.", "Refrigerate after opening."],
        ["BEST IF USED BY", "SEP 2028"], [upc_a("61414100002")],
        expiry="2028-09", precision="month", kind="bestBefore", style=SERIF)], locale="en-US"),
    Picture("tuna-carton.jpg", "A carton's GS1-128 with GTIN, best-before date and lot, and the same in print.", [Pack(
        "Blue Bay", "Tuna in Water", "24 x 160 g",
        ["Carton of 24 tins. Store in a dry place.", "(01)09520123400798(15)280630(10)T4471"],
        ["BEST BEFORE 30.06.2028", "LOT T4471"],
        [gs1("GS1-128", "GS1_128", [("01", "09520123400798"), ("15", "280630"), ("10", "T4471")])],
        expiry="2028-06-30", precision="day", kind="bestBefore", lot="T4471", style=BLUE)]),
    Picture("milk-carton.jpg", "The expiry and production dates are only in a GS1-128; the printed text has none.", [Pack(
        "Meadow", "Whole Milk", "12 x 1 l",
        ["Carton of twelve bottles. Pasteurised and homogenised, 3.5 % fat.", "Keep below 8 C and out of the light.",
         "(01)09520123400804(11)261116(17)261206"],
        [], [gs1("GS1-128", "GS1_128", [("01", "09520123400804"), ("11", "261116"), ("17", "261206")], module=2)],
        expiry="2026-12-06", precision="day", kind="expiry", production="2026-11-16", style=CREAM)]),
    Picture("apples.jpg", "Loose produce with a GS1 DataBar.", [Pack(
        "Orchard Hill", "Gala Apples", "4 pieces",
        ["Class 1. Origin: Kent. Wash before eating."],
        ["BEST BEFORE 02 DEC 26"], [databar("0952012340081", module=4)],
        expiry="2026-12-02", precision="day", kind="bestBefore", style=GREEN)]),
    Picture("minced-beef.jpg", "GS1 DataBar Expanded with expiry date and lot of digits.", [Pack(
        "Hill Farm", "Minced Beef", "500 g",
        ["Typically 15 % fat. Origin: United Kingdom.",
         "Keep refrigerated. Freeze on the day of purchase and use within one month."],
        ["USE BY 26.11.2026"],
        [gs1("DataBar-Expanded", "DBAR_EXP", [("01", "09520123400828"), ("17", "261126"), ("10", "70115")])],
        expiry="2026-11-26", precision="day", kind="useBy", lot="70115", style=BLUE)]),
    Picture("oregano.jpg", "GS1 DataBar Limited on a small jar.", [Pack(
        "Spice Row", "Dried Oregano", "12 g",
        ["Origin: Turkey. Keep cool, dry and dark."],
        ["BEST BEFORE END 05/2029"], [databar("0952012340083", "DBAR_LTD", "DataBar-Limited", 4)],
        expiry="2029-05", precision="month", kind="bestBefore", style=SERIF)]),
    Picture("granola.jpg", "A QR code with a GS1 Digital Link that carries GTIN, lot and best-before date.", [Pack(
        "Morning Mill", "Honey Granola", "450 g",
        ["Whole grain oats, honey, almonds. Serve with milk."],
        ["BEST BEFORE 30 JUN 2027", "LOT G2231"],
        [qr("https://id.gs1.org/01/09520123400842/10/G2231?15=270630", "09520123400842")],
        expiry="2027-06-30", precision="day", kind="bestBefore", lot="G2231", style=YELLOW)]),
    Picture("smoked-salmon.jpg", "A GS1 Data Matrix with GTIN, expiry date and lot beside the pack's EAN-13.", [Pack(
        "Fjord", "Smoked Salmon", "100 g",
        ["Salmon, salt, beech smoke. Keep at 0 to 4 C."],
        ["USE BY 09 DEC 2026", "L6324B"],
        [Code("Data-Matrix", "010952012340085917261209106324B", "09520123400859", "DATAMATRIX",
              "[01]09520123400859[17]261209[10]6324B", 6), ean13("952012340085")],
        expiry="2026-12-09", precision="day", kind="useBy", lot="6324B", style=WHITE)]),
    Picture("lemonade.jpg", "A QR code that is only a shop's address: no product number, no date in it.", [Pack(
        "Fizz Brothers", "Cloudy Lemonade", "330 ml",
        ["Carbonated water, lemon juice 5 %, sugar.", "Please recycle the can."],
        ["BEST BEFORE 18.09.2027"],
        [qr("https://example.com/win", None), ean13("952012340086")],
        expiry="2027-09-18", precision="day", kind="bestBefore", style=CREAM)]),
]
