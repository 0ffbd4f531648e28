"""The time of the round on a page, by the server's clock.

A page with it holds for a minute; the page's script counts the minutes down by the time that
the server sends with each beat.
"""

from __future__ import annotations

from datetime import datetime
from html import escape

from goref.app.event.acts import round_clock as clock
from goref.core.base.language import Language
from goref.core.event.event import Event, RoundTime
from goref.core.texts.event import round_times as texts
from goref.core.texts.event.events import TERMS
from goref.core.texts.terms import JOINT


def round_time(event: Event, language: Language, now: datetime, *, named: bool = False) -> str:
    """Returns the time of the last round with pairings, and of the next one, as HTML.

    "" if neither is stated.

    Args:
        named: True to name the first round too.
    """
    round, parts = event.paired, []
    if time := event.info.time_of(round):
        if named:
            parts.append(f"<span>{escape(TERMS['round-n'].in_(language, n=round))}</span>")
        parts.append(_of_round(time, language, now))
    if time := event.info.time_of(round + 1):
        name = TERMS["round-n"].in_(language, n=round + 1)
        text = clock.clock_text(time, now, language)
        parts.append(f"<span>{escape(JOINT.join((name, text)))}</span>")
    return " ".join(parts)


def _of_round(time: RoundTime, language: Language, now: datetime) -> str:
    told = escape(clock.clock_text(time, now, language))
    left, ends = clock.minutes_left(time, now), clock.ends_at(time)
    if left is None or ends is None:
        return f"<span>{told}</span>"
    data = (
        f'data-ends="{ends.isoformat(timespec="seconds")}"',
        f'data-left="{escape(texts.LEFT.in_(language, minutes="%"))}"',
        f'data-up="{escape(texts.TIME_UP.in_(language))}"',
    )
    shown = escape(clock.left_text(left, language))
    return f'<span>{told}</span> <b id="left" {" ".join(data)}>{shown}</b>'
