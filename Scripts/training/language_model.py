"""Counts the characters of the texts that texts.py generates and writes the language model of the date-code reader.

It is a character 6-gram model: the probability of a character after up to five others, interpolated as Witten and Bell do
("The zero-frequency problem", IEEE Transactions on Information Theory 37, 1991). All digits are one symbol, because which
digit comes where depends on the calendar, not on spelling. The file has entries of 12 bytes, little-endian: the context and
the character after it, six bits each, the last one lowest (8 bytes); the natural logarithm of that character's probability
in the context; and the natural logarithm of the backoff weight of the whole run as a context (both half floats).
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
# Runs counted less often than this are left out.
MINIMUM_COUNT = 50
ENTRY = np.dtype([("key", "<u8"), ("probability", "<f2"), ("backoff", "<f2")])


def symbols(text):
    """A text's symbols from its start to its end."""
    return (START, *(DIGIT if index <= 10 else index for index in alphabet.label(text.strip())), END)


def counted(count, seed):
    """How often each symbol follows each run of up to ORDER - 1 others, in `count` texts."""
    rng = np.random.default_rng(seed)
    counts = collections.defaultdict(collections.Counter)
    for _ in range(count):
        row = symbols(texts.date_code_line(rng)[0] if rng.random() < 0.9 else texts.ordinary_line(rng, 3))
        for end in range(1, len(row)):
            for begin in range(max(end - ORDER + 1, 0), end + 1):
                counts[row[begin:end]][row[end]] += 1
    return counts


def model(counts):
    """The probability of each run counted often enough, and the backoff weight of each context."""
    probabilities, backoffs = {}, {}
    for before in sorted(counts, key=len):
        total, kinds = sum(counts[before].values()), len(counts[before]) + 1
        often = {symbol: seen for symbol, seen in counts[before].items() if seen >= MINIMUM_COUNT}
        if not often:
            continue
        backoffs[before] = (total - sum(often.values()) + kinds) / (total + kinds)
        for symbol, seen in often.items():
            lower = probability(before, symbol, probabilities, backoffs)
            probabilities[before + (symbol,)] = seen / (total + kinds) + lower
    return probabilities, backoffs


def probability(before, symbol, probabilities, backoffs):
    """The probability of a symbol after others, by the longest context that was counted with it."""
    if before + (symbol,) in probabilities:
        return probabilities[before + (symbol,)]
    backoff = backoffs.get(before, 1)
    return backoff * (probability(before[1:], symbol, probabilities, backoffs) if before else 1 / SYMBOLS)


def key(row):
    return sum(symbol << BITS * place for place, symbol in enumerate(reversed(row)))


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=200_000, help="texts")
    parser.add_argument("--seed", type=int, default=6)
    parser.add_argument("--output", required=True)
    arguments = parser.parse_args()
    probabilities, backoffs = model(counted(arguments.count, arguments.seed))
    rows = sorted({*probabilities, *backoffs} - {()}, key=key)
    entries = np.array(
        [(key(row), np.log(probabilities.get(row, 1)), np.log(backoffs.get(row, 1))) for row in rows], ENTRY)
    entries.tofile(arguments.output)
    print(f"{len(entries)} entries, {entries.nbytes} bytes")


if __name__ == "__main__":
    main()
