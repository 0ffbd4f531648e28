"""The articles of later counts similar to the old ones: No-pass Go, stone scoring, Sunjang."""

from __future__ import annotations

from goref.core.articles.entry import (
    Steps,
    Table,
    at,
    author,
    by_goref,
    custom,
    entry,
    reported,
)
from goref.core.base.language import Text
from goref.core.base.sources import NO_PASS_TEXT, SourceText

KATAGO = Text("articles", "Stone scoring, as played with KataGo's rules (area, tax ALL)")
SUNJANG = Text("articles", "Sunjang Baduk, Korean tradition (as reported)")

NO_PASS_GO: Steps = {
    "record": entry(
        Text(
            "articles",
            "No-pass Go, form with prisoners returned; named by Zhang Xu, section 2.1",
        ),
        author(
            "No virtual move is allowed: Zhang names the game only to set his own rules, "
            "which allow one, apart from it.",
            at(SourceText.ZHANG, "2.1", "NO PASS GO", "不允许虚手"),
        ),
        reported(
            "The side without a legal play loses. In one form a prisoner may be given back "
            "instead of a play."
        ),
        by_goref(
            "goref counts that form. State the prisoners; the numbers of plays are not needed."
        ),
    ),
    **dict.fromkeys(
        ("dead", "seki", "points"),
        entry(
            NO_PASS_TEXT,
            by_goref(
                "The source gives only the name. goref counts ahead what each side could still "
                "play: real eyes a group must keep give nothing; other eyes in seki, false "
                "eyes, one-sided dame and open ko points are plays of their owner; dame and "
                "shared liberties are nobody's. Dead stones: what both agree on."
            ),
        ),
    ),
    "payments": entry(
        NO_PASS_TEXT,
        by_goref(
            "No komi and no payment in goref. Who is to move when nothing is left can "
            "decide a close game; goref's count does not consider it. Handicap is not "
            "mentioned, and nothing is paid for it."
        ),
    ),
    "count": entry(
        NO_PASS_TEXT,
        by_goref(
            "goref counts as for routes: own points that can still be filled, two kept "
            "back for each independent group and one for a group in seki with a real eye, "
            "less the stones of that side the other holds."
        ),
    ),
    "result": entry(
        NO_PASS_TEXT,
        reported("At the board the side without a legal play loses."),
        by_goref(
            "goref states the difference of plays left, in routes; more wins, and it shows "
            "an equal number as a draw, though play itself has none."
        ),
    ),
}


STONE_SCORING: Steps = {
    "record": entry(
        KATAGO,
        reported(
            "A pass costs nothing. The game ends with passes in a row; nothing of the record "
            "is needed for the count. The setting is simple ko, a long cycle being no result."
        ),
    ),
    **dict.fromkeys(
        ("dead", "seki", "points"),
        entry(
            KATAGO,
            reported(
                "Only stones on the board once everything is filled count. A group keeps "
                "two points, a group in seki with a real eye one."
            ),
            by_goref(
                "goref has other eyes, false eyes, one-sided dame and open ko points filled by "
                "their owner, shared and sole liberties by nobody. Dead stones: what both "
                "agree on, else play on."
            ),
        ),
    ),
    "payments": entry(
        KATAGO,
        custom(
            "Programs usually set a komi of their own; nothing is paid for the last play. "
            "The group tax is part of the count itself."
        ),
        by_goref(
            "goref takes no komi unless one is stated, or recorded for this rule set. "
            "Handicap is not mentioned, and nothing is paid for it."
        ),
    ),
    "count": entry(
        KATAGO,
        reported(
            "Remove the dead, fill every point that can be filled, and count the living "
            "stones of both sides. Dame left unfilled are nobody's: fill them first, by "
            "turns."
        ),
    ),
    "result": entry(
        KATAGO,
        reported(
            "More living stones win, stated in stones; equal is a draw. Both sides are "
            "counted, no base number is needed."
        ),
    ),
}


SUNJANG_BADUK: Steps = {
    "record": entry(
        SUNJANG,
        reported(
            "The game starts from preset stones, eight of each side, and continues until "
            "nothing is left to play; dame are filled. Prisoners do not count."
        ),
        by_goref("goref therefore asks for no prisoners. No written article was found."),
    ),
    "dead": entry(
        SUNJANG,
        reported("Dead stones are removed and do not count against anyone."),
        by_goref(
            "The reports say nothing of a disagreement: goref has it played out, which "
            "costs no prisoners here."
        ),
    ),
    **dict.fromkeys(
        ("seki", "points"),
        entry(
            SUNJANG,
            reported(
                "No points in seki: eyes, one-sided dame and sole liberties count for nobody, "
                "nor do dame."
            ),
            by_goref(
                "Of a ko left open the reports say nothing; goref counts its point for the "
                "holder."
            ),
        ),
    ),
    "payments": entry(
        SUNJANG,
        reported("No komi, as of old; later games had 4½ points."),
        by_goref("goref takes none. Handicap payments are not reported, and nothing is paid."),
    ),
    "count": entry(
        SUNJANG,
        reported(
            "Remove the dead and all inner stones, keeping borders that are not in atari, "
            "then count the enclosed points. The reports do not say exactly which border to "
            "keep."
        ),
        by_goref(
            "goref keeps every stone that touches the enemy or a public point. There is no "
            "second count to check it by."
        ),
    ),
    "result": entry(
        SUNJANG,
        reported("More enclosed points win, stated in points."),
        by_goref("The reports say nothing of equal numbers; goref calls it a draw."),
    ),
}

ARTICLES: Table = {
    "no-pass-go": NO_PASS_GO,
    "stone-scoring": STONE_SCORING,
    "sunjang": SUNJANG_BADUK,
}
