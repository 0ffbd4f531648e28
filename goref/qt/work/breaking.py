"""The last resort against work that does not end: raising an exception in its thread."""

from __future__ import annotations

import sys
from threading import Thread
from types import CodeType

LOCKED = {"importlib", "logging", "subprocess", "threading"}
"""The modules whose code may hold a lock that an exception from outside would not release."""


class BrokenOffError(BaseException):
    """Raised inside work that continues although it was cancelled. No ``except Exception`` of
    that work catches it."""


def break_off(thread: Thread, act: CodeType) -> bool:
    """Raises BrokenOffError inside a thread, at the next line of Python that it runs.

    Returns False, and raises nothing, if the thread does not run the act, imports or may hold a
    lock, or if this is not CPython. A thread that waits for the system reaches its next line
    only when the system responds.

    Args:
        act: the code that may be interrupted, with everything that it calls.
    """
    frame = sys._current_frames().get(thread.ident or 0)
    while frame is not None and frame.f_code is not act:
        if str(frame.f_globals.get("__name__")).partition(".")[0] in LOCKED:
            return False
        frame = frame.f_back
    if frame is None or sys.implementation.name != "cpython":
        return False
    _raise_in(thread, BrokenOffError)
    return True


def calm(thread: Thread) -> None:
    """Cancels an exception of :func:`break_off` that was not raised in its thread yet."""
    _raise_in(thread, None)


def _raise_in(thread: Thread, error: type[BaseException] | None) -> None:
    import ctypes  # rarely needed

    raised = None if error is None else ctypes.py_object(error)
    ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread.ident or 0), raised)
