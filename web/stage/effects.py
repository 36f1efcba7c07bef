"""Effects that know nothing of rules: things that fly, burst, flash and announce.

Each draws itself at a share `p` of its time. Points are functions, asked in every frame, so that an
effect goes on where it belongs when the stage changes its shape.
"""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin
from typing import TypeAlias

from web.stage.display import DisplayList
from web.stage.easing import arrive, mix, overshoot, scatter, smooth, there_and_back
from web.stage.places import Box
from web.stage.sprites import Name, Sprite
from web.stage.timeline import Show

Point: TypeAlias = Callable[[], tuple[float, float]]
Size: TypeAlias = Callable[[], float]

RISE = 0.3
"""How far the middle of a burst rises, in shares of its reach."""


def flight(
    sprite: Sprite,
    size: Size,
    start: Point,
    end: Point,
    *,
    arc: float = 0.0,
    shrink: float = 1.0,
) -> Show:
    """A sprite that flies from one point to another in a bow, and shrinks on its way."""

    def show(out: DisplayList, p: float) -> None:
        gone = smooth(p)
        (x, y), (to_x, to_y) = start(), end()
        bow = arc * size() * there_and_back(p)
        wide = size()
        out.add(
            sprite,
            mix(x, to_x, gone),
            mix(y, to_y, gone) - bow,
            wide,
            wide,
            scale=mix(1.0, shrink, gone),
        )

    return show


def trail(sprite: Sprite, size: Size, start: Point, end: Point, *, arc: float = 0.0, length: int = 6) -> Show:
    """A light with a tail behind it."""

    def show(out: DisplayList, p: float) -> None:
        (x, y), (to_x, to_y), wide = start(), end(), size()
        for i in range(length):
            behind = p * 1.25 - i * 0.045
            if 0.0 < behind < 1.0:
                gone = smooth(behind)
                bow = arc * wide * there_and_back(behind)
                share = 1.0 - i / length
                out.add(
                    sprite,
                    mix(x, to_x, gone),
                    mix(y, to_y, gone) - bow,
                    wide,
                    wide,
                    alpha=share,
                    scale=0.45 + 0.55 * share,
                    light=1,
                )

    return show


def burst(
    sprite: Sprite,
    size: Size,
    at: Point,
    reach: Size,
    count: int,
    *,
    salt: int = 0,
    light: int = 1,
) -> Show:
    """Sparks that fly apart and go out; splinters when they are no `light`."""

    def show(out: DisplayList, p: float) -> None:
        (x, y), wide, far = at(), size(), reach()
        gone = arrive(p)
        for i in range(count):
            angle = 2 * pi * (i + scatter(i, salt)) / count
            way = far * gone * (0.45 + 0.55 * scatter(i, salt + 1))
            out.add(
                sprite,
                x + cos(angle) * way,
                y + sin(angle) * way - RISE * far * gone + 0.55 * far * p * p,
                wide,
                wide,
                alpha=1.0 - p * p,
                scale=(0.4 + 0.6 * scatter(i, salt + 2)) * (1.0 - 0.5 * p),
                rotation=p * 2.0,
                light=light,
            )

    return show


def flash(sprite: Sprite, size: Size, at: Point, *, grow: float = 0.4) -> Show:
    """A light that swells and goes out: one soft flash."""

    def show(out: DisplayList, p: float) -> None:
        (x, y), wide = at(), size()
        out.add(
            sprite,
            x,
            y,
            wide,
            wide,
            alpha=1.0 - p,
            scale=1.0 + grow * arrive(p),
            light=1,
        )

    return show


def rising(text: Callable[[], Sprite], size: Size, at: Point, *, by: float = 1.0) -> Show:
    """A text that rises by some of its heights and fades."""

    def show(out: DisplayList, p: float) -> None:
        (x, y), high = at(), size()
        out.add(
            text(),
            x,
            y - by * high * arrive(p),
            0.0,
            high,
            alpha=1.0 if p < 0.6 else (1.0 - p) / 0.4,
            scale=overshoot(min(p * 4.0, 1.0)),
        )

    return show


def _rising_embers(out: DisplayList, box: Box, ember: Sprite, count: int, p: float, strength: float) -> None:
    wide = box.width
    for i in range(count):
        life = (p * 2.2 + scatter(i)) % 1.0
        out.add(
            ember,
            box.left + wide * scatter(i, 3),
            box.y + box.height * (0.5 - life),
            wide * 0.06,
            wide * 0.06,
            alpha=strength * (1.0 - life),
            scale=0.4 + 0.8 * scatter(i, 5),
            light=1,
        )


def banner(
    box: Callable[[], Box],
    shade: Sprite,
    glow: Sprite,
    title: Callable[[float], Sprite],
    figure: Callable[[float], Sprite] | None,
    ember: Sprite,
    embers: int,
    names: tuple[Name, Name],
    still: bool = False,
) -> Show:
    """An announcement over a box: its ground dims, a title arrives, a figure below it may count.

    `names` are those of title and figure; `still` lets the title appear without motion.
    """

    def show(out: DisplayList, p: float) -> None:
        place = box()
        out.clip(*place)
        there = min(p * 8.0, (1.0 - p) * 8.0, 1.0)
        out.add(shade, *place, alpha=0.72 * there)
        wide = place.width
        middle = place.y if figure is None else place.y - wide * 0.085
        out.add(glow, place.x, place.y, wide * 1.3, wide * 0.9, alpha=there, light=1)
        _rising_embers(out, place, ember, embers, p, there)
        arrived = 1.0 if still else overshoot(min(p * 9.0, 1.0))
        out.add(title(p), place.x, middle, wide * 0.94, wide * 0.155, names[0], there, arrived)
        if figure is not None:
            out.add(figure(p), place.x, place.y + wide * 0.105, wide * 0.94, wide * 0.15, names[1], there)
        out.unclip()

    return show
