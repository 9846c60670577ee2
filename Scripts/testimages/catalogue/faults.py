"""Files that cannot be read, each with the expected error."""
from ..models import Picture
from .languages import OAT_DRINK

PICTURES = [
    Picture("truncated.jpg", "The first third of a JPEG.", [OAT_DRINK], error="unreadableImage", writer="truncated"),
    Picture("not-a-photo.jpg", "A text file with a photo's name.", error="unsupportedFormat", writer="text"),
    Picture("giant.png", "A header that claims 30,000 by 30,000 pixels.", error="imageTooLarge", writer="giant"),
]
