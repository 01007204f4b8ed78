"""Learns to play one seat of Cliché against three bots that play by rules of thumb, with NumPy alone.

    python learn_cliche.py                    # five minutes on two cores; writes curve.csv and curve.svg
    python learn_cliche.py --seconds 60 --out /tmp/short

A network with one hidden layer gives a chance to every id and a guess of who wins. Ids that cannot be chosen get none.
Its weights follow the clipped policy gradient (PPO) over games of a `shamble.Batch`. What helps on the way is the
potential: every step is paid the change of the chance to win as the game's adviser sees it, which adds up to nothing
that would change the best policy.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

import numpy as np

import shamble

GAME, SEATS, HIDDEN = "cliche", 4, 128
N, HORIZON, EPOCHS, MINIBATCH = 128, 64, 4, 512
DISCOUNT, LAMBDA, CLIP, ENTROPY, RATE = 0.999, 0.95, 0.2, 0.002, 2e-3


def batch(n: int, seed: int) -> shamble.Batch:
    others = {seat: "thumb" for seat in range(1, SEATS)}
    return shamble.Batch(GAME, n, seats=SEATS, bots=others, skip_forced=True, seed=seed)


class Net:
    """One hidden layer, two heads: log-chances of all ids, and the value of the position."""

    def __init__(self, n_in: int, n_out: int, rng: np.random.Generator) -> None:
        def matrix(rows: int, columns: int, size: float) -> np.ndarray:
            return (rng.standard_normal((rows, columns)) * size / np.sqrt(rows)).astype(np.float32)

        self.weights = {
            "in": matrix(n_in, HIDDEN, 1.0),
            "in0": np.zeros(HIDDEN, np.float32),
            "act": matrix(HIDDEN, n_out, 0.01),
            "act0": np.zeros(n_out, np.float32),
            "value": matrix(HIDDEN, 1, 1.0),
            "value0": np.zeros(1, np.float32),
        }
        self.first = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self.second = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self.n_updates = 0

    def forward(self, seen: np.ndarray, mask: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        w = self.weights
        hidden = np.tanh(seen @ w["in"] + w["in0"])
        logits = np.where(mask, hidden @ w["act"] + w["act0"], -1e9)
        logits -= logits.max(axis=1, keepdims=True)
        chances = np.exp(logits)
        chances /= chances.sum(axis=1, keepdims=True)
        return hidden, chances, (hidden @ w["value"] + w["value0"])[:, 0]

    def update(self, seen, mask, ids, old, advantage, target, rate) -> None:
        """One step of Adam along the clipped policy gradient."""
        w, rows = self.weights, np.arange(len(ids))
        hidden, chances, value = self.forward(seen, mask)
        ratio = chances[rows, ids] / old
        inside = np.where(advantage > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
        push = (inside * ratio * advantage)[:, None]
        logs = np.log(np.maximum(chances, 1e-9))
        entropy = -(chances * logs).sum(axis=1, keepdims=True)
        d_logits = push * chances + ENTROPY * chances * (logs + entropy)
        d_logits[rows, ids] -= push[:, 0]
        d_logits /= len(ids)
        d_value = ((value - target) / len(ids))[:, None]
        d_hidden = (d_logits @ w["act"].T + d_value @ w["value"].T) * (1 - hidden**2)
        slopes = {
            "in": seen.T @ d_hidden,
            "in0": d_hidden.sum(axis=0),
            "act": hidden.T @ d_logits,
            "act0": d_logits.sum(axis=0),
            "value": hidden.T @ d_value,
            "value0": d_value.sum(axis=0),
        }
        self.n_updates += 1
        for name, slope in slopes.items():
            self.first[name] += 0.1 * (slope - self.first[name])
            self.second[name] += 0.001 * (slope**2 - self.second[name])
            first = self.first[name] / (1 - 0.9**self.n_updates)
            second = self.second[name] / (1 - 0.999**self.n_updates)
            w[name] -= (rate * first / (np.sqrt(second) + 1e-6)).astype(np.float32)


def look(games: shamble.Batch) -> tuple[np.ndarray, np.ndarray]:
    mask = games.mask().astype(bool)
    mask[~mask.any(axis=1), shamble.WAIT] = True  # A game that has just ended: whatever is chosen begins the next.
    return shamble.as_floats(GAME, games.observe()), mask


def draw(chances: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """One id a row, by its chances."""
    picks = (chances.cumsum(axis=1) < rng.random((len(chances), 1))).sum(axis=1)
    likeliest = chances.argmax(axis=1)
    picks = np.minimum(picks, chances.shape[1] - 1)
    return np.where(chances[np.arange(len(picks)), picks] > 0, picks, likeliest)


def win_rate(net: Net | None, n_games: int, seed: int) -> float:
    """The share of games that seat 0 wins with the likeliest ids, or with random ones; always the same games."""
    games, rng = batch(n_games, seed), np.random.default_rng(seed)
    won, ids = np.zeros(n_games, bool), np.zeros(n_games, np.int64)
    while (playing := np.flatnonzero(games.seat == 0)).size:
        seen, mask = (rows[playing] for rows in look(games))
        if net is None:
            ids[playing] = draw(mask / mask.sum(axis=1, keepdims=True), rng)
        else:
            ids[playing] = net.forward(seen, mask)[1].argmax(axis=1)
        games.step(ids, "disabled")
        won |= games.terminated & (games.rewards[:, 0] > 0)
    return float(won.mean())


def learn(seconds: float, out: Path, seed: int, n_test: int) -> float:
    rng = np.random.default_rng(seed)
    games = batch(N, seed)
    net = Net(games.observation_size, games.n_actions, rng)
    curve, best = [(0.0, 0, win_rate(net, n_test, seed + 1))], net.weights
    base = win_rate(None, n_test, seed + 1)
    spent, n_decisions, next_test = 0.0, 0, 0.1
    seen, mask = look(games)
    chance = games.chances(0)
    while spent < seconds:
        begin, memory = time.monotonic(), []
        for _ in range(HORIZON):
            _, chances, value = net.forward(seen, mask)
            ids = draw(chances, rng)
            fresh = games.seat < 0
            games.step(ids)
            ended = games.terminated.copy()
            chance_now = games.chances(0)
            paid = games.rewards[:, 0] + np.where(fresh, 0, chance_now - chance)
            memory.append((seen, mask, ids, chances[np.arange(N), ids], value, paid, ended, fresh))
            seen, mask = look(games)
            chance = chance_now
        n_decisions += N * HORIZON
        ahead, gain = net.forward(seen, mask)[2], np.zeros(N)
        gains = []
        for *_, value, paid, ended, fresh in reversed(memory):
            goes_on = ~ended
            gain = paid + DISCOUNT * ahead * goes_on - value + DISCOUNT * LAMBDA * gain * goes_on
            gain = np.where(fresh, 0, gain)
            gains.append(gain)
            ahead = value
        gains.reverse()
        real = ~np.concatenate([step[7] for step in memory])
        seen_all, mask_all, ids_all, old_all, value_all = (
            np.concatenate([step[i] for step in memory])[real] for i in range(5)
        )
        gain_all = np.concatenate(gains)[real].astype(np.float32)
        target = gain_all + value_all
        advantage = (gain_all - gain_all.mean()) / (gain_all.std() + 1e-6)
        rate = RATE * max(1 - spent / seconds, 0.05)
        for _ in range(EPOCHS):
            for part in np.array_split(rng.permutation(len(ids_all)), max(1, len(ids_all) // MINIBATCH)):
                net.update(seen_all[part], mask_all[part], ids_all[part], old_all[part], advantage[part], target[part], rate)
        spent += time.monotonic() - begin  # What trying it out costs does not count.
        if spent >= next_test * seconds:
            next_test += 0.1
            curve.append((spent, n_decisions, win_rate(net, n_test, seed + 1)))
            if curve[-1][2] >= max(won for _, _, won in curve):
                best = {name: weight.copy() for name, weight in net.weights.items()}
            print(f"{curve[-1][0]:6.0f} s  {n_decisions:9,} decisions  wins {curve[-1][2]:.1%} (random {base:.1%})")
    net.weights = best  # The weights that did best on the games for trying out, judged on others.
    final = win_rate(net, 4 * n_test, seed + 2)
    out.mkdir(parents=True, exist_ok=True)
    write(curve, base, out)
    print(f"random wins {base:.1%}, the learner {final:.1%} of {4 * n_test} games it has not seen")
    return final - base


def write(curve: list[tuple[float, int, float]], base: float, out: Path) -> None:
    """The curve as a table and as a picture."""
    rows = "".join(f"{seconds:.0f},{n},{won:.4f}\n" for seconds, n, won in curve)
    (out / "curve.csv").write_text(f"seconds,decisions,win_rate\n{rows}")
    last = max(n for _, n, _ in curve)
    points = " ".join(f"{40 + 540 * n / last:.1f},{260 - 400 * won:.1f}" for _, n, won in curve)
    lines = "".join(
        f'<path d="M40 {260 - 400 * y:.1f}H580" stroke="#ccc"/><text x="4" y="{264 - 400 * y:.1f}">{y:.0%}</text>'
        for y in (0, 0.2, 0.4, 0.6)
    )
    (out / "curve.svg").write_text(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 300" font-family="sans-serif" font-size="12">'
        f'<rect width="600" height="300" fill="#fff"/>{lines}'
        f'<path d="M40 {260 - 400 * base:.1f}H580" stroke="#b33" stroke-dasharray="4"/>'
        f'<text x="470" y="{254 - 400 * base:.1f}" fill="#b33">random {base:.0%}</text>'
        f'<polyline points="{points}" fill="none" stroke="#236" stroke-width="2"/>'
        f'<text x="40" y="284">0</text><text x="500" y="284">{last:,} decisions</text>'
        '<text x="40" y="14">Cliché, one seat against three rules of thumb: share of games won</text></svg>\n'
    )


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--out", type=Path, default=Path())
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--test-games", type=int, default=500)
    args = parser.parse_args()
    learn(args.seconds, args.out, args.seed, args.test_games)
