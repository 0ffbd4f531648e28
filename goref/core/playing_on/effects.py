"""What a game played on would change under every rule set: two scores, line by line."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction

from goref.core.base.frozen import frozen
from goref.core.playing_on.continuation import Aim, Continuation
from goref.core.rulesets.ruleset import RuleSet
from goref.core.scoring.compare import MarginTerm
from goref.core.scoring.scoring import Bench, Score
from goref.core.trials.trial_rules import trial_rules


@frozen
class Effect:
    """A rule set's score as it is and played on.

    Attributes:
        reasons: by which lines the margins differ; they sum to the difference.
        forbidden: a side passes, which the rule set does not know: nothing follows for it.
        restored: what is played to settle a dispute is put back: the result stays.
    """

    rules: RuleSet
    before: Score
    after: Score
    reasons: tuple[MarginTerm, ...]
    forbidden: bool = False
    restored: bool = False

    @property
    def difference(self) -> Fraction | None:
        """Black's gain; None where nothing can be compared."""
        if self.forbidden or self.before.margin is None or self.after.margin is None:
            return None
        return self.after.margin - self.before.margin


def effects(
    rules: Iterable[RuleSet], ways: Mapping[bool, Continuation], *, proof: bool = False
) -> Iterator[Effect]:
    """What playing on would change.

    Args:
        proof: it would be done to show that stones are dead.
        ways: how the game goes on where last kos are played (True), and where a holder may
            leave them open (False).
    """
    benches = {kos: (Bench(w.case), Bench(w.longer)) for kos, w in ways.items()}
    for each in rules:
        way = not each.leaves_kos
        now, then = benches[way]
        before, after = now.score(each, remarks=False), then.score(each, remarks=False)
        idle = any(turn.aim is Aim.IDLE for turn in ways[way].turns)
        yield Effect(
            each,
            before,
            after,
            _reasons(before, after),
            forbidden=idle and each.stop.must_play,
            restored=proof and trial_rules(each).restored,
        )


def _reasons(before: Score, after: Score) -> tuple[MarginTerm, ...]:
    if before.margin is None or after.margin is None:
        return ()
    terms: dict[str, Fraction] = {}
    for line in after.lines:
        terms[line.key] = terms.get(line.key, Fraction(0)) + line.difference
    for line in before.lines:
        terms[line.key] = terms.get(line.key, Fraction(0)) - line.difference
    found = [MarginTerm(key, points) for key, points in terms.items() if points]
    if sum((r.points for r in found), Fraction(0)) != after.margin - before.margin:
        raise AssertionError(f"reasons for {before.rules.id} do not add up")
    return tuple(sorted(found, key=lambda r: -abs(r.points)))
