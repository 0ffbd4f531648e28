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
    "중국 바둑 경기 규칙 1988년; 루난 “수자와 계목” 제2부",
)
RULES_2002 = Text(
    "Chinese competition rules 2002; Lu Nan, part 2",
    "《中国围棋竞赛规则》2002年；路南《数子与计目》第2部分",
    "中国囲碁競技規則2002年、路南『数子と計目』第2部",
    "중국 바둑 경기 규칙 2002년; 루난 “수자와 계목” 제2부",
)
NOTHING_LEFT = Article(
    cite=Text(
        "Chinese competition rules on the end of the game; Lu Nan, parts 1 and 2",
        "中国《围棋竞赛规则》终局条；路南《数子与计目》第1、2部分",
        "中国囲碁競技規則の終局条、路南『数子と計目』第1・2部",
        "중국 바둑 경기 규칙의 종국 조항; 루난 “수자와 계목” 제1부, 제2부",
    ),
    says=(
        author(
            "Play ends when both sides agree that nothing is left, when one resigns, or "
            "when both pass in a row. The rules do not order dame to be filled.",
            "双方确认着子完毕、一方认负，或连续使用虚着，即为终局。规则未规定必须收完单官。",
            "双方が着手を終えたと確認したとき、一方の投了、または連続パスで終局。"
            "規則にダメを詰める定めはない。",
            "더 둘 곳이 없다고 양쪽이 합의하거나, 한쪽이 돌을 거두거나, 양쪽이 연속으로 "
            "패스하면 착수가 끝납니다. 규칙은 공배를 메우도록 정하지 않았습니다.",
            at(AtHand.LU_NAN, "2", "双方均确认着子完毕", "双方连续使用虚着"),
            at(AtHand.LU_NAN, "1", "没有规定终局"),
        ),
        reported(
            "Positions may not repeat.",
            "禁全同。",
            "同形反復は禁じられる。",
            "동형반복은 금지됩니다.",
        ),
        custom(
            "Events often use simple ko and a referee's ruling.",
            "比赛中多按单劫并由裁判裁定。",
            "実際は単劫と審判の裁定によることが多い。",
            "대회에서는 흔히 단패 규칙과 심판의 판정에 따릅니다.",
        ),
        by_goref(
            "goref reports dame left. Prisoners are not needed for this count.",
            "未收的单官goref会提示。此算法不需俘子。",
            "残ったダメは goref が知らせる。この計算にアゲハマは要らない。",
            "goref는 남은 공배를 알립니다. 이 계가에는 따낸 돌이 필요 없습니다.",
        ),
    ),
)
NOTHING_LEFT_2002 = Article(
    cite=Text(
        "Chinese competition rules 2002, articles 6 and 20; Lu Nan, parts 1 and 2",
        "《中国围棋竞赛规则》2002年第6、20条；路南《数子与计目》第1、2部分",
        "中国囲碁競技規則2002年第6・20条、路南『数子と計目』第1・2部",
        "중국 바둑 경기 규칙 2002년 제6조, 제20조; 루난 “수자와 계목” 제1부, 제2부",
    ),
    says=(
        author(
            "Play ends when both agree that nothing is left, when one resigns, or when "
            "both pass in a row. The rules do not order dame to be filled.",
            "双方确认着子完毕、一方认负，或连续使用虚着，即为终局。规则未规定必须收完单官。",
            "双方が着手を終えたと確認したとき、一方の投了、または連続パスで終局。"
            "規則にダメを詰める定めはない。",
            "더 둘 곳이 없다고 양쪽이 합의하거나, 한쪽이 돌을 거두거나, 양쪽이 연속으로 "
            "패스하면 착수가 끝납니다. 규칙은 공배를 메우도록 정하지 않았습니다.",
            at(AtHand.LU_NAN, "2", "双方均确认着子完毕", "双方连续使用虚着"),
            at(AtHand.LU_NAN, "1", "没有规定终局"),
        ),
        reported(
            "Article 6 bars repeated positions, article 20 lets an event rule otherwise on "
            "long cycles.",
            "第6条禁全同，第20条许比赛对循环劫另作规定。",
            "第6条は同形反復を禁じ、第20条は循環について大会の別の定めを認める。",
            "제6조는 동형반복을 금지하고, 제20조는 긴 순환에 대해 대회에서 달리 정할 수 "
            "있게 합니다.",
        ),
        by_goref(
            "goref reports dame left. It checks whole positions; you may choose simple ko.",
            "未收的单官goref会提示。goref按全局同形检查，也可改为单劫。",
            "残ったダメは goref が知らせる。goref は全局同形で調べるが、単劫も選べる。",
            "goref는 남은 공배를 알립니다. goref는 판 전체의 동형반복을 확인하며, 단패 "
            "규칙을 선택할 수도 있습니다.",
        ),
    ),
)
PLAYED_OUT = Article(
    cite=Text(
        "Chinese competition rules on life and death; Lu Nan, part 1",
        "中国《围棋竞赛规则》死活条；路南《数子与计目》第1部分",
        "中国囲碁競技規則の死活条、路南『数子と計目』第1部",
        "중국 바둑 경기 규칙의 사활 조항; 루난 “수자와 계목” 제1부",
    ),
    says=(
        reported(
            "Both sides confirm which stones are dead.",
            "死子由双方确认。",
            "死石は双方で確認する。",
            "어느 돌이 죽었는지 양쪽이 확인합니다.",
        ),
        author(
            "Where they disagree, playing it out on the board is the best way to settle it.",
            "有分歧时，化解争端的最佳方案是实战解决。",
            "異論があれば、盤上の実戦による解決が最善である。",
            "의견이 다르면 바둑판에서 실전으로 해결하는 것이 가장 좋은 방법입니다.",
            at(AtHand.LU_NAN, "1", "最佳方案", "实战解决"),
        ),
        by_goref(
            "Under an area count proof on the board costs nobody anything as long as every "
            "play is answered. goref asks you not to settle a dispute by marking alone.",
            "数子法下只要一人一手，在盘上证明死活，谁也不吃亏。"
            "有争议时goref请你勿只凭标记判定。",
            "数子法では交互に打つ限り、盤上で証明しても損はない。goref "
            "は争いを印だけで決めないよう求める。",
            "돌과 집을 세는 계가에서는 한 수씩 번갈아 두는 한 바둑판에서 증명해도 아무도 "
            "손해를 보지 않습니다. goref는 이의를 표시만으로 해결하지 않도록 요청합니다.",
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
            "빅의 눈은 그 눈을 가진 쪽의 것으로 셉니다. 공유 공배는 절반씩 나누어 각각 "
            "½자입니다. 공유 공배가 홀수이면 주의해야 합니다: 마지막 공배를 메우는 쪽이 "
            "바뀌고, 따라서 결과도 바뀝니다.",
            at(AtHand.LU_NAN, "2", "空点数应按子数计算", "双方各半计算", "变成了黑方收后"),
        ),
        by_goref(
            "One-sided dame and sole liberties are not named; goref gives them to their owner.",
            "单方权利官子与单方拥有的气点未提，goref归其所有者。",
            "片側だけのダメや呼吸点の定めはなく、goref は所有者に数える。",
            "한쪽만 둘 수 있는 공배와 한쪽만의 공배에 관한 규정은 없습니다. goref는 그 "
            "주인의 것으로 셉니다.",
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
            "집 안에서 아직 가일수가 필요한 점은 누구의 것도 아니며 공배로 봅니다. 남은 "
            "공배는 공유 공배와 같이 다룹니다.",
            at(AtHand.LU_NAN, "4", "应补未补", "双活公气数"),
        ),
        by_goref(
            "So goref halves dame left. Nothing is said of a ko left open; goref proposes "
            "its point for the holder: rule otherwise where it must be connected.",
            "故goref将未收的单官均分。不粘之劫未提，goref暂归持劫方；若须粘劫，请改判。",
            "そこで goref は残ったダメを折半する。継がない劫の定めはなく、goref "
            "は仮に持つ側の点とする。継ぐべきなら裁定を改めること。",
            "따라서 goref는 남은 공배를 절반씩 나눕니다. 잇지 않은 패에 관한 말은 "
            "없습니다. goref는 그 점을 패를 가진 쪽의 것으로 제안합니다. 이어야 한다면 "
            "달리 판정하세요.",
        ),
    ),
)
ONE_SIDE_BY_TENS = Article(
    cite=Text(
        "Chinese half count, as it is practised",
        "中国数子法，通行做法",
        "中国の数子法、慣行による",
        "중국 수자법, 관행에 따름",
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
            "사석을 들어냅니다. 한쪽을 골라 경계를 움직이지 않고 그 빈 점을 열 개 단위로 "
            "정리하여 센 다음, 돌을 열 개씩 세고 공유점의 절반을 더합니다. 수자법의 "
            "단위는 자입니다.",
        ),
        by_goref(
            "Counting both sides or filling in must give the same margin; goref runs them "
            "as checks.",
            "双方合计、填满计点应得同一结果，goref一并核对。",
            "両者の計算や埋め込みも同じ差になるはずで、goref は照合する。",
            "양쪽을 모두 세거나 메우기 계가를 해도 차이는 같아야 합니다. goref는 이를 "
            "교차 확인으로 실행합니다.",
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
            "덤은 2½자입니다. 덤이 도입되면서 흑의 마지막 착수에 대한 지급은 "
            "폐지되었습니다. 접바둑에서 흑이 치석 수의 절반만큼 자를 돌려주는 것은 "
            "불문율입니다.",
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
            "5점에 해당하며, 누가 마지막에 두었는지는 상관없습니다. 접바둑에서는 따로 "
            "입력하지 않으면 goref는 덤을 0으로 합니다.",
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
            "덤은 2¾자입니다. 마지막 착수에 대해서는 더 이상 지급하지 않습니다. "
            "접바둑에서 흑이 치석 수의 절반만큼 자를 돌려주는 것은 불문율입니다.",
            at(
                AtHand.LU_NAN, "2", "黑先贴23/4子", "规定被取消了", "不成文规定", "让子数的半数"
            ),
        ),
        by_goref(
            "That is 5½ points. With handicap goref takes komi 0 unless you state one.",
            "合5½点。让子局贴子goref默认0，可另行填写。",
            "5½点にあたる。置碁のコミは、指定がなければ goref は0とする。",
            "5½점에 해당합니다. 접바둑에서는 따로 입력하지 않으면 goref는 덤을 0으로 합니다.",
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
            "덤은 3¾자입니다. 마지막 착수에 대해서는 더 이상 지급하지 않습니다. "
            "접바둑에서 흑이 치석 수의 절반만큼 자를 돌려주는 것은 불문율입니다.",
            at(AtHand.LU_NAN, "2", "33/4子时", "规定被取消了", "不成文规定", "让子数的半数"),
        ),
        by_goref(
            "That is 7½ points. With handicap goref takes komi 0 unless you state one.",
            "合7½点。让子局贴子goref默认0，可另行填写。",
            "7½点にあたる。置碁のコミは、指定がなければ goref は0とする。",
            "7½점에 해당합니다. 접바둑에서는 따로 입력하지 않으면 goref는 덤을 0으로 합니다.",
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
            "바둑판의 절반은 180½자입니다. 이보다 많으면 이기고 같으면 비김이며, 이 "
            "덤에서는 비김이 나오기 쉬웠습니다.",
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
            "덤을 넣은 기준수는 흑 183, 백 178입니다. goref는 기준수를 넘은 차이를 자로 "
            "알립니다. 1자는 2점의 차이입니다.",
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
            "바둑판의 절반은 180½자입니다. 결과는 “흑 ¾자 승”과 같이 알립니다.",
            at(AtHand.LU_NAN, "1", "180.5点"),
            at(AtHand.LU_NAN, "2", "胜3/4子"),
        ),
        by_goref(
            "With komi the base is 183¼ for Black and 177¾ for White: who passes his base "
            "wins. An even game cannot be tied, as goref reckons.",
            "计贴子后，归本数黑为183¼，白为177¾，超过者胜。依goref计算，分先不会成和。",
            "コミを入れた基準は黒183¼、白177¾で、超えた側の勝ち。goref "
            "の計算では互先で持碁はない。",
            "덤을 넣은 기준수는 흑 183¼, 백 177¾이며, 자기 기준수를 넘은 쪽이 이깁니다. "
            "goref의 계산으로는 호선에서 비김이 나올 수 없습니다.",
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
            "바둑판의 절반은 180½자입니다. 결과는 “백 ¼자 승”과 같이 알립니다.",
            at(AtHand.LU_NAN, "1", "180.5点"),
            at(AtHand.LU_NAN, "2", "负1/4子"),
        ),
        by_goref(
            "With komi the base is 184¼ for Black and 176¾ for White: who passes his base "
            "wins. An even game cannot be tied, as goref reckons.",
            "计贴子后，归本数黑为184¼，白为176¾，超过者胜。依goref计算，分先不会成和。",
            "コミを入れた基準は黒184¼、白176¾で、超えた側の勝ち。goref "
            "の計算では互先で持碁はない。",
            "덤을 넣은 기준수는 흑 184¼, 백 176¾이며, 자기 기준수를 넘은 쪽이 이깁니다. "
            "goref의 계산으로는 호선에서 비김이 나올 수 없습니다.",
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
