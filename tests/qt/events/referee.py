"""A referee with an event: its windows, and hands on their keys and mouse."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QWidget
from pytestqt.qtbot import QtBot

from goref.app.event import tables as event_tables
from goref.app.event.files import new_event, take_in
from goref.core.case.case import Case
from goref.core.event.event import Event, EventInfo, Table
from goref.core.ruling.ruling import Ruling
from goref.io.case.case_file import dump
from goref.qt.app.app import Application
from goref.qt.events.tables.table_model import Column
from goref.qt.events.window import EventWindow
from goref.qt.window.main_window import MainWindow
from tests.core.build import bare, ruled
from tests.qt.desk import LEFT, NONE, settle

CLEAR = replace(
    bare(
        ".X.XO.O..",
        ".X.XO.O..",
        ".XXXOOO..",
        "XX.XO....",
        ".X.XO.X..",
        "OXXXO....",
        ".X.XO....",
        ".XXXOOOO.",
        "..OXO....",
        komi="0",
    ),
    rules="chinese-2002",
    ruling=Ruling(),
)
"""White's A4 and C1 and Black's G5 are dead, and plainly so; nobody has ruled on it."""
DEAD = "A4 C1 G5"
MARKS = "A4 G5"
"""One stone of each group of dead: a mark spreads from A4 to C1."""
RULED = ruled(CLEAR, dead=DEAD)
PAIRINGS = """Round,Table,Black,White
1,1,Alice,Bob
1,2,Carol,Dan
1,3,Erik,Fay
1,4,Gus,Hana
2,1,Alice,Carol
2,2,Bob,Dan
"""


def event_file(folder: Path, cases: Iterable[tuple[int, Case]] = (), name: str = "e") -> Path:
    """An event of two rounds; cases behind tables of the first."""
    path = folder / f"{name}.gorefevent"
    with new_event(path, EventInfo("Autumn Cup", rules="chinese-2002"), "maker") as store:
        take_in(store, "pairings", PAIRINGS.encode())
        for number, case in cases:
            table = store.event().table(1, number)
            event_tables.keep_case(store, table, dump(case), f"game{number}.sgf")
    return path


class Referee:
    """An application that was started on an event."""

    def __init__(self, main: Application, qtbot: QtBot) -> None:
        self.main, self.qtbot = main, qtbot

    @property
    def events(self) -> EventWindow:
        """The event's window that was opened last."""
        return self.main.events.windows[-1]

    @property
    def board(self) -> MainWindow:
        assert self.main.window is not None
        return self.main.window

    @property
    def event(self) -> Event:
        """The event as its file has it."""
        return self.events.store.event()

    def table(self, round: int = 1, number: int = 1) -> Table:
        return self.event.table(round, number)

    @property
    def status(self) -> str:
        return self.events.message

    @property
    def said(self) -> str:
        """What the main window says."""
        return self.board.message

    @property
    def label(self) -> str:
        """What the bar says."""
        assert self.main.events._at is not None
        bar = self.main.events._at.bar
        assert bar.isVisible()
        return f"{bar.names.toolTip()} — {bar.state.text()}"

    def cells(self, column: Column, window: EventWindow | None = None) -> list[str]:
        model = (window or self.events).model
        return [str(model.index(row, column).data()) for row in range(model.rowCount())]

    @property
    def glances(self) -> list[str]:
        """What is shown of the cases of the listed tables."""
        model = self.events.model
        return [model.glance_text(table) for table in model.rows]

    def looked(self, window: EventWindow | None = None) -> None:
        """Wait until every case in the list was looked at, and told."""
        shown = window or self.events
        self.qtbot.waitUntil(
            lambda: not shown.lookout.is_busy and not shown._settling.isActive()
        )

    def front(self, window: QWidget) -> None:
        def is_in_front() -> bool:
            window.activateWindow()  # again where a dialog that closes has brought back its own
            return window.isActiveWindow()

        self.qtbot.waitUntil(is_in_front)

    def key(
        self, key: Qt.Key, modifiers: Qt.KeyboardModifier = NONE, window: QWidget | None = None
    ) -> None:
        """Press a key where the focus is: in the window that is in front."""
        shown = window or QApplication.activeWindow()
        assert shown is not None
        handle = shown.windowHandle()
        assert handle is not None
        QTest.keyClick(handle, key, modifiers)

    def write(self, text: str) -> None:
        focus = QApplication.focusWidget()
        assert focus is not None
        QTest.keyClicks(focus, text)

    def press(self, widget: QWidget | None) -> None:
        assert widget is not None
        assert widget.isVisible(), "nobody can click what is not shown"
        assert widget.isEnabled(), "nobody can click what is grey"
        QTest.mouseClick(widget, LEFT, NONE, widget.rect().center())

    def row(self, number: int, *, double: bool = False) -> None:
        """Click a row of the list."""
        view = self.events.list.table
        where = view.visualRect(view.model().index(number, 0)).center()
        QTest.mouseClick(view.viewport(), LEFT, NONE, where)
        if double:
            QTest.mouseDClick(view.viewport(), LEFT, NONE, where)

    def dialog(self, name: str, parent: QWidget | None = None) -> QDialog:
        """The dialog that is open, in front."""
        found = [
            dialog
            for window in QApplication.topLevelWidgets()
            for dialog in (window, *window.findChildren(QDialog, name))
            if isinstance(dialog, QDialog)
            and dialog.objectName() == name
            and dialog.isVisible()
        ]
        assert found, f"there is no dialog {name}"
        self.front(found[0])
        return found[0]

    def child(self, window: QWidget, name: str) -> QWidget:
        found = window.findChild(QWidget, name)
        assert found is not None, name
        return found

    def point(self, name: str) -> QPoint:
        board = self.board.board
        x, y = board.board_layout().centre(self.board.session.case.record.grid.point(name))
        return QPoint(int(x), int(y))

    def click(self, names: str) -> None:
        for name in names.split():
            QTest.mouseClick(self.board.board, LEFT, NONE, self.point(name))

    def hover(self, name: str) -> None:
        """Bring the pointer to a point from beside it, whichever window lies above."""
        window, where = self.board.windowHandle(), self.point(name)
        assert window is not None
        where = self.board.board.mapTo(self.board, where)
        QTest.mouseMove(window, where + QPoint(9, 9))
        QTest.mouseMove(window, where)
        settle()


Begin = Callable[[Path], Referee]
