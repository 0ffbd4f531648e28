"""Results as sentences, in the terms of each unit and rule set."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from functools import partial

from goref.core.base.colour import BLACK, COLOURS, WHITE
from goref.core.base.frozen import replace
from goref.core.base.language import LANGUAGES, Language, Plural, Text
from goref.core.base.numbers import chinese, in_zi, mixed, with_half
from goref.core.case.case import Case
from goref.core.game.act_kinds import ActKind
from goref.core.game.play_rules import PlayedFor
from goref.core.game.record import Act
from goref.core.rulesets.ruleset import Payment, ResultStyle, RuleSet, Unit
from goref.core.rulesets.stops.stop_rules import GameEnding
from goref.core.ruling.ruling import StatusSource
from goref.core.scoring.lines import PENALTY, CountedBoard, Line
from goref.core.scoring.scorer import Score, Winner
from goref.core.scoring.status import CaseState
from goref.core.stopping.game_state import Outcome
from goref.core.texts.terms import NEEDS, SIDES, term

text = partial(Text, "results")
plural = partial(Plural, "results")

MARGINS: dict[str, Text] = {
    "komi": text("Margin with komi"),
    "paid": text("Margin, all paid"),
    "plain": text("Black less White"),
}


def sentence(case: Case, score: Score, language: Language) -> str:
    """Returns the result of a score as a sentence. While the ruling is too incomplete to name a
    winner, the sentence says so instead.
    """
    if score.outcome is not None:
        return _decided(score, language)
    if score.rules.known_only:
        return KNOWN_ONLY.in_(language)
    if not score.status.state.names_winner:
        return UNRULED[score.status.state].in_(language)
    if score.margin is None:
        return NEEDED.in_(language, facts=needs_text(score, language))
    short = _verdict(score, language)
    story = STORIES.get(score.rules.story)
    told = story(case, score, language, short) if story else short
    return told if score.status.is_settled else PROVISIONAL.in_(language, result=told)


def needs_text(score: Score, language: Language) -> str:
    """Returns the facts that must be known before there is a result, as a list on one line."""
    return LANGUAGES[language].listed(term(NEEDS, n.value, language) for n in score.needs)


def margin_name(lines: Iterable[Line], language: Language) -> str:
    """Returns the name of the margin, such as Black less White after komi.

    The name depends on the payments in ``lines``.
    """
    paid = {line.key for line in lines if line.paid}
    kind = "komi" if Payment.KOMI.value in paid else "paid" if paid else "plain"
    return term(MARGINS, kind, language)


def verdict(score: Score, language: Language) -> str:
    """Returns winner and margin, without details; ``–`` if undecided or facts are missing.

    >>> from goref.core.base.language import ENGLISH
    >>> from goref.core.game.record import GameRecord, Setup
    >>> from goref.core.rulesets.table import ruleset
    >>> from goref.core.ruling.ruling import Ruling
    >>> from goref.core.scoring.scorer import score
    >>> case = Case(GameRecord(setup=Setup(black=frozenset({60}))), Ruling().as_it_stands())
    >>> verdict(score(case, ruleset("aga")), ENGLISH)
    'Black wins by 353½ points'
    """
    return would_be(score, language) if score.status.state.names_winner else "–"


def would_be(score: Score, language: Language) -> str:
    """Returns the verdict as it would be if nothing open changed it; ``–`` if facts are
    missing.
    """
    if score.outcome is not None:
        return _outcome(score.outcome, language)
    return "–" if score.margin is None else _verdict(score, language)


def _outcome(outcome: Outcome, language: Language) -> str:
    winner = outcome.winner
    told = OUTCOMES[outcome.how].in_(
        language,
        winner=term(SIDES, winner.letter, language) if winner else "",
        loser=term(SIDES, winner.other.letter, language) if winner else "",
    )
    if outcome.incident is None:
        return told
    from goref.core.incidents.kinds import KINDS  # few games end so

    kind = KINDS.get(outcome.kind)
    why = outcome.kind if kind is None else kind.name.in_(language)
    if outcome.how is GameEnding.TIME:  # the kind adds nothing to it
        why = INCIDENT.in_(language, number=outcome.incident)
    if outcome.led is not None:
        from goref.core.incidents.adding_up import counted_said

        why = f"{why}{LANGUAGES[language].clause}{counted_said(outcome.led, language)}"
    return LANGUAGES[language].with_aside(told, why)


def _decided(score: Score, language: Language) -> str:
    """Returns a result that does not come from the count, with the referee's count."""
    told, counted = verdict(score, language), as_counted(score)
    if counted is None:
        return told
    return COUNTED.in_(language, verdict=told, counted=_verdict(counted, language))


def as_counted(score: Score) -> Score | None:
    """Returns the score as if the count decided; unchanged if it does.

    Returns None if the game ended differently and the margin is not known, or not everything is
    ruled by the referee.
    """
    if score.outcome is None:
        return score
    known = _is_all_ruled(score) and score.margin is not None
    return replace(score, outcome=None) if known else None


