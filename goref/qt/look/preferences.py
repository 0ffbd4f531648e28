"""The settings that the window stores between runs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Generic, TypeVar

from PySide6.QtCore import QByteArray, QSettings

from goref.core.base.language import LANGUAGES, Language
from goref.core.rulesets.table import RULESETS
from goref.io.files import probe, probe_all
from goref.io.text.catalogue import language_of
from goref.qt.look.appearance import ORDINARY, TEXT_SIZES
from goref.qt.look.i18n import system_language
from goref.qt.look.motion import MOTIONS, SYSTEM
from goref.qt.look.theme import THEMES

if TYPE_CHECKING:  # few starts show the school
    from goref.app.school.school_progress import SchoolProgress

RECENT = 10
"""The number of recent files to offer."""
KEPT = 2 * RECENT
"""The number of recent files to store, since some may no longer exist later."""
LEAST_SECONDS, DEFAULT_SECONDS, MOST_SECONDS = 1, 30, 600
SECONDS = frozenset(map(str, range(LEAST_SECONDS, MOST_SECONDS + 1)))
SIZES = frozenset(map(str, TEXT_SIZES))
SWITCHES = {"coordinates": True, "numbers": False, "marks": True}
"""The keys of the check boxes in the View menu, with their initial states."""
MARKED = ("right", "wrong")
"""The fields of the school's progress, each with a list of exercises."""
T = TypeVar("T")


class StoredText(Generic[T]):
    """A setting stored as text in the settings file. Used as a descriptor."""

    def __init__(
        self, key: str, usual: T, may_be: Callable[[str], bool], read: Callable[[str], T]
    ) -> None:
        """Args:
        key: the key of the setting in the file.
        usual: the value if the file contains none, or an invalid one.
        may_be: returns whether a text is valid.
        read: converts a text into a value; it may raise ValueError.
        """
        self._key, self._usual, self._may_be, self._read = key, usual, may_be, read

    def __get__(self, kept: Preferences, _: object) -> T:
        text = kept._text(self._key, "")
        with suppress(ValueError):
            if self._may_be(text):
                return self._read(text)
        return self._usual

    def __set__(self, kept: Preferences, value: T) -> None:
        kept._settings.setValue(self._key, str(value))


class StoredGeometry:
    """Position and size of a window when it was last closed; None if unknown. Used as a
    descriptor.
    """

    def __init__(self, key: str) -> None:
        self._key = key

    def __get__(self, kept: Preferences, _: object) -> QByteArray | None:
        value = kept._settings.value(self._key)
        return value if isinstance(value, QByteArray) else None

    def __set__(self, kept: Preferences, value: QByteArray) -> None:
        kept._settings.setValue(self._key, value)


def gone_of(paths: Sequence[Path]) -> frozenset[Path]:
    """Returns those of ``paths`` that no longer exist. Asks the disk, which may take a while.

    Files on a disk that does not respond are not returned, since they may come back.
    """
    probes = probe_all(paths)
    return frozenset(one.path for one in probes if not one.is_there and not one.is_out_of_reach)


