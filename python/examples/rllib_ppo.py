"""PPO of RLlib with its own action masking learns one seat of a game; bots of the house play the others.

    pip install ".[rllib]"
    python rllib_ppo.py --game cliche --iterations 20

Prints the share of games won after each iteration of 4,000 decisions, beside what random ids win. On two cores an
iteration takes some seconds.
"""

from __future__ import annotations

import argparse
from typing import Any

import gymnasium
import numpy as np
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule
from ray.tune.registry import register_env

import shamble.rllib


class Won(gymnasium.Wrapper):
    """Notes how each game ended: with shaped rewards the sum does not tell."""

    results: list[bool] = []

    def step(self, action: Any) -> Any:
        seen, reward, terminated, truncated, info = self.env.step(action)
        if terminated or truncated:
            Won.results.append(bool(self.env.unwrapped.table.rewards[self.env.unwrapped.learner] > 0))
        return seen, reward, terminated, truncated, info


def random_wins(game: str, n_games: int) -> float:
    """What random ids win on the same seat."""
    env, rng, won = shamble.rllib.learner(game), np.random.default_rng(1), 0
    for number in range(n_games):
        seen, _ = env.reset(seed=number)
        is_over = False
        while not is_over:
            seen, _, terminated, truncated, _ = env.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
            is_over = terminated or truncated
        won += bool(env.unwrapped.table.rewards[env.unwrapped.learner] > 0)
    return won / n_games


def train(game: str, iterations: int, batch: int = 4000) -> list[float]:
    """The share of games won in each iteration."""
    register_env("shamble", lambda config: Won(shamble.rllib.learner(game, reward="shaped")))
    config = (
        PPOConfig()
        .environment("shamble")
        # In this process: a game is much cheaper than sending it to another.
        .env_runners(num_env_runners=0, num_envs_per_env_runner=8)
        .rl_module(
            rl_module_spec=RLModuleSpec(
                module_class=ActionMaskingTorchRLModule, model_config={"fcnet_hiddens": [128], "vf_share_layers": True}
            )
        )
        .training(
            train_batch_size_per_learner=batch,
            minibatch_size=512,
            num_epochs=4,
            lr=1e-3,
            gamma=0.999,
            lambda_=0.95,
            entropy_coeff=0.002,
        )
        .debugging(seed=1, log_level="ERROR")
    )
    algorithm = config.build_algo()
    shares = []
    try:
        for number in range(1, iterations + 1):
            Won.results.clear()
            algorithm.train()
            shares.append(float(np.mean(Won.results)) if Won.results else float("nan"))
            print(f"{number:4}  {number * batch:9,} decisions  won {shares[-1]:.1%} of {len(Won.results)} games", flush=True)
    finally:
        algorithm.stop()
    return shares


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="cliche", choices=shamble.games())
    parser.add_argument("--iterations", type=int, default=20)
    args = parser.parse_args()
    print(f"random ids win {random_wins(args.game, 500):.1%}")
    train(args.game, args.iterations)


if __name__ == "__main__":
    main()
