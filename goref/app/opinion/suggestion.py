"""A second opinion as a value: the status of chains and points, reasons, and questions.

A suggestion is not a ruling. It is shown next to the referee's marks and never replaces them.
Its doubts are shown first.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from fractions import Fraction

from goref.app.stakes import Stake
from goref.core.base.colour import COLOURS, Colour
from goref.core.base.frozen import frozen, replace
from goref.core.base.geometry import Point
from goref.core.board.benson import Chain
from goref.core.board.position import Position
from goref.core.rulesets.table import ruleset
from goref.core.ruling.quantity import Quantity
from goref.core.ruling.ruling import PointKind, StoneStatus


class Why(Enum):
    """The reason for a finding. The *points* below are those of its :class:`Reason`.

    The sentences are in :mod:`goref.core.texts.suggestions`.
    """

    ALIVE_PROVED = "alive-proved"
    """The chain lives whatever is played: the points are its eyes."""
    ALIVE_EYES = "alive-eyes"
    """The chain has two eyes: the points."""
    ALIVE_LAND = "alive-land"
    """The chain has so much territory, the points, that two eyes cannot be prevented."""
    ALIVE_READ = "alive-read"
    """Proved by reading: the chain cannot be captured, whichever side begins."""
    ALIVE_PLAYED = "alive-played"
    """Played out, not proved: the chain is not captured, whichever side begins."""
    ALIVE_LEARNED = "alive-learned"
    """Learned from games: such chains usually lived."""
    DEAD_READ = "dead-read"
    """Proved by reading: the chain is captured in every line, whichever side begins."""
    DEAD_SHAPE = "dead-shape"
    """The chain's only eye space, the points, has a shape that makes one eye only (nakade)."""
    DEAD_BENT_FOUR = "dead-bent-four"
    """The chain is a bent four in the corner, at the points."""
    ALIVE_BETWEEN = "alive-between"
    """Reading showed that the chain lives if the chains around it live, which is not proved."""
    DEAD_BETWEEN = "dead-between"
    """Reading showed that the chain is dead if those around it live, which is not proved."""
    DEAD_GIVEN = "dead-given"
    """Reading showed that the chain is dead if those around it live; some of these were ruled
    alive."""
    SEKI_BETWEEN = "seki-between"
    """Reading showed a seki if the chains around live, which is not proved; the points are all
    liberties."""
    SEKI_AVENGED = "seki-avenged"
    """A seki: a side that captures the other then loses its own stones there, and gains no
    points. The points are the liberties of both sides."""
    SEKI_AVENGED_BETWEEN = "seki-avenged-between"
    """The same as ``SEKI_AVENGED`` if the chains around live, which is not proved."""
    SEKI_SPARE = "seki-spare"
    """A seki: neither side can capture the other, but some liberties of both sides may be
    filled. The points are these liberties."""
    DEAD_PLAYED = "dead-played"
    """Played out, not proved: the chain is captured, whichever side begins."""
    DEAD_LEARNED = "dead-learned"
    """The chain has no two eyes in the enemy's area; such stones were usually removed."""
    SEKI_SHARED = "seki-shared"
    """The chain has no two eyes, and shares liberties, the points, with the enemy: the side
    that plays there first is captured."""
    SEKI_EYES = "seki-eyes"
    """The same as ``SEKI_SHARED``, with an eye on each side; the points are all liberties."""
    SEKI_PLAYED = "seki-played"
    """Played out, not proved: neither side captures the other, whichever begins. The points are
    the liberties of both sides."""
    SEKI_LEARNED = "seki-learned"
    """The chain has no two eyes, and shares liberties, the points, with the enemy; such stones
    were usually left on the board."""
    RULED = "ruled"
    """The referee has ruled on the stones."""
    NEAR = "near"
    """The network is not sure about the status."""
    NO_EYES = "no-eyes"
    """The chain seems alive, but shows no two eyes, and playing it out settled nothing."""
    BARE = "bare"
    """The chain seems alive, but shows neither two eyes nor a seki."""
    EYE_FILLED = "eye-filled"
    """An atari can only be answered by filling an own eye; no life was shown afterwards."""
    NOT_TAKEN = "not-taken"
    """The chain seems dead, but playing out did not capture it: perhaps a seki."""
    TURN = "turn"
    """The status depends on which side plays first."""
    PARTNER = "partner"
    """The chain is in seki only together with stones that are unclear."""
    DEPENDS = "depends"
    """The chain's status depends on other, unclear stones, at the points."""
    LEADS = "leads"
    """The stones at the points are in doubt only because they live if the doubtful stones are
    dead."""
    ONE_SIDE = "one-side"
    """The chain would be in seki only with stones that the referee has ruled alive."""
    BY_RULING = "by-ruling"
    """The status depends on the ruling on the stones at the points.

    Given this ruling, the status was played out or estimated by the network, but not proved.
    """
    CONTRADICTED = "contradicted"
    """The stones seem dead, but are not in the enemy's area."""
    UNAPPROACHED = "unapproached"
    """The stones seem dead, but the enemy cannot approach them: perhaps a seki."""
    ONE_AREA = "one-area"
    """Life depends on one small area with enemy stones in it, which was not read."""
    SPARSE = "sparse"
    """The board has so few stones that the game was hardly played to the end."""
    UNDECIDED = "undecided"
    """So many points have no owner yet that the game was hardly played to the end."""
    LEFT_OVER = "left-over"
    """The points seem to belong to another side than the stones around them show."""
    KO_FIGHT = "ko-fight"
    """The status depends on a ko, at the points."""
    BENT_FOUR_RULE = "bent-four-rule"
    """Bent four in the corner: the rule set decides if it is dead or must be played out."""
    DIFFERS = "differs"
    """Another engine has a different opinion."""
    OPEN = "open"
    """The border of an area is not closed at the points."""
    ATARI = "atari"
    """A stone of the border is in atari."""
    FIRST_PLAY = "first-play"
    """The outcome at the points depends on which side plays first."""
    FILL = "fill"
    """Proved by reading: the owner must play at one of the points before the last dame is
    filled. Otherwise the owner loses stones or territory."""


