#!/usr/bin/env python3
"""An SMS gateway that keeps what is posted to /ok in FOLDER/request, refuses /refuse and sends /redirect elsewhere.

Prints its address and runs until standard input ends.
"""
import os
import sys

import listening

folder = sys.argv[1]


class Handler(listening.Handler):
    def do_POST(self):
        body = self.body().decode()
        name = {"/ok": "request", "/followed": "followed"}.get(self.path)
        if name:
            with open(os.path.join(folder, name), "w") as file:
                file.write(f"{self.headers.get('Authorization')}\n{body}")
        status, headers = {"/ok": (200, {}), "/redirect": (307, {"Location": "/followed"})}.get(self.path, (400, {}))
        self.answer(status, **headers)

    do_GET = do_POST


listening.run(Handler)
