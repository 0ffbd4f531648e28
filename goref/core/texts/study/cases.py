"""Texts on the library of cases: its questions and answers, and what programs answered."""

from __future__ import annotations

from goref.core.base.language import Text, texts
from goref.core.game.legality import Refusal
from goref.core.rulesets.stops.stop_rules import GameEnding
from goref.core.stopping.stop_machine import Phase
from goref.core.study.study_case import StudyKind
from goref.core.texts.terms import REASONS

KINDS: dict[StudyKind, Text] = texts(
    "cases: questions",
    {
        StudyKind.COUNT: "What is the result?",
        StudyKind.PLAY: "Is the play legal?",
        StudyKind.STATE: "What is the state of the game?",
        StudyKind.RECORD: "What is the result?",
    },
)
REFUSALS: dict[Refusal, Text] = texts(
    "cases: a play",
    {
        Refusal.OFF_BOARD: "not legal: off the board",
        Refusal.OCCUPIED: "not legal: the point is occupied",
        Refusal.SUICIDE: "not legal: suicide",
        Refusal.KO: "not legal: the ko is retaken at once",
        Refusal.REPEATS: "not legal: a position comes back",
    },
)
LEGAL = Text("cases: a play", "legal")
PHASES: dict[Phase, Text] = texts(
    "cases: phases",
    {
        Phase.PLAYING: "play continues",
        Phase.STOPPED: "play has stopped, and both talk about the dead stones",
        Phase.SECOND_PHASE: "a preliminary end: turns are now made equal",
        Phase.TRIAL: "the dispute is to be played out",
        Phase.ENDED: "the game has ended",
    },
)
ENDINGS: dict[GameEnding, Text] = texts(
    "cases: endings",
    {
        GameEnding.AGREED: "by agreement on the dead stones",
        GameEnding.ALIVE: "by declaring every stone alive",
        GameEnding.FORCED: "by pass stones in one position, with every stone alive",
        GameEnding.PASSES: "by passes in a row",
        GameEnding.ALL_LEFT: "by passes without agreement, with every stone alive",
        GameEnding.FULL: "by mutual handing over of stones",
        GameEnding.SECOND_STOP: "by a second stop",
        GameEnding.RESIGNED: "by resignation",
        GameEnding.NO_PLAY: "because a side has no legal play",
        GameEnding.NO_RESULT: "without result",
        GameEnding.DRAW: "as a draw",
        GameEnding.BOTH_LOSE: "as a loss for both",
        GameEnding.PENALTY: "by a penalty",
        GameEnding.TIME: "on time",
        GameEnding.NEW_GAME: "by the order of a new game",
    },
)
TO_MOVE = Text("cases: phases", "{side} to move")
MISSING = Text("cases: answers", "facts are missing: {facts}")
WINS = Text("cases: answers", "{side} wins by {margin}")

TERMS: dict[str, Text] = {
    **REASONS,
    **texts(
        "cases: terms",
        {
            "margin": "the margin",
            "winner": "the winner",
            "needs": "missing facts",
            "how": "how the game ended",
            "basis": "the counted board",
            "dead": "which stones are dead",
            "legal": "legality",
            "refusal": "why it is not legal",
            "repeats": "positions that come back",
            "suicide": "suicide",
            "ko": "taking a ko back",
            "occupied": "occupied points",
            "phase": "state of the game",
            "to_move": "the side to move",
            "shared": "shared liberties",
            "dame": "dame",
            "needed": "needed plays",
        },
    ),
}
"""The terms of deviations, by their names."""

SKIPS: dict[str, Text] = texts(
    "cases: skips",
    {
        "needs": "the answer is that facts are missing",
        "no-count": "the game ended without a count",
        "gtp-state": "GTP has no question on the state of a game",
        "gtp-rules": "the program does not know such rules",
        "gtp-size": "the program does not know the board size",
        "gtp-acts": "GTP has only plays and passes",
        "gtp-record": "the program refuses a play of the record",
        "gtp-facts": "GTP cannot give the program the facts that decide",
        "no-score": "the program gives no score",
    },
)
"""Why a question was skipped, by the reason's name."""

HEADINGS: dict[str, Text] = texts(
    "cases: headings",
    {
        "chapter": "{title} ({id}): {count} cases",
        "moves": "Moves",
        "facts": "Facts",
        "ruling": "Ruling",
        "penalties": "Penalties",
        "play": "The play in question",
        "needed": "Needed plays",
        "nothing-needed": "none is needed",
        "article": "Article",
        "deviates": "{id} {rules}: {found} instead of {expected} ({terms})",
        "failed": "{id} {rules}: no answer: {reason}",
        "ran": "Answers: {count}; deviations: {deviations}",
        "asked": "Asked: {asked}; alike: {agree}; deviations: {deviate}; no answer: {failed}",
        "skipped": "Not asked, {count}: {reason}",
        "by-term": "Deviations, {count}: {term}",
        "over": "The time was over, or the program failed too often, before the last question.",
    },
)
