"""Tiny Epic Zombies: nine cards as they lie on the table, their Rooms, and everybody in them."""

from __future__ import annotations

import functools
import json
from typing import Any

from .pen import DANGER, FLOOR, INK, PALE, PAPER, SOFT, WALL, Pen, Point, said, spread

WIDE, HIGH = 124.0, 88.0
CORNERS: dict[str, Point] = {
    "NW": (0, 18), "N": (124, 0), "NE": (212, 18), "E": (230, 106),
    "SE": (212, 230), "S": (124, 212), "SW": (0, 230), "W": (18, 106),
}  # fmt: skip
COURT, WALK = (106.0, 124.0), (32.0, 25.0)
FLOORS = ("#f3efe6", "#e9eef2", "#f2e9ee")
SCALE = 1.9
Outline = tuple[Point, ...]


def _cuts(edges: dict[str, Any]) -> list[tuple[str, int, Point]]:
    """Where the Room changes along the edge of the upright card, clockwise: the side, the Room that begins, the point."""
    around = [("top", span["room"], (span["from"], 0.0)) for span in edges["top"]]
    around += [("right", span["room"], (WIDE, span["from"])) for span in edges["right"]]
    around += [("bottom", span["room"], (span["to"], HIGH)) for span in reversed(edges["bottom"])]
    around += [("left", span["room"], (0.0, span["to"])) for span in reversed(edges["left"])]
    return [cut for i, cut in enumerate(around) if around[i - 1][1] != cut[1]]


def _along(a: tuple[str, int, Point], b: tuple[str, int, Point]) -> list[Point]:
    """The edge from one cut to another, clockwise, without the second."""
    order = ["top", "right", "bottom", "left"]
    ends = {"top": (WIDE, 0.0), "right": (WIDE, HIGH), "bottom": (0.0, HIGH), "left": (0.0, 0.0)}
    way = {"top": b[2][0] - a[2][0], "right": b[2][1] - a[2][1], "bottom": a[2][0] - b[2][0], "left": a[2][1] - b[2][1]}
    points, side = [a[2]], a[0]
    is_round = a[0] == b[0] and way[a[0]] <= 0
    while side != b[0] or is_round:
        points.append(ends[side])
        side = order[(order.index(side) + 1) % 4]
        is_round = False
    return points


def _bent(a: tuple[str, int, Point], b: tuple[str, int, Point]) -> list[Point]:
    """A wall between two points of the edge, straight or with one or two corners."""
    (x0, y0), (x1, y1) = a[2], b[2]
    upright = ("top", "bottom")
    if (a[0] in upright) != (b[0] in upright):
        return [a[2], (x0, y1) if a[0] in upright else (x1, y0), b[2]]
    if a[0] == b[0] or abs(x0 - x1) <= 4 or abs(y0 - y1) <= 4:
        return [a[2], b[2]]
    if a[0] in upright:
        return [a[2], (x0, HIGH / 2), (x1, HIGH / 2), b[2]]
    return [a[2], (WIDE / 2, y0), (WIDE / 2, y1), b[2]]


@functools.cache
def _outlines(written: str) -> dict[int, Outline]:
    """The outlines of the Rooms of the upright card, true to its edges; what the walls do inside is ours to draw."""
    cuts = _cuts(json.loads(written))
    found: dict[int, Outline] = {}
    if len(cuts) == 4:
        # One Room reaches from edge to edge between two others.
        first = 1 if cuts[0][1] == cuts[2][1] else 0
        a, b, c, d = (cuts[(first + i) % 4] for i in range(4))
        one, other = _bent(b, a), _bent(d, c)
        found[a[1]] = tuple([*_along(a, b), *one[:-1]])
        found[c[1]] = tuple([*_along(c, d), *other[:-1]])
        found[b[1]] = tuple([*_along(b, c), *reversed(other[1:]), *_along(d, a), *reversed(one[1:])])
        return found
    middle = _meeting(cuts)
    for i, cut in enumerate(cuts):
        after = cuts[(i + 1) % len(cuts)]
        found[cut[1]] = tuple([*_along(cut, after), *_inward(after, middle), *reversed(_inward(cut, middle)[1:-1])])
    return found


