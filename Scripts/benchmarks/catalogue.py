"""The product catalogue: rows a second and memory of an import, the time of a lookup, and `list` of a large inventory.

The dump is generated here, the same in every run: Open Food Facts' table with all its columns in their order, some 200 of
them, nutrients empty or filled as in the real one, so that a row has the real width. A narrow dump with the same products
and only the imported columns shows the cost of the width. JSON Lines and gzip are measured on fewer rows.
"""
import gzip
import itertools
import json
import os
import pathlib
import random
import shutil
import statistics
import tempfile

from .running import json_lines, run
from .tables import quantile, table

TAKEN = ["code", "product_name", "quantity", "brands", "categories", "categories_tags", "categories_en"]
COLUMNS = """code url creator created_t created_datetime last_modified_t last_modified_datetime last_modified_by
last_updated_t last_updated_datetime product_name abbreviated_product_name generic_name quantity packaging packaging_tags
packaging_en packaging_text brands brands_tags brands_en categories categories_tags categories_en origins origins_tags
origins_en manufacturing_places manufacturing_places_tags labels labels_tags labels_en emb_codes emb_codes_tags
first_packaging_code_geo cities cities_tags purchase_places stores countries countries_tags countries_en ingredients_text
ingredients_tags ingredients_analysis_tags allergens allergens_en traces traces_tags traces_en serving_size
serving_quantity no_nutriments additives_n additives additives_tags additives_en nutriscore_score nutriscore_grade
nova_group pnns_groups_1 pnns_groups_2 food_groups food_groups_tags food_groups_en states states_tags states_en
brand_owner environmental_score_score main_category main_category_en image_url image_small_url""".split()
DIFFERENT = 50_000  # products, apart from their numbers
NUTRIENTS = [f"nutrient-{number}_100g" for number in range(125)]
STATES = ("en:to-be-completed,en:nutrition-facts-completed,en:ingredients-completed,en:expiration-date-to-be-completed,"
          "en:packaging-code-to-be-completed,en:characteristics-to-be-completed,en:origins-to-be-completed,"
          "en:categories-completed,en:brands-completed,en:packaging-to-be-completed,en:quantity-completed,"
          "en:product-name-completed,en:photos-to-be-validated,en:photos-uploaded")


def add_arguments(command, root):
    command.add_argument("--rows", type=int, default=4_000_000, help="products of the large catalogue (narrow rows)")
    command.add_argument("--wide-rows", type=int, default=400_000, help="products at the real width")
    command.add_argument("--json-rows", type=int, default=100_000, help="products as JSON Lines, at some 5 kB each")
    command.add_argument("--lookups", type=int, default=2_000, help="numbers to look up in the large catalogue")
    command.add_argument("--items", type=int, default=10_000, help="items of the inventory that is listed")
    command.add_argument("--folder", type=pathlib.Path, help="where to work (default: a temporary folder)")


def measure(arguments):
    """Yields the tables."""
    if arguments.no_kif:
        return
    with tempfile.TemporaryDirectory(dir=arguments.folder) as name:
        folder = pathlib.Path(name)
        yield imports(arguments, folder)
        yield lookups(arguments, folder)
        yield listing(arguments, folder)


def imports(arguments, folder):
    rows = []
    for title, name, count, write in [
        ("table, real width", "wide.csv", arguments.wide_rows, write_wide),
        ("the same, gzip", "wide.csv.gz", arguments.wide_rows, write_wide),
        ("JSON Lines", "products.jsonl", arguments.json_rows, write_json),
        ("table, imported columns alone", "narrow.csv", arguments.rows, write_narrow),
    ]:
        path = folder / name
        with opened(path) as file:
            size = write(file, count)
        result = run([arguments.kif, "catalog", "import", str(path), "--json"], environment=home(folder))
        report = json_lines(result.output)[0]
        path.unlink()
        rows.append([
            title, f"{report['rows']:,}", f"{size / report['rows']:.0f}", f"{report['rows'] / result.wall:,.0f}",
            f"{report['rows'] / result.cpu:,.0f}", f"{result.wall:.1f}", f"{result.cpu:.1f}",
            f"{result.peak / 1024:.0f}", f"{report['products']:,}"])
    header = ["dump", "rows", "bytes a row", "rows a second", "rows a CPU second", "wall s", "CPU s", "peak MB", "products"]
    return table(header, rows)


