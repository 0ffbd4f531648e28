"""Acts on the players of an event."""

from __future__ import annotations

from collections.abc import Iterable

from goref.app.event.acts.base import EventAct, PlayerRow, event_act
from goref.core.base.frozen import frozen, replace
from goref.core.base.language import Text
from goref.core.event.changes import EventChanges, EventRows, Seen, seen
from goref.core.event.event import Player


@event_act("enter-player", Text("event acts", "Player entered"))
@frozen
class AddPlayer(EventAct):
    """Adds a player.

    Attributes:
        player: the player's data; the id is 0, or that of a removed player who is added again.
    """

    player: PlayerRow

    def changes(self, rows: EventRows) -> EventChanges:
        return EventChanges(new_players=(self.player,))


@event_act("change-player", Text("event acts", "Player changed"))
@frozen
class ChangePlayer(EventAct):
    """Changes a player's data, such as the rank or absences.

    Attributes:
        player: the player after the act, but with the version number from before the act.
    """

    player: PlayerRow

    def changes(self, rows: EventRows) -> EventChanges:
        rows.player(seen(self.player))
        return EventChanges(players=(self.player,))


@event_act("withdraw-player", Text("event acts", "Player removed"))
@frozen
class RemovePlayer(EventAct):
    """Removes a player who has neither a table nor a bye."""

    player: Seen

    def changes(self, rows: EventRows) -> EventChanges:
        return EventChanges(gone_players=(rows.player(self.player),))


@frozen
class Absence:
    """The rounds in which a player does not play.

    Attributes:
        rounds: all of them, in order.
    """

    player: Seen
    rounds: tuple[int, ...]


@event_act("absences", Text("event acts", "Absent rounds changed"))
@frozen
class ChangeAbsences(EventAct):
    """States in which rounds players do not play, as when they withdraw."""

    absences: tuple[Absence, ...]

    def changes(self, rows: EventRows) -> EventChanges:
        return EventChanges(
            players=tuple(
                replace(rows.player(a.player), absent=a.rounds) for a in self.absences
            )
        )


def absences_of(players: Iterable[tuple[Player, tuple[int, ...]]]) -> ChangeAbsences:
    """Returns the act that gives players, as they were seen, other absent rounds."""
    return ChangeAbsences(tuple(Absence(seen(player), rounds) for player, rounds in players))
