"""Fits the weights by which a catalogue's product is chosen by the lettering of a pack (LetteringRules.swift).

    fit_lettering.py --names FOLDER --products FILE --others FILE [--write] [--list]

`--names` has names.jsonl, photos of fronts with brand and name, and eval_names.py, which scores answers. The files are what
`parse-readings DAY --products CATALOGUE` prints for the readings of these photos: `--products` with a catalogue that has these
products among many others, `--others` with one that has only the others. The model is a conditional logit: a product, or none of
the catalogue, has the score of its features, and its probability is its share in the sum of the exponentials. What is printed is
out of fold: each brand is judged by weights that were fitted without it. `--write` fits on everything and writes the weights.
"""
import argparse
import collections
import pathlib
import sys

import numpy as np
import scipy.optimize

from fit_dates import FOLDS, fold, rows
from fitted_tables import FittedTable

TOP = pathlib.Path(__file__).resolve().parents[2]
RULES = TOP / "Sources/Domain/Catalog/Models/LetteringRules.swift"
PRIOR = 0.05


class Photo:
    """A photo with the products that it may show; the last row of features is that of none of the catalogue."""

    def __init__(self, scorer, truth, row, names):
        self.truth, self.products = truth, row["products"]
        self.fold = fold(truth["group"].split("/")[0])
        if any(product["features"].keys() != set(names) for product in self.products):
            raise SystemExit(f"the features of {row['file']} are not those of {RULES.name}")
        features = [[product["features"][name] for name in names] + [0] for product in self.products]
        self.features = np.array([*features, [0] * len(names) + [1]])
        wanted = self.key(scorer, truth["name"] or truth["brand"], truth["brand"])
        found = [self.key(scorer, product["name"], product.get("brand")) == wanted for product in self.products]
        self.right = np.array([*found, not any(found)])

    @staticmethod
    def key(scorer, name, brand):
        return sorted({*scorer.tokens(name), *scorer.tokens(brand)})


def loss(weights, photos):
    value, gradient = PRIOR * np.sum(weights ** 2) / 2, PRIOR * weights
    for photo in photos:
        shares = probabilities(photo, weights)
        right = np.where(photo.right, shares, 0)
        value -= np.log(max(right.sum(), 1e-12))
        gradient = gradient - photo.features.T @ (right / max(right.sum(), 1e-12) - shares)
    return value, gradient


def fit(photos):
    return scipy.optimize.minimize(loss, np.zeros(photos[0].features.shape[1]), (photos,), jac=True, method="L-BFGS-B").x


def probabilities(photo, weights):
    """That of each product, and of none of the catalogue at the end."""
    scores = photo.features @ weights
    shares = np.exp(scores - scores.max())
    return shares / shares.sum()


def report(scorer, title, photos, weights, is_listed):
    print(title)
    for minimum in (0.5, 0.7, 0.8, 0.9, 0.95):
        count = collections.Counter()
        for photo in photos:
            found = probabilities(photo, weights[photo.fold])[:-1]
            if not len(found) or found.max() < minimum:
                continue
            best = int(np.argmax(found))
            product = photo.products[best]
            verdict, named, clean = scorer.judge(photo.truth, product["name"], product.get("brand"))
            count.update(["given", verdict] + ["same product"] * bool(photo.right[best]) + ["own name"] * named + ["clean"] * clean)
            if is_listed and minimum == 0.9 and not photo.right[best]:
                truth = photo.truth
                print(f"    {found[best]:.3f} {product.get('brand')} | {product['name']}  ←  {truth['brand']} | {truth['name']}")
        print(f"  from {minimum}: of {len(photos)} {dict(count)}")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--names", type=pathlib.Path, required=True)
    parser.add_argument("--products", type=pathlib.Path, required=True)
    parser.add_argument("--others", type=pathlib.Path, required=True)
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--list", action="store_true")
    arguments = parser.parse_args()
    sys.path.insert(0, str(arguments.names))
    import eval_names as scorer  # It is beside the truth.

    table = FittedTable(RULES, decimals=3)
    names = list(table.rows("rules"))
    truths = {pathlib.Path(truth["file"]).name: truth for truth in rows(arguments.names / "names.jsonl")}
    sets = {}
    for title, path in (("with these products", arguments.products), ("without them", arguments.others)):
        sets[title] = [Photo(scorer, truths[pathlib.Path(row["file"]).name], row, names) for row in rows(path)]
    photos = [photo for group in sets.values() for photo in group]
    weights = {
        left_out: fit([photo for photo in photos if photo.fold != left_out]) for left_out in range(FOLDS)}
    for title, group in sets.items():
        report(scorer, title, group, weights, arguments.list)
    whole = fit(photos)
    print(dict(zip([*names, "noProduct"], whole.round(3).tolist(), strict=True)))
    if arguments.write:
        table.set_rows("rules", {name: [weight] for name, weight in zip(names, whole[:-1], strict=True)})
        table.set_value("noProduct", whole[-1])
        table.save()


if __name__ == "__main__":
    main()
