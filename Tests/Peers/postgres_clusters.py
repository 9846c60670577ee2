"""PostgreSQL servers of their own for the tests beside this file, which import it: alone, or with a synchronous standby."""
import contextlib
import os
import pathlib
import pwd
import shutil
import signal
import subprocess
import tempfile
import time

from server_client import free_port
from server_steps import Failure

SCHEMA = pathlib.Path(__file__).resolve().parents[2] / "Sources/Data/Postgres/schema.sql"
LOGINS = ("kif_app", "kif_accounts")
PASSWORD = "a password: with \\ and colons"
# Programs that refuse to run as root run as this user.
OWNER = {"user": "postgres", "group": "postgres", "extra_groups": []} if os.getuid() == 0 else {}


def program(name):
    """The path of a program of the newest PostgreSQL that is installed."""
    found = sorted(pathlib.Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), key=lambda path: int(path.parts[4]))
    if not found:
        raise Failure(f"{name} is not installed")
    return str(found[-1])


def end(process, sign):
    with contextlib.suppress(ProcessLookupError):
        os.kill(process, sign)


def is_running(process):
    with contextlib.suppress(OSError):
        return pathlib.Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    return False


class Cluster:
    """One server: its files in a folder of its own, on a socket there and on a port of this machine."""

    def __init__(self, folder, name, settings):
        self.folder, self.name, self.settings, self.port = pathlib.Path(folder), name, settings, free_port()
        self.data = self.folder / name

    def run(self, name, *arguments, check=True, text=None, seconds=120):
        done = subprocess.run([program(name), *map(str, arguments)], input=text, capture_output=True, text=True, cwd="/",
                              timeout=seconds, **OWNER)
        if check and done.returncode:
            raise Failure(f"{name} {arguments}: {done.stdout}{done.stderr}")
        return done.stdout

    def make(self):
        self.run("initdb", "--pgdata", self.data, "--username=postgres", "--auth-local=trust", "--auth-host=scram-sha-256",
                 "--encoding=UTF8", "--locale=C.UTF-8", "--no-sync")
        return self.configured()

    def configured(self):
        settings = {"port": self.port, "listen_addresses": "127.0.0.1", "unix_socket_directories": self.folder,
                    "max_connections": 200, "shared_buffers": "64MB"} | self.settings
        with open(self.data / "postgresql.conf", "a", encoding="utf-8") as file:
            file.writelines(f"{key} = '{value}'\n" for key, value in settings.items())
        return self

    def copy(self, primary):
        """Makes this one a standby of another server."""
        self.run("pg_basebackup", "--pgdata", self.data, "--host", self.folder, "--port", primary.port, "--username=postgres",
                 "--write-recovery-conf", "--checkpoint=fast", "--no-sync", "--dbname", f"application_name={self.name}")
        return self.configured()

    def start(self):
        self.run("pg_ctl", "--pgdata", self.data, "--log", self.folder / f"{self.name}.log", "--timeout=60", "--wait", "start")
        return self

    def stop(self, mode="immediate"):
        self.run("pg_ctl", "--pgdata", self.data, "--mode", mode, "--wait", "stop", check=False)

    def processes(self):
        """The ids of the first process, and of all others that it has started."""
        with contextlib.suppress(OSError, ValueError, IndexError):
            first = int((self.data / "postmaster.pid").read_text().split()[0])
            found = [first]
            for status in pathlib.Path("/proc").glob("[0-9]*/stat"):
                with contextlib.suppress(OSError):
                    fields = status.read_text().rpartition(")")[2].split()
                    if int(fields[1]) == first:
                        found.append(int(status.parent.name))
            return found
        return []

    def kill(self):
        """As when the machine fails: all processes end at once."""
        processes = self.processes()
        for process in processes[:1]:  # One that is stopped starts no others.
            end(process, signal.SIGSTOP)
        for process in {*processes, *self.processes()}:
            end(process, signal.SIGKILL)
        until = time.monotonic() + 10
        while any(map(is_running, processes)) and time.monotonic() < until:
            time.sleep(0.01)
        # A process that has ended counts as one that runs for as long as its parent does not look at it.
        for lock in (self.data / "postmaster.pid", self.folder / f".s.PGSQL.{self.port}.lock"):
            lock.unlink(missing_ok=True)

    def freeze(self):
        """As when the machine hangs: nothing answers any more, but all connections stay."""
        for process in self.processes():
            end(process, signal.SIGSTOP)

    def promote(self):
        """Makes a standby the primary. Returns the seconds that took."""
        began = time.monotonic()
        self.run("pg_ctl", "--pgdata", self.data, "--wait", "promote")
        return time.monotonic() - began

    def is_accepting(self):
        done = subprocess.run([program("pg_isready"), "--quiet", "--host", self.folder, "--port", str(self.port)], cwd="/", **OWNER)
        return done.returncode == 0

    def sql(self, statements, database="kif", check=True):
        """Runs statements as the superuser. Returns the rows, as lists of texts."""
        text = self.run("psql", "--no-psqlrc", "--quiet", "--tuples-only", "--no-align", "--field-separator=\x1f",
                        "--record-separator=\x1e", "--set=ON_ERROR_STOP=1", "--host", self.folder, "--port", self.port,
                        "--username=postgres", "--dbname", database, text=statements, check=check)
        return [row.split("\x1f") for row in text.removesuffix("\n").split("\x1e") if row]

    def log(self):
        path = self.folder / f"{self.name}.log"
        return path.read_text(errors="replace")[-2000:] if path.exists() else ""


