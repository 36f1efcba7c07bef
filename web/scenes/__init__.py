"""One package for each game: how its rounds are shown on the stage."""
