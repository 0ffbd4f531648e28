"""What the window remembers between starts."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QByteArray, QSettings

from goref.core.rulesets import RULESETS
from goref.qt.i18n import LANGUAGES, system_language
from goref.qt.theme import THEMES

RECENT = 10


class Preferences:
    """Typed access to the settings file."""

    def __init__(self) -> None:
        self._settings = QSettings(
            QSettings.Format.IniFormat, QSettings.Scope.UserScope, "goref", "goref"
        )

    def _text(self, key: str, default: str) -> str:
        value = self._settings.value(key, default)
        return value if isinstance(value, str) else default

    @property
    def language(self) -> str:
        found = self._text("language", "")
        return found if found in LANGUAGES else system_language()

    @language.setter
    def language(self, value: str) -> None:
        self._settings.setValue("language", value)

    @property
    def theme(self) -> str:
        found = self._text("theme", "system")
        return found if found in THEMES else "system"

    @theme.setter
    def theme(self, value: str) -> None:
        self._settings.setValue("theme", value)

    @property
    def rules(self) -> str | None:
        """The rule set of the event: for cases whose record names none."""
        found = self._text("rules", "")
        return found if found in RULESETS else None

    @rules.setter
    def rules(self, value: str) -> None:
        self._settings.setValue("rules", value)

    @property
    def geometry(self) -> QByteArray | None:
        value = self._settings.value("geometry")
        return value if isinstance(value, QByteArray) else None

    @geometry.setter
    def geometry(self, value: QByteArray) -> None:
        self._settings.setValue("geometry", value)

    def flag(self, key: str, default: bool) -> bool:
        """A yes-or-no setting of the View menu."""
        return self._text(f"view/{key}", "yes" if default else "no") == "yes"

    def set_flag(self, key: str, value: bool) -> None:
        self._settings.setValue(f"view/{key}", "yes" if value else "no")

    def speed(self, speeds: int, default: int) -> int:
        """How fast stones travel in a count: one of so many speeds, counted from 0."""
        found = self._text("stage/speed", str(default))
        return int(found) if found in map(str, range(speeds)) else default

    def set_speed(self, value: int) -> None:
        self._settings.setValue("stage/speed", str(value))

    @property
    def recent(self) -> list[Path]:
        """Files opened or saved lately, newest first, those that are gone left out."""
        value = self._settings.value("recent", [])
        names = [value] if isinstance(value, str) else value
        if not isinstance(names, list):
            return []
        return [Path(str(name)) for name in names if Path(str(name)).exists()]

    def add_recent(self, path: Path) -> None:
        path = path.resolve()
        names = [str(path), *(str(p) for p in self.recent if p != path)]
        self._settings.setValue("recent", names[:RECENT])

    @property
    def folder(self) -> str:
        """Where the next file dialog starts."""
        return self._text("folder", str(Path.home()))

    @folder.setter
    def folder(self, value: str) -> None:
        self._settings.setValue("folder", value)

    def save(self) -> None:
        self._settings.sync()
