"""The board of a trial, and the description of its points."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from goref.app.questions.trial_status import TrialStatus
from goref.core.base.geometry import Point
from goref.core.base.language import Language
from goref.core.base.particles import formatted
from goref.core.board.position import Position
from goref.core.case.stored_trial import StoredTrial, TrialStep
from goref.qt.board.view import BoardView, Options
from goref.qt.picture.picture import standing_text


def boards(of: TrialStatus) -> tuple[Position, ...]:
    """Returns the position before a trial, and the position after each of its acts."""
    if of.trial is not None:
        begun = len(of.trial.moments) - len(of.kept.acts) - 1
        return tuple(moment.position for moment in of.trial.moments[begun:])
    # The record has changed since: the trial's own position is used.
    found = [of.kept.frozen]
    for act in of.kept.acts:
        board = found[-1]
        if act.step is TrialStep.PLAY and act.point is not None:
            board = board.play(act.point, act.colour).position
        found.append(board)
    return tuple(found)


def numbers(trial: StoredTrial, board: Position, step: int) -> dict[Point, int]:
    """Returns the number, from 1, of each stone played in the first ``step`` acts, by point.

    Leaves out stones that are no longer on ``board``.
    """
    found = {
        act.point: number
        for number, act in enumerate(trial.acts[:step], 1)
        if act.step is TrialStep.PLAY and act.point is not None
    }
    return {point: number for point, number in found.items() if board.cells[point]}


def trial_picture(of: TrialStatus, step: int, options: Options) -> BoardView:
    """Returns the board after the first ``step`` acts of a trial.

    Stones played in the trial have numbers, and the claimed ones are highlighted. Rulings are
    not shown, as they are about the position before the trial.
    """
    trial, board = of.trial, boards(of)[step]
    last = of.kept.acts[step - 1] if step else None
    prisoners = None
    if trial is not None and not trial.case.record.is_bare:
        captured = trial.moments[len(trial.moments) - 1 - len(trial.acts) + step].captured
        prisoners = captured.black, captured.white
    return BoardView(
        board,
        lit=of.kept.claim.points,
        last=last.point if last is not None and last.step is TrialStep.PLAY else None,
        numbers=numbers(of.kept, board, step),
        prisoners=prisoners,
        hover=trial.to_move if trial is not None and of.is_under_way else None,
        coordinates=options.coordinates,
        lids=options.lids,
    )


def told(of: TrialStatus, step: int, point: Point, language: Language) -> str:
    """Describes a point after the first ``step`` acts: ``C3: Black, chain of 2, 3 liberties,
    move 4 of the trial``.
    """
    board = boards(of)[step]
    text = standing_text(board, point, language)
    number = numbers(of.kept, board, step).get(point)
    if number is not None:
        text += formatted(
            QCoreApplication.translate("picture", ", move {move} of the trial"), move=number
        )
    if point in of.kept.claim.points:
        text += QCoreApplication.translate("picture", ", in dispute")
    return text
