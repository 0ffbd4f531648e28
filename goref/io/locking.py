"""Locks on open files, which the system lets go when a process ends, however it ends."""

from __future__ import annotations

import errno
from pathlib import Path
from typing import IO

FAR_OFF = 1 << 40
"""Where Windows locks a byte: what it locks nobody else can read."""


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


UNKNOWN = (errno.ENOLCK, errno.ENOSYS, errno.EOPNOTSUPP, errno.ENOTSUP)
"""What the system says of a lock where a file system knows none."""


def knows_locks(folder: Path) -> bool:
    """Whether the file system of a folder knows locks; True if that cannot be tried there."""
    try:
        import fcntl
    except ImportError:  # Windows
        return True
    from tempfile import TemporaryFile  # seldom asked

    try:
        with TemporaryFile(dir=folder) as file:
            fcntl.lockf(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        return error.errno not in UNKNOWN
    return True
