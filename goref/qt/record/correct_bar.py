"""The bar above the list of moves while a move is corrected or inserted."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QPushButton,
    QToolButton,
)

from goref.core.base.colour import COLOURS, Colour
from goref.core.base.language import Language, capital
from goref.core.base.particles import formatted
from goref.core.game.act_kinds import ActKind
from goref.core.texts.stopping.stopping import act_name
from goref.core.texts.terms import SIDES, term
from goref.qt.board.accessible import read_out
from goref.qt.board.command_keys import letter_of
from goref.qt.look.metrics import SPACE, TARGET, WIDE
from goref.qt.look.theme import BoardTheme
from goref.qt.record.move_model import stone
from goref.qt.widgets.boxes import Plate, in_column
from goref.qt.widgets.buttons import bar_button
from goref.qt.widgets.wrapping import WrappingRow, embolden, tell, wrapped

ICON = 18
EMPTIES = tuple(kind for kind in ActKind if kind is not ActKind.PLAY)


class CorrectBar(Plate):
    """The bar with the move in question, its side, and buttons for passes and other moves
    without a point.

    Signals:
        chosen: a move without a point was chosen; carries its ``ActKind``.
        sided: another side was chosen for the move; carries the ``Colour``.
    """

    chosen = Signal(object)
    sided = Signal(object)

    def __init__(self, language: Language, theme: BoardTheme) -> None:
        super().__init__()
        self.setAccessibleName(self.tr("Correcting the record"))
        self._language = language
        self._number, self._inserting = 0, False
        self.sentence, self.message = (
            wrapped(name, self) for name in ("correct-sentence", "correct-message")
        )
        embolden(self.sentence)
        embolden(self.message)
        self.sides = {side: self._side(side, theme) for side in COLOURS}
        self.empties = {kind: self._empty(kind) for kind in EMPTIES}
        group, row = QButtonGroup(self), WrappingRow(self)
        for side in self.sides.values():
            group.addButton(side)
        row.put(*self.sides.values(), *self.empties.values())
        column = in_column(self.sentence, row, self.message, inside=self, gap=SPACE)
        column.setContentsMargins(WIDE, WIDE, WIDE, WIDE)

    def ask(self, number: int, side: Colour, *, inserting: bool) -> None:
        """Asks for the real place of a move.

        Args:
            number: the number of the move, from 1.
            side: the side selected at first.
            inserting: True to ask instead for a move missing before it.
        """
        self._number, self._inserting = number, inserting
        self.choose(side)

    def offer(self, empties: Collection[ActKind]) -> None:
        """Shows buttons for the moves without a point that the rule set has."""
        for kind, button in self.empties.items():
            button.setVisible(kind in empties)

    def choose(self, side: Colour) -> None:
        """Selects the side of the move, and removes the message."""
        self.sides[side].setChecked(True)
        name = term(SIDES, side.letter, self._language)
        if self._inserting:
            text = self.tr(
                "Click where the move missing before move {move} was played ({side})."
            )
        else:
            text = self.tr("Click where move {move} ({side}) was really played.")
        self.sentence.setText(formatted(text, move=self._number, side=name))
        tell(self.message, "")

    def refuse(self, reason: str) -> None:
        """Shows why a move is impossible, and passes it to a screen reader."""
        tell(self.message, reason)
        read_out(self, reason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Selects a side on the keys B and W."""
        for side in COLOURS:
            if not event.modifiers() and letter_of(event).upper() == side.letter:
                self.sided.emit(side)
                return
        super().keyPressEvent(event)

    def _side(self, side: Colour, theme: BoardTheme) -> QToolButton:
        name = term(SIDES, side.letter, self._language)
        button = QToolButton()
        button.setObjectName(f"correct-side-{side.letter}")
        button.setText(f"{name} ({side.letter})")
        button.setAccessibleName(name)
        button.setToolTip(self.tr("Whose move it was"))
        button.setIcon(stone(side, theme, ICON))
        button.setIconSize(QSize(ICON, ICON))
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        button.setCheckable(True)
        button.setMinimumHeight(TARGET)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(lambda _: self.sided.emit(side))
        return button

    def _empty(self, kind: ActKind) -> QPushButton:
        name = act_name(kind, self._language)
        return bar_button(
            f"correct-{kind.value}", capital(name), lambda: self.chosen.emit(kind)
        )
