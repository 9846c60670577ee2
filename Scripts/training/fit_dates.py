"""Fits the weights by which the date engine weighs the dates of a label (Sources/Labels/Dates/Decision/DateRules.swift).

    fit_dates.py --data FOLDER... [--damaged FOLDER...] [--vectors FILE...] [--kinds FILE...] --parse-readings PROGRAM
        --readings FOLDER [--write]
    fit_dates.py --parse-readings PROGRAM --parity

`--data` are folders with labels.jsonl and photos, whose saved readings are in FOLDER/NAME.readings; `--damaged` are folders of
draw_dates.py, packs whose dates are whole, or damaged until a part cannot be read; `--vectors` are label
texts with expected dates; `--kinds` are label texts of many kinds with the day of their photo, also as photos drawn of them
where FOLDER/NAME.readings has their readings. Each photo is parsed for several days and locales, and once as of a day before its
date, so that the weights do not depend on either. The weights are the most probable ones of a log-linear model, with a normal
prior around those of date_priors.tsv, which were set by hand before (`--prior` is its strength). Then the two parts of the
confidence are fitted (`date_confidence.py`).

What is printed is out of fold: each product, and each kind of label text, is judged by weights that were fitted without it.
`--table` writes how many are right, and sure and wrong, of each kind. `--write` fits on everything and writes the weights.

`--parity` and `--write` write what the model here answers for some label texts, by the weights of DateRules.swift: a test
compares it with what the date engine answers.
"""
import argparse
import collections
import datetime
import hashlib
import json
import pathlib
import subprocess
import tempfile

import numpy as np
import scipy.optimize
import scipy.sparse

import date_confidence
import date_texts
from fitted_tables import FittedTable

TOP = pathlib.Path(__file__).resolve().parents[2]
ROOT = TOP / "Sources/Labels/Dates/Decision"
PRIORS = pathlib.Path(__file__).with_name("date_priors.tsv")
OWN = pathlib.Path(__file__).with_name("date_texts.jsonl")
RULES, CONFIDENCE = ROOT / "DateRules.swift", ROOT / "DateConfidence.swift"
PARITY = TOP / "Tests/LabelsTests/Fixtures/date-parity.json"
FOLDS = 8
# The day and the locale for which a photo is parsed, and the weight of that copy.
COPIES = [("2025-06-01", "", 0.5), ("2028-06-01", "", 0.25), ("2026-11-20", "en-US", 0.25)]
# The weight of the copy of which the photo's day is known, and the most days that it is before the date of fresh and of other
# food.
TAKEN_WEIGHT, FRESH_DAYS, OTHER_DAYS = 0.25, 10, 300
# Packs with a damaged date are drawn far more often than met.
WHOLE_WEIGHT, DAMAGED_WEIGHT = 0.05, 0.02
# Label texts are many and simple; photos are few.
VECTOR_WEIGHT, OWN_WEIGHT, CHANCE_WEIGHT, KIND_WEIGHT, DRAWN_WEIGHT = 0.3, 0.8, 0.1, 0.2, 0.2
CHANCE_COUNT = 3000
# The texts with reading errors, and those that were written to show faults: no measure of how often a date is right.
CONTRIVED = ("by chance", "dev_stress", "date_texts")
# What the texts above do not have: a day printed more often than dates are compared in pairs, and many different days.
PARITY_TEXTS = [
    {"id": "many of a day", "today": "2026-11-20", "expected": {"expiryDate": None},
     "lines": ["12.03.2027", "L 4711", "12.03.2027", "12 MAR 2027", "120327", "12/03/27", "12.03.27", "EXP 12 03 2027"]},
    {"id": "further looks", "today": "2026-11-20", "expected": {"expiryDate": None},
     "lines": [{"text": "BBE 7 MAR 2027", "confidence": 0.95, "readers": ["dateCode"], "box": [100, 100, 380, 130], "looks": [
         {"text": "E 7 MAR 2027", "engine": "sceneText"}, {"text": "E 17 MAR 2027", "engine": "sceneText"}]}]},
    {"id": "many days", "today": "2026-11-20", "expected": {"expiryDate": None},
     "lines": [f"{day:02d}.{1 + day % 12:02d}.{2025 + day % 4}" for day in range(1, 13)]},
]
# By how much these orders outweigh the usual one with the day first: that of the locale with which a text was passed, and that
# of American phrases.
DECISIVE = {"orderOfTextLocale": 0.3, "orderOfMarket": 3.7}
# How much the production date counts beside the expiry, where it is known.
PRODUCTION_WEIGHT = 0.3


