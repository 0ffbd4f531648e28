"""The question of a point: the queue's, else one of the chain or the empty point there."""

from __future__ import annotations

from dataclasses import replace

import pytest

from goref.app.assessment import Assessment
from goref.app.edits.accepting import AcceptSuggestion
from goref.app.edits.ruling import ConfirmAllOthers, DisputePoints, MarkStones, RulePoints
from goref.app.opinion.suggestion import OtherOpinion
from goref.app.questions.question import Question
from goref.app.questions.question_at import question_at
from goref.app.questions.sentences import answer_text, reasons
from goref.core.base.colour import BLACK, WHITE
from goref.core.case.case import Case
from goref.core.findings.kind import QuestionKind
from goref.core.ruling.ruling import PointKind, PointRuling, StoneStatus
from goref.core.texts.questions import WHY
from tests.app.opinion.test_accepting import SEKI, TWO_STONES, UNRULED, suggested
from tests.app.questions.queues import opinion, queue
from tests.core.build import game, ruled, spots
from tests.languages import EN
from tests.wordings import in_words

DEAD_STONES = ruled(TWO_STONES, dead="F2 G4")


def at(case: Case, name: str, key: str = "") -> Question:
    return question_at(Assessment(case, ()), None, case.record.grid.point(name))


def edit(question: Question, key: str) -> object:
    """The act of a key; as a ruling, where it is one."""
    answer = question.answer_by_key(key)
    assert answer is not None
    return answer.edit


def test_a_chain_is_alive_dead_in_seki_or_played_out() -> None:
    grid = TWO_STONES.record.grid
    question = at(TWO_STONES, "G4")
    assert (question.kind, question.stage, question.points) == (
        QuestionKind.STONES,
        "dead",
        spots(grid, "G4"),
    )
    assert [a.name for a in question.answers] == ["alive", "dead", "seki", "play-out"]
    assert [a.as_now for a in question.answers] == [True, False, False, False]
    assert edit(question, "1") == MarkStones(question.points, StoneStatus.ALIVE)
    # Dead takes its kin along, and alive brings it back.
    both = spots(grid, "F2 G4")
    assert edit(question, "d") == edit(question, "2") == MarkStones(both, StoneStatus.DEAD)
    dead = MarkStones(both, StoneStatus.DEAD).apply(TWO_STONES)
    gone = at(dead, "G4")
    assert gone.key == question.key
    assert gone.answers[1].as_now
    assert edit(gone, "1") == MarkStones(both, StoneStatus.ALIVE)
    back = gone.answer("take-back")
    assert back is not None
    assert back.edit == MarkStones(question.points, None)
    assert edit(question, "s") == MarkStones(question.points, StoneStatus.SEKI)


@pytest.mark.parametrize(
    ("case", "said"), [(TWO_STONES, "Dead"), (DEAD_STONES, "Alive / Seki")]
)
def test_an_answer_about_more_stones_than_are_named_says_so(case: Case, said: str) -> None:
    told = reasons(at(case, "G4"), case, None, EN)
    assert told == (in_words(WHY["reach"], answer=said, reach=2),)


def test_what_is_so_already_is_said_again_and_not_taken_back() -> None:
    dead = ruled(TWO_STONES, dead="F2 G4")
    again = edit(at(dead, "F2"), "d")
    assert isinstance(again, MarkStones)
    assert again.apply(dead) == dead


def test_an_empty_point_is_blacks_whites_nobodys_or_played_out() -> None:
    grid = TWO_STONES.record.grid
    question = at(TWO_STONES, "A1")
    here = spots(grid, "A1")
    assert (question.kind, question.stage, question.points) == (
        QuestionKind.POINTS,
        "doubts",
        here,
    )
    assert [a.name for a in question.answers] == ["black", "white", "nobody", "play-out"]
    assert [a.as_now for a in question.answers] == [True, False, False, False]
    claims = {
        "2": PointRuling(PointKind.TERRITORY, WHITE),
        "3": PointRuling(PointKind.DAME, None),
        "n": PointRuling(PointKind.DAME, None),
        "e": PointRuling(PointKind.EYE, BLACK),
        "f": PointRuling(PointKind.FALSE_EYE, BLACK),
        "o": PointRuling(PointKind.ONE_SIDED, BLACK),
        "l": PointRuling(PointKind.SOLE_LIBERTY, BLACK),
        "k": PointRuling(PointKind.KO, BLACK),
        "m": PointRuling(PointKind.SHARED, None),
    }
    for key, claim in claims.items():
        assert edit(question, key) == RulePoints(here, claim), key


def test_the_key_of_territory_goes_round() -> None:
    case, here = TWO_STONES, spots(TWO_STONES.record.grid, "A1")
    for claim in (
        PointRuling(PointKind.TERRITORY, BLACK),
        PointRuling(PointKind.TERRITORY, WHITE),
        None,
    ):
        act = edit(at(case, "A1"), "T")
        assert act == RulePoints(here, claim)
        assert isinstance(act, RulePoints)
        case = act.apply(case)
    assert case.ruling.claims == TWO_STONES.ruling.claims


