"""Fits the weights by which lines are chosen for the name on the front of a pack (FrontRules.swift, front-words.txt).

    fit_names.py --names FOLDER --packs FOLDER... --drawn FOLDER --fronts FOLDER --texts FILE... --parse-readings PROGRAM
        --readings FOLDER [--things FOLDER] [--write] [--check] [--list] [--hands]

`--names` has names.jsonl, photos of fronts with brand and name, and eval_names.py, which scores answers; `--packs` have
labels.jsonl, photos of any side of a pack, most of which show no name; `--drawn` has drawn packs, each with its truth in a file
beside it, as TestImages; `--fronts` those of draw_fronts.py. The saved readings of the folder NAME are in READINGS/NAME. `--texts`
has further texts of fronts, one a line: role, language, text, with tabs between. `--things` has things.jsonl, photos of what is no
food (`id`, `subject`), which have no name to be sure of.

Fitted are, in this order: what the words of a text say of its role; whether a line is the brand, belongs to the name, or neither;
which lines together are the name (name_models.py); and whether the name of a photo is right. The features are those that
`parse-readings --name-lines` prints. What is printed is out of fold: each brand is judged by weights that were fitted without it,
with `--hands` each hand and each country of the drawn fronts as well. `--write` fits on everything and writes the weights; `--list`
shows the answers that are wrong; `--check` compares the answers of the program with those of these models, after `--write` and a build.
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
from name_models import CHOICE_FEATURES, ROLE_FEATURES, ROLE_OF, ChoiceModel, Choices, LineModel, WordModel

TOP = pathlib.Path(__file__).resolve().parents[2]
RULES = TOP / "Sources/Labels/Product/Front/FrontRules.swift"
WORDS = TOP / "Sources/Labels/Fitted/front-words.txt"
ANSWER_PRIOR = 1
# The logarithm of 4 % of the photo: the letters of a front's name are at least as high.
USUAL_HEIGHT = -3.2
# How much a photo counts of each kind: the drawn ones are many, and not all that photos are.
LINE_WEIGHTS = {"front": 3, "drawn": 1, "drawn front": 0.5}
CHOICE_WEIGHTS = {"front": 1, "drawn": 0.3, "drawn front": 0.3}
# How much further texts count, which stand on no front.
TEXT_WEIGHT = 0.5


class Photo:
    """A photo with its truth, and the lines of scene text with their features."""

    def __init__(self, truth, group, lines, kind):
        self.truth, self.group, self.lines, self.kind = truth, group, lines, kind
        self.fold = fold(group)
        self.hand, self.country = truth.get("id", "")[:2], truth.get("country")
        self.names = sorted(lines[0]["features"]) if lines else []
        self.features = np.array([[line["features"][name] for name in self.names] for line in lines])
        self.counts = None
        self.values = {}

    def parts(self, scorer):
        """For each line, how many of its words are of which part; those of another pack are of none."""
        if self.counts is None:
            self.counts = [parts(scorer, self.truth, line["name"]) for line in self.lines]
            for line, count in zip(self.lines, self.counts, strict=True):
                if line.get("role") == "neighbour":
                    total = sum(count[part] for part in ("brand", "name", "both", "neither"))
                    count.clear()
                    count["neither"] = total
        return self.counts

    def shown_by(self, words):
        """Sets the features that a model of words computes."""
        if not self.lines:
            return
        shares = words([line["words"] for line in self.lines])
        column = {name: place for place, name in enumerate(self.names)}
        for role, name in enumerate(ROLE_FEATURES):
            self.features[:, column[name]] = np.log(shares[:, role] + 0.01)
        for side in ("above", "below"):
            for place, line in enumerate(self.lines):
                other = line.get(side)
                brand, name = (0, 0) if other is None else shares[other, :2]
                self.features[place, column[side + "Brand"]] = brand
                self.features[place, column[side + "Name"]] = name
                self.features[place, column[side + "Other"]] = 0 if other is None else 1 - brand - name

    def text(self, chosen):
        return " ".join(self.lines[index]["name"] for index in chosen)


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
    found = asked(program, [f"{path}" for path in sorted(folder.glob("*.json"))], "--name-lines")
    return {pathlib.Path(row["file"]).name: row["lines"] for row in found}


def asked(program, lines, *options):
    """What `parse-readings` prints for some lines of input."""
    text = "".join(f"{line}\n" for line in lines)
    output = subprocess.run([program, "2026-11-25", *options], input=text, capture_output=True, text=True, check=True).stdout
    return [json.loads(row) for row in output.splitlines()]


class Model:
    """All that is fitted, to the photos that are kept, whose folds are needed to judge what was fitted first."""

    def __init__(self, scorer, photos, texts, left_out=frozenset()):
        """`left_out` are the folds of what is judged by it."""
        self.scorer = scorer
        fronts = [photo for photo in photos if photo.kind != "pack" and photo.lines]
        # A line's words must be judged by weights that were fitted without its front, or they would look too sure; the choice by
        # lines that were fitted without the photo, and the whole by such choices.
        self.words = texts.model(left_out)
        for photo in photos:
            photo.shown_by(texts.model(left_out | {photo.fold}) if photo.kind == "drawn front" else self.words)
        self.line = self.line_model(fronts)
        judged, lines = [], {}
        for left_out in range(FOLDS):
            others = [photo for photo in fronts if photo.fold != left_out]
            if len(others) < len(fronts):
                lines[left_out] = self.line_model(others)
        for photo in photos:
            if photo.lines and photo.fold in lines:
                judged.append((photo, Choices(photo, lines[photo.fold](photo.features))))
        self.choice = self.choice_model(judged)
        samples, rights = [], []
        for left_out in lines:
            model = self.choice_model([(photo, choices) for photo, choices in judged if photo.fold != left_out])
            for photo, choices in judged:
                if photo.fold == left_out and photo.kind != "drawn front":
                    chosen, share = model(choices)
                    samples.append(describe(photo, choices, chosen, share))
                    rights.append(is_right(scorer, photo, photo.text(np.array(choices.lines)[chosen])))
        self.whole = Curve(np.array(samples), np.array(rights, float), np.ones(len(rights)), ANSWER_PRIOR)

    def line_model(self, fronts):
        features, classes, weights = [], [], []
        for photo in fronts:
            for row, count in zip(photo.features, photo.parts(self.scorer), strict=True):
                shares = [count["brand"] + count["both"] / 2, count["name"] + count["both"] / 2, count["neither"]]
                for place, share in enumerate(shares):
                    if share:
                        features.append(row)
                        classes.append(place)
                        weights.append(LINE_WEIGHTS[photo.kind] * share / sum(shares))
        return LineModel(np.array(features), np.array(classes), np.array(weights))

    def choice_model(self, judged):
        samples = []
        for photo, choices in judged:
            if photo.kind != "pack":
                values = np.array([self.value(photo, choices, chosen) for chosen in choices.sets])
                goodness = np.exp((values - values.max()) / TOLERANCE)
                samples.append((choices.features, goodness, CHOICE_WEIGHTS[photo.kind]))
        return ChoiceModel(samples)

    def value(self, photo, choices, chosen):
        """How good a choice is: right, the own name whole, no other words, the brand apart."""
        brand, name = (tuple(np.array(choices.lines)[lines]) for lines in choices.split(chosen))
        if (brand, name) not in photo.values:
            verdict, named, clean = self.scorer.judge(photo.truth, photo.text(name), photo.text(brand))
            photo.values[brand, name] = (
                (verdict == "exact") - (verdict == "wrong") + named + clean
                + BRAND_VALUE * is_apart(self.scorer, photo, photo.text(brand), photo.text(name)))
        return photo.values[brand, name]

    def answer(self, photo):
        """Brand, name and the confidence in them."""
        choices = Choices(photo, self.line(photo.features))
        chosen, share = self.choice(choices)
        brand, name = choices.split(chosen)
        lines = np.array(choices.lines)
        confidence = float(self.whole(describe(photo, choices, chosen, share)[None])[0])
        return photo.text(lines[brand]), photo.text(lines[name]), confidence


# The brand apart decides between choices that are equally good otherwise.
BRAND_VALUE = 0.1
# A choice that is worse by so much counts less by a factor of e.
TOLERANCE = 0.15


def is_apart(scorer, photo, brand, name):
    """Whether the brand's words are in the brand and not in the name."""
    return parts(scorer, photo.truth, brand)["brand"] > 0 and parts(scorer, photo.truth, name)["brand"] == 0


