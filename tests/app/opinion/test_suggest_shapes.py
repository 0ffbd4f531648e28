"""The classic shapes: what is said of them is right, or the players are asked."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from goref.app.opinion.accepting import acceptance
from goref.app.opinion.engines.engines import EngineOpinion
from goref.app.opinion.engines.other_opinions import with_opinions
from goref.app.opinion.suggest import suggest
from goref.app.opinion.suggestion import Suggestion, Why, joined
from goref.app.stakes import Stake
from goref.core.base.colour import BLACK, COLOURS, WHITE, Pair
from goref.core.rulesets.table import ruleset
from goref.core.ruling.contradictions import findings_of
from goref.core.ruling.ruling import PointKind, PointRuling, Ruling, StoneStatus
from goref.core.ruling.survey import survey
from tests.app.opinion.shapes import SHAPES, UNDER_THE_STONES, WHO_BEGINS
from tests.core.build import bare, ruled, spots

RIGHT = [
    "bent four in the corner",
    "dead stone inside a seki",
    "dead stone inside a large seki",
    "seki without eyes",
    "seki with an eye each",
    "snapback",
    "three groups in a row",
    "two-headed dragon",
]
"""Shapes that must be told right; the others may be asked about."""


def of(name: str, rules: str = "japanese") -> Suggestion:
    return suggest(bare(*SHAPES[name].rows), ruleset(rules))


@pytest.mark.parametrize("name", SHAPES)
def test_a_board_called_clear_is_right(name: str) -> None:
    made, shape = of(name), SHAPES[name]
    board = made.position.grid
    if made.clear:
        assert made.dead == spots(board, shape.dead)
        assert made.seki == spots(board, shape.seki)


@pytest.mark.parametrize("name", RIGHT)
def test_what_can_be_told_is_told(name: str) -> None:
    made, shape = of(name), SHAPES[name]
    board = made.position.grid
    assert made.dead == spots(board, shape.dead)
    assert made.seki == spots(board, shape.seki)
    assert made.clear


@pytest.mark.parametrize("name", sorted(set(SHAPES) - set(RIGHT)))
def test_what_cannot_be_told_is_asked(name: str) -> None:
    made, shape = of(name), SHAPES[name]
    assert not made.clear
    wrong = made.dead ^ spots(made.position.grid, shape.dead)
    assert wrong <= made.doubtful


@pytest.mark.parametrize(
    ("name", "point", "why"),
    [
        ("bent four in the corner", "E8", Why.DEAD_BENT_FOUR),
        ("seki without eyes", "E8", Why.SEKI_BETWEEN),
        ("seki with an eye each", "E8", Why.SEKI_BETWEEN),
        ("snapback", "G2", Why.DEAD_BETWEEN),
        ("two-headed dragon", "A7", Why.ALIVE_PROVED),
    ],
)
def test_the_reason_is_the_one_a_referee_would_give(name: str, point: str, why: Why) -> None:
    made = of(name)
    (stone,) = spots(made.position.grid, point)
    (chain,) = (c for c in made.chains if stone in c.points)
    assert chain.reason.why is why
    assert chain.proved is ("between" not in why.value)


def test_bent_four_is_dead_by_rule_or_asked_about() -> None:
    assert of("bent four in the corner", "japanese").clear
    played = of("bent four in the corner", "chinese-2002")
    assert [r.why for doubt in played.unclear for r in doubt.reasons] == [Why.BENT_FOUR_RULE]
    assert played.dead == spots(played.position.grid, SHAPES["bent four in the corner"].dead)


def test_the_liberties_and_eyes_of_a_seki_are_told() -> None:
    made = of("seki with an eye each")
    board = made.position.grid
    kinds = {board.name(p.point): p.kind for p in made.points}
    assert kinds["C9"] is PointKind.SHARED
    assert (kinds["A9"], kinds["E9"]) == (PointKind.EYE, PointKind.EYE)


def test_a_one_sided_dame_of_a_seki_is_pointed_out() -> None:
    case = ruled(bare("XXXXX", "X...X", "XOXOX"), seki="A3 B1 D1")
    made = suggest(case)
    board = case.record.grid
    told = {board.name(p.point): (p.kind, p.owner, p.proposed) for p in made.points}
    assert told == {
        "B2": (PointKind.ONE_SIDED, BLACK, True),
        "C2": (PointKind.SOLE_LIBERTY, BLACK, True),
        "D2": (PointKind.ONE_SIDED, BLACK, True),
    }


@pytest.mark.parametrize("rows", UNDER_THE_STONES, ids=["first", "second", "third"])
def test_a_group_that_lives_under_the_stones_is_not_taken_for_dead(
    rows: tuple[str, ...],
) -> None:
    made = suggest(bare(*rows))
    black = spots(made.position.grid, "E9 E8 E7 A6 B6 C6 D6 E6 A5 C5 A4 B4 C4")
    assert not made.dead & black - made.doubtful


@pytest.mark.parametrize("name", WHO_BEGINS)
def test_where_who_begins_decides_it_is_asked_and_no_engine_settles_it(name: str) -> None:
    case = bare(*WHO_BEGINS[name].rows)
    made = suggest(case)
    asked = spots(made.position.grid, WHO_BEGINS[name].ask)
    assert made.doubtful == asked
    assert all(Why.TURN in {r.why for r in doubt.reasons} for doubt in made.unclear)
    assert {c.unclear for c in made.chains if c.points & asked} == {True}
    seki = joined(c.points for c in made.chains if c.life is StoneStatus.SEKI)
    word = EngineOpinion("Fake", "1", made.dead, seki, frozenset(), None, 0.1, ())
    agrees = with_opinions(made, [word], case, ruleset(case.rules))
    assert agrees.doubtful == asked, "though an engine says the same whoever begins"
    assert Why.PARTNER not in {r.why for r in made.unclear[0].reasons}, "it follows"


@pytest.mark.parametrize("name", [name for name in SHAPES if SHAPES[name].seki])
def test_whatever_half_of_a_seki_was_ruled_to_live_no_seki_of_one_side_is_accepted(
    name: str,
) -> None:
    case = replace(bare(*SHAPES[name].rows), ruling=Ruling())
    seki = suggest(case).seki
    for colour in COLOURS if seki else ():
        half = frozenset(p for p in seki if case.position.cells[p] == colour)
        said = replace(case, ruling=case.ruling.with_lives(half, StoneStatus.ALIVE))
        made = suggest(said)
        left = {c.points: c for c in made.chains if c.points & (seki - half)}
        assert all(c.unclear for c in left.values() if c.life is not StoneStatus.ALIVE)
        act = acceptance(said, made)
        after = act.apply(said) if act else said
        found = findings_of(survey(after.position, after.ruling))
        assert "seki-on-one-side" not in {finding.code for finding in found}


def test_one_half_of_a_seki_dies_if_the_other_lives() -> None:
    made = suggest(bare(*WHO_BEGINS["a liberty too many"].rows))
    white, black = made.unclear
    assert (white.otherwise, black.otherwise) == (StoneStatus.DEAD, StoneStatus.ALIVE)
    # White's six stones, taken, and seven points of Black's; else the seki counts for nobody.
    assert white.at_stake == black.at_stake == Stake(Fraction(14), False)
    assert {c.reason.why for c in made.chains if c.life is StoneStatus.SEKI} == {
        Why.SEKI_LEARNED
    }


def test_a_seki_that_was_played_out_is_said_to_be() -> None:
    made = suggest(
        bare(
            "....OX...",
            "....OX...",
            "..O.OX.X.",
            "....OX...",
            "....OX...",
            "OOOOOXXXX",
            "OXXXXOOOX",
            "OX.X.O.OX",
        )
    )
    sekis = {c.reason.why for c in made.chains if c.life is StoneStatus.SEKI}
    assert sekis <= {Why.SEKI_BETWEEN, Why.SEKI_PLAYED}
    assert sekis


def test_what_dies_is_reckoned_whether_or_not_prisoners_are_known() -> None:
    # Nine stones and twelve points of White's, and three of Black's that come back.
    rows = (
        *["....XO..."] * 3,
        "....XOOO.",
        "XXXXX..OO",
        "OOOOXXXXO",
        "...OXO.XX",
        "OOOOXOOX.",
        "XXXXX.XX.",
    )
    for answers in ({}, {"prisoners": Pair(0, 0)}, {"prisoners": Pair(3, 8)}):
        case = bare(*rows, **answers)
        (doubt,) = suggest(case, ruleset("japanese")).unclear
        assert doubt.at_stake.change == 24


def test_a_stone_in_the_eye_of_a_seki_is_dead() -> None:
    made = suggest(
        bare(
            *["......OX....."] * 2,
            "..O...OX..X..",
            "......OX.....",
            ".....OOX.....",
            ".....OX......",
            "...O.OX...X..",
            *[".....OX......"] * 3,
            "OOOOOOXXXXX..",
            "OXXXXXOOOOX..",
            "OXO.X.O.OOX..",
        )
    )
    assert made.dead == spots(made.position.grid, "C1")
    assert made.clear


def test_a_border_that_was_ruled_on_is_not_asked_about_again() -> None:
    case = bare(*["...XO...."] * 2, "...X.....", *["...XO...."] * 6)
    (care,) = suggest(case).open_borders
    ruling = case.ruling.with_claim(care.points, PointRuling(PointKind.TERRITORY, WHITE))
    assert suggest(replace(case, ruling=ruling)).open_borders == ()


def test_a_game_that_has_hardly_begun_is_not_clear() -> None:
    made = suggest(
        bare(
            ".........",
            "..O......",
            "..X...O..",
            ".........",
            "..X.X.X..",
            ".........",
            ".....X...",
            "...X.....",
            ".........",
        )
    )
    assert {r.why for doubt in made.unclear for r in doubt.reasons} == {Why.SPARSE}
    assert made.doubtful == made.position.stones(BLACK) | made.position.stones(WHITE)


@pytest.mark.parametrize(
    "rows",
    [
        # The corners are the outer chains' only eyes, and both live.
        (".XXXXXXXX", "XOOOOOOOX", *["XO.....OX"] * 5, "XOOOOOOOX", "XXXXXXXX."),
        # White is dead by its shape: Black need not play there.
        (
            *["...XO...."] * 2,
            "...XO..O.",
            "..XXOOOOO",
            "XXXXXXXXX",
            "XOOOOXXX.",
            "XO..OX.XX",
            "XO..OXX.X",
            "XOOOOXXXX",
        ),
    ],
    ids=["two eyes", "square four"],
)
def test_no_play_is_missed_where_nothing_can_happen(rows: tuple[str, ...]) -> None:
    assert suggest(bare(*rows)).protect == ()


def test_a_dragon_with_one_eye_is_dead_however_large() -> None:
    made = suggest(
        bare(
            "X.OO.X..X",
            ".OO.OOO..",
            "OOXOO.OOO",
            "XXXXXOOX.",
            "XXXXXXO.X",
            "XXXXXXOOO",
            "XXXXXXXXO",
            "XXXXXXXXX",
            "XXXXX.XXX",
        )
    )
    assert made.clear
    assert made.dead == made.position.stones(BLACK)


def test_stones_in_a_seki_beside_large_lands_are_not_taken_for_dead() -> None:
    rows = (
        "OOXXX.OXX",
        "OOXXX.OXX",
        "OOXXXXOXX",
        "OOOOOOXX.",
        "...OOXX..",
        ".X.OOX.O.",
        "...OOXX..",
        "....OXXX.",
        "..OOOXX..",
    )
    made = suggest(bare(*rows))
    board = made.position.grid
    assert made.dead == spots(board, "B4 H4")
    assert made.seki == spots(board, "C9 D9 E9 C8 D8 E8 C7 D7 E7 F7 G9 G8 G7")
