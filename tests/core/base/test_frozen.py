"""Frozen values: as dataclasses make them, but for when their methods are made."""

from __future__ import annotations

import copy
import dataclasses
import pickle
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goref.core.base.frozen import field, fields, frozen, replace


@frozen
class Place:
    """A place."""

    name: str
    line: int = 1
    heard: list[str] = field(default_factory=list, compare=False)
    hidden: str = field(default="x", repr=False)


@dataclasses.dataclass(frozen=True)
class InWords:
    """The same as the standard library makes it."""

    name: str
    line: int = 1
    heard: list[str] = dataclasses.field(default_factory=list, compare=False)
    hidden: str = dataclasses.field(default="x", repr=False)


@frozen
class Checked:
    low: int
    high: int
    width: int = field(init=False)
    unit: str = field(default="points", init=False)
    seen: list[int] = field(default_factory=list, init=False, compare=False)

    def __post_init__(self) -> None:
        if self.low > self.high:
            raise ValueError("low above high")
        object.__setattr__(self, "width", self.high - self.low)


@frozen
class Below(Place):
    depth: int = 0


@frozen
class Named:
    """Fields that are called as what makes them could be."""

    put: int
    MISSING: int
    default_put: int = 3
    factory_put: list[int] = field(default_factory=lambda: [4])
    object: int = 5


@frozen
class Nothing:
    pass


@frozen(eq=False)
class Alone:
    name: str


@frozen(repr=False)
class Own:
    name: str

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Own)

    def __repr__(self) -> str:
        return "own"


arguments = st.tuples(st.text(max_size=2), st.integers(0, 2), st.just([1]), st.text(max_size=1))


@given(arguments, arguments)
def test_values_are_those_of_the_standard_library(one: tuple[Any], other: tuple[Any]) -> None:
    mine, theirs = (Place(*one), Place(*other)), (InWords(*one), InWords(*other))
    assert (mine[0] == mine[1]) is (theirs[0] == theirs[1])
    if mine[0] == mine[1]:
        assert hash(mine[0]) == hash(mine[1])
    assert [repr(each) for each in mine] == [
        repr(each).replace("InWords", "Place") for each in theirs
    ]
    assert hash(mine[0]) == hash(theirs[0]), "by the fields that are compared"


def test_what_is_left_out_is_the_default() -> None:
    one, other = Place("a"), Place(name="b", line=2)
    assert (one.line, one.heard, one.hidden) == (1, [], "x")
    assert one.heard is not other.heard
    assert replace(other, name="c") == Place("c", 2)
    assert Place.__match_args__ == ("name", "line", "heard", "hidden")


@pytest.mark.parametrize(
    ("given", "named", "told"),
    [
        ((), {}, "name"),
        (("a", 1, [], "x", 5), {}, "positional"),
        (("a",), {"depth": 1}, "depth"),
        (("a",), {"name": "b"}, "name"),
    ],
)
def test_other_arguments_are_refused(given: tuple[Any], named: Any, told: str) -> None:
    for kind in (Place, InWords):
        with pytest.raises(TypeError, match=told):
            kind(*given, **named)


def test_nothing_of_it_can_be_set_or_deleted() -> None:
    place = Place("a")
    for name in ("name", "other"):
        with pytest.raises(dataclasses.FrozenInstanceError, match=name):
            setattr(place, name, "b")
        with pytest.raises(dataclasses.FrozenInstanceError, match=name):
            delattr(place, name)
    assert place == Place("a")


def test_what_is_checked_is_checked_from_the_first_on() -> None:
    for _ in range(2):
        with pytest.raises(ValueError, match="low above high"):
            Checked(2, 1)
    with pytest.raises(ValueError, match="low above high"):
        replace(Checked(1, 2), low=3)


def test_a_field_may_be_called_anything() -> None:
    made = Named(1, 2)
    told = (made.put, made.MISSING, made.default_put, made.factory_put, made.object)
    assert told == (1, 2, 3, [4], 5)


def test_what_is_not_given_is_found() -> None:
    one, other = Checked(1, 3), Checked(1, 3)
    assert (one.width, one.unit, one.seen) == (2, "points", [])
    assert one.seen is not other.seen
    assert one == other
    with pytest.raises(TypeError, match="width"):
        Checked(1, 3, width=2)  # type: ignore[call-arg]


def test_one_that_builds_on_another() -> None:
    below = Below("a", depth=2)
    assert [each.name for each in fields(below)] == ["name", "line", "heard", "hidden", "depth"]
    assert below != Place("a")
    assert Place("a") != below
    assert below == Below("a", 1, [], "x", 2)
    assert repr(below) == "Below(name='a', line=1, heard=[], depth=2)"


def test_without_fields_all_are_one() -> None:
    assert Nothing() == Nothing()
    assert hash(Nothing()) == hash(Nothing())
    assert repr(Nothing()) == "Nothing()"


def test_each_itself_alone() -> None:
    one = Alone("a")
    assert one == one
    assert one != Alone("a")
    assert len({one, Alone("a"), one}) == 2


def test_what_a_class_says_itself_stays() -> None:
    assert Own("a") == Own("b")
    assert repr(Own("a")) == "own"
    assert hash(Own("a")) == hash("a")


def test_it_is_copied_and_sent_whole() -> None:
    place = Place("a", 2, ["b"])
    for copied in (copy.copy(place), copy.deepcopy(place), pickle.loads(pickle.dumps(place))):
        assert copied == place
        assert copied.heard == ["b"]


def test_it_compiles_nothing_for_the_first_few_values() -> None:
    @frozen
    class Late:
        name: str

    for letter in "abcdefgh" * 5:
        assert "first" in Late.__init__.__qualname__
        assert Late(letter).name == letter
    assert Late(name="y").name == "y"
    assert Late.__init__.__qualname__.endswith("Late.__init__")
    assert Late.__init__.__annotations__ == {"name": "str"}
    assert Late.__doc__ is None


def test_the_standard_library_takes_them_for_its_own() -> None:
    place = Place("a", 2, ["b"])
    told = [
        (each.name, each.type, each.init, each.repr, each.compare)
        for each in dataclasses.fields(place)
    ]
    assert told == [
        (each.name, each.type, each.init, each.repr, each.compare)
        for each in dataclasses.fields(InWords)
    ]
    assert dataclasses.is_dataclass(Place)
    assert dataclasses.replace(place, line=3) == Place("a", 3, ["b"])
    assert dataclasses.asdict(Below("a", depth=2)) == {
        "name": "a",
        "line": 1,
        "heard": [],
        "hidden": "x",
        "depth": 2,
    }


def test_its_own_kind_of_field_is_meant() -> None:
    with pytest.raises(TypeError, match=r"'heard' of Mixed: goref.core.base.frozen.field"):

        @frozen
        class Mixed:
            heard: list[str] = dataclasses.field(default_factory=list)


def test_many_and_few_values_are_made_alike() -> None:
    @frozen
    class Twice:
        low: int
        high: int = 2
        heard: list[int] = field(default_factory=list)
        sum: int = field(init=False)

        def __post_init__(self) -> None:
            object.__setattr__(self, "sum", self.low + self.high)

    made = [Twice(1, high=4) for _ in range(60)]
    assert made == [Twice(1, 4, [])] * 60
    assert {each.sum for each in made} == {5}
    assert len({id(each.heard) for each in made}) == 60
