"""Types at a command as a person at a terminal would: typist.py COMMAND [PROMPT ANSWER]...

Runs COMMAND by bash on a separate terminal. Each ANSWER is typed once its PROMPT has been shown after the one before; of an
ANSWER that begins with "$ " what that command writes. What is shown goes to standard output; the command's status is this
program's.
"""
import os
import pty
import signal
import subprocess
import sys

command, *talk = sys.argv[1:]
answers = list(zip(talk[::2], talk[1::2], strict=True))
child, terminal = pty.fork()
if child == 0:
    os.execv("/bin/bash", ["bash", "-c", command])
signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGALRM})  # a test runner may have blocked it
signal.alarm(120)  # a prompt that never comes ends this program, and the terminal with it
unread = ""
while True:
    try:
        shown = os.read(terminal, 65536).decode(errors="replace")
    except OSError:  # the other end is closed
        shown = ""
    if not shown:
        break
    sys.stdout.write(shown)
    unread += shown
    if answers and answers[0][0] in unread:
        prompt, answer = answers.pop(0)
        unread = unread.partition(prompt)[2]
        if answer.startswith("$ "):
            answer = subprocess.run(["bash", "-c", answer[2:]], capture_output=True, check=True, text=True).stdout.strip()
        os.write(terminal, answer.encode() + b"\n")
status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
if answers:
    sys.exit(f"typist: was never asked {answers[0][0]!r}")
sys.exit(status)
