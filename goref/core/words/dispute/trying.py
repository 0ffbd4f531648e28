"""What is said while a dispute is tried on the board: its rules, refusals, cycles."""

from __future__ import annotations

from goref.core.base.colour import Colour
from goref.core.base.faults import fault, fault_of
from goref.core.base.frozen import replace
from goref.core.base.geometry import Grid, Point
from goref.core.base.language import LANGUAGES, Language, Text, capital
from goref.core.case.kept_trial import Asserted, Assertion, TrialStep
from goref.core.repetition.cycle_rules import settled_by
from goref.core.repetition.cycles import Cycle, cycles, foreseen
from goref.core.trials.faults import TrialError
from goref.core.trials.trial import Trial
from goref.core.trials.trial_rules import Assumed, TrialRules
from goref.core.words.cycles import cycle_name, cycle_where
from goref.core.words.dispute.trials import (
    ASSUMED,
    FIRSTS,
    KO_RULES,
    claim_text,
    settlement_text,
)
from goref.core.words.faults.said import said
from goref.core.words.terms import SIDES, term

CLAIMS: dict[Asserted, Text] = {
    Asserted.DEAD: Text(
        "{claimant} says: dead",
        "{claimant}方主张：死子",
        "{claimant}の主張：死石",
        "{claimant}의 주장: 죽음",
    ),
    Asserted.ALIVE: Text(
        "{claimant} says: alive",
        "{claimant}方主张：活子",
        "{claimant}の主張：活石",
        "{claimant}의 주장: 삶",
    ),
    Asserted.KO_POINT: Text(
        "{owner}'s ko point", "{owner}方劫空", "{owner}の劫の点", "{owner}의 패 자리"
    ),
    Asserted.ENCLOSED: Text(
        "Enclosed by {owner}", "{owner}方单独围住", "{owner}だけが囲む点", "{owner}이 둘러싼 점"
    ),
    Asserted.ONE_SIDED: Text(
        "{owner} alone can play",
        "{owner}方单方权利",
        "{owner}だけが打てる点",
        "{owner}만 둘 수 있음",
    ),
}

FEW = 4
"""More stones than these are counted and not named where they are seen on the board."""
COUNTED: dict[Asserted, Text] = {
    Asserted.DEAD: Text(
        "{claimant} claims: {owner}'s {count} stones are dead",
        "{claimant}方主张：{owner}方{count}子为死子",
        "{claimant}の主張：{owner}の{count}子は死石",
        "{claimant}의 주장: {owner}돌 {count}개가 죽음",
    ),
    Asserted.ALIVE: Text(
        "{claimant} claims: {owner}'s {count} stones are alive",
        "{claimant}方主张：{owner}方{count}子为活子",
        "{claimant}の主張：{owner}の{count}子は活石",
        "{claimant}의 주장: {owner}돌 {count}개가 살아 있음",
    ),
}

RUNS: dict[TrialStep, Text] = {
    TrialStep.PASS: Text(
        "{run} passes in a row", "连续{run}次停手", "パスが{run}回続くと", "연속 패스 {run}번"
    ),
    TrialStep.PASS_STONE: Text(
        "{run} pass stones in a row",
        "连续{run}次虚着",
        "パスの石（虚着）が{run}回続くと",
        "연속 패스 돌 {run}개",
    ),
    TrialStep.GIVE_UP: Text(
        "{run} give-ups in a row",
        "连续{run}次放弃",
        "放棄が{run}回続くと",
        "연속 착수 포기 {run}번",
    ),
}
"""What ends a trial, by the step that does."""
EVEN = Text(
    " after equally many turns", "且手数相等", "（手数が等しいとき）", " (차례 수가 같을 때)"
)
FORCED = Text(
    ", or {forced} pass stones in one board position (every stone is then alive)",
    "，或同一盘内棋形下虚着{forced}次（此时均为活子）",
    "、または同じ盤面でパスの石が{forced}個になると（すべて活石）",
    ", 또는 같은 국면의 패스 돌 {forced}개(이때 모든 돌이 삶)",
)
FORCED_BRIEF = Text(
    ", or {forced} pass stones in one board position",
    "，或同一盘内棋形下虚着{forced}次",
    "、または同じ盤面でパスの石が{forced}個になると",
    ", 또는 같은 국면의 패스 돌 {forced}개",
)
ENDS = Text("ends with {ways}", "{ways}即结束", "{ways}終わる", "종료: {ways}")
ENDS_BY_WORD = Text(
    "ends when both say so",
    "双方同意时结束",
    "両者の合意で終わる",
    "종료: 양쪽이 끝이라고 할 때",
)
OPENING = Text(
    "a pass stone of each side comes first",
    "先由双方各下一虚着",
    "まず両者が一つずつパスの石を置く",
    "먼저 양쪽이 패스 돌을 1개씩 놓음",
)
BACK = {
    True: Text(
        "the position is put back afterwards",
        "结束后恢复原局面",
        "後で元の局面に戻す",
        "끝난 뒤 국면을 되돌림",
    ),
    False: Text(
        "by these rules play has then really gone on",
        "依本规则即为实际续下",
        "このルールでは実際に打ち進めたことになる",
        "이 규칙에서는 실제로 대국을 계속한 것이 됨",
    ),
}
FIRST = Text(
    "First to move: {first}", "先下：{first}", "先に打つのは{first}", "먼저 두는 쪽: {first}"
)
RULES = Text(
    "{rules} ({source}).",
    "{rules}（{source}）。",
    "{rules}（{source}）。",
    "{rules} ({source}).",
)
JOINT = Text("; ", "；", "。", "; ")
KO_PASS = Text(
    "Pass for the ko at {point}",
    "对{point}之劫停一手",
    "{point}の劫のパス",
    "{point}의 패를 위한 패스",
)
STONES_HERE = Text(
    "Pass stones in this board position: {count} of {most}",
    "此盘内棋形下虚着：{count}/{most}",
    "この盤面でのパスの石：{count}/{most}",
    "이 국면의 패스 돌: {count}/{most}",
)
IN_GAME = Text(
    "{said} (a move of the game)",
    "{said}（对局手数）",
    "{said}（対局の手数）",
    "{said}(대국의 수)",
)
AS_BEGUN = Text(
    "It repeats the position the trial began from",
    "与实战解决开始时的局面全局同形",
    "実戦解決を始めた局面の再現です",
    "실전 확인을 시작한 국면이 반복됨",
)


