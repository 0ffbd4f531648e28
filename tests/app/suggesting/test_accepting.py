"""Accepting a suggestion marks what it says, exactly, and never what the referee has marked."""

from __future__ import annotations

from dataclasses import replace

from goref.app.suggesting.accepting import acceptance, suggested_ruling
from goref.app.suggesting.suggestion import (
    AtStake,
    ChainFinding,
    Doubt,
    Reason,
    Suggestion,
    Why,
)
from goref.core.base.colour import Colour
from goref.core.case.case import Case
from goref.core.ruling.ruling import Life
from goref.core.ruling.survey import survey
from tests.core.build import bare, ruled, spots

# Two black stones in White's area, F2 and G4.
TWO_STONES = bare(
    "..XO...",
    "..XO...",
    "..XO...",
    "..XO..X",
    "..XO...",
    "..XO.X.",
    "..XO...",
)
SEKI = bare(
    ".XO.XO.O.",
    ".XO.XO.O.",
    ".XOOXO.O.",
    ".XXXOOOOO",
    "..XXXXXXX",
    *["." * 9] * 4,
)
SEKI_STONES = "C9 C8 C7 D7 E9 E8 E7"


def suggested(case: Case, dead: str = "", seki: str = "", unclear: str = "") -> Suggestion:
    board = case.position
    lives = dict.fromkeys(spots(board.grid, seki), Life.SEKI)
    lives |= dict.fromkeys(spots(board.grid, dead), Life.DEAD)
    doubtful = spots(board.grid, unclear)
    chains = tuple(
        ChainFinding(
            chain,
            Colour(board.cells[min(chain)]),
            lives.get(min(chain), Life.ALIVE),
            bool(chain & doubtful),
            90,
            False,
            Reason(Why.DEAD_LEARNED),
        )
        for chain in board.chains()
    )
    doubts = (Doubt(doubtful, (Reason(Why.NEAR),), AtStake(None, False)),) if doubtful else ()
    return Suggestion(board, "chinese-2002", chains, (), doubts, (), (), (), (), 0.0)


def accepted(case: Case, suggestion: Suggestion, names: str | None = None) -> Case:
    points = None if names is None else spots(case.record.grid, names)
    for act in acceptance(case, suggestion, points):
        case = act.apply(case)
    return case


def test_all_that_is_clear_is_marked_at_once() -> None:
    made = suggested(TWO_STONES, dead="F2 G4")
    after = accepted(TWO_STONES, made)
    assert survey(after.position, after.ruling).dead == made.dead
    assert acceptance(after, made) == ()


def test_a_mark_does_not_spread_to_what_is_taken_for_alive() -> None:
    made = suggested(TWO_STONES, dead="F2")
    after = accepted(TWO_STONES, made)
    assert survey(after.position, after.ruling).dead == spots(after.record.grid, "F2")
    assert survey(after.position, suggested_ruling(TWO_STONES, made)).dead == made.dead


def test_one_group_is_accepted_by_itself() -> None:
    made = suggested(TWO_STONES, dead="F2 G4")
    after = accepted(TWO_STONES, made, "G4")
    assert after.ruling.stones(Life.DEAD) == spots(after.record.grid, "G4")


def test_what_is_unclear_is_left_unless_asked_for() -> None:
    made = suggested(SEKI, dead="E9 E8 E7", unclear="E9 E8 E7")
    assert acceptance(SEKI, made) == ()
    after = accepted(SEKI, made, "E8")
    assert survey(after.position, after.ruling).dead == made.dead


def test_the_referees_marks_stay() -> None:
    mine = ruled(TWO_STONES, alive="G4")
    made = suggested(mine, dead="F2 G4")
    after = accepted(mine, made)
    assert after.ruling.lives[min(spots(after.record.grid, "G4"))] is Life.ALIVE
    assert survey(after.position, after.ruling).dead == spots(after.record.grid, "F2")
    reasoned = replace(mine, ruling=mine.ruling.with_lives(made.dead, Life.ALIVE, "both agree"))
    assert acceptance(reasoned, made) == ()


def test_a_seki_is_marked_on_both_sides() -> None:
    made = suggested(SEKI, seki=SEKI_STONES)
    after = accepted(SEKI, made)
    assert (
        survey(after.position, after.ruling).seki
        == made.seki
        == spots(after.record.grid, SEKI_STONES)
    )
