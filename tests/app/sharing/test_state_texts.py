"""The state of a joined event in words, the most urgent first."""

from __future__ import annotations

import pytest

from goref.app.sharing.state import ClashToDecide, RefusedOwnAct, SharingState
from goref.app.sharing.state_texts import (
    chip_text,
    clash_texts,
    clock_text,
    refused_text,
    state_texts,
)
from goref.core.base.faults import fault
from goref.core.base.frozen import replace
from tests.languages import EN

CALM = SharingState("Cup", "referee", "Ann (referee)", is_heard=True, since="11:42")
REFUSED = RefusedOwnAct("a", "Ann (referee)", "table 1/2", "role-may-not", "not allowed")
CLASH = ClashToDecide(
    *("table:3", "table 1/3", {"note": "x"}, {"note": "y"}, "Bob", "Ann"),
    *("2026-11-21T09:30:00+00:00", "2026-11-21T09:31:00+00:00"),
)


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({}, ["Connected"]),
        ({"on_the_way": 1}, ["1 on its way"]),
        ({"on_the_way": 2}, ["2 on their way"]),
        ({"is_heard": False}, ["Not heard since 11:42"]),
        ({"is_heard": False, "since": ""}, ["Not heard yet"]),
        ({"is_heard": False, "on_the_way": 3}, ["Not heard since 11:42", "3 on their way"]),
        ({"refused": (REFUSED,)}, ["1 refused"]),
        ({"clashes": (CLASH,), "on_the_way": 2}, ["1 to decide"]),
        ({"clashes": (CLASH,), "refused": (REFUSED,)}, ["1 to decide", "1 refused"]),
        ({"problem": "a sentence"}, ["Not in step: a sentence"]),
        ({"problem": fault("join-first"), "must_join": True}, ["Join again"]),
    ],
)
def test_a_state_in_words(changes: dict[str, object], words: list[str]) -> None:
    assert list(state_texts(replace(CALM, **changes), EN)) == words


@pytest.mark.parametrize(
    ("changes", "text"),
    [
        ({}, "Connected"),
        ({"laptops": 3, "phones": 14}, "3 laptops · 14 phones"),
        ({"laptops": 1, "phones": 0, "on_the_way": 1}, "1 on its way"),
        ({"laptops": 3, "phones": 14, "is_heard": False}, "Not heard since 11:42"),
        ({"is_heard": False, "on_the_way": 1}, "Not heard since 11:42"),
        (
            {"is_heard": False, "clashes": (CLASH,), "refused": (REFUSED,)},
            "1 to decide · Not heard since 11:42",
        ),
    ],
)
def test_a_chip_always_says_that_the_server_is_not_heard(
    changes: dict[str, object], text: str
) -> None:
    assert chip_text(replace(CALM, **changes), EN) == text


@pytest.mark.parametrize(
    ("seconds", "text"),
    [
        (0, ""),
        (-59, ""),
        (60, "The server's clock is 1 minute ahead"),
        (-600, "The server's clock is 10 minutes behind"),
    ],
)
def test_clocks_that_differ(seconds: int, text: str) -> None:
    assert clock_text(replace(CALM, clock_s=seconds), EN) == text


def test_what_was_refused_and_what_is_asked() -> None:
    assert refused_text(REFUSED, EN) == "Refused: table 1/2: not allowed"
    subject, there, own = clash_texts(CLASH, {}, EN)
    assert subject == "table 1/3"
    assert there.startswith("At the server, by Bob, ")
    assert own.endswith("y")
