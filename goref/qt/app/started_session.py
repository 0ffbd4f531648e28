"""A session begun on what was opened; on another thread too."""

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
    """A session, and why it has no journal."""

    session: Session
    error: Exception | None


def home_of(opened: Opened, path: Path | None, data: bytes) -> CaseStorage:
    """Where a session on a file is kept; ``data`` is what was read there."""
    return FileStorage(path, digest_of(data) if data else "") if opened.is_case else NOWHERE


def begin(opened: Opened, home: CaseStorage, task: Task) -> StartedSession:
    """A session on an opened game, made beside the window, with what that asks first.

    Where no journal can be kept it is begun without one.
    """
    error: Exception | None = None
    try:
        session = Session.begin(opened, journals(), home)
    except (FileError, OSError) as raised:
        session, error = Session(opened, home), raised
    assert session.assessment.score
    if task.is_given_up():  # the program ends
        session.finish()
    return StartedSession(session, error)


def begin_shown(
    opened: Opened, home: CaseStorage, failed: Callable[[Exception], None]
) -> Session:
    """A session on a game that is shown already.

    Its journal is begun by :func:`journaled`, or by its first act if that comes before.

    Args:
        failed: is told why it has no journal.
    """

    def begins() -> SessionLog:
        from goref.app.session.session_log import SessionLog

        try:
            return SessionLog.begin(opened, journals(), home)
        except (FileError, OSError) as raised:
            failed(raised)
            return SessionLog.begun(opened)

    return Session(opened, home, begins=begins)


def journaled(session: Session) -> Iterator[None]:
    """Have a session keep a journal from now on, none of it longer than a frame."""
    import goref.io.case.case_file

    yield
    import goref.io.case.journal

    yield
    import goref.app.session.session_log  # noqa: F401

    yield
    assert session.keeping
