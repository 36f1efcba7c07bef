"""The `gemworks` command: what it prints, and how it refuses."""

import json
import sys

import pytest

from engine import GAMES, parse_query, parse_token
from engine.desk import new_desk, open_round
from engine.events import Event
from engine.stream import new_stream
from lab.command import main
from lab.commands import simulate as simulate_command
from lab.find import rules_named
from lab.simulate import SHARD

GAME = GAMES["fire-gnomes"]
SEED = "5e" * 32
# fmt: off
KEYS = {
    "game", "rules_version", "stake", "rounds", "server_seed", "client_seed", "totals", "rtp",
    "standard_error", "rtp_low", "rtp_high", "standard_deviation", "hit_frequency", "sources",
    "frequencies", "rules", "untested", "guards", "capped", "distribution", "top", "seconds",
    "rounds_per_second", "from_start", "accepted",
}
# fmt: on


@pytest.fixture
def gemworks(monkeypatch, capsys):
    """Run the command; exit status, standard output, standard error."""

    def run(*arguments):
        monkeypatch.setattr(sys, "argv", ["gemworks", *map(str, arguments)])
        with pytest.raises(SystemExit) as ended:
            main()
        written = capsys.readouterr()
        return ended.value.code, written.out, written.err

    return run


def test_simulate_writes_every_figure_as_json(gemworks):
    status, out, _ = gemworks("simulate", GAME.slug, "--rounds", SHARD + 7, "--seed", SEED, "--json")
    result = json.loads(out)
    assert status == 0
    assert result.keys() >= KEYS
    assert result["rounds"] == result["totals"]["rounds"] == SHARD + 7
    assert (result["server_seed"], result["client_seed"]) == (SEED, "simulate")
    assert result["stake"] == "0.15"
    assert result["from_start"]["rounds"] == SHARD // 10 // 1000 * 1000
    assert not result["interrupted"]


def test_totals_are_the_same_for_one_and_two_workers(gemworks):
    arguments = ("simulate", GAME.slug, "--rounds", 2 * SHARD, "--seed", SEED, "--json", "--workers")
    one, two = (json.loads(gemworks(*arguments, workers)[1]) for workers in (1, 2))
    assert json.dumps(one["totals"]) == json.dumps(two["totals"])
    assert one["from_start"]["totals"] == two["from_start"]["totals"]


def test_the_stake_changes_the_links_and_not_the_odds(gemworks):
    arguments = ("simulate", GAME.slug, "--rounds", 5_000, "--seed", SEED, "--json", "--stake")
    low, high = (json.loads(gemworks(*arguments, stake)[1]) for stake in ("0.15", "30.00"))
    assert low["totals"] == high["totals"]
    assert "stake=30.00" in high["top"][0]["link"]
    assert parse_query(high["top"][0]["link"]).play().coins == low["top"][0]["coins"]


def test_F42_a_limit_cuts_every_round_and_is_in_every_link(gemworks):
    arguments = ("simulate", "forge-of-gems", "--rounds", 20_000, "--seed", SEED, "--stake", "1.00", "--json")
    free, limited = (json.loads(gemworks(*arguments, *limit)[1]) for limit in ((), ("--limit", "5.00")))
    assert (free["limit"], limited["limit"]) == ("", "5.00")
    assert free["largest"] > 5 == limited["largest"]
    assert limited["capped"]["rounds"] > free["capped"]["rounds"]
    assert "accepted" not in limited
    top = limited["top"][0]
    assert "limit=5.00" in top["link"]
    assert parse_query(top["link"]).play().coins == top["coins"] == 50


def test_F42_round_and_find_take_a_limit(gemworks):
    asked = ("--stake", "1.00", "--limit", "5.00", "--json")
    found = json.loads(gemworks("find", "forge-of-gems", "X5", "--count", "2", *asked)[1])["rounds"]
    for each in found:
        assert each["limit"] == "5.00"
        request = parse_query(each["link"])
        assert request == parse_token(each["short_link"].removeprefix("#r="))
        flags = ("--nonce", each["nonce"])
        played = json.loads(gemworks("round", "forge-of-gems", *flags, *asked)[1])
        assert played == request.play().to_json()
        assert (played["limit"], played["win"]) == ("5.00", "5.00")
    _, told, _ = gemworks("round", "forge-of-gems", "--nonce", found[0]["nonce"], *asked[:-1])
    assert "stake 1.00, limited to 5.00" in told


