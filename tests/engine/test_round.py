"""A round as a pure function, its money, and its JSON."""

import ast
import json
from pathlib import Path

import jsonschema
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import engine
from engine import GAMES, InputError, Seeds, Stake, format_money, parse_money, play
from engine.events import decode
from engine.kernel import is_kernel
from engine.tape import TapeError, event4, new_tape, recorded

GAME = GAMES["fire-gnomes"]
SEEDS = Seeds(b"a server seed of 32 bytes, fixed", "client")
ROOT = Path(engine.__file__).parent
SCHEMA = json.loads((ROOT.parent / "docs" / "round.schema.json").read_text())


EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


@EVERY_GAME
@settings(max_examples=30, deadline=None)
@given(nonce=st.integers(0, (1 << 63) - 1))
def test_X2_the_same_arguments_give_the_same_round(game, nonce):
    stake = Stake(game.bets[0])
    first = play(game, stake, game.start_state, SEEDS, nonce)
    assert play(game, stake, game.start_state, SEEDS, nonce) == first


@EVERY_GAME
@settings(max_examples=15, deadline=None)
@given(nonce=st.integers(0, 1 << 40))
def test_X1_S20_S65_every_bet_plays_the_same_round_and_scales_it_exactly(game, nonce):
    smallest = play(game, Stake(game.bets[0]), game.start_state, SEEDS, nonce)
    for bet in game.bets:
        played = play(game, Stake(bet), game.start_state, SEEDS, nonce)
        assert played.tape == smallest.tape
        assert played.win * game.bets[0] == smallest.win * bet


@EVERY_GAME
def test_S14_what_an_event_says_does_not_change_with_those_that_follow(game):
    """The beginning of a tape tells the beginning of the round, to the letter."""
    for nonce in range(40):
        played = play(game, Stake(game.bets[0]), game.start_state, SEEDS, nonce)
        end = 0
        for count in range(len(played.events)):
            end += 2 + played.tape[end + 1]
            assert decode(played.tape[:end], game.decoders) == played.events[: count + 1]


def test_X1_every_bet_is_a_whole_number_of_coins_and_every_pay_of_minor_units():
    for game in GAMES.values():
        assert list(game.bets) == sorted(set(game.bets))
        for bet in game.bets:
            assert game.coin(bet) * game.coins_per_bet == bet


def test_G3_bets_go_from_0_15_to_30_00():
    assert (format_money(GAME.bets[0]), format_money(GAME.bets[-1])) == ("0.15", "30.00")
    assert len(GAME.bets) == 20


@pytest.mark.parametrize("bet", [0, -15, 14, 16, 3015, 1 << 70])
def test_a_bet_that_is_not_offered_is_refused(bet):
    with pytest.raises(InputError, match=r"choose one of 0\.15"):
        play(GAME, Stake(bet), GAME.start_state, SEEDS, 0)


@pytest.mark.parametrize("state", [(), (1, 1, 15), (9, 1, 15, 45), (1, 1, 20, 45), (1, 1, 15, True)])
def test_a_state_that_cannot_occur_is_refused(state):
    with pytest.raises(InputError):
        play(GAME, Stake(15), state, SEEDS, 0)


@pytest.mark.parametrize("nonce", [-1, 1 << 63])
def test_a_round_number_out_of_range_is_refused(nonce):
    with pytest.raises(InputError):
        play(GAME, Stake(15), GAME.start_state, SEEDS, nonce)


@pytest.mark.parametrize("script", [(-1,), (1 << 32,)])
def test_a_script_of_other_words_is_refused(script):
    with pytest.raises(InputError):
        play(GAME, Stake(15), GAME.start_state, SEEDS, 0, script)


@EVERY_GAME
def test_rounds_follow_their_json_schema(game):
    state = game.start_state
    validator = jsonschema.Draft202012Validator(SCHEMA)
    validator.check_schema(SCHEMA)
    for nonce in range(100):
        stake = Stake(game.bets[1])
        played = play(game, stake, state, SEEDS, nonce, script=(5,) if nonce % 50 == 0 else ())
        validator.validate(json.loads(json.dumps(played.to_json())))
        state = played.state


