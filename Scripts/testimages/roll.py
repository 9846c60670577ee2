"""A camera roll: the photos of a shopping trip, drawn from a seed, with what is in the bags.

Packs are photographed once, twice within seconds, from front, back and lid, as two equal packs, or several on a table. Each
pack of a batch has its own print: the same date, elsewhere on the pack and at another time. Some photos have no EXIF, as when a
messenger has sent them.
"""
import datetime
import functools
import json
import random
from dataclasses import replace

from .barcodes import ean13
from .camera import photographed
from .face import draw_face
from .models import Camera, Pack, Picture, Style
from .writers import options

FONTS = ["Lato-Black.ttf", "DejaVuSans-Bold.ttf", "LiberationSans-Bold.ttf", "LiberationSerif-Bold.ttf", "DejaVuSerif-Bold.ttf"]
TEXTS = ["DejaVuSans.ttf", "Lato-Regular.ttf", "LiberationSans-Regular.ttf", "LiberationSerif-Regular.ttf"]
PRINTS = ["LiberationMono-Bold.ttf", "DejaVuSansMono-Bold.ttf", "LiberationSans-Bold.ttf"]
COLOURS = [("#f4efe2", "#1d2b20", "#2f6b3c"), ("#fbfbf8", "#202428", "#a3262a"), ("#dbe7f2", "#14284a", "#1d4f91"),
           ("#e3eed9", "#1f3314", "#3d6b1f"), ("#fbe9a0", "#33270a", "#8a5a00"), ("#f6ead2", "#3b2413", "#7a3b12"),
           ("#f2dfe4", "#3a1626", "#8e2f55"), ("#e8e4f1", "#251d3d", "#5b459c")]
BRANDS = ("Alpenhof|Brookfield|Casa Verde|Dornbach|Edelweg|Fonte Chiara|Gut Lindau|Hillcrest|Ile Blanche|Juniper Farm|Kornfeld|"
          "La Huerta|Moorland|Nordsee Kutter|Old Mill|Petit Jardin|Quinta Real|Riverside|Sonnental|Torre Alta|Valley Gold").split("|")
NAMES = ("Oat Drink|Whole Milk|Plain Yogurt|Cherry Yogurt|Salted Butter|Mature Cheddar|Goat Cheese|Smoked Ham|Chicken Soup|Tomato Soup|"
         "Lentil Stew|Basil Pesto|Penne Rigate|Jasmine Rice|Corn Flakes|Honey Granola|Rye Bread|Butter Biscuits|Dark Chocolate|"
         "Hazelnut Spread|Apple Juice|Orange Juice|Green Tea|Ground Coffee|Olive Oil|Dijon Mustard|Tomato Ketchup|Baby Spinach|"
         "Potato Salad|Fish Fingers|Salmon Fillets|Chickpea Hummus|Coconut Milk|Peanut Butter|Strawberry Jam|Vegetable Broth|"
         "Apfelmus|Kartoffelsalat|Vollkornbrot|Himbeerjoghurt|Confiture Fraise|Compote Pomme|Mermelada Naranja|Passata").split("|")
SMALL = ["Ingredients: water, sugar, salt, natural flavouring.", "Store in a cool dry place. Once opened keep refrigerated.",
         "Zutaten: Wasser, Zucker, Salz, Gewürze.", "Ingrédients : eau, sucre, sel, arôme naturel.",
         "Nutrition per 100 g: energy 412 kJ, fat 3.1 g, salt 0.4 g.", "Produced in the EU for Nordmarkt, 20095 Hamburg."]
QUANTITIES = ["250 g", "500 g", "1 l", "330 ml", "400 g", "150 g", "750 ml", "1 kg"]
# Of European companies, which print the day first.
PREFIXES = ["400", "412", "426", "301", "350", "500", "541", "801", "842", "871", "900"]
# The word, the format of the date, and the kind.
WORDS = [("BEST BEFORE", "%d.%m.%Y"), ("BEST BEFORE", "%d/%m/%y"), ("BBE", "%d %b %Y"), ("MHD", "%d.%m.%y"), ("EXP", "%d/%m/%Y"),
         ("USE BY", "%d %b %y"), ("mindestens haltbar bis", "%d.%m.%Y"), ("à consommer avant le", "%d/%m/%Y"), ("BEST BY", "%Y-%m-%d")]


