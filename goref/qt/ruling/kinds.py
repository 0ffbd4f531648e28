"""The kinds that a point can be ruled to be: a button for each, with mark and key."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QIcon, QPixmap, QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QSizePolicy, QToolButton, QWidget

from goref.app.questions.answers import KIND_KEYS
from goref.core.base.colour import BLACK
from goref.core.base.geometry import grid
from goref.core.base.language import Language
from goref.core.board.position import Position
from goref.core.ruling.ruling import PointKind
from goref.core.texts.terms import KINDS, term
from goref.qt.board.painter import items, sample
from goref.qt.board.view import BoardView, PointMark
from goref.qt.look.metrics import GAP, TARGET
from goref.qt.look.theme import BoardTheme
from goref.qt.widgets.boxes import named
from goref.qt.widgets.buttons import show_choice

SIGN = 22


class KindButtons(QWidget):
    """A button for each kind of point. ``kind`` is that of the checked button."""

    def __init__(self, language: Language, theme: BoardTheme) -> None:
        super().__init__()
        self.kind = PointKind.TERRITORY
        group = QButtonGroup(self)
        self._rows = QGridLayout(self)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._rows.setSpacing(GAP)
        self._buttons: list[QToolButton] = []
        for kind, key in KIND_KEYS.items():
            name = term(KINDS, kind.value, language)
            button = named(QToolButton(), f"kind-{kind.value}", name)
            button.setText(f"{name} ({key.upper()})")
            button.setIcon(QIcon(sign(kind, theme)))
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
            button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            button.setMinimumHeight(TARGET)
            button.setCheckable(True)
            button.setChecked(kind is self.kind)
            button.clicked.connect(lambda _, k=kind: self._choose(k))
            show_choice(button)
            group.addButton(button)
            self._buttons.append(button)
        self._place(2)
        self._rows.setRowStretch(len(KIND_KEYS), 1)

    def _place(self, columns: int) -> None:
        for index, button in enumerate(self._buttons):
            self._rows.addWidget(button, *divmod(index, columns))

    def minimumSizeHint(self) -> QSize:
        widest = max(button.sizeHint().width() for button in self._buttons)
        return QSize(widest, self._rows.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Arranges the buttons in two columns, or in one if two do not fit."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            wide = [button.sizeHint().width() for button in self._buttons]
            both = max(wide[::2]) + GAP + max(wide[1::2])
            self._place(2 if both <= event.size().width() else 1)

    def _choose(self, kind: PointKind) -> None:
        self.kind = kind


def kind_view(kind: PointKind) -> BoardView:
    """Returns a view in which one point has the mark of a kind. If the kind has an owner, it is
    Black.
    """
    mark = PointMark(kind, None if kind.is_public else BLACK)
    return BoardView(Position.empty(grid(2)), marks={0: mark})


def sign(kind: PointKind, theme: BoardTheme, size: int = SIGN, dpr: float = 2) -> QPixmap:
    """Returns the mark of a kind on a piece of board, ``size`` logical pixels wide."""
    return QPixmap.fromImage(sample(items(kind_view(kind), 0), size, theme, dpr))