class Texts:
    """Texts of fronts: numbers, role, weight, and the group of their front or nothing; and models of them."""

    def __init__(self, texts):
        self.texts, self.models = texts, {}

    def model(self, left_out):
        """The model that was fitted without the fronts of some folds."""
        if left_out not in self.models:
            kept = [text[:3] for text in self.texts if text[3] is None or fold(text[3]) not in left_out]
            self.models[left_out] = WordModel(kept)
        return self.models[left_out]


ANSWER_FEATURES = ["height", "isLow", "probability", "choice", "lines", "excluded", "excludedOfName", "confidence", "foods", "lettering",
                   "smallWords"]


def describe(photo, choices, chosen, share):
    """The features of the whole answer, in the order of ANSWER_FEATURES."""
    column = dict(zip(photo.names, photo.features.T, strict=True))
    lines = np.array(choices.lines)[chosen]
    height = column["shareOfPhoto"][lines].max()
    return np.array([
        height, min(0, height - USUAL_HEIGHT), (choices.brand + choices.name)[chosen].mean(), share, len(lines),
        column["excluded"].mean(), column["excluded"][lines].mean(), column["confidence"][lines].mean(), column["foods"][lines].max(),
        column["shareOfPhoto"].mean(), np.exp(column["smallWords"]).mean()])


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
                          ("drawn packs", lambda photo: photo.kind == "drawn"),
                          ("drawn fronts", lambda photo: photo.kind == "drawn front")):
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
    """Writes the weights to the Swift sources."""
    model.words.levels.write(WORDS)
    table = FittedTable(RULES, decimals=3)
    table.set_value("brandBias", model.line.biases[0])
    table.set_value("nameBias", model.line.biases[1])
    table.set_value("answerBias", model.whole.bias)
    table.set_rows("rules", dict(zip(names, model.line.weights.T, strict=True)))
    table.set_rows("choiceRules", {name: [weight] for name, weight in zip(CHOICE_FEATURES, model.choice.weights, strict=True)})
    table.set_rows("answerRules", {name: [weight] for name, weight in zip(ANSWER_FEATURES, model.whole.weights, strict=True)})
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


