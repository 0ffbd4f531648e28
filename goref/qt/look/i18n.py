"""Interface texts: a translator over a language's catalogue.

Qt's compiled ``.qm`` files are not needed.
"""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QLocale, QTranslator
from PySide6.QtWidgets import QApplication

from goref.core.base.language import ENGLISH, LANGUAGES, Language, Translations
from goref.io.text.catalogue import language_of

QT_LACKS: dict[str, dict[tuple[str, str], str]] = {
    "zh": {
        ("QFileDialog", "&Look in:"): "查找范围(&L)：",
        ("QFileDialog", "Files of &type:"): "文件类型(&T)：",
        ("QFileDialog", "&Directory:"): "文件夹(&D)：",
        ("QAbstractFileIconProvider", "Folder"): "文件夹",
        ("QAbstractFileIconProvider", "File"): "文件",
        ("QFileSystemModel", "Computer"): "计算机",
        ("QPrintSettingsOutput", "Page &Set:"): "页面组(&S)：",
        ("QPageSetupWidget", "Page &order:"): "页面顺序(&O)：",
    },
    "ja": {
        ("QFileDialog", "&Look in:"): "場所(&L):",
        ("QFileDialog", "Files of &type:"): "ファイルの種類(&T):",
        ("QFileDialog", "&Directory:"): "フォルダー(&D):",
        ("QAbstractFileIconProvider", "Folder"): "フォルダー",
        ("QAbstractFileIconProvider", "File"): "ファイル",
        ("QFileSystemModel", "Computer"): "コンピューター",
        ("QPrintSettingsOutput", "Page &Set:"): "印刷対象(&S):",
        ("QPrintSettingsOutput", "Pages"): "ページ指定",
        ("QPrintSettingsOutput", "Double Sided Printing"): "両面印刷",
        ("QPrintSettingsOutput", "Off"): "なし",
        ("QPrintSettingsOutput", "Long side binding"): "長辺とじ",
        ("QPrintSettingsOutput", "Short side binding"): "短辺とじ",
        ("QPageSetupWidget", "Page &order:"): "ページの順序(&O):",
        ("QPageSetupWidget", "Pages &per sheet:"): "1枚あたりのページ数(&P):",
    },
    "ko": {
        ("QFileDialog", "&Look in:"): "찾는 위치(&L):",
        ("QFileDialog", "Files of &type:"): "파일 종류(&T):",
        ("QFileDialog", "&Directory:"): "폴더(&D):",
        ("QAbstractFileIconProvider", "Folder"): "폴더",
        ("QAbstractFileIconProvider", "File"): "파일",
        ("QFileSystemModel", "Computer"): "컴퓨터",
        ("QPrintSettingsOutput", "Page &Set:"): "인쇄할 쪽(&S):",
        ("QPageSetupWidget", "Page &order:"): "쪽 순서(&O):",
    },
}
"""Texts of Qt's dialogs that its own translations do not have (as of Qt 6.11)."""


class SourceTranslator(QTranslator):
    """A translator over a catalogue, and what Qt's own has not."""

    def __init__(
        self, texts: Translations, qt_lacks: Mapping[tuple[str, str], str] | None = None
    ) -> None:
        super().__init__()
        self._texts, self._qt_lacks = texts, qt_lacks or {}

    def translate(
        self,
        context: str,
        sourceText: str,  # noqa: N803
        disambiguation: str | None = None,
        n: int = -1,
    ) -> str | None:
        # None becomes Qt's null string, "ask the next translator"; "" would be shown as it is.
        text = self._texts.find(context, sourceText)
        return self._qt_lacks.get((context, sourceText)) if text is None else text

    def isEmpty(self) -> bool:
        return False


def system_language() -> Language:
    """The language of the system if goref speaks it, else English."""
    return language_of(QLocale.system().name()[:2])


class Translators:
    """The translators in force; :meth:`use` puts another language in force."""

    def __init__(self, app: QApplication) -> None:
        self._app = app
        self._installed: list[QTranslator] = []
        self.language: Language = ENGLISH

    def use(self, language: Language) -> None:
        """Speak a language from now on (new windows; open ones stay)."""
        for translator in self._installed:
            self._app.removeTranslator(translator)
        self._installed = []
        self.language = language
        if language.catalogue is None:
            return
        # Qt holds a lock while it asks for a text, and one of its objects that goes meanwhile
        # waits for it: the catalogue is read before.
        language.catalogue.find("", "")
        from PySide6.QtCore import QLibraryInfo  # English needs none of Qt's

        own = SourceTranslator(language.catalogue, QT_LACKS.get(language))
        qt = QTranslator()
        folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        if qt.load(QLocale(LANGUAGES[language].tag), "qtbase", "_", folder):
            self._installed.append(qt)
        self._installed.append(own)
        for translator in self._installed:
            self._app.installTranslator(translator)
