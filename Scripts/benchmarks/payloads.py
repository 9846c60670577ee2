"""Compares payloads that different decoders write in different forms."""
import re

ADD_ON_LENGTHS = (2, 5)


def keys(text, is_upc_e=None):
    """The forms of a payload to compare it by.

    `is_upc_e`: whether eight digits are UPC-E; None when that is not known, then both forms count.
    """
    plain = re.sub(r"\((\d{2,4})\)", r"\1", text) if text.startswith("(") else text
    plain = plain.replace("\x1d", "").replace("<GS>", "").replace("{GS}", "").replace("\r\n", "\n").strip()
    found = {plain}
    digits = plain.replace(" ", "")
    if not digits.isdigit():
        return found
    if len(digits) == 16 and digits.startswith("01"):
        digits = digits[2:]
    if len(digits) == 8 and is_upc_e is not False and digits[0] in "01":
        found.add(expanded(digits).zfill(14))
    if len(digits) in (8, 12, 13, 14) and not (len(digits) == 8 and is_upc_e):
        found.add(digits.zfill(14))
    if len(digits) in (14, 15, 17, 18):
        base = 13 if len(digits) in (15, 18) else 12
        found.add(digits[:base].zfill(14) if has_check_digit(digits[:base]) else digits)
    return found


def expanded(upc_e):
    """The twelve digits of the UPC-A that eight digits of UPC-E abbreviate."""
    system, body, check = upc_e[0], upc_e[1:7], upc_e[7]
    if body[5] in "012":
        middle = body[:2] + body[5] + "0000" + body[2:5]
    elif body[5] == "3":
        middle = body[:3] + "00000" + body[3:5]
    elif body[5] == "4":
        middle = body[:4] + "00000" + body[4]
    else:
        middle = body[:5] + "0000" + body[5]
    return system + middle + check


def has_check_digit(digits):
    """Whether the last digit is GS1's check digit of those before it."""
    total = sum(int(digit) * (3 if index % 2 else 1) for index, digit in enumerate(reversed(digits)))
    return total % 10 == 0


def is_add_on_of(text, expected):
    """Whether `text` is the two or five digits beside one of the expected codes."""
    return text.isdigit() and len(text) in ADD_ON_LENGTHS and any(each.endswith(text) for each in expected)
