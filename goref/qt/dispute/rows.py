"""The rows of the list of disputes: what there is to ask, in groups, as texts."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from goref.app.questions.cycle_rulings import CycleItem
from goref.app.questions.trial_status import Ruled, Tried, decision_told, ended_told
from goref.core.base.faults import fault
from goref.core.base.geometry import Grid, Point
from goref.core.base.language import LANGUAGES, Language
from goref.core.case.case import Case
from goref.core.rulesets.ruleset import RuleSet
from goref.core.rulesets.table import ruleset
from goref.core.trials.checklist import Item, ItemKind
from goref.core.words.dispute.disputes import asked_text, ruled_text, stake_text
from goref.core.words.dispute.trials import claim_text
from goref.core.words.faults.said import said
from goref.qt.look.translation_mark import QT_TRANSLATE_NOOP

DISPUTED = (ItemKind.STONES, ItemKind.POINTS)
HEADINGS = {
    "disputes": QT_TRANSLATE_NOOP("disputes", "In dispute"),
    "trials": QT_TRANSLATE_NOOP("disputes", "Tried on the board"),
    "cycles": QT_TRANSLATE_NOOP("disputes", "Long cycles"),
    "pressing": QT_TRANSLATE_NOOP("disputes", "A protective play seems needed"),
    "kos": QT_TRANSLATE_NOOP("disputes", "Open kos"),
    "one-sided": QT_TRANSLATE_NOOP("disputes", "One-sided dame"),
    "others": QT_TRANSLATE_NOOP("disputes", "Other points to think of ({count})"),
}
"""The groups in their order."""
OPEN, DONE, WEIGHTY = "○", "✓", "‼"
TRIED = "●"
"""A trial that was ruled on: what was claimed may hold or not."""
FOLDED, UNFOLDED = "▸", "▾"

Asking = Item | Tried | CycleItem


@dataclass(frozen=True)
class DisputeRow:
    """A row of the list.

    Attributes:
        key: what it is about; it stays the same while the case changes.
        of: what is asked; None for a heading.
        folds: a heading that opens and closes its group.
        weighty: it changes the winner.
    """

    key: tuple[object, ...]
    text: str
    of: Asking | None = None
    points: frozenset[Point] = frozenset()
    folds: bool = False
    weighty: bool = False


def key_of(asking: Asking) -> tuple[object, ...]:
    """What something asked is known by while the case changes."""
    match asking:
        case Item():
            return ("item", asking.asked in DISPUTED, asking.asked, asking.points)
        case Tried():
            return ("trial", asking.place)
        case _:
            return ("cycle", asking.cycle.name, asking.cycle.first)


def rows(
    case: Case,
    items: Iterable[Item],
    trials: Iterable[Tried],
    cycles: Iterable[CycleItem],
    language: Language,
    *,
    unfolded: bool,
) -> list[DisputeRow]:
    """Everything there is to ask as rows; groups with nothing in them are left out."""
    groups: dict[str, list[Asking]] = {group: [] for group in HEADINGS}
    for item in items:
        groups[_group(item)].append(item)
    groups["trials"] += trials
    groups["cycles"] += cycles
    made: list[DisputeRow] = []
    for group, members in groups.items():
        if not members:
            continue
        members = sorted(members, key=_weight) if group not in ("trials", "cycles") else members
        heading = QCoreApplication.translate("disputes", HEADINGS[group])
        heading = heading.format(count=len(members))
        points: frozenset[Point] = frozenset()
        if folds := group == "others":
            points = points.union(*(one.points for one in members if isinstance(one, Item)))
            heading = f"{UNFOLDED if unfolded else FOLDED} {heading}"
        made.append(DisputeRow(("heading", group), heading, None, points, folds))
        if unfolded or not folds:
            made += [row_of(one, case, language) for one in members]
    return made


def row_of(asking: Asking, case: Case, language: Language) -> DisputeRow:
    """The row of one thing that is asked."""
    key, grid, rules = key_of(asking), case.record.grid, ruleset(case.rules)
    match asking:
        case Item():
            text = item_text(asking, case, rules, language)
            return DisputeRow(key, text, asking, asking.points, weighty=asking.flips)
        case Tried():
            text = trial_text(asking, grid, language)
            return DisputeRow(key, text, asking, asking.kept.claim.points)
        case _:
            text = f"{OPEN if asking.live else DONE}  {asking.name(language)}"
            return DisputeRow(key, f"{text}\n{asking.told(language)}", asking, asking.points)


def item_text(item: Item, case: Case, rules: RuleSet, language: Language) -> str:
    """The question, how it stands, and what another ruling would change."""
    open_ = not item.ruled or bool(item.points & case.disputed)
    sign = OPEN if open_ else DONE
    stake = stake_text(item, rules.unit, language)
    mark = f"{WEIGHTY} " if item.flips else ""
    question = asked_text(item, case.record.grid, language)
    state = QCoreApplication.translate("disputes", "open")
    if not open_:
        state = QCoreApplication.translate("disputes", "ruled: {ruling}").format(
            ruling=present(item, case, language)
        )
    return f"{sign}  {question}\n{state}  → {mark}{stake}"


def present(item: Item, case: Case, language: Language) -> str:
    """How an item is counted now, with the reason that was given."""
    said = ruled_text(item.asked, item.life, item.claim, language)
    reasons = case.ruling.reasons
    reason = next((reasons[p] for p in sorted(item.points) if p in reasons), "")
    return f"{said} — {reason}" if reason else said


def trial_text(of: Tried, grid: Grid, language: Language) -> str:
    """What was tried, by which rule set, and what became of it."""
    claim = claim_text(of.kept.claim, grid, language)
    sign = OPEN if of.ruled is Ruled.OPEN else TRIED
    rules = ruleset(of.kept.rules).name.in_(language)
    return f"{sign}  {claim}\n{rules}: {trial_state(of, language)}"


def trial_state(of: Tried, language: Language) -> str:
    """Whether a trial goes on, how it ended, and what was ruled on it."""
    if of.trial is None:
        return said(fault("trial-changed"), language)
    if of.is_under_way:
        return QCoreApplication.translate("disputes", "under way (acts: {acts})").format(
            acts=len(of.kept.acts)
        )
    told = (*ended_told(of, language), *decision_told(of, language))
    return LANGUAGES[language].semicolon.join(told)


def _group(item: Item) -> str:
    if item.asked in DISPUTED:
        return "disputes"
    if item.asked is ItemKind.PROTECTIVE:
        return "pressing" if item.pressing else "others"
    return "kos" if item.asked is ItemKind.KO else "one-sided"


def _weight(asking: Asking) -> tuple[object, ...]:
    assert isinstance(asking, Item)
    return not asking.flips, -asking.change, min(asking.points)
