"""Copies of a household on other machines: what they cost beside the same without copies.

What is judged are ratios of CPU seconds within this run: of commands as the system counts them, of the server from /proc. The network
between is a proxy in Python that counts requests and bytes, whose own time does not count.
"""
import contextlib
import os
import pathlib
import re
import sqlite3
import statistics
import sys
import tempfile
import time

from .running import run
from .speed import filled
from .tables import judged, table

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Tests/Peers"))
from copy_client import Machine, Network, away  # noqa: E402
from server_client import Client, Server  # noqa: E402

HEADER = ["value", "ratio", "bar", "met"]
ROUNDS = 15
WAITING = 1_000
SIZES = (10_000, 100_000)


def measure(arguments):
    """Yields a table for each part."""
    for part in (small, waiting, first_copies):
        yield table([part.__doc__, *HEADER], list(part(arguments)))
    if arguments.before:
        yield table([imports.__doc__, *HEADER], list(imports(arguments)))


class Bench:
    """A server with so many items, and the network to it."""

    def __init__(self, arguments, folder, items):
        self.folder, self.program = pathlib.Path(folder), arguments.kif
        self.server = Server(arguments.kif, self.folder)
        self.filling = fill(arguments.kif, self.server.database, items, self.server.environment)
        self.server.start()
        self.owner, self.network = Client(self.server).sign_in(self.server.code()), Network(self.server)

    def machine(self, name):
        """A machine that has copied the household, and what that cost it."""
        machine = Machine(self.program, self.folder / name, self.network.address)
        code = self.owner.post("me/devices")[2]["code"]
        return machine, cost(machine, "login", "--server", machine.address, data=code.encode() + b"\n")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.network.stop()
        self.server.kill()


def fill(program, database, count, environment):
    """Imports items into a new database. Returns what that cost."""
    path = pathlib.Path(str(database) + ".csv")
    path.write_text("name,quantity,expiryDate,place\n" + "".join(
        f"Product {number},900,2030-0{number % 9 + 1}-12,Cellar {number % 7}\n" for number in range(count)))
    done = run([program, "import-items", path, "--database", database], environment=environment)
    if done.status:
        raise AssertionError(f"import-items: {done.status}")
    return done


def cost(machine, *command, data=None):
    """What a command on a machine costs, which has to work."""
    done = run([machine.program, *command], data, environment=machine.environment)
    if done.status:
        raise AssertionError(f"{command}: {done.status}")
    return done


def processor_time(server):
    """The CPU seconds of a server until now."""
    fields = pathlib.Path(f"/proc/{server.process.pid}/stat").read_text().rpartition(")")[2].split()
    return sum(map(int, fields[11:13])) / os.sysconf("SC_CLK_TCK")


def memory(server, name):
    """MB of a server: VmRSS now, VmHWM at most."""
    return int(re.search(rf"^{name}:\s+([0-9]+)", pathlib.Path(f"/proc/{server.process.pid}/status").read_text(), re.M)[1]) / 1024


def median(runs):
    return statistics.median(one.cpu for one in runs)


def small(arguments):
    """one command, 1,000 items"""
    with tempfile.TemporaryDirectory() as folder, Bench(arguments, folder, 1_000) as bench:
        machine, _ = bench.machine("laptop")
        plain = Machine(bench.program, bench.folder / "plain", "")
        filled_plain = plain.home / "data/kif/kif.sqlite"
        filled_plain.parent.mkdir(parents=True)
        fill(bench.program, filled_plain, 1_000, plain.environment)
        cost(machine, "sync")

        with_exchange, without, requests = [], [], []
        for _ in range(ROUNDS):
            forget(machine)
            before = len(bench.network.requests)
            with_exchange.append(cost(machine, "list"))
            requests.append(len(bench.network.requests) - before)
            without.append(cost(machine, "list"))
        if 0 in requests:
            raise AssertionError("list made no exchange")
        yield judged("requests of `list` with nothing new", max(requests), bar=1)
        yield judged("bytes of the answer", max(bench.network.answers[-ROUNDS:]), bar=400)
        yield judged("CPU s of `list`", median(without), 1)
        yield judged("with an exchange", median(with_exchange), median(with_exchange) / median(without), 1.3)

        sizes = list(bench.network.bytes)
        cost(machine, "eat", "Product 3", "1")
        there, back = (now - then for now, then in zip(bench.network.bytes, sizes, strict=True))
        yield judged("bytes of an `eat` there, with headers", there, bar=3 << 10)
        yield judged("and back", back, bar=4 << 10)

        bench.network.stop()  # nobody listens there any more
        pairs = [(cost(plain, "eat", "Product 5", "1"), cost(machine, "eat", "Product 5", "1")) for _ in range(ROUNDS)]
        own, copied = ([pair[side] for pair in pairs] for side in (0, 1))
        yield judged("CPU s of `eat` without a copy", median(own), 1)
        yield judged("on a copy, offline", median(copied), median(copied) / median(own), 1.2)
        usual = statistics.median(one.wall for one in own)
        yield judged("seconds that the first `eat` without the server takes longer", copied[0].wall - usual, bar=1)
        yield judged("and the next ones", statistics.median(one.wall for one in copied[1:]) - usual, bar=0.05)


