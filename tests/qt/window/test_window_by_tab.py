"""Every control of every window is reached by the Tab key alone, is seen there, and is left."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QImage
from PySide6.QtPrintSupport import QPrintPreviewDialog
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QCheckBox,
    QComboBox,
    QDialog,
    QLineEdit,
    QScrollBar,
    QTabBar,
    QTextBrowser,
    QTextEdit,
    QWidget,
)
from shiboken6 import isValid

from goref.qt.board.widget import BoardWidget
from goref.qt.window.main_window import MainWindow
from tests.qt.desk import GAMES, SHIFT, Desk, Key, plain_sgf, settle
from tests.qt.states import states
from tests.qt.window.test_window_accessible import SAYS, name_of

CONTROLS = (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QAbstractSpinBox,
    QComboBox,
    QLineEdit,
    QTabBar,
    QTextEdit,
    BoardWidget,
)
WHOLES = (QComboBox, QAbstractSpinBox, QAbstractItemView, QTabBar, QLineEdit)
"""Controls whose parts do nothing that their own keys do not."""
MOST = 150
CHAINS = "H17 C12 R11 F5 K2"


@pytest.fixture
def desk(start, tmp_path) -> Desk:
    return start(plain_sgf("gold-petal-bowls", tmp_path))


@pytest.fixture
def many(start) -> Desk:
    """A game with findings of many kinds."""
    return start(GAMES / "iwamoto--go-seigen-1948.sgf")


def reachable(window: QWidget) -> set[QWidget]:
    """What the Tab key has to come to: seen, of use, and no part of another control."""
    found = set()
    for widget in window.findChildren(QWidget):
        part_of = widget.parentWidget()
        within = isinstance(part_of, WHOLES)
        if not isinstance(widget, CONTROLS) or isinstance(widget, QScrollBar) or within:
            continue
        if isinstance(widget, QAbstractItemView) and not widget.selectionMode().value:
            continue  # figures to be read: nothing in them is chosen
        if part_of is not None and part_of.objectName() == "qt_scrollarea_hcontainer":
            continue
        if widget.window() is window and widget.isVisible() and widget.isEnabled():
            found.add(widget)
    return found


def walk(window: QWidget, *, back: bool = False) -> list[QWidget]:
    """Press Tab until the focus is where it was; fails if it comes there never again."""
    handle = window.windowHandle()
    assert handle is not None
    first = QApplication.focusWidget()
    seen: list[QWidget] = []
    for _ in range(MOST):
        before = QApplication.focusWidget()
        QTest.keyClick(handle, Key.Key_Tab, SHIFT if back else Qt.KeyboardModifier.NoModifier)
        now = QApplication.focusWidget()
        assert now is not None, f"after {before} nothing has the focus"
        assert now.window() is window
        if now is before:
            assert isinstance(now, QTextBrowser), f"{before} is not left"
            continue  # from one of its links to the next
        seen.append(now)
        if now is first:
            return seen
    trap = [f"{type(w).__name__} {w.objectName()}" for w in seen[-6:]]
    raise AssertionError(f"{first} is not reached again; it goes {trap}")


def holds(walked: list[QWidget], widget: QWidget) -> bool:
    """Whether a control was reached, itself or by what stands for it in a group."""
    if widget in walked or any(w.focusProxy() is widget for w in walked):
        return True
    if any(widget.isAncestorOf(w) for w in walked):
        return True
    group = widget.group() if isinstance(widget, QAbstractButton) else None
    if group is not None and group.exclusive():
        return any(other in walked for other in group.buttons())  # arrows go on from there
    siblings = widget.parentWidget()
    if isinstance(widget, QAbstractButton) and widget.autoExclusive() and siblings:
        kin = siblings.findChildren(type(widget))
        return any(other in walked for other in kin if other.autoExclusive())
    return False


def astray(window: QWidget, walked: list[QWidget]) -> Iterator[str]:
    """Where Tab goes up within a page, or does not come to the foot after it."""
    if not isinstance(window, MainWindow):
        return
    within = [w for w in walked if window.pages.isAncestorOf(w)]
    for one, then in pairwise(within):
        top, bottom = (w.mapTo(window, QPoint()).y() for w in (one, then))
        if bottom + then.height() <= top:
            yield f"from {one.objectName()} up to {then.objectName()}"
    if within:
        after = walked[(walked.index(within[-1]) + 1) % len(walked)]
        if not window.foot.isAncestorOf(after):
            yield f"after the page {after.objectName()}"


def check(window: QWidget, start: QWidget | None = None) -> set[str]:
    """Walk a window by Tab, there and back; the names of what was reached."""
    window.activateWindow()
    if start is not None:
        start.setFocus()
    elif (
        QApplication.focusWidget() is None or QApplication.focusWidget().window() is not window
    ):
        QTest.keyClick(window.windowHandle(), Key.Key_Tab)
    walked = walk(window)
    assert set(walk(window, back=True)) == set(walked), "another way back"
    assert list(astray(window, walked)) == []
    missed = [w for w in reachable(window) if not holds(walked, w)]
    assert [f"{type(w).__name__} {w.objectName()}" for w in missed] == []
    for widget in walked:
        assert isinstance(widget, QTabBar) or SAYS.search(name_of(widget)), widget
        state = QAccessible.queryAccessibleInterface(widget).state()
        assert state.focusable, widget
    return {w.objectName() for w in walked}


def around(widget: QWidget) -> QImage:
    """A control as it is seen, with what is around it: the ring of the focus is outside."""
    window = widget.window()
    place = QRect(widget.mapTo(window, QPoint()), widget.size())
    return window.grab(place.adjusted(-6, -6, 6, 6)).toImage()


def blind(window: QWidget) -> list[str]:
    """Controls that look the same with the focus and, a Tab later, without it."""
    found = []
    handle = window.windowHandle()
    for widget in dict.fromkeys(walk(window)):
        while QApplication.focusWidget() is not widget:
            QTest.keyClick(handle, Key.Key_Tab)
        settle()
        with_focus = around(widget)
        QTest.keyClick(handle, Key.Key_Tab)
        settle()
        if with_focus == around(widget):
            found.append(f"{type(widget).__name__} {widget.objectName()}")
    return found


@pytest.mark.parametrize("theme", ["light", "dark", "contrast", "contrast-dark"])
def test_the_focus_is_seen_wherever_tab_comes(desk, theme):
    desk.main.use_theme(theme)
    window = desk.window
    window.activateWindow()
    desk.qtbot.waitUntil(window.isActiveWindow)
    window.actions_by_id["legend"].setChecked(True)
    desk.board.setFocus()
    assert blind(window) == []


def test_every_state_is_walked_by_tab(many):
    window, reached = many.window, set()
    opinion = window.suggesting.opinion
    for where in states(window):
        # One that is given in the middle of a walk would bring buttons that it has passed.
        many.qtbot.waitUntil(lambda: not opinion.is_working)
        names = check(window, many.board)
        assert "board" in names, where
        reached |= names
    assert {"stages", "questions", "card-info", "change", "began", "komi"} <= reached
    assert {"score-lines", "moves-table", "compare-table", "drawer-back"} <= reached
    assert {"stage-speed", "stage-start", "brush-black", "trial-begin", "moments"} <= reached


def opened(desk: Desk, open_: Callable[[], object]) -> QWidget:
    before = {w for w in QApplication.topLevelWidgets() if w.isVisible()}
    open_()
    settle()
    [found] = {w for w in QApplication.topLevelWidgets() if w.isVisible()} - before
    desk.qtbot.waitExposed(found)
    found.activateWindow()
    desk.qtbot.waitUntil(found.isActiveWindow)
    return found


@pytest.mark.parametrize("command", ["preferences", "protocol", "manual", "keys", "rule-set"])
def test_every_other_window_is_walked_by_tab_and_shows_the_focus(desk, command):
    desk.click("H17")
    window = opened(desk, desk.window.actions_by_id[command].trigger)
    check(window)
    assert blind(window) == []
    window.close()


def test_escape_closes_what_opens_over_the_window(desk):
    for command in ("preferences", "protocol", "keys"):
        window = opened(desk, desk.window.actions_by_id[command].trigger)
        assert isinstance(window, QDialog)
        QTest.keyClick(window.windowHandle(), Key.Key_Escape)
        settle()
        assert not isValid(window) or not window.isVisible()
        desk.window.activateWindow()
        desk.qtbot.waitUntil(desk.window.isActiveWindow)


def test_the_choice_in_the_preview_is_reached_and_named(desk, monkeypatch):
    desk.click("H17")
    seen = []

    def exec_(dialog: QDialog) -> int:
        dialog.show()
        desk.qtbot.waitExposed(dialog)
        dialog.activateWindow()
        desk.qtbot.waitUntil(dialog.isActiveWindow)
        QTest.keyClick(dialog.windowHandle(), Key.Key_Tab)
        walked = walk(dialog)
        [choice] = [w for w in walked if isinstance(w, QCheckBox)]
        assert SAYS.search(name_of(choice))
        while QApplication.focusWidget() is not choice:
            QTest.keyClick(dialog.windowHandle(), Key.Key_Tab)
        before, there = choice.isChecked(), around(choice)
        QTest.keyClick(dialog.windowHandle(), Key.Key_Space)
        seen.append(choice.isChecked() is not before)
        QTest.keyClick(dialog.windowHandle(), Key.Key_Space)
        QTest.keyClick(dialog.windowHandle(), Key.Key_Tab)
        settle()
        seen.append(around(choice) != there)
        dialog.close()
        return 0

    monkeypatch.setattr(QPrintPreviewDialog, "exec", exec_)
    desk.window.actions_by_id["print-preview"].trigger()
    assert seen == [True, True]
