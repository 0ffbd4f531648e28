"""Chinese regulations on incidents: 1988, 2002, and what was done later."""

from __future__ import annotations

from goref.core.base.frozen import replace
from goref.core.base.language import Text
from goref.core.incidents.consequence import (
    ARBITER,
    BOTH_LOSE,
    CLOCK_CORRECTED,
    COUNTS_AS_PASS,
    DRAW,
    LOSS,
    NEW_GAME,
    NOTHING,
    RESTORED,
    STANDS,
    TAKEN_BACK,
    TIME_TAKEN,
    WARNING,
    ConsequenceKind,
    zi,
)
from goref.core.incidents.regulation import (
    Certainty,
    Claimant,
    ClaimWindow,
    Clause,
    Regulation,
    SumRule,
)

AGREED_FIRST = Text(
    "The players agree first; if they do not, the chief referee decides.",
    "先由双方协商，协商不成由裁判长裁定。",
    "まず両者で協議し、合意しなければ審判長が決める。",
    "먼저 두 대국자가 합의하고, 합의하지 못하면 심판장이 정합니다.",
)
REBUILT_OR_LOST = Text(
    "If the position cannot be rebuilt, whoever upset it loses.",
    "不能复原时，责任方判负。",
    "復元できなければ、崩した側の負け。",
    "국면을 복원할 수 없으면 흐트러뜨린 쪽이 패합니다.",
)
REBUILT_OR_ANEW = Text(
    "If the position cannot be rebuilt, the referee chooses.",
    "不能复原时，由裁判长选定。",
    "復元できなければ審判長が選ぶ。",
    "국면을 복원할 수 없으면 심판이 고릅니다.",
)

CHINA_1988 = Regulation(
    id="chinese-1988",
    name=Text(
        "Chinese rules of 1988",
        "中国围棋竞赛规则（1988年）",
        "中国囲碁競技規則（1988年）",
        "중국 규칙 1988",
    ),
    edition="1988",
    rules=("chinese-1988",),
    rows=(
        Clause("two-moves", "17.1", ((LOSS,),)),
        Clause("let-go-moved", "17.2", ((RESTORED, WARNING),)),
        Clause(
            "stone-displaced",
            "17.3",
            ((ARBITER,),),
            options=(RESTORED, STANDS, DRAW, NEW_GAME),
            note=AGREED_FIRST,
        ),
        Clause("stone-displaced-intent", "17.3", ((LOSS,),)),
        Clause(
            "board-scattered",
            "17.4",
            ((RESTORED,),),
            options=(LOSS,),
            note=REBUILT_OR_LOST,
        ),
        Clause(
            "board-scattered-outside",
            "17.4",
            ((RESTORED,),),
            options=(DRAW, NEW_GAME),
            note=REBUILT_OR_ANEW,
        ),
        Clause("board-scattered-intent", "17.4", ((LOSS,),)),
        Clause(
            "stone-dropped",
            "",
            ((TAKEN_BACK,),),
            note=Text(
                "A stone that was truly dropped is lifted and may be played anywhere.",
                "确属失手掉落的棋子，拿起后可下在任何地方。",
                "確かに落とした石は取り上げ、どこに打ってもよい。",
                "실제로 떨어뜨린 돌은 집어 들고 어디에나 둘 수 있습니다.",
            ),
        ),
        Clause("wrong-removal", "18", ((RESTORED, WARNING),)),
        Clause("forbidden-point", "19", ((TAKEN_BACK, COUNTS_AS_PASS),)),
        Clause("ko-retaken", "20.1", ((TAKEN_BACK, COUNTS_AS_PASS),)),
        Clause("position-repeated", "", ((ARBITER,),), options=(DRAW, NEW_GAME)),
    ),
    sums=(SumRule(ConsequenceKind.WARNING, 2, (LOSS,)),),
    window=ClaimWindow.UNKNOWN,
    claimant=Claimant.UNKNOWN,
    note=Text(
        "Warnings are written down and add up within a game; no points are paid. A case "
        "that no article covers is decided by the spirit of the rules, a doubtful one by the "
        "chief referee.",
        "警告记录在案，在同一局内累计；不罚目数。规则未载的情形按规则精神处理，有疑义的由裁判长裁定。",
        "警告は記録され、一局の中で累積する。目数の罰はない。条文のない場合は規則の精神により、"
        "疑わしい場合は審判長が決める。",
        "경고는 기록되어 한 대국 안에서 누적되며, 벌점은 없습니다. 조문에 없는 경우는 "
        "규칙의 정신에 따라, 의심스러운 경우는 심판장이 정합니다.",
    ),
)

