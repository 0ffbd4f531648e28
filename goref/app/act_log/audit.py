"""Whether a saved case and its protocol hold together: ``goref verify``.

Four things are asked: that each entry follows from the one before it (the chain), that the
protocol began with the case it says, that doing all acts again leads to the saved case, and
that the file holds what was saved last, to the byte of every value.

So a changed act, time, person or reason, an entry taken out, put in, doubled or moved, a
ruling or record changed beside the protocol: each shows, and where. What cannot show: that
somebody wrote a whole new protocol, chain and all, or brought an older copy of the file
back. There is no signature. Who wants to be sure keeps the last link (``last``) elsewhere:
it fits one protocol only.

What fits need not be whole. A protocol may begin with a case that had none (it was removed, or
another program wrote the case), or after one that was too long to be kept; and times that run
backwards are those of a wrong clock, or were changed.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from goref.app.act_log.act_log import OPENED, ActError, as_opened, starting_case, steps
from goref.core.base.frozen import frozen, replace
from goref.core.base.language import ENGLISH
from goref.core.case.case import Case
from goref.core.case.sources import CaseSources
from goref.core.words.faults.said import said
from goref.io.case.act_log_file import (
    LEFT_OUT,
    NOTHING_BEFORE,
    UNRECORDED,
    Kept,
    Protocol,
)
from goref.io.case.chain import backwards
from goref.io.values.codec import CaseFileError


@frozen
class Misfit:
    """One thing that does not fit.

    Attributes:
        code: its sentence in :mod:`goref.core.words.audit`.
        number: the entry, 0 for the beginning; None if it is the case beside the protocol.
        detail: what the reader of the entry said, in English; or empty.
    """

    code: str
    number: int | None
    detail: str = ""


@frozen
class Audit:
    """What was found.

    Attributes:
        protocol: what was looked at; None if the file has none.
        left_out: it has none because it was too long.
        faults: what does not fit, in the order of the protocol; none: all fits.
    """

    protocol: Protocol | None
    left_out: bool = False
    faults: tuple[Misfit, ...] = ()

    @property
    def fits(self) -> bool:
        return self.protocol is not None and not self.faults

    @property
    def before(self) -> str:
        """What went before the first entry; a word of :data:`act_log_file.EARLIER`."""
        if self.protocol is None:
            return LEFT_OUT if self.left_out else UNRECORDED
        return str(self.protocol.header["earlier"])

    @property
    def backwards(self) -> tuple[int, ...]:
        """The entries that are dated before the one they follow."""
        header = () if self.protocol is None else (self.protocol.header,)
        return backwards(str(entry.get("time", "")) for entry in (*header, *self._entries))

    @property
    def is_whole(self) -> bool:
        """Whether everything from the beginning on is recorded, in order, and fits."""
        return self.fits and self.before == NOTHING_BEFORE and not self.backwards

    @property
    def acts(self) -> int:
        """How many acts the protocol tells of."""
        return 0 if self.protocol is None else self.protocol.acts

    @property
    def sittings(self) -> int:
        """How often the case was worked on; at least 1 for a protocol."""
        return 1 + sum(bool(entry.get("sitting") == OPENED) for entry in self._entries)

    @property
    def times(self) -> tuple[str, str]:
        """When the protocol began and when its last entry was written."""
        protocol = self.protocol
        if protocol is None:
            return "", ""
        last = protocol.entries[-1] if protocol.entries else protocol.header
        return str(protocol.header.get("time", "")), str(last.get("time", ""))

    @property
    def _entries(self) -> tuple[Mapping[str, Any], ...]:
        return () if self.protocol is None else self.protocol.entries


def audit(kept: Kept, case: Case) -> Audit:
    """Look at what a case file tells of its past. ``case``: the case in the file."""
    protocol = kept.protocol
    if protocol is None:
        return Audit(None, kept.left_out)
    faults = [*_chain(protocol), *_start(protocol), *_replayed(protocol, case)]
    faults += [*_sittings(protocol), *_saved(kept, protocol)]
    faults.sort(key=lambda f: len(protocol.entries) + 1 if f.number is None else f.number)
    return Audit(protocol, faults=tuple(dict.fromkeys(faults)))


def _chain(protocol: Protocol) -> Iterator[Misfit]:
    place = protocol.broken_at
    if place is not None:
        yield Misfit("chain" if place else "header", place)


def _start(protocol: Protocol) -> Iterator[Misfit]:
    if not protocol.starts_as_said:
        yield Misfit("start", 0)


def _replayed(protocol: Protocol, case: Case) -> Iterator[Misfit]:
    try:
        last = starting_case(protocol)
        for step in steps(protocol):
            last = step.after
    except CaseFileError as error:
        yield Misfit("start-unreadable", 0, said(error, ENGLISH))
        return
    except ActError as error:
        yield Misfit("act", error.number, str(error))
        return
    if case.sources == CaseSources():  # an earlier goref kept none; digests tell what is gone
        last = replace(last, sources=case.sources)
    if as_opened(last) != as_opened(case):
        yield Misfit("outcome", None)


def _sittings(protocol: Protocol) -> Iterator[Misfit]:
    """A sitting must have begun with what was saved before it."""
    saved: tuple[object, object] | None = None
    for number, entry in enumerate(protocol.entries, 1):
        held = entry.get("record"), entry.get("case")
        if "saved" in entry:
            saved = held
        elif entry.get("sitting") == OPENED and held != saved:
            yield Misfit("sitting", number)


def _saved(kept: Kept, protocol: Protocol) -> Iterator[Misfit]:
    """The file must hold what its last entry says was saved, and nothing after that."""
    last = protocol.entries[-1] if protocol.entries else protocol.header
    if "saved" not in last:
        yield Misfit("unsaved", len(protocol.entries))
        return
    if last.get("record") != kept.digests["record"]:
        yield Misfit("record", None)
    elif last.get("case") != kept.digests["case"]:
        yield Misfit("case", None)
