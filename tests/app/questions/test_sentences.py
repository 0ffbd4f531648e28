"""The questions read as a player would say them, in every language, and claim nothing."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pytest

from goref.app.assessment import Assessment
from goref.app.edits.ruling import RulePoints, VoidMove
from goref.app.opinion.suggestion import Reason, Suggestion, Why
from goref.app.questions.question import Question
from goref.app.questions.question_at import question_at
from goref.app.questions.question_builder import questions_of
from goref.app.questions.sentences import (
    MOST_WORDS,
    answer_text,
    kept_reason,
    more_reasons,
    reasons,
    stake_text,
    standing,
    state_text,
    subject,
    subjects,
    trial_state,
    why,
    worth_text,
)
from goref.app.questions.stake_calculator import QuestionStake, StakeCalculator
from goref.app.questions.trial_status import Ruled
from goref.app.stakes import Stake
from goref.core.base.colour import BLACK
from goref.core.base.findings import Level, found
from goref.core.base.language import Language
from goref.core.case.case import Case
from goref.core.case.stored_trial import AssertedStatus
from goref.core.findings.kind import QuestionKind
from goref.core.findings.table import FINDING_KINDS
from goref.core.ruling.ruling import PointKind, PointRuling, Ruling, StatusSource, StoneStatus
from goref.core.texts import questions as words
from tests.app.opinion.test_accepting import SEKI, TWO_STONES, UNRULED, suggested
from tests.app.questions.queues import GAMES, only, opinion, queue
from tests.app.questions.test_finding_answers import ASKING, EXAMPLES
from tests.app.questions.test_trial_status import KO as KO_OPEN
from tests.app.questions.test_trial_status import PLAYED, begun, rows
from tests.core.build import bare, game, ruled, spots
from tests.core.protection.test_needed_play import DOUBLE_ATARI
from tests.core.ruling.test_contradictions import DEEP, KO
from tests.core.ruling.test_dame import FALSE_EYE
from tests.languages import EN, JA, LANGUAGES, WRITTEN_OUT, ZH
from tests.languages import KO as KOREAN
from tests.length import sample

MODERN = game("modern-ending").case
WINNER = re.compile(r"wins|won by|[黑白黒]方?胜|勝ち|[흑백]이? [^.]*승|이[긴길깁겼]|%|[{}]")
"""What no question may say: a winner, a percentage, an unfilled place."""


def asked(case: Case, about: QuestionKind, suggestion: Suggestion | None = None) -> list[str]:
    """What the question asks, in every language."""
    question = next(question for question in queue(case, suggestion) if question.kind is about)
    return [subject(question, case, language) for language in WRITTEN_OUT]


def test_stones_are_told_by_colour_number_and_place() -> None:
    assert asked(MODERN, QuestionKind.STONES, opinion("modern-ending")) == [
        "Black's 5 stones at the bottom: alive?",
        "下边黑5子死活如何？",
        "下辺の黒5子の死活は？",
        "하변의 흑돌 5개: 살아 있습니까?",
    ]
    disputed = replace(TWO_STONES, disputed=spots(TWO_STONES.record.grid, "G4"))
    assert asked(disputed, QuestionKind.STONES) == [
        "Black's stone at G4: alive?",
        "G4黑1子死活如何？",
        "G4の黒1子の死活は？",
        "G4의 흑돌 1개: 살아 있습니까?",
    ]


def test_points_are_told_by_the_first_and_how_many_more() -> None:
    grid = TWO_STONES.record.grid
    for names, texts in (
        ("G7", ["G7: whose?", "G7归谁？", "G7はどちらのもの？", "G7: 누구의 것입니까?"]),
        (
            "F7 G7",
            [
                "F7 and one more: whose?",
                "F7等2点归谁？",
                "F7ほか1点はどちらのもの？",
                "F7 외 1점: 누구의 것입니까?",
            ],
        ),
        (
            "F7 G7 F6 G6",
            [
                "F7 and three more: whose?",
                "F7等4点归谁？",
                "F7ほか3点はどちらのもの？",
                "F7 외 3점: 누구의 것입니까?",
            ],
        ),
    ):
        case = ruled(TWO_STONES, dead="F2 G4")
        assert asked(replace(case, disputed=spots(grid, names)), QuestionKind.POINTS) == texts
    many = EXAMPLES["open-border"]
    assert asked(many, QuestionKind.POINTS)[0] == "B4 and 11 more: whose?"


def test_kos_sekis_and_protective_plays_are_called_so() -> None:
    assert asked(KO, QuestionKind.KO) == [
        "The ko at B2: who keeps it?",
        "B2的劫归谁？",
        "B2のコウはどちらのもの？",
        "B2의 패: 누구의 것입니까?",
    ]
    seki = ruled(SEKI, seki="B9 B8 B7 B6 C6 C9 C8 C7 D7 E9 E8 E7")
    assert asked(seki, QuestionKind.EYE)[0].startswith("Eye at A9 ")
    deep = ruled(DEEP, seki="A7 A4")
    assert asked(deep, QuestionKind.SOLE_LIBERTY) == [
        "B6 and two more of the seki: Black's alone?",
        "双活中B6等3点：黑方独有？",
        "セキのB6ほか2点：黒だけのもの？",
        "빅의 B6 외 2점: 흑만의 것입니까?",
    ]
    filled = EXAMPLES["must-be-filled"]
    assert asked(filled, QuestionKind.FILL) == [
        "A1: must Black fill it?",
        "A1：黑方须补一手？",
        "A1：黒の手入れは必要？",
        "A1: 흑의 가일수가 필요합니까?",
    ]


def test_a_protective_play_says_who_gains_and_where_one_play_is_enough() -> None:
    quiet = replace(game("gold-petal-bowls").settled(), rules="japanese")
    assert not [question for question in queue(quiet) if question.kind is QuestionKind.FILL]
    pressing = replace(ruled(FALSE_EYE, dame="A1"), rules="japanese")
    question = only(queue(pressing), QuestionKind.FILL)
    assert why(question, pressing, None, EN) == (
        "If Black plays nothing here once the dame are filled, White gains."
    )
    several = replace(DOUBLE_ATARI, rules="japanese")
    question = only(queue(several), QuestionKind.FILL)
    assert question.asks
    told = reasons(question, several, None, EN)
    assert "One play is enough, at any of these points: D6, C5, D5, C4." in told


def test_facts_are_asked_for_in_words() -> None:
    told = {subject(c, ASKING, EN) for c in queue(ASKING) if c.kind is QuestionKind.FACT}
    assert told == {"Who began?", "Who played last?"}
    japanese = replace(bare(".X", "XX"), rules="japanese")
    assert asked(japanese, QuestionKind.FACT) == [
        "How many prisoners?",
        "双方各被提多少子？",
        "アゲハマはいくつ？",
        "따낸 돌은 몇 개입니까?",
    ]


@pytest.mark.parametrize(
    ("dead", "seki", "ruling", "texts"),
    [
        ("F2 G4", "", Ruling(), [
            "2 stones are clearly dead, nothing is in seki.",
            "2子明显为死子，没有双活。",
            "2子は明らかに死に石、セキはありません。",
            "돌 2개가 분명히 사석이고, 빅은 없습니다."]),
        ("F2", "G4", Ruling(), [
            "1 stone is clearly dead, 1 stone is in seki.",
            "1子明显为死子，1子为双活。",
            "1子は明らかに死に石、1子はセキです。",
            "돌 1개가 분명히 사석이고, 돌 1개가 빅입니다."]),
        ("", "F2 G4", Ruling(), [
            "Nothing is clearly dead, 2 stones are in seki.",
            "没有明显的死子，2子为双活。",
            "明らかな死に石はなく、2子はセキです。",
            "분명한 사석은 없고, 돌 2개가 빅입니다."]),
        ("", "", Ruling(), [
            "Nothing is clearly dead or in seki.",
            "没有明显的死子，也没有双活。",
            "明らかな死に石もセキもありません。",
            "분명한 사석도 빅도 없습니다."]),
        (None, "", Ruling(), [
            "Nobody has stated which stones are dead.",
            "尚无人指明哪些是死子。",
            "どれが死に石か、まだ誰も示していません。",
            "어느 돌이 사석인지 아무도 밝히지 않았습니다."]),
        ("F2", "", Ruling().with_lives([0, 2], StoneStatus.ALIVE), [
            "1 more stone is clearly dead.",
            "另有1子明显为死子。",
            "ほかに1子は明らかに死に石です。",
            "돌 1개가 더 분명히 사석입니다."]),
        ("F2 G4", "", replace(Ruling().with_lives([2], StoneStatus.ALIVE),
                              word=StatusSource.RECORD), [
            "No stone is marked dead. Is that right? 2 more stones are clearly dead.",
            "没有标出死子，是否正确？另有2子明显为死子。",
            "死に石の印はありません。よろしいですか。ほかに2子は明らかに死に石です。",
            "사석으로 표시된 돌이 없습니다. 맞습니까? 돌 2개가 더 분명히 사석입니다."]),
    ],
)  # fmt: skip
def test_an_accepting_says_how_much(
    dead: str | None, seki: str, ruling: Ruling, texts: list[str]
) -> None:
    case = replace(UNRULED, ruling=ruling)
    made = None if dead is None else suggested(case, dead=dead, seki=seki)
    assert asked(case, QuestionKind.ACCEPT, made) == texts


@pytest.mark.parametrize(
    ("dead", "seki", "ruling", "texts"),
    [
        ("F2 G4", "", Ruling(), [
            "2 stones are apparently dead, nothing in seki.",
            "2子似为死子，未见双活。",
            "2子は死に石と見られ、セキは見当たりません。",
            "돌 2개가 사석으로 보이고, 빅은 보이지 않습니다."]),
        ("F2", "G4", Ruling(), [
            "1 stone is apparently dead, 1 stone is in seki.",
            "1子似为死子，1子似为双活。",
            "1子は死に石、1子はセキと見られます。",
            "돌 1개가 사석으로, 돌 1개가 빅으로 보입니다."]),
        ("", "F2 G4", Ruling(), [
            "Nothing is clearly dead, 2 stones are apparently in seki.",
            "没有明显的死子，2子似为双活。",
            "明らかな死に石はなく、2子はセキと見られます。",
            "분명한 사석은 없고, 돌 2개가 빅으로 보입니다."]),
        ("F2", "", Ruling().with_lives([0, 2], StoneStatus.ALIVE), [
            "1 more stone is apparently dead.",
            "另有1子似为死子。",
            "ほかに1子は死に石と見られます。",
            "돌 1개가 더 사석으로 보입니다."]),
        ("", "F2", Ruling().with_lives([0, 2], StoneStatus.ALIVE), [
            "1 more stone is apparently in seki.",
            "另有1子似为双活。",
            "ほかに1子はセキと見られます。",
            "돌 1개가 더 빅으로 보입니다."]),
    ],
)  # fmt: skip
@pytest.mark.parametrize(
    ("grounds", "why_so"),
    [
        (
            {"reason": Reason(Why.DEAD_PLAYED)},
            "Only a suggestion, {count} of them played out on the spot, not proved."
        ),
        (
            {"premises": frozenset({0})},
            "Only a suggestion, {count} of them only if the rulings hold."
        ),
        ({"confidence": 89}, ""),
    ],
)  # fmt: skip
def test_what_is_not_plain_is_not_called_so(
    dead: str, seki: str, ruling: Ruling, texts: list[str], grounds: dict[str, Any], why_so: str
) -> None:
    case = replace(UNRULED, ruling=ruling)
    made = suggested(case, dead=dead, seki=seki)
    weak = tuple(
        replace(c, **grounds) if c.life is not StoneStatus.ALIVE else c for c in made.chains
    )
    made = replace(made, chains=weak)
    assert asked(case, QuestionKind.ACCEPT, made) == texts
    (question,) = (
        c for c in questions_of(Assessment(case, ()), made) if c.kind is QuestionKind.ACCEPT
    )
    accept = question.answer("accept")
    assert accept is not None
    assert not accept.suggested, "nor is it chosen beforehand"
    count = len(made.dead | made.seki)
    told = why_so.format(count=count) or "It is only a suggestion until you accept it."
    assert why(question, case, made, EN) == told


def test_of_stones_that_stay_open_it_is_not_said_that_they_are_in_no_seki() -> None:
    made = suggested(UNRULED, dead="F2 G4", unclear="C7")
    assert asked(UNRULED, QuestionKind.ACCEPT, made)[0] == "2 stones are clearly dead."


def test_cards_that_read_alike_name_a_point() -> None:
    alike = bare("XX.XX....", *["." * 9] * 8)
    alike = replace(alike, disputed=alike.position.stones(BLACK))
    questions = questions_of(Assessment(alike, ()))
    stones = [question for question in questions if question.kind is QuestionKind.STONES]
    assert [subject(question, alike, EN) for question in stones] == [
        "Black's 2 stones, top left: alive?",
        "Black's 2 stones at the top: alive?",
    ]
    twice = bare("XX.......", "." * 9, "XX.......", *["." * 9] * 6)
    twice = replace(twice, disputed=twice.position.stones(BLACK))
    told = subjects(questions_of(Assessment(twice, ())), twice, EN)
    assert {text for key, text in told.items() if key[0] == "STONES"} == {
        "Black's 2 stones, top left (A9): alive?",
        "Black's 2 stones, top left (A7): alive?",
    }
    told = subjects(questions_of(Assessment(twice, ())), twice, KOREAN)
    assert {text for key, text in told.items() if key[0] == "STONES"} == {
        "좌상귀의 흑돌 2개(A9): 살아 있습니까?",
        "좌상귀의 흑돌 2개(A7): 살아 있습니까?",
    }


def test_the_reasons_are_one_sentence_and_more() -> None:
    case = replace(
        EXAMPLES["left-in-atari"],
        disputed=frozenset(only(queue(EXAMPLES["left-in-atari"]), QuestionKind.STONES).points),
    )
    question = only(queue(case), QuestionKind.STONES)
    assert why(question, case, None, EN) == "The players do not agree."
    assert more_reasons(question, case, None, EN) == ("It was left in atari.",)
    assert why(question, case, None, ZH) == "双方意见不一。"
    assert why(question, case, None, JA) == "両者の意見が一致しません。"
    assert why(question, case, None, KOREAN) == "두 대국자의 의견이 다릅니다."


def test_a_trial_tells_how_it_stands() -> None:
    of = PLAYED[AssertedStatus.DEAD][0]
    for case, first in (
        (begun(of), "It is being played out on the board."),
        (begun(of, of.text), "Played out on the board; what it showed is still to be decided."),
    ):
        question = only(queue(case), QuestionKind.TRIAL)
        assert subject(question, case, EN) == "White claims: Black's stone A1 is dead"
        assert why(question, case, None, EN) == first


@pytest.mark.parametrize("what", AssertedStatus)
def test_whatever_became_of_a_trial_is_told_on_its_card_and_its_line(
    what: AssertedStatus,
) -> None:
    for name, of in rows(what):
        end, _, done = name.partition(" | ")
        key = trial_state(of)
        assert (key in ("waits", "nothing")) is (of.ruled is Ruled.OPEN), name
        assert (key == "nothing") is (of.ruled is Ruled.OPEN and not of.found), name
        assert (key == "as-shown") is (done == "accepted" and bool(of.found)
                                       and not of.is_agreed), name  # fmt: skip
        assert (key == "as-agreed") is (end.startswith("agreed") and of.is_agreed
                                        and done == "nothing more"), name  # fmt: skip
        assert (key == "otherwise") is (done == "ruled otherwise" and bool(of.found)), name
        brief = words.TRIED_BRIEF[key].in_(EN)
        assert brief.startswith("✓") is (not of.waits), name


def test_a_trial_of_another_record_is_called_so() -> None:
    case = VoidMove(3).apply(begun(PLAYED[AssertedStatus.DEAD][0], "B1 end end"))
    question = only(queue(case), QuestionKind.TRIAL)
    assert (
        why(question, case, None, EN)
        == "Played out on the board; the record has changed since."
    )
    assert line_state(question, case) == "record changed"
    assert [a.name for a in question.answers] == ["drop-trial"]


def line_state(question: Question, case: Case) -> str:
    return state_text(question, case, Assessment(case, ()).bench.ruled[0], EN)


def test_what_is_ruled_says_so_in_its_line_with_its_reason_on_the_card() -> None:
    case = RulePoints(
        spots(KO_OPEN.record.grid, "A1"), PointRuling(PointKind.DAME, None), "no threats"
    )
    ruled_ = case.apply(KO_OPEN)
    assessment = Assessment(ruled_, ())
    question = question_at(assessment, None, ruled_.record.grid.point("A1"))
    assert line_state(question, ruled_) == "✓ dame"
    assert kept_reason(question, ruled_, EN) == "Reason given: no threats"
    before = question_at(Assessment(KO_OPEN, ()), None, ruled_.record.grid.point("A1"))
    assert line_state(before, KO_OPEN) == kept_reason(before, KO_OPEN, EN) == ""


def test_what_stones_and_points_are_now_is_told() -> None:
    dead = ruled(TWO_STONES, dead="F2")
    assessment = Assessment(dead, ())
    grid = dead.record.grid

    def now(name: str, language: Language) -> str:
        question = question_at(assessment, None, grid.point(name))
        return standing(question, assessment.bench.ruled[0], language)

    assert now("F2", EN) == "Ruled: dead."
    assert now("G4", EN) == "Counted as: dead."
    assert now("A1", EN) == "Counted as: Black's territory."
    assert now("A1", JA) == "現在の扱い：黒の地。"
    assert now("C1", ZH) == "现计为：活。"
    assert [now(name, KOREAN) for name in ("F2", "A1", "C1")] == [
        "판정: 사석.",
        "현재 계산: 흑의 집.",
        "현재 계산: 산 돌.",
    ]


def test_answers_are_short_and_stakes_in_the_unit_of_the_rule_set() -> None:
    questions = queue(MODERN, opinion("modern-ending"))
    scales = StakeCalculator(Assessment(MODERN, ()), questions)

    def told(about: QuestionKind, language: Language) -> list[tuple[str, str]]:
        question = next(
            question for question in questions if question.kind is about and question.asks
        )
        stake = scales.weigh(question)
        return [
            (
                answer_text(a, language),
                stake_text(question, a, stake.outcomes.get(a.name), MODERN, language),
            )
            for a in question.answers
        ]

    assert told(QuestionKind.STONES, EN) == [
        ("Alive", "as now"), ("Dead", "White +6½ zi"), ("Seki", "no change"),
        ("Play it out", "White begins"),
    ]  # fmt: skip
    assert told(QuestionKind.STONES, ZH) == [
        ("活子", "同现状"), ("死子", "白+6½子"), ("双活", "无变化"), ("实战解决", "白先下")
    ]  # fmt: skip
    assert told(QuestionKind.KO, JA) == [
        ("白のコウの点", "現状のまま"), ("白の地", "変化なし"),
        ("継ぐ必要あり", "黒+½子 · 勝敗を左右"), ("実戦で解決", "白から開始"),
    ]  # fmt: skip
    assert told(QuestionKind.KO, KOREAN) == [
        ("백의 패 자리", "지금과 같음"), ("백의 집", "변화 없음"),
        ("이어야 함", "흑 +½자 · 승패를 가름"), ("실전으로 해결", "백이 먼저 둠"),
    ]  # fmt: skip
    stones = next(question for question in questions if question.kind is QuestionKind.STONES)
    assert worth_text(scales.weigh(stones), MODERN, EN) == "6½ zi"
    assert worth_text(None, MODERN, EN) == ""
    assert worth_text(QuestionStake({}, None, flips=False), MODERN, EN) == ""
    one = stones.answers[1]
    assert stake_text(stones, one, None, MODERN, EN) == ""
    assert stake_text(stones, one, Stake(None), MODERN, EN) == "a fact is missing"


def check_words(questions: tuple[Question, ...], case: Case, made: Suggestion | None) -> None:
    for language in LANGUAGES:
        told = subjects(questions, case, language)
        assert len(set(told.values())) == len(questions), (language, told)
        for question in questions:
            texts = [told[question.key], *reasons(question, case, made, language)]
            texts += [answer_text(a, language) for a in (*question.answers, *question.more)]
            assert all(text and not WINNER.search(text) for text in texts)
            brief = why(question, case, made, language)
            assert len(brief.split()) <= MOST_WORDS
            assert len(re.findall(r"[.?。？](?: |$)", brief)) <= 1
            if language == "en" and question.kind is not QuestionKind.CYCLE:
                assert all(len(answer_text(a, EN).split()) <= 4 for a in question.answers)


@pytest.mark.parametrize("name", sample(GAMES, 2))
def test_no_game_that_comes_with_goref_has_cards_that_read_alike(name: str) -> None:
    case, made = game(name).case, opinion(name)
    questions = queue(case, made)
    check_words(questions, case, made)
    accepts = next(question.accepts for question in questions if question.accepts)
    case = replace(accepts.apply(case), rules="japanese")
    check_words(queue(case, made), case, made)


@pytest.mark.parametrize("code", sorted(FINDING_KINDS.keys() - {"cycle-unruled"}))
def test_every_finding_makes_a_card_that_can_be_read(code: str) -> None:
    case = EXAMPLES.get(code, TWO_STONES)
    if code in EXAMPLES or code.startswith("illegal-"):
        case = EXAMPLES.get(code, EXAMPLES["illegal-suicide"])
        questions = queue(case)
    else:
        made = dict.fromkeys(
            ("amount", "count", "plays", "black", "white", "surplus", "turns"), "2"
        )
        args = {
            key: made.get(
                key, "" if key == "komis" else "B" if key in ("colour", "owner") else "?"
            )
            for key in re.findall(r"{(\w+)}", FINDING_KINDS[code].text.en)
            if key not in ("points", "move", "off")
        }
        finding = found(code, Level.CHECK, spots(case.record.grid, "G4"), move=3, **args)
        questions = tuple(
            question
            for question in questions_of(Assessment(case, (finding,)))
            if finding in question.findings
        )
        assert questions
    for question in questions:
        for language in LANGUAGES:
            assert subject(question, case, language)
            assert question.answers
            assert all(answer_text(a, language) for a in question.answers)


def test_a_cycle_with_which_a_record_ends_is_read_by_its_name_and_what_the_rules_say() -> None:
    case = replace(game("rin-kaiho--komatsu-1993-eternal-life").case, rules="japanese")
    (question,) = [question for question in queue(case) if question.kind is QuestionKind.CYCLE]
    assert question.asks
    assert subject(question, case, EN) == "Eternal life, moves 323 to 333"
    assert why(question, case, None, EN).startswith("No result, if both players agree")
    for language in LANGUAGES:
        says = [answer_text(answer, language) for answer in question.answers]
        assert len(set(says)) == 2
        assert says[0] == words.ANSWERS["count-it"].in_(language)
