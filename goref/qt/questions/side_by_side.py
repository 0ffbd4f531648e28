"""Several opinions on one question, next to each other."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from goref.core.base.frozen import frozen
from goref.qt.look.metrics import GAP, SMALL, SPACE
from goref.qt.widgets.boxes import Plate, in_column, in_row
from goref.qt.widgets.wrapping import embolden, tell, wrapped

COLUMNS = 2


@frozen
class OpinionText:
    """One opinion on a question, as text.

    Attributes:
        name: the engine or program that gave the opinion.
        says: the status that it gives to the stones.
        stake: the effect of a ruling that agrees with it, in brief; "" if that is unknown, or
            if no answer agrees with it.
    """

    name: str
    says: str
    stake: str = ""


class SideBySide(QWidget):
    """A panel for each opinion, two in a row; hidden if there are no opinions."""

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self._plates: list[_OpinionPlate] = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(SPACE)
        for column in range(COLUMNS):
            self._grid.setColumnStretch(column, 1)
        self.hide()

    def show_opinions(self, opinions: Sequence[OpinionText]) -> None:
        """Replaces the opinions."""
        while len(self._plates) < len(opinions):
            number = len(self._plates)
            plate = _OpinionPlate(f"{self.objectName()}-{number}", self)
            self._grid.addWidget(plate, *divmod(number, COLUMNS))
            self._plates.append(plate)
        for number, plate in enumerate(self._plates):
            plate.setVisible(number < len(opinions))
            if number < len(opinions):
                plate.show_opinion(opinions[number])
        self.setVisible(bool(opinions))


class _OpinionPlate(Plate):
    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self._name = self._label(f"{name}-name", SMALL, bold=False)
        self._says = self._label(f"{name}-says", 1.0, bold=True)
        self._stake = self._label(f"{name}-stake", SMALL, bold=False)
        self._stake.setAlignment(Qt.AlignmentFlag.AlignRight)
        head = in_row(self._name, self._stake, gap=GAP)
        column = in_column(head, self._says, None, inside=self, gap=0)
        column.setContentsMargins(SPACE, GAP, SPACE, GAP)

    def _label(self, name: str, larger: float, *, bold: bool) -> QLabel:
        label = wrapped(name, self, copied=True)
        embolden(label, larger, bold=bold)
        return label

    def show_opinion(self, told: OpinionText) -> None:
        self._name.setText(told.name)
        self._says.setText(told.says)
        tell(self._stake, told.stake)
        self.setAccessibleName(", ".join(filter(None, (told.name, told.says, told.stake))))
