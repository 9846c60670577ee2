"""Renders the repository's test pictures: packs of food as a phone would see them."""
