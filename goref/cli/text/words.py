"""Headings in the command line's output. The texts of results and findings are in the core."""

from __future__ import annotations

from goref.core.base.language import Text

HEADINGS: dict[str, Text] = {
    "rules": Text("command line", "Rule set"),
    "total": Text("command line", "Total"),
    "margin": Text("command line", "Black less White"),
    "result": Text("command line", "Result"),
    "winner": Text("command line", "Winner"),
    "reasons": Text("command line", "Why it differs"),
    "checks": Text("command line", "Other counts of this case"),
    "agrees": Text("command line", "agrees"),
    "differs": Text("command line", "DIFFERS"),
    "findings": Text("command line", "Findings"),
    "open": Text("command line", "Open"),
    "by-option": Text(
        "command line",
        "--dead names the dead stones; --suggest marks them as goref suggests.",
    ),
    "reference": Text("command line", "Compared with {name} ({id})"),
    "reference-open": Text(
        "command line", "{id} itself is not decided, so no reasons are given."
    ),
    "give": Text("command line", "Give: {options}"),
    "give-count": Text("command line", "Or count another way: {counts}"),
    "give-record": Text(
        "command line", "A position alone is not enough: the record of the game is needed."
    ),
    "moves": Text("command line", "Moves: {count}"),
    "illegal": Text("command line", "Illegal moves: {count}"),
    "cycles": Text("command line", "Long cycles: {count}"),
    "legal": Text("command line", "Every move is legal."),
    "legal-read": Text(
        "command line", "The moves that were read are legal; part of the record was not read."
    ),
    "no-incidents": Text("command line", "No incidents."),
    "edition": Text("command line", "Edition"),
    "claimed": Text("command line", "To be claimed"),
    "claimant": Text("command line", "By"),
    "scope": Text("command line", "Added up"),
    "note": Text("command line", "Note"),
    "komi": Text("command line", "Komi"),
    "no-komi": Text("command line", "none"),
    "counted": Text("command line", "Counted"),
    "count": Text("command line", "Count"),
    "arrange-steps": Text("command line", "Steps"),
    "lids": Text("command line", "Prisoners and pass stones on the lids"),
    "bowls": Text("command line", "In the bowls"),
    "shapes": Text("command line", "Spaces to count"),
    "tens": Text("command line", "whole tens"),
    "rectangle": Text("command line", "rectangle"),
    "remainder": Text("command line", "remainder"),
    "eye": Text("command line", "eyes"),
    "irregular": Text("command line", "point by point"),
    "single": Text("command line", "single point"),
    "basic-eyes": Text("command line", "{place} (basic eyes {eyes})"),
    "readoff": Text("command line", "Read off"),
    "land": Text("command line", "Land of each side"),
    "known-only": Text("command line", "(not computed)"),
    "clear": Text(
        "command line", "Clear: nothing to ask the players about stones, borders or fills."
    ),
    "clear-open": Text(
        "command line",
        "Clear: nothing to ask the players. Open borders, noted below: {borders}.",
    ),
    "clear-stones": Text(
        "command line",
        "Not clear: to ask the players: {count}. Stones: clear. Open borders: {borders}.",
    ),
    "not-clear": Text("command line", "Not clear: to ask the players: {count}."),
    "ask": Text("command line", "Ask the players"),
    "open-borders": Text("command line", "Open borders"),
    "to-fill": Text("command line", "Must these be filled?"),
    "protect": Text("command line", "A protective play may be needed"),
    "in-atari": Text("command line", "Border stones in atari"),
    "open-kos": Text("command line", "Open kos"),
    "dead": Text("command line", "Dead stones"),
    "seki": Text("command line", "In seki"),
    "engines": Text("command line", "Other engines"),
    "batch": Text(
        "command line",
        "{path}: {counted} counted, {lacking} lacking facts, {unusable} unusable",
    ),
    "batch-undecided": Text(
        "command line",
        "({count} of those counted without a margin: not ruled on, or without a result)",
    ),
    "batch-there-unusable": Text("command line", "(of these unusable: {count})"),
    "batch-there": Text("command line", "(files that were there already: {count})"),
    "files-done": Text("command line", "files: {done} of {total}"),
    "merged": Text("command line", "{path}: rows: {rows}, parts: {parts}"),
    "files-so-far": Text("command line", "files: {done}"),
    "attached": Text("command line", "Records attached: {count} of {of}"),
    "would-attach": Text("command line", "Records that would be attached: {count} of {of}"),
    "imported": Text(
        "command line",
        "Players: {players}, tables: {tables}, changed: {changed}, results: {results}",
    ),
    "copy-merged": Text("command line", "Acts imported from the copy: {count}"),
    "put-into": Text("command line", "{file}: results written: {count}"),
    "does-not-fit": Text(
        "command line",
        "{file}: nothing was written, because it does not fit (--force writes what fits)",
    ),
    "kept-as": Text("command line", "The file as it was: {copy}"),
    "as-it-is": Text("command line", "As it is"),
    "played-on": Text("command line", "Continued"),
    "change": Text("command line", "What changes"),
    "kos-left": Text("command line", "Where a last ko may be left open:"),
    "event-fits": Text("command line", "OK"),
}

STEPS: dict[str, Text] = {
    "record": Text("command line", "Record and end"),
    "dead": Text("command line", "Dead stones"),
    "seki": Text("command line", "Seki and eyes"),
    "points": Text("command line", "Ko points and claims"),
    "payments": Text("command line", "Komi and adjustments"),
    "count": Text("command line", "Count"),
    "result": Text("command line", "Result"),
}
"""Names of the steps that have articles."""

LEVELS: dict[str, Text] = {
    "conflict": Text("command line", "conflict"),
    "check": Text("command line", "check"),
    "note": Text("command line", "note"),
    "settled": Text("command line", "let stand"),
}
