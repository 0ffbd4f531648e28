"""The articles of the old Chinese counts: Tang–Song routes and Ming–Qing stones."""

from __future__ import annotations

from goref.core.articles.entry import Article, Table
from goref.core.base.language import Text
from goref.core.base.sources import ZHAO_ZHIYUN, cited

TABLE_1 = Text(
    "Zhao Zhiyun, part 2, and part 3, table 1",
    "赵之云《中国围棋胜负计算法及其演变》第2部分，第3部分附表1",
    "趙之雲『中国囲碁の勝負計算法とその変遷』第2部、第3部の表1",
)
RECORD_TANG = Article(
    cite=cited(ZHAO_ZHIYUN, "1"),
    says=Text(
        "The old records end on an even number: each side so many plays. You need the "
        "number of plays of each, all prisoners, and any pass stones; a side may not "
        "simply skip a turn, but may hand over a stone. goref reads every empty move as "
        "such a pass stone. Endless cycles of ko give no result.",
        "古谱以偶数终局，双方“各若干着”。须知双方手数、全部俘子与虚着之子；不得空过一手，"
        "只可虚着交子。goref将空着一律读作虚着。循环不止的劫为无胜负。",
        "古い棋譜は偶数手で終わり、双方同数を打つ。双方の手数、すべてのアゲハマ、"
        "パスの石が要る。ただ手番を抜くことはできず、石を渡すことはできる。"
        "goref は空の手番をすべてパスの石と読む。果てしない劫の循環は無勝負。",
    ),
)
DEAD_TANG = Article(
    cite=cited(ZHAO_ZHIYUN, "1"),
    says=Text(
        "What is agreed dead is filled back with the prisoners. What is disputed: fill "
        "the dame, then play it out, move for move, so that nobody escapes filling his "
        "own routes. Bent four in the corner, standing alone, is dead at the end. Look "
        "at the chains goref lists as worth playing out.",
        "双方认定的死子与俘子一并回填。有争议的：先收完单官，再一人一手实战解决，"
        "谁也不得免填己路。孤立的盘角曲四，局终乃亡。goref列出值得续下的棋串，请留意。",
        "合意した死石はアゲハマとともに埋め戻す。争いがあれば、"
        "ダメを詰めてから一手ずつ実戦で決め、どちらも自分の路を埋めることを免れない。"
        "孤立した隅の曲がり四目は終局で死石。"
        "goref が挙げる打つ価値のある連に注意すること。",
    ),
)
SEKI_TANG = Article(
    cite=Text(
        "Zhao Zhiyun, part 1, figures 7 to 10",
        "赵之云《中国围棋胜负计算法及其演变》第1部分，图7至10",
        "趙之雲『中国囲碁の勝負計算法とその変遷』第1部、図7〜10",
    ),
    says=Text(
        "A point in a seki is a route if its owner can fill it and live: of the eyes of "
        "a group one real eye is kept back, the others and false eyes count. Shared "
        "liberties count for nobody. No game record proves this; Zhao infers it. "
        "One-sided dame are no routes here: he calls them a privilege of the later count.",
        "双活中己方可填而不失其活的点是路：有眼的棋块留一真眼，其余眼位与假眼都算路。"
        "公气不计。此为赵文推断，尚无棋谱验证。单方权利官子在此不算路，"
        "赵文称之为后来算法带来的专利。",
        "セキの点は、持ち主が埋めても活きていれば路：石群の真の眼を一つ残し、"
        "ほかの眼と欠け眼は路に数える。共有の呼吸点は数えない。"
        "棋譜の裏付けはなく趙之雲の推論である。"
        "片側だけのダメは後の計算が与えた特権とされ、ここでは路ではない。",
    ),
)
POINTS_TANG = Article(
    cite=cited(ZHAO_ZHIYUN, "1"),
    says=Text(
        "Dame are worth nothing and may stay, except where one evens out the turns. Zhao "
        "says nothing of a ko left open; goref counts its point as a route of the "
        "holder. Rule otherwise if it must be connected.",
        "单官无路，可以不收，唯可用以补足手数。不粘之劫赵文未提；"
        "goref将劫空算作持劫方的路，若须粘劫请改判。",
        "ダメは路でなく残してよいが、手数を揃えるためには打つ。"
        "継がない劫を趙之雲は述べず、goref は持つ側の路とする。"
        "継ぐべきなら裁定を改めること。",
    ),
)
PAYMENTS_TANG = Article(
    cite=cited(ZHAO_ZHIYUN, "1 and 2"),
    says=Text(
        "No komi, and nothing for handicap stones. Both sides must have had equally many "
        "turns. If not, the shorter side takes a dame; if none is left and the last play "
        "only took one, goref counts before it; else the shorter side hands over a stone "
        "and loses a route. Zhao's games show the first two; the third is goref's "
        "reading.",
        "不贴，让子也不还。双方手数须相等。不等时，少者收一单官；"
        "已无单官而最后一着只是收单官，goref计至该着之前；否则少者交一子，损一路。"
        "前两项见于赵文所举棋局，末一项为goref所取。",
        "コミはなく、置石も返さない。双方の手数は等しくなければならない。"
        "少ない側はダメを打つ。残りがなく最後の着手がダメなら goref はその前で数え、"
        "そうでなければ少ない側が石を渡し一路を失う。"
        "初めの二つは趙之雲の挙げる棋譜に見え、三つ目は goref の解釈。",
    ),
)
COUNT_TANG = Article(
    cite=Text(
        "Zhao Zhiyun, part 1, figures 4 to 6",
        "赵之云《中国围棋胜负计算法及其演变》第1部分，图4至6",
        "趙之雲『中国囲碁の勝負計算法とその変遷』第1部、図4〜6",
    ),
    says=Text(
        "Fill each side's dead stones, prisoners and pass stones into its own land. Then "
        "count the empty points it could still fill: two are kept back for each "
        "independent group, one for a group in seki with a real eye. Stones that find no "
        "room count against their side.",
        "将各方死子、俘子与虚着之子填入己方围空，再数尚可自填的空点：每块独立活棋留两点，"
        "双活中有真眼的棋块留一点。填不下的子为负路。",
        "各側の死石・アゲハマ・パスの石をその側の地に埋め、なお埋められる空点を数える："
        "独立した石群ごとに二点、真の眼を持つセキの石群は一点を残す。"
        "埋めきれない石は負の路とする。",
    ),
)
RESULT_TANG = Article(
    cite=cited(ZHAO_ZHIYUN, "1"),
    says=Text(
        "More routes win; equal routes are a draw. Told as the old records tell it: who "
        "wins by how many routes, the plays of each side, the stones each has killed and "
        "the routes each has. There is no base number: both sides are counted.",
        "路多者胜，路数相等为和棋。仿古谱报告：某方胜几路，双方各若干着，各杀对方几子、"
        "有几路。没有归本数，双方都要数。",
        "路の多い側の勝ち、同数は持碁。古譜にならい、どちらが何路勝ち、各側の着手数、"
        "取った石、路の数を述べる。基準の数はなく、両方を数える。",
    ),
)
RECORD_MING = Article(
    cite=cited(ZHAO_ZHIYUN, "2"),
    says=Text(
        "Fill all dame before you count; captured stones are not kept, and who played "
        "last does not matter. Old games begin with four seat stones and White moves "
        "first. Endless cycles give no result: Zhao sets such games aside from his count "
        "of draws.",
        "计算前收完单官；提子不必保留，谁收后不论。古局有四个座子，白方先行。"
        "循环不止为无胜负：赵文统计和棋时将此类局除外。",
        "数える前にダメをすべて打つ。取った石は残さず、最後に打った側も問わない。"
        "古い対局は四つの座子を置き白が先に打つ。果てしない循環は無勝負で、"
        "趙之雲は持碁の数から除いている。",
    ),
)
DEAD_MING = Article(
    cite=cited(ZHAO_ZHIYUN, "2"),
    says=Text(
        "After the dame both sides take the dead stones off. The text says nothing of a "
        "disagreement: let them play it out; filling one's own land costs nothing here "
        "as long as the group lives.",
        "收完单官后，双方取走盘上死子。有分歧时如何，文中未说：可实战解决；"
        "此法下自填己空，只要不影响活棋，子数不减。",
        "ダメを詰めた後、双方が死石を取り去る。異論の扱いは述べられていない："
        "実戦で決めればよい。石群が活きている限り、自分の地を埋めても損はない。",
    ),
)
SEKI_MING = Article(
    cite=cited(ZHAO_ZHIYUN, "1 and 2"),
    says=Text(
        "Seki is treated as by the routes: points that can be filled are filled with own "
        "stones, the last real eye of a group and the shared liberties are halved. A "
        "point only one side can ever play is that side's, as in Zhao's figure of three "
        "points of which Black takes two. Sole liberties are not named; goref halves "
        "them.",
        "双活处理与数路一致：可填的点填以己子，棋块所留的真眼与公气双方均分。"
        "只有一方能下的点归该方，如赵文三点取二之图。单方拥有的气点未提，goref均分。",
        "セキは路の計算と同じ：埋められる点は自分の石で埋め、"
        "石群の最後の真の眼と共有の呼吸点は折半する。片側だけが打てる点はその側のもので、"
        "三点のうち黒が二点を占める趙之雲の図がある。片側だけの呼吸点は述べられず、"
        "goref は折半する。",
    ),
)
POINTS_MING = Article(
    cite=cited(ZHAO_ZHIYUN, "2"),
    says=Text(
        "All dame have to be filled: goref halves those left and reports them. "
        "Connecting the last ko is part of the last plays. The text says nothing of a ko "
        "left open; goref counts its point for the holder.",
        "单官必须收完，未收的goref均分并提示。粘劫收后属收官之事；不粘之劫文中未提，"
        "goref归持劫方。",
        "ダメはすべて打ち終える。残れば goref は折半して知らせる。"
        "最後の劫継ぎは収後の一部である。継がない劫は述べられず、"
        "goref は持つ側の点とする。",
    ),
)
PAYMENTS_MING = Article(
    cite=TABLE_1,
    says=Text(
        "No komi, and nothing for the last play. For each handicap stone Black returns a "
        "whole zi. Group tax: the side with more independent groups gives one zi for "
        "each in excess. goref shows the tax as basic eyes, not as a payment.",
        "不贴，收后也不论。让几子，黑还几子。还棋头：独立活棋较多的一方，每多一块还一子。"
        "goref把还棋头列作基本眼位，不列为贴还。",
        "コミはなく、最後の着手も問わない。置石一つにつき黒は一子を返す。切り賃："
        "独立した石群の多い側が、超過一つにつき一子を返す。"
        "goref はこれを支払いでなく基本眼として示す。",
    ),
)
COUNT_MING = Article(
    cite=cited(ZHAO_ZHIYUN, "2"),
    says=Text(
        "Take off the dead. Fill every route with its owner's stones; halve what stays "
        "empty, so that of the two eye points of a group one goes to the other side. "
        "Count one side in zi. Or write down stones and land of both sides, settle the "
        "groups, and compare.",
        "取走死子。各方的路填以己子，余下空点双方均分，即每块活棋的两个眼位中一子属对方。"
        "任数一方，以子计。也可将双方子、地分别列出，还清棋头再作比较。",
        "死石を取り去る。路はすべて持ち主の石で埋め、残る空点は折半するので、"
        "石群の二つの眼の一つは相手のものになる。片方を子で数える。"
        "両者の石と地を書き出し、切り賃を清算して比べてもよい。",
    ),
)
RESULT_MING = Article(
    cite=TABLE_1,
    says=Text(
        "Each side's base is 180½ zi, whoever played last; in handicap games after the "
        "stones are returned. The same number is a draw, possible only with a seki. Told "
        "in zi, with the number of all plays.",
        "双方归本数均为180½子，收后不论；让子局先还子。恰好相等为和棋，须有公活才可能。"
        "以子报告，并记“共若干着”。",
        "基準は双方180½子で、最後の着手を問わない。置碁では先に石を返す。同数は持碁で、"
        "セキがなければ生じない。子で述べ、総手数を添える。",
    ),
)

ARTICLES: Table = {
    "tang-song": {
        "record": RECORD_TANG,
        "dead": DEAD_TANG,
        "seki": SEKI_TANG,
        "points": POINTS_TANG,
        "payments": PAYMENTS_TANG,
        "count": COUNT_TANG,
        "result": RESULT_TANG,
    },
    "ming-qing": {
        "record": RECORD_MING,
        "dead": DEAD_MING,
        "seki": SEKI_MING,
        "points": POINTS_MING,
        "payments": PAYMENTS_MING,
        "count": COUNT_MING,
        "result": RESULT_MING,
    },
}
