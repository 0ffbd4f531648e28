"""The courses, and each kind of exercise: answers from the scorer and the regulation alone."""

from __future__ import annotations

from collections import Counter

import pytest

from goref.app.act_log.names import act_text
from goref.app.incidents.drafting import drafted
from goref.app.school.asking import MOVES_NAMED, asked_text, key_text, marked_text
from goref.app.school.courses import Course, course_named, courses, exercise_named
from goref.app.school.exam import Exam, key_parts, paper_parts
from goref.app.school.exercise import AnswerForm, Exercise, HandedIn, Mark
from goref.app.school.kinds import (
    KINDS,
    count_answer,
    expected_incident,
    kind_of,
    question,
)
from goref.app.school.school_progress import SchoolProgress
from goref.core.base.frozen import replace
from goref.core.case.case import Case
from goref.core.incidents.incident import Offender
from goref.core.rulesets.ruleset import Unit
from goref.core.ruling.ruling import StoneStatus
from goref.core.scoring.scorer import Scorer
from goref.core.study.answers import CountAnswer
from goref.core.texts.school import exercises as asking
from goref.core.texts.school import marking as words
from goref.io.text.catalogue import languages
from goref.io.values.articles import article
from tests.languages import EN

EVERY = [exercise for course in courses() for exercise in course.exercises]


def of_kind(kind: str) -> list[Exercise]:
    return [exercise for exercise in EVERY if exercise.kind == kind]


def first(kind: str) -> Exercise:
    return next(iter(of_kind(kind)))


def handed(exercise: Exercise, **answer: object) -> HandedIn:
    return HandedIn(kind_of(exercise).prepare(exercise), **answer)  # type: ignore[arg-type]


def right_answer(exercise: Exercise) -> HandedIn:
    """The answer of somebody who knows, given by the acts of the window."""
    given = kind_of(exercise).prepare(exercise)
    match exercise.kind:
        case "dead":
            assert exercise.study is not None
            dead = exercise.study.case.ruling.stones(StoneStatus.DEAD)
            return HandedIn(
                given.ruled(given.ruling.with_lives(dead, StoneStatus.DEAD))
                if hasattr(given, "ruled")
                else replace(given, ruling=given.ruling.with_lives(dead, StoneStatus.DEAD))
            )
        case "fill":
            assert exercise.study is not None
            position = given.position
            for play in exercise.study.needed or ():
                position = position.with_stones({min(play.at): play.owner})
            record = given.record.of_position(position)
            return HandedIn(replace(given, record=record))
        case "count":
            margin = count_answer(exercise).margin
            assert margin is not None
            side, unit = "B" if margin > 0 else "W", exercise.rules.unit
            number, word = abs(margin) / unit.points, "zi" if unit is Unit.ZI else ""
            return HandedIn(given, f"{side}+{float(number)}{word}" if margin else "0")
        case "won":
            return HandedIn(given, chosen=(count_answer(exercise).winner.value,))
        case "which-rules":
            assert exercise.study is not None
            answers = {r.id: exercise.study.answers[r.id] for r in exercise.among}
            won = [
                id_
                for id_, answer in answers.items()
                if isinstance(answer, CountAnswer) and answer.winner.value == "B"
            ]
            return HandedIn(given, chosen=tuple(won))
        case "regulation":
            made = expected_incident(exercise)
            made = replace(made, decided=made.proposed)
            return HandedIn(replace(given, incidents=(*given.incidents, made)))
        case _:
            told = [one.in_(EN) for one in kind_of(exercise).key(exercise)]
            yes = told[0] in (words.IS_LEGAL.in_(EN), words.HAS_ENDED.in_(EN))
            return HandedIn(given, chosen=("yes" if yes else "no",))


def test_there_are_five_courses_of_150_exercises() -> None:
    assert [course.id for course in courses()] == list(asking.COURSES)
    assert len(EVERY) >= 150
    assert max(Counter(exercise.id for exercise in EVERY).values()) == 1
    assert all(exercise_named(exercise.id) == exercise for exercise in EVERY[::17])
    assert {exercise.kind for exercise in EVERY} == set(KINDS)


