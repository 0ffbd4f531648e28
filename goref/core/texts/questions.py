"""Texts of the questions: subjects, reasons, answers and stakes.

Placeholders: ``{stones}``: stones with their colour, number and place; ``{points}``: names of
points; ``{side}``, ``{enemy}``: sides; ``{count}``, ``{amount}``: numbers.
"""

from __future__ import annotations

from goref.core.base.language import Plural, Text, texts
from goref.core.findings.kind import QuestionKind

# Stones and points.

STONES = {
    True: Text("cards", "{side}'s stone"),
    False: Text("cards", "{side}'s {count} stones"),
}
"""Stones of one side; True: a single stone."""
BOTH = Plural(
    "cards",
    "Black's {black} and White's {white} stone",
    "Black's {black} and White's {white} stones",
    "white",
)
POINTS = {
    0: Text("cards", "{first}"),
    1: Text("cards", "{first} and one more"),
    2: Text("cards", "{first} and {more} more"),
}
"""Names of points, by the number of points besides the first; 2: two or more."""
MORE = ("two", "three", "four", "five", "six", "seven", "eight", "nine")
"""English numbers from 2 to 9, as a sentence writes them."""
NAMED_TOO = Text("cards", "{thing} ({name})")

# Subjects; kinds of findings hold their own subjects and reasons.

SUBJECTS: dict[QuestionKind, Text] = {
    QuestionKind.STONES: Text("cards", "{stones}: alive?"),
    QuestionKind.POINTS: Text("cards", "{points}: whose?"),
    QuestionKind.KO: Text("cards", "The ko at {points}: who keeps it?"),
    QuestionKind.EYE: Text("cards", "Eye at {points} of the seki: whose?"),
    QuestionKind.SOLE_LIBERTY: Text("cards", "{points} of the seki: {side}'s alone?"),
    QuestionKind.ONE_SIDED: Text("cards", "{points} of the seki: can {side} alone play there?"),
    QuestionKind.FILL: Text("cards", "{points}: must {side} fill it?"),
}
SHARED_SUBJECT = Text("cards", "{points} of the seki: shared?")
"""The subject for points that are not known to be one side's alone."""
NEEDS: dict[str, Text] = {
    "began": Text("cards", "Who began?"),
    "first_pass": Text("cards", "Who passed first?"),
    "last_play": Text("cards", "Who played last?"),
    "last_dame": Text("cards", "Whose last play only took a dame?"),
    "last_competitive": Text("cards", "Who made the last competitive play?"),
    "prisoners": Text("cards", "How many prisoners?"),
    "plays": Text("cards", "How many plays by each side?"),
    "pass_stones": Text("cards", "How many pass stones?"),
    "end": Text(
        "cards", "Four passes in a row: were the dead stones agreed on, or gone, before?"
    ),
    "record": Text("cards", "The record of the game?"),
}
ACCEPT: dict[str, Text] = {
    "both": Text("cards", "{dead} clearly dead, {seki} in seki."),
    "dead": Text("cards", "{dead} clearly dead, nothing is in seki."),
    "more-dead": Text("cards", "{dead} clearly dead."),
    "seki": Text("cards", "Nothing is clearly dead, {seki} in seki."),
    "more-seki": Text("cards", "{seki} in seki."),
    "both-seeming": Text("cards", "{dead} apparently dead, {seki} in seki."),
    "dead-seeming": Text("cards", "{dead} apparently dead, nothing in seki."),
    "more-dead-seeming": Text("cards", "{dead} apparently dead."),
    "seki-seeming": Text("cards", "Nothing is clearly dead, {seki} apparently in seki."),
    "more-seki-seeming": Text("cards", "{seki} apparently in seki."),
    "nothing": Text("cards", "Nothing is clearly dead or in seki."),
    "nothing-else": Text("cards", "Nothing else is clearly dead or in seki."),
    "nobody": Text("cards", "Nobody has stated which stones are dead."),
    "marked": Text("cards", "{dead} marked dead. Is that right?"),
    "rest": Text("cards", "{dead} marked dead. Is that all?"),
    "none-marked": Text("cards", "No stone is marked dead. Is that right?"),
}
"""The subject of an ACCEPT question, by what there is to accept."""
COUNTED = {
    True: Text("cards", "1 stone is"),
    False: Text("cards", "{count} stones are"),
}
COUNTED_MORE = {
    True: Text("cards", "1 more stone is"),
    False: Text("cards", "{count} more stones are"),
}
"""The number of stones, and of further stones; True: a single stone."""

# Reasons.

