"""The articles of Zhang Xu's counts: tingdao and play to saturation."""

from __future__ import annotations

from goref.core.articles.entry import (
    Article,
    Steps,
    Table,
    at,
    author,
    by_goref,
)
from goref.core.base.sources import ZHANG_XU, AtHand, cited

RECORD_TINGDAO = Article(
    cite=cited(ZHANG_XU, "2, 6 and 7"),
    says=(
        author(
            "One turn each, no giving up: who does not play hands over a stone, and both "
            "end with equally many turns. Suicide is allowed.",
            "一人一手，不得放弃：不下则走虚手交一子，等手终局。允许自尽。",
            "一手ずつ交互に打ち、放棄はできない：打たなければ石を一つ渡し、"
            "等しい手数で終える。自殺手は許される。",
            at(AtHand.ZHANG, "2.1", "等手终局", "可走虚手"),
            at(AtHand.ZHANG, "2.2", "允许自尽"),
        ),
        author(
            "Zhang's reading: three mutual hand-overs in a row mean that both sides are "
            "full. Ko may be settled beforehand; his section on it is left out.",
            "章许的解读：接连互交三回合俘子，即为皆筹，两溢。打劫可事先商定，其规则文中略去。",
            "章許の読み：三回続けて互いに渡せば両溢である。劫は前もって取り決められるが、"
            "その節は省かれている。",
            at(AtHand.ZHANG, "6.7", "互相交三个回合"),
            at(AtHand.ZHANG, "7", "可以事先商定"),
            at(AtHand.ZHANG, "2.3", "本文略"),
        ),
        by_goref(
            "State the plays, prisoners and pass stones of both: goref needs all of them.",
            "goref须知双方手数、俘子与虚着之子。",
            "双方の手数、アゲハマ、パスの石を示すこと。goref はすべてを要する。",
        ),
    ),
)
RECORD_SATURATION = Article(
    cite=cited(ZHANG_XU, "2 and 3"),
    says=(
        author(
            "Play goes on until both sides hold only basic eyes and can but hand over "
            "stones. No giving up; both end with equally many turns. Suicide is allowed.",
            "一直下到双方只剩基本眼位，只能走虚手交俘虏。不得放弃；等手终局。允许自尽。",
            "双方に基本眼だけが残り、石を渡すほかなくなるまで打つ。放棄はできず、"
            "等しい手数で終える。自殺手は許される。",
            at(AtHand.ZHANG, "3.1", "只能走虚手交俘虏"),
            at(AtHand.ZHANG, "2.1", "等手终局"),
            at(AtHand.ZHANG, "2.2", "允许自尽"),
        ),
        author(
            "The rule on ko is left out.",
            "打劫规则文中略去。",
            "劫の定めは省かれている。",
            at(AtHand.ZHANG, "2.3", "本文略"),
        ),
        by_goref(
            "goref reads every empty move as a pass stone and checks simple ko.",
            "goref将空着读作虚着，按单劫检查。",
            "goref は空の手番をすべてパスの石と読み、単劫として調べる。",
        ),
    ),
)
DEAD_ZHANG = Article(
    cite=cited(ZHANG_XU, "2 and 7"),
    says=(
        author(
            "Zhang guesses that dead stones were cleared off and handed over. But stones "
            "the captor must play in his own land to take are worth playing out; handing "
            "them over loses.",
            "章许猜测：死子清出盘外，交对方为俘子（淘子）。但要提净须填己空的（砲棋），"
            "应当续下，直接淘子便吃亏。",
            "章許は、死石を盤から除いて相手に渡したと推測する。"
            "ただし取るために自分の地を埋めねばならない石は打ち続けるべきで、"
            "渡せば損になる。",
            at(AtHand.ZHANG, "7", "猜测", "淘子：清理", "让对方填掉空", "那样就吃亏了"),
        ),
        author(
            "Disputes are settled on the board; a stone for each turn not played keeps the "
            "score true.",
            "争议以实证解决；不下则交子，胜负之数不变。",
            "争いは盤上で決め、打たない手番ごとに石を渡すので勝敗は変わらない。",
            at(AtHand.ZHANG, "2.1", "实证死活"),
        ),
        by_goref(
            "goref lists such chains; nothing happens by itself.",
            "goref列出此类棋串，不自动处理。",
            "goref はそのような連を挙げるが、自動では何もしない。",
        ),
    ),
)
SEKI_ZHANG = Article(
    cite=cited(ZHANG_XU, "5"),
    says=(
        author(
            "Basic eyes add nothing to what is taken.",
            "基本眼位对获取俘子没有贡献。",
            "基本眼は石を取ることに寄与しない。",
            at(AtHand.ZHANG, "5", "没有贡献"),
        ),
        by_goref(
            "Zhang does not treat seki: goref keeps one real eye of a group in seki and "
            "the shared liberties empty, lets other eyes, false eyes and one-sided dame be "
            "filled by their owner, and counts sole liberties for nobody.",
            "章文未论双活：goref令双活棋块留一真眼，公气留空；其余眼位、"
            "假眼与单方权利官子由所有者填入；单方拥有的气点不计。",
            "章許はセキを論じない：goref はセキの石群の真の眼一つと共有の呼吸点を空け、"
            "ほかの眼、欠け眼、片側だけのダメは所有者が埋めるものとし、"
            "片側だけの呼吸点は数えない。",
        ),
    ),
)
POINTS_ZHANG = Article(
    cite=cited(ZHANG_XU, "7"),
    says=(
        author(
            "Where stones can be taken from outside, the outside dame must all be filled "
            "first, for the most prisoners.",
            "局面有可收气吃的子（砲棋）时，必须先收完外围单官，以得最多俘虏。",
            "外から取れる石があるときは、最も多く取るため、"
            "まず外のダメをすべて打たねばならない。",
            at(AtHand.ZHANG, "7", "必须收完外围的单官"),
        ),
        by_goref(
            "goref gives dame left to nobody: fill them before the end. Of a ko left open "
            "the text says nothing; goref lets the holder fill it.",
            "未收的单官goref不归任何一方，终局前应收完。不粘之劫文中未提，"
            "goref视为持劫方可填之点。",
            "残ったダメを goref はどちらのものともしないので、終局前に打つこと。"
            "継がない劫は述べられず、goref は持つ側が埋められる点とする。",
        ),
    ),
)
PAYMENTS_HANDED = Article(
    cite=cited(ZHANG_XU, "2 and 7"),
    says=(
        author(
            "Both sides have equally many turns: for each it does not play, a side hands "
            "over a stone.",
            "双方等手：不下的一手，交一子。",
            "双方の手数は等しい：打たない一手ごとに石を一つ渡す。",
            at(AtHand.ZHANG, "2.1", "等手终局", "交一俘虏"),
        ),
        author(
            "Betting by chips must be agreed before the game, and concerns the stake alone: "
            "three chips for the first stone won, then one for every three.",
            "论筹须在对局前说定，只关彩金：净胜第一子三筹，以后每三子一筹。",
            "論籌の賭けは対局前に取り決めるもので、賭け金だけのことである："
            "最初の一子に三籌、以後三子ごとに一籌。",
            at(AtHand.ZHANG, "7", "必须先说定", "子彩", "一子为三筹", "三子为一筹"),
        ),
        by_goref(
            "No komi is named, and goref takes none. Handicap stones are not spoken of, "
            "and goref pays nothing for them.",
            "贴子未提，goref不贴。让子未提，goref不作贴还。",
            "コミはなく、goref も取らない。置石には触れず、goref は何も支払わない。",
        ),
    ),
)
PAYMENTS_SATURATION = Article(
    cite=cited(ZHANG_XU, "4 and 5"),
    says=(
        author(
            "The living stones alone decide. That this agrees with the prisoners rests on "
            "equal turns.",
            "只看活子。此与计俘子等价，以等手为前提。",
            "活石だけで決まる。アゲハマの計算と等しいのは手数が等しいことによる。",
            at(AtHand.ZHANG, "5", "在等手的前提下"),
            at(AtHand.ZHANG, "4", "计活子"),
        ),
        by_goref(
            "No komi is named, and goref takes none: have the last turn made even on the "
            "board. Handicap stones are not spoken of; goref pays nothing for them.",
            "贴子未提，goref不贴；最后一手应在盘上补齐。让子未提，goref不作贴还。",
            "コミはなく、goref も取らない。最後の手番は盤上で揃えること。置石には触れず、"
            "goref は何も支払わない。",
        ),
    ),
)
COUNT_TINGDAO = Article(
    cite=cited(ZHANG_XU, "6 and 7"),
    says=(
        author(
            "A gloss lets a side play three stones in a row, stopping before it would kill.",
            "古注：许连下三子打筹，将杀则止。",
            "古注に、三子まで続けて打ってよいが、石を殺す手の前で止めるとある。",
            at(AtHand.ZHANG, "6.7", "许连下三子打筹", "将杀则止"),
        ),
        author(
            "From it Zhang guesses the steps: clear the dead stones; the side with more "
            "plays left makes them in its own land and the other hands over as many "
            "stones, until both can play equally often. Then compare the stones taken.",
            "章许据此猜测步骤：淘子，清出死子；打筹，道多的一方在己路连下，"
            "对方交同数之子，至双方落子权相等，即停道。再比较所得俘子。",
            "章許はここから手順を推測する：死石を除き、まだ多く打てる側が自分の路に打ち、"
            "相手は同数の石を渡し、双方の打てる数を等しくする（停道）。"
            "そして取った石を比べる。",
            at(AtHand.ZHANG, "7", "猜测", "淘子：清理", "交俘子，直到盘面上"),
        ),
        by_goref(
            "Playing to saturation must agree; goref runs it as a check.",
            "下至两溢应得同一结果，goref一并核对。",
            "両溢まで打っても同じになるはずで、goref は照合する。",
        ),
    ),
)
COUNT_PRISONERS = Article(
    cite=cited(ZHANG_XU, "3"),
    says=(
        author(
            "Play until only basic eyes are left, handing over a stone for each turn not "
            "played. Then count what each side has lost: captured stones, and stones "
            "handed over.",
            "下至双方只剩基本眼位，不下则交子。再数各方所失：死子与虚手所交之子。",
            "基本眼だけが残るまで打ち、打たない手番ごとに石を渡す。"
            "次に各側の失った石を数える：取られた石と渡した石。",
            at(AtHand.ZHANG, "3.1", "只有基本眼位"),
            at(AtHand.ZHANG, "3.2", "虚手就是直接交俘虏", "合计"),
        ),
        by_goref(
            "goref fills every route in turn for it. Stopping at equal rights to play must "
            "give the same margin; goref runs it as a check.",
            "goref为此轮流填满各路。停道时比较应得同一差数，goref一并核对。",
            "goref はそのため路を交互に埋める。停道で止めても差は同じはずで、goref "
            "は照合する。",
        ),
    ),
)
COUNT_STONES = Article(
    cite=cited(ZHANG_XU, "4"),
    says=(
        author(
            "Count the living stones of both sides when only basic eyes are left. Zhang "
            "proves that at equal turns the winner is the same as by prisoners and by the "
            "group-tax count.",
            "只剩基本眼位时数双方活子。章文证明：等手之下，胜负与计俘子、还棋头一致。",
            "基本眼だけが残ったところで双方の活石を数える。章許は、"
            "手数が等しければ勝敗がアゲハマの計算や切り賃の計算と一致することを証明する。",
            at(AtHand.ZHANG, "4", "两溢后计活子", "胜负是一致的"),
        ),
        by_goref(
            "goref fills every route with its owner's stones to get there; basic eyes and "
            "shared liberties stay empty and count for nobody.",
            "goref为此将各方的路填以己子；基本眼位与公气留空，两不计。",
            "goref はそのため路をすべて持ち主の石で埋める。"
            "基本眼と共有の呼吸点は空けたままで数えない。",
        ),
    ),
)
RESULT_TINGDAO = Article(
    cite=cited(ZHANG_XU, "7"),
    says=(
        author(
            "The Dunhuang text, as Zhang reads it: more stones taken wins. Equal numbers, "
            "where no chips were agreed and the first move was granted: who was granted it "
            "loses.",
            "敦煌棋经，依章许解读：俘子多者胜。不论筹而俘子相等，先手为受饶所得的，"
            "受饶先下者负。",
            "敦煌の書を章許の読みで：取った石の多い側の勝ち。"
            "賭けの取り決めがなく同数なら、先番を許されて打った側の負け。",
            at(AtHand.ZHANG, "7", "子多为胜", "取局子停", "受饶先下者输", "不论筹"),
        ),
        by_goref(
            "Told in stones; there is no base number. In an even game, and until you state "
            "who was granted the first move, goref calls equal numbers a draw.",
            "以子报告；没有归本数。分先而相等，或未填写谁受饶先，goref作和棋。",
            "石数で述べる。基準の数はない。互先で同数のとき、また先番を許された側が"
            "記入されるまでは、goref は持碁とする。",
        ),
    ),
)
RESULT_PRISONERS = Article(
    cite=cited(ZHANG_XU, "3 and 7"),
    says=(
        author(
            "Who has taken more stones wins; such a stone is worth what a route is in the "
            "Tang–Song count.",
            "俘子多者胜；此子与唐宋数路的路等价。",
            "取った石の多い側の勝ち。この石は唐宋の路に等しい。",
            at(AtHand.ZHANG, "3.2", "按俘子多少定胜负", "等价"),
        ),
        author(
            "Equal numbers, by the Dunhuang text as Zhang reads it, where no chips were "
            "agreed and the first move was granted: who was granted it loses.",
            "敦煌棋经，依章许解读：不论筹而俘子相等，先手为受饶所得的，受饶先下者负。",
            "敦煌の書を章許の読みで：賭けの取り決めがなく同数なら、"
            "先番を許されて打った側の負け。",
            at(AtHand.ZHANG, "7", "两溢者", "取局子停", "受饶先下者输", "不论筹"),
        ),
        by_goref(
            "Told in stones; there is no base number. In an even game goref calls equal "
            "numbers a draw.",
            "以子报告；没有归本数。分先而相等，goref作和棋。",
            "石数で述べる。基準の数はない。互先で同数なら goref は持碁とする。",
        ),
    ),
)
RESULT_STONES = Article(
    cite=cited(ZHANG_XU, "4, 5 and 7"),
    says=(
        author(
            "More living stones win; at equal turns that is fewer stones lost.",
            "活子多者胜；等手之下，活子多即被吃之子少。",
            "活石の多い側の勝ち。手数が等しければ失った石が少ないことと同じ。",
            at(AtHand.ZHANG, "4", "计活子"),
            at(AtHand.ZHANG, "5", "被吃的死子自然就少"),
        ),
        author(
            "Equal numbers, by the Dunhuang text as Zhang reads it, where no chips were "
            "agreed and the first move was granted: who was granted it loses.",
            "敦煌棋经，依章许解读：不论筹而子数相等，先手为受饶所得的，受饶先下者负。",
            "敦煌の書を章許の読みで：賭けの取り決めがなく同数なら、"
            "先番を許されて打った側の負け。",
            at(AtHand.ZHANG, "7", "两溢者", "取局子停", "受饶先下者输", "不论筹"),
        ),
        by_goref(
            "Told in stones; both sides are counted, no base number is needed. The text says "
            "this of stones taken. In an even game goref calls equal numbers a draw.",
            "以子报告；双方都数，不用归本数。原文说的是俘子。分先而相等，goref作和棋。",
            "石数で述べる。両方を数えるので基準の数は要らない。原文は取った石について述べる。"
            "互先で同数なら goref は持碁とする。",
        ),
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
