"""Hostile input: crashes, hangs and missing errors on bad files, by the checker in the data folder."""
import pathlib
import subprocess
import sys
import tempfile


def add_arguments(command, root):
    command.add_argument("--data", type=pathlib.Path, required=True, help="folder with the two scripts")
    command.add_argument("--seconds", type=int, default=20, help="limit for one file")
    command.add_argument("--show", action="store_true", help="print every finding, not only the sums")


def measure(arguments):
    """Yields the checker's output: one call for each file, then all files in one call."""
    if arguments.no_kif:
        return
    with tempfile.TemporaryDirectory() as parent:
        pathlib.Path(parent).chmod(0o755)  # the checker reads the files as another user
        folder = pathlib.Path(parent) / "hostile"
        maker = [sys.executable, str(arguments.data / "make_hostile.py"), str(folder)]
        subprocess.run(maker, check=True, stdout=subprocess.DEVNULL)
        checker = [str(arguments.data / "check_hostile.sh"), "-d", str(folder)]
        scan = ["--", arguments.kif, "--json", "--dry-run", "--", "{}"]
        for options in (["-t", str(arguments.seconds)], ["-b", "-t", str(60 * arguments.seconds)]):
            answer = subprocess.run([*checker, *options, *scan], capture_output=True, text=True, errors="replace")
            lines = answer.stdout.rstrip().splitlines()
            sums = [line for line in lines if arguments.show or line.startswith(("== ", " ", "batch"))]
            yield "```\n" + "\n".join(sums) + "\n```\n"
