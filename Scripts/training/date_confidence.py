"""The parts of the confidence of an expiry: that its digits are read rightly and whole, and that they mean what they are taken for.

Each is a logistic curve over the features of the chosen print (Sources/Labels/Dates/Decision/DateConfidence.swift). Readers say
nothing about the meaning, and words nothing about the digits, so each part is fitted to what it can know: the digits to photos,
the meaning to labels whose digits are right. Weights have a prior, as such doubts are rare on photos, and keep its sign.
"""
import pathlib

import numpy as np
import scipy.optimize

from fitted_tables import FittedTable

PRIORS = pathlib.Path(__file__).with_name("confidence_priors.tsv")
# The minimum of each part of a date that is sure (AskPolicy.swift).
SURE_DIGITS, SURE_MEANING = 0.985, 0.965
# What always asks (AskPolicy.swift).
DOUBTS = {
    "otherReading", "onlyDocument", "onTwoLines", "doubtfulLetter", "shortMixed", "fullMixed", "monthWithNumber", "endWithNumber",
    "impossibleDay", "unreadSecond", "sharedWords", "laterUnexplained", "earliestOfAlike", "laterOfAlike", "weekdayAlone", "yearCut",
    "dayCut", "dayLost", "partOfMonth"}
MINIMA = {"illegible": 0.3, "corrected": 2}
LIMIT = 1e-3
# The log-odds of a meaning that is hardly in doubt.
CLEAR = 2.0
# How much more damaged dates count to fit whether a date was read whole, and the share of packs whose date is damaged so that a
# part cannot be read, which is assumed: no set of photos shows it.
DAMAGED_FACTOR, SHARE_DAMAGED = 20, 0.005
# The strength of the prior, and how sure the curves can be at most.
STRENGTH = 2.0
CEILINGS = (0.98, 0.9999)


class Answer:
    """An expiry with the log-odds of its digits and of its meaning, and the features of its likeliest print."""

    def __init__(self, date, probability, rest, meaning, features, is_typed, has_right_digits):
        # The probability that is left when other readings of the same place are taken away.
        self.rest = rest
        self.date, self.probability, self.digits, self.meaning, self.features = date, probability, log_odds(rest), meaning, features
        self.is_typed, self.has_right_digits = is_typed, has_right_digits


def is_doubtful(sample, answer):
    """Whether an expiry is asked about whatever its confidence: a doubt, or a year that the photo's day does not settle."""
    features = answer.features
    is_inferred = bool({"inferredNear", "inferredFar"} & features.keys())
    return (
        any(features.get(name, 0) > 0 for name in DOUBTS) or any(features.get(name, 0) >= least for name, least in MINIMA.items())
        or is_inferred and not (sample.taken and "endsNearPhoto" in features)
        or not sample.weighed["isRead"] and features.get("pastWithoutWord", 0) > 0)


def log_odds(probability):
    probability = min(max(probability, LIMIT), 1 - LIMIT)
    return float(np.log(probability / (1 - probability)))


def digits_of(text):
    return "".join(letter for letter in text if letter.isnumeric())


def answer(sample, days, score):
    """The likeliest of the days of a sample by their probabilities; None without any."""
    if not days:
        return None
    date = max(days, key=days.get)
    prints = sample.weighed["prints"]
    best = max((entry for entry in prints if entry["date"] == date), key=lambda entry: score(entry["features"]))
    digits = digits_of(best["text"])
    here = [entry for entry in prints if entry["place"] == best["place"]]
    same = {entry["date"] for entry in here if digits_of(entry["text"]) == digits}
    others = {entry["date"] for entry in here} - same
    rivals = min(sum(days.get(day, 0) for day in others), 1 - LIMIT)
    meaning = days[date] / (1 - rivals)
    right = any(sample.is_right(day) or day in sample.others for day in same)
    is_typed = not sample.weighed["isRead"] and not {"otherReading", "illegible"} & best["features"].keys()
    return Answer(date, days[date], 1 - rivals, log_odds(meaning), best["features"], is_typed, right)


