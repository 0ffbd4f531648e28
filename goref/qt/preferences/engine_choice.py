"""The Go programs to consult: found on this machine, or added by the user."""

from __future__ import annotations

from goref.app.opinion.engines.engines import EngineSpec, found_engines
from goref.core.base.frozen import frozen
from goref.io.engine.gtp import GtpError
from goref.qt.look.preferences import Preferences

NOBODY = "-"
"""The value of the preference that means: consult no program."""


@frozen
class Engine:
    """A Go program in the list.

    Attributes:
        added: True if the user added it, False if it was found.
        consulted: True if this program is the one to consult.
    """

    spec: EngineSpec
    added: bool
    consulted: bool


def engines(preferences: Preferences) -> tuple[Engine, ...]:
    """Returns all programs, found ones first; it only looks at files, and starts no program.

    The first is consulted unless another one, or none, was chosen; also if the chosen one is
    gone.
    """
    listed = [(spec, False) for spec in found_engines()]
    known = {spec.command for spec, _ in listed}
    for command in preferences.engines:
        try:
            spec = EngineSpec.of_command(command)
        except GtpError:  # a settings file that was edited
            continue
        if command not in known:
            known.add(command)
            listed.append((spec, True))
    wanted = preferences.consulted
    if wanted != NOBODY and wanted not in known:
        wanted = listed[0][0].command if listed else ""
    return tuple(Engine(spec, added, spec.command == wanted) for spec, added in listed)


def asked_by_itself(preferences: Preferences) -> EngineSpec | None:
    """Returns the program asked automatically if the second opinion is unclear, or None.

    It is the consulted one, if the user has allowed that; None in tournament mode and while
    opinions are hidden.
    """
    spec = consulted(preferences)
    if spec is None or preferences.tournament or preferences.hides_opinion:
        return None
    return spec if spec.command == preferences.engine_when_unclear else None


def consulted(preferences: Preferences) -> EngineSpec | None:
    """Returns the program that is consulted; None for none."""
    return next((e.spec for e in engines(preferences) if e.consulted), None)
