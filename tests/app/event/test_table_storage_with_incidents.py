"""Warnings go with a player from round to round; a second window sees them; nothing is lost."""

from __future__ import annotations

import json
import os
import re
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from goref.__main__ import main
from goref.app.edits.incidents import (
    AmendIncident,
    ChooseRegulation,
    DecideIncident,
    DecideProtest,
    RecordIncident,
    next_number,
)
from goref.app.edits.photo import UsePhotoPosition
from goref.app.edits.position import NewBoard
from goref.app.event import tables as event_tables
from goref.app.event.acts.doing import do
from goref.app.event.acts.tables import NoteIncidents
from goref.app.event.checking import checked
from goref.app.event.closing import close_round
from goref.app.event.files import change_info, new_event, open_event, take_in
from goref.app.event.glance import glance_at, is_contradicted
from goref.app.event.restoring import restore
from goref.app.event.table_status import TableStatus, status_of
from goref.app.event.table_storage import decide, keep, note_incidents, sit_down
from goref.app.incidents.entering import proposal_of
from goref.app.opening import open_bytes
from goref.app.session.session import Session
from goref.app.session.storage import NOWHERE
from goref.core.base.colour import BLACK
from goref.core.board.position import Position
from goref.core.case.case import Case
from goref.core.event.carried_over import brought, carried_over, warning_records
from goref.core.event.closing import states_of
from goref.core.event.event import Event, EventError, EventInfo, Table
from goref.core.incidents.consequence import LOSS, WARNING, points
from goref.core.incidents.incident import (
    EarlierOffence,
    Incident,
    Offender,
    Person,
    Protest,
    ProtestState,
)
from goref.core.incidents.regulation import Scope
from goref.core.texts.event.events import TERMS
from goref.io.case.case_file import dump
from goref.io.case.journal import unfinished
from goref.io.event.copies import copies_of
from goref.io.event.formats.html import write_html
from goref.io.event.lists.pairings import write_results
from goref.io.event.schema import FORMAT
from goref.io.event.store import EventStore
from goref.io.values.regulations import read_regulation, regulation
from tests.app.event.at_tables import decide_protest_at, lodge_at, proposed_at, record_at
from tests.app.event.test_glance import CLEAR, DEAD, chinese
from tests.app.session.test_session import CHECKOUT, ROOT
from tests.attack.fuzz import CORPUS
from tests.core.build import bare, ruled
from tests.languages import EN, ZH
from tests.refusals import refuses
from tests.wordings import in_words

PAIRINGS = b"""Round,Table,Black,White
1,1,Alice,Bob
1,2,Carol,Dan
2,1,Carol,Alice
3,1,Alice,Dan
4,1,Bob,Alice
"""
CITY = read_regulation((CORPUS / "regulation" / "city.toml").read_bytes())
"""Three warnings lose, through the whole event."""
RANG = "phone-rang"


@pytest.fixture
def store(tmp_path: Path) -> Iterator[EventStore]:
    info = EventInfo("Cup", rules="chinese-2002", regulation=CITY)
    with new_event(tmp_path / "e.gorefevent", info, "one") as store:
        take_in(store, "pairings", PAIRINGS)
        yield store


def at(store: EventStore, round: int, number: int = 1) -> Table:
    return store.event().table(round, number)


def side_of(event: Event, table: Table, name: str) -> Offender:
    return Offender.BLACK if event.by_id[table.black].name == name else Offender.WHITE


def warned(store: EventStore, round: int, kind: str = RANG, name: str = "Alice") -> Incident:
    """An incident of a player at a table, decided as it is proposed there."""
    event, table = store.event(), at(store, round)
    incident, made = proposed_at(event, table, Incident(1, kind, side_of(event, table, name)))
    record_at(store, table, replace(incident, decided=made.consequences))
    return at(store, round).incidents[-1]