class Sample:
    """A label with its truth: the dates that count as right (none: the label has no expiry date), and its production date."""

    def __init__(
            self, name, source, group, path, today, locale, right, production, weight, is_photo, category, taken="", asks=False,
            may_be_none=False, others=(), is_contrived=False):
        self.name, self.source, self.group = name, source, group
        self.path, self.today, self.locale = path, today, locale
        self.right, self.production, self.weight = right, production, weight
        self.is_photo, self.category = is_photo, category
        # The photo's day where it is known, whether a person is in doubt, and whether none is right beside a date.
        self.taken, self.asks, self.may_be_none = taken, asks, may_be_none
        # Whether it was drawn to show dates of which a part cannot be read: what they mean is plain.
        self.is_damaged = self.is_lost = False
        # The other dates that the pack shows, and whether the text was made to have faults.
        self.others, self.is_contrived = others, is_contrived
        self.weighed = None

    def is_right(self, date):
        return any(
            date[5:] == right[2:] if right.startswith("--") else date == right
            for right in self.right)


def photos(folder, readings):
    """The samples of a folder's photos."""
    samples = []
    labels = [json.loads(line) for line in (folder / "labels.jsonl").read_text(encoding="utf-8").splitlines()]
    paths = readings_by_name(readings / f"{folder.name}.readings")
    sizes = collections.Counter(label["group"] for label in labels)
    for label in labels:
        name = pathlib.Path(label["file"]).name
        if name not in paths:
            continue
        right = [date for date in [label["expiryDate"], *label["accept"], label["relativeExpiry"]] if date]
        category = category_of(label, right)
        made = [other["date"] for other in label["otherDates"] if other["kind"] in ("production", "packed")]
        others = [other.get("date") for other in label["otherDates"]]
        for today, locale, share in COPIES:
            weight = share / sizes[label["group"]] ** 0.5
            samples.append(Sample(
                name, folder.name, label["group"], paths[name], today, locale, right, made[0] if len(made) == 1 else None,
                weight, True, category, others=others))
        taken = day_before(right[0], name) if right and len(right[0]) in (7, 10) else None
        if taken:
            samples.append(Sample(
                name, folder.name, label["group"], paths[name], taken, "", right, made[0] if len(made) == 1 else None,
                TAKEN_WEIGHT / sizes[label["group"]] ** 0.5, True, category, taken, others=others))
    return samples


def damaged(folder, readings):
    """The samples of drawn or damaged photos. A kind of damage is a group, so that each is judged without having been seen."""
    paths = readings_by_name(readings / f"{folder.name}.readings")
    samples = []
    for label in rows(folder / "labels.jsonl"):
        path = paths.get(pathlib.Path(label["file"]).name)
        if path:
            is_whole = label["damage"] == "whole"
            samples.append(Sample(
                label["file"], folder.name, f"{folder.name} {label['group']}" if is_whole else f"damage {label['damage']}", path,
                label["today"], "", [label["expiryDate"]], None, WHOLE_WEIGHT if is_whole else DAMAGED_WEIGHT, True,
                "whole" if is_whole else "legible" if label["readable"] else "lost", label["today"]))
            samples[-1].is_damaged, samples[-1].is_lost = True, not label["readable"]
    return samples


def readings_by_name(folder):
    """The files of readings by the names of their photos."""
    return {
        pathlib.Path(json.loads(path.read_text(encoding="utf-8"))["file"]).name: path for path in folder.glob("*.json")}


