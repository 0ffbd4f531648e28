"""Interface wordings of the steps and of undo, by the keys the core gives them."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from goref.qt.look.translation_mark import QT_TRANSLATE_NOOP

STEP_NAMES = {
    "record": QT_TRANSLATE_NOOP("steps", "Record and end"),
    "dead": QT_TRANSLATE_NOOP("steps", "Dead stones"),
    "seki": QT_TRANSLATE_NOOP("steps", "Seki and eyes"),
    "points": QT_TRANSLATE_NOOP("steps", "Ko points and claims"),
    "payments": QT_TRANSLATE_NOOP("steps", "Payments"),
    "count": QT_TRANSLATE_NOOP("steps", "Count"),
    "result": QT_TRANSLATE_NOOP("steps", "Result"),
}

STEP_TASKS = {
    "record": QT_TRANSLATE_NOOP(
        "steps",
        "Check how the game went and how it ended. Fill in what the record does not tell.",
    ),
    "dead": QT_TRANSLATE_NOOP(
        "steps", "Click the stones both players agree are dead. Click again to bring them back."
    ),
    "seki": QT_TRANSLATE_NOOP(
        "steps",
        "Click a chain that lives in seki; the mark spreads to what belongs to it. Then say "
        "what its points are: choose a kind and click them.",
    ),
    "points": QT_TRANSLATE_NOOP(
        "steps",
        "Choose a kind, then click the points it holds for: left for Black, right for White.",
    ),
    "payments": QT_TRANSLATE_NOOP("steps", "See what is paid on top of the count, and why."),
    "count": QT_TRANSLATE_NOOP(
        "steps",
        "Go through the figures with the space bar: each shows its points on the board.",
    ),
    "result": QT_TRANSLATE_NOOP("steps", "The result, with every line that adds up to it."),
}

STEP_HINTS = {
    "record": QT_TRANSLATE_NOOP(
        "steps",
        "Empty fields follow the record. What you state goes before it, and a finding says so.",
    ),
    "dead": QT_TRANSLATE_NOOP(
        "steps",
        "On the board: click, Enter or D marks a chain dead; S in seki; ? puts it in dispute.",
    ),
    "seki": QT_TRANSLATE_NOOP(
        "steps",
        "Click or Enter on a chain: in seki. On an empty point: the chosen kind, for the side "
        "it lies with, else Black; with the right button White. The last column shows what "
        "each point is worth under this rule set.",
    ),
    "points": QT_TRANSLATE_NOOP(
        "steps",
        "Left click for Black, right click for White; the letter on a button does the same at "
        "the board's cursor. ? puts a point in dispute.",
    ),
    "payments": QT_TRANSLATE_NOOP(
        "steps",
        "Komi, handicap and the facts that payments rest on are stated in the first step.",
    ),
    "count": QT_TRANSLATE_NOOP(
        "steps", "Every line adds to Black or to White; together they are the result."
    ),
    "result": QT_TRANSLATE_NOOP(
        "steps", "Ctrl+Shift+C copies the result, Ctrl+M compares all rule sets."
    ),
}


def step_name(key: str) -> str:
    return QCoreApplication.translate("steps", STEP_NAMES[key])


def step_task(key: str) -> str:
    return QCoreApplication.translate("steps", STEP_TASKS[key])


def step_hint(key: str) -> str:
    """Which keys and clicks a step knows."""
    return QCoreApplication.translate("steps", STEP_HINTS[key])