def test_warnings_of_four_rounds_add_up_to_a_loss(store: EventStore) -> None:
    assert warned(store, 1).decided == (WARNING,)
    second = warned(store, 2)
    assert second.decided == (WARNING, points(2))
    assert second.led_to == (
        EarlierOffence("kind", 2, Scope.EVENT),
        EarlierOffence("warning", 2, Scope.EVENT),
    )
    assert warned(store, 3, "other-hand").decided is not None, "no warning by that"
    last = warned(store, 4, "pressed-before-capture")
    assert last.decided == (WARNING, LOSS)
    assert last.article == "8, 9"
    (alice,) = warning_records(store.event())
    assert (alice.player.name, alice.warnings, alice.losses) == ("Alice", 3, 1)
    assert (alice.cautions, alice.points) == (0, 2)
    assert [table.round for table, _ in alice.incidents] == [1, 2, 3, 4]


def test_the_opponent_brings_nothing_and_a_game_alone_counts_its_own(store: EventStore) -> None:
    warned(store, 1)
    event, table = store.event(), at(store, 2)
    bring = brought(event, table)
    assert bring[BLACK] == ()
    assert [(p.kind, p.round, p.table) for p in bring[BLACK.other]] == [(RANG, 1, 1)]
    game = replace(event.info, regulation=replace(CITY, scope=Scope.GAME))
    change_info(store, game)
    assert warned(store, 2).decided == (WARNING,)


def test_a_second_window_sees_a_warning_at_once(store: EventStore) -> None:
    with open_event(store.path) as other:
        assert warning_records(other.event()) == ()
        warned(store, 1)
        (alice,) = warning_records(other.event())
        assert alice.warnings == 1
        assert other.event() == store.event()


def test_what_was_written_at_a_table_goes_into_its_case_and_counts(store: EventStore) -> None:
    warned(store, 1)
    fined = Incident(1, "other", Offender.WHITE, facts="late twice", decided=(points(2),))
    record_at(store, at(store, 1), fined)
    event_tables.keep_case(store, at(store, 1), dump(chinese(CLEAR)), "game.sgf")
    table = at(store, 1)
    opened = event_tables.open_case(store, table)
    assert [one.number for one in opened.case.incidents] == [1, 2]
    assert opened.kept is not None
    assert opened.kept.is_as_saved, "its protocol tells of them"
    session = sit_down(store, table)
    assert not session.is_changed
    assert session.assessment.score.penalty == 2


def test_what_is_entered_at_a_case_is_told_of_the_table(store: EventStore) -> None:
    event_tables.keep_case(store, at(store, 1), dump(chinese(CLEAR)), "game.sgf")
    record_at(store, at(store, 1), Incident(9, RANG, Offender.BLACK, decided=(WARNING,)))
    session = sit_down(store, at(store, 1))
    late = Incident(2, "late", Offender.WHITE, decided=(), board=session.case.position)
    session.do(RecordIncident(late))
    table = keep(session, store)
    assert [(one.number, one.kind) for one in table.incidents] == [(1, RANG), (2, "late")]
    assert table == at(store, 1)
    assert table.incidents[1].board is None, "the case keeps the position"
    assert event_tables.open_case(store, table).case.incidents[1] == late


def test_a_loss_by_penalty_decides_the_table(store: EventStore) -> None:
    event_tables.keep_case(store, at(store, 1), dump(chinese(CLEAR)), "game.sgf")
    lost = Incident(1, "two-moves", Offender.BLACK, decided=(LOSS,))
    record_at(store, at(store, 1), lost)
    table = decide(sit_down(store, at(store, 1)), store)
    assert table.result is not None
    assert (table.result.re, table.result.margin) == ("W+F", None)


def test_a_record_is_asked_by_the_regulation_of_the_event(store: EventStore) -> None:
    event = store.event()
    assert carried_over(event, at(store, 1)).asked_by(Case()).regulation == CITY
    opened = replace(event_tables._opened(b"(;SZ[5];B[aa])")[0])
    case, _ = event_tables.case_for(event, at(store, 1), opened)
    assert case.regulation == CITY
    own = replace(case, regulation=regulation("aga"))
    assert carried_over(event, at(store, 1)).asked_by(own) == own


