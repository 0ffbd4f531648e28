"""The effect of a continued game under every rule set: two scores, line by line."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction

from goref.core.base.frozen import frozen
from goref.core.case.case import Case
from goref.core.continuation.continuation import Continuation, TurnPurpose, to_move
from goref.core.continuation.dame import settling
from goref.core.rulesets.ruleset import RuleSet
from goref.core.scoring.compare import MarginTerm
from goref.core.scoring.scorer import Score, Scorer
from goref.core.trials.trial_rules import trial_rules


@frozen
class Effect:
    """A rule set's score of the case as it is, and after the game continued.

    Attributes:
        reasons: the lines by which the margins differ; they add up to the difference. Empty if
            a margin is missing.
        forbidden: True if a side passes, which the rules do not allow: there is no result.
        restored: True if plays to settle a dispute are undone: the result is as before.
    """

    rules: RuleSet
    before: Score
    after: Score
    reasons: tuple[MarginTerm, ...]
    forbidden: bool = False
    restored: bool = False

    @property
    def difference(self) -> Fraction | None:
        """Black's gain by the continuation, in points.

        None if the continuation is forbidden or a margin is missing.
        """
        if self.forbidden or self.before.margin is None or self.after.margin is None:
            return None
        return self.after.margin - self.before.margin


def effects(
    rules: Iterable[RuleSet], ways: Mapping[bool, Continuation], *, proof: bool = False
) -> Iterator[Effect]:
    """Yields the effects of a continued game.

    Args:
        ways: two continuations: with the last kos played (True), and with them left open
            (False), for rule sets that let their holder do so.
        proof: True if play would continue to show that stones are dead.
    """
    benches = {kos: (Scorer(w.case), Scorer(w.longer)) for kos, w in ways.items()}
    for each in rules:
        way = not each.leaves_kos
        now, then = benches[way]
        before, after = now.score(each, remarks=False), then.score(each, remarks=False)
        idle = any(turn.aim is TurnPurpose.IDLE for turn in ways[way].turns)
        yield Effect(
            each,
            before,
            after,
            _reasons(before, after),
            forbidden=idle and each.stop.must_play,
            restored=proof and trial_rules(each).restored,
        )


def dame_effect(case: Case, rules: RuleSet) -> Iterator[Effect | None]:
    """Yields None after each dame that is filled, and at last the effect of filling them.

    Kos are left open. Yields nothing if the side to move is not known.
    """
    mover = to_move(case)
    if mover is None:
        return
    for made in settling(case, mover.colour, kos=False):
        yield None if made is None else next(effects([rules], {True: made, False: made}))


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
