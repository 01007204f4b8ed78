"""Zombie Mall: the plan with its walls, doors and shops, and everybody on it."""

from __future__ import annotations

from typing import Any

from .pen import DANGER, GOOD, INK, PALE, PAPER, SOFT, Pen, said

SPACE, TILE = 20.0, 6
# As the files of malls write them: walkways, stores and food courts, each plain and cluttered, then what is printed there.
FLOORS = {
    ".": "#f3efe6", ",": "#e3ddcf", "o": "#e4ebf2", "c": "#d3dde8", "r": "#f4e4da", "k": "#e8d2c4",
    "X": "#6b6560", "S": "#dcebd9", "R": "#efe3b2", "G": "#dcd3e8", "F": "#cfe3ea", "E": "#e9d9e9",
}  # fmt: skip
FEATURES = {"S": "start", "R": "radio", "G": "garage", "F": "roof", "E": "escal."}
EDGES = {
    "-": (INK, 2.2, ""),
    "|": (INK, 2.2, ""),
    "~": (SOFT, 2.2, "2 3"),
    "D": ("#a0522d", 3.2, ""),
    "e": ("#b9b2a6", 1.4, "3 3"),
    "x": (GOOD, 3.4, ""),
}
STATUS = {"waiting": "not in yet", "on_map": "in the mall", "bitten": "bitten", "dead": "dead", "rescued": "rescued"}


def _spot(space: str) -> tuple[int, int]:
    row, column = space.split(",")
    return int(row) - 1, int(column) - 1


def _middle(space: str) -> tuple[float, float]:
    row, column = _spot(space)
    return (column + 0.5) * SPACE, (row + 0.5) * SPACE


def _player(player: dict[str, Any]) -> str:
    held = ", ".join(player["hand"]) if player["hand"] else f"{player['n_cards']} cards"
    status = STATUS.get(player["status"], said(player["status"]))
    figures = f"{player['bites']} bites, {player['kills']} kills, {player['vp']} points"
    return f"seat {player['seat']}: {status}; {figures}; {held}"


def _state(view: dict[str, Any]) -> list[str]:
    zombies = sum(zombie["n"] for zombie in view["zombies"])
    return [
        f"round {view['round']}, phase {view['turn']['phase']}, seat {view['turn']['seat']} to move",
        f"{zombies} zombies, {len(view['loot'])} loot tokens, {view['deck']} cards in the deck",
        f"MP left {view['turn']['mp']}, north is {view['turn']['north']}",
    ]


def picture(view: dict[str, Any], now_ms: int) -> Pen:
    mall = view["mall"]
    rows, columns = mall["rows"] * TILE, mall["cols"] * TILE
    pen = Pen(columns * SPACE, rows * SPACE)
    plan = mall["plan"]
    _floors(pen, mall, rows, columns)
    _walls(pen, plan, rows, columns)
    for door in view["doors"]:
        if door["locked"]:
            x, y = _edge(door)
            pen.box(x - 4, y - 4, 8, 8, "#a0522d", INK, thick=0.8, round=2)
            pen.words(x, y + 2.4, "×", 7, PAPER, anchor="middle", bold=True)
    for wedge in view["wedges"]:
        x, y = _edge(wedge)
        pen.disc(x, y, 3, DANGER, INK, thick=0.8)
    for space in view["loot"]:
        x, y = _middle(space)
        pen.box(x - 4.5, y - 4.5, 9, 9, "#e69f00", INK, thick=0.8, round=2)
        pen.words(x, y + 2.6, "$", 7.5, anchor="middle", bold=True)
    for token in view["objectives"]:
        x, y = _middle(token["at"])
        pen.disc(x, y, 6.5, PAPER, DANGER, thick=1.6)
        pen.words(x, y + 2.8, token["number"], 8, DANGER, anchor="middle", bold=True)
    for pile in view["piles"]:
        x, y = _middle(pile["at"])
        pen.box(x - 6, y - 6, 12, 12, PALE, INK, thick=0.8)
        pen.words(x, y + 3, pile["n"], 8, anchor="middle")
    for horn in view["horns"]:
        pen.disc(*_middle(horn["at"]), 8.5, "none", DANGER, thick=1.2)
    crowded = {player.get("at") for player in view["players"]}
    for zombie in view["zombies"]:
        x, y = _middle(zombie["at"])
        if zombie["at"] in crowded:
            pen.zombie(x - 4, y - 4, zombie["n"], 6)
        else:
            pen.zombie(x, y, zombie["n"], 8.5)
    _people(pen, view)
    x, y = pen.right + 14, 12.0
    y = pen.lines(x, y, ["#" + mall["id"], *_state(view)]) + 10
    for player in view["players"]:
        pen.person(x + 8, y + 4, player["seat"], 11, active=player["seat"] == view["turn"]["seat"])
        status, figures, held = _player(player).split(": ", 1)[1].split("; ", 2)
        pen.words(x + 26, y - 4, status, 9.5, bold=True)
        pen.words(x + 26, y + 8, figures, 9)
        pen.words(x + 26, y + 20, held if len(held) < 48 else held[:46] + "…", 9)
        y += 38
    pen.right, pen.bottom = x + 240, max(pen.bottom, y)
    return pen


