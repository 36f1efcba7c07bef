"""Exact figures of the games: what has a closed form, in rational arithmetic."""
