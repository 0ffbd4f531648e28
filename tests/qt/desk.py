"""A referee at the window: real presses and keys go in, texts and pixels come out."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QMenu,
    QScrollArea,
    QTableWidget,
    QToolButton,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)
from pytestqt.qtbot import QtBot

from goref.core.base.geometry import Point
from goref.core.case.case import Case
from goref.core.ruling.ruling import Ruling
from goref.core.scoring.scorer import Score
from goref.core.texts.status import result_line
from goref.io.sgf.write import write_sgf
from goref.qt.app.app import Application
from goref.qt.board.widget import BoardWidget
from goref.qt.details.page import DetailsPage
from goref.qt.questions.question_presenter import NOTES
from goref.qt.questions.questions_controller import QuestionsController
from goref.qt.result.outcome_tree import MARGIN, NAME, WHY
from goref.qt.window.main_window import MainWindow
from tests.core.build import game

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
MOST_STOPS = 60
"""Tab comes to everything in fewer presses."""
CTRL, ALT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
NONE = Qt.KeyboardModifier.NoModifier
Key = Qt.Key
GAMES = Path(__file__).parents[2] / "resources" / "games"


class Desk:
    """An application with a window, and hands on its mouse and keyboard."""

    def __init__(self, main: Application, qtbot: QtBot) -> None:
        self.main = main
        self.qtbot = qtbot

    # What is there

    @property
    def window(self) -> MainWindow:
        assert self.main.window is not None
        return self.main.window

    @property
    def board(self) -> BoardWidget:
        return self.window.board

    @property
    def questions(self) -> QuestionsController:
        return self.window.questions

    @property
    def details(self) -> DetailsPage:
        """Record and facts, opened over the page."""
        if self.window.pages.drawer != "details":
            self.window.open_details()
        return self.window.views.details

    @property
    def case(self) -> Case:
        return self.window.session.case

    @property
    def score(self) -> Score:
        return self.window.session.assessment.score

    @property
    def result(self) -> str:
        """The verdict at the foot."""
        return self.window.foot.says.text().replace("\u00a0", " ")

    @property
    def more(self) -> str:
        """What stands small under it."""
        return self.window.foot.more.text()

    def sentence(self) -> str:
        """The result as it is read out; the window stays where it is."""
        return result_line(self.case, self.score, self.window.language)

    def read_result(self) -> str:
        """What the page of the result says in large, and under it; the stage is that then."""
        self.go("result")
        page = self.window.views.result_page
        assert page.sentence.isVisible()
        self.qtbot.waitUntil(lambda: self.questions.open_matters.is_known)
        labels = (page.checked, page.note)
        told = [label.text() for label in labels if label.isVisible()]
        return "\n".join([page.sentence.text(), *told])

    @property
    def status(self) -> str:
        return self.window.message

    def read_out(self) -> str:
        """What a screen reader is told of the board: what its cursor is on."""
        interface = QAccessible.queryAccessibleInterface(self.board)
        return interface.text(QAccessible.Text.Description)

    def point(self, name: str) -> Point:
        return self.case.record.grid.point(name)

    def points(self, names: str) -> frozenset[Point]:
        return frozenset(self.point(name) for name in names.split())

    def lines(self) -> list[list[str]]:
        """The table of the count as the page of the result shows it; none where it has none.

        The window stays at the stage where it is.
        """
        here, page = self.stage, self.window.views.result_page
        self.go("result")
        if page.counted.isHidden():
            self.go(here)
            return []
        page.counted.open(True)
        table = self.window.findChild(QTableWidget, "score-lines")
        assert table is not None
        assert table.isVisibleTo(page)
        read = cells(table)
        page.counted.open(False)
        self.go(here)
        return read

    def compared(self) -> list[list[str]]:
        """Name, margin, result and reasons of all rule sets, once they are counted."""
        compare = self.window.views.compare
        assert compare.isVisible(), "it is filled only where it is seen"
        self.qtbot.waitUntil(lambda: not compare.pump.is_busy)
        return [
            [
                row.text(NAME),
                row.text(MARGIN),
                row.data(NAME, Qt.ItemDataRole.AccessibleTextRole).partition("\n")[2],
                row.text(WHY),
            ]
            for row in outcome_rows(compare.table)
        ]

    def asked(self) -> list[str]:
        """What is asked on the page of the questions, the open one first."""
        page = self.questions.page
        assert page.isVisible(), "nothing is asked where it is not seen"
        shown = [view.subject.text() for view in (page.accept, page.card) if view.isVisible()]
        return [*shown, *(row.text for row in page.rest.rows)]

    def noted(self) -> list[str]:
        """What asks for nothing, unfolded with a click under the questions."""
        self.weighed()
        rest = self.questions.page.rest
        heading = next((n for n, row in enumerate(rest.rows) if row.key == NOTES), None)
        if heading is None:
            return []
        if rest.rows[-1].key == NOTES:
            index = rest.model().index(heading, 0)
            rest.scrollTo(index)
            QTest.mouseClick(rest.viewport(), LEFT, NONE, rest.visualRect(index).center())
        return [row.text for row in rest.rows[heading + 1 :]]

    def open_card(self, about: str) -> None:
        """Open the question whose line begins with some words, with a click."""
        self.weighed()
        rows = self.questions.page.rest
        if self.questions.page.card.subject.text().startswith(about):
            return
        at = next(n for n, row in enumerate(rows.rows) if row.text.startswith(about))
        index = rows.model().index(at, 0)
        rows.scrollTo(index)
        where = rows.visualRect(index).center()
        QTest.mouseClick(rows.viewport(), LEFT, NONE, where)
        assert self.questions.page.card.subject.text().startswith(about)

    def answer(self, says: str) -> None:
        """Press the answer of the open question that reads so."""
        page = self.questions.page
        buttons = (*page.card.answers.buttons, *page.accept.buttons)
        self.press(next(b for b in buttons if b.isVisible() and b.accessibleName() == says))

    def weighed(self) -> None:
        """Wait until everything that is asked is looked through and weighed."""
        self.qtbot.waitUntil(lambda: not self.questions.is_busy)

    @property
    def stage(self) -> str:
        """The stage that is shown."""
        return self.window.stages.stage

    def signs(self) -> dict[str, str]:
        """What stands beside each stage: how many questions, a tick or nothing."""
        stages = self.window.stages
        signs = {id_: stages.sign(id_) for id_ in stages.ids}
        return {
            id_: str(sign.open) if sign.open else "✓" if sign.done else ""
            for id_, sign in signs.items()
        }

    def planned(self) -> None:
        """Wait until what is to be laid out is planned: every press here waits for that."""
        window = self.main.window
        if window is not None and window.modes.staging.is_planning:
            self.qtbot.waitUntil(lambda: not window.modes.staging.is_planning)

    # Pixels

    def picture(self) -> QImage:
        return self.board.grab().toImage()

    def colour(self, name: str, dx: float = 0.0, dy: float = 0.0) -> str:
        """The colour at a point, or some spacings away, as ``#rrggbb``."""
        image, laid = self.picture(), self.board.board_layout()
        x, y = laid.centre(self.point(name))
        ratio = image.devicePixelRatio()
        where = (x + dx * laid.spacing) * ratio, (y + dy * laid.spacing) * ratio
        return image.pixelColor(int(where[0]), int(where[1])).name()

    def light(self, name: str, dx: float = 0.0, dy: float = 0.0) -> int:
        return QColor(self.colour(name, dx, dy)).lightness()

    def lit(self, names: Iterable[str]) -> set[str]:
        """Those of some points that are outlined: at the right, off the board's lines."""
        image, laid, found = self.picture(), self.board.board_layout(), set()
        ratio, lit = image.devicePixelRatio(), QColor(self.board.theme().accent)
        for name in names:
            x, y = laid.centre(self.point(name))
            at = (x + 0.44 * laid.spacing) * ratio, (y + 0.07 * laid.spacing) * ratio
            seen = image.pixelColor(int(at[0]), int(at[1]))
            if abs(seen.hue() - lit.hue()) < 12 and seen.saturation() > 120:
                found.add(name)
        return found

    def lay_out(self) -> None:
        """Have the count laid out that is chosen, as the menu's command does."""
        self.window.actions_by_id["arrange"].trigger()
        self.planned()

    # Mouse

    def spot(self, name: str) -> QPoint:
        x, y = self.board.board_layout().centre(self.point(name))
        return QPoint(int(x), int(y))

    def hover(self, name: str) -> None:
        """Bring the pointer to a point from elsewhere; where it is already nothing moves."""
        QTest.mouseMove(self.board, self.spot(name) + QPoint(7, 7))
        QTest.mouseMove(self.board, self.spot(name))
        settle()

    def leave_board(self) -> None:
        """Take the pointer from the board to the foot."""
        window, foot = self.window.windowHandle(), self.window.foot
        assert window is not None
        QTest.mouseMove(window, foot.mapTo(self.window, foot.rect().center()))
        settle()

    def rule(self, names: str, key: Qt.Key) -> None:
        """Point at points, and press a key at each."""
        for name in names.split():
            self.hover(name)
            self.key(key)

    def claim(self, kind: str, names: str, button: Qt.MouseButton = LEFT) -> None:
        """Rule points by hand: for Black with the left button, for White with the right."""
        by_hand = self.questions.by_hand
        if not by_hand.claims.is_open:
            self.press(by_hand.claims.head)
        down = by_hand.claims.findChild(QToolButton, f"kind-{kind}")
        assert down is not None
        self.press(down)
        self.click(names, button)
        self.press(by_hand.claims.head)

    def offered(self, name: str) -> list[str]:
        """What a right click at a point offers; the menu stays open."""
        self.hover(name)
        self.click(name, RIGHT)
        return [action.text() for action in self.menu.actions()]

    @property
    def menu(self) -> QMenu:
        """The menu of answers."""
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu)
        assert menu.objectName() == "answers"
        return menu

    def click(self, names: str, button: Qt.MouseButton = LEFT) -> None:
        for name in names.split():
            QTest.mousePress(self.board, button, NONE, self.spot(name))
            QTest.mouseRelease(self.board, button, NONE, self.spot(name))
            self.planned()

    def scroll_to(self, widget: QWidget) -> None:
        """Bring a widget into sight in the areas it is in."""
        parent = widget.parentWidget()
        while parent is not None:
            if isinstance(parent, QScrollArea):
                parent.ensureWidgetVisible(widget)
            parent = parent.parentWidget()

    def press(self, widget: QWidget, where: QPoint | None = None) -> None:
        """Click a widget, in its middle unless told otherwise."""
        assert widget.isVisible(), "nobody can click what is not shown"
        assert widget.isEnabled(), "nobody can click what is grey"
        QTest.mouseClick(widget, LEFT, NONE, where or widget.rect().center())
        self.planned()

    def pick(self, box: QComboBox, data: object) -> None:
        """Choose an item of a combo box with the mouse."""
        row = box.findData(data)
        assert row >= 0, data
        self.press(box)
        view = box.view()
        self.qtbot.waitUntil(view.isVisible)
        view.scrollTo(view.model().index(row, 0))
        where = view.visualRect(view.model().index(row, 0)).center()
        QTest.mouseMove(view.viewport(), where)

        def chosen() -> bool:
            # For a moment after it opens the list takes no click, lest it closes at once.
            if view.isVisible():
                QTest.mouseClick(view.viewport(), LEFT, NONE, where)
            return not view.isVisible()

        self.qtbot.waitUntil(chosen)

    def rules(self, id_: str) -> None:
        """Choose a rule set among the details, and close them."""
        self.pick(self.details.rules.box, id_)
        self.window.pages.close_drawer()

    def go(self, stage: str) -> None:
        """Go to a stage with a click."""
        bar = self.window.stages
        QTest.mouseClick(bar, LEFT, NONE, bar.tabRect(bar.ids.index(stage)).center())
        assert self.stage == stage

    # Keyboard

    def tab_to(self, widget: QWidget) -> None:
        """Press Tab until a widget has the focus."""
        for _ in range(MOST_STOPS):
            if widget.hasFocus():
                return
            self.key(Key.Key_Tab)
        raise AssertionError(f"Tab never comes to {widget.objectName()}")

    def key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = NONE, times: int = 1) -> None:
        """Press a key where the focus is, as somebody at the keyboard does."""
        for _ in range(times):
            window = self.window.windowHandle()
            assert window is not None
            QTest.keyClick(window, key, modifiers)
            self.planned()

    def walk(self, name: str) -> None:
        """Take the board's cursor to a point with the arrow keys."""
        board, start, goal = self.case.record.grid, self.board.cursor_point(), self.point(name)
        across = board.column(goal) - board.column(start)
        down = board.row(goal) - board.row(start)
        for steps, (less, more) in ((across, (Key.Key_Left, Key.Key_Right)),
                                    (down, (Key.Key_Up, Key.Key_Down))):  # fmt: skip
            strides, rest = divmod(abs(steps), 5)
            key = more if steps > 0 else less
            self.key(key, SHIFT, strides)
            self.key(key, NONE, rest)
        assert self.board.cursor_point() == goal

    def strike(self, names: str, key: Qt.Key) -> None:
        """Walk to points and press a key at each."""
        for name in names.split():
            self.walk(name)
            self.key(key)

    def nothing_else(self) -> None:
        """Rule that nothing is dead but what is marked."""
        self.key(Key.Key_A, CTRL | SHIFT)

    def undo(self) -> None:
        self.key(Key.Key_Z, CTRL)

    def redo(self) -> None:
        self.key(Key.Key_Z, CTRL | SHIFT)


