"""What a settled result stands on, and what is open where it is not, in words."""

from __future__ import annotations

from dataclasses import replace

import pytest

from goref.core.base.colour import BLACK, WHITE
from goref.core.case.case import Case
from goref.core.case.stored_trial import (
    AgreedOutcome,
    AssertedStatus,
    Assertion,
    StoredTrial,
    TrialAct,
    TrialStep,
)
from goref.core.game.act_kinds import StatementKind
from goref.core.game.play_rules import End
from goref.core.game.record import Statement
from goref.core.incidents.incident import Person, Protest, ProtestState
from goref.core.rulesets.table import RULESETS
from goref.core.ruling.ruling import Ruling, StatusSource, StoneStatus
from goref.core.scoring.scorer import Score, Scorer
from goref.core.scoring.status import IN_PLAY, CaseStatus
from goref.core.stopping.game_state import GameEnding, Outcome
from goref.core.texts.status import (
    asked_line,
    foot_lines,
    grounds_text,
    open_text,
    state_text,
    status_text,
    verdict_told,
)
from tests.core.build import bare, counted, ruled
from tests.languages import EN, JA, KO, LANGUAGES, ZH

ROWS = ("..X.", "OXXX", "XXOO", ".XO.")
CASE = ruled(bare(*ROWS), dead="A3")
CASE_OPEN = replace(CASE, ruling=Ruling())


def grounds(case: Case, rules: str = "chinese-2002", language: str = EN) -> str:
    return grounds_text(case, counted(case, rules), language)  # type: ignore[arg-type]


def tried(case: Case, *, plays: bool) -> Case:
    claim = Assertion(AssertedStatus.DEAD, BLACK, WHITE, frozenset({4}))
    acts = (TrialAct(TrialStep.PASS, WHITE), TrialAct(TrialStep.PASS, BLACK))
    if plays:
        acts = (TrialAct(TrialStep.PLAY, WHITE, 0), *acts)
    trial = StoredTrial(
        *("chinese-2002", case.position, 0, claim, WHITE, acts), agreed=AgreedOutcome.DEAD
    )
    return replace(case, trials=(trial,))


def test_a_verdict_that_is_not_for_good_says_so() -> None:
    protested = replace(CASE, protests=(Protest(1, Person.WHITE),))
    marked = replace(CASE, ruling=replace(CASE.ruling, word=StatusSource.RECORD))
    told = [verdict_told(c, counted(c, "chinese-2002"), EN) for c in (CASE, protested, marked)]
    assert told[1:] == [f"Under protest: {told[0]}", f"Provisional: {told[0]}"]
    assert verdict_told(CASE_OPEN, counted(CASE_OPEN, "chinese-2002"), EN) == "–"


@pytest.mark.parametrize(
    ("language", "one", "none"),
    [
        (EN, "1 dead stone, as ruled", "No dead stones"),
        (ZH, "裁定死子1个", "无死子"),
        (JA, "裁定による死に石1子", "死に石なし"),
        (KO, "판정에 따른 사석 1개", "사석 없음"),
    ],
)
def test_dead_stones_are_told_with_whose_word_they_are(
    language: str, one: str, none: str
) -> None:
    assert grounds(CASE, language=language) == one
    assert grounds(bare(*ROWS), language=language) == none


def test_marks_beside_an_agreement_may_be_the_referees_since() -> None:
    record = replace(CASE.record, entries=(Statement(StatementKind.AGREED, BLACK),))
    agreed = replace(CASE, record=record)
    assert grounds(agreed) == "1 dead stone, as ruled"
    single = replace(agreed, ruling=Ruling().with_lives(CASE.ruling.lives, StoneStatus.DEAD))
    assert grounds(single) == "1 dead stone, as ruled"
    assert grounds(replace(agreed, ruling=Ruling())) == "No dead stones"