def test_the_json_schema_refuses_another_event():
    value = play(GAME, Stake(15), GAME.start_state, SEEDS, 0).to_json()
    value["events"].append({"event": "Invented"})
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate(value, SCHEMA)


def test_events_are_frozen():
    first = play(GAME, Stake(15), GAME.start_state, SEEDS, 0).events[0]
    with pytest.raises(AttributeError):
        first.stops = ()


@pytest.mark.parametrize("tape", [(1,), (1, 5, 0), (99, 0), (2, 1, 0), (1, -1)])
def test_a_damaged_tape_is_refused(tape):
    with pytest.raises(TapeError):
        decode(tape, GAME.decoders)


def test_a_tape_that_overflows_stays_in_its_bounds_and_is_refused():
    tape = new_tape(8)
    for _ in range(3):
        event4(tape, 9, 1, 2, 3, 4)
    assert len(tape) == 10
    with pytest.raises(TapeError, match="integers"):
        recorded(tape)


@given(st.integers(-(10**12), 10**12))
def test_money_reads_what_it_wrote(amount):
    if amount >= 0:
        assert parse_money(format_money(amount)) == amount
    else:
        assert format_money(amount) == "-" + format_money(-amount)


@pytest.mark.parametrize(
    "text", ["", "1.5", "1.234", "01.00", "+1.00", " 1.00", "1,00", "1.00 ", "½", "1" * 13]
)
def test_other_texts_are_no_money(text):
    with pytest.raises(InputError):
        parse_money(text)


def test_seeds_key_is_hmac_of_both():
    # printf client | openssl dgst -sha256 -mac HMAC -macopt hexkey:(64 zeros)
    seeds = Seeds(bytes(32), "client")
    assert seeds.key.hex() == "7f54517ddf1e0dcdc72d7ccf52297c5355f7a289cab374e3d0124508bf1e8fc1"
    assert seeds.commitment == "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
    assert Seeds(bytes(32), "a:1").key != Seeds(bytes(32), "a").key


ENGINE_FILES = sorted(ROOT.rglob("*.py"))


@pytest.mark.parametrize("file", ENGINE_FILES, ids=lambda file: str(file.relative_to(ROOT)))
def test_the_engine_knows_no_clock_chance_file_or_browser(file):
    imported = set()
    for node in ast.walk(ast.parse(file.read_text())):
        if isinstance(node, ast.Import):
            imported |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            imported.add((node.module or "").split(".")[0])
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            assert node.func.id not in {"open", "print", "eval", "exec", "input"}
    pure = {"__future__", "ast", "base64", "binascii", "collections", "dataclasses", "engine", "fractions"}
    pure |= {
        "functools",
        "gettext",
        "hashlib",
        "hmac",
        "itertools",
        "json",
        "re",
        "struct",
        "types",
        "typing",
    }
    assert imported <= pure | {"urllib", "zlib"}


def test_no_float_meets_a_kernel():
    """Kernels hold integers only: no float literal, no true division (C5 of exact money)."""
    kernels = 0
    for file in ENGINE_FILES:
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.FunctionDef) and any(
                isinstance(mark, ast.Name) and mark.id == "kernel" for mark in node.decorator_list
            ):
                kernels += 1
                for inner in ast.walk(node):
                    assert not (isinstance(inner, ast.Constant) and isinstance(inner.value, float))
                    assert not isinstance(inner, ast.Div)
                    assert not isinstance(inner, ast.Try | ast.Raise | ast.Dict | ast.JoinedStr)
    assert kernels > 40
    assert is_kernel(GAME.kernels.play_round)


def test_the_json_schema_in_docs_is_the_one_of_the_records():
    from lab.schema import round_schema

    assert round_schema() == SCHEMA, "regenerate docs/round.schema.json with `gemworks schema`"
