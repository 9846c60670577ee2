"""Every picture of TestImages, in the order of its README. Where a picture has no `today`, it is read on
2026-11-20."""
from . import codes, faults, formats, languages, photos, scene_text, things

PICTURES = (
    languages.PICTURES + codes.PICTURES + photos.PICTURES + scene_text.PICTURES + formats.PICTURES + faults.PICTURES
    + things.PICTURES
)
