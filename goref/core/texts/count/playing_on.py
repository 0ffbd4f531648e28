"""Texts for a continued game: the side to move, each turn, the changes and their reasons."""

from __future__ import annotations

from functools import partial

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

text = partial(Text, "count playing on")

AIMS: dict[TurnPurpose, Text] = {
    TurnPurpose.DAME: text("dame"),
    TurnPurpose.DAME_ATARI: text("dame, and atari"),
    TurnPurpose.LAND: text("wins or saves land"),
    TurnPurpose.ANSWER: text("saves stones in atari"),
    TurnPurpose.PROTECT: text("protective play, as ruled"),
    TurnPurpose.KO_TAKEN: text("takes the ko"),
    TurnPurpose.KO_CONNECTED: text("connects the ko"),
    TurnPurpose.APPROACH: text("fills a liberty"),
    TurnPurpose.INSIDE: text("plays inside"),
    TurnPurpose.CAPTURE: text("captures"),
    TurnPurpose.RESIST: text("resists"),
    TurnPurpose.IDLE: text("nothing to play: a pass, or a pass stone"),
}
TAKES = text("{aim}; stones taken: {count}")

WORTH: dict[WorthReason, Text] = {
    WorthReason.BENT_FOUR: text("Bent four in the corner: {points}"),
    WorthReason.COSTLY: text("Dead, costly to take: {points}"),
}
"""The reason why a chain is offered to be played out."""

WHOSE: dict[TurnSource, Text] = {
    TurnSource.PLAY: text(
        "{side} moves first: the last move of the record is the other side's."
    ),
    TurnSource.PASS: text(
        "{side} moves first: a pass is a turn, and the last turn was the other side's."
    ),
    TurnSource.SAID: text("{side} moves first: the other side is stated to have played last."),
    TurnSource.SETUP: text("{side} moves first: the position says so."),
}
UNKNOWN = text("Whose turn it is at the end is not known: who played last must be stated.")
SETTLED = text(
    "What if the dame had been filled in turn before play stopped? Nobody played or ruled "
    "this; the case is unchanged. Only stones in atari are saved; nothing that would need "
    "reading is seen."
)
PLAYED_OUT = text(
    "What if {points} were captured on the board, by turns? Nobody played or ruled this; "
    "the case is unchanged. It shows what the count would be, not that the stones are dead. "
    "Nobody plays a ko threat."
)
NOTHING = text("There is nothing to fill.")
SAME = text("no change")
SINCE = text("{change}: {terms}")
CANCEL = text("no change ({terms})")
RESTORED = text("{told}; played for proof, the position is restored and the ruling is counted")
FORBIDDEN = text("not counted: a side passes here, and this rule set knows no pass")
LACKING = text("not decided: {facts}")


def whose_turn(mover: ToMove, language: Language) -> str:
    """Returns the side that moves first, and the reason."""
    side = side_name(mover.colour, language)
    return WHOSE[mover.source].in_(language, side=side)


def played_out(chain: frozenset[int], made: Continuation, language: Language) -> str:
    """Returns the question that playing out a chain answers."""
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
    """Returns the change of the margin and its reasons, or why there is no margin."""
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
