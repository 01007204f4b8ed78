"""What the tests share."""

from __future__ import annotations

import numpy as np
import pytest

import shamble

# "custom" needs the text of a scenario file.
TABLES = [(game, mode) for game in shamble.games() for mode in shamble.modes(game) if mode != "custom"]


@pytest.fixture(params=TABLES, ids=["-".join(table) for table in TABLES])
def game_and_mode(request: pytest.FixtureRequest) -> tuple[str, str]:
    return request.param


@pytest.fixture
def rng() -> np.random.Generator:
    return np.random.default_rng(1)


def play(table: shamble.Table, rng: np.random.Generator, steps: int = 10**9) -> None:
    """Random choices, so many or to the end."""
    for _ in range(steps):
        if table.seat is None:
            return
        table.step(rng.choice(table.legal()))