def cells(table: QTableWidget | None) -> list[list[str]]:
    """The texts of a table."""
    assert table is not None
    rows = []
    for row in range(table.rowCount()):
        items = [table.item(row, column) for column in range(table.columnCount())]
        rows.append([item.text() if item else "" for item in items])
    return rows


def outcome_rows(table: QTreeWidget) -> list[QTreeWidgetItem]:
    """The rows of all rule sets in their groups, from the top."""
    tops = [table.topLevelItem(row) for row in range(table.topLevelItemCount())]
    return [top.child(row) for top in tops for row in range(top.childCount())]


def plain_sgf(name: str, folder: Path, ruling: Ruling | None = None) -> Path:
    """A game of tests/data/games played to the end, as a record without any ruling."""
    settled = game(name).settled()
    entries = tuple(replace(e, settling=False) for e in settled.record.entries)
    record = replace(settled.record, entries=entries).with_info(rules="Chinese")
    path = folder / f"{name}.sgf"
    path.write_bytes(write_sgf(None, record, ruling or Ruling()))
    return path


def leaders(case: Case, names: Iterable[str]) -> list[str]:
    """One stone of each chain among some stones."""
    board, left = case.record.grid, {case.record.grid.point(n) for n in names}
    found = []
    while left:
        point = min(left)
        left -= case.position.chain(point)
        found.append(board.name(point))
    return found


def settle() -> None:
    """Let everything happen that is already on its way."""
    QApplication.processEvents()
