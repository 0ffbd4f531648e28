"""The articles of the Japanese rules of 1989 and of the Korean rules."""

from __future__ import annotations

from goref.core.articles.entry import (
    Article,
    Table,
    by_goref,
    custom,
    reported,
)
from goref.core.base.language import Text
from goref.core.base.sources import JAPAN_1989, cited

KOREA = Text(
    "Rules of the Korea Baduk Association, {part}",
    "韩国棋院围棋规则，{part}部分",
    "韓国棋院囲碁規則、{part}",
)
RECORD_JAPANESE = Article(
    cite=cited(JAPAN_1989, "9 and 12"),
    says=(
        reported(
            "Two passes in a row stop the game; it ends when both have confirmed life and "
            "death. If one side asks to resume, it must be granted; its opponent then "
            "plays first. No stone is handed over for a pass. If the whole position "
            "repeats and both agree, there is no result.",
            "连续两次弃权，对局停止；双方确认死活后终局。一方要求续下，对方必须同意，"
            "并由对方先下。弃权不交子。全局同形再现而双方同意的，为无胜负。",
            "連続パスで対局は停止し、双方が死活を確認して終局となる。"
            "再開の求めには応じなければならず、相手の側から打つ。パスで石は渡さない。"
            "同一局面が反復し双方が同意すれば無勝負。",
        ),
        by_goref(
            "goref counts with the prisoners: make sure that they are complete.",
            "goref按俘子计算，俘子务须齐全。",
            "goref はアゲハマを数に入れる：そろっているか確かめること。",
        ),
    ),
)
DEAD_JAPANESE = Article(
    cite=cited(JAPAN_1989, "7 and 9"),
    says=(
        reported(
            "A stone is alive if it cannot be captured, or if its capture lets its owner "
            "make a new stone that cannot be. This is read out, not played: a ko may be "
            "retaken in it only after a pass for that very ko, so bent four in the corner "
            "is dead whatever the threats.",
            "提不掉的棋子是活棋；被提后能生出对方提不掉的新子，也是活棋。"
            "确认靠推演而不实战，其间回提须先对该劫弃权一次，故盘角曲四不论劫材都是死棋。",
            "取られない石は活き石、取られても新たに取られない石を生じるなら活き石。"
            "確認は打たずに読みで行い、劫の取り返しはその劫にパスした後に限るので、"
            "隅の曲がり四目は劫材によらず死石。",
        ),
        by_goref(
            "goref does not read: mark what both have confirmed.",
            "goref不作推演，请标出双方确认的结果。",
            "goref は読まない。双方が確認した結果に印を付けること。",
        ),
    ),
)
SEKI_JAPANESE = Article(
    cite=cited(JAPAN_1989, "8"),
    says=(
        reported(
            "Stones that live but touch dame are in seki, and nothing they surround is "
            "territory. Dead stones are lifted from territory only.",
            "虽活而接有单官的棋子为双活，所围的空不算地。死子只从地中取走。",
            "ダメを持つ活き石はセキ石で、囲む点は地にならない。"
            "死石を取り上げるのは地の中だけである。",
        ),
        by_goref(
            "So goref counts eyes, one-sided dame and sole liberties for nobody. Leave "
            "stones inside a seki unmarked.",
            "故goref不计眼位、单方权利官子与单方拥有的气点。双活之内的棋子不要标死。",
            "そこで goref は眼も片側だけのダメや呼吸点も数えない。"
            "セキの中の石に死の印を付けないこと。",
        ),
    ),
)
POINTS_JAPANESE = Article(
    cite=cited(JAPAN_1989, "8 and 9"),
    says=(
        reported(
            "Stones that touch a dame are in seki; needed plays are to be made before the "
            "end is agreed.",
            "接有单官的棋子为双活；该补之处须在同意终局之前下完。",
            "ダメを持つ石はセキ石となる。必要な手は終局の合意の前に打つ。",
        ),
        by_goref(
            "Taken literally, one dame left puts both neighbours in seki; goref does not "
            "read it so, but fill dame before the count. An open ko counts nothing for its "
            "holder in goref: have it connected.",
            "照字面，留有一个单官即使两边都成双活；goref不如此读，但计算前须收完单官。"
            "未粘之劫goref对持劫方不计目，应予粘上。",
            "字義どおりなら一つのダメで両側がセキ石となる。goref はそう読まないが、"
            "数える前にダメを詰めること。継いでいない劫を goref "
            "は持つ側の地としないので、継がせること。",
        ),
    ),
)
PAYMENTS_JAPANESE = Article(
    cite=Text(
        "Japanese rules of 1989; komi by the event",
        "日本围棋规约（1989年）；贴目依比赛规定",
        "日本囲碁規約（1989年）、コミは大会規定",
    ),
    says=(
        custom(
            "Komi 6½ moku. The text itself names no komi: it is the event's, so check it.",
            "黑贴6½目。规约本身未载贴目，由比赛规定，请核对。",
            "コミは6½目。規約にコミの定めはなく大会によるので、確かめること。",
        ),
        by_goref(
            "goref pays nothing for handicap stones, for the first pass or for the last "
            "play; komi in handicap games is 0 unless you state one.",
            "让子、先虚、收后goref都不作贴还；让子局贴目默认0，可另行填写。",
            "goref は置石・先パス・最後の着手の支払いをしない。置碁のコミは、指定がなければ0。",
        ),
    ),
)
COUNT_JAPANESE = Article(
    cite=cited(JAPAN_1989, "10"),
    says=(
        reported(
            "Lift the dead stones from territory, without any further play. Fill all "
            "prisoners into the land of the side that lost them, shape the land into "
            "rectangles and compare. Every prisoner counts, also those of a long ko fight.",
            "不再落子，将地中死子取走。双方俘子各填入失子一方之地，整成矩形后比较目数。"
            "每颗俘子都计，长久打劫所提的也一样。",
            "地の中の死石をそのまま取り上げる。アゲハマを失った側の地に埋め、"
            "地を四角に整えて目数を比べる。長い劫で取った石も、すべてアゲハマとして数える。",
        ),
    ),
)
RESULT_JAPANESE = Article(
    cite=cited(JAPAN_1989, "10, 12 and 13"),
    says=(
        reported(
            "After komi the larger territory wins, told in moku; equal is jigo. Once both "
            "confirm, the result stands. Both lose if an effective play turns up after the "
            "stop and they cannot agree to end; no result if a repetition was agreed.",
            "扣去贴目后地多者胜，以目报告；相等为和棋。双方确认后结果不再变更。"
            "停止后发现有效着手而不能商定终局的，双方均负；同意同形反复的，无胜负。",
            "コミを引いて地の多い側の勝ち、目で述べる。同数は持碁。"
            "双方が確認すれば結果は動かない。"
            "停止後に有効な手が見つかり終局に合意できなければ両負け、"
            "反復に合意すれば無勝負。",
        ),
        by_goref(
            "goref does not decide these two: you do.",
            "后两种由你裁定，goref不判。",
            "この二つは goref ではなく審判が決める。",
        ),
    ),
)
RECORD_KOREAN = Article(
    cite=cited(KOREA, "end of the game", "终局", "終局"),
    says=(
        reported(
            "The game ends when no move gains anything and both pass. Those of 1992 leave "
            "odd cases to the referee. A repeating position is a draw. No stone is handed "
            "over for a pass.",
            "再无有利之着而双方弃权，即为终局。1992年者把疑难情形交裁判裁定。"
            "循环局面为和棋。弃权不交子。",
            "得になる手がなくなり双方がパスすれば終局。1992年のものは異例を審判に委ねる。"
            "反復する局面は引き分け。パスで石は渡さない。",
        ),
        by_goref(
            "goref counts with the prisoners: keep them complete.",
            "goref按俘子计算，俘子务须齐全。",
            "goref はアゲハマを数に入れる：そろえておくこと。",
        ),
    ),
)
DEAD_KOREAN = Article(
    cite=cited(KOREA, "life and death", "死活", "死活"),
    says=(
        reported(
            "Life and death are judged locally by both sides; what they dispute is played "
            "out. There is no special ko rule in that trial, unlike the Japanese one. Mark "
            "what was agreed or found. The text was seen only in reports.",
            "死活由双方就局部判断，有争议则实战解决。与日本不同，其间没有特别的打劫规定。"
            "请标出商定或证明的结果。条文仅见转述。",
            "死活は局所で双方が判断し、争いは実戦で決める。日本と違い、"
            "その間の劫に特別な定めはない。合意または判明した結果に印を付けること。"
            "条文は伝聞による。",
        ),
    ),
)
SEKI_KOREAN = Article(
    cite=cited(KOREA, "territory", "地的", "地"),
    says=(
        reported(
            "Counted as by the Japanese rules: nothing inside a seki is territory, so "
            "eyes, one-sided dame and sole liberties count for nobody. Prisoners taken "
            "there still count. The text was seen only in reports.",
            "与日本规则同样计算：双活之内没有地，眼位、单方权利官子、"
            "单方拥有的气点都不计。其中所提俘子照计。条文仅见转述。",
            "日本ルールと同じ数え方：セキの中に地はなく、"
            "眼も片側だけのダメや呼吸点も数えない。そこで取った石はアゲハマになる。"
            "条文は伝聞による。",
        ),
    ),
)
POINTS_KOREAN = Article(
    cite=cited(KOREA, "territory", "地的", "地"),
    says=(
        reported(
            "Fill dame and play the needed defences before the count; dame count for nobody.",
            "计算前收完单官、补好各处；单官不计。",
            "数える前にダメを詰め、手入れを済ませる。ダメは数えない。",
        ),
        by_goref(
            "Of an open ko the reports say nothing: goref counts nothing for its holder, "
            "as by the Japanese rules, so have it connected.",
            "未粘之劫，转述中未提：goref同日本规则，不给持劫方计目，应予粘上。",
            "継いでいない劫について伝聞は述べない：goref "
            "は日本ルールと同じく数えないので、継がせること。",
        ),
    ),
)
PAYMENTS_KOREAN = Article(
    cite=Text(
        "Rules of the Korea Baduk Association; komi by the event",
        "韩国棋院围棋规则；贴目依比赛规定",
        "韓国棋院囲碁規則、コミは大会規定",
    ),
    says=(
        custom(
            "Komi 6½ moku; check it with the event.",
            "黑贴6½目，请与比赛规定核对。",
            "コミは6½目。大会の規定を確かめること。",
        ),
        by_goref(
            "goref pays nothing for handicap stones, for the first pass or for the last "
            "play; komi in handicap games is 0 unless you state one.",
            "让子、先虚、收后goref都不作贴还；让子局贴目默认0，可另行填写。",
            "goref は置石・先パス・最後の着手の支払いをしない。置碁のコミは、指定がなければ0。",
        ),
    ),
)
COUNT_KOREAN = Article(
    cite=cited(KOREA, "counting", "计算", "計算"),
    says=(
        reported(
            "Lift the dead stones, fill the prisoners into the land of the side that lost "
            "them, shape the land into rectangles and compare: the same count as the "
            "Japanese one.",
            "提走死子，俘子各填入失子一方之地，整成矩形后比较目数，与日本算法相同。",
            "死石を取り上げ、アゲハマを失った側の地に埋め、地を四角に整えて比べる。"
            "日本の計算と同じ。",
        ),
    ),
)
RESULT_KOREAN = Article(
    cite=cited(KOREA, "result", "胜负", "勝敗"),
    says=(
        reported(
            "After komi the larger territory wins, told in moku. An equal number without "
            "half a moku in the komi, and a repetition, are draws. The text was seen only "
            "in reports.",
            "扣去贴目后地多者胜，以目报告。贴目不带半目而相等，以及循环局面，都是和棋。"
            "条文仅见转述。",
            "コミを引いて地の多い側の勝ち、目で述べる。"
            "半目のないコミでの同数と反復は引き分け。条文は伝聞による。",
        ),
    ),
)

ARTICLES: Table = {
    "japanese": {
        "record": RECORD_JAPANESE,
        "dead": DEAD_JAPANESE,
        "seki": SEKI_JAPANESE,
        "points": POINTS_JAPANESE,
        "payments": PAYMENTS_JAPANESE,
        "count": COUNT_JAPANESE,
        "result": RESULT_JAPANESE,
    },
    "korean": {
        "record": RECORD_KOREAN,
        "dead": DEAD_KOREAN,
        "seki": SEKI_KOREAN,
        "points": POINTS_KOREAN,
        "payments": PAYMENTS_KOREAN,
        "count": COUNT_KOREAN,
        "result": RESULT_KOREAN,
    },
}
