"""Fits the weights by which the subject of a photo is decided (SubjectRules.swift, subject-words.txt).

    fit_subjects.py --parse-readings PROGRAM [--write] [--rows ROW...] [--list SET...] TRUTH...

A line of TRUTH has "subject", "kind", for many packs of food beside each other "packs": "many", and either "reading", the path of a
saved reading, or "text", of which a reading is made as a plain page has it; "group", where it is given, is what must not be split,
else the kind is. One score for each subject is fitted with a normal prior to hashed words and to what else `parse-readings --subjects`
prints. What is printed is out of fold: each group is judged by weights that were fitted without it. `--write` fits on everything,
with `--rows` these rows alone, beside the weights as they are; `--list` shows what of a file is misjudged.
"""

import argparse
import collections
import json
import pathlib
import random
import re
import subprocess
import tempfile

import numpy as np
import scipy.sparse

from fit_dates import FOLDS, fold, rows
from fitted_tables import FittedTable
from word_models import Softmax, WordLevels, softmax, word_matrix

TOP = pathlib.Path(__file__).resolve().parents[2]
RULES = TOP / "Sources/Labels/Subject/SubjectRules.swift"
WORDS = TOP / "Sources/Labels/Fitted/subject-words.txt"
SUBJECTS = ["food", "medicine", "toiletries", "household", "paper", "card", "sign", "screen", "other"]
# The last class is food as well: many packs of it, none of them in front.
CLASSES = [*SUBJECTS, "many packs"]
GOODS = SUBJECTS[:4]
# Words and phrases of many languages by topic. Texts are made of so many at a time, each so often, and count as so much.
PHRASES = TOP / "Scripts/training/subject_words.json"
PHRASES_OF_TEXT, PHRASE_ROUNDS, PHRASE_WEIGHT = 4, 3, 0.5
BUCKETS = 16384
# How much all of a subject counts together, about as in the folders of a household.
SHARES = {"food": 0.62, "medicine": 0.056, "toiletries": 0.042, "household": 0.056, "paper": 0.056, "card": 0.028, "sign": 0.042,
          "screen": 0.035, "other": 0.035, "many packs": 0.03}
# How much the words count beside the other features before anything is fitted, and the strength of the prior.
WORD_SCALE, PRIOR = 6, 1
# How often a picture that a phone or a computer makes of its screen has a name, a file and a status bar that show it, and how often
# anything else has, such as a photo that a program cut to the size of a screen.
SIGNS_OF_SCREENS = {"screenName": (0.6, 0.0002), "screenFile": (0.6, 0.0002), "statusBar": (0.4, 0.0005)}
# Displays of other devices: of these there are photos only.
DISPLAYS = re.compile(r"display|panel|machine|kiosk|checkout|TV |ATM|scale|meter|monitor|board$|infotainment|clock|thermostat|till|watch"
                      r"|laptop|viewfinder|scanner$|console|e-book|smart", re.IGNORECASE)
# So many texts of food stand on a screen as well, as in a list, a chat or a shop, and count together as so much.
SHARE_ON_SCREENS, ON_SCREENS = 0.4, 0.1
# What is food, what is open, what is something else; and what are many packs.
LIMITS = tuple(FittedTable(RULES, 3).value(name) for name in ("maximumOfOther", "minimumOfFood"))
MANY = FittedTable(RULES, 3).value("minimumOfManyPacks")


def reading_of(text, folder, number):
    """The path of a reading of a text, as a page of lines has it."""
    def place(left, top, right, bottom):
        corners = [(left, top), (right, top), (right, bottom), (left, bottom)]
        names = ["topLeft", "topRight", "bottomRight", "bottomLeft"]
        return {name: {"x": int(x), "y": int(y)} for name, (x, y) in zip(names, corners, strict=True)}

    def width(word):
        return sum(1 if ord(letter) > 0x2E80 else 0.62 for letter in word)

    lines = []
    for line in (line for line in text.split("\n") if line.strip()):
        size, x, y, words = max(26, min(50, int(1200 / max(1, width(line))))), 60, 100 + 75 * len(lines), []
        for word in line.split():
            words.append({"text": word, "confidence": 0.97, "box": place(x, y, x + width(word) * size, y + size)})
            x += (width(word) + 0.35) * size
        lines.append({"text": " ".join(line.split()), "confidence": 0.97, "words": words, "alternatives": [],
                      "readers": ["sceneText"], "box": place(60, y, x, y + size)})
    size = {"width": 1300, "height": max(700, 200 + 75 * len(lines))}
    path = pathlib.Path(folder) / f"{number}.reading.json"
    label = {"barcodes": [], "lines": lines, "size": size, "timings": []}
    path.write_text(json.dumps({"file": f"{number}.jpg", "index": 0, "label": label}), encoding="utf-8")
    return path


