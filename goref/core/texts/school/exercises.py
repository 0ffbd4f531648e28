"""Texts of exercises: the courses, the questions, how they are answered."""

from __future__ import annotations

from goref.core.base.language import Text

COURSES: dict[str, tuple[Text, Text]] = {
    "first-count": (
        Text("school", "First count"),
        Text("school", "Counts of small boards under the rule sets in use today."),
    ),
    "dead-and-alive": (
        Text("school", "Dead and alive"),
        Text("school", "Which stones come off the board, and what must be filled before."),
    ),
    "seki-and-ko": (
        Text("school", "Seki and ko"),
        Text("school", "What counts in a seki, which plays a ko allows, when play stops."),
    ),
    "old-counts": (
        Text("school", "Old Chinese counts"),
        Text("school", "Routes, group tax, saturation and stones: the counts of old China."),
    ),
    "incident-desk": (
        Text("school", "The incident desk"),
        Text("school", "What a regulation says, the first time and the second."),
    ),
}
"""The courses by id: the title, and what the course is about."""

ASKS: dict[str, Text] = {
    "dead": Text("school", "Which stones are dead?"),
    "fill": Text("school", "Must a side fill in its own land once the dame are filled?"),
    "count": Text("school", "{rules}: count this board. What is the result?"),
    "won": Text("school", "{rules}: who wins?"),
    "which-rules": Text("school", "Under which of these rule sets does Black win?"),
    "legal": Text("school", "{rules}: may {side} play at {point}?"),
    "stopped": Text("school", "{rules}: has the game ended?"),
    "regulation": Text(
        "school",
        "{side}: {kind}, {time} in this game. What does the regulation say ({regulation})?",
    ),
}
"""The questions, by the kind of exercise."""

TIMES = {
    1: Text("school", "for the first time"),
    2: Text("school", "for the second time"),
    3: Text("school", "for the third time"),
}
"""The number of times that an incident has happened, in words."""

HOW: dict[str, Text] = {
    "dead": Text("school", "Mark the dead stones on the board, then hand in."),
    "fill": Text(
        "school",
        "Play each stone that is needed; if it is the turn of a side that needs none, press Pass. "
        "Play none if none is needed. Then hand in.",
    ),
    "count": Text(
        "school", "Type the result, such as B+3.5 or W+2.5zi, or 0 for a draw; then hand in."
    ),
    "won": Text("school", "Choose the answer, then hand in."),
    "which-rules": Text(
        "school", "Tick the rule sets, or none if Black wins under none, then hand in."
    ),
    "legal": Text("school", "Choose the answer, then hand in."),
    "stopped": Text("school", "Choose the answer, then hand in."),
    "regulation": Text(
        "school",
        "Record it with “What happened at the table” and decide as the regulation says; then "
        "hand in.",
    ),
}
"""The way to answer an exercise, by its kind."""

YES, NO = Text("school", "yes"), Text("school", "no")
FIRST_COUNTS = Text("school", "Only the first answer counts.")
HANDED_BACK = Text("school", "The result was shown before it was handed in.")
# Translators: of the komi, in an exercise about several rule sets
USUAL = Text("school", "usual for each rule set")
FACT_NAMES = {"prisoners": Text("school", "stones lost")}
"""The names of facts that could be read of either side."""
# Translators: before a list of the last moves, passes and statements of a record
LAST_MOVES = Text("school", "last moves")
KNOWN = Text("school", "Known: {facts}")
