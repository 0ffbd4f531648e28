"""What earlier starts left unfinished: offered back, and brought back."""

from __future__ import annotations

from contextlib import suppress

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMessageBox

from goref.app.session.session import Session
from goref.io.case.journal import TABLE, Unfinished, unfinished
from goref.io.files import FileError
from goref.io.places import journals
from goref.qt.context.board_host import BoardHost


def offer_recovery(main: BoardHost) -> None:
    """Offer back what earlier starts left unfinished."""
    try:
        found = list(unfinished(journals()))
    except FileError:
        return  # told when the session began
    for left in found:
        if not left.entries or "saved" in left.entries[-1]:  # nothing to lose
            left.path.unlink(missing_ok=True)
            continue
        if wants_back(main, left):
            recover(main, left)
            return


def wants_back(main: BoardHost, left: Unfinished) -> bool:
    """Ask whether an unfinished session is to go on."""
    box = QMessageBox(main.window.widget if main.window is not None else None)
    box.setIcon(QMessageBox.Icon.Question)
    box.setWindowTitle("goref")
    box.setText(
        QCoreApplication.translate(
            "app", "goref ended without saving “{title}” ({count} acts, {when})."
        ).format(
            title=left.header.get("title") or left.header.get("path") or "",
            count=len(left.entries),
            when=left.when.replace("T", " ")[:16],
        )
    )
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
        left.path.unlink(missing_ok=True)
    return box.clickedButton() is restore


def recover(main: BoardHost, left: Unfinished) -> None:
    """Bring an unfinished session back."""
    try:
        session = _recovered(left)
    except (ValueError, FileError) as error:
        from goref.core.words.faults.said import said  # seldom needed

        main.refuse(said(error, main.language))
        return
    main.show_session(session)
    if session.lost and main.window is not None:
        main.window.say(
            QCoreApplication.translate(
                "app", "Brought back; the last acts could not be read: {count} left out."
            ).format(count=session.lost)
        )


def _recovered(left: Unfinished) -> Session:
    seat = None
    if TABLE in left.header:
        from goref.app.event.sitting import Seat  # few cases are of a table

        with suppress(ValueError):  # which table it was is lost, but not what was ruled there
            seat = Seat.decode(left.header[TABLE])
    return Session.recover(left, seat)
