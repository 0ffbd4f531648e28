"""Records in archives (zip, tar, tar.gz), read one by one and never unpacked to disk.

An archive may be malicious, so nothing in it is trusted. The bytes read have a limit for one
piece, for each member (a file in the archive) and for the whole archive. A member's name is
only shown and never used as a path. Damage is reported.
"""

from __future__ import annotations

import os
import stat
import struct
import tarfile
import zipfile
import zlib
from collections.abc import Callable, Iterator
from functools import partial
from gzip import GzipFile
from pathlib import Path
from typing import IO, BinaryIO, NamedTuple, cast

from goref.core.base.faults import fault, one_line, why
from goref.io.files import LARGEST, FileError, opened
from goref.io.records.members import ARCHIVE_SUFFIXES, Member
from goref.io.text.encoding import undeclared

CLOSED = (*ARCHIVE_SUFFIXES, ".7z", ".rar", ".tar.bz2", ".tar.xz", ".sgf.gz")
"""The suffixes of members that are reported, but not opened."""
MOST_MEMBERS = 500_000
MOST_READ = 4 * 2**30
"""The most unpacked bytes that are read of one archive."""
MOST_LISTED = 32 * 2**20
"""The most bytes of a zip's directory, which is read in one piece."""
PIECE = 2**16
"""The number of bytes unpacked in one piece; no tar header may be larger."""
NAMES_LOOKED_AT = 2**16
"""The most bytes of a zip's names from which the encoding of the names is guessed."""
BROKEN = (
    *(zipfile.BadZipFile, zipfile.LargeZipFile, tarfile.TarError, zlib.error, struct.error),
    *(EOFError, OSError, ValueError, LookupError, RuntimeError, OverflowError),
)
"""The library's errors for an archive that is damaged, or was never one."""


class ArchiveError(ValueError):
    """The error that no more of an archive can be read. Carries a fault."""


class MemberError(ValueError):
    """The error that one member cannot be read, although others can. Carries a fault."""


class _Entry(NamedTuple):
    """A file in an archive: its name, its size in bytes, its reader, and any problem."""

    name: str
    size: int
    read: Callable[[], bytes]
    problem: object = None


def members(
    path: str, suffixes: tuple[str, ...], wanted: Callable[[str], bool]
) -> Iterator[Member]:
    """Yields the records of an archive in order, each read only when needed, and any problems.

    Args:
        suffixes: the suffixes of records' names.
        wanted: called with each name, and with the archive's path if the archive has a problem;
            False skips the record or problem without reading it.
    """
    names, problem = _Names(path), None
    try:
        with opened(Path(path)) as file:
            for entry in _entries(file, path):
                if not entry.name.lower().endswith((*suffixes, *CLOSED)):
                    continue
                name = names.of(entry.name)
                if name is not None and wanted(name):
                    yield _member(name, entry)
    except (FileError, ArchiveError) as error:
        problem = why(error)
    except BROKEN:
        problem = fault("archive-damaged")
    if problem is None and not names.any:
        problem = fault("archive-empty")
    if problem is not None and wanted(path):
        yield Member(path, problem=problem)


