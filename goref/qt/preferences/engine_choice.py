"""The choice of the Go program to ask: those found on the computer, or added by the user."""

from __future__ import annotations

from goref.app.opinion.engines.engines import EngineSpec, found_engines
from goref.core.base.frozen import frozen
from goref.io.engine.gtp import GtpError
from goref.qt.look.preferences import Preferences

NOBODY = "-"
"""The value of the setting that means: ask no program."""


@frozen
class Engine:
    """A Go program in the list.

    Attributes:
        added: True if the user added it, False if goref found it.
        consulted: True if it is the one to ask.
    """

    spec: EngineSpec
    added: bool
    consulted: bool


def engines(preferences: Preferences) -> tuple[Engine, ...]:
    """Returns all Go programs, those found first. Looks only for files and starts no program.

    Exactly one is ``consulted``: the first, unless the user chose another program. If the user
    chose to ask no program, none is.
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
    """Returns the Go program to ask automatically if the second opinion is unclear, or None.

    It is the result of :func:`consulted`, if the user allows that. None in tournament mode and
    while opinions are hidden.
    """
    spec = consulted(preferences)
    if spec is None or preferences.tournament or preferences.hides_opinion:
        return None
    return spec if spec.command == preferences.engine_when_unclear else None


def consulted(preferences: Preferences) -> EngineSpec | None:
    """Returns the Go program to ask, or None."""
    return next((e.spec for e in engines(preferences) if e.consulted), None)
