"""Lays the lettering of a front out on its pack: brand at the top, name in the middle, badges at the sides, small print below."""

import colorsys

import numpy as np
from PIL import Image, ImageChops, ImageDraw, ImageFilter

from .lettering import lettered, typeface

HEIGHT = 1300
# Width by height of packs: pouches and cartons, squares, trays, bottles' labels.
ASPECTS = [0.55, 0.62, 0.7, 0.75, 0.8, 1.0, 1.0, 1.25, 1.45]
NAME_ROLES = ("name", "variant")
BADGES = ("claim", "seal", "nutrition", "price", "other")
SMALLEST = 5


def colour(seed, light, vivid=1.0):
    """A colour of about this lightness, #rrggbb."""
    red, green, blue = colorsys.hls_to_rgb(seed.random(), min(0.97, max(0.03, seed.gauss(light, 0.06))), vivid * seed.uniform(0.15, 0.9))
    return "#" + "".join(f"{round(255 * value):02x}" for value in (red, green, blue))


def lightness(text):
    return sum(int(text[place:place + 2], 16) * weight for place, weight in ((1, 0.3), (3, 0.59), (5, 0.11))) / 255


class Front:
    """A front as a picture, with the corners of each line and the role of its element."""

    def __init__(self, front, seed):
        self.seed, self.front = seed, front
        aspect = 0.75 if "wine" in front["category"] else seed.choice(ASPECTS)
        self.size = (round(HEIGHT * aspect), HEIGHT)
        self.ground = colour(seed, seed.choice([0.93, 0.85, 0.5, 0.35, 0.2, 0.1]), seed.choice([0.2, 1, 1]))
        self.picture = Image.new("RGB", self.size, self.ground)
        self.taken, self.lines = [], []
        self.inks = self.contrasting(self.ground)
        self.align = seed.choice(["centre", "centre", "centre", "left", "left", "right"])
        texts = [printed(element) for element in front["elements"]]
        names = [printed(element) for element in front["elements"] if element["role"] in NAME_ROLES]
        self.name_face = typeface(seed, names or texts)
        self.plain_face = typeface(seed, texts, "plain")
        self.decorate()
        blocks = [(element, self.block(element)) for element in front["elements"]]
        self.place([(element, block) for element, block in blocks if block])

    def contrasting(self, ground):
        dark = lightness(ground) < 0.55
        return [colour(self.seed, 0.93 if dark else 0.15, 0.8) for _ in range(3)] + ["#ffffff" if dark else "#111111"]

    def decorate(self):
        """A picture of food, more or less, and bands of colour."""
        seed, (width, height) = self.seed, self.size
        if seed.random() < 0.4:
            other = Image.new("RGB", self.size, colour(seed, min(0.95, max(0.08, lightness(self.ground) + seed.uniform(-0.2, 0.2)))))
            ramp = Image.linear_gradient("L").resize(self.size)
            self.picture = Image.composite(other, self.picture, ramp if seed.random() < 0.5 else ImageChops.invert(ramp))
        for _ in range(seed.choice([0, 1, 1, 2])):
            pen = ImageDraw.Draw(self.picture)
            top = seed.uniform(0, height)
            near = colour(seed, min(0.95, max(0.05, lightness(self.ground) + seed.uniform(-0.15, 0.15))))
            pen.rectangle([0, top, width, top + seed.uniform(0.02, 0.2) * height], fill=near)
        if seed.random() < 0.7:
            self.picture.paste(*self.food())

    def food(self):
        """A heap of rounded shapes, its mask and its place, in the lower half."""
        seed, (width, height) = self.seed, self.size
        box = (round(width * seed.uniform(0.4, 1)), round(height * seed.uniform(0.2, 0.45)))
        heap, mask = Image.new("RGB", box), Image.new("L", box, 0)
        hue = seed.random()
        for _ in range(seed.randint(10, 60)):
            across, down = seed.uniform(0.06, 0.3) * box[0], seed.uniform(0.06, 0.3) * box[1]
            left, top = seed.uniform(-0.1, 1) * box[0], seed.uniform(-0.1, 1) * box[1]
            red, green, blue = colorsys.hls_to_rgb((hue + seed.gauss(0, 0.06)) % 1, seed.uniform(0.2, 0.8), seed.uniform(0.3, 0.9))
            shape = [left, top, left + across, top + down]
            ImageDraw.Draw(heap).ellipse(shape, fill=tuple(round(255 * value) for value in (red, green, blue)))
            ImageDraw.Draw(mask).ellipse(shape, fill=255)
        grain = np.random.default_rng(seed.randrange(1 << 30)).normal(0, 14, (box[1], box[0], 1))
        textured = Image.fromarray(np.clip(np.array(heap) + grain, 0, 255).astype(np.uint8)).filter(ImageFilter.GaussianBlur(1.5))
        place = (round(seed.uniform(0, width - box[0])), round(height * 0.97 - box[1] - seed.uniform(0, 0.3) * height))
        return textured, place, mask.filter(ImageFilter.GaussianBlur(2))

    def block(self, element):
        """The lettering of an element; None when no typeface has its letters."""
        seed, role, text = self.seed, element["role"], printed(element)
        large = role in ("brand", "range", *NAME_ROLES)
        if role in NAME_ROLES and seed.random() < 0.85:
            name = self.name_face
        elif large:
            name = typeface(seed, [text], element.get("style", ""))
        else:
            name = self.plain_face if seed.random() < 0.7 else typeface(seed, [text])
        name = name or typeface(seed, [text])
        if name is None:
            return None
        capital = max(SMALLEST, element["size"] / 100 * HEIGHT)
        widest = (0.9 if element["place"] != "side" else 0.42) * self.size[0]
        ink = seed.choice(self.inks)
        outline = colour(seed, 0.9 if lightness(ink) < 0.5 else 0.1) if large and seed.random() < 0.12 else None
        how = {"align": self.align if element["place"] != "side" else "centre", "outline": outline,
               "leading": seed.uniform(1.35, 1.8), "tracking": seed.choice([0, 0, 0, 0.08, 0.2]) if text.isupper() else 0,
               "shadow": "#000000" if large and seed.random() < 0.12 else None}
        block = lettered(text, name, capital, ink, **how)
        if block.size[0] > widest and "\n" not in text and " " in text:
            text = halves(text)
            block = lettered(text, name, capital, ink, **how)
        if block.size[0] > widest and not element.get("turned"):
            block = lettered(text, name, max(SMALLEST, capital * widest / block.size[0]), ink, **how)
        if large and block.size[0] > 0.3 * self.size[0] and seed.random() < 0.12:
            block = block.curved(seed.uniform(0.04, 0.14) * seed.choice([1, 1, -1]))
        if element.get("turned"):
            block = block.turned()
        return block.cut(seed.uniform(0.15, 0.5)) if element.get("cut") else block

    def place(self, blocks):
        """Places rows from the top and from the bottom, the rest of the main ones between, badges at the sides."""
        seed, (width, height) = self.seed, self.size
        gap = round(height * seed.uniform(0.006, 0.02))
        at = {"top": [], "middle": [], "bottom": [], "side": []}
        for element, block in blocks:
            at[element["place"]].append((element, block))
        room = height * 0.96
        needed = sum(block.size[1] + gap for place in ("top", "middle", "bottom") for _, block in at[place])
        if needed > room:
            scale = room / needed
            at = {place: [(element, shrunk(block, scale)) for element, block in rows] for place, rows in at.items()}
            gap = round(gap * scale)
        y = height * seed.uniform(0.015, 0.04)
        for element, block in at["top"]:
            self.paste(element, block, self.across(block), y)
            y += block.size[1] + gap
        lower = height * seed.uniform(0.96, 0.985)
        for element, block in reversed(at["bottom"]):
            lower -= block.size[1] + gap
            self.paste(element, block, self.across(block), lower)
        needed = sum(block.size[1] + gap for _, block in at["middle"])
        y += max(0, lower - y - needed) * seed.choice([0, 0.1, 0.3, 0.5])
        for element, block in at["middle"]:
            self.paste(element, block, self.across(block), y)
            y += block.size[1] + gap
        for element, block in at["side"]:
            for attempt in range(80):
                tried = block if attempt < 50 else shrunk(block, 0.75)
                left = seed.choice([0.03 * width, width * 0.97 - tried.size[0], seed.uniform(0, max(1, width - tried.size[0]))])
                top = seed.uniform(0.02, 0.96) * max(1, height - tried.size[1])
                if self.is_free(left, top, tried.size):
                    self.paste(element, tried, left, top)
                    break

    def across(self, block):
        room = self.size[0] - block.size[0]
        return {"left": 0.05 * self.size[0], "centre": room / 2, "right": room - 0.05 * self.size[0]}[self.align] if room > 0 else room / 2

    def is_free(self, left, top, size):
        return all(left > right or left + size[0] < other or top > bottom or top + size[1] < above
                   for other, above, right, bottom in self.taken)

    def paste(self, element, block, left, top):
        seed, (width, height) = self.seed, block.size
        left, top = round(left), round(top)
        if element["role"] in ("brand", "range", *BADGES) and seed.random() < 0.35:
            pad = 0.25 * min(width, height)
            box = [left - pad, top - pad, left + width + pad, top + height + pad]
            panel = colour(seed, 0.92 if lightness(pixel(block)) < 0.5 else 0.15)
            pen = ImageDraw.Draw(self.picture)
            if seed.random() < 0.5:
                pen.rounded_rectangle(box, pad, fill=panel)
            else:
                pen.ellipse([box[0] - 0.15 * width, box[1] - 0.15 * height, box[2] + 0.15 * width, box[3] + 0.15 * height], fill=panel)
        self.picture.paste(block.picture, (left, top), block.picture)
        self.taken.append((left, top, left + width, top + height))
        for text, corners in block.lines:
            corners = [(x + left, y + top) for x, y in corners]
            self.lines.append({"role": element["role"], "lang": element.get("lang"), "text": text, "corners": corners})


def pixel(block):
    """The colour of the lettering."""
    return "#" + "".join(f"{value:02x}" for value in block.picture.getpixel((0, 0))[:3])


def printed(element):
    """The text as it is printed."""
    text, case = element["text"], element.get("case")
    return {"upper": text.upper(), "small-caps": text.upper(), "lower": text.lower()}.get(case, text)


def halves(text):
    """The text in two lines of about the same length."""
    spaces = [place for place, letter in enumerate(text) if letter == " "]
    middle = min(spaces, key=lambda place: abs(place - len(text) / 2))
    return text[:middle] + "\n" + text[middle + 1:]


def shrunk(block, scale):
    size = (max(1, round(block.size[0] * scale)), max(1, round(block.size[1] * scale)))
    lines = [(text, [(x * scale, y * scale) for x, y in corners]) for text, corners in block.lines]
    return type(block)(block.picture.resize(size, Image.Resampling.LANCZOS), lines)
