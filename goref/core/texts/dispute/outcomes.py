"""Sentences for a trial's course, the rulings it supports, and the decision.

The result of a trial is a fact and is stated as one; the ruling on it is a suggestion until the
referee decides. Sentences have no full stop.
"""

from __future__ import annotations

from collections.abc import Iterable

from goref.core.base.geometry import Grid, Point
from goref.core.base.language import LANGUAGES, Language, Text, texts
from goref.core.case.stored_trial import AgreedOutcome, Assertion, StoredTrial
from goref.core.findings.kind import QuestionKind
from goref.core.ruling.ruling import PointRuling, StoneStatus
from goref.core.texts.dispute.disputes import ruled_text
from goref.core.texts.terms import SIDES, names, term
from goref.core.trials.outcome import ClaimOutcome, Proposed, TrialOutcome, outcome
from goref.core.trials.trial import Ending, Trial, close

Decided = StoneStatus | PointRuling

RULES = Text("dispute outcomes", "Played out under {rules}")
BEGAN = Text("dispute outcomes", "{side} began")
NOTHING_PLAYED = Text("dispute outcomes", "No move was made")

SHOWN = texts(
    "dispute outcomes",
    {
        TrialOutcome.CAPTURED: "{points} captured at move {move} of the trial",
        TrialOutcome.NOT_CAPTURED: "{points} not captured in the trial",
        TrialOutcome.REBORN: "{points} captured at move {move} of the trial, but a new stone of {owner} in "
        "their place was on the board at the end",
        TrialOutcome.ALL_ALIVE: "{points} on the board when pass stones in one board position ended the trial: "
        "by the rule every stone on the board is then alive",
        TrialOutcome.TAKEN: "{other} took {points} at move {move} of the trial",
        TrialOutcome.NOT_TAKEN: "{points} without a stone of {other} at the end of the trial",
        TrialOutcome.OCCUPIED: "{owner} occupied {points} at move {move} of the trial",
        TrialOutcome.NOT_OCCUPIED: "{points} without a stone of {owner} at the end of the trial",
        TrialOutcome.FELL: "{owner}'s stones next to {points} captured at move {move} of the trial",
    },
)

ENDINGS: dict[Ending, Text] = {
    Ending.GIVEN_UP: Text("dispute outcomes", "Both sides stopped"),
    Ending.FORCED: Text("dispute outcomes", "Ended by pass stones in one board position"),
    Ending.CLOSED: Text(
        "dispute outcomes", "Trial ended by agreement; the agreement is not recorded"
    ),
}
AGREED: dict[AgreedOutcome, Text] = {
    AgreedOutcome.ALIVE: Text("dispute outcomes", "Trial ended by agreement: alive"),
    AgreedOutcome.DEAD: Text("dispute outcomes", "Trial ended by agreement: dead"),
    AgreedOutcome.SEKI: Text("dispute outcomes", "Trial ended by agreement: in seki"),
    AgreedOutcome.HOLDS: Text("dispute outcomes", "Trial ended by agreement: the claim holds"),
    AgreedOutcome.FALLS: Text("dispute outcomes", "Trial ended by agreement: the claim fails"),
    AgreedOutcome.UNDECIDED: Text(
        "dispute outcomes", "Trial ended by agreement: left undecided"
    ),
}
"""The end of a trial by agreement, if the agreement is known."""

ANSWERS: dict[AgreedOutcome, Text] = {
    AgreedOutcome.ALIVE: Text("dispute outcomes", "Alive"),
    AgreedOutcome.DEAD: Text("dispute outcomes", "Dead"),
    AgreedOutcome.SEKI: Text("dispute outcomes", "Seki"),
    AgreedOutcome.HOLDS: Text("dispute outcomes", "The claim holds"),
    AgreedOutcome.FALLS: Text("dispute outcomes", "The claim fails"),
    AgreedOutcome.UNDECIDED: Text("dispute outcomes", "Undecided"),
}
"""The possible agreements, as answers."""

STATES = texts(
    "dispute outcomes",
    {
        "under-way": "Under way",
        "other-record": "The record has changed since",
        "not-yet": "Not decided yet",
        "not-yet-on": "Not decided yet: {points}",
        "disputed": "In dispute: {points}",
        "taken-back": "The ruling on {points} was withdrawn",
        "proposed": "Proposed: {what}",
        "by-trial": "By the trial: {what}",
        "as-shown": "Decided by the referee, in keeping with the trial: {what}",
        "as-agreed": "Ruled accordingly: {what}",
        "otherwise": "The referee has ruled differently: {what}",
        "decided": "Decided by the referee: {what}",
        "changed": "Ruled differently since: {what}",
        "marked": "The case has this ruling: {what}; whether it is on this trial is not recorded",
    },
)
"""The states of a trial."""

