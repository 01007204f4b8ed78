"""RLlib: the PettingZoo environment under the names that RLlib's action masking looks for.

    from ray.tune.registry import register_env
    register_env("cliche", lambda config: shamble.rllib.env("cliche", **config))
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import BaseWrapper

from . import pettingzoo


class MaskedObservations(BaseWrapper):
    """`observations` as numbers about one, and `action_mask` as floats."""

    def __init__(self, env: AECEnv, game: str) -> None:
        super().__init__(env)
        self._game = game
        self._spaces: dict[str, spaces.Space[Any]] = {}
        for agent in env.possible_agents:
            inner: Any = env.observation_space(agent)
            self._spaces[agent] = spaces.Dict(
                {
                    "observations": spaces.Box(0.0, 255.0, inner["observation"].shape, np.float32),
                    "action_mask": spaces.Box(0.0, 1.0, inner["action_mask"].shape, np.float32),
                }
            )

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._spaces[agent]

    def observe(self, agent: str) -> Any:
        from .spaces import as_floats

        seen: Any = super().observe(agent)
        return {
            "observations": as_floats(self._game, seen["observation"]),
            "action_mask": seen["action_mask"].astype(np.float32),
        }


def aec_env(game: str, mode: str | None = None, **wishes: Any) -> AECEnv:
    """The environment of one seat at a time with RLlib's names."""
    return MaskedObservations(pettingzoo.raw_env(game, mode, **wishes), game)


def env(game: str, mode: str | None = None, **wishes: Any) -> Any:
    """The same as a multi-agent environment of RLlib."""
    from ray.rllib.env.wrappers.pettingzoo_env import PettingZooEnv

    return PettingZooEnv(aec_env(game, mode, **wishes))
