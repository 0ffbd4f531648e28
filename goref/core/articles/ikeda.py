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
    "이케다 도시오 시안, 모든 안",
)
RECORD_AREA = Article(
    cite=Text(
        "Ikeda Toshio, proposals Area I to III; Ji Ping Dian A, article 4.2",
        "池田敏雄试案，中国式I至III；燕来《计枰点围棋规则》A版第4.2条",
        "池田敏雄試案、中国式I〜III。燕来『計枰点囲碁規則』A版第4.2条",
        "이케다 도시오 시안, 중국식 I~III; 옌라이 “계평점 바둑 규칙” A판 제4.2조",
    ),
    says=(
        reported(
            "Play ends with passes in a row; agreement on dead stones is left to custom.",
            "连续虚着终局；商定死子听凭习惯。",
            "連続パスで終局。死石の合意は慣習に任される。",
            "연속된 패스로 착수가 끝납니다. 사석의 합의는 관습에 맡깁니다.",
        ),
        author(
            "The ban on repeated whole positions is Ikeda's, says Yan Lai.",
            "燕来称，禁全同由池田提出。",
            "燕来によれば、同形反復の禁止は池田の提唱である。",
            "옌라이에 따르면 동형반복의 금지는 이케다가 제안한 것입니다.",
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
            "goref는 그의 모든 시안에 이 금지를 적용합니다. 중국식 III에는 대국 전체에서 "
            "누가 먼저 패스했는지가 필요하고, 중국식 I과 II에는 기보가 필요 없습니다. "
            "자살수와 재개에 관한 그의 원문은 보지 못했습니다.",
        ),
    ),
)
RECORD_TERRITORY = Article(
    cite=cited(DIARY_TEXT, "Territory I", "日本式I", "日本式I", "일본식 I"),
    says=(
        author(
            "Passes of both in a row are only a preliminary end; what cannot be agreed is "
            "then played out. After it Black and White are to put equally many stones on "
            "the board (told of Territory I).",
            "双方连续虚着只是假终局，谈不拢者此后实战解决。"
            "假终局后双方盘上着数应当相等（此述日本式I）。",
            "双方の連続パスは仮終局にすぎず、合意できなければ実戦で解決する。"
            "その後は黒白の打つ石数を等しくする（日本式Iについての説明）。",
            "양쪽의 연속된 패스는 가종국(假終局)일 뿐이며, 합의하지 못한 것은 그 뒤 "
            "실전으로 해결합니다. 그 뒤 흑과 백이 바둑판에 두는 돌 수는 같아야 "
            "합니다(일본식 I에 대한 설명).",
            at(AtHand.DIARY, "¶6", "仮終局", "実戦的に解決", "石の数を等しく"),
        ),
        by_goref(
            "So goref must see the whole record, and the prisoners. It bars repeated whole "
            "positions as for his other proposals; that ban was not seen in the text "
            "itself.",
            "故goref须有全谱与俘子。与其余各式同样禁全同；此禁原文未见。",
            "したがって goref には棋譜全体とアゲハマが要る。"
            "ほかの案と同じく同形反復を禁じるが、その文言は見ていない。",
            "따라서 goref에는 기보 전체와 따낸 돌이 필요합니다. goref는 그의 다른 시안과 "
            "같이 동형반복을 금지합니다. 원문에서 그 금지를 직접 보지는 못했습니다.",
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
            "그의 어느 글에서도 따내지 않은 돌은 들어내지 않으며, 사석의 합의는 관습에 "
            "맡깁니다. 그러므로 이의가 있는 돌은 종국 전에 따내게 하세요.",
        ),
        by_goref(
            "What both sides agree on you may mark, and goref takes it off.",
            "有争议的子应在终局前提走；双方同意的可标为死子，由goref取去。",
            "双方が同意した石に印を付ければ goref が取り上げる。",
            "양쪽이 합의한 것은 표시할 수 있으며, goref가 들어냅니다.",
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
            "돌만 세므로, 돌무리가 비워 두어야 하는 점은 누구의 것도 아닙니다.",
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
            "goref는 빅에서 진짜 눈이 있는 돌무리에 한 점을 남깁니다. 그 밖의 눈의 점과 "
            "한쪽만 둘 수 있는 공배는 그 주인이 메우는 것으로 보아 셉니다. 공유 공배는 "
            "누구의 것으로도 세지 않습니다.",
        ),
    ),
)
SEKI_AREA = Article(
    cite=cited(DIARY_TEXT, "Area III", "中国式III", "中国式III", "중국식 III"),
    says=(
        author(
            "The points are land, eyes in seki with it, and the stones on the board (told "
            "of Area III).",
            "得分为地（含双活眼位）与盘上之子（此述中国式III）。",
            "得点は地（セキの眼を含む）と盤上の石（中国式IIIについての説明）。",
            "빅의 눈을 포함한 집과 바둑판 위의 돌을 점수로 셉니다(중국식 III에 대한 설명).",
            at(AtHand.DIARY, "¶2", "セキの目を含む", "盤上の石の数"),
        ),
        by_goref(
            "goref halves shared liberties. Nothing was seen of one-sided dame or sole "
            "liberties; goref gives them to their owner.",
            "公气goref均分。单方权利官子与单方拥有的气点，所见未提，goref归其所有者。",
            "共有の呼吸点は goref が折半する。片側だけのダメや呼吸点は見た資料になく、"
            "goref は所有者に数える。",
            "goref는 공유 공배를 절반씩 나눕니다. 한쪽만 둘 수 있는 공배와 한쪽만의 "
            "공배에 관한 것은 보지 못했습니다. goref는 그 주인의 것으로 셉니다.",
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
            "일본 규칙과 달리 여기서는 빅의 눈도 집입니다.",
        ),
        by_goref(
            "In goref shared liberties count for nobody. Nothing was seen of one-sided "
            "dame or sole liberties; goref gives them to their owner.",
            "goref不计公气。单方权利官子与单方拥有的气点，所见未提，goref归其所有者。",
            "goref は共有の呼吸点を数えない。片側だけのダメや呼吸点は見た資料になく、"
            "goref は所有者に数える。",
            "goref는 공유 공배를 누구의 것으로도 세지 않습니다. 한쪽만 둘 수 있는 공배와 "
            "한쪽만의 공배에 관한 것은 보지 못했습니다. goref는 그 주인의 것으로 셉니다.",
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
            "빅 안에서 얻은 것이 상쇄되도록 만들어져 있습니다.",
        ),
        by_goref(
            "goref counts nothing there for either side, neither eyes nor one-sided dame "
            "nor sole liberties; prisoners still count. The wording itself was not seen.",
            "goref于其中一概不计：眼位、单方权利官子、单方拥有的气点都不计；俘子照计。"
            "原文未见。",
            "goref はそこでは眼も片側だけのダメや呼吸点も数えない。アゲハマは数える。"
            "文言そのものは見ていない。",
            "goref는 그곳에서 눈, 한쪽만 둘 수 있는 공배, 한쪽만의 공배를 모두 어느 "
            "쪽에도 세지 않습니다. 따낸 돌은 셉니다. 원문은 보지 못했습니다.",
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
            "잇지 않은 패에 관한 것은 보지 못했습니다. goref는 그 점을 패를 가진 쪽의 "
            "것으로 제안합니다. 실제로 잇지 않은 패가 있으면 돌과 집을 세는 결과와 집만 "
            "세는 결과가 다를 수 있으므로, 가능하면 잇게 하세요. 남은 공배는 어느 쪽에도 "
            "세지 않거나 절반씩 나누며, 결과는 같습니다.",
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
            "이 시안들에서 덤과 지급에 관한 것은 보지 못했으며, goref는 둘 다 적용하지 "
            "않습니다: 먼저 패스하거나 마지막에 두어도 내는 것이 없습니다. 접바둑에 관한 "
            "말은 없으며, 치석에 대해 아무것도 지급하지 않습니다.",
        ),
    ),
)
PAYMENTS_AREA_3 = Article(
    cite=cited(DIARY_TEXT, "Area III", "中国式III", "中国式III", "중국식 III"),
    says=(
        author(
            "If the first pass is White's, White gains 1 point.",
            "第一次虚着出于白方时，白加1点。",
            "最初のパスが白なら、白に1点を加える。",
            "첫 패스를 백이 하면 백이 1점을 얻습니다.",
            at(AtHand.DIARY, "¶2", "白がパスした場合", "白の得点に1目加算"),
        ),
        reported(
            "Another report has ½ point moved from Black to White.",
            "另一说为黑移½点给白。",
            "黒から白へ½点を移すとする資料もある。",
            "흑에서 백으로 ½점을 옮긴다는 다른 설도 있습니다.",
        ),
        author(
            "In handicap games an area count favours Black by one point less than there "
            "are stones.",
            "让子局中，子空之法使黑多得让子数减一。",
            "置碁では石と地の計算は黒に置石数より一つ少ない目だけ有利。",
            "접바둑에서 돌과 집을 세는 계가는 흑에게 치석 수보다 하나 적은 점만큼 유리합니다.",
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
            "어느 쪽이든 차이는 같습니다. goref는 집을 셀 때와 같이 덤을 6½점으로 하고, "
            "대국 전체의 첫 패스에 따릅니다. 접바둑의 지급에 관한 것은 보지 못했으며, "
            "goref는 아무것도 지급하게 하지 않습니다.",
        ),
    ),
)
PAYMENTS_TERRITORY = Article(
    cite=cited(DIARY_TEXT, "Territory I", "日本式I", "日本式I", "일본식 I"),
    says=(
        author(
            "After the preliminary end plays are made equal; only where that is impossible "
            "a pass costs 1 point (told of Territory I).",
            "假终局后双方着数须相等；做不到时，虚着一次损1点（此述日本式I）。",
            "仮終局後は着手数を等しくし、"
            "それが不可能なときだけパスに1点の代償がある（日本式Iについての説明）。",
            "가종국 뒤에는 양쪽의 착수 수를 같게 하며, 그럴 수 없을 때만 패스에 1점을 "
            "냅니다(일본식 I에 대한 설명).",
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
            "goref는 착수 수가 적은 쪽이 모자라는 한 수마다 공배 하나를 두게 하고, 남은 "
            "공배가 없을 때만 돌을 하나 건네게 합니다. 덤은 6½점으로 합니다. 접바둑의 "
            "지급에 관한 것은 보지 못했으며, 치석에 대해 아무것도 지급하지 않습니다.",
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
            "돌만 셉니다: 환기두가 있는 중국의 옛 계가입니다.",
        ),
        by_goref(
            "goref fills every point that can be filled and still live, counts the living "
            "stones and halves what stays empty.",
            "可填而不失其活之处，goref尽数填满，再数活子；所余空点均分。",
            "goref は埋めても活きている点をすべて埋め、活石を数え、残る空点は折半する。",
            "goref는 메워도 살 수 있는 점을 모두 메우고, 살아 있는 돌을 세고, 남은 빈 "
            "점은 절반씩 나눕니다.",
        ),
    ),
)
COUNT_AREA = Article(
    cite=cited(
        DIARY_TEXT,
        "Area III and Territory I",
        "中国式III、日本式I",
        "中国式III・日本式I",
        "중국식 III과 일본식 I",
    ),
    says=(
        author(
            "Land and stones on the board are counted. By Territory I the result of Area "
            "III must be the same.",
            "计地与盘上之子。中国式III与日本式I的算法等价。",
            "地と盤上の石を数える。中国式IIIと日本式Iの計算法は同値である。",
            "집과 바둑판 위의 돌을 셉니다. 중국식 III의 결과는 일본식 I의 결과와 같아야 "
            "합니다.",
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
            "goref는 죽은 돌을 들어내고, 양쪽의 돌과 각자의 점을 세고, 공유하는 점은 "
            "절반씩 나눕니다. 두 결과가 같으려면 종국 전에 아무도 패스하지 않았어야 "
            "합니다. 여기서 goref에는 다른 계가 방법이 없습니다.",
        ),
    ),
)
COUNT_TERRITORY = Article(
    cite=cited(DIARY_TEXT, "Territory I", "日本式I", "日本式I", "일본식 I"),
    says=(
        author(
            "The plays of the second phase are made equal first.",
            "先使假终局后双方着数相等。",
            "まず仮終局後の着手数を等しくする。",
            "먼저 둘째 단계의 양쪽 착수 수를 같게 합니다.",
            at(AtHand.DIARY, "¶6", "石の数を等しく"),
        ),
        by_goref(
            "Then goref fills prisoners, dead stones and the stones handed over into the "
            "land of the side that lost them, and compares what is left.",
            "再由goref将俘子、死子与所交之子填入失子一方之地，比较余下的目数。",
            "次に goref はアゲハマ、死石、渡した石を失った側の地に埋め、残りを比べる。",
            "그다음 goref는 따낸 돌, 사석, 건넨 돌을 그 돌을 잃은 쪽의 집에 메우고 남은 "
            "것을 비교합니다.",
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
            "goref에서는 수가 많은 쪽이 이기고 같으면 비김이며, 점으로 알립니다. 중국식 "
            "II에서는 바둑판의 절반인 180½점이 양쪽의 기준수입니다. 호선은 공유점이 "
            "홀수일 때만 비김이 될 수 있습니다.",
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
            "goref에서는 수가 많은 쪽이 이기며, 점으로 알립니다. 덤을 넣으면 흑은 자신이 "
            "먼저 패스했을 때 183¾, 백이 먼저 패스했을 때 184¼을 넘어야 합니다. 덤이 "
            "6½이면 비김이 나올 수 없습니다.",
        ),
    ),
)
RESULT_TERRITORY = Article(
    cite=cited(
        DIARY_TEXT,
        "Area III and Territory I",
        "中国式III、日本式I",
        "中国式III・日本式I",
        "중국식 III과 일본식 I",
    ),
    says=(
        author(
            "The count of Territory I is equal to that of Area III.",
            "日本式I与中国式III算法等价。",
            "日本式Iの計算は中国式IIIと同値である。",
            "일본식 I의 계가는 중국식 III의 계가와 같습니다.",
            at(AtHand.DIARY, "¶7", "計算法が同値な"),
        ),
        by_goref(
            "After komi the side with more points of territory wins in goref, told in "
            "points; with 6½ no tie is possible. The equality needs that nobody passed "
            "before the preliminary end.",
            "goref扣去贴点后以目多者为胜，以点报告；贴6½不会成和。上述等价须假终局前无人虚着。",
            "goref ではコミを引いて地の多い側の勝ち、点で述べる。6½なら持碁はない。"
            "同値なのは仮終局の前にパスがないとき。",
            "goref에서는 덤을 계산한 뒤 집이 많은 쪽이 이기며, 점으로 알립니다. 덤이 "
            "6½이면 비김이 나올 수 없습니다. 두 계가가 같으려면 가종국 전에 아무도 "
            "패스하지 않았어야 합니다.",
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
