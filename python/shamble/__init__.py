"""Shamble: four zombie board games as environments for programs that learn and search.

    >>> import shamble
    >>> table = shamble.make("cliche", seed=7)
    >>> while table.seat is not None:
    ...     table.step(int(table.legal()[0]))
    >>> table.outcome["winners"]

The environments of PettingZoo, Gymnasium, OpenSpiel and RLlib are in modules of those names.
"""

from __future__ import annotations

from typing import Any

from ._shamble import (
    WAIT,
    Batch,
    GameOver,
    IllegalAction,
    NotAsked,
    SetupError,
    ShambleError,
    Table,
    __version__,
    action_name,
    action_parts,
    describe,
    from_replay,
    games,
)
from .lab import Series, merge, simulate
from .spaces import Field, as_dict, as_floats, layout, modes

LEVELS = ("random", "newcomer", "thumb", "casual", "steady", "sharp", "expert")
"""Bots of the house, the weakest first."""


def make(game: str, mode: str | None = None, **wishes: Any) -> Table:
    """A table of `game`, standing at its first decision. See `Table` for what can be wished."""
    return Table(game, mode, **wishes)


def _restore(game: str, wishes: dict[str, Any], position: str) -> Table:
    """A pickled table."""
    table = Table(game, **wishes)
    table.place(position)
    return table


__all__ = [
    "LEVELS",
    "WAIT",
    "Batch",
    "Field",
    "GameOver",
    "IllegalAction",
    "NotAsked",
    "Series",
    "SetupError",
    "ShambleError",
    "Table",
    "__version__",
    "action_name",
    "action_parts",
    "as_dict",
    "as_floats",
    "describe",
    "from_replay",
    "games",
    "layout",
    "make",
    "merge",
    "modes",
    "simulate",
]
