"""Photographs of boards made up: a scene in POV-Ray's language, and the truth about it.

Lengths are millimetres; the board's middle is the origin, y points up, z away from the camera.
Everything is drawn from one seed.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from lamplight import gloss, lamps
from vectors import Vector, added, cross, dot, less, times, told, unit

Colour = tuple[float, float, float]

ACROSS, ALONG = 22.0, 23.7
"""From line to line."""
FURTHEST = 0.38
"""A stone lies so far from its point at most, in cells."""

WOODS: tuple[tuple[Colour, Colour], ...] = (
    ((0.86, 0.66, 0.36), (0.78, 0.56, 0.27)),
    ((0.93, 0.78, 0.50), (0.87, 0.69, 0.40)),
    ((0.72, 0.50, 0.28), (0.60, 0.40, 0.20)),
    ((0.55, 0.37, 0.22), (0.46, 0.29, 0.16)),
    ((0.80, 0.70, 0.55), (0.70, 0.58, 0.42)),
    ((0.90, 0.72, 0.42), (0.82, 0.58, 0.28)),
)
PLAIN: tuple[Colour, ...] = (
    (0.93, 0.90, 0.80),
    (0.88, 0.80, 0.60),
    (0.82, 0.66, 0.40),
    (0.55, 0.62, 0.45),
    (0.95, 0.94, 0.90),
    (0.65, 0.68, 0.72),
)


@dataclass(frozen=True)
class Scene:
    """A scene and what is true of it.

    Attributes:
        text: for POV-Ray.
        rows: ``X``, ``O``, ``.``, top row first.
        corners: of the grid in the picture, from 0 to 1 of its width and height: top left,
            top right, bottom right, bottom left.
        width, height: of the picture, in pixels.
    """

    text: str
    rows: tuple[str, ...]
    corners: tuple[tuple[float, float], ...]
    width: int
    height: int


def scene(seed: int) -> Scene:
    """The scene of a seed: from 1000 on a full board at the end of a game, from 2000 on one of
    9 or 13 lines, from 3000 on one by lamplight. The last hundred of each thousand, which are
    measured on, hide no point under a hand."""
    judged = is_judged(seed)
    r = random.Random(f"scene {seed}")
    ended, small, lamplit = 1000 <= seed < 2000, 2000 <= seed < 3000, is_lamplit(seed)
    size = r.choices((19, 13, 9), (0, 1, 1) if small else (1, 0, 0) if ended else (8, 1, 1))[0]
    rows = end_position(r, size) if ended or (small and r.random() < 0.6) else position(r, size)
    width, height = r.choice(((960, 720), (960, 720), (720, 960), (1000, 750), (640, 480)))
    heights = (2, 4, 5, 1) if ended else (3, 4, 4, 1) if lamplit else (3, 4, 4, 3)
    view = Camera.drawn(r, size, width / height, heights)
    while not all(0.01 < u < 0.99 and 0.01 < v < 0.99 for u, v in view.corners(size)):
        view = view.further()
    half = (size - 1) / 2 * ACROSS, (size - 1) / 2 * ALONG
    evening = lamps(r, *half, view.at) if lamplit else ()
    parts = [
        "#version 3.7;",
        f"global_settings {{ assumed_gamma {r.choice((1.0, 1.0, 1.4))} max_trace_level 4 }}",
        view.text(),
        *(evening if lamplit else lights(r, size)),
        *table(r),
        *board(r, size, lamplit=lamplit),
        *stones(r, rows, lamplit=lamplit),
        *things_beside(r, size, hands=not judged),
        *(fingers(r, size) if seed >= 1000 and not judged and r.random() < 0.25 else ()),
    ]
    return Scene("\n".join(parts), rows, view.corners(size), width, height)


def is_lamplit(seed: int) -> bool:
    """Whether a seed's board lies under a lamp in the evening."""
    return seed >= 3000


def is_judged(seed: int) -> bool:
    """Whether a seed's picture is measured on, and never learned from."""
    return seed % 1000 >= 900


