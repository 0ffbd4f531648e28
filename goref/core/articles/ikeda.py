"""The articles of Ikeda Toshio's proposals."""

from __future__ import annotations

from goref.core.articles.entry import Article, Steps, Table
from goref.core.base.language import Text
from goref.core.base.sources import IKEDA_AREA, IKEDA_TERRITORY, cited

ALL_PROPOSALS = Text(
    "Ikeda Toshio, all proposals",
    "池田敏雄试案，各式共通",
    "池田敏雄試案、各式共通",
)
RECORD_AREA = Article(
    cite=cited(IKEDA_AREA, "I to III"),
    says=Text(
        "Play ends with passes in a row; no earlier whole position may come up again. "
        "For Area III you need who passed first in the whole game; Areas I and II need "
        "nothing of the record. Ikeda's own wording on suicide and on resuming was not "
        "seen.",
        "连续虚着终局；不得重现以往的全局局面。中国式III须知全局谁先虚着；I、II不需棋谱。"
        "池田关于自尽与续下的原文未见。",
        "連続パスで終局。以前の全局面を再現してはならない。"
        "中国式IIIでは対局全体で最初にパスした側を知る必要があり、"
        "IとIIでは棋譜は要らない。自殺手と再開についての池田の文言は見ていない。",
    ),
)
RECORD_TERRITORY = Article(
    cite=cited(IKEDA_TERRITORY, "I and II"),
    says=Text(
        "Two passes in a row are only a preliminary end; what is disputed is then played "
        "out. goref must see the whole record: from the first two passes in a row on, "
        "both sides are to make equally many plays. Give the prisoners too. No earlier "
        "whole position may come up again.",
        "连续两次虚着只是假终局，有争议者此后实战解决。goref须有全谱：自首次连续虚着起，"
        "双方盘上着数应当相等。俘子亦须齐全。不得重现以往的全局局面。",
        "連続パスは仮終局にすぎず、争いはその後に実戦で解決する。"
        "goref には棋譜全体が必要：最初の連続パスから後、双方の盤上の着手数を等しくする。"
        "アゲハマも要る。以前の全局面を再現してはならない。",
    ),
)
DEAD_IKEDA = Article(
    cite=ALL_PROPOSALS,
    says=Text(
        "None of his texts takes a stone off that was not captured; agreeing on dead "
        "stones is left to custom. So have disputed stones captured before the end. What "
        "both sides agree on you may mark, and goref takes it off.",
        "各式条文都不取走未被提的子，商定死子听凭习惯。有争议的子应在终局前提走；"
        "双方同意的可标为死子，由goref取去。",
        "どの条文も、取られていない石を取り上げない。死石の合意は慣習に任されている。"
        "争いのある石は終局前に取らせること。"
        "双方が同意した石に印を付ければ goref が取り上げる。",
    ),
)
SEKI_AREA_1 = Article(
    cite=cited(IKEDA_AREA, "I"),
    says=Text(
        "Only stones count, so a group in seki with a real eye keeps one point empty "
        "that is nobody's; its other eye points can be filled and count. Shared "
        "liberties count for nobody. The text says nothing of one-sided dame; goref lets "
        "its owner fill it.",
        "只计子，故双活中有真眼的棋块须留一点，不归任何一方；其余眼位可填，计为其子。"
        "公气不计。单方权利官子条文未提，goref由权利方填入。",
        "石だけを数えるので、真の眼を持つセキの石群は一点を空けておき、"
        "それは誰のものでもない。ほかの眼は埋められるので数える。共有の呼吸点は数えない。"
        "片側だけのダメの定めはなく、goref は所有者が埋めるものとする。",
    ),
)
SEKI_AREA = Article(
    cite=cited(IKEDA_AREA, "II and III"),
    says=Text(
        "Stones and surrounded points count, eyes in seki with them; shared liberties "
        "are halved. The text seen says nothing of one-sided dame or sole liberties; "
        "goref gives them to their owner.",
        "子与所围之空都计，双活眼位也计；公气均分。"
        "所见条文未提单方权利官子与单方拥有的气点，goref归其所有者。",
        "石と囲んだ点を数え、セキの眼も地に含む。共有の呼吸点は折半する。"
        "片側だけのダメや呼吸点は見た条文になく、goref は所有者に数える。",
    ),
)
SEKI_TERRITORY_1 = Article(
    cite=cited(IKEDA_TERRITORY, "I"),
    says=Text(
        "Eyes in seki are territory here, unlike the Japanese rules; shared liberties "
        "count for nobody. The text seen says nothing of one-sided dame or sole "
        "liberties; goref gives them to their owner.",
        "与日本规则不同，双活眼位是地；公气不计。"
        "所见条文未提单方权利官子与单方拥有的气点，goref归其所有者。",
        "日本ルールと違い、セキの眼も地に数える。共有の呼吸点は数えない。"
        "片側だけのダメや呼吸点は見た条文になく、goref は所有者に数える。",
    ),
)
SEKI_TERRITORY_2 = Article(
    cite=cited(IKEDA_TERRITORY, "II"),
    says=Text(
        "Built so that what is won inside a seki is cancelled. goref counts nothing "
        "there for either side, neither eyes nor one-sided dame nor sole liberties; "
        "prisoners still count. The wording itself was not seen.",
        "此式使双活之内所得互相抵消。goref于其中一概不计：眼位、单方权利官子、"
        "单方拥有的气点都不计；俘子照计。原文未见。",
        "セキの中で得た地が打ち消されるように作られている。"
        "goref はそこでは眼も片側だけのダメや呼吸点も数えない。アゲハマは数える。"
        "文言そのものは見ていない。",
    ),
)
POINTS_IKEDA = Article(
    cite=ALL_PROPOSALS,
    says=Text(
        "The texts seen say nothing of a ko left open: goref proposes its point for the "
        "holder. A ko really left open can make area and territory differ, so have it "
        "connected where you can. Dame left count for neither side, or are halved, which "
        "is the same.",
        "所见条文未提不粘之劫：goref暂将劫空归持劫方。真有不粘之劫时，"
        "子空之法与计目之法结果会有出入，能粘则令其粘上。未收的单官两不计或均分，"
        "结果相同。",
        "継がない劫は見た条文になく、goref は仮に持つ側の点とする。"
        "本当に継がないまま残ると面積と地の結果が違い得るので、できるだけ継がせること。"
        "残ったダメは数えないか折半し、どちらも同じ。",
    ),
)
PAYMENTS_NONE = Article(
    cite=cited(IKEDA_AREA, "I and II"),
    says=Text(
        "goref takes no komi and no payment: what was seen of these texts names none. "
        "Passing first or playing last costs nothing. Handicap games are not spoken of; "
        "nothing is paid for the stones.",
        "goref不计贴点，也无其它贴还：所见条文未载。先虚、收后都不付代价。未提让子棋，"
        "让子不作贴还。",
        "goref はコミも支払いも取らない：見た条文に定めがない。"
        "先パスにも最後の着手にも代償はない。置碁にも触れず、置石について何も支払わない。",
    ),
)
PAYMENTS_AREA_3 = Article(
    cite=Text(
        "Ikeda Toshio, proposal Area III, rule 7",
        "池田敏雄试案，中国式III第7条",
        "池田敏雄試案、中国式III第7条",
    ),
    says=Text(
        "goref takes komi 6½ points, as for territory. If the first pass of the whole "
        "game is White's, White gains 1 point. Some tell it as ½ point moved from Black "
        "to White: the margin is the same. Handicap games are not spoken of; goref pays "
        "nothing for the stones.",
        "goref按计目法贴6½点。全局第一次虚着出于白方时，白加1点。另一说为黑移½点给白，"
        "差数相同。未提让子棋，goref不作贴还。",
        "goref は地の計算と同じコミ6½点を取る。対局全体で最初のパスが白なら、"
        "白に1点を加える。黒から白へ½点を移すとする資料もあるが差は同じ。置碁には触れず、"
        "goref は何も支払わない。",
    ),
)
PAYMENTS_TERRITORY = Article(
    cite=cited(IKEDA_TERRITORY, "I and II"),
    says=Text(
        "goref takes komi 6½ points. After the first two passes in a row plays are made "
        "equal: the side that made fewer takes a dame for each it lacks, and hands over "
        "a stone, 1 point, only where no dame is left. Handicap games are not spoken of; "
        "nothing is paid for the stones.",
        "goref计贴6½点。首次连续虚着之后双方着数须相等：少下的一方每少一着收一个单官，"
        "无单官可收才交一子，即1点。未提让子棋，让子不作贴还。",
        "goref はコミ6½点を取る。最初の連続パスの後は着手数を等しくする："
        "少ない側は足りない一手ごとにダメを打ち、ダメがないときだけ石を一つ、"
        "すなわち1点を渡す。置碁には触れず、何も支払わない。",
    ),
)
COUNT_AREA_1 = Article(
    cite=cited(IKEDA_AREA, "I"),
    says=Text(
        "Fill every point that can be filled and still live, then count the living "
        "stones; what stays empty is halved. This is the old Chinese count with its "
        "group tax.",
        "可填而不失其活之处尽数填满，再数活子；所余空点均分。这就是带还棋头的中国古法。",
        "埋めても活きている点をすべて埋め、活石を数える。残る空点は折半する。"
        "切り賃のある中国の古い計算と同じである。",
    ),
)
COUNT_AREA = Article(
    cite=cited(IKEDA_AREA, "II and III"),
    says=Text(
        "Take off what is dead, count stones and own points of both sides, halve what is "
        "shared. If nobody passed before the end, Area III must agree with Territory I; "
        "goref has no second count of its own here.",
        "取走死子，数双方之子与各自的空，公空均分。若终局前无人虚着，"
        "中国式III应与日本式I一致；此处goref没有第二种算法。",
        "死石を取り去り、双方の石と自分の点を数え、共有点は折半する。"
        "終局前にパスがなければ、中国式IIIは日本式Iと一致するはず。"
        "goref はここに別の計算を持たない。",
    ),
)
COUNT_TERRITORY = Article(
    cite=cited(IKEDA_TERRITORY, "I and II"),
    says=Text(
        "Make the plays of the second phase equal first. Then fill prisoners, dead "
        "stones and the stones handed over into the land of the side that lost them, and "
        "compare what is left.",
        "先使第二阶段双方着数相等。再将俘子、死子与所交之子填入失子一方之地，比较余下的目数。",
        "まず仮終局後の着手数を等しくする。次にアゲハマ、死石、"
        "渡した石を失った側の地に埋め、残りを比べる。",
    ),
)
RESULT_NO_KOMI = Article(
    cite=cited(IKEDA_AREA, "I and II"),
    says=Text(
        "The larger number wins and equal is a draw, told in points. For Area II half "
        "the board, 180½ points, is the base of both sides; an even game can be tied "
        "only with an odd number of shared points.",
        "多者胜，相等为和棋，以点报告。中国式II以半盘180½点为双方基准；"
        "公空为单数时才可能成和。",
        "多い側の勝ち、同数は持碁、点で述べる。中国式IIでは盤の半分180½点が双方の基準で、"
        "共有点が奇数のときだけ持碁になる。",
    ),
)
RESULT_AREA_3 = Article(
    cite=cited(IKEDA_AREA, "III"),
    says=Text(
        "The larger number wins, told in points. With komi Black must pass 183¾ if he "
        "passed first, 184¼ if White did. With 6½ no tie is possible.",
        "多者胜，以点报告。计贴点后，黑先虚着时黑须超过183¾，白先虚着时须超过184¼。"
        "贴6½不会成和。",
        "多い側の勝ち、点で述べる。コミを入れて、黒が先にパスしたなら黒は183¾、"
        "白が先なら184¼を超えること。6½なら持碁はない。",
    ),
)
RESULT_TERRITORY = Article(
    cite=cited(IKEDA_TERRITORY, "I and II"),
    says=Text(
        "After komi the side with more points of territory wins, told in points; with 6½ "
        "no tie is possible. If nobody passed before the preliminary end, Territory I "
        "gives the margin of Area III.",
        "扣去贴点后目多者胜，以点报告；贴6½不会成和。若假终局前无人虚着，"
        "日本式I与中国式III差数相同。",
        "コミを引いて地の多い側の勝ち、点で述べる。6½なら持碁はない。"
        "仮終局の前にパスがなければ、日本式Iの差は中国式IIIと同じ。",
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
