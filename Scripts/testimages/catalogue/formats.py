"""One picture for each file format that is read."""
from dataclasses import replace

from ..barcodes import ean8
from ..models import Camera, Pack, Picture
from .styles import BLUE, CREAM, GREEN, WHITE, YELLOW

SMALL = Camera(size=(800, 600), perspective=4, noise=0)


def pack(name, number, date, expiry, style):
    """A small pack with an EAN-8."""
    return Pack("Format Foods", name, "200 g", ["Grown with care and packed by hand. May contain traces of nuts.",
                 "Store in a cool and dry place. Close the bag well once opened."],
                ["EXP " + date], [ean8(f"95201{number:02}")], expiry=expiry, precision="day", kind="expiry",
                style=style)


PICTURES = [
    Picture("raisins.png", "PNG, eight bits a channel.",
            [pack("Raisins", 41, "21.04.2027", "2027-04-21", CREAM)], SMALL),
    Picture("almonds.webp", "WebP.", [pack("Almonds", 42, "22.04.2027", "2027-04-22", BLUE)]),
    Picture("pitted-figs.tiff", "TIFF.", [pack("Pitted Figs", 43, "23.04.2027", "2027-04-23", GREEN)], SMALL),
    Picture("walnuts.bmp", "BMP of one bit a pixel, as scanners write.",
            [pack("Walnuts", 44, "24.04.2027", "2027-04-24", YELLOW)], SMALL),
    Picture("cashews.gif", "GIF whose first frame is the pack; the second is empty.",
            [pack("Cashews", 45, "25.04.2027", "2027-04-25", WHITE)], SMALL),
    Picture("pistachios.heic", "HEIC, as iPhones store photos.",
            [pack("Pistachios", 46, "26.04.2027", "2027-04-26", CREAM)]),
    Picture("hazelnuts.jpg", "JPEG in CMYK, as print shops store them.",
            [pack("Hazelnuts", 47, "27.04.2027", "2027-04-27", CREAM)], replace(SMALL, noise=4), writer="cmyk"),
    Picture("pecans.png", "PNG with sixteen bits of grey.",
            [pack("Pecans", 48, "28.04.2027", "2027-04-28", BLUE)], SMALL, writer="sixteenBits"),
    Picture("macadamias.png", "PNG with a palette and alpha: black print on a transparent ground.",
            [pack("Macadamias", 49, "29.04.2027", "2027-04-29", CREAM)], SMALL, writer="transparent"),
]
