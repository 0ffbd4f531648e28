"""How far a case is ruled on: undecided, provisional, settled, in play; and what is open."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from goref.core.base.colour import BLACK, WHITE
from goref.core.base.findings import Finding, Level, found
from goref.core.case.case import Case
from goref.core.case.stored_trial import AssertedStatus, Assertion, StoredTrial
from goref.core.game.act_kinds import StatementKind
from goref.core.game.play_rules import End
from goref.core.game.record import Statement
from goref.core.rulesets.table import RULESETS
from goref.core.ruling.ruling import PointKind, PointRuling, Ruling, StatusSource, StoneStatus
from goref.core.scoring.scorer import Score, Scorer, Winner
from goref.core.scoring.status import CaseState
from tests.core.build import bare, ruled, spots

ROWS = (".XO.", "XXOO", ".XO.", "XXOO")
"""Eight points each: White wins by the komi."""
WITH_INTRUDER = ("..XO.", "O.XOO", "..XO.", "XXXOO", ".XXO.")
"""A white stone in Black's area, at A4."""
UNRULED = Ruling()


def unruled(*rows: str, **answers: object) -> Case:
    return replace(bare(*rows, **answers), ruling=UNRULED)


def state(case: Case, rules: str = "chinese-2002", reading: tuple[Finding, ...] = ()) -> Score:
    return Scorer(case, reading).score(RULESETS[rules])


def open_codes(of: Score) -> list[str]:
    return [finding.code for finding in of.status.open]


def test_nobody_has_looked() -> None:
    result = state(unruled(*ROWS))
    assert result.status.state is CaseState.UNDECIDED
    assert open_codes(result) == ["not-ruled"]
    assert (result.winner, result.re) == (Winner.NONE, "?")
    assert result.margin == Fraction(-15, 2)
    assert result.lines


def test_the_word_that_nothing_is_dead_settles() -> None:
    result = state(bare(*ROWS))
    assert (result.status.is_settled, result.status.open) == (True, ())
    assert (result.winner, result.re) == (Winner.WHITE, "W+7.5")


def test_marks_settle_only_with_the_word_that_they_are_all() -> None:
    case = unruled(*WITH_INTRUDER)
    stone = spots(case.record.grid, "A4")
    marked = replace(case, ruling=case.ruling.with_lives(stone, StoneStatus.DEAD))
    result = state(marked)
    assert result.status.state is CaseState.UNDECIDED
    assert open_codes(result) == ["rest-not-ruled"]
    assert (result.winner, result.re) == (Winner.NONE, "?")
    said = replace(marked, ruling=marked.ruling.as_it_stands())
    assert state(said).status.is_settled
    agreed = replace(
        marked.record, entries=(*marked.record.entries, Statement(StatementKind.AGREED))
    )
    assert state(replace(marked, record=agreed)).status.is_settled
    back = replace(marked, ruling=marked.ruling.with_lives(stone, None))
    assert back == case
    assert open_codes(state(back))[0] == "not-ruled"


def test_a_claim_on_a_point_says_nothing_of_stones() -> None:
    case = ruled(unruled(*ROWS), territory="B: A4")
    assert open_codes(state(case)) == ["not-ruled"]


@pytest.mark.parametrize(
    ("word", "code"),
    [
        (StatusSource.RECORD, "marked-by-record"),
        (StatusSource.SUGGESTION, "marked-by-suggestion"),
    ],
)
def test_what_no_referee_confirmed_is_provisional(word: StatusSource, code: str) -> None:
    result = state(replace(unruled(*ROWS), ruling=Ruling(word=word)))
    assert (result.status.state, open_codes(result)) == (CaseState.PROVISIONAL, [code])
    assert result.winner is Winner.WHITE


def test_marks_that_differ_from_the_count_are_not_said_to_be_what_was_counted() -> None:
    differs = found("territory-differs", Level.CHECK, [0], count=1)
    for word, code in (
        (StatusSource.RECORD, "marked-in-part"),
        (StatusSource.SUGGESTION, "marked-by-suggestion"),
    ):
        case = replace(unruled(*ROWS), ruling=Ruling(word=word))
        assert open_codes(state(case, reading=(differs,))) == [code, "territory-differs"]
        settled = replace(case, settled={differs: "looked at"})
        assert open_codes(state(settled, reading=(differs,))) == [code]


