"""Counts how the texts of texts.py are spelled and writes what the Swift reader needs to tell a likely text from an unlikely one.

A model of characters given up to five before them, interpolated as Witten and Bell do ("The zero-frequency problem", IEEE Transactions
on Information Theory 37, 1991); all digits are one symbol, as only calendars tell which of them stands where. The file has entries of
12 bytes, little-endian: the characters and the one that follows, six bits each, the last one lowest (8 bytes), the natural logarithm of
the last one's probability after the others and that of the share which all of them, as what stands before, leave to shorter ones (half
floats).
"""
import argparse
import collections

import numpy as np

import alphabet
import texts

ORDER = 6
BITS = 6
DIGIT, START, END = 1, 62, 63
SYMBOLS = len(alphabet.CHARACTERS) - 10 + 2
# What was seen more seldom than this tells nothing.
FEWEST = 50
ENTRY = np.dtype([("key", "<u8"), ("probability", "<f2"), ("rest", "<f2")])


def symbols(text):
    """A text's symbols from its start to its end."""
    return (START, *(DIGIT if index <= 10 else index for index in alphabet.label(text.strip())), END)


def counted(count, seed):
    """How often each symbol follows each run of up to ORDER - 1 before it, in so many texts."""
    rng = np.random.default_rng(seed)
    counts = collections.defaultdict(collections.Counter)
    for _ in range(count):
        row = symbols(texts.coder_line(rng)[0] if rng.random() < 0.9 else texts.ordinary_line(rng, 3))
        for end in range(1, len(row)):
            for begin in range(max(end - ORDER + 1, 0), end + 1):
                counts[row[begin:end]][row[end]] += 1
    return counts


def model(counts):
    """The probability of each run of symbols seen often enough, and the share it leaves to shorter ones."""
    probabilities, rests = {}, {}
    for before in sorted(counts, key=len):
        total, kinds = sum(counts[before].values()), len(counts[before]) + 1
        often = {symbol: seen for symbol, seen in counts[before].items() if seen >= FEWEST}
        if not often:
            continue
        rests[before] = (total - sum(often.values()) + kinds) / (total + kinds)
        for symbol, seen in often.items():
            probabilities[before + (symbol,)] = seen / (total + kinds) + probability(before, symbol, probabilities, rests)
    return probabilities, rests


def probability(before, symbol, probabilities, rests):
    """The probability of a symbol after others; while the two are not counted together, what shorter runs leave it."""
    if before + (symbol,) in probabilities:
        return probabilities[before + (symbol,)]
    rest = rests.get(before, 1)
    return rest * (probability(before[1:], symbol, probabilities, rests) if before else 1 / SYMBOLS)


def key(row):
    return sum(symbol << BITS * place for place, symbol in enumerate(reversed(row)))


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=200_000, help="texts")
    parser.add_argument("--seed", type=int, default=6)
    parser.add_argument("--output", required=True)
    arguments = parser.parse_args()
    probabilities, rests = model(counted(arguments.count, arguments.seed))
    rows = sorted({*probabilities, *rests} - {()}, key=key)
    entries = np.array(
        [(key(row), np.log(probabilities.get(row, 1)), np.log(rests.get(row, 1))) for row in rows], ENTRY)
    entries.tofile(arguments.output)
    print(f"{len(entries)} entries, {entries.nbytes} bytes")


if __name__ == "__main__":
    main()
