"""The ledger: its rows, whether they can be, and what stones astray could put off."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QGridLayout, QLabel
from pytestqt.qtbot import QtBot

from goref.cli.text.words import HEADINGS
from goref.core.base.colour import Pair
from goref.core.case.case import Case
from goref.core.case.facts import facts_of
from goref.core.case.ledger import ledger_of
from goref.core.rulesets.table import RULESETS
from goref.qt.details.ledger_view import LedgerView
from tests.core.build import bare, played
from tests.languages import EN
from tests.wordings import in_words

GAME = played(5, "B2 D4 C3 pass pass")
"""Two black stones and a white one; 11 of each colour must be in the bowls."""


@pytest.fixture
def view(qtbot: QtBot) -> LedgerView:
    made = LedgerView(EN)
    qtbot.addWidget(made)
    made.show()
    return made


def show(view: LedgerView, case: Case, rules: str = "") -> None:
    facts = facts_of(case, RULESETS[rules or "japanese"].passes)
    kept = ledger_of(case, facts, Pair(0, 0))
    view.show_ledger(kept, RULESETS[rules] if rules else None)


def last_row(view: LedgerView) -> list[str] | None:
    """What was found, as it is seen."""
    grid = view.layout()
    assert isinstance(grid, QGridLayout)
    row = []
    for column in range(3):
        item = grid.itemAtPosition(9, column)
        assert item is not None
        label = item.widget()
        assert isinstance(label, QLabel)
        if not label.isVisible():
            return None
        row.append(label.text())
    return row


def seen(label: QLabel) -> str | None:
    return label.text() if label.isVisible() else None


def test_nothing_is_said_of_bowls_nobody_looked_into(view: LedgerView) -> None:
    show(view, GAME, "japanese")
    assert last_row(view) is None
    assert (seen(view.bowls), seen(view.changes)) == (None, None)
    assert view.verdict.text().startswith("✓")


def test_bowls_that_hold_what_they_must(view: LedgerView) -> None:
    show(view, GAME.answering(bowls=Pair(11, 11)), "japanese")
    assert last_row(view) == ["Found in the bowl", "11", "11"]
    assert seen(view.bowls) == "✓ The bowls hold what they must."
    assert seen(view.changes) is None


def test_stones_astray_and_what_they_could_put_off(view: LedgerView) -> None:
    case = GAME.answering(bowls=Pair(9, 12))
    show(view, case, "jpd-art")
    assert last_row(view) == ["Found in the bowl", "9", "12"]
    assert (
        seen(view.bowls)
        == f"✕ {in_words(HEADINGS['bowls'])}: Black: missing 2, White: too many 1."
    )
    changes = seen(view.changes)
    assert changes is not None
    assert changes.splitlines() == [
        "Black: Could be off by 2: averaged after filling back; half count; filling in.",
        "White: Could be off by 1: averaged after filling back; half count; filling in.",
    ]
    show(view, case, "ming-qing")
    assert seen(view.changes) is None, "no count of these rules depends on it"
    show(view, case)
    assert seen(view.changes) is None
    show(view, GAME, "jpd-art")
    assert (last_row(view), seen(view.bowls), seen(view.changes)) == (None, None, None)


def test_a_gap_names_what_it_could_put_off_too(view: LedgerView) -> None:
    show(view, GAME.answering(prisoners=Pair(1, 0)), "japanese")
    assert view.verdict.text().startswith("✕")
    assert seen(view.changes) == "Black: Could be off by 1: territory and prisoners."


def test_bowls_that_cannot_be_compared(view: LedgerView) -> None:
    case = bare(".X.O.", "..X..", bowls=(9, 9))
    show(view, case, "japanese")
    assert seen(view.bowls) == "What must be in the bowls is not known."
    show(view, bare("XO", "..", plays=(9, 9), prisoners=(8, 8), bowls=(1, 1)), "japanese")
    assert seen(view.bowls) == (
        "More stones were used than there are: prisoners were exchanged."
    )
    assert seen(view.changes) is None
