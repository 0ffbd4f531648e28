"""What earlier starts left unfinished: offered back, and brought back."""

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
"""Letters of a line of the question; names come from files, as long as they like."""


def offer_recovery(main: BoardHost) -> None:
    """Offer back what earlier starts left unfinished."""
    try:
        folder = journals()
    except FileError:
        return  # told when the session began
    brought: list[Unfinished] = []
    for left in list(unfinished(folder)):
        step(main, partial(_offer, main, left, brought))
        if brought:
            return


def _offer(main: BoardHost, left: Unfinished, brought: list[Unfinished]) -> None:
    """Offers one unfinished session back, and notes it if it is wanted."""
    if not left.entries or _is_saved(left):  # nothing to lose
        with suppress(JournalError):  # somebody goes on with it
            discard(left)
    elif wants_back(main, left):
        brought.append(left)
        recover(main, left)


def _is_saved(left: Unfinished) -> bool:
    """Whether the last that was done is a saving, even if only its file has the word of it."""
    if "saved" in left.entries[-1]:
        return True
    session = _read_back(left)
    return session is not None and not session.lost and "saved" in session.protocol.entries[-1]


def _read_back(left: Unfinished) -> Session | None:
    """The session; None where it cannot be read: bringing it back will say why."""
    try:
        return Session.read_back(left, _seat(left))
    except (ValueError, FileError):
        return None


def wants_back(main: BoardHost, left: Unfinished) -> bool:
    """Ask whether an unfinished session is to go on."""
    box = QMessageBox(main.window.widget if main.window is not None else None)
    box.setIcon(QMessageBox.Icon.Question)
    box.setWindowTitle("goref")
    box.setTextFormat(Qt.TextFormat.PlainText)  # names come from files
    asked = QCoreApplication.translate("app", "goref ended before this case was saved:")
    box.setText("\n".join((asked, "", *map(_short, found_in(left)))))
    restore = box.addButton(
        QCoreApplication.translate("app", "Bring it back"),
        QMessageBox.ButtonRole.AcceptRole,
    )
    discard = box.addButton(
        QCoreApplication.translate("app", "Discard it"),
        QMessageBox.ButtonRole.DestructiveRole,
    )
    later = box.addButton(
        QCoreApplication.translate("app", "Ask again later"),
        QMessageBox.ButtonRole.RejectRole,
    )
    box.setDefaultButton(restore)
    box.setEscapeButton(later)
    box.exec()
    if box.clickedButton() is discard:
        _discard(main, left)
    return box.clickedButton() is restore


def _discard(main: BoardHost, left: Unfinished) -> None:
    """Give an unfinished session up, unless another goref has gone on with it meanwhile."""
    try:
        discard(left)
    except JournalError as error:
        if probe(left.path).is_there:
            _refuse(main, error)


def _refuse(main: BoardHost, error: Exception) -> None:
    main.refuse(said(error, main.language))


def found_in(left: Unfinished) -> Iterator[str]:
    """What an unfinished session was about: whose game, how far it is, where it was kept."""
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
    """A text in one line that a question has room for."""
    line = one_line(text)
    return line if len(line) <= LONGEST_LINE else f"{line[: LONGEST_LINE - 1]}…"


def recover(main: BoardHost, left: Unfinished) -> None:
    """Bring an unfinished session back."""
    try:
        session = Session.recover(left, _seat(left))
    except (ValueError, FileError) as error:
        _refuse(main, error)
        return
    main.show_session(session)
    if main.window is not None:
        main.window.widget.activateWindow()  # where nobody else gives it the keys the box had
    if session.recording and main.window is not None:
        main.window.actions_by_id[COMMAND].setChecked(True)
    if session.lost and main.window is not None:
        main.window.say(
            formatted(
                QCoreApplication.translate(
                    "app", "Brought back; the last acts could not be read: {count} left out."
                ),
                count=session.lost,
            )
        )


def _seat(left: Unfinished) -> TableStorage | None:
    """The table of an event that a session was at; None if it was at none."""
    if TABLE in left.header:
        with suppress(ValueError):  # which table it was is lost, but not what was ruled there
            return TableStorage.decode(left.header[TABLE])
    return None