@frozen
class Reason:
    """A reason and the points that it names.

    Attributes:
        number: the number that its sentence names; None for the number of points.
    """

    why: Why
    points: frozenset[Point] = frozenset()
    number: int | None = None


@frozen
class ChainFinding:
    """The judgement of a chain.

    Attributes:
        life: alive, dead or in seki: the status to be marked, even if unclear.
        unclear: True if the players must be asked about the chain.
        confidence: per cent, from 0 (even) to 100 (certain); 100 only if proved or ruled.
        proved: True if ruled, or proved by the board alone: not if the proof relies on a ruling
            or on chains assumed to live.
        agreed: the names of the other engines whose agreement made the chain clear.
        premises: the ruled stones on which the judgement depends; empty if the board alone
            shows it.
    """

    points: Chain
    colour: Colour
    life: StoneStatus
    unclear: bool
    confidence: int
    proved: bool
    reason: Reason
    agreed: tuple[str, ...] = ()
    premises: frozenset[Point] = frozenset()


@frozen
class PointFinding:
    """The judgement of a point that is empty once the dead stones are removed.

    Attributes:
        kind, owner: as in a ruling; the owner is None for points that nobody owns.
        proposed: True if the kind is only pointed out (a one-sided dame, a sole liberty):
            unless the referee rules so, the point counts as shared.
        confidence: per cent, from 0 to 100; 100 only if ruled.
    """

    point: Point
    kind: PointKind
    owner: Colour | None
    proposed: bool
    confidence: int


@frozen
class Doubt:
    """A question to the players.

    Attributes:
        points: stones (whole chains of one colour) or empty points.
        reasons: the reasons for the doubt, the most serious first.
        at_stake: the change of the result if the doubt is decided the other way.
        otherwise: the status of the stones in that case; None for empty points and kos.
    """

    points: frozenset[Point]
    reasons: tuple[Reason, ...]
    at_stake: Stake
    otherwise: StoneStatus | None = None

    @property
    def follows(self) -> frozenset[Point]:
        """Stones that are in doubt only because they live if the doubtful stones are dead."""
        return joined(r.points for r in self.reasons if r.why is Why.LEADS)

    @property
    def stones(self) -> frozenset[Point]:
        """All stones and points in doubt: ``points`` and ``follows``."""
        return self.points | self.follows

    def without(self, points: frozenset[Point]) -> Doubt:
        """Returns the doubt with ``points`` left out of ``follows``; the rest is the same."""
        if self.follows.isdisjoint(points):
            return self
        others = tuple(r for r in self.reasons if r.why is not Why.LEADS)
        left = self.follows - points
        return replace(self, reasons=(*others, *([Reason(Why.LEADS, left)] if left else [])))

    def left(self, points: frozenset[Point]) -> Doubt:
        """Returns a doubt about the stones ``points`` of :attr:`follows` alone.

        Its reason is that they depend on the stones of this doubt.
        """
        return Doubt(
            points, (Reason(Why.DEPENDS, self.points),), self.at_stake, StoneStatus.DEAD
        )

    @property
    def is_of_open_ko(self) -> bool:
        """True if the only question is whether an open ko must be connected."""
        return self.otherwise is None and {r.why for r in self.reasons} == {Why.KO_FIGHT}


