"""Parts that are made on first use: once each, and only if they are wanted."""

from __future__ import annotations

from goref.core.base.late import Late


class Project:
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
    house = Project()
    assert Project.door.made(house) is None
    assert house.built == []
    assert (house.door, Project.door.of(house)) == ("door", "door")
    assert (Project.door.made(house), house.built) == ("door", ["door"])
    assert Project.door.made(Project()) is None


def test_a_part_that_is_false_is_made_all_the_same() -> None:
    house = Project()
    assert house.roof == ""
    assert Project.roof.made(house) == ""
    assert (house.roof, house.built) == ("", ["roof"])


def test_all_parts_of_a_class_in_order() -> None:
    house = Project()
    assert [part.of(house) for part in Late.all(Project)] == ["", "door"]
    assert house.built == ["roof", "door"]