def enter(store: EventStore, table: Table, kind: str = RANG) -> Session:
    """Sit down at a table and enter what is proposed for Black's incident there."""
    session = sit_down(store, table)
    ground = session.home.carried_over()
    draft = Incident(next_number(session.case), kind, Offender.BLACK)
    told, made = proposal_of(session.case, draft, ground, replied=True)
    session.do(RecordIncident(replace(told, decided=made.consequences)))
    return session


def test_a_table_without_a_record_keeps_what_happened(store: EventStore) -> None:
    session = enter(store, at(store, 1))
    (incident,) = keep(session, store).incidents
    assert (at(store, 1).case, incident.decided) == ("", (WARNING,)), "it waits for its record"
    assert not session.is_changed
    again = sit_down(store, at(store, 1))
    assert (again.case.incidents, again.is_changed) == ((incident,), False)
    second = keep(enter(store, at(store, 3)), store).incidents[0]
    assert second.decided == (WARNING, points(2)), "the warning came with Alice"
    event_tables.keep_case(store, at(store, 1), dump(chinese(CLEAR)), "game.sgf")
    assert at(store, 1).incidents == (incident,)
    with_record = event_tables.open_case(store, at(store, 1)).case
    assert with_record.incidents == (incident,)
    assert with_record.position == CLEAR.position


def test_what_the_table_cannot_hold_is_kept_as_a_case(store: EventStore) -> None:
    session = enter(store, at(store, 1))
    session.do(ChooseRegulation(regulation("aga")))
    assert keep(session, store).case
    event_tables.keep_case(store, at(store, 1), dump(chinese(CLEAR)), "game.sgf")
    assert [one.kind for one in at(store, 1).incidents] == [RANG]


def test_a_board_put_there_by_hand_or_photograph_keeps_it(store: EventStore) -> None:
    session = enter(store, at(store, 1))
    session.do(NewBoard(9))
    session.do(UsePhotoPosition(CLEAR.position.rows))
    assert keep(session, store).case
    kept = event_tables.open_case(store, at(store, 1)).case
    assert ([one.kind for one in kept.incidents], kept.position.grid.width) == ([RANG], 9)
    session.do(NewBoard(9))
    assert session.case.incidents == (), "another game"


@pytest.mark.parametrize("alone", [True, False])
def test_a_case_with_other_incidents_is_refused(store: EventStore, alone: bool) -> None:
    session = enter(store, at(store, 1))
    if not alone:
        session.do(ChooseRegulation(regulation("aga")))
    keep(session, store)
    late = Incident(1, "late", Offender.WHITE)
    other = replace(chinese(CLEAR), incidents=(late,))
    with refuses(EventError, "case-own-incidents", table="1/1"):
        event_tables.keep_case(store, at(store, 1), dump(other), "game.goref")
    assert [one.kind for one in at(store, 1).incidents] == [RANG]
    both = replace(other, incidents=(late, Incident(2, RANG, Offender.BLACK)))
    event_tables.keep_case(store, at(store, 1), dump(both), "game.goref")
    assert [one.kind for one in at(store, 1).incidents] == ["late", RANG]


def test_a_loss_decides_a_table_without_a_record(store: EventStore) -> None:
    session = sit_down(store, at(store, 1))
    session.do(RecordIncident(Incident(1, "late", Offender.BLACK, decided=(LOSS,))))
    table = decide(session, store)
    assert table.result is not None
    assert table.result.re == "W+F"
    assert event_tables.open_case(store, table).case.incidents == table.incidents


CHILD = """
import sys
sys.path.append(sys.argv[2])
from pathlib import Path
from goref.app.edits.incidents import RecordIncident
from goref.app.event.files import open_event
from goref.app.event.table_storage import sit_down
from tests.app.event.test_table_storage_with_incidents import ENTERED, at
path = Path(sys.argv[1])
with open_event(path) as store:
    session = sit_down(store, at(store, 1), path.parent / "journals")
    session.do(RecordIncident(ENTERED))
    print("entered", flush=True)
    sys.stdin.read()  # the consequence is still to be decided
"""
ENTERED = Incident(1, RANG, Offender.WHITE, act="14:20", proposed=(WARNING,))


