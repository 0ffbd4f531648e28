"""The letter or digit that a key means as a command, on keyboards of any layout."""

from __future__ import annotations

import sys

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent

ROWS = {2: "1234567890", 16: "qwertyuiop", 30: "asdfghjkl", 44: "zxcvbnm"}
"""The scan code of each key row's first key, and the row's characters on a US keyboard.

Windows and Linux use the same scan codes.
"""
PLACES = {first + n: sign for first, row in ROWS.items() for n, sign in enumerate(row)}
X11 = 8
"""The number that X11 and Wayland add to a key's scan code."""
OTHERS = {
    **dict(zip("йцукенгшщзфывапролдячсмить", "qwertyuiopasdfghjklzxcvbnm", strict=True)),
    "і": "s",
    "ў": "o",
    **dict(zip("&é\"'", "1234", strict=True)),
}
"""The meaning of keys whose scan code is unknown.

Cyrillic letters are mapped by their place on the keyboard; so are the first digits of French
keyboards.
"""
NUMBERED = ("xcb", "wayland", "windows")
"""The Qt platforms that report a key's scan code."""


def command_of(event: QKeyEvent) -> str:
    """Returns what a key means as a command: a small Latin letter, a digit, or its own text.

    A Latin letter or a digit counts as it is written. Other letters, and the signs that some
    keyboards have in place of digits, count by the place of the key.
    """
    text, key, shift = event.text().lower(), event.key(), Qt.KeyboardModifier.ShiftModifier
    if len(text) == 1 and text.isascii() and text.isalnum():
        return text
    if Qt.Key.Key_0 <= key <= Qt.Key.Key_9 or (
        Qt.Key.Key_A <= key <= Qt.Key.Key_Z and not text.isascii()
    ):
        return chr(key).lower()
    meant = _by_place(event) if _knows_places(event) else OTHERS.get(text, "")
    if meant.isdigit() and event.modifiers() & shift:
        return text
    is_letter = text.isalpha() and not text.isascii()
    return meant if meant.isdigit() or (meant and is_letter) else text


def letter_of(event: QKeyEvent) -> str:
    """Returns the small Latin letter or ``?`` of a key, or "" for any other key."""
    told = command_of(event)
    return told if told == "?" or (told.isascii() and told.isalpha()) else ""


def digit_of(event: QKeyEvent) -> int | None:
    """Returns the digit of a key, or None for any other key."""
    told = command_of(event)
    return int(told) if told.isascii() and told.isdigit() else None


def _knows_places(event: QKeyEvent) -> bool:
    named = QGuiApplication.platformName().startswith(NUMBERED)
    return named and event.nativeScanCode() > X11


def _by_place(event: QKeyEvent) -> str:
    number = event.nativeScanCode() - (0 if sys.platform == "win32" else X11)
    return PLACES.get(number, "")
