"""What cannot be read, told in a box where there is no dialog yet to tell it in."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeVar

from PySide6.QtWidgets import QMessageBox, QWidget

from goref.core.base.language import Language
from goref.core.event.event import EventError
from goref.core.words.faults.said import said
from goref.io.files import FileError

T = TypeVar("T")


class Changing(Protocol):
    """A dialog that knows whether it has changed anything."""

    changed: bool

    def exec(self) -> int: ...
    def deleteLater(self) -> None: ...


def opened(parent: QWidget | None, language: Language, make: Callable[[], T]) -> T | None:
    """What is made, or None after it was told why it cannot be."""
    try:
        return make()
    except (EventError, FileError) as error:
        QMessageBox.warning(parent, "goref", said(error, language))
        return None


def changed_in(
    parent: QWidget | None, language: Language, make: Callable[[], Changing]
) -> bool:
    """Have a dialog answered, or tell why it cannot be made; whether it changed anything."""
    dialog = opened(parent, language, make)
    if dialog is None:
        return False
    dialog.exec()
    dialog.deleteLater()
    return dialog.changed
