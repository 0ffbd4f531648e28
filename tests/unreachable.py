"""Paths that the system refuses, or never answers about."""

from __future__ import annotations

import errno
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
    """The system refuses to look at one path with an error, or ``HANGS`` until the end."""
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