@pytest.mark.parametrize("kind", KINDS)
def test_a_kind_has_its_texts(kind: str) -> None:
    exercise = first(kind)
    for language in languages().values():
        assert question(exercise, language) in asked_text(exercise, language)
    assert asking.HOW[kind].in_(EN) in asked_text(exercise, EN)


@pytest.mark.parametrize("kind", KINDS)
def test_who_knows_is_right_and_who_does_not_is_told_what_was_missed(kind: str) -> None:
    for exercise in of_kind(kind):
        mark = kind_of(exercise).mark(exercise, right_answer(exercise))
        assert mark.is_right, exercise.id
        assert mark.sentences, exercise.id


@pytest.mark.parametrize("exercise", EVERY, ids=lambda one: one.id)
def test_a_marking_is_backed_by_an_article_or_names_its_regulation(exercise: Exercise) -> None:
    mark = kind_of(exercise).mark(exercise, right_answer(exercise))
    if mark.step:
        assert article(exercise.rules, mark.step).told(EN)
    else:
        assert exercise.incident is not None
        cited = expected_incident(exercise).article
        assert cited in marked_text(mark, EN)


def wrong(exercise: Exercise, answer: HandedIn) -> Mark:
    mark = kind_of(exercise).mark(exercise, answer)
    assert mark.is_right is False
    return mark


def test_dead_stones_missed_and_living_ones_marked() -> None:
    exercise = next(
        e for e in of_kind("dead") if e.study and e.study.case.ruling.stones(StoneStatus.DEAD)
    )
    given = kind_of(exercise).prepare(exercise)
    assert exercise.study is not None
    dead = exercise.study.case.ruling.stones(StoneStatus.DEAD)
    grid = given.record.grid
    told = marked_text(wrong(exercise, HandedIn(given)), EN)
    assert grid.name(min(dead)) in told
    living = next(p for p in grid.points if given.position.cells[p] and p not in dead)
    ruling = given.ruling.with_lives(given.position.chain(living) | dead, StoneStatus.DEAD)
    told = marked_text(wrong(exercise, HandedIn(replace(given, ruling=ruling))), EN)
    assert grid.name(living) in told
    assert grid.name(min(dead)) not in told


def test_a_payment_left_out_and_the_other_side() -> None:
    exercise = next(e for e in of_kind("count") if e.rules.id in ("japanese", "aga"))
    margin = count_answer(exercise).margin
    assert margin is not None
    assert exercise.study is not None
    score = Scorer(exercise.study.case, checks_stand=True).score(exercise.rules)
    komi = next(line for line in score.lines if line.key == "komi")
    other = margin - komi.difference
    text = f"{'B' if other > 0 else 'W'}+{float(abs(other))}"
    told = marked_text(wrong(exercise, handed(exercise, text=text)), EN)
    assert "Left out, it seems: Komi" in told
    text = f"{'W' if margin > 0 else 'B'}+{float(abs(margin))}"
    assert "other side" in marked_text(wrong(exercise, handed(exercise, text=text)), EN)


def test_a_number_without_its_unit_is_asked_about() -> None:
    exercise = next(e for e in of_kind("count") if e.rules.unit is Unit.ZI)
    for text, is_open in (("W+3", True), ("W+3zi", False), ("W+3.25", False), ("W+3点", False)):
        mark = kind_of(exercise).mark(exercise, handed(exercise, text=text))
        assert (mark.is_right is None) is is_open, text


@pytest.mark.parametrize("text", ["", "hello", "B+R", "黑胜3"])
def test_what_is_no_result_is_not_marked(text: str) -> None:
    exercise = next(e for e in of_kind("count") if e.rules.id == "aga")
    mark = kind_of(exercise).mark(exercise, handed(exercise, text=text))
    assert mark.is_right is None
    assert mark.sentences


def test_more_plays_than_needed_are_not_right() -> None:
    """One of several points is enough: the others are points lost."""
    exercise = next(
        e
        for e in of_kind("fill")
        if e.study and any(len(n.at) > 1 for n in e.study.needed or ())
    )
    given = kind_of(exercise).prepare(exercise)
    assert exercise.study is not None
    (play,) = exercise.study.needed or ()
    stones = dict.fromkeys(play.at, play.owner)
    record = given.record.of_position(given.position.with_stones(stones))
    told = marked_text(wrong(exercise, HandedIn(replace(given, record=record))), EN)
    assert "Not needed" in told


