#!/usr/bin/env python3
"""Uses every part of kif-scan in a language other than English and looks for English words in what it prints: languages.py
PROGRAM TEST-IMAGES LANGUAGE [WIDTH]. Ends with 1 and the lines if there are any. A word is English if it is among the 300 most
frequent ones of English, and not of the language; or if it is in English texts of the catalogue and in no translated one. Data, as
names of files and items, do not count. With a width the commands run in a terminal, and no line may be broken inside a word."""

import ast
import fcntl
import os
import pathlib
import pty
import re
import shlex
import shutil
import struct
import subprocess
import sys
import tempfile
import termios

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
LOCALES = {"de": "de_DE.UTF-8", "es": "es_ES.UTF-8", "fr": "fr_FR.UTF-8"}

# $P is a folder with the photos. A line that begins with < takes what stands behind it as standard input.
SESSION = r"""
list
doctor
scan $P/milk-carton.jpg
$P
scan $P
scan $P --verbose
scan $P --dry-run
scan $P/gone.jpg $P/broken.jpg $P/empty.jpg $P/notes.txt
scan $P/nothing.jpg
scan $P --quiet
scan $P/olives.jpg --timings
list
list --plain
list --all
list --expired
list --within 7
list --status fresh
list --place Nowhere
list --search xyzzy
list --unnamed
list --review
list --limit 2
list --status nonsense
ls --sort added
search milk
search xyzzy
show milk
show olives --plain
show xyzzy
show mil
add Eggs --expiry +10d --place Fridge --packs 6
add Eggs --expiry +3d --place Fridge
add Butter --expiry 2020-01-01
add Skyr --expiry 32.13.
add Skyr --expiry 03/04/2027
add Skyr --gtin 123
add Skyr --packs 0
add Mince --use-by 2020-01-01
eat Eggs
eat Eggs 1/2
eat Eggs 99
eat Butter
waste Butter
waste --report
stats
stats --month 2020-01
open olives --days 4
open olives
freeze milk
freeze milk
open milk
thaw milk
thaw milk
freeze milk
freeze Mince
move olives Cellar
move olives Cellar
fix olives --expiry 2027-05-06 --name Olives
fix Olives --expiry 2027-05-06
fix Olives --lot L77 --notes none
why Olives
why milk
undo
undo
undo 0000
history
history --limit 3
journal --plain
delete Eggs
scan $P/hackfleisch.jpg
delete hackfleisch
undo
join Butter Butter
join Butter Olives
part Olives 1
part Olives 9
< 1
review
review
reparse
reread
household
household create Cabin
household list
household rename Hut
household create Hut
household select Home
household members
household invite
household invitations
< AAAAA-BBBBB
household join
household role nobody owner
household transfer nobody
household remove nobody
household leave
household delete Nothing
household select Nothing
whoami
register nonsense
< short
register ann@example.org --password-stdin
< correct horse battery staple
register ann@example.org --password-stdin
< wrong
login email ann@example.org --password-stdin
account
logout
logout
login
remind
remind due --today 2031-01-01
remind thresholds
remind thresholds --use-by 1,0
remind thresholds --use-by 900
remind send
remind send --to desktop,mail
remind install
remind uninstall
remind calendar
remind calendar --output $P/../calendar.ics
export --output $P/../stock.csv
export
import-items $P/../stock.csv
import-items $P/../stock.csv --dry-run
import-items $P/notes.txt
import-items $P/../gone.csv
backup $P/../copy.sqlite
backup $P/../copy.sqlite
restore
restore $P/notes.txt
restore $P/../copy.sqlite
catalog
catalog status
catalog import $P/notes.txt
catalog search milk
catalog show 4006381333931
parse "BEST BEFORE 12 MAR 2027 L1234"
parse "03/04/2027"
parse "nothing here"
parse --barcode 4006381333931
parse --barcode 4006381333932
doctor
serve --port 99999999
serve --code
watch $P/gone
completions nonsense
demo --nonsense
frobnicate
lst
list --bogus
list --within
list --within soon
list --json=yes
list one two
scan --jobs 0 $P
scan --readers nonsense $P
scan --symbologies nonsense $P
scan --languages 1nonsense $P
scan --languages xyz $P
scan --locale 1 $P
scan --today 2027-02-30 $P
--database /nowhere/at/all list
help xyzzy
"""


def frequent_words():
    words, language = {}, None
    for line in (HERE / "frequent-words.txt").read_text(encoding="utf-8").split("\n"):
        if line.startswith("["):
            language = line[1:-1]
        elif not line.startswith("#"):
            words.setdefault(language, set()).update(line.split())
    return words


def catalogue(language):
    """The words of the English texts, and those of the translations."""
    english, own = set(), set()
    target = None
    for line in (ROOT / f"Sources/Translations/{language}.po").read_text(encoding="utf-8").split("\n"):
        if line.startswith("msgid"):
            target = english
        elif line.startswith("msgstr"):
            target = own
        elif not line.startswith('"'):
            continue
        text = ast.literal_eval(line[line.index('"') :])
        target.update(words_of(cleaned(text)))
    return english, own


