"""Every picture of TestImages, in the order of its README, from the JSON files beside this one.

A picture has a `file`, a `note`, the other fields of models.Picture, and those of its models.Pack; with several packs, these are in
`packs`. A pack has its expiry date and its barcodes under the name of their kind; a barcode is its text, or a list of what
barcodes.py makes it of. Files also have `styles`, `cameras` and `packs` that several pictures share: these take one by its name,
or with `like` and what differs. `each` makes several pictures, with one field of the camera after another: its value replaces {}.
"""
import json
import pathlib
from dataclasses import fields

from ..barcodes import KINDS, code
from ..models import Camera, Pack, Picture, Style

FILES = ["shared", "languages", "codes", "photos", "scene-text", "formats", "faults", "things"]
EXPIRY_KINDS = ["bestBefore", "useBy", "sellBy", "expiry"]


def read():
    shared, entries = {"styles": {}, "cameras": {}, "packs": {}}, []
    for name in FILES:
        file = json.loads(pathlib.Path(__file__).with_name(f"{name}.json").read_text(encoding="utf-8"))
        entries += file.pop("pictures", [])
        for kind, named in file.items():
            shared[kind] |= named
    return [picture(each, shared) for entry in entries for each in family(entry)]


def family(entry):
    """The pictures of an entry."""
    if "each" not in entry:
        return [entry]
    rest = {key: value for key, value in entry.items() if key != "each"}
    [(field, values)] = entry["each"].items()
    return [rest | {"file": rest["file"].format(value), "note": rest["note"].format(value),
                    "camera": rest.get("camera", {}) | {field: value}} for value in values]


def picture(entry, shared):
    own = {field.name: entry[field.name] for field in fields(Picture) if field.name in entry}
    rest = {key: value for key, value in entry.items() if key not in own}
    try:
        packs = [pack(each, shared) for each in own.pop("packs", []) + [rest] * bool(rest)]
        camera = Camera(**whole(own.pop("camera", {}), shared["cameras"]))
        return Picture(packs=packs, camera=camera, **own)
    except (TypeError, ValueError) as error:
        raise SystemExit(f"{entry.get('file')}: {error}") from error


def pack(entry, shared):
    values = whole(entry, shared["packs"])
    kind = next((kind for kind in EXPIRY_KINDS if kind in values), None)
    expiry = values.pop(kind, None)
    style = Style(**whole(values.pop("style", {}), shared["styles"]))
    codes = [code(name, values.pop(name)) for name in list(values) if name in KINDS]
    return Pack(codes=codes, expiry=expiry, kind=kind, style=style, **values)


def whole(entry, named):
    """The fields of an entry, with those of the shared one that it is or that it is like."""
    values = {"like": entry} if isinstance(entry, str) else dict(entry)
    if "like" not in values:
        return values
    name = values.pop("like")
    if name not in named:
        raise ValueError(f"nothing shared is called {name}")
    return whole(named[name], named) | values


PICTURES = read()
