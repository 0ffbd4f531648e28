"""What a key means as a command: by its letter, else by its place on the keyboard."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent

from goref.qt.board.command_keys import X11, command_of, digit_of, letter_of

PRESS = QEvent.Type.KeyPress
NONE, SHIFT = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier


def pressed(
    text: str, place: int = 0, held: Qt.KeyboardModifier = NONE, key: int = 0
) -> QKeyEvent:
    """A key with the text that its layout gives it; ``place`` as Linux counts keys."""
    key = key or ord(text.upper()[0])
    native = place + X11 if place else 0
    return QKeyEvent(PRESS, key, held, native, key, 0, text)


@pytest.mark.parametrize(
    ("text", "letter"), [("в", "d"), ("ы", "s"), ("і", "s"), ("В", "d"), ("е", "t"), ("у", "e")]
)
def test_cyrillic_letters_count_by_their_place(text: str, letter: str) -> None:
    assert letter_of(pressed(text)) == letter


def test_a_latin_letter_counts_as_it_is_written() -> None:
    assert letter_of(pressed("a", 16)) == "a", "French: where Q is in the United States"
    assert letter_of(pressed("D", 32, SHIFT)) == "d"
    assert letter_of(pressed("?", 53, SHIFT)) == "?"
    assert letter_of(pressed("é")) == ""


@pytest.mark.parametrize(("text", "digit"), [("&", 1), ("é", 2), ('"', 3), ("'", 4)])
def test_french_keyboards_have_digits_without_shift(text: str, digit: int) -> None:
    assert digit_of(pressed(text)) == digit
    assert digit_of(pressed(str(digit), held=SHIFT)) == digit


@pytest.mark.parametrize("text", ['"', "!", "&"])
def test_a_sign_that_took_shift_is_no_digit(text: str) -> None:
    assert digit_of(pressed(text, held=SHIFT)) is None


def test_where_places_are_known_they_decide(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QGuiApplication, "platformName", lambda: "xcb")
    monkeypatch.setattr("sys.platform", "linux")
    assert digit_of(pressed("ě", 3)) == 2, "Czech"
    assert digit_of(pressed("-", 7)) == 6, "French"
    assert digit_of(pressed("'", 40)) is None, "beside the letters of the United States"
    assert digit_of(pressed("!", 2, SHIFT)) is None
    assert letter_of(pressed("δ", 32)) == "d", "Greek"
    assert command_of(pressed("-", 12)) == "-"
    assert command_of(pressed("ё", 41)) == "ё"
