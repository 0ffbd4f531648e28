"""Korean regulations on incidents: 2017, 2024, and 2025 at home and at international events."""

from __future__ import annotations

from goref.core.base.frozen import replace
from goref.core.base.language import Text
from goref.core.incidents.consequence import (
    CAUTION,
    LOSS,
    STANDS,
    WARNING,
    ConsequenceKind,
    points,
)
from goref.core.incidents.regulation import (
    Certainty,
    Claimant,
    ClaimWindow,
    Clause,
    Regulation,
    SumRule,
)

TOLD = Certainty.REPORTED
PAID = (WARNING, points(2))
INTO_THE_LID = Text(
    "The referee lays two stones of the offender into the opponent's lid and writes it on "
    "the score sheet.",
    "裁判员将违规方两子放入对方罐盖，并记入记录纸。",
    "審判は違反者の石2子を相手の碁笥の蓋に入れ、記録用紙に記す。",
    "심판이 위반한 쪽의 돌 2개를 상대의 뚜껑에 넣고 결과지에 적습니다.",
)

KOREA_2017 = Regulation(
    id="korean-2017",
    name=Text(
        "Korean rules of 2017",
        "韩国围棋规则（2017年）",
        "韓国囲碁規則（2017年）",
        "한국 규칙 2017",
    ),
    edition="2017",
    rows=(
        Clause("two-moves", "", ((LOSS,),), TOLD),
        Clause("ko-retaken", "", ((LOSS,),), TOLD),
        Clause("forbidden-point", "", ((LOSS,),), TOLD),
        Clause("touched-elsewhere", "", ((LOSS,),), TOLD),
        Clause("touched-again", "", ((WARNING,),), TOLD),
        Clause(
            "stone-slid",
            "3",
            ((STANDS,),),
            note=Text(
                "The first touch counts: the stone is on the point nearest to it.",
                "以最初接触为准，视为下在最近的交叉点。",
                "最初に触れた所による。最も近い交点に打ったものとする。",
                "처음 닿은 곳을 기준으로 합니다. 돌은 가장 가까운 점에 놓인 것으로 봅니다.",
            ),
        ),
        Clause("pressed-before-capture", "", ((LOSS,),), TOLD),
        Clause("other-hand", "", ((WARNING,),), TOLD),
        Clause("time-exhausted", "", ((LOSS,),), TOLD),
    ),
    sums=(SumRule(ConsequenceKind.WARNING, 2, (LOSS,), certainty=TOLD),),
    note=Text(
        "A second warning loses the game; some breaches lose it at once.",
        "第二次警告判负；某些违例直接判负。",
        "2回目の警告で負け。一部の違反は即座に負け。",
        "두 번째 경고로 패합니다. 일부 위반은 곧바로 패합니다.",
    ),
)

PRISONERS = ("prisoner-not-in-lid", "prisoners-touched")
KOREA_2024 = Regulation(
    id="korean-2024",
    name=Text(
        "Korean rules of November 2024",
        "韩国围棋规则（2024年11月）",
        "韓国囲碁規則（2024年11月）",
        "한국 규칙 2024년 11월",
    ),
    edition="2024",
    rows=(
        *(Clause(kind, "18", (PAID,), note=INTO_THE_LID) for kind in PRISONERS),
        Clause(
            "pressed-before-capture",
            "18",
            (PAID,),
            TOLD,
            note=Text(
                "The time is corrected where needed.",
                "必要时更正时间。",
                "必要なら時間を訂正する。",
                "필요하면 시간을 바로잡습니다.",
            ),
        ),
        Clause("pressed-early", "18", (PAID,), TOLD),
        Clause("touched-elsewhere", "18", (PAID,), TOLD),
        Clause("touched-again", "18", (PAID,), TOLD),
        Clause(
            "stone-slid",
            "18",
            (PAID,),
            TOLD,
            note=Text(
                "If it slid by more than one line; where it then stands the text does not say.",
                "滑动超过一路的；之后该子算在何处，条文未说明。",
                "1路を超えて滑った場合。その後どこに置かれたことになるか条文は述べない。",
                "한 줄 넘게 미끄러진 경우입니다. 그때 돌이 어디에 놓인 것이 되는지는 "
                "조문에 없습니다.",
            ),
        ),
        Clause("other-hand", "17", ((CAUTION,),), TOLD),
        Clause("hand-on-clock", "17", ((CAUTION,),), TOLD),
        Clause("two-moves", "19", ((LOSS,),), TOLD),
        Clause("ko-retaken", "19", ((LOSS,),), TOLD),
        Clause("forbidden-point", "19", ((LOSS,),), TOLD),
        Clause("time-exhausted", "", ((LOSS,),), TOLD),
    ),
    rules=("korean",),
    sums=(
        SumRule(ConsequenceKind.CAUTION, 2, PAID, "18", TOLD),
        SumRule(ConsequenceKind.WARNING, 2, (LOSS,), "19", TOLD),
    ),
    window=ClaimWindow.ALWAYS,
    claimant=Claimant.OPPONENT_OR_REFEREE,
    note=Text(
        "Article 17 is a caution, 18 a warning and 2 points, 19 a foul that loses the game. "
        "Two cautions make a warning, two warnings lose.",
        "第17条为注意，第18条为警告并罚2目，第19条为犯规判负。两次注意合一次警告，两次警告判负。",
        "第17条は注意、第18条は警告と2目、第19条は反則負け。注意2回で警告1回、警告2回で負け。",
        "제17조는 주의, 제18조는 경고와 벌점 2집, 제19조는 반칙패입니다. 주의 두 번은 "
        "경고 한 번이 되고, 경고 두 번이면 패합니다.",
    ),
)

