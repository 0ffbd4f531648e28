"""The question which version of a file to keep if another program changed it."""

from __future__ import annotations

from enum import Enum, auto
from itertools import count
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from goref.core.base.particles import formatted
from goref.io.files import probe, shown_path
from goref.qt.window.choice_box import Icon, Role, chosen


class FileConflictChoice(Enum):
    """The answer of the user: keep the file, replace it, or keep both.

    With ``BOTH``, the user's version is saved under another name.
    """

    THEIRS = auto()
    MINE = auto()
    BOTH = auto()


def beside(path: Path) -> Path:
    """Returns an unused name for a copy of a file: ``game (2).goref``."""
    names = (path.with_stem(f"{path.stem} ({number})") for number in count(2))
    return next(name for name in names if not probe(name).is_there)


def changed(path: Path) -> str:
    """Returns the sentence "The file was changed by somebody else …", in the present
    language.
    """
    told = QCoreApplication.translate(
        "replacing",
        "{file} was changed by somebody else, or in another window, since it was read here.",
    )
    return formatted(told, file=shown_path(Path(path.name)))


def which_stays(
    window: QWidget, what: str, other: Path, *, given_up: bool
) -> FileConflictChoice | None:
    """Asks which version of a file to keep. Returns None if cancelled.

    Args:
        what: the problem with the file, as a sentence.
        other: the unused name under which the user's version would be saved.
        given_up: True if opening the file's version would discard unsaved rulings.
    """
    kept = QCoreApplication.translate("replacing", "Theirs: the file is opened as it is now.")
    if given_up:
        kept = QCoreApplication.translate(
            "replacing",
            "Theirs: the file is opened as it is now; what was done here since the case was "
            "last saved is discarded.",
        )
    lost = QCoreApplication.translate(
        "replacing", "Mine: the file is replaced; what they wrote is lost."
    )
    both = formatted(
        QCoreApplication.translate(
            "replacing", "Both: theirs is kept as it is, mine is saved next to it as {file}."
        ),
        file=shown_path(Path(other.name)),
    )
    answers = {
        QCoreApplication.translate("replacing", "Open &theirs"): FileConflictChoice.THEIRS,
        QCoreApplication.translate("replacing", "Save &mine"): FileConflictChoice.MINE,
        QCoreApplication.translate("replacing", "Keep &both"): FileConflictChoice.BOTH,
    }
    text, last = "\n".join((what, "", kept, lost, both)), len(answers) - 1
    answer = chosen(
        window, text, list(answers), default=last, role=Role.ActionRole, icon=Icon.Warning
    )
    return None if answer is None else list(answers.values())[answer]
