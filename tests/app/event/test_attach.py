"""Records of a folder are put behind tables only where nothing speaks against it."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from goref.app.event.attach import Match, PlayerNames, at_table, attach, matched
from goref.app.event.files import change_info, new_event, take_in
from goref.app.event.tables import decide_by_case, decide_by_referee, open_case, put_file
from goref.app.opening import open_bytes
from goref.core.base.findings import Level
from goref.core.event.event import EventInfo
from goref.core.texts.event.events import level
from goref.io.case.case_file import dump
from goref.io.event.store import EventStore
from goref.io.files import FileError
from tests.core.build import AS_IT_STANDS, bare, ruled
from tests.refusals import refuses

PEOPLE = """Surname,Given name,Rank
Doe,Jane,3d
Roe,Rick,2d
Müller,Jörg,1d
柯,洁,9p
Lee,,5k
O'Hara,Una,1k
"""
PAIRINGS = """Round,Table,Black,White
1,1,Doe Jane,Roe Rick
1,2,Müller Jörg,柯洁
1,3,Lee,O'Hara Una
2,1,Roe Rick,Müller Jörg
2,2,柯洁,Lee
3,1,Roe Rick,Doe Jane
"""


@pytest.fixture
def store(tmp_path: Path) -> Iterator[EventStore]:
    with new_event(tmp_path / "e.gorefevent", EventInfo("Herbst Cup 2026"), "t") as store:
        take_in(store, "players", PEOPLE.encode())
        take_in(store, "pairings", PAIRINGS.encode())
        yield store


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    folder = tmp_path / "games"
    folder.mkdir()
    return folder


def record(black: str, white: str, **more: str) -> str:
    texts = "".join(f"{key}[{value}]" for key, value in more.items())
    return f"(;SZ[5]CA[UTF-8]PB[{black}]PW[{white}]{texts};B[cc];W[bb])"


def only(store: EventStore, folder: Path, text: str) -> Match:
    (folder / "a.sgf").write_text(text, encoding="utf-8")
    (found,) = matched(store.event(), folder)
    return found


def codes(match: Match) -> list[str]:
    return [note.code for note in match.notes]


SAME = ["same-round", "same-players"]


@pytest.mark.parametrize(
    ("text", "place", "said"),
    [
        (record("Doe Jane", "Roe Rick", RO="1"), "1/1", SAME),
        (record("Jane Doe", "Rick Roe 2d", RO="Round 1"), "1/1", SAME),
        (record("DOE, Jane [3d\\]", "roe_rick", RO="1 (final)"), "1/1",
         SAME),
        (record("Muller Jorg", "柯洁 九段", RO="第一轮"), "1/2", SAME),
        (record("柯 洁", "Lee"), "2/2", ["no-round", "same-players"]),
        (record("Roe Rick", "Doe Jane", RO="3", EV="Herbst-Cup"), "3/1",
         ["same-round", "same-players", "same-event"]),
        (record("Lee", "O'Hara Una", EV="herbst cup 2026"), "1/3",
         ["no-round", "same-players", "same-event"]),
    ],
)  # fmt: skip
def test_certain_matches(
    store: EventStore, folder: Path, text: str, place: str, said: list[str]
) -> None:
    found = only(store, folder, text)
    assert found.table is not None
    assert (found.table.place, codes(found), found.certain) == (place, said, True)


@pytest.mark.parametrize(
    ("text", "place", "doubt"),
    [
        # The same two meet in rounds 1 and 3, with other colours.
        (record("Doe Jane", "Roe Rick"), None, "several-tables"),
        (record("Doe Jane", "Roe Rick", RO="3"), "3/1", "colours-turned"),
        (record("Doe Jane", "Roe Rick", RO="2"), "1/1", "other-round"),
        (record("柯洁", "Müller Jörg", RO="1"), "1/2", "colours-turned"),
        (record("Müller", "柯洁", RO="1"), "1/2", "near-players"),
        (record("Lee", "Una", RO="1"), "1/3", "near-players"),
        (record("Lee", "OHara Una", RO="1"), "1/3", "near-players"),
        (record("MüllerJörg", "柯潔", RO="1"), "1/2", "near-players"),
        (record("Yi", "UnaOHara", RO="1"), "1/3", "near-players"),
        (record("Lee", "O'Hara Una", RO="1", EV="Honinbo"), "1/3", "other-event"),
        (record("Lee", "O'Hara Una", RO="2"), "1/3", "other-round"),
        (record("Lee", "Nobody"), None, "no-such-players"),
        (record("", ""), None, "no-such-players"),
        ("(;SZ[5];B[cc])", None, "no-such-players"),
    ],
)
def test_doubtful_matches(
    store: EventStore, folder: Path, text: str, place: str | None, doubt: str
) -> None:
    found = only(store, folder, text)
    assert (found.table.place if found.table else None) == place
    assert doubt in [n.code for n in found.notes if level(n) is not Level.NOTE]
    assert not found.certain
    (again,) = attach(store, folder)
    assert not again.attached
    assert all(not table.case for table in store.event().tables)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (record("Doe Jane", "Roe Rick"), ["same-players"]),
        (record("Roe Rick", "Doe Jane"), ["same-players", "colours-turned"]),
        (record("柯洁", ""), ["other-players"]),
        ("(;SZ[5];B[cc])", []),
    ],
    ids=["its own", "turned", "another's", "nameless"],
)
def test_at_a_table_that_was_chosen_nothing_is_told_of_others(
    store: EventStore, text: str, said: list[str]
) -> None:
    event = store.event()
    opened = open_bytes(text.encode(), "")[0]
    told = at_table(event, PlayerNames(event), event.table(1, 1), opened)
    assert [note.code for note in told] == said


def test_a_folder_is_attached(store: EventStore, folder: Path) -> None:
    (folder / "deep").mkdir()
    (folder / "1.sgf").write_text(record("Doe Jane", "Roe Rick", RO="1"))
    (folder / "deep" / "2.sgf").write_text(record("柯洁", "Lee", RO="2"), encoding="utf-8")
    (folder / "3.sgf").write_text(record("Who", "Ever"))
    (folder / "4.sgf").write_text("no record")
    (folder / "notes.txt").write_text("not looked at")
    done = attach(store, folder, "round 1")
    assert [(Path(m.file).name, m.attached) for m in done] == [
        ("1.sgf", True),
        ("3.sgf", False),
        ("4.sgf", False),
        ("2.sgf", True),
    ]
    assert "4.sgf" in str(done[2].problem)
    event = store.event()
    table = event.table(1, 1)
    assert (table.source, event.table(2, 2).source) == ("1.sgf", "2.sgf")
    assert open_case(store, table).case.record.info.text("PB") == "Doe Jane"
    assert store.audit()[-1].reason == "round 1"
    again = {Path(m.file).name: codes(m) for m in attach(store, folder)}
    assert again["1.sgf"][-1] == "table-has-case"
    assert store.event() == event


def test_what_is_only_like_a_table_is_attached_by_force(
    store: EventStore, folder: Path
) -> None:
    (folder / "turned.sgf").write_text(record("Roe Rick", "Doe Jane", RO="1"))
    (folder / "strange.sgf").write_text(record("Who", "Ever"))
    (folder / "round.sgf").write_text(record("Lee", "O'Hara Una", RO="7"))
    assert not any(match.attached for match in attach(store, folder))
    done = attach(store, folder, forced=True)
    named = {Path(match.file).name: match.attached for match in done}
    assert named == {"turned.sgf": True, "strange.sgf": False, "round.sgf": False}
    assert store.event().table(1, 1).source == "turned.sgf"


def test_a_record_of_another_board_is_not_certain_where_the_event_says_its_own(
    store: EventStore, folder: Path
) -> None:
    change_info(store, replace(store.event().info, size=9))
    found = only(store, folder, record("Doe Jane", "Roe Rick", RO="1"))
    assert codes(found) == [*SAME, "other-size"]
    assert not found.certain
    change_info(store, replace(store.event().info, size=5))
    assert only(store, folder, record("Doe Jane", "Roe Rick", RO="1")).certain


def test_two_records_of_one_table(store: EventStore, folder: Path) -> None:
    for name in ("a.sgf", "b.sgf"):
        (folder / name).write_text(record("Doe Jane", "Roe Rick", RO="1"))
    found = attach(store, folder)
    assert [(m.attached, codes(m)[-1]) for m in found] == [(False, "several-records")] * 2
    assert [dict(m.notes[-1].args)["other"] for m in found] == ["b.sgf", "a.sgf"]


def test_games_of_a_collection(store: EventStore, folder: Path) -> None:
    text = record("Doe Jane", "Roe Rick", RO="1") + record("Lee", "O'Hara Una", RO="1")
    (folder / "all.sgf").write_text(text)
    done = attach(store, folder)
    assert [(m.game, m.table and m.table.place, m.attached) for m in done] == [
        (1, "1/1", True),
        (2, "1/3", True),
    ]


def test_a_table_that_is_decided(store: EventStore, folder: Path) -> None:
    decide_by_referee(store, store.event().table(1, 1), "B+R")
    found = only(store, folder, record("Doe Jane", "Roe Rick", RO="1", RE="B+"))
    assert codes(found)[-1] == "decision-kept"
    (done,) = attach(store, folder)
    assert done.attached
    table = store.event().table(1, 1)
    assert table.case
    assert table.result is not None
    assert table.result.re == "B+R"


def test_a_record_of_another_result_is_attached_to_a_decided_table_on_demand_only(
    store: EventStore, folder: Path
) -> None:
    decide_by_referee(store, store.event().table(1, 1), "B+R")
    found = only(store, folder, record("Doe Jane", "Roe Rick", RO="1", RE="W+3.5"))
    assert codes(found)[-2:] == ["decision-kept", "record-contradicts"]
    assert not attach(store, folder)[0].attached
    (done,) = attach(store, folder, forced=True)
    assert done.attached
    assert done.differing == (), "it is said once"
    result = store.event().table(1, 1).result
    assert result is not None
    assert result.re == "B+R"


def test_a_record_is_counted_with_the_komi_of_the_event(store: EventStore) -> None:
    """The record's own komi would make the count contradict the decision."""
    change_info(store, replace(store.event().info, rules="chinese-2002"))
    decide_by_referee(store, store.event().table(1, 1), "W+2.5")
    stones = "AB[ca][cb][cc][cd][ce]AW[da][db][dc][dd][de]"
    (opened,) = open_bytes(f"(;SZ[5]PB[Doe Jane]PW[Roe Rick]KM[0.5]{stones})".encode())
    opened = replace(opened, case=replace(opened.case, ruling=AS_IT_STANDS))
    event = store.event()
    notes = at_table(event, PlayerNames(event), event.table(1, 1), opened)
    assert [note.args for note in notes if note.code == "count-contradicts"] == []
    decide_by_referee(store, event.table(1, 1), "B+4.5", "misread")
    event = store.event()
    notes = at_table(event, PlayerNames(event), event.table(1, 1), opened)
    assert [note.code for note in notes][-1] == "count-contradicts"


