"""A terminal: runs a command in one, answers its question for device attributes, types lines, prints what came.

    terminal.py ATTRIBUTES LINES COMMAND...

ATTRIBUTES is what the terminal answers to ESC [ c, such as 62;4 (nothing when empty); LINES are typed one by one, each
when a prompt (": " or "] " at the end) is shown; of key:K only K, without Enter. What the command wrote comes in hexadecimal, then its
status.
"""
import os
import pty
import select
import sys

attributes, lines, command = sys.argv[1], sys.argv[2].split(","), sys.argv[3:]
child, terminal = pty.fork()
if child == 0:
    os.execv(command[0], command)
seen, answered, at = b"", 0, 0
while True:
    ready, _, _ = select.select([terminal], [], [], 120)
    if not ready:
        os.kill(child, 9)
        break
    try:
        data = os.read(terminal, 65536)
    except OSError:
        break
    if not data:
        break
    seen += data
    while seen.count(b"\x1b[c") > answered:
        answered += 1
        if attributes:
            os.write(terminal, b"\x1b[?" + attributes.encode() + b"c")
    if lines and seen[at:].endswith((b": ", b"] ")):
        at = len(seen)
        line = lines.pop(0)
        os.write(terminal, line.removeprefix("key:").encode() if line.startswith("key:") else line.encode() + b"\n")
status = os.waitpid(child, 0)[1]
print(seen.hex())
print(os.waitstatus_to_exitcode(status))
