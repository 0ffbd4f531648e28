"""Attributes of an object that are computed on first use."""

from __future__ import annotations

from functools import cached_property
from typing import Any, TypeVar

T = TypeVar("T")


class Late(cached_property[T]):
    """An attribute that is computed when it is first read, and then stored.

    Used as a decorator, like ``cached_property``; :meth:`made` never computes the value.
    """

    def __set_name__(self, owner: type[Any], name: str) -> None:
        super().__set_name__(owner, name)
        self.name = name

    def of(self, owner: object) -> T:
        """Returns the attribute's value for an object; computes it on first use."""
        part: T = self.__get__(owner)
        return part

    def made(self, owner: object) -> T | None:
        """Returns the attribute's value for an object; None if it was not computed yet."""
        part: T | None = vars(owner).get(self.name)
        return part

    def keep(self, owner: object, part: T) -> None:
        """Stores the attribute's value for an object, for a caller that knows it already."""
        vars(owner)[self.name] = part

    @staticmethod
    def all(kind: type) -> list[Late[Any]]:
        """Returns all attributes of this kind that a class declares, in order."""
        return [part for part in vars(kind).values() if isinstance(part, Late)]
