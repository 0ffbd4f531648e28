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
)
SUNJANG = Text(
    "Sunjang Baduk, Korean tradition (as reported)",
    "顺将围棋，朝鲜传统（据转述）",
    "巡将囲碁、朝鮮の伝統（伝聞）",
)
RECORD_NO_PASS = Article(
    cite=Text(
        "No-pass Go, form with prisoners returned; named by Zhang Xu, section 2.1",
        "不准虚手围棋（还俘子）；章许文第2.1节提及",
        "ノーパス碁（アゲハマ返し）。章許 第2.1節に名がある",
    ),
    says=(
        author(
            "No virtual move is allowed: Zhang names the game only to set his own rules, "
            "which allow one, apart from it.",
            "不准虚手：章文仅为与可走虚手的规则相区别而提及。",
            "パスの石は許されない：章許はそれを認める自説と区別するために名を挙げるのみ。",
            at(AtHand.ZHANG, "2.1", "NO PASS GO", "不允许虚手"),
        ),
        reported(
            "Who has no legal play loses. In one form a prisoner may be given back instead "
            "of a play.",
            "无合法着手者负。有一种形式可归还一颗俘子以代着子。",
            "合法な着手のない側の負け。着手の代わりにアゲハマを一つ返せる形もある。",
        ),
        by_goref(
            "goref counts that form. State the prisoners; the numbers of plays are not needed.",
            "goref按此形式计算。请填俘子数；不需手数。",
            "goref はこの形で数える。アゲハマ数を示すこと。手数は要らない。",
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
        ),
        by_goref(
            "goref tells the difference of plays left, in routes; more wins, and it shows "
            "an equal number as a draw, though play itself has none.",
            "goref以路报告双方所余着数之差，多者胜；相等时显示和棋，实际对局则没有和棋。",
            "goref は残る手数の差を路で述べ、多い側の勝ちとする。同数は持碁と示すが、"
            "実戦に持碁はない。",
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
        ),
        by_goref(
            "goref takes no komi unless one is stated, or recorded for this rule set. "
            "Handicap is not spoken of, and nothing is paid for it.",
            "未另行填写，也未专为此规则记录贴目时，goref不贴。让子未提，不作贴还。",
            "入力されたコミも、このルールのものとして記録されたコミもなければ、"
            "goref にコミはない。"
            "置碁には触れず、何も支払わない。",
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
        ),
        by_goref(
            "goref therefore asks for no prisoners. No written article was found.",
            "故goref不需俘子。未见成文条款。",
            "そこで goref にアゲハマは要らない。成文の条は見つかっていない。",
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
        ),
        by_goref(
            "The reports say nothing of a disagreement: goref has it played out, which "
            "costs no prisoners here.",
            "有分歧时如何，转述未提：goref以实战解决，因俘子不计，并无损失。",
            "異論の扱いは伝わらない：goref は実戦で決める。アゲハマは数えないので損はない。",
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
        ),
        by_goref(
            "Of a ko left open the reports say nothing; goref counts its point for the holder.",
            "不粘之劫转述未提，goref归持劫方。",
            "継がない劫は伝わらず、goref は持つ側の点とする。",
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
        ),
        by_goref(
            "goref takes none. Nothing is told of handicap payments, and nothing is paid.",
            "goref不计。让子贴还未见记述，不作贴还。",
            "goref は用いない。置石の支払いは伝わらず、何も支払わない。",
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
        ),
        by_goref(
            "goref keeps every stone that touches the enemy or a public point. There is no "
            "second count to check it by.",
            "goref保留所有与对方或公空相邻的棋子。没有第二种算法可核对。",
            "goref は相手または共有点に接する石をすべて残す。照合する別の計算はない。",
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
        ),
        by_goref(
            "The reports say nothing of equal numbers; goref calls it a draw.",
            "相等如何转述未提，goref作和棋。",
            "同数の場合は伝わらず、goref は持碁とする。",
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
