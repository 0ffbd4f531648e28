"""The rows of a second opinion: what is unclear first, then what to look at, then the clear."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from goref.app.suggesting.accepting import acceptance
from goref.app.suggesting.doubt_stakes import together
from goref.app.suggesting.sentences import (
    SURE,
    care_text,
    doubt_text,
    life_text,
    said,
    stake_text,
    why_text,
)
from goref.app.suggesting.suggestion import (
    Care,
    ChainFinding,
    Doubt,
    Reason,
    Suggestion,
    Why,
    joined,
)
from goref.core.base.geometry import Grid, Point
from goref.core.base.language import LANGUAGES, Language
from goref.core.board.regions import Region, cut_regions
from goref.core.case.case import Case
from goref.core.ruling.ruling import Life
from goref.core.words.dispute.trials import names
from goref.core.words.suggestions import CERTAINTY
from goref.core.words.terms import SIDES, term
from goref.qt.board.view import Look
from goref.qt.look.translation_mark import QT_TRANSLATE_NOOP

GROUPS: dict[str, tuple[str, Look | Life]] = {
    "differs": (QT_TRANSLATE_NOOP("suggesting", "Opinions differ"), Look.UNCLEAR),
    "unclear": (QT_TRANSLATE_NOOP("suggesting", "Ask the players"), Look.UNCLEAR),
    "open": (QT_TRANSLATE_NOOP("suggesting", "Open borders"), Look.OPEN),
    "protect": (QT_TRANSLATE_NOOP("suggesting", "Protective plays"), Look.PROTECT),
    "atari": (QT_TRANSLATE_NOOP("suggesting", "Stones in atari"), Look.ATARI),
    "dead": (QT_TRANSLATE_NOOP("suggesting", "Clear: dead"), Life.DEAD),
    "seki": (QT_TRANSLATE_NOOP("suggesting", "Clear: in seki"), Life.SEKI),
}
"""The headings in their order, each with the sign that its group has on the board."""
WEIGHTY = "‼"
FEW = 4
"""Chains of a group that are named."""


@dataclass(frozen=True)
class Clear:
    """Chains that are taken for the same without doubt, round one place.

    Attributes:
        life: dead or in seki.
    """

    chains: tuple[ChainFinding, ...]
    life: Life

    @property
    def points(self) -> frozenset[Point]:
        return joined(chain.points for chain in self.chains)


Told = Doubt | Care | Clear


@dataclass(frozen=True)
class OpinionRow:
    """A row of the list.

    Attributes:
        key: what it is about; it stays the same while the case changes.
        group: the heading it stands under, or is.
        of: what is said; None for a heading.
        weighty: it changes the winner.
    """

    key: tuple[object, ...]
    group: str
    text: str
    of: Told | None = None
    weighty: bool = False

    @property
    def points(self) -> frozenset[Point]:
        return self.of.points if self.of is not None else frozenset()


def rows(
    suggestion: Suggestion, case: Case, passed: frozenset[object], language: Language
) -> list[OpinionRow]:
    """All that is suggested of what nobody has ruled on.

    Args:
        passed: keys of rows that were looked at and need no more of it.
    """
    groups: dict[str, list[Told]] = {group: [] for group in GROUPS}
    for doubt in suggestion.unclear:
        if not _is_ruled(doubt, case):
            differs = any(reason.why is Why.DIFFERS for reason in doubt.reasons)
            groups["differs" if differs else "unclear"].append(doubt)
    groups["open"] += suggestion.open_borders
    groups["protect"] += suggestion.protect
    groups["atari"] += suggestion.in_atari
    for clear in clear_groups(suggestion, case):
        groups["dead" if clear.life is Life.DEAD else "seki"].append(clear)
    made = []
    for group, members in groups.items():
        listed = [row_of(one, group, suggestion, case, language) for one in members]
        listed = [row for row in listed if row.key not in passed]
        if listed:
            heading = QCoreApplication.translate("suggesting", GROUPS[group][0])
            made.append(OpinionRow(("heading", group), group, heading))
            made += listed
    return made


def summary(
    suggestion: Suggestion, case: Case, listed: Iterable[OpinionRow], language: Language
) -> str:
    """How many rows are to be asked about, and what is clear and not yet marked."""
    groups = Counter(row.group for row in listed if row.of is not None)
    asked, borders = groups["differs"] + groups["unclear"], groups["open"]
    accepts = acceptance(case, suggestion)
    dead, seki = (len(accepts.dead), len(accepts.seki)) if accepts is not None else (0, 0)
    if asked or borders:
        text = QCoreApplication.translate(
            "suggesting", "To ask the players: {asked}. Open borders: {borders}."
        )
        said = [text.format(asked=asked, borders=borders)]
    else:
        said = [QCoreApplication.translate("suggesting", "Nothing is unclear.")]
    if dead or seki:
        text = QCoreApplication.translate(
            "suggesting", "Clear, and not yet marked: {dead} dead, {seki} in seki."
        )
        said.append(text.format(dead=dead, seki=seki))
    else:
        said.append(QCoreApplication.translate("suggesting", "Nothing else is to be marked."))
    return LANGUAGES[language].gap.join(said)


def row_of(
    told: Told, group: str, suggestion: Suggestion, case: Case, language: Language
) -> OpinionRow:
    """What it is about, why, and what hangs on it."""
    board = suggestion.position.grid
    key: tuple[object, ...] = (type(told).__name__, group, told.points)
    match told:
        case Doubt():
            lines = [
                doubt_text(told, suggestion, language) + _disputed(told.points, case),
                why_text(told, board, language),
                _stake(told, suggestion, language),
            ]
            weighty = told.at_stake.winner
        case Care():
            owner = term(SIDES, told.owner.letter, language) if told.owner else ""
            places = names(board, told.points)
            lines = [f"{owner} {places}".strip() + _disputed(told.points, case)]
            lines.append(care_text(told, board, language))
            weighty = False
        case _:
            lines = [_clear_text(told, board, language) + _disputed(told.points, case)]
            lines.append(LANGUAGES[language].gap.join(_reasons(told, board, language)))
            lines.append("→ " + certainty_of(told.chains, language))
            weighty = False
    return OpinionRow(key, group, "\n".join(lines), told, weighty)


def clear_groups(suggestion: Suggestion, case: Case) -> Iterator[Clear]:
    """The chains that are clearly dead or in seki, and not ruled on, put together."""
    open_ = [
        chain
        for chain in suggestion.chains
        if not chain.unclear and chain.points.isdisjoint(case.ruling.lives)
    ]
    board = suggestion.position.without(suggestion.dead)
    regions = cut_regions(board, {}, [p for p in board.grid.points if not board.cells[p]])
    dead = [chain for chain in open_ if chain.life is Life.DEAD]
    for group in sorted(together(dead, regions), key=_size, reverse=True):
        yield Clear(_in_order(group), Life.DEAD)
    yield from _sekis([chain for chain in open_ if chain.life is Life.SEKI], regions)


def _sekis(chains: list[ChainFinding], regions: Iterable[Region]) -> Iterator[Clear]:
    """Chains of both colours round the same liberties and eyes."""
    shared = [region.stones for region in regions]
    left = list(chains)
    while left:
        group = [left.pop(0)]
        for chain in group:
            around = joined(stones for stones in shared if stones & chain.points)
            for other in [c for c in left if c.points & around]:
                left.remove(other)
                group.append(other)
        yield Clear(_in_order(group), Life.SEKI)


def _size(group: list[ChainFinding]) -> tuple[int, int]:
    return sum(len(c.points) for c in group), -min(min(c.points) for c in group)


def _in_order(group: Iterable[ChainFinding]) -> tuple[ChainFinding, ...]:
    return tuple(sorted(group, key=lambda c: (-len(c.points), min(c.points))))


def certainty_of(chains: Iterable[ChainFinding], language: Language) -> str:
    """How certain it is of the least certain of some chains: ``sure (97 %)``, ``proved``."""
    least = min(chains, key=lambda chain: (chain.proved, chain.confidence))
    if least.proved:
        return CERTAINTY["proved"].in_(language)
    word = CERTAINTY["sure" if least.confidence >= SURE else "likely"].in_(language)
    return QCoreApplication.translate("suggesting", "{word} ({percent} %)").format(
        word=word, percent=least.confidence
    )


def _stake(doubt: Doubt, suggestion: Suggestion, language: Language) -> str:
    """What hangs on a doubt, and how much there is to say for how it seems."""
    mark = f"{WEIGHTY} " if doubt.at_stake.winner else ""
    stake = stake_text(doubt.at_stake, suggestion.rules, language)
    text = f"→ {mark}{stake}"
    held = [c for c in suggestion.chains if c.points & doubt.points and doubt.otherwise]
    if not held:
        return text
    percent = min(chain.confidence for chain in held)
    certain = QCoreApplication.translate("suggesting", "certainty {percent} %").format(
        percent=percent
    )
    return f"{text} · {certain}"


def _clear_text(clear: Clear, board: Grid, language: Language) -> str:
    """``White D4, F3 … (5 stones)``; a seki names both sides."""
    parts = []
    for letter in ("B", "W"):
        chains = [c for c in clear.chains if c.colour.letter == letter]
        if not chains:
            continue
        named = ", ".join(board.name(min(c.points)) for c in chains[:FEW])
        more = " …" if len(chains) > FEW else ""
        stones = sum(len(c.points) for c in chains)
        if stones == 1:
            text = QCoreApplication.translate("suggesting", "{side} {points} (1 stone)")
        else:
            text = QCoreApplication.translate("suggesting", "{side} {points} ({stones} stones)")
        side = term(SIDES, letter, language)
        parts.append(text.format(side=side, points=named + more, stones=stones))
    life = life_text(clear.life, language)
    return QCoreApplication.translate("suggesting", "{stones}: {life}").format(
        stones=LANGUAGES[language].clause.join(parts), life=life
    )


def _reasons(clear: Clear, board: Grid, language: Language) -> list[str]:
    """Why, each reason once; the points of one are named where it is the only chain."""
    if len(clear.chains) == 1:
        return [said(clear.chains[0].reason, board, language)]
    plain = dict.fromkeys(Reason(c.reason.why, number=c.reason.number) for c in clear.chains)
    return list(dict.fromkeys(said(reason, board, language) for reason in plain))


def _disputed(points: frozenset[Point], case: Case) -> str:
    if points & case.disputed:
        return QCoreApplication.translate("suggesting", " (in dispute)")
    return ""


def _is_ruled(doubt: Doubt, case: Case) -> bool:
    """Whether the referee has decided what is doubtful."""
    if doubt.otherwise is not None:
        return not doubt.points.isdisjoint(case.ruling.lives)
    return doubt.points <= case.ruling.claims.keys() | case.ruling.lives.keys()