def test_what_was_tried_without_a_move_was_not_played_out() -> None:
    assert grounds(tried(CASE, plays=True)) == "1 dead stone, as ruled · 1 played out"
    assert grounds(tried(CASE, plays=False)) == "1 dead stone, as ruled"


def test_where_no_ruling_is_taken_no_dead_stone_is_named() -> None:
    assert grounds(CASE, "tromp-taylor") == "Counted as it is"
    alive = ruled(bare(*ROWS, first_pass="B", end=End.ALIVE), dead="A3")
    assert grounds(alive, "jpd-b") == "All stones counted as alive"


def test_a_game_that_was_resigned_stands_on_no_count() -> None:
    record = replace(CASE.record, entries=(Statement(StatementKind.RESIGN, BLACK),))
    resigned = replace(CASE, record=record)
    assert grounds(resigned) == "Decided without a count"


def open_score(case: Case) -> Score:
    return Scorer(case).score(RULESETS["chinese-2002"])


def test_what_is_not_settled_stands_on_nothing_yet() -> None:
    case = CASE_OPEN
    score = open_score(case)
    assert not score.status.is_settled
    for language in LANGUAGES:
        assert grounds_text(case, score, language) == ""
        told = open_text(score.status, case.record.grid, language)
        assert told
        assert status_text(score.status, case.record.grid, language).endswith(told)
    assert open_text(counted(CASE, "chinese-2002").status, CASE.record.grid, EN) == ""


def test_what_is_known_by_name_only_stands_on_nothing() -> None:
    assert grounds(CASE, "cangjie") == ""


def test_no_winner_is_named_while_the_game_goes_on_or_stones_are_open() -> None:
    score = counted(CASE, "chinese-2002")
    playing = replace(score, status=IN_PLAY)
    assert foot_lines(CASE, playing, 1, EN) == ("In play", "1 question open")
    undecided = replace(score, status=CaseStatus(undecided=open_score(CASE_OPEN).status.open))
    assert foot_lines(CASE, undecided, 2, EN) == ("Not ruled yet", "2 questions open")


def test_a_settled_result_stands_alone_until_a_question_is_open() -> None:
    score = counted(CASE, "chinese-2002")
    told, line = foot_lines(CASE, score, 0, EN)
    assert asked_line(CASE, score, 0, EN) == (told,)
    provisional, more = foot_lines(CASE, score, 1, EN)
    assert provisional != told
    assert told in provisional
    assert more == f"{line} · 1 question open"
    assert asked_line(CASE, score, 1, EN) == (provisional, "1 question open")
    assert asked_line(CASE, score, 2, EN) == (provisional, "2 questions open")


def test_under_protest_nothing_is_settled() -> None:
    settled = counted(CASE, "chinese-2002").status
    lodged = Protest(1, Person.WHITE)
    decided = replace(lodged, state=ProtestState.DISMISSED)
    for protests, said in (
        ((), "Settled"),
        ((decided,), "Settled"),
        ((decided, lodged), "Under protest"),
    ):
        case = replace(CASE, protests=protests)
        assert state_text(case, settled, EN) == said
    assert state_text(replace(CASE, protests=(lodged,)), IN_PLAY, EN) == "In play"


def test_a_winner_that_a_protest_is_lodged_against_is_not_named_without_it() -> None:
    protested = replace(CASE, protests=(Protest(1, Person.WHITE),))
    decided = replace(CASE, protests=(Protest(1, Person.WHITE, state=ProtestState.DISMISSED),))
    score = counted(CASE, "chinese-2002")
    told, line = foot_lines(CASE, score, 0, EN)
    assert foot_lines(protested, score, 0, EN) == (told, f"Under protest · {line}")
    assert foot_lines(decided, score, 0, EN) == (told, line)
    lost = replace(score, margin=None, outcome=Outcome(GameEnding.RESIGNED, BLACK))
    assert foot_lines(protested, lost, 0, EN)[1] == "Under protest"
    assert foot_lines(decided, lost, 0, EN)[1] == ""
