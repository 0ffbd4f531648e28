"""Cases before they are answered, and the chapters of the library that are made of them."""

from __future__ import annotations

import json
import tomllib
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from pathlib import Path
from typing import Any

from goref.app.study.own_answers import own_answer
from goref.core.base.numbers import decimal
from goref.core.protection.needed_play import needed_plays
from goref.core.rulesets.table import COMPUTED, RULESETS
from goref.core.ruling.quantity import Quantity
from goref.core.ruling.survey import survey
from goref.core.scoring.lines import CountedBoard
from goref.core.scoring.scorer import Winner
from goref.core.study.answers import CountAnswer, PlayAnswer, StateAnswer
from goref.core.study.study_case import Chapter, StudyCase
from goref.io.study.chapter_file import FORMAT, read_chapter

SENTENCES = Path(__file__).parent / "sentences.toml"
VERSION = "1.1"
EVERY = tuple(rules.id for rules in COMPUTED)
ASKED = {"count": "needs", "record": "needs", "play": "legal", "state": "phase"}


class OpenError(ValueError):
    """Raised for a case that has a margin, but no winner: something in it must be checked."""


@dataclass
class Draft:
    """A case without its number and its answers.

    Attributes:
        why: the name of its sentence in the chapter.
        parts: what fills the places of that sentence.
        rules: the ids of the rule sets that answer it.
        seed: of a generated case; None for a drawn one.
        known: margins that a source or the drawer states; make.py stops if goref differs.
        asks_needed: True to ask which plays are needed after the dame.
    """

    kind: str
    why: str
    step: str
    board: Sequence[str]
    moves: Sequence[str] = ()
    first: str = ""
    header: dict[str, Any] = field(default_factory=dict)
    void: Sequence[int] = ()
    set_up: Sequence[dict[str, Any]] = ()
    facts: dict[str, Any] = field(default_factory=dict)
    dead: str = ""
    seki: str = ""
    points: dict[str, Any] = field(default_factory=dict)
    penalties: list[dict[str, Any]] = field(default_factory=list)
    play: str = ""
    needed: list[dict[str, Any]] | None = None
    parts: dict[str, Any] = field(default_factory=dict)
    rules: Sequence[str] = EVERY
    seed: int | None = None
    by: str = ""
    known: dict[str, str] = field(default_factory=dict)
    asks_needed: bool = False

    def told(self, id_: str) -> dict[str, Any]:
        """Returns the case as its object, without answers."""
        ruling: dict[str, Any] = {}
        for key in ("dead", "seki"):
            if names := getattr(self, key).split():
                ruling[key] = names
        if self.points:
            ruling["points"] = {
                kind: spot.split()
                if isinstance(spot, str)
                else {side: names.split() for side, names in spot.items()}
                for kind, spot in self.points.items()
            }
        made: Any = "drawn" if self.seed is None else {"by": self.by, "seed": self.seed}
        told = {
            "id": id_,
            "kind": self.kind,
            "why": self.why,
            "with": self.parts,
            "step": self.step,
            "made": made,
            "board": list(self.board),
            "first": self.first,
            "moves": list(self.moves),
            "header": self.header,
            "void": list(self.void),
            "set_up": list(self.set_up),
            "facts": self.facts,
            "ruling": ruling,
            "penalties": self.penalties,
            "play": self.play,
        }
        told = {key: value for key, value in told.items() if value not in ("", {}, [])}
        if self.needed is not None:
            told["needed"] = self.needed
        return told


@dataclass
class Book:
    """A chapter that is being made: numbered drafts, and the sentences that they use."""

    id: str
    title: str
    about: str
    why: dict[str, str]
    drafts: dict[int, Draft] = field(default_factory=dict)
    withdrawn: list[dict[str, str]] = field(default_factory=list)
    places: dict[int, int] = field(default_factory=dict)

    def add(self, first: int, drafts: Iterable[Draft]) -> None:
        """Adds drafts, numbered from ``first``."""
        for number, draft in enumerate(drafts, first):
            if number in self.drafts:
                raise ValueError(f"{self.id}-{number:03} is there already")
            self.drafts[number] = draft

    def withdraw(self, numbers: Sequence[int], because: str, instead: int) -> None:
        """Takes out cases that were wrong; their numbers are not used again.

        ``instead``: the first number of the corrected cases, which take their places.
        """
        for new, number in enumerate(numbers, instead):
            del self.drafts[number]
            self.places[new] = number
            self.withdrawn.append({"id": f"{self.id}-{number:03}", "because": because})

    def _in_order(self) -> list[tuple[int, Draft]]:
        return sorted(self.drafts.items(), key=lambda item: self.places.get(item[0], item[0]))

    def object(self) -> dict[str, Any]:
        """Returns the chapter as its object, answered by goref."""
        told = [
            {
                **draft.told(f"{self.id}-{number:03}"),
                "answers": [{"rules": ["none"], ASKED[draft.kind]: _filler(draft.kind)}],
            }
            for number, draft in self._in_order()
        ]
        used = {draft.why for draft in self.drafts.values()}
        if unused := [name for name in self.why if name not in used]:
            print(f"{self.id}: no case says {unused}")
        whole = {
            "format": FORMAT,
            "version": VERSION,
            "chapter": self.id,
            "title": self.title,
            "about": self.about,
            "licence": "CC0-1.0",
            "why": {
                name: " ".join(self.why[name].split()) for name in self.why if name in used
            },
            "withdrawn": self.withdrawn,
            "cases": told,
        }
        if not self.withdrawn:
            del whole["withdrawn"]
        read: Chapter = read_chapter(json.dumps(whole).encode())
        drafts = [draft for _, draft in self._in_order()]
        for entry, case, draft in zip(told, read.cases, drafts, strict=True):
            entry.update(_answered(case, draft))
        return whole


