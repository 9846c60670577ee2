"""Draws packs on a table as a photo."""
import functools
import random
import zlib

from PIL import Image, ImageChops, ImageFilter

from .face import draw_face

STORED_FOR_ORIENTATION = {
    2: Image.Transpose.FLIP_LEFT_RIGHT,
    3: Image.Transpose.ROTATE_180,
    4: Image.Transpose.FLIP_TOP_BOTTOM,
    5: Image.Transpose.TRANSPOSE,
    6: Image.Transpose.ROTATE_90,
    7: Image.Transpose.TRANSVERSE,
    8: Image.Transpose.ROTATE_270,
}
TURNS = {90: Image.Transpose.ROTATE_90, 180: Image.Transpose.ROTATE_180, 270: Image.Transpose.ROTATE_270}


def take_photo(picture):
    """The photo's pixels as a file stores them."""
    seed = random.Random(zlib.crc32("".join(pack.name for pack in picture.packs).encode()))
    return photographed([functools.partial(draw_face, pack) for pack in picture.packs], picture.camera, seed)


def photographed(faces, camera, seed):
    """The photo of packs beside each other, whose faces are functions that draw them in a size."""
    photo = draw_table(camera, seed)
    for index, face in enumerate(faces):
        lay_down(photo, face, slot(camera, index, len(faces)), camera, seed)
    photo = light(photo, camera, seed)
    if camera.turn:
        photo = photo.transpose(TURNS[camera.turn])
    if camera.orientation in STORED_FOR_ORIENTATION:
        photo = photo.transpose(STORED_FOR_ORIENTATION[camera.orientation])
    return photo


def slot(camera, index, count):
    """The rectangle in which a pack lies: left, top, right, bottom."""
    width, height = camera.size
    step = width / count
    border = min(width, height) * camera.border
    return (step * index + border, border, step * (index + 1) - border, height - border)


def draw_table(camera, seed):
    """A table top with a faint grain."""
    grain = grey_noise((camera.size[0] // 40, camera.size[1] // 6), seed)
    grain = grain.resize(camera.size, Image.Resampling.BICUBIC).point(lambda value: 225 + value * 30 // 255)
    return ImageChops.multiply(Image.new("RGB", camera.size, camera.table), Image.merge("RGB", [grain] * 3))


def lay_down(photo, draw, rectangle, camera, seed):
    """Draws a pack's face into the rectangle, slightly rotated and in perspective, with a soft shadow."""
    left, top, right, bottom = rectangle
    face = draw((round(right - left), round(bottom - top)))
    corners = [(left, top), (right, top), (right, bottom), (left, bottom)]
    corners = [turned(corner, camera.skew, ((left + right) / 2, (top + bottom) / 2)) for corner in corners]
    off = camera.perspective
    corners = [(x + seed.uniform(-off, off), y + seed.uniform(-off, off)) for x, y in corners]

    mapping = perspective(corners, face.size)
    moved = face.transform(photo.size, Image.Transform.PERSPECTIVE, mapping, Image.Resampling.BICUBIC)
    mask = Image.new("L", face.size, 255).transform(photo.size, Image.Transform.PERSPECTIVE, mapping)
    shadow = ImageChops.offset(mask, 6, 8).filter(ImageFilter.GaussianBlur(9)).point(lambda value: value * 5 // 10)
    photo.paste(Image.new("RGB", photo.size, "#14100c"), (0, 0), shadow)
    photo.paste(moved, (0, 0), mask.filter(ImageFilter.GaussianBlur(0.6)))


def turned(point, degrees, centre):
    angle = complex(0, 0) + complex(point[0] - centre[0], point[1] - centre[1])
    radians = -degrees * 3.141592653589793 / 180
    # A power series is the same on every machine; up to 45 degrees its error is below one part in 3,000.
    cosine = 1 - radians**2 / 2 + radians**4 / 24
    sine = radians - radians**3 / 6 + radians**5 / 120
    spun = angle * complex(cosine, sine)
    return (centre[0] + spun.real, centre[1] + spun.imag)


def perspective(corners, size):
    """The eight coefficients that map a point of the photo to one of the face."""
    width, height = size
    rows = []
    for (x, y), (u, v) in zip(corners, [(0, 0), (width, 0), (width, height), (0, height)], strict=True):
        rows.append([x, y, 1, 0, 0, 0, -u * x, -u * y, u])
        rows.append([0, 0, 0, x, y, 1, -v * x, -v * y, v])
    return solve(rows)


def solve(rows):
    """Gauss-Jordan elimination of a square system whose last column is the right side."""
    count = len(rows)
    for column in range(count):
        pivot = max(range(column, count), key=lambda row: abs(rows[row][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        rows[column] = [value / rows[column][column] for value in rows[column]]
        for row in range(count):
            if row != column:
                factor = rows[row][column]
                rows[row] = [value - factor * base for value, base in zip(rows[row], rows[column], strict=True)]
    return [row[-1] for row in rows]


def light(photo, camera, seed):
    """Uneven light, contrast, a soft lens and sensor noise."""
    slope = Image.linear_gradient("L").rotate(seed.choice([0, 90, 180, 270])).resize(photo.size)
    slope = slope.point(lambda value: 215 + value * 40 // 255)
    photo = ImageChops.multiply(photo, Image.merge("RGB", [slope] * 3))
    if camera.contrast != 1:
        photo = photo.point(lambda value: round(150 + (value - 150) * camera.contrast))
    photo = photo.filter(ImageFilter.GaussianBlur(camera.blur))
    if camera.noise:
        grey = grey_noise(photo.size, seed).filter(ImageFilter.GaussianBlur(1))
        grey = grey.point(lambda value: max(0, min(255, 128 + (value - 128) * camera.noise // 64)))
        photo = ImageChops.add(photo, Image.merge("RGB", [grey] * 3), 1, -128)
    return photo


def grey_noise(size, seed):
    return Image.frombytes("L", size, seed.randbytes(size[0] * size[1]))
