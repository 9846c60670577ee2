"""Marks of the date codes on real photos, from readings whose text has the known date, and what training takes of them.

    marks.py --recogniser recogniser.pt --labels labels.jsonl --readings READINGS --output marks.jsonl

READINGS is what `kif-scan scan --dry-run --readings READINGS PHOTOS` saved. A line of labels.jsonl is about a photo beside it: its
`file`, `group` (the product), `expiryDate` or null, and, where they are known, `accept` and `otherDates` (other dates on it), `printed`
(the text of the date line), and `kind`, "negative" for a photo without a date code. A line of marks.jsonl is a photo with its `lines`,
[centre x, centre y, length, capital height, angle, text] in pixels and radians, and `unknown`, places where there may be others.

A mark that is half a line off, too long or too low teaches the detector to be wrong in the same way. So each line is moved to where its
text is most likely: the recogniser reads a line about equally well as long as all of it is in the picture, and the mean of the
places where it reads the text, weighted by the text's likelihood, gives its middle and height; the time steps of the first and last
character give its ends. Lines whose text is likely nowhere become `unknown`. Look at the marks before training.
"""
import argparse
import collections
import hashlib
import itertools
import json
import pathlib

import cv2
import numpy as np
import torch
from torch.nn import functional

import alphabet
import grounds
import recogniser
import texts
from pictures import CAPITAL, LINE, MAXIMUM_CLASSES, UNKNOWN

# How the date-code reader crops a line: the height of the picture, and the ground before and after it, in capital heights; and
# how much longer it is made, because the network gives one class every four columns.
WINDOW, MARGIN, STRETCH = 1.4, 0.3, 1.3
# Each pass tries these shifts across the line, heights (both in capital heights) and ways to be longer.
NEAR = (np.array([-0.25, 0, 0.25]), (0.8, 0.9, 1, 1.12, 1.26), 0)
FAR = (np.arange(-1, 1.01, 0.5), (0.75, 1, 1.3, 1.65), 0.6)
# Marks that are less likely than this (in nats), or move or shrink more, are not sure.
MAXIMUM_LOSS, MINIMUM_HEIGHT, MINIMUM_CHARACTERS = 14, 5, 3
# Limits of half a character's width, in capital heights.
MINIMUM_HALF_WIDTH, MAXIMUM_HALF_WIDTH = 0.3, 0.6
# The area around a marked line that is left out of training, in capital heights: along the line and across it, on each side.
ALONG, ACROSS = 8, 4
# Photos of a product that are trained with, and the parts into which products are split to keep some for checking.
MAXIMUM_OF_GROUP, FOLDS = 8, 5
PHOTO_SIDE, NEAR_CAPITAL, STRIP_ROWS, STRIP_MARGIN = 1200, 26, 90, 60


def records(path, folds=range(FOLDS)):
    """The photos of a file of marks whose products are in some of the folds."""
    found, groups = [], collections.Counter()
    for row in path.read_text(encoding="utf-8").splitlines() if path else []:
        record = json.loads(row)
        groups[record["group"]] += 1
        fold = int(hashlib.sha256(record["group"].encode()).hexdigest(), 16) % FOLDS
        picture = cv2.imread(str(path.parent / record["file"]), cv2.IMREAD_GRAYSCALE)
        if fold in folds and groups[record["group"]] <= MAXIMUM_OF_GROUP and picture is not None:
            found.append((picture, record["lines"], record["unknown"]))
    return found


def lines(path, folds=range(FOLDS)):
    """Marked lines as items of `Pictures`: straight, with capitals as high as those of ink masks."""
    items = []
    for picture, marked, _ in records(path, folds):
        for *line, text in marked:
            strip = straightened(picture, line)
            if strip is not None:
                width = strip.shape[1] - 2 * STRIP_MARGIN
                items.append((strip, [(strip.shape[1] / 2, STRIP_ROWS / 2, width, CAPITAL, 0, LINE)], alphabet.label(text)))
    return items


