"""Expiry dates: exact, wrong and missed on photos of packs, by kind of print.

`exact` is the truth's date or one that the truth accepts; `wrong` any other date; the rest are missed. A photo without an
expiry date is right if the answer is none. `sure` leaves out the answers that ask for review of the date.
"""
import itertools
import json
import pathlib
import tempfile

from . import diagrams, readers
from .tables import interval, quantile, share, table

# The stages of kif-scan in the order in which they run, by their names in its JSON.
STAGES = {
    "decode": "decoding", "barcodes": "barcodes", "coderPrint": "date codes", "sceneTextDetection": "scene text: finding lines",
    "sceneText": "scene text: reading lines", "layout": "label text: finding lines", "print": "label text: reading lines",
    "parse": "parsing",
}
STEPS = [0, 0.5, 0.7, 0.8, 0.9, 0.95, 0.98, 1.01]
PEERS = ["tesseract", "rapidocr"]


def add_arguments(command, root):
    command.add_argument(
        "--data", type=pathlib.Path, nargs="+", required=True, help="folders with labels.jsonl and photos"
    )
    command.add_argument(
        "--readings",
        type=pathlib.Path,
        metavar="FOLDER",
        help="decide from saved readings instead of photos, in seconds: no peers, no costs. The first call reads the "
        "photos and saves the readings in FOLDER; each call builds the parsers as they are now",
    )
    command.add_argument(
        "--out-of-fold",
        type=pathlib.Path,
        metavar="FILE",
        help="also print what weights answer that were fitted without the photo's product (fit_dates.py --answers)",
    )
    command.add_argument("--peers", nargs="*", default=PEERS, choices=PEERS, help="peers to measure")
    command.add_argument("--psm", nargs="*", type=int, default=[3, 6, 11], help="tesseract's page segmentation modes")
    command.add_argument("--cache", type=pathlib.Path, help="folder for the peers' readings, used again by later runs")
    command.add_argument("--diagram", type=pathlib.Path, help="draw how reliable kif-scan's confidence is, as SVG")
    command.add_argument("--turned", action="store_true", help="turn the pixels of each photo by 90, 180 or 270 degrees")
    command.add_argument("--show", action="store_true", help="list the wrong answers")


def measure(arguments):
    """Yields the tables."""
    photos = [photo for folder in arguments.data for photo in load(folder)]
    if arguments.readings:
        paths = [photo["path"] for photo in photos]
        answers = with_out_of_fold(arguments, [readers.read_from_readings(arguments.kif, arguments.readings, paths)], paths)
        yield from accuracy_tables(arguments, answers, photos)
        yield candidate_table(answers[-1], photos)
        return
    with tempfile.TemporaryDirectory() as folder:
        yield from tables(arguments, turned(photos, pathlib.Path(folder)) if arguments.turned else photos)


def tables(arguments, photos):
    paths = [photo["path"] for photo in photos]
    kif = None if arguments.no_kif else arguments.kif
    makers, missing = readers.available(kif, arguments.peers, arguments.psm, arguments.cache)
    answers = with_out_of_fold(arguments, [make(paths) for make in makers], paths)

    yield from accuracy_tables(arguments, answers, photos)
    yield cost_table(answers, len(photos))
    yield from (stage_table(each) for each in answers if any(answer.stages for answer in each.by_path.values()))
    if missing:
        yield "Not installed, so not measured: " + ", ".join(missing) + ".\n"


def with_out_of_fold(arguments, answers, paths):
    """The answers, before them those out of fold; then those of the program are marked as fitted to the photos."""
    if not arguments.out_of_fold:
        return answers
    for each in answers:
        each.name = each.name.replace("kif-scan", "kif-scan, fitted")
    return [readers.out_of_fold(arguments.out_of_fold, paths), *answers]


