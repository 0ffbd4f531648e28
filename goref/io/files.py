"""Writes files as a whole or not at all, reads them with clear errors, and makes JSON bytes."""

from __future__ import annotations

import contextlib
import errno
import os
import stat
import time
from _thread import allocate_lock, start_new_thread
from collections.abc import Iterable, Iterator
from functools import partial
from io import BufferedReader, BytesIO
from pathlib import Path
from typing import IO, BinaryIO
from weakref import finalize

from goref.core.base.faults import Fault, fault, why
from goref.core.base.faults import one_line as one_line
from goref.core.base.frozen import frozen
from goref.io.locking import lock

LARGEST = 64 * 1024 * 1024
DATABASE = b"SQLite format 3\0"
"""The first bytes of an event's file, and of any SQLite database."""
STANDARD_INPUT = Path("/dev/stdin")
HANDED_OVER = (STANDARD_INPUT, *map(Path, ("/dev/stdout", "/dev/stderr", os.devnull)))
"""Paths that are not files, but are read and written since a shell passes them."""
DESCRIPTORS = (Path("/dev/fd"), Path("/proc/self/fd"))
"""The folders of the paths that a shell passes for ``<(…)`` and ``>(…)``."""
PATIENCE = 2
"""The number of seconds for which to wait for another writer of the same file."""
ANSWER_S = 0.8
"""The number of seconds in which a path must answer; a slower path counts as out of reach."""
PIECE = 64 * 1024
"""The number of bytes that a disk must deliver within :data:`ANSWER_S`."""
UNFINISHED = ".goref-{}.tmp"
"""The pattern for the name of a file that is not yet completely written."""
KEY = 16
"""The number of random letters in the name of an unfinished file."""
OLD = 3600
"""The number of seconds after which an unfinished file is abandoned by its writer."""
HELD: dict[int, tuple[int, int]] = {}
"""Files on which something in this process holds locks, by the id of the holder.

The system releases all of a process's locks on a file as soon as the process closes any
descriptor of the file, so no other part of the process may open such a file.
"""


WRITING = ("cannot-write", "cannot-make")
"""Codes of failures that another place for the file may avoid."""
STEPS = {
    **dict.fromkeys(("denied", "not-permitted", "read-only"), "step-folder"),
    **dict.fromkeys(("not-found", "no-folder"), "step-make"),
    **dict.fromkeys(("no-space", "no-quota"), "step-room"),
    **dict.fromkeys(("is-folder", "name-too-long"), "step-name"),
}
"""The code of the advice to the user, by the code of the system's error."""
NOT_THERE = (FileNotFoundError, NotADirectoryError)
"""The errors for a path where nothing is. After any other error a file may still be there."""


class FileError(OSError):
    """A file that could not be read or written; the message names it and the remedy."""


class FileChangedError(FileError):
    """A file was changed since it was read, and was therefore not overwritten."""


class FileHeldError(FileError):
    """The file of an event is open in this process, and was therefore not opened again."""


@contextlib.contextmanager
def naming(path: Path, code: str, kind: type[FileError] = FileError) -> Iterator[None]:
    """Turns the system's errors about a file into ``kind``, which names file and reason.

    A FileError passes unchanged.
    """
    try:
        yield
    except FileError:
        raise
    except (OSError, ValueError) as error:
        raise kind(unserved(path, code, error)) from None


def unserved(path: Path, code: str, error: OSError | ValueError) -> Fault:
    """Returns the fault for an operation that the system refused, with reason and advice."""
    reason = why(error)
    problem = fault(code, path=shown_path(path), reason=reason)
    step = STEPS.get(reason.code, "") if isinstance(reason, Fault) and code in WRITING else ""
    return fault("with-step", problem=problem, step=fault(step)) if step else problem


@frozen
class Probe:
    """The state of a path: something is there, nothing is there, or the path is out of reach.

    Attributes:
        found: the state of the file or folder; None if none was reached.
        error: the reason why ``found`` is None; else None.
    """

    path: Path
    found: os.stat_result | None
    error: OSError | ValueError | None

    @property
    def is_there(self) -> bool:
        """True if something is there."""
        return self.found is not None

    @property
    def is_file(self) -> bool:
        """True if a regular file is there."""
        return self.found is not None and stat.S_ISREG(self.found.st_mode)

    @property
    def is_folder(self) -> bool:
        """True if a folder is there."""
        return self.found is not None and stat.S_ISDIR(self.found.st_mode)

    @property
    def is_out_of_reach(self) -> bool:
        """True if it is unknown whether something is there."""
        return self.found is None and not isinstance(self.error, NOT_THERE)

    def known(self, code: str = "cannot-read") -> Probe:
        """Returns the probe. Raises FileError with the code if the path is out of reach."""
        if self.is_out_of_reach and self.error is not None:
            raise FileError(unserved(self.path, code, self.error))
        return self

    def reached(self) -> os.stat_result:
        """Returns the file's state. Raises OSError or ValueError if nothing was reached."""
        if self.found is None:
            raise self.error or OSError()
        return self.found


