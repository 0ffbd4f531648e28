"""The recent files are read behind the first page: their states, and what cannot be read."""

from __future__ import annotations

import os
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtGui import QColor, QPalette

from goref.app.event.files import open_event
from goref.app.event.tables import decide_by_referee
from goref.app.opening import open_bytes
from goref.core.incidents.incident import Person, Protest
from goref.core.scoring.status import CaseState
from goref.core.texts.event.events import PROTESTS, ROUND_STATE
from goref.core.texts.status import STATES
from goref.core.texts.terms import JOINT
from goref.io.case.case_file import dump
from goref.io.places import resources
from goref.qt.first_page import recent_file, recent_loader
from goref.qt.first_page.recent_list import MOST_SHOWN, RecentRow, time_text
from goref.qt.look.preferences import Preferences
from goref.qt.look.style import roles
from tests.app.event.at_tables import lodge_at
from tests.languages import EN, JA
from tests.qt.conftest import Start
from tests.qt.desk import CTRL, Desk, Key, settle
from tests.qt.events.referee import event_file
from tests.unreachable import HANGS, unreachable
from tests.wordings import in_words

GAMES = resources() / "games"
SETTLED = GAMES / "gold-petal-bowls.sgf"
UNRULED = GAMES / "takagawa--go-seigen-1959.sgf"


def begun(start: Start, *recent: Path) -> Desk:
    """The first page with recent files, the first of them the newest."""
    remember(*recent)
    return start(first_page=True)


def remember(*recent: Path) -> None:
    for path in reversed(recent):
        Preferences().add_recent(path)


def rows(desk: Desk) -> list[RecentRow]:
    page = desk.window.first_page.page
    shown = [row for row in page.findChildren(RecentRow) if row.isVisible()]
    return sorted(shown, key=lambda row: row.y())


def told(desk: Desk, count: int, *, unread: int = 0) -> list[str]:
    """What the rows say, once all files but some were read."""

    def are_read() -> bool:
        known = [row for row in rows(desk) if row.state.text().strip() or row.time.text()]
        return len(rows(desk)) == count and len(known) == count - unread

    desk.qtbot.waitUntil(are_read)
    return [row.state.text().strip() for row in rows(desk)]


def test_each_file_says_its_players_and_its_state_newest_first(start: Start) -> None:
    desk = begun(start, UNRULED, SETTLED)
    unruled, settled = told(desk, 2)
    assert unruled == STATES[CaseState.UNDECIDED].in_(EN)
    assert settled.startswith(STATES[CaseState.SETTLED].in_(EN))
    first, second = rows(desk)
    assert first.title.text().startswith("高川格")
    assert first.accessibleName() == first.title.text()
    assert second.accessibleDescription() == settled


def test_an_event_says_its_round_and_what_is_open(start: Start, tmp_path: Path) -> None:
    path = event_file(tmp_path)
    with open_event(path) as store:
        decide_by_referee(store, store.event().table(1, 1), "B+R")
        lodge_at(store, store.event().table(1, 2), Protest(1, Person.BLACK))
    before = path.read_bytes()
    desk = begun(start, path, SETTLED)
    round_ = in_words(ROUND_STATE, round=1, decided=1, count=4)
    assert told(desk, 2)[0] == f"{round_}{JOINT}{in_words(PROTESTS, count=1)}"
    row = rows(desk)[0]
    assert row.title.text() == "Autumn Cup"
    assert row.state.palette().color(QPalette.ColorRole.PlaceholderText) == QColor(
        roles().warning
    )
    assert path.read_bytes() == before


def test_a_broken_event_says_that_it_cannot_be_read(start: Start, tmp_path: Path) -> None:
    event = tmp_path / "cup.gorefevent"
    event.write_bytes(b"SQLite format 3\0")
    desk = begun(start, event, SETTLED)
    assert told(desk, 2)[0]
    assert "cup.gorefevent" in rows(desk)[0].title.text()


def test_a_game_is_shown_once_though_it_has_several_files(start: Start, tmp_path: Path) -> None:
    opened = open_bytes(SETTLED.read_bytes(), SETTLED.name)[0]
    case = tmp_path / "saved.goref"
    case.write_bytes(dump(opened.case))
    desk = begun(start, UNRULED, case, SETTLED)
    told(desk, 2)
    page = desk.window.first_page.page
    desk.qtbot.waitUntil(lambda: page.recent.rows[SETTLED].file is not None)
    assert [row for row in page.recent.rows.values() if row.isVisible()] == rows(desk)
    assert [*page.recent.rows].index(case) == 1
    assert page.recent.rows[case].isVisible(), "the newest one"
    assert not page.recent.all.isVisible(), "there are no others"


