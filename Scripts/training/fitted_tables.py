"""The fitted numbers in a Swift source: the only place that knows how they are written there.

A number follows its name: `static let noExpiry = -0.62` is a value, `"brandFound": -0.028` an entry, and
`Rule(.readByTwo, 1.52, 0.02, "two readers agree")` a row of the kind `Rule` with two weights. Everything else stays as it is.
"""
import re

NUMBER = r"-?\d+(?:\.\d+)?"
LETTERS_IN_LINE = 108


class FittedTable:
    """A Swift source, whose numbers are read and set by name, and written with so many decimals."""

    def __init__(self, path, decimals):
        self.path, self.decimals = path, decimals
        self.source = path.read_text(encoding="utf-8")

    def value(self, name):
        return float(self._find(rf"\blet {name} = ({NUMBER})", name)[1])

    def entries(self):
        """The number of each name, in the order of the source."""
        return {name: float(number) for name, number in re.findall(rf'"(\w+)": ({NUMBER})', self.source)}

    def rows(self, kind):
        """The numbers of each row of a kind, by name, in the order of the source."""
        found = re.findall(rf"\b{kind}\(\.(\w+), ({NUMBER}(?:, {NUMBER})*)", self.source)
        return {name: [float(number) for number in numbers.split(", ")] for name, numbers in found}

    def set_value(self, name, number, decimals=None):
        self._replace(rf"\blet {name} = ", [number], name, decimals)

    def set_list(self, name, numbers):
        self._replace(rf"\blet {name} = \[", numbers, name)

    def set_text(self, name, text):
        """Sets a text over several lines, without the breaks between them."""
        found = self._find(rf'(\blet {name} = """\n)(.*?)(\n +""")', name, re.DOTALL)
        rows = [text[start:start + LETTERS_IN_LINE] for start in range(0, len(text), LETTERS_IN_LINE)]
        indent = found[3].strip("\n\"")
        self.source = self.source[:found.end(1)] + "\\\n".join(indent + row for row in rows) + self.source[found.start(3):]

    def set_entry(self, name, number):
        self._replace(f'"{name}": ', [number], name)

    def set_row(self, kind, name, numbers):
        self._replace(rf"\b{kind}\(\.{name}, ", numbers, name)

    def save(self):
        self.path.write_text(self.source, encoding="utf-8")

    def _replace(self, start, numbers, name, decimals=None):
        found = self._find(rf"({start}){', '.join(len(numbers) * [NUMBER])}", name)
        written = ", ".join(f"{number:.{self.decimals if decimals is None else decimals}f}" for number in numbers)
        self.source = self.source[:found.end(1)] + written + self.source[found.end():]

    def _find(self, pattern, name, flags=0):
        found = list(re.finditer(pattern, self.source, flags))
        if len(found) != 1:
            raise SystemExit(f"{self.path.name} does not have the number of '{name}' once")
        return found[0]
