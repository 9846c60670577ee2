"""The models by which a name is chosen on the front of a pack: what words say, what a line is, which lines go together.

All are linear with a normal prior, as the Swift sources in Labels/Product/Front compute them.
"""

import functools
import math

import numpy as np
import scipy.optimize

from word_models import Softmax, WordLevels, softmax, word_matrix

ROLES = ["brand", "name", "description", "claim", "wine", "small", "other"]
# The role of each kind of element on a front.
ROLE_OF = {
    **dict.fromkeys(["brand", "range"], "brand"), **dict.fromkeys(["name", "variant"], "name"),
    **dict.fromkeys(["description", "legal"], "description"), **dict.fromkeys(["claim", "nutrition", "seal", "origin"], "claim"),
    **dict.fromkeys(["legal-wine", "wine"], "wine"), **dict.fromkeys(["quantity", "price", "instruction", "address", "small"], "small"),
    "other": "other"}
BUCKETS = 8192
ROLE_FEATURES = [f"{role}Words" for role in ROLES]


class WordModel:
    """What words say of a text's role: a softmax over hashed words."""

    STRENGTH = 0.2

    def __init__(self, texts):
        """`texts` are triples of numbers with counts, a role and a weight."""
        model = Softmax(
            word_matrix([numbers for numbers, _, _ in texts], BUCKETS), np.array([ROLES.index(role) for _, role, _ in texts]),
            np.array([weight for _, _, weight in texts]), len(ROLES), self.STRENGTH)
        self.levels = WordLevels(model.weights, model.biases)

    def __call__(self, texts):
        """The probability of each role of each text."""
        return softmax(self.levels.scores(word_matrix(texts, BUCKETS)))


class LineModel:
    """The probabilities that a line is the brand, part of the name, and neither."""

    STRENGTH = 3

    def __init__(self, features, classes, weights):
        mean, deviation = features.mean(0), features.std(0) + 1e-6
        model = Softmax((features - mean) / deviation, classes, weights, 3, self.STRENGTH, holds_last=True)
        self.weights = model.weights / deviation
        self.biases = model.biases - self.weights @ mean

    def __call__(self, features):
        scores = features @ self.weights.T + self.biases
        return softmax(np.hstack([scores, np.zeros((len(features), 1))]))


CHOICE_FEATURES = (
    ["likely", "unlikely", "leftOut"] + [f"words{count}" for count in range(1, 9)] + [f"lines{count}" for count in range(1, 5)]
    + [f"brands{count}" for count in range(3)] + ["spread", "tallest", "food", "foodLeftOut", "hasName", "hasBrand", "places", "repeated",
                                                  "smallBelow", "small", "all", "alikeLeftOut"])