def _member(name: str, entry: _Entry) -> Member:
    if entry.name.lower().endswith(CLOSED):
        return Member(name, problem=fault("member-archive"))
    if entry.size > LARGEST:
        return Member(name, problem=fault("member-large", most=LARGEST // 2**20))
    if entry.problem is not None:
        return Member(name, problem=entry.problem)
    try:
        return Member(name, entry.read())
    except MemberError as error:
        return Member(name, problem=why(error))


class _Names:
    """Makes the names of members: with the archive's path, on one line, each name unique."""

    def __init__(self, archive: str) -> None:
        self._archive = archive
        self._seen: dict[str, int] = {}

    @property
    def any(self) -> bool:
        return bool(self._seen)

    def of(self, name: str) -> str | None:
        """Returns a unique name; None for the extra files that a Mac adds for each file."""
        parts = [part for part in name.split("/") if part not in ("", ".", "..")]
        if not parts or parts[0] == "__MACOSX" or parts[-1].startswith("._"):
            return None
        plain = told = one_line("/".join(parts))
        while told in self._seen:
            self._seen[plain] += 1
            told = f"{plain}#{self._seen[plain]}"
        self._seen[told] = 1
        return f"{self._archive}{os.sep}{told}"


def _entries(file: BinaryIO, path: str) -> Iterator[_Entry]:
    """Yields the files in an archive. Raises ArchiveError, or one of BROKEN."""
    begin = file.read(4)
    file.seek(0)
    if begin.startswith(b"\x1f\x8b"):
        with GzipFile(fileobj=file) as unpacked:
            yield from _in_tar(_Forward(cast(BinaryIO, unpacked)))
    elif begin.startswith(b"PK") or path.lower().endswith(".zip"):
        yield from _in_zip(_Limited(file))
    else:
        yield from _in_tar(_Forward(file))


class _Limited:
    """A zip file that refuses to read too many bytes in one piece."""

    def __init__(self, file: BinaryIO) -> None:
        self._file = file
        self.seek, self.tell, self.seekable = file.seek, file.tell, file.seekable

    def read(self, size: int = -1) -> bytes:
        if size < 0:  # the directory at its end
            size = os.fstat(self._file.fileno()).st_size - self._file.tell()
        if size > MOST_LISTED:
            raise ArchiveError(fault("archive-too-many", most=MOST_MEMBERS))
        return self._file.read(max(size, 0))


def _in_zip(file: _Limited) -> Iterator[_Entry]:
    with zipfile.ZipFile(cast(IO[bytes], file)) as packed:
        listed = packed.infolist()
        if len(listed) > MOST_MEMBERS:
            raise ArchiveError(fault("archive-too-many", most=MOST_MEMBERS))
        encoding, total = _encoding(listed), 0
        for info in listed:
            if info.is_dir() or stat.S_ISLNK(info.external_attr >> 16):
                continue
            total += info.file_size
            if total > MOST_READ:
                raise ArchiveError(fault("archive-too-much", most=MOST_READ // 2**30))
            yield _zipped(packed, info, _named(info, encoding))


def _zipped(packed: zipfile.ZipFile, info: zipfile.ZipInfo, name: str) -> _Entry:
    problem = None
    if info.flag_bits & 0x41:
        problem = fault("member-encrypted")
    elif info.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
        problem = fault("member-packed")
    return _Entry(name, info.file_size, partial(_unzipped, packed, info), problem)


def _unzipped(packed: zipfile.ZipFile, info: zipfile.ZipInfo) -> bytes:
    try:
        with packed.open(info) as file:
            return b"".join(iter(lambda: file.read(PIECE), b""))
    except BROKEN:
        raise MemberError(fault("member-damaged")) from None


def _encoding(listed: list[zipfile.ZipInfo]) -> str:
    """Returns the encoding of the names that are not marked as UTF-8: one for all of them."""
    names = bytearray()
    for info in listed:
        if not info.flag_bits & 0x800 and not info.filename.isascii():
            names += info.filename.encode("cp437") + b"\n"
            if len(names) > NAMES_LOOKED_AT:
                break
    return undeclared(bytes(names))[1]


def _named(info: zipfile.ZipInfo, encoding: str) -> str:
    if info.flag_bits & 0x800 or info.filename.isascii():
        return info.filename
    return info.filename.encode("cp437").decode(encoding, "replace")


class _Forward:
    """A tar file that can only be read forwards, up to a limit of bytes.

    Attributes:
        last: the bytes returned by the last reading.
    """

    def __init__(self, file: BinaryIO) -> None:
        self._file = file
        self._at = 0
        self.last = b""

    def tell(self) -> int:
        return self._at

    def read(self, size: int = -1) -> bytes:
        if not 0 <= size <= PIECE:
            raise ArchiveError(fault("archive-damaged"))
        self.last = self._file.read(size)
        self._at += len(self.last)
        if self._at > MOST_READ:
            raise ArchiveError(fault("archive-too-much", most=MOST_READ // 2**30))
        return self.last

    def seek(self, place: int, whence: int = 0) -> int:
        if whence or place < self._at:
            raise ArchiveError(fault("archive-damaged"))
        while self._at < place and self.read(min(PIECE, place - self._at)):
            pass
        return self._at

    def take(self, place: int, size: int) -> bytes:
        """Returns ``size`` bytes, beginning at ``place``. Raises ArchiveError if they are
        missing.
        """
        self.seek(place)
        pieces = []
        while size and (piece := self.read(min(PIECE, size))):
            pieces.append(piece)
            size -= len(piece)
        if size:
            raise ArchiveError(fault("archive-damaged"))
        return b"".join(pieces)


def _in_tar(file: _Forward) -> Iterator[_Entry]:
    with tarfile.open(fileobj=cast(IO[bytes], file), mode="r:", encoding="utf-8") as packed:
        count = 0
        while (info := packed.next()) is not None:
            packed.members.clear()  # type: ignore[attr-defined]  # it would keep them all
            count += 1
            if count > MOST_MEMBERS:
                raise ArchiveError(fault("archive-too-many", most=MOST_MEMBERS))
            if info.isreg():
                read = partial(file.take, info.offset_data, info.size)
                odd = fault("member-packed") if info.issparse() else None
                yield _Entry(_in_words(info.name), info.size, read, odd)
    if file.last.strip(b"\0"):  # the library treats a damaged header as the end
        raise ArchiveError(fault("archive-damaged"))
    while file.read(PIECE):  # to the end, where the checksum of everything is verified
        pass


def _in_words(name: str) -> str:
    raw = name.encode("utf-8", "surrogateescape")
    return name if name.isprintable() else undeclared(raw)[0]
