"""Interrupts work that does not end, by raising an exception in its thread; the last resort."""

from __future__ import annotations

import sys
from threading import Thread
from types import CodeType

LOCKED = {"importlib", "logging", "subprocess", "threading"}
"""Modules whose code may hold a lock. An exception raised inside would leave it locked."""


class BrokenOffError(BaseException):
    """Raised inside work that was cancelled but does not end.

    It is a BaseException, so that ``except Exception`` in the work does not catch it.
    """


def break_off(thread: Thread, act: CodeType) -> bool:
    """Raises BrokenOffError in a thread, at the next line of Python it runs.

    Returns False without raising if the thread is not inside ``act``, or is importing or
    holding a lock, or if this is not CPython. A thread that waits for the system is interrupted
    only when the system responds.

    Args:
        act: the code that may be interrupted, and with it all that it calls.
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
    """Withdraws an exception of :func:`break_off` that the thread has not raised yet."""
    _raise_in(thread, None)


def _raise_in(thread: Thread, error: type[BaseException] | None) -> None:
    import ctypes  # rarely needed

    raised = None if error is None else ctypes.py_object(error)
    ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread.ident or 0), raised)
