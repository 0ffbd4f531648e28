"""The articles of Ing's rules."""

from __future__ import annotations

from goref.core.articles.entry import (
    Article,
    Table,
    by_goref,
    custom,
    reported,
)
from goref.core.base.language import Text
from goref.core.base.sources import ING_1991, cited

ING = Text(
    "Ing's SST rules, {part}",
    "应氏计点制围棋规则，{part}部分",
    "応氏計点制ルール、{part}",
    "응씨 계점제(SST) 규칙, {part}",
)
RECORD_ING = Article(
    cite=ING_1991,
    says=(
        reported(
            "A pass is a move and opens a pause; four passes in a row were taken as the "
            "end. Each side must start with exactly 180 stones. Fill all dame.",
            "虚手是一着，引起暂停；连续四次虚手视为终局。双方各须恰有180子。单官须收完。",
            "パスは一手で休止を開く。四回続けば終局とされた。各側ちょうど180子を用いる。"
            "ダメは打ち終える。",
            "패스는 한 수이며 대국을 잠시 멈추게 합니다. 연속된 네 번의 패스를 종국으로 "
            "보았습니다. 각 쪽은 정확히 돌 180개로 시작해야 합니다. 공배를 모두 메우세요.",
        ),
        by_goref(
            "A missing stone falsifies the count, so check the bowls. goref checks Ing's "
            "own ko rule as simple ko only; rule on the rest yourself.",
            "缺一子则计算失准，请先验子。应氏打劫规定，goref只按单劫检查，其余由你裁定。",
            "石が一つ欠けても計算が狂うので、碁笥を確かめること。応氏の劫の定めは、goref "
            "は単劫としてのみ調べる。ほかは審判が裁く。",
            "돌이 하나라도 모자라면 계가가 틀리므로 바둑통을 확인하세요. goref는 응씨 "
            "규칙 고유의 패 규정을 단패로만 확인합니다. 나머지는 직접 판정하세요.",
        ),
    ),
)
DEAD_ING = Article(
    cite=cited(ING, "life and death", "死活", "死活", "사활"),
    says=(
        reported(
            "Life and death are settled by play: what can be captured is verified by "
            "removing it. The edition of 1996 judges by kinds of breath.",
            "死活以实战为准：能提走的，提走即证。1996年版按气的种类判断。",
            "死活は実戦で決める：取れる石は取り上げて証明する。"
            "1996年版は呼吸の種類で判定する。",
            "사활은 두어서 정합니다: 따낼 수 있는 것은 들어내어 증명합니다. 1996년판은 "
            "활로(氣)의 종류로 판정합니다.",
        ),
        by_goref(
            "goref does not judge by breath. Mark dead what both agree on or what was "
            "removed in the trial.",
            "goref不按气判断。双方同意或实证提走的，标为死子。",
            "goref は呼吸では判定しない。合意した石、または実証で取られた石に死の印を付ける。",
            "goref는 활로(氣)로 판정하지 않습니다. 양쪽이 합의한 돌이나 실전 확인에서 "
            "들어낸 돌을 죽음으로 표시하세요.",
        ),
    ),
)
SEKI_ING = Article(
    cite=cited(ING, "counting", "计算", "計算", "계가"),
    says=(
        reported(
            "Points that touch one colour only belong to that colour, in seki too. Points "
            "that touch both are shared evenly; an odd one stays empty.",
            "只与一方相邻的空点归该方，双活中也一样。与双方相邻的均分，余单数则留空。",
            "片方の色だけに接する点は、セキでもその色のもの。両方に接する点は均分し、"
            "奇数の一つは空けておく。",
            "한 색에만 닿은 점은 그 색의 것이며, 빅에서도 같습니다. 양쪽 색에 닿은 점은 "
            "똑같이 나누고, 홀수이면 남는 하나는 비워 둡니다.",
        ),
        by_goref(
            "The text seen does not name one-sided dame or sole liberties; goref gives "
            "them to their owner.",
            "所见条文未提单方权利官子与单方拥有的气点，goref归其所有者。",
            "片側だけのダメや呼吸点は見た条文になく、goref は所有者に数える。",
            "확인한 조문에는 한쪽만 둘 수 있는 공배와 한쪽만의 공배가 나오지 않습니다. "
            "goref는 그 주인의 것으로 셉니다.",
        ),
    ),
)
POINTS_ING = Article(
    cite=cited(ING, "counting", "计算", "計算", "계가"),
    says=(
        reported(
            "All dame are filled before the count; those left are shared evenly.",
            "计算前单官须收完，未收的均分。",
            "数える前にダメをすべて打つ。残れば均分する。",
            "계가하기 전에 공배를 모두 메우고, 남은 공배는 똑같이 나눕니다.",
        ),
        by_goref(
            "Of a ko left open the text seen says nothing: goref proposes its point for "
            "the holder; rule otherwise if it must be connected.",
            "不粘之劫，所见条文未提：goref暂归持劫方，若须粘劫请改判。",
            "継がない劫は見た条文になく、goref は仮に持つ側の点とする。"
            "継ぐべきなら裁定を改めること。",
            "잇지 않은 패에 관해서는 확인한 조문에 아무 말이 없습니다. goref는 그 점을 "
            "패를 가진 쪽의 것으로 제안합니다. 이어야 한다면 달리 판정하세요.",
        ),
    ),
)
PAYMENTS_ING = Article(
    cite=cited(ING, "komi", "贴点", "コミ", "덤"),
    says=(
        reported(
            "Komi 8 points, paid by putting 4 white stones into Black's land, each worth 2 "
            "points. Black wins ties in return. No payment for handicap stones is named.",
            "黑贴8点：将4颗白子填入黑地，每子2点；和棋则黑胜。条文未载让子贴还。",
            "コミは8点：白石4個を黒地に置いて払い、一個が2点。その代わり同点は黒の勝ち。"
            "置石の支払いは条文にない。",
            "덤은 8점이며, 백돌 4개를 흑집에 넣어 지급합니다. 돌 하나가 2점입니다. 그 "
            "대신 같으면 흑이 이깁니다. 치석에 대한 지급은 조문에 없습니다.",
        ),
        custom(
            "Some events pay n points for n handicap stones and let White win ties.",
            "有的比赛让n子贴n点，和棋白胜。",
            "置石nにつきn点を払い、同点を白勝ちとする大会もある。",
            "치석 n개에 대해 n점을 지급하고, 같으면 백이 이기는 것으로 하는 대회도 있습니다.",
        ),
        by_goref(
            "goref pays nothing for handicap stones.",
            "让子goref不计贴还。",
            "置石について goref は何も支払わない。",
            "goref는 치석에 대해 아무것도 지급하게 하지 않습니다.",
        ),
    ),
)
COUNT_ING = Article(
    cite=cited(ING, "counting", "计算", "計算", "계가"),
    says=(
        reported(
            "All captured and dead stones go back to their own bowls. Each side fills its "
            "own land with its own stones until the bowl of 180 is empty; own points left "
            "over count for you, own stones left over against you.",
            "被提与死亡之子各回本方棋罐。双方以己子填己地，直至180子用完：余空为得，余子为失。",
            "取られた石と死石は自分の碁笥に戻す。"
            "各側180子を使い切るまで自分の地を埋める：残った空点は得、余った石は損。",
            "따낸 돌과 사석은 모두 각자의 바둑통으로 되돌립니다. 양쪽은 180개의 바둑통이 "
            "빌 때까지 자기 돌로 자기 집을 메웁니다. 남은 자기 점은 득이고, 남은 자기 "
            "돌은 실입니다.",
        ),
        by_goref(
            "Counting area must give the same margin; goref runs it as a check.",
            "子空合计应得同一差数，goref一并核对。",
            "石と地の計算も同じ差になるはずで、goref は照合する。",
            "돌과 집을 세어도 차이는 같아야 합니다. goref는 이를 교차 확인으로 실행합니다.",
        ),
    ),
)
RESULT_ING = Article(
    cite=cited(ING, "result", "胜负", "勝敗", "승부"),
    says=(
        reported(
            "More points win; Black wins ties.",
            "点多为胜；和棋黑胜。",
            "点の多い側の勝ち。同点は黒の勝ち。",
            "점이 많은 쪽이 이기고, 같으면 흑이 이깁니다.",
        ),
        by_goref(
            "So with komi Black needs 184½ points of the board, half the shared points "
            "included, and reaching it is enough. A tie needs an odd number of shared "
            "points. goref tells the margin in points.",
            "故计贴点后黑方须得184½点（含公空之半），恰好即胜。公空为单数时才可能成和。"
            "goref以点报告。",
            "したがってコミを入れて黒は184½点が要り（共有点の半分を含む）、"
            "ちょうどで足りる。同点は共有点が奇数のときだけ。goref は点で述べる。",
            "따라서 덤을 넣으면 흑은 공유점의 절반을 포함하여 바둑판의 184½점이 "
            "필요하며, 꼭 그만큼이면 됩니다. 공유점이 홀수일 때에만 같아질 수 있습니다. "
            "goref는 차이를 점으로 알립니다.",
        ),
    ),
)

ARTICLES: Table = {
    "ing": {
        "record": RECORD_ING,
        "dead": DEAD_ING,
        "seki": SEKI_ING,
        "points": POINTS_ING,
        "payments": PAYMENTS_ING,
        "count": COUNT_ING,
        "result": RESULT_ING,
    },
}