def _meeting(cuts: list[tuple[str, int, Point]]) -> Point:
    """Where three walls meet, so that none runs along another."""
    upright = [cut for cut in cuts if cut[0] in ("top", "bottom")]
    level = [cut for cut in cuts if cut[0] in ("left", "right")]
    xs, ys = [cut[2][0] for cut in upright], [cut[2][1] for cut in level]
    if len(upright) == 2 and len(level) == 1:
        return (min(xs) if level[0][0] == "left" else max(xs)), ys[0]
    if len(upright) == 1 and len(level) == 2:
        return xs[0], (min(ys) if upright[0][0] == "top" else max(ys))
    alone = [cut for cut in upright if sum(other[0] == cut[0] for other in upright) == 1]
    return (alone[0][2][0] if alone else WIDE / 2), HIGH / 2


def _inward(cut: tuple[str, int, Point], to: Point) -> list[Point]:
    bend = (cut[2][0], to[1]) if cut[0] in ("top", "bottom") else (to[0], cut[2][1])
    return [cut[2], bend, to]


def _turned(point: Point, rotation: int) -> Point:
    x, y = point
    return {90: (HIGH - y, x), 180: (WIDE - x, HIGH - y), 270: (y, WIDE - x)}.get(rotation, (x, y))


def _is_inside(x: float, y: float, outline: Outline) -> bool:
    inside = False
    for i, (ax, ay) in enumerate(outline):
        bx, by = outline[(i + 1) % len(outline)]
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            inside = not inside
    return inside


@functools.cache
def _roomiest(outline: Outline) -> tuple[float, float, float, float]:
    """The largest upright box inside an outline: where things stand."""
    grid = 6.0
    left, top = min(x for x, _ in outline), min(y for _, y in outline)
    columns, rows = (round((max(p[i] for p in outline) - low) / grid) for i, low in ((0, left), (1, top)))
    best, box = 0.0, (left, top, grid, grid)
    heights = [0] * columns
    for row in range(rows):
        for column in range(columns):
            is_in = _is_inside(left + (column + 0.5) * grid, top + (row + 0.5) * grid, outline)
            heights[column] = heights[column] + 1 if is_in else 0
        for start in range(columns):
            low = rows
            for end in range(start, columns):
                low = min(low, heights[end])
                # Rather square than long and thin.
                size = (end - start + 1) * low * min(end - start + 1, low)
                if low and size > best:
                    best = size
                    box = (left + start * grid, top + (row + 1 - low) * grid, (end - start + 1) * grid, low * grid)
    return box


def _shapes(view: dict[str, Any]) -> dict[str, Outline]:
    """The outline of every Room as it lies, by the Room's name."""
    shapes: dict[str, Outline] = {}
    for store in view["stores"]:
        dx, dy = CORNERS[store["slot"]]
        outlines = _outlines(json.dumps(store["edges"], sort_keys=True))
        for number, room in enumerate(store["rooms"], 1):
            turned = (_turned(point, store["rotation"]) for point in outlines[number])
            shapes[room["room"]] = tuple((SCALE * (x + dx), SCALE * (y + dy)) for x, y in turned)
    (l, t), (wx, wy) = COURT, WALK
    r, b = l + WIDE, t + HIGH
    outer = ((l, t), (r, t), (r, b), (l, b))
    inner = ((l + wx, t + wy), (r - wx, t + wy), (r - wx, b - wy), (l + wx, b - wy))
    court: dict[str, Outline] = {"C.c": inner}
    for i, side in enumerate("nesw"):
        court[f"C.{side}"] = (outer[i], outer[(i + 1) % 4], inner[(i + 1) % 4], inner[i])
    for name, outline in court.items():
        shapes[name] = tuple((SCALE * x, SCALE * y) for x, y in outline)
    return shapes


