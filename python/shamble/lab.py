"""Series of games played by bots, as `shamble simulate` plays them, with rows as Arrow or Polars frames."""

from __future__ import annotations

import io
import json
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from . import _shamble

if TYPE_CHECKING:
    import polars
    import pyarrow

KINDS = ("games", "seats", "turns")


class Series:
    """What came of a series of games."""

    def __init__(self, partial: str, report: str, rows: dict[str, bytes]) -> None:
        self.partial = partial
        """The results as a part that adds up with others of the same series: `shamble merge` reads it too."""
        self.report: dict[str, Any] = json.loads(report)
        """Figures with their uncertainty, and warnings about what not to trust."""
        self._rows = rows

    def rows(self, kind: str = "games") -> list[dict[str, Any]]:
        """The rows of a kind, as dicts."""
        return [json.loads(line) for line in self._lines(kind).splitlines()]

    def polars(self, kind: str = "games") -> polars.DataFrame:
        """The rows of a kind as a Polars frame: a row for each game, seat or turn."""
        import polars

        return polars.read_ndjson(io.BytesIO(self._lines(kind)), infer_schema_length=None)

    def arrow(self, kind: str = "games") -> pyarrow.Table:
        """The same as an Arrow table."""
        import pyarrow

        return pyarrow.Table.from_pylist(self.rows(kind))

    def tally(self) -> dict[str, Any]:
        """The report without what differs from run to run: times, threads and the command."""
        vary = ("version", "command", "threads", "cpu_seconds", "games_per_cpu_second", "actions_per_cpu_second")
        return {key: value for key, value in self.report.items() if key not in vary}

    def _lines(self, kind: str) -> bytes:
        if kind not in self._rows:
            kept = ", ".join(self._rows) or "none"
            raise ValueError(f"rows of {kind} were not kept; kept: {kept} (ask for them with rows=)")
        return self._rows[kind]

    def __repr__(self) -> str:
        return f"<shamble.Series of {self.report['games']} x {self.report['game']}>"


def simulate(
    game: str,
    games: int = 1000,
    *,
    mode: str | None = None,
    options: dict[str, Any] | None = None,
    seats: int | None = None,
    bots: Sequence[str] | str = "thumb",
    seed: int | str = 1,
    first: int = 0,
    threads: int | None = None,
    rows: Iterable[str] = ("games",),
) -> Series:
    """Plays games `first` to `first + games - 1` of a series. The same seed gives the same games on any number of threads,
    processes and machines, and the same ones as `shamble simulate` plays."""
    chosen = dict(options or {})
    if mode is not None:
        chosen["mode"] = mode
    levels = [bots] if isinstance(bots, str) else list(bots)
    kinds = list(rows)
    command = f"shamble.simulate({game!r}, {games}, seed={seed!r}, first={first})"
    partial, report, files = _shamble.series(
        game, chosen, seats, levels, games, first, seed, threads, kinds, command
    )
    return Series(partial, report, dict(zip(kinds, files, strict=True)))


def merge(parts: Iterable[Series | str]) -> Series:
    """Adds parts of one series up. Their rows come along where all of them have any."""
    parts = list(parts)
    texts = [part if isinstance(part, str) else part.partial for part in parts]
    partial, report = _shamble.merge(texts)
    held = [part._rows for part in parts if isinstance(part, Series)]
    kinds = [kind for kind in KINDS if len(held) == len(parts) and all(kind in rows for rows in held)]
    rows = {kind: b"".join(one[kind] for one in held) for kind in kinds}
    return Series(partial, report, rows)