class _Asking:
    """One question to the system about a path, in a thread; goref can end before the answer."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._waiting = allocate_lock()
        self._waiting.acquire()
        self._answer = Probe(path, None, _no_answer())
        try:
            start_new_thread(self._ask, ())
        except RuntimeError:  # the system gives no more threads
            self._ask()

    def _ask(self) -> None:
        try:
            self._answer = Probe(self._path, os.stat(self._path), None)
        except (OSError, ValueError) as error:
            self._answer = Probe(self._path, None, error.with_traceback(None))
        finally:
            self._waiting.release()

    def is_over(self, limit_s: float) -> bool:
        """Waits at most ``limit_s`` seconds; returns whether the system has answered."""
        over = self._waiting.acquire(timeout=max(limit_s, 0.0))
        if over:
            self._waiting.release()
        return over

    def answer(self) -> Probe:
        """Returns the system's answer; a probe with a timeout if there is none yet."""
        return self._answer


_UNANSWERED: dict[Path, _Asking] = {}
"""Questions that took too long, by path; such a path is not asked about again meanwhile."""


def probe(path: Path) -> Probe:
    """Returns the state of a path, within a second and without raising."""
    return probe_all((path,))[0]


def probe_all(paths: Iterable[Path]) -> list[Probe]:
    """Returns the states of paths, in order; it takes at most a second for all together."""
    end = time.monotonic() + ANSWER_S
    return [_answer(path, asking, end) for path, asking in [(p, _asking(p)) for p in paths]]


def _asking(path: Path) -> _Asking:
    late = _UNANSWERED.get(path)
    if late is not None and not late.is_over(0):
        return late
    _UNANSWERED.pop(path, None)
    return _Asking(path)


def _answer(path: Path, asking: _Asking, end: float) -> Probe:
    if not asking.is_over(0 if path in _UNANSWERED else end - time.monotonic()):
        _UNANSWERED[path] = asking
    return asking.answer()


def _no_answer() -> OSError:
    return TimeoutError(errno.ETIMEDOUT, os.strerror(errno.ETIMEDOUT))


def is_there(path: Path, code: str = "cannot-read") -> bool:
    """Returns whether something is at a path.

    Raises FileError with the code if the path is out of reach, since that is unknown then.
    """
    return probe(path).known(code).is_there


def is_handed_over(path: Path) -> bool:
    """Returns whether a path names no file on a disk but a stream that a shell passes.

    Examples: ``/dev/stdin``, ``/dev/fd/63``.
    """
    return path in HANDED_OVER or path.parent in DESCRIPTORS


def path_of(argument: str) -> Path:
    """Returns the file that a command's argument names; ``-`` is the standard input."""
    return STANDARD_INPUT if argument == "-" else Path(argument)


def read_bytes(path: Path) -> bytes:
    """Returns the bytes of a file. Raises FileError, also above :data:`LARGEST` bytes."""
    with naming(path, "cannot-read"), opened(path) as file:
        found = os.fstat(file.fileno())
        huge = _too_large(path, found.st_size)
        # A pipe has no size in advance, and need not end.
        whole = stat.S_ISREG(found.st_mode)
        data = b"" if huge else file.read() if whole else file.read(LARGEST + 1)
    if huge := huge or _too_large(path, len(data)):
        raise huge
    return data


class _Reading:
    """A file read in a thread; if its disk stops answering, goref continues and can end."""

    def __init__(self, path: Path, begins: bool) -> None:
        self._path, self._begins = path, begins
        self._pieces: list[bytes] = []
        self._error: BaseException | None = None
        self._moved = allocate_lock()
        self._moved.acquire()
        self._is_over = False
        start_new_thread(self._read, ())

    def _read(self) -> None:
        try:
            with opened(self._path) as file:
                if not self._begins:
                    self._error = _too_large(self._path, os.fstat(file.fileno()).st_size)
                while self._error is None and (piece := file.read(PIECE)):
                    self._pieces.append(piece)
                    self._tell()
                    if self._begins:
                        break
        except (OSError, ValueError) as error:
            self._error = error.with_traceback(None)
        finally:
            self._is_over = True
            self._tell()

    def _tell(self) -> None:
        """Wakes the waiting thread. Only the reading thread calls this method."""
        if self._moved.locked():
            self._moved.release()

    def data(self) -> bytes:
        """Returns the content.

        Raises OSError or ValueError, also if the disk stops answering.
        """
        while not self._is_over:
            if not self._moved.acquire(timeout=ANSWER_S) and not self._is_over:
                raise _no_answer()
        if self._error is not None:
            raise self._error
        return b"".join(self._pieces)


