"""Things beside and below each other, by name, on a plate, or in a page that scrolls."""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLayout,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from goref.qt.widgets.metrics import ROUND
from goref.qt.widgets.wrapping import plain_label

Part = QWidget | QLayout | None
"""A widget, other boxes, or room that is left over."""
W = TypeVar("W", bound=QWidget)


def fill(box: QBoxLayout, *parts: Part, grows: Part = None) -> None:
    """Put parts into a box, after those there are.

    Args:
        parts: in their order; None for room that is left over.
        grows: the one that gets the room that is left.
    """
    for part in parts:
        stretch = int(part is grows)
        if part is None:
            box.addStretch(1)
        elif isinstance(part, QWidget):
            box.addWidget(part, stretch)
        else:
            box.addLayout(part, stretch)


def in_column(
    *parts: Part, inside: QWidget | None = None, gap: int | None = None, grows: Part = None
) -> QVBoxLayout:
    """Parts below each other.

    Args:
        inside: the widget that has them; None: they go into another box.
        gap: pixels between them; None: as the style has it.
        grows: as for :func:`fill`.
    """
    return _box(QVBoxLayout(), parts, inside, gap, grows)


def in_row(
    *parts: Part, inside: QWidget | None = None, gap: int | None = None, grows: Part = None
) -> QHBoxLayout:
    """Parts beside each other; see :func:`in_column`."""
    return _box(QHBoxLayout(), parts, inside, gap, grows)


B = TypeVar("B", bound=QBoxLayout)


def _box(
    box: B, parts: tuple[Part, ...], inside: QWidget | None, gap: int | None, grows: Part
) -> B:
    if inside is not None:
        inside.setLayout(box)
    box.setContentsMargins(0, 0, 0, 0)
    if gap is not None:
        box.setSpacing(gap)
    fill(box, *parts, grows=grows)
    return box


def label_of(text: str, field: QWidget) -> QLabel:
    """The label of a field: its key leads to that."""
    label = plain_label(text)
    label.setBuddy(field)
    return label


def named(widget: W, name: str, called: str) -> W:
    """A widget with its object's name and its accessible name."""
    widget.setObjectName(name)
    widget.setAccessibleName(called)
    return widget


def scrolling(inner: QWidget, parent: QWidget | None = None, name: str = "") -> QScrollArea:
    """What scrolls a page up and down where that has too little room, and is not seen else."""
    area = QScrollArea(parent)
    area.setObjectName(name)
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setWidget(inner)
    return area


class Plate(QWidget):
    """A ground with round corners for things that belong together.

    Attributes:
        stands_out: it is what is to be looked at: its rim has the colour of that.
    """

    stands_out = False

    def paintEvent(self, event: QPaintEvent) -> None:
        role = QPalette.ColorRole
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rim = self.palette().color(role.Highlight if self.stands_out else role.Mid)
        painter.setPen(QPen(rim, 1))
        painter.setBrush(self.palette().color(role.Base))
        painter.drawRoundedRect(
            QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), ROUND, ROUND
        )
        painter.end()
