"""Pictures: each field of the JSON compared with the truth in TestImages, with the differences."""
import collections
import json
import pathlib
import re

from .running import json_lines, run
from .tables import share, table


def add_arguments(command, root):
    command.add_argument("--photos", type=pathlib.Path, default=root / "TestImages", help="folder of photos with JSON")


def measure(arguments):
    """Yields a table of fields, then a line for each difference."""
    if arguments.no_kif:
        return
    truths = [json.loads(path.read_text(encoding="utf-8")) for path in sorted(arguments.photos.glob("*.json"))]
    results = scan(arguments, truths)
    counts, differences = collections.defaultdict(collections.Counter), []
    for truth in truths:
        for field, wanted, given in compared(truth, results.get(truth["file"], {})):
            is_right = wanted <= given if field == "needsReview" else wanted == given
            counts[field].update(n=1, right=int(is_right))
            if not is_right:
                differences.append(f"- {truth['file']}: {field} should be {shown(wanted)}, is {shown(given)}")
    yield table(["field", "n", "right", ""], [
        [field, each["n"], each["right"], share(each["right"], each["n"])] for field, each in counts.items()])
    yield "\n".join(differences)


def scan(arguments, truths):
    """The program's objects by file name; a call for each pair of day and locale."""
    groups = collections.defaultdict(list)
    for truth in truths:
        groups[truth["today"], truth["locale"]].append(str(arguments.photos / truth["file"]))
    results = {}
    for (today, locale), paths in groups.items():
        options = ["--today", today] + (["--locale", locale] if locale else [])
        result = run([arguments.kif, "--json", "--dry-run", *options, "--", *paths])
        results.update((pathlib.Path(each["file"]).name, each) for each in json_lines(result.output))
    return results


def compared(truth, result):
    """(field, expected, actual) for each field that counts."""
    error = (result.get("error") or {}).get("code")
    if truth["error"]:
        yield "error", truth["error"], error
        return
    yield "error", None, error
    yield "gtins", gtins(truth), gtins(result)
    yield "symbologies", symbologies(truth), symbologies(result)
    yield "needsReview", set(truth["needsReview"]), set(result.get("needsReview") or [])
    if "packs" in truth:
        return
    for field in ("expiryDate", "expiryPrecision", "expiryKind", "productionDate"):
        yield field, truth[field], result.get(field)
    yield "yearInferred", truth.get("yearInferred", False), is_year_inferred(result)
    yield "lot", lot(truth), lot(result)
    if truth["product"]:
        for field, wanted in truth["product"].items():
            yield field, plain(wanted), plain((result.get("product") or {}).get(field))


def is_year_inferred(result):
    """Whether the date that counts is one without a printed year."""
    dates = result.get("dates") or []
    return any(date["yearInferred"] for date in dates if date["date"] == result.get("expiryDate"))


def gtins(value):
    return {code["gtin"] for code in value.get("barcodes") or [] if code.get("gtin")}


def symbologies(value):
    return {code.get("symbology") for code in value.get("barcodes") or []}


def lot(value):
    return re.sub(r"\W", "", (value.get("lot") or "").casefold()).removeprefix("l")


def plain(text):
    return re.sub(r"\s+", " ", (text or "").casefold()).strip()


def shown(value):
    return json.dumps(sorted(value) if isinstance(value, set) else value, ensure_ascii=False)