class Choices:
    """The choices among the lines of a photo, with their features; FrontChoice.swift says what these are."""

    MAXIMUM, MINIMUM = 7, 0.04
    MUCH_SMALLER, SMALL, ALIKE = 0.5, -1.0, 0.2

    def __init__(self, photo, probabilities):
        likely = 1 - probabilities[:, 2]
        order = sorted(range(len(likely)), key=lambda line: (-likely[line], -line))[:self.MAXIMUM]
        self.lines = sorted([line for line in order if likely[line] > self.MINIMUM] or order[:1])
        self.brand, self.name = probabilities[self.lines, 0], probabilities[self.lines, 1]
        self.is_brand = self.brand > self.name
        share = likely[self.lines]
        self.odds = np.log(np.maximum(share, 1e-4) / np.maximum(1 - share, 1e-4))
        self.counts = np.array([photo.lines[line]["count"] for line in self.lines])
        column = {name: photo.features[self.lines, place] for place, name in enumerate(photo.names)}
        self.heights, self.repeated = column["belowTallest"], column["repeated"]
        self.food = (column["foods"] > 0) & ~self.is_brand
        place = {line: index for index, line in enumerate(self.lines)}
        self.above = [place.get(photo.lines[line].get("above")) for line in self.lines]
        below = [place.get(photo.lines[line].get("below")) for line in self.lines]
        self.beside = np.zeros((len(self.lines), len(self.lines)), bool)
        for index, others in enumerate(zip(self.above, below, strict=True)):
            for other in others:
                if other is not None:
                    self.beside[index, other] = self.beside[other, index] = True
        self.sets = np.array([[choice >> bit & 1 for bit in range(len(self.lines))] for choice in range(1, 1 << len(self.lines))], bool)
        self.features = self.described()

    def split(self, chosen):
        """The lines of the brand and those of the name, as masks."""
        brand, name = chosen & self.is_brand, chosen & ~self.is_brand
        return (brand, name) if name.any() else (name, brand)

    def described(self):
        """The features of each choice."""
        chosen, rest = self.sets, ~self.sets
        brand, name = (np.array(masks) for masks in zip(*map(self.split, chosen), strict=True))

        def one_of(count, most, least=1):
            return np.clip(count, least, most)[:, None] == np.arange(least, most + 1)

        def any_of(probabilities):
            return np.log(1 - np.prod(np.where(chosen, 1 - probabilities, 1), 1) + 0.001)

        tallest = np.where(name, self.heights, -np.inf).max(1)
        food = (chosen & self.food).any(1)
        near = self.beside & (np.abs(self.heights[:, None] - self.heights) < self.ALIKE)
        alike = rest & (chosen @ near)
        under = np.array([-1 if above is None else above for above in self.above])
        is_smaller = (under >= 0) & (self.heights < self.heights[under] - self.MUCH_SMALLER)
        below = chosen & chosen[:, under] & is_smaller
        return np.column_stack([
            chosen @ self.odds.clip(min=0), chosen @ self.odds.clip(max=0), -(rest @ self.odds.clip(min=0)),
            one_of(name @ self.counts, 8), one_of(name.sum(1), 4), one_of(brand.sum(1), 2, 0),
            tallest - np.where(name, self.heights, np.inf).min(1), np.where(chosen, self.heights, -np.inf).max(1),
            food, ~food & (rest & self.food).any(1), any_of(self.name), any_of(self.brand),
            [places(frozenset(np.flatnonzero(lines)), self.beside.tobytes()) - 1 for lines in name],
            chosen @ self.repeated, below.sum(1), (chosen & (self.heights < self.SMALL)).sum(1), chosen.all(1), alike.sum(1)]).astype(float)


@functools.cache
def places(lines, beside):
    """In how many groups of neighbours some lines are; `beside` are the bytes of the table of neighbours."""
    table = np.frombuffer(beside, bool)
    table = table.reshape(math.isqrt(len(table)), -1)
    rest, count = set(lines), 0
    while rest:
        count += 1
        following = [rest.pop()]
        while following:
            found = rest & set(np.flatnonzero(table[following.pop()]))
            rest -= found
            following += found
    return count


class ChoiceModel:
    """A conditional logit over the choices of each photo: the weights with which good ones are likeliest."""

    STRENGTH = 5

    def __init__(self, photos):
        """`photos` are triples of features, how good each choice is (1 for the best), and a weight."""
        every = np.concatenate([features for features, _, _ in photos])
        deviation = every.std(0) + 1e-6
        scaled = [(features / deviation, goodness, weight) for features, goodness, weight in photos]

        def loss(values):
            total, slope = self.STRENGTH * values @ values / 2, self.STRENGTH * values
            for features, goodness, weight in scaled:
                scores = features @ values
                shares = np.exp(scores - scores.max())
                good = goodness * shares
                total -= weight * (np.log(good.sum() + 1e-300) - np.log(shares.sum()))
                slope = slope + weight * (shares @ features / shares.sum() - good @ features / (good.sum() + 1e-300))
            return total, slope

        start = np.zeros(len(deviation))
        self.weights = scipy.optimize.minimize(loss, start, jac=True, method="L-BFGS-B", options={"maxiter": 200}).x / deviation

    def __call__(self, choices):
        """The best choice, and its probability."""
        scores = choices.features @ self.weights
        best = int(scores.argmax())
        return choices.sets[best], 1 / np.exp(scores - scores[best]).sum()
