"""Bad input: exceptions with the rule and what would be right, and nothing changed."""

from __future__ import annotations

import pickle

import numpy as np
import pytest
from conftest import play

import shamble


def test_ids_that_cannot_be_chosen(game_and_mode):
    table = shamble.make(*game_and_mode, seed=1)
    before, legal = table.state_hash(), table.legal().tolist()
    wrong = [id for id in range(table.n_actions) if id not in legal][:40]
    for id in [*wrong, -1, table.n_actions, 2**31, 2**40, -(2**62)]:
        with pytest.raises(shamble.IllegalAction) as refused:
            table.step(id)
        assert refused.value.legal == legal
        assert str(legal[0]) in str(refused.value)
    assert table.state_hash() == before


def test_the_rule_is_named():
    table = shamble.make("cliche", seed=1)
    rules = set()
    for id in range(table.n_actions):
        if id not in table.legal():
            with pytest.raises(shamble.IllegalAction) as refused:
                table.step(id)
            assert refused.value.id == id
            if refused.value.rule:
                assert refused.value.rule in str(refused.value)
                rules.add(refused.value.rule)
    assert rules and all(rule.startswith("CZG-") for rule in rules)
    with pytest.raises(shamble.IllegalAction) as refused:
        table.act("roll")
    assert refused.value.rule.startswith("CZG-")
    with pytest.raises(ValueError, match="sing"):
        table.act("sing")


def test_wrong_seats(game_and_mode):
    table = shamble.make(*game_and_mode, seed=1)
    for seat in (table.seats, -2, 99, 2**40):
        for call in (table.legal, table.mask, table.observe, table.view, table.prompt, table.chance):
            with pytest.raises(IndexError, match="0 to"):
                call(seat)
        with pytest.raises(IndexError):
            table.step(0, seat)
    for seat in set(range(table.seats)) - set(table.asked()):
        assert table.legal(seat).size == 0
        with pytest.raises(shamble.NotAsked) as refused:
            table.step(int(table.legal()[0]), seat)
        assert refused.value.asked == table.asked()


def test_after_the_end(rng):
    table = shamble.make("cliche", seats=2, seed=1)
    play(table, rng)
    with pytest.raises(shamble.GameOver, match="reset"):
        table.step(0)
    with pytest.raises(shamble.GameOver):
        table.act("roll")
    assert table.legal().size == 0
    assert table.mask().sum() == 0
    with pytest.raises(ValueError, match="seat"):
        table.observe()
    assert table.observe(0).size == table.observation_size
    table.reset(2)
    assert table.seat is not None


def test_wrong_shapes_and_types():
    table = shamble.make("cliche")
    with pytest.raises(ValueError, match="needed"):
        table.mask(out=np.zeros(3, np.int8))
    with pytest.raises(ValueError, match="needed"):
        table.observe(out=np.zeros(3, np.uint8))
    with pytest.raises(TypeError):
        table.mask(out=np.zeros(table.n_actions, np.float32))
    with pytest.raises(TypeError):
        table.step("roll")
    with pytest.raises(TypeError):
        table.step(1.5)
    readonly = np.zeros(table.n_actions, np.int8)
    readonly.flags.writeable = False
    with pytest.raises(Exception, match="(?i)writ"):
        table.mask(out=readonly)
    with pytest.raises(TypeError):
        table.observe(out=np.zeros((2, table.observation_size), np.uint8))
    with pytest.raises(shamble.ShambleError, match="step_all"):
        shamble.make("cliche", together=True).step(0)
    with pytest.raises(shamble.ShambleError, match="use step"):
        table.step_all([0, 0, 0, 0])
    with pytest.raises(ValueError, match="4 are needed"):
        shamble.make("cliche", together=True).step_all([0])