def things(arguments):
    photos = []
    lines = read(arguments.parse_readings, arguments.readings / arguments.things.name) if arguments.things else {}
    for thing in rows(arguments.things / "things.jsonl") if arguments.things else []:
        name = f"{thing['id']}.jpg"
        if thing["subject"] != "food" and name in lines:
            truth = {"file": name, "brand": "", "name": "", "also": "", "quantity": ""}
            photos.append(Photo(truth, thing["id"], lines[name], "pack"))
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


def drawn_fronts(arguments):
    """The photos of draw_fronts.py, with the role of the drawn line at each line that was read."""
    photos = []
    for name, lines in read(arguments.parse_readings, arguments.readings / arguments.fronts.name).items():
        drawn = json.loads((arguments.fronts / name).with_suffix(".json").read_text(encoding="utf-8"))
        for line in lines:
            corners = np.array(line["corners"], float).reshape(4, 2)
            middle = corners.mean(0)
            here = [one["role"] for one in drawn["lines"] if is_inside(middle, np.array(one["corners"]))]
            line["role"] = here[-1] if here else None
        truth = {key: drawn[key] for key in ("id", "country", "brand", "name", "quantity")}
        also = " ".join([*drawn["also"], drawn["range"]])
        photos.append(Photo({**truth, "also": also, "file": name, "source": "drawn"}, drawn["id"], lines, "drawn front"))
    return photos


def is_inside(point, corners):
    """Whether a point is in a convex shape, whose corners are in order."""
    sides = np.roll(corners, -1, 0) - corners
    off = point - corners
    return len(set(np.sign(sides[:, 0] * off[:, 1] - sides[:, 1] * off[:, 0]))) == 1


def texts(arguments):
    """Texts of fronts with the numbers of their words, role, weight and front: those of the drawn ones, and further ones."""
    found = []
    for front in rows(arguments.fronts / "fronts.jsonl"):
        for element in front["elements"]:
            # A line of several stands alone in a photo.
            role, whole = "other" if element.get("lang") else ROLE_OF[element["role"]], element["text"].replace("\n", " ")
            found.append((whole, role, 0.5 if "\n" in element["text"] else 1, front["id"]))
            if "\n" in element["text"]:
                found += [(line, role, 0.5, front["id"]) for line in element["text"].split("\n")]
    for path in arguments.texts:
        for line in path.read_text(encoding="utf-8").splitlines():
            role, _, text = line.split("\t")
            found.append((text, ROLE_OF[role], TEXT_WEIGHT, None))
    numbers = asked(arguments.parse_readings, [text for text, _, _, _ in found], "--front-words")
    return Texts([(number, *rest) for number, (_, *rest) in zip(numbers, found, strict=True)])


