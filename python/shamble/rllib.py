"""RLlib: environments under the names that RLlib's action masking looks for, for all seats or for one learner.

    from ray.tune.registry import register_env
    register_env("cliche", lambda config: shamble.rllib.env("cliche", **config))
    register_env("cliche-alone", lambda config: shamble.rllib.learner("cliche", bots="thumb", **config))
"""

from __future__ import annotations

from typing import Any

import gymnasium as gym
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import BaseWrapper

from . import pettingzoo
from .gymnasium import ShambleEnv
from .spaces import as_floats


def _space(size: int, n_actions: int) -> spaces.Dict:
    return spaces.Dict(
        {
            "observations": spaces.Box(0.0, 255.0, (size,), np.float32),
            "action_mask": spaces.Box(0.0, 1.0, (n_actions,), np.float32),
        }
    )


def _seen(game: str, observation: NDArray[np.uint8], mask: NDArray[np.int8]) -> dict[str, Any]:
    return {"observations": as_floats(game, observation), "action_mask": mask.astype(np.float32)}


class MaskedObservations(BaseWrapper):
    """`observations` as numbers about one, and `action_mask` as floats."""

    def __init__(self, env: AECEnv, game: str) -> None:
        super().__init__(env)
        self._game = game
        self._spaces: dict[str, spaces.Space[Any]] = {}
        for agent in env.possible_agents:
            inner: Any = env.observation_space(agent)
            self._spaces[agent] = _space(inner["observation"].shape[0], inner["action_mask"].shape[0])

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._spaces[agent]

    def observe(self, agent: str) -> Any:
        seen: Any = super().observe(agent)
        return _seen(self._game, seen["observation"], seen["action_mask"])


class MaskedLearner(gym.Wrapper[dict[str, Any], Any, NDArray[np.uint8], Any]):
    """The same for the environment of one learner."""

    def __init__(self, env: ShambleEnv) -> None:
        super().__init__(env)
        self._game = env.table.game
        self.observation_space = _space(env.table.observation_size, env.table.n_actions)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Any], dict[str, Any]]:
        seen, info = self.env.reset(seed=seed, options=options)
        return _seen(self._game, seen, info.pop("action_mask")), info

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        seen, reward, terminated, truncated, info = self.env.step(action)
        return _seen(self._game, seen, info.pop("action_mask")), float(reward), terminated, truncated, info


def aec_env(game: str, mode: str | None = None, **wishes: Any) -> AECEnv:
    """The environment of one seat at a time with RLlib's names."""
    return MaskedObservations(pettingzoo.raw_env(game, mode, **wishes), game)


def env(game: str, mode: str | None = None, **wishes: Any) -> Any:
    """The same as a multi-agent environment of RLlib."""
    from ray.rllib.env.wrappers.pettingzoo_env import PettingZooEnv

    return PettingZooEnv(aec_env(game, mode, **wishes))


def learner(game: str, mode: str | None = None, **wishes: Any) -> gym.Env[dict[str, Any], Any]:
    """One seat learns, bots of the house play the others: `shamble.gymnasium.ShambleEnv` with RLlib's names."""
    return MaskedLearner(ShambleEnv(game, mode, **wishes))
