"""The time of a round by the clock: typed, computed, and as text."""

from __future__ import annotations

import re
from datetime import datetime, timedelta
from unicodedata import normalize

from goref.core.base.faults import fault
from goref.core.base.language import Language
from goref.core.event.event import EventError, RoundTime
from goref.core.texts.event.round_times import BEGAN, BEGINS, ENDS, LASTS, LEFT, TIME_UP
from goref.core.texts.terms import JOINT

CLOCK = re.compile(r"(?:([0-9]{4}-[0-9]{2}-[0-9]{2})[ T]+)?([0-9]{1,2})[:.h]([0-9]{2})")
"""A time of day, with or without its day."""
SOON = timedelta(hours=2)
"""After this, a round's end is no longer reported."""


def present() -> datetime:
    """Returns the present moment by this computer's clock, with its offset."""
    return datetime.now().astimezone()


def begins_at(time: RoundTime) -> datetime | None:
    """Returns the moment at which a round begins; None if it is not stated, or on no day."""
    try:
        return datetime.fromisoformat(time.began) if time.began else None
    except ValueError:  # the 31st of November
        return None


def ends_at(time: RoundTime) -> datetime | None:
    """Returns the moment at which a round ends about; None if it is not known."""
    begins = begins_at(time)
    return begins + timedelta(minutes=time.minutes) if begins and time.minutes else None


def clock_moment(text: str, now: datetime) -> str:
    """Returns the moment of a time of day, such as ``10:00``, as ISO 8601 text.

    It is today unless a day stands before it, as in ``2026-11-21 10:00``. Returns "" for an
    empty text. Raises EventError for any other text.

    Args:
        now: the present moment, with the offset of the time zone.
    """
    text = normalize("NFKC", text).strip()
    if not text:
        return ""
    found = CLOCK.fullmatch(text)
    try:
        if found is None:
            raise ValueError
        at = datetime.fromisoformat(found[1]).date() if found[1] else now.date()
        told = datetime(at.year, at.month, at.day, int(found[2]), int(found[3]))
    except ValueError:
        raise EventError(fault("no-clock-time", text=text[:40])) from None
    return told.replace(tzinfo=now.tzinfo).isoformat(timespec="minutes")


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
    begins, ends = begins_at(time), ends_at(time)
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
    begins, ends = begins_at(time), ends_at(time)
    if begins is None or ends is None or now < begins or now > ends + SOON:
        return None
    return max(-((now - ends) // timedelta(minutes=1)), 0)


def time_of_day(moment: datetime, now: datetime) -> str:
    """Returns a moment as ``10:00``; with its day unless that is today."""
    own = moment.astimezone(now.tzinfo)
    return f"{own:%H:%M}" if own.date() == now.date() else f"{own:%Y-%m-%d %H:%M}"
