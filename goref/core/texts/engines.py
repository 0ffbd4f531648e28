"""Texts for faults of a Go program asked for an opinion, with remedies.

Placeholders: ``{engine}``, ``{command}`` (the command sent), ``{detail}`` (its own message, or
the system's), ``{seconds}``.
"""

from __future__ import annotations

from goref.core.base.language import Text

FAULTS: dict[str, Text] = {
    "command-line": Text(
        "engines",
        "The command line of {engine} cannot be read ({detail}): correct it in the preferences.",
    ),
    "not-found": Text(
        "engines",
        "{engine} was not found: there is no program {detail}. Install it, or give its full path in the preferences.",
    ),
    "not-started": Text(
        "engines",
        "{engine} could not be started: {detail}. Check its command line in the preferences.",
    ),
    "timeout": Text(
        "engines",
        "{engine} did not answer “{command}” within {seconds} s. Allow it more time, or a "
        "lower level.",
    ),
    "crashed": Text(
        "engines", "{engine} stopped running at “{command}”; its last words: {detail}"
    ),
    "crashed-silent": Text(
        "engines",
        "{engine} stopped running at “{command}” and said nothing. Try its command line in a terminal.",
    ),
    "unreadable": Text(
        "engines",
        "{engine} gave an unreadable answer to “{command}”: {detail}. Is it a GTP program, "
        "and started in its GTP mode?",
    ),
    "endless": Text(
        "engines",
        "{engine} kept answering “{command}” without end. Is it a GTP program, and started "
        "in its GTP mode?",
    ),
    "refused": Text("engines", "{engine} refused “{command}”: {detail}"),
    "board-size": Text(
        "engines", "{engine} does not know the board size {detail}. Ask another engine."
    ),
    "another-board": Text(
        "engines",
        "{engine} shows another board than it was given ({detail}); its opinion is not used.",
    ),
    "contradicts-itself": Text(
        "engines", "{engine} contradicts itself at {detail}; its opinion is not used."
    ),
    "says-nothing": Text(
        "engines",
        "{engine} does not say of any stone whether it is alive or dead. Ask another engine.",
    ),
    "no-liberty": Text(
        "engines",
        "{engine} cannot be asked: the stones at {detail} have no liberty. Correct the position first.",
    ),
    "no-opinion": Text(
        "engines",
        "{engine} has no command that lists dead stones (final_status_list, kata-raw-nn or "
        "kata-analyze). Ask another engine.",
    ),
    "cancelled": Text("engines", "{engine} was no longer asked."),
}
"""Reasons why there is no opinion, by code."""

REMARKS: dict[str, Text] = {
    "komi-refused": Text("engines", "{engine} does not accept this komi and used its own."),
    "rules-refused": Text(
        "engines", "{engine} does not accept this kind of rules and used its own."
    ),
    "board-unchecked": Text(
        "engines",
        "{engine} does not show its board in a known way; whether it is the right one was "
        "not checked.",
    ),
    "no-seki": Text("engines", "{engine} does not distinguish seki."),
    "hangs-on-turn": Text(
        "engines",
        "Asked with either side to begin, {engine} did not say the same of some stones: "
        "that settles nothing, and is shown with the question for each side.",
    ),
    "one-side-asked": Text(
        "engines",
        "{engine} answered with one side to begin only: that settles nothing, and is shown "
        "with the question.",
    ),
    "chains-unsaid": Text("engines", "{engine} says nothing of some stones."),
}
"""Remarks on an opinion, by code."""
SAYS_NOTHING = Text("engines", "says nothing of it")
"""In place of an engine's opinion."""
