"""The Latin letter or digit of a key, whatever the keyboard layout."""

from __future__ import annotations

import sys

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent

ROWS = {2: "1234567890", 16: "qwertyuiop", 30: "asdfghjkl", 44: "zxcvbnm"}
"""The scan code of the first key in each row of a US keyboard, with the row's characters.

Windows and Linux use the same scan codes.
"""
PLACES = {first + n: sign for first, row in ROWS.items() for n, sign in enumerate(row)}
X11 = 8
"""X11 and Wayland report a key's scan code plus this number."""
OTHERS = {
    **dict(zip("йцукенгшщзфывапролдячсмить", "qwertyuiopasdfghjklzxcvbnm", strict=True)),
    "і": "s",
    "ў": "o",
    **dict(zip("&é\"'", "1234", strict=True)),
}
"""The Latin letter or digit for a character, used if the key's scan code is unknown.

A Cyrillic letter maps to the Latin letter at the same place of a US keyboard. The first
characters in the top row of a French keyboard map to digits.
"""
NUMBERED = ("xcb", "wayland", "windows")
"""The Qt platforms that report the scan codes of keys."""


def command_of(event: QKeyEvent) -> str:
    """Returns the command key that an event means: a lower-case Latin letter, a digit, or its
    text.

    Latin letters and digits mean themselves. On other layouts, a letter means the Latin letter
    at the same place of a US keyboard; the top row means digits.
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
    """Returns the lower-case Latin letter of a key, or ``?``; "" for any other key."""
    told = command_of(event)
    return told if told == "?" or (told.isascii() and told.isalpha()) else ""


def digit_of(event: QKeyEvent) -> int | None:
    """Returns the digit of a key, from 0 to 9; None for any other key."""
    told = command_of(event)
    return int(told) if told.isascii() and told.isdigit() else None


def _knows_places(event: QKeyEvent) -> bool:
    named = QGuiApplication.platformName().startswith(NUMBERED)
    return named and event.nativeScanCode() > X11


def _by_place(event: QKeyEvent) -> str:
    number = event.nativeScanCode() - (0 if sys.platform == "win32" else X11)
    return PLACES.get(number, "")
