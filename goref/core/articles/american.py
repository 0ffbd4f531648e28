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
        ),
        by_goref(
            "goref's area count needs no prisoners. For the territory count check that "
            "these stones are among them.",
            "goref计点不需俘子。用计目法时请查这些子是否在俘子之内。",
            "goref の面積計算にアゲハマは要らない。"
            "地の計算ではその石がアゲハマに入っているか確かめること。",
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
        ),
        by_goref(
            "goref checks that. Its count by area needs no prisoners.",
            "goref按此检查。计点法不需俘子。",
            "goref はそれを調べる。面積計算にアゲハマは要らない。",
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
        ),
        by_goref(
            "goref voids dead marks where the game ended so, by its acts or by the end you "
            "state.",
            "棋局如此终结的（依着手或所填终局），goref将死子标记作废。",
            "着手か入力した終局によりそう終わったとき、goref は死石の印を無効とする。",
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
        ),
        by_goref(
            "Sole liberties are not named; goref gives them, and one-sided dame ruled as "
            "such, to their owner.",
            "单方拥有的气点未提；goref将它与已认定的单方权利官子归其所有者。",
            "片側だけの呼吸点の定めはなく、goref はそれと、"
            "そう裁定した片側だけのダメを所有者に数える。",
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
        ),
        by_goref(
            "So fill them before you pass. The empty point of an open ko is surrounded by "
            "its holder's stones, and goref counts it for him; rule otherwise if the other "
            "side may still take it.",
            "故应在虚着前收完。未粘之劫的空点为持劫方之子所围，goref归该方；"
            "若对方仍可提劫，请改判。",
            "そこでパスの前に打つこと。継いでいない劫の点は持つ側の石に囲まれ、goref "
            "はその側に数える。相手がまだ取れるなら裁定を改めること。",
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
        ),
        by_goref(
            "Komi with handicap: goref takes 0, the text ½, so state it where it must "
            "break a tie.",
            "让子局贴点goref默认0，条文为½，须防和棋时请填写。",
            "置碁のコミは goref では0、条文は½なので、同点を避けるなら入力すること。",
        ),
    ),
)
PAYMENTS_BGA = Article(
    cite=Text(
        "AGA rules as adopted by the BGA, 2007",
        "英国围棋协会采用之AGA规则（2007年）",
        "イギリス囲碁協会採用のAGAルール（2007年）",
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
        ),
        by_goref(
            "With handicap goref takes komi 0 unless you state one.",
            "让子局贴点goref默认0，可另行填写。",
            "置碁のコミは、指定がなければ goref は0とする。",
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
        ),
        by_goref(
            "Both give one margin if every pass cost a stone and White passed last; goref "
            "runs the second as a check when the record shows the passes.",
            "每次虚着都交子且白方最后虚着时，两者同一差数；棋谱载明虚着时，goref以后者核对。",
            "棋譜にパスがあれば goref は後者で照合する。",
        ),
    ),
)
RESULT_AGA = Article(
    cite=cited(ALIKE, "3 and 12"),
    says=(
        reported("The larger total wins.", "总点数多者胜。", "合計の多い側の勝ち。"),
        by_goref(
            "goref tells the margin in points. In an even game Black must pass 184¼ points "
            "of the board, half the shared points included; 7½ leaves no tie. In handicap "
            "games without a half point of komi a tie is a draw.",
            "goref以点报告。分先黑须超过184¼点（含公空之半）；贴7½不会成和。"
            "让子局若贴点不带半点，相等为和棋。",
            "goref は点で述べる。互先では黒は184¼点（共有点の半分を含む）"
            "を超えなければならず、7½なら同点はない。半点のない置碁では同点は引き分け。",
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