def accuracy_tables(arguments, answers, photos):
    yield outcome_table(answers, groups(photos))
    yield undated_table(answers, photos)
    yield from (reliability_table(each, photos) for each in answers if each.marks_doubt)
    if arguments.diagram and answers[0].marks_doubt:
        steps = [(mean, right / number, number) for _, _, number, mean, right in reliability(answers[0], photos)]
        arguments.diagram.write_text(diagrams.reliability(steps))
    if arguments.show:
        yield from wrong_answers(answers, photos)


def load(folder):
    lines = (folder / "labels.jsonl").read_text(encoding="utf-8").splitlines()
    photos = [json.loads(line) for line in lines if line]
    return [{**photo, "path": str(folder / photo["file"])} for photo in photos]


def turned(photos, folder):
    """Copies of the photos in `folder`, their pixels turned right, upside down, left, right and so on."""
    from PIL import Image, ImageOps

    turns = [Image.Transpose.ROTATE_270, Image.Transpose.ROTATE_180, Image.Transpose.ROTATE_90]
    copies = []
    for index, photo in enumerate(photos):
        path = folder / f"{index}.jpg"
        with Image.open(photo["path"]) as image:
            upright = ImageOps.exif_transpose(image).convert("RGB")
            upright.transpose(turns[index % 3]).save(path, quality=93, exif=upright.getexif())
        copies.append({**photo, "path": str(path)})
    return copies


def groups(photos):
    """(name, dated photos) for each row of the table."""
    dated = [photo for photo in photos if photo["expiryDate"]]
    found = []
    for scope, name in (("whole", "whole packs"), ("crop", "close crops")):
        scoped = [photo for photo in dated if photo["scope"] == scope]
        found.append((f"**{name}**", scoped))
        for key in ("printType", "difficulty"):
            for value in sorted({photo[key] for photo in scoped}):
                found.append((f"{name}: {value}", [photo for photo in scoped if photo[key] == value]))
    for flag in sorted({flag for photo in dated for flag in photo["flags"]}):
        found.append((f"whole packs: {flag}", [p for p in dated if p["flags"].get(flag) and p["scope"] == "whole"]))
    return [(name, members) for name, members in found if members]


def outcome(answer, photo):
    if answer.date is None:
        return "missed"
    accepted = [photo["expiryDate"], *photo["accept"]]
    # Where no year is printed, any year counts.
    return "exact" if answer.date in accepted or f"-{answer.date[4:]}" in accepted else "wrong"


def outcome_table(answers, rows):
    header = ["dated photos", "n"]
    for each in answers:
        header += [f"{each.name}: exact", "wrong", "missed"]
        header += ["sure: exact", "wrong"] if each.marks_doubt else []
    return table(header, [outcome_row(name, members, answers) for name, members in rows])


def outcome_row(name, members, answers):
    cells = [name, len(members)]
    for each in answers:
        given = [(each.by_path.get(photo["path"], readers.Answer()), photo) for photo in members]
        results = [outcome(*pair) for pair in given]
        exact = results.count("exact")
        cells += [f"{exact} ({share(exact, len(members))}, {interval(exact, len(members))})"]
        cells += [f"{results.count('wrong')} ({share(results.count('wrong'), len(members))})", results.count("missed")]
        sure = [outcome(*pair) for pair in given if pair[0].is_sure]
        cells += [sure.count("exact"), sure.count("wrong")] if each.marks_doubt else []
    return cells


def undated_table(answers, photos):
    """Photos without a date, and those that only state a shelf life."""
    undated = [photo for photo in photos if not photo["expiryDate"] and not photo["relativeExpiry"]]
    relative = [photo for photo in photos if photo["relativeExpiry"]]
    rows = []
    for each in answers:
        none = [each.by_path.get(photo["path"], readers.Answer()) for photo in undated]
        invented = [answer for answer in none if answer.date]
        dates = [each.by_path.get(photo["path"], readers.Answer()).date for photo in relative]
        shelf = list(zip(dates, [photo["relativeExpiry"] for photo in relative], strict=True))
        rows.append([
            each.name, f"{len(none) - len(invented)} of {len(none)}", len(invented),
            sum(answer.is_sure for answer in invented), sum(given == truth for given, truth in shelf),
            sum(given is not None and given != truth for given, truth in shelf),
        ])
    header = ["photos without a date", "answered with none", "invented", "of these sure",
              f"shelf life only ({len(relative)}): calculated", "wrong"]
    return table(header, rows)


