"""The articles of the old Chinese counts: Tang–Song routes and Ming–Qing stones."""

from __future__ import annotations

from goref.core.articles.entry import (
    Article,
    Table,
    at,
    author,
    by_goref,
    custom,
    editor,
)
from goref.core.base.language import Text
from goref.core.base.sources import ZHAO_ZHIYUN, AtHand, cited

TABLE_1 = Text(
    "Zhao Zhiyun, part 2, and part 3, table 1",
    "赵之云《中国围棋胜负计算法及其演变》第2部分，第3部分附表1",
    "趙之雲『中国囲碁の勝負計算法とその変遷』第2部、第3部の表1",
)
RECORD_TANG = Article(
    cite=Text(
        "Zhao Zhiyun, part 1, with the editor's note in Huang's translation",
        "赵之云《中国围棋胜负计算法及其演变》第1部分；黄译本编者注",
        "趙之雲『中国囲碁の勝負計算法とその変遷』第1部、黄訳本の編者注",
    ),
    says=(
        author(
            "The old records end on an even number: each side so many plays. Zhao guesses "
            "that this was an early rule, kept by then as a token of fairness.",
            "古谱以偶数终局，双方“各若干着”。赵文臆测这是早期的规定，"
            "到唐宋时只作为公允的象征保留。",
            "古い棋譜は偶数手で終わり、双方同数を打つ。趙之雲はこれを初期の定めと推測し、"
            "当時は公平のしるしとして残ったとみる。",
            at(AtHand.ZHAO, "1", "偶数", "各若干着", "臆测", "象征"),
        ),
        author(
            "Endless cycles of ko are no result.",
            "循环不止的劫为无胜负。",
            "果てしない劫の循環は無勝負。",
            at(AtHand.ZHAO, "1", "无胜负", "无法终局"),
        ),
        editor(
            "No turn may be given up, but a stone may be handed over instead.",
            "不得放弃一手，但可虚手，即交对方一子。",
            "手番は放棄できないが、代わりに石を一つ渡すことができる。",
            at(AtHand.HUANG, "编者注", "不得放弃", "虚手", "俘子一枚"),
        ),
        by_goref(
            "Zhao himself speaks of no such stone; goref goes by the note and reads every "
            "empty move as one. Give the plays of each side and all prisoners.",
            "赵文并无虚手之说；goref从编者注，将空着一律读作虚着交子。须知双方手数与全部俘子。",
            "趙之雲自身はそのような石に触れない。goref は編者の注に従い、"
            "空の手番をすべて石を渡したものと読む。双方の手数とすべてのアゲハマを示すこと。",
        ),
    ),
)
DEAD_TANG = Article(
    cite=cited(ZHAO_ZHIYUN, "1"),
    says=(
        author(
            "Dead stones are filled back with the prisoners. What is disputed: Zhao infers "
            "that the dame were filled and it was then played out, move for move, nobody "
            "escaping to fill his own routes. Bent four in the corner, standing alone, is "
            "dead at the end.",
            "死子与俘子一并回填。有争议的：赵文推断应先收完单官，再一人一手实战解决，"
            "谁也不得免填己路。孤立的盘角曲四，局终乃亡。",
            "死石はアゲハマとともに埋め戻す。争いについて趙之雲は、"
            "ダメを詰めてから一手ずつ実戦で決め、"
            "どちらも自分の路を埋めることを免れないと推論する。"
            "孤立した隅の曲がり四目は終局で死石。",
            at(
                AtHand.ZHAO, "1", "全部填入", "实战解决", "不得少下一子", "局竟乃亡", "孤立无援"
            ),
        ),
        by_goref(
            "Look at the chains goref lists as worth playing out.",
            "goref列出值得续下的棋串，请留意。",
            "goref が挙げる打つ価値のある連に注意すること。",
        ),
    ),
)
SEKI_TANG = Article(
    cite=Text(
        "Zhao Zhiyun, part 1, figures 7 to 10; part 2, figure 1",
        "赵之云《中国围棋胜负计算法及其演变》第1部分，图7至10；第2部分，图1",
        "趙之雲『中国囲碁の勝負計算法とその変遷』第1部、図7〜10、第2部、図1",
    ),
    says=(
        author(
            "A point in a seki that its owner can fill without harm to the group is a "
            "route. No game record proves this; Zhao infers it.",
            "双活中己方自填而不影响生存的点是路。尚无棋谱验证，为赵文推断。",
            "セキの中でも、埋めて石群の生存を損なわない点は路である。"
            "棋譜の裏付けはなく趙之雲の推論である。",
            at(AtHand.ZHAO, "1", "公活", "不影响白棋的生存", "没有棋谱资料验证"),
        ),
        author(
            "Points that only one side can ever take he calls a privilege brought by the "
            "later count.",
            "早晚只归一方占领的点，赵文称为后来算法带来的专利。",
            "一方だけがいずれ占められる点は、後の計算がもたらした特権とされる。",
            at(AtHand.ZHAO, "2", "专利", "不能染指"),
        ),
        by_goref(
            "goref therefore counts no route for one-sided dame. Of a group's eyes it "
            "keeps one real one back and counts the others and false eyes; shared "
            "liberties count for nobody.",
            "故goref不把单方权利官子算作路。有眼的棋块留一真眼，其余眼位与假眼都算路；"
            "公气不计。",
            "そこで goref は片側だけのダメを路としない。石群の真の眼を一つ残し、"
            "ほかの眼と欠け眼は路に数え、共有の呼吸点は数えない。",
        ),
    ),
)
POINTS_TANG = Article(
    cite=cited(ZHAO_ZHIYUN, "1 and 2"),
    says=(
        author(
            "Dame are worth nothing and may stay. Zhao infers two cases where they were "
            "taken: to even out the turns, and before a doubtful shape was played out.",
            "单官无路，可以不收。赵文推断有两种情况要占：后走一方保持手数平衡；"
            "死活不清时先填满再实战解决。",
            "ダメは路でなく残してよい。趙之雲は打つ場合を二つ推論する："
            "手数を揃えるときと、死活の定まらない形を実戦で決める前。",
            at(AtHand.ZHAO, "1", "无路官子", "保持手数平衡", "死活不清"),
            at(AtHand.ZHAO, "2", "可以不争"),
        ),
        by_goref(
            "Zhao says nothing of a ko left open; goref counts its point as a route of the "
            "holder. Rule otherwise if it must be connected.",
            "不粘之劫赵文未提；goref将劫空算作持劫方的路，若须粘劫请改判。",
            "継がない劫を趙之雲は述べず、goref は持つ側の路とする。"
            "継ぐべきなら裁定を改めること。",
        ),
    ),
)
PAYMENTS_TANG = Article(
    cite=cited(ZHAO_ZHIYUN, "1 and 2"),
    says=(
        author(
            "Both sides made equally many turns: the one to move last took a worthless "
            "point to even them.",
            "双方手数相等：后走一方占一个无路的点以保持平衡。",
            "双方の手数は等しい：後から打つ側は路でない点を打って揃えた。",
            at(AtHand.ZHAO, "1", "保持手数平衡"),
        ),
        author(
            "For handicap stones, Zhao reasons, Black had nothing to return. He reckons "
            "Huang–Zhou without the last dame.",
            "让子局，赵文推论黑方无须还地。黄周一局换算时不计最后所收的单官。",
            "置石について趙之雲は、黒が返すものはなかったと論じる。"
            "黄・周の一局は最後のダメを除いて数える。",
            at(AtHand.ZHAO, "2", "无须还白地域", "各一百六十一着"),
        ),
        by_goref(
            "No komi. Where turns are unequal the shorter side takes a dame; if none is "
            "left and the last play only took one, goref counts before it; else, by "
            "goref's reading, the shorter side hands over a stone and loses a route.",
            "不贴。手数不等时，少者收一单官；已无单官而最后一着只是收单官，"
            "goref计至该着之前；否则少者交一子，损一路，此为goref所取。",
            "コミはない。手数が違えば少ない側がダメを打つ。残りがなく最後の着手がダメなら "
            "goref はその前で数え、そうでなければ、goref の解釈で、"
            "少ない側が石を渡し一路を失う。",
        ),
    ),
)
COUNT_TANG = Article(
    cite=Text(
        "Zhao Zhiyun, part 1, figures 4 to 6; Zhang Xu, section 5",
        "赵之云《中国围棋胜负计算法及其演变》第1部分，图4至6；章许《中国古代围棋规则探源》第5节",
        "趙之雲『中国囲碁の勝負計算法とその変遷』第1部、図4〜6。章許『中国古代囲碁規則探源』第5節",
    ),
    says=(
        author(
            "Fill each side's dead stones and prisoners into its own land. Then count the "
            "empty points it could still fill: two of each independent group do not count.",
            "将各方死子与俘子填入己方围空，再数尚可自填的空点：每块独立活棋总有两点不算。",
            "各側の死石とアゲハマをその側の地に埋め、なお埋められる空点を数える："
            "独立した石群ごとに二点は数えない。",
            at(AtHand.ZHAO, "1", "全部填入", "总有两点任其空虚", "不算“路”"),
        ),
        author(
            "Dead stones, says Zhang Xu, are negative routes.",
            "章许称死子为负路。",
            "章許は死石を負の路と呼ぶ。",
            at(AtHand.ZHANG, "5", "死子是负路"),
        ),
        by_goref(
            "So goref counts stones that find no room against their side, fills stones "
            "handed over back as well, and keeps one point of a group in seki with a real "
            "eye.",
            "故goref将填不下的子记作负路，所交之子一并回填，双活中有真眼的棋块留一点。",
            "そこで goref は埋めきれない石をその側の負の路とし、渡した石も埋め戻し、"
            "真の眼を持つセキの石群は一点を残す。",
        ),
    ),
)
RESULT_TANG = Article(
    cite=cited(ZHAO_ZHIYUN, "1 and 2"),
    says=(
        author(
            "The sides are compared: who wins by how many routes, the plays of each side, "
            "the stones each has killed and the routes each has.",
            "双方相比：某方胜几路，双方各若干着，各杀对方几子、有几路。",
            "両方を比べる：どちらが何路勝ち、各側の着手数、取った石、路の数。",
            at(AtHand.ZHAO, "1", "差额计算法", "黑胜一路", "各一百二十二着"),
        ),
        author(
            "Equal routes are a draw.",
            "路数均等为和棋。",
            "路が同数なら持碁。",
            at(AtHand.ZHAO, "2", "停路为", "路数均等"),
        ),
        by_goref(
            "goref tells it in the words of the old records; there is no base number.",
            "goref仿古谱用语报告；没有归本数。",
            "goref は古譜の言葉で述べる。基準の数はない。",
        ),
    ),
)
RECORD_MING = Article(
    cite=cited(ZHAO_ZHIYUN, "2 and 3"),
    says=(
        author(
            "All dame are filled at the end. A player need only mind the board when it is "
            "counted: captured stones are not kept.",
            "收完单官终局。对局者只须在终局计算时留意：提子不必保管。",
            "ダメをすべて打って終局する。盤上を数えるときに気をつければ足り、"
            "取った石は残さない。",
            at(AtHand.ZHAO, "2", "收完单官终局", "只须在终局计算"),
        ),
        author(
            "Who played last does not matter.",
            "谁收后不论。",
            "最後に打った側は問わない。",
            at(AtHand.ZHAO, "3 表1", "不论"),
        ),
        custom(
            "Old games begin with four seat stones, and White moves first.",
            "古局置四个座子，白方先行。",
            "古い対局は四つの座子を置き、白が先に打つ。",
            at(AtHand.ZHANG, "1.3", "座子"),
            at(AtHand.ZHAO, "2", "白先"),
        ),
        by_goref(
            "Zhao names no rule on endless cycles here; goref calls them no result, as in "
            "the Tang–Song count.",
            "此处赵文未提循环不止如何；goref仿唐宋作无胜负。",
            "ここで趙之雲は果てしない循環の定めを述べない。goref は唐宋にならい無勝負とする。",
        ),
    ),
)
DEAD_MING = Article(
    cite=cited(ZHAO_ZHIYUN, "2"),
    says=(
        author(
            "After the dame both sides take the dead stones off. Filling one's own land "
            "costs no stones as long as the group lives.",
            "收完单官后，双方取走盘上死子。自填己空，只要不影响生存，子数不减。",
            "ダメを詰めた後、双方が死石を取り去る。石群が活きている限り、"
            "自分の地を埋めても子数は減らない。",
            at(AtHand.ZHAO, "2", "取走盘上的死棋", "不会减少子数"),
        ),
        by_goref(
            "Zhao says nothing of a disagreement; goref has it played out.",
            "有分歧时如何赵文未提；goref以实战解决。",
            "異論の扱いは述べられず、goref は実戦で決める。",
        ),
    ),
)
SEKI_MING = Article(
    cite=cited(ZHAO_ZHIYUN, "1 and 2"),
    says=(
        author(
            "Seki is treated as in the Tang–Song count.",
            "双活处理与唐宋一致。",
            "セキの扱いは唐宋と同じ。",
            at(AtHand.ZHAO, "1", "与此也保持一致"),
        ),
        author(
            "What was a route is filled with own stones, what was none is halved. Where "
            "Black can take any two of three points and White none, two are Black's.",
            "视为路的空位填以己子，不算路的双方各半。三点中黑可任占两点、白不能染指的，"
            "两点归黑。",
            "路とされた点は自分の石で埋め、路でない点は折半する。"
            "三点のうち黒がどの二点も占め、白が打てないなら、二点は黒のもの。",
            at(AtHand.ZHAO, "2", "按双方各半折合", "其中两点早晚归黑"),
        ),
        by_goref(
            "So goref halves the last real eye of a group and the shared liberties. Sole "
            "liberties are not named; goref halves them too.",
            "故goref将棋块所留的真眼与公气均分。单方拥有的气点未提，goref也均分。",
            "そこで goref は石群の最後の真の眼と共有の呼吸点を折半する。"
            "片側だけの呼吸点は述べられず、これも折半する。",
        ),
    ),
)
POINTS_MING = Article(
    cite=cited(ZHAO_ZHIYUN, "2"),
    says=(
        author(
            "All dame are filled before the count. Connecting the last ko is named among "
            "the questions of the last play.",
            "计算前收完单官。粘劫收后列为收后的细节问题。",
            "数える前にダメをすべて打つ。最後の劫継ぎは収後の問題の一つに挙げられる。",
            at(AtHand.ZHAO, "2", "收完单官终局", "粘劫收后"),
        ),
        by_goref(
            "goref halves dame left and reports them. The text says nothing of a ko left "
            "open; goref counts its point for the holder.",
            "未收的单官goref均分并提示。不粘之劫文中未提，goref归持劫方。",
            "残ったダメは goref が折半して知らせる。継がない劫は述べられず、goref "
            "は持つ側の点とする。",
        ),
    ),
)
PAYMENTS_MING = Article(
    cite=TABLE_1,
    says=(
        author(
            "Three steps and no condition besides. Group tax: the side with more independent "
            "groups gives one zi for each in excess.",
            "只有三款，别无条件。还棋头：独立活棋较多的一方，每多一块还一子。",
            "三つの手順のほかに条件はない。切り賃：独立した石群の多い側が、"
            "超過一つにつき一子を返す。",
            at(AtHand.ZHAO, "2", "不需要附加其它条件", "还棋头"),
        ),
        author(
            "Nothing for the last play. For each handicap stone Black returns a whole zi.",
            "收后不论。让几子，黑还几子。",
            "最後の着手は問わない。置石一つにつき黒は一子を返す。",
            at(AtHand.ZHAO, "2", "须还白几子"),
            at(AtHand.ZHAO, "3 表1", "不论"),
        ),
        by_goref(
            "So goref takes no komi. It shows the tax as basic eyes, not as a payment.",
            "故goref不贴。还棋头列作基本眼位，不列为贴还。",
            "そこで goref にコミはない。切り賃は支払いでなく基本眼として示す。",
        ),
    ),
)
COUNT_MING = Article(
    cite=cited(ZHAO_ZHIYUN, "2 and 3"),
    says=(
        author(
            "Take off the dead. Fill every route with its owner's stones; halve what stays "
            "empty, so that of the two eye points of a group one goes to the other side. "
            "Count one side in zi.",
            "取走死子。各方的路填以己子，余下空点双方均分，"
            "即每块活棋的两个眼位中一子属对方。任数一方，以子计。",
            "死石を取り去る。路はすべて持ち主の石で埋め、残る空点は折半するので、"
            "石群の二つの眼の一つは相手のものになる。片方を子で数える。",
            at(AtHand.ZHAO, "2", "以己方棋子填入", "一子属己方", "任择一方"),
        ),
        author(
            "Or write down stones and land of both sides, as on the sheet of Takabe's game "
            "of 1910, which was still counted this way.",
            "也可将双方子、地分别列出，如高部1910年一局的谱注，该局仍按此法计算。",
            "高部の1910年の棋譜の注のように両者の石と地を書き出してもよい。"
            "その一局はなおこの方法で数えられた。",
            at(AtHand.ZHAO, "3", "仍按明清数子法计算", "又算白棋"),
        ),
        by_goref(
            "goref settles the groups then and compares; both must agree.",
            "此时goref先还清棋头再比较，两者应当一致。",
            "このとき goref は切り賃を清算して比べる。両者は一致するはず。",
        ),
    ),
)
RESULT_MING = Article(
    cite=TABLE_1,
    says=(
        author(
            "Each side's base is 180½ zi, in handicap games after the stones are returned. "
            "The same number is a draw, possible only with a seki. Records give the number "
            "of all plays.",
            "双方归本数均为180½子，让子局先还子。恰好相等为和棋，须有公活才可能。"
            "棋谱记“共若干着”。",
            "基準は双方180½子で、置碁では先に石を返す。同数は持碁で、"
            "セキがなければ生じない。棋譜は総手数を記す。",
            at(AtHand.ZHAO, "2", "180子半", "没有“公活”", "共若干着", "须还白几子"),
        ),
        author(
            "Who played last does not matter.",
            "谁收后不论。",
            "最後の着手は問わない。",
            at(AtHand.ZHAO, "3 表1", "不论", "均为"),
        ),
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