def photos(path, folders, folds=range(FOLDS)):
    """Marked photos, and photos without date codes, as items of `Pictures`."""
    marked, empty = [], grounds.photos(folders)
    for picture, lines, unknown in records(path, folds):
        places = [(*line[:5], LINE) for line in lines]
        places += [(x, y, length + 2 * ALONG * capital, (1 + 2 * ACROSS) * capital, angle, UNKNOWN)
                   for x, y, length, capital, angle, _ in lines]
        places += [(x, y, length + 2 * capital, 2 * capital, angle, UNKNOWN) for x, y, length, capital, angle in unknown]
        small, scale = grounds.reduced(picture, PHOTO_SIDE)
        (marked if lines else empty).append((small, scaled(places, scale), []))
        if lines and 1.25 * scale * lines[0][3] < NEAR_CAPITAL:
            # The first line from near, where it is small in the whole photo.
            x, y, length, capital = lines[0][:4]
            reach = max(length / 2 + ALONG * capital, 10 * capital)
            left, top = (max(0, int(place - reach)) for place in (x, y))
            piece, scale = grounds.reduced(picture[top:int(y + reach), left:int(x + reach)], 2 * reach * NEAR_CAPITAL / capital)
            marked.append((piece, scaled([(x - left, y - top, *rest) for x, y, *rest in places], scale), []))
    return marked, empty


def share_read(network, path, folds):
    """The share of the marked lines of some folds that a recogniser reads exactly, as letters and digits, by five crops of each."""
    right = []
    for picture, marked, _ in records(path, folds):
        for x, y, length, capital, angle, text in marked:
            for shift, height in ((0, 1), (0, 0.84), (0, 1.2), (0.12, 1), (-0.12, 1)):
                across = shift * capital * np.array([-np.sin(angle), np.cos(angle)])
                piece = cut(picture, (x + across[0], y + across[1], length, capital * height, angle))
                if piece is not None:
                    read = alphabet.text_of(recogniser.greedy(recogniser.logits_of(network, piece))[0])
                    right.append(alphanumerics(read) == alphanumerics(text))
    return float(np.mean(right)) if right else None


def scaled(places, scale):
    return [(*(scale * value for value in place[:4]), *place[4:]) for place in places]


def straightened(picture, line):
    """A line cut out of a photo so that its capitals are CAPITAL pixels high; None where it is too long or too short."""
    scale = line[3] / CAPITAL
    width = int(line[2] / scale) + 2 * STRIP_MARGIN
    return warped(picture, line, scale, 1, width, STRIP_ROWS) if 2 * STRIP_MARGIN + CAPITAL <= width <= 2400 else None


def cut(picture, line):
    """A line as the date-code reader crops it, 32 pixels high; None where it is too short."""
    scale = line[3] * WINDOW / recogniser.HEIGHT
    width = int(min((line[2] + 2 * MARGIN * line[3]) / scale * STRETCH, 900))
    return warped(picture, line, scale, STRETCH, width, recogniser.HEIGHT) if width >= 12 else None


def warped(picture, line, scale, stretch, columns, rows):
    """The surroundings of a line, upright; a pixel is `scale` pixels of the photo high, and wide divided by `stretch`."""
    x, y, _, _, angle = line[:5]
    more = max(1, int(np.ceil(scale)))
    turn = np.float32([[np.cos(angle) / stretch, -np.sin(angle)], [np.sin(angle) / stretch, np.cos(angle)]]) * scale / more
    size = (columns * more, rows * more)
    shift = np.float32([x, y]) - turn @ np.float32([size[0] / 2, size[1] / 2])
    large = cv2.warpAffine(picture, np.hstack([turn, shift[:, None]]), size, flags=cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP,
                           borderMode=cv2.BORDER_REPLICATE)
    return cv2.resize(large, (columns, rows), interpolation=cv2.INTER_AREA)