def day_before(date, name):
    """A day on which a photo with a date, or with a day and month alone, may have been taken: the same each time."""
    chance = int(hashlib.sha256(name.encode()).hexdigest(), 16)
    if date.startswith("--"):
        return (datetime.date(2024, int(date[2:4]), int(date[5:7])) - datetime.timedelta(chance % FRESH_DAYS)).isoformat()
    parts = [int(part) for part in date.split("-")]
    return (datetime.date(*parts, *[28] * (3 - len(parts))) - datetime.timedelta(chance % OTHER_DAYS)).isoformat()


def kinds(path, readings, folder):
    """The samples of label texts of many kinds, as texts and as drawn photos. The kind is the group."""
    drawn = readings_by_name(readings / f"{path.stem}.readings")
    paths = {name.rsplit(".", 1)[0]: reading for name, reading in drawn.items()}
    samples = []
    for row in rows(path):
        group = f"{path.stem} {row['id'].rsplit('-', 1)[0]}"
        for is_drawn in [False, True] if row["id"] in paths else [False]:
            reading = paths[row["id"]] if is_drawn else write_text(row["text"].split("\n"), row["id"], path.stem, folder)
            samples.append(Sample(
                row["id"], f"{path.stem}, drawn" if is_drawn else path.stem, group, reading, row["today"], "", row["accept"], None,
                DRAWN_WEIGHT if is_drawn else KIND_WEIGHT, False, "text", row["today"] if is_drawn else "", row["asks"],
                row["none"]))
    return samples


def category_of(label, right):
    if label["relativeExpiry"]:
        return "stated"
    if not right:
        return "undated"
    return "no year" if right[0].startswith("--") else label["scope"]


def rows(path):
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines() if line]


def line(row):
    """A line of a reading; what is not given is that of plain text."""
    if isinstance(row, str):
        row = {"text": row}
    found = {"text": row["text"], "confidence": row.get("confidence", 1), "words": [], "alternatives": row.get("alternatives", [])}
    for name in ("readers", "looks"):
        if name in row:
            found[name] = row[name]
    if "box" in row:
        left, top, right, bottom = row["box"]
        corners = {"topLeft": (left, top), "topRight": (right, top), "bottomRight": (right, bottom), "bottomLeft": (left, bottom)}
        found["box"] = {name: {"x": x, "y": y} for name, (x, y) in corners.items()}
    return found


def write_text(lines, name, source, folder):
    """Writes the lines of a text as a reading to a folder."""
    reading = folder / f"{source}-{name}.json"
    label = {"lines": [line(text) for text in lines], "barcodes": [], "timings": []}
    reading.write_text(json.dumps({"file": name, "index": 0, "label": label}))
    return reading


def labels(rows, source, weight, folder):
    """The samples of label texts, written as readings to a folder."""
    samples = []
    for row in rows:
        reading = write_text(row.get("lines") or row["text"].split("\n"), row["id"], source, folder)
        expected = row["expected"]
        right = [expected["expiryDate"]] if expected["expiryDate"] else []
        samples.append(Sample(
            row["id"], source, row["id"], reading, row["today"], row.get("locale") or "", right,
            expected.get("productionDate") or expected.get("packedDate"), weight, False, "text", is_contrived=source in CONTRIVED))
    return samples


def weigh(program, samples):
    """Adds the features of the dates to the samples."""
    lines = "".join(f"{sample.path}\t{sample.today}\t{sample.locale}\t{sample.taken}\n" for sample in samples)
    output = subprocess.run(
        [program, "2026-11-20", "--weighed"], input=lines, capture_output=True, text=True, check=True).stdout
    for sample, line in zip(samples, output.splitlines(), strict=True):
        sample.weighed = json.loads(line)