class Preferences:
    """Typed access to the settings file."""

    theme = StoredText("theme", "system", THEMES.__contains__, str)
    text_size = StoredText("text-size", ORDINARY, SIZES.__contains__, int)
    """The text size in percent: one of ``TEXT_SIZES``."""
    motion = StoredText("reduce-motion", SYSTEM, MOTIONS.__contains__, str)
    """The setting for motion, one of ``MOTIONS``."""
    rules = StoredText[str | None]("rules", None, RULESETS.__contains__, str)
    """The id of the rule set for games that name none; None if the user chose none."""
    geometry = StoredGeometry("geometry")
    event_geometry = StoredGeometry("event/geometry")
    manual_geometry = StoredGeometry("manual/geometry")
    manual_zoom = StoredText("manual/zoom", 0, bool, int)
    """The size of the manual's text minus that of other texts, in typographic points."""
    consulted = StoredText("engines/consulted", "", bool, str)
    """The command line of the Go program to ask; "" if the user chose none."""
    engine_when_unclear = StoredText("engines/when-unclear", "", bool, str)
    """The command line of the Go program that is asked automatically if the second opinion is
    unclear; "" for none.
    """
    photo_folder = StoredText("photo/folder", "", bool, str)
    """The folder to watch for photographs; "" if the user chose none."""
    keeps_photo = StoredText("photo/keep", False, "True".__eq__, bool)
    """True if a case read from a photograph stores that photograph."""
    engine_seconds = StoredText("engines/seconds", DEFAULT_SECONDS, SECONDS.__contains__, int)
    """The seconds that a Go program may take to give its opinion."""

    school_timed = StoredText("school/timed", False, "True".__eq__, bool)
    """True if the bar of an exercise shows the time."""

    def __init__(self) -> None:
        self._settings = QSettings(
            QSettings.Format.IniFormat, QSettings.Scope.UserScope, "goref", "goref"
        )

    def _text(self, key: str, default: str) -> str:
        value = self._settings.value(key, default)
        return value if isinstance(value, str) else default

    def _texts(self, key: str) -> list[str]:
        """Returns a setting that is a list of texts. QSettings returns a list of one
        as a text.
        """
        value = self._settings.value(key, [])
        if isinstance(value, str):
            return [value] if value else []
        return [str(text) for text in value] if isinstance(value, list) else []

    @property
    def language(self) -> Language:
        return language_of(self._text("language", ""), system_language())

    @language.setter
    def language(self, value: Language) -> None:
        self._settings.setValue("language", str(value))

    def rules_of_new(self, language: Language) -> str | None:
        """Returns the id of the rule set for new cases: the preferred one, else the usual one
        of the language.

        Returns None if the user has to choose it first.
        """
        return self.rules or LANGUAGES[language].rules or None

    def flag(self, key: str, default: bool) -> bool:
        """Returns a setting that is True or False, by its key; ``default`` if the file has
        none.
        """
        return self._text(f"view/{key}", "yes" if default else "no") == "yes"

    def set_flag(self, key: str, value: bool) -> None:
        self._settings.setValue(f"view/{key}", "yes" if value else "no")

    def speed(self, speeds: int, default: int) -> int:
        """Returns the speed of travelling stones, an index below ``speeds``.

        Returns ``default`` if the file contains none, or an invalid one.
        """
        found = self._text("stage/speed", str(default))
        return int(found) if found in map(str, range(speeds)) else default

    def set_speed(self, value: int) -> None:
        self._settings.setValue("stage/speed", str(value))

    @property
    def tournament(self) -> bool:
        """True in tournament mode, in which goref shows nothing that a referee must
        not reveal.
        """
        return self.flag("tournament", False)

    @tournament.setter
    def tournament(self, value: bool) -> None:
        self.set_flag("tournament", value)
        self._settings.remove("view/hide-opinion")  # the mode decides it again

    @property
    def hides_opinion(self) -> bool:
        """True if no second opinion is shown until both players have marked. By default True in
        tournament mode.

        The user's own choice is reset when tournament mode is switched on or off.
        """
        return self.flag("hide-opinion", self.tournament)

    @hides_opinion.setter
    def hides_opinion(self, value: bool) -> None:
        self.set_flag("hide-opinion", value)

    @property
    def opinion_by_itself(self) -> bool:
        """True if a second opinion is computed automatically when a game is over."""
        return self.flag("opinion-by-itself", True)

    @opinion_by_itself.setter
    def opinion_by_itself(self, value: bool) -> None:
        self.set_flag("opinion-by-itself", value)

    @property
    def engines(self) -> list[str]:
        """The command lines of the Go programs that the user added, oldest first."""
        return self._texts("engines/added")

    @engines.setter
    def engines(self, value: list[str]) -> None:
        self._settings.setValue("engines/added", value)

    @property
    def recent(self) -> list[Path]:
        """The files opened or saved last that still exist, newest first, at most ``RECENT``.

        Files on a disk that does not respond are included, since they may come back.
        """
        names = self.recent_names
        gone = gone_of(names)
        return [path for path in names if path not in gone][:RECENT]

    @property
    def recent_names(self) -> list[Path]:
        """The stored recent files, newest first, even those that no longer exist."""
        return list(map(Path, self._texts("recent")))

    def add_recent(self, path: Path) -> None:
        name = str(path.resolve())
        others = [one for one in self._texts("recent") if one != name]
        self._settings.setValue("recent", [name, *others][:KEPT])

    def tournament_file(self, event: Path) -> Path | None:
        """Returns the file of the pairing program that was last used with an event; None if
        unknown.
        """
        begin = f"{event.resolve()}\n"
        kept = self._texts("event/tournament-files")
        return next(
            (Path(one.removeprefix(begin)) for one in kept if one.startswith(begin)), None
        )

    def note_tournament_file(self, event: Path, file: Path) -> None:
        """Stores which file of the pairing program is used with an event.

        Both names are stored in one text, separated by a newline. Names that contain one are
        not stored.
        """
        pair = (str(event.resolve()), str(file.resolve()))
        if any("\n" in name for name in pair):
            return
        kept = self._texts("event/tournament-files")
        others = [one for one in kept if not one.startswith(f"{pair[0]}\n")]
        self._settings.setValue("event/tournament-files", ["\n".join(pair), *others][:RECENT])

    @property
    def folder(self) -> str:
        """The folder in which file dialogs start: the last used one. The home folder if there
        is none, or it is out of reach.
        """
        kept = self._text("folder", "")
        reachable = kept and not probe(Path(kept)).is_out_of_reach
        return kept if reachable else str(Path.home())

    @folder.setter
    def folder(self, value: str) -> None:
        self._settings.setValue("folder", value)

    @property
    def school(self) -> SchoolProgress:
        """The exercises of the school that were done; stored at once when it is set."""
        from goref.app.school.school_progress import SchoolProgress

        return SchoolProgress(*(frozenset(self._texts(f"school/{how}")) for how in MARKED))

    @school.setter
    def school(self, value: SchoolProgress) -> None:
        for how in MARKED:
            self._settings.setValue(f"school/{how}", sorted(getattr(value, how)))
        self._settings.sync()

    def save(self) -> None:
        self._settings.sync()
