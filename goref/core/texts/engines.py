"""Texts for faults of a Go program asked for an opinion, with remedies.

Placeholders: ``{engine}``, ``{command}`` (the command sent), ``{detail}`` (its own message, or
the system's), ``{seconds}``.
"""

from __future__ import annotations

from goref.core.base.language import Text, texts

FAULTS = texts(
    "engines",
    {
        "command-line": "The command line of {engine} cannot be read ({detail}): correct it in the preferences.",
        "not-found": "{engine} was not found: there is no program {detail}. Install it, or give its full path in the preferences.",
        "not-started": "{engine} could not be started: {detail}. Check its command line in the preferences.",
        "timeout": "{engine} did not answer “{command}” within {seconds} s. Allow it more time, or "
        "a lower level.",
        "crashed": "{engine} stopped running at “{command}”; its last words: {detail}",
        "crashed-silent": "{engine} stopped running at “{command}” and said nothing. Try its command line in a terminal.",
        "unreadable": "{engine} gave an unreadable answer to “{command}”: {detail}. Is it a GTP "
        "program, and started in its GTP mode?",
        "endless": "{engine} kept answering “{command}” without end. Is it a GTP program, and "
        "started in its GTP mode?",
        "refused": "{engine} refused “{command}”: {detail}",
        "board-size": "{engine} does not know the board size {detail}. Ask another engine.",
        "another-board": "{engine} shows another board than it was given ({detail}); its opinion is not "
        "used.",
        "contradicts-itself": "{engine} contradicts itself at {detail}; its opinion is not used.",
        "says-nothing": "{engine} does not say of any stone whether it is alive or dead. Ask another "
        "engine.",
        "no-liberty": "{engine} cannot be asked: the stones at {detail} have no liberty. Correct the position first.",
        "no-opinion": "{engine} has no command that lists dead stones (final_status_list, kata-raw-nn "
        "or kata-analyze). Ask another engine.",
        "cancelled": "{engine} was no longer asked.",
    },
)
"""Reasons why there is no opinion, by code."""

REMARKS = texts(
    "engines",
    {
        "komi-refused": "{engine} does not accept this komi and used its own.",
        "rules-refused": "{engine} does not accept this kind of rules and used its own.",
        "board-unchecked": "{engine} does not show its board in a known way; whether it is the right one "
        "was not checked.",
        "no-seki": "{engine} does not distinguish seki.",
        "hangs-on-turn": "Asked with either side to begin, {engine} did not say the same of some stones: "
        "that settles nothing, and is shown with the question for each side.",
        "one-side-asked": "{engine} answered with one side to begin only: that settles nothing, and is "
        "shown with the question.",
        "chains-unsaid": "{engine} says nothing of some stones.",
    },
)
"""Remarks on an opinion, by code."""
SAYS_NOTHING = Text("engines", "says nothing of it")
"""The text instead of an engine's opinion if the engine has none on the matter."""
