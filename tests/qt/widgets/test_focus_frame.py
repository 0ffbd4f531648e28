"""The ring around the focus: seen on every kind of button, in every theme."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication, QLineEdit, QPushButton, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from goref.qt.app.screen import STYLE
from goref.qt.look.appearance import apply_theme
from goref.qt.look.theme import PALETTES
from goref.qt.widgets.buttons import push_button, stand_out
from goref.qt.widgets.focus_frame import INSET, WIDTH, FocusRing
from tests.qt.contrast import contrast
from tests.qt.desk import Key

READ = {"light": 4.5, "dark": 4.5, "contrast": 7.0, "contrast-dark": 7.0}
SEEN = 3.0
"""The least contrast of what is no text: WCAG 2.2, 1.4.11 and 2.4.13."""
SIZE = (120, 40)


@pytest.fixture(params=list(PALETTES))
def theme(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    style, colours = qapp.style().name(), qapp.palette()
    qapp.setStyle(STYLE)
    apply_theme(qapp, request.param)
    yield request.param
    qapp.setStyle(style)
    qapp.setPalette(colours)


@pytest.fixture
def ring(qapp: QApplication) -> Iterator[FocusRing]:
    owner = QObject()
    yield FocusRing(owner)
    owner.deleteLater()


@pytest.fixture
def page(qtbot: QtBot, ring: FocusRing) -> QWidget:
    """A window with a line, an ordinary button, the next act's and a tool button."""
    made = QWidget()
    qtbot.addWidget(made)
    QLineEdit(made).setGeometry(0, 0, *SIZE)
    push_button("plain", "", made).setGeometry(0, 50, *SIZE)
    loud = push_button("loud", "", made)
    loud.setGeometry(0, 100, *SIZE)
    stand_out(loud)
    tool = QToolButton(made)
    tool.setObjectName("tool")
    tool.setGeometry(0, 150, *SIZE)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    return made


def down(button: QWidget) -> list[QColor]:
    """The colours down the middle of a button."""
    image = button.grab().toImage()
    ratio = image.devicePixelRatio()
    return [
        image.pixelColor(image.width() // 2, int(y * ratio)) for y in range(button.height())
    ]


def buttons(page: QWidget) -> list[QWidget]:
    return [page.findChild(QPushButton, "plain"), page.findChild(QPushButton, "loud"),
            page.findChild(QToolButton, "tool")]  # fmt: skip


def test_the_ring_stands_out_from_its_button_in_every_theme(theme: str, page: QWidget) -> None:
    for button in buttons(page):
        button.setFocus()
        seen = down(button)
        line, ground = seen[INSET - 1 : INSET - 1 + WIDTH], seen[INSET + WIDTH]
        for ink in line:
            assert contrast(ink, ground) >= SEEN, button.objectName()
        assert contrast(line[0], seen[INSET - 2]) >= SEEN, "also from what is around it"


def test_the_letters_of_the_next_act_can_be_read_on_what_is_painted(
    theme: str, page: QWidget
) -> None:
    loud = page.findChild(QPushButton, "loud")
    ink = loud.palette().color(QPalette.ColorRole.ButtonText)
    assert min(contrast(ink, ground) for ground in down(loud)[3:-3]) >= READ[theme]


def test_one_ring_goes_with_the_focus(page: QWidget, qtbot: QtBot) -> None:
    line = page.findChild(QLineEdit)
    line.setFocus()
    assert page.findChild(QWidget, "focus-ring") is None, "a line has a cursor"
    for button in buttons(page):
        qtbot.keyClick(QApplication.focusWidget(), Key.Key_Tab)
        assert button.hasFocus()
        shown = [r for r in page.findChildren(QWidget, "focus-ring") if r.isVisible()]
        assert [each.parentWidget() for each in shown] == [button]
        button.resize(90, 30)
        assert shown[0].geometry() == button.rect(), "as large as its button"
    button.deleteLater()
    QApplication.sendPostedEvents(None, 52)  # DeferredDelete
    plain = buttons(page)[0]
    plain.setFocus()
    assert page.findChild(QWidget, "focus-ring").parentWidget() is plain, "its button had gone"
    line.setFocus()
    assert not page.findChild(QWidget, "focus-ring").isVisible()
