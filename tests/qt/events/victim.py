"""A goref that is going to be killed while a table of an event is adjudicated.

Run as ``python -m tests.qt.events.victim EVENT``; it prints READY when everything is done.
"""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from goref.qt.app.app import Application
from tests.qt.desk import LEFT, NONE


def main(path: Path) -> None:
    app = QApplication([])
    goref = Application(app)
    goref.start(path)
    events = goref.events.windows[0]
    events.choose(events.event_read.table(1, 2))
    events.actions_by_id["adjudicate"].trigger()
    window = goref.window
    assert window is not None
    board = window.board
    for _ in range(20):
        app.processEvents()
    for name in ("A4", "G5"):
        x, y = board.board_layout().centre(window.session.case.record.grid.point(name))
        QTest.mouseClick(board, LEFT, NONE, QPoint(int(x), int(y)))
    window.actions_by_id["as-it-stands"].trigger()
    print("READY", flush=True)
    app.exec()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
