"""Draws photos of packs with a printed date, undamaged and damaged, to fit how sure a date is of which something may be missing.

    draw_dates.py FOLDER [--count 100] [--each 2] [--seed 1] [--kinds glare fold …] [--jobs 2]
    draw_dates.py FOLDER --photos labels.jsonl --readings READINGS

The photos come as FOLDER/NUMBER-whole.jpg and FOLDER/NUMBER-KIND.jpg, with the day of the photo in their EXIF. A line of
FOLDER/labels.jsonl is a photo: `file`, `group` (the pack), `damage`, `hidden` (the parts that cannot be read), `expiryDate` as
printed, `readable` (a person can read all of the date for certain), `text` (the printed lines), `today`. A damage of which that is not
clear is not drawn. With --photos, the same damages are laid over the dates of real photos, whose places are those of saved readings.
"""

import argparse
import concurrent.futures
import json
import pathlib
import sys

import numpy as np
from PIL import Image

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))

from dates import damages, packs, photos, spots  # noqa: E402
from dates.scene import judged  # noqa: E402

SHARE_UNREADABLE = 0.75
TRIES = 14


def damaged(scene, printed, today, kind, rng):
    """A scene with a damage: its pixels, whether its date can be read, and what is hidden; or None."""
    wanted = rng.random() >= SHARE_UNREADABLE
    for _ in range(TRIES):
        on_date = not wanted or (kind in damages.LIGHT and rng.random() < 0.5)
        strong = not (wanted and on_date)
        spot = spots.on_date(scene, rng) if on_date else spots.off_date(scene, rng, kind in damages.LONG)
        picture, visible = damages.KINDS[kind](scene, spot, strong, rng)
        readable, hidden = judged(scene, printed, today, visible)
        # Where something lies over the end, most often some of the date is left.
        is_all = hidden.startswith("all") and spot.name != "all" and kind in damages.LONG
        if readable is wanted and min(picture.shape[:2]) > 200 and not is_all:
            return picture, readable, hidden
    return None


def saved(path, image, today, quality):
    exif = Image.Exif()
    exif.get_ifd(0x8769)[36867] = f"{today:%Y:%m:%d} 10:00:00"
    image.convert("RGB").save(path, quality=quality, exif=exif)


def versions(folder, number, scene, shot, printed, today, row, kinds, rng):
    """Writes the photo of a scene and those of its damages; the rows of their labels."""
    rows = []
    drawn = [("whole", scene.picture, True, "none")]
    for kind in kinds:
        found = damaged(scene, printed, today, kind, rng)
        drawn += [(kind, *found)] if found else []
    for kind, picture, readable, hidden in drawn:
        name = f"{number:04d}-{kind}.jpg"
        saved(folder / name, shot.lit(picture), today, shot.quality)
        rows.append({
            "file": name, "group": row.get("group", f"{number:04d}"), "damage": kind, "hidden": hidden, "expiryDate": printed.iso,
            "readable": readable, "text": row["text"], "today": today.isoformat()})
    return rows


def draw(folder, number, seed, kinds):
    """The photos of one drawn pack."""
    rng = np.random.default_rng([seed, number])
    content, scene, shot = packs.pack(rng)
    return versions(folder, number, scene, shot, content.printed, content.today, {"text": content.lines}, kinds, rng)


def draw_over(folder, number, seed, kinds, found):
    """The photos of one real photo."""
    rng = np.random.default_rng([seed, number])
    known = photos.scene(found, rng)
    if not known:
        return []
    scene, shot, printed, today = known
    row = {"group": found.label["group"], "text": found.lines}
    return versions(folder, number, scene, shot, printed, today, row, kinds, rng)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--count", type=int, default=100, help="drawn packs")
    parser.add_argument("--each", type=int, default=2, help="damages of each pack")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--kinds", nargs="*", default=[*damages.KINDS], choices=[*damages.KINDS])
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--photos", type=pathlib.Path, help="labels.jsonl of real photos, to damage their dates")
    parser.add_argument("--readings", type=pathlib.Path, help="their saved readings")
    arguments = parser.parse_args()
    arguments.folder.mkdir(parents=True, exist_ok=True)
    rng = np.random.default_rng(arguments.seed)
    found = list(photos.dated(arguments.photos, arguments.readings)) if arguments.photos else []
    count = len(found) if arguments.photos else arguments.count
    # Each kind is as frequent as the others, and the kinds of a pack differ.
    each = min(arguments.each, len(arguments.kinds))
    order = [kind for _ in range(count * each // len(arguments.kinds) + 2) for kind in rng.permutation(arguments.kinds).tolist()]
    with (concurrent.futures.ProcessPoolExecutor(arguments.jobs) as pool,
          open(arguments.folder / "labels.jsonl", "w", encoding="utf-8") as labels):
        jobs = []
        for number in range(count):
            kinds = list(dict.fromkeys(order[number * each:number * each + each]))
            over = (draw_over, arguments.folder, number, arguments.seed, kinds, found[number]) if found else None
            jobs.append(pool.submit(*(over or (draw, arguments.folder, number, arguments.seed, kinds))))
        for job in jobs:
            for row in job.result():
                labels.write(json.dumps(row, ensure_ascii=False) + "\n")
            labels.flush()


if __name__ == "__main__":
    main()
