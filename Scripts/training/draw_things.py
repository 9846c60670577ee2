"""Draws photos of what is not food, of medicine, and of goods beside food that belong in stock, for fit_subjects.py.

    draw_things.py FOLDER [--each 60] [--seed 1]

The photos come as FOLDER/KIND/NUMBER.jpg, and what they show as FOLDER/things.jsonl. A page is drawn, laid on a table and
photographed as the packs of TestImages are.
"""

import argparse
import functools
import json
import pathlib
import random
import sys

from PIL import Image

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))

from testimages.camera import photographed  # noqa: E402
from testimages.models import Camera  # noqa: E402
from things import page  # noqa: E402

# The subject of each kind of page.
KINDS = {
    **dict.fromkeys(["passport", "identityCard", "bankCard", "healthCard", "drivingLicence"], "card"),
    **dict.fromkeys(["loyaltyCard", "membershipCard", "schoolCard", "travelPass"], "card"),
    **dict.fromkeys(["ticket", "letter", "receipt", "calendar", "parcel"], "paper"),
    **dict.fromkeys(["bookPage", "bookCover", "disc", "notice"], "other"),
    **dict.fromkeys(["medicineBox", "medicineStrip", "medicineBottle"], "medicine"),
    "supplement": "food", "cosmetic": "toiletries", "deviceLabel": "household", "screen": "screen",
}


def photo(draw, seed):
    """The photo of a drawn thing."""
    picture = draw(seed)
    wide = picture.size[0] > picture.size[1]
    longer = seed.choice([1000, 1280, 1600])
    size = (longer, longer * 3 // 4) if wide else (longer * 3 // 4, longer)
    # A few are photographed so close that their edges are cut off.
    border = seed.choice([0.03, 0.06, 0.12, 0.2, -0.04])
    inner = (size[0] * (1 - 2 * border), size[1] * (1 - 2 * border))
    scale = min(inner[0] / picture.size[0], inner[1] / picture.size[1])
    shown = (round(picture.size[0] * scale), round(picture.size[1] * scale))

    def face(room):
        ground = Image.new("RGB", room, camera.table)
        ground.paste(picture.resize(shown, Image.Resampling.LANCZOS), ((room[0] - shown[0]) // 2, (room[1] - shown[1]) // 2))
        return ground

    camera = Camera(
        size=size,
        border=border,
        skew=seed.uniform(-6, 6),
        perspective=seed.choice([0, 12, 30]),
        noise=seed.choice([1, 3, 6]),
        blur=seed.choice([0.3, 0.6, 0.9, 1.4]),
        contrast=seed.choice([0.75, 0.9, 1.0]),
        table=seed.choice(["#a58a68", "#d8d4cc", "#5d5148", "#c9b79c", "#8b96a0"]),
        turn=seed.choice([0, 0, 0, 0, 90, 270]),
    )
    return photographed([face], camera, seed)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--each", type=int, default=60, help="photos of each kind")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--kinds", nargs="*", default=[*KINDS], choices=[*KINDS])
    arguments = parser.parse_args()
    arguments.folder.mkdir(parents=True, exist_ok=True)
    with open(arguments.folder / "things.jsonl", "a", encoding="utf-8") as truth:
        for kind in arguments.kinds:
            draw = page.month if kind == "calendar" else functools.partial(page.described, kind=kind)
            (arguments.folder / kind).mkdir(exist_ok=True)
            for number in range(arguments.each):
                seed = random.Random(f"{arguments.seed} {kind} {number}")
                name = f"{kind}/{number:03d}.jpg"
                photo(draw, seed).save(arguments.folder / name, quality=seed.choice([70, 82, 90]))
                truth.write(json.dumps({"file": name, "kind": kind, "subject": KINDS[kind]}) + "\n")


if __name__ == "__main__":
    main()
