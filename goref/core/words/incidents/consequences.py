"""What incidents lead to, in words: ``warning, 2 points to Black``."""

from __future__ import annotations

from goref.core.base.language import LANGUAGES, Language, Text
from goref.core.base.numbers import mixed
from goref.core.incidents.adding_up import counted_said
from goref.core.incidents.consequence import Consequence, ConsequenceKind, Consequences, PaidIn
from goref.core.incidents.incident import (
    Evidence,
    GamePhase,
    LedTo,
    Offender,
    Person,
    ProtestState,
)
from goref.core.incidents.kinds import KINDS, IncidentGroup
from goref.core.incidents.regulation import (
    Certainty,
    Claimant,
    ClaimWindow,
    Regulation,
    Scope,
)
from goref.core.incidents.table import REGULATIONS

EFFECTS: dict[ConsequenceKind, Text] = {
    ConsequenceKind.NOTHING: Text("no consequence", "不处罚", "処置なし", "처분 없음"),
    ConsequenceKind.CAUTION: Text("caution", "注意", "注意", "주의"),
    ConsequenceKind.WARNING: Text("warning", "警告", "警告", "경고"),
    ConsequenceKind.PAYMENT: Text("{amount}", "{amount}", "{amount}", "{amount}"),
    ConsequenceKind.STANDS: Text(
        "it stands as it was played", "原样有效", "そのまま有効", "둔 그대로 유효"
    ),
    ConsequenceKind.TAKEN_BACK: Text(
        "taken back", "着手无效，拿回", "着手を取り消す", "착수 취소"
    ),
    ConsequenceKind.COUNTS_AS_PASS: Text(
        "counts as a pass", "算停一手", "パスとみなす", "패스로 간주"
    ),
    ConsequenceKind.RESTORED: Text(
        "put back as it was", "恢复原状", "元に戻す", "원래대로 되돌림"
    ),
    ConsequenceKind.TIME_TAKEN: Text(
        "time taken off{time}", "扣时{time}", "時間を引く{time}", "시간 차감{time}"
    ),
    ConsequenceKind.TIME_ADDED: Text(
        "time to the opponent{time}",
        "对方加时{time}",
        "相手に時間を加える{time}",
        "상대에게 시간 추가{time}",
    ),
    ConsequenceKind.CLOCK_CORRECTED: Text(
        "clock corrected", "更正棋钟", "時計を訂正", "시계 바로잡음"
    ),
    ConsequenceKind.LOSS: Text("loss of the game", "判负", "負け", "대국 패배"),
    ConsequenceKind.BOTH_LOSE: Text("both lose", "双方判负", "両者負け", "양쪽 패배"),
    ConsequenceKind.DRAW: Text("draw", "和棋", "引き分け", "비김"),
    ConsequenceKind.NEW_GAME: Text("new game", "重赛", "再対局", "재대국"),
    ConsequenceKind.ARBITER: Text(
        "the referee decides", "由裁判裁定", "審判が決める", "심판이 결정"
    ),
}
MINUTES = Text(" ({amount} min)", "（{amount}分钟）", "（{amount}分）", " ({amount}분)")
PAID = {
    PaidIn.POINTS: Text(
        "{amount} point{s} to the opponent",
        "罚{amount}目",
        "{amount}目の罰",
        "상대에게 {amount}집",
    ),
    PaidIn.ZI: Text(
        "{amount} zi to the opponent", "罚{amount}子", "{amount}子の罰", "상대에게 {amount}자"
    ),
}
GROUPS: dict[IncidentGroup, Text] = {
    IncidentGroup.PLAY: Text("Play", "着手", "着手", "착수"),
    IncidentGroup.STONES: Text("Stones and board", "棋子与棋盘", "石と盤", "돌과 바둑판"),
    IncidentGroup.CLOCK: Text("Clock", "棋钟", "時計", "시계"),
    IncidentGroup.CONDUCT: Text("Conduct", "行为", "行動", "행동"),
    IncidentGroup.COUNT: Text("End and count", "终局与计算", "終局と計算", "종국과 계가"),
    IncidentGroup.FORMALITIES: Text("Formalities", "手续", "手続き", "절차"),
}
CERTAINTIES: dict[Certainty, Text] = {
    Certainty.TEXT: Text("text read", "据条文", "条文による", "조문에 따름"),
    Certainty.REPORTED: Text("as reported", "据转述", "伝聞", "전언"),
    Certainty.OWN: Text("own rule", "自定", "独自の定め", "자체 규정"),
    Certainty.UNKNOWN: Text(
        "no clause known", "未见条文", "条文は知られていない", "알려진 조항 없음"
    ),
}
NO_CONSEQUENCE = Text(
    "no consequence known: the referee decides",
    "后果未见条文，由裁判裁定",
    "処置は知られておらず、審判が決める",
    "알려진 처분 없음: 심판이 결정",
)
NO_CLAUSE = Text(
    "no clause known: the referee decides",
    "未见条文，由裁判裁定",
    "条文は知られておらず、審判が決める",
    "알려진 조항 없음: 심판이 결정",
)
WINDOWS: dict[ClaimWindow, Text] = {
    ClaimWindow.BEFORE_REPLY: Text(
        "before the opponent's next move",
        "对方下一手之前",
        "相手の次の着手まで",
        "상대의 다음 수 전까지",
    ),
    ClaimWindow.BEFORE_CONFIRMED: Text(
        "until both have confirmed the result",
        "双方确认结果之前",
        "両者が結果を確認するまで",
        "양쪽이 결과를 확인할 때까지",
    ),
    ClaimWindow.BEFORE_SHEET: Text(
        "until the sheet is handed in",
        "交记录纸之前",
        "記録用紙の提出まで",
        "결과지를 제출할 때까지",
    ),
    ClaimWindow.ALWAYS: Text("at any time", "随时", "いつでも", "언제든지"),
    ClaimWindow.UNKNOWN: Text("not known", "未详", "不詳", "알려지지 않음"),
}
CLAIMANTS: dict[Claimant, Text] = {
    Claimant.OPPONENT: Text("the opponent", "对方", "相手", "상대"),
    Claimant.REFEREE: Text("the referee", "裁判", "審判", "심판"),
    Claimant.OPPONENT_OR_REFEREE: Text(
        "the opponent, or the referee on his own",
        "对方，或裁判主动",
        "相手、または審判が自ら",
        "상대, 또는 심판 직권",
    ),
    Claimant.ANYONE: Text("anyone", "任何人", "誰でも", "누구나"),
    Claimant.UNKNOWN: Text("not known", "未详", "不詳", "알려지지 않음"),
}
SCOPES: dict[Scope, Text] = {
    Scope.GAME: Text(
        "what adds up is counted in one game",
        "在一局内累计",
        "一局の中で累積する",
        "누적되는 것은 한 대국 안에서 셈",
    ),
    Scope.EVENT: Text(
        "what adds up is counted through the event",
        "在整个比赛中累计",
        "大会を通じて累積する",
        "누적되는 것은 대회 전체에서 셈",
    ),
}
WHOSE: dict[Offender, Text] = {
    Offender.BLACK: Text("Black", "黑方", "黒", "흑"),
    Offender.WHITE: Text("White", "白方", "白", "백"),
    Offender.BOTH: Text("both sides", "双方", "双方", "양쪽"),
    Offender.NOBODY: Text("nobody", "无人", "どちらでもない", "없음"),
}
PEOPLE: dict[Person, Text] = {
    Person.BLACK: Text("Black", "黑方", "黒", "흑"),
    Person.WHITE: Text("White", "白方", "白", "백"),
    Person.REFEREE: Text("the referee", "裁判", "審判", "심판"),
    Person.RECORDER: Text("the recorder", "记录员", "記録係", "기록원"),
    Person.OTHER: Text("somebody else", "他人", "その他", "그 밖의 사람"),
}
PHASES: dict[GamePhase, Text] = {
    GamePhase.BEFORE: Text("before the game", "开局前", "対局前", "대국 전"),
    GamePhase.PLAY: Text("in play", "行棋中", "対局中", "대국 중"),
    GamePhase.STOP: Text("after play stopped", "停止行棋后", "対局停止後", "대국 중지 후"),
    GamePhase.COUNT: Text("in the count", "数子时", "整地・計算中", "계가 중"),
    GamePhase.AFTER: Text("after the result", "确认结果后", "結果確認後", "결과 확정 후"),
}
EVIDENCE: dict[Evidence, Text] = {
    Evidence.RECORD: Text("record", "棋谱", "棋譜", "기보"),
    Evidence.PHOTO: Text("photograph", "照片", "写真", "사진"),
    Evidence.VIDEO: Text("video", "录像", "映像", "영상"),
    Evidence.WITNESS: Text("witness", "证人", "目撃者", "증인"),
    Evidence.ADMISSION: Text("admission", "本人承认", "本人の認め", "본인 인정"),
}
PROTESTS: dict[ProtestState, Text] = {
    ProtestState.LODGED: Text("under protest", "申诉中", "抗議中", "항의 중"),
    ProtestState.UPHELD: Text("upheld", "申诉成立", "抗議を認める", "항의 인정"),
    ProtestState.DISMISSED: Text("dismissed", "驳回申诉", "抗議を退ける", "항의 기각"),
    ProtestState.WITHDRAWN: Text("withdrawn", "撤回申诉", "抗議を取り下げ", "항의 철회"),
}
REPLIED = Text(
    "the opponent has replied", "对方已应手", "相手がすでに応じた", "상대가 이미 응수함"
)
OF_A_SIDE = Text("{side}: {led}", "{side}{led}", "{side}：{led}", "{side}: {led}")
ARTICLE = Text("article {article}", "第{article}条", "第{article}条", "제{article}조")


