"""The JSON beside each picture and the folder's README."""
import json

HEAD = """# Test images

Rendered by `Scripts/render-test-images`; nothing here was photographed, and every brand is made up. To change a
picture, change its entry in `Scripts/testimages/catalogue` and run the script: it also writes this page. Each picture
has a JSON of the same name that says what must be read from it, with the field names of the command's JSON:

| field | meaning |
| --- | --- |
| `today` | the date to test with |
| `locale` | the user's locale, if the text needs it |
| `barcodes` | `symbology`, `text` (FNC1 between elements as U+001D; DataBar with its identifier 01), `gtin` |
| `expiryDate`, `expiryPrecision`, `expiryKind` | the date that counts; null if there is none |
| `yearInferred` | true if the pack prints no year: it follows from the day of the photo (EXIF), else from `today` |
| `productionDate`, `lot` | as printed, or null; an `L` before a lot is optional |
| `product` | `name`, `brand`, `quantity` as printed; null if the picture has none |
| `needsReview` | the required reasons; there may be others |
| `alternatives` | the other possible dates of an ambiguous text |
| `packs` | if the picture shows several: the number and the date of each |
| `subject` | what the photo shows, where it does not belong in stock; of papers nothing else may be given |
| `error` | the error's code; then nothing else counts |
| `note` | the purpose of the picture |

Tesseract with English data alone reads `Blütenhonig` and `jabłkowy` without their diacritics.

| picture | shows | expiry date | barcodes |
| --- | --- | --- | --- |
"""


def truth(picture):
    """The fields of the picture's JSON."""
    packs = [] if picture.error else picture.packs
    pack = packs[0] if len(packs) == 1 else None
    codes = [code for each in packs for code in each.codes]
    values = {
        "file": picture.file,
        "note": picture.note,
        "today": picture.today,
        "locale": picture.locale,
        "barcodes": [{"symbology": c.symbology, "text": c.text, "gtin": c.gtin} for c in codes],
        "expiryDate": pack.expiry if pack else None,
        "expiryPrecision": pack.precision if pack else None,
        "expiryKind": pack.kind if pack else None,
        "productionDate": pack.production if pack else None,
        "lot": pack.lot if pack else None,
        "product": product(pack),
        "needsReview": picture.needs_review,
        "alternatives": picture.alternatives,
        "error": picture.error,
    }
    if pack and pack.year_inferred:
        values["yearInferred"] = True
    if picture.subject:
        values["subject"] = picture.subject
    if len(packs) > 1:
        values["packs"] = [{"gtin": each.codes[0].gtin, "expiryDate": each.expiry} for each in packs]
    return values


def product(pack):
    """The product of a pack; None for a note, which has no quantity."""
    if not pack or not pack.quantity:
        return None
    return {"name": pack.name, "brand": pack.brand, "quantity": pack.quantity}


def write_truth(picture, folder):
    path = (folder / picture.file).with_suffix(".json")
    path.write_text(json.dumps(truth(picture), indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


def write_readme(pictures, folder):
    (folder / "README.md").write_text(HEAD + "".join(map(row, pictures)), encoding="utf-8")


def row(picture):
    values = truth(picture)
    codes = ", ".join(code["symbology"] for code in values["barcodes"]) or "–"
    date = values["error"] or values["expiryDate"] or "–"
    return f"| `{picture.file}` | {picture.note} | {date} | {codes} |\n"
