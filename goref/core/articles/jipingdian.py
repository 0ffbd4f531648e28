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
    "옌라이 “계평점 바둑 규칙” A판 주 1, B판에 대하여",
)
NO_TEXT_OF_B = by_goref(
    "No article of B is at hand; goref takes those of A:",
    "未见B版条文；goref从A版：",
    "B版の条文は手元になく、goref はA版による：",
    "B판의 조문은 찾지 못했습니다. goref는 A판의 조문을 따릅니다:",
)
APART = author(
    "B differs from A by a payment alone.",
    "B版与A版之别只在贴点。",
    "B版がA版と違うのは支払いだけとされる。",
    "B판이 A판과 다른 것은 지급뿐입니다.",
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
            "착수 포기가 연속으로 두 번 나오면 대국을 중지합니다. 패스 돌로는 중지하지 "
            "않습니다. 상대가 응하지 않은 착수 포기는 패스 돌이 됩니다. 같은 국면에서 "
            "패스 돌이 모두 네 번 나오면 종국합니다.",
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
            "기보 파일은 둘을 구별하지 않습니다. goref는 마지막의 착수가 없는 차례 두 "
            "번을 착수 포기로, 그 앞의 것을 패스 돌로 봅니다. 확인하세요.",
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
            "대국 중지 뒤 사석과 점의 주인을 양쪽이 합의합니다. 합의하지 못하면 차례로 "
            "패스 돌을 하나씩 놓고, 다음 대국 중지까지 계속 둡니다. 그대로 종국한다고 "
            "선언하거나 패스 돌 네 번으로 종국하면 모든 돌이 살아 있습니다.",
            at(AtHand.JPD_A, "5.1", "协商时双方应以语言", "直至再次休止"),
            at(AtHand.JPD_A, "2.3", "依次各下一手虚着"),
            at(AtHand.JPD_A, "5.2", "愿就此终局"),
            at(AtHand.JPD_A, "5.3", "盘内的棋子都是活子"),
        ),
        by_goref(
            "goref lets the proposer begin, and voids dead marks where all is alive.",
            "goref由轮走的提议方先下虚着；盘上全部作活子时，死子标记作废。",
            "goref は手番である提議側から始め、すべて活石のときは死石の印を無効とする。",
            "goref는 제안한 쪽부터 놓게 하고, 모든 돌이 살아 있으면 죽음 표시를 무효로 합니다.",
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
            "빅에서는 한쪽만이 둘러싼 점이 진짜 눈이든 옥집이든 모두 그쪽의 것입니다. "
            "그쪽 돌과 공유 공배 사이에 있는 공배와 그쪽만 둘 수 있는 점도 같습니다. "
            "그쪽만 둘 수 있는 점을 주장하는 쪽은 공유로 남는 공배를 밝혀야 합니다. 공유 "
            "공배는 똑같이 나눕니다.",
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
            "팻감이 유리하여 잇지 않아도 되는 마지막 패는 패를 가진 쪽의 한 점입니다. "
            "한쪽만 둘 수 있는 점은 그쪽의 것입니다. 아무도 두지 않은 공배는 양쪽의 "
            "것이며 똑같이 나눕니다.",
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
            "덤은 6½점입니다. 첫 착수 포기나 패스 돌이 백의 것이면 흑이 1점을 더 "
            "지급합니다: A형 부착으로 경계의 흑돌 하나를 들어냅니다. 누가 마지막에 "
            "두었는지는 상관없습니다.",
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
            "goref는 상대가 응하지 않은 착수 포기도 첫 번째로 봅니다. 조문은 접바둑에 "
            "관해 말하지 않으며, goref는 이때 아무것도 지급하게 하지 않습니다.",
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
            "누가 먼저 패스하거나 착수를 포기했든 덤은 7½점입니다. 흑이 마지막 착수로 "
            "얻은 것은 흑의 것입니다.",
            at(AtHand.JPD_A, "注1", "一刀切地要求黑方", "因收后而获得"),
        ),
        by_goref(
            "Nothing is said of handicap games; goref then pays nothing.",
            "未提让子棋，goref不作贴还。",
            "置碁の定めはなく、goref は何も支払わない。",
            "접바둑에 관해서는 아무 말이 없으며, goref는 이때 아무것도 지급하게 하지 않습니다.",
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
            "네 가지 계가의 차이는 같습니다: 따낸 돌과 패스 돌을 되메우는 돌 수 "
            "맞추기(7.1), 돌과 빈 점의 합계(7.2), 메우기 계가(7.3), 집 수 맞추기(7.4). "
            "첫째 방법은 먼저 수 맞추기를 합니다.",
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
            "조문의 네 가지 경우는 뒤에 패스 돌이 나오면 맞지 않을 수 있으므로, goref는 "
            "실제 수에 따라 맞춥니다.",
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
            "점이 많은 쪽이 이기며, 공유점은 절반씩 나눕니다. 한쪽만 셀 때는 흑은 183¾, "
            "백은 177¼을 넘어야 합니다.",
            at(AtHand.JPD_A, "6.1", "得点多的一方为胜方", "公共空点的半数"),
            at(AtHand.JPD_A, "7.2", "1833/4", "1771/4"),
        ),
        by_goref(
            "These bases stay when Black pays his 1 point with a stone on the board; do "
            "not put it in twice. As goref reckons, no tie is possible.",
            "黑已在盘上以负着贴1点的，归本数不变，不可重复计入。依goref计算，不会成和。",
            "黒が1点を盤上の石で払っても基準は変わらない。二重に引かないこと。goref "
            "の計算では持碁にならない。",
            "흑이 바둑판의 돌로 1점을 지급해도 이 기준수는 그대로입니다. 두 번 넣지 "
            "마세요. goref의 계산으로는 비김이 나올 수 없습니다.",
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
            "B판의 조문은 찾지 못했습니다. goref는 A판과 같이 점이 많은 쪽이 이기는 "
            "것으로 하고 공유점은 절반씩 나눕니다. 한쪽만 셀 때는 흑은 184¼, 백은 176¾을 "
            "넘어야 합니다. 이 기준수는 B판의 덤에서 나온 것입니다. 비김은 나올 수 "
            "없습니다.",
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
