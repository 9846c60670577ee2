"""What the words of texts say of their class: linear models over hashed words, with a normal prior, and the file of their weights."""

import numpy as np
import scipy.optimize
import scipy.sparse


def softmax(scores):
    shares = np.exp(scores - scores.max(1, keepdims=True))
    return shares / shares.sum(1, keepdims=True)


class Softmax:
    """The weights of features for classes, of which the last may be held at 0. With `known` scores, what is fitted is added to these,
    without biases."""

    def __init__(self, features, classes, weights, count, strength, holds_last=False, known=None):
        free = count - holds_last
        size, width = features.shape
        target = scipy.sparse.csr_matrix((np.ones(size), (np.arange(size), classes)), (size, count)).toarray()

        def scores(values):
            found = features @ values[:free * width].reshape(free, width).T + values[free * width:] + (0 if known is None else known)
            return np.hstack([found, np.zeros((size, 1))]) if holds_last else found

        def loss(values):
            shares = softmax(np.asarray(scores(values)))
            wrong = ((shares - target) * weights[:, None])[:, :free]
            value = -np.sum(weights * np.log(shares[np.arange(size), classes] + 1e-300))
            slope = np.asarray((features.T @ wrong).T) + strength * values[:free * width].reshape(free, width)
            of_biases = wrong.sum(0) * (known is None)
            return value + strength * np.sum(values[:free * width] ** 2) / 2, np.concatenate([slope.ravel(), of_biases])

        start = np.zeros(free * width + free)
        found = scipy.optimize.minimize(loss, start, jac=True, method="L-BFGS-B", options={"maxiter": 300}).x
        self.weights, self.biases = found[:free * width].reshape(free, width), found[free * width:]


def word_matrix(texts, buckets):
    """Rows of unit length, of lists of number, count, number, count …"""
    rows, columns, values = [], [], []
    for row, numbers in enumerate(texts):
        counts = np.array(numbers[1::2], float)
        rows += [row] * len(counts)
        columns += numbers[::2]
        values += list(counts / max(1, np.sum(counts**2)) ** 0.5)
    return scipy.sparse.csr_matrix((values, (rows, columns)), (len(texts), buckets))


class WordLevels:
    """The weights of hashed words for classes, in as many levels as Swift's HashedWordWeights has."""

    LEVELS, IN_LINE = 64, 120
    LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"

    def __init__(self, weights, biases):
        """`weights` has a row for each class."""
        self.step = round(float(np.quantile(np.abs(weights), 0.9995)) / 31, 4)
        self.levels = np.clip(np.round(weights / self.step), -self.LEVELS // 2, self.LEVELS // 2 - 1).astype(int)
        self.biases = np.round(biases, 3)

    def scores(self, words):
        return words @ (self.levels * self.step).T + self.biases

    def write(self, path):
        """Writes the file that HashedWordWeights reads."""
        letters = "".join(self.LETTERS[level + self.LEVELS // 2] for level in self.levels.T.ravel())
        rows = [letters[start:start + self.IN_LINE] for start in range(0, len(letters), self.IN_LINE)]
        biases = " ".join(f"{bias:.3f}" for bias in self.biases)
        path.write_text("\n".join([f"step {self.step:.4f}", f"biases {biases}", *rows, ""]), encoding="utf-8")
