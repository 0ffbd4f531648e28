"""The kinds of incidents: a table, the frequent ones first."""

from __future__ import annotations

from enum import Enum

from goref.core.base.frozen import frozen
from goref.core.base.language import Text


class IncidentGroup(Enum):
    """What an incident has to do with."""

    PLAY = "play"
    STONES = "stones"
    CLOCK = "clock"
    CONDUCT = "conduct"
    COUNT = "count"
    FORMALITIES = "formalities"


@frozen
class IncidentKind:
    """A kind of incident.

    Attributes:
        id: its name in files and on the command line.
        on_board: it is about what was played or lies on the board; some regulations add up
            only such warnings.
        by_time: a loss by it is one on time.
        can_stand: what was played may stay as it is once the opponent has replied.
    """

    id: str
    group: IncidentGroup
    name: Text
    on_board: bool = False
    by_time: bool = False
    can_stand: bool = True


P, S, C = IncidentGroup.PLAY, IncidentGroup.STONES, IncidentGroup.CLOCK
D, N, F = IncidentGroup.CONDUCT, IncidentGroup.COUNT, IncidentGroup.FORMALITIES

ALL = (
    IncidentKind(
        "prisoner-not-in-lid",
        S,
        Text(
            "prisoner not laid in the lid",
            "提子未放入罐盖",
            "アゲハマを碁笥の蓋に入れない",
            "따낸 돌을 뚜껑에 넣지 않음",
        ),
    ),
    IncidentKind(
        "pressed-before-capture",
        C,
        Text(
            "clock pressed before the captured stones were off",
            "未提净死子即按钟",
            "石を取り上げる前に時計を押す",
            "따낸 돌을 다 들어내기 전에 시계를 누름",
        ),
    ),
    IncidentKind(
        "two-moves",
        P,
        Text("two moves running", "连下两手", "二手打ち", "두 수를 연속으로 둠"),
        on_board=True,
    ),
    IncidentKind(
        "ko-retaken",
        P,
        Text(
            "ko taken back at once",
            "未找劫材即回提劫",
            "劫の取り番の誤り（すぐ取り返す）",
            "패를 곧바로 되따냄",
        ),
        on_board=True,
    ),
    IncidentKind(
        "stone-displaced",
        S,
        Text(
            "an earlier stone found on another point",
            "发现棋子移位",
            "先に打った石の位置がずれている",
            "앞서 둔 돌이 다른 자리에서 발견됨",
        ),
        on_board=True,
    ),
    IncidentKind(
        "let-go-moved",
        P,
        Text(
            "stone let go, then moved to another point",
            "落子离手后移子（悔棋）",
            "手を離した石を打ち直す（ハガシ）",
            "손을 뗀 돌을 다른 자리로 옮김",
        ),
        on_board=True,
    ),
    IncidentKind(
        "pressed-early",
        C,
        Text(
            "clock pressed before or with the stone",
            "落子前或落子同时按钟",
            "着手の前または同時に時計を押す",
            "착수 전에 또는 착수와 동시에 시계를 누름",
        ),
    ),
    IncidentKind(
        "phone-rang", D, Text("telephone rang", "手机铃响", "携帯電話が鳴る", "휴대전화가 울림")
    ),
    IncidentKind("late", F, Text("came late", "迟到", "遅刻", "지각")),
    IncidentKind(
        "time-exhausted",
        C,
        Text("time used up", "超时", "時間切れ", "시간 초과"),
        by_time=True,
    ),
    # The others, by group.
    IncidentKind(
        "wrong-partner",
        P,
        Text(
            "wrong partner moved (pair)",
            "联棋次序错误",
            "ペアの打ち順を誤る",
            "순서가 아닌 짝이 둠(페어)",
        ),
        on_board=True,
    ),
    IncidentKind(
        "wrong-partner-intent",
        P,
        Text(
            "wrong partner moved on purpose (pair)",
            "联棋故意打乱次序",
            "故意にペアの打ち順を破る",
            "순서가 아닌 짝이 고의로 둠(페어)",
        ),
        on_board=True,
    ),
    IncidentKind(
        "forbidden-point",
        P,
        Text(
            "played where play is forbidden",
            "下在禁着点",
            "着手禁止点に打つ",
            "착수 금지점에 둠",
        ),
        on_board=True,
    ),
    IncidentKind(
        "occupied-point",
        P,
        Text(
            "played on an occupied point",
            "下在有子的点上",
            "石のある点に打つ",
            "돌이 있는 자리에 둠",
        ),
        on_board=True,
        can_stand=False,
    ),
    IncidentKind(
        "position-repeated",
        P,
        Text("position repeated", "全局同形再现", "同形反復", "동형반복"),
        on_board=True,
    ),
    IncidentKind(
        "wrong-colour",
        P,
        Text(
            "stone of the wrong colour played",
            "误下对方颜色的棋子",
            "相手の色の石を打つ",
            "다른 색의 돌을 둠",
        ),
        on_board=True,
    ),
    IncidentKind(
        "touched-elsewhere",
        P,
        Text(
            "stone not let go, carried to another point",
            "触盘未离手，移到别的点",
            "盤に触れた石を離さずに別の点へ移す",
            "손을 떼지 않은 돌을 다른 자리로 옮김",
        ),
        on_board=True,
    ),
    IncidentKind(
        "touched-again",
        P,
        Text(
            "stone not let go, lifted and put down again",
            "触盘未离手，提起再放回原点",
            "盤に触れた石を離さずに置き直す",
            "손을 떼지 않은 돌을 들었다가 다시 놓음",
        ),
        on_board=True,
    ),
    IncidentKind(
        "stone-slid",
        P,
        Text(
            "stone slid over the board",
            "落子后滑动",
            "石を滑らせて打つ",
            "돌을 바둑판 위에서 미끄러뜨림",
        ),
        on_board=True,
    ),
    IncidentKind(
        "stone-displaced-intent",
        S,
        Text(
            "a stone displaced on purpose",
            "故意移动棋子",
            "故意に石を動かす",
            "고의로 돌을 옮김",
        ),
        on_board=True,
    ),
    IncidentKind(
        "board-scattered",
        S,
        Text(
            "board upset by a player's accident",
            "对局者无意碰乱棋局",
            "対局者が過って盤面を崩す",
            "대국자의 실수로 판이 흐트러짐",
        ),
        on_board=True,
    ),
    IncidentKind(
        "board-scattered-outside",
        S,
        Text(
            "board upset from outside",
            "外因造成棋局散乱",
            "外からの原因で盤面が崩れる",
            "외부 원인으로 판이 흐트러짐",
        ),
        on_board=True,
    ),
    IncidentKind(
        "board-scattered-intent",
        S,
        Text(
            "board upset on purpose",
            "故意弄乱棋局",
            "故意に盤面を崩す",
            "고의로 판을 흐트러뜨림",
        ),
        on_board=True,
    ),
    IncidentKind(
        "stone-dropped",
        S,
        Text(
            "stone dropped on the board",
            "棋子失手掉在盘上",
            "石を盤上に落とす",
            "돌을 바둑판에 떨어뜨림",
        ),
        on_board=True,
    ),
    IncidentKind(
        "wrong-removal",
        S,
        Text(
            "stones removed that were not captured",
            "误提、多提棋子",
            "取れていない石を取り上げる",
            "따내지 않은 돌을 들어냄",
        ),
        on_board=True,
    ),
    IncidentKind(
        "removal-forgotten",
        S,
        Text(
            "captured stones left on the board",
            "漏提死子",
            "取った石の上げ忘れ",
            "따낸 돌을 바둑판에 남겨 둠",
        ),
        on_board=True,
    ),
    IncidentKind(
        "prisoners-touched",
        S,
        Text(
            "prisoners given back, or the opponent's touched",
            "归还提子或触动对方的提子",
            "アゲハマを返す、相手のアゲハマに触れる",
            "따낸 돌을 돌려주거나 상대가 따낸 돌에 손을 댐",
        ),
    ),
    IncidentKind(
        "other-hand",
        C,
        Text(
            "clock pressed with the other hand",
            "用另一只手按钟",
            "打った手と別の手で時計を押す",
            "다른 손으로 시계를 누름",
        ),
    ),
    IncidentKind(
        "hand-on-clock",
        C,
        Text(
            "hand kept on the clock",
            "手停留在钟上",
            "時計に手を置いたままにする",
            "시계에 손을 얹어 둠",
        ),
    ),
    IncidentKind(
        "clock-not-pressed",
        C,
        Text("clock not pressed", "忘记按钟", "時計の押し忘れ", "시계를 누르지 않음"),
    ),
    IncidentKind(
        "clock-wrong",
        C,
        Text(
            "clock or its reading wrong",
            "棋钟故障或读秒有误",
            "時計の故障、秒読みの誤り",
            "시계 또는 초읽기가 틀림",
        ),
    ),
    IncidentKind(
        "overtime-stones",
        C,
        Text(
            "overtime stones not counted out, or taken from the bowl",
            "读秒所用棋子未数出或取自棋罐",
            "秒読み用の石を数えず碁笥から取る",
            "초읽기용 돌을 세어 놓지 않거나 바둑통에서 집음",
        ),
    ),
    IncidentKind(
        "device",
        D,
        Text(
            "device or notes used",
            "使用电子设备或笔记",
            "電子機器・メモの使用",
            "기기나 메모 사용",
        ),
    ),
    IncidentKind(
        "disturbance",
        D,
        Text(
            "talk, noise, disturbance",
            "说话、发声、干扰对方",
            "私語・騒音・妨害",
            "말, 소음, 방해",
        ),
    ),
    IncidentKind(
        "advice",
        D,
        Text("advice from a third person", "第三者支招", "第三者の助言", "제삼자의 훈수"),
    ),
    IncidentKind("seat-left", D, Text("left the seat", "离席", "離席", "자리 이탈")),
    IncidentKind(
        "prisoners-doubted",
        N,
        Text(
            "number of prisoners doubted",
            "对提子数有异议",
            "アゲハマの数に異議",
            "따낸 돌의 수에 대한 의문",
        ),
    ),
    IncidentKind(
        "dame-unfilled",
        N,
        Text(
            "dame left, opponent plays on",
            "单官未收，对方续下",
            "ダメが残り相手が打ち続ける",
            "공배가 남았는데 상대가 계속 둠",
        ),
    ),
    IncidentKind(
        "life-disputed",
        N,
        Text(
            "life and death not agreed after the stop",
            "终局后死活有争议",
            "終局後の死活に合意なし",
            "대국 중지 뒤 사활에 합의하지 못함",
        ),
    ),
    IncidentKind(
        "board-disturbed-in-count",
        N,
        Text(
            "board disturbed in the count",
            "数子时棋盘被弄乱",
            "整地中に盤面が崩れる",
            "계가 중에 판이 흐트러짐",
        ),
    ),
    IncidentKind(
        "found-late",
        N,
        Text(
            "breach found after the game",
            "终局后才发现违例",
            "終局後に反則が判明",
            "대국 뒤에 위반이 발견됨",
        ),
    ),
    IncidentKind(
        "impossible-result",
        N,
        Text(
            "result agreed that cannot be",
            "双方确认的结果不可能成立",
            "合意した結果があり得ない",
            "있을 수 없는 결과에 합의함",
        ),
    ),
    IncidentKind(
        "pass-unclear",
        F,
        Text(
            "pass or stop unclear",
            "停一手或终局表示不明",
            "パス・終局の意思が不明確",
            "패스 또는 대국 중지가 불분명함",
        ),
    ),
    IncidentKind(
        "colours-swapped",
        F,
        Text("colours swapped", "黑白颠倒", "手番（黒白）の取り違え", "흑백이 바뀜"),
    ),
    IncidentKind("komi-wrong", F, Text("wrong komi", "贴目有误", "コミの誤り", "덤이 틀림")),
    IncidentKind(
        "handicap-wrong", F, Text("wrong handicap", "让子有误", "置石数の誤り", "치석이 틀림")
    ),
    IncidentKind(
        "resigned-by-mistake",
        F,
        Text("resigned by mistake", "误认输", "誤って投了", "실수로 돌을 거둠"),
    ),
    IncidentKind(
        "referee-called",
        F,
        Text(
            "referee called, no breach",
            "请裁判，并无违例",
            "審判を呼ぶ（違反なし）",
            "심판을 불렀으나 위반 없음",
        ),
    ),
    IncidentKind("other", F, Text("something else", "其他", "その他", "기타")),
)
"""Every kind; the first are the frequent ones."""

KINDS: dict[str, IncidentKind] = {kind.id: kind for kind in ALL}
"""Every kind by id, the frequent ones first."""
