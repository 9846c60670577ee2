"""A terminal of a size: screens.py WIDTH HEIGHT COMMAND [KEYS]...

Runs COMMAND by bash in tmux, waits until the screen does not change any more, types each KEYS (tmux's names, with Enter behind
them; `key:K` is one without Enter, `resize:W:H` changes the size instead) and waits again. Prints the screens as a list in
JSON: the one before any keys, and one after each. At the end of COMMAND the screen shows `ended STATUS`.
"""
import json
import subprocess
import sys
import time
import uuid

width, height, command, *keys = sys.argv[1:]
name = "kif-" + uuid.uuid4().hex


def tmux(*arguments):
    return subprocess.run(["tmux", "-L", name, "-f", "/dev/null", *arguments], capture_output=True, text=True, check=True).stdout


def settled():
    deadline, last, since = time.monotonic() + 60, None, time.monotonic()
    while time.monotonic() < deadline:
        shown = tmux("capture-pane", "-p")
        if shown != last:
            last, since = shown, time.monotonic()
        elif time.monotonic() - since > 1.5 and shown.strip():
            return shown
        time.sleep(0.1)
    return last


tmux("new-session", "-d", "-x", width, "-y", height, "bash", "-c", "trap : INT; " + command + "; echo ended $?; read -r -t 300")
try:
    screens = [settled()]
    for key in keys:
        if key.startswith("resize:"):
            _, columns, rows = key.split(":")
            tmux("resize-window", "-x", columns, "-y", rows)
        elif key.startswith("C-") or key.startswith("key:"):
            tmux("send-keys", key.removeprefix("key:"))
        else:
            tmux("send-keys", *([key] if key else []), "Enter")
        screens.append(settled())
    print(json.dumps(screens))
finally:
    tmux("kill-server")
