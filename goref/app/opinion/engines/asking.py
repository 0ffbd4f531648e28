"""Asks engines about a case, and collects their opinions and their errors."""

from __future__ import annotations

from collections.abc import Iterable

from goref.app.opinion.engines.engines import LIMIT_S, EngineSpec, consult_on
from goref.app.opinion.engines.other_opinions import with_opinions
from goref.app.opinion.suggestion import Suggestion, joined
from goref.core.base.frozen import frozen
from goref.core.case.case import Case
from goref.core.rulesets.ruleset import RuleSet
from goref.io.engine.gtp import GtpError


@frozen
class EngineOpinions:
    """A suggestion with the opinions of the engines that were asked.

    Attributes:
        suggestion: the suggestion, with these opinions.
        silent: the errors of engines that could not be asked or gave no usable answer.
    """

    suggestion: Suggestion
    silent: tuple[GtpError, ...] = ()

    @property
    def outcome(self) -> str:
        """The outcome as one word; empty if no engine was asked.

        - ``agrees`` or ``differs``;
        - ``hangs``: the status of some stones depends on who plays first;
        - ``one-side``: an engine answered only for one side to begin;
        - ``unsaid``: an engine gave some stones no status;
        - else the code of an error in :data:`goref.core.texts.engines.FAULTS`.
        """
        if self.silent:
            return self.silent[0].code
        others = self.suggestion.others
        if not others:
            return ""
        if any(other.differs for other in others):
            return "differs"
        remarks = {remark for other in others for remark in other.remarks}
        if "hangs-on-turn" in remarks:
            return "hangs"
        if "one-side-asked" in remarks:
            return "one-side"
        stones = joined(chain.points for chain in self.suggestion.chains)
        return "agrees" if all(stones <= other.told for other in others) else "unsaid"


@frozen
class WhenUnclear:
    """The engine to be asked about unclear stones, and its time limit."""

    engine: EngineSpec
    limit_s: float = LIMIT_S

    def ask(self, suggestion: Suggestion, case: Case, rules: RuleSet) -> EngineOpinions:
        """Asks the engine if the suggestion has a doubt; otherwise asks nothing."""
        engines = [self.engine] if suggestion.unclear else []
        return ask(suggestion, case, rules, engines, self.limit_s)


def ask(
    suggestion: Suggestion,
    case: Case,
    rules: RuleSet,
    engines: Iterable[EngineSpec],
    limit_s: float = LIMIT_S,
) -> EngineOpinions:
    """Asks engines one after the other; each may take ``limit_s`` seconds.

    Args:
        case, rules: the case and the rule set that the suggestion was made for.
    """
    opinions, silent = [], []
    for engine in engines:
        try:
            opinions.append(consult_on(case, rules, engine, limit_s))
        except GtpError as error:
            silent.append(error)
    return EngineOpinions(with_opinions(suggestion, opinions, case, rules), tuple(silent))
