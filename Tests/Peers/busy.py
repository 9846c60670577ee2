"""Pages and machines with copies that exchange with servers all the time, for the tests of what a restored backup loses."""
import contextlib
import sys
import threading
import time

from copy_client import Machine
from server_client import BROKEN, change
from server_steps import equal


class Busy:
    """Does something again and again, in the background. `faults` has the answers that nobody expects."""

    def __init__(self, name):
        self.name, self.count, self.faults, self.is_over = name, 0, [], threading.Event()
        self.thread = threading.Thread(target=self.go_on, daemon=True)

    def go_on(self):
        while not self.is_over.is_set():
            self.count += 1
            self.work()

    def end(self):
        self.is_over.set()
        self.thread.join()


class BusyPage(Busy):
    """What a page does: it shows the list, and sends what waits until it is answered."""

    def __init__(self, client, name):
        super().__init__(name)
        self.client, self.open = client, []

    def work(self):
        self.open.append(change("add", name=f"{self.name} {self.count}"))
        self.ask()
        time.sleep(0.15)

    def ask(self):
        with contextlib.suppress(*BROKEN):
            self.judge(*self.client.get(self.client.inside("items")))
            for wanted in list(self.open):
                if self.judge(*self.client.post(self.client.inside("changes"), [wanted])):
                    self.open.remove(wanted)

    def judge(self, status, headers, content):
        """Whether it is what was asked for, or else a server that is not ready, in the form of its own."""
        is_own = str(headers.get("Content-Type")).startswith("application/problem+json")
        if status != 200 and not (status == 503 and is_own):
            self.faults.append((status, content))
        return status == 200


class BusyMachine(Busy):
    """A machine with a copy, on which somebody adds things and exchanges."""

    def __init__(self, folder, name, address, client):
        super().__init__(name)
        self.machine = Machine(sys.argv[1], folder, address)
        self.machine.login(client)

    def work(self):
        self.machine.does("add", f"{self.name} {self.count}")
        status, _ = self.machine.run("sync", "--json")
        if status not in (0, 75):
            self.faults.append((status, self.machine.output))

    def names(self):
        return {item["name"] for item in self.machine.items().values()}


def nothing_lost(what, held, owner, machines, pages):
    """All that copies had when the backup was put back is at the server again, and everybody is still signed in."""
    time.sleep(2)
    for _ in range(2):
        for each in machines:
            each.machine.run("sync")
    equal(f"{what}: of {len(held)} things that copies had none is nowhere", sorted(held - set(owner.items())), [])
    for each in machines + pages:
        equal(f"{each.name}: nobody is signed out, or taken for no member", each.faults, [])


def at_rest(owner, machines, pages):
    """All have ended, and have the same."""
    for each in machines + pages:
        each.end()
    for page in pages:
        page.ask()
        equal(f"{page.name}: nothing waits", page.open, [])
    for _ in range(2):
        reports = [each.machine.sync() for each in machines]
    equal("nothing waits, is refused or is kept apart",
          [(one["waiting"], one["refused"], one["kept"]) for one in reports], [(0, [], [])] * len(machines))
    now = set(owner.items())
    for each in machines:
        equal(f"{each.name} shows what the server has", each.names(), now)
