"""Peer: biip. Reads barcode payloads as JSON Lines, writes their meaning in the fields of the data."""
import json
import sys

import biip

DATES = {"15": "bestBefore", "17": "expiry", "11": "production", "13": "packed", "16": "sellBy"}
TEXTS = {"10": "lot", "21": "serial"}


def meaning(payload):
    """The fields of a payload by biip."""
    try:
        result = biip.parse(payload)
    except biip.ParseError:
        return {}
    message = result.gs1_message
    fields = {"gtin": result.gtin.as_gtin_14()} if result.gtin else {}
    for element in message.element_strings if message else []:
        if element.ai.ai in DATES and element.date:
            fields[DATES[element.ai.ai]] = element.date.isoformat()
        elif element.ai.ai in TEXTS:
            fields[TEXTS[element.ai.ai]] = element.value
    return fields


for line in sys.stdin:
    record = json.loads(line)
    print(json.dumps({"id": record["id"], **meaning(record["input"])}), flush=True)
