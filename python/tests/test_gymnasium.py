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


@pytest.mark.parametrize("mode", [mode.value for mode in gymnasium.vector.AutoresetMode])
@pytest.mark.parametrize("reward", doors.REWARDS)
def test_every_way_to_begin_anew(mode, reward, rng):
    """What Gymnasium's own vector environment does with the same calls, ours does."""
    envs = gymnasium.make_vec(
        "shamble/Cliche-v0", num_envs=5, vectorization_mode="vector_entry_point", seats=2, reward=reward, autoreset_mode=mode
    )
    assert envs.metadata["autoreset_mode"].value == mode
    _, info = envs.reset(seed=4)
    ended, totals, n_ended = np.zeros(5, bool), np.zeros(5), 0
    for _ in range(300):
        if mode == "Disabled" and ended.any():
            with pytest.raises(shamble.GameOver, match="reset_mask"):
                envs.step(np.zeros(5, int))
            before = envs.batch.number
            _, info = envs.reset(options={"reset_mask": ended})
            assert ((envs.batch.number == before) == ~ended).all()
        mask = info["action_mask"]
        assert mask.any(axis=1).all() or mode == "NextStep"
        ids = np.array([rng.choice(np.flatnonzero(row)) if row.any() else 0 for row in mask])
        was_over = ended & (mode == "NextStep")
        seen, rewards, terminated, truncated, info = envs.step(ids)
        assert (rewards[was_over] == 0).all() and not terminated[was_over].any()
        totals = np.where(was_over, 0, totals) + rewards
        ended = terminated | truncated
        if mode == "SameStep" and ended.any():
            assert (info["_final_obs"] == ended).all() and (info["_final_info"] == ended).all()
            for i in range(5):
                last = info["final_obs"][i]
                assert (last is not None) == ended[i]
                assert last is None or (last != seen[i]).any()
            assert not info["final_info"]["action_mask"][ended].any()
            assert info["action_mask"][ended].any(axis=1).all()
        if reward == "win":
            assert set(totals[ended]) <= {-1.0, 1.0}
        n_ended += ended.sum()
        totals[ended] = 0
    assert n_ended > 5


def test_one_environment_and_many_are_the_same_game(rng):
    """The vector environment of one game plays the game that the batch of that seed plays, whatever its neighbours do."""
    few, many = (gymnasium.make_vec("shamble/Cliche-v0", num_envs=n, vectorization_mode="vector_entry_point", seats=3) for n in (2, 9))
    _, info = few.reset(seed=7)
    _, info_many = many.reset(seed=7)
    for _ in range(40):
        ids = np.array([np.flatnonzero(row)[0] if row.any() else 0 for row in info_many["action_mask"]])
        if not info["action_mask"].any(axis=1).all():
            break
        seen, *_, info = few.step(ids[:2])
        seen_many, *_, info_many = many.step(ids)
        assert seen.tobytes() == seen_many[:2].tobytes()


def test_rendering():
    env = gymnasium.make("shamble/Zombies15-v0", render_mode="svg")
    env.reset(seed=1)
    assert env.render().startswith("<svg")
    assert "growls" in gymnasium.make("shamble/Zombies15-v0", render_mode="ansi", disable_env_checker=True).unwrapped.render()
    with pytest.raises(ValueError, match="ansi, svg"):
        doors.ShambleEnv("cliche", render_mode="rgb_array")
    with pytest.raises(ValueError, match="not rendered"):
        doors.ShambleVectorEnv(2, game="cliche", render_mode="ansi")


def test_seeds_of_many():
    envs = doors.ShambleVectorEnv(3, game="cliche")
    with pytest.raises(ValueError, match="one whole number"):
        envs.reset(seed=[1, 2, 3])
    with pytest.raises(ValueError, match="leave seed out"):
        envs.reset(seed=1, options={"reset_mask": np.ones(3, bool)})
    with pytest.raises(ValueError, match="3 are needed"):
        envs.reset(options={"reset_mask": np.ones(2, bool)})


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