@pytest.mark.skipif(os.name != "posix", reason="needs POSIX signals")
@pytest.mark.parametrize("record", [True, False])
def test_killed_between_warning_and_consequence(
    store: EventStore, tmp_path: Path, record: bool
) -> None:
    if record:
        event_tables.keep_case(store, at(store, 1), dump(chinese(CLEAR)), "game.sgf")
    journals = tmp_path / "journals"
    journals.mkdir()
    command = [sys.executable, "-c", CHILD, str(store.path), str(CHECKOUT)]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
    with subprocess.Popen(command, cwd=ROOT, text=True, **pipes) as process:  # type: ignore[call-overload]
        assert process.stdout.readline() == "entered\n"
        process.kill()
    (left,) = unfinished(journals)
    back = Session.recover(left, sit_down(store, at(store, 1)).home)
    assert back.lost == 0
    assert back.case.incidents == (ENTERED,)
    assert back.protocol.broken_at is None
    back.undo()
    assert back.case.incidents == ()
    back.redo()
    back.do(DecideIncident(1, (WARNING,), ruling="14:31"))
    keep(back, store)
    back.finish()
    (kept,) = at(store, 1).incidents
    assert (kept.decided, kept.act, kept.ruling) == ((WARNING,), "14:20", "14:31")


def test_under_protest_is_a_state_that_is_shown(
    store: EventStore, capsys: pytest.CaptureFixture[str]
) -> None:
    event_tables.keep_case(store, at(store, 1), dump(bare("X.O", "X.O", "X.O")), "a.goref")
    event_tables.decide_by_referee(store, at(store, 1), "B+R")
    table = lodge_at(store, at(store, 1), Protest(7, Person.WHITE, grounds="a stone moved"))
    assert (table.shown_state, table.state.value) == ("under-protest", "decided")
    assert table.protests[0].number == 1
    assert main(["event", "list", str(store.path), "--lang", "en"]) == 0
    assert in_words(TERMS["under-protest"]) in capsys.readouterr().out
    done = decide_protest_at(
        store, table, DecideProtest(1, ProtestState.DISMISSED, "the committee", "15:00", "no")
    )
    assert done.shown_state == "decided"
    event_tables.reopen(store, done, "again")
    session = sit_down(store, at(store, 1))
    assert session.case.protests[0].state is ProtestState.DISMISSED
    with refuses(ValueError, "protest-decided"):
        decide_protest_at(store, at(store, 1), DecideProtest(1, ProtestState.UPHELD))