def add_codes(sample):
    """A text has no codes, as many as photos have are added by lot: all goods have retail numbers, and most things other codes."""
    seed, subject, features = random.Random(sample["text"]), sample["subject"], sample["features"]
    for code, share in [("retailNumber", 0.4 if subject in GOODS else 0), ("serialNumber", 0.2 if subject == "medicine" else 0),
                        ("linkCode", 0 if subject == "card" else 0.1), ("otherCode", 0.1 if subject in GOODS else 0.2)]:
        if seed.random() < share:
            features[code] = 1


def signs_of(sample):
    """A text has no file either: what that shows is by lot, too."""
    seed = random.Random("file " + sample["text"])
    is_screen = sample["subject"] == "screen" and not DISPLAYS.search(sample["kind"])
    return {sign: 1 for sign, shares in SIGNS_OF_SCREENS.items() if seed.random() < shares[0 if is_screen else 1]}


def on_screens(samples):
    """Some texts of food once more, as a picture of a screen has them."""
    for sample in samples:
        if "text" in sample and sample["subject"] == "food" and random.Random("screen " + sample["text"]).random() < SHARE_ON_SCREENS:
            copy = {**sample, "set": "on screens", "subject": "screen", "kind": "on a screen"}
            if signs_of(copy):
                yield copy


def texts_of_phrases():
    """Texts of a few phrases of one topic, as the small print of such a thing has them."""
    seed = random.Random(1)
    for topic in json.loads(PHRASES.read_text(encoding="utf-8")):
        for _ in range(PHRASE_ROUNDS):
            phrases = seed.sample(topic["phrases"], len(topic["phrases"]))
            for at in range(0, len(phrases), PHRASES_OF_TEXT):
                text = "\n".join(phrases[at:at + PHRASES_OF_TEXT])
                yield {"set": "phrases", "subject": topic["subject"], "kind": topic["topic"], "group": f"phrases {text}", "text": text,
                       "weight": PHRASE_WEIGHT}


def load(program, paths, rules):
    samples = list(texts_of_phrases())
    with tempfile.TemporaryDirectory() as folder:
        for path in paths:
            for row in rows(path):
                group = f"{path.stem} {row.get('group', row['kind'])}"
                samples.append({**row, "set": path.stem, "group": group})
        samples += list(on_screens(samples))
        files = "".join(
            f"{sample.get('reading') or reading_of(sample['text'], folder, at)}\n" for at, sample in enumerate(samples))
        output = subprocess.run(
            [program, "2026-11-26", "--subjects"], input=files, capture_output=True, text=True, check=True).stdout
    for sample, read in zip(samples, map(json.loads, output.splitlines()), strict=True):
        sample.update(features=read["features"], words=read["words"], hasContent=read["hasContent"])
        # Those of the words and the biases: what the program found, without its rows.
        sample["scores"] = np.log(np.maximum(read["probabilities"], 1e-300)) - sum(
            value * np.array(rules[name]) for name, value in read["features"].items())
        if "reading" not in sample:
            add_codes(sample)
            sample["features"] |= signs_of(sample)
    return samples


def matrix(samples, names):
    """The words of each sample at unit length, scaled, and its features."""
    words = WORD_SCALE * word_matrix([sample["words"] for sample in samples], BUCKETS)
    if unknown := {name for sample in samples for name in sample["features"]} - set(names):
        raise SystemExit(f"{RULES.name} has no row for {sorted(unknown)}")
    features = np.array([[sample["features"].get(name, 0) for name in names] for sample in samples])
    return words, features


class Model:
    """The scores of classes."""

    def __init__(self, words, features, classes, weights):
        deviation = features.std(0) + 1e-6
        together = scipy.sparse.hstack([words, scipy.sparse.csr_matrix(features / deviation)]).tocsr()
        model = Softmax(together, classes, weights, len(CLASSES), PRIOR)
        self.words = WordLevels(model.weights[:, :BUCKETS] * WORD_SCALE, model.biases)
        self.weights = np.round(model.weights[:, BUCKETS:] / deviation, 3)

    def __call__(self, words, features):
        return softmax(self.words.scores(words / WORD_SCALE) + features @ self.weights.T)

    def write(self, names):
        self.words.write(WORDS)
        write_rules(names, self.weights.T)


class Rows:
    """The scores of classes, with some rows fitted beside all other weights as they are."""

    def __init__(self, scores, features, classes, weights, rules, fitted):
        """`scores` are those of the words; `rules` has a row for each feature."""
        self.weights, columns = np.array(rules), features[:, fitted]
        self.weights[fitted] = 0
        deviation = columns.std(0) + 1e-6
        model = Softmax(columns / deviation, classes, weights, len(CLASSES), PRIOR, known=scores + features @ self.weights)
        self.weights[fitted] = np.round((model.weights / deviation).T, 3)

    def __call__(self, scores, features):
        return softmax(scores + features @ self.weights)

    def write(self, names):
        write_rules(names, self.weights)


