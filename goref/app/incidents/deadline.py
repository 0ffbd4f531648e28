"""The deadline of a protest: the regulation's minutes from the time of the result."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from math import ceil
from typing import Any

from goref.app.act_log.act_log import ActError, steps
from goref.core.base.frozen import frozen, replace
from goref.core.case.case import Case
from goref.core.incidents.consequence import ends, paid_points
from goref.io.case.act_log_file import Protocol
from goref.io.values.codec import CaseFileError


@frozen
class ProtestDeadline:
    """The time left for lodging a protest.

    Attributes:
        minutes: the time allowed for a protest, from the time of the result.
        until: the end of that time; None if the time of the result is not known, or if the end
            would be too late for a ``datetime``.
        left: the remaining minutes, rounded up; 0 after the end, or without ``until``.
    """

    minutes: int
    until: datetime | None = None
    left: int = 0


def protest_deadline(minutes: int, made: datetime | None, now: datetime) -> ProtestDeadline:
    """Returns the deadline for a protest against a result.

    Args:
        minutes: the minutes that the regulation allows.
        made: the time of the result; None if not known.
    """
    if made is None:
        return ProtestDeadline(minutes)
    try:
        until = made + timedelta(minutes=minutes)
    except OverflowError:  # later than any date that datetime knows
        return ProtestDeadline(minutes)
    return ProtestDeadline(minutes, until, max(0, ceil((until - now) / timedelta(minutes=1))))


class ResultClock:
    """Finds the time of a result: when the facts and rulings behind it last changed.

    It does all acts of a protocol again only once. For entries added later, it compares the new
    case with the case before.
    """

    def __init__(self) -> None:
        self._seen: Protocol | None = None
        self._case = Case()
        self._time: str | None = None

    def time(self, protocol: Protocol, case: Case) -> datetime | None:
        """Returns the time of the last act that changed what the result of a case is based on.

        Returns None if there is no such act, if its time cannot be read, or if the acts of the
        protocol cannot be done again.
        """
        if protocol is not self._seen:
            added = self._added(protocol)
            if added is None:
                self._time = _done_again(protocol)
            elif _ruled_on(self._case) != _ruled_on(case):
                self._time = next((_time(one) for one in reversed(added) if _is_act(one)), None)
            self._seen, self._case = protocol, case
        try:
            return datetime.fromisoformat(self._time).astimezone() if self._time else None
        except (ValueError, OverflowError):
            return None

    def _added(self, protocol: Protocol) -> Sequence[Mapping[str, Any]] | None:
        """Returns the entries added since the last call; None if this is another protocol."""
        if self._seen is None or self._seen.header is not protocol.header:
            return None
        known = len(self._seen.entries)
        added = protocol.entries[known:]
        same = not known or protocol.entries[known - 1 : known] == self._seen.entries[-1:]
        return added if same and added else None


def _done_again(protocol: Protocol) -> str | None:
    time = None
    try:
        for step in steps(protocol):
            if _ruled_on(step.before) != _ruled_on(step.after):
                time = _time(step.entry)
    except (ActError, CaseFileError, ValueError, OverflowError):
        return None
    return time


def _is_act(entry: Mapping[str, Any]) -> bool:
    return "saved" not in entry and "sitting" not in entry


def _time(entry: Mapping[str, Any]) -> str:
    return str(entry.get("time", ""))


def _ruled_on(case: Case) -> tuple[Case, list[object]]:
    """Returns the parts of a case that its result depends on, paid penalties included."""
    record = replace(case.record, info=replace(case.record.info, texts=()))
    counted = replace(
        case,
        record=record,
        incidents=(),
        protests=(),
        trials=(),
        shifts=(),
        void_reasons={},
        notes="",
        photograph=None,
        regulation=None,
    )
    decided = ((one, one.decided or ()) for one in case.incidents if one.holds)
    return counted, [
        (one.side, many, one.in_lid) for one, many in decided if paid_points(many) or ends(many)
    ]
