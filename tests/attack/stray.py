"""Keys and clicks that are meant for something else: none of them may rule.

A window is opened with a game, and by chance a menu, a dialog, a form, the audience's board,
the count or the result is brought up; then keys are pressed and the board is clicked. In
between, the referee rules at the questions, and each of those acts must land.

Ten thousand of them: ``python -m tests.attack 1 --only stray-keys --least 10000``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from random import Random
from typing import TYPE_CHECKING
from unittest.mock import patch

from tests.attack.outcome import Outcome

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from goref.qt.window.main_window import MainWindow

STRAYS = 8
"""So many keys and clicks while one thing is in the way."""
MEANT = 4
"""So many rulings are meant after it, in ten at most."""
WITH_ROOM = 0.3
"""In so many cases the audience's board is open beside what is in the way."""
FREE = {"details", "rules", "facts", "notes"}
"""Acts that a form over the page may do: they rule on nothing."""
DIALOGS = ("about", "protocol", "preferences", "keys")
FORMING = {"preferences"}
"""Dialogs of fields: what is typed into them is meant."""
FORMS = ("details", "moves", "compare", "incidents", "disputes", "second-opinion", "legend")


def attack(outcome: Outcome) -> None:
    """Windows, one after the other, until the time is up."""
    rng = Random(outcome.seed)
    while outcome.goes_on():
        seed = rng.getrandbits(32)
        at = sit(Random(seed), rounds=10)
        outcome.tried += at.tried
        outcome.count({"strays": at.tried, "acts by strays": at.unmeant})
        outcome.count({"meant": at.meant, "meant and lost": at.meant - at.landed})
        for fault in at.faults:
            outcome.fail(f"window {seed}: {fault}")


def sit(rng: Random, rounds: int) -> Sitting:
    """Sits at a window, and returns what was sent there and what came of it."""
    from PySide6.QtWidgets import QApplication

    from goref.app.opening import FIRST_GAME
    from goref.io.places import resources
    from goref.qt.app.app import Application
    from goref.qt.frame import foot
    from goref.qt.questions import question_focus

    app = QApplication.instance() or QApplication([])
    assert isinstance(app, QApplication)
    goref = Application(app)
    goref.preferences.opinion_by_itself = False
    with ExitStack() as stack:
        # Who answers here has read what came, however fast he is.
        for module in (question_focus, foot):
            stack.enter_context(patch.object(module, "UNREAD_MS", 0))
        goref.open_path(resources() / "games" / FIRST_GAME, remember=False)
        assert goref.window is not None
        at = Sitting(goref.window, rng)
        for _ in range(rounds):
            at.disturb()
            at.rule()
        goref.window.session.leave()
        goref.window.widget.hide()
    return at


