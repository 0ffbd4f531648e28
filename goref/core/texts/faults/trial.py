"""Sentences for a trial, or an act in one, that is impossible."""

from __future__ import annotations

from goref.core.base.language import Text

SENTENCES: dict[str, Text] = {
    "trial-not-the-turn": Text("errors", "It is the other side's turn"),
    "trial-no-such-step": Text("errors", "This rule set does not have that in a trial"),
    "trial-over": Text("errors", "The trial has ended"),
    "trial-goes-on": Text("errors", "The trial has not ended yet"),
    "trial-no-such-answer": Text("errors", "That cannot be agreed on of this claim"),
    "trial-needs-pass-for-ko": Text(
        "errors", "This ko may be retaken only after a pass for it"
    ),
    "trial-no-ko-there": Text("errors", "There is no ko there that waits for a pass"),
    "trial-no-first": Text(
        "errors", "State who moves first: the case does not show whose turn it is"
    ),
    "trial-known-only": Text("errors", "This rule set is known by name only"),
    "trial-claim": Text("errors", "The claim does not fit the board"),
    "trial-changed": Text("errors", "The record has changed since this trial"),
    "trial-off-board": Text("errors", "Off the board"),
    "trial-occupied": Text("errors", "There is a stone already"),
    "trial-suicide": Text("errors", "Suicide is not allowed"),
    "trial-ko": Text("errors", "The ko may not be retaken yet"),
    "trial-repeats": Text("errors", "It repeats the board after move {repeats}"),
    "play-out-no-stone": Text("errors", "There is no stone there"),
    "play-out-not-dead": Text(
        "errors", "These stones are not ruled dead, and are not bent four in the corner"
    ),
    "play-out-fights": Text(
        "errors", "The owner can capture stones around these: that would require reading"
    ),
    "play-out-not-captured": Text(
        "errors", "These stones are not captured by filling what is around and in them"
    ),
}
