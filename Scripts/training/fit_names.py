"""Fits the weights by which lines are chosen for the name on the front of a pack (FrontRules.swift).

    fit_names.py --names FOLDER --packs FOLDER... --drawn FOLDER --parse-readings PROGRAM --readings FOLDER [--write] [--list]

`--names` has names.jsonl, photos of fronts with brand and name, and eval_names.py, which scores answers; `--packs` have
labels.jsonl, photos of any side of a pack, most of which show no name; `--drawn` has drawn packs, each with its truth in a file
beside it, as TestImages. The saved readings of the folder NAME are in READINGS/NAME. Three logistic curves with a normal prior
are fitted: whether a line belongs to brand or name, whether such a line is the brand, and whether the name of a photo is right,
by the features that `parse-readings --name-lines` prints. What is printed is out of fold: each brand is judged by weights that
were fitted without it. `--write` fits on everything and writes the weights; `--list` shows the answers that are wrong.
"""
import argparse
import collections
import json
import pathlib
import subprocess
import sys

import numpy as np
import scipy.optimize

from fit_dates import FOLDS, fold, rows
from fitted_tables import FittedTable

TOP = pathlib.Path(__file__).resolve().parents[2]
RULES = TOP / "Sources/Labels/Product/Front/FrontRules.swift"
LINE_PRIOR, BRAND_PRIOR, ANSWER_PRIOR = 3, 3, 1
# A line whose probability is at least this belongs to the name; one whose probability of the brand is at least this is the brand.
CHOSEN, BRAND = 0.5, 0.5
# The logarithm of 4 % of the photo: the letters of a front's name are at least as high.
USUAL_HEIGHT = -3.2


class Photo:
    """A photo with its truth, and the lines of scene text with their features."""

    def __init__(self, truth, group, lines, kind):
        self.truth, self.group, self.lines, self.kind = truth, group, lines, kind
        self.fold = fold(group)
        self.names = sorted(lines[0]["features"]) if lines else []
        self.features = np.array([[line["features"][name] for name in self.names] for line in lines])
        self.counts = None

    def parts(self, scorer):
        """For each line, how many of its words are of which part."""
        if self.counts is None:
            self.counts = [parts(scorer, self.truth, line["name"]) for line in self.lines]
        return self.counts


class Curve:
    """A logistic curve from features to a probability."""

    def __init__(self, features, right, weights, strength):
        """Fits the curve to the shares `right`, which count `weights`; `strength` is that of the prior."""
        mean, deviation = features.mean(0), features.std(0) + 1e-6
        scaled = (features - mean) / deviation

        def loss(values):
            score = scaled @ values[:-1] + values[-1]
            wrong = weights * (1 / (1 + np.exp(-score)) - right)
            value = np.sum(weights * (np.logaddexp(0, score) - right * score)) + strength * np.sum(values[:-1] ** 2) / 2
            return value, np.append(scaled.T @ wrong + strength * values[:-1], wrong.sum())

        found = scipy.optimize.minimize(loss, np.zeros(features.shape[1] + 1), jac=True, method="L-BFGS-B").x
        self.weights = found[:-1] / deviation
        self.bias = found[-1] - np.sum(self.weights * mean)

    def __call__(self, features):
        return 1 / (1 + np.exp(-(features @ self.weights + self.bias))) if len(features) else np.zeros(0)


def parts(scorer, truth, name):
    """How many words of a text are of the brand, of the name, of both, of what else describes the product, or of neither."""
    brand, own = scorer.tokens(truth["brand"]), scorer.tokens(truth["name"])
    also = scorer.tokens(truth["also"]) + scorer.tokens(truth["quantity"])

    def belongs(word, words):
        joined = "".join(words)
        is_part = joined and len(word) >= 5 and (scorer.near(word, joined) or word in joined)
        return any(scorer.near(word, other) for other in words) or is_part or len(joined) >= 5 and joined in word

    def part(word):
        found = {(True, True): "both", (True, False): "brand", (False, True): "name"}
        if kind := found.get((bool(belongs(word, brand)), bool(belongs(word, own)))):
            return kind
        if any(scorer.near(word, other) for other in also):
            return "also"
        return "small" if word in scorer.SMALL or word.isdigit() else "neither"

    return collections.Counter(part(word) for word in scorer.tokens(name))


def read(program, folder):
    """The lines of each photo of a folder with readings, by the photo's file name."""
    paths = "".join(f"{path}\n" for path in sorted(folder.glob("*.json")))
    output = subprocess.run(
        [program, "2026-11-25", "--name-lines"], input=paths, capture_output=True, text=True, check=True).stdout
    return {pathlib.Path(row["file"]).name: row["lines"] for row in map(json.loads, output.splitlines())}


