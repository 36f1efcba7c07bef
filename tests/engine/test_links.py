"""Links: one grammar, nothing let in."""

import base64
import string

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import GAMES, InputError, RoundRequest, Seeds, Stake, parse_query, parse_token
from engine.kernel import WORD_MASK
from engine.links import LONGEST_LINK_SCRIPT, encode_state

GAME = GAMES["fire-gnomes"]
FORGE = GAMES["forge-of-gems"]
URL_SAFE = set(string.ascii_letters + string.digits + "-_")


def a_state(fields):
    return st.tuples(
        *[
            st.integers(0, (field.cap - field.start) // field.step).map(
                lambda n, f=field: f.start + n * f.step
            )
            for field in fields
        ]
    )


REQUESTS = st.builds(
    RoundRequest,
    game=st.just(GAME),
    stake=st.builds(
        Stake,
        st.sampled_from(GAME.bets),
        limit=st.just(0) | st.integers(GAME.bets[-1], 10**14 - 1),
    ),
    seeds=st.builds(
        Seeds,
        st.binary(min_size=32, max_size=32),
        st.text(st.characters(exclude_categories=["Cs"]), max_size=60),
    ),
    nonce=st.integers(0, (1 << 63) - 1),
    state=a_state(GAME.state_fields),
    script=st.lists(st.integers(0, (1 << 32) - 1), max_size=40).map(tuple),
)


@given(REQUESTS)
def test_a_readable_link_comes_back_as_it_went(request):
    assert parse_query(request.to_query()) == request
    assert parse_query("?" + request.to_query()) == request


@given(REQUESTS)
def test_a_short_link_comes_back_as_it_went_and_survives_any_chat_program(request):
    token = request.to_token()
    assert set(token) <= URL_SAFE
    assert parse_token(token) == request


@given(REQUESTS, st.data())
def test_one_wrong_character_of_a_short_link_is_noticed(request, data):
    token = request.to_token()
    at = data.draw(st.integers(0, len(token) - 1))
    wrong = data.draw(st.sampled_from(sorted(URL_SAFE - {token[at]})))
    for damaged in (token[:at] + wrong + token[at + 1 :], token[:at] + token[at + 1 :], token + wrong):
        with pytest.raises(InputError, match="damaged"):
            parse_token(damaged)


def test_a_link_plays_the_round_it_was_made_from():
    request = parse_query("game=fire-gnomes&nonce=7&stake=0.30")
    played = request.play()
    again = parse_token(RoundRequest.of(played).to_token()).play()
    assert again == played


def test_F42_a_limit_ends_the_round_of_a_link_and_no_limit_leaves_it_out():
    query = "game=forge-of-gems&stake=1.00&limit=1.00&nonce="
    limited = next(
        played
        for played in (parse_query(query + str(nonce)).play() for nonce in range(1000))
        if played.events[-1].capped
    )
    assert limited.win == limited.stake.limit == 100
    again = RoundRequest.of(limited)
    assert "limit=1.00" in again.to_query()
    assert parse_token(again.to_token()).play() == limited
    free = RoundRequest(FORGE, Stake(100), limited.seeds, limited.nonce, ())
    assert "limit" not in free.to_query()
    assert free.play().win > limited.win


def test_what_a_link_leaves_out_has_its_stated_default():
    request = parse_query("game=fire-gnomes")
    assert request == RoundRequest(GAME, Stake(15), Seeds(bytes(32), ""), 0, GAME.start_state)


