"""Draws every picture of Gemworks as a standalone SVG file: `python -m tools.art`."""
