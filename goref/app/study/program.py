"""Asks another program the questions of the library, and says by which terms it deviates.

A program that speaks GTP is shown the board and asked for ``final_score`` and
``final_status_list``, or to play the play in question. KataGo also gets the rule set; others
have theirs on their command line. GTP cannot give a program every fact: what it cannot be given
is skipped, with the reason. Any other program reads each question as a line of
JSON: ``{"case": …, "rules": …, "komi": …}``. The case is as in the library but has no answers;
the komi that holds is in points. The program writes ``{"margin": "-7.5"}``,
``{"winner": "B"}``, ``{"legal": true}``, ``{"phase": …}``, or ``{"skip": "why"}``.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from enum import Enum
from fractions import Fraction
from time import monotonic
from typing import NamedTuple

from goref.app.study.kata_rules import count_rules, play_rules, told_rules
from goref.core.base.colour import BLACK, COLOURS
from goref.core.base.numbers import decimal, parse_decimal
from goref.core.game.act_kinds import ActKind
from goref.core.game.record import Act
from goref.core.rulesets.ruleset import RuleSet
from goref.core.ruling.quantity import Quantity
from goref.core.ruling.ruling import StoneStatus
from goref.core.ruling.survey import survey
from goref.core.scoring.payments import komi_of
from goref.core.scoring.scorer import Winner
from goref.core.study.answers import CountAnswer, PlayAnswer, StateAnswer
from goref.core.study.deviation import explained
from goref.core.study.study_case import StudyCase, StudyKind
from goref.io.engine.gtp import GtpError, GtpProcess
from goref.io.engine.json_lines import JsonLines
from goref.io.study.chapter_file import question_line

SCORE = re.compile(r"([BW])\+(\d+(?:\.\d+)?)|0|draw|jigo", re.IGNORECASE)
MOST_FAILURES = 5
"""The number of times a program is started again after it failed."""


class ProgramVerdict(Enum):
    """The comparison of a program's answer with the expected one."""

    AGREES = "agrees"
    DEVIATES = "deviates"
    SKIPPED = "skipped"
    """It could not be asked, or declined to answer."""
    FAILED = "failed"
    """It was asked and gave no answer that can be read."""


class Answered(NamedTuple):
    """A program's answer to a case under a rule set.

    Attributes:
        expected, found: the two answers, short.
        terms: the terms that differ, or that would explain the difference; see TERMS in
            :mod:`goref.core.texts.study.cases`.
        reason: for a skipped question the reason, a key of SKIPS there or the program's own
            words; for a failed one what went wrong.
    """

    study: StudyCase
    rules: str
    verdict: ProgramVerdict
    expected: str = ""
    found: str = ""
    terms: tuple[str, ...] = ()
    reason: str = ""


class SkippedError(Exception):
    """Raised for a question that a program cannot be asked; the argument is the reason."""


class Program(ABC):
    """A program that can be asked; it is started for the first question.

    Args:
        command: its command line.
        limit_s: seconds for everything that it is asked.
        answer_s: seconds for one answer.
    """

    def __init__(self, command: str, limit_s: float, answer_s: float) -> None:
        self.command, self.answer_s = command, answer_s
        self.limit_s, self.began = limit_s, monotonic()
        self.failures = 0

    @property
    def is_over(self) -> bool:
        """True if no time is left, or the program failed too often."""
        return monotonic() - self.began > self.limit_s or self.failures > MOST_FAILURES

    def ask(self, study: StudyCase, rules: RuleSet) -> Answered:
        """Asks one question. Raises GtpError if the program cannot be started."""
        blank = Answered(study, rules.id, ProgramVerdict.SKIPPED)
        try:
            return self._asked(study, rules)
        except SkippedError as skipped:
            return blank._replace(reason=str(skipped.args[0]))
        except GtpError as error:
            if error.code in ("command-line", "not-found", "not-started", "cancelled"):
                raise
            self.close()
            self.failures += 1
            return blank._replace(verdict=ProgramVerdict.FAILED, reason=str(error))

    @abstractmethod
    def _asked(self, study: StudyCase, rules: RuleSet) -> Answered: ...

    @abstractmethod
    def close(self) -> None:
        """Ends the program if it runs."""


