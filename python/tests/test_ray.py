"""Ray: a sweep over several local processes gives what one process gives."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import shamble

sys.path.insert(0, str(Path(__file__).parent.parent / "examples"))

ray = pytest.importorskip("ray")


def test_any_number_of_workers_gives_the_same_sweep():
    import ray_sweep

    cells = [{"game": "cliche", "seats": seats, "bots": "thumb", "seed": 3} for seats in (2, 4)]
    alone = [shamble.simulate(**cell, games=120, rows=()).tally() for cell in cells]
    for workers, share in ((1, 120), (3, 25)):
        ray.init(num_cpus=workers, include_dashboard=False, log_to_driver=False, configure_logging=False)
        try:
            swept = ray_sweep.sweep(cells, games=120, share=share)
        finally:
            ray.shutdown()
        assert [series.tally() for series in swept] == alone


def test_rllib_sees_the_names_that_it_looks_for():
    from shamble import rllib

    env = rllib.env("cliche", seats=3)
    seen, _ = env.reset(seed=1)
    for _ in range(20):
        (agent,) = seen
        assert env.observation_spaces[agent].contains(seen[agent])
        mask = seen[agent]["action_mask"]
        seen, _, terminated, _, _ = env.step({agent: int(mask.argmax())})
        if terminated["__all__"]:
            break
