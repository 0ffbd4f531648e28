"""Texts of a marking: mistakes and right answers."""

from __future__ import annotations

from goref.core.base.language import Plural, Text

RIGHT = Text("school", "Right.")
WRONG = Text("school", "Not right.")
UNANSWERED = Text("school", "There is no answer yet.")
DEAD_MISSED = Text("school", "Dead, and not marked: {points}")
ALIVE_MARKED = Text("school", "Marked as dead, but alive or in seki: {points}")
NONE_DEAD = Text("school", "No stone is dead.")
DEAD_ARE = Text("school", "Dead: {points}")
FILL_MISSED = Text("school", "{side} must play at {points}.")
FILL_ANY_MISSED = Text("school", "{side} must play at one of {points}.")
FILL_NOT_NEEDED = Text("school", "Not needed: {points}")
NONE_NEEDED = Text("school", "No play is needed.")
RESULT_IS = Text("school", "The result is: {result}")
OFF_BY = Text("school", "The answer differs by {amount}.")
OTHER_SIDE = Text("school", "The margin is right, the winner is the other side.")
LEFT_OUT = Text("school", "Left out, it seems: {term}")
TERMS_ARE = Text("school", "The count in points, Black less White: {terms}")
RULES_MISSED = Text("school", "Black wins under these, too: {rules}")
RULES_WRONG = Text("school", "Black does not win under these: {rules}")
IS_LEGAL = Text("school", "The play is legal.")
IS_NOT_LEGAL = Text("school", "The play is not legal: {reason}.")
REASONS = {
    "occupied": Text("school", "the point is occupied"),
    "suicide": Text("school", "it is a suicide"),
    "ko": Text("school", "it retakes a ko at once"),
    "repeats": Text("school", "it repeats a position"),
}
HAS_ENDED = Text("school", "The game has ended.")
HAS_NOT_ENDED = Text("school", "The game has not ended.")
NO_INCIDENT = Text("school", "No incident was recorded.")
OTHER_KIND = Text("school", "Recorded was “{recorded}”, but it was “{kind}”.")
OTHER_OFFENDER = Text("school", "The side recorded is not the one that did it.")
UNDECIDED = Text("school", "Nothing was decided.")
REGULATION_SAYS = Text("school", "{regulation} says: {consequences}")
NOTHING_FOLLOWS = Text("school", "nothing")
MARKED = Plural(
    "school", "{right} of {count} exercise right", "{right} of {count} exercises right", "count"
)