class TriedPlays(Enum):
    """The plays that were examined to find what an open border is worth."""

    WHOLE = "whole"
    """Every point of the border, by both sides in turn."""
    OPENING = "opening"
    """Only points at the border's opening, because the border is wide."""
    NONE = "none"
    """No play: the whole border was given to one side, the most that this side can gain."""


@frozen
class FirstPlay:
    """The worth of an open border to the side that begins there.

    Attributes:
        side: the side that begins.
        point: the point where this side plays; None if no play was found that gains anything.
        change: the change of the margin (Black less White), in points; None if facts are
            missing for computing a margin.
        winner: True if the play changes the winner.
        tried: the plays that were examined.
    """

    side: Colour
    point: Point | None
    change: Fraction | None
    winner: bool
    tried: TriedPlays = TriedPlays.WHOLE


@frozen
class Caution:
    """Points to check before counting: an open border, a protective play, an atari.

    Attributes:
        owner: the side whose area is concerned; None if there is no such side.
        firsts: the stakes of an open border if Black begins there, and if White does; empty if
            not computed.
    """

    points: frozenset[Point]
    owner: Colour | None
    reason: Reason
    firsts: tuple[FirstPlay, ...] = ()

    @property
    def asks(self) -> bool:
        """True if the players are asked about the points.

        They are asked about a point that must be filled, and about an open border, except one
        that can be left open.
        """
        if self.reason.why is Why.OPEN:
            return not self._is_noted
        return self.reason.why is Why.FILL

    @property
    def _is_noted(self) -> bool:
        """True if an open border can be left open.

        All its plays were examined, the winner does not depend on it, and neither side gains by
        the other's play.
        """
        if any(one.winner or one.tried is not TriedPlays.WHOLE for one in self.firsts):
            return False
        changes = [one.change for one in self.firsts if one.change is not None]
        return len(changes) == len(COLOURS) and changes[0] >= 0 >= changes[1]

    @property
    def worth(self) -> Fraction | None:
        """The most points of the margin that depend on who plays first; None if unknown."""
        changes = [one.change for one in self.firsts if one.change is not None]
        return changes[0] - changes[1] if len(changes) == len(COLOURS) else None


@frozen
class IfBegun:
    """An engine's opinion of stones if one side begins.

    It covers the stones whose status changes if the other side begins, or all of them if the
    engine answered for one side only.

    Attributes:
        side: the side that begins.
        dead, seki: dead stones and stones in seki; ``seki`` is None if not reported.
        told: the stones that the engine gave a status.
    """

    side: Colour
    dead: frozenset[Point]
    seki: frozenset[Point] | None
    told: frozenset[Point]

    def life(self, points: frozenset[Point]) -> StoneStatus | None:
        """Returns the status of stones; None if the engine's answers do not show it."""
        return _life_of(points, self.dead, self.seki, self.told)


def _life_of(
    points: frozenset[Point],
    dead: frozenset[Point],
    seki: frozenset[Point] | None,
    known: frozenset[Point],
) -> StoneStatus | None:
    if points <= dead:
        return StoneStatus.DEAD
    if seki is None:
        return None
    if points <= seki:
        return StoneStatus.SEKI
    return StoneStatus.ALIVE if points <= known and points.isdisjoint(dead | seki) else None