def _is_all_ruled(score: Score) -> bool:
    ruling = score.survey.ruling
    return ruling.voice is StatusSource.REFEREE and not ruling.unclear


def ends_every_count(score: Score) -> bool:
    """Returns True if an incident ended the game, which holds under every rule set."""
    return score.outcome is not None and score.outcome.incident is not None


def count_beside(score: Score, language: Language) -> str:
    """Returns the result of the count of a game that ended differently; empty if not known."""
    counted = None if score.outcome is None else as_counted(score)
    if counted is None:
        return ""
    return BESIDE.in_(language, counted=_verdict(counted, language))


def same_everywhere(score: Score, language: Language) -> str:
    """Returns the effect of incidents that is the same under every rule set; empty for none."""
    if ends_every_count(score):
        text = EVERY_COUNT if _is_all_ruled(score) else NO_COUNT
        return text.in_(language, verdict=verdict(score, language))
    if not score.penalty:
        return ""
    gains = BLACK if score.penalty > 0 else WHITE
    name = term(SIDES, gains.letter, language)
    return EVERY_PENALTY.in_(language, name=name, amount=mixed(abs(score.penalty)))


OUTCOMES = {
    GameEnding.RESIGNED: text("{winner} wins by resignation"),
    GameEnding.NO_PLAY: text("{winner} wins: {loser} has no legal play"),
    GameEnding.NO_RESULT: text("No result"),
    # Translators: by agreement or by a cycle, not by the count
    GameEnding.DRAW: Text("results: how play ended", "Draw"),
    GameEnding.BOTH_LOSE: text("Both sides lose"),
    GameEnding.PENALTY: text("{winner} wins: {loser} loses by penalty"),
    GameEnding.TIME: text("{winner} wins on time"),
    GameEnding.NEW_GAME: text("No result: a new game was ordered"),
}
"""Results that do not come from the count."""
COUNTED = text("{verdict} (the count would say: {counted})")
INCIDENT = text("incident {number}")
BESIDE = text("The count would say: {counted}")
EVERY_COUNT = text("{verdict}. Below is what the count would have given.")
NO_COUNT = text("{verdict}. What the count would have given is not ruled.")
EVERY_PENALTY = text("Penalty under every rule set: {name} +{amount}.")

KNOWN_ONLY = text("Known by name only; nothing is computed.")
NEEDED = text("Not decided: {facts} must be known.")
UNRULED = {
    CaseState.UNDECIDED: text("Not ruled yet."),
    CaseState.IN_PLAY: text("The game is in play."),
}
PROVISIONAL = text("Provisional: {result}")
# Translators: by the count
DRAWN = text("Draw")


def _verdict(score: Score, language: Language) -> str:
    if score.ahead is Winner.DRAW:
        return DRAWN.in_(language)
    amount = abs(score.native or Fraction(0))
    return won_by(score.ahead.value, amount, score.rules, language)


def won_by(winner: str, amount: Fraction, rules: RuleSet, language: Language) -> str:
    """Returns winner and margin: ``White wins by 3¾ zi``.

    Args:
        winner: ``B`` or ``W``.
        amount: in the unit of the rule set; 0 if an equal result is a win for that side.
    """
    text = WON[rules.unit] if amount else TIE
    if rules.unit is Unit.ROUTES and amount.denominator != 1:
        text = PARTS_OF_ROUTES
    elif rules.story is ResultStyle.PLAYS and amount:
        text = ZI_OF_OLD
    return text.in_(
        language,
        name=term(SIDES, winner, language),
        amount=mixed(amount),
        number=amount,
        zi=in_zi(amount),
        old=_zi_of_old(amount),
        moku=with_half(amount, "目"),
        points=with_half(amount, "点"),
        jip=with_half(amount, "집", "반"),
        whole=_Count(amount),
    )


TIE = text("{name} wins the tie")
WON: dict[Unit, Text | Plural] = {
    Unit.POINTS: plural(
        "{name} wins by {amount} point", "{name} wins by {amount} points", "number"
    ),
    Unit.MOKU: Plural(
        "results: territory",
        "{name} wins by {amount} point",
        "{name} wins by {amount} points",
        "number",
    ),
    Unit.ZI: text("{name} wins by {amount} zi"),
    Unit.ROUTES: plural(
        "{name} wins by {amount} route", "{name} wins by {amount} routes", "number"
    ),
    Unit.STONES: plural(
        "{name} wins by {amount} stone", "{name} wins by {amount} stones", "number"
    ),
}
"""The sentence for a margin, by unit; placeholders offer the margin in several spellings."""
# Translators: the number has a half or a quarter
PARTS_OF_ROUTES = Plural(
    "results: parts of routes",
    "{name} wins by {amount} route",
    "{name} wins by {amount} routes",
    "number",
)
# Translators: as records of the Ming and Qing write it
ZI_OF_OLD = Text("results: Ming and Qing", "{name} wins by {amount} zi")


def _zi_of_old(amount: Fraction) -> str:
    """Returns zi as Ming and Qing records do, with halves only: ``三子半``, ``半子``."""
    whole, rest = divmod(amount, 1)
    if not whole or rest not in (0, Fraction(1, 2)):
        return in_zi(amount)
    return f"{chinese(whole)}子半" if rest else f"{chinese(whole)}子"


