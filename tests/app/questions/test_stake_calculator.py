"""What hangs on a question is what counting says, and decides which is asked first."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from fractions import Fraction

import pytest

from goref.app.assessment import Assessment
from goref.app.edits.ruling import VoidMove
from goref.app.questions.question import Question
from goref.app.questions.question_builder import questions_of
from goref.app.questions.question_order import ordered
from goref.app.questions.stake_calculator import QuestionStake, StakeCalculator
from goref.core.base.colour import BLACK, COLOURS, Pair
from goref.core.case.case import Case
from goref.core.findings.kind import QuestionKind
from goref.core.game.act_kinds import ActKind
from goref.core.game.record import Act, GameRecord
from goref.core.rulesets.table import RULESETS
from goref.core.ruling.ruling import PointKind, PointRuling
from goref.core.scoring import scorer
from goref.core.scoring.scorer import score
from tests.app.questions.queues import GAMES, only, opinion, queue
from tests.app.questions.test_finding_answers import ASKING
from tests.core.build import AS_IT_STANDS, bare, game, ruled, spots
from tests.core.protection import test_needed_play as boards
from tests.core.ruling.test_dame import GOLD_PETAL, HUANG_ZHOU

KILLS_MORE = ruled(boards.KILLS_MORE, dead="D1")
PYRAMID = replace(boards.PYRAMID, ruling=AS_IT_STANDS)
CUT_OFF_BY_KO = replace(boards.CUT_OFF_BY_KO, ruling=AS_IT_STANDS)
MODERN = game("modern-ending").case


def weighed(
    case: Case, questions: Iterable[Question]
) -> dict[tuple[object, ...], QuestionStake]:
    questions = tuple(questions)
    scales = StakeCalculator(Assessment(case, ()), questions)
    return {question.key: scales.weigh(question) for question in questions}


def test_every_answer_is_weighed_against_the_board_with_the_clear_accepted() -> None:
    questions = queue(MODERN, opinion("modern-ending"))
    accepts = questions[0].accepts
    assert accepts is not None
    base = accepts.apply(MODERN)
    now = score(base, RULESETS[MODERN.rules])
    made = weighed(MODERN, questions)
    assert made[questions[0].key].change is None
    for question in questions[1:]:
        stake = made[question.key]
        assert set(stake.outcomes) == {answer.name for answer in question.answers}
        for answer in question.answers:
            outcome = stake.outcomes[answer.name]
            if answer.edit is None:
                assert outcome.change is None
                continue
            after = score(answer.edit.apply(base), now.rules)
            assert now.margin is not None
            assert after.margin is not None
            assert outcome.change == after.margin - now.margin
            assert outcome.flips is (after.ahead is not now.ahead)
    # Nothing changes once it is accepted.
    after_accepting = queue(base, opinion("modern-ending"))
    again = weighed(base, after_accepting)
    asked = {question.key for question in questions[1:] if question.asks}
    assert {key: again[key] for key in asked} == {key: made[key] for key in asked}


def test_one_count_is_made_at_a_time() -> None:
    questions = queue(MODERN, opinion("modern-ending"))
    scales = StakeCalculator(Assessment(MODERN, ()), questions)
    asked = next(question for question in questions if question.kind is QuestionKind.STONES)
    first, *rest = scales.outcomes(asked)
    assert first is None  # the board that all are weighed against
    names = [answer.name for answer in asked.answers]
    assert list(scales.stake(asked, rest).outcomes) == names


def test_a_long_record_is_played_and_read_in_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    """No piece does more than one of the things that take long with it."""
    acts = [Act(ActKind.PLAY, colour, 72) for colour in COLOURS]
    record = GameRecord(entries=tuple(acts) + tuple(Act(ActKind.PASS, c) for c in COLOURS))
    case = Case(record, rules="jpd-a")
    assessment = Assessment(case, ())
    questions = questions_of(assessment)
    question = next(
        c for c in questions if any(isinstance(a.edit, VoidMove) for a in c.answers)
    )
    scales = StakeCalculator(assessment, questions)
    assert assessment.score
    done: list[str] = []

    def noted(name: str) -> None:
        was = getattr(scorer, name)

        def noting(*told: object) -> object:
            done.append(name)
            return was(*told)

        monkeypatch.setattr(scorer, name, noting)

    for name in ("replaying", "facts_of", "settling", "survey"):
        noted(name)
    pieces = []
    for _ in scales.outcomes(question):
        pieces.append(tuple(done))
        done.clear()
    assert [piece for piece in pieces if piece] == [
        ("replaying",),
        ("facts_of",),
        ("settling",),
        ("survey",),
    ]


def test_what_makes_facts_missing_has_no_weight() -> None:
    questions = questions_of(Assessment(ASKING, ()))
    question = next(question for question in questions if question.kind is QuestionKind.FACT)
    stake = weighed(ASKING, [question])[question.key]
    assert (stake.change, stake.flips) == (None, False)


def test_the_weightiest_is_asked_first_and_notes_last() -> None:
    questions = queue(MODERN, opinion("modern-ending"))
    made = weighed(MODERN, questions)
    order = ordered(questions, made)
    assert order[0].kind is QuestionKind.ACCEPT
    asked = [question for question in order[1:] if question.asks]
    assert [question.kind for question in asked] == [
        QuestionKind.KO,
        QuestionKind.STONES,
    ]  # the winner hangs on it
    assert order == (order[0], *asked, *(question for question in order if not question.asks))
    light = {**made, asked[0].key: replace(made[asked[0].key], flips=False)}
    assert ordered(questions, light)[1].kind is QuestionKind.STONES
    # What is told of the stakes beforehand counts while nothing is weighed.
    assert ordered(questions, {}) == questions


def test_what_a_finding_says_of_its_stake_counts_too() -> None:
    case = replace(
        bare("OO.OOOO", ".OOOOOO", "XOXXXXX", ".XX.X.X", prisoners=(0, 0), komi=0),
        rules="japanese",
    )
    question = only(queue(case, checked=False), QuestionKind.FILL)
    told = StakeCalculator(Assessment(case, ()), [question]).stake(question, ())
    assert told.change == max(abs(f.change) for f in question.findings) == Fraction(1)


def of(case: Case, about: QuestionKind, code: str) -> tuple[Question, QuestionStake]:
    """The question that a finding is told on, and what hangs on it."""
    questions = queue(case)
    question = next(
        c for c in questions if c.kind is about and any(f.code == code for f in c.findings)
    )
    return question, weighed(case, questions)[question.key]


def changes(stake: QuestionStake) -> dict[str, Fraction | None]:
    return {name: outcome.change for name, outcome in stake.outcomes.items()}


THREE_LINES = ("XX.OO", "XX.OO", "XX.OO", "XX.OO", "XX.OO")
"""Five points in the middle that nobody has."""


def between(komi: str | None, rules: str) -> Case:
    case = bare(*THREE_LINES, **({} if komi is None else {"komi": komi}))
    return replace(case, rules=rules, disputed=frozenset(case.record.grid.points[2::5]))


def test_what_disputed_stones_are_worth() -> None:
    case = replace(bare("X.X..", ".....", "OOOOO", "OOOOO", ".O.O.", komi=0),
                   rules="chinese-2002")  # fmt: skip
    _, told = of(replace(case, disputed=spots(case.record.grid, "A5")), QuestionKind.STONES,
                 "dead-disputed")  # fmt: skip
    # Called alive, the ten points are nobody's; dead, White owns all of them.
    assert changes(told)["alive"] == 0
    assert changes(told)["dead"] == -12
    assert told.change == max(Fraction(12), abs(changes(told)["seki"] or Fraction(0)))
    assert not told.flips


@pytest.mark.parametrize("komi", ["0.5", "5"])
def test_points_that_turn_the_game_or_make_it_a_draw(komi: str) -> None:
    _, told = of(between(komi, "chinese-2002"), QuestionKind.POINTS, "claim-disputed")
    assert changes(told) == {"black": 5, "white": -5, "nobody": 0, "play-out": None}
    flips = {name for name, outcome in told.outcomes.items() if outcome.flips}
    assert flips == {"black"}
    assert told.flips
    assert told.change == 5


def test_what_is_missing_from_both_does_no_harm() -> None:
    _, told = of(between(None, "japanese"), QuestionKind.POINTS, "claim-disputed")
    assert changes(told) == {"black": 5, "white": -5, "nobody": 0, "play-out": None}
    assert not told.flips


@pytest.mark.parametrize("rules", ["tang-song", "ming-qing"])
def test_what_no_answer_settles_weighs_what_the_finding_says(rules: str) -> None:
    question, told = of(
        replace(HUANG_ZHOU, rules=rules), QuestionKind.FINDING, "groups-joined-by-dame"
    )
    assert [answer.name for answer in question.answers] == ["settle"]
    assert told.change == 2
    assert told.flips
    _, gold = of(
        replace(GOLD_PETAL, rules=rules), QuestionKind.FINDING, "groups-joined-by-dame"
    )
    assert not gold.flips


def test_a_point_to_be_filled_weighs_the_same_said_and_ruled() -> None:
    question, told = of(
        replace(GOLD_PETAL, rules="japanese"), QuestionKind.FILL, "must-be-filled"
    )
    assert changes(told) == {"territory": 0, "nobody": -1, "play-out": None}
    assert question.findings[0].change == -1
    _, told = of(replace(HUANG_ZHOU, rules="ming-qing"), QuestionKind.FILL, "must-be-filled")
    assert set(told.outcomes) == {"territory", "play-out"}
    assert told.change == 2
    assert told.flips


@pytest.mark.parametrize("name", GAMES)
def test_what_weighs_the_same_stands_in_one_order_however_it_was_come_by(name: str) -> None:
    case = replace(game(name).case, rules="japanese")
    questions = queue(case, opinion(name))
    stakes = weighed(case, questions)
    for known in (stakes, {}, dict(list(stakes.items())[::2])):
        assert ordered(questions[::-1], known) == ordered(questions, known)


def needing(needed: Case, komi_below: int) -> Case:
    """A ruled case under Japanese rules that Black wins by so much; an eye is in dispute."""
    eye = "D6" if needed is KILLS_MORE else "D4"
    case = replace(needed, rules="japanese", disputed=spots(needed.record.grid, eye))
    stones = (sum(map(len, case.position.chains(colour))) for colour in COLOURS)
    case = case.answering(prisoners=Pair(0, 0), plays=Pair(*stones), komi=Fraction(0))
    margin = score(case, RULESETS["japanese"]).margin
    assert margin is not None
    return case.answering(komi=margin - komi_below)


@pytest.mark.parametrize("needed", [KILLS_MORE, CUT_OFF_BY_KO])
def test_a_needed_play_whose_loss_turns_the_winner_is_asked_before_all_else(
    needed: Case,
) -> None:
    about = QuestionKind.FILL if needed is KILLS_MORE else QuestionKind.KO
    case = needing(needed, 5)
    questions = queue(case)
    asked = [
        question for question in ordered(questions, weighed(case, questions)) if question.asks
    ]
    assert len(asked) > 1
    assert asked[0].kind is about
    assert next(question.kind for question in queue(case) if question.asks) is about
    # Where it turns nothing, it goes by its points.
    assert weighed(case, questions)[asked[0].key].flips
    far = needing(needed, 100)
    assert not any(stake.flips for stake in weighed(far, queue(far)).values())


@pytest.mark.parametrize("answer", [PointKind.DAME, PointKind.TERRITORY])
def test_a_question_is_left_until_a_needed_play_is_answered(answer: PointKind) -> None:
    case = replace(needing(PYRAMID, 5), disputed=frozenset())
    (question,) = [question for question in queue(case) if question.asks]
    assert question.kind is QuestionKind.FILL
    assert question.points == spots(case.record.grid, "C5")
    owner = BLACK if answer is PointKind.TERRITORY else None
    said = replace(
        case, ruling=case.ruling.with_claim(question.points, PointRuling(answer, owner))
    )
    assert not [question for question in queue(said) if question.asks]
    assert score(said, RULESETS["japanese"]).status.is_settled