@pytest.mark.parametrize(
    ("query", "says"),
    [
        ("", "no game"),
        ("game", "cannot be read"),
        ("game=%ff", "cannot be read"),
        ("game=roulette", "no game"),
        ("game=__proto__", "no game"),
        ("game=fire-gnomes&game=fire-gnomes", "twice"),
        ("game=fire-gnomes&debug=1", "no “debug”"),
        ("game=fire-gnomes&stake=0.16", "no bet of 0.16"),
        ("game=fire-gnomes&stake=-0.15", "no amount"),
        ("game=fire-gnomes&stake=NaN", "no amount"),
        ("game=fire-gnomes&stake=1e3", "no amount"),
        ("game=fire-gnomes&stake=٠.٣٠", "no amount"),
        ("game=fire-gnomes&nonce=-1", "no round number"),
        ("game=fire-gnomes&nonce=9223372036854775808", "lies between"),
        ("game=fire-gnomes&nonce=1.0", "no round number"),
        ("game=fire-gnomes&nonce=" + "9" * 400, "no round number"),
        ("game=fire-gnomes&server_seed=00", "64 hex digits"),
        ("game=fire-gnomes&server_seed=" + "g" * 64, "64 hex digits"),
        ("game=fire-gnomes&client_seed=" + "x" * 257, "at most 256"),
        ("game=fire-gnomes&buy=treasure", "no feature buy"),
        ("game=fire-gnomes&stake=0.30&limit=0.29", "at least the bet"),
        ("game=fire-gnomes&limit=-1", "no amount"),
        ("game=fire-gnomes&limit=much", "no amount"),
        ("game=fire-gnomes&limit=9999999999999", "no amount"),
        ("game=fire-gnomes&state=level-3", "no state"),
        ("game=fire-gnomes&state=W10", "has the fields"),
        ("game=fire-gnomes&script=AAA", "script"),
        ("game=fire-gnomes&script=!!!!", "script"),
        ("game=fire-gnomes&version=999", "needs version 999"),
        ("game=fire-gnomes&version=<img>", "needs version"),
        ("game=fire-gnomes&client_seed=" + "x" * 20_000, "too long"),
        ("game=forge-of-gems&stake=0.15", "no bet of 0.15"),
        ("game=forge-of-gems&buy=gembox", "no feature buy"),
        ("game=forge-of-gems&stake=0.50&limit=0.49", "at least the bet"),
        ("game=forge-of-gems&version=2", "needs version 2"),
        ("game=forge-of-gems&state=full", "no state; give base64url"),
        ("game=forge-of-gems&state=e30", "has the fields version$"),
        ("game=forge-of-gems&state=eyJ2ZXJzaW9uIjoyfQ", "form 2"),
    ],
)
def test_a_link_that_cannot_be_used_says_why(query, says):
    with pytest.raises(InputError, match=says):
        parse_query(query)


@pytest.mark.parametrize(
    "state",
    [
        b'{"version":1,"wilds":9,"multipliers":1,"silver":15,"gold":45}',
        b'{"version":1,"wilds":1,"multipliers":1,"silver":16,"gold":45}',
        b'{"version":1,"wilds":true,"multipliers":1,"silver":15,"gold":45}',
        b'{"version":1,"wilds":1.0,"multipliers":1,"silver":15,"gold":45}',
        b'{"version":2,"wilds":1,"multipliers":1,"silver":15,"gold":45}',
        b'{"version":1,"wilds":1,"multipliers":1,"silver":15}',
        b'{"version":1,"wilds":1,"multipliers":1,"silver":15,"gold":45,"x":1}',
        b"[" * 5000,
        b'{"a":' * 65 + b"1" + b"}" * 65,
        b"null",
    ],
)
def test_a_state_that_cannot_occur_is_refused(state):
    text = base64.urlsafe_b64encode(state).decode().rstrip("=")
    with pytest.raises(InputError):
        parse_query(f"game=fire-gnomes&state={text}")


def test_states_can_be_named():
    assert parse_query("game=fire-gnomes&state=full").state == GAME.named_states["full"]
    assert encode_state(GAME, GAME.start_state) == ""


def test_a_script_of_a_link_is_bounded():
    words = (1,) * (LONGEST_LINK_SCRIPT + 1)
    request = RoundRequest(GAME, Stake(15), Seeds(bytes(32), ""), 0, GAME.start_state, words)
    with pytest.raises(InputError):
        parse_token(request.to_token())


def test_the_longest_script_and_seed_fit_into_a_link():
    seeds = Seeds(bytes(32), "\N{GEM STONE}" * 256)
    words = (WORD_MASK,) * LONGEST_LINK_SCRIPT
    request = RoundRequest(FORGE, Stake(10_000, limit=10**14 - 1), seeds, (1 << 63) - 1, (), words)
    assert parse_query(request.to_query()) == request == parse_token(request.to_token())


@given(st.text(max_size=200))
def test_any_text_is_a_request_or_a_clear_refusal(text):
    for parse in (parse_query, parse_token):
        try:
            request = parse(text)
        except InputError:
            continue
        assert isinstance(request, RoundRequest)
