"""The rounds on which every runtime must agree, and the digest of what they give.

Standard library and engine only, so that any Python runs it: `python -m tests.parity.rounds 2000` prints
the digest of the first 2,000 rounds of each game.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator
from itertools import islice

from engine import GAMES, Game, Round, RoundRequest, Seeds, Stake, State, parse_query

SEEDS = Seeds(hashlib.sha256(b"parity of runtimes").digest(), "parität ✓")
STRIDE = 1_000_003
"""Numbers of the rounds are far apart, and soon beyond 32 bits."""
RUN = 16
"""Rounds in a row that hand their state on; then another state is put in."""


def put_state(game: Game, index: int) -> State:
    """A state that can occur, another one for each index."""
    digits = hashlib.sha256(f"{game.slug} {index}".encode()).digest()
    return tuple(
        field.start + field.step * (digit % ((field.cap - field.start) // field.step + 1))
        for field, digit in zip(game.state_fields, digits, strict=False)
    )


def requests(game: Game) -> Iterator[tuple[RoundRequest, Round]]:
    """Endless rounds of a game over all its bets and buys, with the interpreter's result of each."""
    stakes = [Stake(bet, buy) for bet in game.bets for buy in ("", *game.buys)]
    state = game.start_state
    index = 0
    while True:
        if index % RUN == 0:
            state = put_state(game, index)
        request = RoundRequest(game, stakes[index % len(stakes)], SEEDS, index * STRIDE, state)
        played = request.play()
        yield request, played
        state = played.state
        index += 1


def line_of(coins: int, state: State, tape: tuple[int, ...]) -> str:
    """All that a round gives, as text."""
    return f"{coins}|{','.join(map(str, state))}|{','.join(map(str, tape))}\n"


def digest_of(lines: Iterator[str]) -> str:
    """One hash over the results of many rounds."""
    digest = hashlib.sha256()
    for line in lines:
        digest.update(line.encode())
    return digest.hexdigest()


def interpreted_digest(game: Game, rounds: int) -> str:
    """The digest of so many rounds of a game, played by the Python that runs this."""
    played = (each for _, each in islice(requests(game), rounds))
    return digest_of(line_of(each.coins, each.state, each.tape) for each in played)


def links_digest(links: str) -> str:
    """The digest of the rounds of readable links, one a line."""
    played = (parse_query(link).play() for link in links.splitlines())
    return digest_of(line_of(each.coins, each.state, each.tape) for each in played)


def main() -> None:
    """Print the digest of each game."""
    for slug, game in GAMES.items():
        print(slug, interpreted_digest(game, int(sys.argv[1])))


if __name__ == "__main__":
    main()
