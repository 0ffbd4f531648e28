"""The articles of the half counts that pay for the last play: 1920s, 1964, Lu Nan."""

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
from goref.core.base.sources import LU_NAN, ZHAO_ZHIYUN, SourceText, cited

TABLE_2 = Text("articles", "Zhao Zhiyun, part 3, table 2")
RULES_1964 = Text("articles", "Lu Nan, part 2, on the internal rules of 1964")
RECORD_1920 = Article(
    cite=cited(ZHAO_ZHIYUN, "3"),
    says=(
        author(
            "No written rules existed; this was custom. By his table the bases depend on "
            "who played last.",
            at(SourceText.ZHAO, "3", "约定俗成"),
            at(SourceText.ZHAO, "3 表2", "收后情况"),
        ),
        by_goref(
            "So fill all dame before you count, and note who played the last stone on the "
            "board and who began. Captured stones are not needed. Zhao says nothing here of "
            "endless cycles; goref calls them no result, as in the Tang–Song count."
        ),
    ),
)
DEAD_1920 = Article(
    cite=cited(ZHAO_ZHIYUN, "3"),
    says=(
        author(
            "The form of the Ming–Qing stone count is kept.",
            at(SourceText.ZHAO, "3", "数子形式"),
        ),
        by_goref(
            "So the dead stones are removed before the count. Zhao does not say how they "
            "are agreed: goref has both sides confirm, and what they dispute is played out "
            "move for move."
        ),
    ),
)
SEKI_1920 = Article(
    cite=cited(ZHAO_ZHIYUN, "3"),
    says=(
        author(
            "Group tax is gone: the points a living group encloses are land.",
            at(SourceText.ZHAO, "3", "取消还块子", "空位即是地"),
        ),
        by_goref(
            "Zhao says nothing of eyes in seki under this count; goref gives them, "
            "one-sided dame and sole liberties to their owner, and halves the shared "
            "liberties."
        ),
    ),
)
POINTS_1920 = Article(
    cite=cited(ZHAO_ZHIYUN, "2"),
    says=(
        author(
            "With the stone count dame came to be filled; connecting the last ko is named "
            "as a question of the last play.",
            at(SourceText.ZHAO, "2", "对局要收单官", "粘劫收后"),
        ),
        by_goref(
            "goref halves dame left and reports them. Zhao gives no rule for a ko left "
            "open; goref proposes its point for the holder."
        ),
    ),
)
PAYMENTS_1920 = Article(
    cite=TABLE_2,
    says=(
        author(
            "Even game: if Black played last his base is ½ zi higher. Handicap: Black "
            "returns half as many zi as stones, and if White played last White's base is ½ "
            "zi higher.",
            at(SourceText.ZHAO, "3 表2", "黑收后", "白收后", "还子子数", "取消还块子"),
        ),
        by_goref(
            "No komi: the table has none. goref treats the base as a payment of ½ zi by who "
            "played last, and reverses it for even games that White began, which the table "
            "does not treat."
        ),
    ),
)
COUNT_1920 = Article(
    cite=cited(ZHAO_ZHIYUN, "3"),
    says=(
        author(
            "The method keeps the form of the old stone count and gives the result of the "
            "Japanese one.",
            at(SourceText.ZHAO, "3", "数子形式", "日本填空法一致"),
        ),
        by_goref(
            "Remove the dead and count one side's stones and land in zi. Writing down "
            "stones and land of both sides, or filling in, must agree; goref runs them as "
            "checks."
        ),
    ),
)
RESULT_1920 = Article(
    cite=TABLE_2,
    says=(
        author(
            "Even game: bases 181 for Black and 180 for White if Black played last, else "
            "180½ each. Handicap, after the return of stones: 180½ each if Black played "
            "last, else 180 for Black and 181 for White. The same number is a draw. The "
            "margin is stated in zi.",
            at(SourceText.ZHAO, "3 表2", "181子", "180子", "黑收后", "白收后", "和棋"),
        ),
    ),
)
RECORD_1964 = Article(
    cite=RULES_1964,
    says=(
        author(
            "Only one sentence about these rules is known: Black paid when he played last.",
            at(SourceText.LU_NAN, "2", "1964年", "内部规则", "黑方收后贴子"),
        ),
        by_goref(
            "Note who played the last stone and who began. The sentence does not say how "
            "play ends; goref follows the later Chinese rules, where both agree or both "
            "pass in a row."
        ),
    ),
)
SILENT_1964 = Article(
    cite=RULES_1964,
    says=(
        reported("The reports of 1964 say nothing of this."),
        by_goref(
            "goref follows the later Chinese rules: dead stones are agreed or played out; "
            "eyes in seki, one-sided dame, sole liberties and open ko points count for "
            "their owner; shared liberties and dame are halved."
        ),
    ),
)
PAYMENTS_1964 = Article(
    cite=cited(LU_NAN, "2"),
    says=(
        author(
            "Black paid when he played last; this was dropped when komi came in. By "
            "unwritten rule the payment is ½ zi, and in handicap games Black returns half "
            "as many zi as stones.",
            at(
                SourceText.LU_NAN, "2", "1964年", "规定被取消了", "贴还白方半子", "让子数的半数"
            ),
        ),
        by_goref(
            "No komi. goref takes the ½ zi where Black began and played last, and in "
            "handicap games nothing for the last play."
        ),
    ),
)
COUNT_1964 = Article(
    cite=RULES_1964,
    says=(
        by_goref(
            "The reports of 1964 do not say how it was counted. goref follows the later "
            "half count: dead stones removed, one side's empty points shaped into tens and "
            "counted, then its stones, half the public points added. Counting both sides or "
            "filling in must agree."
        ),
    ),
)
RESULT_1964 = Article(
    cite=cited(LU_NAN, "2"),
    says=(
        author(
            "With equal land and no seki Black's last play gives him 181 zi, and the ½ zi "
            "paid makes 180½, the draw it is by territory.",
            at(SourceText.LU_NAN, "2", "黑方应得181子", "180.5子"),
        ),
        by_goref(
            "goref takes 180½ zi as the base of each side, after the payment. The margin is "
            "stated in zi; the same number is a draw."
        ),
    ),
)
RECORD_LU_NAN = Article(
    cite=cited(LU_NAN, "2"),
    says=(
        author(
            "The game ends as under the Chinese rules: both agree, or both pass in a row. "
            "Dame need not be filled. Every play after the other side has stopped counts.",
            at(SourceText.LU_NAN, "2", "双方连续使用虚着", "一样不收单官", "另一方继续着子"),
        ),
        by_goref(
            "The payment needs the number of plays of each side, so goref asks for the "
            "record or the plays."
        ),
    ),
)
PAYMENTS_LU_NAN = Article(
    cite=cited(LU_NAN, "2 and 4"),
    says=(
        author(
            "Komi 3¾ zi as in force. The side that made more plays pays ½ zi for each in "
            "excess; in handicap games half as many zi as stones are returned.",
            at(SourceText.LU_NAN, "2", "33/4子时", "多着子数的半数", "让子数的半数"),
        ),
        author(
            "His printed test: an odd sum of plays and public points.",
            at(SourceText.LU_NAN, "4", "总手数+G=奇数"),
        ),
        by_goref(
            "The test fails with shared liberties or unfilled dame, so goref uses the "
            "surplus of plays. Komi is 7½ points; with handicap goref returns the stones "
            "only, and names the conflict where plays differ."
        ),
    ),
)
COUNT_LU_NAN = Article(
    cite=cited(LU_NAN, "4"),
    says=(
        author(
            "Compare points without filling back: each side's own empty points plus the "
            "other's lost stones. For the territory count he deducts repeated ko captures.",
            at(SourceText.LU_NAN, "4", "比较点数", "不用改变终局盘面", "应减去在某一点位"),
        ),
        by_goref(
            "goref counts every prisoner, else the margin would be wrong by that surplus. "
            "The half count or counting both sides must agree."
        ),
    ),
)
RESULT_LU_NAN = Article(
    cite=cited(LU_NAN, "1 and 2"),
    says=(
        author(
            "Half the board is 180½ zi. In his examples, Black's 185 and 184 with the last "
            "play keep their winner when ½ zi more is paid.",
            at(SourceText.LU_NAN, "1", "180.5点"),
            at(SourceText.LU_NAN, "2", "黑收后得185子", "黑收后得184子"),
        ),
        by_goref(
            "With komi goref's base is 184¼ for Black and 176¾ for White, after the surplus "
            "plays are paid. The margin is stated in zi."
        ),
    ),
)

ARTICLES: Table = {
    "modern-1920": {
        "record": RECORD_1920,
        "dead": DEAD_1920,
        "seki": SEKI_1920,
        "points": POINTS_1920,
        "payments": PAYMENTS_1920,
        "count": COUNT_1920,
        "result": RESULT_1920,
    },
    "chinese-1964": {
        "record": RECORD_1964,
        "dead": SILENT_1964,
        "seki": SILENT_1964,
        "points": SILENT_1964,
        "payments": PAYMENTS_1964,
        "count": COUNT_1964,
        "result": RESULT_1964,
    },
    "lu-nan": {
        "record": RECORD_LU_NAN,
        "payments": PAYMENTS_LU_NAN,
        "count": COUNT_LU_NAN,
        "result": RESULT_LU_NAN,
    },
}
