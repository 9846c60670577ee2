#!/usr/bin/env python3
"""Answers one MQTT client on a free port as a broker, and then sends 256 MB: in one message, or in many of a kilobyte. Prints
the port.

    flooding_broker.py one | many
"""
import socket
import sys

MEGABYTE = 1 << 20


def length(count):
    """The length of a packet as MQTT writes it."""
    digits = []
    while True:
        count, digit = divmod(count, 128)
        digits.append(digit | (128 if count else 0))
        if not count:
            return bytes(digits)


def publish(size):
    """The beginning of a message with so many bytes: topic and text."""
    return b"\x30" + length(3 + size) + b"\0\1a"


with socket.create_server(("127.0.0.1", 0)) as server:
    print(server.getsockname()[1], flush=True)
    client, _ = server.accept()
try:
    client.recv(MEGABYTE)
    client.sendall(b"\x20\2\0\0")
    if sys.argv[1] == "one":
        client.sendall(publish(255 * MEGABYTE))
        block = bytes(MEGABYTE)
    else:
        block = (publish(1_018) + bytes(1_018)) * 1_024
    for _ in range(256):
        client.sendall(block)
except OSError:
    pass
