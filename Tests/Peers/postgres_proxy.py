"""A PostgreSQL server's address that fails once at a COMMIT. Usage: postgres_proxy.py HOST PORT before|after|silent COUNT

before: the connection ends, and the server never sees the COMMIT. after: the server commits, and the connection ends before the
answer. silent: the server commits, and no answer comes. The COUNT commits before it pass. Prints its port; ends with its input."""

import asyncio
import sys

HOST, PORT, MODE, COUNT = sys.argv[1], int(sys.argv[2]), sys.argv[3], int(sys.argv[4])
COMMIT = b"Q\x00\x00\x00\x0bCOMMIT\x00"


class Proxy:
    def __init__(self):
        self.left = COUNT
        self.has_failed = False

    async def serve(self, reader, writer):
        server_reader, server_writer = await asyncio.open_connection(HOST, PORT)
        self_state = {"is_failing": False}
        answers = asyncio.create_task(self.answer(server_reader, writer, self_state))
        try:
            while data := await reader.read(1 << 16):
                if COMMIT in data and not self.has_failed:
                    self.left -= 1
                    if self.left < 0:
                        self.has_failed = self_state["is_failing"] = True
                        if MODE == "before":
                            break
                server_writer.write(data)
                await server_writer.drain()
        except OSError:
            pass
        finally:
            if MODE == "before" and self_state["is_failing"]:
                answers.cancel()
            server_writer.close()
            writer.close()

    async def answer(self, reader, writer, state):
        try:
            while data := await reader.read(1 << 16):
                if not state["is_failing"]:
                    writer.write(data)
                    await writer.drain()
                elif MODE == "after":
                    break
        except OSError:
            pass
        finally:
            if MODE != "silent" or not state["is_failing"]:
                writer.close()


async def main():
    server = await asyncio.start_server(Proxy().serve, "127.0.0.1", 0)
    print(server.sockets[0].getsockname()[1], flush=True)
    await asyncio.get_running_loop().run_in_executor(None, sys.stdin.read)


asyncio.run(main())