def marked(network, label, reading, picture):
    """The lines of a reading that have a known date, fitted to the print, and other places that may have one."""
    wanted, printed = known_dates(label), alphanumerics(label.get("printed") or "")
    lines, unknown = [], []
    scale = picture.shape[1] / reading["label"]["size"]["width"] if reading["label"].get("size") else 1
    for read in reading["label"]["lines"]:
        if not read.get("box"):
            continue
        text, is_code = alphanumerics(read["text"]), "dateCode" in read.get("readers", [])
        digits = sum(character.isdigit() for character in text)
        place = line_of(read["box"], is_code, scale)
        if any(date in text for date in wanted) or digits >= 4 and text in printed:
            words = "".join(character for character in read["text"] if character.upper() in alphabet.CHARACTERS).strip()
            fitted_place = sure_place(network, picture, place, alphabet.label(words), [NEAR] if is_code else [FAR, NEAR])
            if fitted_place:
                lines.append([*fitted_place, words])
                continue
        elif not is_code or digits < 4:
            continue
        unknown.append(place)
    return lines, unknown


def alphanumerics(text):
    return "".join(character for character in text.upper() if character in alphabet.CHARACTERS and character.isalnum())


def known_dates(label):
    """The letters and digits of a photo's dates, in all the ways in which they may be printed."""
    dates = [label["expiryDate"], *label.get("accept", []), *(other["date"] for other in label.get("otherDates") or [])]
    found = set()
    for date in dates:
        parts = (date or "").split("-")
        if not parts[0]:
            # Without a year, only the printed text is sure enough.
            continue
        year, month, *day = parts
        names = {month} | {words[int(month) - 1] for words in texts.MONTHS.values()}
        for name, years in itertools.product(names, (year, year[2:])):
            orders = itertools.permutations([name, years, *day])
            found |= {"".join(order) for order in orders if years in (order[0], order[-1])}
    return found


def line_of(box, is_code, scale):
    """A reading's box as [x, y, length, capital height, angle]: the date-code reader's is larger than the print by a fixed share."""
    corners = scale * np.array([[box[name]["x"], box[name]["y"]] for name in ("topLeft", "topRight", "bottomRight", "bottomLeft")])
    along = (corners[1] + corners[2] - corners[0] - corners[3]) / 2
    height = (np.linalg.norm(corners[3] - corners[0]) + np.linalg.norm(corners[2] - corners[1])) / 2
    capital = height / 1.2 if is_code else 0.8 * height
    length = np.linalg.norm(along) - (0.2 * capital if is_code else 0)
    return [*corners.mean(0).tolist(), float(max(length, capital)), float(capital), float(np.arctan2(along[1], along[0]))]


def sure_place(network, picture, place, classes, passes):
    """Where a text is most likely near a place, or None where it is not sure."""
    if place[3] < MINIMUM_HEIGHT or not MINIMUM_CHARACTERS <= len(classes) <= MAXIMUM_CLASSES:
        return None
    fitted_place = fitted(network, picture, place, classes, passes)
    loss = losses_of(network, picture, [fitted_place], classes)[0]
    is_near = 0.5 < fitted_place[3] / place[3] < 1.9 and fitted_place[2] > 1.2 * fitted_place[3]
    return fitted_place if loss < MAXIMUM_LOSS and is_near else None


def fitted(network, picture, line, classes, passes):
    """The line where the text is most likely, from the first character's edge to the last one's."""
    for shifts, heights, longer in passes:
        line = refined(network, picture, line, classes, shifts, heights, longer)
    x, y, length, capital, angle = line
    scores, steps = scores_of(network, picture, [(x, y, length + capital, capital, angle)])
    first, last = first_and_last(scores[0, :steps[0]].numpy(), classes)
    step = 4 * capital * WINDOW / recogniser.HEIGHT / STRETCH
    half = np.clip(0.5 * (last - first) * step / max(len(classes) - 1, 1), MINIMUM_HALF_WIDTH * capital, MAXIMUM_HALF_WIDTH * capital)
    middle = ((first + last + 1) / 2 - steps[0] / 2) * step
    place = (x + np.cos(angle) * middle, y + np.sin(angle) * middle, (last - first) * step + 2 * half, capital, angle)
    return [float(value) for value in place]


