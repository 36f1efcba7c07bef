"""Addresses: every link is a lobby, a game, a round, or a clear message."""

from __future__ import annotations

import pytest

from engine import RoundRequest, Seeds, Stake
from tests.app.fakes import GAME
from web.controls.places import GamePlace, Lobby, Nowhere, ReplayPlace, find_place

REQUEST = RoundRequest(
    GAME, Stake(GAME.bets[2]), Seeds(bytes(range(32)), "ä & b"), 12, GAME.start_state, (1, 2)
)


@pytest.mark.parametrize("address", [("", ""), ("#", ""), ("#/", ""), ("#/", "?game=nonsense")])
def test_the_lobby(address: tuple[str, str]) -> None:
    assert find_place(*address) == Lobby()


@pytest.mark.parametrize(
    "address", [("#/fire-gnomes", ""), ("", "?game=fire-gnomes"), ("#/fire-gnomes", "?nonce=x")]
)
def test_a_game(address: tuple[str, str]) -> None:
    assert find_place(*address) == GamePlace(GAME)


def test_both_kinds_of_link_lead_to_the_same_round() -> None:
    assert find_place("", "?" + REQUEST.to_query()) == ReplayPlace(REQUEST)
    assert find_place("#r=" + REQUEST.to_token(), "") == ReplayPlace(REQUEST)
    assert isinstance(find_place("", "?game=fire-gnomes&nonce=3"), ReplayPlace)


@pytest.mark.parametrize(
    ("fragment", "query", "part"),
    [
        ("", "?game=fire-gnomes&nonce=-1", "round number"),
        ("", "?game=fire-gnomes&nonce=1&stake=0.16", "no bet of 0.16"),
        ("", "?game=fire-gnomes&nonce=1&server_seed=abc", "64 hex digits"),
        ("", "?game=fire-gnomes&nonce=1&state=xyz", "no state"),
        ("", "?game=fire-gnomes&nonce=1&script=%%%", "cannot be read|damaged"),
        ("", "?game=fire-gnomes&nonce=1&version=99", "version 99"),
        ("", "?game=fire-gnomes&nonce=1&nonce=2", "twice"),
        ("", "?game=fire-gnomes&nonce=1&debug=1", "no “debug”"),
        ("", "?game=chess&nonce=1", "no game “chess”"),
        ("", "?nonce=1", "no game"),
        ("", "?<script>", "cannot be read|no “"),
        ("#r=", "", "damaged"),
        ("#r=AAAA", "", "damaged"),
        ("#r=" + "A" * 20_000, "", "too long"),
        ("#/chess", "", "no place “chess”"),
        ("#elsewhere", "", "no place"),
    ],
)
def test_a_bad_address_says_why(fragment: str, query: str, part: str) -> None:
    place = find_place(fragment, query)
    assert isinstance(place, Nowhere)
    assert any(each in place.message for each in part.split("|")), place.message


def test_B19_one_wrong_character_of_a_token_is_noticed() -> None:
    token = REQUEST.to_token()
    for at in range(len(token)):
        other = "A" if token[at] != "A" else "B"
        assert isinstance(find_place("#r=" + token[:at] + other + token[at + 1 :], ""), Nowhere)
        assert isinstance(find_place("#r=" + token[:at] + token[at + 1 :], ""), Nowhere)
