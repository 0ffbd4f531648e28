"""The scorer: which board is counted, what is remarked, who wins."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from itertools import pairwise
from typing import Any

import pytest

from goref.core.base.colour import BLACK, WHITE, Pair, Who
from goref.core.base.geometry import grid
from goref.core.base.numbers import mixed, signed
from goref.core.base.pieces import PIECE
from goref.core.case.case import Case
from goref.core.case.facts import RequiredFact, facts_of
from goref.core.game import legality
from goref.core.game.play_rules import Passes, PlayedFor
from goref.core.game.record import GameRecord, Setup
from goref.core.rulesets.table import ruleset
from goref.core.rulesets.used_facts import uses
from goref.core.ruling.ruling import PointKind
from goref.core.scoring.lines import CountedBoard
from goref.core.scoring.scorer import Scorer, Winner, score
from goref.core.stopping.stop_machine import StopMachine
from tests.core.build import (
    COMPUTED,
    bare,
    codes,
    counted,
    moves,
    played,
    position,
    ruled,
    walls,
)


def test_what_takes_long_is_done_in_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every move but the first is on its stone: all are judged, and the passes folded."""
    board, did = grid(9), [0]
    turns = "E5 pass E5 E5 " * 1000
    record = GameRecord(board, entries=moves(board, turns))

    def counting(what: Callable[..., object]) -> Callable[..., object]:
        def done(*args: object, **more: object) -> object:
            did[0] += 1
            return what(*args, **more)

        return done

    monkeypatch.setattr(legality, "Illegal", counting(legality.Illegal))
    monkeypatch.setattr(StopMachine, "act", counting(StopMachine.act))
    bench, rules = Scorer(Case(record)), ruleset("jpd-a")
    pieces = [did[0] for _ in bench.preparing(rules)]
    assert did[0] > 6000
    assert max(after - before for before, after in pairwise([0, *pieces])) <= PIECE
    was = did[0]
    told = bench.score(rules)
    assert did[0] == was, "nothing is done again"
    assert told == Scorer(Case(record)).score(rules)


def from_board(*rows: str, then: str = "", **answers: object) -> Case:
    """A record that starts from a position and goes on with some acts."""
    case = bare(*rows, **answers)
    board = case.record.grid
    setup = case.record.setup
    record = GameRecord(board, Setup(setup.black, setup.white), moves(board, then))
    return replace(case, record=record)


# Unequal turns, and the count before the last play.

ONE_DAME = (".X.O.", "XXXOO", ".XXO.", "XXXOO", ".XXO.")
ONE_DAME_TAKEN = (".XXO.", "XXXOO", ".XXO.", "XXXOO", ".XXO.")
TWO_DAME = (".X.O.", "XXXOO", ".XXO.", "XXXOO", ".X.O.")


def test_a_last_dame_that_made_turns_unequal_is_taken_back() -> None:
    result = counted(from_board(*ONE_DAME, then="A1 E1 C5"), "tang-song")
    assert result.basis is CountedBoard.BEFORE_LAST
    assert result.facts.turns == (1, 1)
    assert len(result.survey.points(PointKind.DAME)) == 1
    assert {"counted-before-last", "dame-left"} <= codes(result)
    assert {"turns-by-stone", "turns-by-dame"}.isdisjoint(codes(result))


def test_the_margin_is_that_of_the_shorter_game() -> None:
    short = counted(from_board(*ONE_DAME, then="A1 E1"), "tang-song")
    assert short.margin is not None
    assert counted(from_board(*ONE_DAME, then="A1 E1 C5"), "tang-song").margin == short.margin


def test_a_record_of_one_play_is_counted_before_it() -> None:
    case = from_board(*ONE_DAME, then="C5")
    assert counted(case, "tang-song").needs == ()


@pytest.mark.parametrize(
    ("rows", "then", "found"),
    [
        # A dame is left: the other side takes it.
        (TWO_DAME, "C5", "turns-by-dame"),
        # The last play filled land.
        ((".XXO.", *ONE_DAME[1:]), "A5", "turns-by-stone"),
        # The last play was the shorter side's.
        (ONE_DAME, "b:A1 b:A3 w:C5", "turns-by-stone"),
        # The last play captured a stone.
        ((".XO.O", "XXXXO", ".XXOO", "XXXXO", ".XXOO"), "D5", "turns-by-stone"),
    ],
)
def test_otherwise_the_board_is_counted_as_it_is(
    rows: tuple[str, ...], then: str, found: str
) -> None:
    result = counted(from_board(*rows, then=then), "tang-song")
    assert result.basis is CountedBoard.RULED
    assert "counted-before-last" not in codes(result)
    assert found in codes(result)


