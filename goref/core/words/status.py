"""How far a case has been ruled on, in words."""

from __future__ import annotations

from collections.abc import Mapping

from goref.core.base.geometry import Grid
from goref.core.base.language import Language, Text
from goref.core.case.case import Case
from goref.core.scoring.lines import Basis
from goref.core.scoring.scoring import Score
from goref.core.scoring.status import CaseState, CaseStatus
from goref.core.words.results import PROVISIONAL, sentence, verdict
from goref.core.words.terms import JOINT

STATES = {
    CaseState.IN_PLAY: Text("In play", "对局中", "対局中", "대국 중"),
    CaseState.UNDECIDED: Text("Not ruled yet", "尚未裁定", "未裁定", "판정 전"),
    CaseState.PROVISIONAL: Text("Provisional", "暂定", "暫定", "잠정"),
    CaseState.SETTLED: Text("Settled", "已裁定", "裁定済み", "판정 완료"),
}
UNDER_PROTEST = Text("Under protest", "申诉中", "抗議中", "항의 중")
OPEN = Text("{state}: {first}", "{state}：{first}", "{state}：{first}", "{state}: {first}")
MORE = Text(
    "{told} And open: {count} more.",
    "{told}另有{count}项待定。",
    "{told}ほかに{count}件。",
    "{told} 그 밖에 미결 {count}건.",
)

ASKED = Text("{count} question{s} open", "{count}项待定", "未決{count}件", "미결 {count}건")
COUNTED = Text(
    "{told} · {count} question{s} open",
    "{told} · {count}项待定",
    "{told} · 未決{count}件",
    "{told} · 미결 {count}건",
)

DEAD = {
    "ruled": Text(
        "{dead} dead stone{s}, as ruled",
        "裁定死子{dead}个",
        "裁定による死石{dead}子",
        "판정에 따른 사석 {dead}개",
    ),
    "none": Text("No dead stones", "无死子", "死石なし", "사석 없음"),
}
AS_IT_STANDS = Text(
    "Counted as it stands", "按盘面原样计算", "盤面のまま計算", "있는 그대로 계가"
)
ALL_ALIVE = Text(
    "All stones counted as alive",
    "全部作活棋计",
    "すべて活石として計算",
    "모든 돌을 살아 있는 것으로 계가",
)
UNRULED_BOARDS = {Basis.AS_IT_STANDS: AS_IT_STANDS, Basis.ALL_ALIVE: ALL_ALIVE}
"""What is said of boards that are counted whatever is ruled."""
NO_COUNT = Text("Decided without a count", "不经计算而定", "計算によらず決着", "계가 없이 결정")
PLAYED_OUT = Text(
    "{count} played out",
    "{count}处实战解决",
    "{count}件を実戦で解決",
    "실전으로 해결 {count}건",
)


def grounds_text(case: Case, score: Score, language: Language) -> str:
    """What a result that is settled stands on: dead stones, by whose word, what was played
    out. Empty while it is not settled, and where nothing is computed."""
    if not score.status.is_settled or score.rules.known_only:
        return ""
    told = [_on_what(case, score, language)]
    if played := sum(trial.was_played for trial in case.trials):
        told.append(PLAYED_OUT.in_(language, count=played))
    return JOINT.join(told)


def _on_what(case: Case, score: Score, language: Language) -> str:
    if score.outcome is not None:
        return NO_COUNT.in_(language)
    if score.basis in UNRULED_BOARDS:
        return UNRULED_BOARDS[score.basis].in_(language)
    count = len(score.survey.dead)
    s = "" if count == 1 else "s"
    return DEAD["ruled" if count else "none"].in_(language, dead=count, s=s)


def state_text(case: Case, status: CaseStatus, language: Language) -> str:
    """How far a case is ruled on; one that a protest is lodged against is not settled."""
    if status.is_settled and case.is_under_protest:
        return UNDER_PROTEST.in_(language)
    return STATES[status.state].in_(language)


