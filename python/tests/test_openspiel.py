"""OpenSpiel's own API tests, unmodified, run on our games in a process of their own."""

from __future__ import annotations

import subprocess
import sys

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import external_sampling_mccfr, ismcts, mcts, outcome_sampling_mccfr

from shamble import openspiel

# `api_test.py` makes its test classes at the end of its file, under the flag that names the games.
API_TEST = """
import runpy, sys
import shamble.openspiel
sys.argv = ["api_test", "--test_only_games=" + sys.argv[1]]
runpy.run_module("open_spiel.integration_tests.api_test", run_name="__main__", alter_sys=True)
"""


def test_api_of_all_games():
    done = subprocess.run(
        [sys.executable, "-c", API_TEST, "shamble_.*"], capture_output=True, text=True, timeout=900, check=False
    )
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-4000:]
    assert f"Ran {5 * len(openspiel.NAMES)} tests" in done.stderr, done.stderr[-2000:]


@pytest.mark.parametrize("name", openspiel.NAMES)
def test_random_games_with_serialising(name):
    game = pyspiel.load_game(name, {"max_game_length": 60})
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_parameters():
    game = pyspiel.load_game("shamble_cliche_standard(players=3,max_game_length=50)")
    assert game.num_players() == 3
    state = game.new_initial_state()
    rng = np.random.default_rng(1)
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(int(rng.integers(openspiel.CHANCE_OUTCOMES)))
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))
    assert state.returns() == [0.0] * 3 or set(state.returns()) <= {-1.0, 1.0}


def test_resampling_changes_nothing_that_the_player_sees():
    game = pyspiel.load_game("shamble_cliche_standard")
    state = game.new_initial_state()
    rng = np.random.default_rng(3)
    for _ in range(60):
        if state.is_chance_node():
            state.apply_action(int(rng.integers(openspiel.CHANCE_OUTCOMES)))
            continue
        player = state.current_player()
        other = state.resample_from_infostate(player, rng.random)
        assert other.observation_string(player) == state.observation_string(player)
        assert other.legal_actions() == state.legal_actions()
        assert other.information_state_string(player) == state.information_state_string(player)
        state.apply_action(int(rng.choice(state.legal_actions())))


def test_their_search_among_information_sets_plays_ours():
    game = pyspiel.load_game("shamble_cliche_standard", {"players": 2, "max_game_length": 30})
    state = game.new_initial_state()
    rng = np.random.RandomState(2)
    bot = ismcts.ISMCTSBot(
        game=game, uct_c=1.4, max_simulations=6, evaluator=mcts.RandomRolloutEvaluator(1, rng), random_state=rng
    )  # fmt: skip
    for _ in range(8):
        if state.is_terminal():
            break
        if state.is_chance_node():
            state.apply_action(5)
        else:
            action = bot.step(state)
            assert action in state.legal_actions()
            state.apply_action(action)


@pytest.mark.parametrize("solver", [outcome_sampling_mccfr.OutcomeSamplingSolver, external_sampling_mccfr.ExternalSamplingSolver])
def test_their_regret_minimisation_runs_on_a_short_game(solver):
    """Whole games are far too large for tables of regrets; the first decisions of one are not."""
    np.random.seed(1)
    game = pyspiel.load_game("shamble_cliche_standard", {"players": 2, "max_game_length": 3})
    trained = solver(game)
    for _ in range(2):
        trained.iteration()
    policy = trained.average_policy()
    state = game.new_initial_state()
    state.apply_action(0)
    while state.is_chance_node():
        state.apply_action(0)
    chances = policy.action_probabilities(state)
    assert abs(sum(chances.values()) - 1) < 1e-6 and set(chances) <= set(state.legal_actions())


def test_their_mcts_plays_ours():
    game = pyspiel.load_game("shamble_tiny_epic_zombies_solo", {"max_game_length": 40})
    state = game.new_initial_state()
    rng = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 1.4, 8, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    for _ in range(6):
        if state.is_chance_node():
            state.apply_action(3)
        else:
            action = bot.step(state)
            assert action in state.legal_actions()
            state.apply_action(action)
