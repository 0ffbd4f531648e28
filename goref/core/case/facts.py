"""The facts of a game, from the record and the referee's statements, as a rule set reads them.

An unknown fact is None and remains None: code that needs it reports it as missing. Only three
things are assumed: that there is no handicap, that White begins a handicap game, and that no
pass stones were put down if only plays were stated.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from enum import Enum

from goref.core.base.colour import BLACK, WHITE, Colour, Pair, Who, added_up
from goref.core.base.findings import Finding, Level, found
from goref.core.base.frozen import frozen, replace
from goref.core.base.numbers import shown
from goref.core.case.case import Case, StatedFacts
from goref.core.game.act_kinds import ActKind
from goref.core.game.play_rules import Passes, PlayedFor
from goref.core.game.record import Act
from goref.core.game.replay import NO_STONES


class RequiredFact(Enum):
    """A fact that can be missing; the value is the name of the stated fact that supplies it.

    No stated fact supplies ``RECORD``: it is known only from a record with moves.
    """

    FIRST = "began"
    FIRST_PASS = "first_pass"
    LAST_PLAY = "last_play"
    LAST_DAME = "last_dame"
    LAST_COMPETITIVE = "last_competitive"
    PRISONERS = "prisoners"
    PLAYS = "plays"
    PASS_STONES = "pass_stones"
    END = "end"
    RECORD = "record"


@frozen
class Facts:
    """The facts of a game. None means not known.

    Attributes:
        handicap: handicap stones, 0 for none; never 1.
        began: the side that made the first turn.
        first_pass: the side that first passed, gave up or put down a pass stone in the game.
        last_play: the side that put down the last stone on the board.
        last_competitive: the side that made the last competitive play; as stated, since no
            record shows which play that was.
        captured: stones of each colour captured in play.
        plays: stones each side put on the board in turn.
        setup: stones put on the board outside the turns.
        pass_stones: stones put off the board.
        passes: empty moves of any kind.
        second_phase: plays made after the first two passes in a row.
        last_turn: the side that made the last act of the record, a pass or give-up included.
        last_dame: the side whose last play only took a dame, as stated. A record with moves
            shows this without a statement.
        granted_first, played_for: as stated; no record contains them.
        findings: notes on differences between the referee's statements and the record, and on
            pass stones assumed to be 0 because only plays were stated.
    """

    handicap: int = 0
    began: Colour | None = None
    first_pass: Who | None = None
    last_play: Who | None = None
    last_competitive: Who | None = None
    captured: Pair[int] | None = None
    plays: Pair[int] | None = None
    setup: Pair[int] = NO_STONES
    pass_stones: Pair[int] | None = None
    passes: Pair[int] | None = None
    second_phase: Pair[int] | None = None
    last_turn: Colour | None = None
    last_dame: Who | None = None
    granted_first: Who | None = None
    played_for: PlayedFor | None = None
    findings: tuple[Finding, ...] = ()

    @property
    def board_plays(self) -> Pair[int] | None:
        """Stones put on the board, setup and handicap included; None if plays are not known.

        S in the formulas.
        """
        return added_up(self.plays, self.setup)

    @property
    def turns(self) -> Pair[int] | None:
        """Each side's plays and pass stones together; None if either number is not known."""
        return added_up(self.plays, self.pass_stones)

    def lost(self, dead: Pair[int]) -> Pair[int] | None:
        """Returns each side's stones captured in play or removed as dead; P in the formulas.

        Returns None if the stones captured in play are not known.
        """
        return added_up(self.captured, dead)


def facts_of(case: Case, passes: Passes) -> Facts:
    """Returns the facts of a case under a rule set's reading of passes."""
    answers = case.answers
    handicap = answers.handicap
    if handicap is None:
        handicap = case.record.info.handicap or 0
    handicap = 0 if handicap < 2 else handicap
    bare = Facts(setup=Pair(handicap, 0))
    seen = bare if case.record.is_bare else _read(case, passes)
    findings = list(_disagreements(case, seen))
    pass_stones = answers.pass_stones or seen.pass_stones
    if pass_stones is None and answers.plays is not None:
        pass_stones = NO_STONES
        findings.append(found("pass-stones-taken-as-none", Level.NOTE))
    return replace(
        seen,
        handicap=handicap,
        began=answers.began or seen.began or (WHITE if handicap else None),
        first_pass=answers.first_pass or seen.first_pass,
        last_play=answers.last_play or seen.last_play,
        last_competitive=answers.last_competitive,
        captured=stated_prisoners(case) or seen.captured,
        plays=answers.plays or seen.plays,
        pass_stones=pass_stones,
        last_dame=answers.last_dame,
        granted_first=answers.granted_first,
        played_for=answers.played_for,
        findings=tuple(findings),
    )


