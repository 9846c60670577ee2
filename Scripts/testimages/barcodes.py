"""Barcodes, drawn by zint."""
import os
import pathlib
import subprocess
import tempfile

from PIL import Image

from .models import Code


def check_digit(digits):
    """The GS1 check digit that follows `digits`."""
    total = sum(int(digit) * (3 if index % 2 == 0 else 1) for index, digit in enumerate(reversed(digits)))
    return str(-total % 10)


def ean13(twelve, module=3):
    text = twelve + check_digit(twelve)
    return Code("EAN-13", text, "0" + text, "EANX", twelve, module)


def ean8(seven, module=3):
    text = seven + check_digit(seven)
    return Code("EAN-8", text, text.zfill(14), "EANX", seven, module)


def upc_a(eleven, module=3):
    text = eleven + check_digit(eleven)
    return Code("UPC-A", text, text.zfill(14), "UPCA", eleven, module)


def upc_e(text, expanded, module=3):
    """`text` is the eight digits printed, `expanded` the twelve digits of the UPC-A that they abbreviate."""
    return Code("UPC-E", text, expanded.zfill(14), "UPCE", text[:7], module)


def gs1(symbology, zint_type, elements, module=3):
    """A symbol of element strings; elements are (AI, value), those of variable length last."""
    fixed = {"01": 14, "11": 6, "13": 6, "15": 6, "17": 6}
    text = ""
    for index, (identifier, value) in enumerate(elements):
        is_last = index == len(elements) - 1
        text += identifier + value + ("" if is_last or identifier in fixed else "\x1d")
    gtin = dict(elements).get("01")
    return Code(symbology, text, gtin, zint_type, "".join(f"[{ai}]{value}" for ai, value in elements), module)


def databar(thirteen, zint_type="DBAR_OMN", symbology="DataBar", module=3):
    gtin = thirteen + check_digit(thirteen)
    return Code(symbology, "01" + gtin, gtin, zint_type, thirteen, module)


def qr(text, gtin, module=6):
    return Code("QR-Code", text, gtin, "QRCODE", text, module)


def draw(code):
    """The symbol with its quiet zone, black on white."""
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "symbol.png"
        arguments = ["zint", "-b", code.zint_type, "-d", code.zint_data, "-o", str(path)]
        arguments += ["--scale", str(code.module / 2), "--quietzones"]
        if code.zint_data.startswith("["):
            arguments.append("--gs1")
        if not is_matrix(code):
            arguments += ["--height", "60" if "Stacked" not in code.symbology else "80"]
        environment = {key: value for key, value in os.environ.items() if key != "LANG"}
        subprocess.run(arguments, check=True, env=environment)
        return Image.open(path).convert("RGB")


def is_matrix(code):
    return code.symbology in ("QR-Code", "Data-Matrix")
