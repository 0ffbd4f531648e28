"""A start in steps: none of them ends the others, and what crashed comes back first."""

from __future__ import annotations

import errno
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox, QPushButton

from goref.app.edits.ruling import ChooseRules
from goref.core.event.event import EventInfo
from goref.io.case.journal import unfinished
from goref.io.event.store import EventStore
from goref.io.places import journals
from goref.qt.app import recovery
from goref.qt.app import start as starting
from goref.qt.app.app import Application
from goref.qt.app.start import after_first_paint
from goref.qt.look.preferences import Preferences
from tests.qt.conftest import Start, Told
from tests.qt.desk import Desk, Key
from tests.unreachable import HANGS, REFUSALS, falling_silent, unreachable
from tests.wordings import in_words

ROOT = Path(__file__).parents[3]
Drive = Callable[[Callable[[QMessageBox], object]], list[str]]


@pytest.fixture
def crashed(start: Start) -> None:
    """A case that was not saved when goref ended."""
    desk = start()
    desk.window.session.do(ChooseRules("aga"))
    desk.window.session.leave()  # as if killed: the journal stays


@pytest.fixture
def offered(drive: Drive) -> list[str]:
    """What was asked about unsaved cases; each is brought back."""
    return drive(lambda box: QTest.keyClick(box, Key.Key_Return))


def go_on(desk: Desk) -> None:
    after_first_paint(desk.main, quit_now=False, paths=())


@pytest.mark.parametrize("why", [*REFUSALS, "ENOTDIR", HANGS])
@pytest.mark.usefixtures("crashed")
def test_a_path_that_cannot_be_reached_is_named_and_the_crashed_case_comes_back(
    start: Start, tmp_path: Path, told: Told, offered: list[str], why: str
) -> None:
    bad = tmp_path / "bad.sgf"
    bad.write_text("(;SZ[9])")
    kept = Preferences()
    kept.add_recent(bad)
    kept.folder = kept.photo_folder = str(bad)
    kept.save()
    with unreachable(bad, why):
        desk = start(bad)
        assert len(told) == 1
        assert str(bad) in told[0]
        assert desk.status == f"⚑ {told[0]}"
        go_on(desk)
        assert len(offered) == 1
        assert desk.case.rules == "aga"
        assert desk.main.preferences.recent == ([] if why == "ENOTDIR" else [bad])
        desk.main.open_paths([bad])
        assert len(told) == 2


@pytest.mark.parametrize("why", ["EACCES", "ESTALE", HANGS])
@pytest.mark.usefixtures("crashed")
def test_so_it_is_with_an_event(
    start: Start, tmp_path: Path, told: Told, offered: list[str], why: str
) -> None:
    bad = tmp_path / "bad.gorefevent"
    with unreachable(bad, why):
        desk = start(bad)
        assert len(told) == 1
        assert str(bad) in told[0]
        go_on(desk)
        assert len(offered) == 1


@pytest.mark.parametrize(("name", "after"), [("bad.sgf", 1), ("bad.gorefevent", 0)])
@pytest.mark.usefixtures("crashed")
def test_a_disk_may_fall_silent_while_it_is_read(
    start: Start, tmp_path: Path, told: Told, offered: list[str], name: str, after: int
) -> None:
    bad = tmp_path / name
    bad.write_text("(;SZ[9])")
    with falling_silent(bad, after):
        desk = start(bad)
        go_on(desk)
        assert told == [in_words("cannot-read", path=bad, reason=in_words("out-of-reach"))]
        assert len(offered) == 1