def asked(
    program: Program, cases: Iterable[StudyCase], rules: Sequence[RuleSet]
) -> Iterator[Answered]:
    """Yields a program's answers to cases under rule sets, until its time is over."""
    try:
        for study in cases:
            for each in rules:
                if each.id in study.answers:
                    if program.is_over:
                        return
                    yield program.ask(study, each)
    finally:
        program.close()


class GtpProgram(Program):
    """A program that speaks GTP and judges life and death by itself."""

    _process: GtpProcess | None = None
    _commands: frozenset[str] = frozenset()

    def close(self) -> None:
        if self._process is not None:
            self._process.close()
            self._process = None

    def _say(self, command: str) -> str:
        if self._process is None:
            self._process = GtpProcess(self.command, limit_s=self.limit_s, began=self.began)
            self._commands = frozenset((self._say_if_can("list_commands") or "").split())
        return self._process.ask(command, self.answer_s)

    def _say_if_can(self, command: str) -> str | None:
        """Returns the answer to a command; None if the program refuses it."""
        try:
            return self._say(command)
        except GtpError as error:
            if error.code != "refused":
                raise
            return None

    def _asked(self, study: StudyCase, rules: RuleSet) -> Answered:
        expected = study.answers[rules.id]
        if isinstance(expected, CountAnswer):
            return self._count(study, rules, expected)
        if isinstance(expected, PlayAnswer):
            return self._play(study, rules, expected)
        raise SkippedError("gtp-state")

    def _show(self, study: StudyCase, komi: Fraction, *rules: dict[str, object] | None) -> None:
        """Shows the program the board of a case, in one piece or by plays out of turn.

        ``rules``: the rule set in KataGo's words; None among them if it has none for it.
        """
        case, board = study.case, study.case.record.grid
        if self._say_if_can(f"boardsize {board.width}") is None:
            raise SkippedError("gtp-size")
        self._say("clear_board")
        if "kata-set-rules" in self._commands:
            told = [each for each in rules if each is not None]
            words = f"kata-set-rules {told_rules(*told)}"
            if len(told) < len(rules) or self._say_if_can(words) is None:
                raise SkippedError("gtp-rules")
        self._say(f"komi {decimal(komi)}")
        start = case.record.start
        stones = [
            f"{colour.letter} {name}"
            for colour in COLOURS
            for name in board.names(start.stones(colour))
        ]
        if case.answers.handicap:
            self._say(f"set_free_handicap {' '.join(board.names(start.stones(BLACK)))}")
        elif "set_position" in self._commands and stones:  # has no earlier positions
            self._say(f"set_position {' '.join(stones)}")
        else:
            for stone in stones:
                self._say(f"play {stone}")
        for act in case.record.entries:
            if not isinstance(act, Act) or act.kind not in (ActKind.PLAY, ActKind.PASS):
                raise SkippedError("gtp-acts")
            point = "pass" if act.point is None else board.name(act.point)
            if self._say_if_can(f"play {act.colour.letter} {point}") is None:
                raise SkippedError("gtp-record")

    def _count(self, study: StudyCase, rules: RuleSet, expected: CountAnswer) -> Answered:
        if expected.margin is None:
            raise SkippedError("needs" if expected.needs else "no-count")
        case = study.case
        bare, lost = case.record.is_bare, case.answers.prisoners
        told = {"komi", *(("handicap", "handicap-less-one") if not bare else ())}
        more = study.kind is StudyKind.RECORD or case.incidents
        if more or (bare and set(expected.paid) - told):
            raise SkippedError("gtp-facts")
        taken = Quantity.LOST in rules.weights and lost is not None and any(lost)
        if bare and (case.answers.handicap or taken):
            raise SkippedError("gtp-facts")
        komi = komi_of(case, rules, case.answers.handicap or 0) or Fraction(0)
        self._show(study, komi, count_rules(rules), play_rules(rules) or {})
        found = _margin(self._say("final_score"))
        if found is None:
            raise SkippedError("no-score")
        return _compared(study, rules, expected, found, self._other_dead(study))

    def _other_dead(self, study: StudyCase) -> bool:
        """Returns True if the program lists other stones as dead than are ruled dead."""
        listed = self._say_if_can("final_status_list dead")
        if listed is None:
            return False
        board = study.case.record.grid
        try:
            names = {board.point(word) for word in listed.split() if word.lower() != "pass"}
        except ValueError:
            return False
        seen = survey(study.case.position, study.case.ruling)
        return names != {p for p in board.points if seen.life(p) is StoneStatus.DEAD}

    def _play(self, study: StudyCase, rules: RuleSet, expected: PlayAnswer) -> Answered:
        self._show(study, Fraction(0), play_rules(rules))
        play = study.play
        assert play is not None  # the kind of the case
        name = study.case.record.grid.name(play.point)
        legal = self._say_if_can(f"play {play.colour.letter} {name}") is not None
        return _judged(study, rules, expected, legal)


