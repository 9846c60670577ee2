"""Where a damage lies: a stretch of a line, chosen by which part of the date it hides, or beside the date."""

import dataclasses

from .scene import Line
from .wording import DATE_PARTS, one

# Which stretch of the date is hit, and how often.
STRETCHES = {
    "day": 22, "month": 15, "year": 8, "end of the year": 18, "digit of the day": 14, "digit of the month": 10, "first": 5, "all": 5,
    "middle": 3,
}
# What is hit where the date stays legible.
OTHERS = {"beside": 30, "keyword": 22, "lot": 18, "production": 10, "name": 10, "text": 10}


@dataclasses.dataclass
class Spot:
    line: Line
    left: float
    right: float
    name: str

    @property
    def middle(self):
        return (self.left + self.right) / 2

    @property
    def width(self):
        return self.right - self.left

    @property
    def height(self):
        return self.line.height


def on_date(scene, rng):
    """A stretch of the date."""
    line = one(rng, scene.date_lines())
    dated = [glyph for glyph in line.glyphs if glyph.part in DATE_PARTS]
    wanted = drawn(STRETCHES, rng)
    parts = {part: [glyph for glyph in dated if glyph.part == part] for part in DATE_PARTS}
    glyphs = parts.get(wanted) or []
    if wanted == "end of the year" and parts["year"]:
        glyphs = parts["year"][-int(rng.integers(1, len(parts["year"]))):]
    elif wanted.startswith("digit of the") and parts[wanted.split()[-1]]:
        glyphs = [one(rng, parts[wanted.split()[-1]])]
    elif wanted == "first":
        glyphs = dated[:1]
    elif wanted == "all":
        glyphs = dated
    elif wanted == "middle":
        start = int(rng.integers(1, max(2, len(dated) - 2)))
        glyphs = dated[start:start + int(rng.integers(2, 4))]
    if not glyphs:
        wanted, glyphs = "day", parts["day"] or parts["month"]
    # On real photos, places are less exact.
    more = 0.12 * line.height if glyphs[0].cells is None else 0.0
    return Spot(line, glyphs[0].left - more, glyphs[-1].right + more, wanted)


def off_date(scene, rng, is_long=False):
    """A stretch beside the date, or of other print; for what goes on to the end of the photo, mostly beside."""
    wanted = drawn(OTHERS, rng) if not is_long or rng.random() < 0.3 else "beside"
    glyphs = [(line, glyph) for line in scene.lines for glyph in line.glyphs if glyph.part == wanted]
    if not glyphs:
        line = one(rng, scene.date_lines())
        after, height = rng.random() < 0.7, line.height
        left = line.length + rng.uniform(0.4, 1.5) * height if after else line.glyphs[0].left - rng.uniform(2.2, 4) * height
        return Spot(line, left, left + rng.uniform(0.8, 2.5) * height, "beside")
    line = glyphs[0][0]
    of_line = [glyph for other, glyph in glyphs if other is line]
    start = int(rng.integers(len(of_line))) if rng.random() < 0.6 else 0
    some = of_line[start:start + int(rng.integers(2, 7))]
    return Spot(line, some[0].left, some[-1].right, wanted)


def drawn(weights, rng):
    return str(rng.choice([*weights], p=[weight / sum(weights.values()) for weight in weights.values()]))