CHINA_2002 = Regulation(
    id="chinese-2002",
    name=Text(
        "Chinese rules of 2002",
        "中国围棋竞赛规则（2002年）",
        "中国囲碁競技規則（2002年）",
        "중국 규칙 2002",
    ),
    edition="2002",
    rules=("chinese-2002", "lu-nan"),
    rows=(
        Clause(
            "colours-swapped",
            "17.1",
            ((RESTORED,),),
            last_move=10,
            later=(STANDS,),
            note=Text(
                "Corrected up to move 10, later never; the pairing list stays as it is.",
                "十手以内（含第十手）更正，此后不再更正；对局编排表不变。",
                "10手目までは訂正し、それ以後は訂正しない。対戦表はそのまま。",
                "10수까지는 바로잡고, 그 뒤로는 바로잡지 않습니다. 대진표는 그대로 둡니다.",
            ),
        ),
        Clause("two-moves", "17.2", ((TAKEN_BACK, WARNING),)),
        Clause(
            "let-go-moved",
            "17.3",
            ((RESTORED, WARNING),),
            window=ClaimWindow.BEFORE_REPLY,
            claimant=Claimant.OPPONENT,
        ),
        Clause(
            "stone-dropped",
            "17.3",
            ((ARBITER,),),
            options=(TAKEN_BACK, STANDS),
            note=Text(
                "It is played elsewhere only if the opponent agrees; else the chief referee "
                "decides.",
                "须经对方同意方可另下，否则由裁判长裁定。",
                "相手の同意があれば打ち直せる。なければ審判長が決める。",
                "상대가 동의할 때만 다른 곳에 둡니다. 그렇지 않으면 심판장이 정합니다.",
            ),
        ),
        Clause(
            "pressed-early",
            "17.4",
            ((WARNING,),),
            note=Text(
                "The clock stays as it is.",
                "棋钟时间不变。",
                "時計はそのまま。",
                "시계는 그대로 둡니다.",
            ),
        ),
        Clause(
            "stone-displaced",
            "17.5",
            ((ARBITER,),),
            options=(RESTORED, STANDS, DRAW, NEW_GAME, BOTH_LOSE),
            note=AGREED_FIRST,
        ),
        Clause("stone-displaced-intent", "17.5", ((LOSS,),)),
        Clause(
            "board-scattered-outside",
            "17.6",
            ((RESTORED,),),
            options=(DRAW, NEW_GAME, BOTH_LOSE),
            note=REBUILT_OR_ANEW,
        ),
        Clause(
            "ko-retaken",
            "20.1",
            note=Text(
                "The article forbids it; what follows is not known.",
                "条文禁止此着；后果未见条文。",
                "条文はこれを禁じる。処置は知られていない。",
                "조문이 금지합니다. 그 뒤의 조치는 알려져 있지 않습니다.",
            ),
        ),
        Clause(
            "late",
            "22.1",
            ((TIME_TAKEN,),),
            options=(LOSS,),
            note=Text(
                "Up to an hour twice the delay is taken off; after that the game is lost. If "
                "both are late, both lose (22.3).",
                "迟到一小时以内加倍扣时，超过一小时判负；双方均迟到的，双方判负（22.3）。",
                "1時間までは遅刻の2倍を持ち時間から引き、それを超えると負け。両者の遅刻は両者負け（22.3）。",
                "1시간까지는 늦은 시간의 두 배를 제하고, 그 뒤로는 패합니다. 둘 다 "
                "늦으면 둘 다 패합니다(22.3).",
            ),
        ),
        Clause(
            "time-exhausted",
            "22.5",
            ((LOSS,),),
            options=(COUNTS_AS_PASS,),
            note=Text(
                "A last minute that ran out may on request be ruled a pass.",
                "最后一分钟超时，经请求可判为停一手。",
                "最後の1分を超えた場合、申し出によりパスと裁定できる。",
                "마지막 1분을 넘긴 경우 요청에 따라 패스로 판정할 수 있습니다.",
            ),
        ),
        Clause(
            "pressed-before-capture",
            "22.6",
            ((WARNING,),),
            note=Text(
                "Lifting the stones is part of the move: the reading goes on until all are "
                "off, and the clock stays as it is.",
                "提子是一手棋的组成部分：读秒至提净为止，棋钟时间不变。",
                "石を取り上げるまでが一手。取り終えるまで秒読みを続け、時計はそのまま。",
                "돌을 들어내는 것도 수의 일부입니다. 모두 들어낼 때까지 초읽기를 "
                "계속하고, 시계는 그대로 둡니다.",
            ),
        ),
        Clause(
            "seat-left",
            "22.7",
            note=Text(
                "In byo-yomi a seat is left with permission, once, in the opponent's time; "
                "what follows otherwise is not known.",
                "读秒时离席须经允许，限一次，且在对方用时内；违反的后果未见条文。",
                "秒読み中の離席は許可を得て1回、相手の時間中に限る。違反の処置は知られていない。",
                "초읽기 중에는 허락을 받아 상대의 시간에 한 번만 자리를 뜰 수 있습니다. "
                "어겼을 때의 조치는 알려져 있지 않습니다.",
            ),
        ),
        Clause(
            "clock-wrong",
            "22.8",
            ((CLOCK_CORRECTED,),),
            note=Text(
                "A clock that is wrong by two minutes an hour or more is replaced and set "
                "back in proportion; by less it is only replaced.",
                "每小时误差两分钟及以上：换钟并按比例调整；不足两分钟：只换钟。",
                "1時間に2分以上の狂いは交換して比例で直す。それ未満は交換のみ。",
                "1시간에 2분 이상 틀리는 시계는 바꾸고 비례하여 되돌립니다. 그보다 "
                "적으면 바꾸기만 합니다.",
            ),
        ),
        Clause(
            "other-hand",
            "",
            ((NOTHING,),),
            Certainty.REPORTED,
            note=Text(
                "No article speaks of it.",
                "条文未作规定。",
                "これについての条文はない。",
                "이에 관한 조문이 없습니다.",
            ),
        ),
    ),
    note=Text(
        "Articles 17, 20 and 22 were read in copies; 18, 19, 21 and 23 onward were not to be "
        "had. Warnings bring no points.",
        "第17、20、22条据抄本；第18、19、21及23条以下未见。警告不罚目数。",
        "第17・20・22条は写しによる。第18・19・21条と第23条以下は見られなかった。警告に目数の罰はない。",
        "제17조, 제20조, 제22조는 사본으로 읽었고, 제18조, 제19조, 제21조, 제23조 이하는 "
        "구하지 못했습니다. 경고에 벌점은 없습니다.",
    ),
)

