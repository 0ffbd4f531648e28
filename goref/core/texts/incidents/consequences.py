"""Texts for the consequences of incidents: ``warning, 2 points to the opponent``."""

from __future__ import annotations

from goref.core.base.language import LANGUAGES, Language, Plural, Text
from goref.core.base.numbers import mixed
from goref.core.incidents.adding_up import counted_said
from goref.core.incidents.consequence import Consequence, ConsequenceKind, Consequences, PaidIn
from goref.core.incidents.incident import (
    EarlierOffence,
    Evidence,
    GamePhase,
    Offender,
    Person,
    ProtestState,
)
from goref.core.incidents.kinds import KINDS, IncidentGroup
from goref.core.incidents.regulation import Certainty, Claimant, ClaimWindow, Regulation, Scope
from goref.core.rulesets.ruleset import RuleSet, Unit

EFFECTS: dict[ConsequenceKind, Text] = {
    ConsequenceKind.NOTHING: Text("incident consequences", "no consequence"),
    ConsequenceKind.CAUTION: Text("incident consequences", "caution"),
    ConsequenceKind.WARNING: Text("incident consequences", "warning"),
    ConsequenceKind.PAYMENT: Text("incident consequences", "{amount}"),
    ConsequenceKind.STANDS: Text("incident consequences", "it is valid as played"),
    ConsequenceKind.TAKEN_BACK: Text("incident consequences", "undone"),
    ConsequenceKind.COUNTS_AS_PASS: Text("incident consequences", "counts as a pass"),
    ConsequenceKind.RESTORED: Text("incident consequences", "restored as it was"),
    ConsequenceKind.TIME_TAKEN: Text("incident consequences", "time subtracted{time}"),
    ConsequenceKind.TIME_ADDED: Text("incident consequences", "time to the opponent{time}"),
    ConsequenceKind.CLOCK_CORRECTED: Text("incident consequences", "clock corrected"),
    ConsequenceKind.LOSS: Text("incident consequences", "loss of the game"),
    ConsequenceKind.BOTH_LOSE: Text("incident consequences", "both lose"),
    ConsequenceKind.DRAW: Text("incident consequences", "draw"),
    ConsequenceKind.NEW_GAME: Text("incident consequences", "new game"),
    ConsequenceKind.ARBITER: Text("incident consequences", "the referee decides"),
}
MINUTES = Text("incident consequences", " ({amount} min)")
PAID: dict[PaidIn, Plural | Text] = {
    PaidIn.POINTS: Plural(
        "incident consequences",
        "{amount} point to the opponent",
        "{amount} points to the opponent",
        "number",
    ),
    PaidIn.ZI: Text("incident consequences", "{amount} zi to the opponent"),
}
ZI_IN_POINTS = Plural(
    "incident consequences",
    "{amount} zi ({points} point) to the opponent",
    "{amount} zi ({points} points) to the opponent",
    "number",
)
"""A payment in zi under rules that do not count in zi."""
GROUPS: dict[IncidentGroup, Text] = {
    IncidentGroup.PLAY: Text("incident consequences", "Play"),
    IncidentGroup.STONES: Text("incident consequences", "Stones and board"),
    IncidentGroup.CLOCK: Text("incident consequences", "Clock"),
    IncidentGroup.CONDUCT: Text("incident consequences", "Conduct"),
    IncidentGroup.COUNT: Text("incident consequences", "End and count"),
    IncidentGroup.FORMALITIES: Text("incident consequences", "Formalities"),
}
CERTAINTIES: dict[Certainty, Text] = {
    Certainty.TEXT: Text("incident consequences", "text read"),
    Certainty.REPORTED: Text("incident consequences", "as reported"),
    Certainty.OWN: Text("incident consequences", "own rule"),
    Certainty.UNKNOWN: Text("incident consequences", "no clause known"),
}
NO_CONSEQUENCE = Text("incident consequences", "no consequence known: the referee decides")
NO_CLAUSE = Text("incident consequences", "no clause known: the referee decides")
WINDOWS: dict[ClaimWindow, Text] = {
    ClaimWindow.BEFORE_REPLY: Text("incident consequences", "before the opponent's next move"),
    ClaimWindow.BEFORE_CONFIRMED: Text(
        "incident consequences", "until both have confirmed the result"
    ),
    ClaimWindow.BEFORE_SHEET: Text("incident consequences", "until the sheet is handed in"),
    ClaimWindow.ALWAYS: Text("incident consequences", "at any time"),
    ClaimWindow.UNKNOWN: Text("incident consequences", "not known"),
}
CLAIMANTS: dict[Claimant, Text] = {
    Claimant.OPPONENT: Text("incident consequences", "the opponent"),
    Claimant.REFEREE: Text("incident consequences", "the referee"),
    Claimant.OPPONENT_OR_REFEREE: Text(
        "incident consequences", "the opponent, or the referee on his own"
    ),
    Claimant.ANYONE: Text("incident consequences", "anyone"),
    Claimant.UNKNOWN: Text("incident consequences", "not known"),
}
SCOPES: dict[Scope, Text] = {
    Scope.GAME: Text("incident consequences", "sums are counted within one game"),
    Scope.EVENT: Text("incident consequences", "sums are counted through the event"),
}
WHOSE: dict[Offender, Text] = {
    Offender.BLACK: Text("incident consequences", "Black"),
    Offender.WHITE: Text("incident consequences", "White"),
    Offender.BOTH: Text("incident consequences", "both sides"),
    Offender.NOBODY: Text("incident consequences", "nobody"),
}
PEOPLE: dict[Person, Text] = {
    Person.BLACK: Text("incident consequences", "Black"),
    Person.WHITE: Text("incident consequences", "White"),
    Person.REFEREE: Text("incident consequences", "the referee"),
    Person.RECORDER: Text("incident consequences", "the recorder"),
    Person.OTHER: Text("incident consequences", "somebody else"),
}
PHASES: dict[GamePhase, Text] = {
    GamePhase.BEFORE: Text("incident consequences", "before the game"),
    GamePhase.PLAY: Text("incident consequences", "in play"),
    GamePhase.STOP: Text("incident consequences", "after play stopped"),
    GamePhase.COUNT: Text("incident consequences", "in the count"),
    GamePhase.AFTER: Text("incident consequences", "after the result"),
}
EVIDENCE: dict[Evidence, Text] = {
    Evidence.RECORD: Text("incident consequences", "record"),
    Evidence.PHOTO: Text("incident consequences", "photograph"),
    Evidence.VIDEO: Text("incident consequences", "video"),
    Evidence.WITNESS: Text("incident consequences", "witness"),
    Evidence.ADMISSION: Text("incident consequences", "admission"),
}
PROTESTS: dict[ProtestState, Text] = {
    ProtestState.LODGED: Text("incident consequences", "under protest"),
    ProtestState.UPHELD: Text("incident consequences", "upheld"),
    ProtestState.DISMISSED: Text("incident consequences", "dismissed"),
    ProtestState.WITHDRAWN: Text("incident consequences", "withdrawn"),
}
REPLIED = Text("incident consequences", "the opponent has replied")
OF_A_SIDE = Text("incident consequences", "{side}: {led}")
ARTICLE = Text("incident consequences", "article {article}")


