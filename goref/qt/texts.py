"""Interface wordings of the steps and of undo, by the keys the core gives them."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from goref.qt.translating import QT_TRANSLATE_NOOP

STEP_NAMES = {
    "record": QT_TRANSLATE_NOOP("steps", "Record and facts"),
    "dead": QT_TRANSLATE_NOOP("steps", "Dead stones"),
    "seki": QT_TRANSLATE_NOOP("steps", "Seki"),
    "points": QT_TRANSLATE_NOOP("steps", "Points and claims"),
    "payments": QT_TRANSLATE_NOOP("steps", "Payments"),
    "result": QT_TRANSLATE_NOOP("steps", "Result"),
}

STEP_TASKS = {
    "record": QT_TRANSLATE_NOOP(
        "steps", "Check how the game went. Fill in what the record does not tell."
    ),
    "dead": QT_TRANSLATE_NOOP(
        "steps", "Click the stones both players agree are dead. Click again to bring them back."
    ),
    "seki": QT_TRANSLATE_NOOP(
        "steps", "Click a chain that lives in seki. The mark spreads to what belongs to it."
    ),
    "points": QT_TRANSLATE_NOOP(
        "steps",
        "Choose a kind, then click the points it holds for: left for Black, right for White.",
    ),
    "payments": QT_TRANSLATE_NOOP("steps", "See what is paid on top of the count, and why."),
    "result": QT_TRANSLATE_NOOP("steps", "Read out the result. Every line adds up to it."),
}

LABELS = {
    "mark-dead": QT_TRANSLATE_NOOP("labels", "mark dead"),
    "mark-seki": QT_TRANSLATE_NOOP("labels", "mark seki"),
    "mark-alive": QT_TRANSLATE_NOOP("labels", "call alive"),
    "unmark": QT_TRANSLATE_NOOP("labels", "take the mark back"),
    "unclaim": QT_TRANSLATE_NOOP("labels", "take the kind back"),
    "claim-territory": QT_TRANSLATE_NOOP("labels", "territory"),
    "claim-eye": QT_TRANSLATE_NOOP("labels", "eye in seki"),
    "claim-false-eye": QT_TRANSLATE_NOOP("labels", "false eye"),
    "claim-one-sided": QT_TRANSLATE_NOOP("labels", "one-sided dame"),
    "claim-sole-liberty": QT_TRANSLATE_NOOP("labels", "sole liberty"),
    "claim-ko": QT_TRANSLATE_NOOP("labels", "ko point"),
    "claim-shared": QT_TRANSLATE_NOOP("labels", "shared liberty"),
    "claim-dame": QT_TRANSLATE_NOOP("labels", "dame"),
    "choose-rules": QT_TRANSLATE_NOOP("labels", "choose the rule set"),
    "state-facts": QT_TRANSLATE_NOOP("labels", "state a fact"),
    "void-move": QT_TRANSLATE_NOOP("labels", "void a move"),
    "restore-move": QT_TRANSLATE_NOOP("labels", "restore a move"),
    "write-notes": QT_TRANSLATE_NOOP("labels", "write a note"),
}


def step_name(key: str) -> str:
    return QCoreApplication.translate("steps", STEP_NAMES[key])


def step_task(key: str) -> str:
    return QCoreApplication.translate("steps", STEP_TASKS[key])


def label(key: str) -> str:
    """What undo and redo call an act."""
    return QCoreApplication.translate("labels", LABELS.get(key, key))