def refined(network, picture, line, classes, shifts, heights, longer):
    """The line at the weighted mean of the places of one pass."""
    x, y, length, capital, angle = line
    places = []
    for shift, height in itertools.product(shifts, heights):
        across = shift * capital * np.array([-np.sin(angle), np.cos(angle)])
        places.append((x + across[0], y + across[1], length + longer * capital, capital * height, angle))
    losses = losses_of(network, picture, places, classes)
    shares = np.exp(losses.min() - losses)
    shares /= shares.sum()
    places = np.array(places)
    mean = shares @ places
    mean[3] = np.exp(shares @ np.log(places[:, 3]))
    return tuple(mean)


@torch.no_grad()
def scores_of(network, picture, places):
    """Log probabilities [place, time step, class] of a line cut at several places, and the number of steps of each."""
    cuts = [cut(picture, place) for place in places]
    width = max(piece.shape[1] for piece in cuts)
    batch = np.zeros((len(cuts), 1, recogniser.HEIGHT, width + -width % 4), np.float32)
    for row, piece in enumerate(cuts):
        batch[row, 0, :, :piece.shape[1]] = recogniser.normalised(piece)
    return network(torch.from_numpy(batch)).float().log_softmax(2), [(piece.shape[1] + 3) // 4 for piece in cuts]


def losses_of(network, picture, places, classes):
    """The CTC loss of the text at each place: minus the logarithm of its probability."""
    scores, steps = scores_of(network, picture, places)
    return functional.ctc_loss(
        scores.transpose(0, 1), torch.tensor(classes).repeat(len(places)), torch.tensor(steps), torch.tensor([len(classes)] * len(places)),
        blank=alphabet.BLANK, reduction="none").numpy()


def first_and_last(scores, classes):
    """The time steps of the text's first and last character on its most likely path."""
    states = [alphabet.BLANK] + [one for character in classes for one in (character, alphabet.BLANK)]
    best = np.full(len(states), -np.inf)
    best[:2] = scores[0, states[:2]]
    came_from = []
    for step in scores[1:]:
        ways = np.stack([best, np.roll(best, 1), np.roll(best, 2)])
        ways[1, :1], ways[2, :2] = -np.inf, -np.inf
        for index in range(2, len(states)):
            if states[index] in (alphabet.BLANK, states[index - 2]):
                ways[2, index] = -np.inf
        came_from.append(ways.argmax(axis=0))
        best = ways.max(axis=0) + step[states]
    path = [len(states) - 1 if best[-1] > best[-2] else len(states) - 2]
    for back in reversed(came_from):
        path.append(path[-1] - back[path[-1]])
    path.reverse()
    return np.mean([step for step, state in enumerate(path) if state == 1]), np.mean(
        [step for step, state in enumerate(path) if state == len(states) - 2])


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--recogniser", required=True, help="an earlier recogniser, such as the shipped one (unfold.py)")
    parser.add_argument("--labels", type=pathlib.Path, required=True)
    parser.add_argument("--readings", type=pathlib.Path, required=True)
    parser.add_argument("--output", type=pathlib.Path, required=True)
    arguments = parser.parse_args()
    cv2.setNumThreads(1)
    torch.set_num_threads(1)
    network = recogniser.load(arguments.recogniser)
    readings = {}
    for path in arguments.readings.glob("**/*.json"):
        reading = json.loads(path.read_text(encoding="utf-8"))
        readings[pathlib.Path(reading["file"]).name] = reading
    count = collections.Counter()
    with arguments.output.open("a", encoding="utf-8") as output:
        for row in arguments.labels.read_text(encoding="utf-8").splitlines():
            label = json.loads(row)
            path = (arguments.labels.parent / label["file"]).resolve()
            picture = cv2.imread(str(path), cv2.IMREAD_GRAYSCALE)
            if picture is None or path.name not in readings:
                continue
            is_empty = label.get("kind") == "negative"
            lines, unknown = ([], []) if is_empty else marked(network, label, readings[path.name], picture)
            count["without a date code" if is_empty else "marked" if lines else "not marked"] += 1
            if lines or is_empty:
                record = {"file": str(path), "group": label["group"], "lines": lines, "unknown": unknown}
                output.write(json.dumps(record, ensure_ascii=False) + "\n")
    print(dict(count))


if __name__ == "__main__":
    main()
