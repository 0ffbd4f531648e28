"""Texts for the log of acts: who requested an act, and the values before and after."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from goref.core.base.colour import Colour, Who
from goref.core.base.language import LANGUAGES, Language, Plural, Text
from goref.core.base.numbers import mixed
from goref.core.game.play_rules import End, PlayedFor
from goref.core.texts.terms import ENDS, PLAYED_FOR, SIDES, term

PARTIES: dict[str, Text] = {
    "B": Text("act log", "Black"),
    "W": Text("act log", "White"),
    "referee": Text("act log", "Referee"),
    "": Text("act log", "not recorded"),
}
"""The party that requested an act."""

ACTS: dict[str, Text] = {
    "undo": Text("act log", "Undone: act {number}"),
    "redo": Text("act log", "Redone: act {number}"),
    "saved": Text("act log", "Saved as {name}"),
    "opened": Text("act log", "Opened again: a new session"),
    "recovered": Text("act log", "Brought back after an interruption"),
    "recovered-less": Text(
        "act log", "Brought back after an interruption; lines lost: {lost}"
    ),
    "unread": Text("act log", "An act that this version of goref cannot read"),
}  # fmt: skip
"""Acts that do not change the case; acts that do have texts of their own."""

BEGINNINGS: dict[str, Text] = {
    "nothing": Text("act log", "Log begun"),
    "unrecorded": Text(
        "act log", "Log begun; what was done before the case was opened is not recorded"
    ),
    "left-out": Text("act log", "Log begun; an earlier one was too long to be kept"),
}
"""The first sentence of a log, by the state before the log began."""

STATES: dict[str, Text] = {
    "undecided": Text("act log", "no mark"),
    "single-marks": Text("act log", "single marks only"),
    "said-nobody": Text("act log", "not ruled on"),
    "said-record": Text("act log", "as the record marks it"),
    "said-suggestion": Text("act log", "as suggested"),
    "said-referee": Text("act log", "left as it is"),
    "disputed": Text("act log", "in dispute"),
    "undisputed": Text("act log", "not in dispute"),
    "void": Text("act log", "void"),
    "valid": Text("act log", "valid"),
    "stands": Text("act log", "let stand"),
    "open": Text("act log", "open"),
    "tried": Text("act log", "acts played: {acts}"),
    "tried-closed": Text("act log", "{state}, ended by agreement"),
    "tried-agreed": Text("act log", "{state}, ended by agreement: {agreed}"),
    "tried-ruled": Text("act log", "{state}, ruled on"),
    "unstated": Text("act log", "not stated"),
    "empty": Text("act log", "empty"),
    "no-text": Text("act log", "nothing"),
    "usual": Text("act log", "the usual one"),
    "in-lid": Text("act log", "stones in the lid"),
    "not-in-lid": Text("act log", "stones not in the lid"),
    "photo": Text("act log", "kept"),
    "photo-none": Text("act log", "not kept"),
    "at": Text("act log", "at {point}"),
    "because": Text("act log", "{state}, because: {reason}"),
}  # fmt: skip
"""Values of a point, move, finding or fact, if the other tables have no text for them."""

SUBJECTS: dict[str, Text] = {
    "whole-board": Text("act log", "the whole board"),
    "move": Text("act log", "move {number}"),
    "rules": Text("act log", "rule set"),
    "notes": Text("act log", "notes"),
    "record": Text("act log", "record"),
    "photograph": Text("act log", "photograph"),
    "stone": Text("act log", "stone"),
    "incident": Text("act log", "incident {number} ({kind})"),
    "protest": Text("act log", "protest {number}"),
    "regulation": Text("act log", "regulation"),
    "trial": Text("act log", "trial ({claim})"),
}

RECORDS: dict[str, Text | Plural] = {
    "position": Text("act log", "{size}, Black {black}, White {white}, no moves"),
    "game": Plural(
        "act log",
        "{size}, Black {black}, White {white}, {moves} move",
        "{size}, Black {black}, White {white}, {moves} moves",
        "moves",
    ),
}

TURNS: tuple[Text, ...] = (
    Text("act log", "as it is"),
    Text("act log", "left and right exchanged"),
    Text("act log", "top and bottom exchanged"),
    Text("act log", "by half a turn"),
    Text("act log", "rows and columns exchanged"),
    Text("act log", "a quarter to the right"),
    Text("act log", "a quarter to the left"),
    Text("act log", "mirrored at the other diagonal"),
)
"""The board's symmetries, by number."""

POINTS_GAP = Text("act log", " ")
"""The text between the names of points."""
ACCEPTED: dict[str, Text] = {
    "own": Text("act log", "goref's second opinion"),
    "network": Text("act log", "goref {version}, neural network {network}"),
    "other": Text("act log", "{engine}"),
    "dead": Text("act log", "dead {points}"),
    "seki": Text("act log", "in seki {points}"),
    "alive": Text("act log", "alive {points}"),
    "standing": Text("act log", "left on the board, as the referee stated: {points}"),
    "proved": Text("act log", "proved: {points}"),
    "agreed": Text("act log", "clear, as {engine} agrees: {points}"),
    "unclear": Text("act log", "left open: {points}"),
    "rest": Text("act log", "all else as it is"),
    "all": Text("act log", "life and death as they are"),
    "mark": Text("act log", "accepted from {opinion}"),
    "agreed-mark": Text("act log", "accepted from {opinion}, {engines} agreeing"),
    "proved-mark": Text("act log", "accepted from {opinion}; proved"),
}  # fmt: skip
"""The marks that were accepted, by the source of the opinion; some texts are for one mark."""
OWNED = Text("act log", "{kind} of {owner}")
STONES = Plural("act log", "{count} stone", "{count} stones")


def stones_text(count: int, language: Language) -> str:
    """Returns ``3 stones``, ``3子``."""
    return STONES.in_(language, count=count)


def points_text(names: Iterable[str], language: Language) -> str:
    """Returns the names of points in one text; all of them: the log must be complete."""
    return POINTS_GAP.in_(language).join(names)


def fact_text(value: object, language: Language) -> str:
    """Returns a fact as text: a side, a number, one for each side, a term, ``not stated``."""
    match value:
        case None:
            return term(STATES, "unstated", language)
        case Colour():
            return term(SIDES, value.letter, language)
        case Who():
            return term(SIDES, value.value, language)
        case End():
            return term(ENDS, value.value, language)
        case PlayedFor():
            return term(PLAYED_FOR, value.value, language)
        case (black, white):
            writing = LANGUAGES[language]
            sides = (("B", black), ("W", white))
            return writing.listed(
                f"{term(SIDES, s, language)}{writing.gap}{n}" for s, n in sides
            )
        case int() | Fraction():
            return mixed(Fraction(value))
        case _:
            return str(value)
