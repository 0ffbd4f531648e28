"""When the program itself fails: tell what happened, lose nothing, go on if possible."""

from __future__ import annotations

import sys
import traceback
from collections.abc import Callable
from types import TracebackType

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication, QMessageBox

from goref import __version__

Hook = Callable[[type[BaseException], BaseException, TracebackType | None], None]


def install() -> Hook:
    """Show failures in a dialog instead of ending the program; returns the old hook."""
    before = sys.excepthook
    shown: list[QMessageBox] = []

    def caught(
        kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        gone = QApplication.instance() is None
        # A failure while one is shown is most often the same again, from the next repaint.
        if gone or shown or issubclass(kind, KeyboardInterrupt):
            before(kind, error, trace)
            return
        details = "".join(traceback.format_exception(kind, error, trace))
        box = QMessageBox(QApplication.activeWindow())
        box.setIcon(QMessageBox.Icon.Warning)
        box.setWindowTitle("goref")
        box.setText(
            QCoreApplication.translate("crash", "goref made a mistake and stopped what it did.")
        )
        box.setInformativeText(
            QCoreApplication.translate(
                "crash",
                "Everything you decided so far is in the journal. Save the case, then go on. "
                "If it happens again, please report the details below.",
            )
        )
        box.setDetailedText(f"goref {__version__}, Python {sys.version}\n\n{details}")
        shown.append(box)
        try:
            box.exec()
        finally:
            shown.remove(box)

    sys.excepthook = caught
    return before
