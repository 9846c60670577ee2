#!/usr/bin/env python3
"""Runs mosquitto on a free port, with its files in FOLDER: without sign-in, or for USER with PASSWORD, or by TLS with a
certificate that is not trusted ("tls"). Prints the port and runs until standard input ends.

    mqtt_broker.py FOLDER [USER PASSWORD | tls]
"""
import os
import socket
import subprocess
import sys
import time

from listening import certificate
from server_client import free_port

folder, options = sys.argv[1], sys.argv[2:]
port = free_port()
lines = [f"listener {port} 127.0.0.1", "persistence false", "user root"]
if options == ["tls"]:
    made, key = certificate(folder)
    lines += [f"certfile {made}", f"keyfile {key}", "allow_anonymous true"]
elif options:
    passwords = os.path.join(folder, "passwords")
    subprocess.run(["mosquitto_passwd", "-b", "-c", passwords, *options], check=True)
    lines += ["allow_anonymous false", f"password_file {passwords}"]
else:
    lines.append("allow_anonymous true")
configuration = os.path.join(folder, "mosquitto.conf")
with open(configuration, "w") as file:
    file.write("\n".join(lines) + "\n")
broker = subprocess.Popen(["/usr/sbin/mosquitto", "-c", configuration], stderr=subprocess.DEVNULL)
for _ in range(200):
    try:
        socket.create_connection(("127.0.0.1", port), 1).close()
        break
    except OSError:
        time.sleep(0.05)
print(port, flush=True)
sys.stdin.read()
broker.terminate()
