"""Acts that set up or change a position, and thereby replace the record.

After such an act the record is not the one that was read. The game tree with its variations and
marks, and the findings of reading, no longer apply (:mod:`goref.app.session.record_unchanged`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from goref.app.edits.base import (
    Edit,
    Points,
    RecordEffect,
    Wording,
    check_points,
    edit,
)
from goref.core.base.colour import BLACK, WHITE, Colour, Pair, Who, added_up
from goref.core.base.faults import fault
from goref.core.base.frozen import frozen, replace
from goref.core.base.geometry import LARGEST, SMALLEST, Grid, Point, grid
from goref.core.base.language import Text
from goref.core.board.position import Position
from goref.core.case.case import Case, StatedFacts
from goref.core.case.facts import facts_of
from goref.core.case.sources import StonesFrom
from goref.core.case.symmetry import Symmetry, turned
from goref.core.game.play_rules import Passes
from goref.core.game.record import Entry, GameRecord, Setup
from goref.core.incidents.incident import protest_swapped, with_sides_swapped
from goref.core.incidents.paying import laid_in_lids
from goref.core.rulesets.table import ruleset
from goref.core.ruling.ruling import PointRuling
from goref.core.ruling.survey import survey
from goref.core.ruling.tally import tally
from goref.core.scoring.before_last_dame import before_last_dame
from goref.core.stopping.game_state import ending

NO_POINTS: frozenset[Point] = frozenset()
BY_HAND = StonesFrom.REFEREE


@edit("paint")
@frozen
class PaintStones(Edit):
    """Puts stones on points of the final position, or removes them.

    A record with moves becomes a bare position; the facts of the game are kept as answers.
    Decisions on changed points are dropped.
    """

    black: Points = NO_POINTS
    white: Points = NO_POINTS
    cleared: Points = NO_POINTS

    on_record = RecordEffect.ANOTHER
    wording = Wording(
        Text("acts", "change stones"), Text("acts", "Stones of the position changed: {points}")
    )

    def apply(self, case: Case) -> Case:
        before = case.position
        named = [*self.black, *self.white, *self.cleared]
        check_points(case, named)
        if len(set(named)) < len(named):
            raise ValueError(fault("painted-twice"))
        after = Setup(self.black, self.white, self.cleared).apply(before)
        changed = frozenset(p for p in named if before.cells[p] != after.cells[p])
        if not changed:
            return case
        if not case.record.is_bare:
            case = bared(case)
        setup = Setup(after.stones(BLACK), after.stones(WHITE))
        return replace(
            case,
            record=replace(case.record, setup=setup, entries=()),
            ruling=case.ruling.on_another_board(changed),
            disputed=case.disputed - changed,
            settled={f: r for f, r in case.settled.items() if changed.isdisjoint(f.points)},
            sources=replace(case.sources, stones=BY_HAND),
        )

    def content(self, board: Grid) -> dict[str, Any]:
        return {"size": board.width, **super().content(board)}

    @classmethod
    def decode(cls, board: Grid, value: Mapping[str, Any]) -> PaintStones:
        if value["size"] != board.width:
            raise ValueError(fault("painted-other-size"))
        return super().decode(board, value)

    def arguments(self, board: Grid) -> dict[str, object]:
        return {"points": self.black | self.white | self.cleared}


@edit("swap")
@frozen
class SwapColours(Edit):
    """Swaps the colours of all stones, and of everything else with a colour, except trials.

    Komi, the number of handicap stones and the players' names do not change.
    """

    on_record = RecordEffect.ANOTHER
    moves_points = True
    wording = Wording(Text("acts", "swap the colours"), Text("acts", "Colours swapped"))

    def apply(self, case: Case) -> Case:
        return replace(
            case,
            record=_swapped_record(case.record),
            ruling=replace(
                case.ruling,
                claims={
                    p: PointRuling(c.kind, _other(c.owner))
                    for p, c in case.ruling.claims.items()
                },
            ),
            answers=_swapped_answers(case.answers),
            # A finding let stand is asked again if its sentence may name a colour.
            settled={f: reason for f, reason in case.settled.items() if not f.args},
            shifts=tuple(replace(s, side=_other(s.side)) for s in case.shifts),
            incidents=tuple(map(with_sides_swapped, case.incidents)),
            protests=tuple(map(protest_swapped, case.protests)),
        )


@edit("turn")
@frozen
class TurnBoard(Edit):
    """Turns or mirrors the board with everything on it."""

    symmetry: Symmetry

    on_record = RecordEffect.ANOTHER
    moves_points = True
    wording = Wording(Text("acts", "turn the board"), Text("acts", "Board turned: {turn}"))

    def apply(self, case: Case) -> Case:
        return turned(case, self.symmetry)

    def arguments(self, board: Grid) -> dict[str, object]:
        return {"turn": self.symmetry}


@edit("new-board")
@frozen
class NewBoard(Edit):
    """Starts a new board, empty or with the stones of ``rows`` (top row first, ``. X O``).

    Rule set, regulation and notes are kept; record, ruling and answers are removed. Incidents
    and protests are removed too, unless the record had neither stones nor moves: then it is the
    same game on a board of another size.
    """

    size: int
    rows: tuple[str, ...] = ()

    on_record = RecordEffect.ANOTHER
    moves_points = True
    wording = Wording(Text("acts", "begin a new board"), Text("acts", "New board begun"))

    def apply(self, case: Case) -> Case:
        if not SMALLEST <= self.size <= LARGEST:
            raise ValueError(fault("board-size", least=SMALLEST, most=LARGEST, size=self.size))
        position = Position.empty(grid(self.size))
        if self.rows:
            position = Position.from_rows(self.rows)
            if position.grid != grid(self.size):
                raise ValueError(fault("rows-other-size", size=self.size))
        record = case.record
        same_game = not (record.entries or record.setup.black or record.setup.white)
        return Case(
            GameRecord.of_position(position),
            rules=case.rules,
            notes=case.notes,
            regulation=case.regulation,
            incidents=case.incidents if same_game else (),
            protests=case.protests if same_game else (),
            sources=replace(case.sources, stones=BY_HAND if self.rows else StonesFrom.RECORD),
        )


def bared(case: Case) -> Case:
    """Returns a case with only the final position of its game, without the moves.

    Facts of the record become answers, unless the referee gave an answer already. The numbers
    of pass stones do only if the rule set or the record makes them certain.
    """
    passes = ruleset(case.rules).passes
    facts, said, info = facts_of(case, passes), case.answers, case.record.info
    readings = {facts_of(case, reading).pass_stones for reading in Passes}
    certain = passes is not Passes.FREE or len(readings) == 1
    position = case.position
    return replace(
        case,
        record=replace(
            case.record,
            setup=Setup(position.stones(BLACK), position.stones(WHITE)),
            entries=(),
            first=None,
        ),
        answers=replace(
            said,
            komi=info.komi if said.komi is None else said.komi,
            handicap=info.handicap if said.handicap is None else said.handicap,
            began=facts.began,
            first_pass=facts.first_pass,
            last_play=facts.last_play,
            last_dame=said.last_dame or _last_dame(case),
            prisoners=added_up(facts.captured, laid_in_lids(case.incidents)),
            plays=facts.plays,
            pass_stones=facts.pass_stones if certain else said.pass_stones,
            end=ending(case, ruleset(case.rules))[0],
        ),
        voided=frozenset(),
        void_reasons={},
        settled={f: reason for f, reason in case.settled.items() if f.move is None},
    )


def _last_dame(case: Case) -> Who | None:
    """Returns the side whose last play only took the last dame and made the turns unequal.

    Returns None if there was no such play, or if the turns are unknown.
    """
    facts = facts_of(case, Passes.STONES)
    counted = tally(survey(case.position, case.ruling))
    taken = before_last_dame(case, facts, counted) is not None
    return facts.last_play if taken else None


def _swapped_record(record: GameRecord) -> GameRecord:
    return replace(
        record,
        setup=_swapped_setup(record.setup),
        entries=tuple(_swapped_entry(entry) for entry in record.entries),
        first=_other(record.first),
    )


def _swapped_entry(entry: Entry) -> Entry:
    if isinstance(entry, Setup):
        return _swapped_setup(entry)
    return entry if entry.colour is None else replace(entry, colour=entry.colour.other)


def _swapped_setup(setup: Setup) -> Setup:
    # If a point was given to both colours, White's stone stays.
    return Setup(setup.white, setup.black - setup.white, setup.cleared)


def _swapped_answers(answers: StatedFacts) -> StatedFacts:
    return replace(
        answers,
        began=_other(answers.began),
        first_pass=_other_who(answers.first_pass),
        last_play=_other_who(answers.last_play),
        last_dame=_other_who(answers.last_dame),
        last_competitive=_other_who(answers.last_competitive),
        granted_first=_other_who(answers.granted_first),
        prisoners=_crossed(answers.prisoners),
        plays=_crossed(answers.plays),
        pass_stones=_crossed(answers.pass_stones),
        bowls=_crossed(answers.bowls),
    )


def _other(colour: Colour | None) -> Colour | None:
    return None if colour is None else colour.other


def _other_who(who: Who | None) -> Who | None:
    if who is None or who.colour is None:
        return who
    return Who.of(who.colour.other)


def _crossed(pair: Pair[int] | None) -> Pair[int] | None:
    return None if pair is None else pair.swapped()
