"""The stated facts of a game after more acts were added."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from goref.core.base.colour import BLACK, WHITE, Pair, Who, added_up
from goref.core.base.frozen import replace
from goref.core.case.case import Case, StatedFacts
from goref.core.game.act_kinds import ActKind
from goref.core.game.record import Act
from goref.core.game.replay import NO_STONES

ONLY_STONES = frozenset({ActKind.PASS_STONE})


def facts_after(
    case: Case,
    acts: Sequence[Act],
    captured: Pair[int],
    stones: Collection[ActKind] = ONLY_STONES,
) -> StatedFacts:
    """Returns the stated facts of a case after more acts, with its numbers raised by them.

    Numbers that were not stated remain None, except pass stones where 0 was the default. The
    last play and the first pass are updated; the stones in the bowls are no longer stated.

    Args:
        captured: the stones of each colour that the acts captured.
        stones: the kinds of act that put a stone off the board.
    """
    said = case.answers
    plays = [act.colour for act in acts if act.kind is ActKind.PLAY]
    empty = [act.colour for act in acts if act.kind is not ActKind.PLAY]
    off = [act.colour for act in acts if act.kind in stones]
    last_play, first_pass = said.last_play, said.first_pass
    if plays and (last_play is not None or case.record.is_bare):
        last_play = Who.of(plays[-1])
    if empty and first_pass is Who.NOBODY:
        first_pass = Who.of(empty[0])
    pass_stones = said.pass_stones
    if pass_stones is None and off and case.record.is_bare and said.plays is not None:
        pass_stones = NO_STONES  # the default if only plays are stated
    return replace(
        said,
        prisoners=added_up(said.prisoners, captured),
        plays=added_up(said.plays, Pair(plays.count(BLACK), plays.count(WHITE))),
        pass_stones=added_up(pass_stones, Pair(off.count(BLACK), off.count(WHITE))),
        last_play=last_play,
        last_dame=None if plays else said.last_dame,
        last_competitive=None if plays else said.last_competitive,
        first_pass=first_pass,
        bowls=None,  # these were counted before the acts
    )
