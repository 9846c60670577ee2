#!/usr/bin/env python3
"""A server that reminders are posted to: adds each to FOLDER/requests as a JSON line of key, authorization, type and body,
at ADDRESS (127.0.0.1).

/ok takes them, /hold takes them and never answers, /refuse refuses. Prints its address and runs until standard input
ends.
"""
import json
import os
import sys
import threading

import listening

folder = sys.argv[1]
lock = threading.Lock()


class Handler(listening.Handler):
    def do_POST(self):
        body = self.body().decode()
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
        self.answer(200 if self.path == "/ok" else 400)


listening.run(Handler, *sys.argv[2:])
