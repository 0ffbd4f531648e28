"""Work on a thread: one at a time, the newest wins, and nothing of it outlives its wish."""

from __future__ import annotations

import gc
import threading
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from goref.qt.work import work
from goref.qt.work.work import RUNNING, THREAD_NAME, Task, Work, give_up_all, stop_all

MOST_S = 20


class Bench:
    """A window with work, what it was told, and on which thread; ``gate`` holds the work."""

    def __init__(self, qtbot: QtBot) -> None:
        self.qtbot = qtbot
        self.window = QWidget()
        self.work = Work(self.window)
        self.heard: list[object] = []
        self.threads: set[threading.Thread] = set()
        self.gate = threading.Event()
        self.tasks: list[Task] = []

    def hear(self, what: object) -> None:
        self.heard.append(what)
        self.threads.add(threading.current_thread())

    def start(self, act: Callable[[Task], object]) -> None:
        self.work.start(act, self.hear, self.hear, lambda *told: self.hear(told))

    def held(self, result: object) -> Callable[[Task], object]:
        """Work that waits for the gate, or until it is given up."""

        def act(task: Task) -> object:
            self.tasks.append(task)
            assert self.gate.wait(MOST_S)
            return result

        return act

    def rest(self) -> None:
        self.qtbot.waitUntil(lambda: not RUNNING)


@pytest.fixture
def bench(qtbot: QtBot) -> Iterator[Bench]:
    bench = Bench(qtbot)
    yield bench
    bench.gate.set()
    assert stop_all(MOST_S)
    bench.rest()


def alive() -> list[str]:
    return [t.name for t in threading.enumerate() if t.name == THREAD_NAME]


def test_it_is_done_on_another_thread_and_told_on_this_one(bench: Bench) -> None:
    worked: list[threading.Thread] = []
    bench.start(lambda task: worked.append(threading.current_thread()) or 7)
    assert bench.work.is_busy
    bench.rest()
    assert bench.heard == [7]
    assert bench.threads == {threading.main_thread()}
    assert worked[0] is not threading.main_thread()
    assert not bench.work.is_busy
    assert alive() == []


def test_progress_comes_in_order_and_before_the_end(bench: Bench) -> None:
    def act(task: Task) -> str:
        for now in range(3):
            task.tell(now, 3, f"part {now}")
        return "all"

    bench.start(act)
    bench.rest()
    assert bench.heard == [*((now, 3, f"part {now}") for now in range(3)), "all"]
    assert bench.threads == {threading.main_thread()}


def test_the_newest_wins(bench: Bench) -> None:
    for number in range(3):
        bench.start(bench.held(number))
    bench.qtbot.waitUntil(lambda: bool(bench.tasks))
    bench.gate.set()
    bench.rest()
    assert bench.heard == [2]


def test_what_the_older_says_too_late_is_not_heard(bench: Bench) -> None:
    told = threading.Event()

    def act(task: Task) -> str:
        task.tell(1, 2, "old")
        told.set()
        return "old"

    bench.start(act)
    assert told.wait(MOST_S)  # it is on its way, but not heard yet
    bench.start(lambda task: "new")
    bench.rest()
    assert bench.heard == ["new"]


def test_work_that_is_stopped_knows_and_is_not_heard(bench: Bench) -> None:
    seen: list[bool] = []

    def act(task: Task) -> str:
        bench.tasks.append(task)
        assert bench.gate.wait(MOST_S)
        seen.append(task.is_given_up())
        return "too late"

    bench.start(act)
    bench.qtbot.waitUntil(lambda: bool(bench.tasks))
    bench.work.stop()
    assert not bench.work.is_busy
    bench.gate.set()
    bench.rest()
    assert seen == [True]
    assert bench.heard == []


def spinning(begun: threading.Event) -> Callable[[Task], object]:
    """Work that computes for ever, whatever is wanted of it."""

    def act(task: Task) -> None:
        begun.set()
        while True:
            pass

    return act