def test_under_a_dead_stone_the_kinds_are_at_hand() -> None:
    dead = ruled(TWO_STONES, dead="F2 G4")
    assert edit(at(dead, "G4"), "n") == RulePoints(
        spots(dead.record.grid, "G4"), PointRuling(PointKind.DAME, None)
    )
    assert at(TWO_STONES, "G4").answer_by_key("n") is None  # a living stone has none


@pytest.mark.parametrize(
    ("name", "about", "names"),
    [
        ("A9", QuestionKind.EYE, ["eye", "false-eye", "shared"]),
        ("D9", QuestionKind.ONE_SIDED, ["shared", "one-sided", "sole-liberty"]),
        ("G9", QuestionKind.POINTS, ["black", "white", "nobody"]),
    ],
)
def test_in_a_seki_the_kinds_that_matter_there(
    name: str, about: QuestionKind, names: list[str]
) -> None:
    case = ruled(SEKI, seki="B9 B8 B7 B6 C6 C9 C8 C7 D7 E9 E8 E7")
    question = at(case, name)
    assert question.kind is about
    assert [a.name for a in question.answers] == [*names, "play-out"]


def test_a_dispute_is_put_down_and_ended_beside_the_answers() -> None:
    question = at(TWO_STONES, "G4")
    dispute = question.answer("dispute")
    assert dispute is not None
    assert dispute.edit == DisputePoints(question.points)
    disputed = at(DisputePoints(question.points).apply(TWO_STONES), "G4")
    assert disputed.disputed
    withdraw = disputed.answer("withdraw")
    assert withdraw is not None
    assert withdraw.edit == DisputePoints(question.points, disputed=False)


def test_what_is_certain_may_be_chosen_beforehand() -> None:
    point = UNRULED.record.grid.point("F2")
    sure = suggested(UNRULED, dead="F2")
    lean = replace(sure, chains=tuple(replace(c, confidence=89) for c in sure.chains))
    for made, names in ((sure, ["dead"]), (lean, [])):
        question = question_at(Assessment(UNRULED, ()), made, point)
        assert [a.name for a in question.answers if a.suggested] == names


def test_what_the_referee_ruled_otherwise_is_not_chosen_beforehand() -> None:
    point = UNRULED.record.grid.point("F2")
    made = suggested(UNRULED, dead="F2")
    stay = ConfirmAllOthers().apply(UNRULED)
    marked = MarkStones(frozenset({point}), StoneStatus.DEAD).apply(UNRULED)
    dead = ConfirmAllOthers().apply(marked)
    for case, names in ((stay, []), (dead, ["dead"])):
        question = question_at(Assessment(case, ()), made, point)
        assert [a.name for a in question.answers if a.suggested] == names


def test_a_second_opinion_is_taken_over_by_a_key_and_another_engine_s_by_name() -> None:
    grid = UNRULED.record.grid
    f2, g4 = spots(grid, "F2"), spots(grid, "G4")
    other = OtherOpinion("Fake", "1.5", g4, frozenset(), f2 | g4, 1.0)
    made = replace(suggested(UNRULED, dead="F2", unclear="G4"), others=(other,))

    def here(case: Case, name: str) -> Question:
        return question_at(Assessment(case, ()), made, grid.point(name))

    as_suggested = edit(here(UNRULED, "F2"), "a")
    assert isinstance(as_suggested, AcceptSuggestion)
    assert (as_suggested.engine, as_suggested.dead, as_suggested.whole) == ("goref", f2, False)
    alive = here(UNRULED, "F2").answer("engine-alive")
    assert alive is not None
    assert alive.edit == AcceptSuggestion("Fake", "1.5", alive=f2)
    assert answer_text(alive, EN) == "Alive, as Fake says"
    doubtful = here(UNRULED, "G4")
    act = edit(doubtful, "a")
    assert isinstance(act, AcceptSuggestion)
    assert act.alive == g4, "as it seems, though it is not clear"
    assert doubtful.answer("engine-dead") is not None
    assert doubtful.answer("engine-seki") is None
    ruled_ = MarkStones(f2, StoneStatus.ALIVE).apply(UNRULED)
    assert here(ruled_, "F2").answer_by_key("a") is None, "the referee has spoken"


def test_the_card_of_the_queue_goes_before() -> None:
    case = game("modern-ending").case
    made = opinion("modern-ending")
    questions = queue(case, made)
    assessment = Assessment(case, ())
    asked = next(
        question
        for question in questions
        if question.kind is QuestionKind.STONES and question.asks
    )
    for point in asked.points:
        assert question_at(assessment, made, point, questions) is asked
    accepts = questions[0]
    plain = question_at(assessment, made, min(accepts.points), questions)
    assert plain.kind is QuestionKind.STONES  # one chain of all that are accepted
    assert not plain.asks
