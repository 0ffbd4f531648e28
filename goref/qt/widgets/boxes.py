"""Helpers that put widgets into rows, columns and scroll areas, and that name widgets."""

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

from goref.qt.look.style import CARD_ROUND
from goref.qt.widgets.wrapping import plain_label

Part = QWidget | QLayout | None
"""A part of a box: a widget, another box, or None for stretching space."""
W = TypeVar("W", bound=QWidget)


def fill(box: QBoxLayout, *parts: Part, grows: Part = None) -> None:
    """Adds parts at the end of a box.

    Args:
        parts: the parts in order; None adds stretching space.
        grows: the one of ``parts`` that gets the remaining space.
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
    """Returns a vertical box with parts.

    Args:
        inside: the widget whose layout the box becomes; None if the box goes into another box.
        gap: the pixels between parts; None for the style's usual gap.
        grows: the part that gets the remaining space, as in :func:`fill`.
    """
    return _box(QVBoxLayout(), parts, inside, gap, grows)


def in_row(
    *parts: Part, inside: QWidget | None = None, gap: int | None = None, grows: Part = None
) -> QHBoxLayout:
    """Returns a horizontal box with parts. The arguments are those of :func:`in_column`."""
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
    """Returns a label for a field. An ``&`` in the text marks the letter that focuses the field
    with Alt.
    """
    label = plain_label(text)
    label.setBuddy(field)
    return label


def named(widget: W, name: str, called: str) -> W:
    """Sets the object name and the accessible name of a widget; returns the widget."""
    widget.setObjectName(name)
    widget.setAccessibleName(called)
    return widget


def scrolling(
    inner: QWidget, parent: QWidget | None = None, name: str = "", *, across: bool = False
) -> QScrollArea:
    """Returns a scroll area without a frame around ``inner``. It scrolls vertically.

    Args:
        across: True to scroll horizontally too.
    """
    area = QScrollArea(parent)
    area.setObjectName(name)
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    if not across:
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setWidget(inner)
    return area


class Plate(QWidget):
    """A background with round corners, for widgets that belong together.

    Attributes:
        stands_out: True if the plate asks for attention; it then has a highlighted border.
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
            QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), CARD_ROUND, CARD_ROUND
        )
        painter.end()
