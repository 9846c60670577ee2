"""Plain packs in nine languages."""
from ..barcodes import ean8, ean13
from ..models import Camera, Pack, Picture
from .styles import BLUE, CREAM, GREEN, GREEN_STACKED, HANGUL, PORTRAIT, SERIF, THAI, WHITE, YELLOW

OAT_DRINK = Pack(
    "Hafer & Co", "Oat Drink", "1 l",
    ["Ingredients: water, oats 11 %, rapeseed oil, sea salt.", "Shake well. Once open keep cold and drink within "
     "four days."],
    ["BEST BEFORE", "12.03.2027", "L26321A"], [ean13("952012340017")],
    expiry="2027-03-12", precision="day", kind="bestBefore", lot="26321A", style=CREAM)

ENGLISH = [
    Picture("oat-drink.jpg", "The plain case in English: keyword, date and lot on three lines.", [OAT_DRINK],
            locale="en-GB"),
    Picture("tomato-soup.jpg", "Month and year after 'best before end'.", [Pack(
        "Garden Row", "Tomato Soup", "400 g",
        ["Ingredients: tomatoes 84 %, cream, sugar, basil, salt.", "Heat gently, do not boil. Serves two."],
        ["BEST BEFORE END: 08/2027"], [ean13("952012340024")],
        expiry="2027-08", precision="month", kind="bestBefore", style=WHITE)]),
    Picture("chicken-breast.jpg", "A use-by date with a month name and a two-digit year, a week away.", [Pack(
        "Hill Farm", "Chicken Breast", "500 g",
        ["Fresh British chicken breast fillets.", "Keep refrigerated below 5 C. Cook thoroughly. Do not wash."],
        ["USE BY", "28 NOV 26"], [ean13("952012340031")],
        expiry="2026-11-28", precision="day", kind="useBy", style=BLUE)], Camera(skew=-1.5)),
    Picture("peas.jpg", "Packed and best-before dates on one label.", [Pack(
        "Polar", "Garden Peas", "750 g",
        ["Frozen within hours. Keep at -18 C. Do not refreeze once thawed.", "Ingredients: peas."],
        ["PACKED 14 OCT 2026", "BEST BEFORE 14 APR 2028"], [ean13("952012340048")],
        expiry="2028-04-14", precision="day", kind="bestBefore", style=GREEN)]),
    Picture("rice-cakes.jpg", "Date, lot and time of day on one line, as in many date codes.", [Pack(
        "Puff & Pop", "Rice Cakes", "130 g",
        ["Ingredients: brown rice, sea salt. Store in a cool dry place.", "May contain sesame."],
        ["BB 12 MAR 27", "L26324 14:35"], [ean13("952012340055")],
        expiry="2027-03-12", precision="day", kind="bestBefore", lot="26324", style=YELLOW)]),
    Picture("baked-beans.jpg", "Production and expiry date side by side: the later one counts.", [Pack(
        "Anchor Lane", "Baked Beans", "415 g",
        ["Beans in tomato sauce.", "Ingredients: beans 51 %, tomatoes 34 %, water, sugar, salt."],
        ["PROD 21.10.2026", "EXP 21.10.2028"], [ean13("952012340062")],
        expiry="2028-10-21", precision="day", kind="expiry", production="2026-10-21", style=WHITE)]),
    Picture("cream-cheese.jpg", "A date that is past: still read, and expired.", [Pack(
        "Meadow", "Cream Cheese", "200 g",
        ["Full fat soft cheese. Keep refrigerated.", "Ingredients: milk, cream, salt, cultures."],
        ["BEST BEFORE: 25.10.2026"], [ean8("9520017")],
        expiry="2026-10-25", precision="day", kind="bestBefore", style=BLUE)]),
]

