"""Renders the repository's test pictures: packs of food as if photographed by a phone."""
