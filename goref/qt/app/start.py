"""The start of the window, and of all that can wait until it is visible."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Literal

from PySide6 import QtGui
from PySide6.QtCore import QTimer

from goref.core.base.language import capital
from goref.io.files import probe_all
from goref.io.places import resources
from goref.io.text.catalogue import unread
from goref.qt.app import crash
from goref.qt.app.app import EVENT_SUFFIX, Application
from goref.qt.app.key_guard import KeyGuard
from goref.qt.app.screen import NoScreen, application
from goref.qt.app.steps import step
from goref.qt.frame.window_frame import in_words
from goref.qt.window.main_window import MainWindow
from goref.qt.work.after_paint import AfterPaint
from goref.qt.work.work import RUNNING

UNUSABLE = 4
"""The exit code for a file that cannot be opened, as on the command line."""
COLLECT = (10_000, 10, 5_000)
"""The thresholds of Python's garbage collector.

They make it search new objects often, but all objects hardly ever, since that makes the window
pause.
"""


def run(
    paths: Sequence[Path] = (),
    *,
    quit_when: Literal["", "all", "board"] = "",
    no_screen: Callable[[NoScreen], int] = lambda _: UNUSABLE,
) -> int:
    """Runs the window until it is closed. Returns the exit code.

    Several files are opened as if dropped together, once the window is visible.

    Args:
        quit_when: for measurements and tests: "all" ends the program once the whole window is
            painted, "board" once its board is. No dialogs are then shown; a file that cannot be
            opened is reported on stderr and by the exit code.
        no_screen: called if no window can be shown; reports why and returns the exit code.
    """
    app = application(no_screen)
    app.setApplicationName("goref")
    app.setApplicationDisplayName("goref")
    app.setDesktopFileName("goref")
    started: list[Application] = []
    crash.install(lambda: started[0].is_kept if started else None)
    main = Application(app, alone=bool(quit_when))
    started.append(main)
    if sys.platform == "darwin":  # elsewhere the command line has the files
        from goref.qt.app.file_open_filter import FileOpenFilter

        app.installEventFilter(FileOpenFilter(main, main))
    events = [path for path in paths if path.suffix.lower() == EVENT_SUFFIX]
    rest = [path for path in paths if path not in events]
    asks = len(rest) > 1 or any(one.is_folder for one in probe_all(rest))
    later = rest if asks and not quit_when else []
    after = partial(
        after_first_paint, main, bool(quit_when), later, () if quit_when else events
    )
    if rest or quit_when or not events:
        first = [path for path in rest if path not in later]
        main.start(*(events if quit_when else ()), *first, later=bool(later))
    else:  # closing a question before the event's window is shown must not end the program
        app.setQuitOnLastWindowClosed(False)
    shown = main.appeared
    if shown is None:
        QTimer.singleShot(0, after)
    else:
        _keep_keys(main, shown)
        if quit_when == "board":
            AfterPaint(shown.in_front(shown.board), lambda: _quit(main))
        # The search in the pauses begins with the window, and may take longer.
        main.when_whole(lambda: _once_painted(main, after))
    code = app.exec()

    if not RUNNING:
        return code
    from goref.qt.app.leaving import end_process

    return end_process(code)


def _once_painted(main: Application, act: Callable[[], object]) -> None:
    """Calls ``act`` once the main window is painted, even if another one replaces it before."""
    window = main.appeared
    if window is None:
        act()
        return
    done: list[bool] = []

    def do() -> None:
        done.append(True)
        act()

    def gone() -> None:
        if not done and main.appeared is not window:
            _once_painted(main, act)

    AfterPaint(window.in_front(window.foot), do).destroyed.connect(gone)


def _keep_keys(main: Application, window: MainWindow) -> None:
    """Stores keys until the window is complete. Discards those that would answer an unseen
    question.
    """
    handle = window.windowHandle()
    unseen = KeyGuard(handle, whole=False)
    main.when_whole(lambda: unseen.give(window.actions_by_id))


def after_first_paint(
    main: Application, quit_now: bool, paths: Sequence[Path], events: Sequence[Path] = ()
) -> None:
    """Performs the steps of the start that can wait until the window is visible.

    Recovery comes first, so that no failure prevents it.

    Args:
        quit_now: True to end the program instead.
        paths: files still to be opened.
        events: event files still to be opened.
    """
    gc.freeze()
    gc.set_threshold(*COLLECT)
    gc.enable()
    if quit_now:
        _quit(main)
        return
    # Offered earlier, a recovered session would be replaced by the file being read.
    main.when_read(partial(step, main, main.offer_recovery))
    if events:
        main.when_read(partial(_open_events, main, events))
    for act in (main.keep_journal, partial(_show_icon, main)):
        step(main, act)
    for act in (main.tidy, partial(main.open_paths, paths), partial(_tell_unread, main)):
        main.when_read(partial(step, main, act))


def _tell_unread(main: Application) -> None:
    for problem in unread():
        main.refuse(capital(in_words(problem, main.language)))


def _open_events(main: Application, events: Sequence[Path]) -> None:
    main.start(*events)
    main.app.setQuitOnLastWindowClosed(True)


def _show_icon(main: Application) -> None:
    main.app.setWindowIcon(QtGui.QIcon(str(resources() / "icons" / "goref.svg")))


def _quit(main: Application) -> None:
    main.give_up()
    main.app.exit(UNUSABLE if main.refused else 0)
