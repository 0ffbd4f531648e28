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
    "result": QT_TRANSLATE_NOOP("steps", "Read out the result. Every line adds up to it."),
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
    "dispute": QT_TRANSLATE_NOOP("labels", "put in dispute"),
    "undispute": QT_TRANSLATE_NOOP("labels", "end the dispute"),
    "settle": QT_TRANSLATE_NOOP("labels", "let a finding stand"),
    "unsettle": QT_TRANSLATE_NOOP("labels", "open a finding again"),
    "paint-stones": QT_TRANSLATE_NOOP("labels", "change stones"),
    "swap-colours": QT_TRANSLATE_NOOP("labels", "swap the colours"),
    "turn-board": QT_TRANSLATE_NOOP("labels", "turn the board"),
    "shift-stone": QT_TRANSLATE_NOOP("labels", "put a stone elsewhere"),
    "new-board": QT_TRANSLATE_NOOP("labels", "begin a new board"),
    "play": QT_TRANSLATE_NOOP("labels", "play a stone"),
    "pass": QT_TRANSLATE_NOOP("labels", "pass"),
    "pass-stone": QT_TRANSLATE_NOOP("labels", "put down a pass stone"),
    "give-up": QT_TRANSLATE_NOOP("labels", "give up the move"),
    "open-trial": QT_TRANSLATE_NOOP("labels", "begin a trial"),
    "try-act": QT_TRANSLATE_NOOP("labels", "move of a trial"),
    "end-trial": QT_TRANSLATE_NOOP("labels", "end a trial"),
    "drop-trial": QT_TRANSLATE_NOOP("labels", "drop a trial"),
    "accept-trial": QT_TRANSLATE_NOOP("labels", "rule as the trial showed"),
    "overrule-trial": QT_TRANSLATE_NOOP("labels", "rule otherwise than the trial"),
    "play-on": QT_TRANSLATE_NOOP("labels", "play on in earnest"),
    "say-stop": QT_TRANSLATE_NOOP("labels", "stop play"),
    "say-resume": QT_TRANSLATE_NOOP("labels", "ask to go on"),
    "say-disagree": QT_TRANSLATE_NOOP("labels", "no agreement"),
    "say-agreed": QT_TRANSLATE_NOOP("labels", "agree on life and death"),
    "say-all-alive": QT_TRANSLATE_NOOP("labels", "declare all stones alive"),
    "say-resign": QT_TRANSLATE_NOOP("labels", "resign"),
    "say-no-result": QT_TRANSLATE_NOOP("labels", "no result"),
    "say-draw": QT_TRANSLATE_NOOP("labels", "draw"),
    "say-both-lose": QT_TRANSLATE_NOOP("labels", "both lose"),
    "correct-move": QT_TRANSLATE_NOOP("labels", "correct a move"),
    "remove-move": QT_TRANSLATE_NOOP("labels", "take a move out"),
    "insert-move": QT_TRANSLATE_NOOP("labels", "put a move in"),
}


def step_name(key: str) -> str:
    return QCoreApplication.translate("steps", STEP_NAMES[key])


def step_task(key: str) -> str:
    return QCoreApplication.translate("steps", STEP_TASKS[key])


def step_hint(key: str) -> str:
    """Which keys and clicks a step knows."""
    return QCoreApplication.translate("steps", STEP_HINTS[key])


def label(key: str) -> str:
    """What undo and redo call an act."""
    return QCoreApplication.translate("labels", LABELS.get(key, key))
