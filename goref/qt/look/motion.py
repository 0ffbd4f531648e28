"""Reduced motion: the user's setting, or else the system's."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QSettings, Qt
from PySide6.QtWidgets import QApplication, QProgressBar

SYSTEM, NEVER, ALWAYS = "system", "never", "always"
MOTIONS = (SYSTEM, NEVER, ALWAYS)
"""The settings to choose from: follow the system, never reduce motion, always reduce it."""
PATIENCE = 250
"""The longest time to wait for an answer of a desktop service, in milliseconds."""
ASKED = (
    ("org.freedesktop.appearance", "reduced-motion", (1,)),
    ("org.gnome.desktop.interface", "enable-animations", (False,)),
    ("org.kde.kdeglobals.KDE", "AnimationDurationFactor", ("0", 0.0)),
)
"""The settings of Linux desktops, most important first: (group, key, values that mean no
motion).
"""
EFFECTS = (
    Qt.UIEffect.UI_General,
    Qt.UIEffect.UI_AnimateMenu,
    Qt.UIEffect.UI_FadeMenu,
    Qt.UIEffect.UI_AnimateCombo,
    Qt.UIEffect.UI_AnimateTooltip,
    Qt.UIEffect.UI_FadeTooltip,
    Qt.UIEffect.UI_AnimateToolBox,
)
BEFORE = "goref-motion-before"
"""The property of the application in which Qt's effects are stored while they are
switched off.
"""


def still(wanted: str) -> bool:
    """Returns whether nothing should move. ``wanted`` is one of ``MOTIONS``."""
    return wanted == ALWAYS or (wanted == SYSTEM and system_is_still())


def busy(bar: QProgressBar, wanted: str) -> None:
    """Makes a progress bar show work of unknown duration.

    The bar moves to and fro. If nothing should move, it is empty, and a text next to it must
    name the work.

    Args:
        wanted: one of ``MOTIONS``.
    """
    quiet = still(wanted)
    bar.setRange(0, 1 if quiet else 0)
    bar.setValue(0)


def system_is_still() -> bool:
    """Returns whether the system is set to reduce motion; False if that is unknown."""
    if sys.platform == "win32":
        return _windows_is_still()
    if sys.platform == "darwin":
        path = Path.home() / "Library/Preferences/com.apple.universalaccess.plist"
        found = QSettings(str(path), QSettings.Format.NativeFormat).value("reduceMotion")
        return found in (True, 1, "1", "true")
    return _desktop_is_still()


def _windows_is_still() -> bool:
    import ctypes  # needed nowhere else

    moves = ctypes.c_int(1)
    client_area_animation = 0x1042
    asked = False
    if sys.platform == "win32":
        try:
            asked = ctypes.windll.user32.SystemParametersInfoW(
                client_area_animation, 0, ctypes.byref(moves), 0
            )
        except AttributeError:  # another kind of Python may lack it
            return False
    return bool(asked) and not moves.value


def _desktop_is_still() -> bool:
    """Returns whether the settings portal of a Linux desktop asks for reduced motion."""
    try:  # slow to import, and rarely needed
        from PySide6.QtDBus import (
            QDBusConnection,
            QDBusInterface,
            QDBusMessage,
            QDBusVariant,
        )
    except ImportError:
        return False
    bus = QDBusConnection.sessionBus()
    if not bus.isConnected():
        return False
    portal = QDBusInterface(
        "org.freedesktop.portal.Desktop",
        "/org/freedesktop/portal/desktop",
        "org.freedesktop.portal.Settings",
        bus,
    )
    if not portal.isValid():
        return False
    portal.setTimeout(PATIENCE)

    def ask(place: str, key: str) -> object:
        answer = portal.call("Read", place, key)
        if answer.type() is not QDBusMessage.MessageType.ReplyMessage:
            return None  # it knows no such setting
        value = answer.arguments()[0]
        while isinstance(value, QDBusVariant):
            value = value.variant()
        return value if isinstance(value, (bool, int, float, str)) else None

    return read(ask)


def read(ask: Callable[[str, str], object]) -> bool:
    """Returns whether a Linux desktop asks for reduced motion.

    Args:
        ask: returns the value of a setting by group and key; None if unknown.
    """
    for place, key, means in ASKED:
        value = ask(place, key)
        if value is not None:
            return value in means
    return False


def steady(app: QApplication, on: bool) -> None:
    """Stops the motion of menus, tooltips and the text cursor if ``on``, else restores it."""
    hints, before = app.styleHints(), app.property(BEFORE)
    if on and before is None:
        had = [int(app.isEffectEnabled(effect)) for effect in EFFECTS]
        app.setProperty(BEFORE, [hints.cursorFlashTime(), *had])
        for effect in EFFECTS:
            app.setEffectEnabled(effect, False)
        hints.setCursorFlashTime(0)
    elif not on and before is not None:
        flash, *had = before
        app.setProperty(BEFORE, None)
        for effect, was in zip(EFFECTS, had, strict=True):
            app.setEffectEnabled(effect, bool(was))
        hints.setCursorFlashTime(flash)
