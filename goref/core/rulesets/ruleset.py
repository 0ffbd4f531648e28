"""The type of a rule set: data for the scorer, the legality check and the result text.

The tables of rule sets are in :mod:`goref.core.rulesets`. A margin is always
``sum(weight * (Black's count - White's count)) + payments``, in points.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from fractions import Fraction
from functools import cache
from types import MappingProxyType

from goref.core.base.colour import Who
from goref.core.base.frozen import field, frozen, replace
from goref.core.base.language import AnyText, Text
from goref.core.game.play_rules import End, Passes, PlayRules, Repetition, Suicide
from goref.core.rulesets.stops.stop_rules import COMMON_STOP, StopRules
from goref.core.ruling.quantity import Quantity


class Unit(Enum):
    """The unit in which a rule set states margins."""

    POINTS = "points"
    MOKU = "moku"
    ZI = "zi"
    ROUTES = "routes"
    STONES = "stones"

    @property
    def points(self) -> int:
        """Points of margin in one unit: a zi of margin is two points."""
        return 2 if self is Unit.ZI else 1


class Payment(Enum):
    """A payment on top of the count; :mod:`goref.core.scoring.payments` computes each kind."""

    KOMI = "komi"
    HANDICAP = "handicap"
    """H/2 zi to White for H handicap stones, which are H points of margin."""
    HANDICAP_LESS_ONE = "handicap-less-one"
    """H - 1 points to White for H handicap stones."""
    HANDICAP_ZI = "handicap-zi"
    """H zi to White for H handicap stones, which are 2H points of margin."""
    LAST_PLAY_1920 = "last-play-1920"
    """The side that began pays a point if it also played last, in handicap games too."""
    LAST_PLAY_1964 = "last-play-1964"
    """Black pays a point after beginning and playing last; nothing in handicap games."""
    LAST_COMPETITIVE = "last-competitive"
    """Black gives White half a point if Black made the last competitive play."""
    FIRST_PASS = "first-pass"
    """A point to White if White was the first to pass."""
    FIRST_PASS_BY_BLACK = "first-pass-by-black"
    """A point to White if White was the first to pass, handed over by Black as a stone."""
    BUTTON = "button"
    """Half a point to the side that passed first."""
    SURPLUS_PLAYS = "surplus-plays"
    """The side with more plays pays a point for each extra play; nothing in handicap games."""
    SURPLUS_TURNS = "surplus-turns"
    """The side with more turns, pass stones included, pays a point for each extra turn."""
    EQUAL_TURNS = "equal-turns"
    """The side with fewer turns takes a dame for each missing turn, or hands over a stone."""
    HANDED_STONES = "handed-stones"
    """The side with fewer turns hands over a stone for each missing turn."""
    SECOND_PHASE = "second-phase"
    """Plays after the first two passes in a row are made equal, as with EQUAL_TURNS."""


@frozen
class UndonePlay:
    """An author's reading of which last plays are undone if they made the turns unequal.

    Attributes:
        finding: the code of the finding that reports it, and whose reading it is.
        dame_only: True if only a play that took the last dame is undone; False for any play.
        other_finding: the code of the finding with another author's reading; else empty.
    """

    finding: str
    dame_only: bool
    other_finding: str = ""


HALF_POINTS = frozenset({Payment.BUTTON})
"""The payments that are always half a point."""
MAYBE_HALF = frozenset({Payment.LAST_COMPETITIVE})
"""The payments of half a point or nothing; all others are whole numbers of points."""


class CheckFormula(Enum):
    """The numbers compared in the line of a result that a player can check."""

    LAND = "land"
    """One side's land and its base number, in zi."""
    AREA = "area"
    """Stones and land of both sides."""
    TERRITORY = "territory"
    """A side's points that count, less its lost stones."""
    ROUTES = "routes"
    """A side's points that can be filled, less its lost stones."""
    TAKEN = "taken"
    """Stones taken, once both sides have used up their rights to play."""
    STANDING = "standing"
    """Stones on the board once every route is filled."""


