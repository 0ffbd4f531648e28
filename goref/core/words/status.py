"""How far a case has been ruled on, in words."""

from __future__ import annotations

from collections.abc import Mapping

from goref.core.base.geometry import Grid
from goref.core.base.language import Language, Text
from goref.core.case.case import Case
from goref.core.scoring.scoring import Score
from goref.core.scoring.status import CaseState, CaseStatus
from goref.core.words.check_line import check_line_text
from goref.core.words.findings import say
from goref.core.words.results import PROVISIONAL, sentence, verdict

STATES = {
    CaseState.IN_PLAY: Text("In play", "对局中", "対局中"),
    CaseState.UNDECIDED: Text("Not ruled yet", "尚未裁定", "未裁定"),
    CaseState.PROVISIONAL: Text("Provisional", "暂定", "暫定"),
    CaseState.SETTLED: Text("Settled", "已裁定", "裁定済み"),
}
OPEN = Text("{state}: {first}", "{state}：{first}", "{state}：{first}")
MORE = Text(
    "{told} And open: {count} more.", "{told}另有{count}项待定。", "{told}ほかに{count}件。"
)

ASKED = Text("{count} question{s} open", "{count}项待定", "未決{count}件")
COUNTED = Text(
    "{told} · {count} question{s} open", "{told} · {count}项待定", "{told} · 未決{count}件"
)


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
    first = say(status.open[0], grid, language, options)
    told = OPEN.in_(language, state=state, first=first)
    more = len(status.open) - 1
    return MORE.in_(language, told=told, count=more) if more else told


def foot_lines(case: Case, score: Score, asked: int, language: Language) -> tuple[str, str]:
    """Where a case stands, in a line, and what belongs to it, in another.

    Args:
        asked: how many questions are open.
    """
    status = score.status
    count = ""
    if asked:
        s = "" if asked == 1 else "s"
        count = ASKED.in_(language, count=asked, s=s)
    if score.rules.known_only:
        return sentence(case, score, language), ""
    if status.state is CaseState.IN_PLAY or not status.state.names_winner:
        return STATES[status.state].in_(language), count
    told = verdict(score, language)
    if score.margin is None:
        return told, count
    line = check_line_text(score, language)
    if status.is_settled:
        return told, line
    return PROVISIONAL.in_(language, result=told), " · ".join(filter(None, (line, count)))


def result_line(case: Case, score: Score, language: Language, *, short: bool = False) -> str:
    """The result as it is read out, and how much is open in it.

    Args:
        short: without the story around it.
    """
    told = sentence(case, score, language)
    if short and score.margin is not None and score.status.state.names_winner:
        told = verdict(score, language)
        if not score.status.is_settled:
            told = PROVISIONAL.in_(language, result=told)
    count = len(score.status.open)
    if not count or score.rules.known_only:
        return told
    s = "" if count == 1 else "s"
    return COUNTED.in_(language, told=told.rstrip(".。"), count=count, s=s)
