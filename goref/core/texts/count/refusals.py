"""Reasons why a count cannot be laid out or a stone not moved, and what to do instead."""

from __future__ import annotations

from goref.core.arranging.dragging import RefusedError
from goref.core.arranging.plan import CannotArrangeError, refusal
from goref.core.base.geometry import Grid
from goref.core.base.language import LANGUAGES, Language, Text, capital, texts
from goref.core.case.case import Case
from goref.core.rulesets.ruleset import Count
from goref.core.scoring.obstacles import UnfitFact
from goref.core.scoring.scorer import Score
from goref.core.texts.terms import COUNTS, NEEDS, term

REFUSALS = texts(
    "count refusals",
    {
        "known-only": "{rules} is known by name only: nothing is computed under it. Choose another rule set.",
        "no-counts": "{rules} names no count that is laid out with stones. The result shows its figures.",
        "not-allowed": "{rules} does not have this count.",
        "facts-missing": "Facts are missing for this count: {needs}.",
        "no-side": "This count is of both sides together. Count without a side.",
        "no-stone": "No stone that you may move is at {point}.",
        "occupied": "There is a stone at {point} already. Choose an empty point.",
        "guest": "The stone at {point} is not in its own side's land: only stones in their own land are moved.",
        "fixed": "{point} belongs to a seki, a ko or a payment: no stone is moved there.",
        "not-own-land": "{point} is not in the stone's own land: the margin would change.",
        "border": "The stone at {point} closes its side's land; without it the land would be open.",
        "same-point": "The stone is at {point} already.",
        "eyes": "With a stone at {point} the group would no longer show two eyes.",
    },
)
"""Reasons why a count cannot be laid out, by the code of the error."""
UNFIT = texts(
    "count refusals",
    {
        UnfitFact.WHITE_BEGAN: "White began and it is not a handicap game: White's last pass does not make the "
        "turns equal, as this count requires.",
        UnfitFact.HANDICAP: "It is a handicap game: this count sets the numbers of plays off against each "
        "other, and handicap stones are not plays.",
        UnfitFact.STATED: "Plays or prisoners were stated: this count takes both, and the passes, from "
        "the record. Withdraw the stated numbers.",
    },
)
"""Reasons why known facts of a game do not fit a count."""
OTHERS: dict[bool, Text] = {
    False: Text("count refusals", "Counts that can be laid out: {counts}."),
    True: Text("count refusals", "Counts of one side alone: {counts}."),
}
"""The other counts that are possible; True: counts of one side alone."""
NAMED = Text("count refusals", "{count}: {reason}")
"""A count that cannot be laid out, and the reason."""


def shift_refusal(error: RefusedError, grid: Grid, language: Language) -> str:
    """Returns the reason why a stone cannot be moved to a point."""
    return REFUSALS[error.code].in_(language, point=grid.name(error.point))


def count_refusal(error: CannotArrangeError, language: Language) -> str:
    """Returns why a count cannot be laid out, and what can be counted instead."""
    said = reasons(error, language)
    if error.others:
        names = [term(COUNTS, count.value, language) for count in error.others]
        others = OTHERS[error.code == "no-side"]
        said.append(others.in_(language, counts=" / ".join(names)))  # some have commas
    return LANGUAGES[language].gap.join(said)


def reasons(error: CannotArrangeError, language: Language) -> list[str]:
    """Returns the reasons why a count cannot be laid out, a sentence each."""
    needs = [term(NEEDS, need.value, language) for need in error.needs]
    said = []
    if error.code in REFUSALS:  # not if there are only facts that do not fit
        said.append(
            REFUSALS[error.code].in_(
                language,
                rules=error.rules.name.in_(language),
                needs=LANGUAGES[language].listed(needs),
            )
        )
    return said + [UNFIT[fact].in_(language) for fact in error.unfit]


def none_can(case: Case, score: Score, language: Language) -> str:
    """Returns why no count of a rule set can be laid out: the reason for its own count.

    Empty if that count can be laid out.
    """
    count = next(iter(score.rules.counts), Count.AREA)
    error = refusal(case, score, count)
    return "" if error is None else count_refusal(error, language)


def left_out(case: Case, score: Score, language: Language) -> list[str]:
    """Returns the counts of a rule set that cannot be laid out, each with the reason."""
    said = []
    for count in score.rules.counts:
        if count not in score.countable:
            error = refusal(case, score, count)
            assert error is not None
            reason = LANGUAGES[language].gap.join(reasons(error, language))
            name = capital(term(COUNTS, count.value, language))
            said.append(NAMED.in_(language, count=name, reason=reason))
    return said
