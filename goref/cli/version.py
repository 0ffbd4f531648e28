"""``goref --version``: the versions to state in a question or a bug report."""

from __future__ import annotations

import sys
from importlib.metadata import PackageNotFoundError, version
from zlib import crc32

from goref import __version__
from goref.core.base.language import Language, Text
from goref.io.files import FileError, read_bytes
from goref.io.places import resources

QT = ("PySide6-Essentials", "PySide6")
"""The packages that may contain Qt; a package has the version number of its Qt."""
NETWORKS = {
    "ownership/weights.npy": Text("command line", "neural network for ownership"),
    "photo/weights.npz": Text("command line", "neural network for photographs"),
}
"""The learned networks of goref, by the files of their weights."""
MISSING = Text("command line", "not there")


def lines(language: Language) -> list[str]:
    """Returns lines with version numbers: goref's alone, then those of its parts."""
    python = ".".join(map(str, sys.version_info[:3]))
    missing = MISSING.in_(language)
    told = [f"goref {__version__}", f"Python {python}", f"PySide6 {_qt() or missing}"]
    for weights, name in NETWORKS.items():
        told.append(f"{name.in_(language)} {_network(weights) or missing}")
    return told


def _qt() -> str:
    """Returns the version of the installed Qt, without importing Qt; "" if there is none."""
    for name in QT:
        try:
            return version(name)
        except PackageNotFoundError:
            continue
    return ""


def _network(weights: str) -> str:
    """Returns the checksum by which opinions name a network; "" if its file cannot be read."""
    try:
        return f"{crc32(read_bytes(resources() / weights)):08x}"
    except (FileError, FileNotFoundError):
        return ""
