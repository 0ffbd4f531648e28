"""The articles of the Chinese competition rules, and what holds for all half counts."""

from __future__ import annotations

from goref.core.articles.entry import Article, Steps, Table
from goref.core.base.language import Text
from goref.core.base.sources import CHINA_END, LU_NAN, cited

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
    cite=CHINA_END,
    says=Text(
        "Play ends when both sides agree that nothing is left, when one resigns, or when "
        "both pass in a row. Nothing in the text orders dame to be filled; goref reports "
        "those left. Prisoners are not needed for this count. Positions may not repeat "
        "by the text; events often use simple ko and a referee's ruling.",
        "双方确认着子完毕、一方认负，或连续使用虚着，即为终局。条文未要求收完单官，"
        "goref会提示未收的。此算法不需俘子。条文禁全同，比赛中多按单劫并由裁判裁定。",
        "双方が着手を終えたと確認したとき、一方の投了、または連続パスで終局。"
        "ダメを詰める定めはなく、残れば goref が知らせる。この計算にアゲハマは要らない。"
        "条文は同形反復を禁じるが、実際は単劫と審判の裁定によることが多い。",
    ),
)
NOTHING_LEFT_2002 = Article(
    cite=Text(
        "Chinese competition rules 2002, articles 6 and 20; Lu Nan, part 2",
        "《中国围棋竞赛规则》2002年第6、20条；路南《数子与计目》第2部分",
        "中国囲碁競技規則2002年第6・20条、路南『数子と計目』第2部",
    ),
    says=Text(
        "Play ends when both agree that nothing is left, when one resigns, or when both "
        "pass in a row. Nothing orders dame to be filled; goref reports those left. "
        "Article 6 bars repeated positions, article 20 lets an event rule otherwise on "
        "long cycles. goref checks whole positions; you may choose simple ko.",
        "双方确认着子完毕、一方认负，或连续使用虚着，即为终局。未要求收完单官，"
        "goref会提示未收的。第6条禁全同，第20条许比赛对循环劫另作规定。"
        "goref按全局同形检查，也可改为单劫。",
        "双方が着手を終えたと確認したとき、一方の投了、または連続パスで終局。"
        "ダメを詰める定めはなく、残れば goref が知らせる。第6条は同形反復を禁じ、"
        "第20条は循環について大会の別の定めを認める。goref は全局同形で調べるが、"
        "単劫も選べる。",
    ),
)
PLAYED_OUT = Article(
    cite=Text(
        "Chinese competition rules on life and death; Lu Nan, part 1",
        "中国《围棋竞赛规则》死活条；路南《数子与计目》第1部分",
        "中国囲碁競技規則の死活条、路南『数子と計目』第1部",
    ),
    says=Text(
        "Both sides confirm which stones are dead. If they disagree, play goes on: under "
        "an area count, proving it on the board costs nobody anything as long as every "
        "play is answered. Do not settle a dispute by marking alone.",
        "死子由双方确认。有分歧则实战解决：数子法下，只要一人一手，在盘上证明死活，"
        "谁也不吃亏。有争议时不可只凭标记判定。",
        "死石は双方で確認する。異論があれば実戦で解決する：数子法では、"
        "交互に打つ限り盤上で証明しても損はない。争いを印だけで決めてはならない。",
    ),
)
EYES_COUNT = Article(
    cite=cited(LU_NAN, "2 and 4"),
    says=Text(
        "Eyes in a seki count for the side that has them; shared liberties are halved, ½ "
        "zi each. Watch an odd number of shared liberties: it changes who fills the last "
        "dame, and with it the result. The texts do not name one-sided dame or sole "
        "liberties; goref gives them to their owner.",
        "双活中的眼位计给有眼的一方；公气各半，每口各得½子。公气为单数时留意："
        "它会改变单官由谁收后，从而改变结果。条文未提单方权利官子与单方拥有的气点，"
        "goref归其所有者。",
        "セキの眼は持つ側に数える。共有の呼吸点は折半し、各½子。その数が奇数なら注意："
        "最後のダメを打つ側が替わり、結果も変わる。片側だけのダメや呼吸点の定めはなく、"
        "goref は所有者に数える。",
    ),
)
LOOSE_POINTS = Article(
    cite=Text(
        "Chinese competition rules; Lu Nan, part 4",
        "中国《围棋竞赛规则》；路南《数子与计目》第4部分",
        "中国囲碁競技規則、路南『数子と計目』第4部",
    ),
    says=Text(
        "Dame left are halved. A point inside a land that still needs a protective play "
        "belongs to nobody: Lu Nan counts it as dame. The texts say nothing of a ko left "
        "open; goref proposes its point for the holder, and you rule otherwise where it "
        "must be connected.",
        "未收的单官双方各半。己空内该补而未补的点，路南作单官计，不归任何一方。"
        "条文未提不粘之劫，goref暂归持劫方；若须粘劫，请改判。",
        "残ったダメは折半する。自分の地でも手入れの要る点は、路南によればダメとし、"
        "どちらのものでもない。継がない劫の定めはなく、goref は仮に持つ側の点とする。"
        "継ぐべきなら裁定を改めること。",
    ),
)
ONE_SIDE_BY_TENS = Article(
    cite=Text(
        "Chinese competition rules on counting; Lu Nan, part 1",
        "中国《围棋竞赛规则》计算条；路南《数子与计目》第1部分",
        "中国囲碁競技規則の計算条、路南『数子と計目』第1部",
    ),
    says=Text(
        "Take the dead stones off. Choose one side, shape its empties into tens without "
        "moving the border, count them, then its stones by tens; add half the public "
        "points. The half count reads in zi. Counting both sides or filling in must give "
        "the same margin; goref runs them as checks.",
        "提走死子。任取一方，不动边界，将其空整成十的倍数，先数空，再按十数子，"
        "加公空之半，以子计。双方合计、填满计点应得同一结果，goref一并核对。",
        "死石を取り上げる。片方を選び、境界を動かさず空点を十の倍数に整えて数え、"
        "次に石を十ずつ数え、共有点の半分を加える。単位は子。"
        "両者の計算や埋め込みも同じ差になるはずで、goref は照合する。",
    ),
)
KOMI_25 = Article(
    cite=cited(LU_NAN, "2"),
    says=Text(
        "Komi 2½ zi (5 points). When komi came in, the payment for Black's last play was "
        "dropped; who played last does not matter. For handicap stones Black returns "
        "half as many zi: Lu Nan calls it unwritten custom; komi is then 0 unless you "
        "state one.",
        "黑贴2½子（5点）。引进贴子后，黑收后贴还即被取消，谁收后不论。"
        "让子局黑方归还让子数之半，路南称为不成文之例；此时不另贴，"
        "除非另行填写（默认0）。",
        "コミは2½子（5点）。コミの採用とともに黒の最後の着手の支払いは廃され、"
        "どちらが最後に打ったかは問わない。置碁で黒が置石数の半分の子を返すのは、"
        "路南によれば不文の慣例。そのコミは、指定がなければ0。",
    ),
)
KOMI_275 = Article(
    cite=RULES_1988,
    says=Text(
        "Komi 2¾ zi (5½ points). Nothing is paid for the last play. For handicap stones "
        "Black returns half as many zi: custom as Lu Nan tells it, the text is silent; "
        "komi is then 0 unless you state one.",
        "黑贴2¾子（5½点）。收后不贴。让子局黑方归还让子数之半，据路南为惯例，条文未载；"
        "此时不另贴，除非另行填写（默认0）。",
        "コミは2¾子（5½点）。最後の着手の支払いはない。"
        "置碁で黒が置石数の半分の子を返すのは路南の伝える慣例で、条文にはない。"
        "そのコミは、指定がなければ0。",
    ),
)
KOMI_375 = Article(
    cite=RULES_2002,
    says=Text(
        "Komi 3¾ zi (7½ points). Nothing is paid for the last play. For handicap stones "
        "Black returns half as many zi: custom as Lu Nan tells it, the text is silent; "
        "komi is then 0 unless you state one.",
        "黑贴3¾子（7½点）。收后不贴。让子局黑方归还让子数之半，据路南为惯例，条文未载；"
        "此时不另贴，除非另行填写（默认0）。",
        "コミは3¾子（7½点）。最後の着手の支払いはない。"
        "置碁で黒が置石数の半分の子を返すのは路南の伝える慣例で、条文にはない。"
        "そのコミは、指定がなければ0。",
    ),
)
RESULT_25 = Article(
    cite=cited(LU_NAN, "1 and 2"),
    says=Text(
        "Half the board is 180½ zi. With this komi the base is 183 for Black and 178 for "
        "White: more wins, the same number is a draw, which was common. Tell the margin "
        "over the base in zi; 1 zi is 2 points of difference.",
        "半盘为180½子。按此贴子，归本数黑为183，白为178：多者胜，恰好相等为和棋，"
        "当时并不少见。以超出归本数的子数报告胜负；1子等于2点之差。",
        "盤の半分は180½子。このコミでは基準は黒183、白178：超えれば勝ち、同数は持碁で、"
        "珍しくなかった。基準を超えた子数で結果を述べる。1子は差の2点にあたる。",
    ),
)
RESULT_275 = Article(
    cite=RULES_1988,
    says=Text(
        "Half the board is 180½ zi. With komi the base is 183¼ for Black and 177¾ for "
        "White: who passes his base wins. Tell the margin in zi, as in “Black wins by ¾ "
        "zi”. An even game cannot be tied.",
        "半盘为180½子。计贴子后，归本数黑为183¼，白为177¾，超过者胜。胜负以子报告，"
        "如“黑胜¾子”。分先不会成和。",
        "盤の半分は180½子。コミを入れた基準は黒183¼、白177¾で、超えた側の勝ち。"
        "結果は「黒¾子勝ち」のように子で述べる。互先で持碁はない。",
    ),
)
RESULT_375 = Article(
    cite=RULES_2002,
    says=Text(
        "Half the board is 180½ zi. With komi the base is 184¼ for Black and 176¾ for "
        "White: who passes his base wins. Tell the margin in zi, as in “White wins by ¼ "
        "zi”. An even game cannot be tied.",
        "半盘为180½子。计贴子后，归本数黑为184¼，白为176¾，超过者胜。胜负以子报告，"
        "如“白胜¼子”。分先不会成和。",
        "盤の半分は180½子。コミを入れた基準は黒184¼、白176¾で、超えた側の勝ち。"
        "結果は「白¼子勝ち」のように子で述べる。互先で持碁はない。",
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