def read_in_time(path: Path, *, begins: bool = False) -> bytes:
    """Returns the bytes of a file, for a window, which cannot wait forever for a disk.

    A pipe from a shell is waited for without a limit.

    Args:
        begins: True to read only the first piece, as a check that the file can be read.

    Raises FileError, also if the disk stops answering.
    """
    if is_handed_over(path):
        return read_bytes(path)
    with naming(path, "cannot-read"):
        try:
            reading = _Reading(path, begins)
        except RuntimeError:  # the system gives no more threads
            return read_bytes(path)
        return reading.data()


def _too_large(path: Path, size: int) -> FileError | None:
    """Returns the error for a file of a size in bytes; None if the size is allowed."""
    most = LARGEST // 2**20
    if size <= LARGEST:
        return None
    return FileError(fault("file-no-game", path=shown_path(path), most=most))


def opened(path: Path) -> BinaryIO:
    """Opens a file for reading.

    Raises FileError, also for a pipe or a device unless a shell passes it, and for a held file.
    """
    with naming(path, "cannot-read"):
        if path == STANDARD_INPUT and os.name == "nt":  # there the name is that of any file
            return open(0, "rb", closefd=False)
        try:
            _must_be_file(path, probe(path).reached())
            return path.open("rb")
        except FileNotFoundError:
            raise FileError(fault("no-file", path=shown_path(path))) from None


def _must_be_file(path: Path, found: os.stat_result) -> None:
    """Raises OSError for a path whose opening could wait forever, or would lose locks."""
    if stat.S_ISDIR(found.st_mode):
        raise FileError(fault("folder-not-file", path=shown_path(path)))
    usual = stat.S_ISREG(found.st_mode)
    if not usual and not is_handed_over(path):
        raise OSError(fault("special-file"))
    if is_held(found):
        raise FileHeldError(fault("file-held", path=shown_path(path)))


def hold(holder: object, path: Path) -> None:
    """Keeps a file from being opened elsewhere, until ``let_go`` or the end of the holder.

    Raises OSError if there is no such file.
    """
    found = path.stat()
    HELD[id(holder)] = found.st_dev, found.st_ino
    finalize(holder, HELD.pop, id(holder), None).atexit = False


def let_go(holder: object) -> None:
    """Allows the file of a holder to be opened again."""
    HELD.pop(id(holder), None)


def is_held(found: os.stat_result) -> bool:
    """Returns whether this process holds locks on a file; closing another handle of the file
    would lose them.
    """
    return (found.st_dev, found.st_ino) in HELD.values()


def digest_of(data: bytes) -> str:
    """Returns the SHA-256 of a file's content, in hexadecimal."""
    return _digest_in(BytesIO(data))


def file_digest(path: Path) -> str | None:
    """Returns the digest of a file's content; None if the file is missing. Raises FileError."""
    with naming(path, "cannot-read"):
        try:
            _must_be_file(path, probe(path).reached())
            with path.open("rb") as file:
                return _digest_in(file)
        except FileNotFoundError:
            return None


def _digest_in(file: BytesIO | BufferedReader) -> str:
    import hashlib  # commands that only read need none of it

    return hashlib.file_digest(file, "sha256").hexdigest()


def write_bytes(
    path: Path,
    data: bytes | Iterable[bytes],
    instead_of: str | None = None,
    like: Path | None = None,
    mode: int | None = None,
) -> None:
    """Writes a file so that, at any moment, it is either the old file or the whole new one.

    If the path is a symbolic link, its target is written; permissions are kept. A path that a
    shell passes, such as ``/dev/stdout``, is written to directly.

    Args:
        data: the new content, whole or in pieces.
        instead_of: the digest that the old content must have; None for any content. A missing
            file is no error. Of two simultaneous writers only the first succeeds.
        like: a file whose permissions a new file gets, from its first byte on.
        mode: the permissions that the file gets, from its first byte on.

    Raises FileError, or FileChangedError if the old content has another digest; the old file is
    then unharmed.
    """
    pieces = (data,) if isinstance(data, bytes) else data
    with naming(path, "cannot-write"):
        try:
            before: os.stat_result | None = probe(path).reached()
        except FileNotFoundError:
            before = None
        if before is not None:
            _must_be_file(path, before)
        if before is None or stat.S_ISREG(before.st_mode):
            target = Path(os.path.realpath(path))
            model = os.stat(like) if before is None and like is not None else before
            if mode is None and model is not None:
                mode = stat.S_IMODE(model.st_mode)
            with _unchanged(target, instead_of):
                _replace(target, pieces, before, mode)
        else:
            # A path from a shell is written to, never replaced.
            with path.open("wb", buffering=0) as file:
                for piece in pieces:
                    write_all(file.fileno(), piece)


