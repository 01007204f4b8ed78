"""`python -m shamble.bench`: decisions a second, beside the games of PettingZoo and OpenSpiel.

A decision is one id that was chosen and carried out; what other seats have no choice about happens inside it. The first
figure is by the clock and means something on a machine that does nothing else; the second is by the processor time of all
threads, and hardly changes when the machine is busy.
"""

from __future__ import annotations

import argparse
import importlib
import os
import platform
import random
import time
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from ._shamble import Batch, Table, __version__, games

TABLES: list[tuple[str, str, dict[str, Any]]] = [
    ("zombies15, scenario 1", "zombies15", {"options": {"scenario": 1}}),
    ("tiny-epic-zombies, cooperative", "tiny-epic-zombies", {"mode": "cooperative"}),
    ("zombie-mall, easy", "zombie-mall", {"options": {"mall": "easy"}}),
    ("cliche", "cliche", {}),
]


RANDOM_GOALS = {"zombies15": 1_000_000, "tiny-epic-zombies": 1_000_000}
"""What two cores that do nothing else should reach."""


def per_second(work: Callable[[], int], seconds: float) -> tuple[float, float]:
    """How many a second of what `work` counts, by the clock and by processor time."""
    work()
    begin, begin_cpu, n = time.perf_counter(), time.process_time(), 0
    while time.process_time() - begin_cpu < seconds:
        n += work()
    return n / (time.perf_counter() - begin), n / (time.process_time() - begin_cpu)


def in_rust(game: str, wishes: dict[str, Any]) -> Callable[[], int]:
    batch = Batch(game, 256, seed=1, **wishes)
    return lambda: batch.run_random(200_000)[0]


def by_numpy(game: str, wishes: dict[str, Any], observed: bool) -> Callable[[], int]:
    batch = Batch(game, 4096, seed=1, **wishes)
    rng = np.random.default_rng(1)
    seen = np.zeros((batch.n, batch.observation_size), np.uint8)

    def work() -> int:
        offsets = batch.offsets
        picks = offsets[:-1] + (rng.random(batch.n) * np.diff(offsets)).astype(np.int64)
        batch.step(batch.legal[picks], "same_step")
        if observed:
            batch.observe(out=seen)
        return batch.n

    return work


def plain_loop(game: str, wishes: dict[str, Any]) -> Callable[[], int]:
    table = Table(game, seed=1, record=False, **wishes)
    seeds: Iterator[int] = iter(range(2, 10**9))

    def work() -> int:
        pick, legal, step = random.choice, table.legal_list, table.step
        for _ in range(2000):
            ids = legal()
            if not ids:
                table.reset(next(seeds))
                ids = legal()
            step(pick(ids))
        return 2000

    return work


def aec_loop(env: Any) -> Callable[[], int]:
    """An AEC environment stepped by ids from its masks, with observations."""
    rng = np.random.default_rng(1)

    def work() -> int:
        env.reset(seed=int(rng.integers(2**31)))
        for n in range(500):
            seen, _, terminated, truncated, info = env.last()
            if terminated or truncated:
                return max(n, 1)
            mask = seen["action_mask"] if "action_mask" in seen else info["action_mask"]
            env.step(int(rng.choice(np.flatnonzero(mask))))
        return 500

    return work


def spiel_loop(name: str) -> Callable[[], int]:
    import pyspiel

    game = pyspiel.load_game(name)

    def work() -> int:
        state, n = game.new_initial_state(), 0
        while not state.is_terminal() and n < 500:
            if state.is_chance_node():
                state.apply_action(random.choice(state.chance_outcomes())[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
                n += 1
        return max(n, 1)

    return work


def show(name: str, rates: tuple[float, float], goal: int | None = None) -> None:
    judged = ""
    if goal is not None:
        judged = f"   goal {goal:,} /s: {'reached' if rates[0] >= goal else 'not reached'}"
    print(f"  {name:<44} {rates[0]:>12,.0f} /s {rates[1]:>12,.0f} /cpu s{judged}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m shamble.bench", description="Decisions a second.")
    parser.add_argument("--seconds", type=float, default=2.0, help="processor time each is measured for")
    seconds = parser.parse_args().seconds
    print(f"shamble {__version__}, Python {platform.python_version()}, {os.cpu_count()} cores")
    for title, make, goals in [
        ("random play in one call, all cores (Batch.run_random)", in_rust, RANDOM_GOALS),
        ("ids chosen by NumPy, 4096 games (Batch.step)", lambda game, wishes: by_numpy(game, wishes, False), {}),
        ("the same with observations", lambda game, wishes: by_numpy(game, wishes, True), {}),
        ("a plain Python loop over one table (Table.step)", plain_loop, dict.fromkeys(games(), 100_000)),
    ]:
        print(title)
        for name, game, wishes in TABLES:
            show(name, per_second(make(game, wishes), seconds), goals.get(game))
    print("PettingZoo, one seat at a time, with observations and masks")
    try:
        from . import pettingzoo

        for name, game, wishes in TABLES:
            show(f"shamble: {name}", per_second(aec_loop(pettingzoo.raw_env(game, **wishes)), seconds))
    except ImportError as missing:
        print(f"  not installed: {missing}")
    for name in ("tictactoe_v3", "connect_four_v3", "chess_v6"):
        try:
            module = importlib.import_module(f"pettingzoo.classic.{name}")
            show(f"pettingzoo: {name}", per_second(aec_loop(module.raw_env()), seconds))
        except Exception as missing:
            print(f"  pettingzoo: {name} cannot be played here: {missing}")
    print("OpenSpiel, through Python")
    try:
        from open_spiel.python import games as _  # Registers the games that OpenSpiel itself has in Python.

        from . import openspiel

        for name in ("cliche_standard", "tiny_epic_zombies_cooperative", "zombies15_scenario", "zombie_mall_coop"):
            if f"shamble_{name}" in openspiel.NAMES:
                show(f"shamble_{name}", per_second(spiel_loop(f"shamble_{name}"), seconds))
        for name in ("tic_tac_toe", "hanabi", "backgammon", "python_tic_tac_toe"):
            show(f"open_spiel: {name}", per_second(spiel_loop(name), seconds))
    except ImportError as missing:
        print(f"  not installed: {missing}")


if __name__ == "__main__":
    main()
