"""The way through the questions: which is open, what is passed by, what comes round."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goref.app.questions.question import Question
from goref.app.questions.question_cursor import QuestionCursor
from goref.core.findings.kind import QuestionKind


def question(name: str) -> Question:
    """A question as its name says: ``a``–``l`` at the dead stones, from ``m`` at the doubts; a
    capital is a note, ``!`` is what is clear and ``?`` the same while it waits."""
    kind = QuestionKind.STONES if name.lower() < "m" else QuestionKind.POINTS
    if clear := name in "!?":
        kind = QuestionKind.ACCEPT
    asks = clear or name.islower()
    return Question(kind, frozenset({ord(name)}), asks, waits=name == "?")


def walk(names: str) -> QuestionCursor:
    return QuestionCursor(tuple(map(question, names)))


def name(question: Question | None) -> str:
    return "" if question is None else chr(min(question.points))


def gone(way: QuestionCursor, steps: int) -> str:
    """What is open after each step past it."""
    opened = ""
    for _ in range(steps):
        way = way.passing(way.open)
        opened += name(way.open)
    return opened


@pytest.mark.parametrize(
    ("questions", "accept", "asked", "open_"),
    [
        ("", "", "", ""),
        ("AB", "", "", ""),
        ("xaB", "", "xa", "x"),
        ("!xab", "!", "abx", "a"),
        ("!x", "!", "x", ""),
        ("xa?", "", "xa?", "x"),
        ("?", "", "?", "?"),
    ],
)
def test_the_weightiest_is_open_and_what_is_clear_comes_before(
    questions: str, accept: str, asked: str, open_: str
) -> None:
    way = walk(questions)
    assert name(way.accept) == accept
    assert "".join(map(name, way.asked)) == asked
    assert name(way.open) == open_


def test_what_is_passed_by_comes_round_after_the_last() -> None:
    assert gone(walk("abx"), 7) == "bxabxab"
    assert gone(walk("a"), 2) == "aa", "there is no other"
    assert gone(walk("Ab"), 1) == "b", "a note is not come to"


def test_a_question_that_is_opened_is_left_for_those_not_passed_by() -> None:
    way = walk("abcx").passing(question("a"))
    assert name(way.open) == "b"
    way = way.opening(question("x").key)
    assert name(way.open) == "x"
    assert name(way.next_after(way.open)) == "b"
    assert gone(way, 4) == "bcab"


def test_a_stage_that_is_chosen_asks_its_own_questions_and_no_others() -> None:
    way = walk("abxY").staying("doubts")
    assert name(way.open) == "x"
    assert way.is_asked_where_it_stays
    noted = walk("abY").staying("doubts")
    assert noted.open is None
    assert not noted.is_asked_where_it_stays
    opened = way.opening(question("b").key).open
    assert name(opened) == "b", "what is opened is asked wherever it is"
    assert name(way.passing(way.open).open) == "a", "going on leads from the stage"
    assert walk("!ab").staying("dead").is_asked_where_it_stays


def test_what_is_gone_is_not_open_and_what_comes_is() -> None:
    way = walk("ab").opening(question("b").key)
    assert name(QuestionCursor(walk("ac").questions, way.chosen).open) == "a"
    assert name(walk("ab").passing(question("a")).begun_again().open) == "a"


NAMES = st.lists(st.sampled_from("abcmnoAM!?"), unique_by=lambda one: one.replace("?", "!"))


@given(NAMES, st.integers(0, 9))
def test_going_on_comes_to_every_question(questions: list[str], start: int) -> None:
    way = walk("".join(questions))
    asked = {name(one) for one in way.asked}
    opened = [one for one in (name(way.open), *gone(way, len(asked) + start)) if one]
    assert set(opened) == asked
