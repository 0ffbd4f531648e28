"""Writing a file whole or not at all, reading with clear errors, and JSON as bytes."""

from __future__ import annotations

import contextlib
import errno
import os
import stat
import time
from _thread import allocate_lock, start_new_thread
from collections.abc import Iterable, Iterator
from functools import partial
from io import BufferedReader
from pathlib import Path
from typing import IO, BinaryIO
from weakref import finalize

from goref.core.base.faults import Fault, fault, why
from goref.core.base.faults import one_line as one_line
from goref.core.base.frozen import frozen
from goref.io.locking import lock

LARGEST = 64 * 1024 * 1024
STANDARD_INPUT = Path("/dev/stdin")
HANDED_OVER = (STANDARD_INPUT, *map(Path, ("/dev/stdout", "/dev/stderr", os.devnull)))
"""What is no file and yet read from and written to, because a shell hands it over so."""
DESCRIPTORS = (Path("/dev/fd"), Path("/proc/self/fd"))
"""Where a shell's ``<(…)`` and ``>(…)`` are."""
PATIENCE = 2
"""Seconds to wait for another that is about to write the same file."""
ANSWER_S = 0.8
"""Seconds that a path may take to answer; then it is one that cannot be reached."""
PIECE = 64 * 1024
"""Bytes that a disk is to give within :data:`ANSWER_S`."""
UNFINISHED = ".goref-{}.tmp"
"""What a file is called that is not written to its end."""
KEY = 16
"""Letters in its name that are like no other's."""
OLD = 3600
"""Seconds after which nobody is writing it any more."""
HELD: dict[int, tuple[int, int]] = {}
"""Files of which something in this process holds locks, by the id of what holds them.

The system takes all of a process's locks off a file as soon as the process closes any
descriptor of it, so nothing else may open them.
"""


WRITING = ("cannot-write", "cannot-make")
"""Codes of what fails where another place would do."""
STEPS = {
    **dict.fromkeys(("denied", "not-permitted", "read-only"), "step-folder"),
    **dict.fromkeys(("not-found", "no-folder"), "step-make"),
    **dict.fromkeys(("no-space", "no-quota"), "step-room"),
    **dict.fromkeys(("is-folder", "name-too-long"), "step-name"),
}
"""What helps there, by what the system says."""
NOT_THERE = (FileNotFoundError, NotADirectoryError)
"""The errors of a path to nothing. After any other error a file may be there all the same."""


class FileError(OSError):
    """A file could not be read or written; the message names it and says what to do."""


class FileChangedError(FileError):
    """A file is not what it was when it was read; it was left as it is."""


class FileHeldError(FileError):
    """A file is that of an event which is open in this process; it was left alone."""


@contextlib.contextmanager
def naming(path: Path, code: str, kind: type[FileError] = FileError) -> Iterator[None]:
    """Turn what the system says of a file into an error that names it, and why."""
    try:
        yield
    except FileError:
        raise
    except (OSError, ValueError) as error:
        raise kind(unserved(path, code, error)) from None


def unserved(path: Path, code: str, error: OSError | ValueError) -> Fault:
    """What the system refused to do with a file, why, and what helps against that."""
    reason = why(error)
    problem = fault(code, path=shown_path(path), reason=reason)
    step = STEPS.get(reason.code, "") if isinstance(reason, Fault) and code in WRITING else ""
    return fault("with-step", problem=problem, step=fault(step)) if step else problem


@frozen
class Probe:
    """The state of a path: something is there, nothing is there, or it cannot be reached.

    Attributes:
        path: what was probed.
        found: the state of the file or folder; None if none was reached.
        error: why ``found`` is None.
    """

    path: Path
    found: os.stat_result | None
    error: OSError | ValueError | None

    @property
    def is_there(self) -> bool:
        """Whether something is there."""
        return self.found is not None

    @property
    def is_file(self) -> bool:
        """Whether a regular file is there."""
        return self.found is not None and stat.S_ISREG(self.found.st_mode)

    @property
    def is_folder(self) -> bool:
        """Whether a folder is there."""
        return self.found is not None and stat.S_ISDIR(self.found.st_mode)

    @property
    def is_out_of_reach(self) -> bool:
        """Whether nobody can tell if something is there."""
        return self.found is None and not isinstance(self.error, NOT_THERE)

    def known(self, code: str = "cannot-read") -> Probe:
        """The same probe. Raises FileError with the code if the path is out of reach."""
        if self.is_out_of_reach and self.error is not None:
            raise FileError(unserved(self.path, code, self.error))
        return self

    def reached(self) -> os.stat_result:
        """The state of what is there. Raises OSError or ValueError if nothing was reached."""
        if self.found is None:
            raise self.error or OSError()
        return self.found


