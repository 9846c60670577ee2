#!/usr/bin/env python3
"""Makes seeds for a fuzz target from pictures: seeds.py PICTURES TARGET FOLDER.

File decoders get small versions of the pictures in their formats. The others get grey pictures: two bytes of width, then
rows; libFuzzer makes no input longer than the longest seed, so their size decides how many inputs it tries in a second.
HEIF files are taken from the tests, which have the smallest; of one that is in tiles, each tile is a seed for HEVC.
"""
import base64
import pathlib
import re
import sys

from PIL import Image

FORMATS = {"jpeg": ["JPEG"], "png": ["PNG"], "leptonica": ["WEBP", "TIFF", "BMP", "GIF"]}
# The longer side of the pictures: the barcode libraries read nothing in the smallest ones.
SIDES = {"zbar": 400, "zxing": 400}
SMALL = 64


def main(pictures, target, folder):
    folder = pathlib.Path(folder)
    if target == "heif":
        return write_heif(folder)
    if target == "hevc":
        return write_hevc(folder)
    for path in sorted(pathlib.Path(pictures).iterdir()):
        if path.suffix in (".jpg", ".png"):
            try:
                write(Image.open(path).convert("RGB"), target, folder / path.stem)
            except (OSError, Image.DecompressionBombError):
                continue


def write_heif(folder):
    for index, file in enumerate(files("HEIFFile")):
        (folder / f"{index}.heic").write_bytes(file)


def write_hevc(folder):
    """The parameter sets, with a byte for how many, then the units of a tile, each after its length in four bytes."""
    file = files("HEVCFile")[0]
    record = file[file.index(b"hvcC") + 4:]
    headers, place = b"", 23
    for _ in range(record[22]):
        length = int.from_bytes(record[place + 3:place + 5], "big")
        headers += length.to_bytes(4, "big") + record[place + 5:place + 5 + length]
        place += 5 + length
    tiles, place = file[file.index(b"mdat") + 4:], 0
    while place < len(tiles):
        length = 4 + int.from_bytes(tiles[place:place + 4], "big")
        (folder / f"{place}.hevc").write_bytes(bytes([len(headers)]) + headers + tiles[place:place + length])
        place += length


def files(name):
    """The files that a source of the tests holds as text."""
    source = pathlib.Path(f"Tests/ScanningTests/Support/{name}.swift").read_text(encoding="utf-8")
    return [base64.b64decode(re.sub(r"[\\\s]", "", text)) for text in re.findall(r'"""(.*?)"""', source, re.S)]


def write(picture, target, path):
    side = SIDES.get(target, SMALL)
    picture.thumbnail((side, side))
    for name in FORMATS.get(target, []):
        picture.save(path.with_suffix("." + name.lower()), name, **options(name, path))
    if target not in FORMATS:
        path.write_bytes(picture.width.to_bytes(2, "little") + picture.convert("L").tobytes())


def options(name, path):
    """Every other JPEG is progressive."""
    return {"progressive": len(path.stem) % 2 == 0} if name == "JPEG" else {}


main(*sys.argv[1:])
