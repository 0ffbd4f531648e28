"""What the referee can rule on a finding: accept what was computed, or say otherwise.

A table from the code of a finding to its choices, each an edit. The first choice accepts
what is counted now. A finding without an entry can be let stand.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from fractions import Fraction

from goref.app.edits.base import Edit
from goref.app.edits.incidents import AnswerLid, rule_on
from goref.app.edits.ruling import (
    FACTS,
    ChooseRules,
    ClaimPoints,
    DisputePoints,
    LeaveAsItStands,
    MarkStones,
    SettleFinding,
    StateFacts,
    VoidMove,
)
from goref.app.questions.harmless import counts_alike
from goref.core.base.colour import BLACK, COLOURS, WHITE, Colour, Who
from goref.core.base.findings import Finding
from goref.core.base.frozen import frozen, replace
from goref.core.base.geometry import Point
from goref.core.base.numbers import mixed
from goref.core.case.case import Case
from goref.core.case.facts import Need
from goref.core.findings.kind import Topic
from goref.core.findings.table import topic_of
from goref.core.incidents.consequence import ConsequenceKind, has
from goref.core.incidents.kinds import KINDS
from goref.core.rulesets.table import ruleset
from goref.core.ruling.contradictions import shared_near
from goref.core.ruling.dead import kin
from goref.core.ruling.quantity import Quantity
from goref.core.ruling.ruling import Claim, Kind, Life
from goref.core.ruling.survey import Survey


@frozen
class Choice:
    """One thing to say to a finding.

    Attributes:
        key: its wording in :mod:`goref.core.words.dispute.choices`.
        edit: the act.
        owner: ``B`` or ``W`` where the wording names a side.
        point: a point's name where the wording names one.
        accepts: this is how it is counted already.
    """

    key: str
    edit: Edit
    owner: str = ""
    point: str = ""
    accepts: bool = False

    @property
    def takes_reason(self) -> bool:
        """Whether a reason can be kept with it; facts and what is taken back have none."""
        match self.edit:
            case MarkStones(life=None) | ClaimPoints(claim=None) | SettleFinding(settled=False):
                return False
            case MarkStones() | ClaimPoints() | VoidMove() | SettleFinding():
                return True
            case _:
                return False

    def because(self, reason: str) -> Edit:
        """The act with a reason, where it can carry one."""
        edit = self.edit
        if reason and self.takes_reason:
            return replace(edit, reason=reason)  # type: ignore[type-var]
        return edit


@frozen(eq=False, repr=False)
class ChoiceGround:
    """What choices are made from: the case, its survey, the finding."""

    case: Case
    survey: Survey
    finding: Finding

    @property
    def points(self) -> frozenset[Point]:
        return frozenset(self.finding.points)

    @property
    def owner(self) -> Colour:
        args = dict(self.finding.args)
        return Colour.from_letter(args.get("owner") or args["colour"])

    def around(self, colour: Colour | None = None) -> frozenset[Point]:
        """The living chains that touch the finding's points."""
        board = self.survey.board
        return frozenset(
            stone
            for p in self.points
            for n in board.grid.neighbours[p]
            if board.cells[n] and colour in (None, board.cells[n])
            for stone in board.chain(n)
        )


def choices(case: Case, survey: Survey, finding: Finding) -> tuple[Choice, ...]:
    """What can be ruled on a finding; ``survey`` is of the final position as ruled."""
    ground = ChoiceGround(case, survey, finding)
    make = _illegal if topic_of(finding) is Topic.ILLEGAL else CHOICES.get(finding.code)
    if finding.code == "same-colour-twice":  # noticed in reading, not in counting
        make = _by_regulation
    said = [_harmless(ground, choice) for choice in make(ground)] if make else []
    made = tuple(sorted(said, key=lambda c: not c.accepts))
    if any(choice.accepts for choice in made) or finding.code == "fact-asked":
        return made
    return (Choice("settle", SettleFinding(finding), accepts=True), *made)


Maker = Callable[[ChoiceGround], Iterable[Choice]]


def _mark(points: Iterable[Point], life: Life | None) -> MarkStones:
    return MarkStones(frozenset(points), life)


def _claim(points: Iterable[Point], kind: Kind, owner: Colour | None = None) -> ClaimPoints:
    return ClaimPoints(frozenset(points), Claim(kind, owner))