def _floors(pen: Pen, mall: dict[str, Any], rows: int, columns: int) -> None:
    for row in range(rows):
        column = 0
        while column < columns:
            # Equal spaces of a row are one shape.
            kind, first = mall["plan"][2 * row + 1][2 * column + 1], column
            while column < columns and mall["plan"][2 * row + 1][2 * column + 1] == kind:
                column += 1
            pen.box(first * SPACE, row * SPACE, (column - first) * SPACE, SPACE, FLOORS.get(kind, PAPER))
            if kind in FEATURES:
                for i in range(first, column):
                    pen.words((i + 0.5) * SPACE, (row + 0.9) * SPACE, FEATURES[kind], 5.5, SOFT, anchor="middle")
    for i in range(1, columns):
        pen.line((i * SPACE, 0), (i * SPACE, rows * SPACE), PAPER, thick=0.6)
    for i in range(1, rows):
        pen.line((0, i * SPACE), (columns * SPACE, i * SPACE), PAPER, thick=0.6)
    for i, tile in enumerate(mall["tiles"]):
        row, column = divmod(i, mall["cols"])
        x, y = (column * TILE + TILE / 2) * SPACE, (row * TILE + 0.45) * SPACE
        pen.words(x, y, tile["name"], 8, SOFT, anchor="middle", bold=True)


def _walls(pen: Pen, plan: list[str], rows: int, columns: int) -> None:
    for row in range(rows + 1):
        for column in range(columns):
            kind = plan[2 * row][2 * column + 1]
            kind = "-" if kind not in EDGES and row in (0, rows) else kind
            if kind in EDGES:
                ink, thick, dashes = EDGES[kind]
                pen.line((column * SPACE, row * SPACE), ((column + 1) * SPACE, row * SPACE), ink, thick=thick, dashes=dashes)
    for row in range(rows):
        for column in range(columns + 1):
            kind = plan[2 * row + 1][2 * column]
            kind = "|" if kind not in EDGES and column in (0, columns) else kind
            if kind in EDGES:
                ink, thick, dashes = EDGES[kind]
                pen.line((column * SPACE, row * SPACE), (column * SPACE, (row + 1) * SPACE), ink, thick=thick, dashes=dashes)


def _edge(edge: dict[str, Any]) -> tuple[float, float]:
    x, y = _middle(edge["at"])
    dx, dy = {"n": (0.0, -0.5), "e": (0.5, 0.0), "s": (0.0, 0.5), "w": (-0.5, 0.0)}[edge["side"]]
    return x + dx * SPACE, y + dy * SPACE


def _people(pen: Pen, view: dict[str, Any]) -> None:
    standing: dict[str, list[dict[str, Any]]] = {}
    for player in view["players"]:
        if player.get("at") and player["status"] in ("on_map", "bitten"):
            standing.setdefault(player["at"], []).append(player)
    for space, players in standing.items():
        x, y = _middle(space)
        if any(zombie["at"] == space for zombie in view["zombies"]):
            x, y = x + 3, y + 2
        for i, player in enumerate(players):
            is_active, is_bitten = player["seat"] == view["turn"]["seat"], player["status"] == "bitten"
            aside = 7 * (i - (len(players) - 1) / 2)
            pen.person(x + aside, y, player["seat"], 7.5, lies=is_bitten, active=is_active)


def letters(view: dict[str, Any], now_ms: int) -> str:
    """The plan as the files of malls write it, with zombies as digits and players as digits in circles."""
    plan = [list(line) for line in view["mall"]["plan"]]

    def put(space: str, letter: str) -> None:
        row, column = _spot(space)
        plan[2 * row + 1][2 * column + 1] = letter

    for space in view["loot"]:
        put(space, "$")
    for pile in view["piles"]:
        put(pile["at"], "&")
    for token in view["objectives"]:
        put(token["at"], "!")
    for zombie in view["zombies"]:
        put(zombie["at"], str(min(zombie["n"], 9)))
    for player in view["players"]:
        if player.get("at") and player["status"] in ("on_map", "bitten"):
            put(player["at"], "⓪①②③④⑤"[player["seat"]])
    key = "⓪ to ⑤: players by seat; digits: zombies; $ loot, & a pile, ! an objective; D door, e entrance, x exit, R radio"
    drawn = ["".join(line).rstrip() for line in plan]
    return "\n".join([*_state(view), *drawn, key, *(_player(player) for player in view["players"])])
