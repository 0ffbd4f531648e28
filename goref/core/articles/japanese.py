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
    "한국기원 바둑 규칙, {part}",
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
            "패스가 연속으로 두 번 나오면 대국을 중지하고, 양쪽이 사활을 확인하면 "
            "종국합니다. 한쪽이 재개를 요청하면 응해야 하며, 요청받은 쪽이 먼저 둡니다. "
            "패스에 돌을 건네지 않습니다. 판 전체에서 같은 국면이 반복되고 양쪽이 "
            "동의하면 무승부입니다.",
        ),
        by_goref(
            "goref counts with the prisoners: make sure that they are complete.",
            "goref按俘子计算，俘子务须齐全。",
            "goref はアゲハマを数に入れる：そろっているか確かめること。",
            "goref는 따낸 돌을 넣어 계가합니다. 따낸 돌이 모두 있는지 확인하세요.",
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
            "따낼 수 없는 돌은 살아 있고, 따내더라도 그 주인이 따낼 수 없는 돌을 새로 둘 "
            "수 있으면 살아 있습니다. 이는 두지 않고 수읽기로 확인합니다. 이때 패는 바로 "
            "그 패에 대해 패스한 뒤에만 되따낼 수 있으므로, 귀곡사는 팻감과 상관없이 "
            "죽은 돌입니다.",
        ),
        by_goref(
            "goref does not read: mark what both have confirmed.",
            "goref不作推演，请标出双方确认的结果。",
            "goref は読まない。双方が確認した結果に印を付けること。",
            "goref는 수읽기를 하지 않습니다. 양쪽이 확인한 것을 표시하세요.",
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
            "살아 있으나 공배가 있는 돌은 빅이며, 그 돌로 둘러싸인 점은 집이 아닙니다. "
            "사석은 집 안에서만 들어냅니다.",
        ),
        by_goref(
            "So goref counts eyes, one-sided dame and sole liberties for nobody. Leave "
            "stones inside a seki unmarked.",
            "故goref不计眼位、单方权利官子与单方拥有的气点。双活之内的棋子不要标死。",
            "そこで goref は眼も片側だけのダメや呼吸点も数えない。"
            "セキの中の石に死の印を付けないこと。",
            "따라서 goref는 눈, 한쪽만 둘 수 있는 공배, 한쪽만의 공배를 누구의 것으로도 "
            "세지 않습니다. 빅 안의 돌에는 표시하지 마세요.",
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
            "공배가 있는 돌은 빅입니다. 필요한 수는 종국에 합의하기 전에 두어야 합니다.",
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
            "글자 그대로라면 공배가 하나만 남아도 그에 닿은 양쪽 돌이 빅이 됩니다. "
            "goref는 그렇게 해석하지 않지만, 계가하기 전에 공배를 메우세요. goref는 잇지 "
            "않은 패를 가진 쪽의 집으로 세지 않으므로 잇게 하세요.",
        ),
    ),
)
PAYMENTS_JAPANESE = Article(
    cite=Text(
        "Japanese rules of 1989, which name no komi",
        "日本围棋规约（1989年），未载贴目",
        "日本囲碁規約（1989年）、コミの定めなし",
        "일본 바둑 규약(1989년), 덤은 정해져 있지 않음",
    ),
    says=(
        custom(
            "Komi 6½ moku. The text itself names no komi: it is the event's, so check it.",
            "黑贴6½目。规约本身未载贴目，由比赛规定，请核对。",
            "コミは6½目。規約にコミの定めはなく大会によるので、確かめること。",
            "덤은 6½집입니다. 규약 자체에는 덤이 정해져 있지 않고 대회에서 정하므로 "
            "확인하세요.",
        ),
        by_goref(
            "goref pays nothing for handicap stones, for the first pass or for the last "
            "play; komi in handicap games is 0 unless you state one.",
            "让子、先虚、收后goref都不作贴还；让子局贴目默认0，可另行填写。",
            "goref は置石・先パス・最後の着手の支払いをしない。置碁のコミは、指定がなければ0。",
            "goref는 치석, 첫 패스, 마지막 착수에 대해 아무것도 지급하게 하지 않습니다. "
            "접바둑에서는 따로 입력하지 않으면 덤을 0으로 합니다.",
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
            "더 두지 않고 집 안의 사석을 들어냅니다. 따낸 돌을 모두 그 돌을 잃은 쪽의 "
            "집에 메우고, 집을 직사각형으로 정리하여 비교합니다. 긴 패싸움에서 따낸 돌을 "
            "포함하여 따낸 돌은 모두 셉니다.",
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
            "덤을 계산한 뒤 집이 많은 쪽이 이기며, 집으로 알립니다. 같으면 비김입니다. "
            "양쪽이 확인하면 결과는 바뀌지 않습니다. 대국 중지 뒤 유효한 수가 발견되어 "
            "종국에 합의하지 못하면 양쪽 패배이고, 반복에 동의했으면 무승부입니다.",
        ),
        by_goref(
            "goref does not decide these two: you do.",
            "后两种由你裁定，goref不判。",
            "この二つは goref ではなく審判が決める。",
            "이 두 가지는 goref가 정하지 않습니다. 심판이 정합니다.",
        ),
    ),
)
RECORD_KOREAN = Article(
    cite=cited(KOREA, "end of the game", "终局", "終局", "종국"),
    says=(
        reported(
            "The game ends when no move gains anything and both pass. Those of 1992 leave "
            "odd cases to the referee. A repeating position is a draw. No stone is handed "
            "over for a pass.",
            "再无有利之着而双方弃权，即为终局。1992年者把疑难情形交裁判裁定。"
            "循环局面为和棋。弃权不交子。",
            "得になる手がなくなり双方がパスすれば終局。1992年のものは異例を審判に委ねる。"
            "反復する局面は引き分け。パスで石は渡さない。",
            "더 이상 득이 되는 수가 없어 양쪽이 패스하면 종국합니다. 1992년 규칙은 "
            "특이한 경우를 심판에게 맡깁니다. 반복되는 국면은 비김입니다. 패스에 돌을 "
            "건네지 않습니다.",
        ),
        by_goref(
            "goref counts with the prisoners: keep them complete.",
            "goref按俘子计算，俘子务须齐全。",
            "goref はアゲハマを数に入れる：そろえておくこと。",
            "goref는 따낸 돌을 넣어 계가합니다. 따낸 돌을 빠짐없이 보관하세요.",
        ),
    ),
)
DEAD_KOREAN = Article(
    cite=cited(KOREA, "life and death", "死活", "死活", "사활"),
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
            "사활은 양쪽이 부분마다 판단하고, 이의가 있으면 실전으로 해결합니다. 일본 "
            "규칙과 달리 이 실전 확인에는 패에 관한 특별한 규정이 없습니다. 합의하거나 "
            "밝혀진 것을 표시하세요. 조문은 전해진 글로만 보았습니다.",
        ),
    ),
)
SEKI_KOREAN = Article(
    cite=cited(KOREA, "territory", "地的", "地", "집"),
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
            "일본 규칙과 같이 셉니다: 빅 안에는 집이 없으므로 눈, 한쪽만 둘 수 있는 "
            "공배, 한쪽만의 공배는 누구의 것으로도 세지 않습니다. 거기서 따낸 돌은 "
            "셉니다. 조문은 전해진 글로만 보았습니다.",
        ),
    ),
)
POINTS_KOREAN = Article(
    cite=cited(KOREA, "territory", "地的", "地", "집"),
    says=(
        reported(
            "Fill dame and play the needed defences before the count; dame count for nobody.",
            "计算前收完单官、补好各处；单官不计。",
            "数える前にダメを詰め、手入れを済ませる。ダメは数えない。",
            "계가하기 전에 공배를 메우고 필요한 가일수를 합니다. 공배는 누구의 것으로도 "
            "세지 않습니다.",
        ),
        by_goref(
            "Of an open ko the reports say nothing: goref counts nothing for its holder, "
            "as by the Japanese rules, so have it connected.",
            "未粘之劫，转述中未提：goref同日本规则，不给持劫方计目，应予粘上。",
            "継いでいない劫について伝聞は述べない：goref "
            "は日本ルールと同じく数えないので、継がせること。",
            "잇지 않은 패에 관해서는 전해진 글에 아무 말이 없습니다. goref는 일본 규칙과 "
            "같이 패를 가진 쪽에 아무것도 세지 않으므로 잇게 하세요.",
        ),
    ),
)
PAYMENTS_KOREAN = Article(
    cite=Text(
        "Rules of the Korea Baduk Association; komi as set beforehand",
        "韩国棋院围棋规则；贴目依事先规定",
        "韓国棋院囲碁規則、コミは事前の定めによる",
        "한국기원 바둑 규칙; 덤은 미리 정한 대로",
    ),
    says=(
        custom(
            "Komi 6½ moku; check it with the event.",
            "黑贴6½目，请与比赛规定核对。",
            "コミは6½目。大会の規定を確かめること。",
            "덤은 6½집입니다. 대회 규정을 확인하세요.",
        ),
        by_goref(
            "goref pays nothing for handicap stones, for the first pass or for the last "
            "play; komi in handicap games is 0 unless you state one.",
            "让子、先虚、收后goref都不作贴还；让子局贴目默认0，可另行填写。",
            "goref は置石・先パス・最後の着手の支払いをしない。置碁のコミは、指定がなければ0。",
            "goref는 치석, 첫 패스, 마지막 착수에 대해 아무것도 지급하게 하지 않습니다. "
            "접바둑에서는 따로 입력하지 않으면 덤을 0으로 합니다.",
        ),
    ),
)
COUNT_KOREAN = Article(
    cite=cited(KOREA, "counting", "计算", "計算", "계가"),
    says=(
        reported(
            "Lift the dead stones, fill the prisoners into the land of the side that lost "
            "them, shape the land into rectangles and compare: the same count as the "
            "Japanese one.",
            "提走死子，俘子各填入失子一方之地，整成矩形后比较目数，与日本算法相同。",
            "死石を取り上げ、アゲハマを失った側の地に埋め、地を四角に整えて比べる。"
            "日本の計算と同じ。",
            "사석을 들어내고, 따낸 돌을 그 돌을 잃은 쪽의 집에 메우고, 집을 직사각형으로 "
            "정리하여 비교합니다. 일본 규칙의 계가와 같습니다.",
        ),
    ),
)
RESULT_KOREAN = Article(
    cite=cited(KOREA, "result", "胜负", "勝敗", "승부"),
    says=(
        reported(
            "After komi the larger territory wins, told in moku. An equal number without "
            "half a moku in the komi, and a repetition, are draws. The text was seen only "
            "in reports.",
            "扣去贴目后地多者胜，以目报告。贴目不带半目而相等，以及循环局面，都是和棋。"
            "条文仅见转述。",
            "コミを引いて地の多い側の勝ち、目で述べる。"
            "半目のないコミでの同数と反復は引き分け。条文は伝聞による。",
            "덤을 계산한 뒤 집이 많은 쪽이 이기며, 집으로 알립니다. 덤에 반 집이 없어 "
            "집이 같거나 국면이 반복되면 비김입니다. 조문은 전해진 글로만 보았습니다.",
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
