"""The articles of the kin of the old counts: No-pass Go, stone scoring, Sunjang."""

from __future__ import annotations

from goref.core.articles.entry import (
    Article,
    Table,
    at,
    author,
    by_goref,
    custom,
    reported,
)
from goref.core.base.language import Text
from goref.core.base.sources import NO_PASS_TEXT, AtHand

KATAGO = Text(
    "Stone scoring, as played with KataGo's rules (area, tax ALL)",
    "计子制，依KataGo规则（area，tax ALL）",
    "石数計算、KataGoのルール（area、tax ALL）による",
    "돌만 세기(計子制), KataGo 규칙(area, tax ALL)에 따름",
)
SUNJANG = Text(
    "Sunjang Baduk, Korean tradition (as reported)",
    "顺将围棋，朝鲜传统（据转述）",
    "巡将囲碁、朝鮮の伝統（伝聞）",
    "순장바둑, 한국의 전통(전언)",
)
RECORD_NO_PASS = Article(
    cite=Text(
        "No-pass Go, form with prisoners returned; named by Zhang Xu, section 2.1",
        "不准虚手围棋（还俘子）；章许文第2.1节提及",
        "ノーパス碁（アゲハマ返し）。章許 第2.1節に名がある",
        "패스 없는 바둑, 따낸 돌을 돌려주는 형식; 장쉬(章許) 제2.1절에 이름이 나옴",
    ),
    says=(
        author(
            "No virtual move is allowed: Zhang names the game only to set his own rules, "
            "which allow one, apart from it.",
            "不准虚手：章文仅为与可走虚手的规则相区别而提及。",
            "パスの石は許されない：章許はそれを認める自説と区別するために名を挙げるのみ。",
            "패스(虛手)는 허용되지 않습니다: 장쉬는 이를 허용하는 자신의 규칙과 구별하기 "
            "위해 이 바둑의 이름을 들 뿐입니다.",
            at(AtHand.ZHANG, "2.1", "NO PASS GO", "不允许虚手"),
        ),
        reported(
            "Who has no legal play loses. In one form a prisoner may be given back instead "
            "of a play.",
            "无合法着手者负。有一种形式可归还一颗俘子以代着子。",
            "合法な着手のない側の負け。着手の代わりにアゲハマを一つ返せる形もある。",
            "규칙에 맞는 착수가 없는 쪽이 집니다. 착수 대신 따낸 돌 하나를 돌려줄 수 "
            "있는 형식도 있습니다.",
        ),
        by_goref(
            "goref counts that form. State the prisoners; the numbers of plays are not needed.",
            "goref按此形式计算。请填俘子数；不需手数。",
            "goref はこの形で数える。アゲハマ数を示すこと。手数は要らない。",
            "goref는 그 형식으로 계가합니다. 따낸 돌을 입력하세요. 착수 수는 필요 없습니다.",
        ),
    ),
)
RULING_NO_PASS = Article(
    cite=NO_PASS_TEXT,
    says=(
        by_goref(
            "The source gives only the name. goref counts ahead what each side could still "
            "play: real eyes a group must keep give nothing; other eyes in seki, false "
            "eyes, one-sided dame and open ko points are plays of their owner; dame and "
            "shared liberties are nobody's. Dead stones: what both agree on.",
            "原文仅有其名。goref预计双方还能下几手：棋块必留的真眼不计；双活其余眼位、"
            "假眼、单方权利官子与劫空为所有者可下之点；单官与公气两不计。死子由双方商定。",
            "原文は名を挙げるのみ。goref は各側があと何手打てるかを先に数える："
            "石群が残すべき真の眼は数えず、セキのほかの眼、欠け眼、片側だけのダメ、"
            "継がない劫の点は所有者の手数とし、ダメと共有の呼吸点は数えない。"
            "死石は双方の合意による。",
            "원문에는 이름만 있습니다. goref는 각 쪽이 더 둘 수 있는 수를 미리 셉니다: "
            "돌무리에 남겨야 하는 진짜 눈은 세지 않습니다. 빅의 나머지 눈, 옥집, 한쪽만 "
            "둘 수 있는 공배, 잇지 않은 패 자리는 그 주인의 착수로 셉니다. 공배와 공유 "
            "공배는 누구의 것도 아닙니다. 사석은 양쪽이 합의한 돌입니다.",
        ),
    ),
)
PAYMENTS_NO_PASS = Article(
    cite=NO_PASS_TEXT,
    says=(
        by_goref(
            "No komi and no payment in goref. Who is to move when nothing is left can "
            "decide a close game; goref's count does not look at it. Handicap is not "
            "spoken of, and nothing is paid for it.",
            "goref不贴，也无贴还。无处可下时轮到谁，可能左右胜负，goref的计算不涉及。"
            "让子未提，不作贴还。",
            "goref にコミも支払いもない。"
            "打つ所がなくなったときの手番が接戦を決めることがあるが、goref "
            "の計算は見ない。置碁には触れず、何も支払わない。",
            "goref에는 덤도 지급도 없습니다. 더 둘 곳이 없을 때 누구 차례인지가 팽팽한 "
            "대국을 가를 수 있으나, goref의 계가는 이를 보지 않습니다. 접바둑에 관한 "
            "말은 없으며, 그에 대해 아무것도 지급하지 않습니다.",
        ),
    ),
)
COUNT_NO_PASS = Article(
    cite=NO_PASS_TEXT,
    says=(
        by_goref(
            "goref counts as for routes: own points that can still be filled, two kept "
            "back for each independent group and one for a group in seki with a real eye, "
            "less the stones of that side the other holds.",
            "goref按数路计算：己方尚可自填的点，每块独立活棋留两点，"
            "双活中有真眼的棋块留一点，再减去己方被俘之子。",
            "goref は路と同じに数える：自分がなお埋められる点から、"
            "独立した石群ごとに二点、真の眼を持つセキの石群は一点を残し、"
            "取られた自分の石を引く。",
            "goref는 로를 셀 때와 같이 셉니다: 더 메울 수 있는 자기 점에서 독립된 "
            "돌무리마다 두 점, 빅에서 진짜 눈이 있는 돌무리는 한 점을 남기고, 상대가 "
            "따낸 그쪽의 돌을 뺍니다.",
        ),
    ),
)
RESULT_NO_PASS = Article(
    cite=NO_PASS_TEXT,
    says=(
        reported(
            "At the board the side without a legal play loses.",
            "对局中无合法着手者负。",
            "対局では合法な着手のない側の負け。",
            "실제 대국에서는 규칙에 맞는 착수가 없는 쪽이 집니다.",
        ),
        by_goref(
            "goref tells the difference of plays left, in routes; more wins, and it shows "
            "an equal number as a draw, though play itself has none.",
            "goref以路报告双方所余着数之差，多者胜；相等时显示和棋，实际对局则没有和棋。",
            "goref は残る手数の差を路で述べ、多い側の勝ちとする。同数は持碁と示すが、"
            "実戦に持碁はない。",
            "goref는 남은 착수 수의 차이를 로로 알립니다. 많은 쪽이 이기며, 같으면 "
            "비김으로 표시합니다. 다만 실전에는 비김이 없습니다.",
        ),
    ),
)
RECORD_STONE = Article(
    cite=KATAGO,
    says=(
        reported(
            "A pass costs nothing. The game ends with passes in a row; nothing of the "
            "record is needed for the count. The setting is simple ko, a long cycle being "
            "no result.",
            "虚着不付代价。连续虚着终局；计算不需棋谱。打劫按单劫，长循环为无胜负。",
            "パスに代償はない。連続パスで終局し、計算に棋譜は要らない。設定は単劫で、"
            "長い循環は無勝負。",
            "패스에는 대가가 없습니다. 패스가 이어지면 종국하며, 계가에 기보는 필요 "
            "없습니다. 설정은 단패이고 긴 순환은 무승부입니다.",
        ),
    ),
)
RULING_STONE = Article(
    cite=KATAGO,
    says=(
        reported(
            "Only stones that stand once all is filled count. A group keeps two points, a "
            "group in seki with a real eye one.",
            "填满之后只数盘上活子。独立活棋留两点，双活中有真眼的棋块留一点。",
            "埋め終えて盤上にある石だけを数える。石群は二点、"
            "真の眼を持つセキの石群は一点を残す。",
            "모두 메웠을 때 바둑판에 남아 있는 돌만 셉니다. 돌무리는 두 점, 빅에서 진짜 "
            "눈이 있는 돌무리는 한 점을 남깁니다.",
        ),
        by_goref(
            "goref has other eyes, false eyes, one-sided dame and open ko points filled by "
            "their owner, shared and sole liberties by nobody. Dead stones: what both "
            "agree on, else play on.",
            "goref令其余眼位、假眼、单方权利官子与劫空由所有者填入，"
            "公气与单方拥有的气点不填。死子由双方商定，否则续下。",
            "goref はほかの眼、欠け眼、片側だけのダメ、"
            "継がない劫の点を所有者が埋めるものとし、共有・片側だけの呼吸点は埋めない。"
            "死石は合意により、なければ打ち続ける。",
            "goref는 나머지 눈, 옥집, 한쪽만 둘 수 있는 공배, 잇지 않은 패 자리는 그 "
            "주인이 메우고, 공유 공배와 한쪽만의 공배는 아무도 메우지 않는 것으로 "
            "합니다. 사석은 양쪽이 합의한 돌이며, 합의하지 못하면 계속 둡니다.",
        ),
    ),
)
PAYMENTS_STONE = Article(
    cite=KATAGO,
    says=(
        custom(
            "Programs usually set a komi of their own; nothing is paid for the last play. "
            "The group tax lies in the count itself.",
            "程序多自设贴点；收后不贴。还棋头已含在计数之中。",
            "プログラムは独自のコミを設けることが多く、最後の着手の支払いはない。"
            "切り賃は計算そのものに含まれる。",
            "프로그램은 대개 자체 덤을 정하며, 마지막 착수에 대해서는 아무것도 지급하지 "
            "않습니다. 환기두는 계가 자체에 들어 있습니다.",
        ),
        by_goref(
            "goref takes no komi unless one is stated, or recorded for this rule set. "
            "Handicap is not spoken of, and nothing is paid for it.",
            "未另行填写，也未专为此规则记录贴目时，goref不贴。让子未提，不作贴还。",
            "入力されたコミも、このルールのものとして記録されたコミもなければ、"
            "goref にコミはない。"
            "置碁には触れず、何も支払わない。",
            "입력한 덤도, 이 규칙의 것으로 기록된 덤도 없으면 goref는 덤을 두지 "
            "않습니다. 접바둑에 관한 말은 없으며, 그에 대해 아무것도 지급하지 않습니다.",
        ),
    ),
)
COUNT_STONE = Article(
    cite=KATAGO,
    says=(
        reported(
            "Take off the dead, fill every point that can be filled, and count the living "
            "stones of both sides. Dame left unfilled are nobody's: fill them first, by "
            "turns.",
            "取走死子，可填之点尽数填满，数双方活子。未收的单官不归任何一方：请先轮流收完。",
            "死石を取り去り、埋められる点をすべて埋め、双方の活石を数える。"
            "残ったダメは誰のものでもないので、先に交互に打つこと。",
            "사석을 들어내고, 메울 수 있는 점을 모두 메운 뒤 양쪽의 살아 있는 돌을 "
            "셉니다. 메우지 않은 공배는 누구의 것도 아닙니다: 먼저 번갈아 메우세요.",
        ),
    ),
)
RESULT_STONE = Article(
    cite=KATAGO,
    says=(
        reported(
            "More living stones win, told in stones; equal is a draw. Both sides are "
            "counted, no base number is needed.",
            "活子多者胜，以子报告；相等为和棋。双方都数，不用归本数。",
            "活石の多い側の勝ち、石数で述べる。同数は持碁。"
            "両方を数えるので基準の数は要らない。",
            "살아 있는 돌이 많은 쪽이 이기며 돌 수로 알립니다. 같으면 비김입니다. 양쪽을 "
            "모두 세므로 기준수는 필요 없습니다.",
        ),
    ),
)
RECORD_SUNJANG = Article(
    cite=SUNJANG,
    says=(
        reported(
            "The game starts from preset stones, eight of each side, and goes on until "
            "nothing is left to play; dame are filled. Prisoners do not count.",
            "以双方各八颗的预置子开局，下到无处可下为止；单官收完。俘子不计。",
            "双方八つずつの石を置いて始め、打つ所がなくなるまで打つ。ダメも打ち終える。"
            "アゲハマは数えない。",
            "양쪽이 여덟 개씩 미리 놓은 돌로 시작하여 더 둘 곳이 없을 때까지 둡니다. "
            "공배도 메웁니다. 따낸 돌은 세지 않습니다.",
        ),
        by_goref(
            "goref therefore asks for no prisoners. No written article was found.",
            "故goref不需俘子。未见成文条款。",
            "そこで goref にアゲハマは要らない。成文の条は見つかっていない。",
            "따라서 goref는 따낸 돌을 묻지 않습니다. 성문 조문은 찾지 못했습니다.",
        ),
    ),
)
DEAD_SUNJANG = Article(
    cite=SUNJANG,
    says=(
        reported(
            "Dead stones come off and do not count against anyone.",
            "死子取走，不计负数。",
            "死石は取り去り、負の数にはならない。",
            "사석은 들어내며 누구에게도 불리하게 세지 않습니다.",
        ),
        by_goref(
            "The reports say nothing of a disagreement: goref has it played out, which "
            "costs no prisoners here.",
            "有分歧时如何，转述未提：goref以实战解决，因俘子不计，并无损失。",
            "異論の扱いは伝わらない：goref は実戦で決める。アゲハマは数えないので損はない。",
            "의견이 다를 때에 관해서는 전해지는 말이 없습니다: goref는 실전으로 해결하게 "
            "하며, 여기서는 그렇게 해도 따낸 돌로 인한 손해가 없습니다.",
        ),
    ),
)
LAND_SUNJANG = Article(
    cite=SUNJANG,
    says=(
        reported(
            "No points in seki: eyes, one-sided dame and sole liberties count for nobody, "
            "nor do dame.",
            "双活无地：眼位、单方权利官子、单方拥有的气点都不计，单官也不计。",
            "セキに地はない：眼も片側だけのダメや呼吸点も数えず、ダメも数えない。",
            "빅에는 집이 없습니다: 눈, 한쪽만 둘 수 있는 공배, 한쪽만의 공배는 누구의 "
            "것으로도 세지 않으며, 공배도 마찬가지입니다.",
        ),
        by_goref(
            "Of a ko left open the reports say nothing; goref counts its point for the holder.",
            "不粘之劫转述未提，goref归持劫方。",
            "継がない劫は伝わらず、goref は持つ側の点とする。",
            "잇지 않은 패에 관해서는 전해지는 말이 없습니다. goref는 그 점을 패를 가진 "
            "쪽의 것으로 셉니다.",
        ),
    ),
)
PAYMENTS_SUNJANG = Article(
    cite=SUNJANG,
    says=(
        reported(
            "No komi, as of old; later games had 4½ points.",
            "依古制不贴；后来的对局曾贴4½点。",
            "古くはコミがない。後の対局には4½点もあった。",
            "옛 관습대로 덤은 없습니다. 후대의 대국에는 4½점의 덤이 있었습니다.",
        ),
        by_goref(
            "goref takes none. Nothing is told of handicap payments, and nothing is paid.",
            "goref不计。让子贴还未见记述，不作贴还。",
            "goref は用いない。置石の支払いは伝わらず、何も支払わない。",
            "goref는 덤을 두지 않습니다. 접바둑의 지급에 관해서는 전해지는 것이 없으며, "
            "아무것도 지급하지 않습니다.",
        ),
    ),
)
COUNT_SUNJANG = Article(
    cite=SUNJANG,
    says=(
        reported(
            "Take off the dead and all inner stones, keeping borders that are not in "
            "atari, then count the enclosed points. Which border to keep is not told "
            "exactly.",
            "取走死子与全部内部棋子，留下不被打吃的边界，再数所围之点。边界如何取舍没有定说。",
            "死石と内側の石をすべて取り去り、アタリにならない境界を残し、"
            "囲んだ点を数える。どの境界を残すかは定まっていない。",
            "사석과 안쪽 돌을 모두 들어내고 단수가 되지 않는 경계를 남긴 다음, 둘러싼 "
            "점을 셉니다. 어느 경계를 남기는지는 정확히 전해지지 않습니다.",
        ),
        by_goref(
            "goref keeps every stone that touches the enemy or a public point. There is no "
            "second count to check it by.",
            "goref保留所有与对方或公空相邻的棋子。没有第二种算法可核对。",
            "goref は相手または共有点に接する石をすべて残す。照合する別の計算はない。",
            "goref는 상대 돌이나 공유점에 닿은 돌을 모두 남깁니다. 이를 교차 확인할 다른 "
            "계가는 없습니다.",
        ),
    ),
)
RESULT_SUNJANG = Article(
    cite=SUNJANG,
    says=(
        reported(
            "More enclosed points win, told in points.",
            "所围之点多者胜，以点报告。",
            "囲んだ点の多い側の勝ち、点で述べる。",
            "둘러싼 점이 많은 쪽이 이기며 점으로 알립니다.",
        ),
        by_goref(
            "The reports say nothing of equal numbers; goref calls it a draw.",
            "相等如何转述未提，goref作和棋。",
            "同数の場合は伝わらず、goref は持碁とする。",
            "수가 같을 때에 관해서는 전해지는 말이 없습니다. goref는 비김으로 합니다.",
        ),
    ),
)

ARTICLES: Table = {
    "no-pass-go": {
        "record": RECORD_NO_PASS,
        "dead": RULING_NO_PASS,
        "seki": RULING_NO_PASS,
        "points": RULING_NO_PASS,
        "payments": PAYMENTS_NO_PASS,
        "count": COUNT_NO_PASS,
        "result": RESULT_NO_PASS,
    },
    "stone-scoring": {
        "record": RECORD_STONE,
        "dead": RULING_STONE,
        "seki": RULING_STONE,
        "points": RULING_STONE,
        "payments": PAYMENTS_STONE,
        "count": COUNT_STONE,
        "result": RESULT_STONE,
    },
    "sunjang": {
        "record": RECORD_SUNJANG,
        "dead": DEAD_SUNJANG,
        "seki": LAND_SUNJANG,
        "points": LAND_SUNJANG,
        "payments": PAYMENTS_SUNJANG,
        "count": COUNT_SUNJANG,
        "result": RESULT_SUNJANG,
    },
}
