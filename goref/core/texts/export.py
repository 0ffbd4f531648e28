"""Texts for a record exported for other programs."""

from __future__ import annotations

from fractions import Fraction

from goref.core.base.language import Language, Plural, Text, texts
from goref.core.base.numbers import mixed
from goref.core.texts.terms import SIDES, term

TRIAL_NAME = Text("export", "Trial {number}")

RESULTS: dict[str, Text | Plural] = {
    "points": Plural("export", "{winner} wins by {amount} point", "{winner} wins by {amount} points", "number",),
    "wins": Text("export", "{winner} wins"),
    "R": Text("export", "{winner} wins by resignation"),
    "T": Text("export", "{winner} wins on time"),
    "F": Text("export", "{winner} wins by forfeit"),
    "draw": Text("export", "Draw"),
    "void": Text("export", "No result"),
    "unknown": Text("export", "no result is written"),
}  # fmt: skip
"""Texts of results, by the reason that ``RE`` gives."""

AMOUNT = Text("export", "{amount}")
AND_A_HALF = Text("export", "{whole}½")
HALF = Text("export", "½")
"""Half a point as it is spoken."""

CLASHES = texts(
    "export",
    {
        "result": "{file} holds this game with another result: {theirs}. It would be replaced by: {ours}.",
        "moves": "{file} has other moves from move {move} on ({theirs}). They would be lost; the "
        "result written is: {ours}.",
        "game": "{file} holds another game, {game}: {theirs}. It would be lost; the result written is: {ours}.",
        "games": "{file} holds {count} games. They would be lost; this game's result is: {ours}.",
        "other": "{file} is there already and is not a game record. It would be lost; this "
        "game's result is: {ours}.",
    },
)
"""Warnings about the effects of overwriting a file."""


def result_text(
    winner: str | None, margin: Fraction | None, reason: str, language: Language
) -> str:
    """Returns a result as text.

    Args:
        winner: ``B``, ``W``, ``draw``, ``void``, or None if none is known.
        margin: in points, of a game that was counted; else None.
        reason: ``R``, ``T``, ``F`` or empty.
    """
    if winner not in ("B", "W"):
        return RESULTS[winner or "unknown"].in_(language)
    key = reason or "wins"
    if margin is not None and not reason:
        key = "points"
    amount = "" if margin is None else _amount(margin, language)
    side = term(SIDES, winner, language)
    return RESULTS[key].in_(language, winner=side, amount=amount, number=margin)


def _amount(points: Fraction, language: Language) -> str:
    """Returns points as they are spoken: ``2½``, ``2点半``, ``半目``, ``3집반``."""
    whole, rest = divmod(points, 1)
    if rest != Fraction(1, 2):
        return AMOUNT.in_(language, amount=mixed(points))
    return AND_A_HALF.in_(language, whole=whole) if whole else HALF.in_(language)
