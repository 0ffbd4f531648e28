"""Regulations of Japan, America, Europe and Pair Go, and a mild one for clubs."""

from __future__ import annotations

from goref.core.base.language import Text
from goref.core.incidents.consequence import (
    ARBITER,
    BOTH_LOSE,
    CAUTION,
    CLOCK_CORRECTED,
    COUNTS_AS_PASS,
    LOSS,
    NEW_GAME,
    NOTHING,
    RESTORED,
    STANDS,
    TAKEN_BACK,
    TIME_TAKEN,
    WARNING,
    points,
)
from goref.core.incidents.regulation import (
    Certainty,
    Claimant,
    ClaimWindow,
    Clause,
    Regulation,
    Scope,
)

TOLD, OWN = Certainty.REPORTED, Certainty.OWN
BEFORE_REPLY = ClaimWindow.BEFORE_REPLY

JAPAN_1989 = Regulation(
    id="japanese-1989",
    name=Text(
        "Japanese rules of 1989",
        "日本围棋规约（1989年）",
        "日本囲碁規約（1989年）",
        "일본 규칙 1989",
    ),
    edition="1989",
    rules=("japanese",),
    rows=(
        Clause("two-moves", "14", ((LOSS,),)),
        Clause("ko-retaken", "14", ((LOSS,),)),
        Clause("forbidden-point", "4, 14", ((LOSS,),)),
        Clause("occupied-point", "", ((LOSS,),), TOLD),
        Clause(
            "let-go-moved",
            "",
            ((LOSS,),),
            TOLD,
            note=Text(
                "The practice of tournaments; the text of 1989 does not name it.",
                "比赛惯例；1989年条文未提及。",
                "棋戦の慣行。1989年の条文にはない。",
                "대회의 관행입니다. 1989년 조문에는 나오지 않습니다.",
            ),
        ),
        Clause("stone-slid", "", ((LOSS,),), TOLD),
        Clause("wrong-removal", "", ((LOSS,),), TOLD),
        Clause(
            "removal-forgotten",
            "",
            ((NOTHING,),),
            TOLD,
            note=Text(
                "They are lifted when it is noticed.",
                "发现时提去。",
                "気づいた時に取り上げる。",
                "알아차린 때에 들어냅니다.",
            ),
        ),
        Clause(
            "stone-displaced",
            "13-2",
            ((RESTORED,),),
            options=(BOTH_LOSE,),
            note=Text(
                "The stone must go back; if that is impossible or not agreed on, both lose.",
                "必须移回原处；不能移回或意见不一致时，双方判负。",
                "石を元に戻す。不可能または合意しない場合は両者負け。",
                "돌을 제자리로 돌려놓아야 합니다. 그럴 수 없거나 합의하지 못하면 둘 다 "
                "패합니다.",
            ),
        ),
        Clause(
            "prisoners-doubted",
            "10-3",
            ((ARBITER,),),
            note=Text(
                "If one side objects both must verify by replaying the game; neither may "
                "refuse.",
                "一方提出异议时，双方必须复盘核对，不得拒绝。",
                "一方が異議を述べたら両者は再現して確かめなければならず、拒めない。",
                "한쪽이 이의를 제기하면 둘이 함께 대국을 다시 놓아 확인해야 하며, 누구도 "
                "거부할 수 없습니다.",
            ),
        ),
        Clause(
            "life-disputed",
            "13-1",
            ((ARBITER,),),
            options=(BOTH_LOSE,),
            note=Text(
                "Where a late discovery leaves the players without agreement, both lose.",
                "事后发现而双方不能达成一致时，双方判负。",
                "後から判明して合意に至らない場合は両者負け。",
                "늦게 발견되어 두 대국자가 합의하지 못하면 둘 다 패합니다.",
            ),
        ),
        Clause(
            "found-late",
            "10-4",
            ((STANDS,),),
            note=Text(
                "A result that both confirmed stands.",
                "双方确认的结果不变。",
                "両者が確認した結果は変わらない。",
                "두 대국자가 확인한 결과는 그대로 유효합니다.",
            ),
            window=ClaimWindow.UNKNOWN,
        ),
        Clause("time-exhausted", "", ((LOSS,),), TOLD),
    ),
    window=ClaimWindow.BEFORE_CONFIRMED,
    claimant=Claimant.ANYONE,
    note=Text(
        "There are no warnings and no points: a breach loses from the moment it is made, "
        "unless both have confirmed the result.",
        "没有警告，也不罚目：违例自发生之时起判负，但双方已确认结果的除外。",
        "警告も目数の罰もない。反則はその時点で負け。ただし両者が結果を確認した後を除く。",
        "경고도 벌점도 없습니다. 위반은 저지른 순간부터 패가 되며, 두 대국자가 결과를 "
        "확인한 뒤에는 그렇지 않습니다.",
    ),
)

