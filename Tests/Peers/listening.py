"""Web servers on this machine, and certificates for servers: for the tests beside this file, which import it."""
import contextlib
import http.server
import pathlib
import subprocess
import sys
import threading

from server_client import BROKEN


class Handler(http.server.BaseHTTPRequestHandler):
    """Answers requests, and prints nothing."""

    def log_message(self, *_):
        pass

    def body(self):
        return self.rfile.read(int(self.headers.get("Content-Length") or 0))

    def answer(self, status, content=b"", kind=None, **headers):
        self.send_response(status)
        for name, value in (headers | ({"Content-Type": kind} if kind else {})).items():
            self.send_header(name, value)
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        with contextlib.suppress(OSError):
            self.wfile.write(content)


class Listener(http.server.ThreadingHTTPServer):
    """Runs from the start, on a free port."""

    def __init__(self, handler, host="127.0.0.1"):
        super().__init__((host, 0), handler)
        self.address = f"http://{host}:{self.server_port}"
        threading.Thread(target=self.serve_forever, daemon=True).start()

    def handle_error(self, *arguments):
        # That connections end is no fault: it is what is tried.
        if not isinstance(sys.exception(), BROKEN):
            super().handle_error(*arguments)


def run(handler, host="127.0.0.1"):
    """Prints the server's address, and runs until standard input ends."""
    print(Listener(handler, host).address, flush=True)
    sys.stdin.read()


def certificate(folder, host="localhost"):
    """Makes a certificate that nobody trusts. Returns its file and that of its key."""
    made, key = pathlib.Path(folder, "certificate"), pathlib.Path(folder, "key")
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-keyout", key, "-out", made,
         "-subj", "/CN=" + host, "-addext", "subjectAltName=DNS:" + host], check=True, capture_output=True)
    return made, key
