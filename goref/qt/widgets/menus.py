"""Menus as goref wants them: wide enough, on the screen, and giving the focus back."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtWidgets import QApplication, QMenu, QMenuBar, QWidget
from shiboken6 import isValid

ROOM = "&&"
"""A menu is made wider than Qt proposes by the width of this text."""


class _OnScreen(QObject):
    """An event filter that moves a menu left if it is wider than Qt knew when placing it."""

    def eventFilter(self, menu: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Show and isinstance(menu, QMenu):
            over = menu.geometry().right() - menu.screen().availableGeometry().right()
            if over > 0:
                menu.move(menu.x() - over, menu.y())
        return False


def roomy(menu: QMenu) -> QMenu:
    """Makes a menu wide enough for its longest entry whenever it opens. Returns the menu.

    Qt would cut entries, since it counts the ``&`` in their texts wrongly.
    """

    def widen() -> None:
        wide = menu.sizeHint().width()  # its least width and more, if an entry grew
        if wide > menu.minimumWidth():
            menu.setMinimumWidth(wide + menu.fontMetrics().horizontalAdvance(ROOM))

    menu.aboutToShow.connect(widen)
    menu.installEventFilter(_OnScreen(menu))
    return menu


def menus_in(bar: QMenuBar, titles: Mapping[str, str]) -> dict[str, QMenu]:
    """Adds empty menus to a menu bar. ``titles`` and the result are by menu id.

    If a menu is closed without a choice, the focus returns to the widget that had it. Qt would
    leave it on the bar, where the next key opens the menu again.
    """
    menus = {id_: roomy(bar.addMenu(title)) for id_, title in titles.items()}
    before: list[QWidget] = []

    def note() -> None:
        focused = QApplication.focusWidget()
        if focused is not None and focused is not bar:
            before[:] = [focused]

    def put_away() -> None:
        if not bar.hasFocus() or QApplication.activePopupWidget() is not None:
            return
        bar.setActiveAction(None)  # type: ignore[arg-type]  # Qt takes none
        if before and isValid(before[0]) and before[0].isVisible():
            before[0].setFocus(Qt.FocusReason.MenuBarFocusReason)

    for menu in menus.values():
        menu.aboutToShow.connect(note)
        menu.aboutToHide.connect(partial(QTimer.singleShot, 0, bar, put_away))
    return menus