def write_rules(names, weights):
    table = FittedTable(RULES, 3)
    table.set_rows("rules", dict(zip(names, weights, strict=True)))
    table.save()


def class_of(sample):
    return CLASSES[-1] if sample["subject"] == "food" and sample.get("packs") == "many" else sample["subject"]


def food_share(found):
    return found[:, 0] + found[:, -1]


def weights_of(samples):
    """A group counts as three at most, a real photo as several, and each class as its share."""
    groups = collections.Counter(sample["group"] for sample in samples)
    weights = np.array([min(1, 3 / groups[sample["group"]]) * sample.get("weight", 1) for sample in samples])
    classes = np.array([sample["set"] if sample["set"] == "on screens" else class_of(sample) for sample in samples])
    for name, share in {**SHARES, "on screens": ON_SCREENS}.items():
        chosen = classes == name
        weights[chosen] *= share * len(samples) / weights[chosen].sum()
    return weights


def report(samples, found):
    """What would come into stock of what is no food, and what food would not."""
    print(f"{'':24} {'no food':>8} {'in stock':>16} {'food':>6} {'in the inbox':>18}   for limits of {LIMITS}")
    names = sorted({sample["set"] for sample in samples}) + ["mixed"]
    for name in names:
        def is_in(sample, name=name):
            is_mixed = sample["kind"].startswith("mixed")
            return is_mixed if name == "mixed" else sample["set"] == name and not is_mixed

        chosen = [at for at, sample in enumerate(samples) if is_in(sample)]
        food = np.array([samples[at]["subject"] == "food" for at in chosen])
        makes_item = np.array([samples[at]["hasContent"] for at in chosen])
        stock = [makes_item & (food_share(found[chosen]) >= limit) for limit in LIMITS]
        counts = [[np.sum(s & ~food) for s in stock], [np.sum(makes_item & food & ~s) for s in stock]]
        print(f"{name:24} {np.sum(~food):8} {counts[0]!s:>16} {np.sum(food):6} {counts[1]!s:>18}")
    best = np.argmax(found, 1) == np.array([CLASSES.index(class_of(sample)) for sample in samples])
    print(f"of {len(samples)} the class is right on {np.mean(best):.1%}")
    # As in SubjectRules: of food without a number or a date.
    many = found[:, -1] >= MANY * food_share(found)
    bare = [sample["hasContent"] and not {"foodDate", "expiryDate", "retailNumber"} & sample["features"].keys() for sample in samples]
    for name in sorted({sample["set"] for sample in samples}):
        for packs in (True, False):
            chosen = [at for at, sample in enumerate(samples) if bare[at] and sample["set"] == name and sample["subject"] == "food"
                      and (class_of(sample) == CLASSES[-1]) == packs]
            if chosen:
                print(f"{name:24} {'many packs' if packs else 'one pack':10} taken for many: {np.sum(many[chosen])} of {len(chosen)}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--parse-readings", required=True)
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--rows", nargs="+")
    parser.add_argument("--list", nargs="+", default=[])
    parser.add_argument("truth", nargs="+", type=pathlib.Path)
    arguments = parser.parse_args()
    rules = FittedTable(RULES, 3).rows("rules")
    names = list(rules)
    samples = load(arguments.parse_readings, arguments.truth, rules)
    words, features = matrix(samples, names)
    classes = np.array([CLASSES.index(class_of(sample)) for sample in samples])
    if arguments.rows:
        words = np.array([sample["scores"] for sample in samples])
        fitted = [names.index(name) for name in arguments.rows]

    def fit(chosen, weights):
        if arguments.rows:
            return Rows(words[chosen], features[chosen], classes[chosen], weights, [rules[name] for name in names], fitted)
        return Model(words[chosen], features[chosen], classes[chosen], weights)

    if arguments.write:
        fit(np.full(len(samples), True), weights_of(samples)).write(names)
        return
    parts = np.array([fold(sample["group"]) for sample in samples])
    found = np.zeros((len(samples), len(CLASSES)))
    for part in range(FOLDS):
        out = parts == part
        kept = [sample for sample, is_out in zip(samples, out, strict=True) if not is_out]
        found[out] = fit(~out, weights_of(kept))(words[out], features[out])
    report(samples, found)
    for sample, shares in zip(samples, found, strict=True):
        food = shares[0] + shares[-1]
        if sample["set"] in arguments.list and sample["hasContent"] and (food >= LIMITS[1]) != (sample["subject"] == "food"):
            print(f"{food:.2f} {sample['subject']:10} {sample['kind'][:40]:40} {sample.get('text', sample.get('reading'))!r}"[:240])


if __name__ == "__main__":
    main()
