"""The articles of the AGA rules and those who adopted them: British, French."""

from __future__ import annotations

from goref.core.articles.entry import Article, Steps, Table
from goref.core.base.language import Text
from goref.core.base.sources import AGA_TEXT, FRENCH_TEXT, cited

ALIKE = Text(
    "AGA rule{s} {part} (BGA and FFG alike)",
    "美国围棋协会规则第{part}条（英、法同）",
    "アメリカ囲碁協会規則第{part}条（英・仏も同じ）",
)
RECORD_AGA = Article(
    cite=cited(AGA_TEXT, "7, 9 and 11"),
    says=Text(
        "Every pass hands the other side a stone as a prisoner. Two passes in a row end "
        "play, and White must make the last pass, if need be one more with a third "
        "stone. For the territory count check that these stones are among the prisoners; "
        "the area count needs none.",
        "每次虚着交对方一子作俘子。连续两次虚着停止行棋，最后一次须由白方虚着，"
        "必要时再交一子。用计目法时请查这些子是否在俘子之内；计点法不需要。",
        "パスのたびに相手へ石を一つ渡す。連続パスで着手は終わり、最後のパスは白が行う。"
        "必要なら白がもう一つ渡す。"
        "地の計算ではその石がアゲハマに入っているか確かめること。面積計算には要らない。",
    ),
)
RECORD_FRENCH = Article(
    cite=FRENCH_TEXT,
    says=Text(
        "As by the AGA rules: a stone for each pass, two passes end play, White passes "
        "last. On repetition they differ: a player may not make a position again that an "
        "own earlier play made; goref checks that. A count by area needs no prisoners.",
        "与美国规则同：每次虚着交一子，连续两次停止行棋，白方最后虚着。同形规定不同："
        "一方着子不得重现自己以往着子所成的局面，goref按此检查。计点法不需俘子。",
        "アメリカルールと同じく、パスごとに石を渡し、連続パスで終わり、"
        "最後は白がパスする。同形の定めは異なり、"
        "自分の以前の着手でできた局面を再び作れない。goref はそれを調べる。"
        "面積計算にアゲハマは要らない。",
    ),
)
DEAD_AGA = Article(
    cite=cited(ALIKE, "9 and 10"),
    says=Text(
        "After the two passes agree on the dead stones. If you cannot, play resumes, and "
        "the pass stones keep the score true. Two more passes at once leave all stones "
        "on the board alive: clear the dead marks then, for goref does not void them by "
        "itself.",
        "两次虚着后商定死子。谈不拢则续下，因虚着交子，结果不受影响。若随即又是两次虚着，"
        "盘上之子全部作活：请自行清除死子标记，goref不会自动作废。",
        "連続パスの後、死石に合意する。できなければ再開し、"
        "パスで渡す石により結果は変わらない。すぐにまた二回パスなら盤上の石はすべて活石："
        "goref は自動で無効にしないので、死石の印を消すこと。",
    ),
)
SEKI_AGA = Article(
    cite=cited(ALIKE, "12"),
    says=Text(
        "Points surrounded by one side's living stones count for it, in seki as well. "
        "Points open to both count for neither, which is the same as halving them. Sole "
        "liberties are not named; goref gives them, and one-sided dame ruled as such, to "
        "their owner.",
        "被一方活子围住的点归该方，双活也一样。双方都可通达的点两不计，与均分同。"
        "单方拥有的气点未提；goref将它与已认定的单方权利官子归其所有者。",
        "一方の活石が囲む点はその側のもの、セキでも同じ。"
        "双方に開いた点はどちらにも数えない。折半と同じである。"
        "片側だけの呼吸点の定めはなく、goref はそれと、"
        "そう裁定した片側だけのダメを所有者に数える。",
    ),
)
POINTS_AGA = Article(
    cite=cited(ALIKE, "12"),
    says=Text(
        "Dame left count for neither side; fill them before you pass. The empty point of "
        "an open ko is surrounded by its holder's stones and counts for him; rule "
        "otherwise if the other side may still take it.",
        "未收的单官两不计，应在虚着前收完。未粘之劫的空点为持劫方之子所围，归该方；"
        "若对方仍可提劫，请改判。",
        "残ったダメはどちらにも数えない。パスの前に打つこと。"
        "継いでいない劫の点は持つ側の石に囲まれ、その側のもの。"
        "相手がまだ取れるなら裁定を改めること。",
    ),
)
PAYMENTS_AGA = Article(
    cite=cited(AGA_TEXT, "3 and 4"),
    says=Text(
        "Komi 7½ points. Counting area, Black also pays one point less than there are "
        "handicap stones; counting territory the pass stones have paid it already: never "
        "both. The printed rules of 1991 had 5½. Komi with handicap: goref takes 0, the "
        "text ½, so state it where it must break a tie.",
        "黑贴7½点。计点法中，让子局黑另贴让子数减一；计目法中虚着所交之子已含此数，"
        "不可重复。1991年条文为5½。让子局贴点goref默认0，条文为½，须防和棋时请填写。",
        "コミは7½点。面積計算では、置碁で黒が置石数より一つ少ない点も払う。"
        "地の計算ではパスの石がすでに払っており、二重にしない。1991年の条文は5½。"
        "置碁のコミは goref では0、条文は½なので、同点を避けるなら入力すること。",
    ),
)
PAYMENTS_BGA = Article(
    cite=Text(
        "AGA rules as adopted by the BGA, 2007",
        "英国围棋协会采用之AGA规则（2007年）",
        "イギリス囲碁協会採用のAGAルール（2007年）",
    ),
    says=Text(
        "Komi 7½ points. Counting area, Black also pays one point less than there are "
        "handicap stones; counting territory the pass stones have paid it already: never "
        "both. With handicap goref takes komi 0 unless you state one.",
        "黑贴7½点。计点法中，让子局黑另贴让子数减一；计目法中虚着所交之子已含此数，"
        "不可重复。让子局贴点goref默认0，可另行填写。",
        "コミは7½点。面積計算では、置碁で黒が置石数より一つ少ない点も払う。"
        "地の計算ではパスの石がすでに払っており、二重にしない。置碁のコミは、"
        "指定がなければ goref は0とする。",
    ),
)
PAYMENTS_FRENCH = Article(
    cite=FRENCH_TEXT,
    says=Text(
        "Komi 7½ points in even games. With handicap Black pays one point less than "
        "there are stones, and ½ point more to White. Counting by pass stones the "
        "handicap part is paid already: never both.",
        "分先黑贴7½点。让子局黑贴让子数减一，另给白½点。用虚着交子的计目法时，"
        "让子部分已付清，不可重复。",
        "互先のコミは7½点。置碁では黒が置石数より一つ少ない点を払い、"
        "さらに白へ½点を出す。パスの石による地の計算では置石の分は済んでおり、"
        "二重にしない。",
    ),
)
COUNT_AGA = Article(
    cite=cited(ALIKE, "12"),
    says=Text(
        "Area: stones and surrounded points of each side. Territory: surrounded points, "
        "with prisoners and pass stones filled in. Both give one margin if every pass "
        "cost a stone and White passed last; goref runs the second as a check when the "
        "record shows the passes.",
        "计点：双方之子与所围之空。计目：所围之空，回填俘子与虚着所交之子。"
        "每次虚着都交子且白方最后虚着时，两者同一差数；棋谱载明虚着时，goref以后者核对。",
        "面積：各側の石と囲んだ点。地：囲んだ点にアゲハマとパスの石を埋める。"
        "パスごとに石を渡し白が最後にパスすれば同じ差になる。"
        "棋譜にパスがあれば goref は後者で照合する。",
    ),
)
RESULT_AGA = Article(
    cite=cited(ALIKE, "3 and 12"),
    says=Text(
        "The larger total wins, told in points. In an even game Black must pass 184¼ "
        "points of the board, half the shared points included; 7½ leaves no tie. In "
        "handicap games without a half point of komi a tie is a draw.",
        "总点数多者胜，以点报告。分先黑须超过184¼点（含公空之半）；贴7½不会成和。"
        "让子局若贴点不带半点，相等为和棋。",
        "合計の多い側の勝ち、点で述べる。"
        "互先では黒は184¼点（共有点の半分を含む）を超えなければならず、7½なら同点はない。"
        "半点のない置碁では同点は引き分け。",
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
