"""A modern game counted by hand to the last point, on which the rule sets do not agree."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise

import pytest

from goref.core.base.colour import BLACK, WHITE, Colour, Pair, Who
from goref.core.base.findings import Level
from goref.core.case.case import Case
from goref.core.game.replay import replay
from goref.core.rulesets.ruleset import RuleSet
from goref.core.ruling.dead import kin
from goref.core.ruling.quantity import Quantity
from goref.core.ruling.ruling import PointKind, Ruling
from goref.core.scoring.lines import CountedBoard
from goref.core.texts.results import sentence
from tests.core.build import COMPUTED, codes, counted, game, margin, ruled
from tests.core.modern_ending import (
    CAPTURED,
    CAPTURES,
    COUNTS,
    DAME,
    DEAD,
    HALF,
    LOST,
    MARGINS,
    PLAYS,
    ROWS,
    SEKI,
    SENTENCES,
    SHARED,
)

Q = Quantity


def pair(black: int, white: int) -> Pair[Fraction]:
    """Figures of the two sides, as the tally keeps them."""
    return Pair(Fraction(black), Fraction(white))


@pytest.fixture(scope="module")
def ending() -> Case:
    """The game with every mark the referee makes."""
    return ruled(game("modern-ending").settled(), seki=SEKI)


def test_the_game_ends_in_these_rows() -> None:
    case = game("modern-ending").case
    board = case.record.grid
    for row, (text, *_) in enumerate(ROWS):
        name = 19 - row
        cells = [case.position.cells[board.point(f"{c}{name}")] for c in "ABCDEFGHJKLMNOPQRST"]
        assert cells == [".XO".index(c) for c in text.upper()], f"row {name}"


def test_what_was_captured_in_play() -> None:
    case = game("modern-ending").case
    moments = replay(case.record)
    taken = {}
    for before, after in pairwise(moments):
        gone = [
            p
            for p in case.record.grid.points
            if before.position.cells[p] and not after.position.cells[p]
        ]
        if gone:
            taken[after.number] = set(case.record.grid.names(gone))
    assert taken == {number: set(names.split()) for number, names in CAPTURES.items()}
    assert moments[-1].captured == CAPTURED
    assert moments[-1].plays == PLAYS


@pytest.mark.parametrize("rules", COMPUTED, ids=lambda rules: rules.id)
def test_every_move_is_legal_under_every_rule_set(ending: Case, rules: RuleSet) -> None:
    assert not [code for code in codes(counted(ending, rules)) if code.startswith("illegal")]


@pytest.mark.parametrize(("click", "chain"), DEAD.items())
def test_a_click_takes_off_a_chain(click: str, chain: str) -> None:
    position = game("modern-ending").case.position
    board = position.grid
    assert set(board.names(kin(position, Ruling(), board.point(click)))) == set(chain.split())


def test_every_row_is_as_counted_by_hand(ending: Case) -> None:
    survey = counted(ending, "chinese-2002").survey
    board = ending.record.grid
    for row, (text, *figures) in enumerate(ROWS):
        name = 19 - row
        points = [board.point(f"{c}{name}") for c in "ABCDEFGHJKLMNOPQRST"]
        dead = {p for p, c in zip(points, text, strict=True) if c in "xo"}
        assert survey.dead & set(points) == dead, f"row {name}"
        stones = [sum(survey.board.cells[p] == c for p in points) for c in (BLACK, WHITE)]
        land = [
            len(survey.points(PointKind.TERRITORY, c) & set(points)) for c in (BLACK, WHITE)
        ]
        assert [*stones, *land, 19 - sum(stones) - sum(land)] == figures, f"row {name}"


def test_the_hand_count_adds_up() -> None:
    figures = [row[1:] for row in ROWS]
    assert {sum(row) for row in figures} == {19}
    black, white, black_land, white_land, others = map(sum, zip(*figures, strict=True))
    assert (black, white) == COUNTS[Q.STONES]
    assert (black_land, white_land) == COUNTS[Q.TERRITORY]
    seki_and_ko = sum(sum(COUNTS[q]) for q in (Q.EYES, Q.KO))
    assert others == seki_and_ko + DAME + SHARED
    assert black + white + black_land + white_land + others == 361


def test_counts(ending: Case) -> None:
    score = counted(ending, "chinese-2002")
    for quantity, figures in COUNTS.items():
        assert score.tally.counts[quantity] == pair(*figures), quantity
    assert (score.tally.dame, score.tally.shared) == (DAME, SHARED)
    assert score.tally.area_difference == 7
    assert score.facts.lost(score.tally.dead) == LOST
    assert score.facts.plays == PLAYS
    assert score.facts.first_pass is Who.WHITE
    assert score.facts.last_play is Who.BLACK


def test_points_of_the_ending(ending: Case) -> None:
    board, survey = ending.record.grid, counted(ending, "japanese").survey

    def names(kind: PointKind, owner: Colour | None = None) -> list[str]:
        return board.names(survey.points(kind, owner))

    assert names(PointKind.EYE, BLACK) == ["K1"]
    assert names(PointKind.EYE, WHITE) == ["O1"]
    assert names(PointKind.SHARED) == ["M1"]
    assert names(PointKind.KO, WHITE) == ["L17"]
    assert set(names(PointKind.DAME)) == {"T7", "R6", "G2"}


@pytest.mark.parametrize("mark", ["J2", "L1", "N1", "P2"])
def test_any_stone_of_the_seki_marks_it(ending: Case, mark: str) -> None:
    case = ruled(game("modern-ending").settled(), seki=mark)
    assert counted(case, "ming-qing").survey.seki == counted(ending, "ming-qing").survey.seki


@pytest.mark.parametrize(("rules", "points"), MARGINS.items())
def test_margins(ending: Case, rules: str, points: int | Fraction) -> None:
    score = counted(ending, rules)
    assert score.margin == points
    assert score.basis is CountedBoard.RULED
    assert all(check.agrees for check in score.checks)


@pytest.mark.parametrize(("rules", "language"), SENTENCES)
def test_sentences(ending: Case, rules: str, language: str) -> None:
    told = sentence(ending, counted(ending, rules), language)
    assert told == SENTENCES[rules, language]


def test_zi_of_ming_qing_against_the_base(ending: Case) -> None:
    # Black 173 + (8 + 1 + 2 + 1 + 4) / 2 = 181, half a zi above 180 1/2.
    score = counted(ending, "ming-qing")
    assert score.totals == pair(181, 180)
    assert score.native == HALF


def test_routes_and_how_the_turns_were_made_equal(ending: Case) -> None:
    score = counted(ending, "tang-song")
    assert score.totals == pair(55, 55)
    assert score.facts.turns == (118, 117)
    assert score.facts.pass_stones == (1, 1)
    assert "turns-by-dame" in codes(score)


def test_what_goref_asks_the_referee_to_look_at(ending: Case) -> None:
    for rules in COMPUTED:
        if rules.ignores_ruling or (rules.undoes and not rules.undoes.dame_only):
            continue  # the last play closed a border: undone, it leaves the corner open
        findings = counted(ending, rules).findings
        assert not [f.code for f in findings if f.level is Level.CONFLICT], rules.id
        assert "open-border" not in {f.code for f in findings}
        (ko,) = [f for f in findings if f.code == "ko-proposed"]
        assert ending.record.grid.names(ko.points) == ["L17"]
    # Only where all dame must be filled before the count.
    assert "dame-unfilled" in codes(counted(ending, "ming-qing"))
    assert "dame-unfilled" not in codes(counted(ending, "japanese"))


def test_the_ko_decides_under_japanese_rules_alone(ending: Case) -> None:
    # Connected, L17 would be a point of White's: 64 - 58 - 6.5.
    filled = ruled(ending, territory="W: L17")
    assert margin(filled, "japanese") == -HALF
    for rules in ("chinese-2002", "ming-qing", "jpd-a", "jpd-art", "tang-song"):
        assert margin(filled, rules) == MARGINS[rules], rules


def test_the_first_pass_decides_under_ji_ping_dian_a(ending: Case) -> None:
    assert margin(ending, "jpd-a", first_pass="B") == 7 - Fraction("6.5")
    assert margin(ending, "button", first_pass="B") == HALF
    assert margin(ending, "jpd-b", first_pass="B") == MARGINS["jpd-b"]


def test_without_the_seki_mark_two_groups_owe_more(ending: Case) -> None:
    # The eyes turn into territory, the shared liberty into a dame; each side has a group
    # more, which costs Black and White the same.
    case = game("modern-ending").settled()
    score = counted(case, "ming-qing")
    assert score.tally.counts[Q.GROUPS] == pair(5, 2)
    assert score.tally.dame == 4
    assert score.margin == MARGINS["ming-qing"]
    assert margin(case, "chinese-2002") == MARGINS["chinese-2002"]


def test_as_it_stands_without_any_ruling(ending: Case) -> None:
    # Tromp and Taylor count what the board shows. A flood fill of the rows, small letters as
    # stones: Black 106 stones and 29 points, White 113 and 20; 93 points touch both.
    score = counted(ending, "tromp-taylor")
    assert score.tally.counts[Q.STONES] == pair(106, 113)
    assert score.tally.public == 93
    assert score.margin == (106 + 29) - (113 + 20)
