"""The payments: one function per :class:`~goref.core.rulesets.ruleset.Payment`."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from goref.core.base.colour import BLACK, COLOURS, WHITE, Colour, Pair, Who
from goref.core.base.findings import Finding, Level, found
from goref.core.base.frozen import frozen, replace
from goref.core.base.numbers import shown
from goref.core.case.case import Case
from goref.core.case.facts import Facts, RequiredFact
from goref.core.game.record import GameInfo
from goref.core.rulesets.recorded_names import spoken_rules
from goref.core.rulesets.ruleset import Payment, RuleSet
from goref.core.ruling.survey import Survey
from goref.core.ruling.tally import Tally
from goref.core.scoring.before_last_dame import might_be_last_dame, shows_last_play

ZERO = Fraction(0)


@frozen(eq=False, repr=False)
class PaymentResult:
    """A computed payment: what it adds to each side, or the facts that must be known first.

    Amounts are in points of margin (routes or stones if the rule set counts those).
    """

    black: Fraction = ZERO
    white: Fraction = ZERO
    needs: tuple[RequiredFact, ...] = ()
    findings: tuple[Finding, ...] = ()


@frozen(eq=False, repr=False)
class PaymentContext:
    """The case, rule set and other values from which a payment is computed."""

    case: Case
    rules: RuleSet
    facts: Facts
    survey: Survey
    tally: Tally


def paid(payment: Payment, grounds: PaymentContext) -> PaymentResult:
    """Returns the result of one payment."""
    return PAYMENTS[payment](grounds)


def komi_of(case: Case, rules: RuleSet, handicap: int) -> Fraction | None:
    """Returns White's komi in points for a case; None if the rule set has no komi.

    The stated komi comes first, then the record's, then the usual one. Under a rule set with
    ``own_komi``, the record's komi is used only if the record names this rule set.
    """
    if rules.komi is None:
        return None
    if case.answers.komi is not None:
        return case.answers.komi
    info = case.record.info
    if info.komi is not None and not (rules.own_komi and is_anothers(info, rules)):
        return info.komi
    return rules.handicap_komi if handicap else rules.komi


def is_anothers(info: GameInfo, rules: RuleSet) -> bool:
    """Returns True if a record does not name this rule set, so that its komi is for another."""
    return spoken_rules(info.rules) != rules.id


def _komi(g: PaymentContext) -> PaymentResult:
    komi = komi_of(g.case, g.rules, g.facts.handicap)
    findings: tuple[Finding, ...] = ()
    recorded = g.case.record.info.komi
    if g.case.answers.komi is None and recorded is not None:
        if komi != recorded:
            note = found("komi-of-another", Level.NOTE, komi=shown(recorded))
            return PaymentResult(white=komi or ZERO, findings=(note,))
        usual = g.rules.handicap_komi if g.facts.handicap else g.rules.komi
        if usual != komi:
            findings = (
                found("komi-from-record", Level.NOTE, komi=shown(komi), usual=shown(usual)),
            )
    return PaymentResult(white=komi or ZERO, findings=findings)


def _handicap(g: PaymentContext) -> PaymentResult:
    half = Fraction(g.facts.handicap, 2)
    return PaymentResult(-half, half)


def _handicap_less_one(g: PaymentContext) -> PaymentResult:
    return PaymentResult(white=Fraction(max(g.facts.handicap - 1, 0)))


def _handicap_zi(g: PaymentContext) -> PaymentResult:
    stones = Fraction(g.facts.handicap)
    return PaymentResult(-stones, stones)


def _last_play_1920(g: PaymentContext) -> PaymentResult:
    last, began = g.facts.last_play, g.facts.began
    if last is Who.NOBODY:
        return PaymentResult()
    needs = []
    if last is None:
        needs.append(RequiredFact.LAST_PLAY)
    if began is None:
        needs.append(RequiredFact.FIRST)
    if needs:
        return PaymentResult(needs=tuple(needs))
    if began is WHITE:
        # In a handicap game Black's last play only evens the turns; White pays for its own.
        return PaymentResult(black=Fraction(1)) if last is Who.WHITE else PaymentResult()
    return PaymentResult(black=Fraction(-1)) if last is Who.BLACK else PaymentResult()


def _last_play_1964(g: PaymentContext) -> PaymentResult:
    if g.facts.handicap or g.facts.last_play in (Who.WHITE, Who.NOBODY):
        return PaymentResult()
    if g.facts.began is WHITE:
        return PaymentResult()
    needs = []
    if g.facts.last_play is None:
        needs.append(RequiredFact.LAST_PLAY)
    if g.facts.began is None:
        needs.append(RequiredFact.FIRST)
    return PaymentResult(needs=tuple(needs)) if needs else PaymentResult(black=Fraction(-1))


def _last_competitive(g: PaymentContext) -> PaymentResult:
    match g.facts.last_competitive:
        case None:
            return PaymentResult(needs=(RequiredFact.LAST_COMPETITIVE,))
        case Who.BLACK:
            return PaymentResult(Fraction(-1, 2), Fraction(1, 2))
        case _:
            return PaymentResult()


def _white_began(g: PaymentContext) -> tuple[Finding, ...]:
    if g.facts.began is WHITE:
        return (found("payment-white-began", Level.CHECK),)
    return ()


def _first_pass(g: PaymentContext) -> PaymentResult:
    match g.facts.first_pass:
        case None:
            return PaymentResult(needs=(RequiredFact.FIRST_PASS,))
        case Who.WHITE:
            return PaymentResult(white=Fraction(1), findings=_white_began(g))
        case _:
            return PaymentResult(findings=_white_began(g))


def _first_pass_by_black(g: PaymentContext) -> PaymentResult:
    same = _first_pass(g)
    return PaymentResult(black=-same.white, needs=same.needs, findings=same.findings)


def _button(g: PaymentContext) -> PaymentResult:
    half = Fraction(1, 2)
    match g.facts.first_pass:
        case None:
            return PaymentResult(needs=(RequiredFact.FIRST_PASS,))
        case Who.BLACK:
            return PaymentResult(black=half)
        case Who.WHITE:
            return PaymentResult(white=half)
        case _:
            return PaymentResult(findings=(found("button-untaken", Level.CHECK),))


def _surplus_plays(g: PaymentContext) -> PaymentResult:
    if g.facts.handicap:
        return PaymentResult()
    plays = g.facts.board_plays
    if plays is None:
        return PaymentResult(needs=(RequiredFact.PLAYS,))
    surplus = plays.black - plays.white
    if surplus > 0:
        return PaymentResult(black=Fraction(-surplus))
    return PaymentResult(white=Fraction(surplus))


def _surplus_turns(g: PaymentContext) -> PaymentResult:
    turns = g.facts.turns
    if turns is None:
        return _without_turns(g)
    side, surplus = _missing_turns(turns)
    return _paying(side.other, surplus)


def _missing_turns(turns: Pair[int]) -> tuple[Colour, int]:
    """Returns the side with fewer turns, and the number of turns that it lacks."""
    if turns.black < turns.white:
        return BLACK, turns.white - turns.black
    return WHITE, turns.black - turns.white


def _without_turns(g: PaymentContext) -> PaymentResult:
    """Returns a result without amounts, which names the plays as needed if they are not known.

    Pass stones need not be named: the weights already require them.
    """
    return PaymentResult(needs=(RequiredFact.PLAYS,) if g.facts.plays is None else ())


def _equal_turns(g: PaymentContext) -> PaymentResult:
    turns = g.facts.turns
    if turns is None:
        return _without_turns(g)
    side, lacking = _missing_turns(turns)
    # The board still has the stone that a stated last play put on a dame.
    taken = g.rules.undoes is not None and g.facts.last_dame is Who.of(side.other)
    mended = _mended(side, lacking, g.tally.dame + taken)
    return replace(mended, needs=_of_last_play(g, side.other)) if lacking else mended


def _of_last_play(g: PaymentContext, longer: Colour) -> tuple[RequiredFact, ...]:
    """Returns the unknown facts on the last play that decide whether it is undone.

    ``longer``: the side with more turns; only its last play can be undone.
    """
    undoes, last_dame = g.rules.undoes, g.facts.last_dame
    if undoes is None or g.facts.last_play not in (None, Who.of(longer)):
        return ()
    ask = last_dame is None and might_be_last_dame(g.case, g.survey, longer)
    if undoes.dame_only:
        return (RequiredFact.LAST_DAME,) if ask and not g.tally.dame else ()
    if last_dame is Who.of(longer) or shows_last_play(g.case):
        return ()
    return (RequiredFact.LAST_DAME if ask else RequiredFact.RECORD,)


def _handed_stones(g: PaymentContext) -> PaymentResult:
    turns = g.facts.turns
    return _without_turns(g) if turns is None else _handed(*_missing_turns(turns))


def _second_phase(g: PaymentContext) -> PaymentResult:
    if g.facts.second_phase is None:
        return PaymentResult(needs=(RequiredFact.RECORD,))
    return _mended(*_missing_turns(g.facts.second_phase), g.tally.dame)


def _mended(side: Colour, lacking: int, dame: int) -> PaymentResult:
    """Returns the payment of a side that lacks turns.

    For each missing turn the side takes a dame while there are any, and then hands over a
    stone. Only the stones are paid for.
    """
    by_dame = min(lacking, dame)
    findings: list[Finding] = []
    if by_dame:
        findings.append(found("turns-by-dame", Level.NOTE, colour=side, count=by_dame))
    rest = _handed(side, lacking - by_dame)
    return PaymentResult(rest.black, rest.white, findings=(*findings, *rest.findings))


def _handed(side: Colour, stones: int) -> PaymentResult:
    if not stones:
        return PaymentResult()
    findings = (found("turns-by-stone", Level.NOTE, colour=side, count=stones),)
    return _paying(side, stones, findings)


def _paying(side: Colour, stones: int, findings: tuple[Finding, ...] = ()) -> PaymentResult:
    amounts = {c: Fraction(-stones) if c is side else ZERO for c in COLOURS}
    return PaymentResult(amounts[BLACK], amounts[WHITE], findings=findings)


PAYMENTS: dict[Payment, Callable[[PaymentContext], PaymentResult]] = {
    Payment.KOMI: _komi,
    Payment.HANDICAP: _handicap,
    Payment.HANDICAP_LESS_ONE: _handicap_less_one,
    Payment.HANDICAP_ZI: _handicap_zi,
    Payment.LAST_PLAY_1920: _last_play_1920,
    Payment.LAST_PLAY_1964: _last_play_1964,
    Payment.LAST_COMPETITIVE: _last_competitive,
    Payment.FIRST_PASS: _first_pass,
    Payment.FIRST_PASS_BY_BLACK: _first_pass_by_black,
    Payment.BUTTON: _button,
    Payment.SURPLUS_PLAYS: _surplus_plays,
    Payment.SURPLUS_TURNS: _surplus_turns,
    Payment.EQUAL_TURNS: _equal_turns,
    Payment.HANDED_STONES: _handed_stones,
    Payment.SECOND_PHASE: _second_phase,
}