def test_what_does_not_end_when_it_is_given_up_is_broken_off(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(work, "OVERDUE_MS", 1)
    begun = threading.Event()
    bench.start(spinning(begun))
    assert begun.wait(MOST_S)
    bench.work.stop()
    bench.rest()
    assert alive() == []
    assert bench.heard == []
    bench.start(lambda task: "next")
    bench.rest()
    assert bench.heard == ["next"]


def test_what_was_broken_off_may_clear_up(bench: Bench) -> None:
    begun, cleared = threading.Event(), list[str]()

    def act(task: Task) -> None:
        try:
            spinning(begun)(task)
        except Exception:  # not for what comes from outside
            cleared.append("caught")
        finally:
            cleared.append("cleared")

    bench.start(act)
    assert begun.wait(MOST_S)
    assert stop_all(MOST_S)
    assert cleared == ["cleared"]


def test_work_that_hangs_is_left_after_a_limit(bench: Bench) -> None:
    bench.start(bench.held("too late"))
    bench.qtbot.waitUntil(lambda: bool(bench.tasks))
    assert not stop_all(0)
    assert alive() == [THREAD_NAME]
    assert all(thread.daemon for thread in threading.enumerate() if thread.name == THREAD_NAME)
    assert bench.tasks[0].is_given_up()


def test_work_that_was_never_begun_is_not_waited_for(qapp: QApplication) -> None:
    task = Task(lambda task: None)
    task.give_up()
    assert task.join(0)


def test_work_that_writes_is_neither_given_up_nor_broken_off(bench: Bench) -> None:
    begun, seen = threading.Event(), list[bool]()

    def act(task: Task) -> str:
        bench.tasks.append(task)
        begun.set()
        while not bench.gate.is_set():
            pass
        seen.append(task.is_given_up())
        return "written"

    bench.work.start(act, bench.hear, writes=True)
    assert begun.wait(MOST_S)
    give_up_all()
    bench.tasks[0].break_off()
    assert not stop_all(0)
    bench.gate.set()
    bench.rest()
    assert seen == [False]
    assert bench.heard == ["written"]


def test_what_was_to_be_written_is_though_its_window_goes_first(bench: Bench) -> None:
    written: list[str] = []
    bench.work.start(lambda task: written.append("all"), bench.hear, writes=True)
    bench.work.stop()
    bench.window.deleteLater()
    bench.rest()
    assert written == ["all"]


def test_a_failure_is_told_to_whoever_asked(bench: Bench) -> None:
    error = ValueError("no")

    def act(task: Task) -> None:
        raise error

    bench.start(act)
    bench.rest()
    assert bench.heard == [error]
    assert not bench.work.is_busy
    bench.start(lambda task: "again")
    bench.rest()
    assert bench.heard == [error, "again"]


def test_a_failure_that_nobody_asked_for_is_raised(bench: Bench) -> None:
    def act(task: Task) -> None:
        raise ValueError("a bug")

    with bench.qtbot.captureExceptions() as raised:
        bench.work.start(act, bench.hear)
        bench.rest()
    assert [str(error) for _, error, _ in raised] == ["a bug"]
    assert not bench.work.is_busy
    assert bench.heard == []


def test_an_answer_may_ask_the_next_question(bench: Bench) -> None:
    def heard(number: int) -> None:
        bench.hear(number)
        if number < 3:
            bench.work.start(lambda task: number + 1, heard)

    bench.work.start(lambda task: 1, heard)
    bench.qtbot.waitUntil(lambda: len(bench.heard) == 3)
    bench.rest()
    assert bench.heard == [1, 2, 3]
    assert not bench.work.is_busy


def test_a_window_may_go_while_its_work_goes_on(bench: Bench) -> None:
    bench.start(bench.held("nobody hears this"))
    bench.qtbot.waitUntil(lambda: bool(bench.tasks))
    with bench.qtbot.waitSignal(bench.window.destroyed):
        bench.window.close()
        bench.window.deleteLater()
    assert bench.tasks[0].is_given_up()
    bench.gate.set()
    bench.rest()
    QApplication.processEvents()
    assert bench.heard == []
    assert alive() == []


def test_leaving_the_program_ends_all_work(bench: Bench, qtbot: QtBot) -> None:
    other = Bench(qtbot)
    for one in (bench, other):
        one.start(one.held("late"))
        qtbot.waitUntil(lambda one=one: bool(one.tasks))
        one.gate.set()
    stop_all()
    assert alive() == []
    bench.rest()


def test_cycles_are_not_looked_for_while_work_runs(qtbot: QtBot) -> None:
    """What is left of a closed window may be deleted on the window's thread alone."""
    assert gc.isenabled()
    owner = QWidget()
    qtbot.addWidget(owner)
    seen: list[bool] = []
    Work(owner).start(lambda task: gc.isenabled(), seen.append)
    assert not gc.isenabled()
    qtbot.waitUntil(lambda: bool(seen) and gc.isenabled())
    assert seen == [False]
