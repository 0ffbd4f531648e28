"""A suggestion as a whole: what it says hangs together, and does not depend on the view."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from itertools import count
from random import Random

import pytest

from goref.app.opinion.accepting import suggested_ruling
from goref.app.opinion.playing_out import playing_out
from goref.app.opinion.proving import in_doubt, proved
from goref.app.opinion.suggest import SuggestionCancelledError, suggest
from goref.app.opinion.suggestion import Suggestion, Why
from goref.app.ownership.network import load
from goref.core.base.colour import BLACK, WHITE
from goref.core.base.geometry import Point
from goref.core.board.position import Position
from goref.core.case.case import Case
from goref.core.case.symmetry import Symmetry, turned
from goref.core.game.record import GameRecord
from goref.core.rulesets.table import ruleset
from goref.core.ruling.ruling import PointKind, StoneStatus
from goref.core.ruling.survey import survey
from tests.app.opinion.shapes import SHAPES, WHO_BEGINS
from tests.core.build import bare, game, ruled, spots

# An ordinary finished board: a dead stone on each side, two dame at A5 and J5.
FINISHED = (
    "..XX.XO..",
    "..X.XXO.O",
    "..XX.XOO.",
    "XXXOXXXOO",
    ".XOOOOXO.",
    "XXO..OOOO",
    "OOO.O....",
    "..O...X..",
    ".........",
)
BOARDS = {"ordinary": FINISHED, **{name: shape.rows for name, shape in SHAPES.items()}}
SMALL = {name: rows for name, rows in BOARDS.items() if len(rows) == len(rows[0]) == 9}


@cache
def of(rows: tuple[str, ...]) -> Suggestion:
    return suggest(bare(*rows))


def lives(suggestion: Suggestion) -> dict[Point, tuple[StoneStatus, bool]]:
    return {p: (c.life, c.unclear) for c in suggestion.chains for p in c.points}


@pytest.mark.parametrize("name", BOARDS)
def test_every_stone_and_every_empty_point_has_its_finding(name: str) -> None:
    made = of(BOARDS[name])
    board = made.position
    assert sorted(lives(made)) == [p for p in board.grid.points if board.cells[p]]
    empty = [p for p in board.grid.points if not board.cells[p] or p in made.dead]
    assert [point.point for point in made.points] == empty
    assert made.seconds > 0


@pytest.mark.parametrize("name", BOARDS)
def test_what_is_suggested_comes_out_when_it_is_ruled(name: str) -> None:
    case = bare(*BOARDS[name])
    made = of(BOARDS[name])
    counted = survey(case.position, suggested_ruling(case, made))
    assert counted.dead == made.dead
    assert counted.seki == made.seki
    plain = {p.point: (p.kind, p.owner) for p in made.points if not p.proposed}
    assert all((counted.statuses[p].kind, counted.statuses[p].owner) == plain[p] for p in plain)


def test_a_stone_that_joins_a_group_by_either_of_two_ways_is_not_asked_about() -> None:
    # White's H6 joins at H7, or at J6 and J7; the group's land is open at J6.
    rows = ("....O....", "..O...O.O", "OOOOOOO..", "XXXXXXXO.", "......X.X", "..X...XXX")
    made = of((*rows, "....X....", "..X...X..", "........."))
    assert spots(made.position.grid, "H6 J8").isdisjoint(made.doubtful)


@pytest.mark.parametrize("name", BOARDS)
def test_what_is_proved_is_certain_and_never_unclear(name: str) -> None:
    for chain in of(BOARDS[name]).chains:
        assert (chain.confidence == 100) is chain.proved
        if chain.reason.why is Why.ALIVE_PROVED:
            assert chain.life is not StoneStatus.DEAD
            assert not chain.unclear


def test_how_sure_a_finding_is_is_what_was_learned_of_it_in_per_cent() -> None:
    between = {Why.ALIVE_BETWEEN, Why.DEAD_BETWEEN, Why.SEKI_BETWEEN}
    played = {Why.ALIVE_PLAYED, Why.DEAD_PLAYED, Why.SEKI_PLAYED}
    kinds: set[object] = set()
    for case in (game("modern-ending").case, bare(*CORNER)):
        learned, made = load().opinion_of_few(case.position), suggest(case)
        for point in made.points:
            if point.owner is None:
                share = learned.neutral[point.point]
            else:
                share = learned.ownership[point.point] * (1 if point.owner is BLACK else -1)
            assert point.confidence == min(99, max(0, round(100 * share)))
        for chain in (chain for chain in made.chains if not chain.proved):
            share = abs(sum(learned.ownership[p] for p in chain.points)) / len(chain.points)
            was_learned = min(99, round(100 * share))
            if chain.reason.why in between:
                assert chain.confidence == 99
            elif chain.reason.why in played:
                assert chain.confidence == max(95, was_learned)
            else:
                assert chain.confidence == was_learned
                kinds.add("learned")
            kinds.add(chain.reason.why)
    assert kinds & between
    assert kinds & played
    assert "learned" in kinds


@pytest.mark.parametrize("name", BOARDS)
def test_a_board_is_clear_only_if_nothing_is_asked(name: str) -> None:
    made = of(BOARDS[name])
    unclear = frozenset(p for c in made.chains if c.unclear for p in c.points)
    assert unclear <= made.doubtful
    assert made.clear is not bool(made.unclear or made.open_borders)
    weights = [doubt.at_stake.weight for doubt in made.unclear]
    assert weights == sorted(weights, reverse=True)


@pytest.mark.parametrize("turn", list(Symmetry)[1:], ids=lambda turn: turn.name)
@pytest.mark.parametrize("name", ["ordinary", "bent four in the corner", "seki without eyes"])
def test_a_turned_board_has_the_turned_findings(name: str, turn: Symmetry) -> None:
    case = bare(*BOARDS[name])
    board = case.record.grid
    found = suggest(turned(case, turn))
    expected = {board.turned(p, turn): life for p, life in lives(of(BOARDS[name])).items()}
    assert lives(found) == expected
    here = {board.turned(p.point, turn): (p.kind, p.owner) for p in of(BOARDS[name]).points}
    assert {p.point: (p.kind, p.owner) for p in found.points} == here


@pytest.mark.parametrize("name", SMALL)
def test_with_the_colours_exchanged_the_findings_are_the_same(name: str) -> None:
    rows = tuple(row.translate(str.maketrans("XO", "OX")) for row in BOARDS[name])
    assert lives(suggest(bare(*rows))) == lives(of(BOARDS[name]))
    for here, there in zip(of(BOARDS[name]).points, suggest(bare(*rows)).points, strict=True):
        assert (here.kind, here.owner) == (there.kind, there.owner and there.owner.other)


def padded(rows: tuple[str, ...], more: int) -> tuple[str, ...]:
    """The board with its last column and row, which are settled, repeated."""
    wide = tuple(row + row[-1] * more for row in rows)
    return (*wide, *[wide[-1]] * more)


@pytest.mark.parametrize("more", [1, 4])
@pytest.mark.parametrize("name", ["bent four in the corner", "seki without eyes"])
def test_more_settled_land_changes_nothing(name: str, more: int) -> None:
    rows = padded(BOARDS[name], more)
    case = bare(*rows)
    made = suggest(case)
    small = of(BOARDS[name])
    names = {small.position.grid.name(p): life for p, life in lives(small).items()}
    height = len(rows) - 9
    for p, (life, _) in lives(made).items():
        column, row = made.position.grid.name(p)[0], int(made.position.grid.name(p)[1:])
        if column in "ABCDE" and row > height + 5:
            assert life is names[f"{column}{row - height}"][0], made.position.grid.name(p)


def test_the_referees_marks_are_taken_as_they_are() -> None:
    case = ruled(bare(*FINISHED), alive="G2")
    made = suggest(case)
    (chain,) = (c for c in made.chains if spots(case.record.grid, "G2") == c.points)
    assert (chain.life, chain.unclear, chain.reason.why) == (
        StoneStatus.ALIVE,
        False,
        Why.RULED,
    )


def test_stakes_are_counted_under_the_rule_set_asked_for() -> None:
    case = bare(*BOARDS["seki without eyes"])
    assert suggest(case, ruleset("japanese")).rules == "japanese"
    assert suggest(replace(case, rules="aga")).rules == "aga"


def test_sole_liberties_of_a_seki_are_pointed_out() -> None:
    rows = BOARDS["sole liberties"]
    case = ruled(bare(*rows), seki="C6 D6 C9 B8", alive="B4")
    made = suggest(case)
    sole = {p.point for p in made.points if p.kind is PointKind.SOLE_LIBERTY and p.proposed}
    assert sole == spots(case.record.grid, "C8 D8")


@pytest.mark.parametrize("after", [0, 1, 4, 9])
def test_a_search_that_is_given_up_goes_no_further(after: int) -> None:
    asked = count()
    with pytest.raises(SuggestionCancelledError):
        suggest(
            bare(*WHO_BEGINS["a liberty too many"].rows), given_up=lambda: next(asked) == after
        )
    assert next(asked) == after + 1


def test_an_empty_board_has_nothing_to_say_and_fails_nothing() -> None:
    made = suggest(bare(*["." * 9] * 9))
    assert made.chains == ()
    assert made.dead == made.seki == frozenset()
    assert {p.kind for p in made.points} == {PointKind.DAME}


@pytest.mark.parametrize("rows", [(".",), ("X",), ("X.", ".O"), (".X.", "XX.", "OO.")])
def test_tiny_boards_are_taken(rows: tuple[str, ...]) -> None:
    made = suggest(bare(*rows))
    assert len(made.points) == sum(row.count(".") for row in rows) + len(made.dead)


def test_stones_ruled_dead_are_off_when_the_rest_is_judged() -> None:
    # White's four stones have caught the black ones beside them, unless they are dead.
    rows = BOARDS["seki without eyes"]
    case = ruled(bare(*rows), dead="C9 C8 C7 D7")
    made = suggest(case)
    assert made.dead == spots(case.record.grid, "C9 C8 C7 D7")
    assert made.seki == frozenset()
    (chain,) = (c for c in made.chains if min(spots(case.record.grid, "E9")) in c.points)
    assert (chain.life, chain.unclear) == (StoneStatus.ALIVE, False)


# Black's corner lives by one space, which has to be read out; nobody doubts it.
CORNER = (
    "...OOX.X.",
    "....OX...",
    "...OOXXXX",
    "....OOOOO",
    *5 * (".........",),
)


def test_where_nobody_doubts_a_stone_nothing_is_read() -> None:
    case = bare(*CORNER)
    opinion = load().opinion_of_few(case.position)
    corner = case.position.chain(case.position.grid.point("F9"))
    assert not in_doubt(case.position, opinion)
    assert corner in proved(case.position, opinion)
    made = suggest(case)
    assert made.clear
    assert not any(c.proved for c in made.chains if c.points == corner)


def test_it_is_read_if_playing_it_out_settles_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    for budget in ("BUDGET", "TAKING"):
        monkeypatch.setattr(playing_out, budget, 0)
    made = suggest(bare(*CORNER))
    assert made.clear
    assert all(c.proved for c in made.chains if c.points & spots(made.position.grid, "F9"))


def test_a_board_in_the_middle_of_a_game_is_asked_about_without_much_reading() -> None:
    dice = Random(3)
    rows = ["".join(dice.choice("X.O.") for _ in range(19)) for _ in range(19)]
    board = Position.from_rows(rows)
    board = board.without(p for c in board.chains() if not board.liberties(c) for p in c)
    steps = count()
    made = suggest(Case(GameRecord.of_position(board)), given_up=lambda: next(steps) < 0)
    assert next(steps) < 2000
    assert all(Why.UNDECIDED in {r.why for r in doubt.reasons} for doubt in made.unclear)
    assert made.doubtful == board.stones(BLACK) | board.stones(WHITE)
