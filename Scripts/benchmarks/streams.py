"""Many streams of the server's events at once, all in one thread."""
import re
import selectors
import socket
import time


class Streams:
    """Streams that stay open until they are closed."""

    def __init__(self):
        self.selector = selectors.DefaultSelector()

    def add(self, client):
        """Opens a stream of the client's events."""
        server = client.server
        connection = socket.create_connection((server.host, server.port), timeout=30)
        connection.sendall(f"GET /v1/events HTTP/1.1\r\nHost: {server.host}:{server.port}\r\n"
                           f"Authorization: Bearer {client.token}\r\n\r\n".encode())
        connection.setblocking(False)
        self.selector.register(connection, selectors.EVENT_READ, bytearray())

    def hear(self, number, seconds=30):
        """Waits until each stream has said that its household is at this number. Returns when each did."""
        times, count, until = {}, len(self.selector.get_map()), time.monotonic() + seconds
        while len(times) < count:
            if time.monotonic() > until:
                raise AssertionError(f"{len(times)} of {count} streams have said {number} within {seconds} s")
            for key, _ in self.selector.select(1):
                data = key.fileobj.recv(65536)
                key.data.extend(data)
                if not data or not key.data.startswith(b"HTTP/1.1 200 "):
                    raise AssertionError(f"a stream: {bytes(key.data)}")
                said = re.findall(rb'"number":([0-9]+)', key.data)
                if said and int(said[-1]) >= number:
                    times.setdefault(key.fd, time.monotonic())
        return list(times.values())

    def close(self):
        for key in list(self.selector.get_map().values()):
            key.fileobj.close()
        self.selector.close()
