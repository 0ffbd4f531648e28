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
            "한 수씩 번갈아 두며 포기할 수 없습니다: 두지 않는 쪽은 돌 하나를 건네고, "
            "양쪽은 차례 수가 같게 끝냅니다. 자살수는 허용됩니다.",
            at(AtHand.ZHANG, "2.1", "等手终局", "可走虚手"),
            at(AtHand.ZHANG, "2.2", "允许自尽"),
        ),
        author(
            "Zhang's reading: three mutual hand-overs in a row mean that both sides are "
            "full. Ko may be settled beforehand; his section on it is left out.",
            "章许的解读：接连互交三回合俘子，即为皆筹，两溢。打劫可事先商定，其规则文中略去。",
            "章許の読み：三回続けて互いに渡せば両溢である。劫は前もって取り決められるが、"
            "その節は省かれている。",
            "장쉬의 해석: 세 번 연속으로 서로 돌을 건네면 양쪽이 다 찬 것(兩溢)입니다. "
            "패는 미리 정해 둘 수 있으나, 그에 관한 절은 생략되어 있습니다.",
            at(AtHand.ZHANG, "6.7", "互相交三个回合"),
            at(AtHand.ZHANG, "7", "可以事先商定"),
            at(AtHand.ZHANG, "2.3", "本文略"),
        ),
        by_goref(
            "State the plays, prisoners and pass stones of both: goref needs all of them.",
            "goref须知双方手数、俘子与虚着之子。",
            "双方の手数、アゲハマ、パスの石を示すこと。goref はすべてを要する。",
            "양쪽의 착수 수, 따낸 돌, 패스 돌을 입력하세요: goref에는 모두 필요합니다.",
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
            "양쪽에 기본눈만 남아 돌을 건넬 수밖에 없을 때까지 둡니다. 포기할 수 없으며, "
            "양쪽은 차례 수가 같게 끝냅니다. 자살수는 허용됩니다.",
            at(AtHand.ZHANG, "3.1", "只能走虚手交俘虏"),
            at(AtHand.ZHANG, "2.1", "等手终局"),
            at(AtHand.ZHANG, "2.2", "允许自尽"),
        ),
        author(
            "The rule on ko is left out.",
            "打劫规则文中略去。",
            "劫の定めは省かれている。",
            "패에 관한 규정은 생략되어 있습니다.",
            at(AtHand.ZHANG, "2.3", "本文略"),
        ),
        by_goref(
            "goref reads every empty move as a pass stone and checks simple ko.",
            "goref将空着读作虚着，按单劫检查。",
            "goref は空の手番をすべてパスの石と読み、単劫として調べる。",
            "goref는 착수가 없는 차례를 모두 패스 돌로 읽고 단패를 확인합니다.",
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
            "장쉬는 사석을 들어내어 상대에게 건넸다고 추측합니다. 그러나 따내려면 잡은 "
            "쪽이 자기 집 안에 두어야 하는 돌은 실전으로 해결할 가치가 있으며, 그냥 "
            "건네면 손해입니다.",
            at(AtHand.ZHANG, "7", "猜测", "淘子：清理", "让对方填掉空", "那样就吃亏了"),
        ),
        author(
            "Disputes are settled on the board; a stone for each turn not played keeps the "
            "score true.",
            "争议以实证解决；不下则交子，胜负之数不变。",
            "争いは盤上で決め、打たない手番ごとに石を渡すので勝敗は変わらない。",
            "이의는 바둑판에서 해결합니다. 두지 않는 차례마다 돌을 하나씩 건네므로 "
            "결과는 달라지지 않습니다.",
            at(AtHand.ZHANG, "2.1", "实证死活"),
        ),
        by_goref(
            "goref lists such chains; nothing happens by itself.",
            "goref列出此类棋串，不自动处理。",
            "goref はそのような連を挙げるが、自動では何もしない。",
            "goref는 그런 연결된 돌을 보여 주며, 저절로 처리되는 것은 없습니다.",
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
            "기본눈은 따낸 돌에 아무것도 더하지 않습니다.",
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
            "장쉬는 빅을 다루지 않습니다: goref는 빅인 돌무리의 진짜 눈 하나와 공유 "
            "공배를 비워 두고, 나머지 눈, 옥집, 한쪽만 둘 수 있는 공배는 그 주인이 "
            "메우는 것으로 하며, 한쪽만의 공배는 누구의 것으로도 세지 않습니다.",
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
            "바깥에서 따낼 수 있는 돌이 있으면, 가장 많이 따내기 위해 먼저 바깥 공배를 "
            "모두 메워야 합니다.",
            at(AtHand.ZHANG, "7", "必须收完外围的单官"),
        ),
        by_goref(
            "goref gives dame left to nobody: fill them before the end. Of a ko left open "
            "the text says nothing; goref lets the holder fill it.",
            "未收的单官goref不归任何一方，终局前应收完。不粘之劫文中未提，"
            "goref视为持劫方可填之点。",
            "残ったダメを goref はどちらのものともしないので、終局前に打つこと。"
            "継がない劫は述べられず、goref は持つ側が埋められる点とする。",
            "goref는 남은 공배를 누구에게도 주지 않습니다: 종국 전에 메우세요. 원문은 "
            "잇지 않은 패에 관해 말하지 않습니다. goref는 패를 가진 쪽이 메우는 것으로 "
            "합니다.",
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
            "양쪽의 차례 수는 같습니다: 두지 않는 차례마다 그쪽이 돌 하나를 건넵니다.",
            at(AtHand.ZHANG, "2.1", "等手终局", "交一俘虏"),
        ),
        author(
            "Betting by chips must be agreed before the game, and concerns the stake alone: "
            "three chips for the first stone won, then one for every three.",
            "论筹须在对局前说定，只关彩金：净胜第一子三筹，以后每三子一筹。",
            "論籌の賭けは対局前に取り決めるもので、賭け金だけのことである："
            "最初の一子に三籌、以後三子ごとに一籌。",
            "논주(論籌)의 내기는 대국 전에 합의해야 하며 내기 돈에만 관계됩니다: 이긴 첫 "
            "돌에 주(籌) 세 개, 그 뒤로 돌 세 개마다 한 개입니다.",
            at(AtHand.ZHANG, "7", "必须先说定", "子彩", "一子为三筹", "三子为一筹"),
        ),
        by_goref(
            "No komi is named, and goref takes none. Handicap stones are not spoken of, "
            "and goref pays nothing for them.",
            "贴子未提，goref不贴。让子未提，goref不作贴还。",
            "コミはなく、goref も取らない。置石には触れず、goref は何も支払わない。",
            "덤에 관한 말은 없으며, goref는 덤을 두지 않습니다. 치석에 관해서도 말하지 "
            "않으며, goref는 그에 대해 아무것도 지급하지 않습니다.",
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
            "살아 있는 돌만으로 정해집니다. 이것이 따낸 돌의 계가와 일치하는 것은 차례 "
            "수가 같기 때문입니다.",
            at(AtHand.ZHANG, "5", "在等手的前提下"),
            at(AtHand.ZHANG, "4", "计活子"),
        ),
        by_goref(
            "No komi is named, and goref takes none: have the last turn made even on the "
            "board. Handicap stones are not spoken of; goref pays nothing for them.",
            "贴子未提，goref不贴；最后一手应在盘上补齐。让子未提，goref不作贴还。",
            "コミはなく、goref も取らない。最後の手番は盤上で揃えること。置石には触れず、"
            "goref は何も支払わない。",
            "덤에 관한 말은 없으며, goref는 덤을 두지 않습니다: 마지막 차례는 바둑판에서 "
            "맞추게 하세요. 치석에 관해서도 말하지 않으며, goref는 그에 대해 아무것도 "
            "지급하지 않습니다.",
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
            "옛 주석에 따르면 한쪽이 돌 세 개를 잇달아 둘 수 있으며, 상대 돌을 죽이게 "
            "되기 전에 멈춥니다.",
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
            "장쉬는 이로부터 순서를 추측합니다: 사석을 들어냅니다. 더 둘 수 있는 수가 "
            "많은 쪽이 자기 집 안에 그만큼 두고 상대는 같은 수의 돌을 건네어, 양쪽이 둘 "
            "수 있는 수가 같아지게 합니다. 그다음 따낸 돌을 비교합니다.",
            at(AtHand.ZHANG, "7", "猜测", "淘子：清理", "交俘子，直到盘面上"),
        ),
        by_goref(
            "Playing to saturation must agree; goref runs it as a check.",
            "下至两溢应得同一结果，goref一并核对。",
            "両溢まで打っても同じになるはずで、goref は照合する。",
            "양일(兩溢)까지 두어도 결과가 일치해야 합니다. goref는 이를 교차 확인으로 "
            "실행합니다.",
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
            "기본눈만 남을 때까지 두며, 두지 않는 차례마다 돌 하나를 건넵니다. 그다음 각 "
            "쪽이 잃은 것을 셉니다: 따낸 돌과 건넨 돌입니다.",
            at(AtHand.ZHANG, "3.1", "只有基本眼位"),
            at(AtHand.ZHANG, "3.2", "虚手就是直接交俘虏", "合计"),
        ),
        by_goref(
            "goref fills every route in turn for it. Stopping at equal rights to play must "
            "give the same margin; goref runs it as a check.",
            "goref为此轮流填满各路。停道时比较应得同一差数，goref一并核对。",
            "goref はそのため路を交互に埋める。停道で止めても差は同じはずで、goref "
            "は照合する。",
            "goref는 이를 위해 모든 로를 번갈아 메웁니다. 착수권이 같아졌을 때 멈추어도 "
            "차이는 같아야 합니다. goref는 이를 교차 확인으로 실행합니다.",
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
            "기본눈만 남았을 때 양쪽의 살아 있는 돌을 셉니다. 차례 수가 같으면 승자가 "
            "따낸 돌의 계가나 환기두 계가와 같다는 것을 장쉬는 증명합니다.",
            at(AtHand.ZHANG, "4", "两溢后计活子", "胜负是一致的"),
        ),
        by_goref(
            "goref fills every route with its owner's stones to get there; basic eyes and "
            "shared liberties stay empty and count for nobody.",
            "goref为此将各方的路填以己子；基本眼位与公气留空，两不计。",
            "goref はそのため路をすべて持ち主の石で埋める。"
            "基本眼と共有の呼吸点は空けたままで数えない。",
            "goref는 이를 위해 모든 로를 그 주인의 돌로 메웁니다. 기본눈과 공유 공배는 "
            "비워 두며 누구의 것으로도 세지 않습니다.",
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
            "장쉬가 해석한 둔황 기경(敦煌棋經): 따낸 돌이 많은 쪽이 이깁니다. "
            "논주(論籌)를 합의하지 않았고 선착이 허락된 대국에서 수가 같으면 선착을 "
            "허락받은 쪽이 집니다.",
            at(AtHand.ZHANG, "7", "子多为胜", "取局子停", "受饶先下者输", "不论筹"),
        ),
        by_goref(
            "Told in stones; there is no base number. In an even game, and until you state "
            "who was granted the first move, goref calls equal numbers a draw.",
            "以子报告；没有归本数。分先而相等，或未填写谁受饶先，goref作和棋。",
            "石数で述べる。基準の数はない。互先で同数のとき、また先番を許された側が"
            "記入されるまでは、goref は持碁とする。",
            "돌 수로 알립니다. 기준수는 없습니다. 호선이거나, 누가 선착을 허락받았는지 "
            "아직 입력하지 않았으면, 수가 같을 때 goref는 비김으로 합니다.",
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
            "따낸 돌이 많은 쪽이 이깁니다. 이 돌 하나는 당송 전공법의 로 하나와 같습니다.",
            at(AtHand.ZHANG, "3.2", "按俘子多少定胜负", "等价"),
        ),
        author(
            "Equal numbers, by the Dunhuang text as Zhang reads it, where no chips were "
            "agreed and the first move was granted: who was granted it loses.",
            "敦煌棋经，依章许解读：不论筹而俘子相等，先手为受饶所得的，受饶先下者负。",
            "敦煌の書を章許の読みで：賭けの取り決めがなく同数なら、"
            "先番を許されて打った側の負け。",
            "장쉬가 해석한 둔황 기경에 따르면, 논주(論籌)를 합의하지 않았고 선착이 "
            "허락된 대국에서 수가 같으면 선착을 허락받은 쪽이 집니다.",
            at(AtHand.ZHANG, "7", "两溢者", "取局子停", "受饶先下者输", "不论筹"),
        ),
        by_goref(
            "Told in stones; there is no base number. In an even game goref calls equal "
            "numbers a draw.",
            "以子报告；没有归本数。分先而相等，goref作和棋。",
            "石数で述べる。基準の数はない。互先で同数なら goref は持碁とする。",
            "돌 수로 알립니다. 기준수는 없습니다. 호선에서 수가 같으면 goref는 비김으로 "
            "합니다.",
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
            "살아 있는 돌이 많은 쪽이 이깁니다. 차례 수가 같으면 이는 잃은 돌이 적은 "
            "것과 같습니다.",
            at(AtHand.ZHANG, "4", "计活子"),
            at(AtHand.ZHANG, "5", "被吃的死子自然就少"),
        ),
        author(
            "Equal numbers, by the Dunhuang text as Zhang reads it, where no chips were "
            "agreed and the first move was granted: who was granted it loses.",
            "敦煌棋经，依章许解读：不论筹而子数相等，先手为受饶所得的，受饶先下者负。",
            "敦煌の書を章許の読みで：賭けの取り決めがなく同数なら、"
            "先番を許されて打った側の負け。",
            "장쉬가 해석한 둔황 기경에 따르면, 논주(論籌)를 합의하지 않았고 선착이 "
            "허락된 대국에서 수가 같으면 선착을 허락받은 쪽이 집니다.",
            at(AtHand.ZHANG, "7", "两溢者", "取局子停", "受饶先下者输", "不论筹"),
        ),
        by_goref(
            "Told in stones; both sides are counted, no base number is needed. The text says "
            "this of stones taken. In an even game goref calls equal numbers a draw.",
            "以子报告；双方都数，不用归本数。原文说的是俘子。分先而相等，goref作和棋。",
            "石数で述べる。両方を数えるので基準の数は要らない。原文は取った石について述べる。"
            "互先で同数なら goref は持碁とする。",
            "돌 수로 알립니다. 양쪽을 모두 세므로 기준수는 필요 없습니다. 원문은 따낸 "
            "돌에 관해 이렇게 말합니다. 호선에서 수가 같으면 goref는 비김으로 합니다.",
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
