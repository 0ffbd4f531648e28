"""What was shown, looked for where a goref that ended left it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from goref.app.event.checking import checked
from goref.app.event.table_storage import TableStorage
from goref.app.opening import open_path
from goref.app.session.session import Session
from goref.core.base.language import ENGLISH
from goref.core.texts.faults.said import said
from goref.io.case.journal import TABLE, Unfinished, unfinished
from goref.io.event.copies import copies_of
from goref.io.event.store import EventStore
from tests.attack.acts import case_print, session_print

MOST_UNSEEN = 3
"""So many entries of a journal may have been written and not shown when the process ended."""
AUDITED = ("audit-", "kept-changed", "kept-missing")
"""Notes of a check that say that an event is not what was done to it."""


class LostError(AssertionError):
    """Something that was shown is not there any more."""


def read_back(left: Unfinished) -> Session:
    """A session that ended, at its table if it was at one; its journal is left alone."""
    seat = TableStorage.decode(left.header[TABLE]) if TABLE in left.header else None
    return Session.read_back(left, seat)


def found_again(folder: Path, shown: str) -> Unfinished | None:
    """The journal from which a session as it was shown comes back; None if there is none."""
    for left in unfinished(folder):
        for unseen in range(min(MOST_UNSEEN, len(left.entries)) + 1):
            known = left.entries[: len(left.entries) - unseen]
            session = read_back(replace(left, entries=known))
            if session.lost <= left.damaged and session_print(session) == shown:
                return left
    return None


def recovered(folder: Path, shown: str) -> Session:
    """A session that goes on where another ended. Raises LostError."""
    left = found_again(folder, shown)
    if left is None:
        raise LostError(f"of {len(list(folder.iterdir()))} journals none has what was shown")
    seat = TableStorage.decode(left.header[TABLE]) if TABLE in left.header else None
    session = Session.recover(left, seat)
    if session.lost > left.damaged:
        raise LostError(f"{session.lost} acts of a journal could not be done again")
    return session


def case_in(path: Path) -> str:
    """What tells the case in a file from others, as :func:`case_print`. Raises LostError."""
    try:
        (opened,) = open_path(path)
    except (ValueError, OSError) as error:
        raise LostError(f"{path.name}: {said(error, ENGLISH)}") from None
    if opened.kept is None or not opened.kept.is_as_saved:
        raise LostError(f"{path.name}: its protocol does not fit")
    return case_print(opened.case)


def event_in(path: Path, entries: int, link: str) -> int:
    """How many things were done to an event; what was shown is at their beginning.

    Its tables are what the audit makes of them, and its copies are whole. Raises LostError.

    Args:
        entries, link: the number of the last entry that was shown, and its link.
    """
    with EventStore.open(path, "attack") as store:
        done = store.audit()
        notes = checked(store).notes
    if len(done) < entries or (entries and done[entries - 1].chain != link):
        raise LostError(f"{entries} things were shown, {len(done)} are there, or not the same")
    # A clock that was set back is named, and nothing is lost by it.
    codes = {note.code for note in notes} - {"audit-backwards"}
    odd = sorted(code for code in codes if code.startswith(AUDITED))
    if odd:
        raise LostError(f"the event is not what its audit says: {odd}")
    for copy in copies_of(path):
        with EventStore.open(copy.path, "attack", read_only=True) as store:
            store.event()
    return len(done)
