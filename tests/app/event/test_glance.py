"""A table at a glance says what its count says: ready, open, or what is suggested."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest

from goref.app.assessment import Assessment
from goref.app.event.deciding import as_counted, decision
from goref.app.event.glance import (
    Glance,
    GlanceKind,
    contradiction_told,
    differs,
    glance_at,
    is_contradicted,
    is_ready,
    says_now,
    set_aside_told,
    verdict_told,
    words,
)
from goref.app.opening import open_bytes
from goref.app.opinion.suggestion import Caution, FirstPlay, Reason, Suggestion, Why
from goref.core.base.colour import BLACK, COLOURS, Pair
from goref.core.case.case import Case, StatedFacts
from goref.core.event.event import Table, TableState
from goref.core.event.result import Result, ResultBasis, Verdict
from goref.core.findings.table import FINDING_KINDS
from goref.core.game.record import RecordedResult
from goref.core.incidents.consequence import NEW_GAME
from goref.core.incidents.incident import Incident, Offender, Person, Protest, ProtestState
from goref.core.rulesets.ruleset import Unit
from goref.core.ruling.ruling import Ruling, StoneStatus
from goref.core.texts.event.glance import GLANCES
from goref.core.texts.results import WON
from goref.io.case.case_file import dump
from tests.core.build import AS_IT_STANDS, bare, game, ruled
from tests.languages import EN, JA, KO, LANGUAGES, ZH
from tests.wordings import in_words, tells

CLEAR = replace(
    bare(
        ".X.XO.O..",
        ".X.XO.O..",
        ".XXXOOO..",
        "XX.XO....",
        ".X.XO.X..",
        "OXXXO....",
        ".X.XO....",
        ".XXXOOOO.",
        "..OXO....",
        komi="0",
    ),
    ruling=Ruling(),
)
"""White's A4 and C1 and Black's G5 are dead, and plainly so; nobody has ruled on it."""
DEAD = "A4 C1 G5"


def at(case: Case, *, opinion: bool = True) -> Glance:
    found = glance_at(dump(case), opinion=opinion)
    assert found is not None
    return found


def chinese(case: Case) -> Case:
    return replace(case, rules="chinese-2002")


def test_a_ruled_board_is_ready_with_the_result_of_its_count() -> None:
    case = chinese(ruled(CLEAR, dead=DEAD))
    found = at(case)
    assert found.kind is GlanceKind.READY
    assert found.result == decision(Assessment(case, ())).result
    assert found.count == 0
    assert words(found, EN) == f"{found.verdict.in_(EN)}, nothing open"
    assert found.result.re == "W+9"
    assert found.verdict.in_(EN) == in_words(WON[Unit.ZI], name="White", amount="4½")


def test_a_missing_fact_is_the_first_thing_open() -> None:
    case = replace(chinese(ruled(CLEAR, dead=DEAD)), rules="japanese")
    found = at(case)
    assert found.kind is GlanceKind.OPEN
    assert found.result is None
    assert found.count >= 1
    assert words(found, EN).startswith(f"{found.count} open: Needed first:")
    assert words(found, ZH).startswith(f"{found.count}项未决：须先填写：")


def test_what_the_record_says_beside_the_count_is_told() -> None:
    sgf = b"(;SZ[5]RU[Chinese]KM[0.5]RE[B+9.5]AB[ca][cb][cc][cd][ce]AW[da][db][dc][dd][de])"
    record = open_bytes(sgf)[0].case.record
    case = Case(record, AS_IT_STANDS, rules="chinese-2002").answering(komi=Fraction(15, 2))
    told = in_words(
        FINDING_KINDS["record-differs"].text,
        text="B+9.5",
        counted="W+2½",
        komis=" (komi: record ½, counted 7½)",
    )
    found = at(case)
    assert found.kind is GlanceKind.OPEN
    assert words(found, EN) == f"White wins by 1¼ zi, but 1 open: {told}"
    settled = decision(Assessment(replace(case, rules="aga"), ()))
    assert settled.forced is None, "under other rules than the record's it is a note"
    assert words(at(replace(case, rules="aga")), EN).endswith(f", nothing open; {told}")


def test_what_is_disputed_is_open_though_there_is_a_result() -> None:
    case = chinese(ruled(CLEAR, dead=DEAD))
    point = case.record.grid.point("G5")
    found = at(replace(case, disputed=frozenset({point})))
    assert found.kind is GlanceKind.OPEN
    assert (found.count, found.result) == (1, as_counted(Assessment(case, ())))
    assert "G5" in found.first.in_(EN)
    assert words(found, EN).startswith("1 open: "), "no winner is named"


def test_a_provisional_case_names_what_its_count_gives() -> None:
    case = chinese(ruled(CLEAR, dead=DEAD))
    found = at(case.answering(plays=Pair(20, 20), prisoners=Pair(0, 0)))
    assert found.kind is GlanceKind.OPEN
    assert words(found, EN).startswith("White wins by 4½ zi, but 2 open: Black: stones on")
    [other] = found.others
    assert other.in_(EN) != found.first.in_(EN)
    assert found.board is not None
    assert len(found.board.dead) == 3


def test_what_was_noticed_in_reading_is_open_too() -> None:
    text = dump(chinese(ruled(CLEAR, dead=DEAD))).replace(b"chinese-2002", b"house-rules")
    found = glance_at(text)
    assert found is not None
    assert (found.kind, found.count) == (GlanceKind.OPEN, 1)
    assert "house-rules" in found.first.in_(EN)


def test_what_is_disputed_is_told_before_what_is_only_odd() -> None:
    case = chinese(ruled(CLEAR, dead=DEAD))
    grid = case.record.grid
    too_many = StatedFacts(plays=Pair(20, 20), prisoners=Pair(0, 0))
    found = at(replace(case, disputed=frozenset({grid.point("G5")}), answers=too_many))
    assert (found.kind, found.count) == (GlanceKind.OPEN, 3)
    assert "G5" in found.first.in_(EN)


def test_what_the_referee_let_stand_is_not_open() -> None:
    case = chinese(ruled(CLEAR, dead=DEAD))
    case = replace(case, disputed=frozenset({case.record.grid.point("G5")}))
    from goref.core.rulesets.table import ruleset
    from goref.core.scoring.scorer import score

    left = [f for f in score(case, ruleset(case.rules)).findings if f.code == "dead-disputed"]
    assert left
    assert at(replace(case, settled=dict.fromkeys(left, "seen"))).kind is GlanceKind.READY


def test_an_unmarked_clear_board_is_a_suggestion_and_no_decision() -> None:
    found = at(chinese(CLEAR))
    assert found.kind is GlanceKind.SUGGESTED
    case = chinese(CLEAR)
    assert found.accepts is not None
    case = found.accepts.apply(case)
    dead = case.ruling.stones(StoneStatus.DEAD)
    assert dead >= {case.record.grid.point(name) for name in DEAD.split()}
    assert found.result == decision(Assessment(case, ())).result
    assert words(found, EN).endswith("(suggested, the board is clear)")
    table = Table(1, 1, 1, 2, case="x")
    assert not is_ready(table, found)


def with_border(monkeypatch: pytest.MonkeyPatch, change: int) -> None:
    """An open border is added to every opinion, worth so much to who begins."""
    from goref.app.opinion import suggest as module

    plain = module.suggest

    def made(case: Case, *rest: Any, **more: Any) -> Suggestion:
        spot = frozenset({case.record.grid.point("E5")})
        firsts = tuple(
            FirstPlay(side, min(spot), Fraction(gain), winner=False)
            for side, gain in zip(COLOURS, (change, 0 if change < 2 else 1), strict=True)
        )
        border = Caution(spot, BLACK, Reason(Why.OPEN, spot), firsts)
        return replace(plain(case, *rest, **more), open_borders=(border,))

    monkeypatch.setattr(module, "suggest", made)


def test_a_border_that_is_only_noted_stands_beside_what_is_suggested(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    plain = at(chinese(CLEAR))
    with_border(monkeypatch, 1)
    found = at(chinese(CLEAR))
    assert (found.kind, found.result) == (GlanceKind.SUGGESTED, plain.result)
    assert tells(words(found, EN), GLANCES["suggested-open"])
    assert "border open at E5 (If Black begins at E5, Black gains ½ zi" in words(found, EN)
    told = {words(found, language) for language in LANGUAGES}
    assert len(told) == len(LANGUAGES)


def test_a_border_that_asks_says_what_it_comes_to(monkeypatch: pytest.MonkeyPatch) -> None:
    with_border(monkeypatch, 3)
    found = at(chinese(CLEAR))
    assert (found.kind, found.count) == (GlanceKind.DOUBTFUL, 1)
    assert "If Black begins at E5, Black gains 1½ zi" in found.first.in_(EN)


def test_no_opinion_where_none_is_to_be_given() -> None:
    found = at(chinese(CLEAR), opinion=False)
    assert (found.kind, found.result, found.accepts) == (GlanceKind.UNMARKED, None, None)


def test_an_unclear_board_says_what_to_ask() -> None:
    case = replace(game("li-zhe--gu-li-2011-triple-ko").case, rules="chinese-2002")
    found = at(case)
    assert found.kind is GlanceKind.DOUBTFUL
    assert found.count > 1
    assert found.first.in_(EN) in words(found, EN)
    assert found.result is None


def test_a_resigned_game_is_to_be_decided_by_word() -> None:
    info = replace(CLEAR.record.info, result="B+R")
    case = chinese(replace(CLEAR, record=replace(CLEAR.record, info=info)))
    found = at(case)
    assert (found.kind, found.word) == (GlanceKind.OPEN, "B+R")
    assert "B+R" in words(found, JA)


def test_what_is_no_case_is_said_to_be_none() -> None:
    found = glance_at(b'{"goref": 1}')
    assert found is not None
    assert found.kind is GlanceKind.UNREADABLE
    assert found.first.in_(EN)
    assert found.first.in_(EN) in words(found, EN)


def test_it_can_be_given_up() -> None:
    assert glance_at(dump(chinese(CLEAR)), given_up=lambda: True) is None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", GlanceKind)
def test_every_kind_has_words(kind: GlanceKind, language: str) -> None:
    said = words(Glance(kind, count=3), language)
    assert said
    assert "{" not in said


@pytest.mark.parametrize("state", ProtestState)
def test_a_decision_whose_case_was_set_aside_by_a_protest(state: ProtestState) -> None:
    case = chinese(ruled(CLEAR, dead=DEAD))
    before = at(case)
    table = Table(1, 1, 1, 2, state=TableState.DECIDED, result=before.result, case="x")
    protested = replace(case, protests=(Protest(1, Person.BLACK, state=state),))
    found = at(protested)
    assert not differs(table, found), "the count is as it was"
    upheld = state is ProtestState.UPHELD
    for language in LANGUAGES:
        told = found.first.in_(language) if upheld else ""
        assert says_now(table, found, language) == told
        assert set_aside_told(table, protested, language) == told
        assert says_now(table, before, language) == ""
        word = replace(table, result=replace(before.result, basis=ResultBasis.WORD))
        assert (
            says_now(word, found, language) == set_aside_told(word, protested, language) == ""
        )


def test_what_the_case_of_a_table_says_against_a_decision_made_without_it() -> None:
    case = chinese(ruled(CLEAR, dead=DEAD))
    info = replace(case.record.info, result="B+R", told=RecordedResult(1, None, by_count=False))
    found, resigned = at(case), at(replace(case, record=replace(case.record, info=info)))
    won = Result(Verdict.BLACK, "B+R", ResultBasis.WORD)
    lost = Result(Verdict.WHITE, "W+R", ResultBasis.WORD)
    table = Table(1, 1, 1, 2, state=TableState.DECIDED, result=won, case="x")
    told = "Table 1/1: decided as B+R, but its case counts W+9."
    assert contradiction_told(table, found, EN) == told
    assert not is_contradicted(table, resigned), "the game was not counted"
    told = "Table 1/1: decided as W+R, but its record says B+R."
    assert contradiction_told(replace(table, result=lost), resigned, EN) == told
    both = Result(Verdict.BOTH_LOSE, "Void", ResultBasis.WORD)
    over = Incident(1, "other", Offender.BOTH, decided=(NEW_GAME,), reason="agreed")
    again = at(replace(case, incidents=(over,)))
    told = "Table 1/1: decided as Both lose, but its case counts No result."
    assert contradiction_told(replace(table, result=both), again, EN) == told
    by_case = replace(table, result=found.result)
    assert not is_contradicted(by_case, resigned), "who decided by it has seen its record"


def test_a_decision_that_the_case_no_longer_gives() -> None:
    found = at(chinese(ruled(CLEAR, dead=DEAD)))
    assert found.result is not None
    table = Table(1, 1, 1, 2, state=TableState.DECIDED, result=found.result, case="x")
    assert not differs(table, found)
    other = Result(Verdict.WHITE, "W+1", ResultBasis.CASE, Fraction(-1), "chinese-2002")
    assert differs(replace(table, result=other), found)
    assert says_now(replace(table, result=other), found, EN) == found.verdict.in_(EN)
    assert not differs(replace(table, result=replace(other, basis=ResultBasis.WORD)), found)
    assert not is_ready(table, found)
    assert is_ready(replace(table, state=TableState.TO_PLAY, result=None), found)
    assert not is_ready(replace(table, state=TableState.IN_DISPUTE, result=None), found)


@pytest.mark.parametrize("rules", ["chinese-2002", "tromp-taylor", "japanese"])
@pytest.mark.parametrize("opinion", [True, False])
def test_a_board_without_a_stone_has_no_result(rules: str, opinion: bool) -> None:
    """White would win by komi, and nobody has played."""
    case = replace(bare(*["." * 9] * 9, komi="7.5"), rules=rules)
    found = at(case, opinion=opinion)
    assert found == Glance(GlanceKind.EMPTY)
    assert not is_ready(Table(1, 1, 1, 2, case="x"), found)
    assert words(found, EN) == in_words(GLANCES["empty"])
    assert len({words(found, language) for language in LANGUAGES}) == len(LANGUAGES)


KOMI_BESIDE = b"(;SZ[5]RU[Chinese]KM[5.5]AB[ca][cb][cc][cd][ce]AW[da][db][dc][dd][de])"


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (EN, "White wins by 1¼ zi, nothing open; komi 3¾ zi (record 2¾)"),
        (ZH, "白胜1¼子，无未决事项；贴3¾子（棋谱2¾）"),
        (JA, "白1¼子勝ち、未決なし、コミ3¾子（棋譜2¾）"),
        (KO, "백 1¼자 승, 미결 없음; 덤 3¾자(기보 2¾)"),
    ],
)
def test_where_the_record_has_another_komi_both_are_told(language: str, told: str) -> None:
    record = open_bytes(KOMI_BESIDE)[0].case.record
    case = Case(record, AS_IT_STANDS, rules="chinese-2002")
    seen = at(case.answering(komi=Fraction(15, 2)))
    assert seen.kind is GlanceKind.READY
    assert words(seen, language) == told
    komi = told.rpartition(LANGUAGES[language].semicolon)[2]
    assert verdict_told(seen, language) == seen.verdict.in_(language) + (
        LANGUAGES[language].clause + komi
    )
    assert "2¾" not in words(at(case), language)  # the record's own


def test_of_a_suggestion_it_is_told_too() -> None:
    info = replace(CLEAR.record.info, komi=Fraction(1, 2))
    case = chinese(replace(CLEAR, record=replace(CLEAR.record, info=info)))
    seen = at(case.answering(komi=Fraction(0)))
    assert seen.kind is GlanceKind.SUGGESTED
    assert words(seen, EN).endswith("; no komi (record ¼)")