def test_numbers_without_measure():
    for huge in (10**30, -(10**30)):
        table = shamble.make("cliche", seed=1)
        with pytest.raises(shamble.IllegalAction):
            table.step(huge)
        with pytest.raises(IndexError, match="0 to 3"):
            table.observe(huge)
        with pytest.raises(IndexError):
            table.determinize(huge, 1)
        assert table.text_of(huge) is None
        with pytest.raises((shamble.SetupError, ValueError), match="seats"):
            shamble.make("cliche", seats=huge)
        with pytest.raises(ValueError, match="1 to 1000000"):
            shamble.Batch("cliche", huge)
        with pytest.raises(ValueError, match="no id"):
            shamble.action_parts("cliche", huge)
        with pytest.raises(IndexError):
            shamble.Batch("cliche", 2).chances(huge)
        with pytest.raises(IndexError):
            shamble.make("cliche", bots={huge: "thumb"})
    for name in ("max_steps", "seats"):
        with pytest.raises(ValueError, match="at least"):
            shamble.make("cliche", **{name: -1})
    with pytest.raises(ValueError, match="at least 1, not 0"):
        shamble.Batch("cliche", 2, threads=0)
    with pytest.raises(ValueError, match="at least"):
        shamble.Batch("cliche", 2).run_random(-1)
    with pytest.raises(ValueError, match="at least"):
        shamble.simulate("cliche", -5)
    with pytest.raises(ValueError, match="at least"):
        shamble.simulate("cliche", 5, threads=-1)
    assert shamble.make("cliche", max_steps=10**30).seat is not None


@pytest.mark.parametrize("nothing", [None, [], {}, "0", 1.0, np.float32(1), b"1", object()])
def test_what_is_no_number(nothing):
    table = shamble.make("cliche", seed=1)
    before = table.state_hash()
    with pytest.raises(TypeError):
        table.step(nothing)
    # Bytes are a list of whole numbers in Python, so those are refused as ids.
    with pytest.raises((TypeError, ValueError, shamble.IllegalAction)):
        shamble.Batch("cliche", 1).step(nothing)
    if nothing is not None:
        with pytest.raises(TypeError):
            table.observe(nothing)
        with pytest.raises(TypeError):
            shamble.make("cliche", seats=nothing)
    assert table.state_hash() == before


def test_exceptions_go_to_other_processes():
    table = shamble.make("cliche", seed=1)
    with pytest.raises(shamble.IllegalAction) as refused:
        table.step(399)
    again = pickle.loads(pickle.dumps(refused.value))
    assert type(again) is shamble.IllegalAction and str(again) == str(refused.value)
    assert (again.id, again.rule, again.legal) == (399, refused.value.rule, table.legal().tolist())


def test_ids_of_any_whole_type():
    for kind in (np.int8, np.int16, np.int32, np.int64, np.uint8, np.uint16, np.uint32, np.uint64):
        batch = shamble.Batch("cliche", 3, seed=1)
        ids = batch.legal[batch.offsets[:-1]]
        if ids.max() <= np.iinfo(kind).max:
            batch.step(ids.astype(kind))
            assert (batch.n_steps > 0).all()
        table = shamble.make("cliche", seed=1)
        table.step(table.legal()[0].astype(np.int64))


def test_batches():
    batch = shamble.Batch("zombies15", 5, seed=1)
    before = batch.n_steps.tolist()
    good = batch.legal[batch.offsets[:-1]]
    with pytest.raises(ValueError, match="5 are needed"):
        batch.step(good[:3])
    with pytest.raises(shamble.IllegalAction):
        batch.step([*good[:4], 99_999])
    with pytest.raises(ValueError, match="whole numbers"):
        batch.step(good.reshape(5, 1))
    with pytest.raises(ValueError, match="whole numbers"):
        batch.step(good.astype(float))
    with pytest.raises(ValueError, match="next_step"):
        batch.step(good, "tomorrow")
    with pytest.raises(ValueError, match="needed"):
        batch.observe(out=np.zeros((2, 2), np.uint8))
    with pytest.raises(IndexError):
        batch.chances(7)
    for n in (0, 10**12):
        with pytest.raises(ValueError, match="1 to 1000000"):
            shamble.Batch("cliche", n)
    assert batch.n_steps.tolist() == before


