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
)
LOGICAL_RULES = Text(
    "Tromp and Taylor, The logical rules of Go",
    "Tromp–Taylor逻辑规则",
    "トロンプとテイラーの論理的ルール",
)
RECORD_NZ = Article(
    cite=cited(NEW_ZEALAND_TEXT, "end of the game", "终局", "終局"),
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
        ),
    ),
)
DEAD_NZ = Article(
    cite=cited(NEW_ZEALAND_TEXT, "end of the game", "终局", "終局"),
    says=(
        reported(
            "The stones to take off are agreed on; if the two disagree, they play on. If "
            "they cannot even agree on who moves, everything on the board is alive.",
            "双方商定取走哪些子，有分歧则续下。连轮谁下也谈不拢时，盘上全部作活子。",
            "取り上げる石を合意する。異論があれば打ち続ける。"
            "手番についても合意できなければ盤上はすべて活石。",
        ),
        by_goref(
            "In that case choose goref's end “all alive”, which voids dead marks.",
            "此时请在goref选“全部为活棋”的终局，死子标记即作废。",
            "その場合は goref で終局「すべて活石」を選べば、死石の印は無効になる。",
        ),
    ),
)
SEKI_NZ = Article(
    cite=cited(NEW_ZEALAND_TEXT, "scoring", "计分", "得点"),
    says=(
        reported(
            "Own stones and the points they alone surround count, in seki too.",
            "己子与己方单独围住的点都计，双活也一样。",
            "自分の石と、それだけが囲む点を数える。セキでも同じ。"
            "字義どおりなら両方に接する点は双方に数える。",
        ),
        by_goref(
            "Read literally, a point that touches both counts for both; goref halves it, "
            "which leaves the difference as it is. One-sided dame and sole liberties are "
            "not named; goref gives them to their owner.",
            "照字面，与双方相邻的点双方都计；goref均分，差数不变。"
            "单方权利官子与单方拥有的气点未提，goref归其所有者。",
            "goref は折半するが差は変わらない。片側だけのダメや呼吸点の定めはなく、goref "
            "は所有者に数える。",
        ),
    ),
)
POINTS_NZ = Article(
    cite=cited(NEW_ZEALAND_TEXT, "scoring", "计分", "得点"),
    says=(
        reported(
            "Own stones and the points they alone surround count; nothing orders dame to "
            "be filled.",
            "己子与己方单独围住的点都计；未规定收完单官。",
            "自分の石と、それだけが囲む点を数える。ダメを詰める定めはない。",
        ),
        by_goref(
            "Dame left change nothing in the difference. goref counts the empty point of "
            "an open ko for its holder, being surrounded by his stones alone.",
            "未收的单官不影响差数。未粘之劫的空点为持劫方单独所围，goref归该方。",
            "残ったダメは差に影響しない。"
            "継いでいない劫の空点は持つ側の石だけに囲まれるので、goref はその側に数える。",
        ),
    ),
)
PAYMENTS_NZ = Article(
    cite=cited(NEW_ZEALAND_TEXT, "komi and handicap", "贴点与让子", "コミと置碁"),
    says=(
        reported(
            "Komi 7 points in even games, so ties can happen. With handicap there is no "
            "komi and no payment: White passes at the start while Black places the stones, "
            "one pass less than there are stones.",
            "分先黑贴7点，因而可能成和。让子局不贴，也无贴还：开局黑方布子，白方虚着，"
            "虚着比让子数少一手。",
            "互先のコミは7点で、持碁もあり得る。置碁にコミも支払いもない："
            "初めに黒が石を置く間、白は置石数より一回少なくパスする。",
        ),
    ),
)
RESULT_NZ = Article(
    cite=cited(NEW_ZEALAND_TEXT, "scoring", "计分", "得点"),
    says=(
        reported(
            "More points win. Without shared points Black's 184 against 177 is a draw in "
            "an even game; with handicap 181 wins. Told in points.",
            "点多为胜。没有公空时，分先黑184对177为和棋；让子局得181即胜。以点报告。",
            "点の多い側の勝ち。共有点がなければ、互先で黒184対177は持碁。"
            "置碁では181で勝ち。点で述べる。",
        ),
    ),
)
COUNT_BY_AREA = Article(
    cite=Text(
        "New Zealand, Tromp–Taylor and Button rules on the score",
        "新西兰、Tromp–Taylor与纽扣规则的得分条",
        "ニュージーランド、トロンプ・テイラー、ボタン碁の得点の条",
    ),
    says=(
        reported(
            "Count each side's stones and the empty points that are its own, and halve "
            "what is shared; the difference is the same if you leave the shared points out.",
            "数出双方的子与各自的空，公空均分；公空不计，差数也一样。",
            "各側の石と自分の空点を数え、共有点は折半する。共有点を除いても差は同じ。",
        ),
        by_goref(
            "goref knows no other count for this rule set.",
            "goref对此规则没有别的算法。",
            "goref はこのルールに別の計算を持たない。",
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
        ),
        by_goref(
            "goref takes no stone off either: have everything captured before the passes.",
            "goref也不取走任何子，故应在虚着之前提净。",
            "goref も石を取り去らないので、取るべき石はパスの前に取っておくこと。",
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
        ),
        by_goref(
            "goref ignores every mark you make, and says so.",
            "goref不采用任何标记，并予提示。",
            "goref は印を用いず、そのことを知らせる。",
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
        ),
        custom(
            "Programs add a komi of their own.",
            "程序对局常另加贴点。",
            "プログラムの対局では独自のコミを加える。",
        ),
        by_goref(
            "The text says nothing of handicap games in the score; goref pays nothing.",
            "条文未提让子如何计分，goref不作贴还。",
            "置碁の得点は条文になく、goref は何も支払わない。",
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
        ),
    ),
)
RECORD_BUTTON = Article(
    cite=cited(BUTTON, "taking the button", "取纽扣", "ボタンの取得"),
    says=(
        reported(
            "The first to pass takes the button instead; this lifts the ko bans and is not "
            "a closing pass. The game ends with passes in a row after that.",
            "最先虚着的一方取得纽扣；此举解除打劫禁令，且不算终局虚着。此后连续虚着终局。",
            "最初にパスする側は代わりにボタンを取る。これは劫の禁を解き、"
            "終局のパスには数えない。その後の連続パスで終局。",
        ),
        by_goref(
            "goref needs to know who passed first in the whole game; if nobody did, the "
            "button was not taken.",
            "goref须知全局谁先虚着；无人虚着，则纽扣未取。",
            "goref は対局全体で最初にパスした側を知る必要がある。"
            "誰もいなければボタンは取られていない。",
        ),
    ),
)
HOST_BUTTON = Article(
    cite=Text(
        "Button Go; the host's area rules",
        "纽扣围棋；所依附的数子规则",
        "ボタン碁、母体となる面積計算のルール",
    ),
    says=(
        reported(
            "Button Go changes only the button and says nothing of this; the host rules "
            "decide.",
            "纽扣围棋只加纽扣，此处未作规定，依所附规则。",
            "ボタン碁が変えるのはボタンだけで、この点は母体のルールによる。",
        ),
        by_goref(
            "goref counts as area rules do: dead stones agreed or played out, eyes, "
            "one-sided dame, sole liberties and open ko points for their owner, shared "
            "points halved.",
            "goref按数子规则：死子商定或实战解决；双活眼位、单方权利官子、"
            "单方拥有的气点、劫空归所有者；公空均分。",
            "goref は面積計算に従う：死石は合意か実戦、セキの眼、片側だけのダメと呼吸点、"
            "継がない劫の点は所有者に、共有点は折半する。",
        ),
    ),
)
PAYMENTS_BUTTON = Article(
    cite=cited(BUTTON, "komi and the button", "贴点与纽扣", "コミとボタン"),
    says=(
        reported(
            "Komi 7 points; the first passer gets ½ point for the button. So the margin is "
            "never a tie, and follows the territory count with half a point less of komi.",
            "黑贴7点；最先虚着者因纽扣得½点。因此不会成和，结果与少贴半点的计目法一致。",
            "コミは7点。最初にパスした側がボタンで½点を得る。同点はなく、"
            "コミを半点減らした地の計算と一致する。",
        ),
        by_goref(
            "The text says nothing of handicap games; goref then pays nothing.",
            "未提让子棋，goref不作贴还。",
            "置碁の定めはなく、goref は何も支払わない。",
        ),
    ),
)
RESULT_BUTTON = Article(
    cite=cited(BUTTON, "result", "胜负", "勝敗"),
    says=(
        reported(
            "More points win after komi and button; with an integer komi the half point of "
            "the button leaves no tie. Told in points.",
            "计入贴点与纽扣后点多为胜；贴点为整数时，纽扣的半点使棋局不会成和。以点报告。",
            "コミとボタンを入れて点の多い側の勝ち。コミが整数なら、"
            "ボタンの半点により同点はない。点で述べる。",
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
