"""Findings about contradictions and doubts in a ruling.

Placeholders: ``{points}`` and ``{move}`` always, the rest as the finding's arguments.
Arguments named ``colour``, ``owner`` or ``kind`` are put in words.
"""

from __future__ import annotations

from goref.core.base.language import Plural, Text
from goref.core.findings.kind import AnswerSet, Entries, FindingKind, QuestionKind, Topic, kinds

RECORD: Entries = {
    "no-liberty": FindingKind(
        Text(
            "findings",
            "The chain at {points} has no liberty; the position cannot have arisen in play.",
        ),
        short=Text("cards", "{stones}: no liberty"),
    ),
}

DEAD: Entries = {
    "decision-without-stone": FindingKind(
        Text("findings", "There is no stone at {points}; the decision about it has no effect."),
        short=Text("cards", "A ruling at {points}, but no stone"),
        answers=AnswerSet.UNMARK,
    ),
    "chain-two-statuses": FindingKind(
        Text("findings", "The chain at {points} is marked {lives} at once; mark it once."),
        short=Text("cards", "{stones}: ruled two ways"),
        answers=AnswerSet.ONE_STATUS,
    ),
    "dead-beside-alive": FindingKind(
        Text(
            "findings", "{colour} stones, dead and alive, are next to one open space: {points}."
        ),
        short=Text("cards", "{stones}: all dead or all alive?"),
        answers=AnswerSet.ALL_DEAD_OR_ALIVE,
    ),
    "left-in-atari": FindingKind(
        Text("findings", "The chain at {points} is left in atari."),
        asks=QuestionKind.STONES,
        why=Text("cards", "It was left in atari."),
    ),
    "dead-kin-followed": FindingKind(
        Text(
            "findings",
            "The stones at {points} are in the same enemy area and are counted as dead too.",
        ),
        short=Text("cards", "{stones}: dead with the others"),
        answers=AnswerSet.DEAD_AS_FOLLOWED,
    ),
}

DEAD_DISPUTED: Entries = {
    "dead-disputed": FindingKind(
        Text("findings", "The players do not agree on the stones at {points}."),
        asks=QuestionKind.STONES,
    ),
}

SEKI: Entries = {
    "seki-beside-territory": FindingKind(
        Text(
            "findings", "Territory at {points} touches stones in seki and stones that are not."
        ),
        short=Text("cards", "{points}: territory next to a seki?"),
        answers=AnswerSet.AROUND_SEKI,
    ),
    "seki-on-one-side": FindingKind(
        Text(
            "findings", "The shared liberties at {points} touch seki stones of one colour only."
        ),
        short=Text("cards", "{points}: a seki of one side only?"),
        answers=AnswerSet.AROUND_SEKI,
    ),
    "shared-without-seki": FindingKind(
        Text("findings", "{points} is called a shared liberty, but no stone in seki is near."),
        short=Text("cards", "{points}: shared, but no seki?"),
        answers=AnswerSet.SEKI_OR_UNCLAIM,
    ),
    "owned-beside-enemy": FindingKind(
        Text(
            "findings",
            "{points} is called {kind} of {owner}, but a live enemy stone touches it.",
        ),
        short=Text("cards", "{points}: {side}'s, next to a live stone?"),
        answers=AnswerSet.UNCLAIM_OR_ENEMY_DEAD,
    ),
    "eye-without-seki": FindingKind(
        Text(
            "findings",
            "{points} is called {kind} of {owner}, but no {owner} stone in seki touches it.",
        ),
        short=Text("cards", "{points}: no seki here?"),
        answers=AnswerSet.SEKI_OR_UNCLAIM,
    ),
    "seki-sole-liberty-possible": FindingKind(
        Text(
            "findings",
            "{points} may be sole liberties of {owner}: only its stones touch them. They are "
            "shared unless ruled otherwise.",
        ),
        asks=QuestionKind.SOLE_LIBERTY,
        why=Text("cards", "Only {side}'s stones touch it."),
    ),
    "seki-one-sided-possible": FindingKind(
        Text(
            "findings",
            "{points} may be one-sided dame of {owner}: the other side would put itself in atari "
            "there. They are shared unless ruled otherwise.",
        ),
        asks=QuestionKind.ONE_SIDED,
        why=Text("cards", "{enemy} would put itself in atari there."),
    ),
    "seki-spread": FindingKind(
        Text("findings", "The seki mark spreads to {points}."),
        short=Text("cards", "{stones}: in the seki too"),
        answers=AnswerSet.SEKI_AS_FOLLOWED,
    ),
}

POINTS: Entries = {
    "claim-on-stone": FindingKind(
        Text(
            "findings",
            "There is a stone at {points}; the kind given to the point has no effect.",
        ),
        short=Text("cards", "{points}: has a stone"),
        answers=AnswerSet.UNCLAIM,
    ),
    "ko-proposed": FindingKind(
        Text(
            "findings",
            "An open ko at {points}: treated as {owner}'s ko point; rule differently if it "
            "must be filled.",
        ),
        asks=QuestionKind.KO,
        why=Text("cards", "The ko was left open."),
    ),
    "nobodys-region": FindingKind(
        Text("findings", "No stone touches {points}; it is counted as public."),
        asks=QuestionKind.POINTS,
        why=Text("cards", "No stone touches it."),
    ),
    "open-border": FindingKind(
        Plural(
            "findings",
            "An open border: {count} point at {points} touches both sides and is nobody's land.",
            "An open border: {count} points at {points} touch both sides and are nobody's land.",
        ),
        asks=QuestionKind.POINTS,
        why=Text("cards", "The border is not closed here."),
    ),
    "dame-left": FindingKind(
        Text("findings", "{count} dame left: {points}."),
        short=Text("cards", "Dame left: {count}"),
    ),
}

POINTS_ASKED: Entries = {
    "one-sided-without-seki": FindingKind(
        Text("findings", "One-sided dame at {points} is claimed where there is no seki."),
        short=Text("cards", "{points}: one-sided, but no seki?"),
        answers=AnswerSet.SEKI_OR_UNCLAIM,
    ),
    "one-sided-nothing-shared": FindingKind(
        Text(
            "findings",
            "The one-sided claim at {points} leaves no shared liberty; name the one that "
            "remains shared.",
        ),
        short=Text("cards", "{points}: which point remains shared?"),
        answers=AnswerSet.POINT_STAYS_SHARED,
    ),
    "one-sided-shared-not-named": FindingKind(
        Text(
            "findings",
            "The one-sided claim at {points} does not name the shared liberty left; "
            "{shared} remains shared.",
        ),
        short=Text("cards", "{points}: which liberty remains shared?"),
        answers=AnswerSet.NEAR_STAYS_SHARED,
    ),
}

POINTS_DISPUTED: Entries = {
    "claim-disputed": FindingKind(
        Text("findings", "The players do not agree on {points}."),
        asks=QuestionKind.POINTS,
    ),
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
