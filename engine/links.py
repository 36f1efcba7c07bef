"""Links: one grammar for a round, in addresses, commands and JSON.

The readable link is a query, `?game=fire-gnomes&nonce=7&stake=0.30`. The short link is a token after
`#r=`: base64url of the same query, compressed, with a checksum in front. Whatever is left out has a
stated default: seeds of zeros, the empty client seed, round 0, the smallest bet, the fresh state, the
version of the game as it is.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import json
import struct
import zlib
from dataclasses import dataclass
from typing import Final
from urllib.parse import parse_qsl, urlencode

from engine.catalogue import _
from engine.errors import InputError
from engine.game import Game, State
from engine.games import GAMES
from engine.money import format_money, parse_money
from engine.round import Round, Stake, play, win_cap
from engine.seeds import SEED_BYTES, Seeds, check_nonce

LONGEST_LINK = 16_384
"""Characters of a query or token."""
LONGEST_LINK_SCRIPT = 2_048
"""Words of a script in a link."""
DEEPEST_STATE = 64
"""Brackets in a state's JSON: WebAssembly has too small a stack for Python to notice endless ones."""
CHECKSUM_BYTES = 6

FIELDS: Final = (
    "game",
    "server_seed",
    "client_seed",
    "nonce",
    "stake",
    "buy",
    "limit",
    "state",
    "script",
    "version",
)


@dataclass(frozen=True, slots=True)
class RoundRequest:
    """Everything that says which round is meant."""

    game: Game
    stake: Stake
    seeds: Seeds
    nonce: int
    state: State
    script: tuple[int, ...] = ()

    def play(self) -> Round:
        """Play the round."""
        return play(self.game, self.stake, self.state, self.seeds, self.nonce, self.script)

    @classmethod
    def of(cls, played: Round) -> RoundRequest:
        """The request that leads to this round again."""
        return cls(played.game, played.stake, played.seeds, played.nonce, played.state_before, played.script)

    def to_query(self) -> str:
        """The readable link's query, without `?`; every field but empty ones, in a fixed order."""
        fields = {
            "game": self.game.slug,
            "server_seed": self.seeds.server.hex(),
            "client_seed": self.seeds.client,
            "nonce": str(self.nonce),
            "stake": format_money(self.stake.bet),
            "buy": self.stake.buy,
            "limit": self.stake.limit_text,
            "state": encode_state(self.game, self.state),
            "script": encode_script(self.script),
            "version": str(self.game.version),
        }
        return urlencode({name: value for name, value in fields.items() if value})

    def to_token(self) -> str:
        """The short link's token."""
        packed = zlib.compress(self.to_query().encode(), 9)
        return _base64(hashlib.sha256(packed).digest()[:CHECKSUM_BYTES] + packed)


def parse_query(query: str) -> RoundRequest:
    """The request of a readable link, with or without `?` in front.

    Raises:
        InputError: an unknown or repeated field, or a value that cannot be used.
    """
    if len(query) > LONGEST_LINK:
        raise InputError(_("this link is too long"))
    try:
        pairs = parse_qsl(
            query.removeprefix("?"),
            keep_blank_values=True,
            strict_parsing=True,
            errors="strict",
            max_num_fields=20,
        )
    except ValueError as error:
        raise InputError(_("this link cannot be read")) from error
    fields = dict(pairs)
    if len(fields) < len(pairs):
        raise InputError(_("this link names something twice"))
    return parse_fields(fields)


def parse_fields(fields: dict[str, str]) -> RoundRequest:
    """The request that these named texts make, as in links and command-line flags.

    Raises:
        InputError: an unknown field, or a value that cannot be used.
    """
    unknown = fields.keys() - set(FIELDS)
    if unknown:
        raise InputError(
            _("a link has no “{name}”; it knows {known}").format(
                name=min(unknown)[:40], known=", ".join(FIELDS)
            )
        )
    game = find_game(fields.get("game", ""))
    version = fields.get("version") or str(game.version)
    if version != str(game.version):
        raise InputError(
            _("this round needs version {wanted} of {title}; this is version {known}").format(
                wanted=version[:20], title=game.title, known=game.version
            )
        )
    stake = parse_stake(game, fields.get("stake", ""), fields.get("buy", ""), fields.get("limit", ""))
    return RoundRequest(
        game=game,
        stake=stake,
        seeds=Seeds.from_hex(fields.get("server_seed") or "00" * SEED_BYTES, fields.get("client_seed", "")),
        nonce=parse_nonce(fields.get("nonce") or "0"),
        state=decode_state(game, fields.get("state", "")),
        script=decode_script(fields.get("script", "")),
    )