@pytest.mark.usefixtures("crashed")
def test_each_step_may_fail_and_is_told_in_a_line(
    start: Start, told: Told, offered: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    desk, order = start(), []

    def failing(name: str) -> Callable[..., None]:
        def act(*_: object) -> None:
            order.append((name, len(offered)))
            raise OSError(errno.EIO, "Input/output error", f"/{name}")

        return act

    for name in ("keep_journal", "tidy", "open_paths"):
        monkeypatch.setattr(desk.main, name, failing(name))
    monkeypatch.setattr(starting, "_show_icon", failing("icon"))
    go_on(desk)
    assert order == [("keep_journal", 1), ("icon", 1), ("tidy", 1), ("open_paths", 1)]
    assert told == [
        in_words("start-step", reason=f"/{name}: {in_words('device-error')}")
        for name, _ in order
    ]


def test_a_mistake_of_goref_in_a_step_is_shown_as_one(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk, caught = start(), []
    monkeypatch.setattr(desk.main, "tidy", lambda: 1 / 0)
    monkeypatch.setattr(sys, "excepthook", lambda kind, *_: caught.append(kind))
    opened: list[Any] = []
    monkeypatch.setattr(desk.main, "open_paths", opened.append)
    go_on(desk)
    assert caught == [ZeroDivisionError]
    assert opened == [()]


@pytest.mark.usefixtures("crashed")
def test_a_journal_that_cannot_be_read_hides_no_other(
    start: Start, told: Told, offered: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = start()
    desk.window.session.do(ChooseRules("lu-nan"))
    desk.window.session.leave()
    again, real, seen = start(), recovery._is_saved, []

    def is_saved(left: Any) -> bool:
        seen.append(left)
        if len(seen) == 1:
            raise OSError(errno.EIO, "Input/output error", str(left.path))
        return real(left)

    monkeypatch.setattr(recovery, "_is_saved", is_saved)
    go_on(again)
    assert len(told) == len(offered) == 1
    assert str(seen[0].path) in told[0]
    assert again.case.rules == "aga"
    seen[0].path.unlink()


@pytest.mark.usefixtures("crashed")
def test_once_a_case_is_brought_back_no_other_is_offered(
    start: Start, offered: list[str]
) -> None:
    desk = start()
    desk.window.session.do(ChooseRules("lu-nan"))
    desk.window.session.leave()
    again = start()
    go_on(again)
    assert len(offered) == 1
    assert again.case.rules == "lu-nan"
    left = [one for one in unfinished(journals()) if one.entries]
    assert len(left) == 1
    left[0].path.unlink()


@pytest.mark.parametrize("named", [True, False])
def test_what_fails_at_the_start_leaves_an_empty_board(
    start: Start, told: Told, monkeypatch: pytest.MonkeyPatch, named: bool
) -> None:
    def fail(*_: object, **__: object) -> None:
        raise OSError(errno.EIO, "Input/output error", "/disk")

    monkeypatch.setattr(Application, "open_path" if named else "open_first_page", fail)
    desk = start(Path("a.sgf") if named else None, first_page=True)
    assert not desk.case.record.acts
    assert told == [in_words("start-step", reason=f"/disk: {in_words('device-error')}")]


def test_a_missing_sample_game_is_reported_and_the_first_page_stays(
    start: Start, told: Told, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("goref.qt.app.app.FIRST_GAME", "gone.sgf")
    desk = start(first_page=True)
    page = desk.window.first_page.page
    link = page.findChild(QPushButton, "link-sample")
    assert link is not None
    desk.press(link)
    assert "gone.sgf" in told[0]
    assert "gone.sgf" in page.note.text()
    assert page.note.isVisible()
    assert desk.window.is_at_first_page


HANGING = """
import os, sys, time
from threading import Event
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMessageBox
from goref.__main__ import main
from goref.qt.app import recovery

bad, real, begun = sys.argv[-1], os.stat, time.monotonic()


def stat(path, *args, **kwargs):
    if isinstance(path, str | os.PathLike) and os.fspath(path) == bad:
        Event().wait()
    return real(path, *args, **kwargs)


def offer(main):
    print("OFFERED", main.window.isVisible(), flush=True)
    QTimer.singleShot(0, QApplication.instance().quit)


os.stat = stat
QMessageBox.warning = lambda parent, title, text: print("TOLD", text, flush=True)
recovery.offer_recovery = offer
sys.exit(main(["gui", *sys.argv[1:]]))
"""


def test_a_whole_start_passes_a_path_that_never_answers_and_ends(tmp_path: Path) -> None:
    bad = tmp_path / "bad.sgf"
    kept = Preferences()
    kept.add_recent(bad)
    kept.folder = str(bad)
    kept.save()
    command = [sys.executable, "-P", "-c", HANGING, str(bad)]
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60)
    assert (ran.returncode, ran.stderr.count("\n")) == (0, 1)
    assert ran.stdout.splitlines() == [
        f"TOLD cannot read {bad}: {in_words('out-of-reach')}",
        "OFFERED True",
    ]


ALONE = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMessageBox
from goref.__main__ import main
from goref.qt.app import recovery


def offer(main):
    print("OFFERED", main.has_events, main.appeared, flush=True)
    box = QMessageBox()
    QTimer.singleShot(0, box.accept)
    box.exec()
    QTimer.singleShot(0, lambda: look(main))


def look(main):
    if not main.has_events:
        QTimer.singleShot(0, lambda: look(main))
        return
    [window] = [w for w in QApplication.topLevelWidgets() if w.isVisible()]
    print("SHOWN", window.windowTitle(), flush=True)
    window.close()


recovery.offer_recovery = offer
sys.exit(main(["gui", *sys.argv[1:]]))
"""


def test_what_crashed_is_offered_before_an_event_is_opened(tmp_path: Path) -> None:
    path = tmp_path / "spring.gorefevent"
    EventStore.create(path, EventInfo("Spring open"), "referee").close()
    command = [sys.executable, "-P", "-c", ALONE, str(path)]
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60)
    assert ran.returncode == 0, ran.stderr
    offered, shown = ran.stdout.splitlines()
    assert offered == "OFFERED False None"
    assert "Spring open" in shown
