"""The articles of the AGA rules and of those that adopted them: British, French."""

from __future__ import annotations

from goref.core.articles.entry import (
    Article,
    Steps,
    Table,
    by_goref,
    reported,
)
from goref.core.base.language import Plural, Text
from goref.core.base.sources import AGA_TEXT, FRENCH_TEXT, cited

ALIKE = Plural(
    "articles",
    "AGA rule {part} (BGA and FFG alike)",
    "AGA rules {part} (BGA and FFG alike)",
    "places",
)
RECORD_AGA = Article(
    cite=cited(AGA_TEXT, "7, 9 and 11"),
    says=(
        reported(
            "Every pass hands the other side a stone as a prisoner. Two passes in a row "
            "end play, and White must make the last pass, if need be one more with a third "
            "stone."
        ),
        by_goref(
            "goref's area count needs no prisoners. For the territory count check that "
            "these stones are among them."
        ),
    ),
)
RECORD_FRENCH = Article(
    cite=FRENCH_TEXT,
    says=(
        reported(
            "As in the AGA rules: a stone for each pass, two passes end play, White passes "
            "last. On repetition they differ: a player may not recreate a position that the "
            "same player made earlier."
        ),
        by_goref("goref checks that. Its count by area needs no prisoners."),
    ),
)
DEAD_AGA = Article(
    cite=cited(ALIKE, "9 and 10"),
    says=(
        reported(
            "After the two passes the dead stones are agreed on. If they cannot be, play "
            "resumes, and the pass stones keep the score true. Two more passes at once "
            "leave all stones on the board alive."
        ),
        by_goref(
            "goref voids dead marks where the game ended so, by its acts or by the end you "
            "state."
        ),
    ),
)
SEKI_AGA = Article(
    cite=cited(ALIKE, "12"),
    says=(
        reported(
            "Points surrounded by one side's living stones count for it, in seki as well. "
            "Points open to both count for neither, which has the same effect as halving "
            "them."
        ),
        by_goref(
            "Sole liberties are not named; goref gives them, and one-sided dame ruled as "
            "such, to their owner."
        ),
    ),
)
POINTS_AGA = Article(
    cite=cited(ALIKE, "12"),
    says=(
        reported("Dame left count for neither side."),
        by_goref(
            "So fill them before you pass. The empty point of an open ko is surrounded by "
            "its holder's stones, and goref counts it for the holder; rule differently if "
            "the other side may still take it."
        ),
    ),
)
PAYMENTS_AGA = Article(
    cite=cited(AGA_TEXT, "3 and 4"),
    says=(
        reported(
            "Komi 7½ points. Counting area, Black also pays one point less than there are "
            "handicap stones; counting territory the pass stones have paid it already: "
            "never both. The printed rules of 1991 had 5½."
        ),
        by_goref(
            "Komi with handicap: goref takes 0, the text ½, so state it where it must "
            "break a tie."
        ),
    ),
)
PAYMENTS_BGA = Article(
    cite=Text("articles", "AGA rules as adopted by the BGA, 2007"),
    says=(
        reported(
            "Komi 7½ points. Counting area, Black also pays one point less than there are "
            "handicap stones; counting territory the pass stones have paid it already: "
            "never both."
        ),
        by_goref("With handicap goref takes komi 0 unless you state one."),
    ),
)
PAYMENTS_FRENCH = Article(
    cite=FRENCH_TEXT,
    says=(
        reported(
            "Komi 7½ points in even games. With handicap Black pays one point less than "
            "there are stones, and ½ point more to White. Counting by pass stones the "
            "handicap part is paid already: never both."
        ),
    ),
)
COUNT_AGA = Article(
    cite=cited(ALIKE, "12"),
    says=(
        reported(
            "Area: stones and surrounded points of each side. Territory: surrounded "
            "points, with prisoners and pass stones filled in."
        ),
        by_goref(
            "Both give one margin if every pass cost a stone and White passed last; goref "
            "runs the second as a check when the record shows the passes."
        ),
    ),
)
RESULT_AGA = Article(
    cite=cited(ALIKE, "3 and 12"),
    says=(
        reported("The larger total wins."),
        by_goref(
            "goref states the margin in points. In an even game Black must pass 184¼ points "
            "of the board, half the shared points included; 7½ leaves no tie. In handicap "
            "games without a half point of komi a tie is a draw."
        ),
    ),
)

AMERICAN: Steps = {
    "record": RECORD_AGA,
    "dead": DEAD_AGA,
    "seki": SEKI_AGA,
    "points": POINTS_AGA,
    "payments": PAYMENTS_AGA,
    "count": COUNT_AGA,
    "result": RESULT_AGA,
}

ARTICLES: Table = {
    "aga": AMERICAN,
    "bga": {**AMERICAN, "payments": PAYMENTS_BGA},
    "french": {**AMERICAN, "record": RECORD_FRENCH, "payments": PAYMENTS_FRENCH},
}
