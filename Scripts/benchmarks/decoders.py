"""kif-scan and its peers as barcode readers: each takes paths and returns the decoded texts of each photo."""
import base64
import importlib.util
import json
import pathlib
import re
import shutil
import sys
import xml.etree.ElementTree
from dataclasses import dataclass, field

from .running import json_lines, run

HERE = pathlib.Path(__file__).parent


@dataclass
class Reading:
    """The results of one reader for all photos."""

    name: str
    texts: dict = field(default_factory=dict)  # path: list of texts
    cpu: float = 0  # seconds in all
    wall: float = 0  # seconds in all
    peak: int = 0  # KiB, the largest of its processes
    unopened: int = 0  # photos that it could not open, or that crashed it
    stages: list = field(default_factory=list)  # milliseconds of the barcode stage, if reported
    first_steps: list = field(default_factory=list)  # the same, only photos whose code the first step read


def available(kif, names):
    """The readers to measure, in the table's order."""
    known = {
        "zbarimg": (bool(shutil.which("zbarimg")), each_by_process("zbarimg", ["zbarimg", "-q", "--xml"], zbar_texts)),
        "ZXingReader": (
            bool(shutil.which("ZXingReader")),
            each_by_process("ZXingReader", ["ZXingReader"], zxing_texts),
        ),
        "zxing-cpp": (bool(importlib.util.find_spec("zxingcpp")), read_with_wheel),
    }
    readers = [lambda paths: read_with_kif(kif, paths)] if kif else []
    readers += [read for name, (is_here, read) in known.items() if is_here and name in names]
    missing = [name for name, (is_here, _) in known.items() if not is_here and name in names]
    return readers, missing


def read_with_kif(kif, paths):
    """All photos in one call; doubtful codes do not count, because the program does not store them."""
    result = run([kif, "--json", "--dry-run", "--timings", "--no-text", "--", *paths], timeout=4 * 3600)
    reading = Reading("kif-scan", cpu=result.cpu, wall=result.wall, peak=result.peak)
    for photo in json_lines(result.output):
        codes = [code for code in photo.get("barcodes") or [] if not code.get("doubtful")]
        reading.texts[photo["file"]] = [code["text"] for code in codes]
        reading.unopened += photo.get("status") == "failed"
        stage = (photo.get("timings") or {}).get("barcodes")
        if stage:
            reading.stages.append(stage["processorMilliseconds"])
            if codes and all(step["step"] != 2 for step in stage.get("steps", [])):
                reading.first_steps.append(stage["processorMilliseconds"])
    return reading


def each_by_process(name, command, texts):
    """A reader that starts a process for each photo, as a shell loop would."""

    def read(paths):
        reading = Reading(name)
        for path in paths:
            result = run([*command, path], timeout=900)
            reading.cpu += result.cpu
            reading.wall += result.wall
            reading.peak = max(reading.peak, result.peak)
            reading.unopened += result.status not in (0, 4)
            reading.texts[path] = texts(result.output)
        return reading

    return read


def zbar_texts(output):
    """The texts of `zbarimg --xml`."""
    text = output.decode("utf-8", "replace")
    text = re.sub(r"[\x00-\x08\x0b\x0c\x0e-\x1c\x1e\x1f]", "", text).replace("\x1d", "{GS}")
    try:
        root = xml.etree.ElementTree.fromstring(text)
    except xml.etree.ElementTree.ParseError:
        return []
    return [zbar_text(data) for data in root.iter() if data.tag.endswith("}data") or data.tag == "data"]


def zbar_text(data):
    """The text of one element; zbarimg writes it in base64 if XML cannot represent it."""
    text = data.text or ""
    return base64.b64decode(text).decode("utf-8", "replace") if data.get("format") == "base64" else text


def zxing_texts(output):
    """The texts that ZXingReader prints between quotes."""
    return re.findall(r'^Text:\s+"(.*?)"\s*^(?:Bytes|Format):', output.decode("utf-8", "replace"), re.M | re.S)


def read_with_wheel(paths):
    """PyPI's zxing-cpp in a separate process, all photos in it."""
    result = run([sys.executable, str(HERE / "read_with_zxing_cpp.py")], data="\0".join(paths).encode())
    reading = Reading("zxing-cpp (PyPI)", cpu=result.cpu, wall=result.wall, peak=result.peak)
    for line in result.output.decode().splitlines():
        photo = json.loads(line)
        reading.texts[photo["file"]] = photo["texts"]
        reading.unopened += photo["failed"]
    return reading