class ResultStyle(Enum):
    """The details after the verdict in a result sentence, as in the records of a rule set's
    time.
    """

    VERDICT = "verdict"
    """No details."""
    ROUTES = "routes"
    """The plays, prisoners and routes of each side."""
    CHIPS = "chips"
    """The agreed stake, if the players declared that they play for chips."""
    PLAYS = "plays"
    """The number of all plays."""


class Count(Enum):
    """A way to count a case; :mod:`goref.core.scoring.counts` computes each."""

    AREA = "area"
    HALF = "half"
    BOTH_SIDES = "both-sides"
    FILL_IN = "fill-in"
    EQUAL_STONES = "equal-stones"
    EQUAL_SPACE = "equal-space"
    AVERAGED = "averaged"
    DOT = "dot"
    TERRITORY = "territory"
    ROUTES = "routes"
    FILL_AND_HALVE = "fill-and-halve"
    TINGDAO = "tingdao"
    SATURATION = "to-saturation"
    STONES = "stones"
    """Living stones, once every route is filled; those on the board if routes do not count."""

    @property
    def one_sided(self) -> bool:
        """True if the count can be made for one side alone."""
        return self in (Count.AREA, Count.HALF, Count.FILL_IN)


@frozen
class Chips:
    """A bet's payment: ``first`` chips for the first stone won, 1 for each ``stones`` more."""

    first: int
    stones: int

    def won(self, margin: Fraction) -> int:
        """Returns the number of chips paid for a margin in stones; 0 for a margin of 0."""
        return self.first + int(abs(margin) - 1) // self.stones if margin else 0


COMMON_PLAY = PlayRules(Repetition.SIMPLE_KO, Suicide.NO, unsaid=True)
"""The simple ko rule, without suicide, for a rule set whose text names no such rule."""
SIMPLE_KO = PlayRules(Repetition.SIMPLE_KO, Suicide.NO)
"""The simple ko rule, without suicide, for a rule set whose text names it."""


