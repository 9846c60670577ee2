"""Machines with a copy of a server's households, and a network between that fails; for the tests beside this file."""
import contextlib
import gzip
import http.client
import json
import os
import pathlib
import re
import signal
import subprocess
import sys
import tempfile
import threading
import time

import listening
from server_client import BROKEN, Client
from server_steps import equal, prepared

ESCAPE = re.compile("[\x00-\x08\x0b-\x1f\x7f\u202e]")


class Machine:
    """A machine with `kif-scan` and a home of its own, which reaches the server at `address`."""

    def __init__(self, program, folder, address):
        self.program, self.home, self.address = os.path.abspath(program), pathlib.Path(folder), address
        self.home.mkdir(parents=True)
        homes = {f"XDG_{name}_HOME": str(self.home / name.lower()) for name in ("CONFIG", "DATA", "STATE")}
        kept = {name: value for name, value in os.environ.items() if not name.startswith("KIF_") or name == "KIF_SCENE_TEXT"}
        self.environment = kept | homes | {"HOME": str(self.home), "LC_ALL": "C.UTF-8"}
        self.output = ""

    def start(self, *arguments, wrapper=(), **options):
        """Starts a command, in a group of its own. Returns the process."""
        return subprocess.Popen(
            [*wrapper, self.program, *arguments], env=self.environment, cwd=self.home, stdin=subprocess.PIPE,
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, errors="replace", start_new_session=True, **options)

    def run(self, *arguments, typed="", wrapper=()):
        """Runs a command. Returns its status and what it wrote on standard output; `output` has also what it said."""
        process = self.start(*arguments, wrapper=wrapper)
        try:
            output, said = process.communicate(typed, timeout=120)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            raise AssertionError(f"kif-scan {' '.join(arguments)}: it does not end") from None
        self.output = output + said
        if process.returncode < 0 or process.returncode >= 128 or "Fatal error" in said:
            raise AssertionError(f"kif-scan {' '.join(arguments)}: status {process.returncode}: {said[:3000]}")
        if ESCAPE.search(self.output):
            raise AssertionError(f"kif-scan {' '.join(arguments)}: a control character is printed: {self.output!r}")
        return process.returncode, output

    def does(self, *arguments, **options):
        """Runs a command that has to work. Returns what it wrote."""
        status, output = self.run(*arguments, **options)
        if status:
            raise AssertionError(f"kif-scan {' '.join(arguments)}: status {status}: {self.output[-2000:]}")
        return output

    def objects(self, *arguments):
        """The objects that a command writes in JSON."""
        return [json.loads(line) for line in self.does(*arguments, "--json").splitlines()]

    def login(self, client):
        """Signs in with a code of this person's device."""
        return self.does("login", "--server", self.address, typed=code(client))

    def ends(self, status, *arguments, typed=""):
        """A command ends with this status and one line. Returns that."""
        found, _ = self.run(*arguments, typed=typed)
        equal(f"{' '.join(arguments)}: {self.output.strip()}", (found, self.output.count("\n")), (status, 1))
        return self.output

    def sync(self, *arguments):
        """What an exchange says."""
        return self.objects("sync", *arguments)[0]

    def items(self):
        """Everything that `list` shows, by the items' ids."""
        return {item["id"]: item for item in self.objects("list", "--all")}

    def named(self, name):
        """The item with this name; nil for none."""
        return next((item for item in self.items().values() if item["name"] == name), None)

    def history(self):
        return [seen(entry) for entry in self.objects("history", "--limit", "100000")]

    @property
    def copy(self):
        """The file of the copy."""
        found = list((self.home / "data/kif/servers").glob("*.sqlite"))
        if len(found) != 1:
            raise AssertionError(f"copies: {found}")
        return found[0]


def code(client):
    """What a person types who signs in on another device."""
    status, _, made = client.post("me/devices")
    if status != 201:
        raise AssertionError(f"POST me/devices: {status} {made}")
    return made["code"] + "\n"


def seen(entry):
    """What all who have a household see of an entry of its history."""
    names = ("id", "action", "amount", "undone", "undoes", "day", "changes")
    return {name: entry[name] for name in names} | {"items": sorted(item["id"] for item in entry["items"])}


class Network:
    """A way to a server on which something may go wrong: `fault` is called with the handler of each request and its body.

    Without a fault requests and answers pass. `requests` has their paths and bodies, `answers` the lengths of what came back, and
    `bytes` what went either way, with headers.
    """

    def __init__(self, server):
        self.server, self.fault, self.requests, self.answers, self.bytes = server, None, [], [], [0, 0]
        self.released = threading.Event()
        network = self

        class Handler(listening.Handler):
            protocol_version = "HTTP/1.1"

            def handle_any(self):
                body = self.body()
                network.requests.append((self.path, body))
                try:
                    (network.fault or passes)(self, body)
                except BROKEN:
                    self.close_connection = True

            do_GET = do_POST = do_DELETE = do_PUT = handle_any

            def forward(self, body, **changed):
                """Asks the server. Returns status, headers and the bytes of its answer."""
                headers = {name: value for name, value in self.headers.items() if name.lower() != "connection"} | changed
                with contextlib.closing(http.client.HTTPConnection("127.0.0.1", network.server.port, timeout=60)) as connection:
                    connection.request(self.command, self.path, body or None, headers)
                    answer = connection.getresponse()
                    return answer.status, answer.headers, answer.read()

            def reply(self, status, headers, content, cut=None):
                """Answers; with `cut` only so much of it, and then the connection ends."""
                self.send_response(status)
                for name, value in headers.items():
                    if name.lower() not in ("content-length", "connection", "transfer-encoding", "date", "server"):
                        self.send_header(name, value)
                self.send_header("Content-Length", str(len(content)))
                self.end_headers()
                network.bytes[0] += len(str(self.headers)) + int(self.headers.get("Content-Length") or 0)
                network.bytes[1] += len(str(headers)) + len(content)
                network.answers.append(len(content))
                self.wfile.write(content[:cut])
                self.close_connection = cut is not None

            def drop(self):
                self.close_connection = True

        self.listener = listening.Listener(Handler)
        self.address = self.listener.address

    def stop(self):
        self.released.set()
        self.listener.shutdown()
        self.listener.server_close()

    @contextlib.contextmanager
    def failing(self, fault):
        """Inside, requests meet with a fault."""
        self.fault = fault
        try:
            yield
        finally:
            self.fault = None

    def offline(self):
        """Inside, nobody is there."""
        return self.failing(away)


