"""The articles of the Chinese competition rules, and what holds for all half counts."""

from __future__ import annotations

from goref.core.articles.entry import (
    Article,
    Steps,
    Table,
    at,
    author,
    by_goref,
    custom,
    reported,
)
from goref.core.base.language import Text
from goref.core.base.sources import LU_NAN, AtHand, cited

RULES_1988 = Text(
    "Chinese competition rules 1988; Lu Nan, part 2",
    "《围棋竞赛规则》1988年；路南《数子与计目》第2部分",
    "中国囲碁競技規則1988年、路南『数子と計目』第2部",
)
RULES_2002 = Text(
    "Chinese competition rules 2002; Lu Nan, part 2",
    "《中国围棋竞赛规则》2002年；路南《数子与计目》第2部分",
    "中国囲碁競技規則2002年、路南『数子と計目』第2部",
)
NOTHING_LEFT = Article(
    cite=Text(
        "Chinese competition rules on the end of the game; Lu Nan, parts 1 and 2",
        "中国《围棋竞赛规则》终局条；路南《数子与计目》第1、2部分",
        "中国囲碁競技規則の終局条、路南『数子と計目』第1・2部",
    ),
    says=(
        author(
            "Play ends when both sides agree that nothing is left, when one resigns, or "
            "when both pass in a row. The rules do not order dame to be filled.",
            "双方确认着子完毕、一方认负，或连续使用虚着，即为终局。规则未规定必须收完单官。",
            "双方が着手を終えたと確認したとき、一方の投了、または連続パスで終局。"
            "規則にダメを詰める定めはない。",
            at(AtHand.LU_NAN, "2", "双方均确认着子完毕", "双方连续使用虚着"),
            at(AtHand.LU_NAN, "1", "没有规定终局"),
        ),
        reported("Positions may not repeat.", "禁全同。", "同形反復は禁じられる。"),
        custom(
            "Events often use simple ko and a referee's ruling.",
            "比赛中多按单劫并由裁判裁定。",
            "実際は単劫と審判の裁定によることが多い。",
        ),
        by_goref(
            "goref reports dame left. Prisoners are not needed for this count.",
            "未收的单官goref会提示。此算法不需俘子。",
            "残ったダメは goref が知らせる。この計算にアゲハマは要らない。",
        ),
    ),
)
NOTHING_LEFT_2002 = Article(
    cite=Text(
        "Chinese competition rules 2002, articles 6 and 20; Lu Nan, parts 1 and 2",
        "《中国围棋竞赛规则》2002年第6、20条；路南《数子与计目》第1、2部分",
        "中国囲碁競技規則2002年第6・20条、路南『数子と計目』第1・2部",
    ),
    says=(
        author(
            "Play ends when both agree that nothing is left, when one resigns, or when "
            "both pass in a row. The rules do not order dame to be filled.",
            "双方确认着子完毕、一方认负，或连续使用虚着，即为终局。规则未规定必须收完单官。",
            "双方が着手を終えたと確認したとき、一方の投了、または連続パスで終局。"
            "規則にダメを詰める定めはない。",
            at(AtHand.LU_NAN, "2", "双方均确认着子完毕", "双方连续使用虚着"),
            at(AtHand.LU_NAN, "1", "没有规定终局"),
        ),
        reported(
            "Article 6 bars repeated positions, article 20 lets an event rule otherwise on "
            "long cycles.",
            "第6条禁全同，第20条许比赛对循环劫另作规定。",
            "第6条は同形反復を禁じ、第20条は循環について大会の別の定めを認める。",
        ),
        by_goref(
            "goref reports dame left. It checks whole positions; you may choose simple ko.",
            "未收的单官goref会提示。goref按全局同形检查，也可改为单劫。",
            "残ったダメは goref が知らせる。goref は全局同形で調べるが、単劫も選べる。",
        ),
    ),
)
PLAYED_OUT = Article(
    cite=Text(
        "Chinese competition rules on life and death; Lu Nan, part 1",
        "中国《围棋竞赛规则》死活条；路南《数子与计目》第1部分",
        "中国囲碁競技規則の死活条、路南『数子と計目』第1部",
    ),
    says=(
        reported(
            "Both sides confirm which stones are dead.",
            "死子由双方确认。",
            "死石は双方で確認する。",
        ),
        author(
            "Where they disagree, playing it out on the board is the best way to settle it.",
            "有分歧时，化解争端的最佳方案是实战解决。",
            "異論があれば、盤上の実戦による解決が最善である。",
            at(AtHand.LU_NAN, "1", "最佳方案", "实战解决"),
        ),
        by_goref(
            "Under an area count proof on the board costs nobody anything as long as every "
            "play is answered. goref asks you not to settle a dispute by marking alone.",
            "数子法下只要一人一手，在盘上证明死活，谁也不吃亏。"
            "有争议时goref请你勿只凭标记判定。",
            "数子法では交互に打つ限り、盤上で証明しても損はない。goref "
            "は争いを印だけで決めないよう求める。",
        ),
    ),
)
EYES_COUNT = Article(
    cite=cited(LU_NAN, "2"),
    says=(
        author(
            "Eyes in a seki count for the side that has them; shared liberties are halved, "
            "½ zi each. Watch an odd number of shared liberties: it changes who fills the "
            "last dame, and with it the result.",
            "双活中的眼位计给有眼的一方；公气各半，每口各得½子。公气为单数时留意："
            "它会改变单官由谁收后，从而改变结果。",
            "セキの眼は持つ側に数える。共有の呼吸点は折半し、各½子。"
            "その数が奇数なら注意：最後のダメを打つ側が替わり、結果も変わる。",
            at(AtHand.LU_NAN, "2", "空点数应按子数计算", "双方各半计算", "变成了黑方收后"),
        ),
        by_goref(
            "One-sided dame and sole liberties are not named; goref gives them to their owner.",
            "单方权利官子与单方拥有的气点未提，goref归其所有者。",
            "片側だけのダメや呼吸点の定めはなく、goref は所有者に数える。",
        ),
    ),
)
LOOSE_POINTS = Article(
    cite=cited(LU_NAN, "4"),
    says=(
        author(
            "A point inside a land that still needs a protective play belongs to nobody: "
            "it counts as dame. Dame left are treated as shared liberties.",
            "己空内该补而未补的点作单官计，不归任何一方。未收的单官视同公气。",
            "自分の地でも手入れの要る点はダメとし、どちらのものでもない。"
            "残ったダメは共有の呼吸点と同じに扱う。",
            at(AtHand.LU_NAN, "4", "应补未补", "双活公气数"),
        ),
        by_goref(
            "So goref halves dame left. Nothing is said of a ko left open; goref proposes "
            "its point for the holder: rule otherwise where it must be connected.",
            "故goref将未收的单官均分。不粘之劫未提，goref暂归持劫方；若须粘劫，请改判。",
            "そこで goref は残ったダメを折半する。継がない劫の定めはなく、goref "
            "は仮に持つ側の点とする。継ぐべきなら裁定を改めること。",
        ),
    ),
)
ONE_SIDE_BY_TENS = Article(
    cite=Text(
        "Chinese half count, as it is practised",
        "中国数子法，通行做法",
        "中国の数子法、慣行による",
    ),
    says=(
        custom(
            "Take the dead stones off. Choose one side, shape its empties into tens "
            "without moving the border, count them, then its stones by tens; add half the "
            "public points. The half count reads in zi.",
            "提走死子。任取一方，不动边界，将其空整成十的倍数，先数空，再按十数子，"
            "加公空之半，以子计。",
            "死石を取り上げる。片方を選び、境界を動かさず空点を十の倍数に整えて数え、"
            "次に石を十ずつ数え、共有点の半分を加える。単位は子。",
        ),
        by_goref(
            "Counting both sides or filling in must give the same margin; goref runs them "
            "as checks.",
            "双方合计、填满计点应得同一结果，goref一并核对。",
            "両者の計算や埋め込みも同じ差になるはずで、goref は照合する。",
        ),
    ),
)
KOMI_25 = Article(
    cite=cited(LU_NAN, "2"),
    says=(
        author(
            "Komi 2½ zi. When komi came in, the payment for Black's last play was dropped. "
            "For handicap stones Black returns half as many zi, by unwritten rule.",
            "黑贴2½子。引进贴子后，黑收后贴还即被取消。让子局黑方归还让子数之半，"
            "属不成文规定。",
            "コミは2½子。コミの採用とともに黒の最後の着手の支払いは廃された。"
            "置碁で黒が置石数の半分の子を返すのは不文の定め。",
            at(
                AtHand.LU_NAN, "2", "黑先贴21/2子", "规定被取消了", "不成文规定", "让子数的半数"
            ),
        ),
        by_goref(
            "That is 5 points; who played last does not matter. With handicap goref takes "
            "komi 0 unless you state one.",
            "合5点，谁收后不论。让子局贴子goref默认0，可另行填写。",
            "5点にあたり、どちらが最後に打ったかは問わない。置碁のコミは、指定がなければ "
            "goref は0とする。",
        ),
    ),
)
KOMI_275 = Article(
    cite=RULES_1988,
    says=(
        author(
            "Komi 2¾ zi. Nothing is paid for the last play any more. For handicap stones "
            "Black returns half as many zi, by unwritten rule.",
            "黑贴2¾子。收后不再贴还。让子局黑方归还让子数之半，属不成文规定。",
            "コミは2¾子。最後の着手の支払いはもうない。"
            "置碁で黒が置石数の半分の子を返すのは不文の定め。",
            at(
                AtHand.LU_NAN, "2", "黑先贴23/4子", "规定被取消了", "不成文规定", "让子数的半数"
            ),
        ),
        by_goref(
            "That is 5½ points. With handicap goref takes komi 0 unless you state one.",
            "合5½点。让子局贴子goref默认0，可另行填写。",
            "5½点にあたる。置碁のコミは、指定がなければ goref は0とする。",
        ),
    ),
)
KOMI_375 = Article(
    cite=RULES_2002,
    says=(
        author(
            "Komi 3¾ zi. Nothing is paid for the last play any more. For handicap stones "
            "Black returns half as many zi, by unwritten rule.",
            "黑贴3¾子。收后不再贴还。让子局黑方归还让子数之半，属不成文规定。",
            "コミは3¾子。最後の着手の支払いはもうない。"
            "置碁で黒が置石数の半分の子を返すのは不文の定め。",
            at(AtHand.LU_NAN, "2", "33/4子时", "规定被取消了", "不成文规定", "让子数的半数"),
        ),
        by_goref(
            "That is 7½ points. With handicap goref takes komi 0 unless you state one.",
            "合7½点。让子局贴子goref默认0，可另行填写。",
            "7½点にあたる。置碁のコミは、指定がなければ goref は0とする。",
        ),
    ),
)
RESULT_25 = Article(
    cite=cited(LU_NAN, "1 and 2"),
    says=(
        author(
            "Half the board is 180½ zi: more wins, the same number is a draw, which was "
            "likely with this komi.",
            "半盘为180½子：多者胜，恰好相等为和棋，按此贴子和棋的可能性很大。",
            "盤の半分は180½子：超えれば勝ち、同数は持碁で、このコミでは起こりやすかった。",
            at(AtHand.LU_NAN, "1", "180.5点", "等于此数者和"),
            at(AtHand.LU_NAN, "2", "和棋的可能性很大"),
        ),
        by_goref(
            "With komi the base is 183 for Black and 178 for White. goref tells the margin "
            "over the base in zi; 1 zi is 2 points of difference.",
            "计贴子后，归本数黑为183，白为178。goref以超出归本数的子数报告胜负；"
            "1子等于2点之差。",
            "コミを入れた基準は黒183、白178。goref は基準を超えた子数で結果を述べる。"
            "1子は差の2点にあたる。",
        ),
    ),
)
RESULT_275 = Article(
    cite=RULES_1988,
    says=(
        author(
            "Half the board is 180½ zi; results are told as in “Black wins by ¾ zi”.",
            "半盘为180½子；胜负如“黑胜¾子”报告。",
            "盤の半分は180½子。結果は「黒¾子勝ち」のように述べる。",
            at(AtHand.LU_NAN, "1", "180.5点"),
            at(AtHand.LU_NAN, "2", "胜3/4子"),
        ),
        by_goref(
            "With komi the base is 183¼ for Black and 177¾ for White: who passes his base "
            "wins. An even game cannot be tied, as goref reckons.",
            "计贴子后，归本数黑为183¼，白为177¾，超过者胜。依goref计算，分先不会成和。",
            "コミを入れた基準は黒183¼、白177¾で、超えた側の勝ち。goref "
            "の計算では互先で持碁はない。",
        ),
    ),
)
RESULT_375 = Article(
    cite=RULES_2002,
    says=(
        author(
            "Half the board is 180½ zi; results are told as in “White wins by ¼ zi”.",
            "半盘为180½子；胜负如“白胜¼子”报告。",
            "盤の半分は180½子。結果は「白¼子勝ち」のように述べる。",
            at(AtHand.LU_NAN, "1", "180.5点"),
            at(AtHand.LU_NAN, "2", "负1/4子"),
        ),
        by_goref(
            "With komi the base is 184¼ for Black and 176¾ for White: who passes his base "
            "wins. An even game cannot be tied, as goref reckons.",
            "计贴子后，归本数黑为184¼，白为176¾，超过者胜。依goref计算，分先不会成和。",
            "コミを入れた基準は黒184¼、白176¾で、超えた側の勝ち。goref "
            "の計算では互先で持碁はない。",
        ),
    ),
)

FAMILY: Steps = {
    "record": NOTHING_LEFT,
    "dead": PLAYED_OUT,
    "seki": EYES_COUNT,
    "points": LOOSE_POINTS,
}

ARTICLES: Table = {
    "chinese-2.5zi": {
        "payments": KOMI_25,
        "count": ONE_SIDE_BY_TENS,
        "result": RESULT_25,
    },
    "chinese-1988": {
        "payments": KOMI_275,
        "count": ONE_SIDE_BY_TENS,
        "result": RESULT_275,
    },
    "chinese-2002": {
        "record": NOTHING_LEFT_2002,
        "payments": KOMI_375,
        "count": ONE_SIDE_BY_TENS,
        "result": RESULT_375,
    },
}
