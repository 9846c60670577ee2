"""Makes small pictures."""
import zlib
from struct import pack


def picture(number):
    """A small grey PNG, different for each number."""
    def chunk(kind, content):
        return pack(">I", len(content)) + kind + content + pack(">I", zlib.crc32(kind + content))

    row = b"\0" + bytes([200 + number % 50]) * 16
    text = chunk(b"tEXt", b"Comment\0" + str(number).encode())
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", pack(">IIBBBBB", 16, 16, 8, 0, 0, 0, 0)) + text
            + chunk(b"IDAT", zlib.compress(row * 16)) + chunk(b"IEND", b""))
