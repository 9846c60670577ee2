"""Backgrounds of print: flat, graded, textured, printed, glossy; or patches of photos if a folder is given."""
import glob
import os

import cv2
import numpy as np


class Grounds:
    """A source of backgrounds as float32 pictures, 0…255."""

    def __init__(self, folders=None, limit=600, side=1100):
        self.photos = []
        folders = [folders] if isinstance(folders, str) else folders or []
        paths = sorted(path for folder in folders for path in glob.glob(os.path.join(folder, "**", "*.*"), recursive=True))
        paths = [path for path in paths if path.lower().endswith((".jpg", ".jpeg", ".png"))]
        for path in paths[:: max(1, len(paths) // limit)]:
            picture = cv2.imread(path, cv2.IMREAD_GRAYSCALE)
            if picture is None or min(picture.shape) < 200:
                continue
            scale = side / max(picture.shape)
            if scale < 1:
                picture = cv2.resize(picture, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
            if np.isin(picture, (0, 255)).mean() < 0.5:
                self.photos.append(picture)

    def patch(self, rng, height, width):
        """A piece of a random photo at a random scale, or None without photos."""
        if not self.photos:
            return None
        photo = self.photos[rng.integers(len(self.photos))]
        rows = min(int(height * np.exp(rng.uniform(-0.7, 0.7))) + 2, photo.shape[0])
        columns = min(int(rows * width / height) + 2, photo.shape[1])
        top, left = rng.integers(photo.shape[0] - rows + 1), rng.integers(photo.shape[1] - columns + 1)
        piece = photo[top:top + rows, left:left + columns]
        return cv2.resize(piece, (width, height), interpolation=cv2.INTER_AREA).astype(np.float32)

    def make(self, rng, height, width, photos=0.15):
        """A background of the given size."""
        if rng.random() < photos:
            piece = self.patch(rng, height, width)
            if piece is not None:
                mean = piece.mean()
                contrast = rng.uniform(0.1, 0.7)
                return np.clip((piece - mean) * contrast + mean + rng.normal(0, 20), 0, 255)
        ground = np.full((height, width), rng.uniform(110, 248) if rng.random() < 0.72 else rng.uniform(15, 130), np.float32)
        if rng.random() < 0.7:
            ground += _ramp(rng, height, width) * rng.uniform(5, 50)
        for _ in range(rng.integers(0, 3)):
            ground += _texture(rng, height, width)
        if rng.random() < 0.15:
            _bands(rng, ground)
        if rng.random() < 0.2:
            _glare(rng, ground)
        return np.clip(ground, 0, 255)


def _ramp(rng, height, width):
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    angle = rng.uniform(0, 2 * np.pi)
    ramp = np.cos(angle) * x / width + np.sin(angle) * y / max(height, width / 6)
    return ramp - ramp.mean()


def _texture(rng, height, width):
    kind = rng.random()
    if kind < 0.7:
        cell = np.exp(rng.uniform(0, 4))
        small = rng.normal(0, 1, (int(height / cell) + 2, int(width / (cell * rng.uniform(0.5, 3))) + 2))
        noise = cv2.resize(small.astype(np.float32), (width, height), interpolation=cv2.INTER_CUBIC)
        return noise * rng.uniform(1, 14)
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    angle, period = rng.uniform(0, np.pi), rng.uniform(3, 25)
    wave = np.sin((np.cos(angle) * x + np.sin(angle) * y) * 2 * np.pi / period)
    if kind < 0.85:
        wave = wave * np.sin((np.sin(angle) * x - np.cos(angle) * y) * 2 * np.pi / period)
    return wave * rng.uniform(1, 12)


def _bands(rng, ground):
    height, width = ground.shape
    for _ in range(rng.integers(1, 4)):
        color = float(rng.uniform(0, 255))
        first = (int(rng.integers(width)), int(rng.integers(height)))
        second = (int(rng.integers(width)), int(rng.integers(height)))
        if rng.random() < 0.6:
            cv2.line(ground, first, second, color, int(rng.integers(1, max(2, height // 6))))
        else:
            cv2.rectangle(ground, first, second, color, -1)


def _glare(rng, ground):
    height, width = ground.shape
    spot = np.zeros((height, width), np.float32)
    center = (int(rng.integers(width)), int(rng.integers(height)))
    axes = (int(rng.integers(2, max(3, width // 3))), int(rng.integers(1, max(2, height // 2))))
    cv2.ellipse(spot, center, axes, float(rng.uniform(0, 180)), 0, 360, 1.0, -1)
    spot = cv2.GaussianBlur(spot, (0, 0), float(rng.uniform(1, height / 3 + 1)))
    ground += spot * rng.uniform(20, 160)
