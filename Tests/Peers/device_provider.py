#!/usr/bin/env python3
"""An OpenID provider that knows the device flow only, and answers with the numbers that the client's id names.

    device_provider.py LOG

Prints its issuer, appends the path of each request to LOG, and ends when standard input does. The client's id is
`kif EXPIRES INTERVAL`, two numbers as JSON has them; the sign-in is pending at the first try and refused at the second.
"""
import http.server
import json
import sys
import threading
import urllib.parse


class Handler(http.server.BaseHTTPRequestHandler):
    tries = 0

    def do_GET(self):
        self.log_path()
        issuer = f"http://127.0.0.1:{self.server.server_port}"
        self.answer(200, json.dumps({
            "issuer": issuer, "token_endpoint": issuer + "/token", "jwks_uri": issuer + "/keys",
            "device_authorization_endpoint": issuer + "/device"}))

    def do_POST(self):
        self.log_path()
        fields = urllib.parse.parse_qs(self.rfile.read(int(self.headers["Content-Length"])).decode())
        if self.path == "/device":
            _, expires, interval = fields["client_id"][0].split()
            return self.answer(200, f"""{{"device_code": "d", "user_code": "ABCD-EFGH", "expires_in": {expires},
                "interval": {interval}, "verification_uri": "http://127.0.0.1/activate"}}""")
        Handler.tries += 1
        self.answer(400, json.dumps({"error": "authorization_pending" if Handler.tries == 1 else "access_denied"}))

    def log_path(self):
        with open(sys.argv[1], "a", encoding="utf-8") as log:
            log.write(self.path + "\n")

    def answer(self, status, text):
        body = text.encode()
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
threading.Thread(target=server.serve_forever, daemon=True).start()
print(f"http://127.0.0.1:{server.server_port}", flush=True)
sys.stdin.read()
