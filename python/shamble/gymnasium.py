"""Gymnasium environments: one learner, bots of the house on the other seats.

`import shamble.gymnasium` registers `shamble/Cliche-v0`, `shamble/TinyEpicZombies-v0`, `shamble/ZombieMall-v0` and
`shamble/Zombies15-v0`; each takes `mode`, `options`, `seats`, `seat`, `bots` and `reward` as keywords.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from . import _shamble
from .spaces import modes

REWARDS = ("win", "shaped")


def _others(game: str, mode: str | None, seats: int | None, seat: int, bots: Any) -> tuple[int, dict[int, str]]:
    """How many seats there are and who plays those of the others."""
    if seats is None:
        specs = _shamble.describe(game)["spec"]["modes"]
        wanted = mode or modes(game)[0]
        found = [spec["default_seats"] for spec in specs if spec["id"] == wanted]
        seats = found[0] if found else specs[0]["default_seats"]
    if not 0 <= seat < seats:
        raise IndexError(f"there is no seat {seat}; the seats are 0 to {seats - 1}")
    if isinstance(bots, str):
        bots = dict.fromkeys((other for other in range(seats) if other != seat), bots)
    if seat in bots or len(bots) != seats - 1:
        raise ValueError(f"bots must play every seat of {seats} but seat {seat}")
    return seats, dict(bots)


def _check_reward(reward: str) -> None:
    if reward not in REWARDS:
        raise ValueError(f"reward cannot be {reward!r}; allowed: {', '.join(REWARDS)}")


class ShambleEnv(gymnasium.Env[NDArray[np.uint8], np.int64]):
    """One seat learns. A choice that cannot be made ends the game with -1; `info["illegal"]` says why.

    The ids that can be chosen are in `info["action_mask"]` and in `action_masks()`, where MaskablePPO looks for them.
    With `reward="shaped"` the change of the seat's chance to win, as the game's adviser judges what the seat sees, is
    added to every step; over a game this adds up to a constant, so that the best policy stays the best.
    """

    metadata = {"render_modes": ["human", "ansi", "svg"], "render_fps": 4}

    def __init__(
        self,
        game: str,
        mode: str | None = None,
        *,
        options: dict[str, Any] | None = None,
        seats: int | None = None,
        seat: int = 0,
        bots: str | dict[int, str] = "thumb",
        reward: str = "win",
        skip_forced: bool = True,
        max_steps: int | None = 20_000,
        render_mode: str | None = None,
    ) -> None:
        _check_reward(reward)
        known = self.metadata["render_modes"]
        if render_mode is not None and render_mode not in known:
            raise ValueError(f"render_mode cannot be {render_mode!r}; allowed: {', '.join(known)}")
        seats, others = _others(game, mode, seats, seat, bots)
        self.learner = seat
        self.reward = reward
        self.render_mode = render_mode
        self.table = _shamble.Table(
            game,
            mode,
            options=options,
            seats=seats,
            bots=others,
            skip_forced=skip_forced,
            max_steps=max_steps,
            record=False,
        )
        self.action_space = spaces.Discrete(self.table.n_actions)
        self.observation_space = spaces.Box(0, 255, (self.table.observation_size,), np.uint8)
        self._chance = 0.0
        self._is_done = True

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.uint8], dict[str, Any]]:
        super().reset(seed=seed)
        self.table.reset(int(self.np_random.integers(2**63)))
        # Bots may end a game before the learner is asked anything.
        while self.table.seat is None:
            self.table.reset(int(self.np_random.integers(2**63)))
        self._is_done = False
        if self.reward == "shaped":
            self._chance = self.table.chance(self.learner)
        return self._look(), self._info()

    def step(self, action: np.int64 | int) -> tuple[NDArray[np.uint8], float, bool, bool, dict[str, Any]]:
        if self._is_done:
            raise _shamble.GameOver("the game is over; reset it to play another")
        try:
            self.table.step(int(action))
        except _shamble.IllegalAction as illegal:
            self._is_done = True
            info = dict(self._info(), illegal=str(illegal), rule=illegal.rule)
            return self._look(), -1.0, True, False, info
        is_over, is_cut = self.table.is_over, self.table.is_truncated
        self._is_done = is_over or is_cut
        reward = float(self.table.rewards[self.learner])
        if self.reward == "shaped":
            chance = self.table.chance(self.learner)
            reward += chance - self._chance
            self._chance = chance
        if self.render_mode == "human":
            self.render()
        return self._look(), reward, is_over, is_cut, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """Which ids can be chosen, where MaskablePPO looks for it."""
        return self.table.mask().astype(np.bool_)

    def render(self) -> str | None:  # type: ignore[override]
        if self.render_mode is None:
            return None
        if self.render_mode == "svg":
            return self.table.svg(self.learner)
        text = self.table.text(self.learner)
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def _look(self) -> NDArray[np.uint8]:
        return self.table.observe(self.learner)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.table.mask()}


class ShambleVectorEnv(VectorEnv[NDArray[np.uint8], NDArray[np.int64], NDArray[Any]]):
    """Many such games in one call, over a `shamble.Batch`. A choice that cannot be made raises `shamble.IllegalAction`
    and steps none of them; `infos["action_mask"]` says what can be.

    All of Gymnasium's ways to begin anew are there: `NEXT_STEP`, `SAME_STEP` with `final_obs` and `final_info`, and
    `DISABLED`, where `reset(options={"reset_mask": mask})` begins the games of the mask anew.
    """

    def __init__(
        self,
        num_envs: int = 1,
        *,
        game: str,
        mode: str | None = None,
        options: dict[str, Any] | None = None,
        seats: int | None = None,
        seat: int = 0,
        bots: str | dict[int, str] = "thumb",
        reward: str = "win",
        skip_forced: bool = True,
        max_steps: int | None = 20_000,
        threads: int | None = None,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        render_mode: str | None = None,
    ) -> None:
        _check_reward(reward)
        if render_mode is not None:
            raise ValueError("many games at once are not rendered; leave render_mode out")
        seats, others = _others(game, mode, seats, seat, bots)
        self.num_envs = num_envs
        self.learner = seat
        self.reward = reward
        self.render_mode = render_mode
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        self.metadata = {"autoreset_mode": self.autoreset_mode, "render_modes": []}
        self.batch = _shamble.Batch(
            game,
            num_envs,
            mode,
            options=options,
            seats=seats,
            bots=others,
            skip_forced=skip_forced,
            max_steps=max_steps,
            threads=threads,
        )
        self.single_action_space = spaces.Discrete(self.batch.n_actions)
        self.single_observation_space = spaces.Box(0, 255, (self.batch.observation_size,), np.uint8)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self._chances = np.zeros(num_envs, np.float32)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.uint8], dict[str, Any]]:
        if seed is not None and not isinstance(seed, int | np.integer):
            raise ValueError("seed is one whole number; the seed of every game follows from it")
        mask = (options or {}).get("reset_mask")
        if mask is None:
            super().reset(seed=seed)
            self.batch.reset(int(self.np_random.integers(2**63)))
        elif seed is not None:
            raise ValueError("games that begin anew one by one take the next seeds of the series; leave seed out")
        else:
            self.batch.restart(mask)
        self._begin(np.ones(self.num_envs, np.bool_) if mask is None else np.asarray(mask))
        return self._look(), self._info()

    def _begin(self, fresh: NDArray[np.bool_]) -> None:
        """Games in which bots leave the learner nothing to decide are passed over."""
        while (silent := fresh & (self.batch.seat < 0)).any():
            self.batch.restart(silent)
        if self.reward == "shaped":
            self._chances = np.where(fresh, self.batch.chances(self.learner), self._chances)

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[NDArray[np.uint8], NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        was_over = self.batch.seat < 0
        if self.autoreset_mode == AutoresetMode.DISABLED and was_over.any():
            raise _shamble.GameOver(f'games {np.flatnonzero(was_over).tolist()} are over; reset them with "reset_mask"')
        self.batch.step(np.asarray(actions), "next_step")
        terminated, truncated = self.batch.terminated, self.batch.truncated
        rewards = self.batch.rewards[:, self.learner].astype(np.float64)
        if self.reward == "shaped":
            chances = self.batch.chances(self.learner)
            rewards += np.where(was_over, 0.0, chances - self._chances)
            self._chances = chances
        if was_over.any():
            self._begin(was_over)
        ended = terminated | truncated
        infos: dict[str, Any] = {}
        if self.autoreset_mode == AutoresetMode.SAME_STEP and ended.any():
            last, info = self._look(), self._info()
            infos["final_obs"] = np.full(self.num_envs, None, object)
            for i in np.flatnonzero(ended):
                infos["final_obs"][i] = last[i]
            infos["final_info"] = info | {f"_{key}": ended.copy() for key in info}
            infos["_final_obs"], infos["_final_info"] = ended.copy(), ended.copy()
            self.batch.restart(ended)
            self._begin(ended)
        return self._look(), rewards, terminated, truncated, infos | self._info()

    def _look(self) -> NDArray[np.uint8]:
        return self.batch.observe(self.learner)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.batch.mask()}


IDS = {
    "cliche": "shamble/Cliche-v0",
    "tiny-epic-zombies": "shamble/TinyEpicZombies-v0",
    "zombie-mall": "shamble/ZombieMall-v0",
    "zombies15": "shamble/Zombies15-v0",
}

for _game, _id in IDS.items():
    if _id not in gymnasium.registry:
        gymnasium.register(
            _id,
            entry_point="shamble.gymnasium:ShambleEnv",
            vector_entry_point="shamble.gymnasium:ShambleVectorEnv",
            kwargs={"game": _game},
        )
