#!/usr/bin/env python3
"""An SMS gateway that keeps what is posted to /ok in FOLDER/request, refuses /refuse and sends /redirect elsewhere.

Prints its address and runs until standard input ends.
"""
import http.server
import os
import sys
import threading

folder = sys.argv[1]


class Handler(http.server.BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers.get("Content-Length", 0))).decode()
        name = {"/ok": "request", "/followed": "followed"}.get(self.path)
        if name:
            with open(os.path.join(folder, name), "w") as file:
                file.write(f"{self.headers.get('Authorization')}\n{body}")
        self.send_response({"/ok": 200, "/redirect": 307}.get(self.path, 400))
        if self.path == "/redirect":
            self.send_header("Location", "/followed")
        self.send_header("Content-Length", "0")
        self.end_headers()

    do_GET = do_POST

    def log_message(self, *_):
        pass


server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
threading.Thread(target=server.serve_forever, daemon=True).start()
print(f"http://127.0.0.1:{server.server_port}", flush=True)
sys.stdin.read()
