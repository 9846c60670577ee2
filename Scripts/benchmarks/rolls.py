"""Camera rolls: how photos become items, on rolls drawn from seeds.

A product is right if all its photos are in items of its own, with its date and its number of packs. Rolls are drawn by
Scripts/render-test-images --roll; use seeds that nothing was tuned with.
"""
import collections
import json
import os
import pathlib
import subprocess
import sys
import tempfile

from .tables import table

RENDER = pathlib.Path(__file__).resolve().parent.parent / "render-test-images"


def add_arguments(command, root):
    command.add_argument("--seeds", nargs="+", default=["1"], help="the seeds of the rolls")
    command.add_argument("--groups", type=int, default=50, help="how often something is photographed in a roll")
    command.add_argument("--show", action="store_true", help="list what is not right")


def measure(arguments):
    """Yields the table."""
    rows = []
    for seed in arguments.seeds:
        with tempfile.TemporaryDirectory() as folder:
            roll = pathlib.Path(folder) / "roll"
            draw = [sys.executable, str(RENDER), "--roll", seed, "--output", str(roll), "--groups", str(arguments.groups)]
            subprocess.run(draw, check=True)
            rows.append(score(arguments.kif, roll, seed, arguments.show))
    yield table(["seed", "photos", "products", "right", "date right", "date wrong", "split or counted twice", "wrong joins", "asked"], rows)


def score(kif, roll, seed, show):
    truth = [json.loads(line) for line in (roll / "roll.jsonl").read_text(encoding="utf-8").splitlines()]
    photos, items = scan(kif, roll)
    shown = collections.defaultdict(set)  # the products whose photos an item has
    for product in truth:
        for photo in product["photos"]:
            for item in photos.get(photo, []):
                shown[item].add(product["gtin"])
    counts = collections.Counter()
    for product in truth:
        own, problems = found(product, photos, items, truth), []
        dates = {items[item]["expiryDate"] for item in own if item in items}
        if dates == {product["expiry"]}:
            counts["date right"] += 1
        else:
            problems.append(f"date {sorted(map(str, dates))} for {product['expiry']}")
            counts["date wrong"] += bool(dates - {product["expiry"], None})
        packs = sum(items[item]["quantity"] for item in own if item in items)
        if len(own) != 1 or packs != product["packs"]:
            counts["split"] += 1
            problems.append(f"{len(own)} items, {packs} packs for {product['packs']}")
        counts["asked"] += any(items[item]["needsReview"] for item in own if item in items)
        counts["right"] += not problems
        if show and problems:
            print(seed, product["name"], product["photos"], "; ".join(problems), file=sys.stderr)
    alone = [photo for photo in photos if sum(photo in product["photos"] for product in truth) == 1]
    joins = sum(len(shown[item]) > 1 for item in {item for photo in alone for item in photos[photo]})
    found_counts = [counts[name] for name in ("right", "date right", "date wrong", "split")]
    return [seed, len(photos), len(truth), *found_counts, joins, counts["asked"]]


def found(product, photos, items, truth):
    """The items of a product: those of its photos, of a photo of several products the one with its number, date or name."""
    own = []
    for photo in product["photos"]:
        here = photos.get(photo, [])
        if sum(photo in other["photos"] for other in truth) > 1:
            here = [item for item in here if item in items and items[item]["gtin"] == product["gtin"]]
        own += [item for item in here if item not in own]
    return own


def scan(kif, roll):
    """The ids of each photo's items, and the items by id."""
    with tempfile.TemporaryDirectory() as home:
        folders = ("HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CONFIG_HOME")
        environment = os.environ | dict.fromkeys(folders, home) | {"LC_ALL": "C.UTF-8"}
        run = {"capture_output": True, "text": True, "env": environment}
        lines = subprocess.run([kif, "--json", "--quiet", "--today", "2026-11-20", str(roll)], **run).stdout.splitlines()
        listed = subprocess.run([kif, "list", "--json"], **run).stdout.splitlines()
    photos = {}
    for result in map(json.loads, lines):
        items = result.get("items") or ([result["item"]] if result["item"] else [])
        photos[pathlib.Path(result["file"]).name] = [item["id"] for item in items]
    return photos, {item["id"]: item for item in map(json.loads, listed)}
