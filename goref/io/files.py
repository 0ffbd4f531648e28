"""Writing a file whole or not at all, reading with clear errors, and JSON as bytes."""

from __future__ import annotations

import contextlib
import os
import stat
from pathlib import Path

from goref.core.base.faults import fault, why
from goref.core.base.faults import one_line as one_line

LARGEST = 64 * 1024 * 1024


class FileError(OSError):
    """A file could not be read or written; the message names it and says what to do."""


def read_bytes(path: Path) -> bytes:
    """The bytes of a file. Raises FileError."""
    try:
        if path.is_dir():
            raise FileError(fault("folder-not-file", path=shown_path(path)))
        with path.open("rb") as file:
            # Pipes and devices tell no size beforehand.
            data = file.read(LARGEST + 1)
    except FileError:
        raise
    except FileNotFoundError:
        raise FileError(fault("no-file", path=shown_path(path))) from None
    except (OSError, ValueError) as error:
        raise FileError(
            fault("cannot-read", path=shown_path(path), reason=why(error))
        ) from None
    if len(data) > LARGEST:
        raise FileError(fault("file-no-game", path=shown_path(path), most=LARGEST // 2**20))
    return data


def write_bytes(path: Path, data: bytes) -> None:
    """Write a file so that it is either the old one or the whole new one.

    A symbolic link stays and its target is written; permissions stay as they were.
    Raises FileError; the old file is then unharmed.
    """
    try:
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
    except FileError:
        raise
    except (OSError, ValueError) as error:
        raise FileError(
            fault("cannot-write", path=shown_path(path), reason=why(error))
        ) from None


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
