"""The start of a session on an opened game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from goref.app.opening import Opened
from goref.app.session.session import Session
from goref.app.session.storage import NOWHERE, CaseStorage, FileStorage
from goref.core.base.frozen import frozen
from goref.io.files import FileError, digest_of
from goref.io.places import journals

if TYPE_CHECKING:
    from goref.app.session.session_log import SessionLog
    from goref.qt.work.work import Task


@frozen
class StartedSession:
    """A new session.

    Attributes:
        error: the error that prevented its journal; None if it has a journal.
    """

    session: Session
    error: Exception | None


class SessionStarter:
    """A starter of sessions on opened games."""

    def __init__(self, failed: Callable[[Exception], None]) -> None:
        """Args:
        failed: called with the error if the journal of a visible game cannot be created.
        """
        self._failed = failed

    def begin(
        self, opened: Opened, path: Path | None, data: bytes, task: Task
    ) -> StartedSession:
        """Returns a session on an opened game, with its score already computed.

        If the journal cannot be created, the session has none.

        Args:
            path: the game's file; None if it came from no file.
            data: the content of the file.
            task: the task in which this function runs; if cancelled, the session is ended.
        """
        home = _home_of(opened, path, data)
        error: Exception | None = None
        try:
            session = Session.begin(opened, journals(), home)
        except (FileError, OSError) as raised:
            session, error = Session(opened, home), raised
        assert session.assessment.score
        if task.is_given_up():  # the program ends
            session.finish()
        return StartedSession(session, error)

    def begin_shown(self, opened: Opened, path: Path | None, data: bytes) -> Session:
        """Returns a session on an opened game that is already visible.

        Its journal is created by :meth:`journaled`, or by its first act.
        """
        home = _home_of(opened, path, data)

        def begins() -> SessionLog:
            from goref.app.session.session_log import SessionLog

            try:
                return SessionLog.begin(opened, journals(), home)
            except (FileError, OSError) as raised:
                self._failed(raised)
                return SessionLog.begun(opened)

        return Session(opened, home, begins=begins)

    @staticmethod
    def journaled(session: Session) -> Iterator[None]:
        """Creates the journal of a session. Each step of the iterator takes less than
        a frame.
        """
        import goref.io.case.case_file

        yield
        import goref.io.case.journal

        yield
        import goref.app.session.session_log  # noqa: F401

        yield
        assert session.keeping


def _home_of(opened: Opened, path: Path | None, data: bytes) -> CaseStorage:
    """Returns where the case of a file is stored. ``data`` is the content of the file."""
    return FileStorage(path, digest_of(data) if data else "") if opened.is_case else NOWHERE
