"""What an audit calls the things of an event."""

from __future__ import annotations

import pytest

from goref.core.event.event import Bye, Event, EventInfo, Player
from goref.io.event.replay import Values, as_it_is, subject
from tests.wordings import in_words


@pytest.mark.parametrize(
    ("kind", "values", "called"),
    [
        ("event", {"name": "Spring"}, "event"),
        ("bye", {"round": 3, "player": 7}, in_words("subject-bye", round=3)),
        ("table", {"round": 2, "number": 13}, "table 2/13"),
        ("player", {"surname": "Doe", "given": "Jane"}, "player Doe Jane"),
        ("player", {"surname": "Doe", "given": None}, "player Doe"),
    ],
)
def test_every_thing_has_a_name(kind: str, values: Values, called: str) -> None:
    assert subject(kind, values) == called


def test_byes_of_a_round_are_told_apart() -> None:
    people = (Player("Ann", id=1), Player("Bob", id=2))
    byes = (Bye(1, 1), Bye(1, 2), Bye(2, 1))
    things = as_it_is(Event(EventInfo("Cup"), people, byes=byes))
    found = [values for (kind, _), values in things.items() if kind == "bye"]
    assert found == [{"round": bye.round, "player": bye.player} for bye in byes]
