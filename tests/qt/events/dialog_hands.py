"""Hands on the dialogs of an event, and an event to lay before them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from goref.app.event.files import new_event, take_in
from goref.core.event.event import EventInfo
from goref.io.event.store import EventStore
from tests import languages
from tests.qt.desk import NONE, Key, settle

LANGUAGES = tuple(languages.LANGUAGES)
PEOPLE = (
    "Surname,Given name,Rank\nDoe,Jane,3d\nRoe,Rick,2d\nMüller,Jörg,1d\n柯,洁,9p\n"
    "Lee,Ming,5k\nO'Hara,Una,1k\n"
)
PAIRINGS = (
    "Round,Table,Black,White,Result\n1,1,Doe Jane,Roe Rick,B+R\n1,2,Müller Jörg,柯洁,W+3.5\n"
    "1,3,Lee Ming,O'Hara Una,draw\n2,1,Roe Rick,Müller Jörg,\n2,2,柯洁,Lee Ming,\n"
)
DialogT = TypeVar("DialogT", bound=QDialog)


def cup(folder: Path, *, empty: bool = False) -> EventStore:
    """An event of two rounds, the first decided; or one without anybody."""
    info = EventInfo("Herbst Cup", "Berlin", "2026-11-21", "2026-11-22", 2, "japanese")
    store = new_event(folder / "cup.gorefevent", info, "anna@desk")
    if not empty:
        take_in(store, "players", PEOPLE.encode())
        take_in(store, "pairings", PAIRINGS.encode())
    return store


def sgf(black: str = "", white: str = "", **more: str) -> str:
    """A short game."""
    names = {"PB": black, "PW": white, **more}
    texts = "".join(f"{key}[{value}]" for key, value in names.items() if value)
    return f"(;SZ[5]CA[UTF-8]{texts};B[cc];W[bb])"


def opened(qtbot: QtBot, dialog: DialogT) -> DialogT:
    """The dialog, open and in front."""
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitExposed(dialog)
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    return dialog


def press(dialog: QWidget, key: Qt.Key, modifiers: Qt.KeyboardModifier = NONE) -> None:
    """Press a key where the dialog's focus is."""
    handle = dialog.windowHandle()
    assert handle is not None
    QTest.keyClick(handle, key, modifiers)
    settle()


def click(widget: QWidget) -> None:
    assert widget.isEnabled(), widget.objectName()
    assert widget.isVisible(), widget.objectName()
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)
    settle()


def write(field: QLineEdit, text: str) -> None:
    """Type a text in place of what is there; what no key has is put in as if composed."""
    field.setFocus()
    field.selectAll()
    QTest.keyClick(field, Key.Key_Delete)
    if text.isascii():
        QTest.keyClicks(field, text)
    else:
        field.insert(text)


def meanwhile(act: Callable[[QDialog], object]) -> list[QDialog]:
    """Do something to the dialog that opens next; it is in the list then."""
    met: list[QDialog] = []

    def come() -> None:
        dialog = QApplication.activeModalWidget()
        if not isinstance(dialog, QDialog):
            QTimer.singleShot(0, come)
            return
        met.append(dialog)
        act(dialog)

    QTimer.singleShot(0, come)
    return met
