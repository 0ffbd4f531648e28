"""Shared code of the edits of a record: acts as data, and a case with another record."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

from goref.app.edits.base import Written
from goref.core.base.colour import BLACK, WHITE, Colour, Pair, Who
from goref.core.base.faults import fault
from goref.core.base.frozen import replace
from goref.core.base.geometry import Grid
from goref.core.base.language import ENGLISH, Language
from goref.core.case.case import Answers, Case
from goref.core.game.act_kinds import ActKind
from goref.core.game.record import Act, GameRecord, Word
from goref.core.game.replay import Moment, added
from goref.core.words.terms import SIDES, term


class NotPossibleError(ValueError):
    """An act or a statement that is not possible now. Its text is the reason in English.

    Attributes:
        key: the reason, a key in ``words/stopping.py``.
    """

    def __init__(self, key: str, **args: Any) -> None:
        self.key = key
        self.args_of_reason = args
        super().__init__(self.reason(ENGLISH))

    def reason(self, language: Language) -> str:
        from goref.core.words.stopping.stopping import (  # seldom needed
            act_name,
            refused,
            saying,
        )

        said: dict[str, object] = {}
        for name, value in self.args_of_reason.items():
            match value:
                case Colour():
                    said[name] = term(SIDES, value.letter, language)
                case ActKind():
                    said[name] = act_name(value, language)
                case Word():
                    said[name] = saying(value.said, value.colour, language)
                case _:
                    said[name] = value
        return refused(self.key, language, **said)


def check_act(case: Case, act: Act) -> None:
    """Raises NotPossibleError for a play without a point on the board."""
    off = act.point is not None and act.point not in case.record.grid.points
    if off or (act.kind is ActKind.PLAY) != (act.point is not None):
        raise NotPossibleError("off-board")


def with_record(case: Case, record: GameRecord, act: Act | None = None) -> Case:
    """Returns the case with another record; decisions on changed points are dropped.

    Totals that the referee stated are updated by the act just added, if one is given.
    """
    after = replace(case, record=record)
    old, new = case.position.cells, after.position.cells
    changed = frozenset(p for p in range(len(new)) if old[p] != new[p])
    if changed:
        after = replace(
            after,
            ruling=case.ruling.on_another_board(changed),
            disputed=case.disputed - changed,
        )
    if act is None:
        return after
    before, now = case.moments[-1], after.moments[-1]
    return replace(after, answers=_carried_on(case.answers, act, before, now))


def _carried_on(said: Answers, act: Act, before: Moment, now: Moment) -> Answers:
    """Returns the referee's stated facts, updated for one more act."""
    played = act.kind is ActKind.PLAY and not now.impossible
    empty = act.kind is not ActKind.PLAY
    stone = act.kind is ActKind.PASS_STONE
    prisoners = said.prisoners
    for colour in (BLACK, WHITE):
        taken = now.captured.of(colour) - before.captured.of(colour)
        prisoners = _more(prisoners, colour, taken)
    return replace(
        said,
        prisoners=prisoners,
        plays=_more(said.plays, act.colour, int(played)),
        pass_stones=_more(said.pass_stones, act.colour, int(stone)),
        last_play=Who.of(act.colour) if played and said.last_play else said.last_play,
        first_pass=(
            Who.of(act.colour) if empty and said.first_pass is Who.NOBODY else said.first_pass
        ),
        end=None,
        bowls=None,
    )


def _more(pair: Pair[int] | None, colour: Colour, count: int) -> Pair[int] | None:
    return pair if pair is None or not count else added(pair, colour, count)


def encode_act(board: Grid, act: Act) -> dict[str, Any]:
    """Returns an act as an object for JSON, its point by name."""
    return {
        "kind": act.kind.value,
        "colour": act.colour.letter,
        "point": None if act.point is None else board.name(act.point),
        "settling": act.settling,
    }


def decode_act(board: Grid, value: Mapping[str, Any]) -> Act:
    """Returns an act from its object. Raises ValueError for one that makes no sense."""
    name, kind = value["point"], ActKind(value["kind"])
    if (name is None) is (kind is ActKind.PLAY):
        raise ValueError(fault("play-no-point"))
    point = None if name is None else board.point(str(name))
    return Act(kind, decode_colour(value["colour"]), point, value.get("settling") is True)


OnBoard = Annotated[Act, Written(encode_act, lambda board, act, _: decode_act(board, act))]
"""An act of the record, as a field of an edit."""


def decode_colour(value: object) -> Colour:
    """Returns a colour from its letter. Raises ValueError for anything else."""
    if value not in ("B", "W"):
        raise ValueError(fault("colour-b-w"))
    return Colour.from_letter(str(value))
