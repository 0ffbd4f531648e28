"""Plans to add several records to an event: attached to its tables, or as new tables.

A :class:`AddingPlan` shows the outcome for each record, with notes on everything taken from the
record or made up. Nothing is done before :func:`carry_out`, which does all of it or nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from goref.app.act_log.act_log import begun_file
from goref.app.event.acts.doing import do
from goref.app.event.acts.imports import AddGames
from goref.app.event.adding.games import Game
from goref.app.event.adding.people import People, PlayerSeat
from goref.app.event.attach import PlayerNames, at_table
from goref.app.event.tables import case_for
from goref.core.base.findings import Level
from goref.core.base.frozen import frozen, replace
from goref.core.base.language import ENGLISH, Language
from goref.core.base.numbers import decimal, mixed
from goref.core.event.changes import EventChanges
from goref.core.event.event import MOST_HANDICAP, MOST_ROUNDS, Event, Player, Table
from goref.core.event.margins import komi_paid
from goref.core.event.notes import Note, listed, note
from goref.core.game.record import GameRecord
from goref.core.rulesets.table import ruleset
from goref.core.texts.event.events import level
from goref.io.event.store import EventStore
from goref.io.files import digest_of

MOST_KOMI = 1000
"""The greatest komi in points; a greater one counts as a typing error."""
UNENTERED = -1_000_000
"""From this id down, ids of new players of games that are not wanted; they are not added."""


@frozen
class RequestedTarget:
    """The table that the user, or goref, wants a game to be added to.

    Attributes:
        table: the table of the event to attach the game to; None for a new table.
        round: the round for a new table.
        wanted: True to carry the request out; unwanted requests do not affect the others.
    """

    game: Game
    table: Table | None = None
    round: int = 0
    wanted: bool = True


@frozen
class AddedGame:
    """The planned outcome for a game.

    Attributes:
        table: the table as it will be; None if there is a problem. Players who are not in the
            event yet have ids below 0: from -1 down those that the plan adds, from
            ``UNENTERED`` down those of games that are not wanted.
        is_new: True if the table will be added to the event.
        notes: facts that the organiser should know.
        problems: reasons why the game cannot be added.
    """

    wish: RequestedTarget
    table: Table | None
    is_new: bool = False
    notes: tuple[Note, ...] = ()
    problems: tuple[Note, ...] = ()

    @property
    def is_certain(self) -> bool:
        """True if the game can be added, and nothing about it is doubtful."""
        return not self.problems and all(level(n) is Level.NOTE for n in self.notes)


@frozen
class AddingPlan:
    """The planned outcomes for games, in their order, and the players to be added for them.

    In ``players`` each has the id 0; in the tables, the first has -1, the second -2, and so on.
    """

    steps: tuple[AddedGame, ...] = ()
    players: tuple[Player, ...] = ()

    @property
    def doable(self) -> tuple[AddedGame, ...]:
        """The steps that are wanted and have no problem."""
        return tuple(s for s in self.steps if s.wish.wanted and s.table is not None)


def plan(
    event: Event, wishes: Sequence[RequestedTarget], language: Language = ENGLISH
) -> AddingPlan:
    """Plans the adding of games; players without a name get a name in ``language``."""
    drawing = _Drawing(event, language)
    drawing.share(wishes)
    order = sorted(range(len(wishes)), key=lambda at: not wishes[at].wanted)
    steps = {at: drawing.step(wishes[at]) for at in order}
    return AddingPlan(tuple(steps[at] for at in range(len(wishes))), drawing.people.entered)


def proposed(
    event: Event,
    games: Sequence[Game],
    round: int,
    *,
    new_tables: bool = False,
    beside: Sequence[RequestedTarget] = (),
) -> tuple[RequestedTarget | None, ...]:
    """Returns a request for each new game; None for a game without a proposal.

    If a game seems to belong to a table, that table is proposed. Otherwise a new table is
    proposed if the event has no tables, or if ``new_tables`` is True. Its round is that of the
    record, else the first from ``round`` on in which both players are free.

    A request for a table of the event is wanted if the table is certain and no earlier game has
    the same record. A request for a new table is wanted if nothing is doubtful; with
    ``new_tables`` also if something is, except for repeated records.

    Args:
        beside: the requests for other games, which are taken into account.
    """
    fresh = new_tables or not event.tables
    wishes: list[RequestedTarget | None] = []
    drawing = _Drawing(event, ENGLISH)
    for other in beside:
        drawing.step(other)
    for game in games:
        if game.opened is None or not (fresh or game.table):
            wishes.append(None)
        elif game.table is not None:
            alone = drawing.twin(game) is None
            wishes.append(RequestedTarget(game, game.table, wanted=game.is_certain and alone))
        else:
            wish = RequestedTarget(game, round=game.round or drawing.free_round(game, round))
            seen = drawing.step(replace(wish, wanted=False))
            asked = new_tables and drawing.twin(game) is None
            wish = replace(wish, wanted=asked or seen.is_certain)
            if wish.wanted:
                drawing.step(wish)  # these players are no longer free
            wishes.append(wish)
    return tuple(wishes)


def carry_out(store: EventStore, plan: AddingPlan, reason: str = "") -> tuple[Table, ...]:
    """Carries out all doable steps of a plan, or none; returns their tables as stored.

    Raises EventError if the event does not accept a step, ChangedError if a table of the plan
    was changed since, EventFileError.
    """
    event = store.event()
    texts = [_case_text(event, step) for step in plan.doable]
    put: dict[bool, list[Table]] = {True: [], False: []}
    for step, text in zip(plan.doable, texts, strict=True):
        assert step.table is not None
        name = Path(step.wish.game.file).name
        put[step.is_new].append(step.table.with_case(digest_of(text), name))
    changes = EventChanges(
        new_players=plan.players, new_tables=tuple(put[True]), tables=tuple(put[False])
    )
    done = do(store, AddGames(changes), reason, texts=texts)
    there = {True: iter(done.new_tables), False: iter(done.tables)}
    return tuple(next(there[step.is_new]) for step in plan.doable)


def _case_text(event: Event, step: AddedGame) -> bytes:
    opened = step.wish.game.opened
    assert opened is not None
    assert step.table is not None
    if opened.is_case:
        return step.wish.game.data  # with its protocol
    case, _ = case_for(event, step.table, opened)
    return begun_file(case, opened.game, opened.name)


class _Drawing:
    """A plan under construction, with the rounds in which players already have a game."""

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

    def share(self, wishes: Sequence[RequestedTarget]) -> None:
        """Remembers, for each table, the wanted games that it is requested for."""
        for wish in wishes:
            if wish.wanted and wish.table is not None:
                self._meant.setdefault(wish.table.id, []).append(wish.game)

    def free_round(self, game: Game, first: int) -> int:
        """Returns the first round from ``first`` on in which both players are free.

        Returns the greatest possible round if there is none.
        """
        ids = [seat.player.id for seat in self._seats(game)]
        for round in range(first, MOST_ROUNDS):
            if round in self._event.info.closed:
                continue
            if not any((round, id_) in self._busy.keys() | self._byes for id_ in ids):
                return round
        return MOST_ROUNDS

    def step(self, wish: RequestedTarget) -> AddedGame:
        """Plans one game; if it is wanted, later games take it into account."""
        step = self._new(wish) if wish.table is None else self._behind(wish, wish.table)
        twin = self.twin(wish.game)
        if twin is None:
            return step
        return replace(step, notes=(note("same-record", other=twin.title), *step.notes))

    def twin(self, game: Game) -> Game | None:
        """Returns an earlier game with exactly the same record, if any."""
        first = self._records.setdefault((game.data, game.number), game)
        return None if (first.file, first.number) == (game.file, game.number) else first

    def _seats(self, game: Game) -> tuple[PlayerSeat, PlayerSeat]:
        return self.people.seat(game, "B"), self.people.seat(game, "W")

    def _behind(self, wish: RequestedTarget, table: Table) -> AddedGame:
        """Plans to attach a game to an existing table."""
        game = wish.game
        assert game.opened is not None
        notes, problems = game.notes, []
        if game.table is None or game.table.id != table.id:  # chosen by the user
            notes = tuple(at_table(self._event, self._names, table, game.opened))
        if table.is_by_case:
            problems.append(note("table-closed", table=table.place))
        others = [g.title for g in self._meant.get(table.id, ()) if g is not game]
        if others:
            problems.append(note("table-taken", table=table.place, other=listed(others)))
        _, differing = case_for(self._event, table, game.opened)
        to_be = None if problems else table
        return AddedGame(wish, to_be, False, (*notes, *differing), tuple(problems))

    def _new(self, wish: RequestedTarget) -> AddedGame:
        """Plans a game as a new table."""
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
        """Returns the reasons why a player cannot play in a round."""
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
        """Returns the table with the record's komi, if it differs from the event's."""
        theirs = record.info.komi
        mine = komi_paid(self._event, table)
        if theirs is None or mine is None or theirs == mine:
            return table
        if abs(theirs) > MOST_KOMI:
            notes.append(note("komi-unreadable", text=decimal(theirs)))
            return table
        notes.append(note("komi-taken", theirs=mixed(theirs), mine=mixed(mine)))
        return replace(table, komi=theirs)
