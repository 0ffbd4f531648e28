"""An event is shared from its window: started, shown, found again, and ended."""

from __future__ import annotations

import socket
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from PySide6.QtCore import QTimer
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from goref.app.event.acts.doing import do
from goref.app.event.acts.tables import WriteNote
from goref.app.event.files import open_event
from goref.app.serving import own_server
from goref.app.sharing.server_record import served_here
from goref.core.event.changes import seen
from goref.io.event.lease import lease_of
from goref.io.files import is_there
from goref.qt.events.sharing.code_picture import SIDE, squares_of
from goref.qt.events.sharing.end_question import EndQuestion
from goref.qt.events.sharing.share_dialog import ShareDialog
from goref.qt.events.sharing.start_dialog import StartSharingDialog
from goref.qt.events.window import EventWindow
from tests.cli.runs import ROOT
from tests.qt.desk import Key
from tests.qt.events.dialog_hands import click, press
from tests.qt.events.sharing.conftest import note_of
from tests.server.served import new_cup

LONG = 60_000


@pytest.fixture(autouse=True)
def no_server_stays(laptop: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    yield
    for record in served_here():
        own_server.OwnServer(record).stop()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return new_cup(tmp_path / "cup.gorefevent")


def free_port() -> int:
    with socket.create_server(("", 0)) as listening:
        return int(listening.getsockname()[1])


class Hands:
    """Hands on the modal dialogs, as they come."""

    def __init__(self, qtbot) -> None:
        self.qtbot = qtbot

    def next(self, kind: type[QDialog], act: Callable[[QDialog], object]) -> None:
        """Does something to the next dialog of a kind, as soon as it is in front."""

        def come() -> None:
            dialog = QApplication.activeModalWidget()
            if not isinstance(dialog, kind) or not dialog.isActiveWindow():
                QTimer.singleShot(20, come)
                return
            act(dialog)

        QTimer.singleShot(0, come)

    def start(self, dialog: QDialog) -> None:
        assert isinstance(dialog, StartSharingDialog)
        dialog.port.setValue(free_port())
        dialog.join_port.setValue(free_port())
        click(dialog.ok)

    def until(self, fits: Callable[[], object]) -> None:
        self.qtbot.waitUntil(lambda: bool(fits()), timeout=LONG)


@pytest.fixture
def hands(qtbot) -> Hands:
    return Hands(qtbot)


def shared(
    begin, hands: Hands, path: Path, act: Callable[[ShareDialog], object]
) -> EventWindow:
    """Shares an event by its window's command, and does something to the dialog."""
    referee = begin(path)
    hands.next(StartSharingDialog, hands.start)
    hands.next(ShareDialog, act)
    referee.events.actions_by_id["share"].trigger()
    return referee.events


def test_a_window_joins_the_server_that_a_terminal_has_begun(
    begin, hands: Hands, path: Path
) -> None:
    ports = ("--port", str(free_port()), "--join-port", str(free_port()))
    server = own_server.start_server(path, ports)
    referee = begin(path)

    def join(dialog: StartSharingDialog) -> None:
        assert not dialog.port.isVisible()
        click(dialog.ok)

    def look(dialog: ShareDialog) -> None:
        hands.until(lambda: dialog.devices.list.count())
        press(dialog, Key.Key_Escape)

    hands.next(StartSharingDialog, join)
    hands.next(ShareDialog, look)
    referee.events.actions_by_id["share"].trigger()
    assert [record.process for record in served_here()] == [server.record.process]
    assert referee.events.store.path != path
    server.stop()


def test_everything_that_others_need_is_shown_and_the_window_goes_on(
    begin, hands: Hands, path: Path
) -> None:
    met: list[ShareDialog] = []

    def look(dialog: ShareDialog) -> None:
        met.append(dialog)
        hands.until(lambda: dialog.devices.list.count())
        (record,) = served_here()
        assert dialog.address.text().startswith("http://")
        assert record.digits in dialog.join.text()
        now = own_server.OwnServer(record).ask()
        pins = now.pins
        assert f"https://{now.joins[0]}/referee" in dialog.referees.text()
        assert now.fingerprint in dialog.referees.text().replace("\n", "")
        shown = {label.text() for label in dialog.pins.findChildren(QWidget) if label.text()}
        assert {*pins.values(), "Chief referee"} <= shown
        assert "Chief referee" in dialog.devices.list.item(0).text()
        assert code_of(dialog) == [bytes(row) for row in squares_of(dialog.address.text())]
        with httpx.Client() as client:
            port = dialog.address.text().rstrip("/").rpartition(":")[2]
            assert "Ann" in client.get(f"http://127.0.0.1:{port}/").text
        press(dialog, Key.Key_Escape)

    window = shared(begin, hands, path, look)
    assert met
    assert window.store.path != path, "it works in a joined copy"
    assert window.heading.text() == "Cup"
    do(window.store, WriteNote(seen(window.store.event().table(1, 1)), "from the window"))
    hands.until(lambda: note_of(path, 1) == "from the window")

    def stop(dialog: ShareDialog) -> None:
        hands.until(lambda: dialog.print.isEnabled() and window.sharing.state.is_in_step)
        click(dialog.stop)

    hands.next(ShareDialog, stop)
    window.actions_by_id["share"].trigger()
    assert served_here() == ()
    assert not is_there(lease_of(path))
    now = window.host._events.windows[-1]
    assert now.store.path == path
    assert now.event_read.table(1, 1).note == "from the window"
    assert now.sharing.button.isHidden()


def code_of(dialog: ShareDialog) -> list[bytes]:
    """The squares of the code as it is painted."""
    picture = dialog.code
    picture.resize(SIDE, SIDE)
    image = picture.grab().toImage().convertToFormat(QImage.Format.Format_Grayscale8)
    count = len(squares_of(dialog.address.text()))
    size = SIDE // count
    edge = (SIDE - size * count) / 2
    at = [int(edge + size * (number + 0.5)) for number in range(count)]
    ratio = image.width() / SIDE
    return [
        bytes(image.pixelColor(int(x * ratio), int(y * ratio)).value() < 128 for x in at)
        for y in at
    ]


def test_a_port_that_is_taken_is_said_and_another_can_be_chosen(
    begin, hands: Hands, path: Path
) -> None:
    referee = begin(path)
    with socket.create_server(("", 0)) as taken:
        port = int(taken.getsockname()[1])

        def start(dialog: StartSharingDialog) -> None:
            dialog.port.setValue(port)
            click(dialog.ok)
            hands.until(lambda: dialog.fault.text())
            assert f"port {port} cannot be used" in dialog.fault.text()
            assert dialog.ok.isEnabled()
            press(dialog, Key.Key_Escape)

        hands.next(StartSharingDialog, start)
        referee.events.actions_by_id["share"].trigger()
    assert served_here() == ()
    assert referee.events.store.path == path


def test_without_the_packages_it_says_what_to_install(
    begin, hands: Hands, path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "uvicorn.py").write_text("raise ImportError")
    monkeypatch.setenv("PYTHONPATH", f"{tmp_path}:{ROOT}")
    referee = begin(path)

    def start(dialog: StartSharingDialog) -> None:
        click(dialog.ok)
        hands.until(lambda: dialog.fault.text())
        assert "pip install 'goref[serve]'" in dialog.fault.text()
        dialog.reject()

    hands.next(StartSharingDialog, start)
    referee.events.actions_by_id["share"].trigger()


def test_closing_asks_and_the_server_is_found_again(begin, hands: Hands, path: Path) -> None:
    window = shared(begin, hands, path, lambda dialog: press(dialog, Key.Key_Escape))
    main = window.host
    hands.next(EndQuestion, lambda box: press(box, Key.Key_Escape))
    assert not window.close()
    hands.next(EndQuestion, lambda box: press(box, Key.Key_Return))  # go on sharing
    assert window.close()
    assert len(served_here()) == 1
    again = main._events.open(path)
    assert again is not None
    assert again.store.path != path, "it is found again, and followed"
    hands.until(lambda: again.sharing.state.is_in_step)

    hands.next(EndQuestion, lambda box: click(box.stop))
    assert again.close()
    assert served_here() == ()
    with open_event(path) as store:
        do(store, WriteNote(seen(store.event().table(1, 2)), "nobody else writes it"))
