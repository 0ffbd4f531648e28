"""The kinds a point can be given: buttons with the sign and the key of each."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QIcon, QPixmap
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QSizePolicy, QToolButton, QWidget

from goref.core.base.colour import BLACK
from goref.core.base.geometry import grid
from goref.core.base.language import Language
from goref.core.board.position import Position
from goref.core.ruling.ruling import Kind
from goref.core.words.terms import KINDS, term
from goref.qt.board.painter import items, sample
from goref.qt.board.view import BoardView, PointMark
from goref.qt.look.theme import BoardTheme
from goref.qt.widgets.boxes import named
from goref.qt.widgets.metrics import GAP, TARGET

KEYS = {
    Kind.TERRITORY: "T",
    Kind.EYE: "E",
    Kind.FALSE_EYE: "F",
    Kind.ONE_SIDED: "O",
    Kind.SOLE_LIBERTY: "L",
    Kind.KO: "K",
    Kind.SHARED: "M",
    Kind.DAME: "N",
}
SIGN = 22


class KindButtons(QWidget):
    """One button a kind, one of them down: ``kind``."""

    def __init__(self, language: Language, theme: BoardTheme) -> None:
        super().__init__()
        self.kind = Kind.TERRITORY
        group = QButtonGroup(self)
        rows = QGridLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(GAP)
        for index, (kind, key) in enumerate(KEYS.items()):
            name = term(KINDS, kind.value, language)
            button = named(QToolButton(), f"kind-{kind.value}", name)
            button.setText(f"{name} ({key})")
            button.setIcon(QIcon(sign(kind, theme)))
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
            button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            button.setMinimumHeight(TARGET)
            button.setCheckable(True)
            button.setChecked(kind is self.kind)
            button.clicked.connect(lambda _, k=kind: self._choose(k))
            group.addButton(button)
            rows.addWidget(button, index // 2, index % 2)
        rows.setRowStretch(rows.rowCount(), 1)

    def _choose(self, kind: Kind) -> None:
        self.kind = kind


def sign(kind: Kind, theme: BoardTheme, size: int = SIGN, dpr: float = 2) -> QPixmap:
    """The mark of a kind on a patch of board (Black's, where it has an owner)."""
    mark = PointMark(kind, None if kind.is_public else BLACK)
    view = BoardView(Position.empty(grid(2)), marks={0: mark})
    return QPixmap.fromImage(sample(items(view, 0), size, theme, dpr))
