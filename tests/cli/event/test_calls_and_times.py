"""``goref event time`` and ``call``: as typed, printed, as JSON, and what is refused."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from goref.app.event.acts.round_clock import present
from goref.app.event.checking import unfit
from goref.app.event.files import open_event
from goref.core.event.event import Event
from tests.cli.runs import Goref
from tests.server.served import new_cup


@pytest.fixture
def cup(tmp_path: Path) -> Path:
    return new_cup(tmp_path / "cup.gorefevent")


def event(path: Path) -> Event:
    with open_event(path, read_only=True) as store:
        assert unfit(store) == ()
        return store.event()


def test_the_time_of_a_round_is_set_changed_listed_and_removed(goref: Goref, cup: Path) -> None:
    assert goref("event", "time", cup).out == ""
    ran = goref("event", "time", cup, "1", "--began", "2026-11-21 10:00", "--minutes", "150")
    assert ran.code == 0, ran.err
    assert "began 2026-11-21 10:00" in ran.out
    ran = goref("event", "time", cup, "1", "--minutes", "120", "--json")
    (told,) = json.loads(ran.out)["times"]
    assert told["began"].startswith("2026-11-21T10:00")
    assert told["ends"].startswith("2026-11-21T12:00")
    assert (told["round"], told["minutes"]) == (1, 120)
    assert goref("event", "time", cup, "2", "--now").code == 0
    assert event(cup).info.times[1].began[:13] == present().isoformat()[:13]
    assert len(goref("event", "time", cup).out.splitlines()) == 2
    assert goref("event", "time", cup, "1", "--clear").out == ""
    assert [time.round for time in event(cup).info.times] == [2]


@pytest.mark.parametrize(
    ("options", "says"),
    [
        (("1", "--began", "soon"), "soon"),
        (("1",), "--began"),
        (("--minutes", "5"), "ROUND"),
        (("1", "--now", "--began", "10:00"), "--began"),
        (("100", "--now"), "100"),
        (("1", "--minutes", "999999"), "999999"),
    ],
)
def test_a_time_that_makes_no_sense_is_refused(
    goref: Goref, cup: Path, options: tuple[str, ...], says: str
) -> None:
    ran = goref("event", "time", cup, *options)
    assert ran.code != 0
    assert says in ran.err
    assert event(cup).info.times == ()


def test_a_table_calls_is_answered_and_ends_its_call(goref: Goref, cup: Path) -> None:
    assert "0 calls" in goref("event", "call", cup).out
    ran = goref("event", "call", cup, "1/2")
    assert ran.code == 0
    assert "1/2" in ran.out
    assert "Ann comes" in goref("event", "call", cup, "1/2", "--comes", "Ann").out
    (told,) = json.loads(goref("event", "call", cup, "--json").out)["calls"]
    assert (told["round"], told["table"], told["comes"]) == (1, 2, "Ann")
    again = goref("event", "call", cup, "1/2")
    assert again.code != 0
    assert "already" in again.err
    assert goref("event", "call", cup, "1/2", "--end").code == 0
    assert not any(table.called for table in event(cup).tables)
    for options in (("1/2", "--end"), ("1/9",), ("--end",), ("--comes", "Ann")):
        ran = goref("event", "call", cup, *options)
        assert ran.code != 0
        assert ran.err
