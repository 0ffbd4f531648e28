"""Locks on open files, file systems without locks, and processes that have ended.

The system releases the locks of a process when it ends, even after a crash.
"""

from __future__ import annotations

import errno
import os
import sys
from pathlib import Path
from typing import IO, Any

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

FAR_OFF = 1 << 40
"""The offset of the byte that is locked on Windows, where others cannot read a locked byte."""
NO_LOCKS = (errno.ENOLCK, errno.EOPNOTSUPP, errno.ENOTSUP, errno.ENOSYS)
"""The system's errors on a file system without locks."""
ASKED, WAITED, DENIED, RUNNING = 0x1000, 0x100000, 5, 258
"""Constants of Windows: two rights needed to ask about a process, two answers if it runs."""


def lock(file: IO[bytes], *, wait: bool = False) -> bool:
    """Locks a file for as long as it is open; returns False if another lock is on it.

    Another opening of the file in this process may hold that lock, too. On a file system
    without locks it returns True: it is better to offer a journal too often than never, and to
    save a case than not.

    Args:
        wait: True to wait until no other lock is on it; on Windows for ten seconds at most.
    """
    if sys.platform == "win32":
        try:
            file.seek(FAR_OFF)
            msvcrt.locking(file.fileno(), msvcrt.LK_LOCK if wait else msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        finally:
            file.seek(0)
    else:
        try:
            fcntl.flock(file.fileno(), fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))
        except BlockingIOError:
            return False
        except OSError:
            return True
    return True


def knows_locks(folder: Path) -> bool:
    """Returns whether the file system of a folder supports the locks that databases take.

    Returns True if that is unknown, as in a folder without write access or on Windows.
    """
    if sys.platform != "win32":
        from tempfile import TemporaryFile  # rarely needed

        try:
            with TemporaryFile(dir=folder) as file:
                fcntl.lockf(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            return error.errno not in NO_LOCKS
    return True


def is_running(process: int) -> bool:
    """Returns whether a process of this computer is still running, given its number."""
    if os.name == "nt":
        return _runs_on_windows(process)
    if process <= 0:
        return False
    try:
        os.kill(process, 0)
    except (ProcessLookupError, OverflowError):
        return False
    except OSError:  # a process of another user
        return True
    return True


def kernel() -> Any:
    """Returns the functions of the Windows kernel."""
    import ctypes

    return ctypes.windll.kernel32  # type: ignore[attr-defined]


def _runs_on_windows(process: int) -> bool:
    system = kernel()
    handle = system.OpenProcess(ASKED | WAITED, False, process)
    if not handle:
        return bool(system.GetLastError() == DENIED)
    try:
        return bool(system.WaitForSingleObject(handle, 0) == RUNNING)
    finally:
        system.CloseHandle(handle)
