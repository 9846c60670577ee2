#!/usr/bin/env python3
"""Makes seeds for a fuzz target from pictures: seeds.py PICTURES TARGET FOLDER.

File decoders get small versions of the pictures in their formats. The others get grey pictures: two bytes of width, then
rows; libFuzzer makes no input longer than the longest seed, so their size decides how many inputs it tries in a second.
HEIF files are taken from the tests, which have the smallest.
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
    for path in sorted(pathlib.Path(pictures).iterdir()):
        if path.suffix in (".jpg", ".png"):
            try:
                write(Image.open(path).convert("RGB"), target, folder / path.stem)
            except (OSError, Image.DecompressionBombError):
                continue


def write_heif(folder):
    source = pathlib.Path("Tests/ScanningTests/Support/HEIFFile.swift").read_text(encoding="utf-8")
    for index, text in enumerate(re.findall(r'"""(.*?)"""', source, re.S)):
        (folder / f"{index}.heic").write_bytes(base64.b64decode(re.sub(r"[\\\s]", "", text)))


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