class Model:
    """The three curves, fitted to photos."""

    def __init__(self, scorer, photos):
        self.scorer = scorer
        fronts = [photo for photo in photos if photo.kind != "pack" and photo.lines]
        self.line = self.curve_of_lines(fronts)
        self.brand = self.curve(fronts, ("brand",), ("name",), BRAND_PRIOR)
        # The name of a photo is judged by curves for lines that were fitted without it, or it would look too good.
        samples, rights = [], []
        for left_out in range(FOLDS):
            others = [photo for photo in fronts if photo.fold != left_out]
            if not others or len(others) == len(fronts):
                continue
            curve = self.curve_of_lines(others)
            for photo in photos:
                if photo.fold == left_out and (described := describe(photo, curve)) is not None:
                    samples.append(described)
                    rights.append(is_right(scorer, photo, text(photo, curve)))
        self.whole = Curve(np.array(samples), np.array(rights, float), np.ones(len(rights)), ANSWER_PRIOR)

    def curve_of_lines(self, fronts):
        """A curve for lines that belong to brand or name."""
        return self.curve(fronts, ("brand", "name", "both"), ("neither",), LINE_PRIOR)

    def curve(self, fronts, parts_for, parts_against, strength):
        """A curve for lines with words of the one parts, not of the others."""
        counts = [count for photo in fronts for count in photo.parts(self.scorer)]
        good = np.array([sum(count[part] for part in parts_for) for count in counts])
        bad = np.array([sum(count[part] for part in parts_against) for count in counts])
        features = np.concatenate([photo.features for photo in fronts])
        return Curve(features, good / np.maximum(1, good + bad), np.minimum(1, good + bad), strength)

    def answer(self, photo):
        """Brand, name and the confidence in them; None without a chosen line."""
        described = describe(photo, self.line)
        if described is None:
            return None
        # A line of nothing but claims, such as `Bio`, is no brand.
        brand = self.brand(photo.features) * (photo.features[:, photo.names.index("claims")] < 1)
        chosen = chosen_lines(photo, self.line)
        brands = [photo.lines[index]["name"] for index in chosen if brand[index] >= BRAND]
        names = [photo.lines[index]["name"] for index in chosen if brand[index] < BRAND]
        if not names:
            brands, names = [], brands
        return " ".join(brands), " ".join(names), float(self.whole(described[None])[0])


def chosen_lines(photo, curve):
    return [index for index, value in enumerate(curve(photo.features)) if value >= CHOSEN]


def text(photo, curve):
    return " ".join(photo.lines[index]["name"] for index in chosen_lines(photo, curve))


ANSWER_FEATURES = ["height", "isLow", "probability", "lines", "excluded", "excludedOfName", "confidence", "foods", "lettering"]


def describe(photo, curve):
    """The features of the whole answer, in the order of ANSWER_FEATURES; None without a chosen line."""
    chosen = chosen_lines(photo, curve)
    if not chosen:
        return None
    column = dict(zip(photo.names, photo.features.T, strict=True))
    probabilities = curve(photo.features)[chosen]
    height = column["shareOfPhoto"][chosen].max()
    return np.array([
        height, min(0, height - USUAL_HEIGHT), probabilities.mean(), len(chosen), column["excluded"].mean(),
        column["excluded"][chosen].mean(), column["confidence"][chosen].mean(), column["foods"][chosen].max(),
        column["shareOfPhoto"].mean()])


def is_right(scorer, photo, name):
    """Whether an answer counts as right; of packs in general only the name is known, as someone described it."""
    if photo.kind != "pack":
        return scorer.judge(photo.truth, name)[0] == "exact"
    count = parts(scorer, photo.truth, name)
    good = count["brand"] + count["name"] + count["both"]
    return good >= 1 and count["neither"] <= good


