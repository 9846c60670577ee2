#!/usr/bin/env python3
"""Types the lines of the README's section "Try it" twice, on a terminal of 60 columns and 20 rows, on a day: tour.py PROGRAM DAY.
Ends with 1 if a line does not end with 0, or if something is wider than the terminal."""

import os
import pathlib
import re
import sys
import tempfile

from languages import ROOT, in_terminal, rows

WIDTH = 60


def lines():
    section = re.search(r"^## Try it\n(.*?)^## ", (ROOT / "README.md").read_text(encoding="utf-8"), re.S | re.M)[1]
    block = re.search(r"```sh\n(.*?)```", section, re.S)[1]
    return [line.split("  #")[0].rstrip() for line in block.splitlines()]


def main(program, day):
    wrong = []
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        (folder / "TestImages").symlink_to(ROOT / "TestImages")
        release = folder / ".build/release"
        release.mkdir(parents=True)
        (release / "kif-scan").write_text(
            f'#!/bin/sh\nexec "{ROOT}/Tests/Peers/faketime.sh" "@{day} 12:00:00" "{program}" "$@"\n', encoding="utf-8")
        (release / "kif-scan").chmod(0o755)
        kept = {name: os.environ[name] for name in ("PATH", "KIF_SCENE_TEXT", "TMPDIR") if name in os.environ}
        env = kept | {"HOME": name, "LANG": "en_GB.UTF-8", "TZ": "UTC", "TERM": "xterm-256color"}
        typed = lines()
        if len(typed) < 6:
            sys.exit("the README has no tour")
        first = typed.pop(0)
        for line in typed * 2:
            status, output = in_terminal(["/bin/bash", "-c", f"cd '{name}' && {first} && {line}"], None, WIDTH, env)
            if status != 0:
                wrong.append(f"{line}: ended with {status}: {output}")
            wrong += [f"{line}: wider than {WIDTH}: {row}" for row in rows(output) if len(row) > WIDTH and " " in row.strip()]
    print("\n".join(wrong))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
