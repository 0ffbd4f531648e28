"""The ring around the focus: outside every kind of control, in every theme, by keys alone."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import (
    QApplication,
    QLineEdit,
    QListWidget,
    QPushButton,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from goref.qt.look.appearance import apply_theme
from goref.qt.look.style import RING, use
from goref.qt.look.theme import ROLES
from goref.qt.widgets.buttons import push_button, stand_out
from goref.qt.widgets.focus_ring import FocusRing
from tests.qt.contrast import contrast
from tests.qt.desk import Key

SEEN = 3.0
"""The least contrast of what is no text: WCAG 2.2, 1.4.11 and 2.4.13."""
SIZE = (120, 40)
AWAY = round(2 * RING)
NAMES = ("plain", "loud", "tool", "list")


@pytest.fixture(params=list(ROLES))
def theme(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    colours = qapp.palette()
    apply_theme(qapp, request.param)
    yield request.param
    use(qapp, ROLES["light"])
    qapp.setPalette(colours)


@pytest.fixture
def ring(qapp: QApplication) -> Iterator[FocusRing]:
    owner = QObject()
    yield FocusRing(owner)
    owner.deleteLater()


@pytest.fixture
def page(qtbot: QtBot, ring: FocusRing) -> QWidget:
    """A window with a line, an ordinary button, the next act's, a tool button and a list."""
    made = QWidget()
    qtbot.addWidget(made)
    made.resize(140, 320)
    QLineEdit(made).setGeometry(10, 10, *SIZE)
    push_button("plain", "", made).setGeometry(10, 70, *SIZE)
    loud = push_button("loud", "", made)
    loud.setGeometry(10, 130, *SIZE)
    stand_out(loud)
    tool = QToolButton(made)
    tool.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    tool.setGeometry(10, 190, *SIZE)
    rows = QListWidget(made)
    rows.setGeometry(10, 250, *SIZE)
    for name, control in (("tool", tool), ("list", rows)):
        control.setObjectName(name)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    made.findChild(QLineEdit).setFocus()
    return made


def control(page: QWidget, name: str) -> QWidget:
    found = page.findChild(QWidget, name)
    assert found is not None
    return found


def colour(page: QWidget, x: int, y: int) -> QColor:
    return page.grab().toImage().pixelColor(x, y)


def shown(page: QWidget) -> list[QWidget]:
    return [ring for ring in page.findChildren(QWidget, "focus-ring") if ring.isVisible()]


def test_the_ring_is_outside_its_control_and_stands_out_in_every_theme(
    theme: str, page: QWidget, qtbot: QtBot
) -> None:
    for name in NAMES:
        qtbot.keyClick(QApplication.focusWidget(), Key.Key_Tab)
        place = control(page, name).geometry()
        assert QApplication.focusWidget() is control(page, name)
        x, top = place.center().x(), place.top()
        line, gap = colour(page, x, top - AWAY), colour(page, x, top - 1)
        assert line.name() == ROLES[theme].accent, name
        assert gap.name() == ROLES[theme].window, "there is a gap between the two"
        assert contrast(line, gap) >= SEEN


def test_one_ring_goes_with_the_focus_while_keys_move_it(page: QWidget, qtbot: QtBot) -> None:
    assert shown(page) == [], "a line has a cursor"
    for name in NAMES:
        qtbot.keyClick(QApplication.focusWidget(), Key.Key_Tab)
        (ring,) = shown(page)
        place = control(page, name).geometry()
        assert ring.geometry() == place.adjusted(-AWAY, -AWAY, AWAY, AWAY)
    button = control(page, "plain")
    button.setFocus()
    button.resize(90, 30)
    (ring,) = shown(page)
    assert ring.width() == 90 + 2 * AWAY, "as large as its control"
    button.deleteLater()
    QApplication.sendPostedEvents(None, 52)  # DeferredDelete
    control(page, "loud").setFocus()
    (ring,) = shown(page)
    assert ring.geometry().center() == control(page, "loud").geometry().center()
    page.findChild(QLineEdit).setFocus()
    assert shown(page) == []


def test_a_click_shows_no_ring(page: QWidget, qtbot: QtBot) -> None:
    qtbot.keyClick(QApplication.focusWidget(), Key.Key_Tab)
    assert len(shown(page)) == 1
    button = page.findChild(QPushButton, "loud")
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert button.hasFocus()
    assert shown(page) == []
