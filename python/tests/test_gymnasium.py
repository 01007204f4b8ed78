"""Gymnasium's own checks, unmodified."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import shamble
import shamble.gymnasium as doors


def test_check_env(game_and_mode):
    game, mode = game_and_mode
    check_env(gymnasium.make(doors.IDS[game], mode=mode, bots="random", disable_env_checker=True).unwrapped)


@pytest.mark.parametrize("reward", doors.REWARDS)
def test_a_game_by_masks(reward, rng):
    env = gymnasium.make("shamble/Cliche-v0", seats=3, reward=reward)
    _, info = env.reset(seed=1)
    total, done = 0.0, False
    while not done:
        mask = info["action_mask"]
        assert (mask.astype(bool) == env.unwrapped.action_masks()).all()
        _, reward_now, terminated, truncated, info = env.step(rng.choice(np.flatnonzero(mask)))
        total += reward_now
        done = terminated or truncated
    assert terminated and not truncated
    assert total in (-1.0, 1.0) if reward == "win" else -2.0 <= total <= 2.0


def test_the_vector_environment_is_many_of_them(rng):
    envs = gymnasium.make_vec("shamble/Cliche-v0", num_envs=6, vectorization_mode="vector_entry_point", seats=3)
    seen, info = envs.reset(seed=1)
    assert envs.observation_space.contains(seen)
    ended = 0
    for _ in range(600):
        mask = info["action_mask"]
        ids = np.array([rng.choice(np.flatnonzero(row)) if row.any() else 0 for row in mask])
        seen, rewards, terminated, truncated, info = envs.step(ids)
        assert seen.shape == (6, envs.single_observation_space.shape[0])
        assert (rewards[~terminated] == 0).all()
        ended += terminated.sum()
    assert ended > 0


def test_wrong_tables():
    with pytest.raises(ValueError, match="win, shaped"):
        doors.ShambleEnv("cliche", reward="gold")
    with pytest.raises(IndexError, match="0 to 3"):
        doors.ShambleEnv("cliche", seat=4)
    with pytest.raises(ValueError, match="every seat"):
        doors.ShambleEnv("cliche", bots={1: "thumb"})
    env = doors.ShambleEnv("cliche")
    with pytest.raises(shamble.GameOver):
        env.step(0)
    env.reset(seed=1)
    *_, terminated, _, info = env.step(0)
    assert terminated and "it can" in info["illegal"]