class Roll:
    """The photos in the order of their names, and the products with their packs."""

    def __init__(self, seed, groups):
        self.random = random.Random(f"roll {seed}")
        self.photos, self.products = [], []
        self.clock = datetime.datetime(2026, 11, 20, 17, 0) + datetime.timedelta(days=self.random.randrange(300))
        self.names = self.random.sample(NAMES, len(NAMES))
        makers = [self.single] * 9 + [self.burst] * 5 + [self.sides] * 6 + [self.twice] * 2 + [self.table] * 2
        for _ in range(groups):
            self.clock += datetime.timedelta(seconds=self.random.randrange(25, 150))
            self.random.choice(makers)()

    def product(self):
        """A new product: its pack with everything on one side, and its entry in the truth."""
        seed = self.random
        ground, ink, accent = seed.choice(COLOURS)
        style = Style(ground, ink, accent, seed.choice(["#ffffff", None]), "#161616", seed.choice(FONTS), seed.choice(TEXTS),
                      seed.choice(PRINTS), seed.choice(["columns", "stacked"]))
        expiry = self.clock.date() + datetime.timedelta(days=seed.randrange(5, 500))
        word, form = seed.choice(WORDS)
        day = expiry.strftime(form)
        number = seed.choice(PREFIXES) + "".join(str(seed.randrange(10)) for _ in range(9))
        name = self.names[len(self.products) % len(self.names)]
        pack = Pack(name, seed.choice(BRANDS), seed.choice(QUANTITIES), seed.sample(SMALL, seed.randrange(1, 4)),
                    [f"{word} {day.upper()}", self.code()], [ean13(number)], expiry=expiry.isoformat(), style=style)
        self.products.append({"name": name, "brand": pack.brand, "gtin": pack.codes[0].gtin, "expiry": pack.expiry, "packs": 1,
                              "photos": []})
        return pack, self.products[-1]

    def code(self):
        """The lot, and the time at which the pack was printed."""
        seed = self.random
        return f"L{seed.randrange(1000, 9999)} {seed.randrange(24):02d}:{seed.randrange(60):02d}"

    def take(self, packs, products, *, after=0, exif=True, size=None):
        """Photographs packs side by side, `after` seconds later than the last photo."""
        seed = self.random
        self.clock += datetime.timedelta(seconds=after)
        camera = Camera(
            size or (1200, 900), seed.uniform(0.04, 0.09), 0, seed.uniform(-3, 3), seed.choice([4, 10, 22]), seed.choice([1, 2, 5]),
            seed.choice([0.8, 0.9, 1.0]), seed.choice([0.4, 0.6, 0.9]), seed.choice(["#a58a68", "#c9c4ba", "#7d6a58"]),
            self.clock.strftime("%Y:%m:%d %H:%M:%S") if exif else None)
        name = f"IMG_{1001 + len(self.photos)}.jpg"
        self.photos.append((name, [functools.partial(draw_face, pack) for pack in packs], camera, seed.random()))
        for product in products:
            product["photos"].append(name)

    def single(self):
        pack, product = self.product()
        self.take([pack], [product], exif=self.random.random() < 0.9)

    def burst(self):
        """The same pack once more, to be sure."""
        pack, product = self.product()
        self.take([pack], [product])
        for _ in range(self.random.choice([1, 1, 2])):
            self.take([pack], [product], after=self.random.randrange(1, 12), exif=self.random.random() < 0.85)

    def sides(self):
        """Front, then back, then the lid, of which one may be missing."""
        pack, product = self.product()
        style = pack.style
        front = replace(pack, codes=[], print=[], dates=[], claim="", style=replace(style, layout="front"))
        lid = replace(pack, codes=[], print=["Keep refrigerated."], style=replace(style, layout="lid", date_ground="#ffffff"))
        back = replace(pack, style=replace(style, layout="stacked"))
        kind = self.random.choice(["back", "lid", "both"])
        self.take([front], [product], exif=self.random.random() < 0.85)
        if kind != "lid":
            shown = back if kind == "back" else replace(back, dates=[])
            self.take([shown], [product], after=self.random.randrange(2, 14), exif=self.random.random() < 0.85)
        if kind != "back":
            self.take([lid], [product], after=self.random.randrange(2, 14))

    def twice(self):
        """Two packs of one batch, each photographed."""
        pack, product = self.product()
        product["packs"] = 2
        self.take([pack], [product])
        shift = (self.random.choice([-1, 1]) * self.random.randrange(14, 34), self.random.randrange(10, 30))
        lot = pack.dates[1].split()[0]
        other = replace(pack, dates=[pack.dates[0], f"{lot} {self.code().split()[1]}"], date_shift=shift)
        self.take([other], [product], after=self.random.randrange(4, 15))

    def table(self):
        """Two or three products on a table."""
        found = [self.product() for _ in range(self.random.choice([2, 2, 3]))]
        packs = [replace(pack, style=replace(pack.style, layout="stacked")) for pack, _ in found]
        self.take(packs, [product for _, product in found], size=(900 * len(found), 1000))

    def write(self, folder):
        """Draws the photos and writes them with roll.json, the products."""
        folder.mkdir(parents=True, exist_ok=True)
        for name, faces, camera, seed in self.photos:
            photo = photographed(faces, camera, random.Random(seed))
            photo.save(folder / name, **options(Picture(name, "", camera=camera), ".jpg"))
        text = "".join(json.dumps(product, ensure_ascii=False) + "\n" for product in self.products)
        (folder / "roll.jsonl").write_text(text, encoding="utf-8")