BEARS: dict[bool, Text] = {
    True: Text("dispute outcomes", "the claim holds"),
    False: Text("dispute outcomes", "the claim fails"),
}


def answer_text(trial: Trial, agreed: AgreedOutcome, language: Language) -> str:
    """Returns the text of an agreement on a claim: an answer to the question of the trial.

    For points it adds the rulings that the agreement supports.
    """
    said = ANSWERS[agreed].in_(language)
    found = outcome(close(trial, agreed))
    if not found or trial.claim.what.of_stones:
        return said
    parts = [(one.points, one.decided) for one in found]
    ruled = decided_text(parts, trial.frozen.grid, language)
    return f"{said}{LANGUAGES[language].colon}{ruled}"


def began_text(trial: StoredTrial, language: Language) -> str:
    """Returns which side began a trial, or that no move was made."""
    if not trial.acts:
        return NOTHING_PLAYED.in_(language)
    return BEGAN.in_(language, side=term(SIDES, trial.first.letter, language))


def ending_text(ending: Ending, agreed: AgreedOutcome | None, language: Language) -> str:
    """Returns how a trial ended; ``agreed`` is the agreed outcome, None if none is known."""
    text = ENDINGS[ending] if agreed is None else AGREED[agreed]
    return text.in_(language)


def shown_text(seen: ClaimOutcome, claim: Assertion, grid: Grid, language: Language) -> str:
    """Returns a trial's result for stones or points."""
    return SHOWN[seen.shown].in_(
        language,
        points=names(grid, seen.points),
        move=seen.move,
        owner=term(SIDES, claim.owner.letter, language),
        other=term(SIDES, claim.owner.other.letter, language),
    )


def seen_texts(
    seen: Iterable[ClaimOutcome], claim: Assertion, grid: Grid, language: Language
) -> Iterable[str]:
    """Yields a trial's results as sentences; equal results share one."""
    groups: dict[tuple[TrialOutcome, int | None], frozenset[Point]] = {}
    for one in seen:
        key = one.shown, one.move
        groups[key] = groups.get(key, frozenset()) | one.points
    for (shown, move), points in groups.items():
        yield shown_text(ClaimOutcome(points, shown, move), claim, grid, language)


def reason_text(
    of: Proposed, claim: Assertion, cite: str, grid: Grid, language: Language
) -> str:
    """Returns the reason for a ruling that follows a trial; it is stored.

    Args:
        cite: the article that the ruling rests on.
    """
    if of.agreed is None:
        said = shown_text(of, claim, grid, language)
    else:
        said = AGREED[of.agreed].in_(language)
    return LANGUAGES[language].with_aside(said, cite)


def decided_text(
    parts: Iterable[tuple[frozenset[Point], Decided]], grid: Grid, language: Language
) -> str:
    """Returns the status of stones or points, as a part of a sentence.

    If their statuses differ, each is followed by the points that have it.
    """
    writing = LANGUAGES[language]
    groups: dict[Decided, frozenset[Point]] = {}
    for points, what in parts:
        groups[what] = groups.get(what, frozenset()) | points
    said = {what: _what(what, language) for what in groups}
    if len(groups) == 1:
        return "".join(said.values())
    told = (writing.with_aside(said[w], names(grid, points)) for w, points in groups.items())
    return writing.semicolon.join(told)


def proposed_text(
    found: Iterable[Proposed], grid: Grid, language: Language, *, waits: bool
) -> str:
    """Returns the rulings that a trial supports.

    If all of them confirm the claim, or all refute it, the text adds that.

    Args:
        waits: True if the rulings are still suggestions. False for what the trial alone shows:
            stones that are in seki only because they are marked so are alive.
    """
    found = tuple(found)
    alone: dict[Decided, Decided] = {} if waits else {StoneStatus.SEKI: StoneStatus.ALIVE}
    parts = [(one.points, alone.get(one.decided, one.decided)) for one in found]
    said = decided_text(parts, grid, language)
    bears = {one.upheld for one in found}
    if len(bears) == 1 and all(what is not StoneStatus.SEKI for _, what in parts):
        said = LANGUAGES[language].with_aside(said, BEARS[bears.pop()].in_(language))
    return STATES["proposed" if waits else "by-trial"].in_(language, what=said)


def _what(decided: Decided, language: Language) -> str:
    if isinstance(decided, StoneStatus):
        return _small(ruled_text(QuestionKind.STONES, decided, None, language))
    said = ruled_text(QuestionKind.POINTS, None, decided, language)
    return said if decided.owner is not None else _small(said)


def _small(text: str) -> str:
    return text[:1].lower() + text[1:]
