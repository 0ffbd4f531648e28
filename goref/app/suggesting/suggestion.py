"""A second opinion as a value: what each chain and point is taken for, why, and what to ask.

Nothing here is a ruling. A suggestion is shown beside the referee's marks, never over them,
and what it is not sure of it says first.
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
from goref.core.ruling.ruling import Kind, Life


class Why(Enum):
    """What a finding rests on; its sentence is in :mod:`goref.core.words.suggestions`."""

    ALIVE_PROVED = "alive-proved"
    """It lives whatever is played: the points are its eyes."""
    ALIVE_EYES = "alive-eyes"
    """It has two eyes: the points."""
    ALIVE_LAND = "alive-land"
    """It has so much land that two eyes cannot be denied it; the points are the land."""
    ALIVE_READ = "alive-read"
    """Read out: it cannot be captured, whoever begins."""
    ALIVE_PLAYED = "alive-played"
    """Played out on the spot, not proved: it is not captured, whoever begins."""
    ALIVE_LEARNED = "alive-learned"
    """Such chains have lived."""
    DEAD_READ = "dead-read"
    """Read out: it is captured in every line, whoever begins."""
    DEAD_SHAPE = "dead-shape"
    """Its one eye space, the points, has a shape that makes one eye only (nakade)."""
    DEAD_BENT_FOUR = "dead-bent-four"
    """Bent four in the corner, at the points."""
    ALIVE_BETWEEN = "alive-between"
    """Read out, as below, if the chains around it live, of which nothing is proved."""
    DEAD_BETWEEN = "dead-between"
    """The same of a chain that is captured."""
    DEAD_GIVEN = "dead-given"
    """The same, where some of the chains around were ruled to live."""
    SEKI_BETWEEN = "seki-between"
    """The same of a seki; the points are the liberties of both."""
    SEKI_AVENGED = "seki-avenged"
    """Who captures the other then loses his own stones there, and has no more points for it;
    the points are the liberties of both."""
    SEKI_AVENGED_BETWEEN = "seki-avenged-between"
    """The same, as long as the chains around live."""
    SEKI_SPARE = "seki-spare"
    """Neither side can capture the other; some of the liberties of both, the points, may be
    filled."""
    DEAD_PLAYED = "dead-played"
    """Played out on the spot, not proved: it is captured, whoever begins."""
    DEAD_LEARNED = "dead-learned"
    """It has no two eyes inside the enemy's area; such stones were taken off."""
    SEKI_SHARED = "seki-shared"
    """No two eyes, and liberties shared with the enemy, the points: who plays there first is
    caught."""
    SEKI_EYES = "seki-eyes"
    """As above, with an eye of its own on each side; the points are all those liberties."""
    SEKI_PLAYED = "seki-played"
    """Played out on the spot, not proved: neither side captures the other, whoever begins; the
    points are the liberties of both."""
    SEKI_LEARNED = "seki-learned"
    """No two eyes, and liberties shared with the enemy, the points; such stones were left."""
    RULED = "ruled"
    """The referee has ruled so."""
    NEAR = "near"
    """What was learned does not tell."""
    NO_EYES = "no-eyes"
    """It seems alive, but no two eyes are to be seen, and playing it out settled nothing."""
    BARE = "bare"
    """It seems alive, but shows neither two eyes nor a seki."""
    EYE_FILLED = "eye-filled"
    """An enemy play gives atari that only filling an own eye answers; that what is joined then
    lives was not shown."""
    NOT_TAKEN = "not-taken"
    """It seems dead, but playing it out on the spot did not capture it: perhaps a seki."""
    TURN = "turn"
    """It depends on who plays first."""
    PARTNER = "partner"
    """It is in seki only together with stones that are unclear."""
    DEPENDS = "depends"
    """It depends on other stones, at the points, that are unclear."""
    LEADS = "leads"
    """Other stones, at the points, are in doubt for these alone: if these die, they live."""
    ONE_SIDE = "one-side"
    """It would be in seki only with stones of which the referee has ruled that they live."""
    BY_RULING = "by-ruling"
    """It is so only if what was ruled of the stones at the points is so, and even then it was
    played out or learned, not read out."""
    CONTRADICTED = "contradicted"
    """The stones seem dead, but do not lie in the enemy's area."""
    UNAPPROACHED = "unapproached"
    """The stones seem dead, but the enemy cannot begin to take them: perhaps a seki."""
    ONE_AREA = "one-area"
    """One small area with enemy stones in it decides over life, and was not read out."""
    SPARSE = "sparse"
    """So few stones are on the board that it was hardly played to the end."""
    UNDECIDED = "undecided"
    """So much of the board is nobody's yet that it was hardly played to the end."""
    LEFT_OVER = "left-over"
    """The points seem to be another's than the stones around them say."""
    KO_FIGHT = "ko-fight"
    """It hangs on a ko, at the points."""
    BENT_FOUR_RULE = "bent-four-rule"
    """Bent four in the corner: dead by rule or to be played out, as the rule set has it."""
    DIFFERS = "differs"
    """Another engine says otherwise."""
    OPEN = "open"
    """The border is not closed here."""
    ATARI = "atari"
    """A stone of the border stands in atari."""
    FIRST_PLAY = "first-play"
    """Who plays first matters here."""
    FILL = "fill"
    """Proved by reading: though its owner had every dame, he loses stones or land unless he
    plays at one of the points first."""