@frozen(eq=False, repr=False)
class RuleSet:
    """A rule set as data.

    Attributes:
        id: its name on the command line.
        name: its name in every language.
        source: the text and article it is taken from.
        family: the group it is listed under (:data:`goref.core.rulesets.table.FAMILIES`).
        unit: the unit of its results.
        reckoning: the numbers compared in the line that a player can check.
        weights: the value of each counted quantity, in points of margin.
        payments: the payments on top of the count.
        komi: the usual komi in points; None if the rule set has no komi.
        handicap_komi: komi in points in handicap games unless the record or the user states
            one.
        own_komi: True if a record's komi counts only if the record names this very rule set.
        ties: the side that wins an equal result; None for a draw.
        handicap_ties: the side that wins an equal result in a handicap game, if ``ties`` does
            not say it.
        play: the rules on suicide and repetition.
        passes: the reading of an empty move in a record.
        stop: how play stops and the game ends, and how a dispute is handled.
        voids_dead: ends of the game that make every stone alive.
        counts: the ways of counting it allows, its own first.
        laid_out: payments that are made with stones on the board where the count allows it.
        stones_alone: True if only the stones on the board count at an end that voids dead
            marks; the count of empty points is for an agreed end.
        equal_sets: True if both sides have equally many stones, 180 on 19 lines.
        lends_stones: True if a side that is out of stones fills with the other's, which count
            as its own.
        wants_dame_filled: True if all dame must be filled before the count.
        leaves_kos: True if the holder of a last ko may leave it open and count its point.
        unfilled_is_dame: True if a point where a side should have made a protective play is a
            dame.
        undoes: which last plays are undone before the count; None if the last play stands.
        ignores_ruling: True if the board is counted as it is, whatever the ruling.
        settles_handicap: True if the text states the payment in a handicap game.
        wants_playing_out: True if dead chains are worth playing out; a finding lists them.
        remarks: codes of the findings to add to every result of this rule set.
        granted_loses: True if the side that was granted the first move loses an equal result.
        chips: the payment if the players declared that they play for chips.
        story: the details in its result sentences after the verdict.
        known_only: True if nothing can be computed; ``remarks`` state the known facts.
        articles: the articles by which single facts decide, by the fact's name; the table of
            facts (:mod:`goref.core.rulesets.used_facts`) cites ``source`` for any other fact.
    """

    id: str
    name: Text
    source: AnyText
    family: str
    unit: Unit = Unit.POINTS
    reckoning: CheckFormula = CheckFormula.AREA
    weights: Mapping[Quantity, int] = field(default_factory=dict)
    payments: tuple[Payment, ...] = ()
    komi: Fraction | None = None
    handicap_komi: Fraction = Fraction(0)
    own_komi: bool = False
    ties: Who | None = None
    handicap_ties: Who | None = None
    play: PlayRules = COMMON_PLAY
    passes: Passes = Passes.FREE
    stop: StopRules = COMMON_STOP
    voids_dead: frozenset[End] = frozenset()
    counts: tuple[Count, ...] = (Count.AREA,)
    laid_out: frozenset[Payment] = frozenset()
    stones_alone: bool = False
    equal_sets: bool = False
    lends_stones: bool = False
    wants_dame_filled: bool = False
    leaves_kos: bool = False
    unfilled_is_dame: bool = False
    undoes: UndonePlay | None = None
    ignores_ruling: bool = False
    settles_handicap: bool = True
    wants_playing_out: bool = False
    remarks: tuple[str, ...] = ()
    granted_loses: bool = False
    chips: Chips | None = None
    story: ResultStyle = ResultStyle.VERDICT
    known_only: bool = False
    articles: tuple[tuple[str, AnyText], ...] = ()

    def at(self, end: End | None) -> RuleSet:
        """Returns the rule set as it counts after an end of play; usually itself."""
        return _of_stones(self) if self.stones_alone and end in self.voids_dead else self

    def can_draw(self, komi: Fraction | None, *, handicap: bool = False) -> bool:
        """Returns whether a count can give a draw.

        It cannot if an equal result is a win for a side, or if no result can be equal. A
        granted first move is not considered.

        Args:
            komi: in points; None for none.
            handicap: True for a game with handicap stones.
        """
        if self.ties is not None or (handicap and self.handicap_ties is not None):
            return False
        return not self.part_of_point(komi)

    def part_of_point(self, komi: Fraction | None) -> Fraction | None:
        """Returns the part of a point that every margin has; None if the payments decide it.

        A margin is Black's points less White's; its part is from 0 to below 1.

        Args:
            komi: in points; None for none.

        >>> from goref.core.rulesets.table import ruleset
        >>> ruleset("japanese").part_of_point(Fraction(13, 2))
        Fraction(1, 2)
        """
        if MAYBE_HALF.intersection(self.payments):
            return None
        halves = Fraction(len(HALF_POINTS.intersection(self.payments)), 2)
        return (halves - (komi or 0)) % 1

    def __post_init__(self) -> None:
        object.__setattr__(self, "weights", MappingProxyType(dict(self.weights)))
        if (Payment.KOMI in self.payments) != (self.komi is not None):
            raise ValueError(f"{self.id}: a komi and its payment go together")
        if (self.unit is Unit.ZI) != (self.reckoning is CheckFormula.LAND):
            raise ValueError(f"{self.id}: zi are won over a base number")


@cache
def _of_stones(rules: RuleSet) -> RuleSet:
    """Returns a rule set that counts nothing but the stones on the board."""
    return replace(
        rules,
        weights={Quantity.STONES: 1},
        counts=(Count.STONES,),
        wants_dame_filled=False,
        leaves_kos=False,
    )
