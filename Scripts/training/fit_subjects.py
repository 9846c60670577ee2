"""Fits the weights by which the subject of a photo is decided (SubjectRules.swift).

    fit_subjects.py --parse-readings PROGRAM [--write SUBJECT...] [--list] TRUTH...

A line of TRUTH is {"reading": path of a saved reading, "subject": "food", "medicine" or "other", "kind", "group"}: `group` is the
product or the layout, `kind` what is shown. Two scores against food are fitted with a normal prior to the features that
`parse-readings --subjects` prints. What is printed is out of fold: each group is judged by weights that were fitted without
it, and by `kind` also each kind by weights that were fitted without the whole kind. `--write` fits on everything and writes the
weights of these subjects, of which there should be as many photos as there were before; `--list` shows the photos that are misjudged.
"""

import argparse
import collections
import json
import pathlib
import subprocess

import numpy as np
import scipy.optimize

from fit_dates import FOLDS, fold, rows
from fitted_tables import FittedTable

TOP = pathlib.Path(__file__).resolve().parents[2]
RULES = TOP / "Sources/Labels/Subject/SubjectRules.swift"
SUBJECTS = ["food", "medicine", "papers", "things"]
PRIOR = 2
# As in SubjectRules.
CERTAIN = 0.85
# How much all photos of a subject count together, as in the folders of a household.
SHARES = {"food": 0.7, "medicine": 0.1, "papers": 0.08, "things": 0.12}
# What a real photo counts beside a drawn one.
REAL = 2
# The kinds of which nothing is kept.
PAPERS = {
    "passport", "identityCard", "bankCard", "ticket", "letter", "realPapers", "plainPapers",
    "healthCard", "drivingLicence", "loyaltyCard", "membershipCard", "schoolCard", "travelPass",
}


def fit(features, subjects, weights):
    """The weights of all subjects but food, the bias last."""
    deviation = features.std(0) + 1e-6
    scaled = np.hstack([features / deviation, np.ones((len(features), 1))])
    wanted = np.eye(len(SUBJECTS))[subjects]

    def loss(flat):
        values = flat.reshape(len(SUBJECTS) - 1, -1)
        scores = np.hstack([np.zeros((len(scaled), 1)), scaled @ values.T])
        scores -= scores.max(1, keepdims=True)
        shares = np.exp(scores)
        shares /= shares.sum(1, keepdims=True)
        value = -np.sum(weights * np.log(np.sum(shares * wanted, 1) + 1e-300)) + PRIOR * np.sum(values[:, :-1] ** 2) / 2
        slope = ((shares - wanted)[:, 1:] * weights[:, None]).T @ scaled
        slope[:, :-1] += PRIOR * values[:, :-1]
        return value, slope.ravel()

    found = scipy.optimize.minimize(
        loss, np.zeros((len(SUBJECTS) - 1) * scaled.shape[1]), jac=True, method="L-BFGS-B"
    ).x.reshape(len(SUBJECTS) - 1, -1)
    return np.hstack([found[:, :-1] / deviation, found[:, -1:]])


def probabilities(model, features):
    scores = np.hstack([np.zeros((len(features), 1)), features @ model[:, :-1].T + model[:, -1]])
    scores = np.exp(scores - scores.max(1, keepdims=True))
    return scores / scores.sum(1, keepdims=True)


def weights_of(photos):
    """Each group counts as two photos at most, a real photo of another thing as several drawn ones, each subject its share."""
    groups = collections.Counter(photo["group"] for photo in photos)
    weights = np.array([min(1, 2 / groups[photo["group"]]) for photo in photos])
    weights *= np.array([REAL if photo["kind"].startswith("real") else 1 for photo in photos])
    subjects = np.array([photo["subject"] for photo in photos])
    for subject, share in SHARES.items():
        chosen = subjects == subject
        weights[chosen] *= share * len(photos) / weights[chosen].sum()
    return weights


def judged(photos, features, subjects, parts):
    """The probabilities of each photo by weights fitted without its part."""
    found = np.zeros((len(photos), len(SUBJECTS)))
    for part in sorted(set(parts)):
        out = parts == part
        kept = [photo for photo, is_out in zip(photos, out, strict=True) if not is_out]
        if len({photo["subject"] for photo in kept}) == len(SUBJECTS):
            found[out] = probabilities(fit(features[~out], subjects[~out], weights_of(kept)), features[out])
    return found


