"""kif-scan and its peers as readers of expiry dates: each returns an answer for each photo."""
import importlib.metadata
import importlib.util
import json
import pathlib
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass, field

from .dates import expiry_date
from .running import json_lines, run

HERE = pathlib.Path(__file__).parent
ROOT = HERE.parent.parent
TODAY = "2025-06-01"
DATE_DOUBTS = {"ambiguousDate", "lowConfidence", "conflictingDates"}


@dataclass
class Answer:
    """A date as ISO 8601 or None, and whether the reader is sure of it."""

    date: str | None = None
    is_sure: bool = True
    milliseconds: float = 0
    processor_milliseconds: float = 0
    confidence: float | None = None  # 0…1, if the reader gives one
    stages: dict = field(default_factory=dict)  # processor milliseconds by the stage's name, if the reader measures them
    read_dates: dict | None = None  # by reader, each date that something it read means; None if that is not known


@dataclass
class Answers:
    """The answers of one reader for all photos."""

    name: str
    by_path: dict = field(default_factory=dict)
    cpu: float = 0
    peak: int = 0
    marks_doubt: bool = False


def available(kif, names, settings, cache):
    """Functions from a list of paths to `Answers`, and the names of the peers that are not installed."""
    readers = [lambda paths: read_with_kif(kif, paths)] if kif else []
    missing = []
    if "tesseract" in names and shutil.which("tesseract"):
        readers += [tesseract(setting, cache) for setting in settings]
    elif "tesseract" in names:
        missing.append("tesseract")
    if "rapidocr" in names and all(importlib.util.find_spec(name) for name in ("rapidocr", "onnxruntime")):
        readers.append(lambda paths: read_with_rapidocr(paths, cache))
    elif "rapidocr" in names:
        missing.append("rapidocr with onnxruntime")
    return readers, missing


def read_with_kif(kif, paths):
    """All photos in one call, one at a time like the peers: two jobs on one core's threads slow each other down."""
    command = [kif, "--json", "--timings", "--dry-run", "--jobs", "1", "--today", TODAY]
    result = run([*command, "--", *paths], timeout=4 * 3600)
    return Answers("kif-scan", kif_answers(result), cpu=result.cpu, peak=result.peak, marks_doubt=True)


def read_from_readings(kif, folder, paths):
    """The parsers of the sources as they are now, on the readings of the photos; missing ones are made by `kif` first."""
    if not list(folder.glob("*.reading.json")):
        if not kif:
            raise SystemExit(f"no readings in {folder}, and no kif-scan to make them")
        run([kif, "scan", "--dry-run", "--quiet", "--readings", str(folder), "--", *paths], timeout=4 * 3600)
    build = ["swift", "build", "--configuration", "release", "--product", "parse-readings"]
    subprocess.run(build, cwd=ROOT, check=True, stdout=sys.stderr)
    files = "\n".join(str(path) for path in sorted(folder.glob("*.reading.json")))
    result = run([str(ROOT / ".build/release/parse-readings"), TODAY], files.encode())
    if result.status:
        raise SystemExit("parse-readings failed")
    return Answers("kif-scan", kif_answers(result), marks_doubt=True)


def out_of_fold(path, paths):
    """What kif-scan answers by weights that were fitted without the photo's product: the file that
    `Scripts/training/fit_dates.py --answers` writes."""
    given = {}
    for line in path.read_text(encoding="utf-8").splitlines():
        answer = json.loads(line)
        given[answer["folder"], answer["photo"]] = Answer(
            answer["date"], answer["sure"], confidence=answer["confidence"] or None
        )
    found = {photo: given.get((pathlib.Path(photo).parts[-3], pathlib.Path(photo).name), Answer()) for photo in paths}
    return Answers("kif-scan, out of fold", found, marks_doubt=True)


def kif_answers(result):
    """An answer for each photo in JSON Lines of the contract's objects."""
    answers = {}
    for photo in json_lines(result.output):
        doubts = DATE_DOUBTS & set(photo.get("needsReview") or [])
        work = stages(photo)
        answers[photo["file"]] = Answer(
            photo.get("expiryDate"), not doubts, photo.get("milliseconds") or 0, sum(work.values()), confidence(photo), work,
            photo.get("readDates"),
        )
    return answers


def stages(photo):
    """Processor milliseconds of each stage of reading the photo."""
    return {name: stage.get("processorMilliseconds") or 0 for name, stage in (photo.get("timings") or {}).items()}


def confidence(photo):
    """The confidence of the date that decides; None without one."""
    given = [date.get("confidence") for date in photo.get("dates") or [] if date.get("date") == photo.get("expiryDate")]
    return max((value for value in given if value is not None), default=None)


def tesseract(setting, cache):
    """Tesseract with `eng` and one page segmentation mode."""

    def read(paths):
        answers = Answers(f"tesseract psm {setting}")
        for path in paths:
            name = f"tesseract{setting}-{pathlib.Path(path).name}"
            add(answers, path, cached(cache, name, lambda path=path: recognised(path, setting)))
        return answers

    return read


def recognised(path, setting):
    command = ["tesseract", path, "-", "-l", "eng", "--psm", str(setting)]
    result = run(command, timeout=900, environment={"OMP_THREAD_LIMIT": "1"})
    return {"text": result.output.decode("utf-8", "replace"), "cpu": result.cpu, "wall": result.wall,
            "peak": result.peak, "killed": result.status < 0}


def read_with_rapidocr(paths, cache):
    """RapidOCR as it comes, in a separate process. ONNX Runtime from 1.29 on would report each use to its maker."""
    version = importlib.metadata.version("rapidocr")
    answers = Answers(f"RapidOCR {version}")
    names = {path: f"rapidocr-{version}-{pathlib.Path(path).name}" for path in paths}
    fresh = [path for path in paths if not cache or not (cache / f"{names[path]}.json").exists()]
    if fresh:
        command = [sys.executable, str(HERE / "read_with_rapidocr.py")]
        result = run(command, "\0".join(fresh).encode(), 4 * 3600, {"ORT_DISABLE_TELEMETRY": "1"})
        texts = {photo["file"]: photo for photo in json_lines(result.output)}
        for photo in texts.values():
            photo["peak"] = result.peak
    for path in paths:
        add(answers, path, cached(cache, names[path], lambda path=path: texts[path]))
    return answers


def add(answers, path, read):
    date = expiry_date(re.sub(r"[ \t]+", " ", read["text"]))
    answers.by_path[path] = Answer(date, True, 1000 * read["wall"], 1000 * read["cpu"])
    answers.cpu += read["cpu"]
    answers.peak = max(answers.peak, read["peak"])


def cached(folder, name, make):
    """The result of `make`, or of an earlier call if there is a cache folder."""
    path = folder / (name + ".json") if folder else None
    if path and path.exists():
        return json.loads(path.read_text(encoding="utf-8"))
    value = make()
    if path and not value.get("killed"):
        folder.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(value), encoding="utf-8")
    return value
