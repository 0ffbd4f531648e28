"""The articles of Ikeda Toshio's proposals."""

from __future__ import annotations

from goref.core.articles.entry import (
    Article,
    Steps,
    Table,
    at,
    author,
    by_goref,
    reported,
)
from goref.core.base.language import Text
from goref.core.base.sources import DIARY_TEXT, IKEDA_AREA, IKEDA_TERRITORY, AtHand, cited

ALL_PROPOSALS = Text(
    "Ikeda Toshio, all proposals",
    "池田敏雄试案，各式共通",
    "池田敏雄試案、各式共通",
)
RECORD_AREA = Article(
    cite=Text(
        "Ikeda Toshio, proposals Area I to III; Ji Ping Dian A, article 4.2",
        "池田敏雄试案，中国式I至III；燕来《计枰点围棋规则》A版第4.2条",
        "池田敏雄試案、中国式I〜III。燕来『計枰点囲碁規則』A版第4.2条",
    ),
    says=(
        reported(
            "Play ends with passes in a row; agreement on dead stones is left to custom.",
            "连续虚着终局；商定死子听凭习惯。",
            "連続パスで終局。死石の合意は慣習に任される。",
        ),
        author(
            "The ban on repeated whole positions is Ikeda's, says Yan Lai.",
            "燕来称，禁全同由池田提出。",
            "燕来によれば、同形反復の禁止は池田の提唱である。",
            at(AtHand.JPD_A, "4.2", "池田敏雄先生提出"),
        ),
        by_goref(
            "goref takes that ban for all his proposals. For Area III it needs who passed "
            "first in the whole game, for Areas I and II nothing of the record. His own "
            "wording on suicide and on resuming was not seen.",
            "goref将此禁用于各式。中国式III须知全局谁先虚着；I、II不需棋谱。"
            "池田关于自尽与续下的原文未见。",
            "goref はこの禁止をすべての案に用いる。"
            "中国式IIIでは対局全体で最初にパスした側を要し、IとIIでは棋譜は要らない。"
            "自殺手と再開についての池田の文言は見ていない。",
        ),
    ),
)
RECORD_TERRITORY = Article(
    cite=cited(DIARY_TEXT, "Territory I", "日本式I", "日本式I"),
    says=(
        author(
            "Passes of both in a row are only a preliminary end; what cannot be agreed is "
            "then played out. After it Black and White are to put equally many stones on "
            "the board (told of Territory I).",
            "双方连续虚着只是假终局，谈不拢者此后实战解决。"
            "假终局后双方盘上着数应当相等（此述日本式I）。",
            "双方の連続パスは仮終局にすぎず、合意できなければ実戦で解決する。"
            "その後は黒白の打つ石数を等しくする（日本式Iについての説明）。",
            at(AtHand.DIARY, "¶6", "仮終局", "実戦的に解決", "石の数を等しく"),
        ),
        by_goref(
            "So goref must see the whole record, and the prisoners. It bars repeated whole "
            "positions as for his other proposals; that ban was not seen in the text "
            "itself.",
            "故goref须有全谱与俘子。与其余各式同样禁全同；此禁原文未见。",
            "したがって goref には棋譜全体とアゲハマが要る。"
            "ほかの案と同じく同形反復を禁じるが、その文言は見ていない。",
        ),
    ),
)
DEAD_IKEDA = Article(
    cite=ALL_PROPOSALS,
    says=(
        reported(
            "None of his texts takes a stone off that was not captured; agreeing on dead "
            "stones is left to custom. So have disputed stones captured before the end.",
            "各式条文都不取走未被提的子，商定死子听凭习惯。",
            "どの条文も、取られていない石を取り上げない。死石の合意は慣習に任されている。"
            "争いのある石は終局前に取らせること。",
        ),
        by_goref(
            "What both sides agree on you may mark, and goref takes it off.",
            "有争议的子应在终局前提走；双方同意的可标为死子，由goref取去。",
            "双方が同意した石に印を付ければ goref が取り上げる。",
        ),
    ),
)
SEKI_AREA_1 = Article(
    cite=cited(IKEDA_AREA, "I"),
    says=(
        reported(
            "Only stones count, so what a group must keep empty is nobody's.",
            "只计子，故棋块必须留空之处不归任何一方。",
            "石だけを数えるので、石群が空けておくべき点は誰のものでもない。",
        ),
        by_goref(
            "goref lets a group in seki with a real eye keep one point; its other eye "
            "points and one-sided dame are filled by their owner and count. Shared "
            "liberties count for nobody.",
            "goref令双活中有真眼的棋块留一点；其余眼位与单方权利官子由所有者填入，"
            "计为其子。公气不计。",
            "goref は真の眼を持つセキの石群に一点を残し、"
            "ほかの眼と片側だけのダメは所有者が埋めるものとして数える。"
            "共有の呼吸点は数えない。",
        ),
    ),
)
SEKI_AREA = Article(
    cite=cited(DIARY_TEXT, "Area III", "中国式III", "中国式III"),
    says=(
        author(
            "The points are land, eyes in seki with it, and the stones on the board (told "
            "of Area III).",
            "得分为地（含双活眼位）与盘上之子（此述中国式III）。",
            "得点は地（セキの眼を含む）と盤上の石（中国式IIIについての説明）。",
            at(AtHand.DIARY, "¶2", "セキの目を含む", "盤上の石の数"),
        ),
        by_goref(
            "goref halves shared liberties. Nothing was seen of one-sided dame or sole "
            "liberties; goref gives them to their owner.",
            "公气goref均分。单方权利官子与单方拥有的气点，所见未提，goref归其所有者。",
            "共有の呼吸点は goref が折半する。片側だけのダメや呼吸点は見た資料になく、"
            "goref は所有者に数える。",
        ),
    ),
)
SEKI_TERRITORY_1 = Article(
    cite=cited(IKEDA_TERRITORY, "I"),
    says=(
        reported(
            "Eyes in seki are territory here, unlike the Japanese rules.",
            "与日本规则不同，双活眼位是地。",
            "日本ルールと違い、セキの眼も地に数える。",
        ),
        by_goref(
            "In goref shared liberties count for nobody. Nothing was seen of one-sided "
            "dame or sole liberties; goref gives them to their owner.",
            "goref不计公气。单方权利官子与单方拥有的气点，所见未提，goref归其所有者。",
            "goref は共有の呼吸点を数えない。片側だけのダメや呼吸点は見た資料になく、"
            "goref は所有者に数える。",
        ),
    ),
)
SEKI_TERRITORY_2 = Article(
    cite=cited(IKEDA_TERRITORY, "II"),
    says=(
        reported(
            "Built so that what is won inside a seki is cancelled.",
            "此式使双活之内所得互相抵消。",
            "セキの中で得た地が打ち消されるように作られている。",
        ),
        by_goref(
            "goref counts nothing there for either side, neither eyes nor one-sided dame "
            "nor sole liberties; prisoners still count. The wording itself was not seen.",
            "goref于其中一概不计：眼位、单方权利官子、单方拥有的气点都不计；俘子照计。"
            "原文未见。",
            "goref はそこでは眼も片側だけのダメや呼吸点も数えない。アゲハマは数える。"
            "文言そのものは見ていない。",
        ),
    ),
)
POINTS_IKEDA = Article(
    cite=ALL_PROPOSALS,
    says=(
        by_goref(
            "Nothing was seen of a ko left open: goref proposes its point for the holder. "
            "A ko really left open can make area and territory differ, so have it "
            "connected where you can. Dame left count for neither side, or are halved, "
            "which is the same.",
            "不粘之劫所见未提：goref暂将劫空归持劫方。真有不粘之劫时，"
            "子空之法与计目之法结果会有出入，能粘则令其粘上。未收的单官两不计或均分，"
            "结果相同。",
            "継がない劫は見た資料になく、goref は仮に持つ側の点とする。"
            "本当に継がないまま残ると面積と地の結果が違い得るので、"
            "できるだけ継がせること。残ったダメは数えないか折半し、どちらも同じ。",
        ),
    ),
)
PAYMENTS_NONE = Article(
    cite=cited(IKEDA_AREA, "I and II"),
    says=(
        by_goref(
            "No komi and no payment was seen for these proposals, and goref takes none: "
            "passing first or playing last costs nothing. Handicap games are not spoken "
            "of; nothing is paid for the stones.",
            "此二式的贴点与贴还，所见未提，goref不计：不贴，先虚、收后都不付代价。"
            "未提让子棋，让子不作贴还。",
            "この二案の支払いは見た資料になく、goref はコミも支払いも取らない："
            "先パスにも最後の着手にも代償はない。置碁にも触れず、"
            "置石について何も支払わない。",
        ),
    ),
)
PAYMENTS_AREA_3 = Article(
    cite=cited(DIARY_TEXT, "Area III", "中国式III", "中国式III"),
    says=(
        author(
            "If the first pass is White's, White gains 1 point.",
            "第一次虚着出于白方时，白加1点。",
            "最初のパスが白なら、白に1点を加える。",
            at(AtHand.DIARY, "¶2", "白がパスした場合", "白の得点に1目加算"),
        ),
        reported(
            "Another report has ½ point moved from Black to White.",
            "另一说为黑移½点给白。",
            "黒から白へ½点を移すとする資料もある。",
        ),
        author(
            "In handicap games an area count favours Black by one point less than there "
            "are stones.",
            "让子局中，子空之法使黑多得让子数减一。",
            "置碁では石と地の計算は黒に置石数より一つ少ない目だけ有利。",
            at(AtHand.DIARY, "コメント", "置石の数-1"),
        ),
        by_goref(
            "The margin is the same either way. goref takes komi 6½ points, as for "
            "territory, and the first pass of the whole game. No payment in handicap games "
            "was seen; goref pays nothing.",
            "两说差数相同。goref按计目法贴6½点，并以全局首次虚着为准。让子贴还所见未提，"
            "goref不作贴还。",
            "どちらも差は同じ。goref は地の計算と同じコミ6½点を取り、"
            "対局全体の最初のパスによる。置碁の支払いは見た資料になく、goref "
            "は何も支払わない。",
        ),
    ),
)
PAYMENTS_TERRITORY = Article(
    cite=cited(DIARY_TEXT, "Territory I", "日本式I", "日本式I"),
    says=(
        author(
            "After the preliminary end plays are made equal; only where that is impossible "
            "a pass costs 1 point (told of Territory I).",
            "假终局后双方着数须相等；做不到时，虚着一次损1点（此述日本式I）。",
            "仮終局後は着手数を等しくし、"
            "それが不可能なときだけパスに1点の代償がある（日本式Iについての説明）。",
            at(AtHand.DIARY, "¶6", "石の数を等しく", "パスに1目"),
        ),
        by_goref(
            "goref lets the side that made fewer take a dame for each it lacks, and hand "
            "over a stone only where none is left. It takes komi 6½ points. No payment in "
            "handicap games was seen; nothing is paid for the stones.",
            "goref令少下的一方每少一着收一个单官，无单官可收才交一子。goref计贴6½点。"
            "让子贴还所见未提，不作贴还。",
            "goref は少ない側に足りない一手ごとにダメを打たせ、"
            "ダメがないときだけ石を渡させる。コミは6½点。置碁の支払いは見た資料になく、"
            "何も支払わない。",
        ),
    ),
)
COUNT_AREA_1 = Article(
    cite=cited(IKEDA_AREA, "I"),
    says=(
        reported(
            "Stones alone are counted: the old Chinese count with its group tax.",
            "只计子，即带还棋头的中国古法。",
            "石だけを数える：切り賃のある中国の古い計算と同じである。",
        ),
        by_goref(
            "goref fills every point that can be filled and still live, counts the living "
            "stones and halves what stays empty.",
            "可填而不失其活之处，goref尽数填满，再数活子；所余空点均分。",
            "goref は埋めても活きている点をすべて埋め、活石を数え、残る空点は折半する。",
        ),
    ),
)
COUNT_AREA = Article(
    cite=cited(
        DIARY_TEXT, "Area III and Territory I", "中国式III、日本式I", "中国式III・日本式I"
    ),
    says=(
        author(
            "Land and stones on the board are counted. By Territory I the result of Area "
            "III must be the same.",
            "计地与盘上之子。中国式III与日本式I的算法等价。",
            "地と盤上の石を数える。中国式IIIと日本式Iの計算法は同値である。",
            at(AtHand.DIARY, "¶2", "盤上の石の数"),
            at(AtHand.DIARY, "¶7", "計算法が同値な"),
        ),
        by_goref(
            "goref takes off what is dead, counts stones and own points of both sides and "
            "halves what is shared. That equality needs that nobody passed before the end; "
            "goref has no second count of its own here.",
            "goref取走死子，数双方之子与各自的空，公空均分。上述等价须终局前无人虚着；"
            "此处goref没有第二种算法。",
            "goref は死石を取り去り、双方の石と自分の点を数え、共有点は折半する。"
            "同値なのは終局前にパスがないとき。goref はここに別の計算を持たない。",
        ),
    ),
)
COUNT_TERRITORY = Article(
    cite=cited(DIARY_TEXT, "Territory I", "日本式I", "日本式I"),
    says=(
        author(
            "The plays of the second phase are made equal first.",
            "先使假终局后双方着数相等。",
            "まず仮終局後の着手数を等しくする。",
            at(AtHand.DIARY, "¶6", "石の数を等しく"),
        ),
        by_goref(
            "Then goref fills prisoners, dead stones and the stones handed over into the "
            "land of the side that lost them, and compares what is left.",
            "再由goref将俘子、死子与所交之子填入失子一方之地，比较余下的目数。",
            "次に goref はアゲハマ、死石、渡した石を失った側の地に埋め、残りを比べる。",
        ),
    ),
)
RESULT_NO_KOMI = Article(
    cite=cited(IKEDA_AREA, "I and II"),
    says=(
        by_goref(
            "In goref the larger number wins and equal is a draw, told in points. For Area "
            "II half the board, 180½ points, is the base of both sides; an even game can "
            "be tied only with an odd number of shared points.",
            "goref以多者为胜，相等为和棋，以点报告。中国式II以半盘180½点为双方基准；"
            "公空为单数时才可能成和。",
            "goref では多い側の勝ち、同数は持碁、点で述べる。"
            "中国式IIでは盤の半分180½点が双方の基準で、共有点が奇数のときだけ持碁になる。",
        ),
    ),
)
RESULT_AREA_3 = Article(
    cite=cited(IKEDA_AREA, "III"),
    says=(
        by_goref(
            "In goref the larger number wins, told in points. With komi Black must pass "
            "183¾ if he passed first, 184¼ if White did. With 6½ no tie is possible.",
            "goref以多者为胜，以点报告。计贴点后，黑先虚着时黑须超过183¾，"
            "白先虚着时须超过184¼。贴6½不会成和。",
            "goref では多い側の勝ち、点で述べる。コミを入れて、"
            "黒が先にパスしたなら黒は183¾、白が先なら184¼を超えること。6½なら持碁はない。",
        ),
    ),
)
RESULT_TERRITORY = Article(
    cite=cited(
        DIARY_TEXT, "Area III and Territory I", "中国式III、日本式I", "中国式III・日本式I"
    ),
    says=(
        author(
            "The count of Territory I is equal to that of Area III.",
            "日本式I与中国式III算法等价。",
            "日本式Iの計算は中国式IIIと同値である。",
            at(AtHand.DIARY, "¶7", "計算法が同値な"),
        ),
        by_goref(
            "After komi the side with more points of territory wins in goref, told in "
            "points; with 6½ no tie is possible. The equality needs that nobody passed "
            "before the preliminary end.",
            "goref扣去贴点后以目多者为胜，以点报告；贴6½不会成和。上述等价须假终局前无人虚着。",
            "goref ではコミを引いて地の多い側の勝ち、点で述べる。6½なら持碁はない。"
            "同値なのは仮終局の前にパスがないとき。",
        ),
    ),
)

AREA: Steps = {
    "record": RECORD_AREA,
    "dead": DEAD_IKEDA,
    "seki": SEKI_AREA,
    "points": POINTS_IKEDA,
    "payments": PAYMENTS_NONE,
    "count": COUNT_AREA,
    "result": RESULT_NO_KOMI,
}
TERRITORY: Steps = {
    "record": RECORD_TERRITORY,
    "dead": DEAD_IKEDA,
    "seki": SEKI_TERRITORY_1,
    "points": POINTS_IKEDA,
    "payments": PAYMENTS_TERRITORY,
    "count": COUNT_TERRITORY,
    "result": RESULT_TERRITORY,
}

ARTICLES: Table = {
    "ikeda-area-1": {**AREA, "seki": SEKI_AREA_1, "count": COUNT_AREA_1},
    "ikeda-area-2": AREA,
    "ikeda-area-3": {**AREA, "payments": PAYMENTS_AREA_3, "result": RESULT_AREA_3},
    "ikeda-territory-1": TERRITORY,
    "ikeda-territory-2": {**TERRITORY, "seki": SEKI_TERRITORY_2},
}
