"""The kind of a file's file system, and whether its locks exclude a second writer."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from pathlib import Path

from goref.io.locking import kernel

MOUNTS = Path("/proc/self/mountinfo")
NETWORK = frozenset(
    (
        *("nfs", "nfs4", "cifs", "smb3", "smbfs", "ncpfs", "afs", "coda", "davfs", "9p"),
        *("virtiofs", "vboxsf", "prl_fs", "ceph", "glusterfs", "lustre", "gfs2", "ocfs2"),
        *("beegfs", "gpfs"),
    )
)
"""The kinds of file systems to which other computers may write as well."""
FUSE = re.compile(r"fuse(\..*)?")
"""The kinds of file systems that a program runs; ``fuseblk`` is a disk of this computer."""
ESCAPED = re.compile(r"\\([0-7]{3})")
REMOTE = 4
"""Windows' number for a drive that is on another computer."""


def is_shared(path: Path) -> bool:
    """Returns whether a file is on a network or FUSE file system; False if unknown.

    On these, a lock may not keep out writers on other computers.
    """
    if os.name == "nt":
        return is_remote(os.path.abspath(path), kernel().GetDriveTypeW)
    try:
        mounts = MOUNTS.read_text("utf-8", "surrogateescape")
    except OSError:  # not Linux
        return False
    return is_network(kind_of(os.path.realpath(path), mounts))


def is_network(kind: str) -> bool:
    """Returns whether a kind of file system is a network or FUSE one."""
    return kind in NETWORK or FUSE.fullmatch(kind) is not None


def kind_of(path: str, mounts: str) -> str:
    """Returns the kind of file system that a path is on; empty if no mount contains it.

    Args:
        path: without symbolic links.
        mounts: the text of ``/proc/self/mountinfo``; of two mounts at one place, the later
            hides the earlier.
    """
    longest, kind = -1, ""
    for line in mounts.splitlines():
        fields, _, of = line.partition(" - ")
        parts = fields.split(" ")
        if len(parts) < 5 or not of:
            continue
        place = ESCAPED.sub(lambda found: chr(int(found[1], 8)), parts[4]).rstrip("/")
        inside = path == place or path.startswith(f"{place}/")
        if inside and len(place) >= longest:
            longest, kind = len(place), of.split(" ")[0]
    return kind


def is_remote(path: str, drive_type: Callable[[str], int]) -> bool:
    r"""Returns whether a Windows path (``\\host\share`` or a drive) is on another computer."""
    if path.startswith(("\\\\?\\UNC\\", "//?/UNC/")):
        return True
    plain = path.removeprefix("\\\\?\\")
    if plain.startswith(("\\\\", "//")):
        return True
    return plain[1:2] == ":" and drive_type(f"{plain[:2]}\\") == REMOTE
