"""The native module: tables of every game and mode."""

from __future__ import annotations

import copy
import json
import multiprocessing
import pickle
import subprocess
import sys
import threading

import numpy as np
import pytest
from conftest import play

import shamble


def test_random_games_end_and_replay(game_and_mode, rng):
    table = shamble.make(*game_and_mode, seed=3, max_steps=3000)
    play(table, rng)
    assert table.is_over != table.is_truncated
    again = shamble.from_replay(table.replay(), max_steps=3000)
    assert again.state_hash() == table.state_hash()
    assert shamble.from_replay(table.replay(), 5).seat is not None
    if table.is_over:
        assert set(np.unique(table.rewards)) <= {-1.0, 1.0}
        assert table.outcome["result"]


def test_the_same_seed_gives_the_same_game(game_and_mode):
    hashes = []
    for _ in range(2):
        table = shamble.make(*game_and_mode, seed=11)
        play(table, np.random.default_rng(5), 200)
        hashes.append(table.state_hash())
    assert hashes[0] == hashes[1]


def test_what_a_seat_gets_tells_nothing_that_it_cannot_know(game_and_mode, rng):
    table = shamble.make(*game_and_mode, seed=4, max_steps=3000)
    n_pairs = 0
    for number in range(250):
        if table.seat is None:
            break
        for seat in range(table.seats):
            other = table.determinize(seat, number)
            assert table.observe(seat).tobytes() == other.observe(seat).tobytes()
            assert table.mask(seat).tobytes() == other.mask(seat).tobytes()
            assert table.view_json(seat) == other.view_json(seat)
            n_pairs += 1
        play(table, rng, 1)
    assert n_pairs > 50


def test_named_parts_are_the_same_bytes(game_and_mode, rng):
    game, mode = game_and_mode
    table = shamble.make(game, mode, seed=1)
    play(table, rng, 20)
    flat = table.observe(0)
    parts = shamble.as_dict(game, flat)
    assert b"".join(part.tobytes() for part in parts.values()) == flat.tobytes()
    assert all(np.shares_memory(part, flat) for part in parts.values())
    assert flat.size == table.observation_size
    assert shamble.as_floats(game, flat).dtype == np.float32
    with pytest.raises(ValueError, match="bytes"):
        shamble.as_dict(game, flat[:-1])


def test_copies_share_nothing(game_and_mode, rng):
    table = shamble.make(*game_and_mode, seed=2)
    play(table, rng, 30)
    before = table.state_hash()
    copies = [table.clone(), copy.deepcopy(table), pickle.loads(pickle.dumps(table))]
    for one in copies:
        assert one.state_hash() == before
        assert one.seat == table.seat
        assert one.legal().tolist() == table.legal().tolist()
        play(one, np.random.default_rng(9), 20)
    assert len({one.state_hash() for one in copies}) == 1
    assert table.state_hash() == before
    fork = table.fork(99)
    play(fork, np.random.default_rng(9), 20)
    assert table.state_hash() == before


def test_words(game_and_mode, rng):
    table = shamble.make(*game_and_mode, seed=5)
    play(table, rng, 10)
    assert table.prompt()
    assert table.text()
    assert isinstance(table.view(), dict)
    assert isinstance(table.view(-1), dict)
    for id in table.legal().tolist():
        assert shamble.action_name(table.game, id)
        assert shamble.action_parts(table.game, id)
        if id != shamble.WAIT:
            assert table.label(id)
            text = table.text_of(id)
            by_text, by_id = table.clone(), table.clone()
            by_text.act(text)
            by_id.step(id)
            assert by_text.state_hash() == by_id.state_hash()
    assert table.n_unlisted() == 0
    events = table.events(0)
    assert all({"at", "text", "event"} == event.keys() for event in events)
    assert table.events(0) == []
    assert json.loads(table.position())["position"]


def test_out_arrays_are_filled(game_and_mode):
    table = shamble.make(*game_and_mode)
    mask = np.full(table.n_actions, 7, np.int8)
    seen = np.full(table.observation_size, 7, np.uint8)
    assert table.mask(out=mask) is mask
    assert table.observe(out=seen) is seen
    assert mask.tolist() == table.mask().tolist()
    assert seen.tolist() == table.observe().tolist()
    assert np.flatnonzero(mask).tolist() == sorted(table.legal().tolist())


