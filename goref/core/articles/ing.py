"""The articles of Ing's rules."""

from __future__ import annotations

from goref.core.articles.entry import Steps, Table, by_goref, custom, entry, reported
from goref.core.base.language import Text
from goref.core.base.sources import ING_1991, cited

ING = Text("articles", "Ing's SST rules, {part}")

ING_SST: Steps = {
    "record": entry(
        ING_1991,
        reported(
            "A pass is a move and opens a pause; four passes in a row were taken as the "
            "end. Each side must start with exactly 180 stones. Fill all dame."
        ),
        by_goref(
            "A missing stone falsifies the count, so check the bowls. goref checks Ing's "
            "own ko rule as simple ko only; rule on the rest yourself."
        ),
    ),
    "dead": entry(
        cited(ING, Text("citations", "life and death")),
        reported(
            "Life and death are settled by play: what can be captured is verified by "
            "removing it. The edition of 1996 judges by kinds of breath."
        ),
        by_goref(
            "goref does not judge by breath. Mark as dead the stones that both agree on or "
            "that were removed in the trial."
        ),
    ),
    "seki": entry(
        cited(ING, Text("citations", "counting")),
        reported(
            "Points that touch one colour only belong to that colour, in seki too. Points "
            "that touch both are shared evenly; an odd one is left empty."
        ),
        by_goref(
            "The text seen does not name one-sided dame or sole liberties; goref gives "
            "them to their owner."
        ),
    ),
    "points": entry(
        cited(ING, Text("citations", "counting")),
        reported("All dame are filled before the count; those left are shared evenly."),
        by_goref(
            "Of a ko left open the text seen says nothing: goref proposes its point for the "
            "holder; rule differently if it must be connected."
        ),
    ),
    "payments": entry(
        cited(ING, Text("citations", "komi")),
        reported(
            "Komi 8 points, paid by putting 4 white stones into Black's land, each worth 2 "
            "points. Black wins ties in return. No payment for handicap stones is named."
        ),
        custom("Some events pay n points for n handicap stones and let White win ties."),
        by_goref("goref pays nothing for handicap stones."),
    ),
    "count": entry(
        cited(ING, Text("citations", "counting")),
        reported(
            "All captured and dead stones go back to their own bowls. Each side fills its "
            "own land with its own stones until the bowl of 180 is empty; own points left "
            "over count for you, own stones left over against you."
        ),
        by_goref("Counting area must give the same margin; goref runs it as a check."),
    ),
    "result": entry(
        cited(ING, Text("citations", "result")),
        reported("More points win; Black wins ties."),
        by_goref(
            "So with komi Black needs 184½ points of the board, half the shared points "
            "included, and reaching it is enough. A tie needs an odd number of shared "
            "points. goref states the margin in points."
        ),
    ),
}

ARTICLES: Table = {"ing": ING_SST}