class Confidence:
    """The weights of both parts as they stand in the Swift source."""

    def __init__(self, path):
        self.table = FittedTable(path, decimals=2)
        self.rows = self.table.rows("rows")
        lines = [line.split("\t") for line in PRIORS.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
        self.priors = {name: [float(number) for number in numbers] for name, *numbers in lines}
        if self.rows.keys() != self.priors.keys():
            raise SystemExit(f"{path.name} and {PRIORS.name} have different rows")
        self.curves = {
            part: [self.table.value(f"{part}{name}") for name in ("Offset", "Slope", "Ceiling")] for part in ("digits", "meaning")}
        self.curves["whole"] = [self.table.value("wholeOffset"), 0, 1]

    def parts(self, answer):
        """The confidence in the digits and in the meaning."""
        return (
            answer.rest if answer.is_typed
            else self.part("digits", 0, answer.digits, answer.features) * self.part("whole", 2, 0, answer.features),
            self.part("meaning", 1, answer.meaning, answer.features))

    def part(self, name, column, odds, features):
        offset, slope, ceiling = self.curves[name]
        score = offset + slope * odds + sum(features.get(row, 0) * numbers[column] for row, numbers in self.rows.items())
        return ceiling / (1 + np.exp(-min(max(score, -30), 30)))

    def fit(self, samples, answers, weights):
        """Fits both parts to the answers with a weight, but for texts that were made to have faults."""
        chosen = [p for p, answer in enumerate(answers) if answer and weights[p] > 0 and not samples[p].is_contrived]
        photos = [p for p in chosen if samples[p].is_photo and samples[p].right]
        # Where another print of the pack was taken for the expiry, nobody knows whether its digits are right.
        known = [p for p in photos if answers[p].has_right_digits or answers[p].meaning > CLEAR]
        right = [answers[p].has_right_digits for p in known]
        # What is lost is seen on damaged dates alone: they count often here, and the offset is set to how often that is met.
        often = [weights[p] * (DAMAGED_FACTOR if samples[p].is_damaged else 1) for p in known]
        self._fit("whole", 2, [answers[p] for p in known], right, often)
        share = sum(weight for p, weight in zip(known, often, strict=True) if samples[p].is_lost) / sum(often)
        self.curves["whole"][0] += float(np.log(share / (1 - share) * (1 - SHARE_DAMAGED) / SHARE_DAMAGED))
        plain = [p for p in known if not samples[p].is_damaged]
        self._fit("digits", 0, [answers[p] for p in plain], [answers[p].has_right_digits for p in plain], weights[plain])
        clear = [
            p for p in chosen if not samples[p].is_damaged
            and (answers[p].has_right_digits or not samples[p].is_photo or not samples[p].right)]
        right = [samples[p].is_right(answers[p].date) and not samples[p].asks for p in clear]
        self._fit("meaning", 1, [answers[p] for p in clear], right, weights[clear])

    def _fit(self, name, column, answers, right, weights):
        names = [row for row, numbers in self.priors.items() if numbers[column] != 0]
        features = np.array([[answer.features.get(row, 0) for row in names] for answer in answers]).reshape(len(answers), len(names))
        odds = np.array([getattr(answer, name, 0) for answer in answers])
        right, weights = np.array(right, float), np.array(weights, float)
        prior = np.array([self.priors[row][column] for row in names])
        # Whether a date is whole does not depend on how likely the solver finds it.
        slopes, ceilings = ((0, 0), (1, 1)) if name == "whole" else ((0.3, 2), CEILINGS)

        def loss(values):
            offset, slope, ceiling, rows = values[0], values[1], values[2], values[3:]
            curve = 1 / (1 + np.exp(-np.clip(offset + slope * odds + features @ rows, -30, 30)))
            given = np.clip(ceiling * curve, 1e-9, 1 - 1e-9)
            value = -np.sum(weights * (right * np.log(given) + (1 - right) * np.log(1 - given)))
            slope_of_loss = -weights * (right / given - (1 - right) / (1 - given))
            by_score = slope_of_loss * ceiling * curve * (1 - curve)
            gradient = np.concatenate([
                [by_score.sum() + 0.1 * offset, by_score @ odds + (slope - 1), slope_of_loss @ curve],
                features.T @ by_score + STRENGTH * (rows - prior)])
            return value + 0.05 * offset ** 2 + 0.5 * (slope - 1) ** 2 + STRENGTH * np.sum((rows - prior) ** 2) / 2, gradient

        bounds = [(-3, 5), slopes, ceilings] + [(0, None) if number > 0 else (None, 0) for number in prior]
        start = np.concatenate([[0, slopes[1] / 2, ceilings[1]], prior])
        found = scipy.optimize.minimize(loss, start, jac=True, method="L-BFGS-B", bounds=bounds, options={"maxiter": 500}).x
        self.curves[name] = list(found[:3])
        for row, number in zip(names, found[3:], strict=True):
            self.rows[row][column] = float(number)

    def write(self):
        self.table.set_rows("rows", self.rows)
        for part, numbers in self.curves.items():
            for name, number in zip(("Offset", "Slope", "Ceiling"), numbers, strict=True):
                if part != "whole" or name == "Offset":
                    self.table.set_value(f"{part}{name}", number, 4)
        self.table.save()
