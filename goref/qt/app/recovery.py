"""The recovery of unfinished sessions from earlier runs."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from functools import partial

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QMessageBox

from goref.app.event.table_storage import TableStorage, seat_of
from goref.app.session.session import Session
from goref.core.base.particles import formatted
from goref.core.texts.faults.said import said
from goref.io.case.journal import TABLE, JournalError, Unfinished, discard, unfinished
from goref.io.files import FileError, one_line, probe
from goref.io.places import journals
from goref.io.sgf.info import title as game_title
from goref.qt.app.steps import step
from goref.qt.context.board_host import BoardHost
from goref.qt.record.recording_mode import COMMAND

LONGEST_LINE = 160
"""The largest number of characters in a line of the question; file names may be longer."""


def offer_recovery(main: BoardHost) -> None:
    """Offers unfinished sessions one after the other, until the user recovers one.

    Sessions that contain nothing unsaved are deleted without asking.
    """
    try:
        folder = journals()
    except FileError:
        return  # reported when the session began
    brought: list[Unfinished] = []
    for left in list(unfinished(folder)):
        step(main, partial(_offer, main, left, brought))
        if brought:
            return


def _offer(main: BoardHost, left: Unfinished, brought: list[Unfinished]) -> None:
    """Offers one unfinished session. If the user accepts, recovers it and adds it to
    ``brought``.
    """
    if not left.entries or _is_saved(left):  # nothing to lose
        with suppress(JournalError):  # another goref has continued it
            discard(left)
    elif wants_back(main, left):
        brought.append(left)
        recover(main, left)


def _is_saved(left: Unfinished) -> bool:
    """Returns whether nothing would be lost without the journal.

    The last act was saving, recorded in the journal or only in the saved file; or the case
    belongs to a table of an event, which has all of it.
    """
    if "saved" in left.entries[-1]:
        return True
    session = _read_back(left)
    if session is None or session.lost:
        return False
    if "saved" in session.protocol.entries[-1]:
        return True
    at_table = session.home.is_table and not session.recording
    return at_table and seat_of(session).has_all(session.case)


def _read_back(left: Unfinished) -> Session | None:
    """Returns the session stored in a journal; None if it cannot be read."""
    try:
        return Session.read_back(left, _seat(left))
    except (ValueError, FileError):
        return None


def wants_back(main: BoardHost, left: Unfinished) -> bool:
    """Asks what to do with an unfinished session. Returns True to recover it.

    Deletes the session if the user wants that.
    """
    box = QMessageBox(main.window.widget if main.window is not None else None)
    box.setIcon(QMessageBox.Icon.Question)
    box.setWindowTitle("goref")
    box.setTextFormat(Qt.TextFormat.PlainText)  # names come from files
    asked = QCoreApplication.translate("app", "goref ended before this case was saved:")
    box.setText("\n".join((asked, "", *map(_short, found_in(left)))))
    translate, role = QCoreApplication.translate, QMessageBox.ButtonRole
    restore = box.addButton(translate("app", "Bring it back"), role.AcceptRole)
    discard = box.addButton(translate("app", "Discard it"), role.DestructiveRole)
    later = box.addButton(translate("app", "Ask again later"), role.RejectRole)
    box.setDefaultButton(restore)
    box.setEscapeButton(later)
    box.exec()
    if box.clickedButton() is discard:
        _discard(main, left)
    return box.clickedButton() is restore


def _discard(main: BoardHost, left: Unfinished) -> None:
    """Deletes an unfinished session. If another running goref has continued it, shows
    an error.
    """
    try:
        discard(left)
    except JournalError as error:
        if probe(left.path).is_there:
            _refuse(main, error)


def _refuse(main: BoardHost, error: Exception) -> None:
    main.refuse(said(error, main.language))


def found_in(left: Unfinished) -> Iterator[str]:
    """Yields lines that describe an unfinished session: title, moves, acts, table or file, as
    far as known.
    """
    acts, name = len(left.entries), str(left.header.get("title") or "")
    when = left.when.replace("T", " ")[:16]
    session = _read_back(left)
    if session is not None:
        info, acts = session.case.record.info, len(session.history.past)
        if info.text("PB") or info.text("PW"):
            name = game_title(info, 1)
    yield name or QCoreApplication.translate("app", "A position without names")
    if session is not None:
        told = QCoreApplication.translate("app", "Moves: {count}")
        yield formatted(told, count=len(session.case.record.acts))
    told = QCoreApplication.translate("app", "Acts of the referee: {count}, the last on {when}")
    yield formatted(told, count=acts, when=when)
    if session is not None and session.home.is_table:
        seat = seat_of(session)
        told = QCoreApplication.translate("app", "Table {table} of {event}")
        yield formatted(told, table=seat.place, event=seat.event.name)
    else:
        path = session.path if session is not None else None
        file = path.name if path is not None else str(left.header.get("name") or "")
        if file:
            yield formatted(QCoreApplication.translate("app", "File: {file}"), file=file)


def _short(text: str) -> str:
    """Returns a text in one line, shortened to fit the question."""
    line = one_line(text)
    return line if len(line) <= LONGEST_LINE else f"{line[: LONGEST_LINE - 1]}…"


def recover(main: BoardHost, left: Unfinished) -> None:
    """Recovers an unfinished session and shows it. If that is impossible, shows why."""
    try:
        session = Session.recover(left, _seat(left))
    except (ValueError, FileError) as error:
        _refuse(main, error)
        return
    main.show_session(session)
    if main.window is not None:
        main.window.widget.activateWindow()  # on systems that do not focus it after the box
    if session.recording and main.window is not None:
        main.window.actions_by_id[COMMAND].setChecked(True)
    if session.lost and main.window is not None:
        told = QCoreApplication.translate(
            "app", "Brought back; the last acts could not be read: {count} left out."
        )
        main.window.say(formatted(told, count=session.lost))


def _seat(left: Unfinished) -> TableStorage | None:
    """Returns where an unfinished session of an event's table is stored; None if it belongs to
    no table.
    """
    if TABLE in left.header:
        with suppress(ValueError):  # the table is lost, but not the rulings
            return TableStorage.decode(left.header[TABLE])
    return None
