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
    """Returns the lists of a file by their keys; reads the file once.

    Args:
        name: the file's name without its suffix.

    Raises FileError if it cannot be read.
    """
    return tomllib.loads(read_bytes(resources() / "words" / f"{name}.toml").decode())
