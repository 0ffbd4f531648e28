"""A file that somebody else has changed: whose of the two is to stay."""

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
    """What was answered; ``BOTH``: what is written gets the name beside the other."""

    THEIRS = auto()
    MINE = auto()
    BOTH = auto()


def beside(path: Path) -> Path:
    """A name that is free beside a file: ``game (2).goref``."""
    names = (path.with_stem(f"{path.stem} ({number})") for number in count(2))
    return next(name for name in names if not probe(name).is_there)


def changed(path: Path) -> str:
    """That a file is not as it was read."""
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
    """Ask whose file is to stay; None for nobody's: nothing is to be written.

    Args:
        what: what is the matter with the file.
        other: the name that is free beside it.
        given_up: to open theirs gives up what was ruled here since the case was saved last.
    """
    kept = QCoreApplication.translate("replacing", "Theirs: the file is opened as it is now.")
    if given_up:
        kept = QCoreApplication.translate(
            "replacing",
            "Theirs: the file is opened as it is now; what was done here since the case was "
            "saved last is given up.",
        )
    lost = QCoreApplication.translate(
        "replacing", "Mine: the file is replaced; what they wrote is lost."
    )
    both = formatted(
        QCoreApplication.translate(
            "replacing", "Both: theirs stays as it is, mine is saved beside it as {file}."
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
