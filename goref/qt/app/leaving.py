"""The end of the program: it waits for files being written, but not for computations.

A thread that still runs Python at the end may crash the interpreter. If there is one, the
process is ended at once, after all files are written.
"""

from __future__ import annotations

import contextlib
import logging
import os
import sys
from collections.abc import Collection

from PySide6.QtCore import QCoreApplication, QEventLoop, QTimer
from PySide6.QtWidgets import QProgressDialog

from goref.io.engine.programs import end_all
from goref.qt.work.work import RUNNING, Task, give_up_all, stop_all

SOON_MS = 200
"""Milliseconds before a progress dialog appears; it would only flash for shorter work."""
LOOK_MS = 20
"""Milliseconds between two checks whether all files are written."""
LONGEST_WRITE_MS = 60_000
"""Milliseconds after which the program gives up on a disk that does not respond."""


def leave() -> None:
    """Cancels computations, and waits for files being written and briefly for threads.

    Waits for files at most a minute, and no longer if the user decides so.
    """
    give_up_all()
    _finish([task for task in RUNNING if task.writes])
    stop_all()


def end_process(code: int) -> int:
    """Returns the exit code ``code``. If a thread still runs, ends the process with that code
    instead.
    """
    if not any(not task.join(0) for task in tuple(RUNNING)):
        return code
    end_all()  # programs that an abandoned thread was talking to
    logging.shutdown()
    for stream in (sys.stdout, sys.stderr):
        with contextlib.suppress(AttributeError, OSError, ValueError):  # closed, or missing
            stream.flush()
    os._exit(code)


def _finish(writing: Collection[Task]) -> None:
    """Waits with a progress dialog until all files are written, the user stops it, or a minute
    has passed.
    """
    if not writing:
        return
    loop = QEventLoop()
    told = QCoreApplication.translate(
        "app", "Something is still being written. goref ends as soon as that is done."
    )
    end = QCoreApplication.translate("app", "&End without waiting")
    shown = QProgressDialog(told, end, 0, 0)
    shown.setObjectName("leaving")
    shown.setWindowTitle("goref")
    shown.setMinimumDuration(SOON_MS)
    shown.setValue(0)
    shown.canceled.connect(loop.quit)
    looking = QTimer(loop)
    looking.timeout.connect(lambda: loop.quit() if RUNNING.isdisjoint(writing) else None)
    looking.start(LOOK_MS)
    QTimer.singleShot(LONGEST_WRITE_MS, loop, loop.quit)
    loop.exec()
    shown.close()
    shown.deleteLater()
