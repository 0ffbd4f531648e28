"""Errors by what a user would read of them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from goref.core.words.faults.said import said
from tests.languages import EN


@contextmanager
def refuses(
    error: type[BaseException], match: str
) -> Iterator[pytest.ExceptionInfo[BaseException]]:
    """``pytest.raises``, but ``match`` is searched for in the English sentence."""
    with pytest.raises(error) as caught:
        yield caught
    told = said(caught.value, EN)
    assert re.search(match, told), f"{match!r} is not in {told!r}"
