"""Locks on open files, which the system lets go when a process ends, however it ends; file
systems that know none; and processes that have ended."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from typing import IO

FAR_OFF = 1 << 40
"""Where Windows locks a byte: what it locks nobody else can read."""
NO_LOCKS = (errno.ENOLCK, errno.EOPNOTSUPP, errno.ENOTSUP, errno.ENOSYS)
"""What a system says of a file system without locks."""
ASKED, WAITED, DENIED, RUNNING = 0x1000, 0x100000, 5, 258
"""Of Windows: the rights to ask of a process, and what it answers of one that runs."""


def lock(file: IO[bytes], *, wait: bool = False) -> bool:
    """Take the lock on a file for as long as it is open; False if another has it.

    Args:
        wait: until another lets it go.

    Where a file system knows no locks all is free: better a journal offered too often than
    never, and a case saved than not.
    """
    try:
        import fcntl
    except ImportError:  # Windows
        import msvcrt

        try:
            file.seek(FAR_OFF)
            kind = msvcrt.LK_LOCK if wait else msvcrt.LK_NBLCK  # type: ignore[attr-defined]
            msvcrt.locking(file.fileno(), kind, 1)  # type: ignore[attr-defined]
        except OSError:
            return False
        finally:
            file.seek(0)
        return True
    try:
        fcntl.flock(file.fileno(), fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))
    except BlockingIOError:
        return False
    except OSError:
        return True
    return True


def knows_locks(folder: Path) -> bool:
    """Returns whether the file system of a folder knows the locks that databases take.

    True where that cannot be told: nothing can be written there, or it is Windows.
    """
    try:
        import fcntl
    except ImportError:
        return True
    from tempfile import TemporaryFile  # seldom asked

    try:
        with TemporaryFile(dir=folder) as file:
            fcntl.lockf(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        return error.errno not in NO_LOCKS
    return True


def is_running(process: int) -> bool:
    """Returns whether a process of this computer has not ended, by its number."""
    if os.name == "nt":
        return _runs_on_windows(process)
    if process <= 0:
        return False
    try:
        os.kill(process, 0)
    except (ProcessLookupError, OverflowError):
        return False
    except OSError:  # somebody else's
        return True
    return True


def _runs_on_windows(process: int) -> bool:
    import ctypes

    system = ctypes.windll.kernel32  # type: ignore[attr-defined]
    handle = system.OpenProcess(ASKED | WAITED, False, process)
    if not handle:
        return bool(system.GetLastError() == DENIED)
    try:
        return bool(system.WaitForSingleObject(handle, 0) == RUNNING)
    finally:
        system.CloseHandle(handle)