def parse_stake(game: Game, stake: str, buy: str, limit: str) -> Stake:
    """A stake as links and flags write it; what is empty has its default.

    Raises:
        InputError: no amounts, no bet or buy of the game, or a limit that is less than the bet.
    """
    bet = parse_money(stake) if stake else game.bets[0]
    found = Stake(bet, buy, parse_money(limit) if limit else 0)
    win_cap(game, found)
    return found


def parse_token(token: str) -> RoundRequest:
    """The request of a short link's token; one wrong character is noticed.

    Raises:
        InputError: a damaged token, or a request that cannot be used.
    """
    broken = InputError(_("this link is damaged; ask for it again or copy it whole"))
    if len(token) > LONGEST_LINK:
        raise InputError(_("this link is too long"))
    data = _from_base64(token)
    if data is None or len(data) <= CHECKSUM_BYTES:
        raise broken
    packed = data[CHECKSUM_BYTES:]
    if hashlib.sha256(packed).digest()[:CHECKSUM_BYTES] != data[:CHECKSUM_BYTES]:
        raise broken
    try:
        unpacker = zlib.decompressobj()
        query = unpacker.decompress(packed, LONGEST_LINK + 1).decode()
    except (zlib.error, UnicodeDecodeError) as error:
        raise broken from error
    return parse_query(query)


def find_game(slug: str) -> Game:
    """The game of that name.

    Raises:
        InputError: there is none.
    """
    if slug not in GAMES:
        raise InputError(
            _("there is no game “{slug}”; there is {known}").format(slug=slug[:40], known=", ".join(GAMES))
        )
    return GAMES[slug]


def parse_nonce(text: str) -> int:
    """A round number from its decimal digits.

    Raises:
        InputError: anything but ASCII digits, or a number too large.
    """
    if not (text.isascii() and text.isdigit() and len(text) <= 19):
        raise InputError(_("“{text}” is no round number").format(text=text[:40]))
    return check_nonce(int(text))


def encode_state(game: Game, state: State) -> str:
    """A state as base64url of its JSON; nothing for the fresh state."""
    if state == game.start_state:
        return ""
    return _base64(json.dumps(game.state_to_json(state), separators=(",", ":")).encode())


def decode_state(game: Game, text: str) -> State:
    """A state from base64url of its JSON, or from a name that the game gives to one.

    Raises:
        InputError: neither.
    """
    if not text:
        return game.start_state
    if text in game.named_states:
        return game.named_states[text]
    data = _from_base64(text) or b""
    try:
        if sum(map(data.count, (b"[", b"{"))) > DEEPEST_STATE:
            raise ValueError("nested deeper than any state")
        value = json.loads(data)
    except ValueError as error:
        known = ", ".join(game.named_states)
        says = _("“{text}” is no state; name one of {known}, or give base64url of its JSON")
        if not known:
            says = _("“{text}” is no state; give base64url of its JSON")
        raise InputError(says.format(text=text[:40], known=known)) from error
    return game.state_from_json(value)


def encode_script(script: tuple[int, ...]) -> str:
    """The words of a script as base64url, four bytes a word, little end first."""
    return _base64(struct.pack(f"<{len(script)}I", *script))


def decode_script(text: str) -> tuple[int, ...]:
    """The words that `encode_script` wrote.

    Raises:
        InputError: anything else, or more words than a link takes.
    """
    data = _from_base64(text)
    if data is None or len(data) % 4 or len(data) // 4 > LONGEST_LINK_SCRIPT:
        raise InputError(_("the script of this link is damaged"))
    return struct.unpack(f"<{len(data) // 4}I", data)


def _base64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def _from_base64(text: str) -> bytes | None:
    """The bytes of a base64url text, or None unless it is written just as `_base64` writes it."""
    try:
        data = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except (binascii.Error, ValueError):
        return None
    return data if _base64(data) == text else None
