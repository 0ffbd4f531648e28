"""Texts on the time of a round: when it began, when it ends about, how many minutes are left."""

from __future__ import annotations

from datetime import datetime, timedelta

from goref.core.base.language import Language, Plural, Text
from goref.core.event.event import RoundTime
from goref.core.texts.terms import JOINT

BEGINS = Text("round times", "begins {time}")
BEGAN = Text("round times", "began {time}")
ENDS = Text("round times", "ends about {time}")
LASTS = Plural("round times", "lasts {minutes} minute", "lasts {minutes} minutes", "minutes")
LEFT = Text("round times", "{minutes} min left")
TIME_UP = Text("round times", "the time is up")
SOON = timedelta(hours=2)
"""After this, a round's end is no longer news: that its time is up is not told."""


def round_time_text(time: RoundTime, now: datetime, language: Language) -> str:
    """Returns a round's time: ``began 10:00 · ends about 12:30 · 47 min left``.

    Args:
        now: the present moment, with the offset of the time zone.
    """
    told = [clock_text(time, now, language)]
    left = minutes_left(time, now)
    if left is not None:
        told.append(left_text(left, language))
    return JOINT.join(filter(None, told))


def clock_text(time: RoundTime, now: datetime, language: Language) -> str:
    """Returns a round's time without the minutes left: ``began 10:00 · ends about 12:30``."""
    begins, ends = time.begins_at, time.ends_at
    told = []
    if begins is not None:
        text = BEGINS if begins > now else BEGAN
        told.append(text.in_(language, time=time_of_day(begins, now)))
    if ends is not None:
        told.append(ENDS.in_(language, time=time_of_day(ends, now)))
    elif time.minutes:
        told.append(LASTS.in_(language, minutes=time.minutes))
    return JOINT.join(told)


def left_text(minutes: int, language: Language) -> str:
    """Returns the minutes left as text; 0 is that the time is up."""
    return LEFT.in_(language, minutes=minutes) if minutes else TIME_UP.in_(language)


def minutes_left(time: RoundTime, now: datetime) -> int | None:
    """Returns the minutes until a round ends, rounded up; 0 if its time is up.

    Returns None if its end is not known, if it has not begun, or if it ended long ago.
    """
    begins, ends = time.begins_at, time.ends_at
    if begins is None or ends is None or now < begins or now > ends + SOON:
        return None
    return max(-((now - ends) // timedelta(minutes=1)), 0)


def time_of_day(moment: datetime, now: datetime) -> str:
    """Returns a moment as ``10:00``; with its day unless that is today."""
    own = moment.astimezone(now.tzinfo)
    return f"{own:%H:%M}" if own.date() == now.date() else f"{own:%Y-%m-%d %H:%M}"