GERMAN = [
    Picture("haferflocken.jpg", "German keyword and date on one line, with a lot.", [Pack(
        "Kornmeister", "Haferflocken", "500 g",
        ["Zutaten: Vollkornhafer. Kann Spuren von Gluten enthalten.", "Trocken und vor Licht sicher lagern."],
        ["MHD 25.11.2027", "LOS 4711"], [ean13("952023450016")],
        expiry="2027-11-25", precision="day", kind="bestBefore", lot="4711", style=YELLOW)], locale="de-DE"),
    Picture("joghurt.jpg", "German keyword in words, the date on the next line with a two-digit year.", [Pack(
        "Almhof", "Joghurt mild", "150 g",
        ["Zutaten: Milch, Sahne, Kulturen. 3,8 % Fett.", "Bei +8 C mindestens haltbar bis: siehe Deckel."],
        ["Mindestens haltbar bis:", "14.12.26"], [ean13("952023450023")],
        expiry="2026-12-14", precision="day", kind="bestBefore", style=BLUE)], locale="de-DE"),
    Picture("hackfleisch.jpg", "German use-by date.", [Pack(
        "Landhof", "Hackfleisch", "400 g",
        ["Rinderhackfleisch, frisch. Unter Schutzatmosphäre verpackt.", "Bei 2 C lagern. Vor Verzehr durchgaren."],
        ["Zu verbrauchen bis", "24.11.2026"], [ean13("952023450030")],
        expiry="2026-11-24", precision="day", kind="useBy", style=WHITE)], locale="de-DE"),
    Picture("honig.jpg", "German 'bis Ende' with month and year.", [Pack(
        "Imkerei Sonntag", "Blütenhonig", "500 g",
        ["Auslese aus Mischung von Honig aus EU.", "Kühl und dunkel lagern."],
        ["Mindestens haltbar bis Ende:", "10.2028"], [ean13("952023450047")],
        expiry="2028-10", precision="month", kind="bestBefore", style=SERIF)], PORTRAIT, locale="de-DE"),
]

ROMANCE = [
    Picture("biscuits.jpg", "French keyword and date with slashes.", [Pack(
        "Petit Four", "Biscuits au beurre", "250 g",
        ["Farine de froment, beurre 24 %, sucre, sel.", "Conserver au sec et au frais."],
        ["A consommer de préférence", "avant le 15/06/2027"], [ean13("952034560015")],
        expiry="2027-06-15", precision="day", kind="bestBefore", style=CREAM)], locale="fr-FR"),
    Picture("camembert.jpg", "French use-by date with a month name; EAN-8.", [Pack(
        "Val Rond", "Camembert", "250 g",
        ["Fromage au lait cru. 22 % mat. gr. sur produit fini.", "A conserver entre 4 et 8 C."],
        ["A consommer jusqu'au", "12 DEC 2026"], [ean8("9520024")],
        expiry="2026-12-12", precision="day", kind="useBy", style=SERIF)], locale="fr-FR"),
    Picture("moutarde.jpg", "French 'avant fin' with month and year.", [Pack(
        "Dijonne", "Moutarde forte", "370 g",
        ["Eau, graines de moutarde, vinaigre, sel.", "Conserver au frais une fois ouvert."],
        ["A consommer de préférence", "avant fin : 03/2028", "LOT M2214"], [ean13("952034560022")],
        expiry="2028-03", precision="month", kind="bestBefore", lot="M2214", style=YELLOW)], locale="fr-FR"),
    Picture("passata.jpg", "Italian keyword and date with a lot.", [Pack(
        "Orto Rosso", "Passata di pomodoro", "700 g",
        ["Ingredienti: pomodoro 99,5 %, sale.", "Conservare in luogo fresco e asciutto."],
        ["Da consumarsi preferibilmente", "entro il 30/09/2027", "Lotto P118"], [ean13("952045670014")],
        expiry="2027-09-30", precision="day", kind="bestBefore", lot="P118", style=WHITE)], locale="it-IT"),
    Picture("mozzarella.jpg", "Italian use-by date with a two-digit year.", [Pack(
        "Latteria Bruna", "Mozzarella", "125 g",
        ["Latte, sale, caglio. Conservare in frigorifero.", "Senza conservanti."],
        ["Da consumare entro", "27/11/26"], [ean13("952045670021")],
        expiry="2026-11-27", precision="day", kind="useBy", style=BLUE)], locale="it-IT"),
    Picture("aceite.jpg", "Spanish keyword and a date with a Spanish month name.", [Pack(
        "Olivar", "Aceite de oliva", "750 ml",
        ["Aceite de oliva virgen extra. Origen: Jaen.", "Conservar en lugar fresco, lejos de la luz."],
        ["Consumir preferentemente", "antes del 31 ENE 2028"], [ean13("952056780013")],
        expiry="2028-01-31", precision="day", kind="bestBefore", style=GREEN_STACKED)], PORTRAIT, locale="es-ES"),
    Picture("jamon.jpg", "Spanish use-by date with slashes and a two-digit year.", [Pack(
        "Sierra Alta", "Jamon cocido", "180 g",
        ["Jamon de cerdo, sal, azucar, especias.", "Mantener entre 0 y 5 C."],
        ["FECHA DE CADUCIDAD:", "15/12/26", "LOTE 8841"], [ean13("952056780020")],
        expiry="2026-12-15", precision="day", kind="useBy", lot="8841", style=CREAM)], locale="es-ES"),
]