def _harmless(g: ChoiceGround, choice: Choice) -> Choice:
    """The choice, if it accepts nothing else than what is counted; else one that lets it be.

    What is put down in words can change what is counted: a claim cuts its points off from
    the rest of their region, a mark spreads. Then the finding is let stand instead, and a
    dispute is ended.
    """
    if not choice.accepts or not isinstance(choice.edit, (MarkStones, ClaimPoints)):
        return choice
    if counts_alike(g.case, g.survey, choice.edit):
        return choice
    disputed = topic_of(g.finding) is Topic.DISPUTED
    let_be = DisputePoints(g.points, disputed=False) if disputed else SettleFinding(g.finding)
    return replace(choice, edit=let_be)


def _take_back_lives(g: ChoiceGround) -> Iterator[Choice]:
    yield Choice("take-back", _mark(g.points, None))


def _take_back_claims(g: ChoiceGround) -> Iterator[Choice]:
    yield Choice("take-back", ClaimPoints(g.points, None))


def _one_status(g: ChoiceGround) -> Iterator[Choice]:
    ruled = {g.case.ruling.lives[p] for p in g.points & g.case.ruling.lives.keys()}
    for life in sorted(ruled, key=lambda life: life.value):
        yield Choice(f"call-{life.value}", _mark(g.points, life))


def _fallen_or_alive(g: ChoiceGround) -> Iterator[Choice]:
    yield Choice("all-dead", _mark(g.points, Life.DEAD))
    yield Choice("all-alive", _mark(g.points, Life.ALIVE))


def _chain_in_doubt(g: ChoiceGround) -> Iterator[Choice]:
    now = g.survey.life(min(g.points))
    said = {g.case.ruling.lives[p] for p in g.points if p in g.case.ruling.lives}
    whole = kin(g.survey.position, g.case.ruling, min(g.points)) | g.points
    for life, points in (
        (Life.ALIVE, g.points),
        (Life.DEAD, whole),
        (Life.SEKI, g.points),
    ):
        as_now = life is now and said <= {now}
        yield Choice(f"call-{life.value}", _mark(points, life), accepts=as_now)


def _left_unclear(g: ChoiceGround) -> Iterator[Choice]:
    on_stones = g.case.position.cells[min(g.points)]
    yield from _chain_in_doubt(g) if on_stones else _disputed_points(g)


def _followed(life: Life) -> Maker:
    def make(g: ChoiceGround) -> Iterator[Choice]:
        yield Choice(f"call-{life.value}", _mark(g.points, life), accepts=True)
        yield Choice("call-alive", _mark(g.points, Life.ALIVE))

    return make


def _half_seki(g: ChoiceGround) -> Iterator[Choice]:
    yield Choice("around-seki", _mark(g.around(), Life.SEKI))
    yield Choice("no-seki", _mark(g.around() & g.survey.seki, Life.ALIVE))


def _nothing_in_seki(g: ChoiceGround) -> Iterator[Choice]:
    around = g.around(g.owner if "owner" in dict(g.finding.args) else None)
    if around:
        yield Choice("around-seki", _mark(around, Life.SEKI))
    yield Choice("take-back", ClaimPoints(g.points, None))


def _beside_enemy(g: ChoiceGround) -> Iterator[Choice]:
    enemy = g.owner.other
    yield Choice("take-back", ClaimPoints(g.points, None))
    yield Choice("enemy-dead", _mark(g.around(enemy), Life.DEAD), owner=enemy.letter)


def _open_ko(g: ChoiceGround) -> Iterator[Choice]:
    letter = g.owner.letter
    yield Choice("ko-held", _claim(g.points, Kind.KO, g.owner), letter, accepts=True)
    yield Choice("ko-plain", _claim(g.points, Kind.TERRITORY, g.owner), letter)
    yield Choice("ko-filled", _claim(g.points, Kind.DAME))


def _ko_in_land(g: ChoiceGround) -> Iterator[Choice]:
    letter = g.owner.letter
    yield Choice("ko-plain", _claim(g.points, Kind.TERRITORY, g.owner), letter, accepts=True)
    yield Choice("ko-held", _claim(g.points, Kind.KO, g.owner), letter)
    yield Choice("ko-filled", _claim(g.points, Kind.DAME))


def _to_fill(g: ChoiceGround) -> Iterator[Choice]:
    letter = g.owner.letter
    yield Choice("owned", _claim(g.points, Kind.TERRITORY, g.owner), letter, accepts=True)
    if Quantity.STONES not in ruleset(g.case.rules).weights:  # else the stone counts as well
        yield Choice("filled", _claim(g.points, Kind.DAME))


