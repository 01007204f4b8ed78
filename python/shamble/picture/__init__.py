"""Tables as pictures: SVG for notebooks and papers, and boards made of letters for terminals.

Both are drawn from what `Table.view` gives to a seat or a spectator, and from nothing else.
"""

from __future__ import annotations

from typing import Any

from . import cliche, tiny_epic_zombies, zombie_mall, zombies15

_GAMES: dict[str, Any] = {
    "cliche": cliche,
    "tiny-epic-zombies": tiny_epic_zombies,
    "zombie-mall": zombie_mall,
    "zombies15": zombies15,
}


def svg(game: str, view: dict[str, Any], now_ms: int, caption: str = "") -> str:
    """The picture of a view as an SVG document that needs nothing from elsewhere."""
    return str(_GAMES[game].picture(view, now_ms).finish(caption))


def board(game: str, view: dict[str, Any], now_ms: int) -> str:
    """The board of a view in letters, line by line."""
    return str(_GAMES[game].letters(view, now_ms))
