"""Search in forty lines: deal what cannot be known anew, try every choice in the same worlds, let rules of thumb go on.

    python search_solo.py 50       # games of Tiny Epic Zombies, alone and hard
"""

from __future__ import annotations

import sys

import numpy as np

import shamble

TABLE = {"game": "tiny-epic-zombies", "mode": "solo", "options": {"difficulty": "hard"}}
HORIZON = 30
"""Decisions that are played out; what comes after them is left to the game's adviser."""


def tried(table: shamble.Table, ids: list[int], worlds: range, seed: int) -> np.ndarray:
    """What each choice brings in each world, one row a world."""
    results = np.zeros((len(worlds), len(ids)))
    for row, world in enumerate(worlds):
        # Other worlds at every decision, else a choice that leads nowhere could look best for ever.
        dealt = table.determinize(table.seat, 1_000_000 * seed + 100 * table.n_steps + world)
        for column, id in enumerate(ids):
            future = dealt.clone()
            future.step(id)
            results[row, column] = future.playout("thumb", seed=world, max_steps=HORIZON)[table.seat]
    return results


def search(table: shamble.Table, seed: int) -> int:
    """What a rule of thumb would do, unless something else is clearly better."""
    ids, advice = table.legal_list(), table.advice("thumb", seed=table.n_steps)
    thumb = next((id for id in ids if table.text_of(id) == advice), ids[0])
    first = tried(table, ids, range(1), seed).mean(axis=0)
    few = [thumb, *(ids[i] for i in np.argsort(-first)[:3] if ids[i] != thumb)]
    gained = tried(table, few, range(1, 9), seed)
    gained -= gained[:, :1]
    is_clear = gained.mean(axis=0) > 1.5 * gained.std(axis=0) / np.sqrt(len(gained)) + 0.04
    return few[int(np.where(is_clear, gained.mean(axis=0), 0).argmax())]


def play(seed: int) -> bool:
    table = shamble.make(**TABLE, skip_forced=True, record=False, seed=seed)
    while table.seat is not None:
        table.step(search(table, seed))
    return bool(table.rewards[0] > 0)


if __name__ == "__main__":
    n_games = int(sys.argv[1]) if len(sys.argv) > 1 else 50
    won = sum(play(seed) for seed in range(n_games))
    rule = shamble.simulate(**TABLE, games=2000, bots="thumb").report["wins_by_seat"][0]
    print(f"search wins {won} of {n_games} ({won / n_games:.0%}), a rule of thumb {rule['share']:.0%} of 2000")
