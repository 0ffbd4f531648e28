"""A referee's sitting with one case: every act journaled, applied, announced, undoable.

Views listen and read; only the methods here change anything. The order is always: decide
the new value, write the act to the journal, take the value, tell the listeners.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Flag, auto
from functools import cached_property
from pathlib import Path
from typing import Any

from goref.app.edits import Edit, decode_edit
from goref.app.opening import Opened
from goref.core.case import Case
from goref.core.compare import Compared, compare
from goref.core.findings import Finding
from goref.core.history import History
from goref.core.rulesets import RULESETS, ruleset
from goref.core.scoring import Bench, Score
from goref.io.case_file import decode_case, dump, encode_case
from goref.io.files import write_bytes
from goref.io.journal import Journal, Unfinished
from goref.io.sgf_read import SgfGame


class Part(Flag):
    """What a change touched."""

    RECORD = auto()
    RULING = auto()
    RULES = auto()
    FACTS = auto()
    NOTES = auto()
    SAVED = auto()
    HISTORY = auto()
    MOMENT = auto()
    EVERYTHING = RECORD | RULING | RULES | FACTS | NOTES | SAVED | HISTORY | MOMENT


@dataclass(frozen=True)
class Change:
    """One change, announced after the session is consistent again."""

    parts: Part
    label: str = ""


Listener = Callable[[Change], None]


@dataclass(frozen=True)
class Assessment:
    """What follows from a case, worked out when asked for and kept."""

    case: Case
    reading: tuple[Finding, ...]

    @cached_property
    def bench(self) -> Bench:
        return Bench(self.case)

    @cached_property
    def score(self) -> Score:
        """The case under its chosen rule set."""
        return self.bench.score(ruleset(self.case.rules))

    @property
    def findings(self) -> tuple[Finding, ...]:
        """What was noticed in reading the file, then in counting."""
        return tuple(dict.fromkeys((*self.reading, *self.score.findings)))

    def compared(self, reference: str) -> list[Compared]:
        """The case under every rule set that can be computed."""
        rules = [r for r in RULESETS.values() if not r.known_only]
        return compare(self.case, rules, ruleset(reference))


class Session:
    """A case being ruled on.

    Attributes:
        path: where the case is saved; None until it is.
    """

    def __init__(
        self,
        opened: Opened,
        journal: Journal | None = None,
        path: Path | None = None,
    ) -> None:
        self._history: History[Case] = History.of(opened.case)
        self._saved: Case | None = opened.case
        self._game: SgfGame | None = opened.game
        self._reading = opened.findings
        self._title = opened.title
        self._journal = journal
        self._listeners: list[Listener] = []
        self._assessment: Assessment | None = None
        self._moment: int | None = None
        self.path = path

    @classmethod
    def begin(cls, opened: Opened, journals: Path | None, path: Path | None = None) -> Session:
        """Start a sitting; with a folder for journals, every act is written there.

        Raises JournalError if the journal cannot be started.
        """
        journal = None
        if journals is not None:
            journal = Journal.begin(
                journals,
                {
                    "goref-journal": 1,
                    "case": encode_case(opened.case, opened.game),
                    "path": str(path) if path else None,
                    "title": opened.title,
                },
            )
        return cls(opened, journal, path)

    @classmethod
    def recover(cls, left: Unfinished) -> Session:
        """Bring back a sitting that did not end, with its undo and redo.

        Raises CaseFileError or ValueError if the journal cannot be read.
        """
        read = decode_case(left.header["case"])
        opened = Opened(
            read.case, read.game, read.findings, str(left.header.get("title") or "")
        )
        path = left.header.get("path")
        session = cls(opened, None, Path(path) if path else None)
        for entry in left.entries:
            session._replay(entry)
        session._journal = Journal.resume(left)
        return session

    def _replay(self, entry: dict[str, Any]) -> None:
        if entry.get("undo"):
            self._history = self._history.undo()
        elif entry.get("redo"):
            self._history = self._history.redo()
        elif "saved" in entry:
            self._saved = self._history.value
            self.path = Path(entry["saved"])
        else:
            edit = decode_edit(self.case.record.grid, entry)
            self._history = self._history.do(edit.apply(self.case), edit.label)

    def listen(self, listener: Listener) -> Callable[[], None]:
        """Be told of every change; call what is returned to stop."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    @property
    def case(self) -> Case:
        return self._history.value

    @property
    def history(self) -> History[Case]:
        return self._history

    @property
    def title(self) -> str:
        return self._title

    @property
    def game(self) -> SgfGame | None:
        """The game as written, for saving without loss."""
        return self._game

    @property
    def is_changed(self) -> bool:
        """Whether there is anything that has not been saved."""
        return self._saved != self.case

    @property
    def assessment(self) -> Assessment:
        """What follows from the case as it is now."""
        if self._assessment is None or self._assessment.case is not self.case:
            self._assessment = Assessment(self.case, self._reading)
        return self._assessment

    @property
    def last_moment(self) -> int:
        return len(self.case.moments) - 1

    @property
    def moment(self) -> int:
        """The moment of the record that is shown, the last one unless playing through."""
        return self.last_moment if self._moment is None else self._moment

    def show_moment(self, index: int) -> None:
        """Show another moment of the record. Changes nothing in the case."""
        index = max(0, min(index, self.last_moment))
        self._moment = None if index == self.last_moment else index
        self._announce(Change(Part.MOMENT))

    def do(self, edit: Edit) -> None:
        """Carry out an act.

        Raises ValueError if it makes no sense, JournalError if it could not be written
        down; nothing has changed then. An act that changes nothing is not recorded.
        """
        before = self.case
        after = edit.apply(before)
        if after == before:
            return
        self._write(edit.encode(before.record.grid))
        self._history = self._history.do(after, edit.label)
        self._announce(Change(_touched(before, after) | Part.HISTORY, edit.label))

    def undo(self) -> None:
        """Take back the last act; does nothing if there is none."""
        if self._history.can_undo:
            label = self._history.undo_label
            self._turn({"undo": True}, self._history.undo(), label)

    def redo(self) -> None:
        """Do again what was taken back last; does nothing if nothing was."""
        if self._history.can_redo:
            self._turn({"redo": True}, self._history.redo(), self._history.redo_label)

    def _turn(self, entry: dict[str, Any], history: History[Case], label: str) -> None:
        before = self.case
        self._write(entry)
        self._history = history
        self._announce(Change(_touched(before, self.case) | Part.HISTORY, label))

    def save(self, path: Path) -> None:
        """Save the case. Raises FileError; the file is then as it was."""
        write_bytes(path, dump(self.case, self._game))
        self._saved = self.case
        self.path = path
        self._write({"saved": str(path)})
        self._announce(Change(Part.SAVED))

    def finish(self) -> None:
        """End the sitting: its journal goes, whether saved or given up knowingly."""
        if self._journal is not None:
            self._journal.finish()
            self._journal = None

    def leave(self) -> None:
        """End the sitting but keep the journal: the next start offers it back."""
        if self._journal is not None:
            self._journal.leave()
            self._journal = None

    def _write(self, entry: dict[str, Any]) -> None:
        if self._journal is not None:
            self._journal.write(entry)

    def _announce(self, change: Change) -> None:
        for listener in tuple(self._listeners):
            listener(change)


def _touched(before: Case, after: Case) -> Part:
    parts = Part(0)
    if before.record != after.record or before.voided != after.voided:
        parts |= Part.RECORD
    if before.ruling != after.ruling:
        parts |= Part.RULING
    if before.rules != after.rules:
        parts |= Part.RULES
    if before.answers != after.answers:
        parts |= Part.FACTS
    if before.notes != after.notes:
        parts |= Part.NOTES
    return parts
