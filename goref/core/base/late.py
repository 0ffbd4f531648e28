"""Parts of an object that are made on first use."""

from __future__ import annotations

from functools import cached_property
from typing import Any, TypeVar

T = TypeVar("T")


class Late(cached_property[T]):
    """A part of an object, made when the attribute is first read, and kept.

    Above a method, as ``cached_property``. :meth:`made` asks for the part without making it.
    """

    def of(self, owner: object) -> T:
        """Returns the part of an object."""
        part: T = self.__get__(owner)
        return part

    def made(self, owner: object) -> T | None:
        """Returns the part of an object, or None if it was not used yet."""
        part: T | None = vars(owner).get(self.attrname or "")
        return part

    @staticmethod
    def all(kind: type) -> list[Late[Any]]:
        """Returns every such part that a class declares, in order."""
        return [part for part in vars(kind).values() if isinstance(part, Late)]
