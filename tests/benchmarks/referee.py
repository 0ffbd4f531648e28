"""The process that makes the journey: ``python -m tests.benchmarks.referee FOLDER RUNS``.

The game is written into the folder first, as a record without any ruling.

It prints a :class:`tests.benchmarks.journey.Report` as one line of JSON. The only answer that
is put into its mouth is the name of the file, in place of the file dialog.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from time import monotonic, perf_counter_ns, thread_time_ns
from typing import Any

from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget

from goref.core.game.record import Act
from goref.core.ruling.ruling import Ruling, StoneStatus
from goref.io.sgf.write import write_sgf
from goref.qt.app.app import Application
from goref.qt.app.start import COLLECT
from goref.qt.look.preferences import Preferences
from goref.qt.window.main_window import MainWindow
from tests.benchmarks.journey import Handled, Report, best
from tests.core.build import game
from tests.languages import EN

LEFT = Qt.MouseButton.LeftButton
NONE = Qt.KeyboardModifier.NoModifier
CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
Key = Qt.Key

GAME = "gold-petal-bowls"
DEAD = "H17 C12 R11 F5 K2"
FIRST_RULES = "tang-song"
OTHER_RULES = ("ming-qing", "modern-1920", "japanese", "jpd-a", "chinese-2002")
LONGEST_S = 30
MANY = 200
"""More turns of a loop than any part of the journey takes: something is stuck."""


class TimedApplication(QApplication):
    """Times every event on its way in.

    Attributes:
        act: what the referee is doing.
        handled: the events handled since the list was last emptied.
    """

    def __init__(self) -> None:
        super().__init__([])
        self.act = ""
        self.handled: list[Handled] = []
        self._inside = False

    def notify(self, receiver: QObject, event: QEvent) -> bool:
        if self._inside:
            return super().notify(receiver, event)
        # Asked before: afterwards neither need be there any more.
        act, kind = self.act, event.type().name
        name = receiver.metaObject().className()
        self._inside = True
        before = thread_time_ns()
        try:
            return super().notify(receiver, event)
        finally:
            took = thread_time_ns() - before
            self._inside = False
            self.handled.append(Handled(act, kind, name, took))


class Referee:
    """Hands on the mouse and the keyboard of a window."""

    def __init__(self, app: TimedApplication, main: Application) -> None:
        self.app = app
        self.main = main
        self.acts = 0

    @property
    def window(self) -> MainWindow:
        assert self.main.window is not None
        return self.main.window

    def do(self, name: str, act: Callable[[], object]) -> None:
        """Do something and let happen what comes of it."""
        self.acts += 1
        self.app.act = name
        act()
        self.settle()

    def settle(self) -> None:
        """Let happen what is on its way, as the loop of the running program does.

        Outside that loop Qt keeps what is to be deleted later.
        """
        self.app.processEvents()
        self.app.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)

    def key(self, name: str, key: Qt.Key, modifiers: Qt.KeyboardModifier = NONE) -> None:
        handle = self.window.windowHandle()
        assert handle is not None
        self.do(name, lambda: QTest.keyClick(handle, key, modifiers))

    def press(self, name: str, widget: QWidget, where: QPoint | None = None) -> None:
        assert widget.isVisible(), f"{name}: nobody can click what is not shown"
        assert widget.isEnabled(), f"{name}: nobody can click what is grey"
        at = where or widget.rect().center()
        self.do(name, lambda: QTest.mouseClick(widget, LEFT, NONE, at))

    def click(self, name: str) -> None:
        board, grid = self.window.board, self.window.session.case.record.grid
        x, y = board.board_layout().centre(grid.point(name))
        self.press(f"click {name}", board, QPoint(int(x), int(y)))

    def choose_rules(self, id_: str) -> None:
        """Open the list of rule sets with the mouse, go to one with the arrow keys."""
        if self.window.pages.drawer != "details":
            self.key("record and facts", Key.Key_B, CTRL)
        box, doing = self.window.views.details.rules.box, f"rules {id_}"
        goal = box.findData(id_)
        self.press(f"{doing}: open the list", box)
        view = box.view()
        key = Key.Key_Down if goal > view.currentIndex().row() else Key.Key_Up
        for _ in range(MANY):
            if view.currentIndex().row() == goal:
                break
            self.do(f"{doing}: arrows", lambda: QTest.keyClick(view, key))
        self.do(doing, lambda: QTest.keyClick(view, Key.Key_Return))
        assert self.window.session.case.rules == id_

    def while_(self, going_on: Callable[[], bool], act: Callable[[], None]) -> None:
        for _ in range(MANY):
            if not going_on():
                return
            act()
        raise AssertionError(f"no end of it: {self.app.act}")

    def wait_for_questions(self) -> None:
        """Let the opinion come, or the wait for it end: before, no click on the board rules."""
        latest = monotonic() + LONGEST_S
        while self.window.questions.is_calm:
            assert monotonic() < latest, "the questions do not come"
            self.settle()

    def until_active(self) -> None:
        self.window.activateWindow()
        self.while_(lambda: not self.window.isActiveWindow(), self.settle)


def journey(at: Referee) -> None:
    """Open, rule, walk, compare, undo, redo, walk back."""
    before = at.window.session
    at.key("open the file", Key.Key_O, CTRL)
    window = at.window
    assert window.session is not before, "the file was not opened"
    at.until_active()
    at.choose_rules(FIRST_RULES)
    at.key("back to the stage", Key.Key_Escape)
    at.wait_for_questions()
    for name in DEAD.split():
        at.click(name)
    ruled = window.session.case.ruling.stones(StoneStatus.DEAD)
    grid = window.session.case.record.grid
    assert {grid.point(name) for name in DEAD.split()} <= ruled
    last = len(window.stages.ids) - 1
    for _ in range(last):
        at.key("next stage", Key.Key_PageDown)
    assert window.views.result_page.isVisible()
    for id_ in OTHER_RULES:
        at.choose_rules(id_)
    at.key("compare all", Key.Key_M, CTRL)
    assert window.views.compare.isVisible()
    window.board.setFocus()
    history = window.session
    at.while_(lambda: history.history.past, lambda: at.key("undo", Key.Key_Z, CTRL))
    assert not window.session.case.ruling
    at.while_(lambda: history.history.future, lambda: at.key("redo", Key.Key_Z, CTRL | SHIFT))
    assert window.session.case.ruling.stones(StoneStatus.DEAD) == ruled
    at.key("back to the stage", Key.Key_Escape)
    for _ in range(last):
        at.key("previous stage", Key.Key_PageUp)
    assert window.questions.page.isVisible()


def unruled(folder: Path) -> Path:
    """The game as somebody's recorder hands it over."""
    record = game(GAME).settled().record
    entries = tuple(
        replace(entry, settling=False) if isinstance(entry, Act) else entry
        for entry in record.entries
    )
    path = folder / f"{GAME}.sgf"
    path.write_bytes(write_sgf(None, replace(record, entries=entries), Ruling()))
    return path


