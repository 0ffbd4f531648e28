"""The articles of the AGA rules and those who adopted them: British, French."""

from __future__ import annotations

from goref.core.articles.entry import (
    Article,
    Steps,
    Table,
    by_goref,
    reported,
)
from goref.core.base.language import Text
from goref.core.base.sources import AGA_TEXT, FRENCH_TEXT, cited

ALIKE = Text(
    "AGA rule{s} {part} (BGA and FFG alike)",
    "美国围棋协会规则第{part}条（英、法同）",
    "アメリカ囲碁協会規則第{part}条（英・仏も同じ）",
    "미국바둑협회(AGA) 규칙 제{part}조(BGA와 FFG도 같음)",
)
RECORD_AGA = Article(
    cite=cited(AGA_TEXT, "7, 9 and 11"),
    says=(
        reported(
            "Every pass hands the other side a stone as a prisoner. Two passes in a row "
            "end play, and White must make the last pass, if need be one more with a third "
            "stone.",
            "每次虚着交对方一子作俘子。连续两次虚着停止行棋，最后一次须由白方虚着，"
            "必要时再交一子。",
            "パスのたびに相手へ石を一つ渡す。連続パスで着手は終わり、"
            "最後のパスは白が行う。必要なら白がもう一つ渡す。",
            "패스할 때마다 상대에게 돌 하나를 따낸 돌로 건넵니다. 패스가 이어서 두 번 "
            "나오면 착수가 끝납니다. 마지막 패스는 백이 해야 하며, 필요하면 세 번째 돌을 "
            "내고 한 번 더 패스합니다.",
        ),
        by_goref(
            "goref's area count needs no prisoners. For the territory count check that "
            "these stones are among them.",
            "goref计点不需俘子。用计目法时请查这些子是否在俘子之内。",
            "goref の面積計算にアゲハマは要らない。"
            "地の計算ではその石がアゲハマに入っているか確かめること。",
            "goref가 돌과 집을 세는 계가에는 따낸 돌이 필요 없습니다. 집을 세는 "
            "계가에서는 이 돌들이 따낸 돌에 들어 있는지 확인하세요.",
        ),
    ),
)
RECORD_FRENCH = Article(
    cite=FRENCH_TEXT,
    says=(
        reported(
            "As by the AGA rules: a stone for each pass, two passes end play, White passes "
            "last. On repetition they differ: a player may not make a position again that "
            "an own earlier play made.",
            "与美国规则同：每次虚着交一子，连续两次停止行棋，白方最后虚着。同形规定不同："
            "一方着子不得重现自己以往着子所成的局面。",
            "アメリカルールと同じく、パスごとに石を渡し、連続パスで終わり、"
            "最後は白がパスする。同形の定めは異なり、"
            "自分の以前の着手でできた局面を再び作れない。",
            "AGA 규칙과 같습니다: 패스마다 돌 하나를 건네고, 연속된 두 번의 패스로 "
            "착수가 끝나며, 백이 마지막에 패스합니다. 동형반복에 관한 규정은 다릅니다: "
            "자신의 이전 착수로 만들어진 국면을 다시 만들 수 없습니다.",
        ),
        by_goref(
            "goref checks that. Its count by area needs no prisoners.",
            "goref按此检查。计点法不需俘子。",
            "goref はそれを調べる。面積計算にアゲハマは要らない。",
            "goref는 이를 확인합니다. 돌과 집을 세는 계가에는 따낸 돌이 필요 없습니다.",
        ),
    ),
)
DEAD_AGA = Article(
    cite=cited(ALIKE, "9 and 10"),
    says=(
        reported(
            "After the two passes the dead stones are agreed on. If they cannot be, play "
            "resumes, and the pass stones keep the score true. Two more passes at once "
            "leave all stones on the board alive.",
            "两次虚着后商定死子。谈不拢则续下，因虚着交子，结果不受影响。"
            "若随即又是两次虚着，盘上之子全部作活。",
            "連続パスの後、死石に合意する。できなければ再開し、"
            "パスで渡す石により結果は変わらない。"
            "すぐにまた二回パスなら盤上の石はすべて活石。",
            "두 번의 패스 뒤 사석을 합의합니다. 합의하지 못하면 대국을 재개하며, 패스 "
            "돌이 있으므로 결과는 달라지지 않습니다. 곧바로 다시 두 번 패스하면 바둑판 "
            "위의 돌은 모두 살아 있습니다.",
        ),
        by_goref(
            "goref voids dead marks where the game ended so, by its acts or by the end you "
            "state.",
            "棋局如此终结的（依着手或所填终局），goref将死子标记作废。",
            "着手か入力した終局によりそう終わったとき、goref は死石の印を無効とする。",
            "대국이 그렇게 끝났으면(처리로든 입력한 종국으로든) goref는 죽음 표시를 "
            "무효로 합니다.",
        ),
    ),
)
SEKI_AGA = Article(
    cite=cited(ALIKE, "12"),
    says=(
        reported(
            "Points surrounded by one side's living stones count for it, in seki as well. "
            "Points open to both count for neither, which is the same as halving them.",
            "被一方活子围住的点归该方，双活也一样。双方都可通达的点两不计，与均分同。",
            "一方の活石が囲む点はその側のもの、セキでも同じ。"
            "双方に開いた点はどちらにも数えない。折半と同じである。",
            "한쪽의 살아 있는 돌로 둘러싸인 점은 그쪽의 것이며, 빅에서도 같습니다. "
            "양쪽에 열려 있는 점은 어느 쪽에도 세지 않으며, 이는 절반씩 나누는 것과 "
            "같습니다.",
        ),
        by_goref(
            "Sole liberties are not named; goref gives them, and one-sided dame ruled as "
            "such, to their owner.",
            "单方拥有的气点未提；goref将它与已认定的单方权利官子归其所有者。",
            "片側だけの呼吸点の定めはなく、goref はそれと、"
            "そう裁定した片側だけのダメを所有者に数える。",
            "한쪽만의 공배에 관한 규정은 없습니다. goref는 이것과, 그렇게 판정된 한쪽만 "
            "둘 수 있는 공배를 그 주인의 것으로 셉니다.",
        ),
    ),
)
POINTS_AGA = Article(
    cite=cited(ALIKE, "12"),
    says=(
        reported(
            "Dame left count for neither side.",
            "未收的单官两不计。",
            "残ったダメはどちらにも数えない。",
            "남은 공배는 어느 쪽에도 세지 않습니다.",
        ),
        by_goref(
            "So fill them before you pass. The empty point of an open ko is surrounded by "
            "its holder's stones, and goref counts it for him; rule otherwise if the other "
            "side may still take it.",
            "故应在虚着前收完。未粘之劫的空点为持劫方之子所围，goref归该方；"
            "若对方仍可提劫，请改判。",
            "そこでパスの前に打つこと。継いでいない劫の点は持つ側の石に囲まれ、goref "
            "はその側に数える。相手がまだ取れるなら裁定を改めること。",
            "그러므로 패스하기 전에 공배를 메우세요. 잇지 않은 패의 빈 점은 패를 가진 "
            "쪽의 돌로 둘러싸여 있으므로 goref는 그쪽의 것으로 셉니다. 상대가 아직 따낼 "
            "수 있다면 달리 판정하세요.",
        ),
    ),
)
PAYMENTS_AGA = Article(
    cite=cited(AGA_TEXT, "3 and 4"),
    says=(
        reported(
            "Komi 7½ points. Counting area, Black also pays one point less than there are "
            "handicap stones; counting territory the pass stones have paid it already: "
            "never both. The printed rules of 1991 had 5½.",
            "黑贴7½点。计点法中，让子局黑另贴让子数减一；计目法中虚着所交之子已含此数，"
            "不可重复。1991年条文为5½。",
            "コミは7½点。面積計算では、置碁で黒が置石数より一つ少ない点も払う。"
            "地の計算ではパスの石がすでに払っており、二重にしない。1991年の条文は5½。",
            "덤은 7½점입니다. 돌과 집을 셀 때는 흑이 치석 수보다 하나 적은 점도 "
            "지급합니다. 집을 셀 때는 패스 돌로 이미 지급되었으므로 두 번 지급하지 "
            "않습니다. 1991년 인쇄본 규칙에서는 덤이 5½이었습니다.",
        ),
        by_goref(
            "Komi with handicap: goref takes 0, the text ½, so state it where it must "
            "break a tie.",
            "让子局贴点goref默认0，条文为½，须防和棋时请填写。",
            "置碁のコミは goref では0、条文は½なので、同点を避けるなら入力すること。",
            "접바둑의 덤은 goref에서는 0, 조문에서는 ½이므로, 비김을 피해야 하면 덤을 "
            "입력하세요.",
        ),
    ),
)
PAYMENTS_BGA = Article(
    cite=Text(
        "AGA rules as adopted by the BGA, 2007",
        "英国围棋协会采用之AGA规则（2007年）",
        "イギリス囲碁協会採用のAGAルール（2007年）",
        "영국바둑협회(BGA)가 채택한 AGA 규칙, 2007년",
    ),
    says=(
        reported(
            "Komi 7½ points. Counting area, Black also pays one point less than there are "
            "handicap stones; counting territory the pass stones have paid it already: "
            "never both.",
            "黑贴7½点。计点法中，让子局黑另贴让子数减一；计目法中虚着所交之子已含此数，"
            "不可重复。",
            "コミは7½点。面積計算では、置碁で黒が置石数より一つ少ない点も払う。"
            "地の計算ではパスの石がすでに払っており、二重にしない。",
            "덤은 7½점입니다. 돌과 집을 셀 때는 흑이 치석 수보다 하나 적은 점도 "
            "지급합니다. 집을 셀 때는 패스 돌로 이미 지급되었으므로 두 번 지급하지 "
            "않습니다.",
        ),
        by_goref(
            "With handicap goref takes komi 0 unless you state one.",
            "让子局贴点goref默认0，可另行填写。",
            "置碁のコミは、指定がなければ goref は0とする。",
            "접바둑에서는 따로 입력하지 않으면 goref는 덤을 0으로 합니다.",
        ),
    ),
)
PAYMENTS_FRENCH = Article(
    cite=FRENCH_TEXT,
    says=(
        reported(
            "Komi 7½ points in even games. With handicap Black pays one point less than "
            "there are stones, and ½ point more to White. Counting by pass stones the "
            "handicap part is paid already: never both.",
            "分先黑贴7½点。让子局黑贴让子数减一，另给白½点。用虚着交子的计目法时，"
            "让子部分已付清，不可重复。",
            "互先のコミは7½点。置碁では黒が置石数より一つ少ない点を払い、"
            "さらに白へ½点を出す。パスの石による地の計算では置石の分は済んでおり、"
            "二重にしない。",
            "호선의 덤은 7½점입니다. 접바둑에서는 흑이 치석 수보다 하나 적은 점을 "
            "지급하고, 백에게 ½점을 더 지급합니다. 패스 돌로 계가하면 치석에 대한 몫은 "
            "이미 지급되었으므로 두 번 지급하지 않습니다.",
        ),
    ),
)
COUNT_AGA = Article(
    cite=cited(ALIKE, "12"),
    says=(
        reported(
            "Area: stones and surrounded points of each side. Territory: surrounded "
            "points, with prisoners and pass stones filled in.",
            "计点：双方之子与所围之空。计目：所围之空，回填俘子与虚着所交之子。",
            "面積：各側の石と囲んだ点。地：囲んだ点にアゲハマとパスの石を埋める。"
            "パスごとに石を渡し白が最後にパスすれば同じ差になる。",
            "돌과 집: 각 쪽의 돌과 둘러싼 점을 셉니다. 집: 둘러싼 점을 따낸 돌과 패스 "
            "돌로 메우고 셉니다.",
        ),
        by_goref(
            "Both give one margin if every pass cost a stone and White passed last; goref "
            "runs the second as a check when the record shows the passes.",
            "每次虚着都交子且白方最后虚着时，两者同一差数；棋谱载明虚着时，goref以后者核对。",
            "棋譜にパスがあれば goref は後者で照合する。",
            "패스마다 돌을 하나씩 내고 백이 마지막에 패스했다면 두 방법의 차이는 "
            "같습니다. 기보에 패스가 나와 있으면 goref는 둘째 방법으로 교차 확인을 "
            "합니다.",
        ),
    ),
)
RESULT_AGA = Article(
    cite=cited(ALIKE, "3 and 12"),
    says=(
        reported(
            "The larger total wins.",
            "总点数多者胜。",
            "合計の多い側の勝ち。",
            "합계가 많은 쪽이 이깁니다.",
        ),
        by_goref(
            "goref tells the margin in points. In an even game Black must pass 184¼ points "
            "of the board, half the shared points included; 7½ leaves no tie. In handicap "
            "games without a half point of komi a tie is a draw.",
            "goref以点报告。分先黑须超过184¼点（含公空之半）；贴7½不会成和。"
            "让子局若贴点不带半点，相等为和棋。",
            "goref は点で述べる。互先では黒は184¼点（共有点の半分を含む）"
            "を超えなければならず、7½なら同点はない。半点のない置碁では同点は引き分け。",
            "goref는 차이를 점으로 알립니다. 호선에서 흑은 공유점의 절반을 포함하여 "
            "바둑판의 184¼점을 넘어야 합니다. 덤이 7½이면 같아지는 일이 없습니다. 덤에 "
            "반 점이 없는 접바둑에서 같으면 비김입니다.",
        ),
    ),
)

AMERICAN: Steps = {
    "record": RECORD_AGA,
    "dead": DEAD_AGA,
    "seki": SEKI_AGA,
    "points": POINTS_AGA,
    "payments": PAYMENTS_AGA,
    "count": COUNT_AGA,
    "result": RESULT_AGA,
}

ARTICLES: Table = {
    "aga": AMERICAN,
    "bga": {**AMERICAN, "payments": PAYMENTS_BGA},
    "french": {**AMERICAN, "record": RECORD_FRENCH, "payments": PAYMENTS_FRENCH},
}
