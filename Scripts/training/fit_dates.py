"""Fits the weights by which the date engine weighs the dates of a label (Sources/Labels/Dates/Decision/DateRules.swift).

    fit_dates.py --data FOLDER... [--vectors FILE...] --parse-readings PROGRAM --readings FOLDER [--write]
    fit_dates.py --parse-readings PROGRAM --parity

`--data` are folders with labels.jsonl and photos, whose saved readings are in FOLDER/NAME.readings; `--vectors` are label
texts with expected dates. Each photo is parsed for several days and locales, so that the weights do not depend on either.
The weights are the most probable ones of a log-linear model, with a normal prior around those of date_priors.tsv, which were
set by hand before (`--prior` is its strength). What is printed is out of fold: each product is judged by weights that were
fitted without it. `--write` fits on everything and writes the weights and the calibration.

`--parity` and `--write` write what the model here answers for some label texts, by the weights of DateRules.swift: a test
compares it with what the date engine answers.
"""
import argparse
import collections
import hashlib
import json
import pathlib
import subprocess
import tempfile

import numpy as np
import scipy.optimize
import scipy.sparse

import date_texts
from fitted_tables import FittedTable

TOP = pathlib.Path(__file__).resolve().parents[2]
ROOT = TOP / "Sources/Labels/Dates/Decision"
PRIORS = pathlib.Path(__file__).with_name("date_priors.tsv")
OWN = pathlib.Path(__file__).with_name("date_texts.jsonl")
RULES, CALIBRATION = ROOT / "DateRules.swift", ROOT / "Calibration.swift"
PARITY = TOP / "Tests/LabelsTests/Fixtures/date-parity.json"
FOLDS = 8
# The day and the locale for which a photo is parsed, and the weight of that copy.
COPIES = [("2025-06-01", "", 0.5), ("2028-06-01", "", 0.25), ("2026-11-20", "en-US", 0.25)]
# Label texts are many and simple; photos are few.
VECTOR_WEIGHT, OWN_WEIGHT, CHANCE_WEIGHT = 0.3, 0.8, 0.1
CHANCE_COUNT = 3000
# What the texts above do not have: a day printed more often than dates are compared in pairs, and many different days.
PARITY_TEXTS = [
    {"id": "many of a day", "today": "2026-11-20", "expected": {"expiryDate": None},
     "lines": ["12.03.2027", "L 4711", "12.03.2027", "12 MAR 2027", "120327", "12/03/27", "12.03.27", "EXP 12 03 2027"]},
    {"id": "many days", "today": "2026-11-20", "expected": {"expiryDate": None},
     "lines": [f"{day:02d}.{1 + day % 12:02d}.{2025 + day % 4}" for day in range(1, 13)]},
]
# How much the production date counts beside the expiry, where it is known.
PRODUCTION_WEIGHT = 0.3


class Sample:
    """A label with its truth: the dates that count as right (none: the label has no expiry date), and its production date."""

    def __init__(self, name, source, group, path, today, locale, right, production, weight, is_photo, category):
        self.name, self.source, self.group = name, source, group
        self.path, self.today, self.locale = path, today, locale
        self.right, self.production, self.weight = right, production, weight
        self.is_photo, self.category = is_photo, category
        self.weighed = None

    def is_right(self, date):
        return any(
            date[5:] == right[2:] if right.startswith("--") else date == right
            for right in self.right)


def photos(folder, readings):
    """The samples of a folder's photos."""
    samples = []
    labels = [json.loads(line) for line in (folder / "labels.jsonl").read_text(encoding="utf-8").splitlines()]
    paths = {}
    for path in (readings / f"{folder.name}.readings").glob("*.json"):
        paths[pathlib.Path(json.loads(path.read_text(encoding="utf-8"))["file"]).name] = path
    sizes = collections.Counter(label["group"] for label in labels)
    for label in labels:
        name = pathlib.Path(label["file"]).name
        if name not in paths:
            continue
        right = [date for date in [label["expiryDate"], *label["accept"], label["relativeExpiry"]] if date]
        category = category_of(label, right)
        made = [other["date"] for other in label["otherDates"] if other["kind"] in ("production", "packed")]
        for today, locale, share in COPIES:
            weight = share / sizes[label["group"]] ** 0.5
            samples.append(Sample(
                name, folder.name, label["group"], paths[name], today, locale, right, made[0] if len(made) == 1 else None,
                weight, True, category))
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
    if "readers" in row:
        found["readers"] = row["readers"]
    if "box" in row:
        left, top, right, bottom = row["box"]
        corners = {"topLeft": (left, top), "topRight": (right, top), "bottomRight": (right, bottom), "bottomLeft": (left, bottom)}
        found["box"] = {name: {"x": x, "y": y} for name, (x, y) in corners.items()}
    return found


