"""Whole rounds that were written down once still come out to the letter."""

import pytest

from engine import GAMES, parse_query
from lab.story import round_story
from tests.playthroughs import HERE, link_of, playthroughs


@pytest.mark.parametrize("file", playthroughs(), ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_a_playthrough_comes_out_to_the_letter(file):
    text = file.read_text("utf-8")
    assert round_story(parse_query(link_of(text)).play()) == text


@pytest.mark.parametrize("slug", GAMES)
def test_every_game_has_playthroughs(slug):
    assert len(list((HERE / slug).glob("*.txt"))) >= 10