@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_all_recent_files_are_one_link_away(start: Start, tmp_path: Path, by: str) -> None:
    paths = [tmp_path / f"{number}.sgf" for number in range(8)]
    for number, path in enumerate(paths):
        path.write_text(f"(;SZ[9];B[{chr(97 + number)}a])")
    desk = begun(start, *paths)
    told(desk, MOST_SHOWN)
    page = desk.window.first_page.page
    if by == "mouse":
        desk.press(page.recent.all)
    else:
        while not page.recent.all.hasFocus():
            desk.key(Key.Key_Tab)
        desk.key(Key.Key_Return)
    told(desk, 8)
    assert page.recent.rows[paths[MOST_SHOWN]].hasFocus()
    assert not page.recent.all.isVisible()


@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_a_file_is_opened(start: Start, by: str) -> None:
    desk = begun(start, UNRULED, SETTLED)
    told(desk, 2)
    row = rows(desk)[1]
    if by == "mouse":
        desk.press(row)
    else:
        while not row.hasFocus():
            desk.key(Key.Key_Tab)
        desk.key(Key.Key_Return)
    assert not desk.window.is_at_first_page
    assert desk.window.session.title.startswith("顾师言")
    desk.key(Key.Key_W, CTRL)
    # It is the newest now.
    desk.qtbot.waitUntil(lambda: rows(desk)[0].title.text().startswith("顾师言"))


def test_a_small_board_shows_the_stones(start: Start) -> None:
    desk = begun(start, UNRULED)
    told(desk, 1)
    (row,) = rows(desk)
    picture = row.grab().toImage()
    row.show_file(recent_file.RecentFile())
    shades = {
        picture.pixelColor(x, row.height() // 2 + y).lightness()
        for x in range(14, 60)
        for y in range(-20, 20)
    }
    assert min(shades) < 40, "black stones"
    assert max(shades) > 230, "white stones"


def test_a_file_that_cannot_be_read_says_so_and_the_others_are_read(
    start: Start, tmp_path: Path
) -> None:
    bad = tmp_path / "bad.sgf"
    bad.write_text("no game")
    desk = begun(start, bad, SETTLED)
    problem, settled = told(desk, 2)
    assert problem
    assert problem != settled
    assert rows(desk)[0].title.text() == "bad.sgf"
    assert str(bad) in rows(desk)[0].toolTip()


def test_a_deleted_file_is_not_offered(start: Start, tmp_path: Path) -> None:
    gone = tmp_path / "gone.sgf"
    desk = begun(start, gone, SETTLED)
    assert len(told(desk, 1)) == 1
    assert "顾师言" in rows(desk)[0].title.text()


def test_a_large_file_shows_its_name_alone(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(recent_file, "LARGEST_BYTES", 10)
    desk = begun(start, SETTLED)
    assert told(desk, 1) == [""]
    assert rows(desk)[0].title.text() == SETTLED.name
    assert rows(desk)[0].time.text()


def test_a_file_that_takes_too_long_is_left(
    start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    held, real = Event(), recent_file.read_in_time
    small = tmp_path / "small.sgf"
    small.write_text("(;SZ[9])")

    def slow(path: Path) -> bytes:
        if path == SETTLED:
            held.wait(60)
        return real(path)

    monkeypatch.setattr(recent_file, "read_in_time", slow)
    monkeypatch.setattr(recent_loader, "BUDGET_MS", 1000)
    try:
        desk = begun(start, SETTLED, small)
        assert told(desk, 2, unread=1) == ["", STATES[CaseState.UNDECIDED].in_(EN)]
        assert rows(desk)[0].title.text() == SETTLED.name
    finally:
        held.set()


@pytest.mark.parametrize("why", ["ESTALE", HANGS])
def test_a_file_out_of_reach_neither_holds_up_the_start_nor_the_others(
    start: Start, tmp_path: Path, why: str
) -> None:
    away = tmp_path / "away.sgf"
    away.write_text("(;SZ[9])")
    remember(away, SETTLED)
    with unreachable(away, why):
        desk = start(first_page=True)
        problem, settled = told(desk, 2)
        assert rows(desk)[0].title.text() == "away.sgf"
        assert problem
        assert settled.startswith(STATES[CaseState.SETTLED].in_(EN))
        desk.key(Key.Key_3)
        assert desk.window.modes.setting_up.is_on


def test_nothing_more_is_read_once_the_page_is_left(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[Path] = []
    held, real = Event(), recent_file.read_in_time

    def noted(path: Path) -> bytes:
        read.append(path)
        held.wait(60)
        return real(path)

    monkeypatch.setattr(recent_file, "read_in_time", noted)
    desk = begun(start, UNRULED, SETTLED)
    desk.qtbot.waitUntil(lambda: bool(read))
    desk.key(Key.Key_3)
    loader = desk.window.first_page.page.findChild(recent_loader.RecentLoader)
    assert not loader.work.is_busy
    held.set()
    settle()
    assert read == [UNRULED]


def test_the_time_of_today_is_that_of_the_clock(tmp_path: Path) -> None:
    file = tmp_path / "a"
    file.touch()
    now = file.stat().st_mtime
    os.utime(file, (0, 86_400 * 365))
    assert ":" in time_text(now, JA)
    assert ":" not in time_text(file.stat().st_mtime, JA)
    assert "1971" in time_text(file.stat().st_mtime, JA)
