"""The time of the round on a page, which is put in when the page is sent.

The clock is the server's. Pages without script are loaded again and have the minutes left anew;
the script counts them down by the time that the server sends with each beat.
"""

from __future__ import annotations

from datetime import datetime
from html import escape

from goref.core.base.language import Language
from goref.core.event.event import Event, RoundTime
from goref.core.texts.event import round_times as texts
from goref.core.texts.event.events import TERMS
from goref.core.texts.terms import JOINT

ROUND_TIME = "<!--round-time-->"
"""The place of the round's time in a page."""


def present() -> datetime:
    """Returns the present moment by the server's clock, with its offset."""
    return datetime.now().astimezone()


def with_round_time(page: str, event: Event, language: Language, now: datetime) -> str:
    """Returns a page with the round's time in its place.

    The round is the last one with pairings. If the time of the next one is known, it follows.
    """
    if ROUND_TIME not in page:
        return page
    round, told = event.paired, []
    if time := event.info.time_of(round):
        told.append(_told(time, language, now))
    if time := event.info.time_of(round + 1):
        name = TERMS["round-n"].in_(language, n=round + 1)
        text = texts.clock_text(time, now, language)
        told.append(f"<span>{escape(JOINT.join((name, text)))}</span>")
    return page.replace(ROUND_TIME, " ".join(told))


def _told(time: RoundTime, language: Language, now: datetime) -> str:
    clock = escape(texts.clock_text(time, now, language))
    left, ends = texts.minutes_left(time, now), time.ends_at
    if left is None or ends is None:
        return f"<span>{clock}</span>"
    data = (
        f'data-ends="{ends.isoformat(timespec="seconds")}"',
        f'data-left="{escape(texts.LEFT.in_(language, minutes="%"))}"',
        f'data-up="{escape(texts.TIME_UP.in_(language))}"',
    )
    shown = escape(texts.left_text(left, language))
    return f'<span>{clock}</span> <b id="left" {" ".join(data)}>{shown}</b>'
