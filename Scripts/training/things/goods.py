"""Goods with a date that are no food, and food that looks like medicine: they belong in stock."""

from testimages import barcodes

from .page import Page
from .words import capitals, day, digits

SUPPLEMENTS = [
    (
        "Vitamin D3 1000 IU",
        "food supplement with vitamin D",
        "softgel capsules",
        "Food supplements should not replace a varied and "
        "balanced diet. Do not exceed the recommended daily intake. Keep out of reach of young children.",
        "Ingredients: sunflower oil, gelatine (bovine), glycerol, cholecalciferol.",
        "Best before end:",
    ),
    (
        "Magnesium 400",
        "Nahrungsergänzungsmittel mit Magnesium",
        "Kapseln",
        "Nahrungsergänzungsmittel sind kein Ersatz für eine "
        "ausgewogene Ernährung. Die angegebene empfohlene tägliche Verzehrmenge darf nicht überschritten werden. Außerhalb der "
        "Reichweite von kleinen Kindern aufbewahren.",
        "Zutaten: Magnesiumoxid, Überzugsmittel Hydroxypropylmethylcellulose.",
        "Mindestens haltbar bis Ende:",
    ),
    (
        "Oméga 3",
        "Complément alimentaire à base d'huile de poisson",
        "capsules",
        "Ne pas dépasser la dose journalière recommandée. À "
        "consommer dans le cadre d'une alimentation variée et équilibrée. Tenir hors de portée des jeunes enfants.",
        "Ingrédients : huile de poisson, gélatine, vitamine E.",
        "À consommer de préférence avant fin :",
    ),
    (
        "Vitamina C 500 mg",
        "Suplemento alimentar em comprimidos",
        "comprimidos",
        "Este produto não é um medicamento. Não exceder a "
        "recomendação diária de consumo. Manter fora do alcance de crianças. NÃO CONTÉM GLÚTEN.",
        "Ingredientes: ácido ascórbico, celulose microcristalina.",
        "VAL:",
    ),
    (
        "Colágeno",
        "Complemento alimenticio",
        "cápsulas",
        "Los complementos alimenticios no deben utilizarse como sustituto de una dieta "
        "variada y equilibrada. No superar la dosis diaria recomendada.",
        "Ingredientes: colágeno hidrolizado, vitamina C.",
        "Consumir preferentemente antes de:",
    ),
    (
        "Multivitamin",
        "dietary supplement",
        "tablets",
        "Supplement Facts. Serving size 1 tablet. Amount per serving % Daily Value. These "
        "statements have not been evaluated by the Food and Drug Administration.",
        "Other ingredients: cellulose, stearic acid.",
        "EXP",
    ),
    (
        "Whey Protein",
        "protein powder, chocolate flavour",
        "g",
        "Mix one scoop with 300 ml of water or milk. Nutrition information per serving: energy 480 kJ, protein 24 g.",
        "Ingredients: whey protein concentrate (milk), cocoa powder, sweetener sucralose.",
        "Best before:",
    ),
    (
        "Fermenti lattici",
        "integratore alimentare di probiotici",
        "capsule",
        "Non superare la dose giornaliera consigliata. Gli integratori non vanno intesi come sostituti di una dieta variata.",
        "Ingredienti: Lactobacillus rhamnosus, amido di mais.",
        "Da consumarsi preferibilmente entro fine:",
    ),
]
BRANDS = "Natura Vital|Vitabon|Sunlife|Doppel Plus|GreenLeaf|Fitline|Bio Balance|Puravit|Aqualine|Dermasoft|Belle Peau|Silk & Co".split(
    "|"
)
COSMETICS = [
    (
        "Hand Cream",
        "with almond oil, for dry skin",
        "Apply to clean skin as often as required. For external use only. Avoid contact with eyes.",
        "EXP",
    ),
    (
        "Duschgel",
        "Zitrone & Minze, für Haut und Haar",
        "Auf die feuchte Haut auftragen, aufschäumen und abspülen. Dermatologisch getestet.",
        "MHD",
    ),
    (
        "Shampooing doux",
        "cheveux normaux, à la camomille",
        "Appliquer sur cheveux mouillés, masser puis rincer. Éviter le contact avec les yeux.",
        "EXP",
    ),
    (
        "Protector solar SPF 50",
        "piel sensible, resistente al agua",
        "Aplicar generosamente antes de la exposición al sol.",
        "CAD",
    ),
    (
        "Toothpaste",
        "fluoride 1450 ppm, fresh mint",
        "Brush teeth twice a day. Children under 6: use a pea-sized amount.",
        "EXP",
    ),
    ("Crema viso", "idratante per pelli secche", "Applicare mattina e sera sul viso pulito.", "Scad."),
    (
        "Face Scrub",
        "orange peel and honey",
        "Massage gently on wet face, rinse. For external use only. Mfg. Lic. No. COS-41.",
        "Use before",
    ),
    ("Deodorant", "48 h, aluminium free", "Shake before use. Spray from 15 cm. Pressurised container.", "EXP"),
]
INCI = "Aqua, Glycerin, Cetearyl Alcohol, Sodium Laureth Sulfate, Cocamidopropyl Betaine, Parfum, Citric Acid, Limonene"


def _dated(seed, page, word, size=2.8):
    ends = day(seed, 2023, 2030)
    page.line(
        f"{word} {ends.strftime(seed.choice(['%m/%Y', '%d.%m.%Y', '%m.%Y', '%b %Y', '%m/%y', '%d/%m/%Y']))}", size, "mono"
    )
    page.line(seed.choice(["L ", "LOT ", "Batch: ", "Lote "]) + capitals(seed, 1) + digits(seed, 5), size, "mono")


def supplement(seed):
    name, kind, form, notice, ingredients, word = seed.choice(SUPPLEMENTS)
    page = Page(
        seed, seed.choice([(800, 1000), (1000, 620), (760, 1100)]), seed.choice(["#ffffff", "#f6faef", "#fff6e6", "#243b2f"])
    )
    page.ink = "#f4f4f0" if sum(page.picture.getpixel((5, 5))) < 300 else "#22302a"
    if seed.random() < 0.7:
        page.line(seed.choice(BRANDS), 6, "bold", align="centre")
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
    name, kind, notice, word = seed.choice(COSMETICS)
    page = Page(seed, seed.choice([(700, 1100), (1000, 620)]), seed.choice(["#ffffff", "#eaf3fa", "#f8e8ee", "#2b3c52"]))
    page.ink = "#f2f4f6" if sum(page.picture.getpixel((5, 5))) < 300 else "#253040"
    page.line(seed.choice(BRANDS), 8, "bold", align="centre")
    page.line(name, 7, align="centre")
    page.line(kind, 3.4, align="centre")
    page.line(seed.choice(["50 ml", "200 ml", "75 ml ℮", "250 ml 8.4 fl oz", "100 g"]), 4, align="centre")
    if seed.random() < 0.7:
        page.paragraph(notice, 2.8)
        page.paragraph("Ingredients: " + INCI, 2.4)
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