class _Count(int):
    """A number that a text can format in two ways: ``{n}``, ``{n:numeral}``."""

    def __format__(self, way: str) -> str:
        """Returns the number with a true minus, or as a numeral."""
        return chinese(self) if way == "numeral" else str(int(self)).replace("-", "−")


def counted_plays(case: Case, score: Score) -> tuple[int, int] | None:
    """Returns plays of each side up to the counted board: as stated, else of the record.

    Returns None for a bare position without stated plays. Plays of the record added only to
    settle points are not counted.
    """
    if case.answers.plays is not None:
        return score.facts.plays
    if case.record.is_bare:
        return None
    plays = [
        moment.entry
        for moment in case.moments
        if isinstance(moment.entry, Act) and moment.entry.kind is ActKind.PLAY
        if not (moment.impossible or moment.voided)
    ]
    if score.basis is CountedBoard.BEFORE_LAST:
        plays.pop()
    made = [act.colour for act in plays if not act.settling]
    return made.count(BLACK), made.count(WHITE)


PASSED = text(" Pass stones filled back too: Black {black}, White {white}.")
PLAYS_EACH = plural(" {black} play each.", " {black} plays each.", "black")
PLAYS_OF_BOTH = plural(
    " Black {black} play, White {white}.", " Black {black} plays, White {white}.", "black"
)
ROUTES = text(
    "{verdict}.{each} Black took {white_stones} and has {black_routes}; "
    "White took {black_stones} and has {white_routes}.{also}"
)
TAKEN = (
    plural("{count} black stone", "{count} black stones"),
    plural("{count} white stone", "{count} white stones"),
)
# Translators: as in "Black took 0 white stones"; a language may say that none was taken
NONE_TAKEN = (
    Plural("results: none taken", "{count} black stone", "{count} black stones"),
    Plural("results: none taken", "{count} white stone", "{count} white stones"),
)
OWN_ROUTES = plural("{count} route", "{count} routes")
ALL_PLAYS = plural(
    "{plays} play in all. {verdict}.", "{plays} plays in all. {verdict}.", "plays"
)


def _routes(case: Case, score: Score, language: Language, verdict: str) -> str:
    """Returns the result as old records state it: plays of each side, prisoners, routes."""
    lost = score.facts.lost(score.tally.dead)
    if lost is None:
        return verdict
    passed = score.facts.pass_stones
    also = ""
    if passed is not None and any(passed):
        also = PASSED.in_(language, black=_Count(passed.black), white=_Count(passed.white))
    plays = counted_plays(case, score)
    each = ""
    if plays is not None:
        black, white = map(_Count, plays)
        text = PLAYS_EACH if black == white else PLAYS_OF_BOTH
        each = text.in_(language, black=black, white=white)
    # A stone handed over is a route less; a penalty is no route.
    own = [line for line in score.lines if line.key != PENALTY]
    black_routes, white_routes = (
        OWN_ROUTES.in_(language, count=_Count(sum(line.of(side) for line in own)))
        for side in COLOURS
    )
    black_stones, white_stones = (
        (text if count else none).in_(language, count=_Count(count))
        for text, none, count in zip(TAKEN, NONE_TAKEN, lost, strict=True)
    )
    return ROUTES.in_(
        language,
        verdict=verdict,
        each=each,
        white_stones=white_stones,
        black_stones=black_stones,
        black_routes=black_routes,
        white_routes=white_routes,
        also=also,
    )


def _plays(case: Case, score: Score, language: Language, verdict: str) -> str:
    """Returns the verdict with the number of all plays, as Ming and Qing records have it."""
    plays = counted_plays(case, score)
    if plays is None:
        return verdict
    return ALL_PLAYS.in_(language, plays=_Count(sum(plays)), verdict=verdict)


CHIPS_WON = text(
    "{verdict}. Played for chips: {winner} wins {chips} ({first} for the first stone, one for "
    "every {stones} more)."
)
NO_CHIPS = text("{verdict}. Played for chips: none change hands.")
GAME_ALONE = text("{verdict}. Played for the game alone: the margin pays nothing.")


def _chips(case: Case, score: Score, language: Language, verdict: str) -> str:
    """Returns the verdict with the chips that are paid, if the players declared chips."""
    pays, margin = score.rules.chips, score.margin
    if pays is None or margin is None or score.facts.played_for is None:
        return verdict
    if score.facts.played_for is PlayedFor.GAME:
        return GAME_ALONE.in_(language, verdict=verdict)
    text = CHIPS_WON if margin else NO_CHIPS
    return text.in_(
        language,
        verdict=verdict,
        winner=term(SIDES, score.winner.value, language),
        chips=_Count(pays.won(margin)),
        first=_Count(pays.first),
        stones=_Count(pays.stones),
    )


STORIES = {ResultStyle.CHIPS: _chips, ResultStyle.ROUTES: _routes, ResultStyle.PLAYS: _plays}
"""The functions that add details to the verdict, by the style of the result."""
