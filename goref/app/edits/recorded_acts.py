"""Code shared by the edits of a record: acts as data, and cases with another record."""

from __future__ import annotations

from typing import Any

from goref.core.base.colour import BLACK, WHITE, Colour, Pair, Who
from goref.core.base.faults import fault
from goref.core.base.frozen import replace
from goref.core.base.geometry import Grid
from goref.core.base.language import ENGLISH, Language
from goref.core.case.case import Case, StatedFacts
from goref.core.game.act_kinds import ActKind
from goref.core.game.record import Act, GameRecord, Statement
from goref.core.game.replay import Moment, added
from goref.core.texts.faults.said import WordedError
from goref.core.texts.stopping.stopping import act_name, refused, saying
from goref.core.texts.terms import SIDES, term
from goref.io.values.codec import POINT, FieldCodec, Where, optional, record


class NotPossibleError(WordedError, ValueError):
    """Raised for an act or a statement that is not possible now; its text is English.

    Attributes:
        key: the reason, a key of ``REFUSED`` in
            :mod:`goref.core.texts.stopping.stopping_tables`.
    """

    def __init__(self, key: str, **args: Any) -> None:
        self.key = key
        self.args_of_reason = args
        super().__init__(self.sentence(ENGLISH))

    def sentence(self, language: Language) -> str:
        said: dict[str, object] = {}
        for name, value in self.args_of_reason.items():
            match value:
                case Colour():
                    said[name] = term(SIDES, value.letter, language)
                case ActKind():
                    said[name] = act_name(value, language)
                case Statement():
                    said[name] = saying(value.said, value.colour, language)
                case _:
                    said[name] = value
        return refused(self.key, language, **said)


def check_act(case: Case, act: Act) -> None:
    """Raises NotPossibleError if a play has no point on the board, or another act has one."""
    off = act.point is not None and act.point not in case.record.grid.points
    if off or (act.kind is ActKind.PLAY) != (act.point is not None):
        raise NotPossibleError("off-board")


def with_record(case: Case, record: GameRecord, act: Act | None = None) -> Case:
    """Returns the case with another record; decisions on changed points are dropped.

    If ``act`` was just added to the record, the facts stated by the referee are updated for it:
    numbers grow, and facts that it makes doubtful are dropped.
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


def _carried_on(said: StatedFacts, act: Act, before: Moment, now: Moment) -> StatedFacts:
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
        last_dame=None if played else said.last_dame,
        last_competitive=None if played else said.last_competitive,
        first_pass=(
            Who.of(act.colour) if empty and said.first_pass is Who.NOBODY else said.first_pass
        ),
        end=None,
        bowls=None,
    )


def _more(pair: Pair[int] | None, colour: Colour, count: int) -> Pair[int] | None:
    return pair if pair is None or not count else added(pair, colour, count)


def _read_act(board: Grid, value: object, where: Where) -> Act:
    act = FIELDS.read(board, value, where)
    if (act.point is None) is (act.kind is ActKind.PLAY):
        raise ValueError(fault("play-no-point"))
    return act


FIELDS = record(Act, "kind colour point settling", point=optional(POINT))
ACT = FieldCodec(FIELDS.write, _read_act)
"""The codec of an act of the record, as a field of an edit."""
