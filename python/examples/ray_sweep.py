"""A sweep of the laboratory over a local cluster of several processes: every cell and range of games is a task.

    python ray_sweep.py --workers 2 --games 2000

Any number of workers gives the same report as one process, because game i of a series follows from the seed and i alone,
and parts add up in whole numbers.
"""

from __future__ import annotations

import argparse
import itertools
from typing import Any

import ray

import shamble


@ray.remote
def part(cell: dict[str, Any], first: int, games: int) -> shamble.Series:
    return shamble.simulate(**cell, first=first, games=games, threads=1, rows=())


def sweep(cells: list[dict[str, Any]], games: int, share: int) -> list[shamble.Series]:
    """One series a cell, in ranges of `share` games; a task should be about a second of work."""
    firsts = range(0, games, share)
    tasks = [[part.remote(cell, first, min(share, games - first)) for first in firsts] for cell in cells]
    return [shamble.merge(ray.get(parts)) for parts in tasks]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--share", type=int, default=250)
    args = parser.parse_args()
    ray.init(num_cpus=args.workers, include_dashboard=False, log_to_driver=False)
    grid = itertools.product((2, 3, 4), ("random", "thumb"))
    cells = [{"game": "cliche", "seats": seats, "bots": bots, "seed": 1} for seats, bots in grid]
    for cell, series in zip(cells, sweep(cells, args.games, args.share), strict=True):
        best = series.report["outcomes"][0]
        print(f"{cell['seats']} seats, {cell['bots']:>6}: {series.report['games']} games, most often {best['result']} ({best['n']})")
    ray.shutdown()


if __name__ == "__main__":
    main()