@pytest.mark.parametrize(("then", "lacking"), [("A1 E1 C5", 1), ("A1 b:C5", 2)])
def test_a_board_typed_in_asks_whether_the_last_play_took_a_dame(
    then: str, lacking: int
) -> None:
    played_out = from_board(*ONE_DAME, then=then)
    facts = facts_of(played_out, Passes.STONES)
    known = {"plays": facts.plays, "prisoners": facts.captured, "began": "B"}
    typed = bare(*played_out.position.rows, **known)
    assert counted(typed, "tang-song").needs == (RequiredFact.LAST_DAME,)
    assert counted(typed, "tang-song", last_play="B").needs == (RequiredFact.LAST_DAME,)

    read = counted(played_out, "tang-song")
    told = counted(typed, "tang-song", last_dame="B")
    assert told.basis is CountedBoard.BEFORE_LAST
    assert (told.margin, told.facts.turns) == (read.margin, read.facts.turns)
    assert "counted-before-last" in codes(told)

    for last_dame in ("none", "W"):
        other = counted(typed, "tang-song", last_dame=last_dame)
        assert other.margin == read.margin + lacking
        assert "turns-by-stone" in codes(other)


@pytest.mark.parametrize(
    ("rows", "answers"),
    [
        # White played last: Black's play before that took no last dame.
        (ONE_DAME_TAKEN, {"plays": (2, 1), "last_play": "W"}),
        # The turns are equal.
        (ONE_DAME_TAKEN, {"plays": (2, 2)}),
        # A dame is left: White takes it.
        (TWO_DAME, {"plays": (2, 1)}),
        # No stone of Black's can have been put on a dame at the end.
        ((".XXO.", "XX.OO", ".X.O.", "XX.OO", ".XXO."), {"plays": (2, 1)}),
    ],
)
def test_whether_the_last_play_took_a_dame_is_not_asked_without_need(
    rows: tuple[str, ...], answers: dict[str, Any]
) -> None:
    typed = bare(*rows, prisoners=(0, 0), **answers)
    assert counted(typed, "tang-song").margin is not None


def test_the_reading_of_chen_is_told_where_it_gives_another_margin() -> None:
    """He undoes a last play that took land, too; Zhao then has a stone handed over."""
    rows = ("...O.", *[".X.O."] * 4)
    land = from_board(*rows, then="B5")
    undone = counted(bare(*rows, prisoners=(0, 0), plays=(0, 0)), "tang-song").margin
    assert undone is not None
    assert counted(land, "tang-song").margin != undone
    told = [f for f in counted(land, "tang-song").findings if f.code == "turns-by-chen"]
    assert [f.arg("margin") for f in told] == [signed(mixed(undone))]
    dame = from_board(*ONE_DAME, then="A1 E1 C5")
    assert "turns-by-chen" not in codes(counted(dame, "tang-song"))


def test_zhao_and_chen_differ_where_the_last_play_took_land() -> None:
    """Black's last play fills a point of his own: Zhao has White hand over a stone, Chen undoes
    the play. Both sides had as many routes before it."""
    rows = (".X.O.", *[".X.O."] * 4)
    land = from_board(*rows, then="A5 E5 A4")
    by_zhao, by_chen = counted(land, "tang-song"), counted(land, "tang-song-chen")
    assert (by_zhao.margin, by_zhao.basis) == (-1, CountedBoard.RULED)
    assert (by_chen.margin, by_chen.basis) == (0, CountedBoard.BEFORE_LAST)
    assert by_chen.facts.turns == (1, 1)
    assert "counted-before-last-by-chen" in codes(by_chen)


def test_zhao_and_chen_agree_on_a_dame_and_on_equal_turns() -> None:
    for then in ("A1 E1 C5", "A1 E1 C5 E5"):
        case = from_board(*ONE_DAME, then=then)
        both = [counted(case, rules).margin for rules in ("tang-song", "tang-song-chen")]
        assert both[0] == both[1] is not None


def test_chen_undoes_a_capture_too_and_the_stones_stand_again() -> None:
    rows = (".XO.X", "XXXXX", ".XXOO", "XXXO.", ".XXO.")
    case = from_board(*rows, then="D5")
    undone = counted(case, "tang-song-chen")
    assert undone.facts.captured == (0, 0)
    assert undone.survey.position == from_board(*rows).position
    told = [f for f in undone.findings if f.code == "captured-by-last-play"]
    assert [case.record.grid.names(f.points) for f in told] == [["C5"]]
    assert counted(case, "tang-song").facts.captured == (0, 1)
    fewer = counted(case, "tang-song-chen", prisoners=Pair(0, 0))
    assert fewer.facts.captured == (0, 0), "stated otherwise than the record has it"