@frozen
class OtherOpinion:
    """Another engine's opinion, in addition to goref's own suggestion.

    Attributes:
        engine, version: the engine's name and version, as the engine reports them.
        dead, seki: dead stones and stones in seki; ``seki`` is None if not reported.
        differs: stones of the chains on which the engine differs from goref.
        seconds: the time the engine took.
        remarks: keys of :data:`goref.core.texts.engines.REMARKS`.
        told: the stones that the engine gave a status, whoever begins.
        if_begun: the answers about the other stones, for each side to begin.
        land: the points of Black's territory and of White's; None if not reported.
    """

    engine: str
    version: str
    dead: frozenset[Point]
    seki: frozenset[Point] | None
    differs: frozenset[Point]
    seconds: float
    remarks: tuple[str, ...] = ()
    told: frozenset[Point] = frozenset()
    if_begun: tuple[IfBegun, ...] = ()
    land: tuple[frozenset[Point], frozenset[Point]] | None = None

    @property
    def name(self) -> str:
        """The engine's name with its version."""
        return f"{self.engine} {self.version}".strip()

    def life(self, points: frozenset[Point]) -> StoneStatus | None:
        """Returns the status of stones; None if the engine's answers do not show it."""
        # The engine may have said nothing about stones on which it agrees with goref.
        return _life_of(points, self.dead, self.seki, self.told | self.differs)


@frozen
class Suggestion:
    """A second opinion of a finished board.

    Attributes:
        position: the position judged.
        rules: the id of the rule set used for the stakes.
        chains: every chain of the board, in board order.
        points: every point that is empty without the dead stones, in board order.
        unclear: the questions to the players, those with the greatest stake first.
        open_borders: places where an area is not closed.
        protect: points that may need a protective play.
        in_atari: border stones in atari.
        open_kos: open kos.
        others: opinions of other engines.
        seconds: the time that goref's own opinion took.
        network: the version of goref's network.
    """

    position: Position
    rules: str
    chains: tuple[ChainFinding, ...]
    points: tuple[PointFinding, ...]
    unclear: tuple[Doubt, ...]
    open_borders: tuple[Caution, ...]
    protect: tuple[Caution, ...]
    in_atari: tuple[Caution, ...]
    open_kos: tuple[frozenset[Point], ...]
    seconds: float
    others: tuple[OtherOpinion, ...] = ()
    network: str = ""

    @property
    def clear(self) -> bool:
        """True if there is nothing to ask the players about stones, points and borders."""
        return not (self.unclear or self.asked_borders)

    @property
    def clear_of_stones(self) -> bool:
        """True if no stone and no point's owner is in doubt; borders and kos may still be."""
        return all(doubt.is_of_open_ko for doubt in self.unclear)

    @property
    def border_open(self) -> bool:
        """True if an area is open somewhere; its border may be a question or a note."""
        return bool(self.open_borders)

    @property
    def asked_borders(self) -> tuple[Caution, ...]:
        """The open borders that the players are asked about; the others are notes."""
        return tuple(care for care in self.open_borders if care.asks)

    @property
    def asked(self) -> int:
        """The number of questions to the players."""
        return len(self.unclear) + len(self.asked_borders) + len(self.to_fill)

    @property
    def to_fill(self) -> tuple[Caution, ...]:
        """Points that their owner must fill at the cost of a point; the players are asked.

        Empty under rule sets that count stones.
        """
        if Quantity.STONES in ruleset(self.rules).weights:
            return ()
        return tuple(care for care in self.protect if care.asks)

    @property
    def dead(self) -> frozenset[Point]:
        """Stones that would be marked dead, including unclear ones."""
        return joined(c.points for c in self.chains if c.life is StoneStatus.DEAD)

    @property
    def seki(self) -> frozenset[Point]:
        """Stones that would be marked as in seki, including unclear ones."""
        return joined(c.points for c in self.chains if c.life is StoneStatus.SEKI)

    @property
    def doubtful(self) -> frozenset[Point]:
        """Stones and points that are unclear."""
        return joined(doubt.stones for doubt in self.unclear)

    @property
    def left_open(self) -> frozenset[Point]:
        """Stones and points that still need a ruling after the rest is accepted."""
        cells, left = self.position.cells, set[Point]()
        for doubt in self.unclear:
            empty = {p for p in doubt.points if not cells[p]}
            left |= empty if empty and doubt.otherwise is None else doubt.stones
        return joined((frozenset(left), *(care.points for care in self.asked_borders)))


def is_proved(chain: ChainFinding) -> bool:
    """Returns whether a chain's status is proved by the board, not ruled, and not in
    question."""
    return chain.proved and not chain.unclear and chain.reason.why is not Why.RULED


def joined(parts: Iterable[frozenset[Point]]) -> frozenset[Point]:
    """Returns the union of several sets of points."""
    return frozenset(p for part in parts for p in part)
