"""Texts for the stop of a game: options, their meaning, the state of the game."""

from __future__ import annotations

from goref.core.base.colour import Colour
from goref.core.base.language import Language, capital
from goref.core.game.act_kinds import ActKind, StatementKind
from goref.core.stopping.game_state import GameState
from goref.core.stopping.options import AllowedAct
from goref.core.stopping.stop_machine import Phase
from goref.core.texts.stopping.stopping_tables import (
    ACTS,
    HOWS,
    MEANS,
    PHASES,
    REFUSED,
    SAYINGS,
)
from goref.core.texts.terms import side_name


def option_name(option: AllowedAct, language: Language) -> str:
    """Returns an option as the text of a button; empty if it is no act and no statement."""
    if option.kind is not None:
        return ACTS[option.kind.value].in_(language)
    return saying(option.say, option.colour, language) if option.say else ""


def option_means(option: AllowedAct, language: Language) -> str:
    """Returns the meaning of an option, as a sentence."""
    colour = option.colour
    return MEANS[option.means].in_(
        language,
        mover=side_name(colour, language),
        other=side_name(colour.other if colour else None, language),
        proposer=side_name(option.proposer, language),
        count=option.count,
    )


def standing_sentence(now: GameState, language: Language) -> str:
    """Returns the state of the game, as a sentence."""
    if now.how is not None:
        text = HOWS[now.how.value]
    elif now.owed:
        text = PHASES["owed"]
    elif now.phase is Phase.PLAYING and now.proposer is not None:
        text = PHASES["proposed"]
    else:
        text = PHASES[now.phase.value]
    return text.in_(
        language,
        mover=side_name(now.to_move, language),
        proposer=side_name(now.proposer, language),
        loser=side_name(now.loser, language),
    )


def act_name(kind: ActKind, language: Language) -> str:
    """Returns the name of a kind of act."""
    return ACTS[kind.value].in_(language)


def saying(say: StatementKind, colour: Colour | None, language: Language) -> str:
    """Returns a statement and the side that makes it."""
    text = SAYINGS[say.value].in_(language, side=side_name(colour, language))
    return capital(text)


def refused(key: str, language: Language, **args: object) -> str:
    """Returns why something is refused; ``args``: mover, act, saying, point, move as texts."""
    return REFUSED[key].in_(language, **args)