def test_simulate_prints_a_report(gemworks):
    status, out, _ = gemworks("simulate", GAME.slug, "--rounds", 5_000)
    assert status == 0
    for text in ("RTP", "hit frequency", "bonus: one in", "new player", "Largest wins", "?game=fire-gnomes"):
        assert text in out


def test_simulate_from_a_named_state_or_json(gemworks):
    arguments = ("simulate", GAME.slug, "--rounds", 5_000, "--seed", SEED, "--json", "--state")
    named = json.loads(gemworks(*arguments, "full")[1])
    state = json.dumps(GAME.state_to_json(GAME.named_states["full"]))
    assert json.loads(gemworks(*arguments, state)[1])["totals"] == named["totals"]
    assert named["start"] == "full"
    assert "accepted" not in named


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (("simulate", "no-such-game"), "no-such-game"),
        (("simulate", GAME.slug, "--rounds", "0"), "--rounds"),
        (("simulate", GAME.slug, "--rounds", "many"), "--rounds"),
        (("simulate", GAME.slug, "--workers", "-1"), "--workers"),
        (("simulate", GAME.slug, "--seed", "12"), "64 hex digits"),
        (("simulate", GAME.slug, "--stake", "0.16"), "no bet of 0.16"),
        (("simulate", GAME.slug, "--stake", "much"), "much"),
        (("simulate", GAME.slug, "--buy", "gold"), "no feature buy"),
        (("simulate", GAME.slug, "--limit", "0.14"), "at least the bet"),
        (("round", GAME.slug, "--limit", "much"), "much"),
        (("find", GAME.slug, "bonus", "--limit", "-1"), "-1"),
        (("simulate", GAME.slug, "--publish", "--limit", "5.00"), "acceptance seed"),
        (("simulate", GAME.slug, "--state", "{"), "no JSON"),
        (("simulate", GAME.slug, "--state", '{"version": 1}'), "fields"),
        (("simulate", GAME.slug, "--state", "half"), "half"),
        (("simulate", GAME.slug, "--publish", "--seed", SEED), "acceptance seed"),
        (("round", GAME.slug, "--nonce", "-1"), "-1"),
        (("round", GAME.slug, "--script", "*"), "script"),
        (("find", GAME.slug, "G99"), "G99"),
        (("find", GAME.slug, "bonus", "--count", "0"), "--count"),
        (("unknown",), "unknown"),
    ],
)
def test_bad_input_is_one_clear_line_and_status_2(gemworks, arguments, word):
    status, out, err = gemworks(*arguments)
    assert status == 2
    assert out == ""
    assert word in err.strip().splitlines()[-1]
    assert "Traceback" not in err


def test_games_lists_them(gemworks):
    _, out, _ = gemworks("games")
    assert "fire-gnomes" in out
    assert "96.18 %" in out
    listed = json.loads(gemworks("games", "--json")[1])
    assert [each["game"] for each in listed] == list(GAMES)


def test_round_tells_every_event(gemworks):
    seeds = ("--server-seed", SEED, "--client-seed", "me", "--nonce", "7", "--stake", "0.30")
    status, out, _ = gemworks("round", GAME.slug, *seeds, "--state", "full")
    played = json.loads(gemworks("round", GAME.slug, *seeds, "--state", "full", "--json")[1])
    assert status == 0
    assert played["state_before"]["wilds"] == 8
    told = [line.split()[0] for line in out.splitlines() if line and line[0].isupper()][1:]
    assert told == [event["event"] for event in played["events"]]
    assert played["tape_hash"] in out