@frozen
class Reason:
    """Why, and the points it speaks of; ``number`` is what the sentence counts, if any."""

    why: Why
    points: frozenset[Point] = frozenset()
    number: int | None = None


@frozen
class ChainFinding:
    """What a chain is taken for.

    Attributes:
        life: alive, dead or in seki: what it would be marked as, also where unclear.
        unclear: whether the players are to be asked instead.
        confidence: per cent, from 0 (even) to 100 (certain); 100 only if proved.
        proved: read out or proved, not learned.
        agreed: the other engines, by name, that take it for the same where it was unclear
            before: only therefore it is not.
        premises: the ruled stones by which alone it is taken for that; empty where the board
            alone says so.
    """

    points: Chain
    colour: Colour
    life: Life
    unclear: bool
    confidence: int
    proved: bool
    reason: Reason
    agreed: tuple[str, ...] = ()
    premises: frozenset[Point] = frozenset()


@frozen
class PointFinding:
    """What an empty point is taken for, once the dead stones are off.

    Attributes:
        kind, owner: as in a ruling; the owner is None for public points.
        proposed: a kind that is only pointed out (a one-sided dame, a sole liberty): unless
            the referee rules it so the point counts as shared.
        confidence: per cent, as with chains.
    """

    point: Point
    kind: Kind
    owner: Colour | None
    proposed: bool
    confidence: int


@frozen
class Doubt:
    """Something to ask the players about, most valuable first in a suggestion.

    Attributes:
        points: stones (whole chains of one colour) or empty points.
        reasons: why it is doubtful, the gravest first.
        at_stake: what it would change to take it the other way.
        otherwise: what the stones would be in the other case; None for empty points.
    """

    points: frozenset[Point]
    reasons: tuple[Reason, ...]
    at_stake: Stake
    otherwise: Life | None = None

    @property
    def follows(self) -> frozenset[Point]:
        """Stones that live if these are dead, as it seems, and are in doubt for that alone."""
        return joined(r.points for r in self.reasons if r.why is Why.LEADS)

    @property
    def stones(self) -> frozenset[Point]:
        """All that is in doubt: the points, and what follows."""
        return self.points | self.follows

    def without(self, points: frozenset[Point]) -> Doubt:
        """Without some of the stones that follow, as they are asked about themselves."""
        if self.follows.isdisjoint(points):
            return self
        others = tuple(r for r in self.reasons if r.why is not Why.LEADS)
        left = self.follows - points
        return replace(self, reasons=(*others, *([Reason(Why.LEADS, left)] if left else [])))

    def left(self, points: frozenset[Point]) -> Doubt:
        """What is to be asked about stones that follow once these are not what they seem."""
        return Doubt(points, (Reason(Why.DEPENDS, self.points),), self.at_stake, Life.DEAD)

    @property
    def is_of_open_ko(self) -> bool:
        """True if it only asks whether an open ko must be connected."""
        return self.otherwise is None and {r.why for r in self.reasons} == {Why.KO_FIGHT}


class TriedPlays(Enum):
    """Which plays were tried to tell what an open border comes to."""

    WHOLE = "whole"
    """Every point of it, by both sides in turn."""
    OPENING = "opening"
    """Those at its opening: it is wide."""
    NONE = "none"
    """None: the whole border was given to one side, which gains no more than that."""


@frozen
class FirstPlay:
    """What an open border comes to if one side begins there.

    Attributes:
        side: the side that begins.
        point: where it plays; None if it gains nothing by a play, or none was found.
        change: what that adds to the margin (Black less White), in points; None where facts
            are missing for a margin.
        winner: whether another side would win by it.
        tried: which plays were tried.
    """

    side: Colour
    point: Point | None
    change: Fraction | None
    winner: bool
    tried: TriedPlays = TriedPlays.WHOLE


@frozen
class Caution:
    """Points to look at before counting: an open border, a protective play, an atari.

    Attributes:
        owner: whose area it is about; None if not told.
        firsts: of an open border what it comes to if Black begins there, and if White does;
            empty where that was not worked out.
    """

    points: frozenset[Point]
    owner: Colour | None
    reason: Reason
    firsts: tuple[FirstPlay, ...] = ()

    @property
    def asks(self) -> bool:
        """Whether it is a question: a point to be filled where that costs a point, which was
        read out; an open border, unless it is only a note."""
        if self.reason.why is Why.OPEN:
            return not self._is_noted
        return self.reason.why is Why.FILL

    @property
    def _is_noted(self) -> bool:
        """True if all of a border was played through, no winner turns on it, and neither side
        gains by what the other would play: it may stay as it stands."""
        if any(one.winner or one.tried is not TriedPlays.WHOLE for one in self.firsts):
            return False
        changes = [one.change for one in self.firsts if one.change is not None]
        return len(changes) == len(COLOURS) and changes[0] >= 0 >= changes[1]

    @property
    def worth(self) -> Fraction | None:
        """How many points of the margin turn on who plays first at an open border, at most;
        None where that is not known."""
        changes = [one.change for one in self.firsts if one.change is not None]
        return changes[0] - changes[1] if len(changes) == len(COLOURS) else None