def claim_name(claim: Assertion, language: Language) -> str:
    """A claim in a word or two, where its stones or points are known: ``White says: dead``."""
    return CLAIMS[claim.what].in_(
        language,
        claimant=term(SIDES, claim.claimant.letter, language),
        owner=term(SIDES, claim.owner.letter, language),
    )


def claim_brief(claim: Assertion, grid: Grid, language: Language) -> str:
    """Who claims what, as a sentence without a full stop; many stones are counted."""
    text = COUNTED.get(claim.what)
    if text is None or len(claim.points) <= FEW:
        return claim_text(claim, grid, language)
    return text.in_(
        language,
        claimant=term(SIDES, claim.claimant.letter, language),
        owner=term(SIDES, claim.owner.letter, language),
        count=len(claim.points),
    )


def rules_told(its: TrialRules, language: Language) -> str:
    """How a trial goes under a rule set: who moves first, kos, end, board; with the source."""
    rules = _procedure(its, FIRSTS[its.first].in_(language), language)
    return RULES.in_(language, rules=rules, source=its.source.in_(language))


def brief_told(its: TrialRules, first: Colour | None, language: Language) -> str:
    """The same in one sentence, without the source.

    Args:
        first: who has the first move; None where that is yet to be said.
    """
    side = "" if first is None else term(SIDES, first.letter, language)
    said = _procedure(replace(its, opening=False), side, language, brief=True)
    return capital(said) + LANGUAGES[language].stop


def _procedure(its: TrialRules, first: str, language: Language, *, brief: bool = False) -> str:
    said = [
        *([FIRST.in_(language, first=first)] if first else ()),
        KO_RULES[its.ko].in_(language),
        *([OPENING.in_(language)] if its.opening else ()),
        ends_told(its, language, brief=brief),
        BACK[its.restored].in_(language),
    ]
    return JOINT.in_(language).join(said)


def ends_told(its: TrialRules, language: Language, *, brief: bool = False) -> str:
    """What ends a trial, as part of a sentence; ``brief``: not what follows from the end."""
    closing = [step for step in RUNS if step in its.closing]
    if not closing:
        return ENDS_BY_WORD.in_(language)
    ways = RUNS[closing[0]].in_(language, run=its.run)
    if its.even:
        ways += EVEN.in_(language)
    if its.forced is not None:
        ways += (FORCED_BRIEF if brief else FORCED).in_(language, forced=its.forced)
    return ENDS.in_(language, ways=ways)


def assumed_told(its: TrialRules, language: Language) -> str:
    """What the text leaves open and is assumed; empty where it leaves nothing open."""
    said = [ASSUMED[one].in_(language) for one in Assumed if one in its.assumed]
    return LANGUAGES[language].gap.join(said)


def ko_pass_name(point: Point, grid: Grid, language: Language) -> str:
    """A pass for one ko, which is named by the point that would be played."""
    return KO_PASS.in_(language, point=grid.name(point))


def stones_told(trial: Trial, language: Language) -> str:
    """How many of the pass stones that would end a trial are down; empty where none would."""
    most = trial.its.forced
    if most is None:
        return ""
    return STONES_HERE.in_(language, count=trial.stones_here, most=most)


def refusal_told(error: TrialError, trial: Trial | None, language: Language) -> str:
    """Why an act cannot be. Moves of the trial have the trial's numbers, from 1."""
    carried = fault_of(error)
    repeats = dict(carried.parts).get("repeats") if carried else None
    if trial is None or carried is None or not isinstance(repeats, int):
        return said(error, language)
    began = trial.case.moments[-1].number
    if repeats > began:
        return said(fault(carried.code, repeats=repeats - began), language)
    # Empty moves at the end of the game leave the board as an earlier move made it.
    board = next(m.position for m in trial.case.moments if m.number == repeats)
    if board.cells == trial.frozen.cells:
        return AS_BEGUN.in_(language)
    return IN_GAME.in_(language, said=said(carried, language))


def cycle_told(trial: Trial, language: Language, *, cited: bool = True) -> str:
    """The cycle that the last act closed or leads to, and how it is settled; else empty.

    Args:
        cited: with its source, and what it is that may not be repeated.
    """
    now = trial.moments[-1].number
    closed = [cycle for cycle in cycles(trial.moments) if now in (cycle.last, cycle.until)]
    cycle = closed[-1] if closed else foreseen(trial.moments)
    if cycle is None or not trial.acts:
        return ""
    settled = settlement_text(settled_by(cycle, trial.rules), language, cited=cited)
    return LANGUAGES[language].colon.join([_cycle(cycle, trial, language), settled])


def _cycle(cycle: Cycle, trial: Trial, language: Language) -> str:
    began = trial.case.moments[-1].number
    if cycle.first <= began:  # its moves have numbers of two kinds
        return capital(cycle_name(cycle, language))
    first, last, until = (n - began for n in (cycle.first, cycle.last, cycle.until))
    return cycle_where(replace(cycle, first=first, last=last, until=until), language)
