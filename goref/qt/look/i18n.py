"""The translation of the interface, from a language's catalogue (``.po``).

Qt's compiled ``.qm`` files are not used.
"""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP, QLibraryInfo, QLocale, QTranslator
from PySide6.QtWidgets import QApplication

from goref.core.base.language import ENGLISH, LANGUAGES, Language, Translations
from goref.io.text.catalogue import language_of

QT_LACKS = (
    QT_TRANSLATE_NOOP("QFileDialog", "&Look in:"),
    QT_TRANSLATE_NOOP("QFileDialog", "Files of &type:"),
    QT_TRANSLATE_NOOP("QFileDialog", "&Directory:"),
    QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "Folder"),
    QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "File"),
    QT_TRANSLATE_NOOP("QFileSystemModel", "Computer"),
    QT_TRANSLATE_NOOP("QPrintSettingsOutput", "Page &Set:"),
    QT_TRANSLATE_NOOP("QPrintSettingsOutput", "Pages"),
    QT_TRANSLATE_NOOP("QPrintSettingsOutput", "Double Sided Printing"),
    QT_TRANSLATE_NOOP("QPrintSettingsOutput", "Off"),
    QT_TRANSLATE_NOOP("QPrintSettingsOutput", "Long side binding"),
    QT_TRANSLATE_NOOP("QPrintSettingsOutput", "Short side binding"),
    QT_TRANSLATE_NOOP("QPageSetupWidget", "Page &order:"),
    QT_TRANSLATE_NOOP("QPageSetupWidget", "Pages &per sheet:"),
)
"""Texts of Qt's own dialogs that Qt 6.11 does not translate into every language."""


class SourceTranslator(QTranslator):
    """A QTranslator that reads the texts from a catalogue."""

    def __init__(self, texts: Translations) -> None:
        super().__init__()
        self._texts = texts

    def translate(
        self,
        context: str,
        sourceText: str,  # noqa: N803
        disambiguation: str | None = None,
        n: int = -1,
    ) -> str | None:
        # None becomes Qt's null string, "ask the next translator"; "" would be shown.
        return self._texts.find(context, sourceText)

    def isEmpty(self) -> bool:
        return False


def system_language() -> Language:
    """Returns the language of the system if goref supports it, else English."""
    return language_of(QLocale.system().name()[:2])


class Translators:
    """The installed translators of the application."""

    def __init__(self, app: QApplication) -> None:
        self._app = app
        self._installed: list[QTranslator] = []
        self.language: Language = ENGLISH

    def use(self, language: Language) -> None:
        """Sets the language of windows created from now on. Existing ones do not change."""
        for translator in self._installed:
            self._app.removeTranslator(translator)
        self._installed = []
        self.language = language
        if language.catalogue is None:
            return
        # Qt holds a lock while it asks for a text, and deleting one of its objects meanwhile
        # would wait for the lock: the catalogue is read before.
        language.catalogue.find("", "")
        own = SourceTranslator(language.catalogue)
        qt = QTranslator()
        folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        if qt.load(QLocale(LANGUAGES[language].tag), "qtbase", "_", folder):
            self._installed.append(qt)
        self._installed.append(own)
        for translator in self._installed:
            self._app.installTranslator(translator)
