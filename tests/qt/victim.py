"""A goref that is going to be killed: opens a file, rules with real clicks, and waits.

Run as ``python -m tests.qt.victim FILE``; it prints READY when everything is done.
"""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from goref.qt.app.app import Application
from tests.qt.desk import CTRL, LEFT, NONE, SHIFT, Key


def main(path: Path) -> None:
    app = QApplication([])
    goref = Application(app)
    goref.start(path)
    window = goref.window
    assert window is not None
    window.activateWindow()
    while not window.isActiveWindow():
        app.processEvents()
    board = window.board
    for name in ("H17", "C12", "R11", "F5"):
        x, y = board.board_layout().centre(window.session.case.record.grid.point(name))
        QTest.mouseClick(board, LEFT, NONE, QPoint(int(x), int(y)))
    window.open_details()
    window.views.details.rules.box.setFocus()
    QTest.keyClick(window.windowHandle(), Key.Key_Down)
    QTest.keyClick(window.windowHandle(), Key.Key_Escape)
    board.setFocus()
    QTest.keyClick(window.windowHandle(), Key.Key_Z, CTRL)
    QTest.keyClick(window.windowHandle(), Key.Key_Z, CTRL)
    QTest.keyClick(window.windowHandle(), Key.Key_Z, CTRL | SHIFT)
    print("READY", flush=True)
    app.exec()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