def report(photos, found, title):
    print(title)
    table = collections.defaultdict(lambda: [0] * 7)
    for photo, shares in zip(photos, found, strict=True):
        best = int(np.argmax(shares))
        row = table[photo["kind"]]
        row[0] += 1
        row[1 + (best if max(shares[0], 1 - shares[0]) >= CERTAIN else 4)] += 1
        row[6] += photo["hasContent"] and 1 - shares[0] < CERTAIN
    print(f"  {'kind':16} {'photos':>6} {'food':>6} {'medic.':>6} {'papers':>6} {'things':>6} {'open':>6} {'stock':>6}")
    for kind, row in sorted(table.items()):
        print(f"  {kind:16} " + " ".join(f"{value:6}" for value in row))


def report_limits(photos, found):
    """What goes to the inbox, and what becomes an item, if food has to be less probable than a limit."""
    is_food = np.array([photo["subject"] == "food" for photo in photos])
    is_real = np.array([photo["kind"].startswith("real") for photo in photos])
    makes_item = np.array([photo["hasContent"] for photo in photos])
    for limit in (0.3, 0.15, 0.1, 0.05):
        kept = found[:, 0] < limit
        stock = ~kept & makes_item & ~is_food
        print(
            f"  limit {limit}: {np.sum(kept & is_food)} of {is_food.sum()} packs in the inbox; in stock {np.sum(stock & is_real)} of "
            f"{is_real.sum()} real and {np.sum(stock & ~is_real)} of {np.sum(~is_real & ~is_food)} drawn things"
        )


def write(table, model, names, written):
    """Writes the weights of some subjects."""
    places = {SUBJECTS.index(subject) - 1: subject for subject in written}
    rows = table.rows("Rule")
    for place, subject in places.items():
        table.set_value(f"{subject}Bias", model[place, -1])
        for at, name in enumerate(names):
            rows[name][place] = model[place, at]
    for name, weights in rows.items():
        table.set_row("Rule", name, weights)
    table.save()


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--parse-readings", required=True)
    parser.add_argument("--write", nargs="+", default=[], choices=SUBJECTS[1:])
    parser.add_argument("--list", action="store_true")
    parser.add_argument("truth", nargs="+", type=pathlib.Path)
    arguments = parser.parse_args()
    photos = [row for path in arguments.truth for row in rows(path)]
    paths = "".join(f"{photo['reading']}\n" for photo in photos)
    output = subprocess.run(
        [arguments.parse_readings, "2026-11-25", "--subjects"], input=paths, capture_output=True, text=True, check=True
    ).stdout
    for photo, read in zip(photos, map(json.loads, output.splitlines()), strict=True):
        photo.update(features=read["features"], hasContent=read["hasContent"])
        if photo["subject"] == "other":
            photo["subject"] = "papers" if photo["kind"] in PAPERS else "things"
    photos = [photo for photo in photos if photo["features"]]
    table = FittedTable(RULES, decimals=3)
    names = list(table.rows("Rule"))
    if unknown := {name for photo in photos for name in photo["features"]} - set(names):
        raise SystemExit(f"{RULES.name} has no row for {', '.join(sorted(unknown))}")
    features = np.array([[photo["features"].get(name, 0) for name in names] for photo in photos])
    subjects = np.array([SUBJECTS.index(photo["subject"]) for photo in photos])
    folds = np.array([fold(photo["group"]) % FOLDS for photo in photos])
    found = judged(photos, features, subjects, folds)
    report(photos, found, "Out of fold, by group:")
    kinds = np.array(
        [photo["kind"] if photo["subject"] != "food" else f"fold {part}" for photo, part in zip(photos, folds, strict=True)]
    )
    report(photos, judged(photos, features, subjects, kinds), "Each kind by weights fitted without the kind:")
    report_limits(photos, found)
    if arguments.list:
        for photo, shares in zip(photos, found, strict=True):
            is_food = photo["subject"] == "food"
            if shares[0] < 0.3 if is_food else photo["hasContent"] and shares[0] > 0.5:
                print(f"  {photo['kind']:14} {SUBJECTS[np.argmax(shares)]:8} food {shares[0]:.3f} {photo['reading']}")
    model = fit(features, subjects, weights_of(photos))
    for at, name in enumerate(names):
        print(f"  {name:16} {' '.join(f'{weight:7.2f}' for weight in model[:, at])}   in {np.mean(features[:, at] > 0):.2f}")
    if arguments.write:
        write(table, model, names, arguments.write)


if __name__ == "__main__":
    main()
