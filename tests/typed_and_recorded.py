"""The same game as a record and typed in: one margin and one status, or an open question.

    python -m tests.typed_and_recorded 2000

plays random games, counts each under every rule set, read from its record and typed in with the
facts that the rule set's table names, and prints how many were settled apart.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from hypothesis import HealthCheck, Phase, given, seed, settings

from goref.core.base.colour import Who
from goref.core.case.case import Case, StatedFacts
from goref.core.case.facts import Facts, facts_of
from goref.core.game.record import GameRecord
from goref.core.rulesets.ruleset import RuleSet
from goref.core.rulesets.used_facts import used_facts, uses
from goref.core.ruling.ruling import StatusSource
from goref.core.scoring.scorer import Score, Scorer
from goref.core.stopping.game_state import ending
from tests.core.build import COMPUTED
from tests.strategies import cases

FROM_MOVES = [rules for rules in COMPUTED if not uses(rules, "record")]
"""The rule sets that need no record; the others stay open for a board that is typed in."""


def typed(case: Case, rules: RuleSet) -> Case:
    """Returns the final board of a game, with the facts that a referee who saw it would
    state."""
    facts = facts_of(case, rules.passes)
    asked = {used.fact for used in used_facts(rules)} - {"komi", "handicap", "record"}
    stated = {fact: _seen(case, rules, facts, fact) for fact in asked}
    answers = StatedFacts(komi=case.answers.komi, handicap=facts.handicap, **stated)
    bare = GameRecord.of_position(case.position)
    return replace(case, record=replace(bare, info=case.record.info), answers=answers)


def _seen(case: Case, rules: RuleSet, facts: Facts, fact: str) -> Any:
    match fact:
        case "prisoners":
            return facts.captured
        case "end":
            return ending(case, rules)[0]
        case "last_dame":
            return last_dame(case)
        case "last_competitive":
            return last_competitive(facts)
    return getattr(facts, fact)


def last_competitive(facts: Facts) -> Who:
    """Returns the side that a referee would name for the last competitive play.

    It is here that of the last play. No record shows it, so it is also stated for the record.
    """
    return facts.last_play or Who.NOBODY


def last_dame(case: Case) -> Who:
    """Returns the side whose last play only took a dame, found without the code under test.

    Such a play captured nothing and left no liberty of its own next to it. Before it, its point
    touched living stones of both colours and nothing else alive, outside any seki.
    """
    acts = [m for m in case.moments if m.entry is not None and getattr(m.entry, "point", None)
            is not None and not m.impossible]  # fmt: skip
    if not acts:
        return Who.NOBODY
    last = acts[-1]
    now, before = last, case.moments[case.moments.index(last) - 1]
    if now.captured != before.captured:
        return Who.NOBODY
    plain = Scorer(case).ruled[0]
    point, cells = last.entry.point, plain.board.cells  # type: ignore[union-attr]
    near = plain.board.grid.neighbours[point]
    around = {cells[n] for n in near}
    in_seki = not plain.seki.isdisjoint((point, *near))
    taken = cells[point] != 0 and around == {1, 2} and not in_seki
    return Who.of(last.entry.colour) if taken else Who.NOBODY  # type: ignore[union-attr]


def compared(case: Case) -> Iterator[tuple[RuleSet, Score, Score]]:
    """Yields every rule set with the scores of a game as a record and as typed facts.

    All checks are accepted as they are.
    """
    case = replace(case, ruling=replace(case.ruling, word=StatusSource.REFEREE))
    read = Scorer(case, checks_stand=True)
    for rules in COMPUTED:
        other = Scorer(typed(case, rules), checks_stand=True)
        seen = _named(case, rules) if uses(rules, "last_competitive") else read
        yield rules, seen.score(rules), other.score(rules)


def _named(case: Case, rules: RuleSet) -> Scorer:
    """Returns the scorer of a record for which the referee stated the last competitive play."""
    named = last_competitive(facts_of(case, rules.passes))
    return Scorer(case.answering(last_competitive=named), checks_stand=True)


def apart(read: Score, other: Score) -> bool:
    """Returns whether both scores are settled and differ."""
    settled = read.status.is_settled and other.status.is_settled
    return settled and (read.margin, read.ahead) != (other.margin, other.ahead)


def main(games: int) -> None:
    seen: Counter[str] = Counter()
    of_rules: Counter[str] = Counter()

    @seed(1)
    @settings(max_examples=games, deadline=None, phases=[Phase.generate], database=None,
              suppress_health_check=list(HealthCheck))  # fmt: skip
    @given(cases(komi=True))
    def count(case: Case) -> None:
        seen["games"] += 1
        for rules, read, other in compared(case):
            seen["comparisons"] += 1
            seen["apart"] += apart(read, other)
            told = other if rules in FROM_MOVES else read
            seen["settled once all facts are given"] += told.status.is_settled
            if apart(read, other):
                of_rules[f"{rules.id} apart"] += 1
            if rules in FROM_MOVES:
                seen["typed"] += 1
                seen["typed and settled"] += other.status.is_settled
                seen["read and settled"] += read.status.is_settled
                if read.status.is_settled and not other.status.is_settled:
                    of_rules[f"{rules.id} open only if typed"] += 1

    count()
    for name, number in (*seen.items(), *of_rules.most_common()):
        print(f"{number:8} {name}")


if __name__ == "__main__":
    main(int(sys.argv[1]))
