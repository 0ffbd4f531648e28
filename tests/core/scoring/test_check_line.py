"""The line a player can check: its numbers make the margin, and are those on the board."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import given

from goref.core.arranging.plan import arrange
from goref.core.base.colour import BLACK, COLOURS, WHITE, Pair, Who
from goref.core.case.case import Case
from goref.core.game.act_kinds import StatementKind
from goref.core.game.record import Statement
from goref.core.rulesets.ruleset import CheckFormula, Count, Payment, RuleSet, Unit
from goref.core.rulesets.table import RULESETS, ruleset
from goref.core.ruling.ruling import Ruling, StatusSource
from goref.core.scoring.base_number import base_number
from goref.core.scoring.check_line import BASE, CheckLine, CheckTerm, check_line, figures
from goref.core.scoring.scorer import Score, Scorer
from tests.core.build import AS_IT_STANDS, COMPUTED, DATA, bare, counted, game, played, walls
from tests.strategies import cases

PAYMENTS = {payment.value for payment in Payment}
BOARD = walls(
    178, 180, empties=(40, 45), prisoners=(2, 3), plays=(140, 138), pass_stones=(0, 0),
    began="B", first_pass="W", last_play="B",
)  # fmt: skip
"""Three public points; Black has played twice more."""


def settled(name: str) -> Case:
    return game(name).settled().answering(first_pass=Who.WHITE)


def checked(case: Case, rules: RuleSet) -> CheckLine | None:
    """The line under a rule set, held against all that a line must be."""
    scored = Scorer(case).score(rules, remarks=False)
    line = check_line(scored)
    may = scored.status.state.names_winner and scored.outcome is None
    assert (line is not None) is (may and scored.margin is not None), rules.id
    if line is None:
        return None
    assert line.difference == scored.native == line.total(BLACK) - line.total(WHITE)
    assert line.reckoning is rules.reckoning
    for side in COLOURS:
        roles = [term.role for term in line.terms if term.side is side]
        if not roles:
            assert side is WHITE
            assert line.reckoning is CheckFormula.LAND
            continue
        first, *more = roles
        assert first == line.reckoning.value
        assert set(more) <= PAYMENTS | {BASE}
    # A base number is told even where a komi of minus the board makes it nothing.
    assert all(term.amount for term in line.terms if term.role in PAYMENTS), "adds nothing"
    if line.reckoning is CheckFormula.LAND:
        base = base_number(scored)
        assert base is not None
        assert line.of(BLACK)[0] == base.land.black
        assert -sum(line.of(BLACK)[1:]) == base.base.black
    check_table(scored, line)
    return line


def check_table(scored: Score, line: CheckLine) -> None:
    """The table's sum is the first number of a line with a base, else the line's sums."""
    table = figures(scored)
    above, below = table.rows[: table.above], table.rows[table.above :]
    for side in COLOURS:
        assert sum(row.of(side) for row in above) == table.total.of(side), scored.rules.id
    if line.reckoning is CheckFormula.LAND:
        assert table.total.black == line.of(BLACK)[0]
        assert sum(table.total) == scored.tally.size, "every point of the board is somebody's"
        paid = sum((row.black for row in below), Fraction(0))
        assert paid == sum(line.of(BLACK)[1:]) + Fraction(scored.tally.size, 2)
        assert all(row.black == -row.white for row in below)
        assert not any(row.paid for row in above)
    else:
        assert below == ()
        assert table.total == (line.total(BLACK), line.total(WHITE))
    assert all(row.paid for row in below)


@given(cases(komi=True))
def test_either_side_can_be_set_against_its_base(case: Case) -> None:
    ruled = replace(case, ruling=replace(case.ruling, word=StatusSource.REFEREE))
    for rules in (ruleset("chinese-2002"), ruleset("modern-1920"), ruleset("lu-nan")):
        score = Scorer(ruled).score(rules, remarks=False)
        black, white = check_line(score), check_line(score, WHITE)
        base = base_number(score)
        assert (black is None) is (white is None)
        if black is None or white is None or base is None:
            continue
        assert white.of(BLACK) == () == black.of(WHITE)
        assert white.of(WHITE)[0] == base.land.white
        assert white.total(WHITE) == -black.total(BLACK)


@given(cases(komi=True))
def test_the_numbers_make_the_margin_under_every_rule_set(case: Case) -> None:
    ruled = replace(case, ruling=replace(case.ruling, word=StatusSource.REFEREE))
    lines = [checked(ruled, rules) for rules in RULESETS.values()]
    assert any(line is not None for line in lines) or not any(case.position.cells)


@pytest.mark.parametrize("name", sorted(file.stem for file in (DATA / "games").glob("*.txt")))
def test_they_do_in_recorded_games(name: str) -> None:
    case = replace(settled(name), ruling=AS_IT_STANDS).answering(last_competitive=Who.BLACK)
    told = [rules for rules in RULESETS.values() if checked(case, rules)]
    assert told == list(COMPUTED)


def test_every_kind_of_line_is_of_some_rule_set() -> None:
    kinds = {rules.reckoning for rules in COMPUTED if checked(BOARD, rules)}
    assert kinds == set(CheckFormula)


LAID_OUT = [
    ("chinese-2002", Count.HALF),
    ("lu-nan", Count.HALF),
    ("ming-qing", Count.FILL_AND_HALVE),
    ("ing", Count.AREA),
    ("aga", Count.AREA),
    ("tromp-taylor", Count.AREA),
    ("japanese", Count.TERRITORY),
    ("jpd-art", Count.AVERAGED),
    ("jpd-ming-qing", Count.TERRITORY),
    ("tang-song", Count.ROUTES),
    ("no-pass-go", Count.ROUTES),
    ("tingdao", Count.TINGDAO),
    ("saturation-stones", Count.SATURATION),
]


@pytest.mark.parametrize(("id_", "count"), LAID_OUT)
def test_what_a_side_has_is_what_is_read_off_the_board(id_: str, count: Count) -> None:
    case = settled("huang-longshi--zhou-donghou")
    scored = counted(case, id_)
    line, read = check_line(scored), arrange(case, scored, count).readoff
    assert line is not None
    figures = Pair(read.black, read.white)
    if count is Count.AVERAGED:  # both sides' moku, before the rest is shared out
        figures = Pair(read.parts[0].black, read.parts[0].white)
    for side in COLOURS if line.reckoning is not CheckFormula.LAND else (BLACK,):
        # Stones handed over lie among those taken.
        has = line.total(side) if line.reckoning is CheckFormula.TAKEN else line.of(side)[0]
        assert has == figures.of(side)


def terms(id_: str, **answers: object) -> list[tuple[str, str, str]]:
    line = check_line(counted(BOARD, id_, **answers))
    assert line is not None
    return [(each.side.letter, each.role, str(each.amount)) for each in line.terms]


def test_komi_and_last_play_move_the_base_and_what_is_returned_does_not() -> None:
    assert terms("chinese-2002") == [("B", "land", "359/2"), ("B", "base", "-737/4")]
    assert terms("modern-1920", handicap=4, began="W", last_play="W") == [
        ("B", "land", "359/2"),
        ("B", "base", "-180"),
        ("B", "handicap", "-2"),
    ]


def test_a_stone_handed_over_is_taken_by_the_other() -> None:
    assert terms("tingdao") == [
        ("B", "taken", "3"),
        ("B", "handed-stones", "2"),
        ("W", "taken", "7"),
    ]


@pytest.mark.parametrize("rules", RULESETS.values(), ids=lambda rules: rules.id)
def test_there_is_none_before_a_winner_may_be_named(rules: RuleSet) -> None:
    unruled = replace(BOARD, ruling=Ruling())
    if not rules.ignores_ruling:
        assert checked(unruled, rules) is None
    in_play = Scorer(BOARD, in_play=True).score(rules, remarks=False)
    assert check_line(in_play) is None


def test_a_game_that_was_resigned_has_none() -> None:
    case = played(5, "C3 C2 D2", first_pass="W")
    entries = (*case.record.entries, Statement(StatementKind.RESIGN, WHITE))
    resigned = replace(case, record=replace(case.record, entries=entries))
    assert check_line(counted(case, "chinese-2002")) is not None
    assert check_line(counted(resigned, "chinese-2002")) is None


def test_a_missing_fact_leaves_none() -> None:
    assert check_line(counted(bare("X.O"), "japanese")) is None


def test_numbers_that_do_not_make_the_margin_are_refused() -> None:
    has = CheckTerm(BLACK, "area", Fraction(3)), CheckTerm(WHITE, "area", Fraction(1))
    assert CheckLine(CheckFormula.AREA, has, Fraction(2)).total(BLACK) == 3
    with pytest.raises(AssertionError, match="gives 2, not 1"):
        CheckLine(CheckFormula.AREA, has, Fraction(1))


def test_a_rule_set_speaks_of_zi_where_it_has_a_base() -> None:
    with pytest.raises(ValueError, match="base number"):
        replace(RULESETS["aga"], unit=Unit.ZI)
    with pytest.raises(ValueError, match="base number"):
        replace(RULESETS["chinese-2002"], reckoning=CheckFormula.AREA)
