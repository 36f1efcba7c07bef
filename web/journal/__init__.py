"""The journal: what a player has and every round's record, saved so that a kill at any instant loses nothing.

Knows no browser: store, clock and chance are handed in.
"""