@pytest.mark.parametrize(
    ("finding", "answers"),
    [
        (found("komi-unusual", Level.CHECK, text="50", komi="50"), {"komi": Fraction(1, 2)}),
        (found("fact-twice", Level.CHECK, name="KM", other="1"), {"komi": Fraction(1)}),
        (found("fact-again", Level.CHECK, name="HA", other="3"), {"handicap": 3}),
        (found("handicap-beside-setup", Level.CHECK, said=2), {"handicap": 0}),
    ],
)
def test_a_fact_that_is_stated_is_no_longer_in_doubt(
    finding: Finding, answers: dict[str, object]
) -> None:
    case = replace(unruled(*ROWS), ruling=Ruling(word=StatusSource.REFEREE))
    assert open_codes(state(case, reading=(finding,))) == [finding.code]
    assert open_codes(state(case.answering(**answers), reading=(finding,))) == []
    of_result = found("fact-twice", Level.CHECK, name="RE", other="W+R")
    assert open_codes(state(case.answering(**answers), reading=(of_result,))) != []


def test_what_was_read_of_a_fact_is_said_while_it_holds() -> None:
    komi = Fraction(13, 2)
    twice = found("fact-twice", Level.CHECK, values=[komi, Fraction(15, 2)], name="KM")
    note = found("komi-words", Level.NOTE, values=[komi], text="六目半", komi="6.5")
    rules = found("rules-taken", Level.NOTE, values=["chinese-2002"], used="chinese-2002")
    turn = found("first-differs", Level.CHECK)
    bench = Scorer(replace(bare(*ROWS), rules="chinese-2002"), (twice, note, rules, turn))
    assert bench.reading == (twice, note, rules, turn)
    stated = bench.with_case(bench.case.answering(komi=Fraction(15, 2)))
    assert stated.reading == (rules, turn)
    assert bench.with_case(bench.case.answering(komi=komi)).reading == (note, rules, turn)
    other = stated.with_case(replace(bench.case, rules="japanese"))
    assert other.reading == (twice, note, turn)


def test_what_a_suggestion_left_unclear_is_open() -> None:
    case = unruled(*WITH_INTRUDER)
    unclear = spots(case.record.grid, "A4")
    ruling = Ruling(word=StatusSource.SUGGESTION, unclear=unclear)
    result = state(replace(case, ruling=ruling))
    assert result.status.state is CaseState.UNDECIDED
    assert [f.code for f in result.status.undecided] == ["left-unclear"]
    assert "marked-by-suggestion" in open_codes(result)
    ruled_on = state(replace(case, ruling=ruling.with_lives(unclear, StoneStatus.DEAD)))
    assert open_codes(ruled_on) == ["rest-not-ruled"]


def test_what_is_told_already_is_not_said_twice() -> None:
    case = unruled(*WITH_INTRUDER)
    unclear = spots(case.record.grid, "A4")
    told = found("suggested-unclear", Level.CHECK, unclear, kind="dead")
    case = replace(case, ruling=Ruling(word=StatusSource.SUGGESTION, unclear=unclear))
    result = state(case, reading=(told,))
    assert result.status.undecided == (told,)


def test_a_dispute_is_open_until_it_is_let_stand() -> None:
    case = bare(*WITH_INTRUDER)
    case = replace(case, disputed=spots(case.record.grid, "A4"))
    result = state(case)
    assert result.status.state is CaseState.UNDECIDED
    (matter,) = result.status.undecided
    assert (matter.code, result.winner) == ("dead-disputed", Winner.NONE)
    settled = state(replace(case, settled={matter: "agreed"}))
    assert settled.status.state is CaseState.PROVISIONAL
    assert open_codes(settled) == ["open-border"]


def test_a_trial_that_nobody_has_ruled_on_is_open_whatever_is_said_of_the_board() -> None:
    case = bare(*WITH_INTRUDER)
    stone = spots(case.record.grid, "A4")
    claim = Assertion(AssertedStatus.DEAD, BLACK, WHITE, stone)
    case = replace(case, trials=(StoredTrial("chinese-2002", case.position, 0, claim, BLACK),))
    result = state(case)
    assert result.status.undecided == (found("trial-open", Level.CHECK, stone),)
    assert result.winner is Winner.NONE
    marked = replace(case, ruling=case.ruling.with_lives(stone, StoneStatus.DEAD))
    assert not state(marked).status.undecided
    disputed = state(replace(case, disputed=stone)).status.undecided
    assert [finding.code for finding in disputed] == ["dead-disputed"]