def labels(rows, source, weight, folder):
    """The samples of label texts, written as readings to a folder."""
    samples = []
    for row in rows:
        lines = [line(text) for text in row.get("lines") or row["text"].split("\n")]
        reading = folder / f"{source}-{row['id']}.json"
        reading.write_text(json.dumps({"file": row["id"], "index": 0, "label": {"lines": lines, "barcodes": [], "timings": []}}))
        expected = row["expected"]
        right = [expected["expiryDate"]] if expected["expiryDate"] else []
        samples.append(Sample(
            row["id"], source, row["id"], reading, row["today"], row.get("locale") or "", right,
            expected.get("productionDate") or expected.get("packedDate"), weight, False, "text"))
    return samples


def weigh(program, samples):
    """Adds the features of the dates to the samples."""
    lines = "".join(f"{sample.path}\t{sample.today}\t{sample.locale}\n" for sample in samples)
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

    def write(self, weights):
        count = len(self.features)
        table = FittedTable(RULES, decimals=2)
        for name, index in self.features.items():
            table.set_row("Rule", name, [weights[index], weights[count + index]])
        for name, index in self.pairs.items():
            table.set_row("PairRule", name, [weights[2 * count + index]])
        table.set_value("noExpiry", weights[-1])
        table.save()

    def written(self):
        """The weights in DateRules.swift."""
        table = FittedTable(RULES, decimals=2)
        dates, pairs = table.rows("Rule"), table.rows("PairRule")
        if dates.keys() != self.features.keys() or pairs.keys() != self.pairs.keys():
            raise SystemExit(f"{RULES.name} and {PRIORS.name} have different rules")
        columns = [[dates[name][role] for name in self.features] for role in (0, 1)]
        return np.array([*columns[0], *columns[1], *(pairs[name][0] for name in self.pairs), table.value("noExpiry")])


class Model:
    """The samples as arrays: prints, days and pairs of days of all labels one behind the other."""

    def __init__(self, samples, rules):
        self.samples, self.count = samples, len(rules.features)
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
                right = self.day_right[days[expiry]] if expiry is not None else not is_found
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
        return found.x

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


def calibrate(probabilities, right, weights):
    """Slope, offset and ceiling of a logistic curve from the log-odds of the probabilities to how often they are right.

    The ceiling is for what no score shows: a date that is read well and looks like an expiry, but is that of production on a
    pack that prints neither a word nor an expiry.
    """
    def loss(curve):
        given = np.clip(curved(probabilities, curve), 1e-9, 1 - 1e-9)
        return -np.sum(weights * (right * np.log(given) + (1 - right) * np.log(1 - given))) + 0.5 * (curve[0] - 1) ** 2

    bounds = [(0.5, 2), (-3, 3), (0.98, 0.9999)]
    return scipy.optimize.minimize(loss, [1, 0, 0.995], method="Nelder-Mead", bounds=bounds, options={"maxiter": 4000}).x


def curved(probability, curve):
    probability = np.clip(probability, 1e-9, 1 - 1e-9)
    return curve[2] / (1 + np.exp(-(curve[0] * np.log(probability / (1 - probability)) + curve[1])))


def report(samples, answers, curve, minimum, title):
    """Prints how many of each kind of photo are exact, wrong and sure, for the day and locale of each copy."""
    print(title)
    for copy in range(len(COPIES)):
        for source in sorted({sample.source for sample in samples}):
            for category in ("whole", "crop", "no year", "stated", "undated", "text"):
                rows = [
                    (sample, answer) for sample, answer in zip(samples, answers, strict=True)
                    if sample.source == source and sample.category == category
                    and (not sample.is_photo or (sample.today, sample.locale) == COPIES[copy][:2])]
                if not rows or not rows[0][0].is_photo and copy:
                    continue
                given = [(s, a[0] if curved(a[1], curve) >= minimum else None, curved(a[1], curve)) for s, a in rows]
                exact = sum(s.is_right(d) if d else not s.right for s, d, _ in given)
                wrong = sum(d is not None and not s.is_right(d) for s, d, _ in given)
                sure = [s.is_right(d) for s, d, p in given if d and p >= 0.99]
                print(
                    f"  {COPIES[copy][0]} {COPIES[copy][1]:6s}{source:13s} {category:8s} n={len(rows):4d} exact {exact:4d}"
                    f" ({100 * exact / len(rows):5.1f} %) wrong {wrong:3d} sure {sum(sure):4d} ({100 * sum(sure) / len(rows):5.1f} %)"
                    f" wrong {len(sure) - sum(sure)}")


