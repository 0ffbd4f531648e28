"""Parts that are made on first use: once each, and only if they are wanted."""

from __future__ import annotations

from goref.core.base.late import Late


class House:
    def __init__(self) -> None:
        self.built: list[str] = []

    @Late
    def roof(self) -> str:
        self.built.append("roof")
        return ""

    @Late
    def door(self) -> str:
        self.built.append("door")
        return "door"


def test_a_part_is_made_once_and_asking_for_it_makes_none() -> None:
    house = House()
    assert House.door.made(house) is None
    assert house.built == []
    assert (house.door, House.door.of(house)) == ("door", "door")
    assert (House.door.made(house), house.built) == ("door", ["door"])
    assert House.door.made(House()) is None


def test_a_part_that_is_false_is_made_all_the_same() -> None:
    house = House()
    assert house.roof == ""
    assert House.roof.made(house) == ""
    assert (house.roof, house.built) == ("", ["roof"])


def test_all_parts_of_a_class_in_order() -> None:
    house = House()
    assert [part.of(house) for part in Late.all(House)] == ["", "door"]
    assert house.built == ["roof", "door"]
