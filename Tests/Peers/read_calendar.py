#!/usr/bin/env python3
"""Reads an iCalendar file on standard input with the library icalendar and writes what it holds as JSON.

Fails where the library does, where a line is longer than RFC 5545 allows or ends otherwise than it has to.
"""
import json
import sys

import icalendar
from icalendar.parser import unescape_backslash

data = sys.stdin.buffer.read()
assert data.endswith(b"\r\n") and data.count(b"\n") == data.count(b"\r\n") == data.count(b"\r")
assert all(len(line) <= 75 for line in data.split(b"\r\n")), "a line is too long"
for line in data.split(b"\r\n"):
    line.decode()

calendar = icalendar.Calendar.from_ical(data.decode())
assert not calendar.errors
events = []
for event in calendar.walk("VEVENT"):
    assert not event.errors and not any(part.errors for part in event.walk())
    assert event["DTSTAMP"].dt.utcoffset().total_seconds() == 0
    events.append({
        "uid": str(event["UID"]),
        "summary": str(event["SUMMARY"]),
        "description": str(event["DESCRIPTION"]),
        "start": event.decoded("DTSTART").isoformat(),
        "end": event.decoded("DTEND").isoformat(),
        "alarms": [
            [str(alarm["ACTION"]), alarm.decoded("TRIGGER").total_seconds() / 60] for alarm in event.walk("VALARM")
        ],
    })
# The library returns NAME (RFC 7986) unchanged.
name = unescape_backslash(str(calendar["NAME"]))
print(json.dumps({"version": str(calendar["VERSION"]), "name": name, "events": events}))
