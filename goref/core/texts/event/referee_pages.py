"""Texts of the pages for referees' phones: a table's state, calls, warnings, results, times."""

from __future__ import annotations

from goref.core.base.language import Language, Plural, Text
from goref.core.event.event import Table
from goref.core.texts.terms import JOINT

REFEREES = Text("referee pages", "For referees")
LOG_IN = Text("referee pages", "Log in")
LOG_OUT = Text("referee pages", "Log out")
ROLE = Text("referee pages", "Role")
NAME = Text("referee pages", "Your name")
PIN = Text("referee pages", "PIN of the role")
PIN_IS = Text("referee pages", "The PIN is on the screen of the laptop that serves the event.")
ALL_TABLES = Text("referee pages", "All tables")
GO_TO = Text("referee pages", "Go to table")
GO = Text("referee pages", "Go")
CALLS = Plural("referee pages", "{count} call for a referee", "{count} calls for a referee")
CALLED = Text("referee pages", "called {time}")
CALLS_STATE = Text("referee pages", "calls")
NOBODY_COMES = Text("referee pages", "nobody has answered")
COMES = Text("referee pages", "{name} comes")
CALL = Text("referee pages", "Call a referee")
I_COME = Text("referee pages", "I come")
END_CALL = Text("referee pages", "End the call")
TABLE = Text("referee pages", "Table {n}")
NO_WARNINGS = Text("referee pages", "no warnings")
AT_THIS_TABLE = Text("referee pages", "At this table")
TIME_ADDED = Text("referee pages", "Time added")
TO_BOTH = Text("referee pages", "both clocks")
MINUTES_ADDED = Text("referee pages", "+{minutes} min")
ADDED_TO = Text("referee pages", "{minutes} min added: {whose}")
WARNING_TO = Text("referee pages", "Incident or warning")
OF_BOTH = Text("referee pages", "Both…")
OF_NOBODY = Text("referee pages", "Nobody…")
OF_SIDE = Text("referee pages", "{side}…")
WHAT_HAPPENED = Text("referee pages", "What happened?")
ALL_KINDS = Text("referee pages", "All kinds")
PROPOSED = Text("referee pages", "The regulation proposes: {what}")
EARLIER = Text("referee pages", "Counted: {what}")
DECISION = Text("referee pages", "Decision")
AS_PROPOSED = Text("referee pages", "As proposed: {what}")
# Translators: it is decided in the window; the phone only records it.
LATER = Text("referee pages", "Decide later, in the window")
FACTS = Text("referee pages", "Facts, with the number of the move if it is known")
REASON = Text("referee pages", "Reason")
REASON_NEEDED = Text("referee pages", "Reason (needed if you decide differently)")
RECORD = Text("referee pages", "Record it")
ANNUL_IT = Text("referee pages", "Annul…")
ANNUL = Text("referee pages", "Annul")
WHY_ANNULLED = Text("referee pages", "Why is it annulled?")
RESULT = Text("referee pages", "Result…")
WINNER = Text("referee pages", "Who won?")
HOW = Text("referee pages", "How?")
MARGIN = Text("referee pages", "Margin:")
UNIT = Text("referee pages", "Unit of the margin")
NOT_STATED = Text("referee pages", "Not stated")
BY_RESIGNATION = Text("referee pages", "By resignation")
ON_TIME = Text("referee pages", "On time")
BY_FORFEIT = Text("referee pages", "By forfeit")
BY_DEFAULT = Text("referee pages", "The game was not played (default)")
ODD_MARGIN = Text("referee pages", "Enter it even if no count gives this margin")
ENTER = Text("referee pages", "Enter the result")
REASON_OF_RESULT = Text(
    "referee pages", "Reason (needed to change a result, and if nobody won)"
)
ROUND_TIME = Text("referee pages", "Time of round {n}")
SET_TIME = Text("referee pages", "Time of the round…")
BEGAN = Text("referee pages", "Begins or began at")
MINUTES = Text("referee pages", "Length in minutes")
BEGINS_NOW = Text("referee pages", "It begins now")
STORE = Text("referee pages", "Store")
ON_ITS_WAY = Text("referee pages", "On its way since {time}: {what}")
DONE = Text("referee pages", "Done at {time}: {what}")
REFUSED = Text("referee pages", "Refused at {time}: {what}. {problem}")
BACK = Text("referee pages", "Back to the table")
LOGGED_IN = Text("referee pages", "Logged in as {who}")


def call_text(table: Table, language: Language) -> str:
    """Returns a table's call for a referee: ``called 10:31 · Ann comes``; "" if there is none."""
    if not table.called:
        return ""
    time = CALLED.in_(language, time=table.called[11:16])
    comes = COMES.in_(language, name=table.comes) if table.comes else NOBODY_COMES.in_(language)
    return JOINT.join((time, comes))