def verdict_told(case: Case, score: Score, language: Language) -> str:
    """The verdict, and before it how far it stands where that is not for good."""
    told = verdict(score, language)
    status = score.status
    if not status.state.names_winner or (status.is_settled and not case.is_under_protest):
        return told
    return OPEN.in_(language, state=state_text(case, status, language), first=told)


def on_its_board(score: Score, told: str, language: Language) -> str:
    """A result as it stands beside those of other rule sets: what rests on no ruling says on
    which board it rests."""
    board = UNRULED_BOARDS.get(score.basis)
    if board is None:
        return told
    return OPEN.in_(language, state=board.in_(language), first=told)


def open_text(
    status: CaseStatus, grid: Grid, language: Language, options: Mapping[str, str] | None = None
) -> str:
    """The weightiest that is open, and how much else is; empty where nothing is.

    Args:
        options: as for :func:`status_text`.
    """
    if not status.open:
        return ""
    from goref.core.words.findings import say  # a window is there before any is told

    told = say(status.open[0], grid, language, options)
    more = len(status.open) - 1
    return MORE.in_(language, told=told, count=more) if more else told


def status_text(
    status: CaseStatus, grid: Grid, language: Language, options: Mapping[str, str] | None = None
) -> str:
    """A status in a line: how far the case is ruled on, and the weightiest that is open.

    Args:
        options: what the command line calls the facts, where they are to be named so.
    """
    state = STATES[status.state].in_(language)
    if not status.open:
        return state
    return OPEN.in_(language, state=state, first=open_text(status, grid, language, options))


def foot_lines(
    case: Case, score: Score, asked: int, language: Language, *, is_known: bool = True
) -> tuple[str, str]:
    """Where a case stands, in a line, and what belongs to it, in another.

    Args:
        asked: how many questions are open.
        is_known: no others may come.
    """
    status = score.status
    count = ""
    if asked:
        s = "" if asked == 1 else "s"
        count = ASKED.in_(language, count=asked, s=s)
    if score.rules.known_only:
        return sentence(case, score, language), ""
    if not status.state.names_winner:
        return STATES[status.state].in_(language), count
    if score.margin is None and score.outcome is None:  # a fact is missing: which one
        return sentence(case, score, language).rstrip(".。"), count
    told, line = verdict(score, language), ""
    protest = UNDER_PROTEST.in_(language) if case.is_under_protest else ""
    if score.margin is not None:
        from goref.core.words.check_line import check_line_text  # where a winner is named

        line = check_line_text(score, language)
        if asked or not is_known or not status.is_settled:
            told = PROVISIONAL.in_(language, result=told)
    return told, JOINT.join(filter(None, (protest, line, count)))


def asked_line(
    case: Case, score: Score, asked: int, language: Language, *, is_known: bool = True
) -> tuple[str, ...]:
    """How far a case is ruled on, its result where one may be named, and how much is open.

    Args:
        asked, is_known: as for :func:`foot_lines`.
    """
    says, _ = foot_lines(case, score, asked, language, is_known=is_known)
    if not asked:
        return (says,)
    s = "" if asked == 1 else "s"
    return says, ASKED.in_(language, count=asked, s=s)


def result_line(
    case: Case,
    score: Score,
    language: Language,
    *,
    short: bool = False,
    asked: int | None = None,
    is_known: bool = True,
) -> str:
    """The result as it is read out, and how much is open in it.

    Args:
        short: without the story around it.
        asked, is_known: as for :func:`foot_lines`; without them what the score itself has open.
    """
    told = sentence(case, score, language)
    count = len(score.status.open) if asked is None else asked
    for_good = score.status.is_settled and not count and is_known
    short = short or (score.status.is_settled and not for_good)
    if short and score.margin is not None and score.status.state.names_winner:
        told = verdict(score, language)
        if not for_good:
            told = PROVISIONAL.in_(language, result=told)
    if not count or score.rules.known_only:
        return told
    s = "" if count == 1 else "s"
    return COUNTED.in_(language, told=told.rstrip(".。"), count=count, s=s)
