"""Texts in lists and boxes, shown again while somebody reads them."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from goref.qt.widgets.lists import NotesBox


def test_who_has_scrolled_stays_there_while_the_lines_are_the_same(qtbot: QtBot) -> None:
    box = NotesBox("notes", "Notes", 2)
    qtbot.addWidget(box)
    box.resize(200, 40)
    box.show()
    lines = [f"line {number}" for number in range(50)]
    box.show_lines(lines)
    place = box.verticalScrollBar()
    place.setValue(20)
    box.show_lines(lines)
    assert place.value() == 20
    box.show_lines(reversed(lines))
    assert (box.toPlainText()[:7], place.value()) == ("line 49", 0)
