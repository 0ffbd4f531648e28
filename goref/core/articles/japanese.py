"""The articles of the Japanese rules of 1989 and of the Korean rules."""

from __future__ import annotations

from goref.core.articles.entry import (
    Article,
    Table,
    by_goref,
    custom,
    reported,
)
from goref.core.base.language import Text
from goref.core.base.sources import JAPAN_1989, cited

KOREA = Text("articles", "Rules of the Korea Baduk Association, {part}")
RECORD_JAPANESE = Article(
    cite=cited(JAPAN_1989, "9 and 12"),
    says=(
        reported(
            "Two passes in a row stop the game; it ends when both have confirmed life and "
            "death. If one side asks to resume, it must be granted; its opponent then "
            "plays first. No stone is handed over for a pass. If the whole position "
            "repeats and both agree, there is no result."
        ),
        by_goref("goref counts with the prisoners: make sure that they are complete."),
    ),
)
DEAD_JAPANESE = Article(
    cite=cited(JAPAN_1989, "7 and 9"),
    says=(
        reported(
            "A stone is alive if it cannot be captured, or if its capture lets its owner "
            "make a new stone that cannot be. This is read, not played: a ko may be retaken "
            "in it only after a pass for that very ko, so bent four in the corner is dead "
            "whatever the threats."
        ),
        by_goref("goref does not read: mark what both have confirmed."),
    ),
)
SEKI_JAPANESE = Article(
    cite=cited(JAPAN_1989, "8"),
    says=(
        reported(
            "Stones that live but touch dame are in seki, and nothing they surround is "
            "territory. Dead stones are lifted from territory only."
        ),
        by_goref(
            "So goref counts eyes, one-sided dame and sole liberties for nobody. Leave "
            "stones inside a seki unmarked."
        ),
    ),
)
POINTS_JAPANESE = Article(
    cite=cited(JAPAN_1989, "8 and 9"),
    says=(
        reported(
            "Stones that touch a dame are in seki; needed plays are to be made before the "
            "end is agreed."
        ),
        by_goref(
            "Taken literally, one dame left puts both neighbours in seki; goref does not "
            "read it so, but fill dame before the count. An open ko counts nothing for its "
            "holder in goref: have it connected."
        ),
    ),
)
PAYMENTS_JAPANESE = Article(
    cite=Text("articles", "Japanese rules of 1989, which name no komi"),
    says=(
        custom(
            "Komi 6½ points. The text itself names no komi: it is the event's, so check it."
        ),
        by_goref(
            "goref pays nothing for handicap stones, for the first pass or for the last "
            "play; komi in handicap games is 0 unless you state one."
        ),
    ),
)
COUNT_JAPANESE = Article(
    cite=cited(JAPAN_1989, "10"),
    says=(
        reported(
            "Lift the dead stones from territory, without any further play. Fill all "
            "prisoners into the land of the side that lost them, shape the land into "
            "rectangles and compare. Every prisoner counts, also those of a long ko fight."
        ),
    ),
)
RESULT_JAPANESE = Article(
    cite=cited(JAPAN_1989, "10, 12 and 13"),
    says=(
        reported(
            "After komi the larger territory wins, stated in points; equal is jigo. Once "
            "both confirm, the result is final. Both lose if an effective play turns up "
            "after the stop and they cannot agree to end; no result if a repetition was "
            "agreed."
        ),
        by_goref("goref does not decide these two: you do."),
    ),
)
RECORD_KOREAN = Article(
    cite=cited(KOREA, Text("citations", "end of the game")),
    says=(
        reported(
            "The game ends when no move gains anything and both pass. The rules of 1992 "
            "leave odd cases to the referee. A repeating position is a draw. No stone is "
            "handed over for a pass."
        ),
        by_goref("goref counts with the prisoners: keep them complete."),
    ),
)
DEAD_KOREAN = Article(
    cite=cited(KOREA, Text("citations", "life and death")),
    says=(
        reported(
            "Life and death are judged locally by both sides; what they dispute is played "
            "out. There is no special ko rule in that trial, unlike the Japanese one. Mark "
            "what they agreed or found. The text was seen only in reports."
        ),
    ),
)
SEKI_KOREAN = Article(
    cite=cited(KOREA, Text("citations", "territory")),
    says=(
        reported(
            "Counted as by the Japanese rules: nothing inside a seki is territory, so "
            "eyes, one-sided dame and sole liberties count for nobody. Prisoners taken "
            "there still count. The text was seen only in reports."
        ),
    ),
)
POINTS_KOREAN = Article(
    cite=cited(KOREA, Text("citations", "territory")),
    says=(
        reported(
            "Fill dame and play the needed defences before the count; dame count for nobody."
        ),
        by_goref(
            "Of an open ko the reports say nothing: goref counts nothing for its holder, "
            "as by the Japanese rules, so have it connected."
        ),
    ),
)
PAYMENTS_KOREAN = Article(
    cite=Text("articles", "Rules of the Korea Baduk Association; komi as set in advance"),
    says=(
        custom("Komi 6½ points; check it with the event."),
        by_goref(
            "goref pays nothing for handicap stones, for the first pass or for the last "
            "play; komi in handicap games is 0 unless you state one."
        ),
    ),
)
COUNT_KOREAN = Article(
    cite=cited(KOREA, Text("citations", "counting")),
    says=(
        reported(
            "Lift the dead stones, fill the prisoners into the land of the side that lost "
            "them, shape the land into rectangles and compare: the same count as the "
            "Japanese one."
        ),
    ),
)
RESULT_KOREAN = Article(
    cite=cited(KOREA, Text("citations", "result")),
    says=(
        reported(
            "After komi the larger territory wins, stated in points. An equal number "
            "without half a point in the komi, and a repetition, are draws. The text was "
            "seen only in reports."
        ),
    ),
)

ARTICLES: Table = {
    "japanese": {
        "record": RECORD_JAPANESE,
        "dead": DEAD_JAPANESE,
        "seki": SEKI_JAPANESE,
        "points": POINTS_JAPANESE,
        "payments": PAYMENTS_JAPANESE,
        "count": COUNT_JAPANESE,
        "result": RESULT_JAPANESE,
    },
    "korean": {
        "record": RECORD_KOREAN,
        "dead": DEAD_KOREAN,
        "seki": SEKI_KOREAN,
        "points": POINTS_KOREAN,
        "payments": PAYMENTS_KOREAN,
        "count": COUNT_KOREAN,
        "result": RESULT_KOREAN,
    },
}