def _people(view: dict[str, Any]) -> dict[str, list[dict[str, Any]]]:
    standing: dict[str, list[dict[str, Any]]] = {}
    for human in view["humans"]:
        standing.setdefault(human["room"], []).append(human)
    return standing


def _tokens(view: dict[str, Any]) -> dict[str, list[str]]:
    lying: dict[str, list[str]] = {}
    for token in view["tokens"]:
        place = token["place"]
        if isinstance(place, dict) and "room" in place:
            shows = token.get("shows")
            word = "?" if shows is None else shows if isinstance(shows, str) else str(next(iter(shows.values())))
            lying.setdefault(place["room"], []).append(word[:2] if len(word) < 12 else "!")
    return lying


def _objective(objective: dict[str, Any]) -> str:
    done = "done" if all(objective["complete"]) else f"{max(objective['progress'], default=0)} of {objective['target']}"
    return f"{said(objective['objective'])}: {done}"


def _human(human: dict[str, Any]) -> str:
    held = [said(card) for card in (human.get("melee"), human.get("ranged"), *human["backpack"]) if card]
    who = said(human.get("character") or "nobody yet").title()
    return f"{who} (seat {human['seat']}): {human['wounds']} wounds, {human['ammo']} ammo; {', '.join(held) or 'nothing'}"


def _state(view: dict[str, Any]) -> list[str]:
    return [
        f"turns left {view['turns_left']}, survivors {view['survivors']}",
        f"barricade {view['barricade']} of {view['barricade_max']}, zombies in supply {view['supply']}",
        f"search deck {view['n_search_deck']}, supply deck {view['n_supply_deck']}",
    ]


def picture(view: dict[str, Any], now_ms: int) -> Pen:
    pen = Pen(SCALE * 336, SCALE * 336)
    shapes, people, tokens = _shapes(view), _people(view), _tokens(view)
    squads = {squad["room"] for squad in view["squads"] if squad.get("room")}
    for store in view["stores"]:
        for i, room in enumerate(store["rooms"]):
            pen.shape(shapes[room["room"]], FLOORS[i % 3], SOFT)
        (x, y), is_upright = CORNERS[store["slot"]], len(store["slot"]) == 1
        width, height = (HIGH, WIDE) if is_upright else (WIDE, HIGH)
        pen.box(SCALE * x, SCALE * y, SCALE * width, SCALE * height, "none", INK, thick=2.4, round=4)
    for name in ("C.c", "C.n", "C.e", "C.s", "C.w"):
        pen.shape(shapes[name], "#dfe7d8" if name == "C.c" else FLOOR, SOFT)
    pen.box(SCALE * COURT[0], SCALE * COURT[1], SCALE * WIDE, SCALE * HIGH, "none", INK, thick=2.4, round=4)
    for store in view["stores"]:
        for room in store["rooms"]:
            about = " ".join([said(room.get("ability") or "")] + ["trap"] * room["trap"]).strip()
            _room(pen, shapes[room["room"]], room, about, people, tokens, view, room["room"] in squads)
        x, y = CORNERS[store["slot"]]
        name = f"{said(store['side'])} · {store['symbol']} {store['number']}" + " (locked)" * store["locked"]
        pen.words(SCALE * x + 5, SCALE * y + 12, name, 9, WALL, bold=True)
        if store["cards"]:
            pen.words(SCALE * x + 5, SCALE * y + 22, "cards: " + ", ".join(said(card) for card in store["cards"]), 7.5, WALL)
    for room in view["courtyard"]:
        _room(pen, shapes[room["room"]], room, "", people, tokens, view, False)
    x = pen.right + 14
    goals = [_objective(objective) for objective in view["objectives"]]
    y = pen.lines(x, 14.0, [*_state(view), "#objectives", *goals]) + 12
    for human in view["humans"]:
        pen.person(x + 8, y + 4, human["seat"], 11, active=human["human"] == view["active"] and view["turn"]["on"])
        who, has = _human(human).split("; ", 1)
        pen.words(x + 26, y, who, 9.5, bold=True)
        pen.words(x + 26, y + 12, has, 9)
        y += 32
    pen.right, pen.bottom = x + 250, max(pen.bottom, y)
    return pen


