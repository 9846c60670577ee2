"""Reads the photos whose paths come on standard input, separated by NUL, with PyPI's zxing-cpp; prints JSON Lines."""
import json
import sys

import zxingcpp
from PIL import Image, ImageOps

for path in sys.stdin.read().split("\0"):
    try:
        image = ImageOps.exif_transpose(Image.open(path)).convert("L")
    except Exception as error:  # Pillow raises many kinds for files it cannot read
        print(json.dumps({"file": path, "texts": [], "failed": True, "error": str(error)}), flush=True)
        continue
    texts = [code.text for code in zxingcpp.read_barcodes(image, text_mode=zxingcpp.TextMode.Plain)]
    print(json.dumps({"file": path, "texts": texts, "failed": False}), flush=True)