@contextlib.contextmanager
def _unchanged(target: Path, digest: str | None) -> Iterator[None]:
    """Excludes other writers that use this lock, and checks the file's digest, if one is given.

    Raises FileChangedError if the digest differs. A missing file is no error, since nothing can
    be lost.
    """
    with contextlib.ExitStack() as held:
        while digest is not None:
            try:
                file = held.enter_context(target.open("rb"))
                _wait_for(file)
                if not os.path.samestat(os.fstat(file.fileno()), target.stat()):
                    continue  # replaced during the wait
            except FileNotFoundError:
                break
            if _digest_in(file) != digest:
                raise FileChangedError(fault("file-changed", path=shown_path(target)))
            if os.name == "nt":  # there an open file cannot be replaced
                file.close()
            break
        yield


def _wait_for(file: IO[bytes]) -> None:
    """Waits for the lock on a file and takes it. Raises OSError after PATIENCE seconds."""
    end = time.monotonic() + PATIENCE
    while not lock(file):
        if time.monotonic() > end:
            raise OSError(errno.EBUSY, os.strerror(errno.EBUSY))
        time.sleep(0.005)


def _replace(
    target: Path,
    pieces: Iterable[bytes],
    before: os.stat_result | None,
    mode: int | None,
) -> None:
    """Replaces a file in the state ``before`` (None: missing).

    It gets the permissions ``mode``; with None, the usual ones of a new file.
    """
    if before is not None and not os.access(target, os.W_OK):
        raise PermissionError(fault("write-protected"))
    # The name is short: the target's may be as long as names can be.
    temporary = target.with_name(UNFINISHED.format(os.urandom(KEY // 2).hex()))
    try:
        # Nobody who may not read the file can read it before it is whole.
        opener = partial(os.open, mode=0o666 if mode is None else mode | stat.S_IWUSR)
        with open(temporary, "xb", buffering=0, opener=opener) as file:
            if mode is not None:
                os.chmod(temporary, mode)
            for piece in pieces:
                write_all(file.fileno(), piece)
            os.fsync(file.fileno())
        os.replace(temporary, target)
    except BaseException:
        with contextlib.suppress(OSError):
            temporary.unlink()
        raise
    sync_folder(target.parent)
    sweep(target.parent)


def sweep(folder: Path) -> None:
    """Removes unfinished files from a folder if they are old, since their writer has ended."""
    begin, _, end = UNFINISHED.partition("{}")
    old = time.time() - OLD
    with contextlib.suppress(OSError), os.scandir(folder) as found:
        for entry in found:
            with contextlib.suppress(OSError):
                key = entry.name.removeprefix(begin).removesuffix(end)
                if len(key) == KEY and entry.name == UNFINISHED.format(key):
                    state = entry.stat(follow_symlinks=False)
                    if stat.S_ISREG(state.st_mode) and state.st_mtime < old:
                        os.unlink(entry.path)


def write_all(descriptor: int, data: bytes) -> None:
    """Writes all bytes to an open file, even if the system takes only a part at a time."""
    rest = memoryview(data)
    while rest:
        rest = rest[os.write(descriptor, rest) :]


def sync_folder(folder: Path) -> None:
    """Waits until a folder's new or renamed entries are on the disk, if that is possible."""
    with contextlib.suppress(OSError):  # Windows opens no folders
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def json_bytes(value: object, *, indent: int | None = None) -> bytes:
    """Returns a value as JSON in UTF-8: on one line, or on several with an ``indent``."""
    import json

    try:
        return json.dumps(value, ensure_ascii=False, indent=indent).encode("utf-8")
    except UnicodeEncodeError:
        # A lone surrogate, as in file names that are not UTF-8, needs an escape.
        return json.dumps(value, indent=indent).encode("ascii")


def from_json(text: str) -> object:
    """Returns the value of a JSON text.

    Raises ValueError if it is not JSON, RecursionError if it is nested too deeply.
    """
    import json

    return json.loads(text)


def shown_path(path: Path) -> str:
    """Returns a path as one printable line, even if its name has bytes that are not text."""
    return one_line(str(path))


def strictly(data: bytes, encoding: str) -> str | None:
    """Returns the text in bytes; None if the bytes are not valid in the encoding."""
    try:
        return data.decode(encoding)
    except UnicodeError:
        return None
