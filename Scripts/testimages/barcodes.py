"""Barcodes, drawn by zint."""
import os
import pathlib
import re
import subprocess
import tempfile

from PIL import Image

from .models import Code


def check_digit(digits):
    """The GS1 check digit that follows `digits`."""
    total = sum(int(digit) * (3 if index % 2 == 0 else 1) for index, digit in enumerate(reversed(digits)))
    return str(-total % 10)


def retail(symbology, zint_type, digits, module=3):
    """A code of a shop's goods; `digits` are without the check digit."""
    text = digits + check_digit(digits)
    return Code(symbology, text, text.zfill(14), zint_type, digits, module)


def upc_e(symbology, zint_type, text, expanded, module=3):
    """`text` is the eight digits printed, `expanded` the twelve digits of the UPC-A that they abbreviate."""
    return Code(symbology, text, expanded.zfill(14), zint_type, text[:7], module)


def databar(symbology, zint_type, digits, module=3):
    gtin = digits + check_digit(digits)
    return Code(symbology, "01" + gtin, gtin, zint_type, digits, module)


def gs1(symbology, zint_type, elements, module=3):
    """A symbol of elements, each an identifier in brackets and its value; those of variable length come last."""
    pairs = re.findall(r"\[(\d+)\]([^[]+)", elements)
    text = "".join(name + value + ("" if name in FIXED_LENGTH else "\x1d") for name, value in pairs).removesuffix("\x1d")
    return Code(symbology, text, dict(pairs).get("01"), zint_type, elements, module)


def qr(symbology, zint_type, text, module=6):
    """A QR code; the address of a GS1 Digital Link has a GTIN."""
    gtin = re.search(r"/01/(\d{14})", text)
    return Code(symbology, text, gtin and gtin[1], zint_type, text, module)


FIXED_LENGTH = {"01", "11", "13", "15", "17"}
KINDS = {
    "EAN-13": (retail, "EANX"), "EAN-8": (retail, "EANX"), "UPC-A": (retail, "UPCA"), "UPC-E": (upc_e, "UPCE"),
    "DataBar": (databar, "DBAR_OMN"), "DataBar-Limited": (databar, "DBAR_LTD"), "DataBar-Expanded": (gs1, "DBAR_EXP"),
    "GS1-128": (gs1, "GS1_128"), "Data-Matrix": (gs1, "DATAMATRIX"), "QR-Code": (qr, "QRCODE"),
}


def code(symbology, values):
    """A barcode of a kind; `values` are its text, or a list of what the kind's function takes."""
    make, zint_type = KINDS[symbology]
    return make(symbology, zint_type, *([values] if isinstance(values, str) else values))


def ean13(digits, module=3):
    return code("EAN-13", [digits, module])


def upc_a(digits):
    return code("UPC-A", digits)


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
