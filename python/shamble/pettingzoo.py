"""PettingZoo environments for every game and mode.

`env`, `raw_env` and `parallel_env` take the game first; the modules in `GAMES` have it filled in, as PettingZoo's own
games do: `shamble.pettingzoo.cliche_v0.env(seats=4)`.
"""

from __future__ import annotations

import functools
from types import SimpleNamespace
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from . import _shamble

RENDER_MODES = ["human", "ansi", "svg"]


def _random_seed() -> int:
    return int(np.random.SeedSequence().generate_state(1)[0])


class _Spaces:
    """What AEC and Parallel environments have in common: agents, spaces and looking."""

    table: _shamble.Table
    render_mode: str | None

    def _prepare(self, game: str, mode: str | None, render_mode: str | None, wishes: dict[str, Any]) -> None:
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise ValueError(f"render_mode cannot be {render_mode!r}; allowed: {', '.join(RENDER_MODES)}")
        self.table = _shamble.Table(game, mode, record=False, **wishes)
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.table.seats)]
        self.agents: list[str] = []
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        n, size = self.table.n_actions, self.table.observation_size
        self._action_spaces: dict[str, spaces.Space[Any]] = {agent: spaces.Discrete(n) for agent in self.possible_agents}
        self._observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0, 255, (size,), np.uint8),
                    "action_mask": spaces.Box(0, 1, (n,), np.int8),
                }
            )
            for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._action_spaces[agent]

    def render(self) -> str | None:
        if self.render_mode is None:
            return None
        if self.render_mode == "svg":
            return self.table.svg()
        text = self.table.text()
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        pass


class raw_env(_Spaces, AECEnv, EzPickle):  # noqa: N801
    """One seat decides at a time. A choice that cannot be made raises `shamble.IllegalAction`."""

    metadata = {"render_modes": RENDER_MODES, "name": "shamble_v0", "is_parallelizable": False}

    def __init__(
        self,
        game: str,
        mode: str | None = None,
        *,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        **wishes: Any,
    ) -> None:
        EzPickle.__init__(self, game, mode, render_mode=render_mode, max_cycles=max_cycles, **wishes)
        AECEnv.__init__(self)
        self._prepare(game, mode, render_mode, dict(wishes, max_steps=_steps(max_cycles, wishes)))
        self.metadata = dict(raw_env.metadata, name=f"{game}_v0")

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.table.reset(_random_seed() if seed is None else seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.table.seat or 0]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self._seat[agent]
        if agent == self.agent_selection and self.table.seat == seat:
            mask = self.table.mask()
        else:
            mask = np.zeros(self.table.n_actions, np.int8)
        return {"observation": self.table.observe(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} has to choose one of the ids in its mask")
        self._cumulative_rewards[agent] = 0.0
        self.table.step(int(action))
        if self.table.seat is None:
            is_over = self.table.is_over
            rewards = self.table.rewards
            self.rewards = {agent: float(rewards[self._seat[agent]]) for agent in self.agents}
            self.terminations = dict.fromkeys(self.agents, is_over)
            self.truncations = dict.fromkeys(self.agents, not is_over)
        else:
            self.rewards = dict.fromkeys(self.agents, 0.0)
            self.agent_selection = self.possible_agents[self.table.seat]
        self._accumulate_rewards()
        if self.table.seat is None:
            self._deads_step_first()
        if self.render_mode == "human":
            self.render()


def _steps(max_cycles: int | None, wishes: dict[str, Any]) -> int | None:
    steps = wishes.pop("max_steps", None)
    return steps if max_cycles is None else max_cycles


def env(game: str, mode: str | None = None, **wishes: Any) -> AECEnv:
    """One seat decides at a time; who chooses what it cannot loses with -1, as in PettingZoo's own games."""
    made: AECEnv = raw_env(game, mode, **wishes)
    made = wrappers.TerminateIllegalWrapper(made, illegal_reward=-1)
    made = wrappers.AssertOutOfBoundsWrapper(made)
    return wrappers.OrderEnforcingWrapper(made)


class parallel_env(_Spaces, ParallelEnv, EzPickle):  # noqa: N801
    """All seats answer each cycle; who is not asked has only `WAIT` to choose.

    Answers are carried out in the order of the game's prompts. One that cannot be carried out, because it never could or
    because an earlier one changed the position, counts as waiting, and `infos[agent]["dropped"]` says so.
    """

    metadata = {"render_modes": RENDER_MODES, "name": "shamble_v0"}

    def __init__(
        self,
        game: str,
        mode: str | None = None,
        *,
        render_mode: str | None = None,
        max_cycles: int = 10_000,
        **wishes: Any,
    ) -> None:
        EzPickle.__init__(self, game, mode, render_mode=render_mode, max_cycles=max_cycles, **wishes)
        self._prepare(game, mode, render_mode, dict(wishes, together=True))
        self.metadata = dict(parallel_env.metadata, name=f"{game}_v0")
        self.max_cycles = max_cycles
        self._n_cycles = 0

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        self.table.reset(_random_seed() if seed is None else seed)
        self.agents = self.possible_agents[:]
        self._n_cycles = 0
        return self._look(), {agent: {} for agent in self.agents}

    def _look(self) -> dict[str, Any]:
        return {
            agent: {"observation": self.table.observe(self._seat[agent]), "action_mask": self.table.mask(self._seat[agent])}
            for agent in self.agents
        }

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Any]]:
        ids = [int(actions.get(agent, _shamble.WAIT)) for agent in self.possible_agents]
        dropped = set(self.table.step_all(ids))
        self._n_cycles += 1
        is_over = self.table.is_over
        is_cut = not is_over and (self._n_cycles >= self.max_cycles or self.table.is_truncated)
        rewards = self.table.rewards
        agents = self.agents
        looked = self._look()
        result = (
            looked,
            {agent: float(rewards[self._seat[agent]]) for agent in agents},
            dict.fromkeys(agents, is_over),
            dict.fromkeys(agents, is_cut),
            {agent: {"dropped": True} if self._seat[agent] in dropped else {} for agent in agents},
        )
        if is_over or is_cut:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return result


def _module(game: str) -> SimpleNamespace:
    """The three doors of one game, as a module of PettingZoo has them."""
    return SimpleNamespace(
        env=functools.partial(env, game),
        raw_env=functools.partial(raw_env, game),
        parallel_env=functools.partial(parallel_env, game),
    )


cliche_v0 = _module("cliche")
tiny_epic_zombies_v0 = _module("tiny-epic-zombies")
zombie_mall_v0 = _module("zombie-mall")
zombies15_v0 = _module("zombies15")

GAMES = {
    "cliche": cliche_v0,
    "tiny-epic-zombies": tiny_epic_zombies_v0,
    "zombie-mall": zombie_mall_v0,
    "zombies15": zombies15_v0,
}

try:
    from pettingzoo.env_registry.registration import aec_registry, register
except ImportError:  # Before PettingZoo 1.27 there is no registry; the modules above are all there is.
    pass
else:
    for _game in GAMES:
        if f"shamble/{_game}-v0" not in aec_registry:
            register("aec", f"shamble/{_game}-v0", env, kwargs={"game": _game})
            register("parallel", f"shamble/{_game}-v0", parallel_env, kwargs={"game": _game})
