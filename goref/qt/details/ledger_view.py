"""The stone check: where the stones of each colour are, and whether the numbers can be true."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from goref.core.base.colour import BLACK, WHITE, Pair
from goref.core.base.language import LANGUAGES, Language
from goref.core.base.particles import formatted
from goref.core.case.ledger import Ledger
from goref.core.rulesets.ruleset import RuleSet
from goref.core.scoring.stone_discrepancy import effects
from goref.core.texts.findings import put_off
from goref.core.texts.terms import SIDES, term
from goref.qt.look.metrics import GAP, ROOM
from goref.qt.widgets.wrapping import plain_label, tell, wrapped

UNKNOWN = "?"


class LedgerView(QWidget):
    """A small table of the stones played, on the board, on the lids and in the bowls. It
    computes nothing.
    """

    def __init__(self, language: Language) -> None:
        super().__init__()
        self.setObjectName("ledger")
        self._language = language
        self.setAccessibleName(self.tr("Stone check"))
        layout = QGridLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setHorizontalSpacing(ROOM)
        layout.setVerticalSpacing(GAP)
        for column, colour in enumerate((BLACK, WHITE), 1):
            head = plain_label(term(SIDES, colour.letter, language))
            head.setAlignment(Qt.AlignmentFlag.AlignRight)
            layout.addWidget(head, 0, column)
        self._cells: dict[str, tuple[QLabel, QLabel]] = {}
        for row, (key, text) in enumerate(
            (
                ("plays", self.tr("Played in turn")),
                ("setup", self.tr("Set up, handicap stones")),
                ("standing", self.tr("On the board")),
                ("dead", self.tr("… of these dead")),
                ("captured", self.tr("Own stones captured in play")),
                ("lost", self.tr("On the opponent's lid, dead ones included")),
                ("pass_stones", self.tr("Pass stones")),
                ("in_bowls", self.tr("Must be in the bowl")),
                ("found", self.tr("Found in the bowl")),
            ),
            1,
        ):
            caption = wrapped(f"ledger-{key}", text=text)
            layout.addWidget(caption, row, 0)
            cells = []
            for column in (1, 2):
                cell = plain_label()
                cell.setAlignment(Qt.AlignmentFlag.AlignRight)
                layout.addWidget(cell, row, column)
                cells.append(cell)
            self._cells[key] = (cells[0], cells[1])
            if key == "found":
                self._counted = (caption, *cells)
        self.verdict = self._said(layout, "ledger-verdict")
        self.bowls = self._said(layout, "ledger-bowls")
        self.changes = self._said(layout, "ledger-changes")
        layout.setColumnStretch(0, 1)

    def _said(self, layout: QGridLayout, name: str) -> QLabel:
        label = wrapped(name)
        layout.addWidget(label, layout.rowCount(), 0, 1, 3)
        return label

    def show_ledger(self, ledger: Ledger, rules: RuleSet | None = None) -> None:
        """Shows a ledger. Unknown numbers are question marks.

        Args:
            rules: if given, the view also says which counts missing or extra stones could
                change.
        """
        for key, cells in self._cells.items():
            value: Pair[int] | None = getattr(ledger, key)
            for index, cell in enumerate(cells):
                text = UNKNOWN if value is None else str(value[index]).replace("-", "−")
                cell.setText(text)
        for label in self._counted:
            label.setVisible(ledger.found is not None)
        self.verdict.setText(balance_said(ledger))
        tell(self.bowls, bowls_said(ledger, self._language))
        astray = ledger.unexplained or ledger.astray
        tell(
            self.changes,
            "" if rules is None or not astray else self._changes_said(ledger, rules),
        )

    def _changes_said(self, ledger: Ledger, rules: RuleSet) -> str:
        """Returns a line for each colour whose missing or extra stones could change a count."""
        lines = []
        for colour, gap in dict.fromkeys((*ledger.unexplained, *ledger.astray)):
            counts = [count.value for count, _ in effects(rules, colour, gap)]
            if counts:
                side = term(SIDES, colour.letter, self._language)
                off = put_off(counts, gap, self._language).strip()
                lines.append(f"{side}: {off}")
        return "\n".join(lines)


def balance_said(ledger: Ledger) -> str:
    """Returns a sentence that compares "on the board + captured" with "played + set up"."""
    if ledger.gap is None:
        return QCoreApplication.translate(
            "LedgerView", "Not all is known, so nothing can be checked yet."
        )
    if ledger.unexplained:
        return QCoreApplication.translate(
            "LedgerView",
            "✕ These cannot all be true: on the board + captured ≠ played + set up.",
        )
    return QCoreApplication.translate(
        "LedgerView", "✓ On the board + captured = played + set up."
    )


def bowls_said(ledger: Ledger, language: Language) -> str:
    """Returns the result of checking the bowls; "" if nobody counted the stones in them."""
    due = ledger.in_bowls
    if ledger.found is None:
        return ""
    if due is None:
        return QCoreApplication.translate(
            "LedgerView", "What must be in the bowls is not known."
        )
    if min(due) < 0:
        return QCoreApplication.translate(
            "LedgerView", "More stones were used than there are: prisoners were exchanged."
        )
    if not ledger.astray:
        return QCoreApplication.translate("LedgerView", "✓ The bowls hold what they must.")
    said = []
    for colour, count in ledger.astray:
        text = (
            QCoreApplication.translate("LedgerView", "{side}: missing {count}")
            if count < 0
            else QCoreApplication.translate("LedgerView", "{side}: too many {count}")
        )
        side = term(SIDES, colour.letter, language)
        said.append(formatted(text, side=side, count=abs(count)))
    return formatted(
        QCoreApplication.translate("LedgerView", "✕ In the bowls: {what}."),
        what=LANGUAGES[language].listed(said),
    )
