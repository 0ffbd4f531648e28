"""A sheet printed at an event's table names the event, the round, the table and the players."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from goref.app import event_tables
from goref.app.event_sitting import TableSession
from goref.app.events import import_pairings, new_event
from goref.app.opening import open_path
from goref.app.session import Session
from goref.app.sheet_names import SheetPlace
from goref.app.sheet_seat import place_of
from goref.core.event import EventInfo
from goref.io.case_file import dump
from goref.io.event_store import EventStore

GAME = Path(__file__).parents[2] / "resources" / "games" / "gold-petal-bowls.sgf"
PAIRINGS = b"Round,Table,Black,White\n1,1,Alice,Bob\n2,13,Carol,Dan\n"


@pytest.fixture
def store(tmp_path: Path) -> Iterator[EventStore]:
    info = EventInfo("Cup", place="Prague", begins="2026-11-21", ends="2026-11-21")
    with new_event(tmp_path / "e.gorefevent", info, "one") as store:
        import_pairings(store, PAIRINGS)
        table = store.event().table(2, 13)
        event_tables.keep_case(store, table, dump(open_path(GAME)[0].case), "game.sgf")
        yield store


@pytest.fixture
def session(store: EventStore) -> TableSession:
    return TableSession.at(store, store.event().table(2, 13))


def test_the_event_tells(session: TableSession) -> None:
    assert place_of(session) == SheetPlace(
        event="Cup",
        round="2",
        table="13",
        place="Prague",
        date="2026-11-21",
        black="Carol",
        white="Dan",
    )


def test_an_event_that_cannot_be_read_leaves_round_and_table(
    store: EventStore, session: TableSession
) -> None:
    store.path.write_bytes(b"no event")
    assert place_of(session) == SheetPlace(round="2", table="13")
    store.path.unlink()
    assert place_of(session) == SheetPlace(round="2", table="13")


def test_other_sessions_sit_nowhere() -> None:
    assert place_of(Session(open_path(GAME)[0])) is None
