"""Texts for an event's tables at a glance: the count now, and results."""

from __future__ import annotations

from goref.core.base.language import Language, Text
from goref.core.base.numbers import mixed
from goref.core.event.result import Result, Verdict
from goref.core.rulesets.table import RULESETS
from goref.core.texts.event.events import result_words
from goref.core.texts.results import won_by
from goref.core.texts.terms import SIDES, term

GLANCES: dict[str, Text] = {
    "ready": Text("event glance", "{verdict}, nothing open"),
    "open": Text("event glance", "{count} open: {first}"),
    "open-counted": Text("event glance", "{verdict}, but {count} open: {first}"),
    "suggested": Text("event glance", "{verdict} (suggested, the board is clear)"),
    "suggested-open": Text("event glance", "{verdict} (suggested, the stones are clear)"),
    "doubtful": Text("event glance", "{count} to ask: {first} (suggested)"),
    "unmarked": Text("event glance", "Nothing is marked yet"),
    "empty": Text("event glance", "There is nothing on the board yet"),
    "unreadable": Text("event glance", "The case cannot be read: {first}"),
    "counts-otherwise": Text("event glance", "the case counts differently now: {verdict}"),
    "differs": Text("event glance", "Its case now says: {verdict}"),
}  # fmt: skip
"""The state of a table's case, by the kind of the glance."""

WAITING = Text("event glance", "Ready to be decided: {ready}. Something open: {open}.")
"""Counts of tables that are not decided and have a case."""
BY_RECORD = Text(
    "event glance", "The record says {re}, which no count gives; decide without a count."
)
TAILS: dict[str, Text] = {
    "": Text("event glance", "{winner} wins"),
    "R": Text("event glance", "{winner} wins by resignation"),
    "T": Text("event glance", "{winner} wins on time"),
    "F": Text("event glance", "{winner} wins by forfeit"),
}
"""The result of a played game that was won without a count, by the end of its ``RE``."""
BY_DEFAULT = Text("event glance", "{winner} wins by default")
"""The result of a game that was won without play."""
BY_MARGIN = Text("event glance", "{winner} wins by {amount}")


def result_told(result: Result, language: Language, rules: str = "") -> str:
    """Returns a result as text: ``White wins by 3½ points``.

    Args:
        rules: the id of the event's rule set, whose unit a margin has that was not counted.
    """
    letter = {Verdict.BLACK: "B", Verdict.WHITE: "W"}.get(result.verdict)
    if letter is None:
        return result_words(result, language)
    winner = term(SIDES, letter, language)
    loser = term(SIDES, "W" if letter == "B" else "B", language)
    counted = RULESETS.get(result.rules or rules)
    if result.margin and counted is not None:
        native = abs(result.margin) / counted.unit.points
        return won_by(letter, native, counted, language)
    if result.by_default:
        return BY_DEFAULT.in_(language, winner=winner)
    tail = result.re.partition("+")[2]
    if tail in TAILS:
        return TAILS[tail].in_(language, winner=winner, loser=loser)
    if result.margin:
        told = mixed(abs(result.margin))
        return BY_MARGIN.in_(language, winner=winner, amount=told)
    return result_words(result, language)
