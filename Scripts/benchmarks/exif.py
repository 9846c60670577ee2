"""Adds EXIF with the time taken to a JPEG."""
import struct


def taken(jpeg, second, camera=b"Camera"):
    """The JPEG as if taken `second` seconds after midnight (EXIF 2.32: Make, DateTimeOriginal)."""
    minute, second = divmod(second, 60)
    hour, minute = divmod(minute, 60)
    moment = f"2026:11:20 {hour:02}:{minute:02}:{second:02}\0".encode()
    make = camera + b"\0"
    # Header, a directory of two entries (Make, the EXIF directory), the EXIF directory with one entry, then the texts.
    first, exif = 8, 8 + 2 + 2 * 12 + 4
    texts = exif + 2 + 12 + 4
    block = b"MM\0*" + struct.pack(">I", first)
    block += struct.pack(">H", 2)
    block += struct.pack(">HHII", 0x010F, 2, len(make), texts + len(moment))
    block += struct.pack(">HHII", 0x8769, 4, 1, exif)
    block += struct.pack(">I", 0)
    block += struct.pack(">H", 1) + struct.pack(">HHII", 0x9003, 2, len(moment), texts) + struct.pack(">I", 0)
    block += moment + make
    return jpeg[:2] + b"\xff\xe1" + struct.pack(">H", len(block) + 8) + b"Exif\0\0" + block + jpeg[2:]
