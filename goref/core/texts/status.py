"""Texts for how far a case has been ruled on."""

from __future__ import annotations

from collections.abc import Mapping

from goref.core.base.geometry import Grid
from goref.core.base.language import Language, Plural, Text
from goref.core.case.case import Case
from goref.core.scoring.lines import CountedBoard
from goref.core.scoring.scorer import Score
from goref.core.scoring.status import CaseState, CaseStatus
from goref.core.texts.check_line import check_line_text
from goref.core.texts.results import PROVISIONAL, sentence, verdict
from goref.core.texts.terms import JOINT

STATES = {
    CaseState.IN_PLAY: Text("status", "In play"),
    CaseState.UNDECIDED: Text("status", "Not ruled yet"),
    CaseState.PROVISIONAL: Text("status", "Provisional"),
    CaseState.SETTLED: Text("status", "Settled"),
}
UNDER_PROTEST = Text("status", "Under protest")
OPEN = Text("status", "{state}: {first}")
MORE = Text("status", "{told} And open: {count} more.")

RECORDED = Text("status", "Being recorded: move {move} · {state}")

ASKED = Plural("status", "{count} question open", "{count} questions open")
COUNTED = Plural("status", "{told} · {count} question open", "{told} · {count} questions open")

DEAD: dict[str, Plural | Text] = {
    "ruled": Plural("status", "{count} dead stone, as ruled", "{count} dead stones, as ruled"),
    "none": Text("status", "No dead stones"),
}
AS_IT_STANDS = Text("status", "Counted as it is")
ALL_ALIVE = Text("status", "All stones counted as alive")
UNRULED_BOARDS = {CountedBoard.AS_IT_STANDS: AS_IT_STANDS, CountedBoard.ALL_ALIVE: ALL_ALIVE}
"""Texts for boards that are counted regardless of the ruling."""
NO_COUNT = Text("status", "Decided without a count")
PLAYED_OUT = Text("status", "{count} played out")


def grounds_text(case: Case, score: Score, language: Language) -> str:
    """Returns the grounds of a settled result: dead stones or the counted board, and trials.

    Empty if the result is not settled, or nothing is computed.
    """
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
    return DEAD["ruled" if count else "none"].in_(language, count=count)


def state_text(case: Case, status: CaseStatus, language: Language) -> str:
    """Returns the state of the ruling on a case; a settled case may be under protest."""
    if status.is_settled and case.is_under_protest:
        return UNDER_PROTEST.in_(language)
    return STATES[status.state].in_(language)


def verdict_told(case: Case, score: Score, language: Language) -> str:
    """Returns the verdict, after the state of the case if the verdict is not final."""
    told = verdict(score, language)
    status = score.status
    if not status.state.names_winner or (status.is_settled and not case.is_under_protest):
        return told
    return OPEN.in_(language, state=state_text(case, status, language), first=told)


def on_its_board(score: Score, told: str, language: Language) -> str:
    """Returns a result, given as text, for a comparison of rule sets.

    If the board is counted regardless of the ruling, the text names that board.
    """
    board = UNRULED_BOARDS.get(score.basis)
    if board is None:
        return told
    return OPEN.in_(language, state=board.in_(language), first=told)


def open_text(
    status: CaseStatus, grid: Grid, language: Language, options: Mapping[str, str] | None = None
) -> str:
    """Returns the weightiest open finding, and the number of others; empty if there is none.

    Args:
        options: as for :func:`status_text`.
    """
    if not status.open:
        return ""
    from goref.core.texts.findings import say  # a window opens before any is shown

    told = say(status.open[0], grid, language, options)
    more = len(status.open) - 1
    return MORE.in_(language, told=told, count=more) if more else told


def status_text(
    status: CaseStatus, grid: Grid, language: Language, options: Mapping[str, str] | None = None
) -> str:
    """Returns a status in a line: its state, and the weightiest open finding.

    Args:
        options: the command line's names of the facts, to use them in the text; None uses
            words.
    """
    state = STATES[status.state].in_(language)
    if not status.open:
        return state
    return OPEN.in_(language, state=state, first=open_text(status, grid, language, options))


def foot_lines(
    case: Case, score: Score, asked: int, language: Language, *, is_known: bool = True
) -> tuple[str, str]:
    """Returns the state of a case in a line, and its details in another.

    Args:
        asked: the number of open questions.
        is_known: True if no further questions can arise.
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
    if score.margin is None and score.outcome is None:  # shows which fact is missing
        return sentence(case, score, language).rstrip(".。"), count
    told, line = verdict(score, language), ""
    protest = UNDER_PROTEST.in_(language) if case.is_under_protest else ""
    if score.margin is not None:
        line = check_line_text(score, language)
        if asked or not is_known or not status.is_settled:
            told = PROVISIONAL.in_(language, result=told)
    return told, JOINT.join(filter(None, (protest, line, count)))


def asked_line(
    case: Case, score: Score, asked: int, language: Language, *, is_known: bool = True
) -> tuple[str, ...]:
    """Returns the result of a case, or its state; then the number of open questions, if any.

    Args:
        asked, is_known: as for :func:`foot_lines`.
    """
    says, _ = foot_lines(case, score, asked, language, is_known=is_known)
    if not asked:
        return (says,)
    s = "" if asked == 1 else "s"
    return says, ASKED.in_(language, count=asked, s=s)


def summary_line(case: Case, score: Score, asked: int, language: Language) -> str:
    """Returns state, result and number of open questions in one line.

    For a list of files that are not open.

    Args:
        asked: as for :func:`foot_lines`.
    """
    says, *count = asked_line(case, score, asked, language)
    if score.status.is_settled and not score.rules.known_only:
        state = state_text(case, score.status, language)
        says = OPEN.in_(language, state=state, first=says)
    return JOINT.join((says, *count))


def result_line(
    case: Case,
    score: Score,
    language: Language,
    *,
    asked: int | None = None,
    is_known: bool = True,
) -> str:
    """Returns the result as the referee announces it, and the number of open matters.

    Args:
        asked: the number of open questions; None to count the score's open findings.
        is_known: True if no further questions can arise.
    """
    told = sentence(case, score, language)
    count = len(score.status.open) if asked is None else asked
    is_open = score.status.is_settled and (count > 0 or not is_known)
    if is_open and score.margin is not None and score.status.state.names_winner:
        told = PROVISIONAL.in_(language, result=verdict(score, language))
    if not count or score.rules.known_only:
        return told
    s = "" if count == 1 else "s"
    return COUNTED.in_(language, told=told.rstrip(".。"), count=count, s=s)
