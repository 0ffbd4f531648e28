"""Trials written into an SGF record, as variations from where they began.

The first node of a variation names the trial and states who claimed what, under which rules.
Its mark holds the whole trial, so that goref can restore it. A variation that somebody changed
becomes an ordinary one, and the trial is written next to it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from goref.core.base.geometry import Grid
from goref.core.base.language import ENGLISH, Language
from goref.core.case.stored_trial import StoredTrial, TrialStep
from goref.core.game.replay import Moment
from goref.core.rulesets.table import RULESETS
from goref.core.texts.dispute.trials import STEPS, claim_text
from goref.core.texts.export import TRIAL_NAME
from goref.core.trials.trial_rules import trial_rules
from goref.io.sgf.case import read_trial_mark, trial_mark
from goref.io.sgf.info import PRIVATE
from goref.io.sgf.marks import put_marks, trial_marks
from goref.io.sgf.syntax import Node, Properties, Tree, long_text, new_tree, raw_text
from goref.io.sgf.values import write_point
from goref.io.text.catalogue import languages


def add_trials(
    board: Grid,
    trials: Iterable[StoredTrial],
    moments: Iterable[Moment],
    nodes: list[Node],
    language: Language = ENGLISH,
    *,
    whole: bool = False,
) -> None:
    """Adds trials to the nodes of a main line as variations, each where it began.

    Passes for a ko carry the point of the ko; the first node states the claim, and with
    ``whole`` holds the trial in a mark. If the record no longer has a trial's frozen position,
    the trial is left out, or with ``whole`` kept as a mark at the root.
    """
    stood = {moment.number: moment.position for moment in moments}
    for number, trial in enumerate(trials, 1):
        if stood.get(trial.after) == trial.frozen:
            aside = _variation(board, number, trial, language, whole=whole)
            _node_after(nodes, trial.after).asides += (aside,)
        elif whole:
            put_marks(nodes[0], [trial_mark(number, trial)])


def without_trials(board: Grid, asides: Sequence[Tree]) -> list[Tree]:
    """Returns variations, except trials that are still as goref wrote them.

    A trial that was changed is kept, without its mark.
    """
    kept = []
    for aside in asides:
        marks = trial_marks(aside)
        if not marks:
            kept.append(aside)
        elif not _is_as_written(board, aside, marks):
            kept.append(_without_marks(aside, marks))
    return kept


def _is_as_written(board: Grid, aside: Tree, marks: Sequence[str]) -> bool:
    try:
        (mark,) = marks
        number, trial = read_trial_mark(board, mark)
    except ValueError:
        return False
    said = _texts(aside)
    return not aside.children and any(
        said == _texts(_variation(board, number, trial, language, whole=True))
        for language in languages().values()
    )


def _texts(aside: Tree) -> list[dict[str, list[str]]]:
    """Returns the properties of a variation's nodes as texts, without escapes."""
    return [
        {name: [long_text(value) for value in values] for name, values in node.items()}
        for node in aside.sequence
    ]


def _without_marks(aside: Tree, marks: Sequence[str]) -> Tree:
    tree = new_tree()
    first = dict(aside.sequence[0])
    left = [value for value in first[PRIVATE] if long_text(value).strip() not in marks]
    if left:
        first[PRIVATE] = left
    else:
        del first[PRIVATE]
    tree.sequence = [first, *aside.sequence[1:]]
    tree.children = aside.children
    return tree


def _node_after(nodes: list[Node], acts: int) -> Node:
    """Returns the last node before move ``acts`` + 1; setup before that move is included."""
    count, at = 0, nodes[0]
    for node in nodes:
        count += "B" in node.properties or "W" in node.properties
        if count > acts:
            break
        at = node
    return at


def _variation(
    board: Grid, number: int, trial: StoredTrial, language: Language, *, whole: bool
) -> Tree:
    rules = RULESETS[trial.rules]
    told = trial_rules(rules).source.in_(language)
    words = [claim_text(trial.claim, board, language), f"{rules.name.in_(language)}: {told}"]
    name = TRIAL_NAME.in_(language, number=number)
    sequence: list[Properties] = [{"N": [raw_text(name)], "C": [raw_text("\n".join(words))]}]
    if whole:
        sequence[0][PRIVATE] = [raw_text(trial_mark(number, trial))]
    for act in trial.acts:
        text = ""
        if act.step is TrialStep.PLAY and act.point is not None:
            text = write_point(board, act.point)
        node: Properties = {act.colour.letter: [raw_text(text)]}
        if act.step not in (TrialStep.PLAY, TrialStep.PASS):
            mark = act.step.value
            said = STEPS[act.step].in_(language)
            if act.step is TrialStep.KO_PASS and act.point is not None:
                mark += f" {write_point(board, act.point)}"
                said += f" {board.name(act.point)}"
            node[PRIVATE] = [raw_text(mark)]
            node["C"] = [raw_text(said)]
        sequence.append(node)
    tree = new_tree()
    tree.sequence = sequence
    return tree
