"""Four empty moves at the end: whether the stones marked dead are dead must be asked."""

from __future__ import annotations

import pytest

from goref.core.case.case import Case
from goref.core.case.facts import RequiredFact
from goref.core.game.play_rules import End
from goref.core.scoring.lines import CountedBoard
from tests.core.build import codes, counted, played, ruled

WALLS = "B5 D5 B4 D4 B3 D3 B2 D2 B1 D1 "
"""Black has two columns of five, and so has White."""


def ended(closing: str, dead: str = "E1") -> Case:
    """A game in which Black's stone at E1 was marked dead, and that ended with empty moves."""
    return ruled(played(5, f"{WALLS} E1 {closing}"), dead=dead)


PASSES = ("w:pass b:pass w:pass b:pass", "w:pass b:pass w:pass b:pass w:pass")


@pytest.mark.parametrize(
    ("rules", "closing"),
    [
        ("jpd-a", PASSES[0]),
        ("jpd-b", PASSES[0]),
        ("jpd-a", PASSES[1]),
        ("jpd-a", "w:stone b:stone w:pass b:pass"),
        ("aga", PASSES[1]),
        ("french", PASSES[1]),
    ],
)
def test_four_passes_ask_whether_dead_stones_were_agreed_on(rules: str, closing: str) -> None:
    case = ended(closing)
    assert counted(case, rules).needs == (RequiredFact.END,)
    assert counted(case, rules, end=End.AGREED).basis is CountedBoard.RULED
    alive = counted(case, rules, end=End.ALIVE)
    assert alive.basis is CountedBoard.ALL_ALIVE
    assert "dead-marks-void" in codes(alive)
    agreed = counted(case, rules, end=End.AGREED).margin
    assert agreed is not None
    assert alive.margin is not None
    assert alive.margin > agreed


@pytest.mark.parametrize(
    ("rules", "closing"),
    [
        ("jpd-a", "w:pass b:pass"),
        ("jpd-a", "w:pass b:pass w:pass"),
        # The record states the pass stones, or give-ups, which are none.
        ("jpd-a", "w:stone b:stone w:stone b:stone"),
        ("jpd-a", "w:stone b:stone w:giveup b:giveup"),
        # The last pass must be White's.
        ("aga", PASSES[0]),
        # A finding asks that, since a ruling of 2002 is an answer too.
        ("ing", PASSES[0]),
        # No pass makes a stone alive.
        ("chinese-2002", PASSES[0]),
        ("japanese", PASSES[0]),
    ],
)
def test_the_end_is_not_asked_without_need(rules: str, closing: str) -> None:
    assert counted(ended(closing), rules).needs == ()


def test_without_dead_stones_the_end_changes_nothing() -> None:
    assert counted(ended(PASSES[0], dead=""), "jpd-a").needs == ()


def test_play_that_resumed_after_four_passes_shows_that_they_ended_nothing() -> None:
    assert counted(ended(f"{PASSES[0]} w:E2 b:pass w:pass"), "jpd-a").needs == ()
