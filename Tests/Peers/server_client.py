"""Starts `kif-scan serve` and talks to it: for the tests beside this file, which import it."""
import contextlib
import datetime
import http.client
import json
import os
import pathlib
import re
import signal
import socket
import subprocess
import threading
import time
import urllib.parse
import uuid

CODE = re.compile(r"/#([0-9A-Z]{5}-[0-9A-Z]{5})\b")
BROKEN = (OSError, http.client.HTTPException)  # what a connection that ends raises


class Server:
    """A server with a database and a session of its own in `folder`. Without a program it is the one in KIF_SCAN."""

    def __init__(self, program, folder, *options):
        self.program = os.path.abspath(program or os.environ["KIF_SCAN"])
        self.folder, self.options = pathlib.Path(folder), options
        self.database = self.folder / "kif.sqlite"
        self.place = ["--database", self.database]
        homes = {f"XDG_{name}_HOME": str(self.folder / name.lower()) for name in ("CONFIG", "DATA", "STATE")}
        self.environment = {name: value for name, value in os.environ.items() if name not in ("KIF_DATABASE", "KIF_HOUSEHOLD")} | homes
        self.process = self.address = self.host = self.port = None
        self.lines = []

    def start(self, seconds=30):
        """Starts it and waits for the line with its address. Returns the seconds that took."""
        began, self.lines, heard = time.monotonic(), [], threading.Event()
        port = str(free_port()) if "--public-url" in self.options else "0"
        with open(self.folder / "server.log", "ab") as log:
            self.process = subprocess.Popen(
                [self.program, "serve", "--port", port, *self.place, *self.options], env=self.environment,
                stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=log, text=True, errors="replace", start_new_session=True)

        def listen(output, lines):
            for line in output:
                lines.append(line)
                heard.set()
            heard.set()

        threading.Thread(target=listen, args=(self.process.stdout, self.lines), daemon=True).start()
        heard.wait(seconds)
        found = re.search(r"https?://[^\s:]+(?::([0-9]+))?", self.lines[0] if self.lines else "")
        if not found:
            raise AssertionError(f"no address in the first line of serve: {self.lines[:1]}; it says: {self.log()}")
        # On the network, or behind a proxy, it says another address.
        self.host, self.port = "127.0.0.1", int(port) or int(found.group(1))
        self.address = f"http://{self.host}:{self.port}"
        return time.monotonic() - began

    def stop(self, seconds=20):
        """Asks it to end. Returns its exit status, or None if it takes longer than `seconds`, and it is killed then."""
        self.process.send_signal(signal.SIGTERM)
        try:
            return self.process.wait(seconds)
        except subprocess.TimeoutExpired:
            return None
        finally:
            self.kill()

    def kill(self):
        """Kills it and its workers."""
        if self.process:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
            self.process = None

    def run(self, *arguments):
        """A command on the server's machine, with the same database. Returns its status and what it wrote."""
        done = subprocess.run(
            [self.program, *arguments, *self.place], env=self.environment, stdin=subprocess.DEVNULL,
            capture_output=True, text=True, errors="replace", timeout=120)
        return done.returncode, done.stdout + done.stderr

    def code(self):
        """A new set-up code."""
        status, text = self.run("serve", "--code")
        found = CODE.search(text)
        if status or not found:
            raise AssertionError(f"serve --code: status {status}: {text}")
        return found.group(1)

    def log(self):
        """The end of what it wrote for people."""
        path = self.folder / "server.log"
        return path.read_text(errors="replace")[-2000:] if path.exists() else ""


def free_port():
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return free.getsockname()[1]


