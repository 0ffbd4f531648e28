"""The articles of New Zealand, Tromp–Taylor and Button Go."""

from __future__ import annotations

from goref.core.articles.entry import (
    Article,
    Table,
    by_goref,
    custom,
    reported,
)
from goref.core.base.language import Text
from goref.core.base.sources import NEW_ZEALAND_TEXT, cited

BUTTON = Text("articles", "Button Go, {part}")
LOGICAL_RULES = Text("articles", "Tromp and Taylor, The logical rules of Go")
RECORD_NZ = Article(
    cite=cited(NEW_ZEALAND_TEXT, Text("citations", "end of the game")),
    says=(
        reported(
            "The game ends when both agree that it does; passes alone do not end it. A play "
            "may not repeat the position as it was after an earlier turn of the same "
            "player, and a pass is a turn. Removing one's own stones is allowed. No "
            "prisoners are needed."
        ),
    ),
)
DEAD_NZ = Article(
    cite=cited(NEW_ZEALAND_TEXT, Text("citations", "end of the game")),
    says=(
        reported(
            "The stones to remove are agreed on; if the two disagree, they play on. If they "
            "cannot even agree on who moves, everything on the board is alive."
        ),
        by_goref("In that case choose goref's end “all alive”, which voids dead marks."),
    ),
)
SEKI_NZ = Article(
    cite=cited(NEW_ZEALAND_TEXT, Text("citations", "scoring")),
    says=(
        reported("Own stones and the points they alone surround count, in seki too."),
        by_goref(
            "Read literally, a point that touches both counts for both; goref halves it, "
            "which leaves the difference as it is. One-sided dame and sole liberties are "
            "not named; goref gives them to their owner."
        ),
    ),
)
POINTS_NZ = Article(
    cite=cited(NEW_ZEALAND_TEXT, Text("citations", "scoring")),
    says=(
        reported(
            "Own stones and the points they alone surround count; nothing orders dame to "
            "be filled."
        ),
        by_goref(
            "Dame left change nothing in the difference. goref counts the empty point of an "
            "open ko for its holder, because only the holder's stones surround it."
        ),
    ),
)
PAYMENTS_NZ = Article(
    cite=cited(NEW_ZEALAND_TEXT, Text("citations", "komi and handicap")),
    says=(
        reported(
            "Komi 7 points in even games, so ties can happen. With handicap there is no "
            "komi and no payment: White passes at the start while Black places the stones, "
            "one pass less than there are stones."
        ),
    ),
)
RESULT_NZ = Article(
    cite=cited(NEW_ZEALAND_TEXT, Text("citations", "scoring")),
    says=(
        reported(
            "More points win. Without shared points Black's 184 against 177 is a draw in an "
            "even game; with handicap 181 wins. The margin is stated in points."
        ),
    ),
)
COUNT_BY_AREA = Article(
    cite=Text("articles", "New Zealand, Tromp–Taylor and Button rules on the score"),
    says=(
        reported(
            "Count each side's stones and the empty points that are its own, and halve the "
            "shared points; the difference is the same if you leave the shared points out."
        ),
        by_goref("goref knows no other count for this rule set."),
    ),
)
RECORD_TT = Article(
    cite=LOGICAL_RULES,
    says=(
        reported(
            "Two passes in a row end the game, and nothing is agreed after that: the board "
            "counts as it is. No play may repeat an earlier whole position; a play that "
            "leaves its own stones without liberty removes them."
        ),
        by_goref("goref removes no stone either: have everything captured before the passes."),
    ),
)
AS_IT_STANDS = Article(
    cite=LOGICAL_RULES,
    says=(
        reported(
            "There is nothing to rule here. No stone is dead, no seki, eye or ko is known: "
            "an empty point belongs to a colour if it reaches that colour alone."
        ),
        by_goref("goref ignores every mark you make, and says so."),
    ),
)
PAYMENTS_TT = Article(
    cite=LOGICAL_RULES,
    says=(
        reported("No komi and no other payment."),
        custom("Programs add a komi of their own."),
        by_goref("The text says nothing of handicap games in the score; goref pays nothing."),
    ),
)
RESULT_TT = Article(
    cite=LOGICAL_RULES,
    says=(
        reported(
            "More points win, stones and empty points that reach one colour only; equal is "
            "a draw. The margin is stated in points."
        ),
    ),
)
RECORD_BUTTON = Article(
    cite=cited(BUTTON, Text("citations", "taking the button")),
    says=(
        reported(
            "The first to pass takes the button instead; this lifts the ko bans and is not "
            "a closing pass. The game ends with passes in a row after that."
        ),
        by_goref(
            "goref needs to know who passed first in the whole game; if nobody did, the "
            "button was not taken."
        ),
    ),
)
HOST_BUTTON = Article(
    cite=Text("articles", "Button Go; the host's area rules"),
    says=(
        reported(
            "Button Go changes only the button and says nothing of this; the host rules decide."
        ),
        by_goref(
            "goref counts as area rules do: dead stones agreed or played out, eyes, "
            "one-sided dame, sole liberties and open ko points for their owner, shared "
            "points halved."
        ),
    ),
)
PAYMENTS_BUTTON = Article(
    cite=cited(BUTTON, Text("citations", "komi and the button")),
    says=(
        reported(
            "Komi 7 points; the first passer gets ½ point for the button. So the margin is "
            "never a tie, and follows the territory count with half a point less of komi."
        ),
        by_goref("The text says nothing of handicap games; goref then pays nothing."),
    ),
)
RESULT_BUTTON = Article(
    cite=cited(BUTTON, Text("citations", "result")),
    says=(
        reported(
            "More points win after komi and button; with an integer komi the half point of "
            "the button leaves no tie. The margin is stated in points."
        ),
    ),
)

ARTICLES: Table = {
    "new-zealand": {
        "record": RECORD_NZ,
        "dead": DEAD_NZ,
        "seki": SEKI_NZ,
        "points": POINTS_NZ,
        "payments": PAYMENTS_NZ,
        "count": COUNT_BY_AREA,
        "result": RESULT_NZ,
    },
    "tromp-taylor": {
        "record": RECORD_TT,
        "dead": AS_IT_STANDS,
        "seki": AS_IT_STANDS,
        "points": AS_IT_STANDS,
        "payments": PAYMENTS_TT,
        "count": COUNT_BY_AREA,
        "result": RESULT_TT,
    },
    "button": {
        "record": RECORD_BUTTON,
        "dead": HOST_BUTTON,
        "seki": HOST_BUTTON,
        "points": HOST_BUTTON,
        "payments": PAYMENTS_BUTTON,
        "count": COUNT_BY_AREA,
        "result": RESULT_BUTTON,
    },
}
