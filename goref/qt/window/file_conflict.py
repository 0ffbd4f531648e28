"""The question which version to keep of a file that somebody else has changed."""

from __future__ import annotations

from enum import Enum, auto
from itertools import count
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QMessageBox, QPushButton, QWidget

from goref.core.base.particles import formatted
from goref.io.files import probe, shown_path
from goref.qt.widgets.metrics import TARGET


class FileConflictChoice(Enum):
    """The version to keep; ``BOTH``: one's own is saved under another name."""

    THEIRS = auto()
    MINE = auto()
    BOTH = auto()


def beside(path: Path) -> Path:
    """Returns an unused name next to a file: ``game (2).goref``."""
    names = (path.with_stem(f"{path.stem} ({number})") for number in count(2))
    return next(name for name in names if not probe(name).is_there)


def changed(path: Path) -> str:
    """Returns the sentence that a file has changed since it was read."""
    return formatted(
        QCoreApplication.translate(
            "replacing",
            "{file} was changed by somebody else, or in another window, "
            "since it was read here.",
        ),
        file=shown_path(Path(path.name)),
    )


def which_stays(
    window: QWidget, what: str, other: Path, *, given_up: bool
) -> FileConflictChoice | None:
    """Asks which version to keep; returns None if cancelled: nothing is to be written.

    Args:
        what: the problem with the file, as a sentence.
        other: the unused name for one's own version.
        given_up: opening theirs discards the rulings since the case was last saved.
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
    box = QMessageBox(window)
    box.setIcon(QMessageBox.Icon.Warning)
    box.setWindowTitle("goref")
    box.setTextFormat(Qt.TextFormat.PlainText)  # names of files
    box.setText("\n".join((what, "", kept, lost, both)))
    answers = {
        _button(
            box, QCoreApplication.translate("replacing", "Open &theirs")
        ): FileConflictChoice.THEIRS,
        _button(
            box, QCoreApplication.translate("replacing", "Save &mine")
        ): FileConflictChoice.MINE,
        _button(
            box, QCoreApplication.translate("replacing", "Keep &both")
        ): FileConflictChoice.BOTH,
    }
    dropped = box.addButton(QMessageBox.StandardButton.Cancel)
    dropped.setMinimumHeight(TARGET)
    box.setDefaultButton(list(answers)[-1])
    box.setEscapeButton(dropped)
    box.exec()
    clicked = box.clickedButton()
    box.deleteLater()
    return next((stays for button, stays in answers.items() if button is clicked), None)


def _button(box: QMessageBox, text: str) -> QPushButton:
    button = box.addButton(text, QMessageBox.ButtonRole.ActionRole)
    button.setMinimumHeight(TARGET)
    return button
