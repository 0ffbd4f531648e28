"""Notes on differences between an event and its audit."""

from __future__ import annotations

from goref.core.base.findings import Level
from goref.core.base.language import Plural, Text

SENTENCES: dict[str, tuple[Level, Text | Plural]] = {
    "audit-broken": (Level.CONFLICT, Text("event checking", "Entry {number} of what was done does not follow from the one before it: it was changed, inserted or moved, or one before it was changed or removed.")),
    "audit-odd": (Level.CONFLICT, Text("event checking", "Entry {number} of what was done cannot be repeated: the state that it changes was different.")),
    "audit-differs": (Level.CONFLICT, Text("event checking", "{subject}: what was done would give another state than it has here: {changes}")),
    "audit-missing": (Level.CONFLICT, Text("event checking", "{subject} should be here according to what was done, but is missing.")),
    "audit-extra": (Level.CONFLICT, Text("event checking", "{subject} is here, but nothing that was done added it.")),
    "audit-unchained": (Level.NOTE, Plural("event checking", "Entry {number} is of an earlier goref, which did not chain it: changes made to it before a link was written down cannot be detected.", "Entries 1 to {number} are of an earlier goref, which did not chain them: changes made to them before a link was written down cannot be detected.", "number")),
    "audit-blanked": (Level.CHECK, Text("event checking", "Entries {first} to {last} have no link, though the goref that wrote them chained every entry: the links were removed, and changes to these entries cannot be detected.")),
    "audit-cut": (Level.CONFLICT, Text("event checking", "Entries removed from the end of what was done: {count}.")),
    "audit-backwards": (Level.CHECK, Text("event checking", "Dated before the entry it follows: {numbers}. A clock was wrong, or times were changed.")),
    "restored-unfit": (Level.CHECK, Text("event checking", "Entry {number}: the event was restored from the copy {copy}, which did not match what was done to it.")),
    "rows-found": (Level.CHECK, Text("event checking", "Entry {number}: {subject} did not match what was done to it, and was corrected: {changes}")),
    "audit-unread": (Level.CONFLICT, Text("event checking", "What was done to the event cannot be read: {problem}")),
    "kept-changed": (Level.CONFLICT, Text("event checking", "The case {digest} is not the one that was kept.")),
    "kept-missing": (Level.CONFLICT, Text("event checking", "The case {digest} that was attached to a table is missing.")),
    "kept-extra": (Level.CHECK, Text("event checking", "The case {digest} is kept, but was attached to no table.")),
    "link-found": (Level.NOTE, Text("event checking", "The link {link} belongs to entry {number}: everything done up to it is unchanged since then.")),
    "link-missing": (Level.CONFLICT, Text("event checking", "No entry has the link {link}: the file was rewritten since it was printed, or it is of another event.")),
}  # fmt: skip
"""Every note's level and sentence."""

UNFIT = Text("event checking", "This event does not match the record of what was done to it.")
"""The sentence for an event that does not match its audit."""
UNFIT_SHOWN = 3
"""The largest number of differences that are shown with ``UNFIT``."""
UNFIT_MORE = Plural("event checking", "{count} more does not fit.", "{count} more do not fit.")
"""The number of further differences, which are not shown."""
UNFIT_COMMANDS = Text(
    "event checking",
    "Compare the results with the score sheets. goref event check lists all of it; goref "
    "event restore corrects it: --recorded as it was done, or from a copy.",
)
"""Remedies for the differences, on the command line."""
UNFIT_COPY = Text(
    "event checking",
    "Compare the results with the score sheets. goref event check lists all of it; where they "
    "differ, goref event restore goes back to a copy.",
)
"""Remedies on the command line if the audit itself is inconsistent."""

LINK = Text("event checking", "Entries: {count}, link: {link}")
"""The number of entries of an event, and the link that confirms all of them."""
SHOWN, GROUP = 20, 4
"""The number of characters of a link that are printed, and of those in each group."""

COPIES: dict[str, Text] = {
    "start": Text("event checking", "before the first change of a day or a session"),
    "round": Text("event checking", "before round {round}"),
    "restore": Text("event checking", "before going back to an earlier copy"),
}  # fmt: skip
"""The moments before which a copy was stored."""
GONE_BACK = Text(
    "event checking",
    "The event is as it was in copy {copy}; everything done since is still recorded.",
)
PUT_RIGHT = Text("event checking", "The event matches the record of what was done to it again.")
PUT_BACK = Text(
    "event checking",
    "The file could not be read and was restored from copy {copy}, which does not have what "
    "was done since. The earlier file is in {folder}.",
)
"""The result of restoring an event from a copy."""


def shown_link(link: str) -> str:
    """Returns the first ``SHOWN`` characters of a link, in groups of ``GROUP``."""
    return " ".join(link[place : place + GROUP] for place in range(0, SHOWN, GROUP)).strip()
