"""Large inventories: what commands cost with a thousand, a hundred thousand and a million items."""
import datetime
import pathlib
import random
import subprocess
import tempfile
import time

from .running import run, wait
from .tables import table

DAY = datetime.date(2026, 11, 20)


def add_arguments(command, root):
    command.add_argument("--items", type=int, nargs="+", default=[1_000, 100_000, 1_000_000], help="sizes of inventories")
    command.add_argument("--folder", type=pathlib.Path, default=None, help="where to keep the databases meanwhile")
    command.add_argument("--seed", type=int, default=1, help="seed of the items")


def measure(arguments):
    """Yields the table: CPU seconds and peak memory of each command, by the number of items."""
    if arguments.no_kif:
        return
    columns = []
    with tempfile.TemporaryDirectory(dir=arguments.folder) as name:
        for count in arguments.items:
            columns.append(costs(arguments.kif, pathlib.Path(name), count, arguments.seed))
    titles = [f"{count:,} items" for count in arguments.items]
    rows = [[command, *(column[command] for column in columns)] for command in columns[0]]
    yield "CPU seconds and peak memory in MB.\n"
    yield table(["command", *titles], rows)


def costs(kif, folder, count, seed):
    """The cost of each command with so many items."""
    database, file = folder / f"{count}.sqlite", folder / "items.csv"
    word, name = write(file, count, seed)
    common = ["--database", str(database), "--today", DAY.isoformat()]
    run([kif, "list", *common])
    rows = {"`import-items`": ["import-items", str(file)]}
    rows["`list`, the first screen"] = ["list", "--limit", "16"]
    rows["`list --within 7`, the first screen"] = ["list", "--within", "7", "--limit", "16"]
    rows["`list --within 7`"] = ["list", "--within", "7"]
    rows["`list --search` a word"] = ["list", "--search", word]
    rows["`list --search` two letters, the first screen"] = ["list", "--search", word[:2], "--limit", "16"]
    rows["`list --place`, the first screen"] = ["list", "--place", "cellar", "--limit", "16"]
    rows["`show` an item by its name"] = ["show", name]
    rows["`eat` an item by its name"] = ["eat", name]
    rows["`remind due`"] = ["remind", "due"]
    rows["`remind calendar`"] = ["remind", "calendar", "--output", str(folder / "out.ics")]
    rows["`stats`"] = ["stats"]
    rows["`list`, all of it"] = ["list"]
    rows["`list --json`"] = ["list", "--json"]
    rows["`export` to CSV"] = ["export", str(folder / "out.csv")]
    rows["`import-items` again, which changes nothing"] = ["import-items", str(file)]
    rows["`undo` of an `eat`"] = ["undo"]
    rows["`undo` of the import"] = ["undo"]
    return {title: cost([kif, *command, *common]) for title, command in rows.items()}


def cost(command):
    """The cost of a command. Its output is not kept: a large parent would count as the peak of its children."""
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    status, usage = wait(process, time.monotonic() + 3_600)
    if status:
        return f"status {status}"
    return f"{usage.ru_utime + usage.ru_stime:.2f} s, {usage.ru_maxrss / 1024:.0f} MB"


def write(file, count, seed):
    """Writes a table of items and returns a word that few names have, and one whole name."""
    choice = random.Random(seed)
    syllables = [first + vowel for first in "bcdfghklmnprstvwz" for vowel in "aeiou"]
    words = sorted({"".join(choice.choices(syllables, k=choice.randint(2, 4))) for _ in range(20_000)})
    places = ["Fridge", "Cellar", "Freezer", "Cupboard", "Larder"]
    with file.open("w", encoding="utf-8") as output:
        output.write("name,brand,expiryDate,expiryKind,lot,place,quantity\n")
        for number in range(count):
            name = " ".join(choice.choices(words, k=3)).capitalize()
            if number == count // 2:
                chosen = name
            day = DAY + datetime.timedelta(days=choice.randint(-10, 1_000))
            kind = "useBy" if choice.random() < 0.2 else "bestBefore"
            output.write(f"{name},{choice.choice(words)},{day},{kind},L{number},{choice.choice(places)},1\n")
    return chosen.split()[1], chosen
