"""Tables as pictures and in letters: every game and mode, at every stage, from every seat, without secrets."""

from __future__ import annotations

import xml.etree.ElementTree as ET

import numpy as np
from conftest import play

import shamble


def test_every_stage_can_be_drawn(game_and_mode, rng):
    table = shamble.make(*game_and_mode, seed=6, max_steps=1500)
    while True:
        for seat in (None, -1, 0):
            drawn = ET.fromstring(table.svg(seat))
            assert drawn.tag == "{http://www.w3.org/2000/svg}svg"
            x, y, width, height = (float(number) for number in drawn.get("viewBox").split())
            assert 200 < width < 3000 and 200 < height < 3000
            board = table.text(seat).splitlines()
            assert len(board) > 5 and all(line == line.rstrip() for line in board if line.startswith("|"))
        if table.seat is None:
            break
        play(table, rng, 60)
    assert shamble.describe(table.game)["spec"]["name"] in table.text()


def test_pictures_tell_no_more_than_the_view(game_and_mode, rng):
    table = shamble.make(*game_and_mode, seed=4)
    for number in range(5):
        play(table, rng, 12)
        for seat in range(table.seats):
            other = table.determinize(seat, number)
            assert table.svg(seat) == other.svg(seat)
            assert table.text(seat) == other.text(seat)
        if table.seat is None:
            break


def test_nothing_stands_outside_of_the_picture(game_and_mode, rng):
    table = shamble.make(*game_and_mode, seed=2)
    play(table, rng, 80)
    drawn = ET.fromstring(table.svg(-1))
    x, y, width, height = (float(number) for number in drawn.get("viewBox").split())
    for kind, across, down in (("circle", "cx", "cy"), ("rect", "x", "y"), ("text", "x", "y")):
        spots = [(float(one.get(across)), float(one.get(down))) for one in drawn.iter(f"{{http://www.w3.org/2000/svg}}{kind}")]
        assert spots
        assert (np.array(spots) >= (x - 0.1, y - 0.1)).all()
        assert (np.array(spots) <= (x + width + 0.1, y + height + 0.1)).all()


def test_notebooks_show_the_picture():
    table = shamble.make("tiny-epic-zombies", seed=1)
    assert table._repr_svg_() == table.svg()
    assert "courtyard" in table.text()
