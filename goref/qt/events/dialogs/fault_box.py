"""What cannot be read, told in a box where there is no dialog yet to tell it in."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from PySide6.QtWidgets import QMessageBox, QWidget

from goref.core.event.event import EventError
from goref.core.words.faults.said import said
from goref.io.files import FileError

T = TypeVar("T")


def opened(parent: QWidget | None, language: str, make: Callable[[], T]) -> T | None:
    """What is made, or None after it was told why it cannot be."""
    try:
        return make()
    except (EventError, FileError) as error:
        QMessageBox.warning(parent, "goref", said(error, language))
        return None
