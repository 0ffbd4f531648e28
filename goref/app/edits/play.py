"""Acts that record a game as it is played: turns and statements.

Each act is checked against the state of the game and the rule set. If it is impossible, it is
refused with the reason, or recorded as a ruling of the referee.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

from goref.app.edits.base import Edit, Later, Wording, edit
from goref.app.edits.recorded_acts import (
    ACT,
    NotPossibleError,
    check_act,
    with_record,
)
from goref.core.base.frozen import frozen, replace
from goref.core.base.geometry import Grid
from goref.core.base.language import Text
from goref.core.case.case import Case
from goref.core.game.act_kinds import ActKind, StatementKind
from goref.core.game.legality import refusal
from goref.core.game.record import Act, Statement
from goref.core.rulesets.table import ruleset
from goref.core.stopping.game_state import GameState, first_to_move, standing, with_refused
from goref.core.stopping.stop_machine import Phase
from goref.io.values.codec import record

UNDO: dict[ActKind | StatementKind, Text] = {
    ActKind.PLAY: Text("acts", "play a stone"),
    ActKind.PASS: Text("acts", "pass"),
    ActKind.PASS_STONE: Text("acts", "put down a pass stone"),
    ActKind.GIVE_UP: Text("acts", "give up the move"),
    StatementKind.STOP: Text("acts", "stop play"),
    StatementKind.RESUME: Text("acts", "ask to resume"),
    StatementKind.DISAGREE: Text("acts", "no agreement"),
    StatementKind.AGREED: Text("acts", "agree on life and death"),
    StatementKind.ALL_ALIVE: Text("acts", "declare all stones alive"),
    StatementKind.RESIGN: Text("acts", "resign"),
    StatementKind.NO_RESULT: Text("acts", "no result"),
    StatementKind.DRAW: Text("acts", "draw"),
    StatementKind.BOTH_LOSE: Text("acts", "both lose"),
}
WORD = record(Statement)
RECORDED = Text("acts", "Recorded: {act}")
RULED = Text("acts", "Recorded by ruling: {act}")


@edit("play")
@frozen
class PlayAct(Edit):
    """Adds a player's act at the end of the record.

    If a give-up waits for its answer and this act is not a give-up too, the waiting one first
    becomes a pass stone. If that ends the game, this act is not recorded.

    Attributes:
        ruled: True to record an impossible act, as the referee's ruling.
        reason: the reason of the ruling; required if ``ruled``.
    """

    act: Annotated[Act, ACT]
    ruled: Later[bool] = False
    reason: Later[str] = ""

    @property
    def wording(self) -> Wording:
        kind = self.act.kind
        return Wording(UNDO[kind], RULED if self.ruled else RECORDED)

    def apply(self, case: Case) -> Case:
        act = self.act
        check_act(case, act)
        now = standing(case, ruleset(case.rules))
        if self.ruled:
            _check_reason(self.reason)
        else:
            check_possible(case, now, act)
        record = case.record
        if now.pending is not None and act.kind is not ActKind.GIVE_UP:
            record = with_refused(record, now.pending)
            before = with_record(case, record)
            if standing(before, ruleset(case.rules)).phase is Phase.ENDED:
                return before
            case = before
        entries = (*record.entries, act)
        return with_record(case, replace(record, entries=entries), act)


@edit("say")
@frozen
class RecordStatement(Edit):
    """Records a statement between turns. ``ruled`` and ``reason``: see :class:`PlayAct`."""

    word: Statement
    ruled: Later[bool] = False
    reason: Later[str] = ""

    @property
    def wording(self) -> Wording:
        said = self.word.said
        return Wording(UNDO[said], RULED if self.ruled else RECORDED)

    def apply(self, case: Case) -> Case:
        word = self.word
        if self.ruled:
            _check_reason(self.reason)
        elif standing(case, ruleset(case.rules)).option(word.colour, None, word.said) is None:
            raise NotPossibleError("not-now", saying=word)
        record = replace(case.record, entries=(*case.record.entries, word))
        return replace(case, record=record)

    def content(self, board: Grid) -> dict[str, Any]:
        said = WORD.write(board, self.word)
        return {**said, "ruled": self.ruled, "reason": self.reason}

    @classmethod
    def decode(cls, board: Grid, value: Mapping[str, Any]) -> RecordStatement:
        word = WORD.read(board, {key: value[key] for key in ("said", "colour")}, "")
        return cls(word, value.get("ruled") is True, str(value.get("reason", "")))

    def arguments(self, board: Grid) -> dict[str, object]:
        return {"act": self.word}


def check_possible(case: Case, now: GameState, act: Act) -> None:
    """Raises NotPossibleError if the case's rule set does not allow an act now."""
    rules = ruleset(case.rules)
    if now.option(act.colour, act.kind) is None:
        going = any(option.kind is not None for option in now.options)
        if now.phase is Phase.ENDED:
            raise NotPossibleError("over")
        if now.phase in (Phase.STOPPED, Phase.TRIAL) and not going:
            raise NotPossibleError("stopped")
        if act.colour is not now.to_move:
            raise NotPossibleError("not-your-turn", mover=now.to_move)
        if act.kind is not ActKind.PLAY and act.kind not in rules.stop.empties:
            raise NotPossibleError("no-such-act", act=act.kind)
        if now.owed:
            raise NotPossibleError("owed", mover=now.to_move)
        if now.must_close:
            raise NotPossibleError("closing", mover=now.to_move)
    if act.kind is ActKind.PLAY and act.point is not None:
        first = first_to_move(case.record)
        found = refusal(case.moments, act.point, act.colour, rules.play, first)
        if found is not None:
            name = case.record.grid.name(act.point)
            raise NotPossibleError(found.reason.value, point=name, move=found.repeats)


def _check_reason(reason: str) -> None:
    if not reason.strip():
        raise NotPossibleError("no-reason")
