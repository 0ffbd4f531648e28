"""The articles of New Zealand, Tromp–Taylor and Button Go."""

from __future__ import annotations

from goref.core.articles.entry import Steps, Table, by_goref, custom, entry, reported
from goref.core.base.language import Text
from goref.core.base.sources import NEW_ZEALAND_TEXT, cited

BUTTON = Text("articles", "Button Go, {part}")
LOGICAL_RULES = Text("articles", "Tromp and Taylor, The logical rules of Go")

NEW_ZEALAND: Steps = {
    "record": entry(
        cited(NEW_ZEALAND_TEXT, Text("citations", "end of the game")),
        reported(
            "The game ends when both agree that it does; passes alone do not end it. A play "
            "may not repeat the position as it was after an earlier turn of the same "
            "player, and a pass is a turn. Removing one's own stones is allowed. No "
            "prisoners are needed."
        ),
    ),
    "dead": entry(
        cited(NEW_ZEALAND_TEXT, Text("citations", "end of the game")),
        reported(
            "The stones to remove are agreed on; if the two disagree, they play on. If they "
            "cannot even agree on who moves, everything on the board is alive."
        ),
        by_goref("In that case choose goref's end “all alive”, which voids dead marks."),
    ),
    "seki": entry(
        cited(NEW_ZEALAND_TEXT, Text("citations", "scoring")),
        reported("Own stones and the points they alone surround count, in seki too."),
        by_goref(
            "Read literally, a point that touches both counts for both; goref halves it, "
            "which leaves the difference as it is. One-sided dame and sole liberties are "
            "not named; goref gives them to their owner."
        ),
    ),
    "points": entry(
        cited(NEW_ZEALAND_TEXT, Text("citations", "scoring")),
        reported(
            "Own stones and the points they alone surround count; nothing orders dame to "
            "be filled."
        ),
        by_goref(
            "Dame left change nothing in the difference. goref counts the empty point of an "
            "open ko for its holder, because only the holder's stones surround it."
        ),
    ),
    "payments": entry(
        cited(NEW_ZEALAND_TEXT, Text("citations", "komi and handicap")),
        reported(
            "Komi 7 points in even games, so ties can happen. With handicap there is no "
            "komi and no payment: White passes at the start while Black places the stones, "
            "one pass less than there are stones."
        ),
    ),
    "result": entry(
        cited(NEW_ZEALAND_TEXT, Text("citations", "scoring")),
        reported(
            "More points win. Without shared points Black's 184 against 177 is a draw in an "
            "even game; with handicap 181 wins. The margin is stated in points."
        ),
    ),
}

COUNT_BY_AREA = entry(
    Text("articles", "New Zealand, Tromp–Taylor and Button rules on the score"),
    reported(
        "Count each side's stones and the empty points that are its own, and halve the "
        "shared points; the difference is the same if you leave the shared points out."
    ),
    by_goref("goref knows no other count for this rule set."),
)

TROMP_TAYLOR: Steps = {
    "record": entry(
        LOGICAL_RULES,
        reported(
            "Two passes in a row end the game, and nothing is agreed after that: the board "
            "counts as it is. No play may repeat an earlier whole position; a play that "
            "leaves its own stones without liberty removes them."
        ),
        by_goref("goref removes no stone either: have everything captured before the passes."),
    ),
    **dict.fromkeys(
        ("dead", "seki", "points"),
        entry(
            LOGICAL_RULES,
            reported(
                "There is nothing to rule here. No stone is dead, no seki, eye or ko is known: "
                "an empty point belongs to a colour if it reaches that colour alone."
            ),
            by_goref("goref ignores every mark you make, and says so."),
        ),
    ),
    "payments": entry(
        LOGICAL_RULES,
        reported("No komi and no other payment."),
        custom("Programs add a komi of their own."),
        by_goref("The text says nothing of handicap games in the score; goref pays nothing."),
    ),
    "result": entry(
        LOGICAL_RULES,
        reported(
            "More points win, stones and empty points that reach one colour only; equal is "
            "a draw. The margin is stated in points."
        ),
    ),
}


BUTTON_GO: Steps = {
    "record": entry(
        cited(BUTTON, Text("citations", "taking the button")),
        reported(
            "The first to pass takes the button instead; this lifts the ko bans and is not "
            "a closing pass. The game ends with passes in a row after that."
        ),
        by_goref(
            "goref needs to know who passed first in the whole game; if nobody did, the "
            "button was not taken."
        ),
    ),
    **dict.fromkeys(
        ("dead", "seki", "points"),
        entry(
            Text("articles", "Button Go; the host's area rules"),
            reported(
                "Button Go changes only the button and says nothing of this; the host rules "
                "decide."
            ),
            by_goref(
                "goref counts as area rules do: dead stones agreed or played out, eyes, "
                "one-sided dame, sole liberties and open ko points for their owner, shared "
                "points halved."
            ),
        ),
    ),
    "payments": entry(
        cited(BUTTON, Text("citations", "komi and the button")),
        reported(
            "Komi 7 points; the first passer gets ½ point for the button. So the margin is "
            "never a tie, and follows the territory count with half a point less of komi."
        ),
        by_goref("The text says nothing of handicap games; goref then pays nothing."),
    ),
    "result": entry(
        cited(BUTTON, Text("citations", "result")),
        reported(
            "More points win after komi and button; with an integer komi the half point of "
            "the button leaves no tie. The margin is stated in points."
        ),
    ),
}

ARTICLES: Table = {
    "new-zealand": {**NEW_ZEALAND, "count": COUNT_BY_AREA},
    "tromp-taylor": {**TROMP_TAYLOR, "count": COUNT_BY_AREA},
    "button": {**BUTTON_GO, "count": COUNT_BY_AREA},
}
