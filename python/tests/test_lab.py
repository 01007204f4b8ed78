"""Series of the laboratory as frames, and parts that add up."""

from __future__ import annotations

import shamble


def test_any_split_gives_the_same_report():
    whole = shamble.simulate("cliche", 200, bots=["thumb", "random"], seed=5, rows=["games", "seats"], threads=2)
    for cuts in ([0, 200], [0, 70, 200], [0, 10, 90, 91, 200]):
        parts = [
            shamble.simulate(
                "cliche", end - begin, first=begin, bots=["thumb", "random"], seed=5, rows=["games", "seats"], threads=1
            )
            for begin, end in zip(cuts, cuts[1:], strict=False)
        ]
        merged = shamble.merge(parts)
        assert merged.tally() == whole.tally()
        same = [{**row, "command": ""} for row in whole.rows("seats")]
        assert [{**row, "command": ""} for row in merged.rows("seats")] == same


def test_frames():
    series = shamble.simulate("zombies15", 30, rows=["games", "seats", "turns"], seed=2, options={"scenario": 1})
    frame = series.polars("games")
    assert frame.height == 30
    assert {"index", "seed", "result", "won", "actions"} <= set(frame.columns)
    assert series.arrow("seats").num_rows == 30 * 4
    assert series.polars("turns").height > 30
    assert series.report["games"] == 30
    assert "30 x zombies15" in repr(series)


def test_a_game_of_a_series_can_be_played_again():
    row = shamble.simulate("cliche", 3, seed=9).rows()[2]
    assert shamble.make("cliche", seed=row["seed"]).seed == row["seed"]
