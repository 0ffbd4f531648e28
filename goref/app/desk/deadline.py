"""Until when a protest may be lodged: the regulation's minutes from the time of the result."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta
from math import ceil

from goref.app.act_log.act_log import ActError, steps
from goref.core.base.frozen import frozen
from goref.core.case.case import Case
from goref.core.incidents.consequence import ends, paid_points
from goref.io.case.act_log_file import Protocol
from goref.io.values.case_values import CaseFileError


@frozen
class ProtestDeadline:
    """How long a protest may be lodged.

    Attributes:
        minutes: as many from the result.
        until: when they are over; None where the time of the result is not known.
        left: minutes that are left, a begun one whole; 0 once they are over.
    """

    minutes: int
    until: datetime | None = None
    left: int = 0


def protest_deadline(minutes: int, made: datetime | None, now: datetime) -> ProtestDeadline:
    """How long a protest may be lodged against a result that was made at a time."""
    if made is None:
        return ProtestDeadline(minutes)
    until = made + timedelta(minutes=minutes)
    return ProtestDeadline(minutes, until, max(0, ceil((until - now) / timedelta(minutes=1))))


def result_time(protocol: Protocol) -> datetime | None:
    """When the result became what it is: by the last act that changed what is ruled on.

    None where no act did, or the acts cannot be done again.
    """
    time = ""
    try:
        for step in steps(protocol):
            if _ruled_on(step.before) != _ruled_on(step.after):
                time = str(step.entry.get("time", ""))
        return datetime.fromisoformat(time).astimezone() if time else None
    except (ActError, CaseFileError, ValueError, OverflowError):
        return None


def _ruled_on(case: Case) -> tuple[Case, list[object]]:
    """What of a case the result comes from, incidents that cost something among it."""
    counted = replace(
        case, incidents=(), protests=(), trials=(), notes="", photograph=None, regulation=None
    )
    decided = ((one, one.decided or ()) for one in case.incidents if one.holds)
    return counted, [
        (one.side, many, one.in_lid) for one, many in decided if paid_points(many) or ends(many)
    ]
