"""The foot of the window during a trial."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from goref.app.questions.trial_status import Ruled, TrialStatus
from goref.core.base.language import LANGUAGES, Language
from goref.core.findings.kind import QuestionKind
from goref.core.rulesets.table import ruleset
from goref.core.ruling.ruling import PointRuling, StoneStatus
from goref.core.texts.dispute.disputes import ruled_text
from goref.core.trials.trial_rules import trial_rules
from goref.qt.context.foot import FootAct, FootState
from goref.qt.trial.place import DisputePlace


def trial_foot(
    place: DisputePlace,
    language: Language,
    begin: Callable[[], object],
    accept: Callable[[], object],
    leave: Callable[[], object],
) -> FootState:
    """Returns the content of the foot before, during or after a trial.

    Args:
        begin, accept, leave: called by the buttons of the foot.
    """
    translate = QCoreApplication.translate  # no shorter: the tool looks for this name
    of = place.trial
    if place.is_asked:
        return FootState(
            translate("TrialFoot", "Not begun yet"),
            translate("TrialFoot", "Begin first, or “Something else”")
            if place.strayed
            else translate("TrialFoot", "Nothing counts until somebody rules"),
            act=FootAct("trial-begin", translate("TrialFoot", "Begin"), begin),
        )
    if of is None:
        return FootState(translate("TrialFoot", "What is in dispute?"))
    if place.is_played:
        more = translate("TrialFoot", "The board is put back when you rule or leave")
        if not is_restored(of):
            more = translate("TrialFoot", "The game is unchanged until you resume it")
        return FootState(translate("TrialFoot", "Trial, nothing counts yet"), more)
    back = translate("TrialFoot", "The board is as it was before the trial")
    more = back if place.step is None and of.trial is not None else ""
    accepting = FootAct(
        "trial-accept",
        _accepted(of, language),
        accept,
        means=translate("TrialFoot", "Rule what the trial has shown"),
    )
    if of.is_over and of.ruled in (Ruled.OPEN, Ruled.MARKED) and may_accept(of):
        return FootState(
            translate("TrialFoot", "Trial over, not ruled yet"), more, act=accepting
        )
    return FootState(
        translate("TrialFoot", "Trial over"),
        more,
        act=FootAct("trial-done", translate("TrialFoot", "Done"), leave),
        beside=(accepting,) if may_accept(of) else (),
    )


def _accepted(of: TrialStatus, language: Language) -> str:
    """Returns the text of the button that accepts a trial's outcome: ``Accept: dead``."""
    said = dict.fromkeys(
        ruled_text(
            QuestionKind.STONES,
            one if isinstance(one, StoneStatus) else None,
            one if isinstance(one, PointRuling) else None,
            language,
        )
        for one in of.supported.values()
    )
    accept = QCoreApplication.translate("TrialFoot", "Accept")
    if len(said) != 1:
        return accept
    return LANGUAGES[language].colon.join((accept, *said))


def is_restored(of: TrialStatus) -> bool:
    """Returns whether the rule set restores the position after a trial."""
    return trial_rules(ruleset(of.kept.rules)).restored


def may_accept(of: TrialStatus) -> bool:
    """Returns whether the outcome of a trial can be accepted.

    It can if it differs from the present ruling, or if the stones or points are still disputed.
    """
    return bool(of.found) and (bool(of.disputed) or of.now != of.supported)