class _Asking:
    """One question to the system about a path; the program can end without its answer."""

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
        """Waits a limited time; returns whether the system has answered."""
        over = self._waiting.acquire(timeout=max(limit_s, 0.0))
        if over:
            self._waiting.release()
        return over

    def answer(self) -> Probe:
        """The answer, as far as there is one."""
        return self._answer


_UNANSWERED: dict[Path, _Asking] = {}
"""Questions that took too long. As long as one is open, its path is not asked about again."""


def probe(path: Path) -> Probe:
    """Returns the state of a path, within a second and without raising."""
    return probe_all((path,))[0]


def probe_all(paths: Iterable[Path]) -> list[Probe]:
    """Returns the states of paths in their order, within a second for all together."""
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

    Raises FileError with the code if the path cannot be reached: nobody can tell then.
    """
    return probe(path).known(code).is_there


def path_of(argument: str) -> Path:
    """The file that an argument of a command names; ``-`` is the standard input."""
    return STANDARD_INPUT if argument == "-" else Path(argument)


def read_bytes(path: Path) -> bytes:
    """The bytes of a file. Raises FileError."""
    with naming(path, "cannot-read"), opened(path) as file:
        found = os.fstat(file.fileno())
        huge = _too_large(path, found.st_size)
        # What a shell hands over tells no size beforehand, and need not end.
        whole = stat.S_ISREG(found.st_mode)
        data = b"" if huge else file.read() if whole else file.read(LARGEST + 1)
    if huge := huge or _too_large(path, len(data)):
        raise huge
    return data


class _Reading:
    """A file being read; the program can go on, and end, though its disk stops answering."""

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
        """Lets the one who waits look again; only this thread unlocks."""
        if self._moved.locked():
            self._moved.release()

    def data(self) -> bytes:
        """What is in it. Raises OSError or ValueError, also where nothing comes any more."""
        while not self._is_over:
            if not self._moved.acquire(timeout=ANSWER_S) and not self._is_over:
                raise _no_answer()
        if self._error is not None:
            raise self._error
        return b"".join(self._pieces)


def read_in_time(path: Path, *, begins: bool = False) -> bytes:
    """The bytes of a file for whoever cannot wait without end: a window.

    What a shell hands over is waited for all the same.

    Args:
        begins: only the first piece of it, to see whether it can be read.

    Raises FileError, also where the disk stops answering.
    """
    if path in HANDED_OVER or path.parent in DESCRIPTORS:
        return read_bytes(path)
    with naming(path, "cannot-read"):
        try:
            reading = _Reading(path, begins)
        except RuntimeError:  # the system gives no more threads
            return read_bytes(path)
        return reading.data()


def _too_large(path: Path, size: int) -> FileError | None:
    """What is said of a file of so many bytes; None if it is read."""
    most = LARGEST // 2**20
    if size <= LARGEST:
        return None
    return FileError(fault("file-no-game", path=shown_path(path), most=most))


def opened(path: Path) -> BinaryIO:
    """A file to be read. Raises FileError, also for a pipe or a device that lies there."""
    with naming(path, "cannot-read"):
        try:
            _must_be_file(path, probe(path).reached())
            return path.open("rb")
        except FileNotFoundError:
            if path == STANDARD_INPUT:  # which has no name on Windows
                return open(0, "rb", closefd=False)
            raise FileError(fault("no-file", path=shown_path(path))) from None


def _must_be_file(path: Path, found: os.stat_result) -> None:
    """Refuse what is opened for ever, or would be harmed. Raises OSError."""
    if stat.S_ISDIR(found.st_mode):
        raise FileError(fault("folder-not-file", path=shown_path(path)))
    usual = stat.S_ISREG(found.st_mode)
    if not usual and path not in HANDED_OVER and path.parent not in DESCRIPTORS:
        raise OSError(fault("special-file"))
    if is_held(found):
        raise FileHeldError(fault("file-held", path=shown_path(path)))


def hold(holder: object, path: Path) -> None:
    """Keep a file from being opened in any other way, until it is let go or its holder gone.

    Raises OSError.
    """
    found = path.stat()
    HELD[id(holder)] = found.st_dev, found.st_ino
    finalize(holder, HELD.pop, id(holder), None).atexit = False


def let_go(holder: object) -> None:
    """A file may be opened again in any way."""
    HELD.pop(id(holder), None)


def is_held(found: os.stat_result) -> bool:
    """Whether something in this process holds locks of a file, which opening would lose."""
    return (found.st_dev, found.st_ino) in HELD.values()


def digest_of(data: bytes) -> str:
    """What tells the content of a file from any other."""
    from hashlib import sha256  # commands that only read need none of it

    return sha256(data).hexdigest()


def file_digest(path: Path) -> str | None:
    """The digest of what is in a file; None if there is no such file. Raises FileError."""
    with naming(path, "cannot-read"):
        try:
            _must_be_file(path, probe(path).reached())
            with path.open("rb") as file:
                return _digest_in(file)
        except FileNotFoundError:
            return None


def _digest_in(file: BufferedReader) -> str:
    import hashlib

    return hashlib.file_digest(file, "sha256").hexdigest()


def write_bytes(
    path: Path,
    data: bytes | Iterable[bytes],
    instead_of: str | None = None,
    like: Path | None = None,
) -> None:
    """Write a file so that it is either the old one or the whole new one.

    A symbolic link stays and its target is written; permissions stay as they were.

    Args:
        data: what it is to hold, whole or in pieces.
        instead_of: the digest of what the file may hold, if that matters. Of two that write
            at once only one comes in time.
        like: a file whose permissions a new one gets, from its first byte on.

    Raises FileError, FileChangedError where the file holds something else; the old file is
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
            with _unchanged(target, instead_of):
                _replace(target, pieces, before, model)
        else:
            # What a shell hands over is written to, never replaced.
            with path.open("wb", buffering=0) as file:
                for piece in pieces:
                    write_all(file.fileno(), piece)


