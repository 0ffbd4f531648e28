"""What is in dispute is ruled, ended or taken back, and changes what its stakes say."""

from __future__ import annotations

from dataclasses import replace

import pytest

from goref.app.assessment import Assessment
from goref.app.edits.ruling import DisputePoints, MarkStones, RulePoints
from goref.app.questions.question import Answer, Question
from goref.app.questions.question_at import question_at
from goref.app.questions.sentences import stake_text
from goref.app.questions.stake_calculator import StakeCalculator
from goref.core.base.language import Language
from goref.core.case.case import Case
from goref.core.findings.kind import QuestionKind
from goref.core.ruling.ruling import StoneStatus
from goref.core.texts.questions import DECIDES
from tests.app.questions.queues import only, queue
from tests.core.build import bare, counted, game, ruled, spots
from tests.core.trials.boards import DOUBLE_KO, TWO_OF_THREE
from tests.languages import EN, JA, ZH
from tests.wordings import in_words

# Black's stone at D3 stands in what White encloses. Alive it leaves nine points to nobody:
# Black has 11, White 5. Dead it leaves Black 10 and White 15.
INTRUDER = bare(".XO..", ".XO..", ".XOX.", ".XO..", ".XO..", prisoners=(0, 0), komi=0)
D3 = spots(INTRUDER.record.grid, "D3")
DISPUTED = replace(INTRUDER, disputed=D3)


def under(case: Case, rules: str) -> Case:
    return replace(case, rules=rules)


def answer(question: Question, name: str) -> Answer:
    found = question.answer(name)
    assert found is not None, name
    return found


def test_stones_as_they_are_and_otherwise() -> None:
    case = under(DISPUTED, "chinese-2002")
    question = only(queue(case), QuestionKind.STONES)
    assert question.asks
    alive, dead, seki, _ = question.answers
    assert alive.because("") == MarkStones(D3, StoneStatus.ALIVE)
    assert alive.as_now
    assert dead.because("no eyes") == MarkStones(D3, StoneStatus.DEAD, "no eyes")
    assert seki.because("") == MarkStones(D3, StoneStatus.SEKI)
    assert alive.edit is not None
    after = alive.edit.apply(case)
    assert not after.disputed
    assert counted(after, "chinese-2002").margin == counted(case, "chinese-2002").margin


@pytest.mark.parametrize("rules", ["jpd-a", "japanese", "chinese-2002"])
def test_every_ruling_leads_where_it_says(rules: str) -> None:
    cases = (
        DISPUTED,
        replace(DOUBLE_KO, disputed=spots(DOUBLE_KO.record.grid, "F7 C7 E1")),
        ruled(TWO_OF_THREE, seki="A3 A1", one_sided="B: B2 C2", shared="D2"),
        replace(game("takagawa--go-seigen-1959").settled(), disputed=frozenset({60, 180})),
    )
    for case in (under(case, rules) for case in cases):
        now, questions = counted(case, rules), queue(case)
        scales, weighed = StakeCalculator(Assessment(case, ()), questions), 0
        for question in questions:
            for name, outcome in scales.weigh(question).outcomes.items():
                edit = answer(question, name).because("why")
                if outcome.change is None or edit is None:
                    continue
                after = counted(edit.apply(case), rules)
                assert after.difference == now.difference + outcome.change
                assert (after.ahead is not now.ahead) is outcome.flips
                weighed += 1
        assert weighed


def test_what_takes_no_ruling_asks_for_none_and_the_dispute_can_still_be_ended() -> None:
    case = under(DISPUTED, "tromp-taylor")
    assert not [question for question in queue(case) if question.asks]
    question = question_at(Assessment(case, ()), None, min(D3))
    assert answer(question, "withdraw").edit == DisputePoints(D3, disputed=False)


def test_what_is_ruled_can_be_taken_back() -> None:
    case = under(ruled(DOUBLE_KO, dame="B6"), "jpd-a")
    b6 = spots(case.record.grid, "B6")
    question = next(question for question in queue(case) if question.points == b6)
    assert answer(question, "take-back").edit == RulePoints(b6, None)
    other = next(c for c in queue(case) if c.kind is QuestionKind.KO and c.points != b6)
    assert other.answer("take-back") is None


@pytest.mark.parametrize(
    ("rules", "language", "told"),
    [
        ("chinese-2002", EN, f"White +5½ zi · {in_words(DECIDES)}"),
        ("chinese-2002", ZH, "白+5½子 · 关系胜负"),
        ("new-zealand", EN, f"White +11 points · {in_words(DECIDES)}"),
        ("new-zealand", JA, "白+11点 · 勝敗を左右"),
    ],
)
def test_what_a_ruling_changes_in_words(rules: str, language: Language, told: str) -> None:
    case = under(DISPUTED, rules)
    questions = queue(case)
    question = only(questions, QuestionKind.STONES)
    outcomes = StakeCalculator(Assessment(case, ()), questions).weigh(question).outcomes
    dead = answer(question, "dead")
    assert stake_text(question, dead, outcomes["dead"], case, language) == told
