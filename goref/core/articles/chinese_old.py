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
from goref.core.base.sources import LU_NAN, ZHAO_ZHIYUN, AtHand, cited

TABLE_2 = Text(
    "Zhao Zhiyun, part 3, table 2",
    "赵之云《中国围棋胜负计算法及其演变》第3部分附表2",
    "趙之雲『中国囲碁の勝負計算法とその変遷』第3部の表2",
    "자오즈윈 “중국 바둑의 승부 계산법과 그 변천” 제3부 표 2",
)
RULES_1964 = Text(
    "Lu Nan, part 2, on the internal rules of 1964",
    "路南《数子与计目》第2部分（1964年内部规则）",
    "路南『数子と計目』第2部（1964年内部規則）",
    "루난 “수자와 계목” 제2부, 1964년 내부 규칙에 대하여",
)
RECORD_1920 = Article(
    cite=cited(ZHAO_ZHIYUN, "3"),
    says=(
        author(
            "No written rules existed; this was custom. By his table the bases hang on who "
            "played last.",
            "当时没有成文规则，只是约定俗成。依附表，归本数由谁收后而定。",
            "成文の規則はなく慣習による。表によれば基準は最後に打った側で決まる。",
            "성문 규칙은 없었고 관습을 따랐습니다. 그의 표에 따르면 기준수는 누가 "
            "마지막에 두었는지에 달려 있습니다.",
            at(AtHand.ZHAO, "3", "约定俗成"),
            at(AtHand.ZHAO, "3 表2", "收后情况"),
        ),
        by_goref(
            "So fill all dame before you count, and note who played the last stone on the "
            "board and who began. Captured stones are not needed. Zhao says nothing of "
            "endless cycles here; goref calls them no result, as in the Tang–Song count.",
            "故计算前须收完单官，记下谁收后、谁先下。不需俘子。此处赵文未提循环不止如何，"
            "goref仿唐宋作无胜负。",
            "そこで数える前にダメを打ち終え、盤上で最後に打った側と先番を確かめること。"
            "アゲハマは要らない。果てしない循環をここで趙之雲は述べず、goref "
            "は唐宋にならい無勝負とする。",
            "그러므로 계가하기 전에 공배를 모두 메우고, 바둑판에 마지막 돌을 둔 쪽과 "
            "먼저 둔 쪽을 적어 두세요. 따낸 돌은 필요 없습니다. 자오즈윈은 여기서 끝없는 "
            "순환에 관해 말하지 않습니다. goref는 당송 전공법과 같이 무승부로 합니다.",
        ),
    ),
)
DEAD_1920 = Article(
    cite=cited(ZHAO_ZHIYUN, "3"),
    says=(
        author(
            "The form of the Ming–Qing stone count is kept.",
            "保留数子形式。",
            "明清数子法の形を保つ。",
            "명청 수자법의 형식을 유지합니다.",
            at(AtHand.ZHAO, "3", "数子形式"),
        ),
        by_goref(
            "So the dead stones are taken off before the count. Zhao says nothing of how "
            "they are agreed: goref has both sides confirm, and what they dispute played "
            "out move for move.",
            "故死子于计算前取走。如何确认，赵文未提：goref请双方确认，"
            "有争议的一人一手实战解决。",
            "そこで死石は数える前に取り去る。その確認の仕方を趙之雲は述べない：goref "
            "は双方に確認させ、争いは一手ずつ実戦で決める。",
            "따라서 계가하기 전에 사석을 들어냅니다. 사석을 어떻게 합의하는지 자오즈윈은 "
            "말하지 않습니다. goref는 양쪽이 확인하게 하고, 이의가 있으면 한 수씩 번갈아 "
            "두어 실전으로 해결하게 합니다.",
        ),
    ),
)
SEKI_1920 = Article(
    cite=cited(ZHAO_ZHIYUN, "3"),
    says=(
        author(
            "Group tax is gone: the points a living group encloses are land.",
            "还棋头已取消，活棋围有的空位即是地。",
            "切り賃は廃され、活きた石の囲む点は地となる。",
            "환기두는 없어졌으며, 살아 있는 돌무리가 둘러싼 점은 집입니다.",
            at(AtHand.ZHAO, "3", "取消还块子", "空位即是地"),
        ),
        by_goref(
            "Zhao says nothing of eyes in seki under this count; goref gives them, "
            "one-sided dame and sole liberties to their owner, and halves the shared "
            "liberties.",
            "此法如何对待双活眼位，赵文未提；goref将双活眼位、单方权利官子、"
            "单方拥有的气点归所有者，公气均分。",
            "この計算でのセキの眼を趙之雲は述べない。goref はセキの眼、"
            "片側だけのダメと呼吸点を所有者に数え、共有の呼吸点は折半する。",
            "이 계가에서 빅의 눈을 어떻게 하는지 자오즈윈은 말하지 않습니다. goref는 "
            "빅의 눈, 한쪽만 둘 수 있는 공배, 한쪽만의 공배를 그 주인의 것으로 세고 공유 "
            "공배는 절반씩 나눕니다.",
        ),
    ),
)
POINTS_1920 = Article(
    cite=cited(ZHAO_ZHIYUN, "2"),
    says=(
        author(
            "With the stone count dame came to be filled; connecting the last ko is named "
            "as a question of the last play.",
            "数子法施行后，对局要收单官；粘劫收后列为收后问题。",
            "数子法ではダメを打つようになった。最後の劫継ぎは収後の問題として挙げられる。",
            "수자법과 함께 공배를 메우게 되었습니다. 마지막 패를 잇는 것은 마지막 착수의 "
            "문제로 거론됩니다.",
            at(AtHand.ZHAO, "2", "对局要收单官", "粘劫收后"),
        ),
        by_goref(
            "goref halves dame left and reports them. Zhao gives no rule for a ko left "
            "open; goref proposes its point for the holder.",
            "未收的单官goref均分并提示。不粘之劫赵文未说如何；goref暂将劫空归持劫方。",
            "残ったダメは goref が折半して知らせる。継がない劫の定めはなく、goref "
            "は仮に持つ側の点とする。",
            "goref는 남은 공배를 절반씩 나누고 이를 알립니다. 자오즈윈은 잇지 않은 패에 "
            "관한 규정을 들지 않습니다. goref는 그 점을 패를 가진 쪽의 것으로 제안합니다.",
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
            "分先：黑收后，黑归本数高½子。让子：黑归还让子数之半；白收后，白归本数高½子。",
            "互先：黒が最後に打てば黒の基準が½子高い。置碁：黒は置石数の半分の子を返し、"
            "白が最後に打てば白の基準が½子高い。",
            "호선: 흑이 마지막에 두었으면 흑의 기준수가 ½자 높습니다. 접바둑: 흑은 치석 "
            "수의 절반만큼 자를 돌려주고, 백이 마지막에 두었으면 백의 기준수가 ½자 "
            "높습니다.",
            at(AtHand.ZHAO, "3 表2", "黑收后", "白收后", "还子子数", "取消还块子"),
        ),
        by_goref(
            "No komi: the table has none. goref takes the base as a payment of ½ zi by who "
            "played last, and turns it round for even games that White began, which the "
            "table does not treat.",
            "不贴：表中未载。goref把归本数之差作收后一方贴还½子；白先的对子局表中未载，"
            "goref对调黑白处理。",
            "コミはない：表に載らない。goref "
            "は基準の差を最後に打った側が払う½子として扱い、"
            "表にない白先の互先は黒白を入れ替えて扱う。",
            "덤은 없습니다: 표에 덤이 없습니다. goref는 기준수의 차이를 누가 마지막에 "
            "두었는지에 따른 ½자의 지급으로 보고, 표에서 다루지 않는 백이 먼저 둔 "
            "호선에서는 흑백을 바꾸어 적용합니다.",
        ),
    ),
)
COUNT_1920 = Article(
    cite=cited(ZHAO_ZHIYUN, "3"),
    says=(
        author(
            "The method keeps the form of the old stone count and gives the result of the "
            "Japanese one.",
            "此法保留数子的形式，算出日本填空法一致。",
            "数子の形を保ちながら日本の計算と同じ結果を得る方法である。",
            "이 방법은 옛 수자법의 형식을 유지하면서 일본식 계가와 같은 결과를 냅니다.",
            at(AtHand.ZHAO, "3", "数子形式", "日本填空法一致"),
        ),
        by_goref(
            "Take off the dead and count one side's stones and land in zi. Writing down "
            "stones and land of both sides, or filling in, must agree; goref runs them as "
            "checks.",
            "取走死子，任数一方子空，以子计。将双方子、地分别列出，或填满计点，"
            "结果应当一致，goref一并核对。",
            "死石を取り去り、片方の石と地を子で数える。両者の石と地を書き出す方法、"
            "埋め込みも一致するはずで、goref は照合する。",
            "사석을 들어내고 한쪽의 돌과 집을 자로 셉니다. 양쪽의 돌과 집을 적어 보거나 "
            "메우기 계가를 해도 일치해야 합니다. goref는 이를 교차 확인으로 실행합니다.",
        ),
    ),
)
RESULT_1920 = Article(
    cite=TABLE_2,
    says=(
        author(
            "Even game: bases 181 for Black and 180 for White if Black played last, else "
            "180½ each. Handicap, after the return of stones: 180½ each if Black played "
            "last, else 180 for Black and 181 for White. The same number is a draw. Told "
            "in zi.",
            "分先：黑收后，归本数黑181、白180；白收后，各180½。让子，还子之后：黑收后，"
            "各180½；白收后，黑180、白181。恰好相等为和棋。以子报告。",
            "互先：黒が最後に打てば基準は黒181・白180、白なら各180½。置碁は返却ののち、"
            "黒が最後なら各180½、白なら黒180・白181。同数は持碁。子で述べる。",
            "호선: 흑이 마지막에 두었으면 기준수는 흑 181, 백 180이고, 아니면 각각 "
            "180½입니다. 접바둑에서는 치석을 반환한 뒤, 흑이 마지막에 두었으면 각각 "
            "180½이고, 아니면 흑 180, 백 181입니다. 같으면 비김입니다. 자로 알립니다.",
            at(AtHand.ZHAO, "3 表2", "181子", "180子", "黑收后", "白收后", "和棋"),
        ),
    ),
)
RECORD_1964 = Article(
    cite=RULES_1964,
    says=(
        author(
            "Only one sentence about these rules is known: Black paid when he played last.",
            "关于此规则只见一句：黑方收后贴子。",
            "この規則については、黒が最後に打てば支払うという一文のみ伝わる。",
            "이 규칙에 관해서는 흑이 마지막에 두면 지급했다는 한 문장만 알려져 있습니다.",
            at(AtHand.LU_NAN, "2", "1964年", "内部规则", "黑方收后贴子"),
        ),
        by_goref(
            "Note who played the last stone and who began. How play ends is not told; "
            "goref follows the later Chinese rules, where both agree or both pass in a row.",
            "请记下谁收后、谁先下。如何终局未说；goref仿后来的中国规则：双方同意，或连续虚着。",
            "最後に打った側と先番を確かめること。終局の定めは伝わらず、goref "
            "は後の中国規則にならい、合意または連続パスとする。",
            "바둑판에 마지막 돌을 둔 쪽과 먼저 둔 쪽을 적어 두세요. 어떻게 종국하는지는 "
            "전하지 않습니다. goref는 양쪽이 합의하거나 연속으로 패스하면 끝나는 후대의 "
            "중국 규칙을 따릅니다.",
        ),
    ),
)
SILENT_1964 = Article(
    cite=RULES_1964,
    says=(
        reported(
            "What is told of 1964 says nothing of this.",
            "关于1964年规则的记述未及于此。",
            "1964年の規則についてこの点は伝わらない。",
            "1964년 규칙에 관해 전하는 것에는 이에 대한 말이 없습니다.",
        ),
        by_goref(
            "goref follows the later Chinese rules: dead stones are agreed or played out; "
            "eyes in seki, one-sided dame, sole liberties and open ko points count for "
            "their owner; shared liberties and dame are halved.",
            "goref仿后来的中国规则：死子由双方确认或实战解决；双活眼位、单方权利官子、"
            "单方拥有的气点、劫空归所有者；公气与单官均分。",
            "goref は後の中国規則にならう：死石は合意か実戦で決め、セキの眼、"
            "片側だけのダメと呼吸点、継がない劫の点は所有者に数え、"
            "共有の呼吸点とダメは折半する。",
            "goref는 후대의 중국 규칙을 따릅니다: 사석은 합의하거나 실전으로 해결하고, "
            "빅의 눈, 한쪽만 둘 수 있는 공배, 한쪽만의 공배, 잇지 않은 패 자리는 그 "
            "주인의 것으로 세며, 공유 공배와 공배는 절반씩 나눕니다.",
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
            "黑方收后贴子；引进贴子后取消。按不成文规定，收后贴还½子，让子局黑归还让子数之半。",
            "黒は最後に打てば支払い、これはコミの採用で廃された。"
            "不文の定めではその支払いは½子、置碁では黒が置石数の半分の子を返す。",
            "흑은 마지막에 두면 지급했으며, 이는 덤이 도입되면서 폐지되었습니다. "
            "불문율에 따르면 그 지급은 ½자이고, 접바둑에서는 흑이 치석 수의 절반만큼 "
            "자를 돌려줍니다.",
            at(AtHand.LU_NAN, "2", "1964年", "规定被取消了", "贴还白方半子", "让子数的半数"),
        ),
        by_goref(
            "No komi. goref takes the ½ zi where Black began and played last, and in "
            "handicap games nothing for the last play.",
            "不贴。黑先且黑收后，goref计贴还½子；让子局goref不计收后。",
            "コミはない。黒先で黒が最後に打ったとき goref は½子を取り、"
            "置碁では最後の着手を問わない。",
            "덤은 없습니다. goref는 흑이 먼저 두고 마지막에도 두었으면 ½자를 지급하게 "
            "하고, 접바둑에서는 마지막 착수에 대해 아무것도 지급하게 하지 않습니다.",
        ),
    ),
)
COUNT_1964 = Article(
    cite=RULES_1964,
    says=(
        by_goref(
            "What is told of 1964 says nothing of how it was counted. goref follows the "
            "later half count: dead stones off, one side's empties shaped into tens and "
            "counted, then its stones, half the public points added. Counting both sides "
            "or filling in must agree.",
            "关于1964年规则的记述未及如何计算。goref仿后来的数子法：提走死子，"
            "一方之空整成十的倍数数出，再数其子，加公空之半。双方合计、填满计点应当一致。",
            "1964年の規則について数え方は伝わらない。goref は後の数子法にならう："
            "死石を取り、片方の空点を十の倍数に整えて数え、次に石を数え、"
            "共有点の半分を加える。両者の計算、埋め込みも一致するはず。",
            "1964년 규칙에 관해 전하는 것에는 어떻게 계가했는지에 대한 말이 없습니다. "
            "goref는 후대의 수자법을 따릅니다: 사석을 들어내고, 한쪽의 빈 점을 열 개 "
            "단위로 정리하여 센 다음 그 돌을 세고, 공유점의 절반을 더합니다. 양쪽을 모두 "
            "세거나 메우기 계가를 해도 일치해야 합니다.",
        ),
    ),
)
RESULT_1964 = Article(
    cite=cited(LU_NAN, "2"),
    says=(
        author(
            "With equal land and no seki Black's last play gives him 181 zi, and the ½ zi "
            "paid makes 180½, the draw it is by territory.",
            "目数相等而无双活时，黑收后得181子，贴还½子后为180½，与计目同为和棋。",
            "目が等しくセキがなければ、黒は最後の着手で181子となり、½子を払って180½、"
            "目の計算と同じ持碁になる。",
            "집이 같고 빅이 없으면 흑은 마지막 착수로 181자가 되고, ½자를 지급하면 "
            "180½자가 되어 집을 셀 때와 같이 비김이 됩니다.",
            at(AtHand.LU_NAN, "2", "黑方应得181子", "180.5子"),
        ),
        by_goref(
            "goref takes 180½ zi as the base of each side, after the payment. Told in zi; "
            "the same number is a draw.",
            "贴还之后，goref以180½子为双方归本数。以子报告，恰好相等为和棋。",
            "支払いののち、goref は双方の基準を180½子とする。子で述べ、同数は持碁。",
            "goref는 지급한 뒤의 180½자를 각 쪽의 기준수로 합니다. 자로 알리며, 같으면 "
            "비김입니다.",
        ),
    ),
)
RECORD_LU_NAN = Article(
    cite=cited(LU_NAN, "2"),
    says=(
        author(
            "The game ends as under the Chinese rules: both agree, or both pass in a row. "
            "Dame need not be filled. Every play after the other side has stopped counts.",
            "终局同中国规则：双方同意，或连续虚着。单官可以不收。"
            "对方停手后继续下的子也计在内。",
            "終局は中国規則と同じで、合意または連続パス。ダメは詰めなくてよい。"
            "相手が打ち止めた後の着手も数える。",
            "중국 규칙과 같이 양쪽이 합의하거나 연속으로 패스하면 종국합니다. 공배는 "
            "메우지 않아도 됩니다. 상대가 멈춘 뒤의 착수도 모두 셉니다.",
            at(AtHand.LU_NAN, "2", "双方连续使用虚着", "一样不收单官", "另一方继续着子"),
        ),
        by_goref(
            "The payment needs the number of plays of each side, so goref asks for the "
            "record or the plays.",
            "贴还要用双方手数，故goref须有棋谱或手数。",
            "支払いに双方の手数が要るので、goref は棋譜か手数を求める。",
            "지급에는 양쪽의 착수 수가 필요하므로 goref는 기보 또는 착수 수를 요청합니다.",
        ),
    ),
)
PAYMENTS_LU_NAN = Article(
    cite=cited(LU_NAN, "2 and 4"),
    says=(
        author(
            "Komi 3¾ zi as in force. Whoever made more plays pays ½ zi for each in excess; "
            "in handicap games half as many zi as stones are returned.",
            "黑贴3¾子，依现行规则。多着子一方每多一着贴还½子；让子局归还让子数之半。",
            "コミは3¾子で現行どおり。手数の多い側が一手につき½子を払う。"
            "置碁では置石数の半分を返す。",
            "덤은 현행대로 3¾자입니다. 착수 수가 많은 쪽이 더 둔 한 수마다 ½자를 "
            "지급합니다. 접바둑에서는 치석 수의 절반만큼 자를 돌려줍니다.",
            at(AtHand.LU_NAN, "2", "33/4子时", "多着子数的半数", "让子数的半数"),
        ),
        author(
            "His printed test: an odd sum of plays and public points.",
            "原文判别式：总手数加公空为奇数。",
            "原文の判別式：手数と共有点の和が奇数。",
            "원문에 있는 그의 판별식: 착수 수와 공유점의 합이 홀수.",
            at(AtHand.LU_NAN, "4", "总手数+G=奇数"),
        ),
        by_goref(
            "The test fails with shared liberties or unfilled dame, so goref goes by the "
            "surplus of plays. Komi is 7½ points; with handicap goref returns the stones "
            "only, and names the conflict where plays differ.",
            "该式遇公气或未收单官会失准，goref按实际多着子数计。贴子合7½点；"
            "让子局goref只计还子，手数不等时指出二者不合。",
            "この式は共有の呼吸点や残りダメで誤るため、goref は実際の手数の差による。"
            "コミは7½点。置碁では goref は置石の返還だけを計算し、手数が違えば食い違いを示す。",
            "이 판별식은 공유 공배나 메우지 않은 공배가 있으면 맞지 않으므로 goref는 더 "
            "둔 수에 따릅니다. 덤은 7½점입니다. 접바둑에서 goref는 치석 반환만 하고, "
            "착수 수가 다르면 서로 맞지 않음을 알립니다.",
        ),
    ),
)
COUNT_LU_NAN = Article(
    cite=cited(LU_NAN, "4"),
    says=(
        author(
            "Compare points without filling back: each side's own empties plus the other's "
            "lost stones. For the count by moku he takes repeated ko captures off.",
            "可不回填而比较点数：己方空点加对方未成活子数。计目时则减去反复提劫之子。",
            "埋め戻さずに比べる：自分の空点に相手の失った石を加える。"
            "目の計算では劫で取り返した石を引く。",
            "되메우지 않고 점을 비교합니다: 자기 쪽의 빈 점에 상대가 잃은 돌을 더합니다. "
            "집을 셀 때 그는 패로 되풀이하여 따낸 돌을 뺍니다.",
            at(AtHand.LU_NAN, "4", "比较点数", "不用改变终局盘面", "应减去在某一点位"),
        ),
        by_goref(
            "goref counts every prisoner, else the margin would be wrong by that surplus. "
            "The half count or counting both sides must agree.",
            "goref一律照计，否则差数会因此出错。数子或双方合计应当一致。",
            "goref はアゲハマをすべて数える。引けばその分だけ差が狂う。"
            "片側または両者の計算も一致するはず。",
            "goref는 따낸 돌을 모두 셉니다. 그러지 않으면 그만큼 차이가 틀리게 됩니다. "
            "수자법으로 세거나 양쪽을 모두 세어도 일치해야 합니다.",
        ),
    ),
)
RESULT_LU_NAN = Article(
    cite=cited(LU_NAN, "1 and 2"),
    says=(
        author(
            "Half the board is 180½ zi. In his examples, Black's 185 and 184 with the last "
            "play keep their winner when ½ zi more is paid.",
            "半盘为180½子。其例：黑收后得185或184，再贴还½子，胜负不变。",
            "盤の半分は180½子。原文の例では、黒が最後に打った185と184は、"
            "さらに½子を払っても勝敗が変わらない。",
            "바둑판의 절반은 180½자입니다. 그의 예에서 흑이 마지막에 두어 얻은 185와 "
            "184는 ½자를 더 지급해도 승자가 바뀌지 않습니다.",
            at(AtHand.LU_NAN, "1", "180.5点"),
            at(AtHand.LU_NAN, "2", "黑收后得185子", "黑收后得184子"),
        ),
        by_goref(
            "With komi goref's base is 184¼ for Black and 176¾ for White, after the "
            "surplus plays are paid. Told in zi.",
            "计贴子后goref的归本数黑184¼、白176¾，先行贴还多着之子。以子报告。",
            "コミを入れた goref の基準は黒184¼、白176¾で、先に手数の差を払う。子で述べる。",
            "더 둔 수를 지급한 뒤, 덤을 넣은 goref의 기준수는 흑 184¼, 백 176¾입니다. "
            "자로 알립니다.",
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
