"""What the foot of the window says of a trial, and the one next act."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from goref.app.questions.trial_status import Ruled, Tried
from goref.qt.context.foot import FootAct, FootState
from goref.qt.trial.place import DisputePlace


def trial_foot(
    place: DisputePlace,
    begin: Callable[[], object],
    accept: Callable[[], object],
    leave: Callable[[], object],
) -> FootState:
    """Where a trial stands; nothing in it counts before somebody rules.

    Args:
        begin, accept, leave: what its act can be.
    """
    tr = QCoreApplication.translate
    of = place.trial
    if place.is_asked:
        return FootState(
            tr("TrialFoot", "The trial has not begun"),
            tr("TrialFoot", "Nothing counts until somebody rules"),
            act=FootAct("trial-begin", tr("TrialFoot", "Begin"), begin),
        )
    if of is None:
        return FootState(tr("TrialFoot", "What is in dispute?"))
    if place.is_played:
        return FootState(
            tr("TrialFoot", "Trial, nothing counts yet"),
            tr("TrialFoot", "The board is put back when you rule or leave"),
        )
    back = tr("TrialFoot", "The board is as it was before the trial")
    more = back if place.step is None and of.trial is not None else ""
    accepting = FootAct(
        "trial-accept",
        tr("TrialFoot", "Accept"),
        accept,
        means=tr("TrialFoot", "Rule what the trial has shown"),
    )
    if of.is_over and of.ruled in (Ruled.OPEN, Ruled.MARKED) and may_accept(of):
        return FootState(tr("TrialFoot", "Trial over, not ruled yet"), more, act=accepting)
    return FootState(
        tr("TrialFoot", "Trial over"),
        more,
        act=FootAct("trial-done", tr("TrialFoot", "Done"), leave),
        beside=(accepting,) if may_accept(of) else (),
    )


def may_accept(of: Tried) -> bool:
    """Whether a trial supports anything that is not the ruling already."""
    return bool(of.found) and (bool(of.disputed) or of.now != of.supported)