def lookups(arguments, folder):
    generator = random.Random(3)
    count = min(arguments.lookups, arguments.rows)
    numbers = [number(generator.randrange(arguments.rows)) for _ in range(count)]
    result = run([arguments.kif, "catalog", "show", "--json", "--timings", *numbers], environment=home(folder))
    times = [found["milliseconds"] for found in json_lines(result.output)]
    size = os.path.getsize(folder / "kif/kif-catalog.sqlite") / 1024 / 1024
    rows = [[f"by number, {len(times):,} of them", f"{statistics.median(times):.3f}", f"{quantile(times, 0.99):.3f}"]]
    for words in (["oat"], ["choco", "milk"], ["product"]):
        taken = [run([arguments.kif, "catalog", "search", *words], environment=home(folder)).wall * 1000 for _ in range(5)]
        rows.append([f"search {' '.join(words)}, with start-up", f"{statistics.median(taken):.0f}", f"{max(taken):.0f}"])
    return table([f"in {arguments.rows:,} products ({size:.0f} MB)", "median ms", "99th percentile ms"], rows)


def listing(arguments, folder):
    path = folder / "items.csv"
    generator = random.Random(4)
    with open(path, "w", encoding="utf-8") as file:
        file.write("name,brand,gtin,quantity,unit,expiryDate,expiryKind,lot,addedDate,place\n")
        for index in range(arguments.items):
            file.write(f"{words(generator, 3)},{words(generator, 1)},{number(index)},{1 + index % 4},500 g,"
                       f"2027-{1 + index % 12:02}-{1 + index % 28:02},bestBefore,L{index},2026-11-01,shelf {index % 9}\n")
    shutil.rmtree(folder / "kif", ignore_errors=True)
    imported = run([arguments.kif, "import-items", str(path)], environment=home(folder))
    rows = [["import-items", f"{imported.wall * 1000:.0f}", f"{imported.cpu * 1000:.0f}"]]
    for title, command in [("list", ["list"]), ("list --json", ["list", "--json"]), ("export", ["export"])]:
        runs = [run([arguments.kif, *command], environment=home(folder)) for _ in range(11)]
        rows.append([title, f"{statistics.median(r.wall for r in runs) * 1000:.0f}",
                     f"{statistics.median(r.cpu for r in runs) * 1000:.0f}"])
    return table([f"{arguments.items:,} items, with start-up", "wall ms, median", "CPU ms, median"], rows)


def home(folder):
    names = ["XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CONFIG_HOME"]
    return {name: str(folder) for name in names}


def number(index):
    digits = str(300_000_000_000 + index)
    total = sum(int(digit) * (3 if place % 2 else 1) for place, digit in enumerate(digits))
    return digits + str((10 - total % 10) % 10)


VOCABULARY = ["oat", "milk", "chocolate", "bio", "drink", "cream", "beef", "minced", "rice", "cakes"] + [
    first + second + third + last for third in ("", "ma", "du", "ki", "no", "sil", "ger", "fa", "hu")
    for first in ("ba", "ko", "mi", "tra", "lu", "pe", "so", "vi", "cha", "er", "zu", "gi")
    for second in ("lo", "na", "ri", "te", "mu", "sa", "ve", "da", "po", "ci", "ly", "wa")
    for last in ("x", "ne", "ra", "t", "li", "do", "k", "n", "s", "va", "to", "m", "que", "el", "in", "os", "ig", "ung")]
WEIGHTS = list(itertools.accumulate(1 / (place + 10) for place in range(len(VOCABULARY))))


