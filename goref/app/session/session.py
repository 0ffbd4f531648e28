"""A referee's sitting with one case: every act journaled, applied, announced, undoable.

Views only listen and read; only the methods of this class change anything. The order is always:
compute the new value, write the act to the journal, set the value, notify the listeners. The
chained protocol of all acts is kept next to the journal and goes into the saved case.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from functools import partial
from logging import getLogger
from pathlib import Path
from typing import TYPE_CHECKING, Any

from goref.app.assessment import Assessment
from goref.app.edits.base import Edit
from goref.app.opening import Opened
from goref.app.session.change import SHOWN_IN, Change, Part
from goref.app.session.record_unchanged import is_as_read, still_true
from goref.app.session.storage import NOWHERE, CaseStorage, FileStorage
from goref.core.base.frozen import replace
from goref.core.base.history import History
from goref.core.case.case import Case
from goref.core.rulesets.table import ruleset
from goref.core.stopping.game_state import folded
from goref.core.stopping.stop_machine import Phase
from goref.io.case.names import FILE_DIGEST, RECORDING, REFEREE
from goref.io.files import file_digest, write_bytes
from goref.io.sgf.read import SgfGame

if TYPE_CHECKING:  # not loaded at run time: the first window appears sooner
    from goref.app.session.session_log import SessionLog
    from goref.io.case.act_log_file import Protocol
    from goref.io.case.journal import Journal, Unfinished

MOST_ASSESSMENTS = 8
"""The number of assessments kept, for undo and redo."""

Listener = Callable[[Change], None]


class Session:
    """A sitting with one case, which is being ruled on.

    Attributes:
        home: the place where the case is saved.
        title: the game's name as it is shown.
        lost: the number of entries of a recovered journal that could not be restored.
        recording: True while the game is recorded as it is played. A recovered sitting has the
            value stored with the journal's last act.
    """

    def __init__(
        self,
        opened: Opened,
        home: CaseStorage = NOWHERE,
        *,
        protocol: Protocol | None = None,
        begins: Callable[[], SessionLog] | None = None,
    ) -> None:
        """Makes a session with a case.

        Args:
            protocol: the acts before this sitting; None for those stored in the opened case.
            begins: creates the log of the sitting; called once, at the latest by the first act.
                None for a sitting without a journal.
        """
        self._unjournaled = partial(_unjournaled, opened, protocol)
        self._begins = begins or self._unjournaled
        self._keeping: SessionLog | None = None
        self._history: History[Case, Edit] = History.of(opened.case)
        self._saved = opened.case
        self._game: SgfGame | None = opened.game
        self._reading = opened.findings
        self.title = opened.title
        self._listeners: list[Listener] = []
        self._assessments: tuple[Assessment, ...] = ()  # the latest, the newest first
        self._moment: int | None = None
        self.home = home
        self.lost = 0
        self.recording = False
        self.source: Path | None = None  # the file that the record was read from
        self._seen: dict[str, Callable[[], str]] = {}  # digests of other files, by real paths

    @classmethod
    def begin(
        cls, opened: Opened, journals: Path | None, home: CaseStorage = NOWHERE
    ) -> Session:
        """Begins a sitting, and writes every act to a journal in the folder ``journals``.

        If ``journals`` is None, no journal is written. Raises JournalError if the journal
        cannot be started.
        """
        session = cls(opened, home)
        if journals is not None:
            session._keeping = _session_log().begin(opened, journals, home)
        return session

    @property
    def keeping(self) -> SessionLog:
        """The log of the sitting, begun on first use."""
        if self._keeping is None:
            self._keeping = self._begins()
        return self._keeping

    @classmethod
    def recover(cls, left: Unfinished, home: CaseStorage | None = None) -> Session:
        """Restores a sitting that was interrupted, and continues its journal.

        Raises:
            CaseFileError: if not even the case can be read.
            JournalError: if the journal cannot be continued.
        """
        session = cls.read_back(left, home)
        understood = len(left.entries) - max(session.lost - left.damaged, 0)
        session.keeping.resume(left, understood, session.lost)
        return session

    @classmethod
    def read_back(cls, left: Unfinished, home: CaseStorage | None = None) -> Session:
        """Restores an unfinished sitting with its undo and redo; its journal is not touched.

        Everything from the first entry on that cannot be understood is left out, and counted in
        ``lost``. If the case was saved but the journal lacks that entry, the saved file proves
        it.

        Args:
            home: the place of the case; None for the file that the journal names.

        Raises CaseFileError if not even the case can be read.
        """
        log, opened = _session_log().read_back(left)
        path = left.header.get("path")
        if home is None:
            digest = str(left.header.get(FILE_DIGEST, ""))
            home = FileStorage(Path(path), digest) if isinstance(path, str) else NOWHERE
        session = cls(opened, home)
        session._keeping = log
        understood = 0
        for entry in left.entries:
            try:
                protocol = log.taken_over(entry, left)
                session._replay(entry)
            except (ValueError, IndexError):
                break
            log.protocol = protocol
            understood += 1
        session.lost = len(left.entries) - understood + left.damaged
        if session.lost == left.damaged and session._finds_saved():
            session.lost = 0  # the entry that was cut short is that of this saving
        return session

    def _finds_saved(self) -> bool:
        """Adds the entry for a saving that reached the home's file but not the journal.

        Returns whether there was one.
        """
        found = self.home.found()
        if found is None or not self.keeping.finds_saved(self.case, self.game, *found):
            return False
        self._saved, self.home = self.case, found[0]
        return True

    def _replay(self, entry: dict[str, Any]) -> None:
        if entry.get("undo") is True:
            self._history = self._history.undo()
        elif entry.get("redo") is True:
            self._history = self._history.redo()
        elif isinstance(entry.get("saved"), str):
            self._saved = self._history.value
            self.home = self.home.replayed(entry)
        else:
            done = self.keeping.done_again(entry, self.case)
            if done is None:
                return
            edit, after = done
            self._history = self._history.do(after, edit)
        self.recording = entry.get(RECORDING) is True

    def listen(self, listener: Listener) -> Callable[[], None]:
        """Registers a function that is called at every change.

        Returns a function that removes it again.
        """
        self._listeners.append(listener)

        def stop() -> None:
            if listener in self._listeners:
                self._listeners.remove(listener)

        return stop

    @property
    def case(self) -> Case:
        return self._history.value

    @property
    def history(self) -> History[Case, Edit]:
        return self._history

    @property
    def protocol(self) -> Protocol:
        """Every act since the case was begun, in earlier sittings and in this one."""
        return self.keeping.protocol

    @property
    def path(self) -> Path | None:
        """The absolute path of the file that the case is saved in; None if there is none."""
        return self.home.path

    @property
    def game(self) -> SgfGame | None:
        """The game as read, with which the case can be saved without loss.

        None if there was no game record, or once the record has been changed other than by
        adding moves.
        """
        return self._game if is_as_read(self._history) else None

    @property
    def is_changed(self) -> bool:
        """True if the case differs from the one opened, or last saved in ``home``."""
        return self._saved != self.case

    @property
    def loses_rulings(self) -> bool:
        """True if changes would be lost by closing now.

        Incidents and protests do not count if the home has stored them already.
        """
        if not self.is_changed or not self.home.is_kept:
            return False
        saved = self._saved
        alike = replace(self.case, incidents=saved.incidents, protests=saved.protests)
        return alike != saved or not self.home.has_incidents(self.case)

    @property
    def is_journaled(self) -> bool:
        """True if every act of this sitting is in its journal, on the disk, now."""
        return self._keeping is not None and self._keeping.is_journaled

    @property
    def in_play(self) -> bool:
        """True if the game is being recorded and is not over under its rule set."""
        case = self.case
        if not self.recording:
            return False
        return folded(case, ruleset(case.rules)).phase is not Phase.ENDED

    def record_play(self, *, on: bool) -> None:
        """Begins or ends recording the game as it is played. Does not change the case."""
        if on is not self.recording:
            self.recording = on
            self._assessments = ()
            self._announce(Change(Part.RECORDING))

    @property
    def assessment(self) -> Assessment:
        """The assessment of the case as it is now."""
        latest = self._assessments
        if latest and latest[0].case is self.case:
            return latest[0]
        now = Assessment(self.case, still_true(self._reading, self._history), self.in_play)
        for known in latest:  # an undo leads back to a case that was assessed before
            if known.case is now.case and known == now:
                now = known
                break
        else:
            if latest:
                now.restore_from(latest[0], counts_alike=_counts_alike(latest[0], now))
        others = (known for known in latest if known is not now)
        self._assessments = (now, *others)[:MOST_ASSESSMENTS]
        return now

    @property
    def last_moment(self) -> int:
        return len(self.case.moments) - 1

    @property
    def moment(self) -> int:
        """The index of the position shown, from 0; the last one unless another was chosen."""
        last = self.last_moment
        return last if self._moment is None else min(self._moment, last)

    def show_moment(self, index: int) -> None:
        """Shows the moment at an index, from 0, or the nearest. Does not change the case."""
        index = max(0, min(index, self.last_moment))
        self._moment = None if index == self.last_moment else index
        self._announce(Change(Part.MOMENT))

    def do(self, edit: Edit, who: str = REFEREE, reason: str = "") -> None:
        """Carries out an act. An act that changes nothing is not recorded.

        Args:
            who: the person who asked for it: ``B``, ``W`` or ``referee``.
            reason: the reason, for a kind of act that has no reason of its own.

        Raises (nothing has changed then):
            ValueError: if the act is not possible, or has a reason of its own besides
                ``reason``.
            JournalError: if the act could not be written to the journal.
        """
        before = self.case
        after = edit.apply(before)
        if after == before:
            return
        self.keeping.takes_act(edit, before, after, who, reason, recording=self.recording)
        self._take(self._history.do(after, edit))

    def undo(self) -> None:
        """Undoes the last act, if any. Raises JournalError; nothing has changed then."""
        if self._history.undo_act is not None:
            self.keeping.takes_step(undo=True, recording=self.recording)
            self._take(self._history.undo())

    def redo(self) -> None:
        """Redoes the act undone last, if any. Raises JournalError; nothing has changed then."""
        if self._history.redo_act is not None:
            self.keeping.takes_step(redo=True, recording=self.recording)
            self._take(self._history.redo())

    def _take(self, history: History[Case, Edit]) -> None:
        """Replaces the history by one whose last act is already in the journal."""
        before, was_changed = self.case, self.is_changed
        self._history = history
        parts = _touched(before, self.case) | Part.HISTORY
        if self.is_changed is not was_changed:
            parts |= Part.SAVED
        self._announce(Change(parts))

    def save(self, path: Path, *, anyway: bool = False) -> None:
        """Writes the case to a file; only a copy if the home is a table of an event.

        Args:
            anyway: True to overwrite the file even if somebody else has changed it.

        Raises (the file is then as it was):
            FileError: if the file cannot be written.
            FileChangedError: if the file is the home and somebody else has changed it.
        """
        path = path.absolute()
        entry, data = self.written(path.name)
        write_bytes(path, data, None if anyway else self.home.expects(path))
        home = self.home.written_to(path, data)
        if home is not None:
            self.kept(entry, home)

    def saw(self, path: Path, digest: Callable[[], str]) -> None:
        """Notes the digest of a file other than the home, after it was read or written.

        Args:
            digest: computes the digest; called only when :meth:`is_other` needs it.
        """
        self._seen[os.path.realpath(path)] = digest

    def is_other(self, path: Path) -> bool:
        """Returns whether somebody else has changed a file since the session read or wrote it.

        False if :meth:`saw` has noted no digest of the file, or if the file is gone. Raises
        FileError.
        """
        seen = self._seen.get(os.path.realpath(path))
        return seen is not None and file_digest(path) not in (seen(), None)

    def written(self, name: str) -> tuple[Mapping[str, Any], bytes]:
        """Returns what saving under a file name would write: the log's entry, and the file's
        bytes."""
        return self.keeping.written(name, self.case, self.game)

    def kept(self, entry: Mapping[str, Any], home: CaseStorage) -> None:
        """Notes that the case was saved in ``home``.

        Args:
            entry: the log's entry for this saving, from :meth:`written`.
        """
        self._saved = self.case
        self.home = home
        self.keeping.keep(entry, home.noted())
        self.keeping.write_kept()  # the case is safe; if this fails, its home shows the saving
        self._announce(Change(Part.SAVED))

    def finish(self) -> None:
        """Ends the sitting and deletes its journal: all acts were saved, or discarded on
        purpose."""
        journal = self._let_go()
        if journal is not None:
            journal.finish()

    def leave(self) -> None:
        """Ends the sitting but keeps the journal; the next start offers to recover it."""
        journal = self._let_go()
        if journal is not None:
            journal.leave()

    def _let_go(self) -> Journal | None:
        """Stops journaling for good; returns the journal so far, or None."""
        if self._keeping is None:
            self._begins = self._unjournaled
            return None
        journal, self._keeping.journal = self._keeping.journal, None
        return journal

    def _announce(self, change: Change) -> None:
        """Notifies all listeners, even if one of them raises an exception."""
        journal = None if self._keeping is None else self._keeping.journal
        if journal is not None and journal.begun_anew:
            journal.begun_anew = False
            change = replace(change, parts=change.parts | Part.JOURNAL)
        for listener in tuple(self._listeners):
            if listener not in self._listeners:  # stopped by an earlier listener
                continue
            try:
                listener(change)
            except Exception:
                getLogger(__name__).exception("a view failed to follow a change")


def _session_log() -> type[SessionLog]:
    """Returns the class SessionLog, imported here because its module imports much."""
    from goref.app.session.session_log import SessionLog

    return SessionLog


def _unjournaled(opened: Opened, protocol: Protocol | None) -> SessionLog:
    log = _session_log()
    return log.begun(opened) if protocol is None else log(protocol)


def _counts_alike(one: Assessment, other: Assessment) -> bool:
    """Returns whether the score of one case is also valid for the other."""
    uncounted = Part.TRIALS | Part.DETAILS
    return not _touched(one.case, other.case) & ~uncounted


def _touched(before: Case, after: Case) -> Part:
    parts = Part(0)
    for part, names in SHOWN_IN.items():
        if any(getattr(before, name) != getattr(after, name) for name in names):
            parts |= part
    one, other = before.record, after.record
    if one != other:
        if one.info.texts != other.info.texts:
            parts |= Part.DETAILS
        if one != other.with_info(texts=one.info.texts):
            parts |= Part.RECORD
    return parts