class Clusters:
    """A primary, and where it is asked for a synchronous standby, with the tables of kif-scan."""

    def __init__(self, folder, standby=False, **settings):
        self.folder = pathlib.Path(folder)
        self.settings = {"fsync": "off"} | settings
        self.primary = Cluster(folder, "one", self.settings).make().start()
        self.all = [self.primary]
        self.primary.sql("CREATE DATABASE kif", "postgres")
        self.primary.sql(SCHEMA.read_text(encoding="utf-8"))
        quoted = PASSWORD.replace("'", "''")
        for login in LOGINS:
            self.primary.sql(f"ALTER ROLE {login} PASSWORD '{quoted}'")
        self.failed = None
        self.standby = self.add_standby("two") if standby else None

    def add_standby(self, name):
        """A standby of the primary, without which it commits nothing from now on."""
        standby = Cluster(self.folder, name, self.settings)
        self.all.append(standby)
        return self.follow(standby)

    def follow(self, standby):
        """Lets a server begin as the standby."""
        standby.copy(self.primary).start()
        self.primary.sql(f"ALTER SYSTEM SET synchronous_standby_names = '{standby.name}'")
        self.primary.sql("SELECT pg_reload_conf()")
        until = time.monotonic() + 30
        while self.primary.sql("SELECT sync_state FROM pg_stat_replication") != [["sync"]]:
            if time.monotonic() > until:
                raise Failure("the standby is not synchronous")
            time.sleep(0.05)
        return standby

    def fail_over(self, freezes=False):
        """Kills the primary, or freezes it for good, and makes the standby the primary, which waits for none. Returns the seconds
        that took."""
        began, failed = time.monotonic(), self.primary
        if freezes:
            failed.freeze()
        else:
            failed.kill()
        self.standby.promote()
        self.primary, self.standby, self.failed = self.standby, None, failed
        self.primary.sql("ALTER SYSTEM RESET synchronous_standby_names")
        self.primary.sql("SELECT pg_reload_conf()")
        return time.monotonic() - began

    def restore_standby(self):
        """Makes the server that failed the standby of the other."""
        self.failed.kill()
        shutil.rmtree(self.failed.data)
        self.standby = self.follow(self.failed)

    @property
    def address(self):
        """All servers, for KIF_POSTGRES."""
        hosts = ",".join(f"127.0.0.1:{cluster.port}" for cluster in self.all)
        return f"postgresql://{hosts}/kif?sslmode=disable"

    def passwords(self, folder):
        """A file for KIF_POSTGRES_PASSWORDS, in a folder of whoever runs the tests."""
        path = pathlib.Path(folder, "passwords")
        escaped = PASSWORD.replace("\\", "\\\\").replace(":", "\\:")
        path.write_text("".join(f"*:*:*:{login}:{escaped}\n" for login in LOGINS))
        path.chmod(0o600)
        return path

    def stop(self):
        for cluster in self.all:
            cluster.stop()


@contextlib.contextmanager
def clusters(standby=False, **settings):
    """Servers that go with their files afterwards."""
    folder = tempfile.mkdtemp(prefix="kif-postgres-")
    running = None
    try:
        if OWNER:
            owner = pwd.getpwnam("postgres")
            os.chown(folder, owner.pw_uid, owner.pw_gid)
        running = Clusters(folder, standby, **settings)
        yield running
    except BaseException:
        for log in sorted(pathlib.Path(folder).glob("*.log")):
            print(f"The end of {log.name}:\n{log.read_text(errors='replace')[-2000:]}")
        raise
    finally:
        for data in pathlib.Path(folder).glob("*/postmaster.pid"):
            with contextlib.suppress(Failure, subprocess.TimeoutExpired):
                Cluster(folder, data.parent.name, {}).kill()
        shutil.rmtree(folder, ignore_errors=True)


class Load:
    """pgbench with eight clients, which set the number of one household each, for comparison."""

    def __init__(self, cluster, hot=False):
        self.cluster = cluster
        self.script = cluster.folder / "load.sql"
        target = "0" if hot else ":client_id"
        self.script.write_text(f"UPDATE bench SET number = number + 1 WHERE id = {target};\n")
        self.script.chmod(0o644)
        cluster.sql("CREATE TABLE IF NOT EXISTS bench (id int PRIMARY KEY, number bigint);"
                    "INSERT INTO bench SELECT n, 0 FROM generate_series(0, 7) AS n ON CONFLICT DO NOTHING")

    def rate(self, seconds):
        """Transactions a second."""
        text = self.cluster.run(
            "pgbench", "--no-vacuum", "--client=8", "--jobs=2", f"--time={seconds}", "--file", self.script, "--host", self.cluster.folder,
            "--port", self.cluster.port, "--username=postgres", "kif", seconds=seconds + 60)
        return float(next(line for line in text.splitlines() if line.startswith("tps")).split()[2])

