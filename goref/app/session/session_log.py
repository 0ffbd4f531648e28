"""The log of a sitting: the chained protocol of its acts, and its journal."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

from goref.app.act_log.act_log import (
    RECOVERED,
    act_entry,
    begun,
    done_again,
    from_journal,
    now,
    saved_entry,
    saved_since,
    taken_over,
    unrecorded,
)
from goref.app.edits.base import Edit
from goref.app.opening import Opened, in_event, known_rules
from goref.app.session.storage import CaseStorage
from goref.core.base.frozen import replace
from goref.core.case.case import Case
from goref.io.case.act_log_file import Protocol, dump_kept, encode_protocol
from goref.io.case.case_file import decode_case, encode_case
from goref.io.case.journal import TABLE, Journal, JournalError, Unfinished
from goref.io.case.names import RECORDING, REFEREE
from goref.io.sgf.read import SgfGame


class SessionLog:
    """The log of a sitting: its acts in the order in which they were done.

    Attributes:
        protocol: every act since the case was begun, in earlier sittings and in this one.
        journal: the file on disk that gets every act at once; None if there is no journal.
    """

    def __init__(self, protocol: Protocol, journal: Journal | None = None) -> None:
        self.protocol, self.journal = protocol, journal
        self._unwritten: list[Mapping[str, Any]] = []  # for the journal, before the next act

    @classmethod
    def begun(cls, opened: Opened) -> SessionLog:
        """Begins the protocol of a sitting, without a journal."""
        return cls(begun(opened, encode_case(opened.case, opened.game)))

    @classmethod
    def begin(cls, opened: Opened, journals: Path, home: CaseStorage) -> SessionLog:
        """Begins a protocol, and a journal in the folder ``journals``. Raises JournalError."""
        case = encode_case(opened.case, opened.game)
        protocol = begun(opened, case)
        header = {
            "case": case,
            "path": None if home.path is None else str(home.path),
            "title": opened.title,
            "name": opened.name,
            "protocol": encode_protocol(protocol, case),
            **home.in_journal(),
        }
        return cls(protocol, Journal.begin(journals, header))

    @classmethod
    def read_back(cls, left: Unfinished) -> tuple[SessionLog, Opened]:
        """Returns the log of an interrupted sitting, and the case that it began with.

        Raises CaseFileError if the case cannot be read.
        """
        read = decode_case(left.header["case"])
        rules, notes = known_rules(read.case.rules)
        protocol = from_journal(left.header)
        opened = Opened(
            replace(read.case, rules=rules),
            read.game,
            (*read.findings, *notes, *unrecorded(protocol)),
            str(left.header.get("title") or ""),
        )
        return cls(protocol), in_event(opened) if TABLE in left.header else opened

    def resume(self, left: Unfinished, understood: int, lost: int) -> None:
        """Continues a journal after the entries that could be restored. Raises JournalError.

        Args:
            understood: the number of entries that are kept.
            lost: the number of entries that could not be restored.
        """
        self.journal = Journal.resume(left, understood)
        self.keep({"time": now(), "who": REFEREE, "sitting": RECOVERED, "lost": lost})

    @property
    def is_journaled(self) -> bool:
        """True if every act of this sitting is in its journal, on the disk, now."""
        return self.journal is not None and self.journal.is_whole()

    def takes_act(
        self,
        edit: Edit,
        before: Case,
        after: Case,
        who: str,
        reason: str,
        *,
        recording: bool = False,
    ) -> None:
        """Adds an act to the protocol, and writes it to the journal.

        Args:
            who: who asked for it: ``B``, ``W`` or ``referee``.
            recording: True if the game is recorded as it is played; only the journal notes it.

        Raises:
            ValueError: for a ``reason`` if the act already has its own.
            JournalError: if the act could not be written.
        """
        self._take(act_entry(edit, before, after, who, reason), recording)

    def takes_step(self, *, recording: bool = False, **what: bool) -> None:
        """Adds an undo (``undo=True``) or a redo (``redo=True``), and writes it to the journal.

        Raises JournalError.
        """
        self._take({"time": now(), "who": REFEREE, **what}, recording)

    def _take(self, entry: Mapping[str, Any], recording: bool) -> None:
        protocol = self.protocol.added(entry)
        if self.journal is not None:
            self._write_kept(self.journal)
            beside = {RECORDING: True} if recording else {}
            self.journal.write({**protocol.entries[-1], **beside})
        self.protocol = protocol

    def taken_over(self, entry: Mapping[str, Any], left: Unfinished) -> Protocol:
        """Returns the protocol with an entry of the journal ``left`` added.

        Raises CaseFileError if no case file could hold the entry.
        """
        return taken_over(self.protocol, entry, left.header)

    @staticmethod
    def done_again(entry: Mapping[str, Any], case: Case) -> tuple[Edit, Case] | None:
        """Returns the act of a journal's entry and the case after it.

        Returns None for an entry that only notes a recovery. Raises ValueError if the act
        cannot be read or carried out.
        """
        return None if entry.get("sitting") == RECOVERED else done_again(entry, case)

    def written(
        self, name: str, case: Case, game: SgfGame | None
    ) -> tuple[Mapping[str, Any], bytes]:
        """Returns what saving under a file name would write: the log's entry, and the file's
        bytes."""
        encoded = encode_case(case, game)
        entry = saved_entry(name, encoded)
        return entry, dump_kept(encoded, self.protocol.added(entry))

    def finds_saved(
        self, case: Case, game: SgfGame | None, home: CaseStorage, data: bytes
    ) -> bool:
        """Adds the entries for savings that a case's file has and the protocol lacks.

        Returns whether there were any.

        Args:
            home: the place of the file.
            data: the bytes of the file.
        """
        entries = saved_since(self.protocol, encode_case(case, game), data)
        for entry in entries:
            self.keep(entry, home.noted())
        return bool(entries)

    def keep(self, entry: Mapping[str, Any], beside: Mapping[str, Any] | None = None) -> None:
        """Adds an entry that is not an act; it is written to the journal before the next act.

        Args:
            beside: fields that only the journal stores with the entry.
        """
        self.protocol = self.protocol.added(entry)
        self._unwritten.append({**self.protocol.entries[-1], **(beside or {})})

    def write_kept(self) -> None:
        """Writes to the journal the entries of :meth:`keep` now, not only before the next act.

        If this fails, the next act raises the error.
        """
        if self.journal is not None:
            with suppress(JournalError):
                self._write_kept(self.journal)

    def _write_kept(self, journal: Journal) -> None:
        while self._unwritten:
            journal.write(dict(self._unwritten[0]))
            del self._unwritten[0]