@pytest.mark.parametrize(
    ("rows", "answers", "needs"),
    [
        # A stone may have been put on the last dame; if it was, it is known what was undone.
        (ONE_DAME_TAKEN, {"plays": (2, 1)}, (RequiredFact.LAST_DAME,)),
        (ONE_DAME_TAKEN, {"plays": (2, 1), "last_dame": "B"}, ()),
        # Otherwise only the moves tell what the last play took.
        (ONE_DAME_TAKEN, {"plays": (2, 1), "last_dame": "none"}, (RequiredFact.RECORD,)),
        ((".XO.",) * 4, {"plays": (2, 1)}, (RequiredFact.RECORD,)),
        # The last play made nothing unequal.
        (ONE_DAME_TAKEN, {"plays": (2, 1), "last_play": "W"}, ()),
        (ONE_DAME_TAKEN, {"plays": (2, 2)}, ()),
    ],
)
def test_a_board_typed_in_is_counted_by_chen_only_if_the_last_play_is_known(
    rows: tuple[str, ...], answers: dict[str, Any], needs: tuple[RequiredFact, ...]
) -> None:
    typed = bare(*rows, prisoners=(0, 0), **answers)
    assert counted(typed, "tang-song-chen").needs == needs


def test_a_last_dame_that_may_have_joined_groups_is_to_be_checked() -> None:
    rows = (".X.XXXX", "XXXXXXX", "OOOXOOO", "O.OXO.O", "OOOXOOO", "XXXXXXX", ".X.XXXX")
    typed = bare(*rows, prisoners=(0, 0), plays=(27, 16), last_dame="B")
    told = [f for f in counted(typed, "tang-song").findings if f.code == "last-dame-joins"]
    assert [typed.record.grid.names(f.points) for f in told] == [["D5", "D4", "D3"]]
    joined = bare(*ONE_DAME_TAKEN, prisoners=(0, 0), plays=(2, 1), last_dame="B")
    assert "last-dame-joins" not in codes(counted(joined, "tang-song"))


def test_other_rule_sets_do_not_look_before_the_last_play() -> None:
    case = from_board(*ONE_DAME, then="C5", first_pass="B")
    for rules in COMPUTED:
        if rules.id not in {"tang-song", "tang-song-chen", "tromp-taylor"}:
            assert counted(case, rules).basis is CountedBoard.RULED


def test_plays_that_were_stated_lose_one_too() -> None:
    case = from_board(*ONE_DAME, then="A1 E1 C5", plays=(10, 9))
    result = counted(case, "tang-song")
    assert (result.basis, result.facts.turns) == (CountedBoard.BEFORE_LAST, (9, 9))


def test_void_acts_stay_void_before_the_last_play() -> None:
    case = replace(from_board(*ONE_DAME, then="A1 E1 b:A3 b:C5"), voided=frozenset({3}))
    result = counted(case, "tang-song")
    assert (result.basis, result.facts.turns) == (CountedBoard.BEFORE_LAST, (1, 1))


def test_closing_passes_do_not_hide_the_last_play() -> None:
    case = from_board(*ONE_DAME, then="C5 w:pass b:pass")
    # Three turns, two of Black's: the dame he took comes off.
    result = counted(case, "tang-song")
    assert (result.basis, result.facts.turns) == (CountedBoard.BEFORE_LAST, (1, 1))


# Remarks.


def test_dame_must_be_filled_where_the_text_says_so() -> None:
    for rules in COMPUTED:
        left = "dame-unfilled" in codes(counted(walls(180, 180), rules))
        assert left is rules.wants_dame_filled, rules.id
        assert "dame-unfilled" not in codes(counted(walls(181, 180), rules))


def test_dead_chains_worth_playing_out() -> None:
    rows = ("O..X.O.", "..XX.OO", "XXX..OO", "OOOOOOO")
    case = ruled(bare(*rows, prisoners=(0, 0), plays=(0, 0)), dead="A4")
    for rules in COMPUTED:
        assert ("playing-out" in codes(counted(case, rules))) is rules.wants_playing_out
    # A liberty that is nobody's is no play in one's own land.
    assert "playing-out" not in codes(counted(ruled(case, dame="B4"), "tingdao"))
    closed = ruled(
        bare("O..XXO.", "..XXXOO", "XXXXXOO", "OOOOOOO", prisoners=(0, 0), plays=(0, 0)),
        dead="A4",
    )
    assert "playing-out" not in codes(counted(closed, "tingdao"))


