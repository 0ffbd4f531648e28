"""The menus for language and theme."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QMenu

from goref.core.base.language import LANGUAGES
from goref.io.text.catalogue import languages
from goref.qt.widgets.menus import roomy

if TYPE_CHECKING:
    from goref.qt.context.app_protocol import Host

Key = TypeVar("Key", bound=str)


def add_looks(menu: QMenu, owner: QObject, host: Host) -> None:
    """Adds the submenus for language and theme to a menu."""
    names = {each: LANGUAGES[each].name for each in languages().values()}
    themes = {
        "system": QCoreApplication.translate("ViewMenu", "As the system"),
        "light": QCoreApplication.translate("ViewMenu", "Light"),
        "dark": QCoreApplication.translate("ViewMenu", "Dark"),
        "contrast": QCoreApplication.translate("ViewMenu", "High contrast"),
        "contrast-dark": QCoreApplication.translate("ViewMenu", "High contrast, dark"),
    }
    language = roomy(menu.addMenu(QCoreApplication.translate("ViewMenu", "&Language")))
    _fill(language, owner, names, host.language, host.use_language)
    theme = roomy(menu.addMenu(QCoreApplication.translate("ViewMenu", "&Theme")))
    _fill(theme, owner, themes, host.preferences.theme, host.use_theme)


def _fill(
    menu: QMenu,
    owner: QObject,
    names: Mapping[Key, str],
    chosen: Key,
    use: Callable[[Key], object],
) -> None:
    """Adds an entry for each key. The entry of ``chosen`` is checked; ``use`` is called with
    the key of a clicked one.
    """
    group = QActionGroup(owner)
    for key, name in names.items():
        action = group.addAction(menu.addAction(name))
        action.setCheckable(True)
        action.setChecked(key == chosen)
        action.triggered.connect(lambda _, k=key: use(k))
