"""Writes a picture's file, in its format or broken as its entry says."""
import io
import pathlib
import struct
import subprocess
import tempfile
import zlib

from PIL import Image

from .camera import take_photo
from .face import draw_face


def write_picture(picture, folder):
    WRITERS[picture.writer](picture, folder / picture.file)


def write_plain(picture, path):
    """Writes the format of the name's extension."""
    photo = take_photo(picture)
    if path.suffix == ".heic":
        write_heic(photo, path)
    elif path.suffix == ".gif":
        blank = Image.new("RGB", photo.size, picture.camera.table)
        first, second = (image.quantize(64, dither=Image.Dither.NONE) for image in (photo, blank))
        first.save(path, save_all=True, append_images=[second], duration=900, loop=0)
    elif path.suffix == ".bmp":
        photo.convert("L").point(lambda value: 255 if value > 120 else 0).convert("1").save(path)
    elif path.suffix == ".png":
        photo.quantize(128, dither=Image.Dither.NONE).convert("RGB").save(path, optimize=True)
    else:
        photo.save(path, **options(picture, path.suffix))


def options(picture, suffix):
    if suffix in (".tif", ".tiff"):
        return {"compression": "jpeg", "quality": 78}
    if suffix == ".webp":
        return {"quality": 78, "method": 4}
    values = {"quality": 74, "optimize": True, "subsampling": "4:2:0"}
    exif = Image.Exif()
    if picture.camera.orientation:
        exif[0x0112] = picture.camera.orientation
    if picture.camera.taken:
        exif[0x8769] = {0x9003: picture.camera.taken}
    return values | ({"exif": exif} if exif else {})


def write_heic(photo, path):
    with tempfile.TemporaryDirectory() as folder:
        source = pathlib.Path(folder) / "photo.png"
        photo.save(source)
        subprocess.run(["heif-enc", "-q", "45", str(source), "-o", str(path)], check=True, stdout=subprocess.DEVNULL)


def write_cmyk(picture, path):
    take_photo(picture).convert("CMYK").save(path, quality=70, optimize=True)


def write_sixteen_bits(picture, path):
    grey = take_photo(picture).convert("L").quantize(64, dither=Image.Dither.NONE).convert("L")
    samples = b"".join(struct.pack("<H", value * 257) for value in grey.tobytes())
    Image.frombytes("I;16", grey.size, samples).save(path, optimize=True)


def write_transparent(picture, path):
    """The face alone, black on black with a transparent background: readable only on white."""
    width, height = picture.camera.size
    face = draw_face(picture.packs[0], (width, height)).convert("L")
    colours = Image.new("RGBA", face.size, (0, 0, 0, 0))
    colours.putalpha(face.point(lambda value: 255 if value < 128 else 0))
    indices = colours.getchannel("A").point(lambda value: 1 if value else 0)
    indexed = Image.frombytes("P", face.size, indices.tobytes())
    indexed.putpalette([0, 0, 0, 0, 0, 0])
    indexed.save(path, transparency=bytes([0, 255]), optimize=True)


def write_truncated(picture, path):
    """The first third of a JPEG, like an interrupted copy."""
    whole = io.BytesIO()
    take_photo(picture).save(whole, "JPEG", quality=82)
    path.write_bytes(whole.getvalue()[: len(whole.getvalue()) // 3])


def write_text(picture, path):
    path.write_text("This is a shopping list, not a photo.\nOat drink, honey, 12.03.2027\n", encoding="utf-8")


def write_giant(picture, path):
    """A PNG whose header claims 30,000 by 30,000 pixels and whose data end at once."""
    header = struct.pack(">IIBBBBB", 30000, 30000, 8, 2, 0, 0, 0)
    chunks = [(b"IHDR", header), (b"IDAT", zlib.compress(bytes(4096))), (b"IEND", b"")]
    data = b"".join(chunk(kind, body) for kind, body in chunks)
    path.write_bytes(b"\x89PNG\r\n\x1a\n" + data)


def chunk(kind, body):
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


WRITERS = {
    "plain": write_plain,
    "cmyk": write_cmyk,
    "sixteenBits": write_sixteen_bits,
    "transparent": write_transparent,
    "truncated": write_truncated,
    "text": write_text,
    "giant": write_giant,
}
