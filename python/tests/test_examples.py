"""The examples do what they say, in short."""

from __future__ import annotations

import sys
from pathlib import Path

import nbformat
import numpy as np
import pytest
from nbclient import NotebookClient

EXAMPLES = Path(__file__).parent.parent / "examples"
sys.path.insert(0, str(EXAMPLES))


def test_the_learner_prefers_what_is_paid_and_masks_what_cannot_be_chosen():
    import learn_cliche

    rng = np.random.default_rng(1)
    net = learn_cliche.Net(5, 8, rng)
    mask = np.ones((256, 8), bool)
    mask[:, 6:] = False
    for _ in range(60):
        seen = rng.random((256, 5), np.float32)
        _, chances, _ = net.forward(seen, mask)
        assert (chances[:, 6:] == 0).all()
        ids = learn_cliche.draw(chances, rng)
        paid = np.where(ids == 3, 1.0, -1.0).astype(np.float32)
        net.update(seen, mask, ids, chances[np.arange(256), ids], paid, paid, 1e-2)
    _, chances, value = net.forward(seen, mask)
    assert chances[:, 3].mean() > 0.8
    assert value.mean() > 0.5


def test_the_learner_beats_random(tmp_path):
    import learn_cliche

    assert learn_cliche.learn(seconds=10, out=tmp_path, seed=1, n_test=150) > 0.04
    assert (tmp_path / "curve.csv").read_text().startswith("seconds,decisions,win_rate")
    assert (tmp_path / "curve.svg").read_text().startswith("<svg")


def test_search_chooses_what_can_be_chosen():
    import search_solo

    import shamble

    table = shamble.make(**search_solo.TABLE, skip_forced=True, seed=1)
    for _ in range(3):
        choice = search_solo.search(table, 1)
        assert choice in table.legal()
        assert choice == search_solo.search(table, 1)
        table.step(choice)


@pytest.mark.parametrize("notebook", sorted(EXAMPLES.glob("*.ipynb")), ids=lambda path: path.stem)
def test_notebooks_run(notebook):
    read = nbformat.read(notebook, as_version=4)
    nbformat.validate(read)
    NotebookClient(read, timeout=120, kernel_name="python3").execute()
    shown = [output.get("data", {}) for cell in read.cells for output in cell.get("outputs", [])]
    assert any("image/svg+xml" in data for data in shown)