def report(scorer, photos, answers, is_listed):
    source = collections.Counter(photo.truth["source"] for photo in photos if photo.kind == "front").most_common(1)[0][0]
    for title, chosen in (("fronts", lambda photo: photo.kind == "front"),
                          (f"of these, {source}", lambda photo: photo.kind == "front" and photo.truth["source"] == source),
                          ("drawn packs", lambda photo: photo.kind == "drawn")):
        print(title)
        for minimum in (0, 0.4, 0.5, 0.6, 0.7, 0.8):
            count = collections.Counter()
            for photo, answer in zip(photos, answers, strict=True):
                if not chosen(photo):
                    continue
                brand, name, confidence = answer or ("", "", 0)
                verdict, named, clean = scorer.judge(photo.truth, name, brand) if confidence >= minimum else ("none", False, False)
                count.update([verdict, "all"] + ["own name"] * named + ["clean"] * clean)
            answered = max(1, count["all"] - count["none"])
            shares = {key: f"{100 * count[key] / max(1, count['all']):.1f}" for key in ("exact", "own name", "clean")}
            print(f"  from {minimum}: n={count['all']} {shares} wrong {100 * count['wrong'] / answered:.1f} none {count['none']}")
    print("any side of a pack, whole")
    for minimum in (0.4, 0.5, 0.6, 0.7, 0.8):
        given = [(photo, answer) for photo, answer in zip(photos, answers, strict=True)
                 if photo.kind == "pack" and answer and answer[2] >= minimum]
        right = sum(is_right(scorer, photo, f"{answer[0]} {answer[1]}") for photo, answer in given)
        print(f"  from {minimum}: {len(given)} names, {right} of them right")
    print("confidence and share right")
    for low, high in ((0, .3), (.3, .5), (.5, .6), (.6, .7), (.7, .8), (.8, .9), (.9, 1)):
        inside = [is_right(scorer, photo, f"{answer[0]} {answer[1]}") for photo, answer in zip(photos, answers, strict=True)
                  if answer and low <= answer[2] < high]
        print(f"  {low}…{high}: {len(inside)}, {np.mean(inside) if inside else 0:.2f}")
    apart = collections.Counter()
    for photo, answer in zip(photos, answers, strict=True):
        if photo.kind == "front" and answer and answer[2] >= 0.5 and photo.truth["brand"] and photo.truth["name"]:
            brand, name = parts(scorer, photo.truth, answer[0]), parts(scorer, photo.truth, answer[1])
            apart["brand kept apart"] += brand["brand"] > 0 and name["brand"] == 0
            apart["brand in the name"] += name["brand"] > 0 and name["name"] > 0
            apart["name taken for the brand"] += brand["name"] > 0
            apart["brand alone as the name"] += name["brand"] > 0 and name["name"] == 0
            apart["all"] += 1
    print(dict(apart))
    if is_listed:
        for photo, answer in zip(photos, answers, strict=True):
            if answer and answer[2] >= 0.5 and not is_right(scorer, photo, f"{answer[0]} {answer[1]}"):
                truth = photo.truth
                print(f"{answer[2]:.2f} {answer[0]} | {answer[1]}  ←  {truth['brand']} | {truth['name']}  {truth['file']}")


def write(model, names):
    """Writes the weights to FrontRules.swift."""
    table = FittedTable(RULES, decimals=3)
    for name, curve in (("nameBias", model.line), ("brandBias", model.brand), ("answerBias", model.whole)):
        table.set_value(name, curve.bias)
    for name, *both in zip(names, model.line.weights, model.brand.weights, strict=True):
        table.set_row("Rule", name, both)
    for name, weight in zip(ANSWER_FEATURES, model.whole.weights, strict=True):
        table.set_row("AnswerRule", name, [weight])
    table.save()


def fronts(arguments):
    lines = read(arguments.parse_readings, arguments.readings / arguments.names.name)
    return [
        Photo(truth, truth["group"].split("/")[0], lines[pathlib.Path(truth["file"]).name], "front")
        for truth in rows(arguments.names / "names.jsonl")]


def packs(arguments):
    photos = []
    for folder in arguments.packs:
        lines = read(arguments.parse_readings, arguments.readings / folder.name)
        for label in rows(folder / "labels.jsonl"):
            name = pathlib.Path(label["file"]).name
            if name in lines and label["scope"] == "whole":
                truth = {"file": name, "brand": "", "name": label["product"] or "", "also": "", "quantity": ""}
                photos.append(Photo(truth, label["group"], lines[name], "pack"))
    return photos


def drawn_packs(arguments):
    photos = []
    for name, lines in read(arguments.parse_readings, arguments.readings / arguments.drawn.name).items():
        file = (arguments.drawn / name).with_suffix(".json")
        if product := json.loads(file.read_text(encoding="utf-8"))["product"]:
            truth = {**product, "file": name, "also": "", "source": "drawn"}
            if truth["name"]:
                photos.append(Photo(truth, file.stem, lines, "drawn"))
    return photos


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--names", type=pathlib.Path, required=True)
    parser.add_argument("--packs", type=pathlib.Path, nargs="+", required=True)
    parser.add_argument("--drawn", type=pathlib.Path, required=True)
    parser.add_argument("--parse-readings", type=pathlib.Path, required=True)
    parser.add_argument("--readings", type=pathlib.Path, required=True)
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--list", action="store_true")
    arguments = parser.parse_args()
    sys.path.insert(0, str(arguments.names))
    import eval_names as scorer  # It is beside the truth.

    photos = fronts(arguments) + packs(arguments) + drawn_packs(arguments)
    answers = [None] * len(photos)
    for left_out in range(FOLDS):
        model = Model(scorer, [photo for photo in photos if photo.fold != left_out])
        for index, photo in enumerate(photos):
            if photo.fold == left_out and photo.lines:
                answers[index] = model.answer(photo)
    report(scorer, photos, answers, arguments.list)
    if arguments.write:
        write(Model(scorer, photos), next(photo.names for photo in photos if photo.lines))


if __name__ == "__main__":
    main()
