#!/usr/bin/env python3
"""An OpenID provider that knows the device flow only, and answers with the numbers that the client's id names.

    device_provider.py LOG

Prints its issuer, appends the path of each request to LOG, and ends when standard input does. The client's id is
`kif EXPIRES INTERVAL`, two numbers as JSON has them; the sign-in is pending at the first try and refused at the second.
"""
import json
import sys
import urllib.parse

import listening


class Handler(listening.Handler):
    tries = 0

    def do_GET(self):
        self.log_path()
        issuer = f"http://127.0.0.1:{self.server.server_port}"
        self.reply(200, json.dumps({
            "issuer": issuer, "token_endpoint": issuer + "/token", "jwks_uri": issuer + "/keys",
            "device_authorization_endpoint": issuer + "/device"}))

    def do_POST(self):
        self.log_path()
        fields = urllib.parse.parse_qs(self.body().decode())
        if self.path == "/device":
            _, expires, interval = fields["client_id"][0].split()
            return self.reply(200, f"""{{"device_code": "d", "user_code": "ABCD-EFGH", "expires_in": {expires},
                "interval": {interval}, "verification_uri": "http://127.0.0.1/activate"}}""")
        Handler.tries += 1
        self.reply(400, json.dumps({"error": "authorization_pending" if Handler.tries == 1 else "access_denied"}))

    def log_path(self):
        with open(sys.argv[1], "a", encoding="utf-8") as log:
            log.write(self.path + "\n")

    def reply(self, status, text):
        self.answer(status, text.encode(), "application/json")


listening.run(Handler)
