"""A combo box with room for the text of each item."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QWidget

from goref.qt.fields.rules_box import ItemsBox
from goref.qt.look.theme import font_of
from tests.qt.fitting import clipped


@pytest.mark.parametrize("item", ["（2002年）", "「（（）））」", "Ing", ""])
@pytest.mark.parametrize("size", [12, 15, 24, 40])
def test_the_widest_item_has_room(qtbot, item, size):
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1000, 100)
    box = ItemsBox(window)
    box.setFont(font_of(size))
    box.addItems(["2", item, "2"])
    box.setCurrentIndex(1)
    window.show()
    for hint in (box.sizeHint(), box.minimumSizeHint()):
        box.resize(hint)
        assert list(clipped(window)) == []


def test_without_items_it_is_as_qt_has_it(qtbot):
    box = ItemsBox()
    qtbot.addWidget(box)
    assert box.sizeHint().isValid()
    assert box.minimumSizeHint().width() > 20
