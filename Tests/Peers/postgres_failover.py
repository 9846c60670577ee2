"""PostgreSQL with a synchronous standby, whose primary's machine fails. Usage: postgres_failover.py FOLDER

Prints the address; the passwords are in the file `passwords` in the folder. When a file `fail` appears there the primary is killed
and the standby takes its place; then there is a file `failed`. Ends with its input.
"""
import pathlib
import sys
import threading

from postgres_clusters import clusters

folder, is_over = pathlib.Path(sys.argv[1]), threading.Event()


def wait_for_end():
    sys.stdin.read()
    is_over.set()


threading.Thread(target=wait_for_end, daemon=True).start()
with clusters(standby=True) as postgres:
    postgres.passwords(folder)
    print(postgres.address, flush=True)
    has_failed = False
    while not is_over.wait(0.02):
        if not has_failed and (folder / "fail").exists():
            has_failed = True
            postgres.fail_over()
            (folder / "failed").touch()