def consequence_said(
    consequence: Consequence, language: Language, *, in_zi: bool = True
) -> str:
    """Returns one consequence: ``warning``, ``2 points to the opponent``.

    Args:
        in_zi: False if the rules do not count in zi; then the points of a zi are added.
    """
    amount = consequence.amount
    if not in_zi and consequence.unit is PaidIn.ZI and amount is not None:
        paid = consequence.points
        return ZI_IN_POINTS.in_(language, amount=mixed(amount), points=mixed(paid), number=paid)
    if consequence.unit is not None and amount is not None:
        return PAID[consequence.unit].in_(language, amount=mixed(amount), number=amount)
    told = EFFECTS[consequence.effect]
    if consequence.effect in (ConsequenceKind.TIME_TAKEN, ConsequenceKind.TIME_ADDED):
        time = "" if amount is None else MINUTES.in_(language, amount=mixed(amount))
        return told.in_(language, time=time)
    return told.in_(language)


def consequences_said(
    consequences: Consequences, language: Language, *, in_zi: bool = True
) -> str:
    """Returns several consequences as a list; an empty text if there are none.

    ``in_zi``: as for :func:`consequence_said`.
    """
    told = (consequence_said(one, language, in_zi=in_zi) for one in consequences)
    return LANGUAGES[language].listed(told)


def counts_zi(rules: RuleSet) -> bool:
    """Returns whether a rule set counts in zi, as penalties in zi suppose."""
    return rules.unit is Unit.ZI


def led_said(led: EarlierOffence, side: Offender, language: Language) -> str:
    """Returns a count of earlier incidents: ``White: second warning in this game``.

    For the key ``reply``, the text says that the opponent has replied.
    """
    if led.what == "reply":
        return REPLIED.in_(language)
    told = counted_said(led, language)
    return OF_A_SIDE.in_(language, side=WHOSE[side].in_(language), led=told)


def kind_said(kind: str, language: Language) -> str:
    """Returns the name of a kind; its id if goref does not know it."""
    known = KINDS.get(kind)
    return kind if known is None else known.name.in_(language)


def regulation_said(regulation: Regulation | str, language: Language, article: str = "") -> str:
    """Returns a regulation with an article: ``Japanese rules of 1989, article 14``.

    Args:
        regulation: the regulation, or its id if goref does not know it.
    """
    told = regulation if isinstance(regulation, str) else regulation.name.in_(language)
    if not article:
        return told
    cited = ARTICLE.in_(language, article=article)
    return f"{told}{LANGUAGES[language].clause}{cited}" if told else cited