@frozen
class IfBegun:
    """What an engine takes stones for if one side begins.

    Told of those that it takes for another thing if the other side does, or of all of them if
    it answered with one side to begin only.

    Attributes:
        side: the side that begins.
        dead, seki: stones it takes for dead and for seki; ``seki`` is None if it does not
            tell.
        told: stones that it says anything of.
    """

    side: Colour
    dead: frozenset[Point]
    seki: frozenset[Point] | None
    told: frozenset[Point]

    def life(self, points: frozenset[Point]) -> Life | None:
        """What it takes stones for; None if that is not to be known from what it told."""
        return _life_of(points, self.dead, self.seki, self.told)


def _life_of(
    points: frozenset[Point],
    dead: frozenset[Point],
    seki: frozenset[Point] | None,
    known: frozenset[Point],
) -> Life | None:
    if points <= dead:
        return Life.DEAD
    if seki is None:
        return None
    if points <= seki:
        return Life.SEKI
    return Life.ALIVE if points <= known and points.isdisjoint(dead | seki) else None


@frozen
class OtherOpinion:
    """What another engine said, beside goref's own suggestion.

    Attributes:
        engine, version: its names, as it gives them.
        dead, seki: stones it takes for dead and for seki; ``seki`` is None if it does not
            tell.
        differs: stones of the chains it takes otherwise.
        seconds: how long it took.
        remarks: keys of :data:`goref.core.words.engines.REMARKS`.
        told: stones that it says anything of.
        if_begun: what it says of other stones by the side that begins.
        land: the points it takes for Black's land and for White's; None if it does not tell.
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
        """Its name with its version."""
        return f"{self.engine} {self.version}".strip()

    def life(self, points: frozenset[Point]) -> Life | None:
        """What it takes stones for; None if that is not to be known from what it told."""
        # Of stones that it does not take otherwise than goref it may have said nothing.
        return _life_of(points, self.dead, self.seki, self.told | self.differs)


@frozen
class Suggestion:
    """A second opinion of a finished board.

    Attributes:
        position: what was looked at.
        rules: the id of the rule set that stakes were counted under.
        chains: every chain of the board, in board order.
        points: every point that is empty once the dead stones are off, in board order.
        unclear: what to ask the players about, most valuable first.
        open_borders: places where an area is not closed.
        protect: points that may need a protective play.
        in_atari: border stones in atari.
        open_kos: kos that stand open.
        others: opinions of other engines.
        seconds: how long goref's own opinion took.
        network: which network goref's own opinion was learned with.
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
        """True if no stone is in doubt, nor a point that seems another's than the stones around
        it say; a border or a ko may be open."""
        return all(doubt.is_of_open_ko for doubt in self.unclear)

    @property
    def border_open(self) -> bool:
        """True if an area is not closed somewhere, be it asked about or only noted."""
        return bool(self.open_borders)

    @property
    def asked_borders(self) -> tuple[Caution, ...]:
        """The open borders that the players are asked about; the others are notes."""
        return tuple(care for care in self.open_borders if care.asks)

    @property
    def asked(self) -> int:
        """How many things there are to ask the players."""
        return len(self.unclear) + len(self.asked_borders) + len(self.to_fill)

    @property
    def to_fill(self) -> tuple[Caution, ...]:
        """What must be filled, where a point filled is a point lost: that is asked."""
        if Quantity.STONES in ruleset(self.rules).weights:
            return ()
        return tuple(care for care in self.protect if care.asks)

    @property
    def dead(self) -> frozenset[Point]:
        """Stones that would be marked dead, the unclear ones among them."""
        return joined(c.points for c in self.chains if c.life is Life.DEAD)

    @property
    def seki(self) -> frozenset[Point]:
        """Stones that would be marked as in seki, the unclear ones among them."""
        return joined(c.points for c in self.chains if c.life is Life.SEKI)

    @property
    def doubtful(self) -> frozenset[Point]:
        """Stones and points that are unclear."""
        return joined(doubt.stones for doubt in self.unclear)

    @property
    def left_open(self) -> frozenset[Point]:
        """Stones and points that wait for a ruling once the rest is accepted."""
        cells, left = self.position.cells, set[Point]()
        for doubt in self.unclear:
            empty = {p for p in doubt.points if not cells[p]}
            left |= empty if empty and doubt.otherwise is None else doubt.stones
        return joined((frozenset(left), *(care.points for care in self.asked_borders)))


def is_proved(chain: ChainFinding) -> bool:
    """Whether what a chain is taken for is proved, and by that no question."""
    return chain.proved and not chain.unclear and chain.reason.why is not Why.RULED


def joined(parts: Iterable[frozenset[Point]]) -> frozenset[Point]:
    """All points of several sets."""
    return frozenset(p for part in parts for p in part)