ONE_PASS = ((TAKEN_BACK, COUNTS_AS_PASS),)
AMERICA = Regulation(
    id="aga",
    name=Text("AGA rules", "美国围棋协会规则", "アメリカ囲碁協会規則", "AGA 규칙"),
    rules=("aga",),
    rows=(
        Clause(
            "two-moves",
            "8",
            ONE_PASS,
            note=Text(
                "Both stones come off and count as one pass; a pass stone is paid.",
                "两子均拿掉，合作一次停一手，交一枚虚着之子。",
                "2子とも取り除いて1回のパスとし、パスの石を渡す。",
                "두 돌을 모두 들어내고 한 번의 패스로 칩니다. 패스 돌 1개를 지급합니다.",
            ),
        ),
        *(
            Clause(
                kind,
                "8",
                ONE_PASS,
                note=Text(
                    "The stone comes off; a pass stone is paid.",
                    "拿掉该子，交一枚虚着之子。",
                    "石を取り除き、パスの石を渡す。",
                    "그 돌을 들어냅니다. 패스 돌 1개를 지급합니다.",
                ),
            )
            for kind in ("ko-retaken", "forbidden-point", "occupied-point")
        ),
        Clause("wrong-removal", "", ((RESTORED,),)),
        Clause("found-late", "", ((STANDS,),), window=ClaimWindow.UNKNOWN),
    ),
    window=BEFORE_REPLY,
    claimant=Claimant.OPPONENT,
    note=Text(
        "Whoever replies accepts the move. Illegality on purpose may forfeit the game.",
        "对方应了下一手即视为接受。故意违例可判负。",
        "応じた側はその手を認めたことになる。故意の違反は負けとされうる。",
        "응수하면 그 수를 인정한 것이 됩니다. 고의로 위반하면 패로 처리될 수 있습니다.",
    ),
)

EUROPE = Regulation(
    id="egf",
    name=Text(
        "European tournament rules (EGF)",
        "欧洲围棋联盟比赛总则",
        "欧州囲碁連盟の大会規則",
        "유럽바둑연맹 대회 규칙",
    ),
    rows=(
        Clause(
            "late",
            "",
            ((LOSS,),),
            note=Text(
                "After 60 minutes, unless the event says otherwise.",
                "迟到60分钟判负，赛事另有规定的除外。",
                "60分で負け。大会に別の定めがあればそれによる。",
                "대회에 다른 규정이 없으면 60분 뒤입니다.",
            ),
        ),
        Clause(
            "overtime-stones",
            "",
            ((STANDS,),),
            note=Text(
                "Play goes on from the stones as counted; a pass gives one back.",
                "以数出的棋子继续；停一手退回一子。",
                "数え出した石で続ける。パスをすると1子が戻る。",
                "세어 놓은 돌로 계속 둡니다. 패스하면 1개를 돌려받습니다.",
            ),
        ),
        Clause(
            "clock-wrong",
            "",
            ((CLOCK_CORRECTED,),),
            note=Text(
                "Only the referee corrects a clock.",
                "只有裁判员可以更正棋钟。",
                "時計を直すのは審判だけ。",
                "시계는 심판만 바로잡습니다.",
            ),
        ),
        Clause(
            "impossible-result",
            "",
            ((ARBITER,),),
            note=Text(
                "It may be corrected on strong evidence.",
                "有充分证据时可予更正。",
                "確かな証拠があれば訂正されうる。",
                "확실한 증거가 있으면 바로잡을 수 있습니다.",
            ),
        ),
        Clause(
            "device",
            "",
            note=Text(
                "Notes and a second board are not allowed; what follows is not known.",
                "不许用笔记和第二副棋；后果未见条文。",
                "メモと第2の盤は禁止。処置は知られていない。",
                "메모와 두 번째 바둑판은 허용되지 않습니다. 그 뒤의 조치는 알려져 있지 "
                "않습니다.",
            ),
        ),
    ),
    note=Text(
        "With gaps: the table of sanctions was not to be had; an event has rules of its own.",
        "有缺：处罚表未见；各赛事另有规定。",
        "欠けがある。処罰の表は見られなかった。大会ごとの規則がある。",
        "빠진 곳이 있습니다. 제재 표를 구하지 못했으며, 대회마다 따로 규칙이 있습니다.",
    ),
)

