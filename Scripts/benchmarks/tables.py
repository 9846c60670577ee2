"""Markdown for Documentation/BENCHMARKS.md."""
import datetime
import math
import os
import pathlib
import re


def heading(command, arguments):
    """The command, the day and the machine."""
    day = datetime.datetime.now().astimezone().date().isoformat()
    shown = " ".join(pathlib.Path(word).name if "/" in word else word for word in arguments)
    return (
        f"### {command.capitalize()}\n\n`Scripts/benchmark {shown}`, {day}, {processor()}, "
        f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f} at the start.\n"
    )


def processor():
    """The processor's name from /proc/cpuinfo."""
    try:
        text = pathlib.Path("/proc/cpuinfo").read_text(encoding="utf-8")
    except OSError:
        return "unknown processor"
    found = re.search(r"model name\s*:\s*(.+)", text)
    return found[1].strip() if found else "unknown processor"


def table(header, rows):
    """A Markdown table; the first column is text, the others are figures."""
    lines = ["| " + " | ".join(header) + " |", "| --- |" + " ---: |" * (len(header) - 1)]
    lines += ["| " + " | ".join(str(cell) for cell in row) + " |" for row in rows]
    return "\n".join(lines) + "\n"


def share(part, whole):
    """`part` of `whole` as a percentage."""
    return f"{100 * part / whole:.1f} %" if whole else "–"


def interval(part, whole):
    """The 95 % interval of a share, in per cent (Wilson)."""
    if not whole:
        return "–"
    share, z = part / whole, 1.96
    middle = (share + z * z / (2 * whole)) / (1 + z * z / whole)
    half = z / (1 + z * z / whole) * math.sqrt(share * (1 - share) / whole + z * z / (4 * whole * whole))
    return f"{100 * max(0, middle - half):.0f}–{100 * min(1, middle + half):.0f}"


def quantile(values, fraction):
    """The value that `fraction` of the values are below; 0 without values."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(fraction * len(ordered)))] if ordered else 0


def judged(what, value, ratio=None, bar=None, least=False):
    """A row of a table. The bar is the most, or the least, that the ratio may be, or without one the value."""
    found = value if ratio is None else ratio
    met = "" if bar is None else "yes" if (found >= bar if least else found <= bar) else "**no**"
    return [what, figure(value), figure(ratio), ("≥ " if least else "≤ ") + figure(bar) if bar else "", met]


def figure(value):
    return "" if value is None else f"{value:,.0f}" if value >= 100 else f"{value:.3g}"
