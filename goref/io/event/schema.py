"""The schema of an event's file: the tables of its SQLite database."""

from __future__ import annotations

import sqlite3
from contextlib import closing

APPLICATION = 0x676F5256
"""The id of goref in SQLite's header, by which its files differ from other databases."""
FIRST = 1
FORMAT = 10
READABLE = 1
"""The oldest format that can be read as it is; the first change converts it to ``FORMAT``."""
ACTS_SINCE = 8
"""The oldest format whose audit keeps the ids of acts."""
MOST_OBJECTS = 100
"""The most tables, indices and triggers; if a database has more, it is refused at once."""
SUFFIX = ".gorefevent"

TABLES = (
    """CREATE TABLE event (
        id INTEGER PRIMARY KEY CHECK (id = 1),
        name TEXT NOT NULL, place TEXT NOT NULL, begins TEXT NOT NULL, ends TEXT NOT NULL,
        rounds INTEGER NOT NULL, rules TEXT NOT NULL, komi TEXT, handicap_komi TEXT,
        bye TEXT NOT NULL, version INTEGER NOT NULL)""",
    """CREATE TABLE player (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        surname TEXT NOT NULL CHECK (surname <> ''), given TEXT NOT NULL,
        rank TEXT NOT NULL, rating INTEGER, club TEXT NOT NULL, country TEXT NOT NULL,
        egf_pin TEXT NOT NULL, aga_id TEXT NOT NULL, version INTEGER NOT NULL)""",
    """CREATE TABLE kept (digest TEXT PRIMARY KEY, text BLOB NOT NULL)""",
    """CREATE TABLE game (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        round INTEGER NOT NULL CHECK (round > 0), number INTEGER NOT NULL CHECK (number > 0),
        black INTEGER NOT NULL REFERENCES player (id),
        white INTEGER NOT NULL REFERENCES player (id) CHECK (white <> black),
        handicap INTEGER NOT NULL, komi TEXT,
        state TEXT NOT NULL CHECK (state IN ('to-play', 'in-dispute', 'decided')),
        verdict TEXT, re TEXT, basis TEXT, margin TEXT, result_rules TEXT,
        by_default INTEGER, reason TEXT,
        digest TEXT REFERENCES kept (digest), source TEXT NOT NULL, note TEXT NOT NULL,
        version INTEGER NOT NULL,
        CHECK ((state = 'decided') = (verdict IS NOT NULL)))""",
    """CREATE INDEX game_place ON game (round, number)""",
    """CREATE TABLE bye (
        round INTEGER NOT NULL CHECK (round > 0),
        player INTEGER NOT NULL REFERENCES player (id), PRIMARY KEY (round, player))""",
    """CREATE TABLE audit (
        id INTEGER PRIMARY KEY AUTOINCREMENT, time TEXT NOT NULL, who TEXT NOT NULL,
        what TEXT NOT NULL, subject TEXT NOT NULL, before TEXT NOT NULL,
        after TEXT NOT NULL, reason TEXT NOT NULL)""",
    """CREATE TRIGGER audit_stays BEFORE UPDATE ON audit
        BEGIN SELECT RAISE(ABORT, 'what was done stays written'); END""",
    """CREATE TRIGGER audit_remains BEFORE DELETE ON audit
        BEGIN SELECT RAISE(ABORT, 'what was done stays written'); END""",
    """CREATE TRIGGER case_remains BEFORE DELETE ON kept
        BEGIN SELECT RAISE(ABORT, 'cases stay'); END""",
)

MIGRATIONS: dict[int, tuple[str, ...]] = {
    1: (
        # The row an entry is about, and its link in the chain; older entries have neither.
        "ALTER TABLE audit ADD COLUMN about INTEGER",
        "ALTER TABLE audit ADD COLUMN chain TEXT NOT NULL DEFAULT ''",
    ),
    2: (
        # Incidents and protests at a table, and the regulation: JSON as in a case file, or "".
        "ALTER TABLE event ADD COLUMN regulation TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE game ADD COLUMN incidents TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE game ADD COLUMN protests TEXT NOT NULL DEFAULT ''",
    ),
    3: (
        # Placement of players: JSON, or "" if it is the usual one.
        "ALTER TABLE event ADD COLUMN placement TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE player ADD COLUMN mms_correction INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE player ADD COLUMN absent TEXT NOT NULL DEFAULT ''",
    ),
    4: (
        # The closed rounds, separated by commas; the result that the players signed.
        "ALTER TABLE event ADD COLUMN closed TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE game ADD COLUMN signed TEXT NOT NULL DEFAULT ''",
    ),
    5: (
        # Lines of the board; 0 if unknown.
        "ALTER TABLE event ADD COLUMN size INTEGER NOT NULL DEFAULT 0",
    ),
    6: (
        # Lines of a table's board; 0 if the table has the event's board.
        "ALTER TABLE game ADD COLUMN size INTEGER NOT NULL DEFAULT 0",
    ),
    7: (
        # The act of which an entry is the first: its id, and the act as JSON; else "".
        "ALTER TABLE audit ADD COLUMN act_id TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE audit ADD COLUMN act TEXT NOT NULL DEFAULT ''",
        "CREATE INDEX audit_act ON audit (act_id) WHERE act_id <> ''",
    ),
    8: (
        # The result as it was typed a second time, as a word; "" if it was not.
        "ALTER TABLE game ADD COLUMN second TEXT NOT NULL DEFAULT ''",
    ),
    9: (
        # The times of rounds; calls for a referee: when, and who comes. "" for none.
        "ALTER TABLE event ADD COLUMN times TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE game ADD COLUMN called TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE game ADD COLUMN comes TEXT NOT NULL DEFAULT ''",
    ),
}
"""The statements that convert each older format to the next one."""

Objects = dict[tuple[str, str], str]
"""The schema of a database: SQL statements, by kind and name of the object they create."""


def build(connection: sqlite3.Connection, version: int = 0) -> None:
    """Creates the tables of a new file, within the open transaction.

    Args:
        version: the format to create; 0 for the present one.
    """
    connection.execute(f"PRAGMA application_id = {APPLICATION}")
    connection.execute(f"PRAGMA user_version = {FIRST}")
    for statement in TABLES:
        connection.execute(statement)
    bring_up(connection, FIRST, version or FORMAT)


def bring_up(connection: sqlite3.Connection, version: int, to: int = 0) -> None:
    """Converts a file to a newer format (0: the present one), within the open transaction."""
    wanted = to or FORMAT
    while version < wanted:
        for statement in MIGRATIONS[version]:
            connection.execute(statement)
        version += 1
    connection.execute(f"PRAGMA user_version = {wanted}")


def objects(connection: sqlite3.Connection) -> Objects:
    """Returns the schema stored in a database; blanks in the statements are normalised.

    Bytes that are not text become escapes.
    """
    before = connection.text_factory
    connection.text_factory = lambda data: data.decode("utf-8", "backslashreplace")
    try:
        found: Objects = {}
        for kind, name, of, sql in connection.execute(
            "SELECT type, name, tbl_name, sql FROM sqlite_master"
        ):
            found[str(kind), str(name)] = f"{of}: {' '.join(str(sql).split())}"
            if len(found) > MOST_OBJECTS:
                break
        return found
    finally:
        connection.text_factory = before


def expected(version: int) -> Objects:
    """Returns the schema of a format."""
    with closing(sqlite3.connect(":memory:")) as connection:
        build(connection, version)
        return objects(connection)
