"""The fitted numbers in a Swift source: the only place that knows how they are written there.

A number follows its name: `static let noExpiry = -0.62` is a value, and in the table `static let rules`, until its closing bracket,
`….init(.readByTwo, 1.52, 0.02, "two readers agree")` a row with two weights. Everything else stays as it is.
"""
import re

NUMBER = r"-?\d+(?:\.\d+)?"
ROW = r"\.init\(\."


class FittedTable:
    """A Swift source, whose numbers are read and set by name, and written with so many decimals."""

    def __init__(self, path, decimals):
        self.path, self.decimals = path, decimals
        self.source = path.read_text(encoding="utf-8")

    def value(self, name):
        return float(self._find(rf"\blet {name} = ({NUMBER})", name)[1])

    def rows(self, table):
        """The numbers of each row of a table, by name, in the order of the source."""
        found = re.findall(rf"{ROW}(\w+), ({NUMBER}(?:, {NUMBER})*)", self.source[slice(*self._place(table))])
        return {name: [float(number) for number in numbers.split(", ")] for name, numbers in found}

    def set_value(self, name, number, decimals=None):
        self._replace(rf"\blet {name} = ", [number], name, decimals=decimals)

    def set_rows(self, table, rows):
        """Sets the numbers of all rows of a table, by name."""
        if rows.keys() != self.rows(table).keys():
            raise SystemExit(f"{self.path.name}: the rows of {table} are not those that were fitted")
        for name, numbers in rows.items():
            self._replace(rf"{ROW}{name}, ", numbers, name, table)

    def save(self):
        self.path.write_text(self.source, encoding="utf-8")

    def _replace(self, start, numbers, name, table=None, decimals=None):
        found = self._find(rf"({start}){', '.join(len(numbers) * [NUMBER])}", name, *self._place(table))
        written = ", ".join(f"{number:.{self.decimals if decimals is None else decimals}f}" for number in numbers)
        self.source = self.source[:found.end(1)] + written + self.source[found.end():]

    def _place(self, table):
        """Where a table begins and ends; all of the source for None."""
        if table is None:
            return 0, len(self.source)
        start = self._find(rf"\blet {table}: .*= \[\n", table).end()
        return start, self.source.index("\n    ]\n", start)

    def _find(self, pattern, name, start=0, end=None):
        found = list(re.compile(pattern).finditer(self.source, start, len(self.source) if end is None else end))
        if len(found) != 1:
            raise SystemExit(f"{self.path.name} does not have '{name}' once")
        return found[0]
