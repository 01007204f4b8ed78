"""Zombies 15': the town tile by tile, with streets, buildings and everybody in them."""

from __future__ import annotations

from typing import Any

from .pen import DANGER, FLOOR, GOOD, INK, PALE, PAPER, SOFT, WALL, Pen, minutes, said, spread

TILE, ROAD, DEPTH = 120.0, 36.0, 34.0
LOCKS = {"red": "#c0392b", "blue": "#2471a3", "green": "#1e8449", "yellow": "#d4ac0d"}
SIDES = ((0, -1), (1, 0), (0, 1), (-1, 0))


def _house(streets: list[bool]) -> tuple[float, float, float, float]:
    """The building within its tile: along an edge that no street crosses, or in a corner of a crossing."""
    north, east, south, west = streets
    long, far = TILE - 8, TILE - 4 - DEPTH
    if not north:
        return 4, 4, long, DEPTH
    if not south:
        return 4, far, long, DEPTH
    if not west:
        return 4, 4, DEPTH, long
    if not east:
        return far, 4, DEPTH, long
    return 4, 4, DEPTH, DEPTH


def _areas(view: dict[str, Any]) -> dict[str, dict[str, Any]]:
    return {area["place"]: area for area in view["areas"]}


def _in(view: dict[str, Any], tile: dict[str, Any]) -> tuple[dict[str, Any] | None, list[dict[str, Any]]]:
    """The street of a tile, and what else there is on it."""
    street, rest = None, []
    for place, area in _areas(view).items():
        if place.split("/")[0] == tile["side"]:
            if place.endswith("/street"):
                street = area
            else:
                rest.append(area)
    return street, rest


def _figures(
    pen: Pen, view: dict[str, Any], area: dict[str, Any], box: tuple[float, float, float, float], wish: float
) -> None:
    heroes = {hero["hero"]: hero for hero in view["heroes"]}
    here = [heroes[name] for name in area["heroes"]]
    figures = len(here) + bool(area["zombies"]) + bool(area.get("alpha")) + len(area["heavy"]) + len(area["tokens"])
    places, size = spread(figures, *box, wish)
    rest = iter(places)
    for hero in here:
        x, y = next(rest)
        is_active = hero["hero"] == view["active"] and not view.get("ending")
        lies, initial = hero["posture"] != "standing", hero["hero"][:1].upper()
        pen.person(x, y, hero["seat"], size * 0.42, initial, lies=lies, active=is_active)
    if area["zombies"]:
        pen.zombie(*next(rest), area["zombies"], size * 0.38)
    if area.get("alpha"):
        pen.zombie(*next(rest), size=size * 0.38, big=True)
    for kind, _ in area["heavy"]:
        x, y = next(rest)
        pen.box(x - size * 0.38, y - size * 0.28, size * 0.76, size * 0.56, PALE, INK, thick=0.8, round=2)
        pen.words(x, y + 2.5, said(kind)[:6], 6, anchor="middle")
    for token in area["tokens"]:
        x, y = next(rest)
        pen.disc(x, y, size * 0.32, "#e8d9b5", INK, thick=0.8)
        pen.words(x, y + 2.5, said(token["token"])[:4] if token.get("token") else "?", 6.5, anchor="middle", bold=True)


def _hero(hero: dict[str, Any]) -> str:
    held = [said(slot["item"]["card"]) for slot in hero["slots"] if slot.get("item")]
    load = hero.get("load")
    if load:
        held.append(said(load.get("kind") or load.get("hero")))
    state = "" if hero["posture"] == "standing" else f", {hero['posture']}"
    name = said(hero["hero"]).title()
    return f"{name} (seat {hero['seat']}): {hero['lp']} of {hero['max_lp']}{state}; {', '.join(held) or 'nothing'}"


def _state(view: dict[str, Any], now_ms: int) -> list[str]:
    left = max(view["clock"]["end"] - now_ms, 0)
    pile = view["zombie_pile"]
    return [
        f"{minutes(left)} left, growls {view['clock']['n_growls']}",
        f"horde {view['horde']}, zombie cards {pile['left']} ({pile['hordes']} hordes)",
        f"search cards {view['n_search_pile']}, actions left {view['actions']}",
        "goals " + ", ".join(f"{goal['have']} of {goal['want']}" for goal in view["goals"]),
    ]


def picture(view: dict[str, Any], now_ms: int) -> Pen:
    columns, rows = [tile["x"] for tile in view["tiles"]], [tile["y"] for tile in view["tiles"]]
    left, top = min(columns) * TILE, min(rows) * TILE
    pen = Pen((max(columns) + 1) * TILE - left, (max(rows) + 1) * TILE - top, left, top)
    for tile in view["tiles"]:
        _tile(pen, view, tile)
    x, y = pen.right + 14, pen.top + 12
    y = pen.lines(x, y, _state(view, now_ms)) + 10
    for hero in view["heroes"]:
        pen.person(x + 8, y + 4, hero["seat"], 11, hero["hero"][:1].upper(), active=hero["hero"] == view["active"])
        who, has = _hero(hero).split("; ", 1)
        pen.words(x + 26, y, who, 9.5, bold=True)
        pen.words(x + 26, y + 12, has, 9)
        y += 32
    pen.right, pen.bottom = x + 250, max(pen.bottom, y)
    return pen