WITH_ZI = (WARNING, zi(1))
NOTED = Text(
    "The zi is noted beside the name in the list of results.",
    "罚子在成绩表中注于姓名旁。",
    "罰の1子は成績表の名前の横に記される。",
    "벌점 자는 성적표의 이름 옆에 적습니다.",
)
LATER_CLAUSES = {
    kind: Clause(kind, "", (WITH_ZI,), Certainty.REPORTED, note=NOTED)
    for kind in ("pressed-before-capture", "ko-retaken")
}
CHINA_LATER = replace(
    CHINA_2002,
    id="chinese-2002-zi",
    name=Text(
        "Chinese rules of 2002 with the later warning and 1 zi",
        "中国围棋竞赛规则（2002年），并用后来的警告加罚1子",
        "中国囲碁競技規則（2002年）＋後年の警告と1子",
        "중국 규칙 2002 + 이후의 경고와 1자",
    ),
    edition="2002, 2024",
    rules=(),
    rows=tuple(LATER_CLAUSES.get(row.kind, row) for row in CHINA_2002.rows),
    note=Text(
        "A warning and one zi are reported of events of 2024; edition and text were not to "
        "be had. The rest is of 2002.",
        "警告并罚1子据2024年赛事报道；版本与条文未见。其余依2002年规则。",
        "警告と1子は2024年の大会について伝えられる。版と条文は見られなかった。ほかは2002年による。",
        "경고와 1자는 2024년 대회에 관해 전해지는 것이며, 판본과 조문은 구하지 "
        "못했습니다. 나머지는 2002년 규칙입니다.",
    ),
)

REGULATIONS = (CHINA_1988, CHINA_2002, CHINA_LATER)