EVEN = bare(".XO.", ".XO.", prisoners=(0, 0), plays=(2, 2))
UNEVEN = bare("..XO.", "..XO.", prisoners=(0, 0), plays=(2, 2))
EVEN_WITH_DAME = bare(".X.O.", ".XXO.", ".XOO.", prisoners=(0, 0), plays=(4, 4))
ALL_THREE = ("tingdao", "saturation-prisoners", "saturation-stones")


@pytest.mark.parametrize(
    ("case", "granted", "played_for", "where", "winner", "told"),
    [
        # On the board as it is; who was granted the first move; what was played for.
        (EVEN, None, None, ALL_THREE, "draw", "tie-granted-first"),
        (EVEN, None, "game", ALL_THREE, "draw", "tie-granted-first"),
        (EVEN, "none", None, ALL_THREE, "draw", None),
        (EVEN, "B", None, ALL_THREE, "W", "tie-granted-loses"),
        (EVEN, "W", "game", ALL_THREE, "B", "tie-granted-loses"),
        (EVEN, "B", "chips", ALL_THREE, "draw", "tie-for-chips"),
        (EVEN, None, "chips", ALL_THREE, "draw", "tie-for-chips"),
        (EVEN_WITH_DAME, "B", None, ALL_THREE[1:], "draw", "tie-before-saturation"),
        (EVEN_WITH_DAME, "B", None, ("tingdao",), "W", "tie-granted-loses"),
        # Not equal, or not of this rule set.
        (UNEVEN, "B", None, ALL_THREE, None, None),
        (EVEN, "B", None, ("ming-qing", "tang-song", "stone-scoring"), "draw", None),
    ],
)  # fmt: skip
def test_who_was_granted_the_first_move_loses_a_tie(
    case: Case,
    granted: str | None,
    played_for: str | None,
    where: tuple[str, ...],
    winner: str | None,
    told: str | None,
) -> None:
    case = case.answering(
        granted_first=granted and Who(granted), played_for=played_for and PlayedFor(played_for)
    )
    for rules in where:
        result = counted(case, rules)
        assert {code for code in codes(result) if code.startswith("tie-")} == {told} - {None}
        assert (winner is None) is bool(result.margin), rules
        if winner is not None:
            assert result.winner is Winner(winner), rules
            assert result.re == {"draw": "0"}.get(winner, f"{winner}+")


def test_what_only_some_rule_sets_ask_is_nothing_to_the_others() -> None:
    for rules in COMPUTED:
        for fact, value in (
            ("last_dame", Who.BLACK),
            ("granted_first", Who.BLACK),
            ("played_for", PlayedFor.CHIPS),
        ):
            case = UNEVEN.answering(**{fact: value})
            unused = [f for f in counted(case, rules).findings
                      if f.code == "option-not-of-this-rule-set"]  # fmt: skip
            asked = uses(rules, fact)
            assert [dict(f.args) for f in unused] == ([] if asked else [{"option": fact}])
            assert counted(case, rules).margin == counted(UNEVEN, rules).margin


@pytest.mark.parametrize(
    ("public", "plays", "differs"),
    [(0, (101, 100), False), (0, (100, 100), False), (1, (100, 100), True),
     (1, (101, 100), True), (0, (102, 100), False), (0, (103, 100), True),
     (0, (100, 101), True)],
)  # fmt: skip
def test_lu_nans_printed_test(public: int, plays: tuple[int, int], differs: bool) -> None:
    case = walls(181, 180 - public, plays=plays)
    assert ("lu-nan-parity-differs" in codes(counted(case, "lu-nan"))) is differs
    assert "lu-nan-parity-differs" not in codes(counted(case, "chinese-2002"))
    handicap = counted(case, "lu-nan", handicap=2)
    assert "lu-nan-parity-differs" not in codes(handicap)


def test_surplus_plays_are_paid_by_either_side() -> None:
    def paid(plays: tuple[int, int]) -> Fraction:
        lines = counted(walls(181, 180, plays=plays), "lu-nan", komi=0).lines
        return sum((x.difference for x in lines if x.key == "surplus-plays"), Fraction(0))

    assert [paid((100 + n, 100)) for n in (-2, 0, 1, 3)] == [2, 0, -1, -3]


