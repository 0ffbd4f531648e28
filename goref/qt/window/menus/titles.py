"""The titles of the window's menus, which are shown before their commands exist."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMenu, QMenuBar

from goref.qt.look.translation_mark import QT_TRANSLATE_NOOP
from goref.qt.widgets.menus import menus_in

CONTEXT = "actions"
"""The translation context of the titles and of the commands' texts."""
TITLES = {
    "file": QT_TRANSLATE_NOOP("actions", "&File"),
    "edit": QT_TRANSLATE_NOOP("actions", "&Edit"),
    "case": QT_TRANSLATE_NOOP("actions", "&Case"),
    "view": QT_TRANSLATE_NOOP("actions", "&View"),
    "help": QT_TRANSLATE_NOOP("actions", "&Help"),
}


def make_menus(bar: QMenuBar) -> dict[str, QMenu]:
    """Creates the menus with their titles and without entries. Returns them by id."""
    translate = QCoreApplication.translate
    return menus_in(bar, {id_: translate(CONTEXT, title) for id_, title in TITLES.items()})