def test_tables_that_cannot_be_made():
    with pytest.raises(shamble.SetupError, match="known: zombies15"):
        shamble.make("chess")
    with pytest.raises(shamble.SetupError, match="2 to 8"):
        shamble.make("cliche", seats=9)
    with pytest.raises(shamble.SetupError, match="allowed: cooperative"):
        shamble.make("tiny-epic-zombies", "together")
    with pytest.raises(shamble.SetupError, match="unknown option 'colour'"):
        shamble.make("cliche", options={"colour": "red"})
    with pytest.raises(shamble.SetupError, match="newcomer"):
        shamble.make("cliche", bots={1: "clever"})
    with pytest.raises(IndexError, match="0 to 3"):
        shamble.make("cliche", bots={7: "thumb"})
    with pytest.raises(TypeError, match="dict"):
        shamble.make("cliche", bots="thumb")
    with pytest.raises(ValueError, match="64 hexadecimal digits"):
        shamble.make("cliche", seed="seven")
    with pytest.raises((ValueError, OverflowError)):
        shamble.make("cliche", seed=-1)
    with pytest.raises(TypeError):
        shamble.make("cliche", colour="red")


def test_positions_and_replays_that_mean_nothing(rng):
    table = shamble.make("cliche", seed=1)
    before = table.state_hash()
    other = shamble.make("zombies15")
    for text in ("", "{}", "[1]", "null", other.position(), table.position().replace("[", "{")):
        with pytest.raises(shamble.ShambleError, match="position"):
            table.place(text)
    with pytest.raises(shamble.ShambleError, match="3 seats"):
        table.place(shamble.make("cliche", seats=3).position())
    assert table.state_hash() == before
    play(table, rng, 30)
    replay = table.replay()
    for text in ("", "hello", replay.replace("seats 4", "seats 44"), replay.replace("game cliche", "game chess")):
        with pytest.raises(shamble.ShambleError):
            shamble.from_replay(text)
    with pytest.raises(shamble.ShambleError, match="recorded"):
        shamble.from_replay(replay[: replay.rindex("hash ")] + "hash 00\n")
    with pytest.raises(shamble.ShambleError, match="log"):
        table.fork(1).replay()
    with pytest.raises(ValueError, match="no id"):
        shamble.action_name("cliche", 10**6)


def test_batches_begin_anew_one_by_one():
    batch = shamble.Batch("cliche", 4, seed=1)
    with pytest.raises(ValueError, match="4 are needed"):
        batch.restart([True])
    with pytest.raises(ValueError, match="truth values"):
        batch.restart(np.ones((2, 2), bool))
    with pytest.raises(ValueError, match="truth values"):
        batch.restart([1, 2, 3, 4])
    batch.restart([False, True, False, True])
    assert batch.number.tolist() == [0, 5, 2, 7]


def test_series():
    with pytest.raises(shamble.ShambleError, match="known"):
        shamble.simulate("chess")
    with pytest.raises(shamble.ShambleError, match="newcomer"):
        shamble.simulate("cliche", 10, bots="clever")
    with pytest.raises(shamble.ShambleError, match="at least one game"):
        shamble.simulate("cliche", 0)
    with pytest.raises(ValueError, match="games, seats, turns"):
        shamble.simulate("cliche", 10, rows=["years"])
    with pytest.raises(ValueError, match="not kept"):
        shamble.simulate("cliche", 10).rows("turns")
    with pytest.raises(shamble.ShambleError):
        shamble.merge([])
    part = shamble.simulate("cliche", 10)
    with pytest.raises(shamble.ShambleError, match="two of the parts"):
        shamble.merge([part, part])
