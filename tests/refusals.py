"""Errors by the faults that they carry."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from goref.core.base.faults import Fault
from goref.core.texts.faults.said import filled, said
from tests.languages import EN


@contextmanager
def refuses(
    error: type[BaseException], *faults: Fault | str, says: str = "", **parts: object
) -> Iterator[pytest.ExceptionInfo[BaseException]]:
    """Expects an exception, as ``pytest.raises``, and checks its faults and their parts.

    Args:
        faults: the faults that the error must carry, by itself or inside another: codes, or
            faults with those of their parts that matter.
        says: text to be found in the English sentence, if the wording matters or there is no
            code.
        parts: parts that the faults must have; of a file, the name is enough.
    """
    with pytest.raises(error) as caught:
        yield caught
    told = said(caught.value, EN)
    found = [*carried(caught.value)]
    for wanted in faults:
        one = Fault(wanted) if isinstance(wanted, str) else wanted
        assert any(_is(one, each) for each in found), f"no {one} is in {caught.value}"
    codes = {wanted for wanted in faults if isinstance(wanted, str)}
    for name, part in parts.items():
        values = [dict(each.parts).get(name) for each in found if each.code in codes]
        assert any(_is(part, value) for value in values), f"{name} is not in {caught.value}"
    assert re.search(says, told), f"{says!r} is not in {told!r}"


def _is(wanted: object, value: object) -> bool:
    """Returns whether a part of a fault is as expected; for a fault, whether it has all its
    parts."""
    if isinstance(wanted, Fault) and isinstance(value, Fault):
        parts = dict(value.parts)
        each = (_is(part, parts.get(name)) for name, part in wanted.parts)
        return wanted.code == value.code and all(each)
    told = str(filled(value, EN))
    return str(wanted) in (told, re.split(r"[/\\]", told)[-1])


def carried(thing: object) -> Iterator[Fault]:
    """Yields the faults of an error, with those that are parts of others."""
    match thing:
        case Fault():
            yield thing
            for _, part in thing.parts:
                yield from carried(part)
        case BaseException():
            for one in (*thing.args[:1], *getattr(thing, "problems", ())):
                yield from carried(one)
