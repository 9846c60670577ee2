"""What labels of chilled food print, in each language."""
import json
import pathlib
from dataclasses import dataclass


@dataclass(frozen=True)
class Language:
    """The words of a label. Forms of numbers have `d` and `m` for day and month, and end where a year may follow."""

    code: str
    end: list[str]  # words for the end of the shelf life
    packed: list[str]
    lot: list[str]
    cold: list[str]  # how to store it
    headings: list[str]  # of a table: price a kilogram, weight, price
    months: str
    weekdays: str
    numbers: list[str]
    products: list[str]
    small_print: list[str]
    currency: str = "€"
    comma: str = ","
    display: list[str] = ()  # words for the end of display or sale


FILE = pathlib.Path(__file__).with_suffix(".json")
LANGUAGES = [Language(**entry) for entry in json.loads(FILE.read_text(encoding="utf-8"))]