WHY = texts(
    "cards",
    {
        "disputed": "The players do not agree.",
        "pressing": "If {side} plays nothing here once the dame are filled, {enemy} gains.",
        "places": "One play is enough, at any of these points: {places}.",
        "eye": "Whether an eye in a seki counts depends on the rule set.",
        "accept-played": "Only a suggestion, {count} of them played out on the spot, not proved.",
        "accept-by-ruling": "Only a suggestion, {count} of them only if the rulings hold.",
        "accept-agreed": "Only a suggestion, {count} of them clear only because {engines} agrees.",
        "fact": "This rule set cannot count without it.",
        "cycle": "How such a cycle ends depends on the rule set.",
        "reach": "“{answer}” applies to all {reach} stones there: they live or die together.",
        "record": "No referee has confirmed the marks.",
        "accept": "It is only a suggestion until you accept it.",
        "rest": "Until then the count rests on these marks alone.",
        "nobody": "Until then every stone is counted as alive.",
        "settled": "Let stand as it is.",
        "ruled": "Ruled: {status}.",
        "counted": "Counted as: {status}.",
        "because": "Reason given: {reason}",
    },
)
TRIED: dict[str, Text] = {
    "under-way": Text("cards", "It is being played out on the board."),
    "waits": Text("cards", "Played out on the board; what it showed is still to be decided."),
    "nothing": Text("cards", "Played out on the board; nothing is decided yet."),
    "contrary": Text(
        "cards", "The ruling differs from what was played out, and a reason is missing."
    ),
    "as-shown": Text("cards", "Played out on the board, and ruled as it showed."),
    "as-agreed": Text("cards", "Played out on the board, and ruled as both sides agreed."),
    "otherwise": Text(
        "cards", "Played out on the board, and ruled differently by the referee."
    ),
    "decided": Text("cards", "Played out on the board, and decided by the referee."),
    "changed": Text("cards", "Played out on the board, and ruled differently since."),
    "marked": Text(
        "cards", "Played out on the board, and ruled; whether on this is not recorded."
    ),
    "other-record": Text("cards", "Played out on the board; the record has changed since."),
}
"""The outcome of a trial in the ruling."""
TRIED_BRIEF: dict[str, Text] = {
    "under-way": Text("cards", "under way"),
    "waits": Text("cards", "to be decided"),
    "nothing": Text("cards", "to be decided"),
    "contrary": Text("cards", "reason missing"),
    "as-shown": Text("cards", "✓ as shown"),
    "as-agreed": Text("cards", "✓ as agreed"),
    "otherwise": Text("cards", "✓ ruled differently"),
    "decided": Text("cards", "✓ decided"),
    "changed": Text("cards", "✓ ruled differently since"),
    "marked": Text("cards", "✓ ruled"),
    "other-record": Text("cards", "record changed"),
}
"""The outcome of a trial in the ruling, in a word or two."""
RULED = Text("cards", "✓ {status}")
"""The status of stones or points that were ruled on."""
LET_STAND = "✓"

OWNED = Text("cards", "{side}'s {kind}")

# Answers.

ANSWERS: dict[str, Text] = {
    "accept": Text("cards", "Accept"),
    "none-dead": Text("cards", "Nothing is dead"),
    "none-else": Text("cards", "Nothing else is dead"),
    "as-marked": Text("cards", "As marked"),
    "alive": Text("cards", "Alive"),
    "dead": Text("cards", "Dead"),
    "seki": Text("cards", "Seki"),
    "not-dead": Text("cards", "Not dead"),
    "play-out": Text("cards", "Play it out"),
    "points-black": Text("cards", "Black's"),
    "points-white": Text("cards", "White's"),
    "points-nobody": Text("cards", "Nobody's"),
    "ko-nobody": Text("cards", "Must be connected"),
    "fill-territory": Text("cards", "Not needed"),
    "fill-nobody": Text("cards", "Must be filled"),
    "territory": Text("cards", "{owner}'s territory"),
    "eye": Text("cards", "{owner}'s eye"),
    "false-eye": Text("cards", "{owner}'s false eye"),
    "one-sided": Text("cards", "{owner} alone"),
    "sole-liberty": Text("cards", "{owner}'s liberty"),
    "ko": Text("cards", "{owner}'s ko point"),
    "shared": Text("cards", "Shared"),
    "dame": Text("cards", "Nobody's"),
    "as-suggested": Text("cards", "As suggested"),
    "as-engine": Text("cards", "{life}, as {engine} says"),
    "dispute": Text("cards", "Put in dispute"),
    "withdraw": Text("cards", "End the dispute"),
    "take-back": Text("cards", "Withdraw it"),
    "count-it": Text("cards", "Count the board"),
    "settle": Text("cards", "Let it stand"),
    "open-again": Text("cards", "Open again"),
    "last-dame-more": Text("cards", "It did more"),
    "end-agreed": Text("cards", "Agreed on or gone"),
    "end-alive": Text("cards", "Neither: all are alive"),
    "facts": Text("cards", "Fill it in"),
    "set-up": Text("cards", "Set up"),
    "correct": Text("cards", "Correct it"),
    "incident": Text("cards", "Enter as an incident"),
    "decide": Text("cards", "Decide on it"),
    "as-shown": Text("cards", "As shown"),
    "go-on": Text("cards", "Continue"),
    "show": Text("cards", "Show"),
    "drop-trial": Text("cards", "Drop the trial"),
}
"""Answers, by the id of the wording; others are in :mod:`goref.core.texts.dispute.choices`."""

# Stakes.

GAINS = Text("cards", "{side} +{amount}")
AS_NOW = Text("cards", "as now")
NO_CHANGE = Text("cards", "no change")
FACTS = Text("cards", "a fact is missing")
BEGINS = Text("cards", "{side} begins")
DECIDES = Text("cards", "decides the game")