def position(r: random.Random, size: int) -> tuple[str, ...]:
    """Stones as they lie on boards: groups that touch, walls, lone ones, from none to full."""
    field = [[r.gauss(0, 1) for _ in range(size)] for _ in range(size)]
    for _ in range(r.choice((0, 1, 1, 2, 3))):
        field = smoothed(field)
    room = [[r.gauss(0, 1) for _ in range(size)] for _ in range(size)]
    for _ in range(r.choice((0, 1, 2))):
        room = smoothed(room)
    share = r.choice((0.02, 0.1, 0.3, 0.5, 0.65, 0.75, 0.85, 0.95, r.random()))
    level = sorted(v for row in room for v in row)[
        min(size * size - 1, int(share * size * size))
    ]
    middle = sorted(v for row in field for v in row)[size * size // 2]
    return tuple(
        "".join(
            "." if room[y][x] >= level else "X" if field[y][x] < middle else "O"
            for x in range(size)
        )
        for y in range(size)
    )


def end_position(r: random.Random, size: int) -> tuple[str, ...]:
    """A board at the end of a game: walls that touch, eyes of a point, lands of more, a dead
    stone in them; or all of it filled, or laid out in blocks to be counted."""
    field = [[r.gauss(0, 1) for _ in range(size)] for _ in range(size)]
    room = [[r.gauss(0, 1) for _ in range(size)] for _ in range(size)]
    for _ in range(r.choice((1, 2, 2, 3, 4))):
        field = smoothed(field)
    wide = room
    for _ in range(r.choice((1, 2, 3))):
        wide = smoothed(wide)
    single = r.choice((0.0, 0.2, 0.5, 1.0))
    share = r.uniform(0.55, 0.97)
    signs = [["." for _ in range(size)] for _ in range(size)]
    lands = [[wide[y][x] + single * room[y][x] for x in range(size)] for y in range(size)]
    level = sorted(v for row in lands for v in row)[int(share * (size * size - 1))]
    middle = sorted(v for row in field for v in row)[size * size // 2]
    dead = r.choice((0.0, 0.0, 0.02, 0.05))
    for y in range(size):
        for x in range(size):
            if lands[y][x] < level or r.random() < dead:
                black = (field[y][x] < middle) is not (r.random() < dead)
                signs[y][x] = "X" if black else "O"
    if r.random() < 0.15:  # laid out: blocks of land in a sea of stones
        for _ in range(r.randint(3, 7)):
            a, b = r.randrange(size), r.randrange(size)
            for y in range(b, min(size, b + r.randint(1, 5))):
                for x in range(a, min(size, a + r.choice((2, 5, 5, 10)))):
                    signs[y][x] = "."
    return tuple("".join(row) for row in signs)


def smoothed(field: Sequence[Sequence[float]]) -> list[list[float]]:
    size = len(field)
    return [
        [
            sum(
                field[b][a]
                for a, b in ((x, y), (x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1))
                if 0 <= a < size and 0 <= b < size
            )
            / 3
            for x in range(size)
        ]
        for y in range(size)
    ]


@dataclass(frozen=True)
class Camera:
    """Where it stands, what it looks at, how wide it sees and how it is held.

    Attributes:
        angle: across the picture, degrees.
        roll: turned about its own axis, degrees.
        shape: width by height of the picture.
    """

    at: Vector
    to: Vector
    angle: float
    roll: float
    shape: float

    @classmethod
    def drawn(cls, r: random.Random, size: int, shape: float, heights: Sequence[int]) -> Camera:
        """``heights``: how often it looks from above, a little aslant, aslant, flat."""
        tilts = r.uniform(0, 15), r.uniform(10, 40), r.uniform(30, 58), r.uniform(50, 68)
        tilt = math.radians(r.choices(tilts, heights)[0])
        turn = math.radians(r.gauss(0, 8))
        angle = r.uniform(38, 72)
        reach = size * ALONG * r.uniform(0.95, 1.7) / math.tan(math.radians(angle) / 2) / 2
        if shape < 1:
            reach *= 0.92 / shape * 0.8
        spread = size * ACROSS * 0.05
        to = (r.gauss(0, spread), 0.0, r.gauss(0, spread))
        up = reach * math.cos(tilt)
        back = reach * math.sin(tilt)
        at = (to[0] + back * math.sin(turn), up, to[2] - back * math.cos(turn) - 1)
        return cls(at, to, angle, r.gauss(0, 4), shape)

    def further(self) -> Camera:
        """The same from a little further away."""
        at = tuple(t + (a - t) * 1.07 for a, t in zip(self.at, self.to, strict=True))
        middle = tuple(t * 0.9 for t in self.to)
        return Camera(at, middle, self.angle, self.roll, self.shape)  # type: ignore[arg-type]

    def axes(self) -> tuple[Vector, Vector, Vector]:
        """Ahead, right and up, each of length 1."""
        ahead = unit(less(self.to, self.at))
        right = unit(cross((0.0, 1.0, 0.0), ahead))
        up = cross(ahead, right)
        c, s = math.cos(math.radians(self.roll)), math.sin(math.radians(self.roll))
        turned = added(times(right, c), times(up, s))
        return ahead, turned, added(times(up, c), times(right, -s))

    def text(self) -> str:
        ahead, right, up = self.axes()
        wide = 2 * math.tan(math.radians(self.angle) / 2)
        return (
            f"camera {{ perspective location {told(self.at)} direction {told(ahead)} "
            f"right {told(times(right, wide))} up {told(times(up, wide / self.shape))} }}"
        )

    def seen(self, point: Vector) -> tuple[float, float]:
        """Where a point is in the picture."""
        ahead, right, up = self.axes()
        beam = less(point, self.at)
        far = dot(beam, ahead)
        wide = 2 * math.tan(math.radians(self.angle) / 2)
        return (
            0.5 + dot(beam, right) / far / wide,
            0.5 - dot(beam, up) / far / (wide / self.shape),
        )

    def corners(self, size: int) -> tuple[tuple[float, float], ...]:
        x, z = (size - 1) / 2 * ACROSS, (size - 1) / 2 * ALONG
        return tuple(self.seen(p) for p in ((-x, 0, z), (x, 0, z), (x, 0, -z), (-x, 0, -z)))


def lights(r: random.Random, size: int) -> Iterator[str]:
    """A lamp or a window, more light from elsewhere, and what comes from all around."""
    warmth = r.choice((0.0, 0.0, 0.15, 0.35, -0.15, -0.25))
    tint = (1 + warmth, 1.0, 1 - warmth)
    around = r.uniform(0.1, 0.5)
    yield f"#default {{ finish {{ ambient {told(times(tint, around))} diffuse 0.75 }} }}"
    for number in range(r.choice((1, 1, 2, 3))):
        high = r.uniform(400, 2000)
        far = r.uniform(0, 2200)
        way = r.uniform(0, 2 * math.pi)
        at = (far * math.cos(way), high, far * math.sin(way))
        power = r.uniform(0.5, 1.1) if number == 0 else r.uniform(0.1, 0.5)
        wide = r.choice((0, 80, 300, 700))
        soft = (
            f"area_light <{wide},0,0>, <0,0,{wide}>, 3, 3 adaptive 1 jitter circular orient"
            if wide
            else ""
        )
        yield f"light_source {{ {told(at)} rgb {told(times(tint, power))} {soft} }}"
    if r.random() < 0.4:  # something beside the table throws its shadow
        x = r.uniform(-0.7, 0.7) * size * ACROSS
        z = r.uniform(-0.7, 0.7) * size * ALONG
        yield (
            f"sphere {{ <{x:.1f},{r.uniform(500, 900):.1f},{z:.1f}>, {r.uniform(40, 150):.1f} "
            "pigment { rgb 0.2 } no_image no_reflection }"
        )


def table(r: random.Random) -> Iterator[str]:
    ground = tuple(r.uniform(0.05, 0.95) for _ in range(3))
    level = sum(ground) / 3
    ground = tuple(level + (c - level) * 0.4 for c in ground)
    pattern = r.choice(("plain", "wood", "cloth"))
    if pattern == "plain":
        pigment = f"pigment {{ rgb {told(ground)} }}"
    elif pattern == "wood":
        pigment = grain(r, ground, times(ground, 0.7), 90)
    else:
        pigment = (
            f"pigment {{ checker rgb {told(ground)} rgb {told(times(ground, 0.8))} scale "
            f"{r.uniform(4, 60):.1f} }}"
        )
    yield f"plane {{ y, {-r.uniform(8, 180):.1f} {pigment} }}"


def grain(r: random.Random, light: Sequence[float], dark: Sequence[float], wide: float) -> str:
    """Wood whose rings run across the board."""
    return (
        f"pigment {{ wood turbulence {r.uniform(0.02, 0.12):.3f} color_map {{ "
        f"[0 rgb {told(light)}] [{r.uniform(0.5, 0.9):.2f} rgb {told(light)}] "
        f"[1 rgb {told(dark)}] }} scale <{wide:.1f},{wide:.1f},{wide * 20:.1f}> "
        f"rotate <{r.uniform(-4, 4):.1f},{r.choice((0, 0, 90)):.1f},0> "
        f"translate <{r.uniform(-500, 500):.1f},{r.uniform(-500, 500):.1f},0> }}"
    )


def board(r: random.Random, size: int, *, lamplit: bool = False) -> Iterator[str]:
    """The board with its lines and stars."""
    x, z = (size - 1) / 2 * ACROSS, (size - 1) / 2 * ALONG
    rim = r.uniform(9, 32)
    if r.random() < 0.75:
        light, dark = r.choice(WOODS)
        if r.random() < 0.6:  # colours as a screen shows them: deeper in light that adds up
            light, dark = deeper(light), deeper(dark)
        brightness = r.uniform(0.75, 1.1)
        face = grain(r, times(light, brightness), times(dark, brightness), r.uniform(5, 60))
    else:
        face = f"pigment {{ rgb {told(times(r.choice(PLAIN), r.uniform(0.75, 1.05)))} }}"
        if r.random() < 0.5:
            face += (
                f" normal {{ bumps {r.uniform(0.05, 0.4):.2f} scale {r.uniform(2, 60):.1f} }}"
            )
    shine = r.choice((0.0, 0.0, 0.2, 0.6))
    mirror = r.choice((0.0, 0.0, 0.03, 0.08))
    face += (
        f" finish {{ specular {shine} roughness {r.uniform(0.005, 0.08):.3f} "
        f"reflection {mirror} }}"
    )
    if lamplit:
        face += gloss(r)
    yield (
        f"box {{ <{-x - rim:.2f},-200,{-z - rim:.2f}>, "
        f"<{x + rim:.2f},0,{z + rim:.2f}> {face} }}"
    )
    ink = r.choice((0.02, 0.05, 0.12, 0.25, 0.38))
    pen = f"pigment {{ rgb <{ink},{ink * 0.8:.3f},{ink * 0.6:.3f}> }}"
    half = r.uniform(0.2, 0.6)
    edge = half * r.choice((1, 1, 1.8))
    made = []
    for i in range(size):
        wide = edge if i in (0, size - 1) else half
        a, b = -x + i * ACROSS, -z + i * ALONG
        made.append(f"box {{ <{a - wide:.2f},0,{-z:.2f}>, <{a + wide:.2f},0.06,{z:.2f}> }}")
        made.append(f"box {{ <{-x:.2f},0,{b - wide:.2f}>, <{x:.2f},0.06,{b + wide:.2f}> }}")
    if r.random() < 0.9:
        dot_size = r.uniform(1.2, 2.6)
        made += [
            f"cylinder {{ <{-x + a * ACROSS:.2f},0,{-z + b * ALONG:.2f}>, "
            f"<{-x + a * ACROSS:.2f},0.07,{-z + b * ALONG:.2f}>, {dot_size:.2f} }}"
            for a in stars(size)
            for b in stars(size)
        ]
    if r.random() < 0.12 and rim > 14:
        made += names(r, size, x, z, rim)
    if r.random() < 0.12:
        made += frame(x + rim * r.uniform(0.3, 0.7), z + rim * r.uniform(0.3, 0.7), half)
    if r.random() < 0.15:
        made.append(crease(r, x + rim, z + rim))
    yield f"union {{ {' '.join(made)} {pen} no_shadow }}"


def stars(size: int) -> tuple[int, ...]:
    return (3, 9, 15) if size == 19 else (3, 6, 9) if size == 13 else (2, 4, 6)


def names(r: random.Random, size: int, x: float, z: float, rim: float) -> Iterator[str]:
    """Letters along the near edge."""
    high = rim * 0.4
    for i in range(size):
        sign = "ABCDEFGHJKLMNOPQRST"[i]
        yield (
            f'text {{ ttf "cyrvetic.ttf" "{sign}" 0.05, 0 scale {high:.1f} rotate <90,0,0> '
            f"translate <{-x + i * ACROSS - high * 0.3:.2f},0.05,{-z - rim * 0.75:.2f}> }}"
        )


def frame(x: float, z: float, half: float) -> Iterator[str]:
    """A line around the grid that is none of its lines."""
    for side in (-1, 1):
        a, b = side * x, side * z
        yield f"box {{ <{a - half:.2f},0,{-z:.2f}>, <{a + half:.2f},0.06,{z:.2f}> }}"
        yield f"box {{ <{-x:.2f},0,{b - half:.2f}>, <{x:.2f},0.06,{b + half:.2f}> }}"


def crease(r: random.Random, x: float, z: float) -> str:
    """Where a board is folded, or put together."""
    half, off = r.uniform(0.2, 0.9), r.uniform(-1, 1)
    if r.random() < 0.5:
        return f"box {{ <{off - half:.2f},0,{-z:.2f}>, <{off + half:.2f},0.05,{z:.2f}> }}"
    return f"box {{ <{-x:.2f},0,{off - half:.2f}>, <{x:.2f},0.05,{off + half:.2f}> }}"


def stones(r: random.Random, rows: Sequence[str], *, lamplit: bool = False) -> Iterator[str]:
    """The stones: shell and slate, glass, plastic; flat below or not; each a little off."""
    size = len(rows)
    radius = r.choice((r.uniform(9.5, 10.6), r.uniform(10.4, 11.6)))
    high = radius * r.uniform(0.26, 0.5)
    flat = r.random() < 0.25
    whiteness = r.uniform(0.8, 1.0)
    warm = r.choice((1.0, 0.96, 0.9))
    white = (whiteness, whiteness * (1 + warm) / 2, whiteness * warm)
    black = times((1, 1, 1), r.choice((0.005, 0.01, 0.03, 0.06, 0.1)))
    shine = r.choice((0.5, 0.9, 1.5) if lamplit else (0.05, 0.2, 0.5, 0.9))
    rough = r.uniform(0.004, 0.02 if lamplit else 0.1)
    mirror = r.choice((0.0, 0.0, 0.05))
    striped = r.random() < 0.25
    stretch = r.choice((1.0, r.uniform(0.93, 1.07)))  # cells that are square, or longer
    for name, colour, gleam in (
        ("black", black, shine * r.uniform(0.3, 1)),
        ("white", white, shine),
    ):
        if name == "white" and striped:
            pigment = (
                f"pigment {{ gradient x turbulence 0.05 color_map {{ [0 rgb {told(white)}] "
                f"[1 rgb {told(times(white, 0.93))}] }} scale {r.uniform(1.5, 4):.1f} }}"
            )
        else:
            pigment = f"pigment {{ rgb {told(colour)} }}"
        finish = f"finish {{ specular {gleam:.2f} roughness {rough:.4f} reflection {mirror} }}"
        yield (
            f"#declare {name} = {shape(radius, high, flat, r)} {pigment} {finish} "
            f"scale <{stretch:.3f},1,1> }}"
        )
    sloppy = r.choice((0.02, 0.05, 0.08, 0.12, 0.16))
    places = laid(r, rows, radius * max(1.0, stretch), sloppy)
    for px, pz, sign in places:
        name = "black" if sign == "X" else "white"
        yield f"object {{ {name} translate <{px:.2f},0,{pz:.2f}> }}"
    yield from stones_beside(r, size)


def stones_beside(r: random.Random, size: int) -> Iterator[str]:
    """Stones on the board's rim or the table: they lie on no crossing."""
    x, z = (size - 1) / 2 * ACROSS, (size - 1) / 2 * ALONG
    kind = r.choice(("none", "none", "some", "some", "heap"))
    for _ in range({"none": 0, "some": r.randint(1, 8), "heap": r.randint(30, 90)}[kind]):
        away = 18 + (r.uniform(0, 14) if kind == "some" else abs(r.gauss(20, 40)))
        along = r.uniform(-1, 1)
        at = r.choice(
            (
                (-x - away, along * z),
                (x + away, along * z),
                (along * x, z + away),
                (along * x, -z - away),
            )
        )
        name = r.choice(("black", "white"))
        high = r.choice((0, 0, 6)) if kind == "heap" else 0
        yield f"object {{ {name} translate <{at[0]:.1f},{high},{at[1]:.1f}> }}"


def shape(radius: float, high: float, flat: bool, r: random.Random) -> str:
    """A stone upon the board, left open for what it is made of."""
    if flat:
        ball = (radius * radius + (2 * high * 0.8) ** 2) / (2 * 2 * high * 0.8)
        top = 2 * high * 0.8
        return (
            f"intersection {{ sphere {{ <0,{top - ball:.3f},0>, {ball:.3f} }} plane {{ -y, 0 }}"
        )
    if r.random() < 0.5:
        return (
            f"sphere {{ <0,0,0>, 1 scale <{radius:.2f},{high:.2f},{radius:.2f}> "
            f"translate <0,{high:.2f},0>"
        )
    ball = (radius * radius + high * high) / (2 * high)
    return (
        f"intersection {{ sphere {{ <0,{2 * high - ball:.3f},0>, {ball:.3f} }} "
        f"sphere {{ <0,{ball:.3f},0>, {ball:.3f} }}"
    )


def laid(
    r: random.Random, rows: Sequence[str], radius: float, sloppy: float
) -> list[tuple[float, float, str]]:
    """Where the stones lie: off their points, but never within one another."""
    size = len(rows)
    x, z = (size - 1) / 2 * ACROSS, (size - 1) / 2 * ALONG
    at: dict[tuple[int, int], list[float]] = {}
    for row, line in enumerate(rows):
        for column, sign in enumerate(line):
            if sign != ".":
                dx, dz = (max(-FURTHEST, min(FURTHEST, r.gauss(0, sloppy))) for _ in range(2))
                at[row, column] = [
                    -x + (column + dx) * ACROSS,
                    z - (row + dz) * ALONG,
                ]
    for _ in range(4):  # stones that would overlap push one another apart
        for (row, column), here in at.items():
            for other in ((row + 1, column), (row, column + 1), (row + 1, column + 1)):
                there = at.get(other)
                if there is None:
                    continue
                gx, gz = there[0] - here[0], there[1] - here[1]
                gap = math.hypot(gx, gz) or 0.01
                over = 2 * radius - gap
                if over > 0:
                    for place, sign in ((here, -1), (there, 1)):
                        place[0] += sign * gx / gap * over / 2
                        place[1] += sign * gz / gap * over / 2
    return [(px, pz, rows[row][column]) for (row, column), (px, pz) in at.items()]


def things_beside(r: random.Random, size: int, *, hands: bool) -> Iterator[str]:
    """Bowls, lids with prisoners, a phone, a hand's edge."""
    x, z = (size - 1) / 2 * ACROSS + 35, (size - 1) / 2 * ALONG + 35
    for side in (-1, 1):
        if r.random() < 0.5:
            at = (side * (x + r.uniform(65, 110)), -20.0, r.uniform(-z, z))
            wood = tuple(c * r.uniform(0.2, 1) for c in (0.7, 0.45, 0.3))
            yield (
                f"difference {{ sphere {{ {told(at)}, 62 }} sphere {{ {told(at)}, 56 }} "
                f"plane {{ -y, -25 }} pigment {{ rgb {told(wood)} }} }}"
            )
            name = r.choice(("black", "white"))
            for _ in range(25):
                way, far = r.uniform(0, 6.3), r.uniform(0, 44)
                lean = r.uniform(-30, 30), r.uniform(-30, 30)
                yield (
                    f"object {{ {name} rotate <{lean[0]:.0f},0,{lean[1]:.0f}> "
                    f"translate <{at[0] + far * math.cos(way):.1f},{r.uniform(-20, 5):.1f},"
                    f"{at[2] + far * math.sin(way):.1f}> }}"
                )
    for _ in range(r.choice((0, 0, 1, 1, 2))):  # a hand's edge, or a sleeve
        skin = times(
            r.choice(
                ((0.95, 0.8, 0.72), (0.85, 0.62, 0.5), (0.5, 0.33, 0.24), (0.2, 0.25, 0.4))
            ),
            r.uniform(0.8, 1),
        )
        where = r.choice((-1, 1)) * x * r.uniform(0.45, 1)
        deep = r.uniform(-z, z)
        way = (
            (where * 1.8, 36.0, deep, 24.0),
            (where * 1.3, 40.0, deep, 22.0),
            (where, 30.0, deep + 10, 12.0),
            (where * 0.95, 18.0, deep + 14, 9.0),
            (where * 0.9, 9.0, deep + 20, 8.0),
        )
        parts = [f"sphere {{ {told(joint[:3])}, {joint[3]} }}" for joint in way]
        parts += [
            f"cone {{ {told(one[:3])}, {one[3]}, {told(other[:3])}, {other[3]} }}"
            for one, other in pairwise(way)
        ]
        if hands:
            yield f"union {{ {' '.join(parts)} pigment {{ rgb {told(skin)} }} }}"
    if r.random() < 0.15:
        across = r.choice((-1, 1)) * (x + 60)
        yield (
            f"box {{ <-38,0,-75>, <38,9,75> rotate <0,{r.uniform(-30, 30):.0f},0> "
            f"translate <{across:.0f},-10,{r.uniform(-z, z):.0f}> pigment {{ rgb 0.02 }} "
            "finish { reflection 0.2 } }"
        )


def deeper(colour: Colour) -> Colour:
    red, green, blue = colour
    return red**2, green**2, blue**2


def fingers(r: random.Random, size: int) -> Iterator[str]:
    """A hand over the board, whose fingertips hide points."""
    x, z = (size - 1) / 2 * ACROSS, (size - 1) / 2 * ALONG
    skin = times(
        r.choice(((0.95, 0.8, 0.72), (0.85, 0.62, 0.5), (0.7, 0.5, 0.38), (0.5, 0.33, 0.24))),
        r.uniform(0.8, 1),
    )
    at = r.uniform(-x, x), r.uniform(-z, z)
    way = r.uniform(math.pi, 2 * math.pi) if r.random() < 0.7 else r.uniform(0, math.pi)
    for number in range(r.choice((1, 1, 2, 4))):
        way += r.uniform(0.2, 0.35) * (number > 0)
        right, away = math.cos(way), math.sin(way)
        tip = at[0] + right * 14 * number, at[1] + away * 6 * number
        joints = [
            (tip[0] + right * far, high, tip[1] + away * far, wide)
            for far, high, wide in ((0, 12, 7), (22, 26, 8), (50, 40, 9), (110, 55, 24))
        ]
        parts = [f"sphere {{ {told(joint[:3])}, {joint[3]} }}" for joint in joints]
        parts += [
            f"cone {{ {told(one[:3])}, {one[3]}, {told(other[:3])}, {other[3]} }}"
            for one, other in pairwise(joints)
        ]
        yield f"union {{ {' '.join(parts)} pigment {{ rgb {told(skin)} }} }}"
