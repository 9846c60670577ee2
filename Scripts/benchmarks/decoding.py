"""Decoding: a 12-megapixel JPEG to the working image, beside a full decode by Pillow (libjpeg-turbo)."""
import pathlib
import tempfile
import time

from .running import json_lines, run
from .tables import table

SIZE = (4032, 3024)
KINDS = [("quality 90, 4:2:0", 90, 2, 1), ("quality 90, stored sideways", 90, 2, 6), ("quality 95, 4:4:4", 95, 0, 1)]
ROUNDS = 5


def add_arguments(command, root):
    command.add_argument("--photo", type=pathlib.Path, default=root / "TestImages/granola.jpg", help="the photo to enlarge")


def measure(arguments):
    """Yields a table of processor time."""
    from PIL import Image

    rows = []
    with tempfile.TemporaryDirectory() as folder:
        large = Image.open(arguments.photo).convert("RGB").resize(SIZE, Image.LANCZOS)
        # Grain as from a phone's camera: without it the file is far too small and quick to decode.
        large = Image.blend(large, Image.effect_noise(SIZE, 60).convert("RGB"), 0.1)
        for index, (name, quality, subsampling, orientation) in enumerate(KINDS):
            path = pathlib.Path(folder) / f"{index}.jpg"
            exif = Image.Exif()
            exif[274] = orientation
            large.save(path, quality=quality, subsampling=subsampling, exif=exif)
            whole = min(decoded_by_pillow(Image, path) for _ in range(ROUNDS))
            ours = None if arguments.no_kif else decoded_by_kif(arguments.kif, path)
            rows.append([name, path.stat().st_size // 1024, f"{whole:.1f}",
                         *([f"{ours:.1f}", f"{ours / whole:.2f}"] if ours else ["–", "–"])])
    yield table(["12 megapixels", "KB", "whole, in colour: ms", "kif-scan, to its working image: ms", "ratio"], rows)


def decoded_by_pillow(library, path):
    """Milliseconds of processor time."""
    begin = time.thread_time()
    library.open(path).load()
    return 1000 * (time.thread_time() - begin)


def decoded_by_kif(kif, path):
    """The decode stage's milliseconds of processor time, the minimum of some rounds in one process."""
    result = run([kif, "--json", "--dry-run", "--timings", "--no-text", "--jobs", "1", "--", *[str(path)] * ROUNDS])
    return min(each["timings"]["decode"]["processorMilliseconds"] for each in json_lines(result.output))
