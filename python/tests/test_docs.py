"""Every block of Python in the pages can be run as it stands, one after the other."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[2] / "docs"


def blocks(page: str) -> list[str]:
    return re.findall(r"^```python\n(.*?)^```", (DOCS / page).read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)


def test_the_page_for_python_runs(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    found = blocks("python.md")
    assert len(found) >= 6
    names: dict[str, object] = {}
    for number, block in enumerate(found, 1):
        exec(compile(block, f"docs/python.md, block {number}", "exec"), names)
    assert capsys.readouterr().out


@pytest.mark.parametrize("page", ["python.md", "door.md"])
def test_what_a_page_names_is_there(page):
    text = (DOCS / page).read_text(encoding="utf-8")
    import shamble

    for name in re.findall(r"`shamble\.([A-Za-z_]+)", text):
        if name not in ("gymnasium", "pettingzoo", "openspiel", "rllib", "bench", "picture"):
            assert hasattr(shamble, name), name
    for name in re.findall(r"`table\.([a-z_]+)", text):
        assert hasattr(shamble.Table, name), name
    for name in re.findall(r"`[Bb]atch\.([a-z_]+)", text):
        assert hasattr(shamble.Batch, name), name
