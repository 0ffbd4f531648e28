"""Players, place and date of a game for a sheet: from the event, or from the record."""

from __future__ import annotations

from goref.app.sheet.plain import plain
from goref.core.base.colour import Pair
from goref.core.base.frozen import field, frozen
from goref.core.case.sources import EventTerms
from goref.core.event.carried_over import brought
from goref.core.event.event import Event, Table, TableState
from goref.core.event.result import Result, ResultBasis
from goref.core.game.record import GameInfo
from goref.core.incidents.proposing import Precedent

NOTHING_BROUGHT: Pair[tuple[Precedent, ...]] = Pair((), ())


@frozen
class SheetPlace:
    """The facts of a game from outside its record; an empty fact is taken from the record.

    Attributes:
        event, round, table, place, date: the event's name, and where and when the game was
            played.
        black, white: names of the players.
        black_rank, white_rank: the ranks that belong to these names. A rank in the record is
            never combined with a name from here.
        decided: the decision of the table; None while it is open.
        in_dispute: True if the table is in dispute.
        brought: each side's incidents of earlier rounds that were decided and not annulled.
        protested: True if the table is under protest.
        terms: rules, komi and handicap as the event states them; None without an event.
    """

    event: str = ""
    round: str = ""
    table: str = ""
    place: str = ""
    date: str = ""
    black: str = ""
    white: str = ""
    black_rank: str = ""
    white_rank: str = ""
    decided: Result | None = None
    in_dispute: bool = False
    brought: Pair[tuple[Precedent, ...]] = NOTHING_BROUGHT
    protested: bool = False
    terms: EventTerms | None = field(default=None, compare=False)

    @classmethod
    def of_table(cls, event: Event, table: Table) -> SheetPlace:
        """Returns the facts of an event's table.

        Raises KeyError if the event lacks a player of the table.
        """
        black, white = (event.by_id[id_] for id_ in (table.black, table.white))
        info = event.info
        return cls(
            event=info.name,
            round=str(table.round),
            table=str(table.number),
            place=info.place,
            date=info.begins if info.begins == info.ends or not info.ends else "",
            black=black.name,
            white=white.name,
            black_rank=black.rank,
            white_rank=white.rank,
            decided=table.result,
            in_dispute=table.state is TableState.IN_DISPUTE,
            brought=Pair(*brought(event, table).values()),
            protested=table.under_protest,
            terms=event.terms(table),
        )

    @property
    def said(self) -> Result | None:
        """The decision of the table, if it was not made by the count of its case; else None."""
        is_said = self.decided is not None and self.decided.basis is not ResultBasis.CASE
        return self.decided if is_said else None


def whereabouts(info: GameInfo, place: SheetPlace) -> tuple[str, str, list[tuple[str, str]]]:
    """Returns the event, the game's name, and a list of round, table, place and date.

    Without an event, the first text is the game's name, and the second is empty. The list has
    only what is known, each text after its key in
    :data:`goref.core.texts.paper.sheet.HEADINGS`.
    """
    event, game = plain(place.event or info.text("EV")), plain(info.text("GN"))
    if not event or event == game:
        event, game = event or game, ""
    known = {
        "round": place.round or info.text("RO"),
        "table": place.table,
        "place": place.place or info.text("PC"),
        "date": place.date or info.text("DT"),
    }
    told = [(key, plain(text)) for key, text in known.items()]
    return event, game, [(key, text) for key, text in told if text]


def players_of(info: GameInfo, place: SheetPlace) -> Pair[str]:
    """Returns both players, each with the rank after the name; "" for an unknown name."""
    return Pair(
        _player(place.black, place.black_rank, info.text("PB"), info.text("BR")),
        _player(place.white, place.white_rank, info.text("PW"), info.text("WR")),
    )


def _player(name: str, rank: str, recorded: str, recorded_rank: str) -> str:
    if not name:
        name, rank = recorded, recorded_rank
    told, ranked = plain(name), plain(rank, 20)
    return f"{told} ({ranked})" if told and ranked else told
