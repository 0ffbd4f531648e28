"""The articles of Ing's rules."""

from __future__ import annotations

from goref.core.articles.entry import (
    Article,
    Table,
    by_goref,
    custom,
    reported,
)
from goref.core.base.language import Text
from goref.core.base.sources import ING_1991, cited

ING = Text("articles", "Ing's SST rules, {part}")
RECORD_ING = Article(
    cite=ING_1991,
    says=(
        reported(
            "A pass is a move and opens a pause; four passes in a row were taken as the "
            "end. Each side must start with exactly 180 stones. Fill all dame."
        ),
        by_goref(
            "A missing stone falsifies the count, so check the bowls. goref checks Ing's "
            "own ko rule as simple ko only; rule on the rest yourself."
        ),
    ),
)
DEAD_ING = Article(
    cite=cited(ING, Text("citations", "life and death")),
    says=(
        reported(
            "Life and death are settled by play: what can be captured is verified by "
            "removing it. The edition of 1996 judges by kinds of breath."
        ),
        by_goref(
            "goref does not judge by breath. Mark as dead the stones that both agree on or "
            "that were removed in the trial."
        ),
    ),
)
SEKI_ING = Article(
    cite=cited(ING, Text("citations", "counting")),
    says=(
        reported(
            "Points that touch one colour only belong to that colour, in seki too. Points "
            "that touch both are shared evenly; an odd one is left empty."
        ),
        by_goref(
            "The text seen does not name one-sided dame or sole liberties; goref gives "
            "them to their owner."
        ),
    ),
)
POINTS_ING = Article(
    cite=cited(ING, Text("citations", "counting")),
    says=(
        reported("All dame are filled before the count; those left are shared evenly."),
        by_goref(
            "Of a ko left open the text seen says nothing: goref proposes its point for the "
            "holder; rule differently if it must be connected."
        ),
    ),
)
PAYMENTS_ING = Article(
    cite=cited(ING, Text("citations", "komi")),
    says=(
        reported(
            "Komi 8 points, paid by putting 4 white stones into Black's land, each worth 2 "
            "points. Black wins ties in return. No payment for handicap stones is named."
        ),
        custom("Some events pay n points for n handicap stones and let White win ties."),
        by_goref("goref pays nothing for handicap stones."),
    ),
)
COUNT_ING = Article(
    cite=cited(ING, Text("citations", "counting")),
    says=(
        reported(
            "All captured and dead stones go back to their own bowls. Each side fills its "
            "own land with its own stones until the bowl of 180 is empty; own points left "
            "over count for you, own stones left over against you."
        ),
        by_goref("Counting area must give the same margin; goref runs it as a check."),
    ),
)
RESULT_ING = Article(
    cite=cited(ING, Text("citations", "result")),
    says=(
        reported("More points win; Black wins ties."),
        by_goref(
            "So with komi Black needs 184½ points of the board, half the shared points "
            "included, and reaching it is enough. A tie needs an odd number of shared "
            "points. goref states the margin in points."
        ),
    ),
)

ARTICLES: Table = {
    "ing": {
        "record": RECORD_ING,
        "dead": DEAD_ING,
        "seki": SEKI_ING,
        "points": POINTS_ING,
        "payments": PAYMENTS_ING,
        "count": COUNT_ING,
        "result": RESULT_ING,
    },
}