def _tile(pen: Pen, view: dict[str, Any], tile: dict[str, Any]) -> None:
    x, y, mid = tile["x"] * TILE, tile["y"] * TILE, TILE / 2
    pen.box(x, y, TILE, TILE, FLOOR, PAPER, thick=2)
    street, rest = _in(view, tile)
    for (dx, dy), is_open in zip(SIDES, tile["streets"], strict=True):
        if is_open:
            x0, x1 = sorted((mid - dx * ROAD / 2, mid + dx * mid)) if dx else (mid - ROAD / 2, mid + ROAD / 2)
            y0, y1 = sorted((mid - dy * ROAD / 2, mid + dy * mid)) if dy else (mid - ROAD / 2, mid + ROAD / 2)
            pen.box(x + x0, y + y0, x1 - x0, y1 - y0, "#d3d1cc")
    pen.box(x + mid - ROAD / 2, y + mid - ROAD / 2, ROAD, ROAD, "#d3d1cc")
    hx, hy, width, height = _house(tile["streets"])
    lock = next((area["lock"] for area in rest if area.get("lock")), None)
    has_house = bool(rest)
    if has_house:
        pen.box(x + hx, y + hy, width, height, "#e7dcc6", WALL, thick=1.6, round=2)
        pen.words(x + hx + 4, y + hy + 9, "search" if tile["search"] else "", 7, SOFT)
    if lock:
        pen.box(x + hx + width - 13, y + hy + 4, 9, 9, LOCKS.get(lock, WALL), INK, thick=0.8, round=2)
        pen.words(x + hx + width - 8.5, y + hy + 11, lock[:1].upper(), 7, PAPER, anchor="middle", bold=True)
    is_low = hy > 40
    corner = x + hx + width + 5 if height > width and hx < 40 else x + 5
    pen.words(corner, y + 11 if is_low else y + TILE - 5, tile["side"], 8, SOFT, bold=True)
    marks = [said(mark) for area in [*rest, *([street] if street else [])] for mark in area["markers"]]
    marks += ["exit"] * tile["exit"] + ["alarm"] * tile["alarm"]
    marks += [f"letter {tile['letter']}"] if tile.get("letter") else []
    for i, mark in enumerate(marks):
        ink = GOOD if mark == "exit" else DANGER if mark == "alarm" else INK
        row = y + 11 + 10 * i if is_low else y + TILE - 5 - 10 * i
        pen.words(x + (hx - 5 if height > width and hx > 40 else TILE - 5), row, mark, 8, ink, anchor="end", bold=True)
    for area in rest:
        _figures(pen, view, area, (x + hx + 3, y + hy + 7, width - 6, height - 8), 24)
    if street:
        _figures(pen, view, street, (x + 20, y + mid - 20, TILE - 40, 42), 30)


def letters(view: dict[str, Any], now_ms: int) -> str:
    """Boxes of 16 by 5, streets as gaps in their walls."""
    columns, rows = [tile["x"] for tile in view["tiles"]], [tile["y"] for tile in view["tiles"]]
    left, top = min(columns), min(rows)
    wide, high = 17, 5
    page = [[" "] * ((max(columns) - left + 1) * wide + 1) for _ in range((max(rows) - top + 1) * high + 1)]

    def write(row: int, column: int, text: str) -> None:
        for i, letter in enumerate(text):
            page[row][column + i] = letter

    initials = {hero["hero"]: hero["hero"][:1].upper() for hero in view["heroes"]}
    for tile in view["tiles"]:
        column, row = (tile["x"] - left) * wide, (tile["y"] - top) * high
        north, east, south, west = tile["streets"]
        write(row, column, "+" + ("------  -------" if north else "-" * 15)[:16] + "-+")
        write(row + high, column, "+" + ("------  -------" if south else "-" * 15)[:16] + "-+")
        for i in range(1, high):
            gap = i in (2, 3)
            page[row + i][column] = " " if west and gap else "|"
            page[row + i][column + wide] = " " if east and gap else "|"
        marks = "E" * tile["exit"] + "!" * tile["alarm"] + (tile.get("letter") or "")
        write(row + 1, column + 2, f"{tile['side']:<4}{marks}")
        street, rest = _in(view, tile)
        for line, (name, area) in enumerate([("street", street), *((area["place"].split("/")[-1], area) for area in rest)]):
            if area is None or line > 2:
                continue
            inside = [f"Z{area['zombies']}"] * bool(area["zombies"]) + [f"A{area.get('alpha')}"] * bool(area.get("alpha"))
            inside += ["".join(initials[hero] for hero in area["heroes"])] * bool(area["heroes"])
            inside += ["lock"] * bool(area.get("lock")) + ["?"] * len(area["tokens"])
            write(row + 2 + line, column + 2, f"{name[:3]}: {' '.join(inside)}"[:14])
    lines = ["".join(row).rstrip() for row in page]
    key = "Z3: three zombies; A: the Alpha; E: exit; !: alarm; ?: a token face down"
    return "\n".join([*_state(view, now_ms), *lines, key, *(_hero(hero) for hero in view["heroes"])])