PAIR_GO = Regulation(
    id="pair-go",
    name=Text("Pair Go", "联棋（双人赛）", "ペア碁", "페어 바둑"),
    rows=(
        Clause(
            "wrong-partner",
            "",
            ((STANDS, points(3)),),
            note=Text(
                "Only the move just made can be claimed; the game goes on.",
                "只可就刚下的一手提出；对局继续。",
                "直前の一手に限り申し出られる。対局は続く。",
                "바로 앞에 둔 수만 지적할 수 있습니다. 대국은 계속됩니다.",
            ),
        ),
        Clause("wrong-partner-intent", "", ((LOSS,),)),
    ),
    window=BEFORE_REPLY,
)

CLUB_MILD = Regulation(
    id="club-mild",
    name=Text("Club, mild", "俱乐部（从宽）", "同好会（ゆるやか）", "동호회(관대함)"),
    rows=(
        Clause("prisoner-not-in-lid", "", ((NOTHING,),), OWN),
        Clause("prisoners-touched", "", ((NOTHING,), (CAUTION,)), OWN),
        Clause("pressed-before-capture", "", ((NOTHING,), (CAUTION,)), OWN),
        Clause("pressed-early", "", ((NOTHING,), (CAUTION,)), OWN),
        Clause("other-hand", "", ((NOTHING,), (CAUTION,)), OWN),
        Clause("hand-on-clock", "", ((NOTHING,), (CAUTION,)), OWN),
        Clause(
            "two-moves", "", ((TAKEN_BACK,), (TAKEN_BACK, CAUTION)), OWN, window=BEFORE_REPLY
        ),
        Clause(
            "ko-retaken", "", ((TAKEN_BACK,), (TAKEN_BACK, CAUTION)), OWN, window=BEFORE_REPLY
        ),
        Clause(
            "forbidden-point",
            "",
            ((TAKEN_BACK,), (TAKEN_BACK, CAUTION)),
            OWN,
            window=BEFORE_REPLY,
        ),
        Clause(
            "occupied-point",
            "",
            ((TAKEN_BACK,), (TAKEN_BACK, CAUTION)),
            OWN,
            window=BEFORE_REPLY,
        ),
        Clause(
            "let-go-moved", "", ((RESTORED,), (RESTORED, CAUTION)), OWN, window=BEFORE_REPLY
        ),
        Clause("wrong-colour", "", ((RESTORED,),), OWN, window=BEFORE_REPLY),
        Clause("touched-elsewhere", "", ((STANDS,),), OWN, window=BEFORE_REPLY),
        Clause("touched-again", "", ((NOTHING,),), OWN, window=BEFORE_REPLY),
        Clause("stone-slid", "", ((STANDS,),), OWN, window=BEFORE_REPLY),
        Clause("stone-dropped", "", ((TAKEN_BACK,),), OWN, window=BEFORE_REPLY),
        Clause("stone-displaced", "", ((RESTORED,),), OWN, options=(STANDS, NEW_GAME)),
        Clause("board-scattered", "", ((RESTORED,),), OWN, options=(NEW_GAME,)),
        Clause("board-scattered-outside", "", ((RESTORED,),), OWN, options=(NEW_GAME,)),
        Clause("wrong-removal", "", ((RESTORED,),), OWN),
        Clause("removal-forgotten", "", ((NOTHING,),), OWN),
        Clause("wrong-partner", "", ((STANDS,),), OWN, window=BEFORE_REPLY),
        Clause("clock-wrong", "", ((CLOCK_CORRECTED,),), OWN),
        Clause("time-exhausted", "", ((LOSS,),), OWN),
        Clause("late", "", ((TIME_TAKEN,),), OWN),
        Clause("phone-rang", "", ((CAUTION,), (WARNING,)), OWN),
        Clause("disturbance", "", ((CAUTION,), (WARNING,)), OWN),
        Clause("advice", "", ((WARNING,),), OWN),
        Clause("found-late", "", ((STANDS,),), OWN),
    ),
    window=ClaimWindow.ALWAYS,
    claimant=Claimant.ANYONE,
    scope=Scope.EVENT,
    note=Text(
        "A proposal of goref's that rests on no text: what was done is undone, and nothing "
        "but the clock loses a game.",
        "goref的建议，无条文依据：能复原的复原，除超时外不判负。",
        "goref の案で、条文によるものではない。元に戻せるものは戻し、"
        "時間切れのほかに負けはない。",
        "조문에 근거하지 않은 goref의 안입니다. 행한 것은 되돌리며, 시간 초과 말고는 "
        "패가 되는 일이 없습니다.",
    ),
)

REGULATIONS = (JAPAN_1989, AMERICA, EUROPE, PAIR_GO, CLUB_MILD)