@contextlib.contextmanager
def _unchanged(target: Path, digest: str | None) -> Iterator[None]:
    """Keep others from writing a file in this way, which has to be the one of the digest.

    A file that is not there is as good: nothing is lost with it.
    """
    with contextlib.ExitStack() as held:
        while digest is not None:
            try:
                file = held.enter_context(target.open("rb"))
                _wait_for(file)
                if not os.path.samestat(os.fstat(file.fileno()), target.stat()):
                    continue  # replaced while it was waited for
            except FileNotFoundError:
                break
            if _digest_in(file) != digest:
                raise FileChangedError(fault("file-changed", path=shown_path(target)))
            if os.name == "nt":  # there an open file cannot be replaced
                file.close()
            break
        yield


def _wait_for(file: IO[bytes]) -> None:
    """Take the lock on a file, if need be after a while. Raises OSError."""
    end = time.monotonic() + PATIENCE
    while not lock(file):
        if time.monotonic() > end:
            raise OSError(errno.EBUSY, os.strerror(errno.EBUSY))
        time.sleep(0.005)


def _replace(
    target: Path,
    pieces: Iterable[bytes],
    before: os.stat_result | None,
    model: os.stat_result | None,
) -> None:
    """Put another file in the place of what was ``before``, with the permissions of a model."""
    if before is not None and not os.access(target, os.W_OK):
        raise PermissionError(fault("write-protected"))
    # The name is short and our own: the target's may be as long as names can be.
    temporary = target.with_name(UNFINISHED.format(os.urandom(KEY // 2).hex()))
    try:
        # Nobody can read it at any moment who could not read the model.
        mode = 0o666 if model is None else stat.S_IMODE(model.st_mode) | stat.S_IWUSR
        opener = partial(os.open, mode=mode)
        with open(temporary, "xb", buffering=0, opener=opener) as file:
            if model is not None:
                os.chmod(temporary, stat.S_IMODE(model.st_mode))
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
    """Remove what was being written in a folder when a goref ended, if that is long ago."""
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
    """Write all bytes to an open file, past every short write. Raises OSError."""
    rest = memoryview(data)
    while rest:
        rest = rest[os.write(descriptor, rest) :]


def sync_folder(folder: Path) -> None:
    """Wait until a folder's entries (a new or renamed file) are on the disk, if it can tell."""
    with contextlib.suppress(OSError):  # Windows opens no folders
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def json_bytes(value: object, *, indent: int | None = None) -> bytes:
    """A value as JSON in UTF-8, on one line unless there is an ``indent``."""
    import json

    try:
        return json.dumps(value, ensure_ascii=False, indent=indent).encode("utf-8")
    except UnicodeEncodeError:
        # Half a surrogate pair, as in file names that are no UTF-8: only as an escape.
        return json.dumps(value, indent=indent).encode("ascii")


def shown_path(path: Path) -> str:
    """A path as one line that can be printed, whatever bytes its name has."""
    return one_line(str(path))


def strictly(data: bytes, encoding: str) -> str | None:
    """The text of bytes; None where they cannot be of an encoding."""
    try:
        return data.decode(encoding)
    except UnicodeError:
        return None