class JsonProgram(Program):
    """A program that reads questions and writes answers as lines of JSON."""

    _process: JsonLines | None = None

    def close(self) -> None:
        if self._process is not None:
            self._process.close()
            self._process = None

    def _asked(self, study: StudyCase, rules: RuleSet) -> Answered:
        if self._process is None:
            self._process = JsonLines(self.command, limit_s=self.limit_s, began=self.began)
        process, expected = self._process, study.answers[rules.id]
        if isinstance(expected, CountAnswer) and expected.margin is None:
            raise SkippedError("needs" if expected.needs else "no-count")
        komi = komi_of(study.case, rules, study.case.answers.handicap or 0) or Fraction(0)
        line = question_line(study, rules.id, decimal(komi))
        told = process.exchange(line, self.answer_s)
        if "skip" in told:
            raise SkippedError(str(told["skip"])[:200])
        match expected:
            case CountAnswer() if "margin" in told:
                found = _number(told["margin"])
                if found is not None:
                    return _compared(study, rules, expected, found, False)
            case CountAnswer() if told.get("winner") in ("B", "W", "draw"):
                won = Winner(told["winner"])
                verdict = (
                    ProgramVerdict.AGREES if won is expected.winner else ProgramVerdict.DEVIATES
                )
                told_of = expected.winner.value, won.value
                return Answered(study, rules.id, verdict, *told_of, terms=("winner",))
            case PlayAnswer() if isinstance(told.get("legal"), bool):
                return _judged(study, rules, expected, told["legal"])
            case StateAnswer() if isinstance(told.get("phase"), str):
                agrees = told["phase"] == expected.phase.value
                verdict = ProgramVerdict.AGREES if agrees else ProgramVerdict.DEVIATES
                phases = expected.phase.value, told["phase"][:40]
                return Answered(study, rules.id, verdict, *phases, terms=("phase",))
        raise process.failed("unreadable", study.id, str(dict(told))[:60])


def _number(value: object) -> Fraction | None:
    try:
        return parse_decimal(str(value))
    except ValueError:
        return None


def _margin(score: str) -> Fraction | None:
    """Returns the margin in a reply to ``final_score``; None if it cannot be read."""
    match = SCORE.match(score.strip())
    if match is None:
        return None
    if match[1] is None:
        return Fraction(0)
    return Fraction(match[2]) * (1 if match[1].upper() == "B" else -1)


def _short(margin: Fraction) -> str:
    if not margin:
        return "0"
    return f"{'B' if margin > 0 else 'W'}+{decimal(abs(margin))}"


def _compared(
    study: StudyCase, rules: RuleSet, expected: CountAnswer, found: Fraction, other_dead: bool
) -> Answered:
    assert expected.margin is not None  # else it is not asked
    same = found == expected.margin
    told = _short(expected.margin), _short(found)
    if same:
        return Answered(study, rules.id, ProgramVerdict.AGREES, *told)
    terms = ("dead",) if other_dead else explained(expected, found, rules)
    return Answered(study, rules.id, ProgramVerdict.DEVIATES, *told, terms=terms or ("margin",))


def _judged(study: StudyCase, rules: RuleSet, expected: PlayAnswer, legal: bool) -> Answered:
    told = str(expected.is_legal).lower(), str(legal).lower()
    if legal == expected.is_legal:
        return Answered(study, rules.id, ProgramVerdict.AGREES, *told)
    refusal = expected.refusal
    terms = (refusal.value if refusal else "legal",)
    return Answered(study, rules.id, ProgramVerdict.DEVIATES, *told, terms=terms)
