"""Accepting a suggestion marks what it says, exactly, and never what the referee has marked."""

from __future__ import annotations

from dataclasses import replace

import pytest

from goref.app.act_log.names import SAID
from goref.app.edits.ruling import ConfirmAllOthers
from goref.app.opinion.accepting import acceptance, from_engine, suggested_ruling
from goref.app.opinion.suggest import suggest
from goref.app.opinion.suggestion import (
    Caution,
    ChainFinding,
    Doubt,
    OtherOpinion,
    Reason,
    Suggestion,
    Why,
)
from goref.app.stakes import Stake
from goref.core.base.colour import Colour
from goref.core.case.case import Case
from goref.core.rulesets.table import ruleset
from goref.core.ruling.ruling import Ruling, StatusSource, StoneStatus
from goref.core.ruling.survey import survey
from goref.core.scoring.scorer import score
from goref.core.scoring.status import CaseState
from tests.app.questions.queues import GAMES, opinion
from tests.core.build import bare, game, ruled, spots
from tests.languages import EN

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
UNRULED = replace(TWO_STONES, ruling=Ruling())
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
    lives = dict.fromkeys(spots(board.grid, seki), StoneStatus.SEKI)
    lives |= dict.fromkeys(spots(board.grid, dead), StoneStatus.DEAD)
    doubtful = spots(board.grid, unclear)
    chains = tuple(
        ChainFinding(
            chain,
            Colour(board.cells[min(chain)]),
            lives.get(min(chain), StoneStatus.ALIVE),
            bool(chain & doubtful),
            90,
            False,
            Reason(Why.DEAD_LEARNED),
        )
        for chain in board.chains()
    )
    doubts = (Doubt(doubtful, (Reason(Why.NEAR),), Stake(None, False)),) if doubtful else ()
    return Suggestion(board, "chinese-2002", chains, (), doubts, (), (), (), (), 0.0)


def accepted(case: Case, suggestion: Suggestion, names: str | None = None) -> Case:
    points = None if names is None else spots(case.record.grid, names)
    act = acceptance(case, suggestion, points)
    return case if act is None else act.apply(case)


def test_all_that_is_clear_is_marked_at_once() -> None:
    made = suggested(TWO_STONES, dead="F2 G4")
    after = accepted(TWO_STONES, made)
    assert survey(after.position, after.ruling).dead == made.dead
    assert acceptance(after, made) is None


def test_a_mark_does_not_spread_to_what_is_taken_for_alive() -> None:
    made = suggested(TWO_STONES, dead="F2")
    after = accepted(TWO_STONES, made)
    assert survey(after.position, after.ruling).dead == spots(after.record.grid, "F2")
    assert survey(after.position, suggested_ruling(TWO_STONES, made)).dead == made.dead


def test_one_group_is_accepted_by_itself() -> None:
    rows = ("..XO...", ".XXO..X", "XXOOOOO", "OOO....", ".....X.")
    made = suggested(apart := bare(*rows, *["......."] * 2), dead="G6 F3")
    after = accepted(apart, made, "G6")
    assert survey(after.position, after.ruling).dead == spots(after.record.grid, "G6")


def test_kin_are_accepted_by_name_where_they_are_clear_and_left_open_where_they_are_not() -> (
    None
):
    grid = UNRULED.record.grid
    clear = suggested(UNRULED, dead="F2 G4")
    act = acceptance(UNRULED, clear, spots(grid, "G4"))
    assert act is not None
    assert (act.dead, act.unclear) == (spots(grid, "F2 G4"), frozenset())
    for dead in ("F2 G4", "F2"):  # as it seems
        doubted = suggested(UNRULED, dead=dead, unclear="G4")
        for points in (None, spots(grid, "F2")):
            act = acceptance(UNRULED, doubted, points)
            assert act is not None
            assert (act.dead, act.alive, act.unclear) == (
                spots(grid, "F2"),
                frozenset(),
                spots(grid, "G4"),
            )
            after = act.apply(UNRULED)
            assert survey(after.position, after.ruling).dead == spots(grid, "F2")


