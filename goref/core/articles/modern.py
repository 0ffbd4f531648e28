"""The articles of New Zealand, Tromp–Taylor and Button Go."""

from __future__ import annotations

from goref.core.articles.entry import (
    Article,
    Table,
    by_goref,
    custom,
    reported,
)
from goref.core.base.language import Text
from goref.core.base.sources import NEW_ZEALAND_TEXT, cited

BUTTON = Text(
    "Button Go, {part}",
    "纽扣围棋，{part}",
    "ボタン碁、{part}",
    "버튼 바둑, {part}",
)
LOGICAL_RULES = Text(
    "Tromp and Taylor, The logical rules of Go",
    "Tromp–Taylor逻辑规则",
    "トロンプとテイラーの論理的ルール",
    "트롬프와 테일러, 논리적 바둑 규칙",
)
RECORD_NZ = Article(
    cite=cited(NEW_ZEALAND_TEXT, "end of the game", "终局", "終局", "종국"),
    says=(
        reported(
            "The game ends when both agree that it does; passes alone do not end it. A "
            "play may not repeat the position as it stood after an earlier turn of the "
            "same player, and a pass is a turn. Taking one's own stones off is allowed. No "
            "prisoners are needed.",
            "双方同意即终局，单凭虚着不终局。一方着子不得重现自己以往某一手之后的局面，"
            "虚着也算一手。许自尽。不需俘子。",
            "双方の同意で終局し、パスだけでは終わらない。"
            "着手で自分の以前の手番の後の局面を再現してはならず、パスも手番に数える。"
            "自殺手は許される。アゲハマは要らない。",
            "양쪽이 합의하면 종국하며, 패스만으로는 종국하지 않습니다. 같은 대국자의 "
            "이전 차례 뒤의 국면을 착수로 다시 만들 수 없으며, 패스도 한 차례입니다. "
            "자살수는 허용됩니다. 따낸 돌은 필요 없습니다.",
        ),
    ),
)
DEAD_NZ = Article(
    cite=cited(NEW_ZEALAND_TEXT, "end of the game", "终局", "終局", "종국"),
    says=(
        reported(
            "The stones to take off are agreed on; if the two disagree, they play on. If "
            "they cannot even agree on who moves, everything on the board is alive.",
            "双方商定取走哪些子，有分歧则续下。连轮谁下也谈不拢时，盘上全部作活子。",
            "取り上げる石を合意する。異論があれば打ち続ける。"
            "手番についても合意できなければ盤上はすべて活石。",
            "들어낼 돌을 합의합니다. 합의하지 못하면 계속 둡니다. 누구 차례인지조차 "
            "합의하지 못하면 바둑판 위의 돌은 모두 살아 있습니다.",
        ),
        by_goref(
            "In that case choose goref's end “all alive”, which voids dead marks.",
            "此时请在goref选“全部为活棋”的终局，死子标记即作废。",
            "その場合は goref で終局「すべて活石」を選べば、死石の印は無効になる。",
            "이때는 goref에서 종국 “모두 삶”을 선택하세요. 죽음 표시가 무효가 됩니다.",
        ),
    ),
)
SEKI_NZ = Article(
    cite=cited(NEW_ZEALAND_TEXT, "scoring", "计分", "得点", "득점"),
    says=(
        reported(
            "Own stones and the points they alone surround count, in seki too.",
            "己子与己方单独围住的点都计，双活也一样。",
            "自分の石と、それだけが囲む点を数える。セキでも同じ。"
            "字義どおりなら両方に接する点は双方に数える。",
            "자기 돌과 자기 돌만으로 둘러싼 점을 세며, 빅에서도 같습니다.",
        ),
        by_goref(
            "Read literally, a point that touches both counts for both; goref halves it, "
            "which leaves the difference as it is. One-sided dame and sole liberties are "
            "not named; goref gives them to their owner.",
            "照字面，与双方相邻的点双方都计；goref均分，差数不变。"
            "单方权利官子与单方拥有的气点未提，goref归其所有者。",
            "goref は折半するが差は変わらない。片側だけのダメや呼吸点の定めはなく、goref "
            "は所有者に数える。",
            "글자 그대로라면 양쪽에 닿은 점은 양쪽 모두의 것으로 셉니다. goref는 절반씩 "
            "나누며, 차이는 달라지지 않습니다. 한쪽만 둘 수 있는 공배와 한쪽만의 공배에 "
            "관한 규정은 없습니다. goref는 그 주인의 것으로 셉니다.",
        ),
    ),
)
POINTS_NZ = Article(
    cite=cited(NEW_ZEALAND_TEXT, "scoring", "计分", "得点", "득점"),
    says=(
        reported(
            "Own stones and the points they alone surround count; nothing orders dame to "
            "be filled.",
            "己子与己方单独围住的点都计；未规定收完单官。",
            "自分の石と、それだけが囲む点を数える。ダメを詰める定めはない。",
            "자기 돌과 자기 돌만으로 둘러싼 점을 셉니다. 공배를 메우라는 규정은 없습니다.",
        ),
        by_goref(
            "Dame left change nothing in the difference. goref counts the empty point of "
            "an open ko for its holder, being surrounded by his stones alone.",
            "未收的单官不影响差数。未粘之劫的空点为持劫方单独所围，goref归该方。",
            "残ったダメは差に影響しない。"
            "継いでいない劫の空点は持つ側の石だけに囲まれるので、goref はその側に数える。",
            "남은 공배가 있어도 차이는 달라지지 않습니다. 잇지 않은 패의 빈 점은 패를 "
            "가진 쪽의 돌만으로 둘러싸여 있으므로 goref는 그쪽의 것으로 셉니다.",
        ),
    ),
)
PAYMENTS_NZ = Article(
    cite=cited(
        NEW_ZEALAND_TEXT, "komi and handicap", "贴点与让子", "コミと置碁", "덤과 접바둑"
    ),
    says=(
        reported(
            "Komi 7 points in even games, so ties can happen. With handicap there is no "
            "komi and no payment: White passes at the start while Black places the stones, "
            "one pass less than there are stones.",
            "分先黑贴7点，因而可能成和。让子局不贴，也无贴还：开局黑方布子，白方虚着，"
            "虚着比让子数少一手。",
            "互先のコミは7点で、持碁もあり得る。置碁にコミも支払いもない："
            "初めに黒が石を置く間、白は置石数より一回少なくパスする。",
            "호선의 덤은 7점이므로 비김이 나올 수 있습니다. 접바둑에는 덤도 지급도 "
            "없습니다: 처음에 흑이 치석을 놓는 동안 백은 치석 수보다 하나 적게 "
            "패스합니다.",
        ),
    ),
)
RESULT_NZ = Article(
    cite=cited(NEW_ZEALAND_TEXT, "scoring", "计分", "得点", "득점"),
    says=(
        reported(
            "More points win. Without shared points Black's 184 against 177 is a draw in "
            "an even game; with handicap 181 wins. Told in points.",
            "点多为胜。没有公空时，分先黑184对177为和棋；让子局得181即胜。以点报告。",
            "点の多い側の勝ち。共有点がなければ、互先で黒184対177は持碁。"
            "置碁では181で勝ち。点で述べる。",
            "점이 많은 쪽이 이깁니다. 공유점이 없으면 호선에서는 흑 184 대 백 177이 "
            "비김이고, 접바둑에서는 181이면 이깁니다. 점으로 알립니다.",
        ),
    ),
)
COUNT_BY_AREA = Article(
    cite=Text(
        "New Zealand, Tromp–Taylor and Button rules on the score",
        "新西兰、Tromp–Taylor与纽扣规则的得分条",
        "ニュージーランド、トロンプ・テイラー、ボタン碁の得点の条",
        "뉴질랜드, 트롬프-테일러, 버튼 바둑 규칙의 득점 조항",
    ),
    says=(
        reported(
            "Count each side's stones and the empty points that are its own, and halve "
            "what is shared; the difference is the same if you leave the shared points out.",
            "数出双方的子与各自的空，公空均分；公空不计，差数也一样。",
            "各側の石と自分の空点を数え、共有点は折半する。共有点を除いても差は同じ。",
            "각 쪽의 돌과 자기 쪽의 빈 점을 세고, 공유점은 절반씩 나눕니다. 공유점을 "
            "빼고 세어도 차이는 같습니다.",
        ),
        by_goref(
            "goref knows no other count for this rule set.",
            "goref对此规则没有别的算法。",
            "goref はこのルールに別の計算を持たない。",
            "이 규칙에 대해 goref에는 다른 계가가 없습니다.",
        ),
    ),
)
RECORD_TT = Article(
    cite=LOGICAL_RULES,
    says=(
        reported(
            "Two passes in a row end the game, and nothing is agreed after that: the board "
            "counts as it stands. No play may repeat an earlier whole position; a play "
            "that leaves its own stones without liberty removes them.",
            "连续两次虚着即终局，此后不作任何商定：盘面照原样计算。不得重现以往全局局面；"
            "己子无气者自行提走。",
            "連続パスで終局し、その後に合意することはない：盤面をそのまま数える。"
            "以前の全局を再現する着手はできず、呼吸点を失った自分の石は取り除かれる。",
            "패스가 연속으로 두 번 나오면 종국하며, 그 뒤에는 아무것도 합의하지 "
            "않습니다: 바둑판을 있는 그대로 셉니다. 판 전체에서 이전의 국면을 다시 "
            "만드는 수는 둘 수 없습니다. 착수로 자기 돌의 활로가 없어지면 그 돌을 "
            "들어냅니다.",
        ),
        by_goref(
            "goref takes no stone off either: have everything captured before the passes.",
            "goref也不取走任何子，故应在虚着之前提净。",
            "goref も石を取り去らないので、取るべき石はパスの前に取っておくこと。",
            "goref도 돌을 들어내지 않습니다. 패스하기 전에 따낼 돌을 모두 따내게 하세요.",
        ),
    ),
)
AS_IT_STANDS = Article(
    cite=LOGICAL_RULES,
    says=(
        reported(
            "There is nothing to rule here. No stone is dead, no seki, eye or ko is known: "
            "an empty point belongs to a colour if it reaches that colour alone.",
            "此处无可判定。没有死子，也不论双活、眼位与劫：空点只通达一方者归该方。",
            "ここで裁定することはない。死石もセキも眼も劫も区別せず、"
            "空点は一方の色だけに通じるならその色のもの。",
            "여기서는 판정할 것이 없습니다. 사석, 빅, 눈, 패를 구별하지 않습니다: 빈 "
            "점은 한 색에만 이어지면 그 색의 것입니다.",
        ),
        by_goref(
            "goref ignores every mark you make, and says so.",
            "goref不采用任何标记，并予提示。",
            "goref は印を用いず、そのことを知らせる。",
            "goref는 표시를 모두 무시하고, 이를 알립니다.",
        ),
    ),
)
PAYMENTS_TT = Article(
    cite=LOGICAL_RULES,
    says=(
        reported(
            "No komi and no other payment.",
            "不贴点，也没有其它贴还。",
            "コミもほかの支払いもない。",
            "덤도 다른 지급도 없습니다.",
        ),
        custom(
            "Programs add a komi of their own.",
            "程序对局常另加贴点。",
            "プログラムの対局では独自のコミを加える。",
            "바둑 프로그램은 따로 덤을 둡니다.",
        ),
        by_goref(
            "The text says nothing of handicap games in the score; goref pays nothing.",
            "条文未提让子如何计分，goref不作贴还。",
            "置碁の得点は条文になく、goref は何も支払わない。",
            "조문은 접바둑의 득점에 관해 말하지 않습니다. goref는 아무것도 지급하게 하지 "
            "않습니다.",
        ),
    ),
)
RESULT_TT = Article(
    cite=LOGICAL_RULES,
    says=(
        reported(
            "More points win, stones and empty points that reach one colour only; equal is "
            "a draw. Told in points.",
            "子与只通达一方的空点合计，点多为胜；相等为和棋。以点报告。",
            "石と一方の色だけに通じる空点を合わせ、点の多い側の勝ち。同点は引き分け。"
            "点で述べる。",
            "돌과 한 색에만 이어지는 빈 점을 합하여 점이 많은 쪽이 이기고, 같으면 "
            "비김입니다. 점으로 알립니다.",
        ),
    ),
)
RECORD_BUTTON = Article(
    cite=cited(BUTTON, "taking the button", "取纽扣", "ボタンの取得", "버튼 가져가기"),
    says=(
        reported(
            "The first to pass takes the button instead; this lifts the ko bans and is not "
            "a closing pass. The game ends with passes in a row after that.",
            "最先虚着的一方取得纽扣；此举解除打劫禁令，且不算终局虚着。此后连续虚着终局。",
            "最初にパスする側は代わりにボタンを取る。これは劫の禁を解き、"
            "終局のパスには数えない。その後の連続パスで終局。",
            "처음 패스하는 쪽은 패스 대신 버튼을 가져갑니다. 이때 패의 금지가 풀리며, "
            "이는 종국을 위한 패스가 아닙니다. 그 뒤 패스가 연속으로 나오면 종국합니다.",
        ),
        by_goref(
            "goref needs to know who passed first in the whole game; if nobody did, the "
            "button was not taken.",
            "goref须知全局谁先虚着；无人虚着，则纽扣未取。",
            "goref は対局全体で最初にパスした側を知る必要がある。"
            "誰もいなければボタンは取られていない。",
            "goref에는 대국 전체에서 누가 먼저 패스했는지가 필요합니다. 아무도 패스하지 "
            "않았으면 버튼은 가져가지 않은 것입니다.",
        ),
    ),
)
HOST_BUTTON = Article(
    cite=Text(
        "Button Go; the host's area rules",
        "纽扣围棋；所依附的数子规则",
        "ボタン碁、母体となる面積計算のルール",
        "버튼 바둑; 바탕이 되는 규칙(돌과 집을 세는 규칙)",
    ),
    says=(
        reported(
            "Button Go changes only the button and says nothing of this; the host rules "
            "decide.",
            "纽扣围棋只加纽扣，此处未作规定，依所附规则。",
            "ボタン碁が変えるのはボタンだけで、この点は母体のルールによる。",
            "버튼 바둑은 버튼만 바꾸며 이에 관해서는 말하지 않습니다. 바탕이 되는 규칙에 "
            "따릅니다.",
        ),
        by_goref(
            "goref counts as area rules do: dead stones agreed or played out, eyes, "
            "one-sided dame, sole liberties and open ko points for their owner, shared "
            "points halved.",
            "goref按数子规则：死子商定或实战解决；双活眼位、单方权利官子、"
            "单方拥有的气点、劫空归所有者；公空均分。",
            "goref は面積計算に従う：死石は合意か実戦、セキの眼、片側だけのダメと呼吸点、"
            "継がない劫の点は所有者に、共有点は折半する。",
            "goref는 돌과 집을 세는 규칙과 같이 셉니다: 사석은 합의하거나 실전으로 "
            "해결하고, 눈, 한쪽만 둘 수 있는 공배, 한쪽만의 공배, 잇지 않은 패 자리는 그 "
            "주인의 것으로 세며, 공유점은 절반씩 나눕니다.",
        ),
    ),
)
PAYMENTS_BUTTON = Article(
    cite=cited(BUTTON, "komi and the button", "贴点与纽扣", "コミとボタン", "덤과 버튼"),
    says=(
        reported(
            "Komi 7 points; the first passer gets ½ point for the button. So the margin is "
            "never a tie, and follows the territory count with half a point less of komi.",
            "黑贴7点；最先虚着者因纽扣得½点。因此不会成和，结果与少贴半点的计目法一致。",
            "コミは7点。最初にパスした側がボタンで½点を得る。同点はなく、"
            "コミを半点減らした地の計算と一致する。",
            "덤은 7점이며, 먼저 패스한 쪽이 버튼으로 ½점을 얻습니다. 따라서 같아지는 "
            "일이 없으며, 덤을 반 점 줄여 집을 세는 계가와 일치합니다.",
        ),
        by_goref(
            "The text says nothing of handicap games; goref then pays nothing.",
            "未提让子棋，goref不作贴还。",
            "置碁の定めはなく、goref は何も支払わない。",
            "조문은 접바둑에 관해 말하지 않으며, goref는 이때 아무것도 지급하게 하지 않습니다.",
        ),
    ),
)
RESULT_BUTTON = Article(
    cite=cited(BUTTON, "result", "胜负", "勝敗", "승부"),
    says=(
        reported(
            "More points win after komi and button; with an integer komi the half point of "
            "the button leaves no tie. Told in points.",
            "计入贴点与纽扣后点多为胜；贴点为整数时，纽扣的半点使棋局不会成和。以点报告。",
            "コミとボタンを入れて点の多い側の勝ち。コミが整数なら、"
            "ボタンの半点により同点はない。点で述べる。",
            "덤과 버튼을 계산한 뒤 점이 많은 쪽이 이깁니다. 덤이 정수이면 버튼의 반 점이 "
            "있으므로 같아지는 일이 없습니다. 점으로 알립니다.",
        ),
    ),
)

ARTICLES: Table = {
    "new-zealand": {
        "record": RECORD_NZ,
        "dead": DEAD_NZ,
        "seki": SEKI_NZ,
        "points": POINTS_NZ,
        "payments": PAYMENTS_NZ,
        "count": COUNT_BY_AREA,
        "result": RESULT_NZ,
    },
    "tromp-taylor": {
        "record": RECORD_TT,
        "dead": AS_IT_STANDS,
        "seki": AS_IT_STANDS,
        "points": AS_IT_STANDS,
        "payments": PAYMENTS_TT,
        "count": COUNT_BY_AREA,
        "result": RESULT_TT,
    },
    "button": {
        "record": RECORD_BUTTON,
        "dead": HOST_BUTTON,
        "seki": HOST_BUTTON,
        "points": HOST_BUTTON,
        "payments": PAYMENTS_BUTTON,
        "count": COUNT_BY_AREA,
        "result": RESULT_BUTTON,
    },
}