def _room(
    pen: Pen,
    outline: Outline,
    room: dict[str, Any],
    about: str,
    people: dict[str, Any],
    tokens: dict[str, Any],
    view: dict[str, Any],
    has_squad: bool,
) -> None:
    x, y, width, height = _roomiest(outline)
    head = 12 if height > 44 else 4
    if about:
        pen.words(x + width / 2, y + height - 5, about, 7, DANGER if room["trap"] else SOFT, anchor="middle")
    here, lying = people.get(room["room"], []), tokens.get(room["room"], [])
    n_things = len(here) + room["zombie"] + len(lying) + bool(room["supply"]) + has_squad
    places, size = spread(n_things, x + 4, y + head, width - 8, height - head - 8, 30)
    rest = iter(places)
    for human in here:
        pen.person(*next(rest), human["seat"], size * 0.44, active=human["human"] == view["active"] and view["turn"]["on"])
    if room["zombie"]:
        pen.zombie(*next(rest), size=size * 0.42)
    for word in lying:
        tx, ty = next(rest)
        pen.disc(tx, ty, size * 0.32, "#e8d9b5", INK, thick=0.8)
        pen.words(tx, ty + 2.5, word, 7, anchor="middle", bold=True)
    if room["supply"]:
        tx, ty = next(rest)
        pen.box(tx - 6, ty - 6, 12, 12, PALE, INK, thick=0.8, round=2)
        pen.words(tx, ty + 3, f"+{room['supply']}", 7.5, anchor="middle")
    if has_squad:
        tx, ty = next(rest)
        pen.box(tx - 8, ty - 5, 16, 10, PAPER, INK, thick=1, round=3)
        pen.words(tx, ty + 3, "squad", 6, anchor="middle")


def letters(view: dict[str, Any], now_ms: int) -> str:
    """Three by three cards, a line for every Room."""
    people, tokens = _people(view), _tokens(view)

    def line(room: dict[str, Any]) -> str:
        things = [f"H{human['seat']}" for human in people.get(room["room"], [])] + ["Z"] * room["zombie"]
        things += [f"({word})" for word in tokens.get(room["room"], [])] + ["trap"] * room["trap"]
        return f"{room['room'].split('.')[-1]} {said(room.get('ability') or ''):<14}{' '.join(things)}"

    stores = {store["slot"]: store for store in view["stores"]}
    wide = 27
    out = _state(view) + [_objective(objective) for objective in view["objectives"]]
    for slots in (("NW", "N", "NE"), ("W", "C", "E"), ("SW", "S", "SE")):
        blocks = []
        for slot in slots:
            if slot == "C":
                blocks.append(["courtyard", *(line(room) for room in view["courtyard"])])
            else:
                store = stores[slot]
                name = f"{slot} {said(store['side'])}, {store['symbol']} {store['number']}"
                blocks.append([name, *(line(room) for room in store["rooms"])])
        out.append(("+" + "-" * wide) * 3 + "+")
        for i in range(max(len(block) for block in blocks)):
            out.append("|" + "|".join(f"{(block[i] if i < len(block) else ''):<{wide}.{wide}}" for block in blocks) + "|")
    out.append(("+" + "-" * wide) * 3 + "+")
    out.append("H0: the human of seat 0; Z: a zombie; (?): a token face down")
    return "\n".join([*out, *(_human(human) for human in view["humans"])])
