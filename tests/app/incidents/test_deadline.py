"""Until when a protest may be lodged."""

from __future__ import annotations

from datetime import datetime, timedelta

import pytest

from goref.app.edits.details import StateDetails
from goref.app.edits.incidents import AnnulIncident, LodgeProtest, RecordIncident
from goref.app.edits.ruling import ShiftStone, WriteNotes
from goref.app.incidents.deadline import ResultClock, protest_deadline
from goref.app.opening import Opened
from goref.app.session import session_log
from goref.app.session.session import Session
from goref.core.case.shift import Shift
from goref.core.incidents.consequence import WARNING, points
from goref.core.incidents.incident import Incident, Offender, Person, Protest
from goref.core.texts.incidents.telling import PASSED, deadline_said
from tests.core.build import bare
from tests.languages import EN
from tests.wordings import in_words

NOON = datetime.fromisoformat("2026-05-02T12:00:00+02:00")


@pytest.mark.parametrize(
    ("after", "left", "told"),
    [
        (0, 30, "Protests: until 12:30 (30 minutes left)"),
        (18.5, 12, "Protests: until 12:30 (12 minutes left)"),
        (29.5, 1, "Protests: until 12:30 (1 minute left)"),
        (30, 0, in_words(PASSED, time="12:30")),
        (300, 0, in_words(PASSED, time="12:30")),
    ],
)
def test_the_minutes_count_from_the_result(after: float, left: int, told: str) -> None:
    made = protest_deadline(30, NOON, NOON + timedelta(minutes=after))
    assert made.until is not None
    assert (made.until, made.left) == (NOON + timedelta(minutes=30), left)
    assert deadline_said(made.minutes, f"{made.until:%H:%M}", made.left, EN) == told


def test_where_the_time_is_not_known_only_the_minutes_are() -> None:
    made = protest_deadline(30, None, NOON)
    assert (made.until, made.left) == (None, 0)
    told = deadline_said(made.minutes, "", made.left, EN)
    assert told == "Protests: within 30 minutes of the result"


def test_the_result_is_of_the_time_of_the_last_act_that_bears_on_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    session = Session(Opened(bare("X.O", "X.O", "X.O")))
    clock_of_all = ResultClock()
    assert clock_of_all.time(session.protocol, session.case) is None
    acts = (
        RecordIncident(Incident(1, "late", Offender.WHITE, decided=(WARNING, points(2)))),
        WriteNotes("the players shook hands"),
        StateDetails((("PC", "Hall 2"),)),
        ShiftStone(Shift("jpd-a", "fill-in", None, 1, 0, 1)),
        LodgeProtest(Protest(1, Person.BLACK)),
        RecordIncident(Incident(2, "phone-rang", Offender.WHITE, decided=(WARNING,))),
        AnnulIncident(1, "the clock was wrong"),
    )
    times = []
    for number, act in enumerate(acts):
        clock = (NOON + timedelta(hours=number)).isoformat()
        monkeypatch.setattr("goref.app.act_log.act_log.now", lambda clock=clock: clock)
        session.do(act)
        times.append(clock_of_all.time(session.protocol, session.case))
        assert ResultClock().time(session.protocol, session.case) == times[-1]
    assert times == [NOON] * 6 + [NOON + timedelta(hours=6)]
    monkeypatch.setattr(session_log, "now", lambda: "no time")
    session.undo()
    assert clock_of_all.time(session.protocol, session.case) is None


def test_what_is_added_to_a_protocol_is_not_all_done_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    session = Session(Opened(bare("X.O", "X.O", "X.O")))
    session.do(WriteNotes("begun"))
    clock, done = ResultClock(), []
    monkeypatch.setattr(
        "goref.app.incidents.deadline.steps", lambda protocol: done.append(protocol) or iter(())
    )
    for number in range(4):
        session.do(WriteNotes(f"note {number}"))
        clock.time(session.protocol, session.case)
    assert len(done) == 1
    other = Session(Opened(bare("X.O", "X.O", "XXO")))
    other.do(WriteNotes("another"))
    clock.time(other.protocol, other.case)
    assert len(done) == 2, "another protocol"


def test_a_clock_at_the_end_of_time_tells_the_minutes_alone() -> None:
    late = datetime.fromisoformat("9999-12-31T23:59:00+00:00")
    assert protest_deadline(30, late, NOON).until is None
