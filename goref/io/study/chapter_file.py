"""A chapter of the library of cases as a file; ``resources/cases/schema.json`` describes it.

Reading is lenient where the schema promises it to later minor versions: unknown members are
ignored, and cases of an unknown kind are left out. Everything else that is not as the schema
says is an error, which names the case and the member.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any, TypeVar

from goref.core.articles.entry import STEPS
from goref.core.base.colour import BLACK, WHITE, Colour
from goref.core.base.faults import fault, fault_of
from goref.core.base.frozen import replace
from goref.core.base.geometry import Point
from goref.core.base.language import Text
from goref.core.board.position import Position
from goref.core.case.case import Case, StatedFacts
from goref.core.case.facts import RequiredFact
from goref.core.game.act_kinds import ActKind, StatementKind
from goref.core.game.legality import Refusal
from goref.core.game.record import Act, Entry, GameInfo, GameRecord, Setup, Statement
from goref.core.incidents.consequence import (
    Consequence,
    ConsequenceKind,
    Consequences,
    PaidIn,
)
from goref.core.incidents.incident import Incident, Offender
from goref.core.rulesets.stops.stop_rules import GameEnding
from goref.core.ruling.quantity import Quantity
from goref.core.ruling.ruling import PointKind, PointRuling, Ruling, StatusSource, StoneStatus
from goref.core.scoring.lines import CountedBoard
from goref.core.scoring.scorer import Winner
from goref.core.stopping.stop_machine import Phase
from goref.core.study.answers import (
    CountAnswer,
    CountedPoints,
    PlayAnswer,
    StateAnswer,
    StudyAnswer,
)
from goref.core.study.study_case import (
    Chapter,
    ProtectivePlay,
    StudyCase,
    StudyKind,
    StudyPlay,
)
from goref.io.values.case_values import decode_answers
from goref.io.values.codec import (
    COLOUR,
    COUNT,
    KOMI_CODEC,
    NO_BOARD,
    POINT,
    POINTS,
    POSITION,
    CaseFileError,
    FieldCodec,
    Where,
    brief,
    damaged,
    many,
    one_of,
    optional,
    pair,
    read_list,
    read_object,
    read_text,
    within,
    words,
)

T = TypeVar("T")

FORMAT = "go-cases"
MAJOR = 1
"""The major version that is read; another one may mean something else by the same members."""
DIRECT_KO = "ko"
"""The key of a protective play that is needed because of a direct ko."""
MOST_BYTES = 4_000_000
MOST_CASES = 5_000
MOST_MOVES = 2_000
LONGEST = 600
"""The most characters of a text."""
VERSION = re.compile(r"(\d{1,4})\.\d{1,4}", re.ASCII)
CONTEXT = "cases"
"""The context of the texts in the catalogues."""

EMPTIES = {kind.value: kind for kind in ActKind if kind is not ActKind.PLAY}
STATEMENTS = {kind.value: kind for kind in StatementKind}
OF_ONE_SIDE = (StatementKind.RESUME, StatementKind.RESIGN)
ENDS = {
    kind.value: kind
    for kind in (
        ConsequenceKind.LOSS,
        ConsequenceKind.BOTH_LOSE,
        ConsequenceKind.DRAW,
        ConsequenceKind.NEW_GAME,
    )
}
PENAL_KIND = "other"
"""The kind of incident that a penalty of a case becomes: a case states only what is paid."""


class ChapterError(ValueError):
    """A chapter that cannot be used; the message says why, and names the place if known."""


def read_chapter(data: bytes) -> Chapter:
    """Reads a chapter of cases. Raises ChapterError if it is damaged or of another version."""
    if len(data) > MOST_BYTES:
        raise ChapterError(fault("chapter-long", most=MOST_BYTES))
    try:
        value = json.loads(data.decode("utf-8-sig"))
    except (ValueError, RecursionError):
        raise ChapterError(fault("chapter-no-json")) from None
    try:
        return _read(value)
    except CaseFileError as error:
        problem = fault_of(error)
        parts = dict(problem.parts) if problem else {}
        raise ChapterError(fault("chapter-damaged", **parts)) from None


def _read(value: object) -> Chapter:
    top = read_object(value, fault("where-chapter"))
    version = VERSION.fullmatch(_text(top, "version", ""))
    if top.get("format") != FORMAT or version is None:
        raise ChapterError(fault("chapter-no-format", format=FORMAT))
    if int(version[1]) != MAJOR:
        raise ChapterError(fault("chapter-version", version=version[0], known=MAJOR))
    id_ = _text(top, "chapter", "")
    sentences = read_object(_member(top, "why", ""), '"why"')
    cases: dict[str, StudyCase] = {}
    skipped = []
    for number, item in enumerate(
        read_list(_member(top, "cases", ""), '"cases"', MOST_CASES), 1
    ):
        entry = read_object(item, fault("where-number", number=number))
        name = _text(entry, "id", fault("where-number", number=number))
        if name in cases or name.rpartition("-")[0] != id_:
            raise damaged(within(name, "id"), fault("case-id", chapter=id_))
        if entry.get("kind") not in [kind.value for kind in StudyKind]:
            skipped.append(name)
        else:
            cases[name] = _Reader(name, entry, sentences).read()
    title, about = (_own_text(_text(top, key, "")) for key in ("title", "about"))
    return Chapter(id_, title, about, tuple(cases.values()), tuple(skipped))


def _own_text(english: str) -> Text:
    return Text(context=CONTEXT, en=english)


def _member(entry: Mapping[str, Any], key: str, where: Where) -> Any:
    if key not in entry:
        raise damaged(within(where, key), fault("is-missing"))
    return entry[key]


def _text(entry: Mapping[str, Any], key: str, where: Where) -> str:
    return read_text(_member(entry, key, where), within(where, key), LONGEST)


class _Reader:
    """Reads one case from its object."""

    def __init__(
        self, name: str, entry: Mapping[str, Any], sentences: Mapping[str, Any]
    ) -> None:
        self.name = name
        self.entry = entry
        self.sentences = sentences
        self.grid = NO_BOARD
        self.position = self._of("board", POSITION)
        self.grid = self.position.grid

    def read(self) -> StudyCase:
        entry, kind = self.entry, StudyKind(self.entry["kind"])
        readers: Mapping[StudyKind, Callable[[Mapping[str, Any], Where], StudyAnswer]] = {
            StudyKind.COUNT: self._count_answer,
            StudyKind.RECORD: self._count_answer,
            StudyKind.PLAY: self._play_answer,
            StudyKind.STATE: self._state_answer,
        }
        answers: dict[str, StudyAnswer] = {}
        where = self._at("answers")
        for number, item in enumerate(read_list(_member(entry, "answers", self.name), where)):
            at = fault("where-answer", where=where, number=number + 1)
            group = read_object(item, at)
            answer = readers[kind](group, at)
            rules = read_list(_member(group, "rules", at), within(at, "rules"))
            for id_ in (read_text(each, within(at, "rules"), LONGEST) for each in rules):
                if id_ in answers:
                    raise damaged(at, fault("answered-twice", id=id_))
                answers[id_] = answer
        return StudyCase(
            self.name,
            kind,
            _own_text(_text(self.sentences, _text(entry, "why", self.name), '"why"')),
            one_of(_member(entry, "step", self.name), self._at("step"), {s: s for s in STEPS}),
            self._case(),
            answers,
            self._parts(),
            self._play(),
            self._needed(),
            entry.get("made") == "drawn",
            _question(entry),
        )

    def _at(self, key: str) -> Where:
        return within(self.name, key)

    def _of(self, key: str, codec: FieldCodec[T]) -> T:
        return codec.read(self.grid, _member(self.entry, key, self.name), self._at(key))

    def _parts(self) -> dict[str, str | int]:
        given = read_object(self.entry.get("with", {}), self._at("with"))
        return {
            key: read_text(value, self._at("with"), LONGEST)
            if isinstance(value, str)
            else COUNT.read(NO_BOARD, value, self._at("with"))
            for key, value in given.items()
        }

    # The question

    def _case(self) -> Case:
        position, entry = self.position, self.entry
        first = entry.get("first")
        acts = self._acts()
        record = GameRecord(
            self.grid,
            Setup(position.stones(BLACK), position.stones(WHITE)),
            tuple(self._with_set_up(acts)),
            None if first is None else COLOUR.read(self.grid, first, self._at("first")),
            self._header(),
        )
        answers = StatedFacts()
        if "facts" in entry:
            answers = decode_answers(read_object(entry["facts"], self._at("facts")))
        case = Case(
            record,
            answers=answers,
            voided=self._voided(acts),
            incidents=tuple(self._incidents()),
        )
        return replace(case, ruling=self._ruling(case.position))

    def _acts(self) -> tuple[Entry, ...]:
        moves = read_list(self.entry.get("moves", []), self._at("moves"), MOST_MOVES)
        return tuple(
            self._act(move, fault("where-move", where=self.name, number=number))
            for number, move in enumerate(moves, 1)
        )

    def _with_set_up(self, acts: tuple[Entry, ...]) -> Iterator[Entry]:
        """Yields the acts, each followed by the stones that were set up after it."""
        where = self._at("set_up")
        later: dict[int, list[Setup]] = {}
        for item in read_list(self.entry.get("set_up", []), where, MOST_MOVES):
            entry = read_object(item, where)
            stones = [
                POINTS.read(self.grid, entry[key], within(where, key))
                if key in entry
                else frozenset()
                for key in ("B", "W", "clear")
            ]
            place = COUNT.read(NO_BOARD, _member(entry, "after", where), where)
            later.setdefault(place, []).append(Setup(*stones))
        for place, act in enumerate(acts, 1):
            yield act
            yield from later.get(place, ())

    def _voided(self, acts: tuple[Entry, ...]) -> frozenset[int]:
        """Returns the move numbers of the acts that were declared void."""
        where = self._at("void")
        places = many(COUNT).read(NO_BOARD, self.entry.get("void", []), where)
        return frozenset(sum(isinstance(act, Act) for act in acts[:place]) for place in places)

    def _header(self) -> GameInfo:
        where = self._at("header")
        header = read_object(self.entry.get("header", {}), where)

        def read(key: str, codec: FieldCodec[T]) -> T | None:
            at = within(where, key)
            return codec.read(NO_BOARD, header[key], at) if key in header else None

        rules = read_text(header.get("rules", ""), where, LONGEST)
        return GameInfo(
            rules=rules, komi=read("komi", KOMI_CODEC), handicap=read("handicap", COUNT)
        )

    def _act(self, value: object, where: Where) -> Entry:
        text = read_text(value, where, LONGEST)
        head, _, rest = text.partition(" ")
        if head in ("B", "W") and rest:
            colour = Colour.from_letter(head)
            if rest in EMPTIES:
                return Act(EMPTIES[rest], colour)
            return Act(ActKind.PLAY, colour, POINT.read(self.grid, rest, where))
        said = one_of(head, where, STATEMENTS)
        if (said in OF_ONE_SIDE) != bool(rest):
            raise damaged(where, fault("no-act", value=brief(text)))
        return Statement(said, COLOUR.read(self.grid, rest, where) if rest else None)

    def _ruling(self, final: Position) -> Ruling:
        """Returns the ruling, with every chain that is not named ruled alive."""
        where = self._at("ruling")
        entry = read_object(self.entry.get("ruling", {}), where)
        ruling = Ruling()
        if entry:
            every = frozenset(final.stones(BLACK) | final.stones(WHITE))
            ruling = ruling.with_lives(every, StoneStatus.ALIVE)
        for life in (StoneStatus.DEAD, StoneStatus.SEKI):
            if life.value in entry:
                named = POINTS.read(self.grid, entry[life.value], within(where, life.value))
                stones = [final.chain(p) for p in named if final.cells[p]]
                ruling = ruling.with_lives(frozenset().union(*stones), life)
        at = within(where, "points")
        kinds = read_object(entry.get("points", {}), at)
        for name, value in kinds.items():
            kind = one_of(name, at, {kind.value: kind for kind in PointKind})
            for owner, points in self._claimed(kind, value, within(at, name)):
                ruling = ruling.with_claim(points, PointRuling(kind, owner))
        return ruling.as_it_stands(StatusSource.REFEREE)

    def _claimed(
        self, kind: PointKind, value: object, where: Where
    ) -> Iterator[tuple[Colour | None, frozenset[Point]]]:
        if kind.is_public:
            yield None, POINTS.read(self.grid, value, where)
            return
        for letter, points in read_object(value, where).items():
            owner = COLOUR.read(self.grid, letter, where)
            yield owner, POINTS.read(self.grid, points, within(where, letter))

    def _incidents(self) -> Iterator[Incident]:
        where = self._at("penalties")
        for number, item in enumerate(read_list(self.entry.get("penalties", []), where), 1):
            entry = read_object(item, where)
            side = words(Offender).read(
                NO_BOARD, _member(entry, "by", where), within(where, "by")
            )
            yield Incident(
                number,
                PENAL_KIND,
                side,
                decided=None if entry.get("open") else self._consequences(entry, where),
                in_lid=entry.get("stones_in_lid") is True,
                annulled="annulled" if entry.get("annulled") else "",
            )

    def _consequences(self, entry: Mapping[str, Any], where: Where) -> Consequences:
        led = []
        if "pays" in entry:
            amount = KOMI_CODEC.read(NO_BOARD, entry["pays"], within(where, "pays"))
            unit = words(PaidIn).read(NO_BOARD, entry.get("unit"), within(where, "unit"))
            try:
                led.append(Consequence(ConsequenceKind.PAYMENT, amount, unit))
            except ValueError:
                raise damaged(where, fault("no-number-there", value=str(amount))) from None
        if "ends" in entry:
            led.append(Consequence(one_of(entry["ends"], within(where, "ends"), ENDS)))
        return tuple(led)

    def _play(self) -> StudyPlay | None:
        if self.entry["kind"] != StudyKind.PLAY.value:
            return None
        where = self._at("play")
        act = self._act(_member(self.entry, "play", self.name), where)
        if not isinstance(act, Act) or act.point is None:
            raise damaged(where, fault("no-act", value=brief(self.entry["play"])))
        return StudyPlay(act.colour, act.point)

    def _needed(self) -> tuple[ProtectivePlay, ...] | None:
        if "needed" not in self.entry:
            return None
        where, found = self._at("needed"), []
        for item in read_list(self.entry["needed"], where):
            entry = read_object(item, where)
            owner = COLOUR.read(self.grid, entry.get("by"), within(where, "by"))
            at = POINTS.read(self.grid, entry.get("at"), within(where, "at"))
            found.append(ProtectivePlay(owner, at, entry.get(DIRECT_KO) is True))
        return tuple(found)

    # The answers

    def _count_answer(self, group: Mapping[str, Any], where: Where) -> CountAnswer:
        def read(key: str, codec: FieldCodec[T], default: T) -> T:
            return (
                codec.read(NO_BOARD, group[key], within(where, key))
                if key in group
                else default
            )

        margin = read("margin", optional(KOMI_CODEC), None)
        winner = read("winner", words(Winner), Winner.NONE)
        needs = read("needs", many(words(RequiredFact)), ())
        how = read("how", optional(words(GameEnding)), None)
        if not needs and winner is Winner.NONE:
            raise damaged(within(where, "winner"), fault("is-missing"))
        paid = read_object(group.get("paid", {}), within(where, "paid"))
        counts = [
            read_object(each.get("count", {}), within(at, "count"))
            for each, at in ((self.entry, self.name), (group, where))
        ]
        return CountAnswer(
            margin,
            winner,
            {
                name: KOMI_CODEC.read(NO_BOARD, amount, within(where, name))
                for name, amount in paid.items()
            },
            needs,
            how,
            read("counted", words(CountedBoard), CountedBoard.RULED),
            _points({**counts[0], **counts[1]}, within(where, "count")),
        )

    def _play_answer(self, group: Mapping[str, Any], where: Where) -> PlayAnswer:
        if _member(group, "legal", where) is True:
            return PlayAnswer()
        because = within(where, "because")
        refusal = words(Refusal).read(NO_BOARD, group.get("because"), because)
        repeats = group.get("repeats")
        if repeats is not None:
            repeats = COUNT.read(NO_BOARD, repeats, within(where, "repeats"))
        return PlayAnswer(refusal, repeats)

    def _state_answer(self, group: Mapping[str, Any], where: Where) -> StateAnswer:
        def read(key: str, codec: FieldCodec[T]) -> T | None:
            value = group.get(key)
            return None if value is None else codec.read(NO_BOARD, value, within(where, key))

        phase = words(Phase).read(NO_BOARD, _member(group, "phase", where), where)
        how, to_move = read("how", words(GameEnding)), read("to_move", COLOUR)
        return StateAnswer(phase, how, to_move, read("winner", COLOUR))


def _points(entry: Mapping[str, Any], where: Where) -> CountedPoints:
    pairs = {
        quantity: pair(COUNT).read(NO_BOARD, entry[quantity.value], where)
        for quantity in Quantity
        if quantity.value in entry
    }
    dame, shared = (COUNT.read(NO_BOARD, entry.get(key, 0), where) for key in PUBLIC)
    return CountedPoints(pairs, dame, shared)


PUBLIC = ("dame", "shared")
ANSWERED = ("answers", "count", "needed")
"""The members of a case that answer its question."""


def _question(entry: Mapping[str, Any]) -> str:
    left = {key: value for key, value in entry.items() if key not in ANSWERED}
    return json.dumps(left, separators=(",", ":"))


def question_line(study: StudyCase, rules: str, komi: str) -> str:
    """Returns the question of a case under a rule set, as a line of JSON for a program.

    ``komi`` is the komi that holds, in points.
    """
    return f'{{"case":{study.question},"rules":{json.dumps(rules)},"komi":"{komi}"}}'
