"""Something done as soon as a widget can be seen."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from goref.qt.work import after_paint
from goref.qt.work.after_paint import AfterPaint


class Watch(QObject):
    """Counts what a widget is told to paint."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.paints = 0
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.paints += event.type() is QEvent.Type.Paint
        return False


@pytest.fixture
def widget(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    return made


def test_it_is_done_once_after_the_paint(qtbot: QtBot, widget: QWidget) -> None:
    watch, seen = Watch(widget), list[int]()
    AfterPaint(widget, lambda: seen.append(watch.paints))
    widget.show()
    assert not seen
    qtbot.waitUntil(lambda: bool(seen))
    assert seen[0] > 0
    widget.repaint()
    qtbot.wait(0)
    assert len(seen) == 1


def test_what_its_own_parts_cover_is_painted_when_they_are(
    qtbot: QtBot, widget: QWidget, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(after_paint, "PATIENCE_MS", 1_000_000)
    cover = QWidget(widget)
    cover.setAutoFillBackground(True)
    cover.resize(widget.size())
    with qtbot.waitExposed(widget):
        widget.show()
    qtbot.wait(0)
    watch, of_cover = Watch(widget), Watch(cover)
    cover.update()
    seen: list[int] = []
    AfterPaint(widget, lambda: seen.append(of_cover.paints))
    qtbot.waitUntil(lambda: bool(seen))
    assert seen == [1]
    assert not watch.paints


def test_what_lies_hidden_is_not_painted_when_its_window_is(
    qtbot: QtBot, widget: QWidget
) -> None:
    hidden = QWidget(widget)
    hidden.hide()
    with qtbot.waitExposed(widget):
        widget.show()
    qtbot.wait(0)
    watch, seen = Watch(widget), list[bool]()
    AfterPaint(hidden, lambda: seen.append(True))
    widget.update()
    qtbot.waitUntil(lambda: bool(watch.paints))
    qtbot.wait(0)
    assert not seen


def test_what_is_never_painted_waits_no_longer_than_it_must(
    qtbot: QtBot, widget: QWidget, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(after_paint, "PATIENCE_MS", 1)
    seen: list[bool] = []
    AfterPaint(widget, lambda: seen.append(widget.isVisible()))
    qtbot.waitUntil(lambda: bool(seen))
    assert seen == [False]
