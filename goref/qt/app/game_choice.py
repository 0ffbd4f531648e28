"""The choice of a game, from a file with several or from the bundled ones."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QInputDialog, QWidget

from goref.app.opening import Opened, open_bytes
from goref.core.base.language import Language
from goref.core.base.particles import formatted
from goref.core.rulesets.table import ruleset
from goref.core.scoring.scorer import Scorer
from goref.core.texts.status import STATES
from goref.io.files import read_bytes
from goref.io.places import resources


def choose_game(parent: QWidget | None, games: Sequence[Opened]) -> Opened | None:
    """Asks for one of the games in a file. Returns None if cancelled."""
    titles = [f"{i}. {g.title}" for i, g in enumerate(games, 1)]
    told = QCoreApplication.translate("app", "The file holds {count} games. Open:")
    asked = formatted(told, count=len(games))
    name, ok = QInputDialog.getItem(parent, "goref", asked, titles, 0, False)
    return games[titles.index(name)] if ok else None


def choose_bundled(parent: QWidget | None, language: Language) -> Path | None:
    """Asks for one of the bundled games. Returns its file; None if cancelled."""
    games = {}
    for path in sorted((resources() / "games").glob("*.sgf")):
        opened = open_bytes(read_bytes(path), path.name)[0]
        games[(opened.title or path.stem) + _open_yet(opened, language)] = path
    asked = QCoreApplication.translate("app", "A historical game:")
    name, chosen = QInputDialog.getItem(parent, "goref", asked, list(games), 0, False)
    return games[name] if chosen else None


def _open_yet(opened: Opened, language: Language) -> str:
    """Returns the state of a game as an addition to its name: ``" · provisional"``. "" if it is
    settled.
    """
    rules = ruleset(opened.case.rules)
    state = Scorer(opened.case, opened.findings).score(rules, remarks=False).status.state
    return "" if state.names_winner else f" · {STATES[state].in_(language)}"
