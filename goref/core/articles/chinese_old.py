"""The articles of the half counts that pay for the last play: 1920s, 1964, Lu Nan."""

from __future__ import annotations

from goref.core.articles.entry import Article, Table
from goref.core.base.language import Text
from goref.core.base.sources import LU_NAN, ZHAO_ZHIYUN, cited

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
    says=Text(
        "No written rules existed; this was custom. Fill all dame before you count, and "
        "note who played the last stone on the board and who began: the payments hang on "
        "both. Captured stones are not needed. Endless cycles give no result.",
        "当时没有成文规则，只是约定俗成。计算前收完单官；记下谁收后、谁先下，"
        "贴还由此而定。不需俘子。无休止的循环作无胜负。",
        "成文の規則はなく慣習による。数える前にダメを打ち終え、"
        "盤上で最後に打った側と先番を確かめる：支払いはこの二つで決まる。"
        "アゲハマは要らない。果てしない循環は無勝負。",
    ),
)
DEAD_1920 = Article(
    cite=cited(ZHAO_ZHIYUN, "3"),
    says=Text(
        "The dead stones are taken off before the count; Zhao says nothing of how they "
        "are agreed. Let both sides confirm, and play out what they dispute, move for "
        "move.",
        "死子于计算前取走；如何确认，赵文未提。请双方确认，有争议的一人一手实战解决。",
        "死石は数える前に取り去る。その確認の仕方を趙之雲は述べない。双方に確認させ、"
        "争いは一手ずつ実戦で決める。",
    ),
)
SEKI_1920 = Article(
    cite=cited(ZHAO_ZHIYUN, "2 and 3"),
    says=Text(
        "Group tax is gone, so a living group keeps its eyes. Zhao says nothing of eyes "
        "in seki under this count; goref gives them, one-sided dame and sole liberties "
        "to their owner, and halves the shared liberties.",
        "还棋头已取消，活棋的眼位归己。此法如何对待双活眼位，赵文未提；goref将双活眼位、"
        "单方权利官子、单方拥有的气点归所有者，公气均分。",
        "切り賃は廃され、活きた石は眼を失わない。この計算でのセキの眼を趙之雲は述べない。"
        "goref はセキの眼、片側だけのダメと呼吸点を所有者に数え、共有の呼吸点は折半する。",
    ),
)
POINTS_1920 = Article(
    cite=cited(ZHAO_ZHIYUN, "2 and 3"),
    says=Text(
        "All dame are to be filled; those left are halved and reported. Zhao names "
        "connecting the last ko as a matter of the last play, and gives no rule for a ko "
        "left open; goref proposes its point for the holder.",
        "单官须收完，未收的均分并提示。赵文把粘劫收后列为收后问题，未说不粘如何；"
        "goref暂将劫空归持劫方。",
        "ダメはすべて打ち終える。残れば折半して知らせる。"
        "趙之雲は最後の劫継ぎを収後の問題として挙げるが、継がない場合の定めはない。"
        "goref は仮に劫の点を持つ側のものとする。",
    ),
)
PAYMENTS_1920 = Article(
    cite=TABLE_2,
    says=Text(
        "No komi. Even game: if Black played last he gives ½ zi. Handicap: Black returns "
        "half as many zi as stones, and if White played last White gives ½ zi. Zhao's "
        "table does not treat even games that White began; goref turns it round for them.",
        "不贴子。分先：黑收后贴还½子。让子：黑归还让子数之半；白收后，白贴还½子。"
        "白先的对子局表中未载，goref对调黑白处理。",
        "コミはない。互先：黒が最後に打てば½子を出す。置碁：黒は置石数の半分の子を返し、"
        "白が最後に打てば白が½子を出す。白先の互先は表になく、"
        "goref は黒白を入れ替えて扱う。",
    ),
)
COUNT_1920 = Article(
    cite=cited(ZHAO_ZHIYUN, "3"),
    says=Text(
        "Take off the dead and count one side's stones and land in zi. Writing down "
        "stones and land of both sides, as Takabe did in 1910, or filling in, must "
        "agree. The method kept the form of the old stone count and aimed at the "
        "Japanese result.",
        "取走死子，任数一方子空，以子计。如高部1910年那样双方子、地分别列出，或填满计点，"
        "结果应当一致。此法保留数子的形式，求得与日本填空法一致的结果。",
        "死石を取り去り、片方の石と地を子で数える。"
        "高部が1910年に記したように両者の石と地を書き出す方法、埋め込みも一致するはず。"
        "数子の形を保ちながら日本の計算と同じ結果を得る方法である。",
    ),
)
RESULT_1920 = Article(
    cite=TABLE_2,
    says=Text(
        "Even game: bases 181 for Black and 180 for White if Black played last, else "
        "180½ each. Handicap, after the return of stones: 180½ each if Black played "
        "last, else 180 for Black and 181 for White. The same number is a draw. Told in "
        "zi.",
        "分先：黑收后，归本数黑181、白180；白收后，各180½。让子，还子之后：黑收后，"
        "各180½；白收后，黑180、白181。恰好相等为和棋。以子报告。",
        "互先：黒が最後に打てば基準は黒181・白180、白なら各180½。置碁は返却ののち、"
        "黒が最後なら各180½、白なら黒180・白181。同数は持碁。子で述べる。",
    ),
)
RECORD_1964 = Article(
    cite=RULES_1964,
    says=Text(
        "Only one sentence about these rules is known: Black paid when he played last. "
        "Note who played the last stone and who began. How play ends is not told; goref "
        "follows the later Chinese rules, where both agree or both pass in a row.",
        "关于此规则只见一句：黑方收后贴子。请记下谁收后、谁先下。如何终局未说；"
        "goref仿后来的中国规则：双方同意，或连续虚着。",
        "この規則については、黒が最後に打てば支払うという一文のみ伝わる。"
        "最後に打った側と先番を確かめること。終局の定めは伝わらず、"
        "goref は後の中国規則にならい、合意または連続パスとする。",
    ),
)
SILENT_1964 = Article(
    cite=RULES_1964,
    says=Text(
        "What is told of 1964 says nothing of this. goref follows the later Chinese "
        "rules: dead stones are agreed or played out; eyes in seki, one-sided dame, sole "
        "liberties and open ko points count for their owner; shared liberties and dame "
        "are halved.",
        "关于1964年规则的记述未及于此。goref仿后来的中国规则：死子由双方确认或实战解决；"
        "双活眼位、单方权利官子、单方拥有的气点、劫空归所有者；公气与单官均分。",
        "1964年の規則についてこの点は伝わらない。goref は後の中国規則にならう："
        "死石は合意か実戦で決め、セキの眼、片側だけのダメと呼吸点、"
        "継がない劫の点は所有者に数え、共有の呼吸点とダメは折半する。",
    ),
)
PAYMENTS_1964 = Article(
    cite=RULES_1964,
    says=Text(
        "No komi. If Black began and played last, he gives ½ zi. In handicap games Black "
        "returns half as many zi as stones, as Lu Nan tells the custom, and goref takes "
        "nothing for the last play. The payment was dropped when komi came in.",
        "不贴子。黑先且黑收后，贴还½子。让子局按路南所述惯例归还让子数之半，"
        "goref不再计收后。引进贴子后，收后贴还取消。",
        "コミはない。黒先で黒が最後に打てば½子を出す。"
        "置碁では路南の伝える慣例により置石数の半分の子を返し、"
        "goref は最後の着手を問わない。この支払いはコミの採用で廃された。",
    ),
)
COUNT_1964 = Article(
    cite=cited(LU_NAN, "1 and 2"),
    says=Text(
        "The half count, as Lu Nan describes it for the Chinese rules: dead stones off, "
        "one side's empties shaped into tens and counted, then its stones, half the "
        "public points added. Counting both sides or filling in must agree.",
        "数子法，如路南所述的中国规则：提走死子，一方之空整成十的倍数数出，再数其子，"
        "加公空之半。双方合计、填满计点应当一致。",
        "路南が中国規則について述べる数子法：死石を取り、"
        "片方の空点を十の倍数に整えて数え、次に石を数え、共有点の半分を加える。"
        "両者の計算、埋め込みも一致するはず。",
    ),
)
RESULT_1964 = Article(
    cite=cited(LU_NAN, "2"),
    says=Text(
        "The base is 180½ zi for each side, after the payment. With equal land and no "
        "seki Black's last play gives him 181, and the ½ zi paid makes it a draw, as by "
        "territory. Told in zi; the same number is a draw.",
        "贴还之后，双方归本数均为180½子。若目数相等而无双活，黑收后得181，"
        "贴还½子正成和棋，与计目一致。以子报告，恰好相等为和棋。",
        "支払いののち、基準は双方180½子。目が等しくセキがなければ、"
        "黒は最後の着手で181となり、½子を払って持碁、目の計算と一致する。子で述べ、"
        "同数は持碁。",
    ),
)
RECORD_LU_NAN = Article(
    cite=cited(LU_NAN, "2"),
    says=Text(
        "The game ends as under the Chinese rules: both agree, or both pass in a row. "
        "Dame need not be filled. The payment needs the number of plays of each side, so "
        "have the record or state the plays; every play after the other side has stopped "
        "counts.",
        "终局同中国规则：双方同意，或连续虚着。单官可以不收。贴还要用双方手数，"
        "须有棋谱或填写手数；对方停手后继续下的子也计在内。",
        "終局は中国規則と同じで、合意または連続パス。ダメは詰めなくてよい。"
        "支払いに双方の手数が要るので、棋譜か手数を示すこと。"
        "相手が打ち止めた後の着手も数える。",
    ),
)
PAYMENTS_LU_NAN = Article(
    cite=cited(LU_NAN, "2 and 4"),
    says=Text(
        "Komi 3¾ zi (7½ points). Whoever made more plays pays ½ zi for each in excess; "
        "in handicap games Black only returns half as many zi as stones, and goref names "
        "the conflict where plays differ. His printed test, an odd "
        "sum of plays and public points, fails with shared liberties or unfilled dame: "
        "goref goes by the surplus of plays.",
        "黑贴3¾子（7½点）。多着子一方每多一着贴还½子；让子局只归还让子数之半，"
        "手数不等时goref指出二者不合。原文判别式（手数加公空为奇）遇公气或未收单官会失准，goref按实际多着子数计。",
        "コミは3¾子（7½点）。手数の多い側が一手につき½子を払う。"
        "置碁では置石数の半分だけを返し、手数が違えば goref は両者の食い違いを示す。"
        "原文の判別式（手数と共有点の和が奇数）は共有の呼吸点や残りダメで誤るため、"
        "goref は実際の手数の差による。",
    ),
)
COUNT_LU_NAN = Article(
    cite=cited(LU_NAN, "4"),
    says=Text(
        "Half count or both sides as usual. Or compare points without filling back: each "
        "side's own empties plus the other's lost stones. He would take repeated ko "
        "captures off the moku; goref counts every prisoner, else the margin would be "
        "wrong by that surplus.",
        "照常数子或双方合计。也可不回填而比较点数：己方空点加对方未成活子数。"
        "原文计目时要减去反复提劫之子；goref一律照计，否则差数会因此出错。",
        "通常どおり片側または両者を数える。埋め戻さず比べてもよい："
        "自分の空点に相手の失った石を加える。原文は劫で取り返した石を目から引くが、"
        "goref はすべて数える。引けばその分だけ差が狂う。",
    ),
)
RESULT_LU_NAN = Article(
    cite=cited(LU_NAN, "1, 2 and 5"),
    says=Text(
        "Half the board is 180½ zi. With komi the base is 184¼ for Black and 176¾ for "
        "White, after the surplus plays are paid. Told in zi. His worked games: Black's "
        "185 and 184 keep their winner with the ½ zi paid.",
        "半盘为180½子。计贴子后归本数黑184¼、白176¾，先行贴还多着之子。以子报告。其例："
        "黑收后得185或184，贴还½子后胜负不变。",
        "盤の半分は180½子。コミを入れた基準は黒184¼、白176¾で、先に手数の差を払う。"
        "子で述べる。原文の例では、黒185と184は½子を払っても勝敗が変わらない。",
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
