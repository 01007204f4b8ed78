"""Search in forty lines: for every choice, deal what cannot be known anew, choose, and let rules of thumb play it out.

    python search_cliche.py 200       # games; a seat that searches against three that play by rules of thumb
"""

from __future__ import annotations

import sys

import numpy as np

import shamble

HORIZON = 60
"""Decisions that are played out; what comes after them is left to the game's adviser."""


def search(table: shamble.Table, n_worlds: int, seed: int) -> int:
    """The choice that wins most often. The same worlds are dealt for all of them, so that luck counts for none."""
    seat, ids = table.seat, table.legal_list()
    total = np.zeros(len(ids))
    for world in range(n_worlds):
        dealt = table.determinize(seat, 1000 * seed + world)
        for i, id in enumerate(ids):
            future = dealt.clone()
            future.step(id)
            total[i] += future.playout("thumb", seed=world, max_steps=HORIZON)[seat]
    return ids[int(total.argmax())]


def play(seed: int, n_worlds: int) -> bool:
    others = {1: "thumb", 2: "thumb", 3: "thumb"}
    table = shamble.make("cliche", seats=4, bots=others, skip_forced=True, record=False, seed=seed)
    while table.seat is not None:
        table.step(search(table, n_worlds, seed))
    return bool(table.rewards[0] > 0)


if __name__ == "__main__":
    n_games = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    n_worlds = int(sys.argv[2]) if len(sys.argv) > 2 else 12
    won = sum(play(seed, n_worlds) for seed in range(n_games))
    rule = shamble.simulate("cliche", 4000, seats=4, bots="thumb").report["wins_by_seat"][0]
    print(f"search wins {won} of {n_games} ({won / n_games:.0%}); a rule of thumb in that chair {rule['share']:.0%}")
