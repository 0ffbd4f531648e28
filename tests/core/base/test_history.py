"""Undo as values."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goref.core.base.history import History

ACTS = st.lists(st.one_of(st.integers(0, 9), st.sampled_from(["undo", "redo"])), max_size=40)


def test_a_new_history_has_nothing_to_undo() -> None:
    history: History[str, str] = History.of("a")
    assert history.value == "a"
    assert not history.past
    assert not history.future
    assert history.undo_act is history.redo_act is None
    assert history.acts == ()
    with pytest.raises(IndexError):
        history.undo()
    with pytest.raises(IndexError):
        history.redo()


def test_acts_are_what_undo_and_redo_would_take() -> None:
    history = History.of(0).do(1, "one").do(2, "two")
    assert history.undo_act == "two"
    back = history.undo()
    assert (back.value, back.undo_act, back.redo_act) == (1, "one", "two")
    start = back.undo()
    assert (start.value, start.undo_act, start.redo_act) == (0, None, "one")
    assert start.redo().redo() == history
    assert (history.acts, back.acts, start.acts) == (("one", "two"), ("one",), ())


def test_a_new_act_forgets_what_was_undone() -> None:
    history = History.of(0).do(1, "one").undo().do(5, "five")
    assert not history.future
    assert history.undo().value == 0


@given(ACTS)
def test_like_a_list_and_a_place_in_it(acts: list[int | str]) -> None:
    history: History[int, str] = History.of(-1)
    values, place = [-1], 0
    for act in acts:
        if act == "undo":
            if place:
                history, place = history.undo(), place - 1
        elif act == "redo":
            if place + 1 < len(values):
                history, place = history.redo(), place + 1
        else:
            history = history.do(int(act), f"label {act}")
            values, place = [*values[: place + 1], int(act)], place + 1
        assert history.value == values[place]
        assert bool(history.past) == (place > 0)
        assert bool(history.future) == (place + 1 < len(values))
        if history.past:
            assert history.undo_act == f"label {history.value}"
            assert history.undo().redo() == history
        if history.future:
            assert history.redo().undo() == history


def test_thousands_of_acts() -> None:
    history: History[int, str] = History.of(0)
    for number in range(1, 3001):
        history = history.do(number, "")
    while history.past:
        history = history.undo()
    assert history.value == 0
    assert len(history.future) == 3000
