"""What the lobby's cards say is what the games' records say."""

import re
from pathlib import Path

import pytest

from engine import GAMES
from web.pages.words import WORDS

PAGE_FOLDER = Path(__file__).parents[2]
PAGE = (PAGE_FOLDER / "index.html").read_text("utf-8")


def card(slug):
    found = re.search(rf'data-testid="card-{slug}".*?</(?:a|article|li)>', PAGE, re.DOTALL)
    assert found, slug
    return re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", found[0]))


def volatility(low, high):
    """The word of the trade for a standard deviation in bets, by the middle of its range."""
    middle = (low + high) / 2
    return "Low" if middle < 4 else "Medium" if middle < 8 else "High" if middle < 15 else "Very high"


@pytest.mark.parametrize("slug", GAMES)
def test_X10_a_card_shows_the_figures_of_its_game(slug):
    game, text = GAMES[slug], card(slug)
    assert f"{game.title} {WORDS[slug].LINE} RTP" in text
    assert f"RTP {float(game.envelope.rtp * 100):.2f}%" in text
    assert f"Max win {game.cap:,}x" in text
    assert f"Volatility {volatility(*game.envelope.standard_deviation)}" in text


@pytest.mark.parametrize("slug", GAMES)
def test_the_card_of_a_game_leads_to_it_once_the_app_is_there(slug):
    opening = re.search(rf'<a [^>]*data-testid="card-{slug}"[^>]*>', PAGE)[0]
    assert f'data-href="#/{slug}"' in opening
    assert "data-needs-app" in opening
    assert 'aria-disabled="true"' in opening
    assert "card--open" in opening
    assert not re.search(r"(?<!-)href=", opening), "a link leads nowhere before the app is there"
    assert "Play" in card(slug)
    assert Path(PAGE_FOLDER / f"static/art/lobby/{slug}.svg").is_file()


def test_games_come_before_those_that_are_not_there_yet():
    cards = re.findall(r'data-testid="card-([a-z-]+)"', PAGE)
    assert {*cards[: len(GAMES)]} == {*GAMES}


def test_games_that_are_not_there_yet_say_so_and_lead_nowhere():
    to_come = {*re.findall(r'data-testid="card-([a-z-]+)"', PAGE)} - {*GAMES}
    assert "lab" in to_come
    for slug in to_come:
        opening = re.search(rf'<[^>]*data-testid="card-{slug}"[^>]*>', PAGE, re.DOTALL)[0]
        assert "href" not in opening
        assert "card--soon" in opening
        assert re.search("coming soon|not there yet", card(slug), re.IGNORECASE)


def test_play_money_is_said_in_plain_sight():
    assert "Play money, no prizes" in PAGE