def candidate_table(answers, photos):
    """The photos of which what was read, alternatives included, means the right date: the most that the parser can get right."""
    rows = []
    for name, members in groups(photos):
        if not name.startswith("**"):
            continue
        cells = [name, len(members)]
        for reader, _ in CANDIDATE_READERS:
            found = sum(is_candidate(answers.by_path.get(photo["path"]), photo, reader) for photo in members)
            cells.append(f"{found} ({share(found, len(members))}, {interval(found, len(members))})")
        rows.append(cells)
    return table(["the right date was read", "n", *(name for _, name in CANDIDATE_READERS)], rows)


CANDIDATE_READERS = [("dateCode", "by the date-code reader"), ("sceneText", "by the scene-text reader"), ("any", "by any")]


def is_candidate(answer, photo, reader):
    dates = (answer.read_dates or {}).get(reader, []) if answer else []
    return any(outcome(readers.Answer(date), photo) == "exact" for date in dates)


def reliability(answers, photos):
    """The answers in each step of confidence: (low, high, number, mean confidence, right)."""
    for low, high in itertools.pairwise(STEPS):
        given = [(answers.by_path.get(photo["path"], readers.Answer()), photo) for photo in photos]
        given = [(answer, photo) for answer, photo in given
                 if answer.date and answer.confidence is not None and low <= answer.confidence < high]
        right = sum(bool(photo["expiryDate"]) and outcome(answer, photo) == "exact" for answer, photo in given)
        if given:
            yield low, high, len(given), sum(answer.confidence for answer, _ in given) / len(given), right


def reliability_table(answers, photos):
    """The share of right dates at each confidence: calibrated if both columns agree."""
    rows = [[f"{low:.2f} to {min(high, 1):.2f}", number, f"{mean:.2f}", share(right, number)]
            for low, high, number, mean, right in reliability(answers, photos)]
    return table([f"{answers.name}: confidence", "dates given", "mean", "right"], rows)


def cost_table(answers, number):
    rows = []
    for each in answers:
        given = each.by_path.values()
        times, work = ([getattr(answer, of) for answer in given] for of in ("milliseconds", "processor_milliseconds"))
        rows.append([each.name, f"{quantile(times, 0.5):.0f}", f"{quantile(times, 0.95):.0f}",
                     f"{quantile(work, 0.5):.0f}", f"{quantile(work, 0.95):.0f}", f"{1000 * each.cpu / number:.0f}",
                     f"{each.peak / 1024:.0f}", number - len(given)])
    return table(["", "ms a photo, median", "95th percentile", "CPU ms, median", "95th percentile", "mean",
                  "largest process MB", "no answer"], rows)


def stage_table(answers):
    """The processor time of each stage: on how many photos it ran, the time of those, the mean of all, and its share."""
    given = [answer.stages for answer in answers.by_path.values()]
    whole = sum(sum(stages.values()) for stages in given)
    rows = []
    for stage in [*STAGES, *sorted({stage for stages in given for stage in stages} - STAGES.keys())]:
        times = [stages[stage] for stages in given if stage in stages]
        rows.append([STAGES.get(stage, stage), len(times), f"{quantile(times, 0.5):.0f}", f"{quantile(times, 0.95):.0f}",
                     f"{sum(times) / len(given):.0f}", share(sum(times), whole)])
    return table([f"{answers.name}: stage", "photos", "CPU ms, median of these", "95th percentile", "mean of all", "share"], rows)


def wrong_answers(answers, photos):
    for each in answers:
        for photo in photos:
            answer = each.by_path.get(photo["path"], readers.Answer())
            if answer.date and (not photo["expiryDate"] or outcome(answer, photo) == "wrong"):
                yield f"- {each.name}: {photo['file']}: {answer.date}, printed {photo['printed']!r}"
