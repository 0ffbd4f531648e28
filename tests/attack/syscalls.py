"""System calls that go wrong on purpose, in this process alone: the n-th, or all from there.

What goref calls of the system is called as before and counted; one call, the one that is
chosen, meets its trouble. Python's own calls are replaced in ``os`` and ``open``, SQLite's
by its ``xSetSystemCall``, which is made for that (``fsync`` is not among those it lends).
"""

from __future__ import annotations

import builtins
import ctypes
import ctypes.util
import errno
import io
import os
import signal
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NoReturn


@dataclass(frozen=True)
class Trouble:
    """What happens at a call.

    Attributes:
        name: how it is told.
        errno: what the system answers; 0 where it does not refuse.
        lasting: all later calls that change anything answer the same.
        part: half of what is to be written is written before.
        killed: the process is killed, ``before`` or ``after`` the call; or empty.
        act: what somebody else does before the call; or empty.
    """

    name: str
    errno: int = 0
    lasting: bool = False
    part: bool = False
    killed: str = ""
    act: str = ""


TROUBLES = (
    Trouble("full", errno.ENOSPC, lasting=True, part=True),
    Trouble("full for a moment", errno.ENOSPC),
    Trouble("disk broken", errno.EIO, lasting=True),
    Trouble("disk error", errno.EIO, part=True),
    Trouble("read-only", errno.EROFS, lasting=True),
    Trouble("not allowed", errno.EACCES),
    Trouble("interrupted", errno.EINTR),
    Trouble("short write", part=True),
    Trouble("killed before", killed="before"),
    Trouble("killed after", killed="after"),
    Trouble("killed half-way", part=True, killed="before"),
    Trouble("vanished", act="vanish"),
    Trouble("replaced", act="replace"),
    Trouble("clock back", act="clock"),
)
READS = frozenset({"stat", "fstat", "scandir", "listdir"})
CHANGES = ("open", "write", "fsync", "replace", "rename", "unlink", "mkdir", "link", "chmod")