def test_round_says_when_it_is_scripted(gemworks):
    _, out, _ = gemworks("round", GAME.slug, "--script", "AAAAAAAAAAA")
    assert "scripted, not drawn: 2 words" in out


def fires(request, rule):
    """Whether a rule acts in a round that the interpreter plays."""
    game = request.game
    desk = new_desk(
        new_stream(request.seeds.key),
        0,
        game.cap * game.coins_per_bet,
        request.state,
        game.size,
    )
    open_round(desk, request.nonce)
    game.kernels.play_round(game.numbers, desk, game.kernels.new_room())
    return desk.fired[rule] > 0


@pytest.mark.parametrize("rule", [each for each in range(len(GAME.rules)) if each not in GAME.guards])
def test_find_gives_rounds_in_which_the_rule_acts(gemworks, rule):
    name = GAME.rules[rule].split(maxsplit=1)[1]
    status, out, _ = gemworks("find", GAME.slug, name, "--count", "2", "--server-seed", SEED)
    links = out.splitlines()
    assert status == 0
    assert len(set(links)) == 2
    assert any(fires(parse_query(link), each) for link in links for each in rules_named(GAME, name))
    assert all(fires(parse_query(link), rule) for link in links) or len(rules_named(GAME, name)) > 1


def test_find_misses_no_round(gemworks):
    first, last = 1_000, 1_400
    arguments = ("find", GAME.slug, "G14", "--count", 10_000, "--first", first, "--within", last - first)
    status, out, err = gemworks(*arguments, "--json")
    found = {int(each["nonce"]) for each in json.loads(out)["rounds"]}
    state = GAME.start_state
    expected = set()
    rules = rules_named(GAME, "G14")
    for nonce in range(first, last):
        request = parse_query(f"game={GAME.slug}&nonce={nonce}")
        request = type(request)(GAME, request.stake, request.seeds, nonce, state)
        if any(fires(request, rule) for rule in rules):
            expected.add(nonce)
        state = request.play().state
    assert status == 1, "fewer than asked for"
    assert "found" in err
    assert found == expected


def test_find_knows_features_by_name(gemworks):
    _, out, _ = gemworks("find", GAME.slug, "bonus", "--stake", "1.50")
    events = parse_query(out.strip()).play().events
    assert any(type(event).__name__ == "BonusStarted" for event in events)
    assert all(isinstance(event, Event) for event in events)


def test_figures_that_do_not_pass_are_not_published(gemworks):
    status, _, err = gemworks("simulate", GAME.slug, "--rounds", 20_000, "--publish")
    assert status == 1
    assert "Not published" in err


def test_published_figures_stand_beside_the_numbers(tmp_path, monkeypatch, gemworks):
    monkeypatch.setattr(simulate_command.engine.games, "__file__", str(tmp_path / "__init__.py"))
    monkeypatch.setattr(simulate_command, "accepted", lambda _: {"passed": True, "checks": []})
    (tmp_path / "fire_gnomes").mkdir()
    status, _, _ = gemworks("simulate", GAME.slug, "--rounds", 20_000, "--publish")
    kept = json.loads((tmp_path / "fire_gnomes" / "measured.json").read_text())
    assert status == 0
    assert kept["rounds"] == 20_000
    wanted = {"rtp", "standard_error", "hit_frequency", "standard_deviation", "frequencies", "largest"}
    assert wanted <= kept.keys()


def test_wasm_writes_the_file_and_its_layout(gemworks, tmp_path):
    file = tmp_path / "out" / "gnomes.wasm"
    status, _, err = gemworks("wasm", GAME.slug, "--output", file)
    assert status == 0
    assert str(file) in err.replace("\n", "")
    assert file.read_bytes()[:4] == b"\0asm"
    assert json.loads(file.with_suffix(".json").read_text())["export"] == "simulate"


def test_find_gives_both_forms_of_a_link(gemworks):
    _, out, _ = gemworks("find", GAME.slug, "bonus", "--json")
    (found,) = json.loads(out)["rounds"]
    assert parse_token(found["short_link"].removeprefix("#r=")) == parse_query(found["link"])