def test_the_audit_tells_it_and_fits(
    store: EventStore, capsys: pytest.CaptureFixture[str]
) -> None:
    warned(store, 1)
    lodge_at(store, at(store, 1), Protest(1, Person.BLACK))
    found = checked(store)
    assert found.notes == ()
    assert main(["event", "audit", str(store.path), "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert "incidents: – → 1. Black: telephone rang (warning)" in told
    assert "protests: – → Black: under protest" in told


def test_a_copy_brings_warnings_back(store: EventStore) -> None:
    warned(store, 1)
    before = store.event()
    store.keep_copies()
    path = store.path
    table = store.event().table(1, 1)
    assert store.copies is not None
    store.copies.keep_restore()
    with store.change("wrong player") as change:
        change.update_table(replace(table, incidents=()))
    assert warning_records(store.event()) == ()
    restore(path, copies_of(path)[0], "one", "back")
    assert store.event().table(1, 1).incidents == before.table(1, 1).incidents


def test_a_file_of_before_is_brought_up_and_fits(tmp_path: Path) -> None:
    path = tmp_path / "old.gorefevent"
    data = (CORPUS / "event" / "decided.gorefevent").read_bytes()
    path.write_bytes(data)
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA user_version").fetchone()[0] < FORMAT
    with open_event(path, read_only=True) as store:
        assert all(table.incidents == () for table in store.event().tables)
    with open_event(path) as store:
        table = store.event().tables[0]
        if table.state.value == "decided":
            table = event_tables.reopen(store, table, "to add")
        record_at(store, table, Incident(1, "late", Offender.WHITE, decided=(WARNING,)))
        assert [n for n in checked(store).notes if n.code.startswith("audit-differs")] == []
        assert [one.warnings for one in warning_records(store.event())] == [1]


def test_who_has_how_many_on_the_command_line(
    store: EventStore, capsys: pytest.CaptureFixture[str]
) -> None:
    warned(store, 1)
    warned(store, 2)
    assert main(["event", "incidents", str(store.path), "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert "Alice  0         2         2            0" in told
    assert "2/1" in told
    assert main(["event", "list", str(store.path), "--json"]) == 0
    listed = json.loads(capsys.readouterr().out)
    assert listed["regulation"] == CITY.id
    assert listed["tables"][0]["incidents"][0]["decided"] == ["warning"]
    assert "incidents" not in listed["tables"][-1]
    assert main(["event", "incidents", str(store.path), "--json"]) == 0
    value = json.loads(capsys.readouterr().out)
    assert value["players"][0]["warnings"] == 2
    assert value["incidents"][0]["table"] == "1/1"
    assert main(["event", "edit", str(store.path), "--regulation", "aga"]) == 0
    assert store.event().info.regulation == regulation("aga")
    own = store.path.parent / "own.toml"
    own.write_bytes((CORPUS / "regulation" / "city.toml").read_bytes())
    assert main(["event", "edit", str(store.path), "--regulation", str(own)]) == 0
    assert store.event().info.regulation == CITY


def test_import_and_export_keep_them(store: EventStore) -> None:
    warned(store, 1)
    lodge_at(store, at(store, 2), Protest(1, Person.BLACK))
    before = store.event()
    data = write_results(before)
    assert b"1. B phone-rang: warning" in data
    assert b"under-protest" in data
    take_in(store, "pairings", data)
    take_in(store, "pairings", PAIRINGS)
    assert store.event().tables == before.tables
    take_in(store, "pairings", b"Round,Table,Black,White\n1,1,Carol,Bob\n")
    assert at(store, 1) == before.table(1, 1), "something happened there: it stays"


def test_a_sitting_knows_what_its_players_bring_in(store: EventStore) -> None:
    warned(store, 1)
    event_tables.keep_case(store, at(store, 2), dump(chinese(CLEAR)), "game.sgf")
    session = sit_down(store, at(store, 2))
    ground = session.home.carried_over()
    assert ground.regulation == CITY
    assert ground.precedents == brought(store.event(), at(store, 2))
    assert ground.asked_by(replace(session.case, regulation=None)).regulation == CITY
    own = replace(session.case, regulation=regulation("aga"))
    assert ground.asked_by(own) is own
    assert NOWHERE.carried_over().precedents == {}


def test_who_has_how_many_stands_on_the_page_and_so_does_a_protest(store: EventStore) -> None:
    assert in_words(TERMS["held"]) not in write_html(store.event(), EN).decode()
    warned(store, 1)
    warned(store, 2)
    event_tables.decide_by_referee(store, at(store, 1, 2), "B+R")
    lodge_at(store, at(store, 1, 2), Protest(1, Person.WHITE))
    page = write_html(store.event(), EN).decode()
    row = re.search(r"<tr><td>Alice</td>.*?</tr>", page)
    assert row is not None
    assert re.findall(r'<td class="n">([^<]*)', row[0]) == ["0", "2", "2", "0"]
    assert "1/1 telephone rang: warning; 2/1 telephone rang: warning, 2 points" in row[0]
    assert "wins by resignation (under protest)" in page
    assert "申诉中" in write_html(store.event(), ZH).decode()


def test_incidents_at_a_table_without_a_record_have_the_events_board(
    store: EventStore,
) -> None:
    change_info(store, replace(store.event().info, size=9))
    session = sit_down(store, at(store, 1))
    assert session.case.record.grid.width == 9
    found = Position.from_rows(["." * 9] * 9)
    session.do(RecordIncident(Incident(1, "board-scattered", Offender.BLACK, board=found)))
    keep(session, store)
    again = sit_down(store, at(store, 1))
    assert again.case.incidents[0].board == found
    (record,) = open_bytes(b"(;SZ[9]PB[Alice]PW[Bob];B[cc])", "a.sgf")
    put, _ = event_tables.put_case(store, at(store, 1), record, "a.sgf")
    assert put.incidents, "they are taken over by the record that comes later"


def with_penalty(store: EventStore) -> Incident:
    """Notes a penalty at a table with a case, whose rulings are not stored since."""
    event_tables.keep_case(store, at(store, 1), dump(chinese(ruled(CLEAR, dead=DEAD))), "a.sgf")
    session = sit_down(store, at(store, 1))
    paid = Incident(1, "other", Offender.WHITE, decided=(points(30),), reason="agreed")
    session.do(RecordIncident(paid))
    note_incidents(session, store)
    return paid


@pytest.mark.parametrize("keeps", [note_incidents, keep, decide])
def test_what_others_record_at_a_table_meanwhile_is_kept(
    store: EventStore, keeps: Callable[[Session, EventStore], object]
) -> None:
    """On a phone, say, while the table's case is open in a window."""
    event_tables.keep_case(store, at(store, 1), dump(chinese(ruled(CLEAR, dead=DEAD))), "a.sgf")
    session = sit_down(store, at(store, 1))
    phone = Incident(1, RANG, Offender.BLACK, decided=(WARNING,), by="Ann", reason="again")
    table = at(store, 1)
    do(store, NoteIncidents(replace(table, incidents=(phone,))))
    session.do(RecordIncident(Incident(1, "other", Offender.WHITE, decided=(), facts="x")))
    keeps(session, store)
    told = [(one.number, one.kind, one.by) for one in at(store, 1).incidents]
    assert told == [(1, "other", ""), (2, RANG, "Ann")]
    keeps(session, store)
    assert len(at(store, 1).incidents) == len(session.case.incidents) == 2
    session.do(AmendIncident(replace(session.case.incidents[0], reason="seen", facts="y")))
    note_incidents(session, store)
    assert [one.facts for one in at(store, 1).incidents] == ["y", ""]


def test_a_penalty_noted_at_a_table_counts_when_its_case_decides(store: EventStore) -> None:
    paid = with_penalty(store)
    table = at(store, 1)
    found = glance_at(store.case(table.case), table)
    assert found is not None
    assert found.result is not None
    assert found.result.re == "B+21"
    decided = event_tables.decide_by_case(store, table)
    assert decided.result is not None
    assert decided.result.re == "B+21"
    assert decided.incidents == (paid,)
    assert event_tables.open_case(store, decided).case.incidents == (paid,)
    assert checked(store).notes == ()


def test_a_penalty_noted_after_the_decision_contradicts_it(store: EventStore) -> None:
    event_tables.keep_case(store, at(store, 1), dump(chinese(ruled(CLEAR, dead=DEAD))), "a.sgf")
    event_tables.decide_by_case(store, at(store, 1))
    session = sit_down(store, at(store, 1))
    paid = Incident(1, "other", Offender.WHITE, decided=(points(30),), reason="agreed")
    session.do(RecordIncident(paid))
    note_incidents(session, store)
    table = at(store, 1)
    found = checked(store)
    assert [note.code for note in found.notes] == ["count-contradicts"]
    assert found.is_whole
    glance = glance_at(store.case(table.case), table)
    assert glance is not None
    assert is_contradicted(table, glance)


@pytest.mark.parametrize("word", ["", "B+"])
def test_an_incident_that_is_not_decided_is_a_question(store: EventStore, word: str) -> None:
    if word:
        event_tables.decide_by_referee(store, at(store, 1), word)
    session = sit_down(store, at(store, 1))
    session.do(RecordIncident(Incident(1, RANG, Offender.BLACK)))
    note_incidents(session, store)
    event, table = store.event(), at(store, 1)
    assert status_of(table, None) is TableStatus.QUESTION
    assert states_of(event, table) == (table.state.value, "question")
    with refuses(EventError, "round-open"):
        close_round(store, 1)