@pytest.mark.parametrize("level", shamble.LEVELS)
def test_bots_of_all_levels_play_the_other_seats(level, rng):
    table = shamble.make("cliche", seats=2, bots={1: level}, max_steps=60, seed=1)
    while table.seat is not None:
        assert table.seat == 0
        table.step(rng.choice(table.legal()))
    assert table.n_steps >= 60 or table.is_over


def test_bots_advise_and_play_on():
    table = shamble.make("zombies15", seats=2, seed=1)
    for _ in range(20):
        advice = table.advice("thumb", seed=1)
        table.act(advice) if advice else table.step(shamble.WAIT)
    before = table.state_hash()
    rewards = table.playout("thumb", seed=3)
    assert rewards.shape == (2,)
    assert rewards.tolist() == table.playout("thumb", seed=3).tolist()
    assert 0.0 <= table.chance(0) <= 1.0
    assert table.state_hash() == before


def test_threads_play_their_own_tables():
    results = {}

    def work(name):
        table = shamble.make("tiny-epic-zombies", seed=6)
        play(table, np.random.default_rng(1), 300)
        results[name] = table.state_hash()

    threads = [threading.Thread(target=work, args=(name,)) for name in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(results) == 4 and len(set(results.values())) == 1


def test_two_threads_at_one_table():
    """Every step is taken whole, whoever takes it; what one thread could not know has changed is refused."""
    table = shamble.make("zombies15", seats=2, seed=3)
    batch = shamble.Batch("cliche", 80, seed=3)
    n_steps, troubles = [], []

    def work(seed):
        rng, n = np.random.default_rng(seed), 0
        try:
            for _ in range(400):
                batch.run_random(80)
                assert batch.offsets[-1] >= 0 and batch.mask().shape == (80, batch.n_actions)
                ids = table.legal()
                if ids.size == 0:
                    break
                try:
                    table.step(rng.choice(ids))
                    n += 1
                except (shamble.IllegalAction, shamble.NotAsked, shamble.GameOver):
                    pass
                table.text(), table.rewards, repr(table), pickle.dumps(table)
        except Exception as trouble:  # A thread cannot fail the test by itself.
            troubles.append(trouble)
        n_steps.append(n)

    threads = [threading.Thread(target=work, args=(seed,)) for seed in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(timeout=300)
    assert not troubles and len(n_steps) == 3
    assert table.n_steps == sum(n_steps)
    assert shamble.from_replay(table.replay()).state_hash() == table.state_hash()


def _played(table):
    play(table, np.random.default_rng(5), 100)
    return table.state_hash()


@pytest.mark.parametrize("how", ["fork", "spawn"])
def test_tables_go_to_other_processes(how):
    tables = [shamble.make("tiny-epic-zombies", seed=seed) for seed in range(3)]
    shamble.Batch("cliche", 200, seed=1).run_random(1000)
    with multiprocessing.get_context(how).Pool(2) as pool:
        there = pool.map_async(_played, tables).get(timeout=120)
    assert there == [_played(table) for table in tables]


def test_seeds_are_the_same_in_batches_of_any_size():
    """Game i of a batch is game i of a series, and the table with that seed."""
    rows = shamble.simulate("cliche", 5, seed=8).rows()
    for n in (3, 5):
        batch = shamble.Batch("cliche", n, seed=8)
        for i in range(n):
            table = shamble.make("cliche", seed=rows[i]["seed"])
            assert batch.observe()[i].tobytes() == table.observe().tobytes()
            assert batch.legal[batch.offsets[i] : batch.offsets[i + 1]].tolist() == table.legal().tolist()


def test_long_work_hears_ctrl_c():
    code = (
        "import shamble, threading, signal, os\n"
        "try:\n    threading.Timer(0.3, os.kill, (os.getpid(), signal.SIGINT)).start()\n    {}\nexcept KeyboardInterrupt:\n    print('heard')\n"
    )
    for work in ("shamble.simulate('cliche', 10**9, rows=())", "shamble.Batch('cliche', 64).run_random(10**15)"):
        done = subprocess.run([sys.executable, "-c", code.format(work)], capture_output=True, text=True, timeout=120)
        assert done.stdout == "heard\n", done.stderr


def test_games_are_described():
    for game in shamble.games():
        about = shamble.describe(game)
        assert about["actions"]["n"] == shamble.make(game).n_actions
        assert about["actions"]["hash"] and about["observation"]["hash"]
        assert [field.name for field in shamble.layout(game)]