def once(app: TimedApplication) -> tuple[int, int, list[Handled]]:
    """One run: its wall time in nanoseconds, the referee's acts, the events."""
    main = Application(app)
    main.open_first_game()
    at = Referee(app, main)
    at.until_active()
    at.settle()
    gc.collect()
    app.handled = []
    before = perf_counter_ns()
    journey(at)
    wall = perf_counter_ns() - before
    handled, app.handled = app.handled, []  # what follows is no part of the journey
    assert (at.window.width(), at.window.height()) == (1280, 800)
    at.window.bridge.stop()
    at.window.session.finish()
    at.window.hide()
    at.window.deleteLater()
    app.styleHints().colorSchemeChanged.disconnect(main._scheme_changed)
    main.deleteLater()
    at.settle()
    return wall, at.acts, handled


def referee(folder: Path, runs: int) -> Report:
    """Make the journey once to warm up and then some times."""
    faults: list[BaseException] = []

    def fault(kind: Any, value: BaseException, trace: Any) -> None:
        faults.append(value)
        sys.__excepthook__(kind, value, trace)

    sys.excepthook = fault  # what goes wrong inside an event is only printed by PySide
    app = TimedApplication()
    Preferences().language = EN
    path = unruled(folder)
    QFileDialog.getOpenFileNames = lambda *args: ([str(path)], "")  # type: ignore[method-assign]
    once(app)
    gc.freeze()  # as goref does once its window is there
    gc.set_threshold(*COLLECT)  # likewise
    measured = [once(app) for _ in range(runs)]
    if faults:
        raise faults[0]
    return Report(
        scale=round(app.devicePixelRatio()),
        wall_ns=min(wall for wall, _, _ in measured),
        acts=measured[0][1],
        events=best([handled for _, _, handled in measured]),
        worst_ns=max(event.ns for _, _, handled in measured for event in handled),
    )


if __name__ == "__main__":
    print(referee(Path(sys.argv[1]), int(sys.argv[2])).write())
