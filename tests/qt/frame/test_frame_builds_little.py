"""No page builds more than it shows: what nobody asked for is not there, nothing is twice."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication, QWidget

from goref.qt.details.page import DetailsPage
from goref.qt.frame.pages import PageBand
from goref.qt.record.play_page import PlayPage
from goref.qt.setup.setup_page import SetupPage
from tests.qt.conftest import Start
from tests.qt.desk import GAMES
from tests.qt.fitting import rest
from tests.qt.states import states

GAME = GAMES / "takagawa--go-seigen-1959.sgf"
SPARE = 2
"""Widgets a page may have for each that is in sight: lines that are empty now, scroll bars."""


def built(page: QWidget) -> list[QWidget]:
    """The widgets of a page; what Qt builds inside its own is Qt's affair."""
    QApplication.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    qt_s_own = ("qt_", "QScrollBar", "QHeaderView")
    return [
        widget
        for widget in page.findChildren(QWidget)
        if not widget.objectName().startswith(qt_s_own)
        and not widget.metaObject().className().startswith(qt_s_own)
    ]


def test_a_page_is_not_built_before_it_is_asked_for(start: Start) -> None:
    window = start(GAME).window
    rest(window)
    pages: PageBand = window.pages
    for kind in (DetailsPage, PlayPage, SetupPage):
        assert not pages.findChildren(kind)
    page = pages.in_sight
    seen = [widget for widget in built(page) if widget.isVisible()]
    assert len(seen) > 5
    assert len(built(page)) <= SPARE * len(seen)
    window.actions_by_id["set-up"].setChecked(True)
    assert pages.findChildren(SetupPage)
    assert not pages.findChildren(DetailsPage)


def test_to_be_in_a_state_again_builds_nothing_more(start: Start) -> None:
    window = start(GAME).window
    for _ in states(window):
        pass
    once = len(built(window))
    for _ in states(window):
        pass
    assert len(built(window)) <= once