class Client:
    """A device. Requests of several threads at once are fine: each has its own connection."""

    def __init__(self, server, token=None):
        self.server, self.token, self.me, self.household = server, token, None, None

    def sign_in(self, code, name=None):
        """Signs in with a set-up or device code, or with an invitation as a new person called `name`."""
        return self.enter("auth/code", {"code": code} | ({"name": name} if name else {}))

    def guest(self, name=None):
        return self.enter("auth/guest", {"name": name} if name else {})

    def enter(self, path, body):
        """Signs in by one of the routes for that."""
        status, _, self.me = self.post(path, body, {"Accept-Token": "1"})
        if status != 200:
            raise AssertionError(f"POST {path}: {status} {self.me}")
        self.token = self.me.pop("token")
        self.household = next((household["id"] for household in self.me["households"]), None)
        return self

    def another_device(self):
        """The same person on another device."""
        status, _, made = self.post("me/devices")
        if status != 201:
            raise AssertionError(f"POST me/devices: {status} {made}")
        other = Client(self.server).sign_in(made["code"])
        other.household = self.household
        return other

    def invited(self, name):
        """A new person who joins the household with an invitation."""
        status, _, invitation = self.post(self.inside("invitations"))
        if status != 201:
            raise AssertionError(f"POST invitations: {status} {invitation}")
        other = Client(self.server).sign_in(invitation["code"], name)
        other.household = self.household
        return other

    def inside(self, path=""):
        """The path of something in the household."""
        return f"households/{self.household}" + ("/" + path if path else "")

    def send(self, method, path, body=None, headers=None, seconds=30):
        """Status, headers and the bytes of an answer. A body that is not bytes or an iterator of them is sent as JSON."""
        headers = dict(headers or {})
        if body is not None and not isinstance(body, bytes) and not hasattr(body, "__next__"):
            body = json.dumps(body).encode()
        if body is not None:
            headers.setdefault("Content-Type", "application/json")
        if self.token:
            headers.setdefault("Authorization", "Bearer " + self.token)
        with contextlib.closing(http.client.HTTPConnection(self.server.host, self.server.port, timeout=seconds)) as connection:
            connection.request(method, path if path.startswith("/") else "/v1/" + path, body, headers)
            answer = connection.getresponse()
            return answer.status, answer.headers, answer.read()

    def request(self, *arguments, **options):
        """As `send`, with what JSON contains in place of its bytes."""
        status, headers, content = self.send(*arguments, **options)
        if content and "json" in (headers.get("Content-Type") or ""):
            content = json.loads(content)
        return status, headers, content

    def get(self, path, headers=None, **query):
        return self.request("GET", path + ("?" + urllib.parse.urlencode(query) if query else ""), None, headers)

    def post(self, path, body=None, headers=None):
        return self.request("POST", path, body, headers)

    def put(self, path, body, headers=None):
        return self.request("PUT", path, body, headers)

    def patch(self, path, body, headers=None):
        return self.request("PATCH", path, body, headers)

    def delete(self, path, headers=None):
        return self.request("DELETE", path, None, headers)

    def items(self, **query):
        """The items of the household by their names."""
        return {item["name"]: item for item in self.get(self.inside("items"), **query)[2]["items"]}

    def saw(self):
        """What a change says that its maker saw, if that is the list as it is now."""
        content = self.get(self.inside("items"))[2]
        return {"seen": content["number"], "copy": content["copy"]}

    def change(self, do, **values):
        """Asks for one change. Returns its outcome."""
        status, _, content = self.post(self.inside("changes"), [change(do, **values)])
        if status != 200:
            raise AssertionError(f"{do} {values}: {status} {content}")
        return content[0]

    def photo(self, data, kind="image/jpeg"):
        return self.put(self.inside("scans"), data, {"Content-Type": kind})

    def scan(self, scan, seconds=20):
        """The scan once it is done, or as it is after `seconds`."""
        until = time.monotonic() + seconds
        while True:
            content = self.get(self.inside("scans/" + scan))[2]
            if content.get("stage") in ("saved", "failed") or time.monotonic() > until:
                return content
            time.sleep(0.1)

    def events(self, seconds=30):
        """The events, as (event, data, id), until the stream ends or says nothing for `seconds`."""
        connection = http.client.HTTPConnection(self.server.host, self.server.port, timeout=seconds)
        with contextlib.closing(connection):
            connection.request("GET", "/v1/events", headers={"Authorization": "Bearer " + self.token, "Accept": "text/event-stream"})
            answer = connection.getresponse()
            if answer.status != 200:
                raise AssertionError(f"GET events: {answer.status} {answer.read()}")
            fields = {}
            with contextlib.suppress(*BROKEN):
                while line := answer.readline():
                    name, _, value = line.decode().rstrip("\r\n").partition(":")
                    if line.strip():
                        fields[name] = value.removeprefix(" ")  # a comment is a field without a name
                        continue
                    if "event" in fields:
                        yield fields["event"], json.loads(fields.get("data") or "{}"), fields.get("id")
                    fields = {}


class Listener:
    """Collects the events of a client in the background."""

    def __init__(self, client):
        self.events, self.changed, self.ended = [], threading.Condition(), threading.Event()
        threading.Thread(target=self.listen, args=(client,), daemon=True).start()

    def listen(self, client):
        with contextlib.suppress(AssertionError, *BROKEN):
            for event in client.events():
                with self.changed:
                    self.events.append(event)
                    self.changed.notify_all()
        self.ended.set()

    def wait(self, name, seconds, **least):
        """The first event of that name whose data has at least these values; None if it does not come in time."""
        def found():
            return next((data for event, data, _ in self.events if event == name
                         and all(data.get(key, -1) >= value for key, value in least.items())), None)

        with self.changed:
            self.changed.wait_for(lambda: found() is not None, seconds)
            return found()


def change(do, **values):
    return {"id": str(uuid.uuid4()), "do": do, "day": datetime.date.today().isoformat()} | values


def at_once(functions):
    """Calls the functions at the same time, each in a thread. Returns their results; what one of them raises is raised."""
    results, ready = [None] * len(functions), threading.Barrier(len(functions))

    def call(index, function):
        ready.wait()
        try:
            results[index] = function()
        except Exception as error:
            results[index] = error

    threads = [threading.Thread(target=call, args=pair, daemon=True) for pair in enumerate(functions)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for result in results:
        if isinstance(result, Exception):
            raise result
    return results
