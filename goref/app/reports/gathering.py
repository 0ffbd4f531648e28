"""Finds the files named directly or lying in named folders, one after the other."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from hashlib import blake2b
from pathlib import Path
from typing import NamedTuple

from goref.io.files import probe
from goref.io.records.members import ARCHIVE_SUFFIXES, Member, is_archive
from goref.io.records.read import RECORD_SUFFIXES

SUFFIXES = (*RECORD_SUFFIXES, ".goref", ".txt")
MEANT = (*SUFFIXES, *ARCHIVE_SUFFIXES)
"""The suffixes of the files that are used when a folder is searched."""


def digest_of_name(name: str) -> bytes:
    """Returns 16 bytes that stand for the name of a file, to save memory."""
    # "surrogatepass": no name has half a character, but a foreign table may.
    return blake2b(name.encode("utf-8", "surrogatepass"), digest_size=16).digest()


def tidy(path: str) -> str:
    """Returns a path in its plain form, without ``.`` and with no needless ``..``.

    After a symbolic link, ``..`` is kept: without it the path would lead elsewhere.
    """
    plain = os.path.normpath(path)
    if os.pardir in Path(path).parts and os.path.realpath(plain) != os.path.realpath(path):
        return path
    return plain


def collect(paths: Iterable[str], leave_out: Path | None = None) -> Iterator[str]:
    """Yields the named files, and those in named folders with a suffix of ``MEANT``, each once.

    Folders are searched in order of names. Memory never holds the names of all files found. It
    holds those in one folder, the searched folders, and a digest of each file named or linked
    to.

    Args:
        leave_out: a file that is never yielded.
    """
    out = None if leave_out is None else os.path.realpath(leave_out)
    named: set[bytes] = set()
    searched: list[str] = []

    def is_new(real: str, roots: list[str]) -> bool:
        if real == out:
            return False
        if real.lower().endswith(MEANT) and any(_is_in(real, root) for root in roots):
            return False  # it is found under its own name
        digest = digest_of_name(real)
        if digest in named:
            return False
        named.add(digest)
        return True

    for path in paths:
        found = probe(Path(path))
        if not found.is_folder:
            real = os.path.abspath(path) if found.is_out_of_reach else os.path.realpath(path)
            if is_new(real, searched):
                yield tidy(path)
            continue
        root = os.path.realpath(path)
        for folder, folders, files in os.walk(path):
            place = tidy(folder)
            real = os.path.normpath(os.path.join(root, os.path.relpath(folder, path)))
            if any(_is_in(real, other) for other in searched):
                folders.clear()
                continue
            folders.sort()
            for name in sorted(files):
                if not name.lower().endswith(MEANT):
                    continue
                own = os.path.join(real, name)
                if os.path.islink(own):
                    aim = os.path.realpath(own)
                    wanted = is_new(aim, [*searched, root] if probe(Path(aim)).is_there else [])
                else:
                    wanted = own != out and not (named and digest_of_name(own) in named)
                if wanted:
                    yield tidy(os.path.join(place, name))
        searched.append(root)


def within(files: Iterable[str], wanted: Callable[[str], bool]) -> Iterator[str | Member]:
    """Yields the requested files; instead of an archive, the requested records in it.

    Args:
        wanted: returns whether the file or record with a name is requested.
    """
    for file in files:
        if is_archive(file):
            from goref.io.records.archives import members  # most files are not archives

            yield from members(file, SUFFIXES, wanted)
        elif wanted(file):
            yield file


def _is_in(path: str, folder: str) -> bool:
    """Returns whether a path is the folder itself or is inside it, judged by the names."""
    return path == folder or path.startswith(folder.rstrip(os.sep) + os.sep)


def digest_of_paths(paths: Iterable[str]) -> str:
    """Returns eight characters that stand for the paths given for a count, in their order.

    The order matters: if several paths lead to one file, the first gives the file's name.
    """
    whole = blake2b(digest_size=4)
    for path in paths:
        whole.update(digest_of_name(tidy(path)))
    return whole.hexdigest()


class Shard(NamedTuple):
    """A part of a set of files, written ``2/8``; the name of a file decides its part.

    Attributes:
        number: which part, from 1.
        of: the number of parts.
    """

    number: int
    of: int

    def __str__(self) -> str:
        return f"{self.number}/{self.of}"

    def holds(self, file: str) -> bool:
        return int.from_bytes(digest_of_name(file), "big") % self.of == self.number - 1


class FileSelection:
    """A test for files named directly or through a folder, without a list of all of them.

    Without ``paths``, any file counts as selected.
    """

    def __init__(self, paths: Iterable[str] | None) -> None:
        self._names = None if paths is None else {tidy(path) for path in paths}

    def __contains__(self, file: object) -> bool:
        if self._names is None:
            return True
        file = str(file)
        if os.curdir in self._names and not os.path.isabs(file) and not _goes_up(file):
            return True
        return any(_is_in(file, name) for name in self._names)


def _goes_up(file: str) -> bool:
    return file.split(os.sep, 1)[0] == os.pardir