def test_what_is_unclear_is_left_unless_asked_for() -> None:
    made = suggested(SEKI, dead="E9 E8 E7", unclear="E9 E8 E7")
    assert acceptance(SEKI, made) is None
    after = accepted(SEKI, made, "E8")
    assert survey(after.position, after.ruling).dead == made.dead


def test_the_referees_marks_stay() -> None:
    mine = ruled(TWO_STONES, alive="G4")
    made = suggested(mine, dead="F2 G4")
    after = accepted(mine, made)
    assert after.ruling.lives[min(spots(after.record.grid, "G4"))] is StoneStatus.ALIVE
    assert survey(after.position, after.ruling).dead == spots(after.record.grid, "F2")
    reasoned = replace(
        mine, ruling=mine.ruling.with_lives(made.dead, StoneStatus.ALIVE, "both agree")
    )
    assert acceptance(reasoned, made) is None


def test_a_seki_is_marked_on_both_sides() -> None:
    made = suggested(SEKI, seki=SEKI_STONES)
    after = accepted(SEKI, made)
    assert (
        survey(after.position, after.ruling).seki
        == made.seki
        == spots(after.record.grid, SEKI_STONES)
    )


def state(case: Case) -> CaseState:
    return score(case, ruleset("chinese-2002")).status.state


def test_one_act_holds_the_marks_what_is_proved_and_what_is_left_open() -> None:
    made = suggested(UNRULED, dead="F2 G4", unclear="G4")
    made = replace(
        made,
        chains=tuple(replace(c, proved=c.life is StoneStatus.DEAD) for c in made.chains),
        network="0a1b2c3d",
    )
    act = acceptance(UNRULED, made)
    assert act is not None
    grid = UNRULED.record.grid
    assert (act.dead, act.proved, act.unclear) == (
        spots(grid, "F2"),
        spots(grid, "F2"),
        spots(grid, "G4"),
    )
    assert act.whole
    assert (act.engine, act.network) == ("goref", "0a1b2c3d")
    after = act.apply(UNRULED)
    assert state(after) is CaseState.UNDECIDED, "until the rest is ruled on"
    assert acceptance(after, made) is None
    ended = accepted(after, made, "G4")
    assert ended.ruling.stones(StoneStatus.DEAD) == spots(grid, "F2 G4")
    assert state(ended) is CaseState.SETTLED


def test_accepting_a_clear_board_without_a_mark_settles_it() -> None:
    made = suggested(UNRULED)
    assert state(UNRULED) is CaseState.UNDECIDED
    after = accepted(UNRULED, made)
    assert after.ruling == Ruling().as_it_stands(StatusSource.REFEREE)
    assert state(after).names_winner
    assert acceptance(after, made) is None


def test_one_group_is_no_word_on_the_board_and_leaves_nothing_open() -> None:
    act = acceptance(UNRULED, suggested(UNRULED, dead="F2 G4", unclear="G4"), {0, 2})
    assert act is not None, "it seems alive, and is called so"
    assert not act.whole
    assert act.unclear == act.dead == frozenset()
    assert act.alive == UNRULED.position.chain(2)


def test_open_borders_and_the_empty_points_of_a_doubt_are_left_open() -> None:
    grid = UNRULED.record.grid
    border = Caution(spots(grid, "C7"), None, Reason(Why.OPEN))
    whose = Doubt(spots(grid, "A1 F2"), (Reason(Why.LEFT_OVER),), Stake(None, False))
    made = replace(suggested(UNRULED), open_borders=(border,), unclear=(whose,))
    after = accepted(UNRULED, made)
    assert after.ruling.unclear == spots(grid, "A1 C7"), "F2 is no empty point"
    stands = ConfirmAllOthers().apply(after)
    assert acceptance(stands, made) is None, "he has spoken of it"


