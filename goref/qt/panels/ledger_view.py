"""The ledger of stones as a small table: played, on the board, on the lids, in the bowls."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from goref.core.colour import BLACK, WHITE, Pair
from goref.core.ledger import Ledger
from goref.core.words.terms import SIDES, term

UNKNOWN = "?"


class LedgerView(QWidget):
    """Where every stone is. It prints what the ledger holds and adds nothing up."""

    def __init__(self, language: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("ledger")
        self.setAccessibleName(self.tr("Ledger of stones"))
        layout = QGridLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setHorizontalSpacing(18)
        layout.setVerticalSpacing(3)
        title = QLabel(self.tr("Ledger of stones"))
        font = title.font()
        font.setBold(True)
        title.setFont(font)
        layout.addWidget(title, 0, 0)
        for column, colour in enumerate((BLACK, WHITE), 1):
            head = QLabel(term(SIDES, colour.letter, language))
            head.setAlignment(Qt.AlignmentFlag.AlignRight)
            layout.addWidget(head, 0, column)
        self._cells: dict[str, tuple[QLabel, QLabel]] = {}
        for row, (key, text) in enumerate(
            (
                ("plays", self.tr("Played in turn")),
                ("setup", self.tr("Set up, handicap stones")),
                ("standing", self.tr("On the board")),
                ("dead", self.tr("… of these dead")),
                ("captured", self.tr("Captured in play")),
                ("lost", self.tr("On the other's lid, dead ones with them")),
                ("pass_stones", self.tr("Pass stones")),
                ("in_bowls", self.tr("Still in the bowl")),
            ),
            1,
        ):
            caption = QLabel(text)
            layout.addWidget(caption, row, 0)
            cells = []
            for column in (1, 2):
                cell = QLabel()
                cell.setAlignment(Qt.AlignmentFlag.AlignRight)
                layout.addWidget(cell, row, column)
                cells.append(cell)
            self._cells[key] = (cells[0], cells[1])
        self.verdict = QLabel()
        self.verdict.setObjectName("ledger-verdict")
        self.verdict.setWordWrap(True)
        layout.addWidget(self.verdict, layout.rowCount(), 0, 1, 3)
        layout.setColumnStretch(0, 1)

    def show_ledger(self, ledger: Ledger) -> None:
        """Show a ledger; what is not known is a question mark."""
        for key, cells in self._cells.items():
            value: Pair[int] | None = getattr(ledger, key)
            for index, cell in enumerate(cells):
                text = UNKNOWN if value is None else str(value[index]).replace("-", "−")
                cell.setText(text)
        if ledger.gap is None:
            self.verdict.setText(self.tr("Not all is known, so nothing can be checked yet."))
        elif ledger.unexplained:
            self.verdict.setText(
                self.tr(
                    "✕ These cannot all be true: on the board + captured ≠ played + set up."
                )
            )
        else:
            self.verdict.setText(self.tr("✓ On the board + captured = played + set up."))