AT_HOME_2025 = replace(
    KOREA_2024,
    id="korean-2025",
    name=Text(
        "Korean rules, February 2025, events at home",
        "韩国围棋规则（2025年2月，国内比赛）",
        "韓国囲碁規則（2025年2月、国内棋戦）",
        "한국 규칙 2025년 2월, 국내 대회",
    ),
    edition="2025",
    rules=(),
    rows=tuple(replace(row, certainty=TOLD) for row in KOREA_2024.rows),
    sums=(
        SumRule(ConsequenceKind.CAUTION, 2, PAID, "18", TOLD),
        SumRule(ConsequenceKind.WARNING, 2, (LOSS,), "19", TOLD, on_board=True),
    ),
    note=Text(
        "Warnings that have nothing to do with the board no longer add up to a loss. The 2 "
        "points stay until the text is revised; what it says now was not to be had.",
        "与盘面无关的警告不再累计判负。罚2目保留至规则修订；修订后的条文未见。",
        "盤面に関わらない警告の累積による負けはなくなった。2目の罰は改定まで残る。改定後の条文は見られなかった。",
        "판과 관계없는 경고는 더 이상 누적되어 패가 되지 않습니다. 벌점 2집은 조문이 "
        "개정될 때까지 남습니다. 지금의 조문은 구하지 못했습니다.",
    ),
)

CAUTION_ONLY = Text(
    "Said when the offender is to move; nothing is paid.",
    "在违规方用时内宣布；不罚目。",
    "違反者の手番の時に告げる。目数の罰はない。",
    "위반한 쪽의 차례에 알립니다. 벌점은 없습니다.",
)


def _only_a_caution(row: Clause) -> Clause:
    if row.article != "18":
        return row
    return replace(
        row,
        article="17, 18",
        times=((CAUTION,),),
        certainty=TOLD,
        note=CAUTION_ONLY,
        suspended=PAID,
    )


ABROAD_2025 = replace(
    AT_HOME_2025,
    id="korean-2025-international",
    name=Text(
        "Korean rules, February 2025, international events",
        "韩国围棋规则（2025年2月，国际比赛）",
        "韓国囲碁規則（2025年2月、国際棋戦）",
        "한국 규칙 2025년 2월, 국제 대회",
    ),
    rows=tuple(map(_only_a_caution, KOREA_2024.rows)),
    sums=(
        SumRule(ConsequenceKind.CAUTION, 2, PAID, "18", TOLD, suspended=True),
        SumRule(ConsequenceKind.WARNING, 2, (LOSS,), "19", TOLD, on_board=True),
    ),
    note=Text(
        "Article 18 is suspended at international events: a caution, no points, no loss by "
        "what adds up.",
        "国际比赛暂停适用第18条：只作注意，不罚目，不累计判负。",
        "国際棋戦では第18条の適用を停止。注意のみで目数の罰も累積負けもない。",
        "국제 대회에서는 제18조의 적용을 멈춥니다. 주의만 주며, 벌점도 누적에 따른 패도 "
        "없습니다.",
    ),
)

REGULATIONS = (KOREA_2024, AT_HOME_2025, ABROAD_2025, KOREA_2017)
