"""Texts for a continued game: the side to move, each turn, the changes and why."""

from __future__ import annotations

from goref.core.base.language import LANGUAGES, Language, Text
from goref.core.base.numbers import mixed, signed
from goref.core.continuation.continuation import (
    Continuation,
    PlayedTurn,
    ToMove,
    TurnPurpose,
    TurnSource,
)
from goref.core.continuation.effects import Effect
from goref.core.continuation.play_out import WorthReason
from goref.core.texts.results import needs_text
from goref.core.texts.terms import LINES, cut_short, side_name, term

AIMS: dict[TurnPurpose, Text] = {
    TurnPurpose.DAME: Text("count playing on", "dame"),
    TurnPurpose.DAME_ATARI: Text("count playing on", "dame, and atari"),
    TurnPurpose.LAND: Text("count playing on", "wins or saves land"),
    TurnPurpose.ANSWER: Text("count playing on", "saves stones in atari"),
    TurnPurpose.PROTECT: Text("count playing on", "protective play, as ruled"),
    TurnPurpose.KO_TAKEN: Text("count playing on", "takes the ko"),
    TurnPurpose.KO_CONNECTED: Text("count playing on", "connects the ko"),
    TurnPurpose.APPROACH: Text("count playing on", "fills a liberty"),
    TurnPurpose.INSIDE: Text("count playing on", "plays inside"),
    TurnPurpose.CAPTURE: Text("count playing on", "captures"),
    TurnPurpose.RESIST: Text("count playing on", "resists"),
    TurnPurpose.IDLE: Text("count playing on", "nothing to play: a pass, or a pass stone"),
}
TAKES = Text("count playing on", "{aim}; stones taken: {count}")

WORTH: dict[WorthReason, Text] = {
    WorthReason.BENT_FOUR: Text("count playing on", "Bent four in the corner: {points}"),
    WorthReason.COSTLY: Text("count playing on", "Dead, costly to take: {points}"),
}
"""The reason why a chain is offered to be played out."""

WHOSE: dict[TurnSource, Text] = {
    TurnSource.PLAY: Text(
        "count playing on",
        "{side} moves first: the last move of the record is the other side's.",
    ),
    TurnSource.PASS: Text(
        "count playing on",
        "{side} moves first: a pass is a turn, and the last turn was the other side's.",
    ),
    TurnSource.SAID: Text(
        "count playing on", "{side} moves first: the other side is stated to have played last."
    ),
    TurnSource.SETUP: Text("count playing on", "{side} moves first: the position says so."),
}
UNKNOWN = Text(
    "count playing on",
    "Whose turn it is at the end is not known: who played last must be stated.",
)
SETTLED = Text(
    "count playing on",
    "What if the dame had been filled in turn before play stopped? Nobody played or ruled "
    "this; the case is unchanged. Only stones in atari are saved; nothing that would need "
    "reading is seen.",
)
PLAYED_OUT = Text(
    "count playing on",
    "What if {points} were captured on the board, by turns? Nobody played or ruled this; "
    "the case is unchanged. It shows what the count would be, not that the stones are dead. "
    "Nobody plays a ko threat.",
)
NOTHING = Text("count playing on", "There is nothing to fill.")
SAME = Text("count playing on", "no change")
SINCE = Text("count playing on", "{change}: {terms}")
CANCEL = Text("count playing on", "no change ({terms})")
RESTORED = Text(
    "count playing on",
    "{told}; played for proof, the position is restored and the ruling is counted",
)
FORBIDDEN = Text(
    "count playing on", "not counted: a side passes here, and this rule set knows no pass"
)
LACKING = Text("count playing on", "not decided: {facts}")


def whose_turn(mover: ToMove, language: Language) -> str:
    """Returns who moves first, and why."""
    side = side_name(mover.colour, language)
    return WHOSE[mover.source].in_(language, side=side)


def played_out(chain: frozenset[int], made: Continuation, language: Language) -> str:
    """Returns the question when a chain is played out."""
    names = made.case.record.grid.names(chain)
    return PLAYED_OUT.in_(language, points=cut_short(names))


def turn_sentence(made: Continuation, turn: PlayedTurn, language: Language) -> str:
    """Returns a turn as a line: ``Black D4: dame``."""
    side = side_name(turn.act.colour, language)
    place = turn_place(made, turn)
    return f"{side} {place}{LANGUAGES[language].colon}{turn_aim(turn, language)}"


def turn_aim(turn: PlayedTurn, language: Language) -> str:
    """Returns the purpose of a turn, and the number of stones it captures."""
    aim = AIMS[turn.aim].in_(language)
    count = sum(turn.captured)
    return TAKES.in_(language, aim=aim, count=count) if count else aim


def turn_place(made: Continuation, turn: PlayedTurn) -> str:
    """Returns the point of a turn; a dash if it has none."""
    return "–" if turn.point is None else made.case.record.grid.name(turn.point)


def effect_sentence(effect: Effect, language: Language) -> str:
    """Returns what continuing changes under a rule set, and why."""
    if effect.forbidden:
        return FORBIDDEN.in_(language)
    if effect.difference is None:
        score = effect.before if effect.before.needs else effect.after
        return LACKING.in_(language, facts=needs_text(score, language))
    listed = LANGUAGES[language].listed
    terms = listed(
        f"{term(LINES, reason.term, language)} {signed(mixed(reason.points))}"
        for reason in effect.reasons
    )
    change = signed(mixed(effect.difference))
    if effect.difference:
        told = SINCE.in_(language, change=change, terms=terms)
        return RESTORED.in_(language, told=told) if effect.restored else told
    return CANCEL.in_(language, terms=terms) if terms else SAME.in_(language)