def write_answers(path, samples, answers, curve, minimum):
    """Writes what the parser answers for each photo by weights that were fitted without its product."""
    with path.open("w", encoding="utf-8") as file:
        for sample, (date, probability, _) in zip(samples, answers, strict=True):
            if sample.is_photo and (sample.today, sample.locale) == COPIES[0][:2]:
                confidence = float(curved(probability, curve)) if date else 0
                answer = {"folder": sample.source, "photo": sample.name, "date": date if confidence >= minimum else None}
                print(json.dumps({**answer, "confidence": round(confidence, 3)}), file=file)


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
    curve = written_curve()
    entries = []
    for label, sample in enumerate(samples):
        found = {name: days[day] for day, name in enumerate(model.day_names) if model.day_label[day] == label}
        entries.append({
            "name": f"{sample.source} {sample.name}", "today": sample.today, "locale": sample.locale, "lines": lines[label],
            "prints": sample.weighed["prints"], "pairs": sample.weighed["pairs"], "none": none[label],
            "expiries": [
                {"date": date, "probability": probability, "confidence": float(curved(probability, curve))}
                for date, probability in found.items()]})
    count = len(rules.features)
    used = {
        "dates": {name: [weights[index], weights[count + index]] for name, index in rules.features.items()},
        "pairs": {name: weights[2 * count + index] for name, index in rules.pairs.items()}, "noExpiry": weights[-1]}
    text = ",\n".join(json.dumps(entry, ensure_ascii=False, sort_keys=True) for entry in entries)
    PARITY.parent.mkdir(exist_ok=True)
    PARITY.write_text(f'{{"weights": {json.dumps(used)},\n"labels": [\n{text}\n]}}\n', encoding="utf-8")


def written_curve():
    """Slope, offset and ceiling in Calibration.swift."""
    table = FittedTable(CALIBRATION, decimals=3)
    return [table.value(name) for name in ("slope", "offset", "ceiling")]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--data", type=pathlib.Path, nargs="+")
    parser.add_argument("--vectors", type=pathlib.Path, nargs="*", default=[])
    parser.add_argument("--parse-readings", required=True)
    parser.add_argument("--readings", type=pathlib.Path)
    parser.add_argument("--prior", type=float, default=1, help="strength of the prior")
    parser.add_argument("--minimum", type=float, default=0.4, help="the minimum confidence of a date that is given")
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--parity", action="store_true", help="write nothing but the answers for the test of parity")
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
        folder = pathlib.Path(folder)
        for path in arguments.vectors:
            samples += labels(rows(path), path.stem, VECTOR_WEIGHT, folder)
        samples += labels(rows(OWN), OWN.stem, OWN_WEIGHT, folder)
        samples += labels(date_texts.texts(CHANCE_COUNT), "by chance", CHANCE_WEIGHT, folder)
        weigh(arguments.parse_readings, samples)
    rules = Rules()
    model = Model(samples, rules)
    base = np.array([sample.weight for sample in samples])
    folds = np.array([fold(sample.group) for sample in samples])
    answers = [None] * len(samples)
    for index in range(FOLDS):
        weights = model.fit(base * (folds != index), rules.weights, arguments.prior)
        for place, answer in enumerate(model.answers(weights)):
            if folds[place] == index:
                answers[place] = answer
    judged = [place for place, sample in enumerate(samples) if sample.is_photo and answers[place][0]]
    curve = calibrate(
        np.array([answers[place][1] for place in judged]),
        np.array([float(samples[place].is_right(answers[place][0])) for place in judged]), base[judged])
    report(samples, model.answers(rules.weights), (1, 0, 1), arguments.minimum, "by the weights before fitting")
    report(samples, answers, curve, arguments.minimum, f"out of fold, calibration {curve}")
    if arguments.answers:
        write_answers(arguments.answers, samples, answers, curve, arguments.minimum)
    if arguments.show:
        with arguments.show.open("w") as file:
            for sample, (date, probability, none) in zip(samples, answers, strict=True):
                if (date if probability > none else None) is None and not sample.right or date and sample.is_right(date):
                    continue
                found = any(sample.is_right(entry["date"]) for entry in sample.weighed["prints"])
                print(sample.source, sample.name, sample.today, sample.locale, "right", sample.right, "found" if found else "NOT FOUND",
                      "given", date, f"{probability:.3f} none {none:.3f}", file=file)
    if arguments.write:
        weights = model.fit(base, rules.weights, arguments.prior)
        rules.write(weights)
        report(samples, model.answers(weights), curve, arguments.minimum, "fitted")
        table = FittedTable(CALIBRATION, decimals=3)
        table.set_value("slope", curve[0])
        table.set_value("offset", curve[1])
        table.set_value("ceiling", curve[2], decimals=4)
        table.save()
        write_parity(arguments.parse_readings, rules)


if __name__ == "__main__":
    main()