@pytest.mark.parametrize(
    ("plays", "wider"),
    # Three stones, 7 points ahead: 2 zi. A play more by White would bring half a zi.
    [((100, 101), (WHITE, 1, "+2", "+2½")), ((100, 102), (WHITE, 2, "+2", "+3")),
     ((101, 100), (BLACK, 1, "+2", "+1½")), ((100, 100), None), (None, None)],
)  # fmt: skip
def test_lu_nan_returns_half_the_stones_and_says_what_his_wider_rule_would_give(
    plays: tuple[int, int] | None, wider: tuple[object, ...] | None
) -> None:
    score = counted(walls(184, 177, handicap=3, plays=plays), "lu-nan")
    assert [(x.key, x.difference) for x in score.lines if x.paid] == [("handicap", -3)]
    assert score.margin == 4
    told = [tuple(dict(f.args).values()) for f in score.findings if f.code == "lu-nan-handicap"]
    assert told == ([wider] if wider else [])


@pytest.mark.parametrize(
    ("komi", "recorded", "points"),
    [(None, None, 1), ("6.5", None, "-5.5"), (None, "7", 1), ("0", "7", 1)],
)
def test_stone_scoring_takes_a_komi_that_was_agreed_on(
    komi: str | None, recorded: str | None, points: str | int
) -> None:
    case = walls(181, 180, komi=komi)
    info = replace(case.record.info, komi=None if recorded is None else Fraction(recorded))
    case = replace(case, record=replace(case.record, info=info))
    result = counted(case, "stone-scoring")
    assert result.margin == Fraction(points)
    assert all(check.agrees for check in result.checks)
    assert "komi-ignored" not in codes(result)


def test_remarks_are_made_every_time() -> None:
    for rules in COMPUTED:
        found = codes(counted(walls(181, 180), rules))
        assert set(rules.remarks) <= found


def test_illegal_plays_are_found_by_each_rule_sets_own_law() -> None:
    case = played(4, "D4 A2 C4 B1 A1 pass pass")
    for rules in COMPUTED:
        found = codes(counted(case, rules))
        single = rules.play.suicide.value == "any"
        assert ("illegal-suicide" in found) is not single
    assert "illegal-repeats" in codes(counted(case, "tromp-taylor"))
    assert "illegal-repeats" not in codes(counted(case, "new-zealand"))


@pytest.mark.parametrize("many", [10, 11])
def test_many_illegal_plays_of_a_kind_are_one_finding(many: int) -> None:
    result = counted(played(4, " ".join(["A1", *["A1"] * many, "D4", "D3"])), "chinese-2002")
    told = [f for f in result.findings if f.code == "illegal-occupied"]
    if many > 10:
        assert [(f.move, f.points, dict(f.args)["alike"]) for f in told] == [(2, (12,), 11)]
    else:
        assert [f.move for f in told] == list(range(2, 12))
        assert not any("alike" in dict(f.args) for f in told)


# Winners and results.


@pytest.mark.parametrize(
    ("black", "rules", "winner", "re"),
    [(181, "ikeda-area-2", "B", "B+1"), (180, "ikeda-area-2", "W", "W+1"),
     (185, "chinese-2002", "B", "B+1.5"), (184, "chinese-2002", "W", "W+0.5"),
     (181, "ming-qing", "B", "B+1")],
)  # fmt: skip
def test_results(black: int, rules: str, winner: str, re: str) -> None:
    result = counted(walls(black, 361 - black), rules)
    assert (result.winner.value, result.re) == (winner, re)


def test_a_draw_is_a_draw_but_with_ing() -> None:
    even = walls(180, 180)
    assert counted(even, "chinese-2002", komi=0).re == "0"
    assert counted(even, "ing", komi=0).winner is Winner.BLACK


def test_a_bench_remembers_and_a_score_alone_is_the_same() -> None:
    case = walls(181, 180, first_pass="B", prisoners=(1, 2))
    bench = Scorer(case)
    for rules in COMPUTED:
        together, alone = bench.score(rules), score(case, rules)
        assert (together.lines, together.margin) == (alone.lines, alone.margin)
        assert (together.checks, together.findings) == (alone.checks, alone.findings)
        assert together.facts == alone.facts
    assert bench.ruled[0] is bench.score(COMPUTED[0]).survey


def test_the_sheet_of_an_empty_board() -> None:
    case = Case(GameRecord.of_position(position("...", "...", "...")))
    result = counted(case, "chinese-2002")
    assert result.margin == Fraction("-7.5")
    assert result.tally.public == 9
    assert result.tally.counts[next(iter(result.tally.counts))] == Pair(0, 0)
    assert {"nobodys-region"} <= codes(result)