def forget(machine):
    """Makes the last exchange older than a minute."""
    with contextlib.closing(sqlite3.connect(machine.copy)) as database, database:
        database.execute("UPDATE server SET reachedAt = reachedAt - 3600")


def waiting(arguments):
    """1,000 changes that waited"""
    with tempfile.TemporaryDirectory() as folder, Bench(arguments, folder, 1_000) as bench:
        machine, _ = bench.machine("laptop")
        bench.network.fault = away
        making = sum(cost(machine, "eat", f"Product {number}", "1").cpu for number in range(WAITING))
        bench.network.fault, before, requests = None, processor_time(bench.server), len(bench.network.requests)
        sending = cost(machine, "sync")
        server = processor_time(bench.server) - before
        left = machine.sync()["waiting"]
        if left:
            raise AssertionError(f"{left} wait")
        yield judged("CPU s of making them by commands", making, 1)
        yield judged("of `sync`, on the machine", sending.cpu)
        yield judged("and on the server", server)
        yield judged("together", sending.cpu + server, (sending.cpu + server) / making, 3)
        yield judged("requests", len(bench.network.requests) - requests)


def first_copies(arguments):
    """the first copy"""
    peaks = []
    for size in SIZES:
        with tempfile.TemporaryDirectory() as folder, Bench(arguments, folder, size) as bench:
            bench.owner.get("me")
            base, before = memory(bench.server, "VmRSS"), processor_time(bench.server)
            began = time.monotonic()
            machine, login = bench.machine("laptop")
            wall = time.monotonic() - began
            server = processor_time(bench.server) - before
            # What this program itself takes counts as the least that a command takes: it holds no list of the items.
            plain = cost(machine, "whoami").peak
            more = ((login.peak - plain) / 1024, memory(bench.server, "VmHWM") - base)
            count = cost(machine, "list", "--format", "{id}").output.count(b"\n")
            if count != size:
                raise AssertionError(f"{count} items instead of {size}")
            peaks.append(more)
            yield judged(f"CPU s of `import-items`, {size:,} items", bench.filling.cpu, 1)
            yield judged("of `login`, machine and server", login.cpu + server, (login.cpu + server) / bench.filling.cpu, 3)
            yield judged(f"MB more than `whoami` ({wall:.1f} s)", more[0], bar=60)
            yield judged("MB more than before on the server", more[1], bar=60)
    for what, *values in zip(("on the machine", "on the server"), *peaks, strict=True):
        yield judged(f"MB more with {SIZES[1]:,} than with {SIZES[0]:,} items, {what}", values[1], values[1] / max(1, values[0]), 1.2)


def imports(arguments):
    """`import-items` of 10,000 items, CPU s without copies"""
    times = {program: [] for program in (os.path.abspath(arguments.before), arguments.kif)}
    with tempfile.TemporaryDirectory() as folder:
        for number in range(7):
            for place, program in enumerate(times):
                database = pathlib.Path(folder, f"{number}-{place}.sqlite")
                filled(program, database, 1)
                times[program].append(fill(program, database, 10_000, {}).cpu)
    before, now = (statistics.median(one) for one in times.values())
    yield judged("before", before, 1)
    yield judged("now", now, now / before, 1.03)