def out_of_fold(scorer, photos, texts):
    answers = [None] * len(photos)
    for left_out in range(FOLDS):
        model = Model(scorer, [photo for photo in photos if photo.fold != left_out], texts, frozenset({left_out}))
        for index, photo in enumerate(photos):
            if photo.fold == left_out and photo.lines:
                photo.shown_by(model.words)
                answers[index] = model.answer(photo)
    return answers


def report_of_hands(scorer, photos, texts):
    """How well the fronts of each hand, and of some countries, are named by what was fitted without them."""
    groups = [("hand", hand) for hand in ("P1", "P2", "P3", "P4")] + [("country", country) for country in ("DE", "GB", "FR", "TR", "PL")]
    for key, value in groups:
        left_out = [photo for photo in photos if getattr(photo, key) == value and photo.lines]
        names = {photo.group for photo in left_out}
        kept = Texts([text for text in texts.texts if text[3] not in names])
        model = Model(scorer, [photo for photo in photos if photo.group not in names], kept)
        count = collections.Counter()
        for photo in left_out:
            photo.shown_by(model.words)
            brand, name, _ = model.answer(photo)
            verdict, named, clean = scorer.judge(photo.truth, name, brand)
            count.update([verdict] + ["own name"] * named + ["clean"] * clean)
        shares = {part: f"{100 * count[part] / len(left_out):.1f}" for part in ("exact", "own name", "clean", "wrong")}
        print(f"without {key} {value}: n={len(left_out)} {shares}", flush=True)


def check(arguments, model, photos):
    """Compares the program's answers with the model's."""
    folders = [arguments.names, *arguments.packs, arguments.drawn, arguments.fronts] + [arguments.things] * bool(arguments.things)
    paths = [path for folder in folders for path in sorted((arguments.readings / folder.name).glob("*.json"))]
    given = {pathlib.Path(row["file"]).name: row.get("product") or {} for row in asked(arguments.parse_readings, paths)}
    different = 0
    for photo in photos:
        product = given[pathlib.Path(photo.truth["file"]).name]
        if not photo.lines or not product.get("name"):
            continue
        words = sorted(f"{product.get('brand') or ''} {product['name']}".casefold().split())
        brand, name, confidence = model.answer(photo)
        if abs(product["confidence"] - confidence) > 0.02 or not set(words) <= set(f"{brand} {name}".casefold().split()):
            different += 1
            print(f"{product['confidence']:.3f} {words}  {confidence:.3f} {brand} | {name}")
    print(f"{different} of {len(photos)} answers differ")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--names", type=pathlib.Path, required=True)
    parser.add_argument("--packs", type=pathlib.Path, nargs="+", required=True)
    parser.add_argument("--drawn", type=pathlib.Path, required=True)
    parser.add_argument("--fronts", type=pathlib.Path, required=True)
    parser.add_argument("--texts", type=pathlib.Path, nargs="+", required=True)
    parser.add_argument("--parse-readings", type=pathlib.Path, required=True)
    parser.add_argument("--readings", type=pathlib.Path, required=True)
    parser.add_argument("--things", type=pathlib.Path)
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--list", action="store_true")
    parser.add_argument("--hands", action="store_true")
    arguments = parser.parse_args()
    sys.path.insert(0, str(arguments.names))
    import eval_names as scorer  # It is beside the truth.

    photos = fronts(arguments) + packs(arguments) + things(arguments) + drawn_packs(arguments) + drawn_fronts(arguments)
    known = texts(arguments)
    if arguments.hands:
        report_of_hands(scorer, photos, known)
    if not (arguments.write or arguments.check or arguments.hands):
        report(scorer, photos, out_of_fold(scorer, photos, known), arguments.list)
    if arguments.write or arguments.check:
        model = Model(scorer, photos, known)
        for photo in photos:
            photo.shown_by(model.words)
        if arguments.check:
            check(arguments, model, photos)
        else:
            write(model, next(photo.names for photo in photos if photo.lines))


if __name__ == "__main__":
    main()