def test_a_table_that_its_case_decided(store: EventStore, folder: Path) -> None:
    case = dump(ruled(bare(".XO.", "XXOO", ".XO.", "XXOO")))
    (folder / "a.goref").write_bytes(case)
    table, _ = put_file(store, store.event().table(1, 1), folder / "a.goref")
    decide_by_case(store, table)
    (folder / "a.goref").unlink()
    found = only(store, folder, record("Doe Jane", "Roe Rick", RO="1"))
    assert codes(found)[-1] == "table-decided"
    assert not found.certain


def test_what_a_record_says_otherwise_is_said(store: EventStore, folder: Path) -> None:
    (folder / "a.sgf").write_text(record("Doe Jane", "Roe Rick", RO="1", KM="5.5", HA="2"))
    (done,) = attach(store, folder)
    assert done.attached
    assert done.certain
    assert [n.code for n in done.differing] == ["record-komi", "record-handicap"]


def test_a_dry_run_says_all_that_a_real_one_does(store: EventStore, folder: Path) -> None:
    (folder / "a.sgf").write_text(record("Doe Jane", "Roe Rick", RO="1", KM="5.5", HA="2"))
    (folder / "b.sgf").write_text(record("Lee", "O'Hara Una", RO="1"))
    (folder / "c.sgf").write_text(record("Roe Rick", "Doe", RO="3"))
    (folder / "d.sgf").write_text("no record")
    stamp = store.stamp()
    dry = attach(store, folder, dry_run=True)
    assert store.stamp() == stamp, "nothing is written"
    assert not any(match.attached for match in dry)
    real = attach(store, folder)
    assert [match.attached for match in real] == [True, True, False, False]

    def told(match: Match) -> object:
        place = match.table.place if match.table else None
        said = str(match.problem)
        return match.file, place, match.certain, match.notes, match.differing, said

    assert [*map(told, dry)] == [*map(told, real)]


def test_no_folder(store: EventStore, folder: Path) -> None:
    with refuses(FileError, "no-file-or-folder"):
        matched(store.event(), folder / "none")
    assert matched(store.event(), folder) == ()


def test_an_event_without_players(tmp_path: Path, folder: Path) -> None:
    with new_event(tmp_path / "n.gorefevent", EventInfo("x"), "t") as store:
        found = only(store, folder, record("A", "B"))
        assert codes(found) == ["no-such-players"]
        assert found.problem == ""


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no such files")
def test_a_pipe_and_a_device_are_no_records(store: EventStore, folder: Path) -> None:
    os.mkfifo(folder / "a.sgf")
    (folder / "b.sgf").symlink_to("/dev/zero")
    for match in attach(store, folder):
        assert not match.attached
        with refuses(FileError, "special-file"):
            raise FileError(match.problem)
