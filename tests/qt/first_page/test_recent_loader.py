"""The recent files are read behind the first page: their states, and what cannot be read."""

from __future__ import annotations

import os
from pathlib import Path
from threading import Event

import pytest

from goref.core.scoring.status import CaseState
from goref.core.texts.status import STATES
from goref.io.places import resources
from goref.qt.first_page import recent_file, recent_loader
from goref.qt.first_page.recent_list import RecentRow, time_text
from goref.qt.look.preferences import Preferences
from tests.languages import EN, JA
from tests.qt.conftest import Start
from tests.qt.desk import CTRL, Desk, Key, settle
from tests.unreachable import HANGS, unreachable

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


def test_an_event_is_called_one_and_not_read(start: Start, tmp_path: Path) -> None:
    event = tmp_path / "cup.gorefevent"
    event.write_bytes(b"SQLite format 3\0")
    desk = begun(start, event, SETTLED)
    assert told(desk, 2)[0] == "Event"
    assert "cup.gorefevent" in rows(desk)[0].title.text()


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
