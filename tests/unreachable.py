"""Paths that the system refuses, or never answers about."""

from __future__ import annotations

import errno
import io
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Event
from typing import Any

import pytest

REFUSALS = (
    *("EACCES", "ENOTCONN", "ESTALE", "EIO", "ENAMETOOLONG", "ELOOP", "EPERM", "ENODEV"),
    *("EHOSTDOWN", "ETIMEDOUT", "EINVAL"),
)
"""The errors after which nobody knows whether a file is there."""
HANGS = "hangs"


@contextmanager
def unreachable(path: Path, why: str) -> Iterator[None]:
    """Makes the system answer for one path with an error, or never (``HANGS``) until the
    end."""
    real, over = os.stat, Event()

    def stat(asked: Any, *args: Any, **kwargs: Any) -> os.stat_result:
        if isinstance(asked, str | os.PathLike) and os.fspath(asked) == str(path):
            if why != HANGS:
                number = getattr(errno, why)
                raise OSError(number, os.strerror(number), str(path))
            over.wait()
        return real(asked, *args, **kwargs)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "stat", stat)
        yield
        over.set()


@contextmanager
def falling_silent(path: Path, after: int = 1) -> Iterator[None]:
    """Makes the disk give ``after`` pieces of a file, and then nothing until the end."""
    real, over = Path.open, Event()

    class Silent(io.FileIO):
        given = 0

        def read(self, size: int = -1, /) -> bytes:
            self.given += 1
            if self.given > after:
                over.wait()
            return super().read(size)

    def opened(asked: Path, mode: str = "r", *args: Any, **kwargs: Any) -> Any:
        return Silent(asked) if asked == path else real(asked, mode, *args, **kwargs)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Path, "open", opened)
        yield
        over.set()