def is_clear(draft: Draft) -> bool:
    """Returns False if a draft has a margin without a winner under one of its rule sets."""
    book = Book("any", "any", "any", {draft.why: "any sentence"}, {1: draft})
    try:
        book.object()
    except OpenError:
        return False
    return True


def begun(id_: str) -> Book:
    """Returns an empty chapter with its sentences, from sentences.toml."""
    told = tomllib.loads(SENTENCES.read_text("utf-8"))[id_]
    return Book(id_, told["title"], told["about"], told["why"])


def _filler(kind: str) -> Any:
    return {"play": True, "state": "playing"}.get(kind, ["record"])


def _answered(case: StudyCase, draft: Draft) -> dict[str, Any]:
    """Returns the members that hold the answers to a case."""
    found = {id_: own_answer(case, RULESETS[id_]) for id_ in draft.rules}
    for id_, margin in draft.known.items():
        answer = found[id_]
        told = answer.margin if isinstance(answer, CountAnswer) else None
        if told != Fraction(margin):
            raise ValueError(
                f"{case.id}, {id_}: {told}, not {margin}\n" + "\n".join(draft.board)
            )
    counts = [a for a in found.values() if isinstance(a, CountAnswer)]
    base = _common(counts)
    groups: dict[str, tuple[dict[str, Any], list[str]]] = {}
    for id_, answer in found.items():
        if isinstance(answer, CountAnswer):
            told = _count_told(answer, base, id_)
        elif isinstance(answer, PlayAnswer):
            told = _play_told(answer)
        else:
            told = _state_told(answer)
        groups.setdefault(json.dumps(told), (told, []))[1].append(id_)
    answers = [{"rules": ids, **told} for told, ids in groups.values()]
    needed = {"needed": _needed(case)} if draft.asks_needed else {}
    return {**needed, **({"count": base} if counts else {}), "answers": answers}


def _needed(case: StudyCase) -> list[dict[str, Any]]:
    board = case.case.record.grid
    found = needed_plays(survey(case.case.position, case.case.ruling))
    told = []
    for one in found:
        entry: dict[str, Any] = {"by": one.owner.letter, "at": board.names(one.points)}
        told.append({**entry, "ko": True} if one.of_ko else entry)
    return told


def _common(counts: Sequence[CountAnswer]) -> dict[str, Any]:
    """Returns the count of the board that most rule sets share, by the names of quantities."""
    base: dict[str, Any] = {}
    for quantity in Quantity:
        pairs = Counter(
            a.counted.pairs[quantity]
            for a in counts
            if quantity in a.counted.pairs and a.basis is CountedBoard.RULED
        )
        if pairs:
            base[quantity.value] = list(pairs.most_common(1)[0][0])
    for key in ("dame", "shared"):
        numbers = Counter(
            getattr(a.counted, key) for a in counts if a.basis is CountedBoard.RULED
        )
        if numbers and (number := numbers.most_common(1)[0][0]):
            base[key] = number
    return base


def _count_told(answer: CountAnswer, base: dict[str, Any], id_: str) -> dict[str, Any]:
    if answer.needs:
        return {"needs": [need.value for need in answer.needs]}
    if answer.margin is None:
        return {"winner": answer.winner.value, "how": answer.how.value if answer.how else ""}
    weights = RULESETS[id_].weights
    differs: dict[str, Any] = {}
    total = sum(answer.paid.values(), Fraction(0))
    for quantity, weight in weights.items():
        pair = list(answer.counted.pairs.get(quantity, (0, 0)))
        total += weight * (pair[0] - pair[1])
        if pair != base.get(quantity.value, [0, 0]):
            differs[quantity.value] = pair
    for key in ("dame", "shared"):
        if getattr(answer.counted, key) != base.get(key, 0):
            differs[key] = getattr(answer.counted, key)
    if total != answer.margin:
        raise ValueError(f"{id_}: the terms give {total}, the margin is {answer.margin}")
    if answer.winner is Winner.NONE:
        raise OpenError(f"{id_}: something is open, nobody has won")
    told: dict[str, Any] = {"margin": decimal(answer.margin), "winner": answer.winner.value}
    if answer.paid:
        told["paid"] = {name: decimal(amount) for name, amount in answer.paid.items()}
    if answer.basis is not CountedBoard.RULED:
        told["counted"] = answer.basis.value
    if differs:
        told["count"] = differs
    return told


def _play_told(answer: PlayAnswer) -> dict[str, Any]:
    if answer.refusal is None:
        return {"legal": True}
    told: dict[str, Any] = {"legal": False, "because": answer.refusal.value}
    if answer.repeats is not None:
        told["repeats"] = answer.repeats
    return told


def _state_told(answer: StateAnswer) -> dict[str, Any]:
    told: dict[str, Any] = {"phase": answer.phase.value}
    if answer.how is not None:
        told["how"] = answer.how.value
    if answer.to_move is not None:
        told["to_move"] = answer.to_move.letter
    if answer.winner is not None:
        told["winner"] = answer.winner.letter
    return told


def written(whole: dict[str, Any]) -> str:
    """Returns a chapter as JSON, with a line for each case."""
    lines = []
    for key, value in whole.items():
        if key == "cases":
            cases = ",\n".join(" " + _dumped(case) for case in value)
            lines.append(f'"cases": [\n{cases}\n]')
        elif isinstance(value, dict):
            items = ",\n".join(f" {_dumped(k)}: {_dumped(v)}" for k, v in value.items())
            lines.append(f"{_dumped(key)}: {{\n{items}\n}}")
        else:
            lines.append(f"{_dumped(key)}: {_dumped(value)}")
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _dumped(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