class Rules:
    """The names of the rules, and their weights before fitting, in the order expiry, production, pairs, no expiry."""

    def __init__(self):
        rows = [line.split("\t") for line in PRIORS.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
        dates = [row for row in rows if len(row) == 3]
        pairs = [row for row in rows if len(row) == 2 and row[0] != "noExpiry"]
        self.features = {row[0]: index for index, row in enumerate(dates)}
        self.pairs = {row[0]: index for index, row in enumerate(pairs)}
        none = [float(row[1]) for row in rows if row[0] == "noExpiry"]
        self.weights = np.array(
            [float(row[1]) for row in dates] + [float(row[2]) for row in dates] + [float(row[1]) for row in pairs] + none)

    def decisive(self, weights):
        """The weights with those of the orders raised that must decide where nothing else does: few labels show that."""
        raised, count = weights.copy(), len(self.features)
        for start in (0, count):
            usual = weights[start + self.features["dayFirst"]] - weights[start + self.features["monthFirst"]]
            for name, lead in DECISIVE.items():
                place = start + self.features[name]
                raised[place] = max(raised[place], (usual + lead) / 2)
        return raised

    def write(self, weights):
        count = len(self.features)
        table = FittedTable(RULES, decimals=2)
        table.set_rows("all", {name: [weights[index], weights[count + index]] for name, index in self.features.items()})
        table.set_rows("pairs", {name: [weights[2 * count + index]] for name, index in self.pairs.items()})
        table.set_value("noExpiry", weights[-1])
        table.save()

    def written(self):
        """The weights in DateRules.swift."""
        table = FittedTable(RULES, decimals=2)
        dates, pairs = table.rows("all"), table.rows("pairs")
        if dates.keys() != self.features.keys() or pairs.keys() != self.pairs.keys():
            raise SystemExit(f"{RULES.name} and {PRIORS.name} have different rules")
        columns = [[dates[name][role] for name in self.features] for role in (0, 1)]
        return np.array([*columns[0], *columns[1], *(pairs[name][0] for name in self.pairs), table.value("noExpiry")])


class Model:
    """The samples as arrays: prints, days and pairs of days of all labels one behind the other."""

    def __init__(self, samples, rules):
        self.samples, self.rules, self.count = samples, rules, len(rules.features)
        rows, columns, values = [], [], []
        self.print_place, place_day = [], []
        self.day_label, self.day_right, self.day_names = [], [], []
        pair_rows, pair_columns, pair_values = [], [], []
        self.pair_expiry, self.pair_production, self.pair_label = [], [], []
        self.pair_right, self.pair_both = [], []
        print_count = pair_count = 0
        for label, sample in enumerate(samples):
            days, places = {}, {}
            for entry in sample.weighed["prints"]:
                if entry["date"] not in days:
                    days[entry["date"]] = len(self.day_label)
                    self.day_label.append(label)
                    self.day_names.append(entry["date"])
                    self.day_right.append(sample.is_right(entry["date"]))
                key = (entry["date"], entry["place"])
                if key not in places:
                    places[key] = len(place_day)
                    place_day.append(days[entry["date"]])
                self.print_place.append(places[key])
                for name, value in entry["features"].items():
                    rows.append(print_count)
                    columns.append(rules.features[name])
                    values.append(value)
                print_count += 1
            allowed = [(None, None, {})]
            allowed += [(day, None, {}) for day in days]
            allowed += [(None, day, {}) for day in days]
            allowed += [(pair["expiry"], pair["production"], pair["features"]) for pair in sample.weighed["pairs"]]
            is_found = any(self.day_right[day] for day in days.values())
            made_found = sample.production in days
            for expiry, production, features in allowed:
                self.pair_label.append(label)
                self.pair_expiry.append(-1 if expiry is None else days[expiry])
                self.pair_production.append(-1 if production is None else days[production])
                right = self.day_right[days[expiry]] if expiry is not None else not is_found or sample.may_be_none
                self.pair_right.append(right)
                self.pair_both.append(right and (not made_found or production == sample.production))
                for name, value in features.items():
                    pair_rows.append(pair_count)
                    pair_columns.append(rules.pairs[name])
                    pair_values.append(value)
                pair_count += 1
        self.features = scipy.sparse.csr_matrix((values, (rows, columns)), (print_count, self.count))
        self.pair_features = scipy.sparse.csr_matrix(
            (pair_values, (pair_rows, pair_columns)), (pair_count, len(rules.pairs)))
        for name in ("print_place", "day_label", "day_right", "pair_expiry", "pair_production", "pair_label", "pair_right",
                     "pair_both"):
            setattr(self, name, np.array(getattr(self, name)))
        self.place_day = np.array(place_day)
        self.has_both = np.bincount(self.pair_label, self.pair_both, len(samples)) > 0

    def day_scores(self, weights):
        """The score of each day, and its derivative by the score of each print."""
        odds = np.exp(np.minimum(self.features @ weights, 30))
        places = np.bincount(self.print_place, odds, len(self.place_day))
        sums = np.bincount(self.place_day, np.log1p(places), len(self.day_label))
        sums = np.maximum(sums, 1e-12)
        scores = sums + np.log(-np.expm1(-sums))
        slope = 1 / -np.expm1(-sums)
        derivative = slope[self.place_day[self.print_place]] * odds / (1 + places[self.print_place])
        return scores, derivative

    def scores(self, weights):
        expiry, expiry_slope = self.day_scores(weights[:self.count])
        production, production_slope = self.day_scores(weights[self.count:2 * self.count])
        scores = self.pair_features @ weights[2 * self.count:-1]
        scores = scores + np.where(self.pair_expiry < 0, weights[-1], expiry[self.pair_expiry])
        scores = scores + np.where(self.pair_production < 0, 0, production[self.pair_production])
        return scores, expiry_slope, production_slope

    def log_sums(self, scores, mask):
        """The log of the sum of exponentials of each label, and each score's share in it."""
        maximum = np.full(len(self.samples), -1e9)
        np.maximum.at(maximum, self.pair_label[mask], scores[mask])
        shares = np.where(mask, np.exp(np.minimum(scores - maximum[self.pair_label], 0)), 0)
        sums = np.bincount(self.pair_label, shares, len(self.samples))
        return maximum + np.log(np.maximum(sums, 1e-300)), shares / np.maximum(sums, 1e-300)[self.pair_label]

    def loss(self, weights, sample_weights, prior, strength):
        scores, expiry_slope, production_slope = self.scores(weights)
        every = np.ones(len(scores), bool)
        total, share = self.log_sums(scores, every)
        right, right_share = self.log_sums(scores, self.pair_right)
        both, both_share = self.log_sums(scores, self.pair_both)
        extra = PRODUCTION_WEIGHT * self.has_both * sample_weights
        value = -np.sum(sample_weights * (right - total)) - np.sum(extra * np.where(self.has_both, both - total, 0))
        slope = -(sample_weights[self.pair_label] * (right_share - share)) - extra[self.pair_label] * (both_share - share)
        gradient = np.zeros_like(weights)
        gradient[-1] = slope[self.pair_expiry < 0].sum()
        gradient[2 * self.count:-1] = self.pair_features.T @ slope
        for index, slopes, start in (
                (self.pair_expiry, expiry_slope, 0), (self.pair_production, production_slope, self.count)):
            day = np.bincount(index[index >= 0], slope[index >= 0], len(self.day_label))
            by_print = slopes * day[self.place_day[self.print_place]]
            gradient[start:start + self.count] = self.features.T @ by_print
        difference = weights - prior
        return value + strength * np.sum(difference ** 2) / 2, gradient + strength * difference

    def fit(self, sample_weights, prior, strength):
        # What is expected to speak for a date does not speak against it, however few labels have it.
        bounds = [(0, None) if weight > 0 else (None, 0) if weight < 0 else (None, None) for weight in prior]
        found = scipy.optimize.minimize(
            self.loss, prior, (sample_weights, prior, strength), jac=True, method="L-BFGS-B", bounds=bounds,
            options={"maxiter": 300})
        return self.rules.decisive(found.x)

    def probabilities(self, weights):
        """The probability of each day as the expiry, and for each sample that of none."""
        scores, _, _ = self.scores(weights)
        _, share = self.log_sums(scores, np.ones(len(scores), bool))
        with_expiry = self.pair_expiry >= 0
        days = np.bincount(self.pair_expiry[with_expiry], share[with_expiry], len(self.day_label))
        return days, np.bincount(self.pair_label[~with_expiry], share[~with_expiry], len(self.samples))

    def answers(self, weights):
        """For each sample the likeliest expiry or none, its probability, and the probability of none."""
        days, none = self.probabilities(weights)
        best = [(None, 0.0)] * len(self.samples)
        for day, (label, probability) in enumerate(zip(self.day_label, days, strict=True)):
            if probability > best[label][1]:
                best[label] = (self.day_names[day], probability)
        return [(date, probability, none[label]) for label, (date, probability) in enumerate(best)]


def fold(group):
    return int(hashlib.sha256(group.encode()).hexdigest(), 16) % FOLDS


def report(samples, judged, minimum, title):
    """Prints how many of each kind of label are exact, wrong and sure, for the day and locale of each copy."""
    print(title)
    copies = collections.defaultdict(list)
    for sample, judgement in zip(samples, judged, strict=True):
        key = ("known day" if sample.taken else f"{sample.today} {sample.locale}") if sample.is_photo else "text"
        copies[key, sample.source, sample.category].append((sample, judgement))
    for (copy, source, category), rows in sorted(copies.items()):
        counts = collections.Counter(state(sample, judgement, minimum) for sample, judgement in rows)
        sure = counts["sure"] + counts["sure and wrong"]
        exact, wrong = counts["sure"] + counts["exact"] + counts["none, right"], counts["wrong"] + counts["sure and wrong"]
        print(
            f"  {copy:17s}{source:13s} {category:8s} n={len(rows):4d} exact {exact:4d} ({100 * exact / len(rows):5.1f} %) wrong {wrong:3d}"
            f" sure {counts['sure']:4d} ({100 * sure / len(rows):5.1f} %) wrong {counts['sure and wrong']}"
            f" needless {counts['exact']}")


class Judgement(collections.namedtuple("Judgement", ["date", "probability", "digits", "meaning", "is_doubtful"])):
    """The likeliest expiry of a label, its probability by the solver, and the two parts of its confidence."""

    @property
    def is_sure(self):
        return (
            not self.is_doubtful and self.digits >= date_confidence.SURE_DIGITS
            and self.meaning >= date_confidence.SURE_MEANING)


def state(sample, judgement, minimum):
    """What an answer is worth: a doubt that a person has makes a sure one wrong."""
    given = judgement.date if judgement.probability >= minimum else None
    if given is None:
        return "none, right" if not sample.right or sample.may_be_none else "missed"
    if sample.is_right(given):
        return "exact" if not judgement.is_sure else "sure and wrong" if sample.asks else "sure"
    return "sure and wrong" if judgement.is_sure else "wrong"


def write_table(path, samples, judged, minimum):
    """Writes for each kind of label text how many are right, needlessly asked about, and sure and wrong."""
    counts = collections.defaultdict(collections.Counter)
    for sample, judgement in zip(samples, judged, strict=True):
        if sample.group.startswith(sample.source.split(",")[0] + " "):
            counts[sample.group.split(" ")[1], sample.source][state(sample, judgement, minimum)] += 1
    with path.open("w", encoding="utf-8") as file:
        print("kind\tsource\ttexts\tright\tasked\tsure and wrong", file=file)
        for (kind, source), found in sorted(counts.items()):
            right = found["sure"] + found["exact"] + found["none, right"]
            print(kind, source, sum(found.values()), right, found["exact"], found["sure and wrong"], sep="\t", file=file)


def write_answers(path, samples, judged, minimum):
    """Writes what the parser answers for each photo by weights that were fitted without its product."""
    with path.open("w", encoding="utf-8") as file:
        for sample, judgement in zip(samples, judged, strict=True):
            if sample.is_photo and (sample.today, sample.locale) == COPIES[0][:2]:
                date = judgement.date if judgement.probability >= minimum else None
                print(json.dumps({
                    "folder": sample.source, "photo": sample.name, "date": date, "sure": bool(judgement.is_sure),
                    "confidence": round(float(judgement.digits * judgement.meaning), 3)}), file=file)


def covering(samples):
    """A few short ones of the samples that together have every feature of all of them."""
    def entries(sample):
        return sample.weighed["prints"] + sample.weighed["pairs"]

    def features(sample):
        return {name for entry in entries(sample) for name in entry["features"]}

    chosen, missing = [], {name for sample in samples for name in features(sample)}
    while missing:
        best = max(samples, key=lambda sample: len(missing & features(sample)) / (len(entries(sample)) + 1))
        chosen.append(best)
        missing -= features(best)
    return chosen


def write_parity(program, rules):
    """Writes label texts with the features of their dates and what the model answers by the weights of DateRules.swift."""
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        samples = labels(rows(OWN), OWN.stem, OWN_WEIGHT, folder)
        samples += labels(date_texts.texts(CHANCE_COUNT), "by chance", CHANCE_WEIGHT, folder)
        samples += labels(PARITY_TEXTS, "parity", 0, folder)
        weigh(program, samples)
        samples = covering(samples) + [sample for sample in samples if sample.source == "parity"]
        lines = [json.loads(sample.path.read_text(encoding="utf-8"))["label"]["lines"] for sample in samples]
    model, weights = Model(samples, rules), rules.written()
    days, none = model.probabilities(weights)
    confidence = date_confidence.Confidence(CONFIDENCE)
    entries = []
    for label, sample in enumerate(samples):
        found = {name: days[day] for day, name in enumerate(model.day_names) if model.day_label[day] == label}
        entries.append({
            "name": f"{sample.source} {sample.name}", "today": sample.today, "locale": sample.locale, "lines": lines[label],
            "prints": sample.weighed["prints"], "pairs": sample.weighed["pairs"], "none": none[label],
            "expiries": [
                {"date": date, "probability": probability} for date, probability in found.items()],
            "digits": None, "meaning": None})
        answer = date_confidence.answer(sample, found, expiry_score(rules, weights))
        if answer:
            entries[-1]["digits"], entries[-1]["meaning"] = confidence.parts(answer)
    count = len(rules.features)
    used = {
        "dates": {name: [weights[index], weights[count + index]] for name, index in rules.features.items()},
        "pairs": {name: weights[2 * count + index] for name, index in rules.pairs.items()}, "noExpiry": weights[-1]}
    text = ",\n".join(json.dumps(entry, ensure_ascii=False, sort_keys=True) for entry in entries)
    PARITY.parent.mkdir(exist_ok=True)
    PARITY.write_text(f'{{"weights": {json.dumps(used)},\n"labels": [\n{text}\n]}}\n', encoding="utf-8")


def expiry_score(rules, weights):
    """The score of a print as an expiry."""
    return lambda features: sum(value * weights[rules.features[name]] for name, value in features.items())


def answers_by(model, samples, rules, weights):
    """For each sample the likeliest expiry with what its confidence depends on; None where nothing was read."""
    days, _ = model.probabilities(weights)
    found = [{} for _ in samples]
    for day, (label, probability) in enumerate(zip(model.day_label, days, strict=True)):
        found[label][model.day_names[day]] = probability
    score = expiry_score(rules, weights)
    return [date_confidence.answer(sample, days, score) for sample, days in zip(samples, found, strict=True)]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--data", type=pathlib.Path, nargs="+")
    parser.add_argument("--damaged", type=pathlib.Path, nargs="*", default=[])
    parser.add_argument("--vectors", type=pathlib.Path, nargs="*", default=[])
    parser.add_argument("--kinds", type=pathlib.Path, nargs="*", default=[])
    parser.add_argument("--parse-readings", required=True)
    parser.add_argument("--readings", type=pathlib.Path)
    parser.add_argument("--prior", type=float, default=1, help="strength of the prior")
    parser.add_argument("--minimum", type=float, default=0.3, help="the minimum probability of a date that is given")
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--parity", action="store_true", help="write nothing but the answers for the test of parity")
    parser.add_argument("--table", type=pathlib.Path, help="write the counts of each kind of label text to a file")
    parser.add_argument("--answers", type=pathlib.Path, help="write the answers out of fold for Scripts/benchmark labels")
    parser.add_argument("--show", type=pathlib.Path, help="write the answers that are not right, out of fold, to a file")
    arguments = parser.parse_args()
    if arguments.parity:
        write_parity(arguments.parse_readings, Rules())
        return
    if not arguments.data or not arguments.readings:
        parser.error("--data and --readings are missing")
    with tempfile.TemporaryDirectory() as folder:
        samples = [sample for data in arguments.data for sample in photos(data, arguments.readings)]
        samples += [sample for data in arguments.damaged for sample in damaged(data, arguments.readings)]
        folder = pathlib.Path(folder)
        for path in arguments.vectors:
            samples += labels(rows(path), path.stem, VECTOR_WEIGHT, folder)
        for path in arguments.kinds:
            samples += kinds(path, arguments.readings, folder)
        samples += labels(rows(OWN), OWN.stem, OWN_WEIGHT, folder)
        samples += labels(date_texts.texts(CHANCE_COUNT), "by chance", CHANCE_WEIGHT, folder)
        weigh(arguments.parse_readings, samples)
    rules = Rules()
    model = Model(samples, rules)
    base = np.array([sample.weight for sample in samples])
    # What the words and forms of dates say is not learnt from damaged ones.
    rules_base = base * [not sample.is_damaged for sample in samples]
    folds = np.array([fold(sample.group) for sample in samples])
    answers = [None] * len(samples)
    for index in range(FOLDS):
        weights = model.fit(rules_base * (folds != index), rules.weights, arguments.prior)
        for place, answer in enumerate(answers_by(model, samples, rules, weights)):
            if folds[place] == index:
                answers[place] = answer
    confidence = date_confidence.Confidence(CONFIDENCE)
    judged = [Judgement(None, 0, 0, 0, False)] * len(samples)
    for index in range(FOLDS):
        confidence.fit(samples, answers, base * (folds != index))
        for place in np.flatnonzero(folds == index):
            if answers[place]:
                digits, meaning = confidence.parts(answers[place])
                is_doubtful = date_confidence.is_doubtful(samples[place], answers[place])
                judged[place] = Judgement(answers[place].date, answers[place].probability, digits, meaning, is_doubtful)
    report(samples, judged, arguments.minimum, "out of fold")
    if arguments.table:
        write_table(arguments.table, samples, judged, arguments.minimum)
    if arguments.answers:
        write_answers(arguments.answers, samples, judged, arguments.minimum)
    if arguments.show:
        with arguments.show.open("w") as file:
            for sample, judgement, answer in zip(samples, judged, answers, strict=True):
                found = state(sample, judgement, arguments.minimum)
                if found in ("sure", "none, right"):
                    continue
                is_found = any(sample.is_right(entry["date"]) for entry in sample.weighed["prints"])
                print(found, sample.source, sample.name, sample.today, sample.locale, sample.taken, "right", sample.right,
                      "found" if is_found else "NOT FOUND", "given", judgement.date,
                      *(f"{number:.3f}" for number in judgement[1:4]), answer.features if answer else "", file=file)
    if arguments.write:
        weights = model.fit(rules_base, rules.weights, arguments.prior)
        rules.write(weights)
        # The confidence is fitted to answers of weights that did not see the label, as it will judge such labels.
        confidence.fit(samples, answers, base)
        confidence.write()
        write_parity(arguments.parse_readings, rules)


if __name__ == "__main__":
    main()