def words(generator, count):
    return " ".join(generator.choices(VOCABULARY, cum_weights=WEIGHTS, k=count)).capitalize()


def product(generator):
    """The imported values of a product, without its number."""
    tags = [f"en:{generator.choice(VOCABULARY)}-{level}" for level in range(generator.randint(0, 5))]
    names = [tag[3:].replace("-", " ").capitalize() for tag in tags]
    return {"product_name": words(generator, generator.randint(1, 5)), "quantity": f"{generator.randint(1, 40) * 25} g",
            "brands": words(generator, generator.randint(1, 2)), "categories": ", ".join(names),
            "categories_tags": ",".join(tags), "categories_en": ",".join(names)}


def opened(path):
    """The file at `path`, open for writing text, which is compressed where the name says so."""
    if path.suffix == ".gz":
        return gzip.open(path, "wt", compresslevel=1, encoding="utf-8")
    return open(path, "w", encoding="utf-8")


def write_narrow(file, count):
    generator = random.Random(1)
    rows = [product(generator) for _ in range(DIFFERENT)]
    return write_table(file, TAKEN, rows, count)


def write_wide(file, count):
    generator = random.Random(1)
    rows = [wide(generator) | product(generator) for _ in range(DIFFERENT // 5)]
    return write_table(file, COLUMNS + NUTRIENTS, rows, count)


def write_table(file, columns, rows, count):
    """Writes `count` rows, the given ones repeated, each under its own number; returns the size."""
    size = file.write("\t".join(columns) + "\n")
    tails = ["\t" + "\t".join(row.get(name, "") for name in columns[1:]) + "\n" for row in rows]
    for index in range(count):
        size += file.write(number(index) + tails[index % len(tails)])
    return size


def wide(generator):
    """The values of a row that are not imported, some 2.3 kB of them."""
    values = {"url": "http://world-en.openfoodfacts.org/product/0000000000000/" + words(generator, 4).replace(" ", "-"),
              "creator": "kiliweb", "created_t": "1529059080", "created_datetime": "2018-06-15T10:38:00Z",
              "last_modified_t": "1691111111", "last_modified_datetime": "2023-08-04T01:05:11Z",
              "countries": "en:fr", "countries_tags": "en:france", "countries_en": "France",
              "ingredients_text": words(generator, generator.randint(5, 90)),
              "ingredients_tags": ",".join(f"en:{word}" for word in words(generator, generator.randint(5, 90)).split()),
              "states": STATES, "states_tags": STATES, "states_en": STATES.replace("en:", "").replace("-", " "),
              "image_url": "https://images.openfoodfacts.org/images/products/000/000/000/0000/front_en.3.400.jpg",
              "image_small_url": "https://images.openfoodfacts.org/images/products/000/000/000/0000/front_en.3.200.jpg"}
    filled = generator.randint(0, 25)
    return values | {name: f"{generator.random() * 100:.3f}" for name in NUTRIENTS[:filled]}


def write_json(file, count):
    generator = random.Random(1)
    frames = [{"nutriments": {name: generator.random() for name in NUTRIENTS[:60]},
               "images": {str(side): {"sizes": {"100": {"h": 100, "w": 75}, "full": {"h": 4032, "w": 3024}},
                                      "uploader": "kiliweb", "uploaded_t": 1529059080} for side in range(6)},
               "ingredients": [{"id": f"en:{word}", "text": word, "percent_estimate": 3.125, "vegan": "yes"}
                               for word in words(generator, 25).split()]} for _ in range(50)]
    texts = []
    for place in range(DIFFERENT // 5):
        values = product(generator)
        values["categories_tags"] = values["categories_tags"].split(",") if values["categories_tags"] else []
        texts.append(json.dumps(values | frames[place % len(frames)])[1:])
    size = 0
    for index in range(count):
        size += file.write(f'{{"code": "{number(index)}", {texts[index % len(texts)]}\n')
    return size
