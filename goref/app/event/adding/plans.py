"""Records put into an event, several at a time: behind its tables, or as new tables of it.

What becomes of each is a :class:`Plan`, with everything said that was taken from a record
or made up; nothing is done before :func:`carry_out`, and then all of it or nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from goref.app.act_log.act_log import begun_file
from goref.app.event.adding.games import Game
from goref.app.event.adding.people import People, PlayerSeat
from goref.app.event.attach import PlayerNames, at_table
from goref.app.event.tables import case_for, komi_of
from goref.core.base.findings import Level
from goref.core.base.frozen import frozen, replace
from goref.core.base.language import ENGLISH, Language
from goref.core.base.numbers import decimal, mixed
from goref.core.event.event import MOST_HANDICAP, MOST_ROUNDS, Event, Player, Table, TableState
from goref.core.event.notes import Note, listed, note
from goref.core.game.record import GameRecord
from goref.core.rulesets.table import ruleset
from goref.core.words.event.events import level
from goref.io.event.store import EventStore

MOST_KOMI = 1000
"""A komi beyond this is a slip of the pen."""
UNENTERED = -1_000_000
"""Ids from here down stand for players who are entered only if the game is wanted."""


@frozen
class Wish:
    """Where a game is to go.

    Attributes:
        table: behind this table of the event; None for a new one.
        round: of the new table.
        wanted: whether it is to be done; what is not stands in nobody's way.
    """

    game: Game
    table: Table | None = None
    round: int = 0
    wanted: bool = True


@frozen
class AddedGame:
    """What becomes of a game.

    Attributes:
        table: as it is to be; None where there is a problem with it. Players to be entered
            have ids below 0: -1 is the first of the plan.
        is_new: the table is to be added.
        notes: what is to be known.
        problems: why it cannot be done.
    """

    wish: Wish
    table: Table | None
    is_new: bool = False
    notes: tuple[Note, ...] = ()
    problems: tuple[Note, ...] = ()

    @property
    def is_certain(self) -> bool:
        """Whether it can be done, and nothing about it is doubtful."""
        return not self.problems and all(level(n) is Level.NOTE for n in self.notes)


@frozen
class Plan:
    """What becomes of some games, in their order, and the players to be entered for it."""

    steps: tuple[AddedGame, ...] = ()
    players: tuple[Player, ...] = ()

    @property
    def doable(self) -> tuple[AddedGame, ...]:
        """The steps that are wanted and can be done."""
        return tuple(s for s in self.steps if s.wish.wanted and s.table is not None)


def plan(event: Event, wishes: Sequence[Wish], language: Language = ENGLISH) -> Plan:
    """What would become of games. Players without a name get one in the language."""
    drawing = _Drawing(event, language)
    drawing.share(wishes)
    order = sorted(range(len(wishes)), key=lambda at: not wishes[at].wanted)
    steps = {at: drawing.step(wishes[at]) for at in order}
    return Plan(tuple(steps[at] for at in range(len(wishes))), drawing.people.entered)


def proposed(
    event: Event,
    games: Sequence[Game],
    round: int,
    *,
    new_tables: bool = False,
    beside: Sequence[Wish] = (),
) -> tuple[Wish | None, ...]:
    """What to do with games as they come: None where nothing is proposed.

    ``beside`` says what is done with other games.

    Certain ones are wanted. New tables are proposed in an event without any, or where
    ``new_tables`` says so: in the round of the record, else in ``round`` or the next one in
    which both are free; and they are wanted where nothing about them is doubtful.
    """
    fresh = new_tables or not event.tables
    wishes: list[Wish | None] = []
    drawing = _Drawing(event, ENGLISH)
    for other in beside:
        drawing.step(other)
    for game in games:
        if game.opened is None or not (fresh or game.table):
            wishes.append(None)
        elif game.table is not None:
            alone = drawing.twin(game) is None
            wishes.append(Wish(game, game.table, wanted=game.is_certain and alone))
        else:
            wish = Wish(game, round=game.round or drawing.free_round(game, round))
            seen = drawing.step(replace(wish, wanted=False))
            asked = new_tables and drawing.twin(game) is None
            wish = replace(wish, wanted=asked or seen.is_certain)
            if wish.wanted:
                drawing.step(wish)  # whoever plays here is not free any more
            wishes.append(wish)
    return tuple(wishes)


def carry_out(store: EventStore, plan: Plan, reason: str = "") -> tuple[Table, ...]:
    """Do what can be done of a plan, all at once; returns the tables as they are then.

    Raises EventError, ChangedError if the event was changed since the plan, EventFileError.
    """
    event = store.event()
    texts = [_case_text(event, step) for step in plan.doable]
    done = []
    with store.change(reason) as change:
        ids = [change.add_player(player).id for player in plan.players]

        def id_of(number: int) -> int:
            return ids[-number - 1] if number < 0 else number

        for step, text in zip(plan.doable, texts, strict=True):
            assert step.table is not None
            table = replace(
                step.table,
                black=id_of(step.table.black),
                white=id_of(step.table.white),
                case=change.keep_case(text),
                source=Path(step.wish.game.file).name,
            )
            put = change.add_table if step.is_new else change.update_table
            done.append(put(table))
    return tuple(done)


def _case_text(event: Event, step: AddedGame) -> bytes:
    opened = step.wish.game.opened
    assert opened is not None
    assert step.table is not None
    if opened.is_case:
        return step.wish.game.data  # with its protocol
    case, _ = case_for(event, step.table, opened)
    return begun_file(case, opened.game, opened.name)


class _Drawing:
    """A plan in the making: who plays where by now."""

    def __init__(self, event: Event, language: Language) -> None:
        self.people = People(event, language)
        self._event = event
        self._rules = ruleset(event.info.rules)
        self._names = PlayerNames(event)
        self._places = {(t.round, t.number) for t in event.tables}
        self._busy = {
            (t.round, id_): t.place for t in event.tables for id_ in (t.black, t.white)
        }
        self._byes = {(bye.round, bye.player) for bye in event.byes}
        self._meant: dict[int, list[Game]] = {}
        self._records: dict[tuple[bytes, int], Game] = {}

    def share(self, wishes: Sequence[Wish]) -> None:
        """Note which games are wanted behind which tables."""
        for wish in wishes:
            if wish.wanted and wish.table is not None:
                self._meant.setdefault(wish.table.id, []).append(wish.game)

    def free_round(self, game: Game, first: int) -> int:
        """The first round from ``first`` on in which both players are free."""
        ids = [seat.player.id for seat in self._seats(game)]
        for round in range(first, MOST_ROUNDS):
            if round in self._event.info.closed:
                continue
            if not any((round, id_) in self._busy.keys() | self._byes for id_ in ids):
                return round
        return MOST_ROUNDS

    def step(self, wish: Wish) -> AddedGame:
        """What becomes of a game; where it is wanted, others have to heed it."""
        step = self._new(wish) if wish.table is None else self._behind(wish, wish.table)
        twin = self.twin(wish.game)
        if twin is None:
            return step
        return replace(step, notes=(note("same-record", other=twin.title), *step.notes))

    def twin(self, game: Game) -> Game | None:
        """The game of another file that holds just the same."""
        first = self._records.setdefault((game.data, game.number), game)
        return None if (first.file, first.number) == (game.file, game.number) else first

    def _seats(self, game: Game) -> tuple[PlayerSeat, PlayerSeat]:
        return self.people.seat(game, "B"), self.people.seat(game, "W")

    def _behind(self, wish: Wish, table: Table) -> AddedGame:
        """A game behind a table that is there."""
        game = wish.game
        assert game.opened is not None
        notes, problems = game.notes, []
        if game.table is None or game.table.id != table.id:  # chosen by hand
            notes = tuple(at_table(self._event, self._names, table, game.opened))
        if table.state is TableState.DECIDED:
            problems.append(note("table-closed", table=table.place))
        others = [g.title for g in self._meant.get(table.id, ()) if g is not game]
        if others:
            problems.append(note("table-taken", table=table.place, other=listed(others)))
        _, differing = case_for(self._event, table, game.opened)
        to_be = None if problems else table
        return AddedGame(wish, to_be, False, (*notes, *differing), tuple(problems))

    def _new(self, wish: Wish) -> AddedGame:
        """A game as a new table."""
        game, round = wish.game, wish.round
        assert game.opened is not None
        record = game.opened.case.record
        seats = self._seats(game)
        notes = [n for n in game.notes if n.code == "several-tables"]
        problems: list[Note] = []
        for seat in seats:
            notes += seat.notes
            problems += [*seat.problems, *self._engaged(seat.player, round)]
        if round in self._event.info.closed:
            problems.append(note("round-closed", round=round))
        if seats[0].is_same(seats[1]):
            problems.append(note("one-player", name=seats[0].player.name))
        if game.round and game.round != round:
            notes.append(note("other-round", theirs=game.round))
        stones = record.info.handicap or 0
        if stones > MOST_HANDICAP:
            problems.append(note("handicap-impossible", theirs=stones, most=MOST_HANDICAP))
        if problems:
            return AddedGame(wish, None, True, tuple(notes), tuple(problems))
        number = next(n for n in range(1, 10**5) if (round, n) not in self._places)
        ids = self._enter(seats, wanted=wish.wanted)
        table = self._with_komi(Table(round, number, *ids, stones), record, notes)
        if stones:
            notes.append(note("handicap-taken", stones=stones))
        notes += case_for(self._event, table, game.opened)[1]
        if wish.wanted:
            self._places.add((round, number))
            self._busy |= {(round, id_): table.place for id_ in ids}
        return AddedGame(wish, table, True, tuple(notes))

    def _engaged(self, player: Player, round: int) -> list[Note]:
        """Why a player cannot play in a round."""
        if (round, player.id) in self._byes:
            return [note("player-has-bye", name=player.name, round=round)]
        if place := self._busy.get((round, player.id)):
            return [note("player-busy", name=player.name, table=place)]
        return []

    def _enter(self, seats: tuple[PlayerSeat, PlayerSeat], *, wanted: bool) -> tuple[int, int]:
        if wanted:
            return self.people.enter(seats[0]), self.people.enter(seats[1])
        return seats[0].player.id or UNENTERED, seats[1].player.id or UNENTERED - 1

    def _with_komi(self, table: Table, record: GameRecord, notes: list[Note]) -> Table:
        """The table with the record's komi, where it is another than the event's."""
        theirs = record.info.komi
        mine = komi_of(self._event, table, self._rules)
        if theirs is None or mine is None or theirs == mine:
            return table
        if abs(theirs) > MOST_KOMI:
            notes.append(note("komi-unreadable", text=decimal(theirs)))
            return table
        notes.append(note("komi-taken", theirs=mixed(theirs), mine=mixed(mine)))
        return replace(table, komi=theirs)
