"""The names of the stages in the interface."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from goref.qt.look.translation_mark import QT_TRANSLATE_NOOP

STAGE_NAMES = {
    "dead": QT_TRANSLATE_NOOP("stages", "Dead stones"),
    "doubts": QT_TRANSLATE_NOOP("stages", "Doubts"),
    # Translators: the third of four steps
    "count": QT_TRANSLATE_NOOP("stages", "Count"),
    "result": QT_TRANSLATE_NOOP("stages", "Result"),
}


def stage_name(key: str) -> str:
    return QCoreApplication.translate("stages", STAGE_NAMES[key])