def _ruled_anew(g: ChoiceGround) -> Iterator[Choice]:
    yield Choice("ruled-anew", SettleFinding(g.finding), accepts=True)


def _whose(g: ChoiceGround) -> Iterator[Choice]:
    yield Choice("nobodys", _claim(g.points, Kind.DAME), accepts=True)
    for colour in (BLACK, WHITE):
        yield Choice("owned", _claim(g.points, Kind.TERRITORY, colour), colour.letter)


def _disputed_points(g: ChoiceGround) -> Iterator[Choice]:
    now = {(s.kind, s.owner) for p in g.points if (s := g.survey.statuses.get(p))}
    for kind, owner in sorted(now, key=str) if len(now) == 1 else ():
        if kind is not Kind.TERRITORY and owner is None:
            yield Choice("nobodys", _claim(g.points, kind), accepts=True)
    for colour in (BLACK, WHITE):
        yield Choice(
            "owned",
            _claim(g.points, Kind.TERRITORY, colour),
            colour.letter,
            accepts=now == {(Kind.TERRITORY, colour)},
        )
    if not any(kind.is_public for kind, _ in now):
        yield Choice("nobodys", _claim(g.points, Kind.DAME))


def _maybe_sole(g: ChoiceGround) -> Iterator[Choice]:
    letter = g.owner.letter
    yield Choice("shared", _claim(g.points, Kind.SHARED), accepts=True)
    yield Choice("sole", _claim(g.points, Kind.SOLE_LIBERTY, g.owner), letter)
    yield Choice("one-sided", _claim(g.points, Kind.ONE_SIDED, g.owner), letter)


def _which_stays(g: ChoiceGround) -> Iterator[Choice]:
    names = g.case.record.grid.name
    for point in sorted(g.points):
        yield Choice("leave", _claim([point], Kind.SHARED), point=names(point))
    yield Choice("take-back", ClaimPoints(g.points, None))


def _name_what_stays(g: ChoiceGround) -> Iterator[Choice]:
    points = shared_near(g.survey, g.points)
    names = ", ".join(g.case.record.grid.names(points))
    yield Choice("leave", _claim(points, Kind.SHARED), point=names)
    yield Choice("take-back", ClaimPoints(g.points, None))


def _illegal(g: ChoiceGround) -> Iterator[Choice]:
    if g.finding.move is None:
        return
    yield Choice("void", VoidMove(g.finding.move))
    yield from _by_regulation(g)


def _by_regulation(g: ChoiceGround) -> Iterator[Choice]:
    from goref.app.incidents.drafting import of_finding  # few records have any

    draft = of_finding(g.case, g.finding)
    if draft is None:
        return
    incident, proposed = draft
    decided = proposed.consequences
    for kind, key in AS_INCIDENT:
        if has(decided, kind):
            if kind is ConsequenceKind.STANDS and not KINDS[incident.kind].can_stand:
                return
            owner = incident.side.colours[0].letter
            ruled = rule_on(replace(incident, decided=decided), g.finding)
            yield Choice(f"incident-{key}", ruled, owner)
            return


AS_INCIDENT = (
    (ConsequenceKind.LOSS, "loss"),
    (ConsequenceKind.COUNTS_AS_PASS, "pass"),
    (ConsequenceKind.TAKEN_BACK, "taken-back"),
    (ConsequenceKind.STANDS, "stands"),
)
"""What the regulation may say of an illegal move, the gravest first."""


def _in_the_lid(g: ChoiceGround) -> Iterator[Choice]:
    said = dict(g.finding.args).get("number", "")
    if not (said.isascii() and said.isdecimal()):
        return
    number = int(said)
    yield Choice("in-lid", AnswerLid(number, True))
    yield Choice("not-in-lid", AnswerLid(number, False))


def _as_it_stands(key: str) -> Maker:
    def make(g: ChoiceGround) -> Iterator[Choice]:
        yield Choice(key, LeaveAsItStands(), accepts=True)

    return make


def _nothing_else(g: ChoiceGround) -> Iterator[Choice]:
    yield Choice("none-else" if g.survey.dead else "none-dead", LeaveAsItStands(), accepts=True)