OTHER_LANGUAGES = [
    Picture("kaas.jpg", "Dutch keyword and a date with hyphens.", [Pack(
        "De Molen", "Jonge kaas", "400 g",
        ["Volvette kaas 48+. Koel bewaren.", "Bevat melk."],
        ["Ten minste houdbaar tot", "18-04-2027"], [ean13("952067890012")],
        expiry="2027-04-18", precision="day", kind="bestBefore", style=YELLOW)], locale="nl-NL"),
    Picture("sok.jpg", "Polish keyword and date.", [Pack(
        "Sad Babuni", "Sok jabłkowy", "1 l",
        ["Sok 100 %, bez cukru, pasteryzowany.", "Po otwarciu przechowywać w chłodnym miejscu."],
        ["Najlepiej spożyć przed:", "14.08.2027"], [ean13("952078900010")],
        expiry="2027-08-14", precision="day", kind="bestBefore", style=GREEN_STACKED)], PORTRAIT, locale="pl-PL"),
    Picture("seaweed.jpg", "A Korean keyword above the date.", [Pack(
        "Namhae", "Seaweed Snack", "20 g",
        ["Ingredients: laver 52 %, corn oil, sesame oil, salt.", "Keep dry. Product of Korea."],
        ["유통기한", "2027.03.12"], [ean13("952088012340")],
        expiry="2027-03-12", precision="day", kind="sellBy", style=HANGUL)]),
    Picture("kefir.jpg", "A label in Cyrillic, read without an option.", [Pack(
        "Молочный край", "Кефир", "900 г",
        ["Состав: молоко нормализованное, закваска.", "Хранить при температуре от 2 до 6 °С."],
        ["Изготовлено: 12.11.2026", "Годен до: 26.11.2026"], [ean13("952046012346")],
        expiry="2026-11-26", precision="day", kind="expiry", production="2026-11-12", style=WHITE)]),
    Picture("feta.jpg", "A label in Greek, read without an option.", [Pack(
        "Θεσσαλία", "Φέτα", "400 g",
        ["Συστατικά: γάλα πρόβειο, αλάτι, πυτιά.", "Διατηρείται στο ψυγείο 2-4 °C."],
        ["Ημ. παραγωγής: 14/10/2026", "Ημ. λήξης: 14/04/2027"], [ean13("952052012340")],
        expiry="2027-04-14", precision="day", kind="expiry", production="2026-10-14", style=BLUE)]),
    Picture("mango.jpg", "Thai keywords before two dates with two-digit years.", [Pack(
        "Siam Orchard", "Dried Mango", "100 g",
        ["Ingredients: mango 88 %, sugar, citric acid.", "Keep in a cool dry place. Product of Thailand."],
        ["ผลิต 12/09/26", "ควรบริโภคก่อน 12/09/27"], [ean13("952088543210")],
        expiry="2027-09-12", precision="day", kind="bestBefore", production="2026-09-12", style=THAI)]),
]

PICTURES = ENGLISH + GERMAN + ROMANCE + OTHER_LANGUAGES
