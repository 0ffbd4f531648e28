"""Bugs in goref: they are shown to the user, and the program continues if possible."""

from __future__ import annotations

import sys
import traceback
from collections.abc import Callable, Iterator
from types import TracebackType

from PySide6 import QtWidgets
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication

from goref import __version__

Hook = Callable[[type[BaseException], BaseException, TracebackType | None], None]


def install(is_kept: Callable[[], bool | None] = lambda: None) -> Hook:
    """Installs a hook that shows unexpected exceptions in a dialog. Returns the previous hook.

    The previous hook still handles KeyboardInterrupt, and exceptions while that dialog is open.

    Args:
        is_kept: returns whether unsaved rulings are in a journal on the disk; None if nothing
            is unsaved.
    """
    before = sys.excepthook
    shown: list[QtWidgets.QMessageBox] = []

    def caught(
        kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        gone = QApplication.instance() is None
        # A failure while one is shown is usually the same, from the next repaint.
        if gone or shown or issubclass(kind, KeyboardInterrupt):
            before(kind, error, trace)
            return

        from goref.qt.widgets.dialog import letter_for_letter

        details = "".join(traceback.format_exception(kind, error, trace))
        box = QtWidgets.QMessageBox(QApplication.activeWindow())
        box.setIcon(QtWidgets.QMessageBox.Icon.Warning)
        box.setWindowTitle("goref")
        translate = QCoreApplication.translate
        box.setText(
            QCoreApplication.translate("crash", "goref made a mistake and stopped what it did.")
        )
        asked = translate("crash", "If it happens again, please report the details below.")
        told = " ".join((*_promised(is_kept), asked))
        box.setInformativeText(letter_for_letter(told))
        box.setDetailedText(f"goref {__version__}, Python {sys.version}\n\n{details}")
        shown.append(box)
        try:
            box.exec()
        finally:
            shown.remove(box)

    sys.excepthook = caught
    return before


def _promised(is_kept: Callable[[], bool | None]) -> Iterator[str]:
    """Yields a sentence that says whether unsaved rulings are in the journal; nothing if none
    are unsaved.
    """
    try:
        kept = is_kept()
    except Exception:  # the cause of the failure may occur here too
        kept = False
    if kept:
        yield QCoreApplication.translate(
            "crash",
            "Everything you decided so far is in the journal. Save the case, then continue.",
        )
    elif kept is not None:
        yield QCoreApplication.translate(
            "crash",
            "Your decisions since the case was last saved may be in no journal: save the "
            "case now, before anything else.",
        )
