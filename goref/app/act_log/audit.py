"""Checks that a saved case and its protocol fit together: ``goref verify``.

There are four checks:

- each entry follows from the one before it (the chain);
- the protocol began with the case it names;
- doing all acts again leads to the saved case;
- the file holds the record and the case that were saved last.

These changes are found, with their place:

- an act, time, person or reason changed;
- an entry removed, inserted, doubled or moved;
- a ruling or record changed outside the protocol.

Two forgeries cannot be found: a protocol made from scratch with its chain, and an older copy of
the file. There is no signature. To be sure, keep the last link (``last``) elsewhere: it fits
only one protocol.

A protocol that fits need not be whole. The case may have had no protocol at first: it was
removed, or another program wrote the file. Or an earlier protocol was too long to be kept.
Times that run backwards come from a wrong clock, or were changed.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from goref.app.act_log.act_log import OPENED, ActError, as_opened, starting_case, steps
from goref.core.base.frozen import frozen, replace
from goref.core.base.language import ENGLISH
from goref.core.case.case import Case
from goref.core.case.sources import CaseSources
from goref.core.texts.faults.said import said
from goref.io.case.act_log_file import (
    LEFT_OUT,
    NOTHING_BEFORE,
    UNRECORDED,
    CaseHistory,
    Protocol,
)
from goref.io.case.chain import backwards
from goref.io.values.codec import CaseFileError


@frozen
class AuditProblem:
    """One contradiction between a protocol and its case.

    Attributes:
        code: the key of its sentence in :mod:`goref.core.texts.audit`.
        number: the entry's number, from 1, or 0 for the header. None for the case outside the
            protocol.
        detail: the error that occurred when the entry was read, in English; or empty.
    """

    code: str
    number: int | None
    detail: str = ""


@frozen
class Audit:
    """The result of an audit.

    Attributes:
        protocol: the protocol that was checked; None if the file has none.
        left_out: True if the file has no protocol because it was too long to be saved.
        faults: all contradictions, in the order of the protocol.
    """

    protocol: Protocol | None
    left_out: bool = False
    faults: tuple[AuditProblem, ...] = ()

    @property
    def fits(self) -> bool:
        return self.protocol is not None and not self.faults

    @property
    def before(self) -> str:
        """The state before the first entry, one of
        :data:`goref.io.case.act_log_file.EARLIER`."""
        if self.protocol is None:
            return LEFT_OUT if self.left_out else UNRECORDED
        return str(self.protocol.header["earlier"])

    @property
    def backwards(self) -> tuple[int, ...]:
        """The numbers, from 1, of entries whose time is earlier than the previous entry's."""
        header = () if self.protocol is None else (self.protocol.header,)
        return backwards(str(entry.get("time", "")) for entry in (*header, *self._entries))

    @property
    def is_whole(self) -> bool:
        """True if the protocol fits, records everything, and its times never run backwards."""
        return self.fits and self.before == NOTHING_BEFORE and not self.backwards

    @property
    def acts(self) -> int:
        """The number of acts in the protocol."""
        return 0 if self.protocol is None else self.protocol.acts

    @property
    def sittings(self) -> int:
        """The number of sittings: at least 1, even without a protocol."""
        return 1 + sum(bool(entry.get("sitting") == OPENED) for entry in self._entries)

    @property
    def times(self) -> tuple[str, str]:
        """The times of the protocol's header and of its last entry; "" without a protocol."""
        protocol = self.protocol
        if protocol is None:
            return "", ""
        last = protocol.entries[-1] if protocol.entries else protocol.header
        return str(protocol.header.get("time", "")), str(last.get("time", ""))

    @property
    def _entries(self) -> tuple[Mapping[str, Any], ...]:
        return () if self.protocol is None else self.protocol.entries


def audit(kept: CaseHistory, case: Case) -> Audit:
    """Audits the history ``kept`` in a case file, which holds ``case``."""
    protocol = kept.protocol
    if protocol is None:
        return Audit(None, kept.left_out)
    faults = [*_chain(protocol), *_start(protocol), *_replayed(protocol, case)]
    faults += [*_sittings(protocol), *_saved(kept, protocol)]
    faults.sort(key=lambda f: len(protocol.entries) + 1 if f.number is None else f.number)
    return Audit(protocol, faults=tuple(dict.fromkeys(faults)))


def _chain(protocol: Protocol) -> Iterator[AuditProblem]:
    place = protocol.broken_at
    if place is not None:
        yield AuditProblem("chain" if place else "header", place)


def _start(protocol: Protocol) -> Iterator[AuditProblem]:
    if not protocol.starts_as_said:
        yield AuditProblem("start", 0)


def _replayed(protocol: Protocol, case: Case) -> Iterator[AuditProblem]:
    try:
        last = starting_case(protocol)
        for step in steps(protocol):
            last = step.after
    except CaseFileError as error:
        yield AuditProblem("start-unreadable", 0, said(error, ENGLISH))
        return
    except ActError as error:
        yield AuditProblem("act", error.number, str(error))
        return
    # Earlier versions of goref stored no sources. If someone removed them, the digests differ.
    if case.sources == CaseSources():
        last = replace(last, sources=case.sources)
    if as_opened(last) != as_opened(case):
        yield AuditProblem("outcome", None)


def _sittings(protocol: Protocol) -> Iterator[AuditProblem]:
    """Yields a problem for each sitting that did not begin with the case saved before it."""
    saved: tuple[object, object] | None = None
    for number, entry in enumerate(protocol.entries, 1):
        held = entry.get("record"), entry.get("case")
        if "saved" in entry:
            saved = held
        elif entry.get("sitting") == OPENED and held != saved:
            yield AuditProblem("sitting", number)


def _saved(kept: CaseHistory, protocol: Protocol) -> Iterator[AuditProblem]:
    """Yields a problem unless the last entry is a saving of the content in the file."""
    last = protocol.entries[-1] if protocol.entries else protocol.header
    if "saved" not in last:
        yield AuditProblem("unsaved", len(protocol.entries))
        return
    if last.get("record") != kept.digests["record"]:
        yield AuditProblem("record", None)
    elif last.get("case") != kept.digests["case"]:
        yield AuditProblem("case", None)
