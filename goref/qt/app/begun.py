"""A session begun on what was opened; on another thread too."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from goref.app.opening import Opened
from goref.app.session.home import NOWHERE, Home, InFile
from goref.app.session.session import Session
from goref.io.files import FileError
from goref.io.places import journals
from goref.qt.work.work import Task


class Begun(NamedTuple):
    """A session, and why it has no journal."""

    session: Session
    error: Exception | None


def home_of(opened: Opened, path: Path | None, digest: str) -> Home:
    """Where a session on a file is kept."""
    return InFile(path, digest) if opened.is_case else NOWHERE


def begin(opened: Opened, home: Home, task: Task | None = None) -> Begun:
    """A session on an opened game, with what its window asks first if it is made beside that.

    Where no journal can be kept it is begun without one.
    """
    error: Exception | None = None
    try:
        session = Session.begin(opened, journals(), home)
    except (FileError, OSError) as raised:
        session, error = Session(opened, None, home), raised
    if task is not None:
        assert session.assessment.score
        if task.is_given_up():  # the program ends
            session.finish()
    return Begun(session, error)
