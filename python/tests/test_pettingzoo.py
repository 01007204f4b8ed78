"""PettingZoo's own suites, unmodified."""

from __future__ import annotations

import functools
import pickle
import warnings
from types import SimpleNamespace

import pettingzoo
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, render_test, seed_test
from pettingzoo.utils.conversions import parallel_to_aec

import shamble
from shamble import pettingzoo as doors

# The suite says these about every environment that has its mask in the observation.
EXPECTED = ("Observation is not a NumPy array", "Observation space for each agent probably should be")


def test_aec_api(game_and_mode):
    for make in (doors.env, doors.raw_env):
        with warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("always")
            api_test(make(*game_and_mode, max_cycles=600), num_cycles=300)
        said = {str(warning.message) for warning in caught}
        assert all(text.startswith(EXPECTED) for text in said), said


def test_aec_seed(game_and_mode):
    seed_test(functools.partial(doors.env, *game_and_mode), num_cycles=100)


def test_parallel_api(game_and_mode):
    parallel_api_test(doors.parallel_env(*game_and_mode), num_cycles=150)


def test_parallel_seed(game_and_mode):
    parallel_seed_test(functools.partial(doors.parallel_env, *game_and_mode), num_cycles=50)


def test_max_cycles(game_and_mode):
    parallel = functools.partial(doors.parallel_env, *game_and_mode)
    # Every agent has to act equally often there, so it is the parallel environment in both halves.
    max_cycles_test(SimpleNamespace(parallel_env=parallel, env=lambda **kwargs: parallel_to_aec(parallel(**kwargs))))


def test_render():
    render_test(functools.partial(doors.env, "cliche"), custom_tests={"svg": lambda drawn: drawn.startswith("<svg")})


def test_modules_are_like_those_of_pettingzoo():
    for game, module in doors.GAMES.items():
        assert module.env().unwrapped.table.game == game
        assert module.parallel_env().metadata["name"] == f"{game}_v0"
    assert set(doors.GAMES) == set(shamble.games())


def test_the_registry_knows_them():
    for game in shamble.games():
        assert pettingzoo.make("aec", f"shamble/{game}-v0").unwrapped.table.game == game
        assert pettingzoo.make("parallel", f"shamble/{game}-v0", max_cycles=7).unwrapped.max_cycles == 7


def test_what_cannot_be_chosen():
    raw = doors.raw_env("cliche")
    raw.reset(seed=1)
    with pytest.raises(shamble.IllegalAction):
        raw.step(0)
    env = doors.env("cliche")
    env.reset(seed=1)
    agent = env.agent_selection
    env.last()
    env.step(0)
    assert env.terminations[agent] and env.unwrapped._cumulative_rewards[agent] == -1
    parallel = doors.parallel_env("cliche")
    parallel.reset(seed=1)
    *_, infos = parallel.step(dict.fromkeys(parallel.agents, 399))
    assert all(info["dropped"] for info in infos.values())


def test_environments_can_be_pickled():
    assert pickle.loads(pickle.dumps(doors.parallel_env("cliche", seats=3))).table.seats == 3
    assert pickle.loads(pickle.dumps(doors.raw_env("cliche", seats=3))).table.seats == 3
