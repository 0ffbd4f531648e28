"""Trials written into an SGF record, as variations where they began."""

from __future__ import annotations

from collections.abc import Iterable

from sgfmill.sgf_grammar import Coarse_game_tree

from goref.core.geometry import Grid
from goref.core.replay import Moment
from goref.core.rulesets import RULESETS
from goref.core.trials.kept import KeptTrial, Step
from goref.core.trials.trial_rules import trial_rules
from goref.core.words.trials import STEPS, claim_text
from goref.io.sgf_info import PRIVATE
from goref.io.sgf_syntax import Node, Properties, Tree, raw_text
from goref.io.sgf_values import write_point


def add_trials(
    board: Grid,
    trials: Iterable[KeptTrial],
    moments: Iterable[Moment],
    nodes: list[Node],
    language: str = "en",
) -> None:
    """Hang trials on the nodes of a main line, each where it began.

    A trial of which the record no longer has the frozen position is left out. Passes for a
    ko carry the point of the ko; the first node tells the claim.
    """
    stood = {moment.number: moment.position for moment in moments}
    for trial in trials:
        if stood.get(trial.after) == trial.frozen:
            _node_after(nodes, trial.after).asides.append(_variation(board, trial, language))


def _node_after(nodes: list[Node], acts: int) -> Node:
    """The last node before the next move: what was set up in between belongs before it."""
    count, at = 0, nodes[0]
    for node in nodes:
        count += "B" in node.properties or "W" in node.properties
        if count > acts:
            break
        at = node
    return at


def _variation(board: Grid, trial: KeptTrial, language: str) -> Tree:
    rules = RULESETS[trial.rules]
    told = trial_rules(rules).source.in_(language)
    words = [claim_text(trial.claim, board, language), f"{rules.name.in_(language)}: {told}"]
    sequence: list[Properties] = [{"C": [raw_text("\n".join(words))]}]
    for act in trial.acts:
        text = ""
        if act.step is Step.PLAY and act.point is not None:
            text = write_point(board, act.point)
        node: Properties = {act.colour.letter: [raw_text(text)]}
        if act.step not in (Step.PLAY, Step.PASS):
            mark = act.step.value
            said = STEPS[act.step].in_(language)
            if act.step is Step.KO_PASS and act.point is not None:
                mark += f" {write_point(board, act.point)}"
                said += f" {board.name(act.point)}"
            node[PRIVATE] = [raw_text(mark)]
            node["C"] = [raw_text(said)]
        sequence.append(node)
    tree = Coarse_game_tree()
    tree.sequence = sequence
    return tree
