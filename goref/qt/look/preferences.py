"""What the window remembers between starts."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QByteArray, QSettings

from goref.core.base.language import Language, language_of
from goref.core.rulesets.table import RULESETS
from goref.qt.look.appearance import ORDINARY, TEXT_SIZES
from goref.qt.look.i18n import system_language
from goref.qt.look.motion import MOTIONS, SYSTEM
from goref.qt.look.theme import THEMES

RECENT = 10
LEAST_SECONDS, DEFAULT_SECONDS, MOST_SECONDS = 1, 30, 600
ENGINE_SECONDS = frozenset(map(str, range(LEAST_SECONDS, MOST_SECONDS + 1)))


class Preferences:
    """Typed access to the settings file."""

    def __init__(self) -> None:
        self._settings = QSettings(
            QSettings.Format.IniFormat, QSettings.Scope.UserScope, "goref", "goref"
        )

    def _text(self, key: str, default: str) -> str:
        value = self._settings.value(key, default)
        return value if isinstance(value, str) else default

    def _texts(self, key: str) -> list[str]:
        """Several texts; a list of one comes back as a text."""
        value = self._settings.value(key, [])
        if isinstance(value, str):
            return [value] if value else []
        return [str(text) for text in value] if isinstance(value, list) else []

    @property
    def language(self) -> Language:
        return language_of(self._text("language", ""), system_language())

    @language.setter
    def language(self, value: Language) -> None:
        self._settings.setValue("language", value)

    @property
    def theme(self) -> str:
        found = self._text("theme", "system")
        return found if found in THEMES else "system"

    @theme.setter
    def theme(self, value: str) -> None:
        self._settings.setValue("theme", value)

    @property
    def text_size(self) -> int:
        """The size of texts in percent of the ordinary one: one of ``TEXT_SIZES``."""
        found = self._text("text-size", "")
        return int(found) if found in map(str, TEXT_SIZES) else ORDINARY

    @text_size.setter
    def text_size(self, value: int) -> None:
        self._settings.setValue("text-size", str(value))

    @property
    def motion(self) -> str:
        """When motion is left out: one of ``MOTIONS``."""
        found = self._text("reduce-motion", SYSTEM)
        return found if found in MOTIONS else SYSTEM

    @motion.setter
    def motion(self, value: str) -> None:
        self._settings.setValue("reduce-motion", value)

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

    @property
    def manual_geometry(self) -> QByteArray | None:
        value = self._settings.value("manual/geometry")
        return value if isinstance(value, QByteArray) else None

    @manual_geometry.setter
    def manual_geometry(self, value: QByteArray) -> None:
        self._settings.setValue("manual/geometry", value)

    @property
    def manual_zoom(self) -> int:
        """How many points larger the manual's texts are than the program's other texts."""
        found = self._text("manual/zoom", "0")
        return int(found) if found.lstrip("-").isdecimal() else 0

    @manual_zoom.setter
    def manual_zoom(self, value: int) -> None:
        self._settings.setValue("manual/zoom", str(value))

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
    def tournament(self) -> bool:
        """Tournament mode: what a referee must not give away is kept from sight."""
        return self.flag("tournament", False)

    @tournament.setter
    def tournament(self, value: bool) -> None:
        self.set_flag("tournament", value)
        self._settings.remove("view/hide-opinion")  # it goes with the mode

    @property
    def hides_opinion(self) -> bool:
        """Whether opinions wait until both players have marked; so in tournament mode.

        Said by itself it holds until the mode is changed.
        """
        return self.flag("hide-opinion", self.tournament)

    @hides_opinion.setter
    def hides_opinion(self, value: bool) -> None:
        self.set_flag("hide-opinion", value)

    @property
    def engines(self) -> list[str]:
        """Command lines of the Go programs that were added, oldest first."""
        return self._texts("engines/added")

    @engines.setter
    def engines(self, value: list[str]) -> None:
        self._settings.setValue("engines/added", value)

    @property
    def consulted(self) -> str:
        """The command line of the program to consult; empty: none was chosen."""
        return self._text("engines/consulted", "")

    @consulted.setter
    def consulted(self, value: str) -> None:
        self._settings.setValue("engines/consulted", value)

    @property
    def engine_seconds(self) -> int:
        """How long a program may take for its opinion, in seconds."""
        found = self._text("engines/seconds", "")
        return int(found) if found in ENGINE_SECONDS else DEFAULT_SECONDS

    @engine_seconds.setter
    def engine_seconds(self, value: int) -> None:
        self._settings.setValue("engines/seconds", str(value))

    @property
    def recent(self) -> list[Path]:
        """Files opened or saved lately, newest first, those that are gone left out."""
        return [Path(name) for name in self._texts("recent") if Path(name).exists()]

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
