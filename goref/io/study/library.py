"""The library of cases that comes with goref."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from goref.core.base.faults import fault
from goref.core.study.study_case import Chapter, StudyCase
from goref.io.files import naming, read_bytes
from goref.io.places import resources
from goref.io.study.chapter_file import read_chapter

CHAPTERS = (
    "counting",
    "seki",
    "protective-plays",
    "handicap-and-komi",
    "legal-plays",
    "stops",
    "penalties",
    "at-will",
)
"""The chapters, in the order of their study."""
TAUGHT = tuple(name for name in CHAPTERS if name != "at-will")
"""The chapters with cases that could come from a table."""


def folder() -> Path:
    """Returns the folder of the library, with its schema, licence and README."""
    return resources() / "cases"


@cache
def chapter(id_: str) -> Chapter:
    """Returns a chapter of goref's own library.

    Raises FileError if its file cannot be read, and ChapterError if it is damaged.
    """
    path = folder() / f"{id_}.json"
    with naming(path, "cannot-read"):
        return read_chapter(read_bytes(path))


def study_case(id_: str) -> StudyCase:
    """Returns the case with an id. Raises ValueError, naming the chapters, if there is none."""
    name = id_.strip().lower()
    of = name.rpartition("-")[0]
    if of in CHAPTERS:
        for case in chapter(of).cases:
            if case.id == name:
                return case
    raise ValueError(fault("no-study-case", id=id_, known=", ".join(CHAPTERS)))