def _answers(g: ChoiceGround) -> Iterator[Choice]:
    need = Need(dict(g.finding.args)["need"])
    if need is Need.FIRST:
        for colour in COLOURS:
            yield Choice("side", StateFacts((("began", colour),)), colour.letter)
        return
    for who in Who:
        edit = StateFacts(((need.value, who),))
        if who.colour is None:
            yield Choice("nobody", edit)
        else:
            yield Choice("side", edit, who.colour.letter)


def _granted(g: ChoiceGround) -> Iterator[Choice]:
    even = StateFacts((("granted_first", Who.NOBODY),))
    yield Choice("nobody", even, accepts=True)
    for colour in COLOURS:
        edit = StateFacts((("granted_first", Who.of(colour)),))
        yield Choice("side", edit, colour.letter)


def _stated(g: ChoiceGround) -> Iterator[Choice]:
    fact = dict(g.finding.args)["option"]
    if fact in FACTS:
        yield Choice("as-recorded", StateFacts(((fact, None),)))


def _stated_again(g: ChoiceGround) -> Iterator[Choice]:
    """The other value of a fact that a record gives twice, where it can be stated."""
    other = dict(g.finding.args)["other"]
    for value in g.finding.values[1:]:
        match value:
            case str():
                yield Choice("state", ChooseRules(value), point=other)
            case int():
                yield Choice("state", StateFacts((("handicap", value),)), point=other)
            case Fraction():
                yield Choice("state", StateFacts((("komi", value),)), point=other)


def _komis(g: ChoiceGround) -> Iterator[Choice]:
    """Every komi that a number may mean, but for the one that was taken."""
    for komi in g.finding.values:
        if isinstance(komi, Fraction) and komi != g.case.record.info.komi:
            yield Choice("komi", StateFacts((("komi", komi),)), point=mixed(komi))


def _dead_by_marks(g: ChoiceGround) -> Iterator[Choice]:
    if g.points:
        yield Choice("all-dead", _mark(g.points, Life.DEAD))


def _take_back_figures(g: ChoiceGround) -> Iterator[Choice]:
    yield Choice("take-back", StateFacts((("prisoners", None), ("plays", None))))


def _take_back_bowls(g: ChoiceGround) -> Iterator[Choice]:
    yield Choice("take-back", StateFacts((("bowls", None),)))


CHOICES: dict[str, Maker] = {
    "not-ruled": _as_it_stands("none-dead"),
    "rest-not-ruled": _nothing_else,
    "marked-by-record": _as_it_stands("as-marked"),
    "marked-in-part": _as_it_stands("as-marked"),
    "marked-by-suggestion": _as_it_stands("as-marked"),
    "left-unclear": _left_unclear,
    "decision-without-stone": _take_back_lives,
    "claim-on-stone": _take_back_claims,
    "chain-two-statuses": _one_status,
    "dead-beside-alive": _fallen_or_alive,
    "dead-disputed": _chain_in_doubt,
    "left-in-atari": _chain_in_doubt,
    "dead-kin-followed": _followed(Life.DEAD),
    "seki-spread": _followed(Life.SEKI),
    "seki-on-one-side": _half_seki,
    "seki-beside-territory": _half_seki,
    "shared-without-seki": _nothing_in_seki,
    "one-sided-without-seki": _nothing_in_seki,
    "eye-without-seki": _nothing_in_seki,
    "owned-beside-enemy": _beside_enemy,
    "ko-proposed": _open_ko,
    "ko-beside-dead": _ko_in_land,
    "protest-upheld": _ruled_anew,
    "must-be-filled": _to_fill,
    "open-border": _whose,
    "nobodys-region": _whose,
    "claim-disputed": _disputed_points,
    "seki-sole-liberty-possible": _maybe_sole,
    "seki-one-sided-possible": _maybe_sole,
    "one-sided-nothing-shared": _which_stays,
    "one-sided-shared-not-named": _name_what_stays,
    "option-over-record": _stated,
    "fact-twice": _stated_again,
    "fact-again": _stated_again,
    "komi-in-ko-too": _stated_again,
    "komi-hundredths-open": _komis,
    "komi-with-handicap": _komis,
    "komi-zi-unusual": _komis,
    "territory-swapped": _dead_by_marks,
    "penalty-in-lid": _in_the_lid,
    "ledger-gap": _take_back_figures,
    "ledger-missing": _take_back_bowls,
    "ledger-surplus": _take_back_bowls,
    "fact-asked": _answers,
    "tie-granted-first": _granted,
}
"""By code; plays that are not legal have theirs in common."""