def consequence_said(consequence: Consequence, language: Language) -> str:
    """One consequence: ``warning``, ``2 points to the opponent``."""
    amount = consequence.amount
    if consequence.unit is not None and amount is not None:
        return PAID[consequence.unit].in_(
            language, amount=mixed(amount), s="" if amount == 1 else "s"
        )
    told = EFFECTS[consequence.effect]
    if consequence.effect in (ConsequenceKind.TIME_TAKEN, ConsequenceKind.TIME_ADDED):
        time = "" if amount is None else MINUTES.in_(language, amount=mixed(amount))
        return told.in_(language, time=time)
    return told.in_(language)


def consequences_said(consequences: Consequences, language: Language) -> str:
    """Several as a list; empty for none."""
    return LANGUAGES[language].listed(consequence_said(one, language) for one in consequences)


def led_said(led: LedTo, side: Offender, language: Language) -> str:
    """What was counted: ``White: second warning in this game``."""
    if led.what == "reply":
        return REPLIED.in_(language)
    told = counted_said(led, language)
    return OF_A_SIDE.in_(language, side=WHOSE[side].in_(language), led=told)


def kind_said(kind: str, language: Language) -> str:
    """The name of a kind; its id where goref does not know it."""
    known = KINDS.get(kind)
    return kind if known is None else known.name.in_(language)


def regulation_said(
    id_: str, language: Language, own: Regulation | None = None, article: str = ""
) -> str:
    """A regulation and an article of it: ``Japanese rules of 1989, article 14``."""
    known = own if own is not None and own.id == id_ else REGULATIONS.get(id_)
    told = id_ if known is None else known.name.in_(language)
    if not article:
        return told
    cited = ARTICLE.in_(language, article=article)
    return f"{told}{LANGUAGES[language].clause}{cited}" if told else cited
