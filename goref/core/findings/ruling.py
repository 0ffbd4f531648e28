"""What looks wrong or doubtful in a ruling, in every language.

Placeholders: ``{points}`` and ``{move}`` always, the rest as the finding's arguments.
Arguments named ``colour`` or ``owner`` are put in words; ``kind`` likewise.
"""

from __future__ import annotations

from goref.core.base.language import Plural, Text
from goref.core.findings.kind import FindingKind, Sentences, Topic, kinds

RECORD: Sentences = {
    "no-liberty": Text(
        "findings",
        "The chain at {points} has no liberty; the position cannot have arisen in play.",
    ),
}

DEAD: Sentences = {
    "decision-without-stone": Text(
        "findings", "No stone stands at {points}; the decision about it has no effect."
    ),
    "chain-two-statuses": Text(
        "findings", "The chain at {points} is marked {lives} at once; mark it once."
    ),
    "dead-beside-alive": Text(
        "findings", "{colour} stones, dead and alive, lie beside one open space: {points}."
    ),
    "left-in-atari": Text("findings", "The chain at {points} is left in atari."),
    "dead-kin-followed": Text(
        "findings", "The stones at {points} lie in the same enemy area and follow as dead."
    ),
}

DEAD_DISPUTED: Sentences = {
    "dead-disputed": Text("findings", "The players do not agree on the stones at {points}."),
}

SEKI: Sentences = {
    "seki-beside-territory": Text(
        "findings", "Territory at {points} touches stones in seki and stones that are not."
    ),
    "seki-on-one-side": Text(
        "findings", "The shared liberties at {points} touch seki stones of one colour only."
    ),
    "shared-without-seki": Text(
        "findings", "{points} is called a shared liberty, but no stone in seki is near."
    ),
    "owned-beside-enemy": Text(
        "findings", "{points} is called {kind} of {owner}, but a live enemy stone touches it."
    ),
    "eye-without-seki": Text(
        "findings",
        "{points} is called {kind} of {owner}, but no {owner} stone in seki touches it.",
    ),
    "seki-sole-liberty-possible": Text(
        "findings",
        "{points} may be sole liberties of {owner}: only its stones touch them. They are "
        "shared unless ruled otherwise.",
    ),
    "seki-one-sided-possible": Text(
        "findings",
        "{points} may be one-sided dame of {owner}: the other side would put itself in atari "
        "there. They are shared unless ruled otherwise.",
    ),
    "seki-spread": Text("findings", "The seki mark spreads to {points}."),
}

POINTS: Sentences = {
    "claim-on-stone": Text(
        "findings", "A stone stands at {points}; the kind given to the point has no effect."
    ),
    "ko-proposed": Text(
        "findings",
        "An open ko at {points}: taken as {owner}'s ko point; rule otherwise if it must be filled.",
    ),
    "nobodys-region": Text("findings", "No stone touches {points}; it is counted as public."),
    "open-border": Plural(
        "findings",
        "An open border: {count} point at {points} touches both sides and is nobody's land.",
        "An open border: {count} points at {points} touch both sides and are nobody's land.",
    ),
    "dame-left": Text("findings", "{count} dame left: {points}."),
}

POINTS_ASKED: Sentences = {
    "one-sided-without-seki": Text(
        "findings", "One-sided dame at {points} is claimed where there is no seki."
    ),
    "one-sided-nothing-shared": Text(
        "findings",
        "The one-sided claim at {points} leaves no shared liberty; name the one that stays.",
    ),
    "one-sided-shared-not-named": Text(
        "findings",
        "The one-sided claim at {points} does not name the shared liberty left; {shared} stays.",
    ),
}

POINTS_DISPUTED: Sentences = {
    "claim-disputed": Text("findings", "The players do not agree on {points}."),
}

KINDS: dict[str, FindingKind] = {
    **kinds(RECORD, step="record"),
    **kinds(DEAD, step="dead"),
    **kinds(DEAD_DISPUTED, step="dead", topic=Topic.DISPUTED),
    **kinds(SEKI, step="seki"),
    **kinds(POINTS, step="points"),
    **kinds(POINTS_ASKED, step="points", topic=Topic.ASKING),
    **kinds(POINTS_DISPUTED, step="points", topic=Topic.DISPUTED),
}
