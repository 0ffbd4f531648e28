"""The state of a recent file, as it is read in the background."""

from __future__ import annotations

from pathlib import Path

from goref.app.opening import OpeningError
from goref.app.session.case_summary import CaseSummary, case_summary
from goref.core.base.frozen import frozen
from goref.core.base.language import Language
from goref.core.texts.faults.said import said
from goref.io.event.schema import SUFFIX
from goref.io.files import FileError, probe, read_in_time
from goref.qt.work.work import Task

LARGEST_BYTES = 500_000
"""The size of a file, in bytes, above which its content is not read."""


@frozen
class RecentFile:
    """The state of a recent file.

    Attributes:
        when: the time of its last change, in seconds since 1970; None if it is unknown.
        summary: its game; None if that was not read.
        problem: the reason why it cannot be read; else "".
        is_event: True for the file of an event, which is not read.
    """

    when: float | None = None
    summary: CaseSummary | None = None
    problem: str = ""
    is_event: bool = False


def recent_file(path: Path, language: Language, task: Task) -> RecentFile:
    """Reads a recent file. An error of the file is returned as the ``problem``, not raised."""
    found = probe(path).found
    when = None if found is None else found.st_mtime
    if path.suffix == SUFFIX:
        return RecentFile(when, is_event=True)
    if found is not None and found.st_size > LARGEST_BYTES:
        return RecentFile(when)
    try:
        data = read_in_time(path)
        return RecentFile(when, case_summary(data, path.name, language, task.go_on))
    except (FileError, OpeningError) as error:
        return RecentFile(when, problem=said(error, language))
