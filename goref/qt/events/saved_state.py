"""What windows of events remember between starts."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QSettings

GEOMETRY = "event/geometry"


def _settings() -> QSettings:
    return QSettings(QSettings.Format.IniFormat, QSettings.Scope.UserScope, "goref", "goref")


def geometry() -> QByteArray | None:
    """Where the last window stood, and how large it was."""
    value = _settings().value(GEOMETRY)
    return value if isinstance(value, QByteArray) else None


def remember(geometry: QByteArray) -> None:
    """Keep where a window stood."""
    _settings().setValue(GEOMETRY, geometry)
