"""The examples do what they say, in short."""

from __future__ import annotations

import sys
from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient

EXAMPLES = Path(__file__).parent.parent / "examples"
sys.path.insert(0, str(EXAMPLES))


def test_the_learner_learns(tmp_path):
    import learn_cliche

    gained = learn_cliche.learn(seconds=20, out=tmp_path, seed=1, n_test=150)
    assert gained > 0.05
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
