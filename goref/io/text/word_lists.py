"""The lists of words and characters that goref brings along, from ``resources/words``."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from typing import Any

from goref.io.files import read_bytes
from goref.io.places import resources


@cache
def word_list(name: str) -> Mapping[str, Any]:
    """Returns a list by its name, read once. Raises FileError if it cannot be read."""
    return tomllib.loads(read_bytes(resources() / "words" / f"{name}.toml").decode())
