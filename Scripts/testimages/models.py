"""The content of a picture and how it is photographed."""
from __future__ import annotations

from dataclasses import dataclass, field

TODAY = "2026-11-20"


@dataclass(frozen=True)
class Code:
    """A barcode: its name in the JSON, its content, and the arguments with which zint draws it."""

    symbology: str
    text: str  # the payload as decoders output it
    gtin: str | None
    zint_type: str
    zint_data: str
    module: int = 3  # pixels in the finest bar


@dataclass(frozen=True)
class Style:
    """Colours and type of a pack."""

    ground: str = "#f4efe2"
    ink: str = "#1d2b20"
    accent: str = "#2f6b3c"
    date_ground: str | None = "#ffffff"  # None: printed straight on the pack
    date_ink: str = "#161616"
    name_font: str = "Lato-Black.ttf"
    text_font: str = "DejaVuSans.ttf"
    date_font: str = "LiberationMono-Bold.ttf"
    layout: str = "columns"  # or "stacked", "lid", "front"
    outline: str | None = None  # the colour around the name's letters (front)
    tracking: float = 0  # the space between the name's letters, in units of the type size (front)
    arch: int = 0  # pixels by which a line of the name is higher in its middle than at its ends (front)


@dataclass(frozen=True)
class Pack:
    """A pack: the text printed on it, and the values to be read from it."""

    name: str
    brand: str = ""
    quantity: str = ""  # empty if the picture shows no product; a lid shows neither brand nor name
    print: list[str] = field(default_factory=list)  # the small print, one paragraph each
    dates: list[str] = field(default_factory=list)  # as printed, one line each
    codes: list[Code] = field(default_factory=list)
    expiry: str | None = None
    kind: str | None = None
    production: str | None = None
    lot: str | None = None
    year_inferred: bool = False  # the pack prints no year
    claim: str = ""  # in the badge of a front
    date_shift: tuple[int, int] = (0, 0)  # pixels by which the print of this pack is off the usual place
    style: Style = Style()

    @property
    def precision(self):
        return self.expiry and ("day" if len(self.expiry) == len("YYYY-MM-DD") else "month")


@dataclass(frozen=True)
class Camera:
    """How the photo is taken. `turn` and `skew` are degrees counter-clockwise."""

    size: tuple[int, int] = (1200, 900)
    border: float = 0.06  # around a pack, as a share of the shorter side; negative: the pack is larger than the photo
    turn: int = 0
    skew: float = 0.8
    perspective: int = 10  # pixels by which a corner may be off
    noise: int = 2  # grey levels
    contrast: float = 1.0
    blur: float = 0.5  # pixels
    table: str = "#a58a68"
    taken: str | None = None  # EXIF: the day and time of the camera's clock, YYYY:MM:DD hh:mm:ss
    orientation: int | None = None  # EXIF; the stored pixels are turned so that the photo is upright when it is applied


@dataclass(frozen=True)
class Picture:
    """A file of the folder."""

    file: str
    note: str
    packs: list[Pack] = field(default_factory=list)
    camera: Camera = Camera()
    today: str = TODAY
    locale: str | None = None
    needs_review: list[str] = field(default_factory=list)
    alternatives: list[str] = field(default_factory=list)
    subject: str | None = None  # what the photo shows, where it is tested
    error: str | None = None
    writer: str = "plain"
