"""The state of a joined event in words."""

from __future__ import annotations

from collections.abc import Mapping

from goref.app.sharing.state import ClashToDecide, RefusedOwnAct, SharingState
from goref.core.base.language import Language
from goref.core.texts.event import sharing as texts
from goref.core.texts.event.audit import change_text, subject_of
from goref.core.texts.faults.said import filled
from goref.io.text.times import local_time
from goref.io.values.regulations import regulation_named

MOST_CLOCK_S = 60
"""The most seconds by which the clocks may differ before that is shown."""


def state_texts(state: SharingState, language: Language) -> tuple[str, ...]:
    """Returns everything about a state that a user should know, the most urgent first."""
    return tuple(_urgent_texts(state, language)) or (texts.CONNECTED.in_(language),)


def _urgent_texts(state: SharingState, language: Language) -> list[str]:
    found: list[str] = []
    if state.must_join:
        found.append(texts.MUST_JOIN.in_(language))
    elif state.problem is not None:
        problem = filled(state.problem, language)
        found.append(texts.PROBLEM.in_(language, problem=problem))
    if state.clashes:
        found.append(texts.TO_DECIDE.in_(language, count=len(state.clashes)))
    if state.refused:
        found.append(texts.REFUSED.in_(language, count=len(state.refused)))
    if not state.is_heard:
        found.append(_silence_text(state, language))
    if state.on_the_way and not state.clashes:
        found.append(texts.ON_THE_WAY.in_(language, count=state.on_the_way))
    return found


def listening_text(state: SharingState, language: Language) -> str:
    """Returns who listens to the server, as "3 laptops · 14 phones"; "" if not known."""
    if not (state.is_heard and state.laptops):
        return ""
    laptops = texts.LAPTOPS.in_(language, count=state.laptops)
    return f"{laptops} · {texts.PHONES.in_(language, count=state.phones)}"


def chip_text(state: SharingState, language: Language) -> str:
    """Returns the most urgent of the texts, and always that the server is not heard.

    If nothing is urgent, it is who listens to the server.
    """
    urgent = _urgent_texts(state, language)
    if not urgent:
        return listening_text(state, language) or texts.CONNECTED.in_(language)
    first = urgent[0]
    shown = [first] if state.is_heard else [first, _silence_text(state, language)]
    return " · ".join(dict.fromkeys(shown))


def _silence_text(state: SharingState, language: Language) -> str:
    since = texts.NOT_HEARD if state.since else texts.NEVER_HEARD
    return since.in_(language, time=state.since)


def clock_text(state: SharingState, language: Language) -> str:
    """Returns how far the server's clock is ahead or behind; "" if it hardly differs."""
    minutes = round(abs(state.clock_s) / 60)
    if abs(state.clock_s) < MOST_CLOCK_S:
        return ""
    text = texts.CLOCK_AHEAD if state.clock_s > 0 else texts.CLOCK_BEHIND
    return text.in_(language, minutes=minutes)


def refused_text(act: RefusedOwnAct, language: Language) -> str:
    """Returns the subject and the reason of a refused act."""
    subject = filled(subject_of(act.subject), language) if act.subject else act.who
    return texts.REFUSED_ACT.in_(language, subject=subject, problem=act.problem)


def clash_texts(
    clash: ClashToDecide, names: Mapping[int, str], language: Language
) -> tuple[str, str, str]:
    """Returns the thing that both changed, its values at the server, and those here.

    Args:
        names: the players' names by their ids.
    """

    def side(values: Mapping[str, object]) -> str:
        return change_text({}, dict(values), names, regulation_named, language)

    there = texts.AT_THE_SERVER.in_(
        language,
        who=clash.who_there,
        time=local_time(clash.time_there),
        values=side(clash.there),
    )
    own = texts.HERE.in_(
        language, who=clash.who_own, time=local_time(clash.time_own), values=side(clash.own)
    )
    return str(filled(subject_of(clash.subject), language)), there, own
