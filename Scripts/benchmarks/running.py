"""Runs programs and measures their cost."""
import json
import os
import subprocess
import tempfile
import time
from dataclasses import dataclass


@dataclass
class Run:
    """A program's output and cost."""

    status: int
    output: bytes
    wall: float  # seconds
    cpu: float  # seconds, user and system, with its children
    peak: int  # KiB of resident memory


def run(command, data=None, timeout=3600, environment=None):
    """Runs a command to its end, within `timeout` seconds."""
    with tempfile.TemporaryFile() as output, tempfile.TemporaryFile() as given:
        given.write(data or b"")
        given.seek(0)
        begin = time.monotonic()
        process = subprocess.Popen(
            command, stdin=given, stdout=output, stderr=subprocess.DEVNULL, env={**os.environ, **(environment or {})}
        )
        status, usage = wait(process, begin + timeout)
        wall = time.monotonic() - begin
        output.seek(0)
        return Run(status, output.read(), wall, usage.ru_utime + usage.ru_stime, usage.ru_maxrss)


def wait(process, deadline):
    """The status and the resources of the process, which is killed at the deadline."""
    while True:
        identifier, status, usage = os.wait4(process.pid, os.WNOHANG)
        if identifier:
            process.returncode = os.waitstatus_to_exitcode(status)
            return process.returncode, usage
        if time.monotonic() > deadline:
            process.kill()
            deadline = float("inf")
        time.sleep(0.002)


def json_lines(output):
    """The objects of JSON Lines; a line cut short by a crash is left out."""
    objects = []
    for line in output.decode("utf-8", "replace").splitlines():
        try:
            objects.append(json.loads(line))
        except json.JSONDecodeError:
            continue
    return objects
