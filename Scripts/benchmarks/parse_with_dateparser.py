"""Peer: dateparser. Reads label texts as JSON Lines and writes the latest date in each; it gets language and order."""
import datetime
import json
import sys

from dateparser.search import search_dates

MONTH_FIRST, YEAR_FIRST = {"en-US"}, {"ja", "ko", "zh", "hu", "lt", "sv", "fa", "en-CA"}


def order(locale):
    """The order of numeric dates in the locale."""
    if locale in MONTH_FIRST:
        return "MDY"
    return "YMD" if locale in YEAR_FIRST or locale.split("-")[0] in YEAR_FIRST else "DMY"


def latest(text, locale, today):
    """The latest date in a text; None when there is none."""
    settings = {"DATE_ORDER": order(locale), "REQUIRE_PARTS": ["month", "year"],
                "RELATIVE_BASE": datetime.datetime.fromisoformat(today)}
    try:
        found = search_dates(text, languages=[locale.split("-")[0]], settings=settings)
    except ValueError:
        found = search_dates(text, settings=settings)
    return max((date for _, date in found or []), default=None)


for line in sys.stdin:
    record = json.loads(line)
    date = latest(record["text"], record.get("locale") or "en-GB", record["today"])
    answer = date.date().isoformat() if date else None
    print(json.dumps({"id": record["id"], "expiryDate": answer}), flush=True)
