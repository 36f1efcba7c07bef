"""A simulation's result as text for a terminal."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.table import Table

from engine.catalogue import _
from engine.game import Game


def print_report(console: Console, game: Game, result: dict[str, Any]) -> None:
    """Print all of a result that a person reads."""
    console.print(
        _("{title}, rules version {version}: {rounds:,} rounds from {start}").format(
            title=game.title, version=game.version, rounds=result["rounds"], start=result["start"]
        )
    )
    console.print(
        _("server seed {server}, client seed “{client}”").format(
            server=result["server_seed"], client=result["client_seed"]
        )
    )
    console.print(summary_table(result))
    if "accepted" in result:
        console.print(checks_table(result["accepted"]))
    console.print(distribution_table(result))
    console.print(rules_table(result))
    for name in result["untested"]:
        console.print(_("never acted: {rule}").format(rule=name))
    console.print(_("Largest wins, as links:"))
    for win in result["top"]:
        console.print(f"{win['bets']:>12,.2f}x  {win['link']}")
    console.print(
        _("{seconds:.1f} s, {speed:,.0f} rounds/s").format(
            seconds=result["seconds"], speed=result["rounds_per_second"]
        )
    )


def percent(fraction: float, places: int = 3) -> str:
    """A fraction as a percentage."""
    return f"{100 * fraction:.{places}f} %"


def table(title: str, *columns: str) -> Table:
    """A table whose first column is text and whose others are numbers."""
    made = Table(title=title, title_justify="left", box=None, padding=(0, 2, 0, 0))
    for index, column in enumerate(columns):
        made.add_column(column, justify="right" if index else "left")
    return made


def summary_table(result: dict[str, Any]) -> Table:
    """RTP with its interval, its sources, and how the wins spread."""
    rows = table("", "", "")
    interval = f"{percent(result['rtp_low'])} to {percent(result['rtp_high'])}"
    rows.add_row(_("RTP"), percent(result["rtp"]))
    rows.add_row(_("95 % interval"), interval)
    rows.add_row(
        _("standard error (from {what})").format(what=result["standard_error_from"]),
        percent(result["standard_error"]),
    )
    for name, share in result["sources"].items():
        error = percent(result["source_errors"][name])
        rows.add_row(
            _("  from {source}").format(source=name.replace("_", " ")), f"{percent(share)} ± {error}"
        )
    if "from_start" in result:
        start = result["from_start"]
        rows.add_row(
            _("RTP of the first {rounds:,} rounds of a new player").format(rounds=start["rounds_per_player"]),
            f"{percent(start['rtp'])} ± {percent(start['standard_error'])}",
        )
    rows.add_row(_("standard deviation, in bets"), f"{result['standard_deviation']:.3f}")
    rows.add_row(_("hit frequency"), percent(result["hit_frequency"]))
    for name, every in result["frequencies"].items():
        rows.add_row(_("{feature}: one in").format(feature=name), f"{every:,.2f}" if every else _("never"))
    rows.add_row(_("largest win, in bets"), f"{result['largest']:,.2f}")
    for name, peak in result["peaks"].items():
        rows.add_row(
            _("largest {measure}").format(measure=name),
            _("{largest:,} in {rounds:,} rounds").format(largest=peak["largest"], rounds=peak["rounds"]),
        )
    capped = result["capped"]
    rows.add_row(
        _("taken by the win cap"), f"{percent(capped['rtp'])} {_('in')} {capped['rounds']:,} {_('rounds')}"
    )
    return rows


def checks_table(accepted: dict[str, Any]) -> Table:
    """Each range of the game's envelope and whether it holds."""
    rows = table(_("Envelope"), _("figure"), _("measured"), _("from"), _("to"), "")
    for each in accepted["checks"]:
        measured = _("never") if each["measured"] is None else f"{each['measured']:.5g}"
        verdict = "✓" if each["passed"] else "✗"
        rows.add_row(each["name"], measured, f"{each['low']:.5g}", f"{each['high']:.5g}", verdict)
    return rows


def distribution_table(result: dict[str, Any]) -> Table:
    """Wins by band."""
    rows = table(_("Wins by size"), _("bets, from"), _("rounds"), _("share"), _("one in"))
    for band in result["distribution"]:
        every = f"{result['rounds'] / band['rounds']:,.1f}" if band["rounds"] else "–"
        rows.add_row(band["bets"], f"{band['rounds']:,}", percent(band["share"], 5), every)
    return rows


def rules_table(result: dict[str, Any]) -> Table:
    """How often each rule acted; guards stand last."""
    rows = table(_("Rules"), _("rule"), _("times"), _("one round in"))
    listed = [(name, counts) for name, counts in result["rules"].items()]
    listed += [(_("{rule} (guard)").format(rule=name), counts) for name, counts in result["guards"].items()]
    for name, counts in listed:
        every = f"{result['rounds'] / counts['rounds']:,.1f}" if counts["rounds"] else "–"
        rows.add_row(name, f"{counts['times']:,}", every)
    return rows
