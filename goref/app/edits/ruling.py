"""Acts of ruling: stones and points, rules and facts, disputes, findings, notes, as data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

from goref.app.edits.base import (
    Edit,
    LaterPoints,
    Points,
    Reason,
    Wording,
    Written,
    check_points,
    edit,
)
from goref.core.base.faults import fault
from goref.core.base.findings import Finding
from goref.core.base.frozen import fields, frozen, replace
from goref.core.base.geometry import Grid, Point
from goref.core.base.language import Text
from goref.core.base.numbers import decimal
from goref.core.case.case import Answers, Case
from goref.core.case.shift import Shift
from goref.core.rulesets.ruleset import Count
from goref.core.rulesets.table import ruleset
from goref.core.ruling.ruling import Claim, Life
from goref.core.ruling.survey import survey
from goref.core.words.terms import KINDS
from goref.io.values.case_values import (
    MOST,
    MOST_SHIFTS,
    decode_answers,
    decode_claim,
    decode_finding,
    decode_points,
    decode_shift,
    encode_answers,
    encode_finding,
    encode_shift,
    read_list,
)

FACTS = tuple(field.name for field in fields(Answers))

Status = Annotated[
    Life | None,
    Written(
        lambda _, life: life and life.value,
        lambda _, life, where: None if life is None else Life(life),
    ),
]

Shifts = Annotated[
    tuple[Shift, ...],
    Written(
        lambda board, shifts: [encode_shift(board, shift) for shift in shifts],
        lambda board, value, where: tuple(
            decode_shift(board, item, where) for item in read_list(value, where)
        ),
    ),
]

MARKINGS = {
    Life.DEAD: Wording(
        "mark-dead",
        Text("mark dead", "标为死子", "死石とする", "죽음으로 표시"),
        Text(
            "Dead: {points} ({stones})",
            "死子：{points}（{stones}）",
            "死石：{points}（{stones}）",
            "죽음: {points}({stones})",
        ),
    ),
    Life.SEKI: Wording(
        "mark-seki",
        Text("mark seki", "标为双活", "セキとする", "빅으로 표시"),
        Text(
            "In seki: {points} ({stones})",
            "双活：{points}（{stones}）",
            "セキ：{points}（{stones}）",
            "빅: {points}({stones})",
        ),
    ),
    Life.ALIVE: Wording(
        "mark-alive",
        Text("call alive", "判为活棋", "活きとする", "삶으로 판정"),
        Text(
            "Alive: {points} ({stones})",
            "活子：{points}（{stones}）",
            "活き石：{points}（{stones}）",
            "삶: {points}({stones})",
        ),
    ),
    None: Wording(
        "unmark",
        Text("take the mark back", "取消标记", "印の取り消し", "표시 취소"),
        Text(
            "Mark taken back: {points} ({stones})",
            "撤销死活判定：{points}（{stones}）",
            "死活の裁定を取り消し：{points}（{stones}）",
            "표시 취소: {points}({stones})",
        ),
    ),
}
LIVE_BY_IT = Wording(
    "mark-dead",
    MARKINGS[Life.DEAD].undo,
    Text(
        "Dead: {points} ({stones}); alive by that: {living}",
        "死子：{points}（{stones}）；因此为活棋：{living}",
        "死石：{points}（{stones}）、それにより活き石：{living}",
        "죽음: {points}({stones}), 그로써 삶: {living}",
    ),
)
CLAIMED = Text("{kind}: {points}", "{kind}：{points}", "{kind}：{points}", "{kind}: {points}")
UNCLAIM = Wording(
    "unclaim",
    Text("take the kind back", "取消类别", "種類の取り消し", "종류 취소"),
    Text(
        "Kind of points taken back: {points}",
        "撤销空点认定：{points}",
        "空点の指定を取り消し：{points}",
        "빈 점의 종류 취소: {points}",
    ),
)
VOID = Wording(
    "void-move",
    Text("void a move", "作废一手", "着手の無効化", "수 무효 처리"),
    Text(
        "Move {move} declared void",
        "第{move}手判作废",
        "{move}手目を無効とする",
        "{move}수 무효 선언",
    ),
)
RESTORED = Wording(
    "restore-move",
    Text("restore a move", "恢复一手", "着手の復元", "수 되살리기"),
    Text(
        "Move {move} valid again",
        "第{move}手恢复有效",
        "{move}手目を有効に戻す",
        "{move}수 다시 유효",
    ),
)
DISPUTED = Wording(
    "dispute",
    Text("put in dispute", "列为有争议", "異議ありとする", "이의 있음으로 두기"),
    Text(
        "In dispute: {points}",
        "提出争议：{points}",
        "異議あり：{points}",
        "이의 있음: {points}",
    ),
)
UNDISPUTED = Wording(
    "undispute",
    Text("end the dispute", "结束争议", "異議の取り下げ", "이의 종료"),
    Text(
        "Dispute ended: {points}",
        "争议结束：{points}",
        "異議の取り下げ：{points}",
        "이의 종료: {points}",
    ),
)
SETTLED = Wording(
    "settle",
    Text(
        "let a finding stand", "认可所列事项", "指摘をそのままとする", "지적 사항을 그대로 인정"
    ),
    Text(
        "Let stand: {finding}",
        "认可提示：{finding}",
        "了承：{finding}",
        "그대로 인정: {finding}",
    ),
)
UNSETTLED = Wording(
    "unsettle",
    Text("open a finding again", "重新审视所列事项", "指摘を再び開く", "지적 사항 다시 열기"),
    Text(
        "Opened again: {finding}",
        "撤销认可：{finding}",
        "了承を取り消し：{finding}",
        "다시 엶: {finding}",
    ),
)


@edit("stones")
@frozen
class MarkStones(Edit):
    """Decide the status of stones (None takes the decision back).

    Attributes:
        living: other stones, that live by their death: they are decided with them.
    """

    points: Points
    life: Status
    reason: Reason = ""
    living: LaterPoints = frozenset()

    @property
    def wording(self) -> Wording:
        return LIVE_BY_IT if self.living else MARKINGS[self.life]

    @property
    def marked(self) -> frozenset[Point]:
        return self.points | self.living

    def apply(self, case: Case) -> Case:
        check_points(case, self.marked)
        ruling = case.ruling.with_lives(self.points, self.life, self.reason)
        if self.living:
            if self.life is not Life.DEAD or self.living & self.points:
                raise ValueError(fault("marked-twice"))
            ruling = ruling.with_lives(self.living, Life.ALIVE, self.reason)
        agreed = self.marked if self.life else frozenset()
        return replace(case, ruling=ruling, disputed=case.disputed - agreed)

    def arguments(self, board: Grid) -> dict[str, object]:
        more = {"living": self.living} if self.living else {}
        return {"points": self.points, "stones": len(self.points), **more}


@edit("as-it-stands")
@frozen
class LeaveAsItStands(Edit):
    """Say of the whole board that life and death are as they stand: marked, else alive."""

    wording = Wording(
        "as-it-stands",
        Text(
            "leave the board as it stands",
            "确认盘面照此",
            "盤面をこのままとする",
            "바둑판을 그대로 두기",
        ),
        Text(
            "Life and death are as they stand",
            "死活照此盘面",
            "死活は盤面のとおり",
            "사활은 바둑판에 놓인 그대로",
        ),
    )

    def apply(self, case: Case) -> Case:
        ruling = case.ruling.as_it_stands()
        if case.ruling.unclear:  # they stand: they go with no others now that nothing is open
            seen = survey(case.position, ruling)
            followed = case.ruling.unclear & (seen.dead | seen.seki) - ruling.lives.keys()
            ruling = ruling.with_lives(followed, Life.ALIVE)
        return replace(case, ruling=ruling)


@edit("points")
@frozen
class ClaimPoints(Edit):
    """Decide kind and owner of empty points (None takes the decision back)."""

    points: frozenset[Point]
    claim: Claim | None
    reason: str = ""

    @property
    def wording(self) -> Wording:
        if self.claim is None:
            return UNCLAIM
        kind = self.claim.kind.value
        return Wording(f"claim-{kind}", KINDS[kind], CLAIMED)

    def apply(self, case: Case) -> Case:
        check_points(case, self.points)
        ruling = case.ruling.with_claim(self.points, self.claim, self.reason)
        agreed = self.points if self.claim else frozenset()
        return replace(case, ruling=ruling, disputed=case.disputed - agreed)

    def content(self, board: Grid) -> dict[str, Any]:
        claim = self.claim
        return {
            "points": board.names(self.points),
            "kind": claim.kind.value if claim else None,
            "owner": claim.owner.letter if claim and claim.owner else "-",
            "reason": self.reason,
        }

    @classmethod
    def decode(cls, board: Grid, value: Mapping[str, Any]) -> ClaimPoints:
        return cls(
            frozenset(decode_points(board, value["points"], '"points"')),
            None if value["kind"] is None else decode_claim(value, '"kind"'),
            str(value.get("reason", "")),
        )

    def arguments(self, board: Grid) -> dict[str, object]:
        named: dict[str, object] = {"points": self.points}
        return named if self.claim is None else {**named, "kind": self.claim}


@edit("rules")
@frozen
class ChooseRules(Edit):
    """Choose the rule set. The ruling stays."""

    rules: str

    wording = Wording(
        "choose-rules",
        Text("choose the rule set", "选择规则", "ルールの選択", "규칙 선택"),
        Text("Rule set chosen", "选定规则", "ルールを選択", "규칙을 선택함"),
    )

    def apply(self, case: Case) -> Case:
        return replace(case, rules=ruleset(self.rules).id)


@edit("facts")
@frozen
class StateFacts(Edit):
    """State facts of the game; ``values`` name fields of Answers, None takes one back."""

    values: tuple[tuple[str, Any], ...]

    wording = Wording(
        "state-facts",
        Text("state a fact", "填写事实", "事実の入力", "사실 입력"),
        Text(
            "Stated: {facts}", "说明事实：{facts}", "事実の申告：{facts}", "사실 입력: {facts}"
        ),
    )

    def __post_init__(self) -> None:
        said = dict(self.values)
        known = [(key, said.pop(key)) for key in FACTS if key in said]
        object.__setattr__(self, "values", (*known, *said.items()))

    def apply(self, case: Case) -> Case:
        for key, value in self.values:
            if key not in FACTS:
                raise ValueError(fault("no-fact", fact=key))
            if value is None:
                continue
            if key == "komi":
                decimal(value)  # raises for what no result could be written with
                if abs(value) >= MOST:
                    raise ValueError(fault("komi-unreasonable"))
            counts = value if isinstance(value, tuple) else (value,)
            if any(isinstance(count, int) and not 0 <= count < MOST for count in counts):
                raise ValueError(fault("fact-unreasonable", fact=key))
        return case.answering(**dict(self.values))

    def content(self, board: Grid) -> dict[str, Any]:
        stated = Answers(**{k: v for k, v in self.values if v is not None})
        return {
            "values": encode_answers(stated),
            "unstated": [k for k, v in self.values if v is None],
        }

    @classmethod
    def decode(cls, board: Grid, value: Mapping[str, Any]) -> StateFacts:
        answers = decode_answers(value["values"])
        stated = [(key, getattr(answers, key)) for key in value["values"]]
        return cls((*stated, *((key, None) for key in value.get("unstated", ()))))

    def arguments(self, board: Grid) -> dict[str, object]:
        return {"facts": [key for key, _ in self.values]}


@edit("void")
@frozen
class VoidMove(Edit):
    """Declare a move of the record void, or valid again."""

    number: int
    void: bool = True
    reason: Reason = ""

    @property
    def wording(self) -> Wording:
        return VOID if self.void else RESTORED

    def apply(self, case: Case) -> Case:
        if not 1 <= self.number <= len(case.record.acts):
            raise ValueError(fault("no-move", number=self.number))
        voided = case.voided | {self.number} if self.void else case.voided - {self.number}
        reasons = {n: text for n, text in case.void_reasons.items() if n != self.number}
        if self.void and self.reason:
            reasons[self.number] = self.reason
        return replace(case, voided=voided, void_reasons=reasons)

    def arguments(self, board: Grid) -> dict[str, object]:
        return {"move": self.number}


@edit("dispute")
@frozen
class DisputePoints(Edit):
    """Put stones and points in dispute, or out of it again. Ruling on them ends it too."""

    points: Points
    disputed: bool = True

    @property
    def wording(self) -> Wording:
        return DISPUTED if self.disputed else UNDISPUTED

    def apply(self, case: Case) -> Case:
        check_points(case, self.points)
        now = case.disputed | self.points if self.disputed else case.disputed - self.points
        return replace(case, disputed=now)


@edit("settle")
@frozen
class SettleFinding(Edit):
    """Let a finding stand as it is, with a reason or without; or open it again."""

    finding: Annotated[Finding, Written(encode_finding, decode_finding)]
    settled: bool = True
    reason: Reason = ""

    @property
    def wording(self) -> Wording:
        return SETTLED if self.settled else UNSETTLED

    def apply(self, case: Case) -> Case:
        settled = {f: text for f, text in case.settled.items() if f != self.finding}
        if self.settled:
            settled[self.finding] = self.reason
        return replace(case, settled=settled)


@edit("notes")
@frozen
class WriteNotes(Edit):
    """Replace the free notes of the case."""

    text: str

    wording = Wording(
        "write-notes",
        Text("write a note", "写备注", "メモの記入", "비고 쓰기"),
        Text("Notes written", "写备注", "備考を記入", "비고를 씀"),
    )

    def apply(self, case: Case) -> Case:
        return replace(case, notes=self.text)


@edit("shift")
@frozen
class ShiftStone(Edit):
    """Put a stone of an arrangement elsewhere. Whether it may go there is ``drag``'s matter."""

    shift: Annotated[Shift, Written(encode_shift, decode_shift)]

    wording = Wording(
        "shift-stone",
        Text("put a stone elsewhere", "移动一子", "石を動かす", "돌 옮기기"),
        Text(
            "Stone of the count put elsewhere: {source} to {target} ({rules}: {count})",
            "点算中移子：{source}移至{target}（{rules}：{count}）",
            "計算の石を移す：{source}から{target}へ（{rules}：{count}）",
            "계가의 돌을 옮김: {source}에서 {target}(으)로({rules}: {count})",
        ),
    )

    def apply(self, case: Case) -> Case:
        shift = self.shift
        check_points(case, (shift.source, shift.target))
        if shift.source == shift.target:
            raise ValueError(fault("put-where-it-is"))
        if not 0 <= shift.after < MOST:
            raise ValueError(fault("shift-no-count"))
        if Count(shift.count) not in ruleset(shift.rules).counts:
            raise ValueError(fault("rules-no-count", rules=shift.rules, count=shift.count))
        if len(case.shifts) >= MOST_SHIFTS:
            raise ValueError(fault("most-shifts", most=MOST_SHIFTS))
        return replace(case, shifts=(*case.shifts, shift))

    def arguments(self, board: Grid) -> dict[str, object]:
        shift = self.shift
        return {
            "source": board.name(shift.source),
            "target": board.name(shift.target),
            "rules": shift.rules,
            "count": shift.count,
        }


@edit("tidy")
@frozen
class TidyRest(Edit):
    """Put other stones of an arrangement elsewhere for a shape that is read quicker."""

    shifts: Shifts

    wording = Wording(
        "tidy-rest",
        Text("tidy the rest", "整理其余空形", "残りを整える", "나머지 정리"),
        Text(
            "Rest of the count tidied, stones put elsewhere: {moved}",
            "点算中整理其余空形，移子：{moved}",
            "計算の残りを整える、動かした石：{moved}",
            "계가의 나머지를 정리함, 옮긴 돌: {moved}",
        ),
    )

    def apply(self, case: Case) -> Case:
        for shift in self.shifts:
            case = ShiftStone(shift).apply(case)
        return case

    def arguments(self, board: Grid) -> dict[str, object]:
        return {"moved": len(self.shifts)}