def cleaned(line):
    """A line without what is not words of a language: commands, options, quotations, paths, addresses, placeholders."""
    line = re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", line)
    line = re.sub(r"`[^`]*`|\b[0-9a-f]{4,}\b", " ", line)
    # The names of commands in a list of them.
    line = re.sub(r"^  [a-z-]+(?:, [a-z-]+)* {2,}", " ", line)
    line = re.sub(r"\bkif-scan\b(?: +(?:[a-z]+(?:-[a-z]+)*|-{1,2}[\w-]+(?:=\S+)?|[A-Z][A-Z-]+|\"[^\"]*\"))*", " ", line)
    line = re.sub(r"\"[^\"]*\"|'[^']*'|«[^»]*»|„[^“]*“|“[^”]*”", " ", line)
    line = re.sub(r"<[^>]*>|\S*[/@]\S*|\S+\.[a-z0-9]{2,6}\b|-{1,2}[a-z][\w-]*(?:=\S+)?|\w+_\w+|\{[^}]*\}", " ", line)
    return line


def words_of(line):
    # Codes of languages are no words.
    line = re.sub(r"\b[a-z]{2}(, [a-z]{2})+\b", "", line)
    # A word in capitals is printed on a pack, or a placeholder.
    return {word.lower() for word in re.findall(r"[^\W\d_]+", line) if len(word) > 1 and not word.isupper()}


def environment(folder, language):
    names = ("PATH", "KIF_SCENE_TEXT", "TMPDIR")
    homes = {f"XDG_{name}_HOME": str(folder / name.lower()) for name in ("CONFIG", "DATA", "STATE")}
    kept = {name: os.environ[name] for name in names if name in os.environ}
    return kept | homes | {"HOME": str(folder), "LANG": LOCALES[language], "TZ": "UTC", "NO_COLOR": "1"}


def in_terminal(command, text, width, env):
    """Runs a command in a terminal of this width. Returns its status and what it wrote."""
    process, terminal = pty.fork()
    if process == 0:
        os.execve(command[0], command, env)
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 20, width, 0, 0))
    if text is not None:
        os.write(terminal, (text + "\n\x04").encode())
    output = b""
    while True:
        try:
            chunk = os.read(terminal, 65536)
        except OSError:
            break
        if not chunk:
            break
        output += chunk
    _, status = os.waitpid(process, 0)
    return os.waitstatus_to_exitcode(status), output.decode(errors="replace").replace("\r\n", "\n")


def rows(output):
    """What is left to see of each line in a terminal: what was written over, and control sequences, are not."""
    plain = re.sub(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b\][^\x07\x1b]*(?:\x07|\x1b\\)", "", output)
    return [line.split("\r")[-1].rstrip() for line in plain.split("\n")]


def prepare(images, folder):
    photos = folder / "photos"
    photos.mkdir()
    for name in ("milk-carton.jpg", "olives.jpg", "hackfleisch.jpg"):
        shutil.copy(images / name, photos)
    (photos / "broken.jpg").write_bytes((images / "olives.jpg").read_bytes()[:3000])
    (photos / "empty.jpg").write_bytes(b"")
    (photos / "notes.txt").write_text("no table\n")
    (photos / "nothing.jpg").write_bytes(b"")
    return photos


def commands(photos):
    text = None
    for line in SESSION.strip().split("\n"):
        if line.startswith("<"):
            text = line[2:]
            continue
        yield line, shlex.split(line.replace("$P", str(photos))), text
        text = None


def main(program, images, language, width=None):
    frequent = frequent_words()
    english, own = catalogue(language)
    foreign = (frequent["en"] - frequent[language] - own) | (english - own - frequent[language])
    found = []
    count = 0
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        photos = prepare(pathlib.Path(images), folder)
        env = environment(folder, language)
        data = {"milk", "whole", "green", "olives", "eggs", "butter", "skyr", "mince", "home", "cabin", "hut", "fridge", "cellar",
            "nowhere", "nothing", "nobody", "xyzzy", "nonsense", "nicht", "best", "before", "frobnicate"}
        for line, arguments, text in commands(photos):
            count += 1
            if width:
                status, output = in_terminal([program, *arguments], text, int(width), env)
            else:
                done = subprocess.run(
                    [program, *arguments], input=text or "", capture_output=True, text=True, env=env, errors="replace", check=False)
                status, output = done.returncode, done.stdout + done.stderr
            if status < 0:
                found.append(f"{line}: ended by signal {-status}")
            for shown in rows(output):
                if shown.startswith(("{", "BEGIN", "END")) or re.match(r"[\w;=-]+:", shown) and "calendar" in line:
                    continue
                if line.startswith("export"):
                    continue
                # A terminal shows what was typed, too.
                hits = sorted((words_of(cleaned(shown)) & foreign) - data) if not width else []
                if hits:
                    found.append(f"{line}: {shown.strip()}   [{' '.join(hits)}]")
                # An answer that was typed before its question is not shown behind it, nor is its end of the line.
                if width and len(re.sub(r"^\s*(?:Antwort|Code): ", "", shown)) > int(width) and " " in shown.strip():
                    found.append(f"{line}: wider than {width}: {shown}")
    print(f"{language}: {count} commands, {len(found)} lines")
    print("\n".join(found))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
