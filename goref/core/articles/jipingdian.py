"""The articles of Yan Lai's Ji Ping Dian rules, editions A and B."""

from __future__ import annotations

from goref.core.articles.entry import (
    Article,
    Steps,
    Table,
    at,
    author,
    by_goref,
    rule,
)
from goref.core.base.language import Text
from goref.core.base.sources import JPD_TEXT, AtHand, cited, for_b

NOTE_B = Text(
    "Ji Ping Dian A, note 1 on edition B",
    "燕来《计枰点围棋规则》A版附注1（B版）",
    "燕来『計枰点囲碁規則』A版の注1（B版）",
)
NO_TEXT_OF_B = by_goref(
    "No article of B is at hand; goref takes those of A:",
    "未见B版条文；goref从A版：",
    "B版の条文は手元になく、goref はA版による：",
)
APART = author(
    "B differs from A by a payment alone.",
    "B版与A版之别只在贴点。",
    "B版がA版と違うのは支払いだけとされる。",
    at(AtHand.JPD_A, "注1", "A版与B版的区别"),
)
SUSPENSION = Article(
    cite=cited(JPD_TEXT, "2.3, 5.1 and 5.3"),
    says=(
        rule(
            "Two give-ups in a row suspend play; a pass stone never does. A give-up the "
            "other side refuses becomes a pass stone. Four pass stones in one board "
            "position end the game.",
            "连续两次放弃，棋局休止；虚着不使棋局休止。提议放弃而对方不同意，改作虚着。"
            "同一盘内棋形下累计四手虚着，棋局终止。",
            "放棄が二回続けば対局停止。パスの石（虚着）では停止しない。"
            "応じてもらえない放棄はパスの石に変わる。"
            "同じ盤面でパスの石が四手に達すれば終局。",
            at(AtHand.JPD_A, "5.1", "双方连续放弃后", "都不是连续两弃"),
            at(AtHand.JPD_A, "2.3", "若对方不同意", "放弃转换为虚着"),
            at(AtHand.JPD_A, "5.3", "累计下出四手虚着"),
        ),
        by_goref(
            "A file does not tell the two apart: goref takes the last two empty moves as "
            "give-ups, earlier ones as pass stones. Check them.",
            "棋谱不分二者：goref以末尾两次空着为放弃，其前为虚着，请核对。",
            "棋譜は両者を区別しない：goref は末尾の二回を放棄、"
            "それより前をパスの石とする。確かめること。",
        ),
    ),
)
AGREED_OR_RESUMED = Article(
    cite=cited(JPD_TEXT, "2.3 and 5.1 to 5.3"),
    says=(
        rule(
            "After the suspension both agree on dead stones and owners of points. If they "
            "cannot, each puts down one pass stone in turn, and play goes on to the next "
            "suspension. If they declare the game over as it stands, or four pass stones "
            "end it, every stone is alive.",
            "休止后由双方商定死子与空点归属。谈不拢，依次各下一手虚着，续下至再次休止。"
            "双方声明就此终局，或四虚终局的，盘上全部作活子。",
            "対局停止後、死石と空点の帰属を双方で決める。"
            "まとまらなければ順に一手ずつパスの石を置き、次の停止まで打ち続ける。"
            "そのままの終局を宣言したとき、またはパスの石四手による終局では、すべて活石。",
            at(AtHand.JPD_A, "5.1", "协商时双方应以语言", "直至再次休止"),
            at(AtHand.JPD_A, "2.3", "依次各下一手虚着"),
            at(AtHand.JPD_A, "5.2", "愿就此终局"),
            at(AtHand.JPD_A, "5.3", "盘内的棋子都是活子"),
        ),
        by_goref(
            "goref lets the proposer begin, and voids dead marks where all is alive.",
            "goref由轮走的提议方先下虚着；盘上全部作活子时，死子标记作废。",
            "goref は手番である提議側から始め、すべて活石のときは死石の印を無効とする。",
        ),
    ),
)
SEKI_WHOLE = Article(
    cite=cited(JPD_TEXT, "6.1 and 6.3"),
    says=(
        rule(
            "In a seki every point a side alone surrounds is its own, true or false eye. "
            "So is a liberty that lies between its stones and a shared one, and a point "
            "only it can play: whoever claims such a point must name the liberty that "
            "stays shared. Shared liberties are split evenly.",
            "双活中一方单独围住的空点，真眼假眼都归该方。它与公气之间单方拥有的气点，"
            "以及只有它能下的空点，也归该方；主张后者的一方须指明留作公气的点。"
            "公气双方均分。",
            "セキの中でも、一方だけが囲む点は真の眼も欠け眼もその側のもの。"
            "その石と共有の呼吸点に挟まれた点、その側だけが打てる点も同じ。"
            "後者を主張する側は、共有のまま残る呼吸点を示すこと。共有の呼吸点は折半する。",
            at(AtHand.JPD_A, "6.1", "单独拥有的气点", "公气的位置", "分得公共空点的半数"),
            at(AtHand.JPD_A, "6.3", "假眼是该方的目"),
        ),
    ),
)
SINGLE_POINTS = Article(
    cite=cited(JPD_TEXT, "6.3"),
    says=(
        rule(
            "A last ko its holder need not connect, because threats favour him, is a point "
            "of the holder. A point that only one side can play is that side's. Dame that "
            "nobody took belong to both and are split evenly.",
            "劫材有利而不必粘的单劫，劫空归持劫方。单方权利官子归权利方。"
            "未收的单官为双方共有，均分。",
            "コウ材が有利で継がなくてよい最後の劫は、劫の点を持つ側の一点となる。"
            "片側だけが打てるダメはその側のもの。残ったダメは共有で折半する。",
            at(AtHand.JPD_A, "6.3", "劫材有利时不粘", "单方有权的单官", "双方共有的路点"),
        ),
    ),
)
PAYMENTS_A = Article(
    cite=cited(JPD_TEXT, "2.5, 2.6, 6.4 and 7.1"),
    says=(
        rule(
            "Komi 6½ points. If the first give-up or pass stone is White's, Black pays 1 "
            "point more: an A-type play takes one black stone off the border. Who played "
            "last does not matter for it.",
            "黑贴6½点。第一次放弃或虚着出于白方时，黑再贴1点：下A类负着，"
            "从交界处取下一颗黑子。此与谁收后无关。",
            "コミは6½点。最初の放棄かパスの石が白なら、黒はさらに1点を払う："
            "A類の負着で境界の黒石を一つ取り去る。最後に打った側は問わない。",
            at(AtHand.JPD_A, "6.4", "贴6点半", "先放弃"),
            at(AtHand.JPD_A, "2.6", "关于黑贴1"),
            at(AtHand.JPD_A, "2.5", "取下一颗黑子"),
            at(AtHand.JPD_A, "7.1", "不一定是收后方"),
        ),
        by_goref(
            "goref counts a refused give-up as the first too. The text says nothing of "
            "handicap games; goref then pays nothing.",
            "被拒的放弃，goref也算第一次。条文未提让子棋，goref不作贴还。",
            "拒まれた放棄も goref は最初のものと数える。置碁の定めはなく、goref "
            "は何も支払わない。",
        ),
    ),
)
PAYMENTS_B = Article(
    cite=NOTE_B,
    says=(
        author(
            "Komi 7½ points, whoever passed or gave up first. What Black gains by the last "
            "play stays his.",
            "黑一律贴7½点，不问谁先放弃或虚着。黑方因收后所得归黑。",
            "コミは一律7½点で、どちらが先に放棄・パスしたかは問わない。"
            "最後の着手による得は黒のもの。",
            at(AtHand.JPD_A, "注1", "一刀切地要求黑方", "因收后而获得"),
        ),
        by_goref(
            "Nothing is said of handicap games; goref then pays nothing.",
            "未提让子棋，goref不作贴还。",
            "置碁の定めはなく、goref は何も支払わない。",
        ),
    ),
)
FOUR_COUNTS = Article(
    cite=cited(JPD_TEXT, "2.5 and 7.1 to 7.4"),
    says=(
        rule(
            "Four counts give one margin: equal stones, with prisoners and pass stones "
            "filled back (7.1); stones and empties (7.2); filling in (7.3); equal empties "
            "(7.4). Before the first, make the turns equal.",
            "四种算法同一差数：等子比空，回填死子与虚着之子（7.1）；子空合计（7.2）；"
            "填满计点（7.3）；等空比子（7.4）。用第一种须先平衡手数。",
            "四つの計算は同じ差になる：石数を揃え、"
            "アゲハマとパスの石を埋め戻して目を比べる（7.1）、石と地の合計（7.2）、"
            "埋め込み（7.3）、地を揃えて石を比べる（7.4）。最初の方法では先に手数を揃える。",
            at(AtHand.JPD_A, "7.1", "等子比空", "回填死子与虚着之子"),
            at(AtHand.JPD_A, "7.2", "子空合计"),
            at(AtHand.JPD_A, "7.3", "填满计点"),
            at(AtHand.JPD_A, "7.4", "等空比子"),
            at(AtHand.JPD_A, "2.5", "要平衡双方的手数"),
        ),
        by_goref(
            "The text's four cases can fail after late pass stones; goref balances by the "
            "actual numbers.",
            "条文的四种情形遇后来的虚着会不平衡，goref按实际手数平衡。",
            "条文の四つの場合分けは後のパスの石で崩れることがあり、goref "
            "は実際の手数で揃える。",
        ),
    ),
)
RESULT_A = Article(
    cite=cited(JPD_TEXT, "6.1 and 7.2"),
    says=(
        rule(
            "More points win; half the public points go to each side. If you count one "
            "side only: Black must pass 183¾, White 177¼.",
            "点多为胜，公空各半。只数一方时，归本数黑为183¾，白为177¼。",
            "点の多い側の勝ち。共有点は折半する。片方だけ数えるなら、基準は黒183¾、白177¼。",
            at(AtHand.JPD_A, "6.1", "得点多的一方为胜方", "公共空点的半数"),
            at(AtHand.JPD_A, "7.2", "1833/4", "1771/4"),
        ),
        by_goref(
            "These bases stay when Black pays his 1 point with a stone on the board; do "
            "not put it in twice. As goref reckons, no tie is possible.",
            "黑已在盘上以负着贴1点的，归本数不变，不可重复计入。依goref计算，不会成和。",
            "黒が1点を盤上の石で払っても基準は変わらない。二重に引かないこと。goref "
            "の計算では持碁にならない。",
        ),
    ),
)
RESULT_B = Article(
    cite=NOTE_B,
    says=(
        by_goref(
            "No article of edition B is at hand. As under edition A, goref lets more "
            "points win and halves the public points. If you count one side only, Black "
            "must pass 184¼ and White 176¾: these bases follow from its komi. No tie is "
            "possible.",
            "未见B版条文。goref从A版：点多为胜，公空各半。只数一方时，归本数黑为184¼，"
            "白为176¾，按其贴点推得。不会成和。",
            "B版の条文は手元にない。goref はA版にならい、点の多い側の勝ちとし、"
            "共有点を折半する。片方だけ数えるなら、基準は黒184¼、白176¾で、"
            "コミから導いた。持碁にはならない。",
        ),
    ),
)


def in_b(article: Article) -> Article:
    """An article of edition A as it stands in for the one of B, which nobody has."""
    return Article(for_b(article.cite), (APART, NO_TEXT_OF_B, *article.says))


EDITIONS: Steps = {
    "record": SUSPENSION,
    "dead": AGREED_OR_RESUMED,
    "seki": SEKI_WHOLE,
    "points": SINGLE_POINTS,
    "payments": PAYMENTS_A,
    "count": FOUR_COUNTS,
    "result": RESULT_A,
}

ARTICLES: Table = {
    "jpd-a": EDITIONS,
    "jpd-b": {
        **{step: in_b(its) for step, its in EDITIONS.items()},
        "payments": PAYMENTS_B,
        "result": RESULT_B,
    },
}
