"""What an audit calls the things of an event."""

from __future__ import annotations

import pytest

from goref.io.event.replay import Values, subject


@pytest.mark.parametrize(
    ("kind", "values", "called"),
    [
        ("event", {"name": "Spring"}, "event"),
        ("bye", {"round": 3, "player": 7}, "bye in round 3"),
        ("table", {"round": 2, "number": 13}, "table 2/13"),
        ("player", {"surname": "Doe", "given": "Jane"}, "player Doe Jane"),
        ("player", {"surname": "Doe", "given": None}, "player Doe"),
    ],
)
def test_every_thing_has_a_name(kind: str, values: Values, called: str) -> None:
    assert subject(kind, values) == called
