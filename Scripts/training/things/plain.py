"""Short texts as they are on papers, things, medicine and goods, each drawn once as plain lines: another hand than the rest."""

from .page import Page
from .words import read

TEXTS = read("plain")


def plain(seed, lines):
    """The lines of a text, the first two the largest."""
    page = Page(seed, seed.choice([(1000, 700), (800, 1000), (1000, 1000)]), seed.choice(["#ffffff", "#eef2f5", "#f5efe0"]))
    for place, line in enumerate(lines):
        page.line(line, seed.choice([3.5, 4.5, 5.5] if place > 1 else [5, 7, 8]), seed.choice(["sans", "bold"]))
    return page.picture
