"""Findings about contradictions and doubts in a ruling.

Placeholders: ``{points}``, ``{move}``, and the names of the finding's arguments.
The values of ``colour``, ``owner`` and ``kind`` are written as words.
"""

from __future__ import annotations

from goref.core.findings.kind import (
    AnswerSet,
    Entries,
    FindingKind,
    QuestionKind,
    Topic,
    kind,
    kinds,
    plural,
)

RECORD: Entries = {
    "no-liberty": kind(
        "The chain at {points} has no liberty; the position cannot have arisen in play.",
        short="{stones}: no liberty",
    ),
}

DEAD: Entries = {
    "decision-without-stone": kind(
        "There is no stone at {points}; the decision about it has no effect.",
        short="A ruling at {points}, but no stone",
        answers=AnswerSet.UNMARK,
    ),
    "chain-two-statuses": kind(
        "The chain at {points} is marked {lives} at once; mark it once.",
        short="{stones}: ruled two ways",
        answers=AnswerSet.ONE_STATUS,
    ),
    "dead-beside-alive": kind(
        "{colour} stones, dead and alive, are next to one open space: {points}.",
        short="{stones}: all dead or all alive?",
        answers=AnswerSet.ALL_DEAD_OR_ALIVE,
    ),
    "left-in-atari": kind(
        "The chain at {points} is left in atari.",
        asks=QuestionKind.STONES,
        why="It was left in atari.",
    ),
    "dead-kin-followed": kind(
        "The stones at {points} are in the same enemy area and are counted as dead too.",
        short="{stones}: dead with the others",
        answers=AnswerSet.DEAD_AS_FOLLOWED,
    ),
}

DEAD_DISPUTED: Entries = {
    "dead-disputed": kind(
        "The players do not agree on the stones at {points}.",
        asks=QuestionKind.STONES,
    ),
}

SEKI: Entries = {
    "seki-beside-territory": kind(
        "Territory at {points} touches stones in seki and stones that are not.",
        short="{points}: territory next to a seki?",
        answers=AnswerSet.AROUND_SEKI,
    ),
    "seki-on-one-side": kind(
        "The shared liberties at {points} touch seki stones of one colour only.",
        short="{points}: a seki of one side only?",
        answers=AnswerSet.AROUND_SEKI,
    ),
    "shared-without-seki": kind(
        "{points} is called a shared liberty, but no stone in seki is near.",
        short="{points}: shared, but no seki?",
        answers=AnswerSet.SEKI_OR_UNCLAIM,
    ),
    "owned-beside-enemy": kind(
        "{points}: called {kind} of {owner}, but next to a live enemy stone.",
        short="{points}: {side}'s, next to a live stone?",
        answers=AnswerSet.UNCLAIM_OR_ENEMY_DEAD,
    ),
    "eye-without-seki": kind(
        "{points} is called {kind} of {owner}, but no {owner} stone in seki touches it.",
        short="{points}: no seki here?",
        answers=AnswerSet.SEKI_OR_UNCLAIM,
    ),
    "seki-sole-liberty-possible": kind(
        "{points} may be sole liberties of {owner}: only its stones touch them. They are shared unless ruled otherwise.",
        asks=QuestionKind.SOLE_LIBERTY,
        why="Only {side}'s stones touch it.",
    ),
    "seki-one-sided-possible": kind(
        "{points} may be one-sided dame of {owner}: the other side would put itself in atari there. They are shared unless ruled otherwise.",
        asks=QuestionKind.ONE_SIDED,
        why="{enemy} would put itself in atari there.",
    ),
    "seki-spread": kind(
        "The seki mark spreads to {points}.",
        short="{stones}: in the seki too",
        answers=AnswerSet.SEKI_AS_FOLLOWED,
    ),
}

POINTS: Entries = {
    "claim-on-stone": kind(
        "There is a stone at {points}; the kind given to the point has no effect.",
        short="{points}: has a stone",
        answers=AnswerSet.UNCLAIM,
    ),
    "ko-proposed": kind(
        "An open ko at {points}: treated as {owner}'s ko point; rule differently if it must "
        "be filled.",
        asks=QuestionKind.KO,
        why="The ko was left open.",
    ),
    "nobodys-region": kind(
        "No stone touches {points}; it is counted as public.",
        asks=QuestionKind.POINTS,
        why="No stone touches it.",
    ),
    "open-border": kind(
        plural(
            "An open border: {count} point at {points} touches both sides and is nobody's land.",
            "An open border: {count} points at {points} touch both sides and are nobody's land.",
        ),
        asks=QuestionKind.POINTS,
        why="The border is not closed here.",
    ),
    "dame-left": kind(
        "{count} dame left: {points}.",
        short="Dame left: {count}",
    ),
}

POINTS_ASKED: Entries = {
    "one-sided-without-seki": kind(
        "One-sided dame at {points} is claimed where there is no seki.",
        short="{points}: one-sided, but no seki?",
        answers=AnswerSet.SEKI_OR_UNCLAIM,
    ),
    "one-sided-nothing-shared": kind(
        "The one-sided claim at {points} leaves no shared liberty; name the one that "
        "remains shared.",
        short="{points}: which point remains shared?",
        answers=AnswerSet.POINT_STAYS_SHARED,
    ),
    "one-sided-shared-not-named": kind(
        "The one-sided claim at {points} does not name the shared liberty left; {shared} "
        "remains shared.",
        short="{points}: which liberty remains shared?",
        answers=AnswerSet.NEAR_STAYS_SHARED,
    ),
}

POINTS_DISPUTED: Entries = {
    "claim-disputed": kind(
        "The players do not agree on {points}.",
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
