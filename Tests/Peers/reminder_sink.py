#!/usr/bin/env python3
"""A server that reminders are posted to: adds each to FOLDER/requests as a JSON line of key, authorization, type and body,
at ADDRESS (127.0.0.1).

/ok takes them, /hold takes them and never answers, /refuse refuses. Prints its address and runs until standard input
ends.
"""
import http.server
import json
import os
import sys
import threading

folder = sys.argv[1]
address = sys.argv[2] if len(sys.argv) > 2 else "127.0.0.1"
lock = threading.Lock()


class Handler(http.server.BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers.get("Content-Length", 0))).decode()
        if self.path != "/refuse":
            line = {
                "key": self.headers.get("Idempotency-Key"),
                "authorization": self.headers.get("Authorization"),
                "type": self.headers.get("Content-Type"),
                "body": json.loads(body) if body.startswith("{") else body,
            }
            with lock, open(os.path.join(folder, "requests"), "a") as file:
                file.write(json.dumps(line) + "\n")
        if self.path == "/hold":
            threading.Event().wait()
        self.send_response(200 if self.path == "/ok" else 400)
        self.send_header("Content-Length", "0")
        self.end_headers()

    def log_message(self, *_):
        pass


server = http.server.ThreadingHTTPServer((address, 0), Handler)
server.daemon_threads = True
threading.Thread(target=server.serve_forever, daemon=True).start()
print(f"http://{address}:{server.server_port}", flush=True)
sys.stdin.read()
