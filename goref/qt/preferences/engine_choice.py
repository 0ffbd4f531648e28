"""The Go programs that can be consulted: found on this machine, or added by the user."""

from __future__ import annotations

from goref.app.suggesting.engines.engines import EngineSpec, found_engines
from goref.core.base.frozen import frozen
from goref.io.engine.gtp import GtpError
from goref.qt.look.preferences import Preferences

NOBODY = "-"
"""What the preference holds where the user wants no program consulted."""


@frozen
class Engine:
    """A program in the list.

    Attributes:
        added: by the user; else it was found.
        consulted: it is the one that is asked.
    """

    spec: EngineSpec
    added: bool
    consulted: bool


def engines(preferences: Preferences) -> tuple[Engine, ...]:
    """All programs there are, those found first; looks at files only.

    The first is consulted unless another one was chosen, or nobody.
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
    """The program that is asked without a word where the second opinion is unclear: the one
    that is consulted, if the user has allowed it of that one; never where opinions wait."""
    spec = consulted(preferences)
    if spec is None or preferences.tournament or preferences.hides_opinion:
        return None
    return spec if spec.command == preferences.engine_when_unclear else None


def consulted(preferences: Preferences) -> EngineSpec | None:
    """The program that is asked; None for nobody."""
    return next((e.spec for e in engines(preferences) if e.consulted), None)