def stated_prisoners(case: Case) -> Pair[int] | None:
    """Returns the stated prisoners less the penalty stones among them; None if not stated.

    A penalty is paid in a line of its own; among the prisoners it would be paid twice.
    """
    stated = case.answers.prisoners
    if stated is None:
        return None
    laid = lid_stones(case)
    return Pair(max(stated.black - laid.black, 0), max(stated.white - laid.white, 0))


def lid_stones(case: Case) -> Pair[int]:
    """Returns how many stones of each colour lie on the opponent's lid as penalties."""
    if not case.incidents:
        return NO_STONES
    from goref.core.incidents.paying import laid_in_lids  # few games have incidents

    return laid_in_lids(case.incidents)


def read_passes(acts: Sequence[Act], passes: Passes) -> list[ActKind]:
    """Returns the kind of each act under a rule set's reading of empty moves.

    ``passes`` decides how a ``PASS`` is read. Under ``GIVE_UPS`` a give-up that proposes the
    end also becomes a pass stone if a play or a pass stone answers it. Source: Ji Ping Dian A,
    article 2.3.
    """
    kinds, empty = [act.kind for act in acts], ActKind.PASS
    if passes is Passes.FREE:
        return kinds
    closing = 0
    for kind in reversed(kinds):
        if kind is ActKind.PLAY:
            break
        closing += 1
    first = kinds.index(empty) if empty in kinds else len(kinds)
    for index in range(first, len(kinds)):
        if kinds[index] is empty:
            if passes is Passes.STONES:
                kinds[index] = ActKind.PASS_STONE
            elif passes is Passes.ALL_GIVE_UPS:
                kinds[index] = ActKind.GIVE_UP
            elif passes is Passes.GIVE_UPS:
                ends = index >= len(acts) - min(closing, 2)
                kinds[index] = ActKind.GIVE_UP if ends else ActKind.PASS_STONE
    if passes is Passes.GIVE_UPS and ActKind.GIVE_UP in kinds:
        for index in range(kinds.index(ActKind.GIVE_UP), len(kinds) - 1):
            alone = kinds[index] is ActKind.GIVE_UP is not kinds[index + 1]
            if alone and (not index or kinds[index - 1] is not ActKind.GIVE_UP):
                kinds[index] = ActKind.PASS_STONE
    return kinds


def _read(case: Case, passes: Passes) -> Facts:
    """Returns the facts that the record alone shows."""
    turns, acts = case.acted, case.acts
    kinds = read_passes(acts, passes)
    play = ActKind.PLAY
    begin, count = case.opening, len(acts)
    empty = [(acts[n].colour, kinds[n]) for n in range(begin, count) if kinds[n] is not play]
    # A second phase begins after two empty moves in a row.
    pairs = range(begin, count - 1 if empty else begin)
    twice = (n + 2 for n in pairs if kinds[n] is not play is not kinds[n + 1])
    second = range(next(twice, count), count)
    done = (n for n in reversed(range(len(acts))) if acts[n].kind is play)
    last = next((acts[n] for n in done if not turns[n].impossible), None)
    end = case.moments[-1]
    return Facts(
        began=acts[0].colour if acts else None,
        first_pass=Who.of(empty[0][0]) if empty else None,
        last_play=Who.NOBODY if last is None else Who.of(last.colour),
        captured=end.captured,
        plays=end.plays,
        setup=end.setup,
        pass_stones=_each(side for side, kind in empty if kind is ActKind.PASS_STONE),
        passes=_each(side for side, _ in empty),
        second_phase=_each(
            acts[n].colour for n in second if kinds[n] is play and not turns[n].impossible
        ),
        last_turn=acts[-1].colour if acts else None,
    )


def _each(sides: Iterable[Colour]) -> Pair[int]:
    """Returns how often each side occurs."""
    named = list(sides)
    return Pair(named.count(BLACK), named.count(WHITE))


def _disagreements(case: Case, seen: Facts) -> Iterator[Finding]:
    answers: StatedFacts = case.answers
    info = case.record.info
    pairs: list[tuple[str, object, object]] = [
        ("began", answers.began, seen.began),
        ("first_pass", answers.first_pass, seen.first_pass),
        ("last_play", answers.last_play, seen.last_play),
        ("prisoners", stated_prisoners(case), seen.captured),
        ("plays", answers.plays, seen.plays),
        ("pass_stones", answers.pass_stones, seen.pass_stones),
        ("handicap", answers.handicap, info.handicap),
        ("komi", answers.komi, info.komi),
    ]
    for fact, said, record in pairs:
        if said is not None and record is not None and said != record:
            yield found(
                "option-over-record",
                Level.NOTE,
                option=fact,
                said=shown(said),
                record=shown(record),
            )