def test_a_check_leaves_it_provisional_until_it_is_let_stand() -> None:
    case = bare(*ROWS)
    look = found("komi-unreadable", Level.CHECK, text="x")
    result = state(case, reading=(look,))
    assert (result.status.state, result.status.waiting) == (CaseState.PROVISIONAL, (look,))
    assert result.winner is Winner.WHITE
    assert state(replace(case, settled={look: ""}), reading=(look,)).status.is_settled


def test_a_note_is_not_open() -> None:
    note = found("komi-zi", Level.NOTE, text="2.75", komi="5.5")
    assert state(bare(*ROWS), reading=(note,)).status.is_settled


def test_checks_that_stand_leave_conflicts_and_missing_facts() -> None:
    case = bare(*ROWS)
    look = found("rules-not-known", Level.CHECK, rules="x", used="chinese-2002")
    komi = found("komi-unreadable", Level.CHECK, text="x")
    clash = found("protocol-broken", Level.CONFLICT)
    bench = Scorer(case, (look, komi, clash), checks_stand=True)
    assert bench.score(RULESETS["chinese-2002"]).status.waiting == (clash, komi)
    missing = bench.with_case(case.answering(komi=Fraction(7))).score(RULESETS["japanese"])
    assert open_codes(missing) == ["protocol-broken", "fact-asked"]
    assert (missing.status.state, missing.winner) == (CaseState.PROVISIONAL, Winner.NONE)


def test_an_empty_board_has_no_winner() -> None:
    for rules in ("chinese-2002", "tromp-taylor"):
        result = state(bare(*(["....."] * 5)), rules)
        assert (open_codes(result)[0], result.winner) == ("board-empty", Winner.NONE)


def test_where_every_stone_is_taken_as_alive_nobody_need_rule() -> None:
    assert state(unruled(*ROWS), "tromp-taylor").status.is_settled
    voided = state(unruled(*ROWS, end=End.ALIVE, first_pass="B"), "jpd-a")
    assert voided.status.is_settled


def test_that_both_agreed_as_marked_is_a_word_on_the_whole_board() -> None:
    case = unruled(*ROWS)
    agreed = replace(case.record, entries=(Statement(StatementKind.AGREED),))
    assert state(replace(case, record=agreed)).status.is_settled
    assert open_codes(state(unruled(*ROWS, end=End.AGREED))) == ["not-ruled"]


def test_in_play_nobody_has_won() -> None:
    result = Scorer(bare(*ROWS), in_play=True).score(RULESETS["chinese-2002"])
    assert (result.status.state, result.winner) == (CaseState.IN_PLAY, Winner.NONE)


def test_the_count_is_the_same_whoever_has_looked() -> None:
    """What is open changes what is said, never what is counted."""
    for rules in ("chinese-2002", "tromp-taylor", "ming-qing"):
        ruled_on, not_yet = state(bare(*ROWS), rules), state(unruled(*ROWS), rules)
        assert (ruled_on.lines, ruled_on.margin) == (not_yet.lines, not_yet.margin)
        assert ruled_on.ahead is not_yet.ahead


def test_words_on_the_whole_board_and_what_ends_them() -> None:
    stones = frozenset({1})
    marked = Ruling().with_lives({1, 2}, StoneStatus.DEAD)
    assert marked.voice is StatusSource.NOBODY
    assert marked.with_lives(stones, None).voice is StatusSource.NOBODY
    assert (
        marked.with_claim({3}, PointRuling(PointKind.DAME, None)).voice is StatusSource.NOBODY
    )
    assert marked.as_it_stands().on_another_board(stones).voice is StatusSource.NOBODY
    earlier = Ruling({1: StoneStatus.DEAD})
    assert earlier.voice is StatusSource.REFEREE
    assert earlier.with_lives({2}, StoneStatus.DEAD).voice is StatusSource.REFEREE
    said = Ruling(word=StatusSource.REFEREE)
    assert said.with_lives(stones, StoneStatus.DEAD).word is StatusSource.REFEREE
    assert said.with_lives(stones, None).word is StatusSource.REFEREE
    assert said.on_another_board(stones).voice is StatusSource.NOBODY
    record = Ruling({1: StoneStatus.DEAD, 2: StoneStatus.DEAD}, word=StatusSource.RECORD)
    assert record.with_lives(stones, None).voice is StatusSource.RECORD
    assert record.on_another_board(stones).voice is StatusSource.RECORD
    assert record.with_lives(stones, StoneStatus.ALIVE).voice is StatusSource.NOBODY
    assert record.as_it_stands().voice is StatusSource.REFEREE
