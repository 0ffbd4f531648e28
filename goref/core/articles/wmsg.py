"""The articles of the World Mind Sports Games 2008."""

from __future__ import annotations

from goref.core.articles.entry import (
    Article,
    Table,
    at,
    author,
    by_goref,
    reported,
)
from goref.core.base.language import Text
from goref.core.base.sources import WMSG_TEXT, SourceText, cited

RECORD_WMSG = Article(
    cite=Text(
        "articles",
        "World Mind Sports Games rules 2008, end of play (as reported); Pikaguri's diary",
    ),
    says=(
        reported(
            "Two passes in a row stop play; it may be resumed once, in turn order, to a "
            "second two-pass stop that ends the game. A supplementary ko rule existed."
        ),
        author(
            "What matters is who passed first.",
            at(SourceText.DIARY, "¶2", "白がパスした場合"),
            at(SourceText.JPD_A, "注1", "白方先虚"),
        ),
        by_goref(
            "For this goref takes the first pass of the whole game, not the first of the "
            "closing passes. The ko rule was not found; goref checks repeated positions only."
        ),
    ),
)
DEAD_WMSG = Article(
    cite=cited(WMSG_TEXT, Text("citations", "end of play")),
    says=(
        reported(
            "After the first stop the two sides agree on removals; if they do not, play "
            "resumes and the stones in doubt are taken on the board before the second stop."
        ),
        by_goref(
            "The versions of the text differ on the resumption; goref takes your ruling "
            "either way."
        ),
    ),
)
SEKI_WMSG = Article(
    cite=Text("articles", "Pikaguri's diary, on the rules of 2008"),
    says=(
        author(
            "In substance Ikeda's Area III was used, where eyes in a seki count for their "
            "owner.",
            at(SourceText.DIARY, "¶1", "実質的に池田敏雄"),
            at(SourceText.DIARY, "¶2", "セキの目を含む"),
        ),
        by_goref(
            "goref halves shared liberties. One-sided dame and sole liberties are not named "
            "in the reports seen; goref gives them to their owner, as Ji Ping Dian A does."
        ),
    ),
)
POINTS_WMSG = Article(
    cite=Text("articles", "World Mind Sports Games rules 2008"),
    says=(
        by_goref(
            "Nothing was found on dame left or on an open ko: goref halves the one and "
            "proposes the other's point for the holder. Filling dame is worth a point each "
            "until the first pass, so a side that passes too early pays for it."
        ),
    ),
)
PAYMENTS_WMSG = Article(
    cite=Text("articles", "Ji Ping Dian A, note 1 and article 7.1, on the rules of 2008"),
    says=(
        author(
            "Komi 6½ points; if White was the first to pass Black pays 1 point more. Who "
            "really played last does not matter: the other side of the first passer is "
            "deemed to have.",
            at(SourceText.JPD_A, "注1", "该规则黑先贴6点半", "黑收后贴1点"),
            at(SourceText.JPD_A, "7.1", "判先下出虚着"),
        ),
        by_goref(
            "In goref's half count 1 point is ½ zi. Handicap is not in the reports seen; "
            "goref pays nothing."
        ),
    ),
)
COUNT_WMSG = Article(
    cite=Text("articles", "Ji Ping Dian A, note 2 on the rules of 2008"),
    says=(
        author(
            "Count stones and empties, or let each side fill its own land: these two, and "
            "neither equal-stones nor equal-space.",
            at(SourceText.JPD_A, "注2", "只有子空合计", "填满计点法"),
        ),
        reported("Sets of 180 stones each were used for filling in."),
        by_goref("goref runs one as the check of the other."),
    ),
)
RESULT_WMSG = Article(
    cite=Text("articles", "Pikaguri's diary, on the rules of 2008"),
    says=(
        author(
            "The sum of land and stones decides.", at(SourceText.DIARY, "¶2", "盤上の石の数")
        ),
        by_goref(
            "So Black must pass 183¾ if he passed first, 184¼ if White did; half the shared "
            "points are included. goref states the margin in points. No tie is possible."
        ),
    ),
)

ARTICLES: Table = {
    "wmsg-2008": {
        "record": RECORD_WMSG,
        "dead": DEAD_WMSG,
        "seki": SEKI_WMSG,
        "points": POINTS_WMSG,
        "payments": PAYMENTS_WMSG,
        "count": COUNT_WMSG,
        "result": RESULT_WMSG,
    },
}