class Sitting:
    """A window, and hands that press keys and click.

    Attributes:
        tried, unmeant: how many keys and clicks were sent astray, how many acts they did.
        meant, landed: how many rulings were meant, and how many of them landed.
        faults: what ruled unmeant, or did not rule though it was meant.
    """

    def __init__(self, window: MainWindow, rng: Random) -> None:
        self.window, self.rng = window, rng
        self.tried = self.unmeant = self.meant = self.landed = 0
        self.faults: list[str] = []
        self.settle()

    def settle(self) -> None:
        from PySide6.QtWidgets import QApplication

        for _ in range(3):
            QApplication.processEvents()

    # In the way

    def disturb(self) -> None:
        """Brings something up, and presses and clicks what was meant for it, or for nothing."""
        ways: list[Callable[[], object]] = [
            self.in_menu,
            self.in_answers,
            self.in_foot_menu,
            self.in_dialog,
            self.in_form,
            self.at_count,
            self.at_result,
            self.in_room,
            self.held,
            self.twice,
        ]
        if self.rng.random() < WITH_ROOM:
            self.open_room()
        self.rng.choice(ways)()
        self.home()

    def home(self) -> None:
        """Back to the questions, with nothing over them."""
        from PySide6.QtWidgets import QApplication

        window = self.window
        for _ in range(4):
            popup = QApplication.activePopupWidget()
            if popup is not None:
                popup.close()
        for widget in QApplication.topLevelWidgets():
            if widget.isVisible() and widget.isWindow() and widget is not window.widget:
                widget.close()
        window.pages.close_drawer()
        self.go("dead")
        window.session.show_moment(window.session.last_moment)
        window.widget.activateWindow()
        window.board.setFocus()
        self.settle()

    def go(self, stage: str) -> None:
        self.window.show_stage(stage)
        self.settle()

    def in_menu(self) -> None:
        from PySide6.QtTest import QTest

        bar = self.window.menuBar()
        action = self.rng.choice(bar.actions())
        QTest.mouseClick(bar, self.left(), self.none(), bar.actionGeometry(action).center())
        menu = action.menu()
        self.settle()
        letters = {name[name.index("&") + 1].lower() for name in self._names(menu)}
        with self.nothing_ruled(f"menu {menu.title()}"):
            for key in self.keys(without=letters):
                if not menu.isVisible():
                    break
                self.press(menu, key)

    @staticmethod
    def _names(menu: object) -> list[str]:
        from PySide6.QtWidgets import QMenu

        assert isinstance(menu, QMenu)
        return [a.text() for a in menu.actions() if "&" in a.text().replace("&&", "")]

    def in_answers(self) -> None:
        """The menu of the right button, put away again."""
        from PySide6.QtCore import Qt
        from PySide6.QtWidgets import QApplication

        with self.nothing_ruled("right button, then Esc"):
            self.click(button=Qt.MouseButton.RightButton)
            popup = QApplication.activePopupWidget()
            if popup is not None:
                self.press(popup, Qt.Key.Key_Escape)

    def in_foot_menu(self) -> None:
        """The menu of the foot, whose entries have no keys."""
        menu = self.window.foot.menu
        with self.nothing_ruled("menu of the foot"):
            if not self.window.foot.others.isVisible():
                return
            self.window.foot.others.click()
            self.settle()
            letters = {name[name.index("&") + 1].lower() for name in self._names(menu)}
            for key in self.keys(without=letters):
                if menu.isVisible():
                    self.press(menu, key)

    def in_dialog(self) -> None:
        from PySide6.QtCore import QTimer
        from PySide6.QtWidgets import QApplication, QDialog

        id_ = self.rng.choice(DIALOGS)

        def strike() -> None:
            dialog = QApplication.activeModalWidget()
            if not isinstance(dialog, QDialog):
                return
            for key in self.keys():
                # What is behind a dialog, and the dialog itself if it only shows something.
                top = self.window.widget if id_ in FORMING else dialog
                self.press(self.rng.choice((top, self.window.widget)), key)
                self.click()
            dialog.reject()

        with self.nothing_ruled(f"dialog {id_}"):
            QTimer.singleShot(0, strike)
            self.window.actions_by_id[id_].trigger()
            self.settle()

    def in_form(self) -> None:
        from PySide6.QtWidgets import QLineEdit

        id_ = self.rng.choice(FORMS)
        with self.nothing_ruled(f"form {id_}"):
            self.window.actions_by_id[id_].trigger()
            self.settle()
            form = self.window.pages.drawer
            fields = [f for f in self.window.findChildren(QLineEdit) if f.isVisible()]
            for key in self.keys():
                if form is None or self.window.pages.drawer != form:
                    break  # it is closed: the questions are in sight
                if fields:
                    self.rng.choice(fields).setFocus()
                self.press(self.window.widget, key)
                if self.window.pages.drawer_acts():
                    self.click()

    def at_count(self) -> None:
        self._at("count")

    def at_result(self) -> None:
        self._at("result")

    def _at(self, stage: str) -> None:
        with self.nothing_ruled(stage):
            self.go(stage)
            for key in self.keys():
                if self.window.pages.stage != stage:
                    self.go(stage)
                self.rng.choice([lambda: self.click(), lambda key=key: self.press(None, key)])()

    def rooms(self) -> list[QWidget]:
        from PySide6.QtWidgets import QApplication

        tops = [w for w in QApplication.topLevelWidgets() if w.isVisible() and w.isWindow()]
        return [w for w in tops if w is not self.window.widget]

    def open_room(self) -> None:
        if not self.rooms():
            self.window.actions_by_id["fullscreen"].trigger()
            self.settle()

    def in_room(self) -> None:
        with self.nothing_ruled("the audience's board"):
            self.open_room()
            rooms = self.rooms()
            for key in (*self.keys(), *self._enters()):
                for room in rooms:
                    if room.isVisible():
                        self.press(room, key)
                        self.click(on=room)

    def held(self) -> None:
        """Keys that are held repeat nothing, whatever is asked."""
        from PySide6.QtCore import QEvent
        from PySide6.QtGui import QKeyEvent
        from PySide6.QtWidgets import QApplication

        with self.nothing_ruled("held key"):
            for key in (*self.keys(), *self._enters()):
                none = self.none()
                event = QKeyEvent(QEvent.Type.KeyPress, key, none, chr(key & 0xFF), True)
                QApplication.sendEvent(self.window.widget.windowHandle(), event)
                self.settle()
                self.tried += 1

    @staticmethod
    def _enters() -> tuple[int, ...]:
        from PySide6.QtCore import Qt

        return Qt.Key.Key_Return, Qt.Key.Key_Enter

    def twice(self) -> None:
        """A double click at a stone is one act."""
        from PySide6.QtTest import QTest

        point = self.stone()
        if point is None:
            return
        before = len(self.window.session.protocol.entries)
        handle, where = self.where(self.window.board, point)
        QTest.mouseDClick(handle, self.left(), self.none(), where)
        self.settle()
        self.meant += 1
        done = len(self.window.session.protocol.entries) - before
        self.landed += done == 1
        if done != 1:
            self.unmeant += max(done - 1, 0)
            self.faults.append(f"a double click did {done} acts")

    @contextmanager
    def nothing_ruled(self, where: str) -> Iterator[None]:
        """Notes a fault if the protocol has a ruling that the body made."""
        before = len(self.window.session.protocol.entries)
        ruling = self.window.session.case.ruling
        yield
        self.settle()
        entries = self.window.session.protocol.entries[before:]
        acts = [str(entry["edit"]) for entry in entries if "edit" in entry]
        ruled = [act for act in acts if act not in FREE]
        if ruled or self.window.session.case.ruling != ruling:
            self.unmeant += max(len(ruled), 1)
            self.faults.append(f"{where}: ruled {ruled or 'without an entry'}")

    # Hands

    def keys(self, without: set[str] | None = None) -> list[int]:
        letters = "123456789ABDEFKLNOPSTUWXY"
        usable = [k for k in letters if k.lower() not in (without or set())]
        return [ord(k) for k in self.rng.choices(usable, k=STRAYS)]

    @staticmethod
    def none() -> object:
        from PySide6.QtCore import Qt

        return Qt.KeyboardModifier.NoModifier

    @staticmethod
    def left() -> object:
        from PySide6.QtCore import Qt

        return Qt.MouseButton.LeftButton

    def press(self, widget: QWidget | None, key: int) -> None:
        from PySide6.QtCore import Qt
        from PySide6.QtTest import QTest

        top = (widget or self.window.widget).window()
        QTest.keyClick(top.windowHandle(), Qt.Key(key))
        self.settle()
        self.tried += 1

    def click(self, button: object = None, on: QWidget | None = None) -> None:
        from PySide6.QtTest import QTest

        from goref.qt.board.widget import BoardWidget

        board = self.window.board if on is None else on.findChild(BoardWidget)
        if board is None:
            return
        point = self.rng.randrange(len(self.window.session.case.record.grid))
        handle, where = self.where(board, point)
        QTest.mouseClick(handle, button or self.left(), self.none(), where)
        self.settle()
        self.tried += 1

    @staticmethod
    def where(board: object, point: int) -> tuple[object, object]:
        from PySide6.QtCore import QPoint

        from goref.qt.board.widget import BoardWidget

        assert isinstance(board, BoardWidget)
        x, y = board.board_layout().centre(point)
        top = board.window()
        return top.windowHandle(), board.mapTo(top, QPoint(int(x), int(y)))

    def stone(self) -> int | None:
        position = self.window.session.case.moments[-1].position
        stones = [point for point, cell in enumerate(position.cells) if cell]
        return self.rng.choice(stones) if stones else None

    # Meant

    def rule(self) -> None:
        """Rules at the questions: each act must land."""
        for _ in range(MEANT):
            what = self.rng.choice((self._by_click, self._by_digit))
            before = len(self.window.session.protocol.entries)
            told = what()
            self.settle()
            done = len(self.window.session.protocol.entries) - before
            self.meant += bool(told)
            if done == 1:
                self.landed += 1
            elif told:
                self.faults.append(f"{told}: {done} acts: {self.window.message}")

    def _by_click(self) -> str:
        from PySide6.QtTest import QTest

        point = self.stone()
        if point is None:
            return ""
        handle, where = self.where(self.window.board, point)
        QTest.mouseClick(handle, self.left(), self.none(), where)
        return f"a click at {self.window.session.case.record.grid.name(point)}"

    def _by_digit(self) -> str:
        """Answers what is asked; the answer that is in force already would change nothing."""
        from PySide6.QtCore import Qt
        from PySide6.QtTest import QTest

        card = self.window.questions.page.card
        buttons = [b for b in card.answers.buttons[:2] if b.isVisible() and b.isEnabled()]
        if not card.isVisible() or not buttons:
            return ""
        before, subject = len(self.window.session.protocol.entries), card.subject.text()
        numbers = list(range(len(buttons)))
        self.rng.shuffle(numbers)
        for number in (
            *numbers,
            *numbers,
        ):  # the first press may only bring the answers in sight
            QTest.keyClick(self.window.widget.windowHandle(), Qt.Key(ord("1") + number))
            self.settle()
            if len(self.window.session.protocol.entries) > before:
                break
        return f"answers to {subject!r}"