class Injector:
    """Counts the calls of this process and spoils one of them.

    Attributes:
        count: calls so far.
        names: what each of them was.
    """

    def __init__(self, at: int, trouble: Trouble, acts: dict[str, Callable[[], None]]) -> None:
        """Args:
        at: the call that meets the trouble, from 1; 0 for none.
        acts: what somebody else does, by name. Its own calls are not counted.
        """
        self.count = 0
        self.names: list[str] = []
        self._at, self._trouble, self._acts = at, trouble, acts
        self._free = True

    def start(self) -> None:
        """From now on calls are counted. For a process that does nothing else."""
        for name in (*CHANGES, *READS):
            setattr(os, name, self._wrapped(name, getattr(os, name)))
        self._real_open = io.open
        builtins.open = io.open = self._opened
        spoil_sqlite(self)
        self.count_calls()

    def count_calls(self) -> None:
        """Count from now on, and spoil what is to be spoiled."""
        self._free = False

    def stop(self) -> None:
        """Count no more, and spoil nothing."""
        self._free = True

    def _opened(
        self, file: Any, mode: str = "r", buffering: int = -1, *given: Any, **more: Any
    ) -> Any:
        raw = buffering == 0

        def real() -> Any:
            if raw:
                return _RawFile(file, mode.replace("b", ""), self, more.get("opener"))
            return self._real_open(file, mode, buffering, *given, **more)

        return self.call("open" if set(mode) & set("wxa+") else "open to read", real)

    def _wrapped(self, name: str, real: Callable[..., Any]) -> Callable[..., Any]:
        if name == "write":

            def write(descriptor: int, data: bytes) -> Any:
                half = bytes(data)[: len(data) // 2]
                return self.call(
                    name, lambda: real(descriptor, data), lambda: real(descriptor, half)
                )

            return write
        return lambda *given, **named: self.call(name, lambda: real(*given, **named))

    def call(
        self, name: str, real: Callable[[], Any], half: Callable[[], Any] | None = None
    ) -> Any:
        """A call, which may go wrong. Raises OSError as the system would."""
        if self._free:
            return real()
        self.count += 1
        self.names.append(name)
        trouble = self._trouble
        changes = name not in READS and name != "open to read"
        if not self._at or self.count < self._at:
            return real()
        if self.count > self._at:
            if trouble.lasting and changes:
                raise OSError(trouble.errno, os.strerror(trouble.errno))
            return real()
        self._free = True
        try:
            return self._meet(trouble, real, half)
        finally:
            self._free = False

    def _meet(
        self, trouble: Trouble, real: Callable[[], Any], half: Callable[[], Any] | None
    ) -> Any:
        if trouble.act:
            self._acts[trouble.act]()
            return real()
        done = half() if trouble.part and half is not None else None
        if trouble.killed:
            if trouble.killed == "after":
                real()
            _die()
        if trouble.errno:
            raise OSError(trouble.errno, os.strerror(trouble.errno))
        return real() if done is None else done


class _RawFile(io.FileIO):
    """An unbuffered file whose own calls are counted too."""

    def __init__(self, file: Any, mode: str, injector: Injector, opener: Any) -> None:
        super().__init__(file, mode, opener=opener)
        self._injector = injector

    def truncate(self, size: int | None = None) -> int:
        real = super().truncate
        return int(self._injector.call("truncate", lambda: real(size)))

    def read(self, size: int | None = -1) -> bytes:
        real, wanted = super().read, -1 if size is None else size
        return bytes(self._injector.call("open to read", lambda: real(wanted)))


def _die() -> NoReturn:
    os.kill(os.getpid(), signal.SIGKILL)
    raise AssertionError("a process that was killed")


# SQLite's calls


class _Vfs(ctypes.Structure):
    _fields_ = [
        ("version", ctypes.c_int),
        ("file_size", ctypes.c_int),
        ("path_size", ctypes.c_int),
        ("next", ctypes.c_void_p),
        ("name", ctypes.c_char_p),
        ("data", ctypes.c_void_p),
        ("methods", ctypes.c_void_p * 13),
        ("set_system_call", ctypes.c_void_p),
    ]


_INT, _TEXT, _SIZE, _AT = ctypes.c_int, ctypes.c_char_p, ctypes.c_size_t, ctypes.c_void_p
_LONG = ctypes.c_ssize_t
SQLITE_CALLS: dict[str, tuple[Any, ...]] = {
    "open": (_INT, _TEXT, _INT, _INT),
    "unlink": (_INT, _TEXT),
    "ftruncate": (_INT, _INT, _LONG),
    "write": (_LONG, _INT, _AT, _SIZE),
    "pwrite": (_LONG, _INT, _AT, _SIZE, _LONG),
    "pwrite64": (_LONG, _INT, _AT, _SIZE, _LONG),
}
"""What it lends of those that change a file: the type of the answer, and of the arguments."""
_held: list[Any] = []  # what SQLite calls has to stay


def spoil_sqlite(injector: Injector) -> bool:
    """Lead SQLite's calls past an injector; False where its library is not to be had."""
    vfs = _vfs()
    if vfs is None:
        return False
    libc, set_call = ctypes.CDLL(None, use_errno=True), _set_call(vfs)
    for name, (answer, *arguments) in SQLITE_CALLS.items():
        real = getattr(libc, name)
        real.restype, real.argtypes = answer, arguments
        made = ctypes.CFUNCTYPE(answer, *arguments, use_errno=True)(
            _sqlite_call(injector, f"sqlite {name}", real)
        )
        _held.append(made)
        set_call(ctypes.cast(vfs, _AT), name.encode(), ctypes.cast(made, _AT))
    return True


def _vfs() -> Any:
    """What SQLite calls the system through; None where its library is not to be had."""
    import sqlite3  # the library has to be in the process before it is looked for

    assert sqlite3.sqlite_version
    try:
        library = ctypes.CDLL("libsqlite3.so.0")
        library.sqlite3_vfs_find.restype = ctypes.POINTER(_Vfs)
        return library.sqlite3_vfs_find(None)
    except (OSError, AttributeError):
        return None


def _set_call(vfs: Any) -> Any:
    kind = ctypes.CFUNCTYPE(_INT, _AT, _TEXT, _AT)
    return kind(vfs.contents.set_system_call)


def _sqlite_call(injector: Injector, name: str, real: Any) -> Callable[..., int]:
    def call(*given: Any) -> int:
        def whole() -> int:
            return checked(int(real(*given)))

        def half() -> int:
            return checked(int(real(given[0], given[1], given[2] // 2, *given[3:])))

        try:
            return int(injector.call(name, whole, half if "write" in name else None))
        except OSError as error:
            ctypes.set_errno(error.errno or errno.EIO)
            return -1

    def checked(answer: int) -> int:
        if answer < 0:
            raise OSError(ctypes.get_errno(), "")
        return answer

    return call


def refuse_locks() -> bool:
    """No lock is to be had in this process, as on a file system that knows none.

    Returns False where SQLite's library is not to be had.
    """
    import fcntl

    def lockf(*given: Any) -> NoReturn:
        raise OSError(errno.ENOLCK, os.strerror(errno.ENOLCK))

    def call(descriptor: int, command: int, argument: int) -> int:
        ctypes.set_errno(errno.ENOLCK)
        return -1

    vfs = _vfs()
    if vfs is None:
        return False
    fcntl.lockf = lockf
    made = ctypes.CFUNCTYPE(_INT, _INT, _INT, _AT, use_errno=True)(call)
    _held.append(made)
    _set_call(vfs)(ctypes.cast(vfs, _AT), b"fcntl", ctypes.cast(made, _AT))
    return True
