"""The articles of the Chinese competition rules, and the articles shared by all half counts."""

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
from goref.core.base.sources import LU_NAN, SourceText, cited

RULES_1988 = Text("articles", "Chinese competition rules 1988; Lu Nan, part 2")
RULES_2002 = Text("articles", "Chinese competition rules 2002; Lu Nan, part 2")
NOTHING_LEFT = entry(
    Text("articles", "Chinese competition rules on the end of the game; Lu Nan, parts 1 and 2"),
    author(
        "Play ends when both sides agree that nothing is left, when one resigns, or "
        "when both pass in a row. The rules do not order dame to be filled.",
        at(SourceText.LU_NAN, "2", "双方均确认着子完毕", "双方连续使用虚着"),
        at(SourceText.LU_NAN, "1", "没有规定终局"),
    ),
    reported("Positions may not repeat."),
    custom("Events often use simple ko and a referee's ruling."),
    by_goref("goref reports dame left. Prisoners are not needed for this count."),
)
NOTHING_LEFT_2002 = entry(
    Text(
        "articles", "Chinese competition rules 2002, articles 6 and 20; Lu Nan, parts 1 and 2"
    ),
    author(
        "Play ends when both agree that nothing is left, when one resigns, or when "
        "both pass in a row. The rules do not order dame to be filled.",
        at(SourceText.LU_NAN, "2", "双方均确认着子完毕", "双方连续使用虚着"),
        at(SourceText.LU_NAN, "1", "没有规定终局"),
    ),
    reported(
        "Article 6 bars repeated positions; article 20 lets an event set another rule for "
        "long cycles."
    ),
    by_goref("goref reports dame left. It checks whole positions; you may choose simple ko."),
)
PLAYED_OUT = entry(
    Text("articles", "Chinese competition rules on life and death; Lu Nan, part 1"),
    reported("Both sides confirm which stones are dead."),
    author(
        "Where they disagree, playing it out on the board is the best way to settle it.",
        at(SourceText.LU_NAN, "1", "最佳方案", "实战解决"),
    ),
    by_goref(
        "Under an area count, proof on the board costs nobody anything as long as every "
        "play is answered. goref asks you not to settle a dispute by marking alone."
    ),
)
EYES_COUNT = entry(
    cited(LU_NAN, "2"),
    author(
        "Lu Nan counts eyes in a seki for the side that has them and halves shared "
        "liberties, ½ zi each. Watch an odd number of shared liberties: it changes who "
        "fills the last dame, and with it the result.",
        at(SourceText.LU_NAN, "2", "空点数应按子数计算", "双方各半计算", "变成了黑方收后"),
    ),
    by_goref(
        "One-sided dame and sole liberties are not named; goref gives them to their owner."
    ),
)
LOOSE_POINTS = entry(
    cited(LU_NAN, "4"),
    author(
        "According to Lu Nan, a point inside a land that still needs a protective play "
        "belongs to nobody: it counts as dame. Dame left are treated as shared liberties.",
        at(SourceText.LU_NAN, "4", "应补未补", "双活公气数"),
    ),
    by_goref(
        "So goref halves dame left. The text says nothing of a ko left open; goref proposes "
        "its point for the holder: rule differently where it must be connected."
    ),
)
ONE_SIDE_BY_TENS = entry(
    Text("articles", "Chinese half count, as practised"),
    custom(
        "Remove the dead stones. Choose one side, shape its empty points into tens without "
        "moving the border, count them, then count its stones by tens; add half the public "
        "points. The half count is in zi."
    ),
    by_goref(
        "Counting both sides or filling in must give the same margin; goref runs them "
        "as checks."
    ),
)
KOMI_25 = entry(
    cited(LU_NAN, "2"),
    author(
        "Komi 2½ zi. When komi came in, the payment for Black's last play was dropped. "
        "For handicap stones Black returns half as many zi, by unwritten rule.",
        at(
            SourceText.LU_NAN, "2", "黑先贴21/2子", "规定被取消了", "不成文规定", "让子数的半数"
        ),
    ),
    by_goref(
        "That is 5 points; who played last does not matter. With handicap goref takes "
        "komi 0 unless you state one."
    ),
)
KOMI_275 = entry(
    RULES_1988,
    author(
        "Komi 2¾ zi. Nothing is paid for the last play any more. For handicap stones "
        "Black returns half as many zi, by unwritten rule.",
        at(
            SourceText.LU_NAN, "2", "黑先贴23/4子", "规定被取消了", "不成文规定", "让子数的半数"
        ),
    ),
    by_goref("That is 5½ points. With handicap goref takes komi 0 unless you state one."),
)
KOMI_375 = entry(
    RULES_2002,
    author(
        "Komi 3¾ zi. Nothing is paid for the last play any more. For handicap stones "
        "Black returns half as many zi, by unwritten rule.",
        at(SourceText.LU_NAN, "2", "33/4子时", "规定被取消了", "不成文规定", "让子数的半数"),
    ),
    by_goref("That is 7½ points. With handicap goref takes komi 0 unless you state one."),
)
RESULT_25 = entry(
    cited(LU_NAN, "1 and 2"),
    author(
        "Half the board is 180½ zi: more wins, the same number is a draw, which was "
        "likely with this komi.",
        at(SourceText.LU_NAN, "1", "180.5点", "等于此数者和"),
        at(SourceText.LU_NAN, "2", "和棋的可能性很大"),
    ),
    by_goref(
        "With komi the base is 183 for Black and 178 for White. goref states the margin "
        "over the base in zi; 1 zi is 2 points of difference."
    ),
)
RESULT_275 = entry(
    RULES_1988,
    author(
        "Half the board is 180½ zi; results are stated as in “Black wins by ¾ zi”.",
        at(SourceText.LU_NAN, "1", "180.5点"),
        at(SourceText.LU_NAN, "2", "胜3/4子"),
    ),
    by_goref(
        "With komi the base is 183¼ for Black and 177¾ for White: the side that passes its "
        "base wins. An even game cannot be tied, as goref reckons."
    ),
)
RESULT_375 = entry(
    RULES_2002,
    author(
        "Half the board is 180½ zi; results are stated as in “White wins by ¼ zi”.",
        at(SourceText.LU_NAN, "1", "180.5点"),
        at(SourceText.LU_NAN, "2", "负1/4子"),
    ),
    by_goref(
        "With komi the base is 184¼ for Black and 176¾ for White: the side that passes its "
        "base wins. An even game cannot be tied, as goref reckons."
    ),
)

FAMILY: Steps = {
    "record": NOTHING_LEFT,
    "dead": PLAYED_OUT,
    "seki": EYES_COUNT,
    "points": LOOSE_POINTS,
}

ARTICLES: Table = {
    "chinese-2.5zi": {"payments": KOMI_25, "count": ONE_SIDE_BY_TENS, "result": RESULT_25},
    "chinese-1988": {"payments": KOMI_275, "count": ONE_SIDE_BY_TENS, "result": RESULT_275},
    "chinese-2002": {
        "record": NOTHING_LEFT_2002,
        "payments": KOMI_375,
        "count": ONE_SIDE_BY_TENS,
        "result": RESULT_375,
    },
}
