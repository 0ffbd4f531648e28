"""Menus of commands: wide enough for their entries, and not wider each time."""

from __future__ import annotations

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QMenu

from goref.qt.widgets.menus import ROOM, roomy


def shown(menu: QMenu) -> int:
    """Return the width of a menu as it is opened."""
    menu.popup(QPoint(0, 0))
    wide = menu.width()
    menu.close()
    return wide


def test_a_menu_is_as_wide_however_often_it_is_opened(qtbot) -> None:
    menu = roomy(QMenu())
    qtbot.addWidget(menu)
    menu.addAction("&Open…").setShortcut("Ctrl+O")
    first = shown(menu)
    assert [shown(menu) for _ in range(4)] == [first] * 4
    longer = menu.addAction("&Save the log of rulings as a page…")
    more = shown(menu)
    text = menu.fontMetrics().horizontalAdvance(longer.text() + ROOM)
    assert more > max(first, text)
    assert [shown(menu) for _ in range(4)] == [more] * 4


def test_a_menu_at_the_right_edge_is_whole_on_the_screen(qtbot) -> None:
    """The foot's menu lost the end of its keys, as Qt placed it before it was widened."""
    menu = roomy(QMenu())
    qtbot.addWidget(menu)
    menu.addAction("&What happened at the table").setShortcut("Ctrl+J")
    screen = menu.screen().availableGeometry()
    menu.popup(QPoint(screen.right() - 40, screen.center().y()))
    assert screen.contains(menu.geometry())
    menu.close()
