"""The menus of how the interface looks and speaks: language and theme."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QMenu

from goref.core.base.language import LANGUAGES
from goref.qt.context.app_protocol import Host


def add_languages(menu: QMenu, owner: QObject, host: Host) -> None:
    """Add the choice of languages to a menu."""
    language = menu.addMenu(QCoreApplication.translate("ViewMenu", "&Language"))
    group = QActionGroup(owner)
    for code, writing in LANGUAGES.items():
        action = language.addAction(writing.name)
        action.setCheckable(True)
        action.setChecked(code == host.language)
        action.triggered.connect(lambda _, c=code: host.use_language(c))
        group.addAction(action)


def add_themes(menu: QMenu, owner: QObject, host: Host) -> None:
    """Add the choice of themes to a menu."""
    theme = menu.addMenu(QCoreApplication.translate("ViewMenu", "&Theme"))
    group = QActionGroup(owner)
    for key, name in (
        ("system", QCoreApplication.translate("ViewMenu", "As the system")),
        ("light", QCoreApplication.translate("ViewMenu", "Light")),
        ("dark", QCoreApplication.translate("ViewMenu", "Dark")),
        ("contrast", QCoreApplication.translate("ViewMenu", "High contrast")),
        ("contrast-dark", QCoreApplication.translate("ViewMenu", "High contrast, dark")),
    ):
        action = theme.addAction(name)
        action.setCheckable(True)
        action.setChecked(key == host.preferences.theme)
        action.triggered.connect(lambda _, k=key: host.use_theme(k))
        group.addAction(action)