def test_a_tie_that_a_side_wins_is_no_draw_in_the_key() -> None:
    ties = [
        e
        for e in of_kind("which-rules")
        if "ing" in [rules.id for rules in e.among] and "wins the tie" in key_text(e, EN)
    ]
    for exercise in ties:
        assert "Ing: Black wins the tie" in key_text(exercise, EN)
    assert ties


def test_nothing_is_asked_that_can_be_disputed() -> None:
    """Penalties, declarations and needed plays that were not made are not told in the bar."""
    for exercise in EVERY:
        if exercise.study is not None and exercise.kind in (
            "count",
            "won",
            "which-rules",
            "dead",
        ):
            case = exercise.study.case
            assert not case.incidents, exercise.id
            assert not exercise.study.needed, exercise.id
            assert case.record.has_only_acts, exercise.id


@pytest.mark.parametrize("kind", ["legal", "stopped"])
def test_a_question_about_a_record_names_its_moves_and_none_is_illegal(kind: str) -> None:
    for exercise in of_kind(kind):
        assert exercise.study is not None
        case = exercise.study.case
        asked = asked_text(exercise, EN)
        for act in case.record.acts[-MOVES_NAMED:]:
            assert act_text(act, case.record.grid, EN) in asked, exercise.id
        assert not Scorer(case, checks_stand=True).illegal(exercise.rules.play), exercise.id


def test_captured_stones_are_told_by_the_side_that_lost_them() -> None:
    exercise = exercise_named("count:seki-007:japanese")
    assert exercise is not None
    assert "stones lost: Black 1, White 3" in asked_text(exercise, EN)


def test_incidents_of_another_kind_side_and_decision() -> None:
    exercise = first("regulation")
    given = kind_of(exercise).prepare(exercise)
    assert kind_of(exercise).mark(exercise, HandedIn(given)).is_right is None
    assert exercise.incident is not None
    side = Offender.WHITE if exercise.incident.side is Offender.BLACK else Offender.BLACK
    made, _ = drafted(given, "phone-rang", side)
    told = marked_text(wrong(exercise, HandedIn(replace(given, incidents=(made,)))), EN)
    for part in (words.OTHER_OFFENDER, words.UNDECIDED):
        assert part.in_(EN) in told
    assert "telephone rang" in told


def test_the_second_time_is_another_time_than_the_first() -> None:
    later = [e for e in of_kind("regulation") if e.time > 1]
    assert len(later) >= 8
    for exercise in later:
        given = kind_of(exercise).prepare(exercise)
        assert len(given.incidents) == exercise.time - 1


def test_choices() -> None:
    for exercise in EVERY:
        kind = kind_of(exercise)
        chooses = kind.form in (AnswerForm.CHOICE, AnswerForm.CHOICES)
        assert bool(kind.choices(exercise)) is chooses


def test_progress_goes_on_to_what_is_not_right_yet() -> None:
    course: Course | None = course_named("first-count")
    assert course is not None
    one, two, three = course.exercises[:3]
    progress = SchoolProgress().marked(one, is_right=False).marked(two, is_right=True)
    assert (progress.of(one), progress.of(two), progress.of(three)) == (False, True, None)
    assert progress.next_open(course.exercises, one) == three
    assert progress.marked(one, is_right=True).of(one) is True
    assert progress.count_right(course.exercises) == 1
    done = SchoolProgress(frozenset(e.id for e in course.exercises))
    assert done.next_open(course.exercises, one) is None


@pytest.mark.parametrize("course", courses(), ids=lambda one: one.id)
def test_an_exam_has_every_question_once_and_a_key_for_it(course: Course) -> None:
    exam = Exam.drawn(course, 7)
    assert exam == Exam.drawn(course, 7)
    for language in languages().values():
        paper = paper_parts(exam, language, lambda _, name, width: f"[{name}]")
        key = key_parts(exam, language)
        assert len(paper) == len(key) == len(exam.exercises) + 1
    assert all(exercise.id in key[n] for n, exercise in enumerate(exam.exercises, 1))


def test_an_exercise_case_names_no_winner_before_it_is_ruled() -> None:
    for exercise in of_kind("count")[::5]:
        case: Case = kind_of(exercise).prepare(exercise)
        assert not Scorer(case).score(exercise.rules).can_be_shown