def passes(handler, body):
    handler.reply(*handler.forward(body))


def away(handler, _):
    """Nobody is there."""
    handler.drop()


def loses_answer(handler, body):
    handler.forward(body)
    handler.drop()


def doubles(handler, body):
    handler.forward(body)
    passes(handler, body)


def cuts(share):
    def fault(handler, body):
        status, headers, content = handler.forward(body)
        handler.reply(status, headers, content, cut=int(len(content) * share))
    return fault


def delays(seconds):
    def fault(handler, body):
        time.sleep(seconds)
        passes(handler, body)
    return fault


def swallows(network):
    def fault(handler, _):
        network.released.wait()
        handler.drop()
    return fault


def says(status, content=b"", kind="text/html", **headers):
    """Something else answers."""
    def fault(handler, _):
        handler.reply(status, {"Content-Type": kind} | {name.replace("_", "-"): value for name, value in headers.items()}, content)
    return fault


def problem(status, code, **fields):
    body = {"type": "about:blank", "status": status, "code": code, "title": "x"} | fields
    return says(status, json.dumps(body).encode(), "application/problem+json")


def spoils(change):
    """The server's answers to exchanges are changed: `change` gets what the JSON has, and returns what it has then."""
    def fault(handler, body):
        status, headers, content = handler.forward(body, **{"Accept-Encoding": "identity"})
        if status == 200 and handler.path.endswith("/sync"):
            changed = change(json.loads(content))
            content = changed if isinstance(changed, bytes) else json.dumps(changed).encode()
        handler.reply(status, headers, content)
    return fault


def packed(fault):
    """The same, in gzip's format."""
    def other(handler, body):
        reply = handler.reply
        handler.reply = lambda status, headers, content, cut=None: reply(
            status, dict(headers.items()) | {"Content-Encoding": "gzip"}, gzip.compress(content), cut)
        fault(handler, body)
    return other


class House:
    """A server with two people, and machines that copy its household: the owner's laptop and desktop, and Ben's."""

    def __init__(self, server, folder, program):
        self.server, self.folder, self.program = server, pathlib.Path(folder), program
        self.network = Network(server)
        self.owner = Client(server).sign_in(server.code())
        self.owner.patch("me", {"name": "Ann"})
        self.ben = self.owner.invited("Ben")
        self.machines = {}

    def machine(self, name, client, network=None):
        """A machine of a person that has copied the household."""
        machine = Machine(self.program, self.folder / name, (network or self.network).address)
        machine.login(client)
        self.machines[name] = machine
        return machine

    def on_server(self, *arguments):
        status, text = self.server.run(*arguments, "--json")
        if status:
            raise AssertionError(f"{arguments} on the server: {status} {text}")
        return [json.loads(line) for line in text.splitlines() if line.startswith("{")]

    def items(self):
        """Everything that `list` shows on the server's machine, by the items' ids."""
        return {item["id"]: item for item in self.on_server("list", "--all")}

    def differences(self):
        """Between what the server and the machines show once all have exchanged; empty when it is the same."""
        for _ in range(2):
            waiting = {name: machine.sync()["waiting"] for name, machine in self.machines.items()}
        found = [f"{name}: {count} wait" for name, count in waiting.items() if count]
        items = self.items()
        history = [seen(entry) for entry in self.on_server("history", "--limit", "100000")]
        ids = [entry["id"] for entry in history]
        found += [f"twice in the history: {id}" for id in set(ids) if ids.count(id) > 1]
        for name, machine in self.machines.items():
            own = machine.items()
            for id in own.keys() | items.keys():
                mine, theirs = own.get(id) or {}, items.get(id) or {}
                other = {key: (mine.get(key), theirs.get(key)) for key in mine | theirs if mine.get(key) != theirs.get(key)}
                found += [f"{name}: {other}"] if other else []
            past = machine.history()
            if past != history:
                mine, theirs = ([entry for entry in one if entry not in other][:2] for one, other in ((past, history), (history, past)))
                found.append(f"{name}: history: {mine} instead of {theirs}, {len(past)} entries and {len(history)}")
        return found


@contextlib.contextmanager
def house(*options):
    """A server, and a household with a few things in it."""
    with prepared(*options) as server, tempfile.TemporaryDirectory(prefix="kif-copies-") as folder:
        server.start()
        made = House(server, folder, sys.argv[1])
        try:
            for name, packs in (("Milk", 3), ("Rice", 9), ("Tea", 5), ("Flour", 2)):
                made.owner.change("add", name=name, packs=packs, expiry="2030-03-01", place="Shelf")
            yield made
        finally:
            made.network.stop()


def same(house, what="all show the same"):
    equal(what, house.differences(), [])
