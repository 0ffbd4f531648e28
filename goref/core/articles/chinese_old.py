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
)
RULES_1964 = Text(
    "Lu Nan, part 2, on the internal rules of 1964",
    "路南《数子与计目》第2部分（1964年内部规则）",
    "路南『数子と計目』第2部（1964年内部規則）",
)
RECORD_1920 = Article(
    cite=cited(ZHAO_ZHIYUN, "3"),
    says=(
        author(
            "No written rules existed; this was custom. By his table the bases hang on who "
            "played last.",
            "当时没有成文规则，只是约定俗成。依附表，归本数由谁收后而定。",
            "成文の規則はなく慣習による。表によれば基準は最後に打った側で決まる。",
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
            at(AtHand.ZHAO, "2", "对局要收单官", "粘劫收后"),
        ),
        by_goref(
            "goref halves dame left and reports them. Zhao gives no rule for a ko left "
            "open; goref proposes its point for the holder.",
            "未收的单官goref均分并提示。不粘之劫赵文未说如何；goref暂将劫空归持劫方。",
            "残ったダメは goref が折半して知らせる。継がない劫の定めはなく、goref "
            "は仮に持つ側の点とする。",
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
            at(AtHand.LU_NAN, "2", "1964年", "内部规则", "黑方收后贴子"),
        ),
        by_goref(
            "Note who played the last stone and who began. How play ends is not told; "
            "goref follows the later Chinese rules, where both agree or both pass in a row.",
            "请记下谁收后、谁先下。如何终局未说；goref仿后来的中国规则：双方同意，或连续虚着。",
            "最後に打った側と先番を確かめること。終局の定めは伝わらず、goref "
            "は後の中国規則にならい、合意または連続パスとする。",
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
            at(AtHand.LU_NAN, "2", "1964年", "规定被取消了", "贴还白方半子", "让子数的半数"),
        ),
        by_goref(
            "No komi. goref takes the ½ zi where Black began and played last, and in "
            "handicap games nothing for the last play.",
            "不贴。黑先且黑收后，goref计贴还½子；让子局goref不计收后。",
            "コミはない。黒先で黒が最後に打ったとき goref は½子を取り、"
            "置碁では最後の着手を問わない。",
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
            at(AtHand.LU_NAN, "2", "黑方应得181子", "180.5子"),
        ),
        by_goref(
            "goref takes 180½ zi as the base of each side, after the payment. Told in zi; "
            "the same number is a draw.",
            "贴还之后，goref以180½子为双方归本数。以子报告，恰好相等为和棋。",
            "支払いののち、goref は双方の基準を180½子とする。子で述べ、同数は持碁。",
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
            at(AtHand.LU_NAN, "2", "双方连续使用虚着", "一样不收单官", "另一方继续着子"),
        ),
        by_goref(
            "The payment needs the number of plays of each side, so goref asks for the "
            "record or the plays.",
            "贴还要用双方手数，故goref须有棋谱或手数。",
            "支払いに双方の手数が要るので、goref は棋譜か手数を求める。",
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
            at(AtHand.LU_NAN, "2", "33/4子时", "多着子数的半数", "让子数的半数"),
        ),
        author(
            "His printed test: an odd sum of plays and public points.",
            "原文判别式：总手数加公空为奇数。",
            "原文の判別式：手数と共有点の和が奇数。",
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
            at(AtHand.LU_NAN, "4", "比较点数", "不用改变终局盘面", "应减去在某一点位"),
        ),
        by_goref(
            "goref counts every prisoner, else the margin would be wrong by that surplus. "
            "The half count or counting both sides must agree.",
            "goref一律照计，否则差数会因此出错。数子或双方合计应当一致。",
            "goref はアゲハマをすべて数える。引けばその分だけ差が狂う。"
            "片側または両者の計算も一致するはず。",
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
            at(AtHand.LU_NAN, "1", "180.5点"),
            at(AtHand.LU_NAN, "2", "黑收后得185子", "黑收后得184子"),
        ),
        by_goref(
            "With komi goref's base is 184¼ for Black and 176¾ for White, after the "
            "surplus plays are paid. Told in zi.",
            "计贴子后goref的归本数黑184¼、白176¾，先行贴还多着之子。以子报告。",
            "コミを入れた goref の基準は黒184¼、白176¾で、先に手数の差を払う。子で述べる。",
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
