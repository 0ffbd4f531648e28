"""The articles of Ikeda Toshio's proposals."""

from __future__ import annotations

from goref.core.articles.entry import (
    Article,
    Steps,
    Table,
    at,
    author,
    by_goref,
    reported,
)
from goref.core.base.language import Text
from goref.core.base.sources import DIARY_TEXT, IKEDA_AREA, IKEDA_TERRITORY, SourceText, cited

ALL_PROPOSALS = Text("articles", "Ikeda Toshio, all proposals")
RECORD_AREA = Article(
    cite=Text("articles", "Ikeda Toshio, proposals Area I to III; Ji Ping Dian A, article 4.2"),
    says=(
        reported("Play ends with passes in a row; agreement on dead stones is left to custom."),
        author(
            "The ban on repeated whole positions is Ikeda's, says Yan Lai.",
            at(SourceText.JPD_A, "4.2", "池田敏雄先生提出"),
        ),
        by_goref(
            "goref takes that ban for all his proposals. For Area III it needs who passed "
            "first in the whole game, for Areas I and II nothing of the record. His own "
            "wording on suicide and on resuming was not seen."
        ),
    ),
)
RECORD_TERRITORY = Article(
    cite=cited(DIARY_TEXT, Text("citations", "Territory I")),
    says=(
        author(
            "Passes of both in a row are only a preliminary end; what cannot be agreed is "
            "then played out. After it Black and White are to put equally many stones on "
            "the board (stated for Territory I).",
            at(SourceText.DIARY, "¶6", "仮終局", "実戦的に解決", "石の数を等しく"),
        ),
        by_goref(
            "So goref must see the whole record, and the prisoners. It bars repeated whole "
            "positions as for his other proposals; that ban was not seen in the text "
            "itself."
        ),
    ),
)
DEAD_IKEDA = Article(
    cite=ALL_PROPOSALS,
    says=(
        reported(
            "None of his texts removes a stone that was not captured; agreeing on dead "
            "stones is left to custom. So have disputed stones captured before the end."
        ),
        by_goref("You may mark what both sides agree on, and goref removes it."),
    ),
)
SEKI_AREA_1 = Article(
    cite=cited(IKEDA_AREA, "I"),
    says=(
        reported("Only stones count, so what a group must keep empty is nobody's."),
        by_goref(
            "goref lets a group in seki with a real eye keep one point; its other eye "
            "points and one-sided dame are filled by their owner and count. Shared "
            "liberties count for nobody."
        ),
    ),
)
SEKI_AREA = Article(
    cite=cited(DIARY_TEXT, Text("citations", "Area III")),
    says=(
        author(
            "The points are land, eyes in seki with it, and the stones on the board (stated "
            "for Area III).",
            at(SourceText.DIARY, "¶2", "セキの目を含む", "盤上の石の数"),
        ),
        by_goref(
            "goref halves shared liberties. Nothing was found on one-sided dame or sole "
            "liberties; goref gives them to their owner."
        ),
    ),
)
SEKI_TERRITORY_1 = Article(
    cite=cited(IKEDA_TERRITORY, "I"),
    says=(
        reported("Eyes in seki are territory here, unlike the Japanese rules."),
        by_goref(
            "In goref shared liberties count for nobody. Nothing was found on one-sided "
            "dame or sole liberties; goref gives them to their owner."
        ),
    ),
)
SEKI_TERRITORY_2 = Article(
    cite=cited(IKEDA_TERRITORY, "II"),
    says=(
        reported("The rules are built so that anything won inside a seki is cancelled."),
        by_goref(
            "goref counts nothing there for either side, neither eyes nor one-sided dame "
            "nor sole liberties; prisoners still count. The wording itself was not seen."
        ),
    ),
)
POINTS_IKEDA = Article(
    cite=ALL_PROPOSALS,
    says=(
        by_goref(
            "Nothing was found on a ko left open: goref proposes its point for the holder. "
            "A ko really left open can make area and territory differ, so have it connected "
            "where you can. Dame left count for neither side, or are halved, which has the "
            "same effect."
        ),
    ),
)
PAYMENTS_NONE = Article(
    cite=cited(IKEDA_AREA, "I and II"),
    says=(
        by_goref(
            "No komi and no payment was found for these proposals, and goref takes none: "
            "passing first or playing last costs nothing. Handicap games are not mentioned; "
            "nothing is paid for the stones."
        ),
    ),
)
PAYMENTS_AREA_3 = Article(
    cite=cited(DIARY_TEXT, Text("citations", "Area III")),
    says=(
        author(
            "If the first pass is White's, White gains 1 point.",
            at(SourceText.DIARY, "¶2", "白がパスした場合", "白の得点に1目加算"),
        ),
        reported("Another report has ½ point moved from Black to White."),
        author(
            "In handicap games an area count favours Black by one point less than there "
            "are stones.",
            at(SourceText.DIARY, "コメント", "置石の数-1"),
        ),
        by_goref(
            "The margin is the same either way. goref takes komi 6½ points, as for "
            "territory, and the first pass of the whole game. No payment in handicap games "
            "was found; goref pays nothing."
        ),
    ),
)
PAYMENTS_TERRITORY = Article(
    cite=cited(DIARY_TEXT, Text("citations", "Territory I")),
    says=(
        author(
            "After the preliminary end plays are made equal; only where that is impossible "
            "a pass costs 1 point (stated for Territory I).",
            at(SourceText.DIARY, "¶6", "石の数を等しく", "パスに1目"),
        ),
        by_goref(
            "goref lets the side that made fewer plays take a dame for each it lacks, and "
            "hand over a stone only where no dame is left. It takes komi 6½ points. No "
            "payment in handicap games was found; nothing is paid for the stones."
        ),
    ),
)
COUNT_AREA_1 = Article(
    cite=cited(IKEDA_AREA, "I"),
    says=(
        reported("Stones alone are counted: the old Chinese count with its group tax."),
        by_goref(
            "goref fills every point that can be filled and still live, counts the living "
            "stones and halves the points left empty."
        ),
    ),
)
COUNT_AREA = Article(
    cite=cited(DIARY_TEXT, Text("citations", "Area III and Territory I")),
    says=(
        author(
            "Land and stones on the board are counted. By Territory I the result of Area "
            "III must be the same.",
            at(SourceText.DIARY, "¶2", "盤上の石の数"),
            at(SourceText.DIARY, "¶7", "計算法が同値な"),
        ),
        by_goref(
            "goref removes the dead stones, counts stones and own points of both sides and "
            "halves the shared points. That equality requires that nobody passed before the "
            "end; goref has no second count of its own here."
        ),
    ),
)
COUNT_TERRITORY = Article(
    cite=cited(DIARY_TEXT, Text("citations", "Territory I")),
    says=(
        author(
            "The plays of the second phase are made equal first.",
            at(SourceText.DIARY, "¶6", "石の数を等しく"),
        ),
        by_goref(
            "Then goref fills prisoners, dead stones and the stones handed over into the "
            "land of the side that lost them, and compares the land that is left."
        ),
    ),
)
RESULT_NO_KOMI = Article(
    cite=cited(IKEDA_AREA, "I and II"),
    says=(
        by_goref(
            "In goref the larger number wins and equal is a draw; the margin is stated in "
            "points. For Area II half the board, 180½ points, is the base of both sides; an "
            "even game can be tied only with an odd number of shared points."
        ),
    ),
)
RESULT_AREA_3 = Article(
    cite=cited(IKEDA_AREA, "III"),
    says=(
        by_goref(
            "In goref the larger number wins; the margin is stated in points. With komi "
            "Black must pass 183¾ if he passed first, 184¼ if White did. With 6½ no tie is "
            "possible."
        ),
    ),
)
RESULT_TERRITORY = Article(
    cite=cited(DIARY_TEXT, Text("citations", "Area III and Territory I")),
    says=(
        author(
            "The count of Territory I is equal to that of Area III.",
            at(SourceText.DIARY, "¶7", "計算法が同値な"),
        ),
        by_goref(
            "After komi the side with more points of territory wins in goref; the margin is "
            "stated in points. With 6½ no tie is possible. The equality requires that "
            "nobody passed before the preliminary end."
        ),
    ),
)

AREA: Steps = {
    "record": RECORD_AREA,
    "dead": DEAD_IKEDA,
    "seki": SEKI_AREA,
    "points": POINTS_IKEDA,
    "payments": PAYMENTS_NONE,
    "count": COUNT_AREA,
    "result": RESULT_NO_KOMI,
}
TERRITORY: Steps = {
    "record": RECORD_TERRITORY,
    "dead": DEAD_IKEDA,
    "seki": SEKI_TERRITORY_1,
    "points": POINTS_IKEDA,
    "payments": PAYMENTS_TERRITORY,
    "count": COUNT_TERRITORY,
    "result": RESULT_TERRITORY,
}

ARTICLES: Table = {
    "ikeda-area-1": {**AREA, "seki": SEKI_AREA_1, "count": COUNT_AREA_1},
    "ikeda-area-2": AREA,
    "ikeda-area-3": {**AREA, "payments": PAYMENTS_AREA_3, "result": RESULT_AREA_3},
    "ikeda-territory-1": TERRITORY,
    "ikeda-territory-2": {**TERRITORY, "seki": SEKI_TERRITORY_2},
}
