"""The articles of Zhang Xu's counts: tingdao and play to saturation."""

from __future__ import annotations

from goref.core.articles.entry import Article, Steps, Table
from goref.core.base.language import Text
from goref.core.base.sources import ZHANG_XU, cited

RECORD_TINGDAO = Article(
    cite=cited(ZHANG_XU, "2, 6 and 7"),
    says=Text(
        "One turn each, no giving up: who does not play hands over a stone, and both end "
        "with equally many turns. You need plays, prisoners and pass stones of both. "
        "Suicide is allowed. Three mutual hand-overs in a row mean that both sides are "
        "full. Ko may be settled beforehand; the section on it is left out in the text.",
        "一人一手，不得放弃：不下则走虚手交一子，等手终局。须知双方手数、俘子与虚着之子。"
        "许自尽。双方接连互交三回合俘子，即为皆筹，两溢。打劫可事先约定，文中略去不论。",
        "一手ずつ交互に打ち、放棄はできない：打たなければ石を一つ渡し、"
        "等しい手数で終える。双方の手数、アゲハマ、パスの石が要る。自殺手は許される。"
        "三回続けて互いに渡せば両溢である。劫は前もって取り決められるが、"
        "文中では省かれている。",
    ),
)
RECORD_SATURATION = Article(
    cite=cited(ZHANG_XU, "2 and 3"),
    says=Text(
        "Play goes on until both sides hold only basic eyes and can but hand over "
        "stones. No giving up: every empty move is a pass stone. Both end with equally "
        "many turns. Suicide is allowed. The text leaves ko out; goref checks simple ko.",
        "一直下到双方只剩基本眼位，只能走虚手交俘虏。不得放弃：空着都是虚着。等手终局。"
        "许自尽。打劫规则文中略去，goref按单劫检查。",
        "双方に基本眼だけが残り、石を渡すほかなくなるまで打つ。放棄はできず、"
        "空の手番はすべてパスの石。等しい手数で終える。自殺手は許される。"
        "劫は文中で省かれ、goref は単劫として調べる。",
    ),
)
DEAD_ZHANG = Article(
    cite=cited(ZHANG_XU, "2 and 7"),
    says=Text(
        "Dead stones are cleared off and handed over. A dead chain whose capture costs "
        "the captor plays in his own land should be played out and not handed over: "
        "goref lists such chains, nothing happens by itself. Disputes are settled on the "
        "board; handing a stone for each turn not played keeps the score true.",
        "死子清出盘外，交对方为俘子（淘子）。要提净须在己空落子的死子，"
        "应当续下而不直接交出（砲棋）：goref列出此类棋串，不自动处理。争议在盘上解决；"
        "不下则交子，胜负之数不变。",
        "死石は盤から除き相手に渡す。取るために自分の地に打たねばならない死石は、"
        "渡さずに打ち続けるべきである：goref はそのような連を挙げるが、"
        "自動では何もしない。争いは盤上で決め、"
        "打たない手番ごとに石を渡すので勝敗は変わらない。",
    ),
)
SEKI_ZHANG = Article(
    cite=cited(ZHANG_XU, "3 and 4"),
    says=Text(
        "Basic eyes give nothing, in a seki either. Zhang does not treat seki by itself: "
        "goref keeps one real eye of a group in seki and the shared liberties empty, "
        "lets other eyes, false eyes and one-sided dame be filled by their owner, and "
        "counts sole liberties for nobody.",
        "基本眼位不计，双活亦然。章文未专论双活：goref令双活棋块留一真眼，公气留空；"
        "其余眼位、假眼与单方权利官子由所有者填入；单方拥有的气点不计。",
        "基本眼は数えず、セキでも同じ。章許はセキを個別に論じない："
        "goref はセキの石群の真の眼一つと共有の呼吸点を空け、ほかの眼、欠け眼、"
        "片側だけのダメは所有者が埋めるものとし、片側だけの呼吸点は数えない。",
    ),
)
POINTS_ZHANG = Article(
    cite=cited(ZHANG_XU, "3 and 7"),
    says=Text(
        "Dame are to be filled before the end: outside liberties left unplayed may cost "
        "prisoners. goref gives dame left to nobody. Of a ko left open the text says "
        "nothing; goref lets the holder fill it.",
        "终局前应收完单官：留下外气，可能少得俘子。未收的单官goref不归任何一方。"
        "不粘之劫文中未提，goref视为持劫方可填之点。",
        "終局前にダメを打ち終える：外の呼吸点を残せば取れる石を失うことがある。"
        "残ったダメを goref はどちらのものともしない。継がない劫は述べられず、"
        "goref は持つ側が埋められる点とする。",
    ),
)
PAYMENTS_HANDED = Article(
    cite=cited(ZHANG_XU, "2 and 7"),
    says=Text(
        "No komi. Both sides must have equally many turns: for each turn it lacks, a "
        "side hands over a stone. Handicap stones are not spoken of, and goref pays "
        "nothing for them. Chips, if declared before the game, leave the score as it is: "
        "3 for the first stone won, then one for every 3 stones; undeclared, none.",
        "不贴。双方须等手：少一手，交一子。让子未提，goref不作贴还。论筹须事先说定，"
        "不改胜负：净胜第一子3筹，以后每3子一筹；未说定则不计。",
        "コミはない。双方の手数は等しくする：足りない一手ごとに石を一つ渡す。"
        "置石には触れず、goref は何も支払わない。論籌は対局前に取り決めたときだけで、"
        "勝敗を変えない：最初の一子に3籌、以後3子ごとに一籌。",
    ),
)
PAYMENTS_SATURATION = Article(
    cite=cited(ZHANG_XU, "4"),
    says=Text(
        "No komi and no payment: the living stones alone decide. That this agrees with "
        "the prisoners rests on equal turns, so have the last turn made even on the "
        "board. Handicap stones are not spoken of; goref pays nothing for them.",
        "不贴，也无贴还：只看活子。此与计俘子等价，以等手为前提，故最后一手应在盘上补齐。"
        "让子未提，goref不作贴还。",
        "コミも支払いもない：活石だけで決まる。"
        "アゲハマの計算と等しいのは手数が等しいことによるので、"
        "最後の手番は盤上で揃えること。置石には触れず、goref は何も支払わない。",
    ),
)
COUNT_TINGDAO = Article(
    cite=cited(ZHANG_XU, "6 and 7"),
    says=Text(
        "Clear the dead stones. The side with more plays left makes up to three of them "
        "in a row in its own land, and the other hands over as many stones; stop before "
        "a stone that would kill. When both can play equally often, compare the stones "
        "taken. Playing to saturation must agree.",
        "淘子：清出死子。落子权多的一方在己路连下，至多三子，对方交同数之子（打筹），"
        "将杀则止。至双方落子权相等，即为停道，比较所得俘子。下至两溢应得同一结果。",
        "死石を除く。まだ多く打てる側が自分の路に三子まで続けて打ち、"
        "相手は同数の石を渡す。石を殺す手の前で止める。"
        "双方の打てる数が等しくなれば停道で、取った石を比べる。"
        "両溢まで打っても同じになるはず。",
    ),
)
COUNT_PRISONERS = Article(
    cite=cited(ZHANG_XU, "3 to 5"),
    says=Text(
        "Fill every route in turn, a stone handed over for each turn not played, until "
        "only basic eyes are left. Then count what each side has lost: captured stones, "
        "dead stones and stones handed over. Stopping at equal rights to play gives the "
        "same margin.",
        "轮流填满各路，不下则交子，直至只剩基本眼位。再数各方所失：被提之子、"
        "死子与虚着所交之子。停道时比较，差数相同。",
        "路を交互に埋め、打たない手番ごとに石を渡し、基本眼だけが残るまで続ける。"
        "次に各側の失った石を数える：取られた石、死石、渡した石。停道で止めても差は同じ。",
    ),
)
COUNT_STONES = Article(
    cite=cited(ZHANG_XU, "4"),
    says=Text(
        "Fill every route with its owner's stones and count the living stones of both "
        "sides; basic eyes and shared liberties stay empty and count for nobody. Zhang "
        "proves that at equal turns this agrees with counting prisoners and with the "
        "group-tax count.",
        "各方的路填以己子，数双方活子；基本眼位与公气留空，两不计。章文证明：等手之下，"
        "此法与计俘子、还棋头等价。",
        "路をすべて持ち主の石で埋め、双方の活石を数える。"
        "基本眼と共有の呼吸点は空けたままで数えない。章許は、"
        "手数が等しければアゲハマの計算や切り賃の計算と一致することを証明する。",
    ),
)
RESULT_TINGDAO = Article(
    cite=cited(ZHANG_XU, "7"),
    says=Text(
        "More stones taken wins, told in stones; there is no base number. Equal, and "
        "played for the game alone: whoever was granted the first move loses. Of an even "
        "game nothing is said; goref calls it a draw, also until you state who was granted "
        "the first move.",
        "俘子多者胜，以子报告；没有归本数。取局而相等：受饶先者负。分先相等如何文中未说，"
        "goref作和棋；是否受饶先未填写时亦同。",
        "取った石の多い側の勝ち、石数で述べる。基準の数はない。局だけを争って同数なら、"
        "先番を許された側の負け。互先については述べられず、goref は持碁とする。"
        "先番を許された側が記入されるまでも同じ。",
    ),
)
RESULT_PRISONERS = Article(
    cite=cited(ZHANG_XU, "3, 4 and 7"),
    says=Text(
        "Who has taken more stones wins, told in stones; there is no base number. These "
        "stones are prisoners, worth what a route is in the Tang–Song count. Equal "
        "at saturation, and played for the game alone: whoever was granted the first move "
        "loses. An even game goref calls a draw.",
        "俘子多者胜，以子报告；没有归本数。此处的子是俘子，与唐宋数路的路等价。"
        "两溢、取局而相等：受饶先者负。分先相等，goref作和棋。",
        "取った石の多い側の勝ち、石数で述べる。基準の数はない。この石はアゲハマで、"
        "唐宋の路に等しい。両溢で局だけを争って同数なら、先番を許された側の負け。"
        "互先なら goref は持碁とする。",
    ),
)
RESULT_STONES = Article(
    cite=cited(ZHANG_XU, "4 and 7"),
    says=Text(
        "More living stones win, told in stones; both sides are counted, so no base "
        "number is needed. Equal at saturation: whoever was granted the first move loses, "
        "which the text says of stones taken. An even game goref calls a draw.",
        "活子多者胜，以子报告；双方都数，不用归本数。两溢而相等：受饶先者负，"
        "原文说的是俘子。分先相等，goref作和棋。",
        "活石の多い側の勝ち、石数で述べる。両方を数えるので基準の数は要らない。"
        "両溢で同数なら先番を許された側の負け。ただし原文は取った石について述べる。"
        "互先なら goref は持碁とする。",
    ),
)

PRISONERS: Steps = {
    "record": RECORD_SATURATION,
    "dead": DEAD_ZHANG,
    "seki": SEKI_ZHANG,
    "points": POINTS_ZHANG,
    "payments": PAYMENTS_HANDED,
    "count": COUNT_PRISONERS,
    "result": RESULT_PRISONERS,
}

ARTICLES: Table = {
    "tingdao": {
        **PRISONERS,
        "record": RECORD_TINGDAO,
        "count": COUNT_TINGDAO,
        "result": RESULT_TINGDAO,
    },
    "saturation-prisoners": PRISONERS,
    "saturation-stones": {
        **PRISONERS,
        "payments": PAYMENTS_SATURATION,
        "count": COUNT_STONES,
        "result": RESULT_STONES,
    },
}