def test_an_engine_is_quoted_only_for_what_it_has_said() -> None:
    made = suggested(UNRULED, dead="F2")
    grid = UNRULED.record.grid
    f2, g4 = spots(grid, "F2"), spots(grid, "G4")
    other = OtherOpinion("GNU Go", "3.8", g4, frozenset(), f2 | g4, 1.0)
    made = replace(made, others=(other,))
    act = from_engine(made, g4, StoneStatus.DEAD)
    assert act is not None
    assert (act.engine, act.version, act.network, act.dead) == ("GNU Go", "3.8", "", g4)
    alive = from_engine(made, f2, StoneStatus.ALIVE)
    assert alive is not None
    assert alive.alive == f2
    assert from_engine(made, f2, StoneStatus.SEKI) is None
    assert from_engine(made, UNRULED.position.chain(2), StoneStatus.ALIVE) is None, (
        "unsaid, perhaps"
    )
    unsure = replace(made, others=(replace(other, seki=None),))
    assert from_engine(unsure, f2, StoneStatus.ALIVE) is None, "not dead, but perhaps in seki"


@pytest.mark.parametrize("name", GAMES)
def test_of_a_recorded_game_accepting_takes_off_what_it_names_and_nothing_that_is_asked(
    name: str,
) -> None:
    case, made = game(name).case, opinion(name)
    act = acceptance(case, made)
    if act is None:
        return
    after = act.apply(case)
    seen = survey(after.position, after.ruling)
    assert (seen.dead, seen.seki) == (act.dead, act.seki)
    assert after.ruling.lives.keys().isdisjoint(made.doubtful)


def test_stones_left_open_stand_once_the_board_is_left_as_it_stands() -> None:
    made = suggested(UNRULED, dead="F2", unclear="G4")
    after = ConfirmAllOthers().apply(accepted(UNRULED, made))
    assert survey(after.position, after.ruling).dead == spots(after.record.grid, "F2")
    assert after.ruling.lives[min(spots(after.record.grid, "G4"))] is StoneStatus.ALIVE
    assert not after.ruling.unclear


def test_what_is_unclear_stands_by_his_word_and_no_opinion_has_said_so() -> None:
    made = suggested(TWO_STONES, dead="F2 G4", unclear="G4")
    grid = TWO_STONES.record.grid
    f2, g4 = spots(grid, "F2"), spots(grid, "G4")
    for points in (None, f2):
        act = acceptance(TWO_STONES, made, points)
        assert act is not None
        assert (act.dead, act.alive, act.standing, act.unclear) == (f2, g4, g4, frozenset())
        told = act.wording.told.in_(EN, opinion="", taken=SAID["taken"](act, grid, EN))
        assert "alive" not in told, "it seems dead"
        assert "left on the board, as the referee stated: G4" in told
        after = act.apply(TWO_STONES)
        assert survey(after.position, after.ruling).dead == f2
        assert not after.ruling.unclear
    clear = acceptance(TWO_STONES, suggested(TWO_STONES, dead="F2"))
    assert clear is not None
    assert (clear.alive, clear.standing) == (g4, frozenset()), "that was said"
    assert acceptance(UNRULED, made) is not None
    assert not acceptance(UNRULED, made).standing, "nobody has spoken"  # type: ignore[union-attr]


@pytest.mark.parametrize("left", [0, 1, 2, 40])
@pytest.mark.parametrize("name", GAMES)
def test_in_a_game_that_is_still_played_a_ruled_board_keeps_what_was_said_of_it(
    name: str, left: int
) -> None:
    case = game(name).case
    entries = case.record.entries
    record = replace(case.record, entries=entries[: len(entries) - left])
    played = replace(case, record=record, ruling=Ruling().as_it_stands())
    made = suggest(played, playing_out=False)
    some = [frozenset(c.points) for c in made.chains if c.life is not StoneStatus.ALIVE]
    for points in (None, *some):
        act = acceptance(played, made, points)
        if act is None:
            continue
        after = act.apply(played)
        seen = survey(after.position, after.ruling)
        assert (seen.dead, seen.seki) == (act.dead, act.seki), "nothing else goes with them"
        assert act.standing == act.alive & (made.doubtful - (points or frozenset()))
        assert not after.ruling.unclear, "he has spoken of all of it"
        assert after.ruling.voice is StatusSource.REFEREE
