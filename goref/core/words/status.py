"""How far a case has been ruled on, in words."""

from __future__ import annotations

from collections.abc import Mapping

from goref.core.base.geometry import Grid
from goref.core.base.language import Language, Text
from goref.core.scoring.status import CaseState, CaseStatus
from goref.core.words.findings import say

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
