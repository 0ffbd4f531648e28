"""Writing a file whole or not at all, reading with clear errors, and JSON as bytes."""

from __future__ import annotations

import contextlib
import os
import stat
from collections.abc import Iterator
from pathlib import Path

from goref.core.base.faults import fault, why
from goref.core.base.faults import one_line as one_line

LARGEST = 64 * 1024 * 1024


class FileError(OSError):
    """A file could not be read or written; the message names it and says what to do."""


@contextlib.contextmanager
def naming(path: Path, code: str, kind: type[FileError] = FileError) -> Iterator[None]:
    """Turn what the system says of a file into an error that names it, and why."""
    try:
        yield
    except FileError:
        raise
    except (OSError, ValueError) as error:
        raise kind(fault(code, path=shown_path(path), reason=why(error))) from None


def read_bytes(path: Path) -> bytes:
    """The bytes of a file. Raises FileError."""
    # Pipes and devices tell no size beforehand.
    data = read_start(path, LARGEST + 1)
    if len(data) > LARGEST:
        raise FileError(fault("file-no-game", path=shown_path(path), most=LARGEST // 2**20))
    return data


def read_start(path: Path, most: int) -> bytes:
    """At most so many bytes of a file, from its start. Raises FileError."""
    with naming(path, "cannot-read"):
        if path.is_dir():
            raise FileError(fault("folder-not-file", path=shown_path(path)))
        try:
            with path.open("rb") as file:
                return file.read(most)
        except FileNotFoundError:
            raise FileError(fault("no-file", path=shown_path(path))) from None


def write_bytes(path: Path, data: bytes) -> None:
    """Write a file so that it is either the old one or the whole new one.

    A symbolic link stays and its target is written; permissions stay as they were.
    Raises FileError; the old file is then unharmed.
    """
    with naming(path, "cannot-write"):
        target = Path(os.path.realpath(path))
        try:
            before: os.stat_result | None = target.stat()
        except FileNotFoundError:
            before = None
        if before is None or stat.S_ISREG(before.st_mode):
            _replace(target, data, before)
        elif stat.S_ISDIR(before.st_mode):
            raise FileError(fault("folder-not-file", path=shown_path(path)))
        else:
            # A pipe or a device is written to, never replaced.
            with target.open("wb", buffering=0) as file:
                write_all(file.fileno(), data)


def _replace(target: Path, data: bytes, before: os.stat_result | None) -> None:
    if before is not None and not os.access(target, os.W_OK):
        raise PermissionError(fault("write-protected"))
    # The name is short and our own: the target's may be as long as names can be.
    temporary = target.with_name(f".goref-{os.urandom(8).hex()}.tmp")
    try:
        with temporary.open("xb", buffering=0) as file:
            if before is not None:
                os.chmod(temporary, stat.S_IMODE(before.st_mode))
            write_all(file.fileno(), data)
            os.fsync(file.fileno())
        os.replace(temporary, target)
    except BaseException:
        with contextlib.suppress(OSError):
            temporary.unlink()
        raise
    sync_folder(target.parent)


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
