"""Work between events: in order, the newest wins, and other events have their turn."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QDeadlineTimer, QEventLoop, QTimer
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from goref.qt.work.idle_work import ALONE, SHARE_S, IdleWork


class Bench:
    """A window with a pump, and what was done."""

    def __init__(self, qtbot: QtBot) -> None:
        self.qtbot = qtbot
        self.window = QWidget()
        self.pump = IdleWork(self.window)
        self.done: list[object] = []

    def pieces(self, *names: object) -> Iterator[None]:
        for name in names:
            self.done.append(name)
            yield

    def slow(self, *names: object) -> Iterator[None]:
        """Pieces of a frame's share each."""
        for _ in self.pieces(*names):
            share = QDeadlineTimer(int(SHARE_S * 1000) + 1)
            while not share.hasExpired():
                pass
            yield

    def end(self) -> None:
        self.done.append("end")

    def until_done(self, name: object) -> None:
        """Let events come, a turn at a time, until a piece is done."""
        while name not in self.done:
            QApplication.processEvents()

    def rest(self) -> None:
        self.qtbot.waitUntil(lambda: not self.pump.is_busy)


@pytest.fixture
def bench(qtbot: QtBot) -> Bench:
    return Bench(qtbot)


def test_pieces_come_in_order_then_the_end(bench: Bench) -> None:
    bench.pump.start(bench.pieces(1, 2, 3), bench.end)
    assert bench.pump.is_busy
    assert bench.done == [], "not before the next event"
    bench.rest()
    assert bench.done == [1, 2, 3, "end"]


def test_it_is_not_busy_any_more_when_the_end_is_told(bench: Bench) -> None:
    busy: list[bool] = []
    bench.pump.start(bench.pieces(1), lambda: busy.append(bench.pump.is_busy))
    bench.rest()
    assert busy == [False]


def test_other_events_have_their_turn_after_a_frames_share(bench: Bench) -> None:
    timer = QTimer(bench.window)
    timer.timeout.connect(lambda: bench.done.append("event"))
    timer.start(0)
    bench.pump.start(bench.slow(1, 2, 3), bench.end)
    bench.qtbot.waitUntil(lambda: "end" in bench.done)
    timer.stop()
    for one, other in ((1, 2), (2, 3)):
        between = bench.done[bench.done.index(one) : bench.done.index(other)]
        assert "event" in between


def test_small_pieces_share_a_turn(bench: Bench) -> None:
    turns: list[object] = []
    timer = QTimer(bench.window)
    timer.timeout.connect(lambda: turns.append(len(bench.done)))
    timer.start(0)
    bench.pump.start(bench.pieces(*range(500)))
    bench.rest()
    timer.stop()
    assert len(set(turns)) < 100


def test_what_takes_long_is_begun_in_a_turn_of_its_own(bench: Bench) -> None:
    def pieces() -> Iterator[object]:
        for name in (1, 2, 3):
            bench.done.append(name)
            yield ALONE if name == 1 else None

    timer = QTimer(bench.window)
    timer.timeout.connect(lambda: bench.done.append("event"))
    bench.pump.start(pieces(), bench.end)
    timer.start(0)
    bench.rest()
    timer.stop()
    at = bench.done.index
    assert "event" in bench.done[at(1) : at(2)]
    assert "event" not in bench.done[at(2) : at("end")]


def test_the_newest_wins(bench: Bench) -> None:
    bench.pump.start(bench.slow("old", "older"), lambda: bench.done.append("old end"))
    bench.until_done("old")
    bench.pump.start(bench.pieces("new"), bench.end)
    bench.rest()
    assert bench.done == ["old", "new", "end"]


def test_a_piece_may_begin_something_else(bench: Bench) -> None:
    def first() -> Iterator[None]:
        bench.done.append("first")
        bench.pump.start(bench.pieces("second"), bench.end)
        yield
        bench.done.append("never")

    bench.pump.start(first(), lambda: bench.done.append("never"))
    bench.rest()
    assert bench.done == ["first", "second", "end"]


def test_the_last_piece_may_begin_something_else(bench: Bench) -> None:
    def first() -> Iterator[None]:
        bench.pump.start(bench.pieces("second"), bench.end)
        return
        yield

    bench.pump.start(first(), lambda: bench.done.append("never"))
    bench.rest()
    assert bench.done == ["second", "end"]


def test_what_is_stopped_is_forgotten(bench: Bench) -> None:
    bench.pump.start(bench.slow(1, 2), bench.end)
    bench.until_done(1)
    bench.pump.stop()
    bench.pump.resume()
    assert not bench.pump.is_busy
    bench.qtbot.wait(0)
    assert bench.done == [1]


def test_what_pauses_goes_on_where_it_was(bench: Bench) -> None:
    bench.pump.start(bench.slow(1, 2), bench.end)
    bench.until_done(1)
    bench.pump.pause()
    assert not bench.pump.is_busy
    bench.pump.resume()
    bench.rest()
    assert bench.done == [1, 2, "end"]
    bench.pump.resume()
    assert not bench.pump.is_busy, "nothing is left"


def failing(bench: Bench) -> Iterator[None]:
    bench.done.append(1)
    yield
    raise ValueError("no")


def test_a_failure_is_told_to_whoever_asked(bench: Bench) -> None:
    bench.pump.start(failing(bench), bench.end, lambda error: bench.done.append(str(error)))
    bench.rest()
    assert bench.done == [1, "no"]


def test_a_failure_that_nobody_asked_for_is_raised(bench: Bench) -> None:
    with bench.qtbot.captureExceptions() as raised:
        bench.pump.start(failing(bench), bench.end)
        bench.rest()
    assert [str(error) for _, error, _ in raised] == ["no"]
    assert bench.done == [1]


def test_a_piece_that_asks_something_is_waited_for(bench: Bench) -> None:
    """A dialog turns the events itself, and may hide and show what is behind it."""

    def asking() -> Iterator[None]:
        loop = QEventLoop()
        ticks: list[int] = []
        timer = QTimer()
        timer.timeout.connect(lambda: ticks.append(1) or len(ticks) < 5 or loop.quit())
        timer.start(0)
        bench.pump.pause()
        bench.pump.resume()
        loop.exec()
        bench.done.append("answered")
        yield
        bench.done.append("next")

    bench.pump.start(asking(), bench.end)
    bench.rest()
    assert bench.done == ["answered", "next", "end"]


def test_a_window_may_go_while_its_pieces_are_done(bench: Bench) -> None:
    bench.pump.start(bench.slow(1, 2, 3), bench.end)
    bench.until_done(1)
    bench.window.close()
    with bench.qtbot.waitSignal(bench.window.destroyed):
        bench.window.deleteLater()
    done = list(bench.done)
    bench.qtbot.wait(0)
    assert bench.done == done
    assert "end" not in done
