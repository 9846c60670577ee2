"""Steps of the tests of `kif-scan serve`: what they expect, servers to try it on, and photos.

The programs beside this file that use it have the path of kif-scan and the folder of photos as their first arguments.
"""
import contextlib
import json
import os
import pathlib
import struct
import sys
import tempfile
import zlib

from server_client import Client, Server

PASSWORD = "plinth-otter-93-quartz-lagoon"


class Failure(Exception):
    pass


FAILURES = [Failure, AssertionError]  # what a step that fails raises; page_client adds the browser's


def run(*checks):
    """Does what the third argument names, with the arguments behind it."""
    named = {check.__name__: check for check in checks}
    if len(sys.argv) < 4 or sys.argv[3] not in named:
        sys.exit(f"{sys.modules['__main__'].__doc__}\nChecks: {', '.join(named)}")
    attempt(named[sys.argv[3]], *sys.argv[4:])


def attempt(check, *arguments):
    """Does a check; the first step that fails ends the program with status 1."""
    try:
        check(*arguments)
    except tuple(FAILURES) as failure:
        sys.exit(f"✗ {check.__name__}: {failure}")


def holds(what, value):
    if not value:
        raise Failure(f"{what}: {value!r}")
    print(f"✓ {what}", flush=True)


def equal(what, value, *allowed):
    if value not in allowed:
        raise Failure(f"{what}: {value!r} instead of {' or '.join(map(repr, allowed))}")
    print(f"✓ {what}", flush=True)


def answered(what, answer, status, code=None, shown=True):
    """Checks the status of an answer, and the code of its problem. Returns what it contains."""
    content = answer[2]
    if isinstance(content, bytes) and "json" in (answer[1].get("Content-Type") or ""):
        content = json.loads(content or "null")
    if answer[0] != status or code and content.get("code") != code:
        raise Failure(f"{what}: {answer[0]} {str(content)[:500]} instead of {status} {code or ''}")
    if status >= 400 and (answer[1].get("Content-Type") or "").partition(";")[0] != "application/problem+json":
        raise Failure(f"{what}: the type is {answer[1].get('Content-Type')}")
    if status == 429 and not (answer[1].get("Retry-After") or "").isdecimal():
        raise Failure(f"{what}: Retry-After is {answer[1].get('Retry-After')!r}")
    if shown:
        print(f"✓ {what}", flush=True)
    return content


def done(what, outcome):
    if outcome.get("refusal") or outcome.get("number") is None:
        raise Failure(f"{what}: {outcome}")
    print(f"✓ {what}", flush=True)
    return outcome


def refused(what, outcome, code):
    if outcome.get("refusal", {}).get("code") != code:
        raise Failure(f"{what}: {outcome} instead of {code}")
    print(f"✓ {what}", flush=True)
    return outcome["refusal"]


@contextlib.contextmanager
def prepared(*options):
    """A server that is not started yet."""
    with tempfile.TemporaryDirectory(prefix="kif-serve-") as folder:
        server = Server(sys.argv[1], folder, *options)
        try:
            yield server
        except BaseException:
            print("The end of the server's log:\n" + server.log(), file=sys.stderr)
            raise
        finally:
            server.kill()


@contextlib.contextmanager
def serving(*options):
    """A server and its owner's device."""
    with prepared(*options) as server:
        server.start()
        yield server, Client(server).sign_in(server.code())


def photo(name="milk-carton.jpg", made_different=False):
    return pathlib.Path(sys.argv[2], name).read_bytes() + (os.urandom(12) if made_different else b"")


def png(width, height, difference=b""):
    """A grey picture; of a very large one only the beginning is there."""
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    rows = b"".join(b"\0" + b"\x80" * width for _ in range(height if width * height < 1e6 else 0))
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)) + \
        chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"") + difference
