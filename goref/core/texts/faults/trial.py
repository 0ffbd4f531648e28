"""Sentences for a trial, or an act in one, that is impossible."""

from __future__ import annotations

from goref.core.base.language import texts

SENTENCES = texts(
    "errors",
    {
        "trial-not-the-turn": "It is the other side's turn",
        "trial-no-such-step": "This rule set does not have that in a trial",
        "trial-over": "The trial has ended",
        "trial-goes-on": "The trial has not ended yet",
        "trial-no-such-answer": "That cannot be agreed on of this claim",
        "trial-needs-pass-for-ko": "This ko may be retaken only after a pass for it",
        "trial-no-ko-there": "There is no ko there that waits for a pass",
        "trial-no-first": "State who moves first: the case does not show whose turn it is",
        "trial-known-only": "This rule set is known by name only",
        "trial-claim": "The claim does not fit the board",
        "trial-changed": "The record has changed since this trial",
        "trial-off-board": "Off the board",
        "trial-occupied": "There is a stone already",
        "trial-suicide": "Suicide is not allowed",
        "trial-ko": "The ko may not be retaken yet",
        "trial-repeats": "It repeats the board after move {repeats}",
        "play-out-no-stone": "There is no stone there",
        "play-out-not-dead": "These stones are not ruled dead, and are not bent four in the corner",
        "play-out-fights": "The owner can capture stones around these: that would require reading",
        "play-out-not-captured": "These stones are not captured by filling what is around and in them",
    },
)
