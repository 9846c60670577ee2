#!/usr/bin/env python3
"""The page of `kif-scan serve` in Firefox, driven by its own protocol (Marionette).

    page_firefox.py KIF-SCAN PHOTO-FOLDER

Signs in, opens the list and sends a photo. Prints a line for each step; ends with status 1 at the first that fails.
"""
import json
import os
import socket
import subprocess
import sys
import tempfile
import time

from page_client import image
from server_client import free_port
from server_steps import Failure, attempt, holds, serving


class Firefox:
    """A Firefox without a window, with a profile of its own in `folder`."""

    def __init__(self, folder):
        port = free_port()
        with open(os.path.join(folder, "user.js"), "w", encoding="utf-8") as settings:
            settings.write(f'user_pref("marionette.port", {port});\nuser_pref("intl.accept_languages", "en");\n')
        self.process = subprocess.Popen(
            ["/usr/bin/firefox-esr", "--headless", "--marionette", "--no-remote", "--profile", folder],
            env=os.environ | {"HOME": folder}, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        until = time.monotonic() + 60
        while True:
            try:
                self.connection = socket.create_connection(("127.0.0.1", port), 60)
                break
            except OSError:
                if time.monotonic() > until or self.process.poll() is not None:
                    raise Failure("Firefox does not start") from None
                time.sleep(0.2)
        self.count = 0
        self.receive()
        self.ask("WebDriver:NewSession", {"capabilities": {"alwaysMatch": {"acceptInsecureCerts": True}}})

    def receive(self):
        """A message: its length in digits, a colon, and JSON."""
        length = b""
        while (byte := self.connection.recv(1)) != b":":
            if not byte:
                raise Failure("Firefox has ended")
            length += byte
        content = b""
        while len(content) < int(length):
            content += self.connection.recv(int(length) - len(content))
        return json.loads(content)

    def ask(self, command, values=None):
        self.count += 1
        message = json.dumps([0, self.count, command, values or {}]).encode()
        self.connection.sendall(str(len(message)).encode() + b":" + message)
        _, _, error, answer = self.receive()
        if error:
            raise Failure(f"{command}: {error.get('message')}")
        return answer

    def run(self, script):
        return self.ask("WebDriver:ExecuteScript", {"script": script, "args": []})["value"]

    def wait(self, what, script, seconds=30):
        until = time.monotonic() + seconds
        while not (value := self.run("return " + script)):
            if time.monotonic() > until:
                raise Failure(f"{what}: the page shows {self.run('return document.body.innerText')[:500]!r}")
            time.sleep(0.2)
        holds(what, True)
        return value

    def element(self, selector):
        return next(iter(self.ask("WebDriver:FindElement", {"using": "css selector", "value": selector})["value"].values()))


def walk():
    with serving() as (server, _), tempfile.TemporaryDirectory(prefix="kif-firefox-", ignore_cleanup_errors=True) as folder:
        server.run("add", "Kefir", "--expiry", "+9d")
        firefox = Firefox(folder)
        try:
            firefox.ask("WebDriver:Navigate", {"url": f"{server.address}/#{server.code()}"})
            button = "[...document.querySelectorAll('button')].find((each) => each.textContent === 'Sign in')"
            firefox.wait("the link asks to sign in", f"!!{button} && !document.querySelector('input[name=code]')")
            firefox.run(button + ".click()")
            firefox.wait("the list is there", "document.querySelector('.row')?.textContent.includes('Kefir')")
            firefox.ask("WebDriver:ElementSendKeys", {"id": firefox.element("#photos"), "text": str(image().resolve())})
            rows, pictures = "[...document.querySelectorAll('.row')]", "[...document.querySelectorAll('.row img')]"
            firefox.wait("a photo becomes an item", rows + ".some((each) => each.textContent.includes('Whole Milk'))", 60)
            firefox.wait("with its picture", pictures + ".some((each) => each.complete && each.naturalWidth > 20)")
        finally:
            firefox.process.kill()
            firefox.process.wait()


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    attempt(walk)
