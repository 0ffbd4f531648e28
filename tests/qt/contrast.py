"""How far two colours lie apart, as the WCAG measures it."""

from __future__ import annotations

from PySide6.QtGui import QColor


def luminance(colour: QColor | str) -> float:
    """From 0 for black to 1 for white."""
    made = QColor(colour)
    parts = [
        v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4
        for v in (made.redF(), made.greenF(), made.blueF())
    ]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def contrast(one: QColor | str, other: QColor | str) -> float:
    """From 1 for the same to 21 for black on white."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)
