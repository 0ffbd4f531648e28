"""Engines asked about a case, whatever they do: what they say, and why some say nothing."""

from __future__ import annotations

from collections.abc import Iterable

from goref.app.suggesting.engines.engines import LIMIT_S, EngineSpec, consult_on
from goref.app.suggesting.engines.other_opinions import put_to_engines, with_opinions
from goref.app.suggesting.suggestion import Suggestion, joined
from goref.core.base.frozen import frozen
from goref.core.case.case import Case
from goref.core.rulesets.ruleset import RuleSet
from goref.io.engine.gtp import GtpError


@frozen
class Asked:
    """A suggestion after engines were asked.

    Attributes:
        silent: why engines have said nothing; the suggestion is without them.
    """

    suggestion: Suggestion
    silent: tuple[GtpError, ...] = ()

    @property
    def outcome(self) -> str:
        """``agrees``, ``differs``, ``hangs`` (on who plays first, of some stones), ``one-side``
        (it answered with one side to begin only) or ``unsaid`` (of some stones it says
        nothing), or why an engine has said nothing, by the codes of
        :data:`goref.core.words.engines.FAULTS`; empty if none was asked."""
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
    """The engine that is asked where stones are unclear, and how many seconds it is given."""

    engine: EngineSpec
    limit_s: float = LIMIT_S

    def ask(self, suggestion: Suggestion, case: Case, rules: RuleSet) -> Asked:
        """Ask it, where that may settle something."""
        engines = [self.engine] if put_to_engines(suggestion) else []
        return ask(suggestion, case, rules, engines, self.limit_s)


def ask(
    suggestion: Suggestion,
    case: Case,
    rules: RuleSet,
    engines: Iterable[EngineSpec],
    limit_s: float = LIMIT_S,
) -> Asked:
    """Ask engines one after the other, each for so many seconds at most.

    Args:
        case, rules: those of the suggestion.
    """
    opinions, silent = [], []
    for engine in engines:
        try:
            opinions.append(consult_on(case, rules, engine, limit_s))
        except GtpError as error:
            silent.append(error)
    return Asked(with_opinions(suggestion, opinions, case, rules), tuple(silent))
