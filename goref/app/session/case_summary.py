"""The summary of a stored game: its players, its state in a line, and its last position."""

from __future__ import annotations

from collections.abc import Callable

from goref.app.assessment import Assessment
from goref.app.edits.play import PlayAct, RecordStatement
from goref.app.opening import Opened, open_bytes
from goref.app.questions.open_matters import open_matters
from goref.core.base.frozen import frozen
from goref.core.base.language import LANGUAGES, Language
from goref.core.board.position import Position
from goref.core.rulesets.table import ruleset
from goref.core.scoring.status import CaseState
from goref.core.stopping.game_state import standing
from goref.core.stopping.stop_machine import Phase
from goref.core.texts.status import RECORDED, STATES, summary_line
from goref.core.texts.stopping.stopping import standing_sentence

OF_PLAY = (PlayAct.name, RecordStatement.name)
"""The names of the acts that record a game while it is played."""


@frozen
class CaseSummary:
    """The summary of a stored game.

    Attributes:
        title: the players, or else the name of the file.
        told: the state in a line, such as the result or “recorded up to move 12”.
        is_open: True if a case that was ruled on still has open questions or findings.
        position: the last position.
    """

    title: str
    told: str
    is_open: bool
    position: Position


def case_summary(
    data: bytes, name: str, language: Language, go_on: Callable[[], object]
) -> CaseSummary:
    """Summarises the first game of a file.

    Args:
        go_on: called between the parts of the work; raises if the work was cancelled.

    Raises OpeningError if the file cannot be used.
    """
    opened = open_bytes(data, name)[0]
    go_on()
    case, title = opened.case, opened.title or name
    if _is_in_play(opened):
        now = standing(case, ruleset(case.rules))
        state = standing_sentence(now, language).removesuffix(LANGUAGES[language].stop)
        told = RECORDED.in_(language, move=case.moments[-1].number, state=state)
        return CaseSummary(title, told, False, case.position)
    assessment = Assessment(case, opened.findings)
    if assessment.score.status.state is CaseState.UNDECIDED:
        # A second opinion would ask more: no number of questions would be true.
        told = STATES[CaseState.UNDECIDED].in_(language)
        return CaseSummary(title, told, False, case.position)
    go_on()
    found = open_matters(assessment)
    told = summary_line(case, found.counted, len(found.matters), language)
    return CaseSummary(title, told, bool(found.matters), case.position)


def _is_in_play(opened: Opened) -> bool:
    """Returns whether the game is not over and the case's last act recorded a turn or
    statement."""
    protocol = opened.kept.protocol if opened.kept is not None else None
    acts = [entry for entry in protocol.entries if "edit" in entry] if protocol else []
    if not acts or acts[-1]["edit"] not in OF_PLAY:
        return False
    case = opened.case
    return standing(case, ruleset(case.rules)).phase is not Phase.ENDED
