"""A sheet printed at an event's table names the event, the round, the table and the players."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from goref.app.edits.ruling import ChooseRules
from goref.app.event import tables as event_tables
from goref.app.event.files import new_event, take_in
from goref.app.event.table_storage import sit_down
from goref.app.opening import open_path
from goref.app.reports.sgf_export import sgf_of
from goref.app.session.session import Session
from goref.app.sheet.names import SheetPlace
from goref.app.sheet.sheet import ScoreSheet, score_sheet
from goref.core.event.event import EventInfo, Table
from goref.core.texts.event.glance import TAILS, result_told
from goref.core.texts.paper.sheet import OPEN, SAID
from goref.io.case.case_file import dump
from goref.io.event.store import EventStore
from tests.languages import EN, JA, ZH
from tests.systems import open_files
from tests.wordings import in_words

GAME = Path(__file__).parents[3] / "resources" / "games" / "gold-petal-bowls.sgf"
PAIRINGS = b"Round,Table,Black,White\n1,1,Alice,Bob\n2,13,Carol,Dan\n"


@pytest.fixture
def store(tmp_path: Path) -> Iterator[EventStore]:
    info = EventInfo("Cup", place="Prague", begins="2026-11-21", ends="2026-11-21")
    with new_event(tmp_path / "e.gorefevent", info, "one") as store:
        take_in(store, "pairings", PAIRINGS)
        table = store.event().table(2, 13)
        event_tables.keep_case(store, table, dump(open_path(GAME)[0].case), "game.sgf")
        yield store


@pytest.fixture
def session(store: EventStore) -> Session:
    return sit_down(store, store.event().table(2, 13))


def test_the_event_tells(session: Session) -> None:
    assert session.home.sheet_place() == SheetPlace(
        event="Cup",
        round="2",
        table="13",
        place="Prague",
        date="2026-11-21",
        black="Carol",
        white="Dan",
    )


@open_files
def test_an_event_that_cannot_be_read_leaves_round_and_table(
    store: EventStore, session: Session
) -> None:
    store.path.write_bytes(b"no event")
    assert session.home.sheet_place() == SheetPlace(round="2", table="13")
    store.path.unlink()
    assert session.home.sheet_place() == SheetPlace(round="2", table="13")


def test_other_sessions_sit_nowhere() -> None:
    assert Session(open_path(GAME)[0]).home.sheet_place() is None


def sheet_at(store: EventStore, language: str = EN) -> ScoreSheet:
    session = sit_down(store, store.event().table(2, 13))
    score = session.assessment.score
    return score_sheet(session.case, score, language, place=session.home.sheet_place())


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (EN, in_words(SAID["word"], verdict=in_words(TAILS["R"], winner="White"))),
        (ZH, "白中盘胜，由裁判裁定。"),
        (JA, "白中押し勝ち（審判の決定）。"),
    ],
)
def test_a_table_decided_by_word_is_signed_for_as_decided(
    store: EventStore, language: str, told: str
) -> None:
    table = store.event().table(2, 13)
    counted = sheet_at(store, language).result
    event_tables.decide_by_referee(store, table, "W+R", "he said so")
    sheet = sheet_at(store, language)
    assert sheet.result == told
    assert counted in sheet.standing
    assert "he said so" in sheet.standing
    assert sheet.is_final


def test_a_sheet_against_the_decision_or_in_dispute_is_not_final(store: EventStore) -> None:
    table = event_tables.decide_by_case(store, store.event().table(2, 13))
    assert sheet_at(store).is_final
    session = sit_down(store, table)
    session.do(ChooseRules("ming-qing"))
    score = session.assessment.score
    sheet = score_sheet(session.case, score, EN, place=session.home.sheet_place())
    assert sheet.open == (in_words(OPEN["table-decided"], verdict=counted_words(table)),)
    event_tables.dispute(store, table, "recount")
    assert in_words(OPEN["table-dispute"]) in sheet_at(store).open


def counted_words(table: Table) -> str:
    assert table.result is not None
    return result_told(table.result, EN)


def test_the_record_that_goes_out_says_what_was_decided(store: EventStore) -> None:
    table = store.event().table(2, 13)
    session = sit_down(store, table)
    assert said_in(session) == session.assessment.score.re
    event_tables.decide_by_referee(store, table, "W+R", "he said so")
    assert said_in(session) == "W+R"


def said_in(session: Session) -> str:
    place = session.home.sheet_place()
    assert place is not None
    decided = place.said.re if place.said else ""
    score = session.assessment.score
    return sgf_of(session.case, session.game, score, decided=decided).result
