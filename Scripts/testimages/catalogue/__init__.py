"""Every picture of TestImages, in the order of its README. The dates are for a scan on 2026-11-20."""
from . import codes, faults, formats, languages, photos

PICTURES = languages.PICTURES + codes.PICTURES + photos.PICTURES + formats.PICTURES + faults.PICTURES
