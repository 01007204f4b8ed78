"""Many games in one call."""

from __future__ import annotations

import numpy as np
import pytest

import shamble


def choose(batch: shamble.Batch, rng: np.random.Generator) -> np.ndarray:
    """A random choice for each table, 0 where there is none."""
    offsets = batch.offsets
    n_legal = np.diff(offsets)
    picks = offsets[:-1] + (rng.random(batch.n) * n_legal).astype(np.int64)
    legal = np.append(batch.legal, 0)
    return np.where(n_legal > 0, legal[np.minimum(picks, legal.size - 1)], 0)


@pytest.mark.parametrize("autoreset", ["next_step", "same_step", "disabled"])
def test_any_number_of_threads_plays_the_same(game_and_mode, autoreset):
    seen = []
    for threads in (1, 2):
        batch = shamble.Batch(game_and_mode[0], 130, game_and_mode[1], seed=3, threads=threads, max_steps=60)
        rng = np.random.default_rng(2)
        ended = np.zeros(batch.n, int)
        for _ in range(80):
            batch.step(choose(batch, rng), autoreset)
            ended += batch.terminated | batch.truncated
        seen.append((batch.observe().tobytes(), batch.legal.tolist(), batch.now_ms.tolist(), ended.tolist()))
    assert seen[0] == seen[1]
    assert (np.array(seen[0][3]) >= 1).all()


def test_game_i_is_the_table_with_its_seed(game_and_mode):
    batch = shamble.Batch(game_and_mode[0], 3, game_and_mode[1], seed=8)
    mask, seen = batch.mask(), batch.observe()
    for i in range(3):
        assert np.flatnonzero(mask[i]).tolist() == sorted(
            batch.legal[batch.offsets[i] : batch.offsets[i + 1]].tolist()
        )
    assert seen.shape == (3, batch.observation_size)
    again = shamble.Batch(game_and_mode[0], 2, game_and_mode[1], seed=8)
    assert again.observe().tobytes() == seen[:2].tobytes()
    assert batch.number.tolist() == [0, 1, 2]


def test_random_play_in_one_call():
    batch = shamble.Batch("cliche", 16, seed=1)
    steps, games = batch.run_random(50_000)
    assert steps >= 50_000 - 16 * 100 and games > 0


def test_a_learner_among_bots():
    batch = shamble.Batch("cliche", 8, seats=3, bots={1: "thumb", 2: "thumb"}, skip_forced=True, seed=1)
    rng = np.random.default_rng(1)
    n_ended = 0
    for _ in range(2000):
        assert set(batch.seat.tolist()) <= {0, -1}
        batch.step(choose(batch, rng))
        rewards = batch.rewards[batch.terminated]
        n_ended += len(rewards)
        assert set(np.unique(rewards)) <= {-1.0, 1.0}
    assert n_ended > 5
    assert ((batch.chances(0) >= 0) & (batch.chances(0) <= 1)).all()
