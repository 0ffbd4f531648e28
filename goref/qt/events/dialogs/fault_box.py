"""A message box for errors that prevent a dialog from opening."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from PySide6.QtWidgets import QMessageBox, QWidget

from goref.core.base.language import Language
from goref.core.event.event import EventError
from goref.core.texts.faults.said import said
from goref.io.files import FileError
from goref.qt.widgets.dialog import StackedDialog, letter_for_letter, run

T = TypeVar("T")


def opened(parent: QWidget | None, language: Language, make: Callable[[], T]) -> T | None:
    """Returns the result of ``make``. If it raises an EventError or FileError, shows it and
    returns None.
    """
    try:
        return make()
    except (EventError, FileError) as error:
        QMessageBox.warning(parent, "goref", letter_for_letter(said(error, language)))
        return None


def changed_in(
    parent: QWidget | None, language: Language, make: Callable[[], StackedDialog]
) -> bool:
    """Runs the dialog that ``make`` creates, or shows the error it raises. Returns whether data
    was changed.
    """
    dialog = opened(parent, language, make)
    return dialog is not None and run(dialog).changed
